"""Księga Smoków for two to five: bids, the blocking die, immunity, abilities, the end."""

from collections.abc import Iterator
from itertools import product

from moments import Facts, Moment

GAME = "ksiega_smokow"
INDENT = None


def players(seed: int) -> int:
    """Every number of players with either kind of bot."""
    return 2 + seed // 2 % 4


def options(seed: int) -> Facts:
    """Two of the switches now and then: they look different at the table."""
    if seed % 16 in (9, 10):
        return {"mountain_target": "any_hand"}
    return {"secret_goals": True} if seed % 16 in (11, 12) else {}


def acts(view: Facts) -> set[str]:
    return {move["act"] for move in view["moves"]}


def abilities(view: Facts) -> set[str]:
    return {act for act in acts(view) if act.startswith("use_")}


def hand(view: Facts) -> list[int]:
    """The dice that the viewer could lay."""
    return [die["value"] for die in view["seats"][view["seat"]]["dice"] if die["field"] is None]


def rivals(view: Facts) -> list[Facts]:
    """Fields where dice of others lie."""
    seats = (None, view["seat"])
    return [field for field in view["fields"] if field["occupant"] not in seats]


def bids_on(view: Facts, field: int) -> bool:
    return any(field == bid["field"] for move in view["moves"] for bid in move.get("bids", ()))


def busy(view: Facts) -> bool:
    """Much to see: two bids of others, one of them outbid by a move, a protected one, cards in
    every book."""
    return (
        "place_dice" in acts(view)
        and len(hand(view)) >= 2
        and len(rivals(view)) >= 2
        and any(bids_on(view, field["field"]) for field in rivals(view))
        and any(field["immunity"] is not None for field in rivals(view))
        and all(seat["book"] for seat in view["seats"])
    )


def struck(view: Facts, seat: int) -> bool:
    """The blocking die can be outbid, and would push dice of this seat from the next field."""
    blocked = view["blocking_die"]
    if blocked is None or not bids_on(view, blocked):
        return False
    following = view["fields"][blocked % len(view["fields"])]
    return bool(following["occupant"] == seat) and following["immunity"] is None


def usual(view: Facts, count: int) -> bool:
    options = view["options"]
    plain = not options["secret_goals"] and options["mountain_target"] == "own"
    return plain and view["players"] == count


MOMENTS: dict[str, Moment] = {
    "opening": (0, lambda view: usual(view, 2) and view["round"] == 1 and bool(view["moves"])),
    "four": (0, lambda view: usual(view, 4) and busy(view) and len(abilities(view)) >= 1),
    "three": (
        0,
        lambda view: (
            usual(view, 3)
            and "place_dice" in acts(view)
            and len(rivals(view)) == 2
            and len(hand(view)) == 3
        ),
    ),
    "five": (
        0,
        lambda view: (
            usual(view, 5)
            and "place_dice" in acts(view)
            and len(hand(view)) >= 2
            and len(rivals(view)) >= 3
            and view["round"] > 5
        ),
    ),
    "blocking": (0, lambda view: usual(view, 2) and struck(view, 1) and view["round"] > 5),
    "blocking_own": (0, lambda view: usual(view, 2) and struck(view, 0) and len(hand(view)) == 2),
    "take": (
        0,
        lambda view: (
            usual(view, 4)
            and {"take_card", "place_dice"} <= acts(view)
            and any(
                field["occupant"] == 0 and field["card"]["species"] == view["seats"][0]["goal"]
                for field in view["fields"]
            )
        ),
    ),
    "must_take": (0, lambda view: usual(view, 3) and acts(view) == {"take_card"}),
    "abilities": (
        0,
        lambda view: (
            {"use_desert", "use_mountains"} <= abilities(view) and "place_dice" in acts(view)
        ),
    ),
    "finish": (
        0,
        lambda view: (
            usual(view, 4) and view["main_action_done"] and {"use_plains"} < abilities(view)
        ),
    ),
    "stuck": (0, lambda view: "boost" in acts(view)),
    "any_hand": (0, lambda view: "use_mountains_on" in acts(view) and bool(rivals(view))),
    "secret": (
        0,
        lambda view: (
            view["options"]["secret_goals"]
            and bool(view["moves"])
            and all(len(seat["book"]) > 1 for seat in view["seats"])
        ),
    ),
    "waiting": (0, lambda view: usual(view, 4) and view["round"] > 6 and view["to_move"] == 2),
    "last_round": (
        0,
        lambda view: usual(view, 2) and view["last_round"] and "place_dice" in acts(view),
    ),
    "spectator": (None, lambda view: usual(view, 3) and view["round"] > 9),
    "over": (0, lambda view: usual(view, 2) and view["over"] and view["winners"] == [0]),
    "over_five": (0, lambda view: usual(view, 5) and view["over"]),
}


def questions(view: Facts) -> Iterator[str]:
    """What the table asks about: dice that suffice nowhere, cards and dice that an ability does
    not reach, lands that help no more."""
    if view["seat"] is None or not view["moves"]:
        return
    fields = [field["field"] for field in view["fields"]]
    yield from placements(hand(view), fields)
    yield from (f"{word} {field}" for word in ("take", "storm", "plains") for field in fields)
    yield from (f"{word} {value}" for word in ("desert", "mountains") for value in range(1, 7))
    yield from ("jungle", "volcano", "boost", "end")


def placements(dice: list[int], fields: list[int]) -> Iterator[str]:
    """Every way to lay some of the dice."""
    for places in product((None, *fields), repeat=len(dice)):
        bids: dict[int, list[int]] = {field: [] for field in places if field is not None}
        for value, field in zip(dice, places, strict=True):
            if field is not None:
                bids[field].append(value)
        if bids:
            yield "place " + ", ".join(
                f"{' '.join(map(str, sorted(values)))} > {field}"
                for field, values in sorted(bids.items())
            )
