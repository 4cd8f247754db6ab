"""HTTP and WebSocket as uvicorn speaks them, with an eye on who keeps us waiting: uvicorn itself
waits for ever for the first request, and for one that comes letter by letter."""

from asyncio import Transport
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from smokowisko.server import errors
from smokowisko.server.connections import Connections, Place

HEALTH = "/health"
COME_BACK = "5"  # seconds


class PatientProtocol(H11Protocol):
    """HTTP on one connection, which has a place among all."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._open = connections
        self._place: Place | None = None
        self._upgraded = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._open.admit(transport, self.client[0] if self.client else "")
        if self._place is None:
            transport.abort()
        elif self._place.spare:
            self.app = refusing(self.app)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._open.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._place is not None and self._place.spare:
            self.transport.close()
        self._follow()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._place is not None:
            self._open.awaits(self._place)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._follow()

    def _follow(self) -> None:
        """Who has sent a whole request does not keep us waiting any more."""
        if self._place is None or self._upgraded:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or self.flow.write_paused:
            self._open.awaits(self._place)
        else:
            self._open.serves(self._place)

    def _should_upgrade(self) -> bool:
        full = self._place is None or self._place.spare
        return not full and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self._place is not None:
            self._open.serves(self._place)
        self._upgraded = True
        super().handle_websocket_upgrade(event)


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket, which has taken over the place of its request."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._open = connections

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._open.leave(self.transport)


def refusing(app: Any) -> Any:
    """The app for somebody for whom there is no room: only how the server is will be told."""
    headers = {
        **errors.HEADERS,
        "Content-Type": "application/json",
        "Connection": "close",
        "Retry-After": COME_BACK,
    }
    body = msgspec.json.encode(errors.No("full", "There is no room for more connections."))

    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == HEALTH:
            await app(scope, receive, send)
            return
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 503, "headers": raw})
        await send({"type": "http.response.body", "body": body})

    return refuse
