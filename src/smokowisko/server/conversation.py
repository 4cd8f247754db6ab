"""One browser at one table: requests in, answers out. It trusts nothing it is sent."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from smokowisko.server import telling, wire
from smokowisko.server.entries import Entry, Voted
from smokowisko.server.hub import Hub
from smokowisko.server.live import Ear, Live
from smokowisko.server.logs import guest_mark
from smokowisko.server.pace import Pace
from smokowisko.server.table import Refused, Table
from smokowisko.server.turns import Asker
from smokowisko.server.wire import Done, Hinted, Pong, Previewed, Refusal

A_SECOND = 15
AT_ONCE = 40
LONGEST_ID = 64

log = logging.getLogger("smokowisko.conversation")


class Line(Protocol):
    """The two ends of a connection: text in (None for what is no text) and text out; EOFError when
    the other side has gone."""

    async def receive(self) -> str | None: ...

    async def send(self, text: str) -> None: ...


class Conversation:
    """The course of a connection."""

    def __init__(
        self, hub: Hub, live: Live, guest: str, name: str, line: Line, address: str = ""
    ) -> None:
        self.hub = hub
        self.live = live
        self.name = name
        self.line = line
        self.ear = Ear(guest, address)
        self.pace = Pace(AT_ONCE, A_SECOND)
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until either side hangs up."""
        who = {"table": self.live.table.id, "guest": guest_mark(self.ear.guest)}
        log.info("somebody comes to a table", extra=who)
        ends = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._hear()),
            asyncio.create_task(self._let_go()),
        ]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.leave(self.live, self.ear)
            if self._hint is not None:
                ends.append(self._hint)
            for end in ends:
                end.cancel()
            for fault in await asyncio.gather(*ends, return_exceptions=True):
                if isinstance(fault, Exception):
                    log.error("a conversation broke off", exc_info=fault, extra=who)
            log.info("somebody leaves a table", extra=who)

    async def _send(self) -> None:
        with contextlib.suppress(EOFError):
            while (message := await self.ear.next()) is not None:
                await self.line.send(message.text)

    async def _let_go(self) -> None:
        await self.ear.let_go.wait()

    async def _hear(self) -> None:
        with contextlib.suppress(EOFError):
            while True:
                text = await self.line.receive()
                if self.pace.wait() > 0:
                    self.ear.answer(Refusal(_id_of(text), "too_fast"))
                elif text is None:
                    self.ear.answer(Refusal("", "not_text"))
                else:
                    await self._answer(text)

    async def _answer(self, text: str) -> None:
        try:
            request = wire.read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.ear.answer(Refusal(_id_of(text), "not_understood"))
            return
        try:
            await self._do(request)
        except Refused as no:
            self.ear.answer(_refusal(request.id, no))

    async def _do(self, request: wire.FromBrowser) -> None:
        guest = self.ear.guest
        if len(request.id) > LONGEST_ID:
            raise Refused("not_understood")
        if self.ear not in self.live.ears and not isinstance(request, wire.Hello):
            raise Refused("no_hello")
        match request:
            case wire.Hello() if self.ear in self.live.ears:
                raise Refused("second_hello")
            case wire.Hello(_, since, look):
                self.live = await self.hub.live(self.live.table.id)
                await self.hub.listen(self.live, self.ear, since, look)
            case wire.Ping(id):
                self.ear.answer(Pong(id))
            case wire.Look(_, look):
                await self.hub.look(self.live, self.ear, look)
            case wire.Sit(_, seat, pledge, nonce):
                await self._act(
                    request, lambda table: table.sit(guest, self.name, seat, pledge, nonce)
                )
            case wire.Leave(_, seat):
                await self._act(request, lambda table: table.leave(guest, seat))
            case wire.Start():
                await self._act(request, lambda table: table.start(guest))
            case wire.RevealNonce(_, nonce):
                await self._act(request, lambda table: table.reveal(guest, nonce))
            case wire.Play(_, seat, version, move):
                await self._act(request, lambda table: table.play(guest, seat, version, move))
            case wire.Undo(_, seat, version, plies):
                await self._act(request, lambda table: table.undo(guest, seat, version, plies))
            case wire.Resign(_, seat):
                await self._act(request, lambda table: table.resign(guest, seat))
            case wire.Vote(_, seat, proposal, about):
                vote = Voted(seat, proposal, about)
                await self._act(request, lambda table: table.vote(guest, seat, vote))
            case wire.Preview(_, seat, move):
                events = self.live.table.preview(guest, seat, move)
                self.ear.answer(Previewed(request.id, events))
            case wire.Hint(_, seat):
                self._ask_hint(request.id, seat)
            case wire.Phrase(_, seat, phrase):
                self.hub.say(self.live, self.ear, seat, phrase)
            case wire.Recall(_, version):
                look = self.live.receiver(self.ear).look
                self.ear.answer(telling.recalled(self.live.past, request.id, version, look))
            case wire.Rematch(_, pledge):
                version = await self.hub.ask_rematch(
                    self.live, guest, pledge, self._client(request)
                )
                self.ear.answer(Done(request.id, version))
            case wire.DeclineRematch():
                await self._act(request, lambda table: table.decline_rematch(guest))

    async def _act(self, request: wire.Request, decide: Callable[[Table], Entry]) -> None:
        version = await self.hub.act(self.live, decide, self._client(request))
        self.ear.answer(Done(request.id, version))

    def _client(self, request: wire.Request) -> str:
        """The id under which an act happens once, whoever else uses the same."""
        return f"{self.ear.guest}:{request.id}"

    def _ask_hint(self, id: str, seat: int) -> None:
        """A hint takes its time, and what is sent meanwhile does not wait for it. There is one at
        a time; a newer one, or a move, takes its place."""
        if self._hint is not None:
            self._hint.cancel()
        hint = self._hint = asyncio.create_task(self._give_hint(self.live, id, seat))
        self.live.hints.add(hint)
        hint.add_done_callback(self.live.hints.discard)

    async def _give_hint(self, live: Live, id: str, seat: int) -> None:
        try:
            asker = Asker(self.ear.guest, self.ear.address)
            move, share = await self.hub.hint(live, asker, seat)
            events = live.table.preview(self.ear.guest, seat, move)
        except asyncio.CancelledError:
            self.ear.answer(Refusal(id, "superseded"))
            raise
        except Refused as no:
            self.ear.answer(_refusal(id, no))
        else:
            self.ear.answer(Hinted(id, move, events, share))


def _refusal(id: str, no: Refused) -> Refusal:
    if no.fault is None:
        return Refusal(id, no.reason)
    fault = no.fault
    return Refusal(id, no.reason, fault.sentence, fault.rule, fault.key, fault.params)


def _id_of(text: str | None) -> str:
    """The id of a request that could not be read as a whole, so that its sender learns of it."""
    try:
        id = msgspec.json.decode(text or "").get("id", "")
    except (msgspec.DecodeError, AttributeError, RecursionError, UnicodeError):
        return ""
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else ""
