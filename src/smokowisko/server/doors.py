"""The doors of the server: HTTP for what is asked once, a WebSocket for a table. Nothing here knows
a rule."""

import contextlib
import time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import TooManyRequestsException, WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from smokowisko import games
from smokowisko.bots import LEVELS
from smokowisko.engine.options import Value
from smokowisko.engine.record import Record
from smokowisko.server import wire
from smokowisko.server.asking import (
    address_of,
    guest_of,
    hub_of,
    identity_of,
    same_site,
    spend,
    storage_of,
    table_limits_of,
)
from smokowisko.server.conversation import Conversation
from smokowisko.server.health import Checkup, Health
from smokowisko.server.hub import SET_ASIDE
from smokowisko.server.identity import COOKIE, YEAR, proposed_name, tidy_name
from smokowisko.server.listing import Listing, listed
from smokowisko.server.metrics import METRICS
from smokowisko.server.opening import Order
from smokowisko.server.past import SetAside
from smokowisko.server.rules_page import rules_html
from smokowisko.server.storage import Guest
from smokowisko.server.table import Refused
from smokowisko.server.table_limits import TooMany

LISTED = 50
COSTLY = 10
"""As many requests count a new guest, a new table, a record to be played through."""

A_RECORD = ResponseSpec(Record, description="One line, to be kept.", generate_examples=False)

ILL = ResponseSpec(Health, description="Nothing can be stored.", generate_examples=False)

NO_COOKIE, OTHER_SITE, GONE, CANNOT_GO_ON = 4401, 4403, 4404, 4410
TOO_FAST = TOO_MANY = 4429


def now() -> int:
    """In milliseconds."""
    return time.time_ns() // 1_000_000


class Me(msgspec.Struct):
    """The guest who asks."""

    name: str


class Opened(msgspec.Struct):
    """A new table, and the hash of the secret of its shuffle."""

    id: str
    commitment: str


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option and what it may be: one of `values`, or a whole number from `low` to `high`."""

    id: str
    default: Value
    values: list[Value] = []
    low: int | None = None
    high: int | None = None
    offered: list[Value] = []


class GameInfo(msgspec.Struct):
    """A game as the new-table page offers it; `bots` are the levels, the weakest first."""

    id: str
    version: int
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]


class RulesPage(msgspec.Struct):
    html: str


# ---------------------------------------------------------------- HTTP


@get("/api/me")
async def me(request: Request[Any, Any, AppState]) -> Response[Me]:
    """Who I am; a newcomer gets a name and a cookie."""
    storage, identity = storage_of(request), identity_of(request)
    id = identity.guest(request.cookies.get(COOKIE))
    guest = await storage.guest(id) if id is not None else None
    if guest is not None:
        return Response(Me(guest.name))
    spend(request, COSTLY)
    id, cookie = identity.new()
    guest = Guest(id, proposed_name(), now())
    await storage.save_guest(guest)
    response = Response(Me(guest.name))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@put("/api/me")
async def rename(request: Request[Any, Any, AppState], data: JSONBody[Me]) -> Me:
    guest = await guest_of(request)
    name = tidy_name(data.name)
    if not name:
        raise Refused("empty_name")
    await storage_of(request).save_guest(Guest(guest.id, name, guest.created))
    return Me(name)


@get("/api/games")
async def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            id=game.id,
            version=game.version,
            players=game.players,
            options=[
                OptionInfo(option.id, option.default, **option.bounds()) for option in game.options
            ],
            bots=list(LEVELS),
        )
        for game in map(games.game, games.game_ids())
    ]


@get("/api/rules/{game_id:str}/{language:str}")
async def rules(game_id: FromPath[str], language: FromPath[str]) -> RulesPage:
    return RulesPage(rules_html(game_id, language))


@post("/api/tables", opt={"cost": COSTLY})
async def open_table(request: Request[Any, Any, AppState], data: JSONBody[Order]) -> Opened:
    guest = await guest_of(request)
    table = await hub_of(request).create(guest.id, guest.name, data, address_of(request))
    METRICS.tables.inc()
    return Opened(table.id, table.commitment)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, AppState]) -> Listing:
    guest = await guest_of(request)
    storage = storage_of(request)
    under_way = ("open", "dealing", "running", SET_ASIDE)
    mine = await storage.rows(status=under_way, guest=guest.id, limit=LISTED)
    waiting = await storage.rows(status=("open",), public=True, limit=LISTED)
    recent = await storage.rows(status=("finished", "aborted"), guest=guest.id, limit=LISTED)
    lists = (mine, waiting, recent)
    return Listing(*([listed(row, guest.id) for row in rows] for rows in lists))


@get("/api/tables/{id:str}/record", responses={200: A_RECORD})
async def record(request: Request[Any, Any, AppState], id: FromPath[str]) -> Response[str]:
    """The record of a game that has ended; of a running one it would tell every secret."""
    live = await hub_of(request).live(id)
    line = live.table.record().line() + "\n"
    name = f"{live.table.game.id}-{id}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(line, media_type=MediaType.JSON, headers=disposition)


@get("/health", responses={503: ILL})
async def health(request: Request[Any, Any, AppState]) -> Response[Health]:
    checkup: Checkup = request.app.state.checkup
    found = await checkup.health()
    return Response(found, status_code=200 if found.status == "well" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


# ---------------------------------------------------------------- the table


class SocketLine:
    """A WebSocket as the line of a conversation."""

    def __init__(self, socket: WebSocket[Any, Any, AppState]) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise EOFError
        return message.get("text")  # type: ignore[return-value]

    async def send(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except (OSError, WebSocketDisconnect) as gone:
            raise EOFError from gone


@websocket("/api/tables/{id:str}")
async def sit_at_table(socket: WebSocket[Any, Any, AppState], id: FromPath[str]) -> None:
    if not same_site(socket):
        await socket.close(OTHER_SITE, "other_site")
        return
    guest_id = identity_of(socket).guest(socket.cookies.get(COOKIE))
    guest = await storage_of(socket).guest(guest_id) if guest_id is not None else None
    if guest is None:
        await socket.close(NO_COOKIE, "no_cookie")
        return
    try:
        spend(socket, 1)
    except TooManyRequestsException:
        await socket.close(TOO_FAST, "too_fast")
        return
    await socket.accept()
    hub = hub_of(socket)
    try:
        live = await hub.live(id)
    except Refused as no:
        await socket.send_text(wire.write(wire.Refusal("", no.reason)))
        await socket.close(CANNOT_GO_ON if isinstance(no, SetAside) else GONE, no.reason)
        return
    address = address_of(socket)
    try:
        with (
            table_limits_of(socket).one_more(guest.id, id, address),
            METRICS.connections.track_inprogress(),
        ):
            line = SocketLine(socket)
            await Conversation(hub, live, guest.id, guest.name, line, address).run()
    except TooMany:
        await socket.send_text(wire.write(wire.Refusal("", "too_many")))
        await socket.close(TOO_MANY, "too_many")
        return
    with contextlib.suppress(Exception):  # the other side may have closed it already
        await socket.close()


API = (
    me,
    rename,
    list_games,
    rules,
    open_table,
    list_tables,
    record,
)
WATCHING = (health, metrics)
