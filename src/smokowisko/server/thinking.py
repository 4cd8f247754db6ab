"""The bots at the tables: the one whose turn it is thinks, once about every position. What it is
given is a world that its seat can imagine, never the truth."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from smokowisko.server.entries import Moved
from smokowisko.server.live import Live
from smokowisko.server.minds import Minds, Task
from smokowisko.server.table import Table

ADVISER = "greedy"

log = logging.getLogger("smokowisko.thinking")


class Thinking:
    """`play` is told what a bot decided on, and in sight of which version."""

    def __init__(
        self, minds: Minds, pause: float, play: Callable[[Live, int, Moved], Awaitable[None]]
    ) -> None:
        self.minds = minds
        self.pause = pause
        self._play = play

    def go_on(self, live: Live) -> None:
        """Let the bot whose turn it is think, unless it does or did."""
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
            self.minds.choose(_task(table, seat, name)), asyncio.sleep(self.pause)
        )
        await self._play(live, version, Moved(seat, state.text(move)))

    async def advice(self, table: Table, guest: str, seat: int) -> str:
        """The move a friend would whisper, from what the seat knows."""
        state = table.turn_of(guest, seat).copy()
        return state.text(await self.minds.choose(_task(table, seat, ADVISER)))


def _complain(thought: asyncio.Task[None]) -> None:
    if not thought.cancelled() and thought.exception() is not None:
        log.error("a bot could not move", exc_info=thought.exception())


def _task(table: Table, seat: int, name: str) -> Task:
    assert table.state is not None
    world = table.state.copy()
    world.redeal(seat, secrets.randbits(62))
    return Task(table.game.id, table.game.source, world.dump(), name, secrets.randbits(62))
