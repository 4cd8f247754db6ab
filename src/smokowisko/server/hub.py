"""The live tables: one act at a time, stored before anybody hears of it.

Whatever is asked of a table happens under its lock: check, store, and only then acknowledge and
tell. A table that could not be stored is forgotten, and rebuilt from the journal by the next one
who asks.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from smokowisko.bots import BOTS
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.options import Value, codes
from smokowisko.engine.shuffle import SECRET_BYTES, is_nonce
from smokowisko.games import game
from smokowisko.server import entries, telling
from smokowisko.server.entries import Aborted, Chair, Created, Entry, Moved, Rematched, Started
from smokowisko.server.minds import Minds, Task
from smokowisko.server.storage import Conflict, Line, Storage, TableRow
from smokowisko.server.table import Happening, Refused, Table, rebuild
from smokowisko.server.telling import Receiver
from smokowisko.server.wire import Answer, Goodbye, Said

TABLE_ID_BYTES = 15
ADVISER = "greedy"
EARFUL = 200
"""So many unsent messages mean that a client has fallen asleep."""

T = TypeVar("T")

log = logging.getLogger("smokowisko.hub")


class Ear:
    """One open connection: a guest, the seat it looks from, and what it is still to be sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.look: int | None = None
        self.outbox: asyncio.Queue[Answer | None] = asyncio.Queue(EARFUL)
        self.let_go = asyncio.Event()

    def tell(self, answer: Answer | None) -> None:
        """Queue a message, or None for the end; one who does not listen any more is let go and
        may come back."""
        if self.outbox.full():
            self.hang_up()
        else:
            self.outbox.put_nowait(answer)

    def hang_up(self) -> None:
        """At once, whatever is still to be sent."""
        self.let_go.set()


