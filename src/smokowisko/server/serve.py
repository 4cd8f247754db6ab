"""Running the server: one process, a line that says where it listens, and a graceful stop."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser

import uvicorn
from litestar import Litestar

from smokowisko.engine.errors import BadOptions
from smokowisko.server import logs
from smokowisko.server.app import build
from smokowisko.server.hub import Hub
from smokowisko.server.occupied import alone_with
from smokowisko.server.settings import Settings
from smokowisko.server.storage import file_at

LARGEST_FRAME = 64 * 1024
STOP_SECONDS = 5
GOODBYE_SECONDS = 1


class Server(uvicorn.Server):
    """Says goodbye at every table; uvicorn alone would hang up first and ask the tables after."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub: Hub = self._app.state.hub
        await hub.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while hub.listened_to:
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Listen until somebody stops us; port 0 takes any free one."""
    try:
        listening = socket.create_server((settings.host, settings.port))
    except OSError as fault:
        raise BadOptions(
            f"Nobody can listen on {settings.host}:{settings.port}: {fault.strerror}.",
            option="port",
        ) from fault
    host, port = listening.getsockname()[:2]
    address = f"http://{host}:{port}"
    print(f"Smokowisko: {address}", flush=True)
    if _has_display():
        webbrowser.open(address)
    logs.set_up(settings.log)
    app = build(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    database = file_at(settings.database())
    with alone_with(database) if database else contextlib.nullcontext():
        Server(config, app).run(sockets=[listening])


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return sys.stdout.isatty()
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
