"""The routes of replays: games of this server in a thread, uploaded records in worker processes.
Knows who asks and for what, nothing of how a record is checked."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import TooManyRequestsException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from smokowisko.server.asking import asker_of, hub_of
from smokowisko.server.record_pool import RecordPool, TooCostly, TooMany
from smokowisko.server.replay import Answer, Page, Replay, Verdict, shown, too_costly
from smokowisko.server.table import Refused

PAGE = 32
"""So many positions are sent at once: a view may be large."""

REPLAYS_AT_ONCE = 2
"""Games of this server that are played through at the same time: live tables come first."""

From = Annotated[int, QueryParameter(name="from", ge=0)]
Count = Annotated[int, QueryParameter(ge=0, le=PAGE)]

A_PAGE = ResponseSpec(Replay, description="A page of the game.", generate_examples=False)
A_VERDICT = ResponseSpec(Verdict, description="What was found.", generate_examples=False)


@get("/api/tables/{id:str}/replay")
async def replay_table(
    request: Request[Any, Any, AppState],
    id: FromPath[str],
    look: FromQuery[str] = "none",
    first: From = 0,
    count: Count = PAGE,
    log: FromQuery[bool] = True,
) -> Replay:
    """A game of this server; while it runs, this would tell every secret."""
    ended = (await hub_of(request).live(id)).table
    record = ended.record()
    page = Page(_eyes(look), first, count, log)
    replays: asyncio.Semaphore = request.app.state.replays
    async with replays:
        return await asyncio.to_thread(shown, record, ended.game, page)


@post("/api/replay", status_code=200, responses={200: A_PAGE})
async def replay_record(
    request: Request[Any, Any, AppState],
    look: FromQuery[str] = "none",
    first: From = 0,
    count: Count = PAGE,
    log: FromQuery[bool] = True,
) -> Response[bytes]:
    """An uploaded record; a fault alone when nothing of it can be shown."""
    page = Page(_eyes(look), first, count, log)
    try:
        answer = await _played(request, page)
    except TooCostly:
        answer = Answer(400, msgspec.json.encode(too_costly()))
    return Response(answer.body, status_code=answer.status, media_type=MediaType.JSON)


@post("/api/verify", status_code=200, responses={200: A_VERDICT})
async def verify_record(request: Request[Any, Any, AppState]) -> Response[bytes]:
    """Check an uploaded record."""
    try:
        verdict = (await _played(request, None)).body
    except TooCostly:
        verdict = msgspec.json.encode(Verdict(fits=False, faults=[too_costly()]))
    return Response(verdict, media_type=MediaType.JSON)


async def _played(request: Request[Any, Any, AppState], page: Page | None) -> Answer:
    records: RecordPool = request.app.state.records
    try:
        return await records.answer(asker_of(request), await request.body(), page)
    except TooMany as no:
        raise TooManyRequestsException("too_fast", headers={"Retry-After": "1"}) from no


def _eyes(look: str) -> int | None:
    if look == "none":
        return None
    try:
        return int(look)
    except ValueError as no:
        raise Refused("no_such_seat") from no


HANDLERS = (replay_table, replay_record, verify_record)
