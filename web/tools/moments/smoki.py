"""Smoki: every decision at tables of two to five, the raven cards, ends of all kinds."""

from collections.abc import Iterator

from moments import Facts, Moment

GAME = "smoki"
INDENT = None  # hundreds of moves: a line each would be a book

SLOTS = range(6)
PILES = range(2)


def players(seed: int) -> int:
    return (4, 5, 2, 5, 3)[seed % 5]


def options(seed: int) -> Facts:
    variants: tuple[Facts, ...] = (
        {},
        {"raven_attack": True},
        {"raven_attack": True},
        {"end": "points", "points": 70},
        {"one_face_up_pile": True},
        {"end": "rounds", "rounds": 3, "raven_attack": True},
        {},
    )
    return variants[seed % 7]


def mine(view: Facts, phase: str, seats: int) -> bool:
    """The decision is ours, at a table of so many."""
    ours = view["to_move"] == view["seat"]
    return bool(ours and view["phase"] == phase and view["players"] == seats)


def cancelled(view: Facts) -> bool:
    return any(slot["cancelled"] for slot in view["seats"][0]["dream"])


def reflects(view: Facts) -> bool:
    """A Reflection of ours copies a card that lies open."""
    return any(slot["copies"] is not None for slot in view["seats"][0]["dream"])


def holds(view: Facts, kind: str) -> bool:
    """The card just drawn is of this kind."""
    drawn = view["drawn"]
    return bool(drawn and drawn["card"] and drawn["card"]["kind"] == kind)


def rounds(view: Facts) -> int:
    return len(view["sheet"]["rounds"])


MOMENTS: dict[str, Moment] = {
    "opening": (0, lambda view: mine(view, "initial_reveal", 4) and view["sheet"]["last"] is None),
    "source": (
        0,
        lambda view: (
            mine(view, "choose_source", 4)
            and cancelled(view)
            and reflects(view)
            and view["seats"][0]["face_down"] == 2
            and rounds(view) >= 1
        ),
    ),
    "drawn": (
        0,
        lambda view: (
            mine(view, "keep_or_discard", 4)
            and cancelled(view)
            and view["drawn"]["card"]["value"] in (0, 1, 2)
            and 1 <= view["seats"][0]["face_down"] <= 3
            and rounds(view) >= 2
        ),
    ),
    "drawn_of_five": (
        0,
        lambda view: (
            mine(view, "keep_or_discard", 5)
            and reflects(view)
            and view["seats"][0]["face_down"] <= 3
            and len(view["piles"]) == 2
        ),
    ),
    "drawn_ring": (0, lambda view: mine(view, "keep_or_discard", 3) and holds(view, "raven_ring")),
    "removed": (0, lambda view: mine(view, "discard_removed", 3)),
    "ring_bottom": (0, lambda view: mine(view, "ring_bottom", 5)),
    "nest_swap": (
        0,
        lambda view: mine(view, "nest_swap", 3) and view["seats"][0]["face_down"] <= 3,
    ),
    "attack_swap": (
        0,
        lambda view: mine(view, "attack_swap", 5) and view["seats"][0]["face_down"] <= 3,
    ),
    "two": (0, lambda view: mine(view, "choose_source", 2) and view["round"]["turn"] > 6),
    "one_pile": (0, lambda view: mine(view, "keep_or_discard", 4) and len(view["piles"]) == 1),
    "points": (
        0,
        lambda view: (
            mine(view, "choose_source", 3)
            and view["end"]["by"] == "points"
            and rounds(view) >= 2
            and view["round"]["turn"] > 4
        ),
    ),
    "waiting": (
        0,
        lambda view: (
            view["players"] == 5
            and view["phase"] == "keep_or_discard"
            and view["to_move"] != 0
            and view["round"]["turn"] > 12
        ),
    ),
    "round_over": (
        0,
        lambda view: (
            view["players"] == 5
            and rounds(view) == 2
            and view["end"]["by"] == "tokens"
            and all(seat["face_down"] == len(SLOTS) for seat in view["seats"])
            and any(slot["copies"] is not None for slot in view["sheet"]["last"]["dreams"][0])
        ),
    ),
    "spectator": (
        None,
        lambda view: view["players"] == 5 and view["drawn"] is not None and rounds(view) >= 1,
    ),
    "over": (
        0,
        lambda view: view["over"] and view["players"] == 5 and view["end"]["by"] == "tokens",
    ),
    "points_over": (
        0,
        lambda view: view["over"] and view["players"] == 3 and view["end"]["by"] == "points",
    ),
}


def questions(view: Facts) -> Iterator[str]:
    """What the table asks about: whatever a press could mean, now or at another moment."""
    if view["seat"] is None or not view["moves"]:
        return
    yield "draw"
    for pile in PILES:
        yield from (f"discard {pile}", f"under {pile}")
    for slot in SLOTS:
        yield from (f"reveal {slot}", f"place {slot}")
        for pile in PILES:
            yield from (f"place {slot} > {pile}", f"take {pile} {slot}")
        yield from (f"swap {slot} {other}" for other in SLOTS if other > slot)
        for seat in range(view["players"]):
            yield from (f"swap {slot} > {seat} {other}" for other in SLOTS)
