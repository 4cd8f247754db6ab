"""Why not? One sentence and one rule for every play that Serce Smoka refuses."""

from collections import Counter

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.serce_smoka.rules import SerceSmoka, capacity
from smokowisko.games.serce_smoka.tables import (
    CAPACITIES,
    CHOICES,
    FIRST_SEAT_MOVES,
    KIND_IDS,
    NO_KIND,
)
from smokowisko.words import say


def refusal(state: SerceSmoka, move: int) -> IllegalMove:
    """Why this move of the game's numbering may not be played now."""
    if not 0 <= move < state.game.move_space:
        return refuse(None, "no_such_move", move=str(move))
    if state.over or state.turn == 0 or move < FIRST_SEAT_MOVES:
        return out_of_place(state)
    play = state.tables.plays[move - FIRST_SEAT_MOVES]
    return refused_play(state, play.kind, play.cards(), play.target)


def out_of_place(state: SerceSmoka) -> IllegalMove:
    """A choice of the first player, or a play, when it is time for neither."""
    if state.over:
        return refuse("SER-66", "over")
    return refuse("SER-12", "choose_first" if state.turn == 0 else "first_chosen")


def refused_play(state: SerceSmoka, kind: int, cards: list[int], target: int) -> IllegalMove:
    """Why these cards may not be played with this target."""
    if state.over or state.turn == 0:
        return out_of_place(state)
    name = KIND_IDS[kind]
    missing = Counter(cards) - Counter(state.hand(state.to_move))
    if missing:
        value = int(state.tables.glory[min(missing)])
        return refuse("SER-19", "not_in_hand", kind=name, value=value)
    free = capacity(kind) - state.field_sizes[kind] if kind in CAPACITIES else len(cards)
    if len(cards) > free:
        return refuse("SER-25", "too_many", kind=name, free=int(free), count=len(cards))
    if kind not in CHOICES:
        return refuse("SER-31", "no_choice", kind=name)
    one, other = CHOICES[kind]
    if target == NO_KIND:
        return refuse("SER-37", "choose", kind=name, one=KIND_IDS[one], other=KIND_IDS[other])
    if target not in (one, other):
        return refuse("SER-31", "not_a_target", kind=name, field=KIND_IDS[target])
    if kind in CAPACITIES and len(cards) < free:
        return refuse("SER-29", "not_triggered", kind=name)
    return refuse("SER-37", "nothing_to_choose", kind=name)


def refuse(rule: str | None, reason: str, **params: str | int) -> IllegalMove:
    key = f"serce_smoka-illegal-{reason}"
    return IllegalMove(say("en", key, **params), rule=rule, key=key, params=params)
