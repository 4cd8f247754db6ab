"""How a worker process of the server is started: by the path of its program, with the id of the
parent it has to end with, and finding modules where this process does."""

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import ModuleType
from typing import Any


def spawned(
    program: ModuleType, *arguments: str
) -> Coroutine[Any, Any, asyncio.subprocess.Process]:
    """A new process of this program, which is given the parent's id, these arguments and the places
    where modules are found."""
    return asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # the folder of the program is no place to import from
        str(Path(str(program.__file__)).resolve()),
        str(os.getpid()),
        *arguments,
        *(str(Path(place).resolve()) for place in sys.path),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # a Ctrl-C at the server's terminal is for the server, which then ends its workers
        start_new_session=True,
        # even a bot that walks through a set of strings walks the same way in every worker
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
