"""The live tables: one act at a time, stored before anybody hears of it.

Whatever is asked of a table happens under its lock: check, store, and only then acknowledge and
tell. A table that could not be stored is forgotten, and rebuilt from the journal by the next one
who asks.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from smokowisko.bots import BOTS
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.options import Value, codes
from smokowisko.engine.shuffle import SECRET_BYTES, is_nonce
from smokowisko.games import game
from smokowisko.server import entries, listing, telling
from smokowisko.server.entries import Aborted, Chair, Created, Entry, Moved, Rematched, Started
from smokowisko.server.live import Ear, Live
from smokowisko.server.minds import Minds
from smokowisko.server.storage import Conflict, Line, Storage, TableRow
from smokowisko.server.table import Happening, Past, Refused, Table, rebuild
from smokowisko.server.telling import Receiver
from smokowisko.server.thinking import BRISK, Tempo, Thinking
from smokowisko.server.wire import Goodbye, Said

TABLE_ID_BYTES = 15

T = TypeVar("T")

log = logging.getLogger("smokowisko.hub")


class Step(NamedTuple):
    """An entry to be stored, and the table that it makes."""

    live: Live
    table: Table
    entry: Entry
    client: str | None = None

    def line(self, now: int) -> Line:
        return Line(self.table.id, self.table.version, entries.write(self.entry), self.client, now)

    def facts(self) -> dict[str, object]:
        """For the log."""
        kind = self.entry.__struct_config__.tag
        return {"table": self.table.id, "version": self.table.version, "entry": kind}

    def row(self, now: int) -> TableRow:
        return listing.row(self.table, self.live.created, now)


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table as a client asks for it. A chair is "me", "open", or the name of a bot; several
    may be mine (one device)."""

    game: str
    chairs: list[str]
    nonce: str
    options: dict[str, Value] = {}
    private: bool = True


