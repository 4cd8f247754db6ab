"""The engine's table in the words of the naive referee: the only test file between the two."""

from typing import Any

from smokowisko.engine.events import Facts
from smokowisko.games.smoki_z_glebin.knowledge import kind_of
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import SIZE_IDS
from tests.games.smoki_z_glebin.reference_board import KINDS, Square
from tests.games.smoki_z_glebin.reference_cards import SIZES
from tests.games.smoki_z_glebin.reference_setup import Setup

ISLAND = "#"
CURRENT = "~"


def setup_of(state: SmokiZGlebin) -> Setup:
    """The set-up of a state that has just been made."""
    seen = state.view(None)
    stacks = stacks_of(state)
    return Setup(
        layout=seen["boards"],
        ships=ships_of(seen),
        face_up=face_up_of(seen),
        stacks={size: stacks[size] for size in SIZES},
        hands=[own_of(state.view(seat), seat)["hand"] for seat in range(state.players)],
        mission_row=row_of(seen),
        mission_stack=stacks["missions"],
        reef_stack=stacks["reef"],
        first_player=seen["to_move"],
    )


def stacks_of(state: SmokiZGlebin) -> dict[str, list[str]]:
    """The truth: the ids of all stacks, top first."""
    tables = state.tables
    stacks = {}
    for size, name in enumerate(SIZE_IDS):
        start, left = tables.stack_starts[size], state.left[size]
        cards = list(state.stacks[start : start + left])
        stacks[name] = [tables.patterns[kind_of(card)].id for card in reversed(cards)]
    missions = list(state.mission_stack[: state.missions_left])
    stacks["missions"] = [tables.missions[card].id for card in reversed(missions)]
    reef = list(state.reef_stack[: state.reef_left])
    stacks["reef"] = [tables.reef_cards[kind_of(card)].id for card in reversed(reef)]
    return stacks


def square_of(name: str) -> Square:
    """The square d5 is in row 4, column 3."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def kinds_of(seen: Facts) -> dict[Square, str]:
    return {
        (row, column): "current" if letter == CURRENT else KINDS[letter]
        for row, letters in enumerate(seen["sea"])
        for column, letter in enumerate(letters)
        if letter != ISLAND
    }


def ships_of(seen: Facts) -> dict[Square, str]:
    """The tokens on the board by their squares."""
    return {square_of(name): ship for name, ship in seen["ships"].items()}


def face_up_of(seen: Facts) -> dict[str, list[Any]]:
    return {size: seen["patterns"][size]["face_up"] for size in SIZES}


def row_of(seen: Facts) -> list[Any]:
    return [slot and slot["mission"] for slot in seen["missions"]]


def public_of(seen: Facts) -> Facts:
    """What everybody sees; compare `facts_of` in test_reference."""
    return {
        "to_move": seen["to_move"],
        "over": seen["over"],
        "kinds": kinds_of(seen),
        "ships": ships_of(seen),
        "dragons": sorted(
            (dragon["seat"], sorted(square_of(at) for at in dragon["squares"]))
            for dragon in seen["dragons"]
        ),
        "face_up": face_up_of(seen),
        "stacks": {
            **{size: seen["patterns"][size]["stack"] for size in SIZES},
            "missions": seen["mission_stack"],
            "reef": seen["reef_stack"],
        },
        "mission_row": row_of(seen),
        "kingdoms": {
            kingdom["kingdom"]: {
                "whirlpools": kingdom["whirlpools"],
                "standings": [
                    (each["dragons"] + each["hidden"], each["segments"])
                    for each in kingdom["seats"]
                ],
            }
            for kingdom in seen["kingdoms"]
        },
        "seats": [seat_of(seen, seat) for seat in range(seen["players"])],
    }


def seat_of(seen: Facts, seat: int) -> Facts:
    """A player's area as a spectator sees it; an unknown pattern is empty."""
    side = seen["seats"][seat]
    return {
        "colour": side["colour"],
        "heads": side["heads"],
        "coins": side["coins"],
        "tokens": side["tokens"],
        "missions": sorted(mission["mission"] for mission in side["missions"]),
        "played": [each["pattern"] for each in seen["dragons"] if each["seat"] == seat],
        "hand": sorted((card["size"], card["pattern"] or "") for card in side["hand"]),
        "reef": side["reef"]["count"],
    }


def own_of(seen: Facts, seat: int) -> Facts:
    """What only the owner sees, as seen by the owner; `offered` is the reef draw going on."""
    side = seen["seats"][seat]
    choice = seen["reef_choice"]
    return {
        "hand": [card["pattern"] for card in side["hand"]],
        "reef": sorted(card["card"] for card in side["reef"]["cards"]),
        "offered": sorted(card["card"] for card in (choice and choice["cards"]) or ()),
    }
