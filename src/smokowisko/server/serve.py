"""Running the server: one process, a line that says where it listens, and a graceful stop."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
import webbrowser
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar

from smokowisko.engine.errors import SmokowiskoError
from smokowisko.server import logs
from smokowisko.server.app import build
from smokowisko.server.connections import Connections
from smokowisko.server.hub import Hub
from smokowisko.server.occupied import alone_with
from smokowisko.server.protocols import PatientProtocol, TableProtocol
from smokowisko.server.settings import Settings
from smokowisko.server.sockets import listen, room_for, written_address
from smokowisko.server.storage import file_at

LARGEST_FRAME = 64 * 1024
STOP_SECONDS = 5
GOODBYE_SECONDS = 1
TICKS_A_SECOND = 10  # of uvicorn

log = logging.getLogger("smokowisko.serve")


class Server(uvicorn.Server):
    """Opens the house before anybody can come: what is wrong then is told as it is, where uvicorn
    would print a traceback. Says goodbye at every table; uvicorn alone would hang up first and ask
    the tables after."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app
        self._connections: Connections = app.state.connections

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        with self.capture_signals():
            async with self._app.lifespan():
                await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            address = written_address(listening)
            print(f"Smokowisko: {address}", flush=True)
            if _has_display():
                await asyncio.to_thread(webbrowser.open, address)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self._connections.hang_up_on_the_slow()
        return await super().on_tick(counter)

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
    app = build(settings)
    database = file_at(settings.database())
    with alone_with(database) if database else contextlib.nullcontext():
        listening = listen(settings.host, settings.port)
        logs.set_up(settings.log)
        connections: Connections = app.state.connections
        connections.most = room_for(settings.connections)
        log.log(
            logging.INFO if connections.most == settings.connections else logging.WARNING,
            "room for connections",
            extra={
                "connections": connections.most,
                "wanted": settings.connections,
                "of_one_address": settings.address_connections,
                "seconds_for_a_request": settings.request_seconds,
            },
        )
        try:
            Server(_config(settings, app), app).run(sockets=[listening])
        except BaseExceptionGroup as faults:  # the lifespan makes a group of a single fault
            if (ours := _fault_of_ours(faults)) is None:
                raise
            raise ours from faults
        finally:
            listening.close()


def _config(settings: Settings, app: Litestar) -> uvicorn.Config:
    proxies = settings.named_proxies()
    connections = app.state.connections
    return uvicorn.Config(
        answering_head(app),
        http=partial(PatientProtocol, connections),  # type: ignore[arg-type]
        ws=partial(TableProtocol, connections),  # type: ignore[arg-type]
        ws_max_size=LARGEST_FRAME,
        lifespan="off",  # `Server` has it
        # empty: nobody is believed; left out, the environment could name somebody
        forwarded_allow_ips=list(proxies.written()),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )


def answering_head(app: Any) -> Any:
    """HEAD is GET without the body, which uvicorn leaves out by itself."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def _fault_of_ours(faults: BaseExceptionGroup[BaseException]) -> BaseException | None:
    """The one that a group is about, as it was raised."""
    fault: BaseException | None = faults.subgroup(SmokowiskoError)
    while isinstance(fault, BaseExceptionGroup):
        fault = fault.exceptions[0]
    return fault


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return sys.stdout.isatty()
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
