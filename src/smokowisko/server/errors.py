"""Every error leaves as a typed answer, never as a traceback."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from smokowisko.engine.errors import SmokowiskoError
from smokowisko.server.table import Refused

JSON = MediaType.JSON

log = logging.getLogger("smokowisko.errors")

REASONS = {
    401: "no_cookie",
    403: "other_site",
    404: "not_found",
    413: "too_large",
    429: "too_fast",
}
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


class No(msgspec.Struct, frozen=True):
    """A typed no; `sentence` is for people, where there is more to say."""

    reason: str
    sentence: str | None = None


def _no(
    status: int, reason: str, sentence: str | None = None, headers: dict[str, str] | None = None
) -> Response[No]:
    return Response(
        No(reason, sentence), status_code=status, headers=HEADERS | (headers or {}), media_type=JSON
    )


def on_refusal(_: Request[Any, Any, AppState], no: Refused) -> Response[Any]:
    return _no(404 if no.reason in NOT_HERE else 409, no.reason)


def on_our_error(_: Request[Any, Any, AppState], fault: SmokowiskoError) -> Response[Any]:
    return _no(400, "bad_request", fault.sentence)


def on_http_error(_: Request[Any, Any, AppState], fault: HTTPException) -> Response[Any]:
    reason = REASONS.get(fault.status_code, "bad_request")
    return _no(fault.status_code, reason, headers=fault.headers)


def on_unreadable(_: Request[Any, Any, AppState], fault: Exception) -> Response[Any]:
    """Of a body's faults Litestar knows some, but not these."""
    return _no(400, "bad_request")


def on_our_fault(_: Request[Any, Any, AppState], fault: Exception) -> Response[Any]:
    log.error("a request could not be answered", exc_info=fault)
    return _no(500, "our_fault")


NOES = {
    status: ResponseSpec(No, description=sentence, generate_examples=False)
    for status, sentence in {
        400: "It cannot be understood, or cannot be.",
        401: "Nobody knows this cookie.",
        403: "It was sent from another site.",
        404: "It is not here.",
        409: "It may not be done now.",
        413: "It is too large.",
        429: "It was asked too often; Retry-After says when to come back.",
    }.items()
}
"""Every no that a door may give, for the description of the API."""


HANDLERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    Refused: on_refusal,
    SmokowiskoError: on_our_error,
    HTTPException: on_http_error,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_our_fault,
}
