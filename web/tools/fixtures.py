"""Positions of real games as the server would send them: test data and the demo's games.

Run from the project's root: PYTHONPATH=src python web/tools/fixtures.py [game ...]
A fixture holds a seat's view, the events it saw, and what the server would answer when asked for a
preview or for "why not?". Which moments of a game are kept is told by `moments/<game>.py`.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from moments import Facts, Kept

import smokowisko
from smokowisko.bots.bot import ask
from smokowisko.bots.greedy_bot import GreedyBot
from smokowisko.bots.random_bot import RandomBot
from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.game import State
from smokowisko.engine.view import unfolded

TOOLS = Path(__file__).parent
FIXTURES = TOOLS.parent / "src" / "fixtures"
LOG_ENTRIES = 12
SEEDS = 2000


def game(kept: Kept, seed: int) -> Iterator[tuple[State, list[Facts]]]:
    """One game of a bot against itself, move by move."""
    state = smokowisko.game(kept.GAME).new(kept.players(seed), seed, kept.options(seed))
    bot = GreedyBot(seed) if seed % 2 else RandomBot(seed)
    log: list[Facts] = []
    yield state, log
    while not state.over:
        ply, seat = len(log) + 1, int(state.to_move)
        log.append({"ply": ply, "seat": seat, "told": state.tell(ask(bot, state, seed))})
        yield state, log


def fixture(kept: Kept, state: State, log: list[Facts], seat: int | None) -> Facts:
    view = state.view(seat)
    view["moves"] = unfolded(view["moves"])
    return {
        "view": view,
        "log": [
            {**entry, "told": [event.seen_by(seat) for event in entry["told"]]}
            for entry in log[-LOG_ENTRIES:]
        ],
        "previews": {move["text"]: state.preview(seat, move["code"]) for move in view["moves"]},
        "refusals": dict(refusals(state, kept.questions(view))),
    }


def refusals(state: State, questions: Iterator[str]) -> Iterator[tuple[str, Facts]]:
    for text in questions:
        try:
            state.move(text)
        except IllegalMove as fault:
            yield text, {"key": fault.key, "params": fault.params, "rule": fault.rule}


def keep(kept: Kept) -> None:
    folder = FIXTURES / kept.GAME
    folder.mkdir(parents=True, exist_ok=True)
    missing = dict(kept.MOMENTS)
    for seed in range(SEEDS):
        for state, log in game(kept, seed):
            for name, (seat, fits) in list(missing.items()):
                if fits(state.view(seat)):
                    stored = fixture(kept, state, log, seat)
                    text = json.dumps(stored, ensure_ascii=False, indent=kept.INDENT)
                    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
                    del missing[name]
        if not missing:
            return
    raise SystemExit(f"no game of {kept.GAME} came to: {', '.join(missing)}")


def main() -> None:
    games = sorted(file.stem for file in (TOOLS / "moments").glob("[a-z]*.py"))
    for name in sys.argv[1:] or games:
        keep(import_module(f"moments.{name}"))


main()
