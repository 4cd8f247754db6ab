"""What the command line was asked for, checked and turned into what the house understands."""

import re
from pathlib import Path

from smokowisko import games
from smokowisko.bots import bot
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.game import Game
from smokowisko.engine.options import Value
from smokowisko.engine.record import Seat
from smokowisko.terminal.screen import language_of
from smokowisko.words import LANGUAGES

EVERYBODY = "both"
DEFAULT_BOT = "dragon"
WHOLE = re.compile(r"-?[0-9]{1,18}")


def language(asked: str | None) -> str:
    if asked is None:
        return language_of()
    if asked not in LANGUAGES:
        offered = ", ".join(LANGUAGES)
        raise BadOptions(f"There is no language {asked!r}; choose from: {offered}.", option="lang")
    return asked


def game(id: str | None, components: Path | None = None) -> Game:
    """The game asked for; while there is only one, it needs no name."""
    ids = games.game_ids()
    if id is None and len(ids) > 1:
        raise BadOptions(f"Which game? Choose from: {', '.join(ids)}.", option="game")
    return games.game(ids[0] if id is None else id, components)


def seats(players: int, seat: str | None, against: str | None) -> list[Seat]:
    """People where they want to sit, bots everywhere else."""
    if seat == EVERYBODY:
        if against is not None:
            raise BadOptions("When people take all seats, there is none for a bot.", option="bot")
        return [Seat("") for _ in range(players)]
    numbers = [str(number) for number in range(players)]
    if seat is not None and seat not in numbers:
        raise BadOptions(
            f"There is no seat {seat!r}; choose from: {', '.join(numbers)}, {EVERYBODY}.",
            option="seat",
        )
    own = int(seat or 0)
    name = against or DEFAULT_BOT
    bot(name, 0)
    return [Seat("") if at == own else Seat(name, bot=name) for at in range(players)]


def bots(written: str, players: int | None, rules: Game) -> tuple[str, ...]:
    """The bots of a match; a single one plays against itself."""
    seats = rules.new(players).players
    names = tuple(name.strip() for name in written.split(","))
    if len(names) == 1:
        return names * int(seats)
    if players is not None and len(names) != players:
        raise BadOptions(f"{len(names)} bots cannot fill {players} seats.", option="bots")
    return names


def full_rounds(games: int, players: int) -> int:
    """So many games, rounded up until every deal is played from every seat."""
    if games < 1:
        raise BadOptions(f"A match has at least 1 game, not {games}.", option="games")
    return -(-games // players) * players


def options(written: list[str] | None) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for each in written or []:
        key, equals, value = each.partition("=")
        if not equals:
            raise BadOptions(f"Write an option as KEY=VALUE, not {each!r}.", option=each)
        options[key] = parsed(value)
    return options


def parsed(value: str) -> Value:
    """true and false, whole numbers, or else the text itself."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if WHOLE.fullmatch(value) else value
