"""Positions of real games as the server would send them: test data and the demo's game.

Run from the project's root: PYTHONPATH=src python web/tools/fixtures.py
A fixture holds a seat's view, the events it saw, and what the server would answer when asked for a
preview or for "why not?".
"""

import json
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import smokowisko
from smokowisko.bots.bot import ask
from smokowisko.bots.greedy_bot import GreedyBot
from smokowisko.bots.random_bot import RandomBot
from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.game import State

FOLDER = Path(__file__).parent.parent / "src" / "fixtures" / "serce_smoka"
LOG_ENTRIES = 12
SEEDS = 2000

Facts = dict[str, Any]
Moment = tuple[State, list[Facts]]


def games() -> Iterator[Iterator[Moment]]:
    for seed in range(SEEDS):
        yield game(seed)


def game(seed: int) -> Iterator[Moment]:
    state = smokowisko.game("serce_smoka").new(seed=seed)
    bot = GreedyBot(seed) if seed % 2 else RandomBot(seed)
    log: list[Facts] = []
    yield state, log
    while not state.over:
        ply, seat = len(log) + 1, int(state.to_move)
        log.append({"ply": ply, "seat": seat, "told": state.tell(ask(bot, state, seed))})
        yield state, log


def kinds(view: Facts) -> list[str]:
    return [card["kind"] for card in view["seats"][0]["hand"] or ()]


def two_trolls(view: Facts) -> bool:
    return (
        kinds(view).count("troll") >= 2
        and view["fields"]["sorceress"]["count"] >= 2
        and sum(field["count"] > 0 for field in view["fields"].values()) >= 7
        and view["figure"] == 1
        and view["ship_piles"] >= 1
        and sum(map(len, view["below_ship"].values())) >= 2
    )


def crowded(view: Facts) -> bool:
    return any(
        kinds(view).count(kind) > field["free"]
        for kind, field in view["fields"].items()
        if "free" in field
    )


MOMENTS: dict[str, tuple[int | None, Callable[[Facts], bool]]] = {
    "opening": (0, lambda view: view["turn"] == 0),
    "two_trolls": (0, lambda view: bool(view["moves"]) and two_trolls(view)),
    "choice": (
        0,
        lambda view: (
            view["turn"] > 10
            and any(move.get("target") == "petrified_dragon" for move in view["moves"])
        ),
    ),
    "crowded": (0, lambda view: view["turn"] > 10 and bool(view["moves"]) and crowded(view)),
    "figure": (0, lambda view: view["figure"] == 0 and view["seats"][0]["hand_size"] == 6),
    "waiting": (0, lambda view: view["turn"] > 20 and view["to_move"] == 1),
    "last_turn": (0, lambda view: view["turn"] == view["final_turn"] and bool(view["moves"])),
    "over": (0, lambda view: view["over"] and view["winners"] == [0]),
    "spectator": (None, lambda view: view["turn"] > 30 and view["figure"] is not None),
}


def fixture(state: State, log: list[Facts], seat: int | None) -> Facts:
    view = state.view(seat)
    return {
        "view": view,
        "log": [
            {**entry, "told": [event.seen_by(seat) for event in entry["told"]]}
            for entry in log[-LOG_ENTRIES:]
        ],
        "previews": {move["text"]: state.preview(seat, move["code"]) for move in view["moves"]},
        "refusals": dict(refusals(state, view)),
    }


def refusals(state: State, view: Facts) -> Iterator[tuple[str, Facts]]:
    """The answer for one card too many, whatever cards of the hand are selected already."""
    if not any(move["act"] == "play_cards" for move in view["moves"]):
        return
    hand = view["seats"][view["seat"]]["hand"]
    for size in range(1, len(hand)):
        for chosen in combinations(range(len(hand)), size):
            if len({hand[at]["kind"] for at in chosen}) > 1:
                continue
            for extra in set(range(len(hand))) - set(chosen):
                text = written([hand[at] for at in (*chosen, extra)])
                try:
                    state.move(text)
                except IllegalMove as fault:
                    yield text, {"key": fault.key, "params": fault.params, "rule": fault.rule}


def written(cards: list[Facts]) -> str:
    words: list[str] = []
    for at, card in enumerate(cards):
        if at == 0 or card["kind"] != cards[at - 1]["kind"]:
            words.append(card["kind"])
        words.append(str(card["value"]))
    return " ".join(words)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing = dict(MOMENTS)
    for moments in games():
        for state, log in moments:
            for name, (seat, fits) in list(missing.items()):
                if fits(state.view(seat)):
                    text = json.dumps(fixture(state, log, seat), ensure_ascii=False, indent=1)
                    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
                    del missing[name]
        if not missing:
            return
    raise SystemExit(f"no game came to: {', '.join(missing)}")


main()
