"""Why not? One sentence and one rule for every move that Księga Smoków refuses."""

from collections import Counter

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.ksiega_smokow.bids import BLOCKING_DIE
from smokowisko.games.ksiega_smokow.layout import ALLOW_REINFORCE, MOUNTAIN_TARGET, NOWHERE, YES
from smokowisko.games.ksiega_smokow.rules import KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import (
    DESERT,
    DICE,
    END_TURN,
    HIGHEST,
    JUNGLE,
    LAND_IDS,
    MOUNTAINS,
    PASS_TURN,
    PLACE_DICE,
    PLAINS,
    STORM,
    TAKE_CARD,
    USE_DESERT,
    USE_JUNGLE,
    USE_MOUNTAINS,
    USE_PLAINS,
    USE_STORM,
    Placement,
)
from smokowisko.words import say


def refusal(state: KsiegaSmokow, move: int) -> IllegalMove:
    """Why this move of the game's numbering may not be played now."""
    if not 0 <= move < state.game.move_space:
        return refuse(None, "no_such_move", move=str(move))
    if state.over:
        return refuse("KSI-75", "over")
    if move >= PLACE_DICE:
        return refused_placement(state, state.tables.placements[move - PLACE_DICE])
    if move >= USE_STORM:
        return refused_ability(state, move)
    if move == END_TURN:
        return refuse("KSI-22", "must_act")
    if state.acted:
        return refuse("KSI-22", "one_action")
    if move <= PASS_TURN:
        return refuse("KSI-23", "can_act")
    field = move - TAKE_CARD
    if not state.left[field]:
        return refuse("KSI-36", "no_cards", field=field + 1)
    return refuse("KSI-45", "not_yours", field=field + 1)


def refused_placement(state: KsiegaSmokow, placement: Placement) -> IllegalMove:
    """Why these dice may not be laid like this."""
    if state.over:
        return refuse("KSI-75", "over")
    if state.acted:
        return refuse("KSI-22", "one_action")
    own = range(state.to_move * DICE, (state.to_move + 1) * DICE)
    in_hand = Counter(int(state.values[die]) for die in own if state.places[die] == NOWHERE)
    missing = Counter(value for _, value in placement.dice) - in_hand
    if missing:
        return refuse("KSI-30", "not_in_hand", value=min(missing))
    for field, values in placement.bids():
        refused = refused_bid(state, field, sum(values))
        if refused is not None:
            return refused
    return refuse("KSI-96", "no_refuge", field=int(state.blocking) + 1)


def refused_bid(state: KsiegaSmokow, field: int, pips: int) -> IllegalMove | None:
    """Why so many pips may not be laid on this field; None when they may."""
    threshold = int(state.tables.thresholds[field])
    occupant, shown = int(state.occupant(field)), field + 1
    if not state.left[field]:
        return refuse("KSI-36", "no_cards", field=shown)
    if state.shielded(field):
        return refuse("KSI-37", "immune", field=shown)
    if field == state.blocking:
        if state.refuge() == NOWHERE:
            return refuse("KSI-96", "no_refuge", field=shown)
        needed = max(threshold, BLOCKING_DIE + 1)
        if pips < needed:
            return refuse("KSI-90", "blocked", field=shown, needed=needed, pips=pips)
    elif occupant == state.to_move:
        if state.options[ALLOW_REINFORCE] != YES:
            return refuse("KSI-38", "no_reinforcing", field=shown)
    elif occupant != NOWHERE:
        needed = max(threshold, int(state.bid(field)) + 1)
        if pips < needed:
            return refuse("KSI-34", "too_low", field=shown, needed=needed, pips=pips)
    elif pips < threshold:
        return refuse("KSI-33", "below_threshold", field=shown, needed=threshold, pips=pips)
    return None


def refused_ability(state: KsiegaSmokow, move: int) -> IllegalMove:
    """Why an ability cannot be used like this now."""
    land = land_of(move)
    seat = state.to_move
    if not state.unused(seat, land):
        return refuse("KSI-53", "no_ability", land=LAND_IDS[land])
    if land == STORM:
        return refused_storm(state, move - USE_STORM)
    if land == DESERT:
        value = move - USE_DESERT + 1
        if state.in_hand(seat, value) == NOWHERE:
            return refuse("KSI-57", "not_in_hand", value=value)
        return refuse("KSI-63", "highest")
    if land == JUNGLE:
        return refuse("KSI-64", "none_to_raise")
    if land == MOUNTAINS:
        owner, value = divmod(move - USE_MOUNTAINS, HIGHEST)
        if owner != seat and state.options[MOUNTAIN_TARGET] == YES:
            return refuse("KSI-65", "own_dice_only")
        return refuse(
            "KSI-57", "not_in_hand" if owner == seat else "not_in_their_hand", value=value + 1
        )
    if state.tokens[seat] != NOWHERE:
        return refuse("KSI-67", "token_placed", field=int(state.tokens[seat]) + 1)
    return refuse("KSI-66", "not_occupied", field=move - USE_PLAINS + 1)


def refused_storm(state: KsiegaSmokow, field: int) -> IllegalMove:
    if not state.left[field]:
        return refuse("KSI-60", "no_cards", field=field + 1)
    rule = "KSI-89" if field == state.blocking else "KSI-60"
    return refuse(rule, "occupied", field=field + 1)


def land_of(move: int) -> int:
    """The land whose ability a move uses."""
    starts = ((USE_PLAINS, PLAINS), (USE_MOUNTAINS, MOUNTAINS), (USE_JUNGLE, JUNGLE))
    for start, land in (*starts, (USE_DESERT, DESERT)):
        if move >= start:
            return land
    return STORM


def refuse(rule: str | None, reason: str, **params: str | int) -> IllegalMove:
    key = f"ksiega_smokow-illegal-{reason}"
    return IllegalMove(say("en", key, **params), rule=rule, key=key, params=params)