class Hub:
    """All live tables of this process."""

    def __init__(
        self,
        storage: Storage,
        minds: Minds,
        now: Callable[[], int],
        tempo: Tempo = BRISK,
        absence: float = 0.0,
    ) -> None:
        """`absence` is for how many seconds one may be gone and still count as there: to load a
        page again is not to leave."""
        self.storage = storage
        self.now = now
        self.absence = absence
        self._thinking = Thinking(minds, tempo, self._play_bot)
        self._live: dict[str, Live] = {}
        self._deeds: set[asyncio.Task[Any]] = set()
        self._weighings: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------ tables

    async def create(self, guest: str, name: str, order: Order) -> Table:
        """A new table; it starts at once when nobody is missing."""
        rules = game(order.game)
        codes(rules.options, order.options)
        fewest, most = rules.players
        if not fewest <= len(order.chairs) <= most:
            raise BadOptions(
                f"{rules.id} is for {fewest} to {most} players, not {len(order.chairs)}.",
                option="chairs",
            )
        if not is_nonce(order.nonce):
            raise Refused("bad_nonce")
        chairs = [_chair(each, guest, name, order.nonce) for each in order.chairs]
        created = Created(
            game=rules.id,
            version=rules.version,
            components=rules.components_hash,
            options=order.options,
            chairs=chairs,
            owner=guest,
            private=order.private,
            secret=secrets.token_hex(SECRET_BYTES),
        )
        return (await self._open(created)).table

    async def _open(self, created: Created) -> Live:
        live, steps = self._laid(created)
        await self._store(live, steps)
        self._admit(live)
        return live

    def _laid(self, created: Created) -> tuple[Live, list[Step]]:
        """A new table as it will be when these steps are stored; it starts at once when nobody is
        missing."""
        table = Table(secrets.token_urlsafe(TABLE_ID_BYTES), game(created.game), created)
        live = Live(table, Past(table, created), self.now())
        steps = [Step(live, table, created)]
        if not any(chair.open for chair in table.chairs):
            live.table = table.copy()
            live.past.add(live.table.apply(Started()), live.table)
            steps.append(Step(live, live.table, Started()))
        return live, steps

    def _admit(self, live: Live) -> None:
        self._live[live.table.id] = live
        self._thinking.go_on(live)

    async def live(self, id: str) -> Live:
        """A table by its id; from the journal if nobody has asked for it yet."""
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._live:
                    self._thinking.go_on(self._live.setdefault(id, await self._load(id)))
            finally:
                self._opening.pop(id, None)
            return self._live[id]

    async def _load(self, id: str) -> Live:
        lines = await self.storage.journal(id)
        if not lines:
            raise Refused("unknown_table")
        table, past = rebuild(id, [entries.read(line.entry) for line in lines])
        return Live(table, past, lines[0].at)

    async def resume(self) -> None:
        """After a start: bots that were thinking think again. Tables that wait for a person stay
        in the journal until somebody comes."""
        async for row in self.storage.every_row(status=("running",)):
            if listing.waits_for_bot(row):
                await self.live(row.id)

    async def expire(self, before: int) -> int:
        """End open tables that nobody has touched since; says how many."""
        expired = 0
        async for row in self.storage.every_row(status=("open",), before=before):
            live = await self.live(row.id)
            async with live.lock:
                if live.table.status == "open" and not live.ears and not live.forgotten:
                    await self._commit(live, Aborted("expired"))
                    expired += 1
        return expired

    def forget_idle(self) -> None:
        """Let go of tables that nobody watches and no bot ponders: the journal has them."""
        for live in list(self._live.values()):
            pondering = live.thinking is not None and not live.thinking.done()
            if not live.ears and not pondering and not live.lock.locked():
                self._forget(live)

    def _forget(self, live: Live) -> None:
        """Whoever still holds it is refused from now on, so it never stands against a newer one."""
        live.forgotten = True
        self._live.pop(live.table.id, None)

    async def close(self) -> None:
        """Tell everybody to come back, and stop thinking."""
        for live in self._live.values():
            for ear in live.ears:
                ear.tell(Goodbye())
                ear.tell(None)
        for weighing in self._weighings:
            weighing.cancel()
        await asyncio.gather(*self._deeds, *self._weighings, return_exceptions=True)
        for live in list(self._live.values()):
            async with live.lock:  # a bot's move that is being stored is brought to its end
                if live.thinking is not None:
                    live.thinking.cancel()
        thinking = [live.thinking for live in self._live.values() if live.thinking is not None]
        await asyncio.gather(*thinking, return_exceptions=True)

    @property
    def listened_to(self) -> bool:
        return any(live.ears for live in self._live.values())

    # ------------------------------------------------------------ acts

    async def act(
        self, live: Live, decide: Callable[[Table], Entry], client: str | None = None
    ) -> int:
        """Check, store, make true, tell; gives the version it made. An act that was stored before
        under the same client id happens no second time. Once begun it is brought to its end, even
        when the one who asked has gone."""
        return await self._to_the_end(self._act(live, decide, client))

    async def _act(self, live: Live, decide: Callable[[Table], Entry], client: str | None) -> int:
        async with live.lock:
            _require_known(live)
            if client is not None:
                known = await self.storage.line_of_client(live.table.id, client)
                if known is not None:
                    return known.revision
            await self._commit(live, decide(live.table), client)
            version = live.table.version
            await self._weigh(live)
            return version

    async def _weigh(self, live: Live) -> None:
        """The votes, by who is there now."""
        verdict = live.table.verdict(live.table.people() - live.here())
        if verdict is not None:
            await self._commit(live, verdict)

    async def _weigh_later(self, live: Live) -> None:
        """Somebody has left: does it change the verdict?"""
        await asyncio.sleep(self.absence)
        await self._to_the_end(self._weigh_again(live))

    async def _weigh_again(self, live: Live) -> None:
        async with live.lock:
            if not live.forgotten:
                await self._weigh(live)

    async def rematch(self, live: Live, guest: str, nonce: str) -> str:
        """The same people, the same options, the next one first; one rematch a table."""
        return await self._to_the_end(self._rematch(live, guest, nonce))

    async def _rematch(self, live: Live, guest: str, nonce: str) -> str:
        async with live.lock:
            _require_known(live)
            table = live.table
            if table.rematch is not None:
                return table.rematch
            if table.status not in ("finished", "aborted"):
                raise Refused("not_finished")
            if guest not in table.people():
                raise Refused("not_your_seat")
            if not is_nonce(nonce):
                raise Refused("bad_nonce")
            turned = [*table.chairs[1:], table.chairs[0]]
            chairs = [_seated_again(chair, guest, nonce) for chair in turned]
            created = Created(
                game=table.game.id,
                version=table.game.version,
                components=table.game.components_hash,
                options=table.options,
                chairs=chairs,
                owner=guest,
                private=table.private,
                secret=secrets.token_hex(SECRET_BYTES),
                previous=table.id,
            )
            # both tables in one transaction: no rematch that its table does not know of
            next_live, steps = self._laid(created)
            entry = Rematched(next_live.table.id)
            after = table.copy()
            happening = after.apply(entry)
            await self._store(live, [*steps, Step(live, after, entry)])
            self._admit(next_live)
            self._come_true(live, after, happening)
            return entry.table

    async def _to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        deed = asyncio.create_task(act)
        self._deeds.add(deed)
        deed.add_done_callback(self._deeds.discard)
        return await asyncio.shield(deed)

    async def hint(self, live: Live, guest: str, seat: int) -> tuple[str, float | None]:
        return await self._thinking.advice(live.table, guest, seat)

    async def _commit(self, live: Live, entry: Entry, client: str | None = None) -> None:
        table = live.table.copy()
        happening = table.apply(entry)
        await self._store(live, [Step(live, table, entry, client)])
        self._come_true(live, table, happening)

    def _come_true(self, live: Live, table: Table, happening: Happening) -> None:
        """What is stored is told."""
        live.table = table
        live.past.add(happening, table)
        for ear in live.ears:
            ear.tell(telling.update(live.table, [happening], live.receiver(ear), live.here()))
        self._thinking.go_on(live)

    async def _store(self, live: Live, steps: Sequence[Step]) -> None:
        """Keep all these steps or none; when they cannot be kept, the live table is let go."""
        now, began = self.now(), time.monotonic()
        try:
            await self.storage.append_all([(step.line(now), step.row(now)) for step in steps])
        except BaseException as fault:
            # what is in memory may not be what is stored: the next one who asks starts afresh
            self._forget(live)
            for ear in live.ears:
                ear.hang_up()
            if isinstance(fault, Conflict):
                raise Refused("stale_version") from fault
            raise
        took = round(1000 * (time.monotonic() - began), 1)
        for step in steps:
            log.info("an entry is stored", extra={**step.facts(), "milliseconds": took})

    async def _play_bot(self, live: Live, version: int, moved: Moved) -> None:
        """A bot's move, if the position it thought about is still there."""
        async with live.lock:
            table = live.table
            asked = table.settled_at == version and table.bot_to_move is not None
            if asked and not live.forgotten:
                with contextlib.suppress(Refused):
                    await self._commit(live, moved)

    # ------------------------------------------------------------ listening

    async def listen(self, live: Live, ear: Ear, since: int | None, look: int | None) -> None:
        """Somebody comes in: told everything, or what was missed."""
        async with live.lock:
            if live.forgotten:
                ear.hang_up()
                return
            ear.look = look
            live.ears.add(ear)
            receiver, here = live.receiver(ear), live.here()
            version = live.table.version
            if since is not None and max(0, version - telling.LONG_GAP) < since <= version:
                news = live.past[since:]
                ear.tell(telling.update(live.table, news, receiver, here))
            else:
                ear.tell(telling.snapshot(live.table, live.past, receiver, here))
            self._tell_presence(live, ear)

    async def look(self, live: Live, ear: Ear, seat: int | None) -> None:
        async with live.lock:
            if seat is not None and seat not in live.table.seats_of(ear.guest):
                raise Refused("not_your_seat")
            ear.look = seat
            receiver = Receiver(ear.guest, seat)
            ear.tell(telling.snapshot(live.table, live.past, receiver, live.here()))

    def leave(self, live: Live, ear: Ear) -> None:
        live.ears.discard(ear)
        self._tell_presence(live, ear)
        if live.table.votes and ear.guest not in live.here():
            weighing = asyncio.create_task(self._weigh_later(live))
            self._weighings.add(weighing)
            weighing.add_done_callback(self._weighed)

    def _weighed(self, weighing: asyncio.Task[None]) -> None:
        self._weighings.discard(weighing)
        if not weighing.cancelled() and weighing.exception() is not None:
            log.error("votes could not be weighed", exc_info=weighing.exception())

    def say(self, live: Live, ear: Ear, seat: int, phrase: str) -> None:
        if seat not in live.table.seats_of(ear.guest):
            raise Refused("not_your_seat")
        for other in live.ears:
            other.tell(Said(seat, phrase))

    def _tell_presence(self, live: Live, coming: Ear) -> None:
        for ear in live.ears - {coming}:
            ear.tell(telling.update(live.table, [], live.receiver(ear), live.here()))


def _require_known(live: Live) -> None:
    if live.forgotten:
        raise Refused("stale_version")


def _chair(wish: str, guest: str, name: str, nonce: str) -> Chair:
    if wish == "me":
        return Chair(guest=guest, name=name, nonce=nonce)
    if wish == "open":
        return Chair()
    if wish in BOTS:
        return Chair(bot=wish)
    raise BadOptions(f"A chair is “me”, “open” or a bot, not {wish!r}.", option="chairs")


def _seated_again(chair: Chair, guest: str, nonce: str) -> Chair:
    """Bots and the one who asks sit down at once, the others by themselves."""
    if chair.bot is not None:
        return Chair(name=chair.name, bot=chair.bot)
    return Chair(guest, chair.name, nonce=nonce) if chair.guest == guest else Chair()
