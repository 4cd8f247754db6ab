"""What each seat may see of a table of Serce Smoka: the "Hidden information" section of the
specification, line by line. The only door through which anything hidden could leave."""

from collections import Counter
from typing import Any

from smokowisko.engine.events import Facts
from smokowisko.engine.view import frame
from smokowisko.games.serce_smoka.layout import (
    BELOW_SHIP,
    COLLECTED,
    DECK_DATA,
    FIELDS,
    ON_BOARD,
    SEATS,
    SHOW_SCORES,
    SHOW_STACK_CONTENTS,
    UNDECIDED,
)
from smokowisko.games.serce_smoka.rules import REASONS, SerceSmoka, capacity
from smokowisko.games.serce_smoka.tables import (
    CAPACITIES,
    CARDS,
    FIRST_SEAT_MOVES,
    HERO,
    HUNTRESS,
    KIND_IDS,
    KINDS,
    NO_KIND,
    VALUES,
)

ROLES = ("disciple", "servant")


def view(state: SerceSmoka, seat: int | None) -> Facts:
    decided = state.final_turn != UNDECIDED
    return {
        **frame(state, seat, prompt(state), structured),
        "turn": int(state.turn),
        "final_turn": int(state.final_turn) if decided else None,
        "final_reason": REASONS[state.final_reason] if decided else None,
        "figure": None if state.figure == ON_BOARD else int(state.figure),
        "fields": {KIND_IDS[kind]: field(state, kind) for kind in range(KINDS)},
        "below_ship": {KIND_IDS[kind]: state.values(BELOW_SHIP, kind) for kind in (HERO, HUNTRESS)},
        "ship_piles": int(state.departures),
        "deck_list": deck_list(state),
        "seats": [seat_view(state, of, seat) for of in range(SEATS)],
        "known": known(state, seat),
    }


def prompt(state: SerceSmoka) -> Facts:
    """What must be decided now, as a text key with parameters."""
    if state.over:
        return {"key": "serce_smoka-prompt-over"}
    if state.turn == 0:
        return {"key": "serce_smoka-prompt-choose_first", "seat": int(state.to_move)}
    last = state.turn == state.final_turn
    return {
        "key": "serce_smoka-prompt-play_last" if last else "serce_smoka-prompt-play",
        "seat": int(state.to_move),
    }


def structured(state: SerceSmoka, move: int) -> Facts:
    """A move in parts, so that a client can light up pieces step by step."""
    if move < FIRST_SEAT_MOVES:
        return {"act": "choose_first_player", "seat": move}
    target = state.tables.target[move]
    return {
        "act": "play_cards",
        "kind": KIND_IDS[state.tables.kind[move]],
        "values": [int(state.tables.glory[card]) for card in state.tables.cards[move]],
        "target": None if target == NO_KIND else KIND_IDS[target],
    }


def field(state: SerceSmoka, kind: int) -> Facts:
    size = int(state.field_sizes[kind])
    if kind in CAPACITIES:
        free = int(capacity(kind)) - size
        return {"count": size, "free": free, "values": state.values(FIELDS, kind)}
    shown: Facts = {
        "count": size,
        "top": int(state.tables.glory[state.tops[kind]]) if size else None,
    }
    if state.options[SHOW_STACK_CONTENTS]:
        shown["values"] = state.values(FIELDS, kind)
    return shown


def seat_view(state: SerceSmoka, of: int, viewer: int | None) -> Facts:
    """A player's own area; after the game everything lies open."""
    open_to_viewer = of == viewer or state.over
    pile = COLLECTED + of * CARDS
    collected = {KIND_IDS[kind]: state.values(pile, kind) for kind in range(KINDS)}
    shown: Facts = {
        "role": ROLES[of],
        "hand_size": int(state.hand_sizes[of]),
        "deck_size": int(state.left[of]),
        "collected_size": sum(len(values) for values in collected.values()),
        "played": played(state, of),
        "hand": hand(state, of) if open_to_viewer else None,
        "collected": collected if open_to_viewer else None,
    }
    if state.options[SHOW_SCORES] or state.over:
        shown["score"] = int(state.score(of))
    return shown


def deck_list(state: SerceSmoka) -> dict[str, list[int]]:
    """The cards that each of the two equal decks had: known to all before the game."""
    cards = state.tables.deck_pairs[state.options[DECK_DATA]][: state.deck_size]
    listed: dict[str, list[int]] = {id: [] for id in KIND_IDS}
    for card in cards:
        listed[KIND_IDS[card // VALUES]].append(int(state.tables.glory[card]))
    return listed


def played(state: SerceSmoka, of: int) -> dict[str, int]:
    """How many cards of each kind this player has played: what players keep count of. Values would
    tell what lies covered (A-14)."""
    full_deck = state.tables.deck_pairs[state.options[DECK_DATA]][: state.deck_size]
    gone = Counter(full_deck) - Counter(state.deck(of) + state.hand(of))
    by_kind = Counter(card // VALUES for card in gone.elements())
    return {id: by_kind[kind] for kind, id in enumerate(KIND_IDS)}


def known(state: SerceSmoka, seat: int | None) -> dict[str, Any]:
    """What the seat remembers: a card returned to the top of its own deck (SER-56)."""
    if seat is None or not state.returned[seat]:
        return {}
    return {"deck_top": state.named(state.deck(seat)[-1])}


def hand(state: SerceSmoka, seat: int) -> list[Facts]:
    return [state.named(card) for card in state.hand(seat)]
