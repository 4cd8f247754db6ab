"""Why not? One sentence and one rule for every move that Drako refuses."""

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.drako.layout import (
    ACTION,
    DEFENDING,
    MULLIGAN_PHASE,
    ON_DRAGON,
    PLACEMENT,
    READY,
    SURPLUS,
    WOUNDING,
)
from smokowisko.games.drako.plays import first_of, second_of
from smokowisko.games.drako.rules import Drako
from smokowisko.games.drako.tables import (
    ATTACK_ONE,
    ATTACK_TWO,
    BITE,
    BLOCK,
    BREATHING,
    CROSSBOW,
    CROSSBOW_DWARF,
    DISCARD,
    DRAGON,
    DRAW,
    DWARF_COUNT,
    DWARVES,
    END_TURN,
    EXCHANGE,
    FIGURE_IDS,
    FIRE,
    FLY,
    FLYING,
    FURY_DWARF,
    KEEP,
    MOVE_ONE,
    MOVE_TWO,
    NET,
    NET_DWARF,
    NONE,
    NOT_IN_LINE,
    OFF_BOARD,
    PLACE,
    PLAY,
    REMOVE_NET,
    THE_DRAGON,
    TRACK_IDS,
    WALKING,
    WOUND,
    Move,
)
from smokowisko.words import say

# the phase in which each act has its place
PHASES = {
    KEEP: MULLIGAN_PHASE,
    EXCHANGE: MULLIGAN_PHASE,
    PLACE: PLACEMENT,
    DISCARD: SURPLUS,
    BLOCK: DEFENDING,
    WOUND: WOUNDING,
}


def refusal(state: Drako, number: int) -> IllegalMove:
    """Why this move of the game's numbering may not be played now."""
    if not 0 <= number < state.game.move_space:
        return refuse(None, "no_such_move", move=str(number))
    move = state.tables.moves[number]
    if state.over:
        return over()
    if PHASES.get(move.act, ACTION) != state.phase:
        return out_of_place(state, move.act)
    if move.act == PLACE:
        return refused_cell(state, move.goal)
    if move.act == DISCARD:
        return not_in_hand(state, move.card)
    if move.act == BLOCK:
        return refused_blocks(state, move)
    if move.act == WOUND:
        return refuse("DRA-82", "track_full", track=TRACK_IDS[move.who])
    return refused_action(state, move)


def over() -> IllegalMove:
    return refuse("DRA-87", "over")


def out_of_place(state: Drako, act: int) -> IllegalMove:
    """A decision when another is due."""
    if state.phase == MULLIGAN_PHASE:
        return refuse("DRA-15", "mulligan_now")
    if state.phase == PLACEMENT:
        return refuse("DRA-15", "place_now")
    if state.phase == SURPLUS:
        return refuse("DRA-29", "discard_now")
    if state.phase == DEFENDING:
        return refuse("DRA-44", "defend_now")
    if state.phase == WOUNDING:
        return refuse("DRA-82", "wound_now")
    if act == BLOCK:
        return refuse("DRA-44", "no_attack")
    if act == DISCARD:
        return refuse("DRA-29", "no_surplus")
    if act == WOUND:
        return refuse("DRA-82", "no_wound")
    return refuse("DRA-15", "begun")


def refused_cell(state: Drako, cell: int) -> IllegalMove:
    """Why a dwarf may not be placed there."""
    if not state.free_cells() >> cell & 1:
        return refuse("DRA-41", "occupied", cell=state.at(cell))
    return refuse("DRA-12", "beside_dragon", cell=state.at(cell))


def refused_blocks(state: Drako, move: Move) -> IllegalMove:
    side, rest = move.value, move.who
    if side != state.decides():
        return refuse("DRA-44", "others_card")
    base = int(state.tables.block_base[side])
    held = {card: int(state.hands[card]) for card in state.tables.shields[side]}
    for dwarf in range(DWARF_COUNT):
        digit = rest % base
        rest //= base
        if digit and not state.fighters >> dwarf & 1:
            return refuse("DRA-45", "no_such_attack", figure=FIGURE_IDS[dwarf])
        if digit:
            card = state.tables.shields[side][digit - 1]
            held[card] -= 1
            if held[card] < 0:
                return not_in_hand(state, card)
    raise AssertionError("these blocks are legal")


def not_in_hand(state: Drako, card: int) -> IllegalMove:
    return refuse("DRA-34", "not_in_hand", card=state.tables.parts.cards[card].id)


# ---------------------------------------------------------------- actions


def refused_action(state: Drako, move: Move) -> IllegalMove:
    if move.act == END_TURN:
        return refuse("DRA-21", "actions_left", actions=int(state.actions))
    if move.act == REMOVE_NET:
        return _refused_removal(state)
    if move.act not in (DRAW, PLAY):
        return _refused_fury(state)
    if state.actions == 0:
        return refuse("DRA-19", "no_actions")
    if move.act == DRAW:
        return refuse("DRA-28", "empty_deck")
    own = state.tables.parts.cards[move.card].side == state.side
    if not own or not state.hands[move.card]:
        return not_in_hand(state, move.card)
    return refused_play(state, move)


