"""Smoki z głębin: every step of a turn at tables of two, four and five."""

from collections.abc import Iterator
from itertools import product

from moments import Facts, Moment

GAME = "smoki_z_glebin"
INDENT = None  # hundreds of moves: a line each would be a book
MOST_PLACES = 150
FEWEST_PLACES = 20


def players(seed: int) -> int:
    return (4, 2, 5)[seed // 2 % 3]


def options(seed: int) -> Facts:
    return {"first_player": "seat_0"}


def acts(view: Facts) -> set[str]:
    few = places(view) <= MOST_PLACES
    return {move["act"] for move in view["moves"]} if few else set()


def places(view: Facts) -> int:
    """Where the cards in hand can be laid: these moves come folded."""
    return sum(len(move.get("codes", ())) for move in view["moves"])


def hand(view: Facts) -> set[str]:
    return {card["pattern"] for card in view["seats"][0]["hand"]}


def greedily(view: Facts) -> bool:
    """The random bot collects no missions to speak of."""
    return any(seat["missions"] for seat in view["seats"])


def placing(view: Facts, count: int) -> bool:
    return (
        view["players"] == count
        and "play_pattern" in acts(view)
        and view["turns"] // 3 < view["turn"] < view["turns"] * 3 // 4
        and greedily(view)
        and len(hand(view)) == 2
        and places(view) > FEWEST_PLACES
    )


def kinds(view: Facts) -> set[str]:
    return {card["kind"] for card in view["seats"][0]["reef"]["cards"]}


def paying(view: Facts) -> list[Facts]:
    return [move for move in view["moves"] if move["act"] == "complete_mission"]


def exchange(view: Facts) -> bool:
    """A mission can be paid in several ways, one of them with more ships than it shows."""
    ways = [move["slot"] for move in paying(view)]
    return len(ways) > len(set(ways)) and any(
        len(move["items"]) > len(move["ships"]) for move in paying(view)
    )


MOMENTS: dict[str, Moment] = {
    "placing": (
        0,
        lambda view: placing(view, 4) and any(card[1] == "5" for card in hand(view)),
    ),
    "opening": (0, lambda view: view["turn"] == 1 and view["players"] == 2),
    "placing_2": (0, lambda view: placing(view, 2)),
    "placing_5": (0, lambda view: placing(view, 5) and "hidden_dragon" in kinds(view)),
    "keep_reef": (0, lambda view: len(view["moves"]) == 2 and "keep_reef" in acts(view)),
    "complete_mission": (0, exchange),
    "joker": (
        0,
        lambda view: any(
            item["kind"] != "token" for move in paying(view) for item in move["items"]
        ),
    ),
    "draw_pattern": (0, lambda view: "draw_pattern" in acts(view) and greedily(view)),
    "gold_card": (0, lambda view: {"cash_gold", "play_pattern"} <= acts(view)),
    "waiting": (0, lambda view: view["players"] == 4 and view["turn"] == 14),
    "spectator": (None, lambda view: view["players"] == 5 and view["turn"] > 24),
    "over": (0, lambda view: view["over"] and view["players"] == 4 and greedily(view)),
    "over_2": (0, lambda view: view["over"] and view["players"] == 2 and greedily(view)),
}


def questions(view: Facts) -> Iterator[str]:
    """The patterns in hand as they are printed, everywhere on the sea."""
    if view["phase"] != "play_pattern" or not view["moves"]:
        return
    for pattern in sorted(hand(view)):
        rows = view["shapes"][pattern]["rows"]
        cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"]
        high, wide = len(rows), max(map(len, rows))
        for top, left in product(range(16 - high), range(16 - wide)):
            squares = (f"{chr(97 + left + x)}{top + y + 1}" for y, x in cells)
            yield f"play {pattern} {' '.join(squares)}"
