"""A way to the server that can fall silent, as a bad network does: nothing is closed, and nothing
comes."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65536


class Proxy:
    """While it is silent it keeps what it is given; that comes late afterwards."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._flows = threading.Event()
        self._flows.set()
        self._sockets: list[socket.socket] = []
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        self._flows.clear()

    def heal(self) -> None:
        self._flows.set()

    def _accept(self) -> None:
        with suppress(OSError):  # it has been closed
            while True:
                browser, _ = self._ear.accept()
                server = socket.create_connection(self._server)
                self._sockets += [browser, server]
                for source, target in ((browser, server), (server, browser)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):  # one of the sides has gone
            while data := source.recv(CHUNK):
                self._flows.wait()
                target.sendall(data)
            self._flows.wait()
            target.shutdown(socket.SHUT_WR)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._flows.set()
        for each in (self._ear, *self._sockets):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
