"""Positions of Serce Smoka, written and read the way the worked examples write them.

The only test file that knows how the rules store a table. A is seat 0, B is seat 1.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Self

import smokowisko
from smokowisko.engine.game import Game
from smokowisko.games.serce_smoka import layout, rules
from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.games.serce_smoka.tables import (
    CARDS,
    KIND_IDS,
    KINDS,
    PETRIFIED_DRAGON,
    SHIP,
    VALUES,
)
from tests.games.played import Played

A, B = 0, 1

DECK = (
    "treasure_chest 1 1 2 2 3 3 4 | fire_dragon 2 3 3 4 | petrified_dragon 2 2 2 2 2"
    " | sorceress 1 1 2 2 | troll 1 2 3 | dwarf 1 1 1 1 1 1 2 2 2 3 | hero 1 1 1 1 2"
    " | huntress 1 1 1 1 2 2 | ship 0 0 0 0 0 0"
)
"""The card table of the specification."""


def new(
    seed: int | bytes = 0, options: Mapping[str, object] | None = None, game: Game | None = None
) -> "Table":
    """A table that has just been set up."""
    state = (game or smokowisko.game("serce_smoka")).new(seed=seed, options=options)
    assert isinstance(state, SerceSmoka)
    return Table(state)


def position(
    *,
    fields: str = "",
    below_ship: str = "",
    departures: int = 0,
    figure: int | None = None,
    turn: int = 20,
    final_turn: int | None = None,
    active: int = A,
    hand: str = "",
    hand_b: str = "",
    hand_size: int | None = None,
    hand_size_b: int | None = None,
    deck: str = "",
    deck_b: str = "",
    deck_size: int = 20,
    deck_size_b: int = 20,
    collected: str = "",
    collected_b: str = "",
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table with these cards, `"troll 1 2 | ship 0"`; names without `_b` belong to A.

    Decks are written top first, stacks bottom first. A hand is filled up to its limit (SER-52) and
    a deck to its size from the player's own deck list, petrified dragons first because they do
    nothing (SER-35). An empty deck counts as exhausted. Other cards are out of play.
    """
    table = new(seed, options, game)
    state = table.state
    state.turn = turn
    state.to_move = active
    state.figure = layout.ON_BOARD if figure is None else figure
    state.departures = departures
    if final_turn is not None:
        state.final_turn = final_turn
        state.final_reason = rules.BY_DEPARTURE if departures > 2 else rules.BY_EXHAUSTION
    _lay_side(state, A, _cards(hand), hand_size, _cards(deck), deck_size)
    _lay_side(state, B, _cards(hand_b), hand_size_b, _cards(deck_b), deck_size_b)
    for card in _cards(fields):
        state.field_sizes[card // VALUES] += 1
        state.tops[card // VALUES] = card
    _lay_zone(state, layout.FIELDS, fields)
    _lay_zone(state, layout.BELOW_SHIP, below_ship)
    _lay_zone(state, layout.COLLECTED + A * CARDS, collected)
    _lay_zone(state, layout.COLLECTED + B * CARDS, collected_b)
    state.weigh_collected()
    return table


class Table(Played[SerceSmoka]):
    points = 0
    """The values collected in the last turn played."""

    def play(self, *texts: str) -> Self:
        for text in texts:
            seat = self.state.to_move
            before = self._glory(seat)
            super().play(text)
            self.points = self._glory(seat) - before
        return self

    def told(self, viewer: int | None, type: str) -> list[str]:
        """The cards that somebody was shown in such events of the last turn, by name."""
        cards = [card for facts in self.heard(viewer, type) for card in facts.get("cards", ())]
        return sorted(f"{card['kind']} {card['value']}" for card in cards)

    def hand(self, seat: int) -> str:
        return text_of(self.state.hand(seat))

    def hand_size(self, seat: int) -> int:
        return int(self.state.hand_sizes[seat])

    def deck(self, seat: int) -> list[str]:
        """The cards of a deck, top first."""
        start = seat * self.state.deck_size
        top = start + self.state.left[seat] - 1
        return [text_of([self.state.decks[at]]) for at in range(top, start - 1, -1)]

    def deck_size(self, seat: int) -> int:
        return int(self.state.left[seat])

    def collected(self, seat: int) -> str:
        return self._zone(layout.COLLECTED + seat * CARDS)

    @property
    def fields(self) -> str:
        return self._zone(layout.FIELDS)

    @property
    def below_ship(self) -> str:
        return self._zone(layout.BELOW_SHIP)

    @property
    def departures(self) -> int:
        return int(self.state.departures)

    @property
    def figure(self) -> int | None:
        return None if self.state.figure == layout.ON_BOARD else int(self.state.figure)

    @property
    def final_turn(self) -> int | None:
        decided = self.state.final_turn != layout.UNDECIDED
        return int(self.state.final_turn) if decided else None

    def _zone(self, start: int) -> str:
        zones = self.state.zones
        return text_of(card for card in range(CARDS) for _ in range(zones[start + card]))

    def _glory(self, seat: int) -> int:
        return sum(int(word) for word in self.collected(seat).split() if word.isdigit())


def text_of(cards: Iterable[int]) -> str:
    """Cards in the order of kinds and values."""
    groups: dict[str, list[str]] = {}
    for card in sorted(cards):
        value = 0 if card // VALUES == SHIP else card % VALUES + 1
        groups.setdefault(KIND_IDS[card // VALUES], []).append(str(value))
    return " | ".join(" ".join([kind, *values]) for kind, values in groups.items())


def singles(text: str) -> list[str]:
    """The cards of a text one by one, in its order."""
    return [text_of([card]) for card in _cards(text)]


def _cards(text: str) -> list[int]:
    cards = []
    for group in text.split("|") if text else ():
        kind, *values = group.split()
        cards += [KIND_IDS.index(kind) * VALUES + max(int(value) - 1, 0) for value in values]
    return cards


def _lay_zone(state: SerceSmoka, start: int, text: str) -> None:
    for card in _cards(text):
        state.zones[start + card] += 1


def _lay_side(
    state: SerceSmoka,
    seat: int,
    hand: list[int],
    hand_size: int | None,
    deck: list[int],
    deck_size: int,
) -> None:
    """Put what a new game dealt aside, and lay hand and deck from it."""
    if hand_size is None:
        hand_size = 6 if state.figure == seat else 5
    start = seat * state.deck_size
    listed = Counter([*state.hand(seat), *state.decks[start : start + state.left[seat]]])
    assert not Counter(hand + deck) - listed, f"no deck has all of {text_of(hand + deck)}"
    spare = sorted((listed - Counter(hand + deck)).elements())
    spare.sort(key=lambda card: card // VALUES != PETRIFIED_DRAGON)
    for pile, size in ((hand, hand_size), (deck, deck_size)):
        missing = size - len(pile)
        assert 0 <= missing <= len(spare), f"{size} cards cannot be laid around {text_of(pile)}"
        pile.extend(spare[:missing])
        del spare[:missing]

    for kind in range(KINDS):
        state.hands[seat * KINDS + kind] = 0
    for card in hand:
        state.hands[seat * KINDS + card // VALUES] += state.tables.weight[card]
    state.hand_sizes[seat] = len(hand)
    for at, card in enumerate(reversed(deck)):
        state.decks[start + at] = card
    state.left[seat] = len(deck)
    state.exhausted[seat] = int(not deck)
