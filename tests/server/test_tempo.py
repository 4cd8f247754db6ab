"""How long a bot takes tells nothing: whether it had a choice is its secret."""

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from smokowisko import games
from smokowisko.bots import LEVELS
from smokowisko.engine.game import State
from smokowisko.server.entries import Chair, Created, Moved, Started
from smokowisko.server.live import Ear, Live
from smokowisko.server.minds import Minds, Task, Thought
from smokowisko.server.past import Past
from smokowisko.server.table import Table
from smokowisko.server.thinking import Tempo, Thinking
from smokowisko.server.turns import Asker, always

DRAKO = games.game("drako")
TEMPO = Tempo(seconds=2.0, pause=0.5)
WAITED = 3.0  # seconds in the queue


class Clock:
    """Time passes only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Ponderer(Minds):
    """Thinks as long as its budget, or not at all where there is no choice, as our bots do."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(1, 60)
        self.clock = clock

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        moves = DRAKO.load(task.world).moves()
        await self.clock.sleep(WAITED)
        began = self.clock.now
        if len(moves) > 1 and task.bot in LEVELS:
            await self.clock.sleep(LEVELS[task.bot] * task.seconds)
        return Thought(moves[0], began)


def attacked() -> Iterator[State]:
    """Positions in which somebody who was hit says whether a shield is played (DRA-44)."""
    for seed in range(30):
        luck, state = random.Random(seed), DRAKO.new(2, seed)
        while not state.over:
            if state.view(None)["prompt"]["key"] == "drako-prompt-defend":
                yield state.copy()
            state.play(luck.choice(state.moves()))


def bare() -> State:
    return next(state for state in attacked() if len(state.moves()) == 1)


def shielded() -> State:
    return next(state for state in attacked() if len(state.moves()) > 1)


def visible_seconds(state: State, bot: str) -> float:
    """From the question to the answer, as the other players see it."""
    clock, played = Clock(), []
    created = Created("drako", 1, "", {}, [Chair(bot=bot)] * 2, "ola", True, "5e" * 32)
    table = Table("t", DRAKO, created)
    table.apply(Started())
    table.state = state

    async def play(live: Live, version: int, moved: Moved) -> None:
        played.append((clock.now - 100.0, moved))

    async def scene() -> None:
        ponderer = Ponderer(clock)
        thinking = Thinking(ponderer, TEMPO, play, clock=lambda: clock.now, sleep=clock.sleep)
        live = Live(table, Past(table, created), 0, ears={Ear("ewa")})
        thinking.go_on(live)
        assert live.thinking is not None
        await live.thinking

    asyncio.run(scene())
    ((seconds, _),) = played
    return seconds


@pytest.mark.parametrize("bot", ["greedy", *LEVELS])
def test_a_bot_without_a_shield_takes_as_long_as_one_with(bot: str) -> None:
    assert visible_seconds(bare(), bot) == visible_seconds(shielded(), bot)


@pytest.mark.parametrize(
    ("bot", "seconds"), [("ancient", 2.5), ("elder", 0.75), ("greedy", 0.5), ("random", 0.5)]
)
def test_a_level_has_its_time_to_think_and_a_pause(bot: str, seconds: float) -> None:
    assert TEMPO.of(bot) == seconds
    assert visible_seconds(bare(), bot) == WAITED + seconds
