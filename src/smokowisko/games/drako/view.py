"""What each seat may see of a table of Drako: the "Hidden information" section of the
specification, line by line. The only door through which anything hidden could leave."""

from smokowisko.engine.events import Facts
from smokowisko.engine.view import frame
from smokowisko.games.drako.layout import (
    ACTION,
    DEFENDING,
    MULLIGAN_PHASE,
    ON_DRAGON,
    PHASE_IDS,
    PLACEMENT,
    READY,
    SEATS,
    SURPLUS,
)
from smokowisko.games.drako.plays import first_of, second_of
from smokowisko.games.drako.rules import (
    HAND_LIMIT,
    REASON_IDS,
    Drako,
)
from smokowisko.games.drako.tables import (
    ARMOUR,
    ATTACK_ONE,
    ATTACK_TWO,
    BITE,
    BLOCK,
    CROSSBOW,
    CROSSBOW_DWARF,
    DIRECTION_IDS,
    DISCARD,
    DWARF_COUNT,
    FIGURE_IDS,
    FIGURES,
    FIRE,
    FURY_DWARF,
    MOVE_ONE,
    MOVE_TWO,
    NET,
    NET_DWARF,
    NO_EFFECT,
    NONE,
    OFF_BOARD,
    PLACE,
    SIDE_IDS,
    SIDES,
    SYMBOL_IDS,
    THE_DRAGON,
    TRACK_IDS,
    TRACKS,
    WOUND,
    Move,
)

# the acts that are one move each
ACT_IDS = ("keep_hand", "exchange_hand", "draw_cards", "remove_net", "use_fury", "end_turn")


def view(state: Drako, seat: int | None) -> Facts:
    return {
        **frame(state, seat, prompt(state), structured),
        "phase": "over" if state.over else PHASE_IDS[state.phase],
        "turn": int(state.turn),
        "turn_of": SIDE_IDS[state.side],
        "actions": int(state.actions),
        "leg": int(state.leg) + 1,
        "legs": legs(state),
        "cells": [{"cell": cell.id, "q": cell.q, "r": cell.r} for cell in state.tables.parts.cells],
        "figures": {FIGURE_IDS[figure]: place(state, figure) for figure in range(FIGURES)},
        "wounds": {
            FIGURE_IDS[dwarf]: {TRACK_IDS[dwarf]: track(state, dwarf)}
            for dwarf in range(DWARF_COUNT)
        }
        | {
            FIGURE_IDS[THE_DRAGON]: {
                TRACK_IDS[each]: track(state, each) for each in range(ARMOUR, TRACKS)
            }
        },
        "net": net(state),
        "fury": fury(state),
        "attack": state.attack_facts() if state.attack != NO_EFFECT else None,
        "wounds_to_place": int(state.unplaced),
        "card_lists": {SIDE_IDS[side]: card_list(state, side) for side in range(SIDES)},
        "seats": [seat_view(state, of, seat) for of in range(SEATS)],
        "known": {},
    }


def prompt(state: Drako) -> Facts:
    """What must be decided now, as a text key with parameters."""
    if state.over:
        return {"key": "drako-prompt-over"}
    side = state.decides()
    facts: Facts = {"seat": int(state.to_move), "side": SIDE_IDS[side]}
    if state.phase == MULLIGAN_PHASE:
        return {"key": "drako-prompt-mulligan", **facts}
    if state.phase == PLACEMENT:
        figure = FIGURE_IDS[state.next_to_place()]
        return {"key": "drako-prompt-place", **facts, "figure": figure}
    if state.phase == SURPLUS:
        surplus = int(state.hand_sizes[side]) - HAND_LIMIT
        return {"key": "drako-prompt-discard", **facts, "count": surplus}
    if state.phase == DEFENDING:
        attack = state.attack_facts()
        told = {key: attack[key] for key in ("symbol", "strength", "attackers", "targets")}
        return {"key": "drako-prompt-defend", **facts, **told, "attacks": _attacks(state)}
    if state.phase == ACTION and state.actions > 0:
        return {"key": "drako-prompt-act", **facts, "actions": int(state.actions)}
    if state.phase == ACTION:
        return {"key": "drako-prompt-last_fury", **facts}
    return {"key": "drako-prompt-wound", **facts, "count": int(state.unplaced)}


def _attacks(state: Drako) -> int:
    return int(state.tables.ones[state.fighters])


# ---------------------------------------------------------------- moves


def structured(state: Drako, number: int) -> Facts:
    """A move in parts, so that a client can light up pieces step by step."""
    move = state.tables.moves[number]
    if move.act < len(ACT_IDS):
        return {"act": ACT_IDS[move.act]}
    if move.act == PLACE:
        figure = FIGURE_IDS[state.next_to_place()]
        return {"act": "place_dwarf", "figure": figure, "cell": state.at(move.goal)}
    if move.act == DISCARD:
        return {"act": "discard_card", **state.named(move.card)}
    if move.act == WOUND:
        return {"act": "place_wound", "track": TRACK_IDS[move.who]}
    if move.act == BLOCK:
        blocks = [
            {"figure": FIGURE_IDS[dwarf], **state.named(card)}
            for dwarf, card in blocked(state, move)
        ]
        return {"act": "block" if blocks else "no_block", "blocks": blocks}
    used = {"symbol": SYMBOL_IDS[move.symbol], "value": move.value}
    return {**_play(state, move), **state.named(move.card), **used}


