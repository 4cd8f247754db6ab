"""One subject in one process: measures a slice whenever the parent asks for one.

This room may know how to drive each library as fast as its Python API honestly allows. It must not
know rounds, ratios or bars. It runs under the subject's own interpreter, so it stands on the
standard library alone and imports the subject by name.

    python -m bench.subjects SUBJECT GAME

First it writes one JSON line: the subject's version and which measures it has. Then it answers each
line `{"measure": …, "seconds": …}` with `{"done": …, "games": …, "seconds": …}`.
Whatever goes wrong is said in a last line `{"error": …}`.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module, metadata
from itertools import count, islice
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

POSITIONS = 64  # mid-game positions that are copied and re-dealt in turn
TABLE = 4  # so many sit down to a game that is for more than two
GAMES_A_CALL = 20  # enough that calling into the core costs nothing, few enough to end in time
SEARCHES = 4  # positions that are searched in turn, all of them in a call
SEARCHERS = 2  # at a table where bots search, as in the matches against OpenSpiel's
THINKING = 0.15  # seconds for each search, whosever it is
SPIEL_SEARCHES = ("ismcts", "mcts")


class Slice(NamedTuple):
    """How much was done in a slice; `games` is 0 where none is played."""

    done: int
    games: int
    seconds: float


Measure = Callable[[float], Slice]


class Subject(NamedTuple):
    """A library ready to be measured; None marks a measure its API does not offer."""

    version: str
    measures: dict[str, Measure | None]


def repeated(act: Callable[[], int], games: int = 0) -> Measure:
    """Measure `act`, which returns how much it did, in whole runs until the time is up."""

    def measure(seconds: float) -> Slice:
        done = runs = 0
        start = perf_counter()
        while (now := perf_counter()) < start + seconds:
            done += act()
            runs += 1
        return Slice(done, runs * games, now - start)

    return measure


# Smokowisko


def smokowisko(mode: str, game_id: str) -> Subject:
    """Our engine in the mode its PYTHONPATH selects, checked to be the mode that was meant."""
    playout = import_module("smokowisko.bots.playout")
    game: Any = import_module("smokowisko").game(game_id)
    players = min(TABLE, game.players[1])
    positions = [halfway(game, players, seed) for seed in range(POSITIONS)]
    for module in ("smokowisko.bots.playout", type(positions[0]).__module__):
        require_mode(module, mode)
    return Subject(
        version=f"{game_id} {game.version}",
        measures={
            "core": repeated(play_in_core(game, players, playout.playouts), GAMES_A_CALL),
            "driven": repeated(play_driven(game, players), 1),
            "copies": repeated(copy_all(positions)),
            "redeals": repeated(redeal_all(positions)),
            "search": repeated(search_all(choices(game), lambda search: search.descents)),
            "judged": repeated(search_all(choices(game), lambda search: search.judged)),
        },
    )


def require_mode(module: str, mode: str) -> None:
    """Stop when the other engine was imported: its numbers would stand in the wrong row."""
    file = sys.modules[module].__file__ or ""
    found = "interpreted" if file.endswith(".py") else "compiled"
    if found != mode:
        raise ImportError(f"{module} is {found}, not {mode}")


def halfway(game: Any, players: int, seed: int) -> Any:
    """The position in the middle of a random game."""
    rnd = Random(seed).random
    state = game.new(players, seed)
    played = []
    while not state.over:
        moves = state.moves()
        played.append(moves[int(rnd() * len(moves))])
        state.play(played[-1])
    state = game.new(players, seed)
    for move in played[: len(played) // 2]:
        state.play(move)
    return state


def play_in_core(
    game: Any, players: int, playouts: Callable[[Any, int, int, int], int]
) -> Callable[[], int]:
    """Some games a call, all inside the core: moves, choice and play never leave it."""
    seeds = count(step=GAMES_A_CALL)
    return lambda: playouts(game, players, GAMES_A_CALL, next(seeds))


def play_driven(game: Any, players: int) -> Callable[[], int]:
    """One game a call, every move asked for and played from Python."""
    rnd = Random(1).random
    seeds = count()

    def play() -> int:
        decisions = 0
        state = game.new(players, next(seeds))
        while not state.over:
            moves = state.moves()
            state.play(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return play


def copy_all(positions: list[Any]) -> Callable[[], int]:
    """One copy of each position a call."""

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return copy


def redeal_all(positions: list[Any]) -> Callable[[], int]:
    """Re-deal for the seat to move, in place, on copies made once."""
    worlds = [(position.copy(), position.to_move) for position in positions]
    seeds = count()

    def redeal() -> int:
        for world, seat in worlds:
            world.redeal(seat, next(seeds))
        return len(worlds)

    return redeal


def choices(game: Any) -> list[Any]:
    """Positions in the middle of games in which there is something to choose."""
    found = (halfway(game, SEARCHERS, seed) for seed in count())
    return list(islice((state for state in found if len(state.moves()) > 1), SEARCHES))


def searched(world: Any, seconds: float, descents: int = 1 << 40) -> Any:
    """Ancient's search, after so long or so many descents, whichever comes first."""
    plan = import_module("smokowisko.bots.plans").plan(world.game.id)
    luck = import_module("smokowisko.engine.chance").fast(1)
    search = import_module("smokowisko.bots.search").Search(world, luck, plan)
    search.run(1, descents, seconds)
    return search


