"""The doors of the server: HTTP for what is asked once, a WebSocket for a table.

Nothing here knows a rule. Every error leaves as a typed answer, never as a traceback.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post, put, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    WebSocketDisconnect,
)
from litestar.handlers.base import BaseRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from smokowisko import __version__, games
from smokowisko.bots import BOTS
from smokowisko.engine.errors import BadRecord, SmokowiskoError
from smokowisko.engine.options import Value
from smokowisko.engine.record import read as read_record
from smokowisko.engine.record import verify
from smokowisko.server import wire
from smokowisko.server.conversation import Conversation
from smokowisko.server.hub import Hub, Order
from smokowisko.server.identity import COOKIE, YEAR, Identity, proposed_name, tidy_name
from smokowisko.server.metrics import METRICS
from smokowisko.server.minds import Minds
from smokowisko.server.rules_page import rules_html
from smokowisko.server.settings import HOUR, Settings
from smokowisko.server.site import site
from smokowisko.server.storage import Guest, Storage, TableRow
from smokowisko.server.table import Refused

log = logging.getLogger("smokowisko.app")

LARGEST_BODY = 256 * 1024
SWEEP_SECONDS = 600
LISTED = 50

NOT_HERE = {"unknown_table"}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

GONE, NO_COOKIE, OTHER_SITE = 4404, 4401, 4403


class Me(msgspec.Struct):
    """The guest who asks."""

    name: str


class Opened(msgspec.Struct):
    id: str


class Listed(msgspec.Struct):
    """A table in a list: which chairs are yours, and what its summary says."""

    id: str
    game: str
    status: str
    updated: int
    yours: list[int]
    facts: dict[str, Any]


class Listing(msgspec.Struct):
    mine: list[Listed]
    open: list[Listed]
    recent: list[Listed]


class Verdict(msgspec.Struct):
    """Whether a record fits; if not, why, and from which ply on."""

    fits: bool
    sentence: str | None = None
    ply: int | None = None
    plies: int | None = None
    scores: list[int] | None = None


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option and what it may be: one of `values`, or a whole number from `low` to `high`."""

    id: str
    default: Value
    values: list[Value] = []
    low: int | None = None
    high: int | None = None
    offered: list[Value] = []


class GameInfo(msgspec.Struct):
    """A game as the new-table page offers it."""

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
    storage, identity = _storage(request), _identity(request)
    id = identity.guest(request.cookies.get(COOKIE))
    guest = await storage.guest(id) if id is not None else None
    if guest is not None:
        return Response(Me(guest.name))
    id, cookie = identity.new()
    guest = Guest(id, proposed_name(), _now())
    await storage.save_guest(guest)
    response = Response(Me(guest.name))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@put("/api/me")
async def rename(request: Request[Any, Any, AppState], data: Me) -> Me:
    guest = await _guest(request)
    name = tidy_name(data.name)
    if not name:
        raise Refused("empty_name")
    await _storage(request).save_guest(Guest(guest.id, name, guest.created))
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
            bots=list(BOTS),
        )
        for game in map(games.game, games.game_ids())
    ]


@get("/api/rules/{game_id:str}/{language:str}")
async def rules(game_id: str, language: str) -> RulesPage:
    return RulesPage(rules_html(game_id, language))


@post("/api/tables")
async def open_table(request: Request[Any, Any, AppState], data: Order) -> Opened:
    guest = await _guest(request)
    table = await _hub(request).create(guest.id, guest.name, data)
    METRICS.tables.inc()
    return Opened(table.id)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, AppState]) -> Listing:
    guest = await _guest(request)
    storage = _storage(request)
    mine = await storage.rows(status=("open", "running"), guest=guest.id, limit=LISTED)
    waiting = await storage.rows(status=("open",), public=True, limit=LISTED)
    recent = await storage.rows(status=("finished", "aborted"), guest=guest.id, limit=LISTED)
    lists = (mine, waiting, recent)
    return Listing(*([_listed(row, guest.id) for row in rows] for rows in lists))


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, AppState], id: str) -> Response[str]:
    """The record of a game that has ended; of a running one it would tell every secret."""
    live = await _hub(request).live(id)
    line = live.table.record().line() + "\n"
    name = f"{live.table.game.id}-{id}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(line, media_type="application/json", headers=disposition)


@post("/api/verify", status_code=200)
async def check_record(request: Request[Any, Any, AppState]) -> Verdict:
    """Replay an uploaded record."""
    body = await request.body()
    try:
        written = read_record(body.decode("utf-8").strip())
        game = games.game(written.game, written.components_toml)
        state = await asyncio.to_thread(verify, written, game)
    except (ValueError, OverflowError, RecursionError):  # a stranger's file may hold anything
        return Verdict(fits=False, sentence="This is no record of a game: it cannot be read.")
    except SmokowiskoError as fault:
        ply = fault.ply if isinstance(fault, BadRecord) else None
        return Verdict(fits=False, sentence=fault.sentence, ply=ply)
    return Verdict(fits=True, plies=len(written.moves), scores=state.scores())


