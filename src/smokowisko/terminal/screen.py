"""The screen: as rich as the terminal allows, and never an error for a letter it cannot show."""

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from collections.abc import Mapping

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from smokowisko.words import LANGUAGES, rules_page

# one sign for one sign, so that drawings keep their shape
PLAIN_SIGNS = dict(zip("╭╮╰╯┬─–—│▶◀▲▢▣▒·×…„”“łŁ→", '+++++---|><^_##-x~"""lL>', strict=True))
PLAIN = "smokowisko-plain"
FORGET_HISTORY = "\x1b[3J"


def _plain(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return "".join(map(_plain_sign, fault.object[fault.start : fault.end])), fault.end


def _plain_sign(sign: str) -> str:
    bare = PLAIN_SIGNS.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return bare if bare.isascii() else "?"


codecs.register_error(PLAIN, _plain)


def forgive_letters() -> None:
    """Show and read whatever comes, also where the terminal knows few letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def console(*, stderr: bool = False) -> Console:
    """A console in which words are just words: nothing in them is markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def printable(text: str) -> str:
    """A text from outside, in one line and unable to command the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))


def wipe(screen: Console) -> None:
    """Leave nothing to see, also for whoever scrolls back, as far as the terminal can forget."""
    if screen.is_dumb_terminal:
        screen.print("\n" * screen.height)
    elif screen.is_terminal:
        screen.clear()
        screen.file.write(FORGET_HISTORY)


def hanging(mark: str, text: str) -> RenderableType:
    """A paragraph beside its mark."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(mark, "dim"), Text(text))
    return grid


def line_editing() -> None:
    """Arrow keys and a memory for what is typed, where the system has them."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person at this terminal."""
    names = [environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((name for name in names if name), "")
    spoken = locale.lower().replace("-", "_").split("_")[0].split(".")[0]
    return spoken if spoken in LANGUAGES else "en"


def show_rules(screen: Console, language: str, game: str) -> None:
    """The rules for players; page by page where somebody can turn them."""
    page = Markdown(rules_page(language, game))
    if not (screen.is_terminal and sys.stdin.isatty()):
        screen.print(page)
        return
    os.environ.setdefault("LESS", "-R")  # or colours arrive as noise
    with screen.pager(styles=True):
        screen.print(page)
