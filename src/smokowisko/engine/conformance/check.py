"""Random games through all checks."""

import hashlib
import random
from dataclasses import dataclass

from smokowisko.engine.conformance.contract import POSITION_CHECKS, check_bad_input, check_replay
from smokowisko.engine.conformance.position import Position
from smokowisko.engine.conformance.secrecy import Secrets, check_events, check_preview, check_redeal
from smokowisko.engine.game import Game, State
from smokowisko.engine.options import Option, Value

CLOSELY = 50


@dataclass
class Report:
    """What was looked at; all of it conforms."""

    games: int
    plies: int
    secrets: Secrets


def check(game: Game, *, games: int = 20, seed: int = 0, hides: bool = True) -> Report:
    """Play so many random games through every check, over all numbers of players and with options
    drawn anew each time. `hides=False` is for games without hidden information."""
    check_bad_input(game)
    luck = random.Random(seed)
    secrets = Secrets()
    fewest, most = game.players
    plies = 0
    for number in range(games):
        players = fewest + number % (most - fewest + 1)
        options = {} if number == 0 else draw_options(game, players, luck)
        table_seed = luck.getrandbits(63)
        state = game.new(players, table_seed, options)
        at = Position(game, players, table_seed, options, state, luck)
        _play_through(at, secrets)
        plies += len(at.moves)
    if hides:
        _require_variety(game, secrets)
    return Report(games, plies, secrets)


def draw_options(game: Game, players: int, luck: random.Random) -> dict[str, Value]:
    return {option.id: luck.choice(fitting(option, players)) for option in game.options}


def fitting(option: Option, players: int) -> list[Value]:
    """The values worth trying that a table of so many has."""
    return [value for value in option.samples() if option.fits(option.code(value), players)]


def _play_through(at: Position, secrets: Secrets) -> None:
    history: list[tuple[State, str]] = []
    while True:
        if at.state.over or is_looked_at(len(at.moves)):
            for position_check in POSITION_CHECKS:
                position_check(at)
            check_redeal(at, secrets)
            check_events(at, secrets)
            check_preview(at)
        if at.state.over:
            break
        history.append((at.state.copy(), _fingerprint(at.state)))
        move = at.luck.choice(at.state.moves())
        at.texts.append(at.state.text(move))
        at.moves.append(move)
        at.state.play(move)
        at.require(
            len(at.moves) <= at.game.max_plies, "length", "longer than the declared max_plies"
        )
    for ply, (copy, fingerprint) in enumerate(history):
        at.require(
            _fingerprint(copy) == fingerprint,
            "copy history",
            f"the copy kept at ply {ply} changed while the game went on",
        )
    check_replay(at)


def is_looked_at(ply: int) -> bool:
    """A long game says the same again and again: after the first plies positions are put to the
    checks ever more rarely, so that the cost grows with the logarithm of the length."""
    return ply % (1 + ply // CLOSELY) == 0


def _fingerprint(state: State) -> str:
    return hashlib.blake2b(repr(state.dump()).encode(), digest_size=16).hexdigest()


def _require_variety(game: Game, secrets: Secrets) -> None:
    viewers = [*range(game.players[1]), None]
    blind = [viewer for viewer in viewers if not secrets.varied.get(viewer)]
    if blind:
        raise AssertionError(f"secrecy: re-deals of {game.id} never changed anything for {blind}")
    if not secrets.events_compared:
        raise AssertionError(f"secrecy: no events of {game.id} could be compared")
