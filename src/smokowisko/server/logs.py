"""What the server says of itself: lines for people at a terminal, JSON everywhere else.

Whoever logs gives an event in plain words and facts as `extra`: table, version, milliseconds. Never
a secret, a cookie, a seed, or the name of a guest; a guest is told apart by a mark.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Literal, TextIO

Style = Literal["auto", "json", "text"]

MARK_BYTES = 4

# what every record has; everything else was given as a fact
ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def set_up(style: Style, stream: TextIO = sys.stderr) -> None:
    """One door for all: ours, uvicorn's, Litestar's."""
    handler = logging.StreamHandler(stream)
    as_text = style == "text" or (style == "auto" and stream.isatty())
    handler.setFormatter(Plain() if as_text else Json())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)


def guest_mark(guest: str) -> str:
    """Tells guests apart, and tells nobody who they are."""
    return blake2b(guest.encode(), digest_size=MARK_BYTES).hexdigest()


def facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in ORDINARY}


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    """A short line for people."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        level = "" if record.levelno <= logging.INFO else f"{record.levelname}: "
        told = "".join(f" {name}={value}" for name, value in facts(record).items())
        room = record.name.removeprefix("smokowisko.")
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{time} {room}: {level}{record.getMessage()}{told}{trace}"
