"""The golden games: recorded games that must replay for ever.

    python3 dev.py golden record   plays games for a version that has none yet
    python3 dev.py golden views    writes the digests of all views and the playthroughs anew

Moves and results belong to a version of a game: to change them, raise the version. Views may change
whenever a view is meant to: look at the playthroughs to see how.
"""

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import smokowisko
from smokowisko.bots import ask, bot
from smokowisko.engine.chance import fast
from smokowisko.engine.conformance import view_digests
from smokowisko.engine.game import Game
from smokowisko.engine.record import Ending, Record, Seat, read, replay, table, write

GAMES = Path(__file__).parent / "games"
FEWEST = 100
ENOUGH = 150  # for a version that has none yet
MOST = 160  # where all combinations of options would be more, so many are drawn
LONGEST = 1500  # plies; longer games are not worth their place
PLAYTHROUGHS = 3
PAIRS = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))


def folder(game: Game) -> Path:
    return GAMES / game.id / "golden"


def records(game: Game) -> dict[str, Record]:
    """The golden games by name."""
    files = sorted((folder(game) / "games").glob("*.json"))
    return {file.stem: read(file.read_text(encoding="utf-8")) for file in files}


def digests(game: Game) -> dict[str, list[str]]:
    """The digests of all views, by the name of the golden game."""
    file = folder(game) / "views.json"
    loaded: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


def playthroughs(game: Game) -> dict[str, str]:
    """The first games as text, one change a line."""
    first = list(records(game).items())[:PLAYTHROUGHS]
    return {name: "\n".join([*playthrough(record, game), ""]) for name, record in first}


def playthrough(record: Record, game: Game) -> Iterator[str]:
    yield f"{game.id} version {game.version}, seed {record.seed}, options {record.options}"
    before = _leaves(table(record, game).view(None))
    for ply, (state, events) in enumerate(replay(record, game), start=1):
        yield ""
        yield f"{ply}. {record.moves[ply - 1]}"
        for event in events:
            facts = event.seen_by(None)
            yield f"    {facts.pop('type')} {json.dumps(facts, ensure_ascii=False)}"
        after = _leaves(state.view(None))
        for place in sorted(before.keys() | after.keys()):
            then, now = before.get(place), after.get(place)
            if then != now:
                yield f"        {place}: {json.dumps(then)} -> {json.dumps(now)}"
        before = after


def _leaves(view: Any, place: str = "") -> dict[str, Any]:
    if isinstance(view, dict):
        inner = [_leaves(value, f"{place}.{key}" if place else key) for key, value in view.items()]
    elif isinstance(view, list) and any(isinstance(value, dict) for value in view):
        inner = [_leaves(value, f"{place}.{at}") for at, value in enumerate(view)]
    else:
        return {place: view}
    return {key: value for part in inner for key, value in part.items()}


def record_games(game: Game) -> None:
    games = folder(game) / "games"
    if any(record.version == game.version for record in records(game).values()):
        print(f"{game.id}: version {game.version} has its golden games already")
        return
    games.mkdir(parents=True, exist_ok=True)
    for number, record in enumerate(play_all(game), start=1):
        file = games / f"v{game.version}-{number:03}.json"
        file.write_text(record.line() + "\n", encoding="utf-8")
    print(f"{game.id}: {len(records(game))} golden games")


def play_all(game: Game) -> Iterator[Record]:
    """Every combination of options, again and again until there are enough games, each time with
    another number of players."""
    fewest, most = game.players
    chosen = combinations(game)
    kept = 0
    for number, options in enumerate(chosen * -(-ENOUGH // len(chosen))):
        players = fewest + (number + number // len(chosen)) % (most - fewest + 1)
        if not all(
            option.fits(option.code(options[option.id]), players) for option in game.options
        ):
            players = most
        names = PAIRS[number // (most - fewest + 1) % len(PAIRS)]
        minds = [names[seat % len(names)] for seat in range(players)]
        record = play_one(game, number, minds, options)
        if len(record.moves) <= LONGEST:
            yield record
            kept += 1
        if kept == MOST:
            return


def combinations(game: Game) -> list[dict[str, Any]]:
    """All choices of options; where they are very many, in an order that mixes them."""
    ids = [option.id for option in game.options]
    chosen = [
        dict(zip(ids, values, strict=True))
        for values in product(*(option.samples() for option in game.options))
    ]
    if len(chosen) > MOST:
        luck = fast(0)
        chosen.sort(key=lambda _: luck.word())
    return chosen


def play_one(game: Game, number: int, names: list[str], options: dict[str, Any]) -> Record:
    luck = fast(number)
    secret = b"".join(int(luck.word()).to_bytes(4, "little") for _ in range(8))
    seed = secret if number % 2 else luck.word()
    minds = [bot(name, luck.word()) for name in names]
    state = game.new(len(names), seed, options)
    moves = []
    while not state.over:
        move = ask(minds[state.to_move], state, luck.word())
        moves.append(state.text(move))
        state.play(move)
    seats = [Seat(name, bot=name) for name in names]
    return write(state, seed=seed, seats=seats, moves=moves, ending=Ending("finished"))


def write_views(game: Game) -> None:
    all_digests = {name: view_digests(record, game) for name, record in records(game).items()}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in all_digests.items()]
    file = folder(game) / "views.json"
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    for name, text in playthroughs(game).items():
        (folder(game) / f"{name}.txt").write_text(text, encoding="utf-8")
    print(f"{game.id}: views of {len(all_digests)} golden games written")


def main() -> None:
    verbs = {"record": record_games, "views": write_views}
    if len(sys.argv) != 2 or sys.argv[1] not in verbs:
        sys.exit(__doc__)
    for id in smokowisko.game_ids():
        verbs[sys.argv[1]](smokowisko.game(id))


if __name__ == "__main__":
    main()
