"""The program of a worker process of `record_pool`: plays strangers' records through, within limits
of time and memory that the system keeps.

It is started by its path, and says `{"ready": true}` when everything is imported. A line of JSON
announces each record, `{"length": 5000, "page": …}`, and the record follows. Back comes
`{"status": 200, "length": 9000}` and an answer of that length, or `{"refused": reason}`, or
`{"fault": "what went wrong"}`.

It ends with its parent as a `mind_worker` does, and when a record takes too much: without memory it
ends itself, and out of processor time the system ends it, should its parent not have done so.
"""

import json
import math
import os
import sys
import time
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any

MEGABYTE = 1024 * 1024
LONGEST_FAULT = 4000  # characters, the last of a traceback


def main(parent: int, records: str, seconds: float, megabytes: int, path: list[str]) -> None:
    sys.path[:] = path
    from smokowisko.server.mind_worker import KINDNESS, end_with, take_pipes

    end_with(parent)
    if sys.platform != "win32":
        os.nice(KINDNESS)
    questions, answers = take_pipes()

    def say(body: bytes = b"", **words: object) -> None:
        said = memoryview(json.dumps(words).encode() + b"\n" + body)
        while said:
            said = said[answers.write(said) :]

    answer = import_module(records).answer
    limit_memory(megabytes)
    say(ready=True)
    for line in questions:
        question: dict[str, Any] = json.loads(line)
        body = questions.read(question["length"])
        limit_time(seconds)
        try:
            say(**answered(answer, body, question["page"]))
        except MemoryError:
            os._exit(1)


def answered(answer: Any, body: bytes, page: dict[str, Any] | None) -> dict[str, Any]:
    from smokowisko.server.replay import Page
    from smokowisko.server.table import Refused

    try:
        status, found = answer(body, None if page is None else Page(**page))
    except MemoryError:
        raise
    except Refused as no:
        return {"refused": no.reason}
    except Exception:
        return {"fault": traceback.format_exc()[-LONGEST_FAULT:].strip()}
    return {"body": found, "status": status, "length": len(found)}


def limit_memory(megabytes: int) -> None:
    """Where the system can: all that this process may ever ask for."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(ValueError, OSError):  # macOS has the name of this limit, but not the limit
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def limit_time(seconds: float) -> None:
    """So much processor time from now on, in whole seconds."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        until = math.ceil(time.process_time() + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (until, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
