"""Moves as stable, readable text: `reveal 3`, `draw`, `take 0 3 > 1`, `place 3`, `discard 1`,
`under 0`, `swap 0 4`, `skip`, `swap 0 > 2 5`. Slots, piles and seats count from 0."""

from functools import cache

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.smoki.refusals import refuse, refused_choice
from smokowisko.games.smoki.rules import Smoki
from smokowisko.games.smoki.tables import (
    DISCARD,
    DRAW,
    MOST_SEATS,
    NO_PILE,
    PILES,
    PLACE,
    PUT_UNDER,
    REVEAL,
    SKIP_SWAP,
    SLOTS,
    SWAP_OTHER,
    SWAP_OWN,
    TAKE,
    Choice,
)

LONGEST_SHOWN = 60


def text(state: Smoki, move: int) -> str:
    choice = state.tables.choices.get(move)
    if choice is None:
        raise state.refusal(move)
    return _written(choice)


@cache
def _written(choice: Choice) -> str:
    onto = "" if choice.onto == NO_PILE else f" > {choice.onto}"
    return {
        REVEAL: f"reveal {choice.slot}",
        DRAW: "draw",
        TAKE: f"take {choice.pile} {choice.slot}{onto}",
        PLACE: f"place {choice.slot}{onto}",
        DISCARD: f"discard {choice.pile}",
        PUT_UNDER: f"under {choice.pile}",
        SKIP_SWAP: "skip",
        SWAP_OWN: f"swap {choice.slot} {choice.other_slot}",
        SWAP_OTHER: f"swap {choice.slot} > {choice.seat} {choice.other_slot}",
    }[choice.block]


def read(state: Smoki, written: str) -> int:
    """The move of a text, legal now; the two slots of a swap may come in any order."""
    if written.split() == ["pass"]:
        raise refuse("SMO-17", "no_pass")
    choice = _choice(written)
    if choice is None:
        raise _no_move(written)
    move = choice.move()
    if move not in state.moves():
        raise refused_choice(state, choice)
    return move


def _choice(written: str) -> Choice | None:
    word, *rest = written.split() or [""]
    left, arrow, right = (part.split() for part in " ".join(rest).partition(">"))
    form = (word, len(left), len(right) if arrow else -1)
    numbers = _numbers([*left, *right])
    if numbers is None:
        return None
    match form, numbers:
        case ("reveal", 1, -1), [slot]:
            choice = Choice(REVEAL, slot)
        case ("draw", 0, -1), []:
            choice = Choice(DRAW)
        case ("take", 2, -1), [pile, slot]:
            choice = Choice(TAKE, slot, pile)
        case ("take", 2, 1), [pile, slot, onto]:
            choice = Choice(TAKE, slot, pile, onto)
        case ("place", 1, -1), [slot]:
            choice = Choice(PLACE, slot)
        case ("place", 1, 1), [slot, onto]:
            choice = Choice(PLACE, slot, onto=onto)
        case ("discard", 1, -1), [pile]:
            choice = Choice(DISCARD, pile=pile)
        case ("under", 1, -1), [pile]:
            choice = Choice(PUT_UNDER, pile=pile)
        case ("skip", 0, -1), []:
            choice = Choice(SKIP_SWAP)
        case ("swap", 2, -1), [slot, other]:
            choice = Choice(SWAP_OWN, min(slot, other), other_slot=max(slot, other))
        case ("swap", 1, 2), [slot, seat, other]:
            choice = Choice(SWAP_OTHER, slot, seat=seat, other_slot=other)
        case _:
            return None
    return choice if _on_the_table(choice) else None


def _numbers(words: list[str]) -> list[int] | None:
    """Single digits: nothing on the table has a higher number."""
    plain = all(len(word) == 1 and word in "0123456789" for word in words)
    return [int(word) for word in words] if plain else None


def _on_the_table(choice: Choice) -> bool:
    return (
        max(choice.slot, choice.other_slot) < SLOTS
        and max(choice.pile, choice.onto) < PILES
        and choice.seat < MOST_SEATS
    )


def _no_move(written: str) -> IllegalMove:
    shown = written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}…"
    return refuse(None, "not_a_move", text=shown)
