"""Why not? One sentence and one rule for every move that Smoki refuses."""

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.smoki.rules import (
    ATTACK_SWAP,
    CHOOSE_SOURCE,
    DISCARD_REMOVED,
    INITIAL_REVEAL,
    KEEP_OR_DISCARD,
    NEST_SWAP,
    RING_BOTTOM,
    Smoki,
)
from smokowisko.games.smoki.tables import (
    DISCARD,
    DRAW,
    NO_CARD,
    NO_PILE,
    PLACE,
    PUT_UNDER,
    RAVEN_RING,
    REVEAL,
    SKIP_SWAP,
    SWAP_OTHER,
    SWAP_OWN,
    TAKE,
    Choice,
)
from smokowisko.words import say

# which blocks of moves a phase knows
BLOCKS: dict[int, tuple[int, ...]] = {
    INITIAL_REVEAL: (REVEAL,),
    CHOOSE_SOURCE: (DRAW, TAKE),
    KEEP_OR_DISCARD: (PLACE, DISCARD),
    DISCARD_REMOVED: (DISCARD,),
    RING_BOTTOM: (PUT_UNDER,),
    NEST_SWAP: (SKIP_SWAP, SWAP_OWN),
    ATTACK_SWAP: (SWAP_OTHER,),
}


def refusal(state: Smoki, move: int) -> IllegalMove:
    """Why this move of the game's numbering may not be played now."""
    choice = state.tables.choices.get(move)
    if choice is None:
        return refuse(None, "no_such_move", move=str(move))
    return refused_choice(state, choice)


def refused_choice(state: Smoki, choice: Choice) -> IllegalMove:
    if state.over:
        return refuse("SMO-73", "over")
    if choice.block not in BLOCKS[int(state.phase)]:
        return out_of_phase(state, choice.block)
    if choice.block == DISCARD and state.drawn == RAVEN_RING:
        return refuse("SMO-22", "ring_stays")
    if choice.block == TAKE:
        return refused_take(state, choice)
    if choice.block == PLACE:
        return refused_onto(state, state.drawn, choice)
    if choice.block == SWAP_OWN:
        same = choice.slot == choice.other_slot
        return refuse("SMO-48", "two_slots" if same else "not_the_nest")
    if choice.block == SWAP_OTHER:
        return refused_attack(state, choice)
    return refuse("SMO-85", "one_pile")


def out_of_phase(state: Smoki, block: int) -> IllegalMove:
    """The choice belongs to another moment: say what this moment asks for."""
    if state.phase == INITIAL_REVEAL:
        return refuse("SMO-09", "reveal_first")
    if state.phase == CHOOSE_SOURCE:
        if block == DISCARD:
            return refuse("SMO-19", "nothing_drawn")
        return refuse("SMO-17", "choose_source")
    if state.phase == KEEP_OR_DISCARD:
        return refuse("SMO-21", "decide_drawn")
    if state.phase == DISCARD_REMOVED:
        return refuse("SMO-25", "discard_removed")
    if state.phase == RING_BOTTOM:
        return refuse("SMO-42", "put_under")
    if state.phase == NEST_SWAP:
        return refuse("SMO-47", "swap_or_skip")
    return refuse("SMO-87", "must_attack")


def refused_take(state: Smoki, choice: Choice) -> IllegalMove:
    if choice.pile >= state.pile_count:
        return refuse("SMO-84", "one_pile")
    card = state.top(choice.pile)
    if card == NO_CARD:
        return refuse("SMO-28", "empty_pile")
    return refused_onto(state, card, choice)


def refused_onto(state: Smoki, card: int, choice: Choice) -> IllegalMove:
    """The slot is fine, the pile for the removed card is not."""
    if choice.onto == NO_PILE:
        return refuse("SMO-25", "name_pile")
    if card == RAVEN_RING:
        return refuse("SMO-39", "ring_passes")
    if state.pile_count == 1:
        return refuse("SMO-85", "one_pile")
    return refuse("SMO-26", "shown_first")


def refused_attack(state: Smoki, choice: Choice) -> IllegalMove:
    if choice.seat >= state.players:
        return refuse("SMO-88", "no_such_seat")
    if choice.seat == state.active:
        return refuse("SMO-88", "another_player")
    return refuse("SMO-88", "not_the_attack")


def refuse(rule: str | None, reason: str, **params: str | int) -> IllegalMove:
    key = f"smoki-illegal-{reason}"
    return IllegalMove(say("en", key, **params), rule=rule, key=key, params=params)