@get("/health")
async def health(request: Request[Any, Any, AppState]) -> dict[str, str]:
    await _storage(request).rows(limit=1)
    return {"status": "well", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT)
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
async def sit_at_table(socket: WebSocket[Any, Any, AppState], id: str) -> None:
    if not _same_site(socket):
        await socket.close(OTHER_SITE, "other_site")
        return
    guest_id = _identity(socket).guest(socket.cookies.get(COOKIE))
    guest = await _storage(socket).guest(guest_id) if guest_id is not None else None
    if guest is None:
        await socket.close(NO_COOKIE, "no_cookie")
        return
    await socket.accept()
    hub = _hub(socket)
    try:
        live = await hub.live(id)
    except Refused as no:
        await socket.send_text(wire.write(wire.Refusal("", no.reason)))
        await socket.close(GONE, no.reason)
        return
    with METRICS.connections.track_inprogress():
        await Conversation(hub, live, guest.id, guest.name, SocketLine(socket)).run()
    with contextlib.suppress(Exception):  # the other side may have closed it already
        await socket.close()


# ---------------------------------------------------------------- who asks


def _storage(connection: ASGIConnection[Any, Any, Any, AppState]) -> Storage:
    storage: Storage = connection.app.state.storage
    return storage


def _hub(connection: ASGIConnection[Any, Any, Any, AppState]) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def _identity(connection: ASGIConnection[Any, Any, Any, AppState]) -> Identity:
    identity: Identity = connection.app.state.identity
    return identity


async def _guest(request: Request[Any, Any, AppState]) -> Guest:
    id = _identity(request).guest(request.cookies.get(COOKIE))
    guest = await _storage(request).guest(id) if id is not None else None
    if guest is None:
        raise NotAuthorizedException("no_cookie")
    return guest


def _same_site(connection: ASGIConnection[Any, Any, Any, AppState]) -> bool:
    """A browser tells where a request comes from; what is no browser tells nothing."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def own_site_only(connection: ASGIConnection[Any, Any, Any, AppState], _: BaseRouteHandler) -> None:
    if not _same_site(connection):
        raise PermissionDeniedException("other_site")


def _listed(row: TableRow, guest: str) -> Listed:
    facts = msgspec.json.decode(row.summary)
    yours = [seat for seat, sitter in enumerate(facts.pop("guests", [])) if sitter == guest]
    return Listed(row.id, row.game, row.status, row.updated, yours, facts)


def _now() -> int:
    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------- errors


def _no(status: int, reason: str, sentence: str | None = None) -> Response[dict[str, str | None]]:
    body = {"reason": reason, "sentence": sentence}
    return Response(body, status_code=status, headers=HEADERS)


def on_refusal(_: Request[Any, Any, AppState], no: Refused) -> Response[Any]:
    return _no(404 if no.reason in NOT_HERE else 409, no.reason)


def on_our_error(_: Request[Any, Any, AppState], fault: SmokowiskoError) -> Response[Any]:
    return _no(400, "bad_request", fault.sentence)


def on_http_error(_: Request[Any, Any, AppState], fault: HTTPException) -> Response[Any]:
    reasons = {401: "no_cookie", 403: "other_site", 404: "not_found", 413: "too_large"}
    return _no(fault.status_code, reasons.get(fault.status_code, "bad_request"))


def on_unreadable(_: Request[Any, Any, AppState], fault: Exception) -> Response[Any]:
    """Of a body's faults Litestar knows some, but not these."""
    return _no(400, "bad_request")


def on_our_fault(_: Request[Any, Any, AppState], fault: Exception) -> Response[Any]:
    log.error("a request could not be answered", exc_info=fault)
    return _no(500, "our_fault")


# ---------------------------------------------------------------- the house


@contextlib.asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    storage = await Storage.open(settings.database())
    minds = Minds(settings.bot_workers, settings.bot_patience)
    await minds.start()
    hub = Hub(storage, minds, _now, settings.bot_pause)
    app.state.storage, app.state.hub = storage, hub
    app.state.identity = Identity(settings.cookie_secret())
    await hub.resume()
    sweeping = asyncio.create_task(_sweep(hub, settings.open_table_hours))
    try:
        yield
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await hub.close()
        await minds.close()
        await storage.close()


async def _sweep(hub: Hub, open_table_hours: int) -> None:
    """Every now and then: end what nobody came to, and forget what nobody watches."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await hub.expire(_now() - open_table_hours * HOUR * 1000)
        except Exception:  # whatever it is, the next round may go better
            log.exception("open tables could not be swept")
        hub.forget_idle()


def build(settings: Settings) -> Litestar:
    """The server, ready to be run."""
    handlers = [
        me,
        rename,
        list_games,
        rules,
        open_table,
        list_tables,
        record,
        check_record,
        health,
        metrics,
        sit_at_table,
        *site(settings.website()),
    ]
    return Litestar(
        handlers,
        lifespan=[_open_house],
        state=AppState({"settings": settings}),
        guards=[own_site_only],
        exception_handlers={
            Refused: on_refusal,
            SmokowiskoError: on_our_error,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            Exception: on_our_fault,
        },
        response_headers=HEADERS,
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
    )