def _refused_removal(state: Drako) -> IllegalMove:
    if state.side != DRAGON:
        return refuse("DRA-64", "dragon_only")
    if state.net != ON_DRAGON:
        return refuse("DRA-64", "not_netted")
    return refuse("DRA-64", "whole_turn")


def _refused_fury(state: Drako) -> IllegalMove:
    if state.side != DWARVES:
        return refuse("DRA-69", "dwarves_only")
    if state.fury != READY:
        return refuse("DRA-69", "fury_used")
    if not state.lives(FURY_DWARF):
        return refuse("DRA-72", "fury_lost")
    return refuse("DRA-73", "last_dwarf")


def refused_play(state: Drako, move: Move) -> IllegalMove:
    """Why a card in hand may not be played for this."""
    if move.symbol == MOVE_ONE or (move.other_goal == NONE and move.symbol == MOVE_TWO):
        return refused_step(state, move.who, move.goal)
    if move.symbol == MOVE_TWO:
        return _refused_pair(state, move)
    if move.symbol in (ATTACK_ONE, BITE):
        return refused_strike(state, 1 << move.who, "DRA-77" if move.symbol == BITE else "DRA-53")
    if move.symbol == ATTACK_TWO:
        return refused_strike(state, move.who, "DRA-54")
    if move.symbol == CROSSBOW:
        return _refused_shot(state)
    if move.symbol == NET:
        return _refused_net(state)
    if move.symbol == FIRE and state.able(BREATHING):
        return refuse("DRA-75", "nobody_there")
    return _refused_dragon(state, move)


def refused_step(state: Drako, figure: int, goal: int) -> IllegalMove:
    """Why a figure cannot go to a cell."""
    name = FIGURE_IDS[figure]
    if state.cells[figure] == OFF_BOARD:
        return refuse("DRA-84", "dead", figure=name)
    if state.cells[figure] == goal:
        return refuse("DRA-37", "stays", figure=name)
    if not state.free_cells() >> goal & 1:
        return refuse("DRA-40", "occupied", cell=state.at(goal))
    return refuse("DRA-42", "out_of_reach", figure=name, cell=state.at(goal))


def _refused_pair(state: Drako, move: Move) -> IllegalMove:
    """The first of the two steps that cannot be made, even with the other dwarf out of the way."""
    first, second = int(first_of(move.who)), int(second_of(move.who))
    for dwarf in (first, second):
        if state.cells[dwarf] == OFF_BOARD:
            return refuse("DRA-84", "dead", figure=FIGURE_IDS[dwarf])
    if move.goal == move.other_goal:
        return refuse("DRA-41", "occupied", cell=state.at(move.goal))
    free = state.free_cells()
    reach = state.first_goals(move.who, move.value, free)
    if not reach >> move.goal & 1:
        return refused_step(state, first, move.goal)
    return refused_step(state, second, move.other_goal)


def refused_strike(state: Drako, dwarves: int, rule: str) -> IllegalMove:
    """The first of these dwarves who is dead or not next to the dragon."""
    beside = state.beside_dragon()
    for dwarf in range(DWARF_COUNT):
        if dwarves >> dwarf & 1 and not state.lives(dwarf):
            return refuse("DRA-84", "dead", figure=FIGURE_IDS[dwarf])
        if dwarves >> dwarf & 1 and not beside >> dwarf & 1:
            return refuse(rule, "not_beside", figure=FIGURE_IDS[dwarf])
    raise AssertionError("this attack is legal")


def _refused_shot(state: Drako) -> IllegalMove:
    archer, dragon = int(state.cells[CROSSBOW_DWARF]), int(state.cells[THE_DRAGON])
    if archer == OFF_BOARD:
        return refuse("DRA-84", "dead", figure=FIGURE_IDS[CROSSBOW_DWARF])
    if state.tables.between[archer * state.tables.cells + dragon] == NOT_IN_LINE:
        return refuse("DRA-57", "not_in_line")
    return refuse("DRA-57", "line_blocked")


def _refused_net(state: Drako) -> IllegalMove:
    if state.net == ON_DRAGON:
        return refuse("DRA-60", "netted_already")
    return refuse("DRA-84", "dead", figure=FIGURE_IDS[NET_DWARF])


def _refused_dragon(state: Drako, move: Move) -> IllegalMove:
    """A walk, a flight, or fire without the ability."""
    track = {FLY: FLYING, FIRE: BREATHING}.get(move.symbol, WALKING)
    if not state.able(track):
        return refuse("DRA-83", "ability_lost", track=TRACK_IDS[track])
    if state.net == ON_DRAGON:
        return refuse("DRA-62", "netted")
    return refused_step(state, THE_DRAGON, move.goal)


def refuse(rule: str | None, reason: str, **params: str | int) -> IllegalMove:
    key = f"drako-illegal-{reason}"
    return IllegalMove(say("en", key, **params), rule=rule, key=key, params=params)
