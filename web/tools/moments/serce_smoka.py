"""Serce Smoka: a choice of stacks, a full field, the figure with each player, the last turn."""

from collections.abc import Iterator
from itertools import combinations

from moments import Facts, Moment

GAME = "serce_smoka"
INDENT = 1


def players(seed: int) -> int:
    return 2


def options(seed: int) -> Facts:
    return {}


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


MOMENTS: dict[str, Moment] = {
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


def questions(view: Facts) -> Iterator[str]:
    """One card too many, whatever cards of the hand are selected already."""
    if not any(move["act"] == "play_cards" for move in view["moves"]):
        return
    hand = view["seats"][view["seat"]]["hand"]
    for size in range(1, len(hand)):
        for chosen in combinations(range(len(hand)), size):
            if len({hand[at]["kind"] for at in chosen}) > 1:
                continue
            for extra in set(range(len(hand))) - set(chosen):
                yield written([hand[at] for at in (*chosen, extra)])


def written(cards: list[Facts]) -> str:
    words: list[str] = []
    for at, card in enumerate(cards):
        if at == 0 or card["kind"] != cards[at - 1]["kind"]:
            words.append(card["kind"])
        words.append(str(card["value"]))
    return " ".join(words)