def search_all(worlds: list[Any], done: Callable[[Any], int]) -> Callable[[], int]:
    """A search of each position a call, and what each of them did."""
    return lambda: sum(done(searched(world, THINKING)) for world in worlds)


# OpenSpiel's searches in our games


def spiel_search(name: str, game_id: str) -> Subject:
    """One of OpenSpiel's bots at the tables that our search is measured at."""
    rivals = import_module("bench.rivals")
    game: Any = import_module("smokowisko").game(game_id)
    worlds = choices(game)
    require_mode(type(worlds[0]).__module__, "compiled")
    bot = rivals.RIVALS[name](game, SEARCHERS, 1, THINKING)
    return Subject(
        version=f"open_spiel {metadata.version('open_spiel')}",
        measures={
            "search": repeated(lambda: sum(bot.think(world.copy()).iterations for world in worlds))
        },
    )


# OpenSpiel


def openspiel(game_id: str) -> Subject:
    """OpenSpiel through pyspiel. Chance nodes are played but are nobody's decision."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(game_id)
    positions = [spiel_halfway(game, seed) for seed in range(POSITIONS)]
    return Subject(
        version=f"open_spiel {metadata.version('open_spiel')}",
        measures={
            "driven": repeated(spiel_driven(game, int(pyspiel.PlayerId.TERMINAL)), 1),
            "copies": repeated(clone_all(positions)),
            "redeals": repeated(resample_all(positions, pyspiel)),
        },
    )


def spiel_halfway(game: Any, seed: int) -> Any:
    """The first decision after the middle of a random game."""
    rnd = Random(seed).random
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rnd() * len(actions))])
    history = state.history()
    state = game.new_initial_state()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(history[len(state.history())])
    return state


def spiel_driven(game: Any, terminal: int) -> Callable[[], int]:
    """A uniform pick resolves chance too: every card left is equally likely in gin rummy."""
    rnd = Random(1).random

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            if player >= 0:
                decisions += 1
        return decisions

    return play


def clone_all(positions: list[Any]) -> Callable[[], int]:
    """One clone of each position a call."""

    def clone() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    return clone


def resample_all(positions: list[Any], pyspiel: Any) -> Callable[[], int]:
    """Re-deal for the player to move, with OpenSpiel's own sampler; it returns a new state."""
    worlds = [(position, position.current_player()) for position in positions]
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)

    def resample() -> int:
        for world, player in worlds:
            world.resample_from_infostate(player, sampler)
        return len(worlds)

    return resample


# RLCard


def rlcard(game_id: str) -> Subject:
    """RLCard's game object: faster than its `env.step`, which also encodes observations."""
    folder = game_id.replace("-", "_")
    game: Any = import_module(f"rlcard.games.{folder}").Game()
    game.np_random.seed(1)
    return Subject(
        version=f"rlcard {metadata.version('rlcard')}",
        measures={"driven": repeated(rlcard_driven(game), 1), "copies": None, "redeals": None},
    )


def rlcard_driven(game: Any) -> Callable[[], int]:
    """One game a call; the two closing score steps of a game count as decisions too."""
    rnd = Random(1).random

    def play() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return play


# The process


def prepare(subject: str, game_id: str) -> Subject:
    """The named subject; any name that is no rival's is a mode of our engine."""
    if subject == "openspiel":
        return openspiel(game_id)
    if subject == "rlcard":
        return rlcard(game_id)
    if subject in SPIEL_SEARCHES:
        return spiel_search(subject, game_id)
    return smokowisko(subject, game_id)


def main() -> None:
    """Answer the parent until it closes the line."""
    # The libraries may print; only the protocol goes to the parent.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    sys.excepthook = lambda kind, error, _: print(
        json.dumps({"error": f"{kind.__name__}: {error}"}), file=answers
    )

    version, measures = prepare(sys.argv[1], sys.argv[2])
    offered = {name: measure is not None for name, measure in measures.items()}
    print(json.dumps({"version": version, "measures": offered}), file=answers)
    for line in sys.stdin:
        request = json.loads(line)
        measure = measures[request["measure"]]
        if measure is None:
            raise LookupError(f"{request['measure']} was not offered")
        print(json.dumps(measure(request["seconds"])._asdict()), file=answers)


if __name__ == "__main__":
    main()
