"""Servers that start fast: everything is imported once, and each server is a fork of that.

A line on stdin starts a server; its process id and then its own words come on stdout, and "ended"
when it is dead and buried. Then the next one may start.
"""

import os
import sys

from smokowisko.server.serve import serve
from smokowisko.server.settings import Settings


def main() -> None:
    settings = Settings.from_environment()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            print(os.getpid(), flush=True)
            serve(settings)
            os._exit(0)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