@dataclass
class Live:
    """A table in memory, who listens, and everything that has happened."""

    table: Table
    past: list[Happening]
    created: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[Ear] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    thought_of: int = 0  # the version whose position a bot was last asked about
    forgotten: bool = False  # somebody else may hold this table by now: touch it no more

    def here(self) -> set[str]:
        return {ear.guest for ear in self.ears}

    def receiver(self, ear: Ear) -> Receiver:
        return Receiver(ear.guest, telling.eyes(self.table, ear.guest, ear.look))


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
        self, storage: Storage, minds: Minds, now: Callable[[], int], bot_pause: float = 0.0
    ) -> None:
        self.storage = storage
        self.minds = minds
        self.now = now
        self.bot_pause = bot_pause
        self._live: dict[str, Live] = {}
        self._deeds: set[asyncio.Task[Any]] = set()
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
        id = secrets.token_urlsafe(TABLE_ID_BYTES)
        table = Table(id, game(created.game), created)
        live = Live(table, [Happening(1, created, [])], self.now())
        self._live[id] = live
        async with live.lock:
            await self._store(live, table, created, None)
            if not any(chair.open for chair in table.chairs):
                await self._commit(live, Started())
        return live

    async def live(self, id: str) -> Live:
        """A table by its id; from the journal if nobody has asked for it yet."""
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._live:
                    self._go_on(self._live.setdefault(id, await self._load(id)))
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
        """After a start: bots that were thinking think again."""
        for row in await self.storage.rows(status=("running",), limit=100_000):
            await self.live(row.id)

    async def expire(self, before: int) -> int:
        """End open tables that nobody has touched since; says how many."""
        stale = await self.storage.rows(status=("open",), before=before, limit=1000)
        expired = 0
        for row in stale:
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
        del self._live[live.table.id]

    async def close(self) -> None:
        """Tell everybody to come back, and stop thinking."""
        for live in self._live.values():
            for ear in live.ears:
                ear.tell(Goodbye())
                ear.tell(None)
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
            if client is not None:
                known = await self.storage.line_of_client(live.table.id, client)
                if known is not None:
                    return known.revision
            await self._commit(live, decide(live.table), client)
            version = live.table.version
            verdict = live.table.verdict(live.table.people() - live.here())
            if verdict is not None:
                await self._commit(live, verdict)
            return version

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
            next_table = (await self._open(created)).table
            await self._commit(live, Rematched(next_table.id))
            return next_table.id

    async def _to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        deed = asyncio.create_task(act)
        self._deeds.add(deed)
        deed.add_done_callback(self._deeds.discard)
        return await asyncio.shield(deed)

    async def hint(self, live: Live, guest: str, seat: int) -> str:
        """The move a friend would whisper, from what the seat knows."""
        table = live.table
        state = table.turn_of(guest, seat).copy()
        move = await self.minds.choose(_task(table, seat, ADVISER))
        return state.text(move)

    async def _commit(self, live: Live, entry: Entry, client: str | None = None) -> None:
        table = live.table.copy()
        happening = table.apply(entry)
        await self._store(live, table, entry, client)
        live.table = table
        live.past.append(happening)
        for ear in live.ears:
            ear.tell(telling.update(live.table, [happening], live.receiver(ear), live.here()))
        self._go_on(live)

    async def _store(self, live: Live, table: Table, entry: Entry, client: str | None) -> None:
        """Keep the entry that makes the live table this one."""
        now = self.now()
        line = Line(table.id, table.version, entries.write(entry), client, now)
        try:
            await self.storage.append(line, _row(table, live.created, now))
        except BaseException as fault:
            # what is in memory may not be what is stored: the next one who asks starts afresh
            self._forget(live)
            for ear in live.ears:
                ear.hang_up()
            if isinstance(fault, Conflict):
                raise Refused("stale_version") from fault
            raise

    # ------------------------------------------------------------ bots

    def _go_on(self, live: Live) -> None:
        """Let the bot whose turn it is think, once about every position."""
        table = live.table
        if table.bot_to_move is None or live.thought_of == table.settled_at:
            return
        live.thought_of = table.settled_at
        if live.thinking is not None and live.thinking is not asyncio.current_task():
            live.thinking.cancel()  # that position was taken back
        live.thinking = asyncio.create_task(self._think(live))
        live.thinking.add_done_callback(_complain)

    async def _think(self, live: Live) -> None:
        table = live.table
        state, name, version = table.state, table.bot_to_move, table.settled_at
        assert state is not None
        assert name is not None
        seat = int(state.to_move)
        move, _ = await asyncio.gather(
            self.minds.choose(_task(table, seat, name)), asyncio.sleep(self.bot_pause)
        )
        async with live.lock:
            now = live.table
            if (now.settled_at, now.bot_to_move) == (version, name) and not live.forgotten:
                with contextlib.suppress(Refused):
                    await self._commit(live, Moved(seat, state.text(move)))

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


def _complain(thought: asyncio.Task[None]) -> None:
    if not thought.cancelled() and thought.exception() is not None:
        log.error("a bot could not move", exc_info=thought.exception())


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
        return Chair(bot=chair.bot)
    return Chair(guest, chair.name, nonce=nonce) if chair.guest == guest else Chair()


def _task(table: Table, seat: int, name: str) -> Task:
    assert table.state is not None
    world = table.state.copy()
    world.redeal(seat, secrets.randbits(62))
    return Task(table.game.id, table.game.source, world.dump(), name, secrets.randbits(62))


def _row(table: Table, created: int, now: int) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.game.id,
        status=table.status,
        private=table.private,
        guests=tuple(sorted(table.people())),
        created=created,
        updated=now,
        summary=summary(table),
    )


def summary(table: Table) -> str:
    """What a listing needs: public facts, and whose chairs they are (which stays here)."""
    facts: Mapping[str, object] = {
        "chairs": [
            {"name": chair.name, "bot": chair.bot, "open": chair.open} for chair in table.chairs
        ],
        "guests": [chair.guest for chair in table.chairs],
        "plies": len(table.moves),
        "waits_for": None if table.state is None else int(table.state.to_move),
    }
    return msgspec.json.encode(facts).decode()
