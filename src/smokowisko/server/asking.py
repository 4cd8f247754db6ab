"""Who asks, and what of: the guest of a cookie, the site a browser is at, and the rooms that a
connection leads to."""

from math import ceil
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers.base import BaseRouteHandler

from smokowisko.server.addresses import neighbourhood
from smokowisko.server.hub import Hub
from smokowisko.server.identity import COOKIE, Identity
from smokowisko.server.pace import Paces
from smokowisko.server.storage import Guest, Storage
from smokowisko.server.table_limits import TableLimits

Connection = ASGIConnection[Any, Any, Any, AppState]


def storage_of(connection: Connection) -> Storage:
    storage: Storage = connection.app.state.storage
    return storage


def table_limits_of(connection: Connection) -> TableLimits:
    limits: TableLimits = connection.app.state.table_limits
    return limits


def hub_of(connection: Connection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def identity_of(connection: Connection) -> Identity:
    identity: Identity = connection.app.state.identity
    return identity


async def guest_of(request: Request[Any, Any, AppState]) -> Guest:
    id = identity_of(request).guest(request.cookies.get(COOKIE))
    guest = await storage_of(request).guest(id) if id is not None else None
    if guest is None:
        raise NotAuthorizedException("no_cookie")
    return guest


def same_site(connection: Connection) -> bool:
    """A browser tells where a request comes from; what is no browser tells nothing."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def keep_pace(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: nobody asks for more than we can give everybody."""
    spend(connection, handler.opt.get("cost", 1))


def spend(connection: Connection, cost: float) -> None:
    """Count this against the guest; without a cookie of ours, against the address."""
    guest = identity_of(connection).guest(connection.cookies.get(COOKIE))
    paces: Paces = connection.app.state.guest_paces if guest else connection.app.state.address_paces
    wait = paces.wait(guest or address_of(connection), cost)
    if wait > 0:
        raise TooManyRequestsException("too_fast", headers={"Retry-After": str(ceil(wait))})


def address_of(connection: Connection) -> str:
    """Where it comes from, as far as that can be told."""
    return neighbourhood(connection.client.host if connection.client is not None else "")


def own_site_only(connection: Connection, _: BaseRouteHandler) -> None:
    if not same_site(connection):
        raise PermissionDeniedException("other_site")


def asker_of(connection: Connection) -> str:
    """Who waits for a turn: the guest; without a cookie of ours, the address."""
    guest = identity_of(connection).guest(connection.cookies.get(COOKIE))
    return guest or address_of(connection)
