"""Games of bots against themselves, and positions out of them with what came of each: JSON lines
that can be fitted again and again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from smokowisko.arena.game import shares_of
from smokowisko.engine.chance import fast
from smokowisko.engine.game import State
from tuning.tables import (
    Crew,
    Minds,
    Wisdom,
    decide,
    game_of,
    heuristic_of,
    numbers_of_players,
)

A_GAME = 10  # positions that are kept
GAMES_AT_ONCE = 20
RANDOM_MOVES = 10  # one move in so many is random, so that positions differ
HELD_OUT = 5  # one game in so many is not fitted but judged by


@dataclass(frozen=True)
class Plan:
    """Which games are played, by whom."""

    id: str
    weights: Wisdom
    minds: Minds
    games: int
    seed: int
    kept: int = A_GAME


class Position(NamedTuple):
    """A table in the middle of a game, and the shares of the victory in the end."""

    state: State
    shares: list[float]


def play(plan: Plan, number: int) -> list[str]:
    """One game; a few of its positions as lines."""
    game = game_of(plan.id)
    heuristic = heuristic_of(game, plan.weights)
    luck = fast(plan.seed + number)
    tables = numbers_of_players(game)
    state = game.new(tables[number % len(tables)], plan.seed + number)
    minds = [plan.minds.bot(luck.word()) for _ in range(state.players)]
    kept: list[list[int]] = []
    ply = 0
    while not state.over:
        # each position of the game is as likely to be kept as another
        if len(kept) < plan.kept:
            kept.append(state.dump())
        elif (at := luck.below(ply + 1)) < plan.kept:
            kept[at] = state.dump()
        ply += 1
        if luck.below(RANDOM_MOVES) == 0:
            state.play(state.any_move(luck))
        else:
            state.play(decide(minds[state.to_move], heuristic, state, luck.word()))
    shares = shares_of(state)
    return [json.dumps({"game": number, "shares": shares, "state": dump}) for dump in kept]


def play_some(task: tuple[Plan, range]) -> list[str]:
    plan, numbers = task
    return [line for number in numbers for line in play(plan, number)]


def play_all(plan: Plan, file: Path, crew: Crew) -> Iterator[int]:
    """Plays every game into the file; says how many are done."""
    file.parent.mkdir(parents=True, exist_ok=True)
    tasks = [
        (plan, range(at, min(at + GAMES_AT_ONCE, plan.games)))
        for at in range(0, plan.games, GAMES_AT_ONCE)
    ]
    with file.open("w", encoding="utf-8") as lines:
        for (_, numbers), found in zip(tasks, crew.each(play_some, tasks), strict=True):
            lines.writelines(f"{line}\n" for line in found)
            yield numbers.stop


@cache
def positions(id: str, file: Path, part: int, parts: int) -> tuple[list[Position], list[Position]]:
    """One of equal parts of a file: what is fitted, and what is held out."""
    game = game_of(id)
    fitted: list[Position] = []
    held_out: list[Position] = []
    with file.open(encoding="utf-8") as lines:
        for at, line in enumerate(lines):
            if at % parts == part:
                read = json.loads(line)
                position = Position(game.load(read["state"]), read["shares"])
                (fitted if read["game"] % HELD_OUT else held_out).append(position)
    return fitted, held_out
