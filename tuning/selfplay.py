"""Games of bots against themselves, each as its seed and its moves on one JSON line, and positions
out of them with what came of each: they can be fitted again and again."""

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

A_GAME = 10  # positions that are fitted
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


class Ply(NamedTuple):
    """A table in the middle of a game, and the move that was made there."""

    state: State
    move: int
    random: bool


class Played(NamedTuple):
    """A game that is over: its number, all its plies, and the shares of the victory."""

    number: int
    plies: list[Ply]
    shares: list[float]

    @property
    def held_out(self) -> bool:
        return self.number % HELD_OUT == 0


class Position(NamedTuple):
    """A table in the middle of a game, and the shares of the victory in the end."""

    state: State
    shares: list[float]


def play(plan: Plan, number: int) -> str:
    """One game as a line."""
    game = game_of(plan.id)
    heuristic = heuristic_of(game, plan.weights)
    seed = plan.seed + number
    luck = fast(seed)
    tables = numbers_of_players(game)
    state = game.new(tables[number % len(tables)], seed)
    minds = [plan.minds.bot(luck.word()) for _ in range(state.players)]
    moves: list[int] = []
    random: list[int] = []
    while not state.over:
        if luck.below(RANDOM_MOVES) == 0:
            random.append(len(moves))
            move = state.any_move(luck)
        else:
            move = decide(minds[state.to_move], heuristic, state, luck.word())
        moves.append(move)
        state.play(move)
    line = {"game": number, "players": state.players, "seed": seed, "moves": moves}
    return json.dumps({**line, "random": random, "shares": shares_of(state)})


def play_some(task: tuple[Plan, range]) -> list[str]:
    plan, numbers = task
    return [play(plan, number) for number in numbers]


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


def replay(id: str, line: str) -> Played:
    """The game that a line tells."""
    told = json.loads(line)
    state = game_of(id).new(told["players"], told["seed"])
    random = set(told["random"])
    plies = []
    for at, move in enumerate(told["moves"]):
        plies.append(Ply(state.copy(), move, at in random))
        state.play(move)
    return Played(told["game"], plies, told["shares"])


def games(id: str, file: Path, part: int, parts: int) -> Iterator[Played]:
    """One of equal parts of a file."""
    with file.open(encoding="utf-8") as lines:
        for at, line in enumerate(lines):
            if at % parts == part:
                yield replay(id, line)


def picked(played: Played, number: int) -> list[int]:
    """Some plies of a game, each as likely as another, the same ones every time."""
    luck = fast(played.number)
    left = list(range(len(played.plies)))
    return sorted(left.pop(luck.below(len(left))) for _ in range(min(number, len(left))))


@cache
def positions(id: str, file: Path, part: int, parts: int) -> tuple[list[Position], list[Position]]:
    """Of one of equal parts of a file: what is fitted, and what is held out."""
    fitted: list[Position] = []
    held_out: list[Position] = []
    for played in games(id, file, part, parts):
        found = held_out if played.held_out else fitted
        for ply in picked(played, A_GAME):
            found.append(Position(played.plies[ply].state, played.shares))
    return fitted, held_out
