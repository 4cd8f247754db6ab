"""What the arena was asked for, checked and turned into matches, or refused in one sentence."""

import math
from pathlib import Path

from smokowisko import games
from smokowisko.arena import ladder, tournament
from smokowisko.arena.game import Match
from smokowisko.arena.ladder import Rung
from smokowisko.bots import Budget
from smokowisko.bots.levels import PATIENCE
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.game import Game
from smokowisko.engine.options import Value
from smokowisko.terminal import choices


def budget(ms: float | None, iterations: int | None) -> Budget:
    """What Ancient may spend on a move; without a word all its patience."""
    if ms is not None and iterations is not None:
        raise BadOptions("Give --ms or --iterations, not both.", option="ms")
    if ms is not None:
        if not 0 < ms < math.inf:
            raise BadOptions(f"A move takes more than 0 ms, not {ms:g}.", option="ms")
        return Budget(seconds=ms / 1000)
    if iterations is not None:
        if not 1 <= iterations <= Budget().descents:
            raise BadOptions(
                f"A move takes at least 1 iteration, not {iterations}.", option="iterations"
            )
        return Budget(math.inf, iterations)
    return Budget()


def part_of_budget(part: float | None, iterations: int | None) -> Budget:
    """A part of Ancient's full patience, or iterations."""
    if part is not None and iterations is not None:
        raise BadOptions("Give --budget or --iterations, not both.", option="budget")
    if iterations is not None:
        return budget(None, iterations)
    part = ladder.USUAL_PART if part is None else part
    if not 0 < part < math.inf:
        raise BadOptions(f"A part of the budget is more than 0, not {part:g}.", option="budget")
    return Budget(seconds=PATIENCE * part)


def bots(written: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in written.split(","))
    if len(names) == 1:
        raise BadOptions("Name at least two bots, with a comma between them.", option="bots")
    return names


def seating(names: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """A bot for every seat: those named, or the first alone against the second."""
    if players is None or players == len(names):
        return names
    if len(names) == 2 and players > 2:
        return (names[0], *[names[1]] * (players - 1))
    raise BadOptions(
        f"{len(names)} bots cannot fill {players} seats: name one for every seat, or two, of which "
        "the first sits alone.",
        option="bots",
    )


def bar(share: float | None) -> float | None:
    if share is not None and not 0 < share < 1:
        raise BadOptions(f"A bar lies between 0 and 1, not at {share:g}.", option="stop_at")
    return share


def meetings(
    rules: Game,
    names: tuple[str, ...],
    players: int | None,
    number: int,
    seed: int,
    options: dict[str, Value],
    spending: Budget,
) -> list[Match]:
    """All meetings of a tournament."""
    if len(set(names)) < len(names):
        raise BadOptions("A bot takes part in a tournament only once.", option="bots")
    size = int(rules.new(players).players)
    if size > len(names):
        raise BadOptions(
            f"A table of {size} needs at least {size} bots, not {len(names)}.", option="bots"
        )
    rounded = choices.full_rounds(number, size)
    return tournament.meetings(rules, names, size, rounded, seed, options, spending)


def rungs(id: str | None, players: int | None, number: int, seed: int, part: Budget) -> list[Rung]:
    """The ladder of one game or of all, at tables of one size or of all that have bars."""
    chosen = [games.game(each) for each in ([id] if id else games.game_ids())]
    if id is None and players is not None:
        chosen = [rules for rules in chosen if rules.players[0] <= players <= rules.players[1]]
        if not chosen:
            raise BadOptions(f"No game is for {players} players.", option="players")
    found = []
    for rules in chosen:
        for size in ladder.sizes(rules) if players is None else [players]:
            rules.new(size)
            rounded = choices.full_rounds(number, size)
            found += ladder.rungs(rules, size, rounded, seed, part)
    return found


def picture(file: Path | None) -> Path | None:
    """A place for a picture, found out before the first game and not after the last."""
    if file is not None and not file.parent.is_dir():
        raise BadOptions(f"There is no folder {file.parent} for the picture.", option="plot")
    return file
