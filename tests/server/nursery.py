"""Servers that start fast: everything is imported once, and each server is a fork of that.

Much is imported only when a server is built and opens its house, so one does that here first, with
data of its own.

A line on stdin starts a server; its process id and then its own words come on stdout, and "ended"
when it is dead and buried. Then the next one may start.
"""

import asyncio
import os
import sys
from tempfile import TemporaryDirectory

import uvicorn
from msgspec.structs import replace

from smokowisko import games
from smokowisko.server.app import build
from smokowisko.server.serve import serve
from smokowisko.server.settings import Settings


def main() -> None:
    settings = Settings.from_environment()
    warm_up(settings)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            print(os.getpid(), flush=True)
            serve(settings)
            os._exit(0)
        os.waitpid(child, 0)
        print("ended", flush=True)


def warm_up(settings: Settings) -> None:
    for id in games.IDS:
        games.game(id)
    with TemporaryDirectory() as data:
        asyncio.run(open_and_close(replace(settings, data=data, database_url="")))


async def open_and_close(settings: Settings) -> None:
    app = build(settings)
    uvicorn.Config(app, ws="websockets-sansio", log_config=None).load()
    async with app.lifespan():
        pass


if __name__ == "__main__":
    main()
