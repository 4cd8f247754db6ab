"""The bots at the tables: the one whose turn it is thinks, once about every position. What it is
given is a world that its seat can imagine, never the truth; and how long it takes tells nothing."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from smokowisko.bots import LEVELS, possible_world
from smokowisko.bots.levels import PATIENCE
from smokowisko.server.entries import Moved
from smokowisko.server.live import Live
from smokowisko.server.minds import Minds, Task, clock
from smokowisko.server.table import Table
from smokowisko.server.turns import Asker

ADVISER = "ancient"
LONGEST_ADVICE = 1.0  # seconds: a person waits for it

log = logging.getLogger("smokowisko.thinking")


class Tempo(NamedTuple):
    """How long bots think about a move (`seconds` for Ancient, a part of it for the others), and
    the `pause` that they wait beyond that."""

    seconds: float
    pause: float

    def of(self, bot: str) -> float:
        """Seconds from the beginning of a thought to the move. They hang on what everybody knows,
        and on nothing else: a bot that has no choice, because it holds no shield or one card
        only, takes as long as one that ponders."""
        return self.pause + LEVELS.get(bot, 0.0) * self.seconds


BRISK = Tempo(PATIENCE, pause=0.0)


def owner(live: Live) -> Asker:
    return Asker(live.table.owner)


class Thinking:
    """`play` is told what a bot decided on, and in sight of which version; `asker_of` says whose
    time the bots of a table use. Thoughts are timed by `clock`."""

    def __init__(
        self,
        minds: Minds,
        tempo: Tempo,
        play: Callable[[Live, int, Moved], Awaitable[None]],
        asker_of: Callable[[Live], Asker] = owner,
        clock: Callable[[], float] = clock,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.minds = minds
        self.tempo = tempo
        self._play = play
        self._asker_of = asker_of
        self._clock = clock
        self._sleep = sleep

    def go_on(self, live: Live) -> None:
        """Let the bot whose turn it is think, unless it does or did. Bots among themselves wait
        until somebody watches: to be called when somebody comes, too."""
        table = live.table
        if table.bot_to_move is None or live.thought_of == table.settled_at:
            return
        if not table.people() and not live.ears:
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
        task = _task(table, seat, name, self.tempo.seconds)
        thought = await self.minds.choose(task, self._asker_of(live), lambda: bool(live.ears))
        due = thought.began + self.tempo.of(name)
        await self._sleep(max(0.0, due - self._clock()))
        await self._play(live, version, Moved(seat, state.text(thought.move)))

    async def advice(self, table: Table, asker: Asker, seat: int) -> tuple[str, float | None]:
        """The move that Ancient would whisper, from what the seat knows; and the share of the
        victory it expects, unless it was at a loss."""
        state = table.turn_of(asker.guest, seat).copy()
        task = _task(table, seat, ADVISER, min(self.tempo.seconds, LONGEST_ADVICE))
        thought = await self.minds.choose(task._replace(advice=True), asker)
        return state.text(thought.move), thought.share


def _complain(thought: asyncio.Task[None]) -> None:
    if not thought.cancelled() and thought.exception() is not None:
        log.error("a bot could not move", exc_info=thought.exception())


def _task(table: Table, seat: int, name: str, seconds: float) -> Task:
    assert table.state is not None
    world = possible_world(table.state, seat, secrets.randbits(62))
    return Task(table.game.id, table.game.source, world.dump(), name, secrets.randbits(62), seconds)