def _play(state: Drako, move: Move) -> Facts:
    """What the symbol does: steps of figures, or an attack."""
    symbol, who = move.symbol, move.who
    if symbol == NO_EFFECT:
        return {"act": "play_without_effect"}
    act = f"play_{SYMBOL_IDS[symbol]}"
    if symbol in (MOVE_ONE, MOVE_TWO):
        return {"act": act, "steps": [step(state, *each) for each in steps(state, move)]}
    if symbol in (ATTACK_ONE, ATTACK_TWO, CROSSBOW):
        party = 1 << CROSSBOW_DWARF if symbol == CROSSBOW else who
        party = 1 << who if symbol == ATTACK_ONE else party
        return {"act": act, "attackers": _dwarves(party), "targets": [FIGURE_IDS[THE_DRAGON]]}
    if symbol == BITE:
        return {"act": act, "targets": [FIGURE_IDS[who]]}
    if symbol == FIRE:
        ray = state.tables.ray(state.cells[THE_DRAGON], who)
        return {
            "act": act,
            "direction": DIRECTION_IDS[who],
            "ray": [state.at(cell) for cell in ray],
            "targets": _dwarves(int(state.on_ray(who))),
        }
    if symbol == NET:
        return {"act": act, "targets": [FIGURE_IDS[THE_DRAGON]]}
    return {"act": act, "steps": [step(state, THE_DRAGON, move.goal)]}


def _dwarves(mask: int) -> list[str]:
    return [FIGURE_IDS[dwarf] for dwarf in range(DWARF_COUNT) if mask >> dwarf & 1]


def step(state: Drako, figure: int, goal: int) -> Facts:
    return {
        "figure": FIGURE_IDS[figure],
        "origin": state.at(state.cells[figure]),
        "destination": state.at(goal),
    }


def steps(state: Drako, move: Move) -> list[tuple[int, int]]:
    """Which dwarves go where, in an order that is possible (DRA-52)."""
    if move.other_goal == NONE:
        return [(move.who, move.goal)]
    first, second = int(first_of(move.who)), int(second_of(move.who))
    both = [(first, move.goal), (second, move.other_goal)]
    in_order = state.in_order(first, move.goal, second, move.other_goal, move.value)
    return both if in_order else both[::-1]


def blocked(state: Drako, move: Move) -> list[tuple[int, int]]:
    """Which attacks are blocked, by the dwarf who attacks or is attacked, and with which card."""
    side, rest = move.value, move.who
    base = int(state.tables.block_base[side])
    found = []
    for dwarf in range(DWARF_COUNT):
        if rest % base:
            found.append((dwarf, state.tables.shields[side][rest % base - 1]))
        rest //= base
    return found


# ---------------------------------------------------------------- the table


def place(state: Drako, figure: int) -> Facts:
    cell = int(state.cells[figure])
    alive = not state.dragon_is_dead() if figure == THE_DRAGON else state.lives(figure)
    # the dead are removed from the board, the dragon too (DRA-84)
    return {"cell": state.at(cell) if alive and cell != OFF_BOARD else None, "alive": alive}


def track(state: Drako, number: int) -> Facts:
    return {"filled": int(state.wounds[number]), "spaces": int(state.tables.spaces[number])}


def net(state: Drako) -> str:
    """On the dragon, with the net dwarf, or out of the game (DRA-60, DRA-67)."""
    if state.net == ON_DRAGON:
        return "on_dragon"
    return "ready" if state.net == READY and state.lives(NET_DWARF) else "gone"


def fury(state: Drako) -> str:
    """Unused, or out of the game, also by the death of the fury dwarf (DRA-72)."""
    return "ready" if state.fury == READY and state.lives(FURY_DWARF) else "gone"


def legs(state: Drako) -> list[Facts]:
    """How the legs ended that have been played."""
    played = [(state.dragon_seat, state.reason)]
    if state.leg > 0:
        played = [(1 - state.dragon_seat, state.first_reason), *played]
    return [
        {
            "dragon": int(dragon),
            "winner": int(1 - dragon if REASON_IDS[reason] == "dragon_slain" else dragon),
            "reason": REASON_IDS[reason],
        }
        for dragon, reason in played
        if reason
    ]


def seat_view(state: Drako, of: int, viewer: int | None) -> Facts:
    """A player's own area; after the game everything lies open."""
    side = state.side_of(of)
    open_to_viewer = of == viewer or state.over
    return {
        "side": SIDE_IDS[side],
        "hand_size": int(state.hand_sizes[side]),
        "deck_size": int(state.left[side]),
        "hand": [state.named(card) for card in state.hand(side)] if open_to_viewer else None,
        "discards": [state.named(card) for card in state.pile(side)],
        "unseen": unseen(state, side, open_to_viewer),
        "legs_won": int(state.won[of]),
        "inflicted": int(state.inflicted(of)),
    }


def card_list(state: Drako, side: int) -> list[Facts]:
    """All cards of a deck: known to all before the game."""
    cards = state.tables.parts.cards
    return [
        {**state.named(number), "count": card.copies}
        for number, card in enumerate(cards)
        if card.side == side
    ]


def unseen(state: Drako, side: int, own: bool) -> dict[str, int]:
    """The cards that the viewer has not seen, by id: of the own side those in the deck, of the
    other those in hand and deck together, which nobody can tell apart."""
    hidden = state.deck(side) if own else state.deck(side) + state.hand(side)
    cards = state.tables.parts.cards
    return {cards[card].id: hidden.count(card) for card in sorted(set(hidden))}
