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
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from smokowisko.server import entries, listing
from smokowisko.server.absence import PROMPT, Absences, Patience
from smokowisko.server.entries import (
    Aborted,
    Created,
    Dealt,
    Entry,
    Moved,
    Rematched,
    Started,
)
from smokowisko.server.live import Ear, Live, Message
from smokowisko.server.minds import Minds
from smokowisko.server.opening import Order, ordered, rematch_of
from smokowisko.server.past import SetAside, begun, rebuild
from smokowisko.server.storage import Conflict, Line, Storage, TableRow
from smokowisko.server.table import (
    ENDED,
    Happening,
    Refused,
    Table,
)
from smokowisko.server.thinking import BRISK, Tempo, Thinking
from smokowisko.server.turns import Asker
from smokowisko.server.wire import Goodbye, Said

TABLE_ID_BYTES = 15
SET_ASIDE = "set_aside"
"""The status in lists of a table that cannot go on here."""

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


class Hub:
    """All live tables of this process."""

    def __init__(
        self,
        storage: Storage,
        minds: Minds,
        now: Callable[[], int],
        tempo: Tempo = BRISK,
        patience: Patience = PROMPT,
    ) -> None:
        self.storage = storage
        self.now = now
        self.patience = patience
        self.absences = Absences(patience)
        self._thinking = Thinking(
            minds,
            tempo,
            self._play_bot,
            asker_of=lambda live: Asker(live.table.owner, live.address),
        )
        self._live: dict[str, Live] = {}
        self._deeds: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------ tables

    async def create(self, guest: str, name: str, order: Order, address: str = "") -> Table:
        """A new table; it starts at once when nobody is missing."""
        created = ordered(order, guest, name)
        live, steps = self._laid(created)
        live.address = address
        await self._store(live, steps)
        self._admit(live)
        return live.table

    def _laid(self, created: Created) -> tuple[Live, list[Step]]:
        """A new table as it will be when these steps are stored; it starts at once when nobody is
        missing."""
        table, past = begun(secrets.token_urlsafe(TABLE_ID_BYTES), created)
        live = Live(table, past, self.now())
        steps = [Step(live, table, created)]
        if not any(chair.open for chair in table.chairs):
            for after, happening in _course(table, Started()):
                steps.append(Step(live, after, happening.entry))
                live.table = after
                live.past.add(happening, after)
        return live, steps

    def _admit(self, live: Live) -> None:
        self._live[live.table.id] = live
        self._go_on(live)

    async def live(self, id: str) -> Live:
        """A table by its id; from the journal if nobody has asked for it yet."""
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._live:
                    self._admit(await self._load(id))
            finally:
                self._opening.pop(id, None)
            return self._live[id]

    async def _load(self, id: str) -> Live:
        lines = await self.storage.journal(id)
        if not lines:
            raise Refused("unknown_table")
        try:
            table, past = rebuild(id, _entries(lines))
        except SetAside as no:
            await self._set_aside(id, no)
            raise
        return Live(table, past, lines[0].at)

    async def _set_aside(self, id: str, no: SetAside) -> None:
        """It cannot go on here: lists say so, nobody tries it again before the next start, and
        everything else runs."""
        log.warning(
            "a table is set aside",
            extra={"table": id, "reason": no.reason},
            exc_info=no.__cause__,
        )
        row = await self.storage.row(id)
        if row is not None and row.status not in ENDED:
            await self.storage.set_status(id, SET_ASIDE)

    async def resume(self) -> None:
        """After a start: bots that were thinking think again, what was being dealt is dealt, and
        what was set aside has another try. Tables that wait for a person stay in the journal
        until somebody comes."""
        async for row in self.storage.every_row(status=("dealing", "running", SET_ASIDE)):
            if row.status != "running" or (row.guests and listing.waits_for_bot(row)):
                with contextlib.suppress(Refused):  # it has been set aside
                    live = await self.live(row.id)
                    if row.status == SET_ASIDE:
                        await self.storage.set_status(row.id, live.table.status)

    async def expire(self, before: int) -> int:
        """End open tables that nobody has touched since; says how many."""
        expired = 0
        async for row in self.storage.every_row(status=("open",), before=before):
            with contextlib.suppress(Refused):  # it has been set aside
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
            busy = pondering or live.lock.locked() or live.table.status == "dealing"
            if not live.ears and not busy:
                self._forget(live)

    def _forget(self, live: Live) -> None:
        """Whoever still holds it is refused from now on, so it never stands against a newer one."""
        live.forget()
        self._live.pop(live.table.id, None)

    async def close(self) -> None:
        """Tell everybody to come back, and stop thinking."""
        for live in self._live.values():
            for ear in live.ears:
                ear.answer(Goodbye())
                ear.end()
            live.stop()
        await asyncio.gather(*self._deeds, return_exceptions=True)
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
            if (known := await self._revision_of(live, client)) is not None:
                return known
            made = live.table.version + 1
            await self._commit(live, decide(live.table), client)
            await self._weigh(live)
            return made

    async def ask_rematch(
        self, live: Live, guest: str, pledge: str, client: str | None = None
    ) -> int:
        """Another game with the same people and options, the next one first; the table is opened
        when everybody wants it."""
        return await self._to_the_end(self._ask_rematch(live, guest, pledge, client))

    async def _ask_rematch(self, live: Live, guest: str, pledge: str, client: str | None) -> int:
        async with live.lock:
            _require_known(live)
            if (known := await self._revision_of(live, client)) is not None:
                return known
            table = live.table
            course = [*_course(table, table.ask_rematch(guest, pledge))]
            after, asked = course[0]
            next_live, steps = None, [Step(live, after, asked.entry, client)]
            if after.all_want_rematch:
                # both tables in one transaction: no rematch that its table does not know of
                next_live, next_steps = self._laid(rematch_of(after))
                course += _course(after, Rematched(next_live.table.id))
                after, made = course[-1]
                steps = [*next_steps, *steps, Step(live, after, made.entry)]
            await self._store(live, steps)
            if next_live is not None:
                next_live.address = live.address
                self._admit(next_live)
            self._come_true(live, course)
            return table.version + 1

    async def _revision_of(self, live: Live, client: str | None) -> int | None:
        """Of an act that was stored before under this client id."""
        if client is None:
            return None
        line = await self.storage.line_of_client(live.table.id, client)
        return None if line is None else line.revision

    async def _to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        deed = asyncio.create_task(act)
        self._deeds.add(deed)
        deed.add_done_callback(self._deeds.discard)
        return await asyncio.shield(deed)

    async def hint(self, live: Live, asker: Asker, seat: int) -> tuple[str, float | None]:
        return await self._thinking.advice(live.table, asker, seat)

    async def _commit(self, live: Live, entry: Entry, client: str | None = None) -> None:
        """Store an entry and what follows from it, and make them true."""
        course = list(_course(live.table, entry))
        steps = [Step(live, table, happening.entry) for table, happening in course]
        steps[0] = steps[0]._replace(client=client)
        await self._store(live, steps)
        self._come_true(live, course)

    def _come_true(self, live: Live, course: Sequence[tuple[Table, Happening]]) -> None:
        """What is stored is told."""
        settled = live.table.settled_at
        for table, happening in course:
            live.table = table
            live.past.add(happening, table)
        if live.table.settled_at != settled:
            for hint in live.hints:
                hint.cancel()  # of a position that is no more
        live.tell()
        self._go_on(live)

    def _go_on(self, live: Live) -> None:
        """What happens at a table by itself."""
        self._thinking.go_on(live)
        if live.table.status == "dealing" and live.dealing is None:
            live.dealing = self._later(self.patience.reveal, live, self._deal)
        if live.table.status in ENDED:
            self.absences.forget(live.table)

    async def _deal(self, live: Live) -> None:
        """Those who have not revealed their nonce by now are left out."""
        async with live.lock:
            if not live.forgotten and live.table.status == "dealing":
                await self._commit(live, Dealt())

    def _later(
        self, seconds: float, live: Live, deed: Callable[[Live], Coroutine[Any, Any, None]]
    ) -> asyncio.TimerHandle:
        """What nobody asks for happens to its end, too; what fails is said in the log."""

        def begin() -> None:
            task = asyncio.create_task(deed(live))
            self._deeds.add(task)
            task.add_done_callback(self._done)

        return asyncio.get_running_loop().call_later(seconds, begin)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._deeds.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table could not go on", exc_info=task.exception())

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

    # ------------------------------------------------------------ coming and going

    async def listen(self, live: Live, ear: Ear, since: int | None, look: int | None) -> None:
        """Somebody comes in: told everything, or what was missed."""
        async with live.lock:
            if live.forgotten:
                ear.hang_up()
                return
            live.join(ear)
            live.address = ear.address
            ear.listen_to(live, since or 0, look)
            live.presence_changed()
            self.absences.came(live.table, ear.guest)
            back = live.table.returned(ear.guest)
            if back is not None:
                await self._commit(live, back)
            await self._weigh(live)
            self._await_absent(live)
            self._thinking.go_on(live)

    async def look(self, live: Live, ear: Ear, seat: int | None) -> None:
        async with live.lock:
            if seat is not None and seat not in live.table.seats_of(ear.guest):
                raise Refused("not_your_seat")
            ear.look_from(seat)

    def leave(self, live: Live, ear: Ear) -> None:
        live.leave(ear)
        live.presence_changed()
        if ear.guest not in live.here() and ear.guest in live.table.people():
            self.absences.left(live.table, ear.guest)
            self._await_absent(live)

    def say(self, live: Live, ear: Ear, seat: int, phrase: str) -> None:
        if seat not in live.table.seats_of(ear.guest):
            raise Refused("not_your_seat")
        said = Message(Said(seat, phrase))
        for other in live.ears:
            other.overhear(said)

    # ------------------------------------------------------------ absence

    def _await_absent(self, live: Live) -> None:
        """Look again when the next one who is not here counts as away; while nobody is here, that
        has time until somebody comes."""
        if live.absence is not None:
            live.absence.cancel()
            live.absence = None
        here = live.here()
        if live.table.status == "running" and not live.table.people().isdisjoint(here):
            wait = self.absences.next(live.table, here)
            if wait is not None:
                live.absence = self._later(wait, live, self._mind_absent)

    async def _mind_absent(self, live: Live) -> None:
        async with live.lock:
            if live.forgotten:
                return
            here = live.here()
            for guest in sorted(self.absences.lasting(live.table, here)):
                away = live.table.gone(guest)
                if away is not None:
                    await self._commit(live, away)
            await self._weigh(live)
            self._await_absent(live)

    async def _weigh(self, live: Live) -> None:
        """The votes: nobody is passed over who is here or has been gone for a moment only."""
        away = live.table.away & self.absences.lasting(live.table, live.here())
        verdict = live.table.verdict(away)
        if verdict is not None:
            await self._commit(live, verdict)


def _course(table: Table, entry: Entry | None) -> Iterator[tuple[Table, Happening]]:
    """The tables that an entry makes, and what follows from it."""
    while entry is not None:
        table = table.copy()
        happening = table.apply(entry)
        yield table, happening
        entry = table.consequence()


def _entries(lines: Sequence[Line]) -> list[Entry]:
    try:
        return [entries.read(line.entry) for line in lines]
    except msgspec.DecodeError as fault:  # of a later edition, or of a broken disk
        raise SetAside("damaged") from fault


def _require_known(live: Live) -> None:
    if live.forgotten:
        raise Refused("stale_version")
