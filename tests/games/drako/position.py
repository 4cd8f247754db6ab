"""Positions of Drako, written and read the way the worked examples write them.

The only test file that knows how the rules store a table. Figures are G (the dragon), F (the fury
dwarf), X (the crossbow dwarf) and N (the net dwarf); the dwarf side is seat 0, the dragon seat 1.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

import smokowisko
from smokowisko.engine.game import Game
from smokowisko.games.drako import layout, rules
from smokowisko.games.drako.rules import Drako
from smokowisko.games.drako.tables import (
    ARMOUR,
    DRAGON,
    DWARF_COUNT,
    DWARVES,
    FIGURE_IDS,
    OFF_BOARD,
    SIDE_IDS,
    SYMBOL_IDS,
    TRACK_IDS,
)
from tests.games.played import Played

LETTERS = "FXNG"
DWARF_SEAT, DRAGON_SEAT = 0, 1


def new(
    seed: int | bytes = 0, options: Mapping[str, object] | None = None, game: Game | None = None
) -> "Table":
    """A table that has just been set up."""
    state = (game or smokowisko.game("drako")).new(seed=seed, options=options)
    assert isinstance(state, Drako)
    return Table(state)


def position(
    figures: str = "G C3 F A2 X D1 N D4",
    *,
    turn_of: str = "dwarves",
    actions: int = 2,
    hand: str = "",
    dragon_hand: str = "",
    hand_size: int | None = None,
    dragon_hand_size: int | None = None,
    deck: str = "",
    dragon_deck: str = "",
    deck_size: int = 20,
    dragon_deck_size: int = 20,
    wounds: str = "",
    net: str = "ready",
    fury: str = "ready",
    turn: int = 10,
    leg: int = 1,
    won: tuple[int, int] = (0, 0),
    earlier: tuple[int, int] = (0, 0),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table in the action phase of a side.

    `figures` names cells, "G C3 F A2"; a dwarf left out is dead. `wounds` fills tracks, "F 2 armour
    4 fly 1". Hands and decks name cards, "dw_shield dw_run"; names without `dragon_` belong to the
    dwarves; decks are written top first. A hand has exactly the cards named, unless its size is
    given; it and the deck are then filled up from the cards that are left, those without defence
    first. All others lie on the discard pile. `fury` and `net` say where the markers are: "ready",
    "gone", and the net also "on_dragon".
    """
    table = new(seed, {"setup": "first_game", "mulligan": False, **(options or {})}, game)
    state = table.state
    state.dragon_seat = DRAGON_SEAT if leg == 1 else DWARF_SEAT
    state.leg = leg - 1
    _lay_side(state, DWARVES, hand, hand_size, deck, deck_size)
    _lay_side(state, DRAGON, dragon_hand, dragon_hand_size, dragon_deck, dragon_deck_size)
    _lay_figures(state, figures)
    _lay_wounds(state, wounds)
    state.net = ("ready", "on_dragon", "gone").index(net)
    state.fury = layout.READY if fury == "ready" else layout.GONE
    for seat in range(layout.SEATS):
        state.won[seat] = won[seat]
        state.earlier[seat] = earlier[seat]
    if leg == 2:
        state.first_reason = rules.OUT_OF_CARDS
    state.turn = turn
    state.side = SIDE_IDS.index(turn_of)
    state.actions = actions
    state.decide(state.side, layout.ACTION)
    return table


class Table(Played[Drako]):
    def goals(self, start: str) -> list[str]:
        """The last words of all legal texts with this start: cells, directions, tracks."""
        return sorted(text.split()[-1] for text in self.legal(start))

    @property
    def figures(self) -> str:
        """Where everybody who lives stands, as `position` takes it."""
        order = [3, 0, 1, 2]
        cells = [(LETTERS[at], int(self.state.cells[at])) for at in order]
        return " ".join(f"{letter} {self.state.at(cell)}" for letter, cell in cells if cell >= 0)

    def wounds(self, track: str) -> int:
        """The wounds of a dwarf by letter or id, or of a track of the dragon."""
        return int(self.state.wounds[_track(track)])

    @property
    def dragon_wounds(self) -> dict[str, int]:
        return {track: self.wounds(track) for track in TRACK_IDS[ARMOUR:]}

    @property
    def net(self) -> str:
        return str(self.view(None)["net"])

    @property
    def fury(self) -> str:
        return str(self.view(None)["fury"])

    @property
    def actions(self) -> int:
        return int(self.state.actions)

    @property
    def turn_of(self) -> str:
        return SIDE_IDS[self.state.side]

    @property
    def asked(self) -> tuple[str, str]:
        """The side that must decide, and what: ("dragon", "defence")."""
        if self.state.over:
            return ("", "over")
        return SIDE_IDS[self.state.decides()], layout.PHASE_IDS[self.state.phase]

    @property
    def winner(self) -> str | None:
        """The side that won the last leg of a game that is over, else None."""
        if not self.state.over:
            return None
        slain = self.state.reason == rules.DRAGON_SLAIN
        return "dwarves" if slain else "dragon"

    @property
    def reason(self) -> str:
        return rules.REASON_IDS[self.state.reason]

    def hand(self, side: str) -> str:
        return self._names(self.state.hand(SIDE_IDS.index(side)))

    def hand_size(self, side: str) -> int:
        return int(self.state.hand_sizes[SIDE_IDS.index(side)])

    def deck(self, side: str) -> list[str]:
        """The cards of a deck, top first."""
        return self._names(self.state.deck(SIDE_IDS.index(side))[::-1]).split()

    def deck_size(self, side: str) -> int:
        return int(self.state.left[SIDE_IDS.index(side)])

    def discards(self, side: str) -> list[str]:
        """The discard pile, the first card first."""
        return self._names(self.state.pile(SIDE_IDS.index(side))).split()

    def _names(self, cards: Iterable[int]) -> str:
        return " ".join(self.state.tables.parts.cards[card].id for card in cards)


def symbols(card: str) -> list[str]:
    """What a card of the usual decks shows: ["walk 2", "bite 1"]."""
    tables = new().state.tables
    shown = tables.parts.cards[tables.card_numbers[card]].symbols
    return [
        f"{SYMBOL_IDS[symbol]} {value}" if value else SYMBOL_IDS[symbol] for symbol, value in shown
    ]


def _track(name: str) -> int:
    return LETTERS.index(name) if name in LETTERS else TRACK_IDS.index(name)


def _lay_figures(state: Drako, figures: str) -> None:
    cells = {cell.id: at for at, cell in enumerate(state.tables.parts.cells)}
    words = figures.split()
    placed = dict(zip(words[::2], words[1::2], strict=True))
    for figure in range(len(FIGURE_IDS)):
        cell = placed.get(LETTERS[figure])
        state.cells[figure] = OFF_BOARD if cell is None else cells[cell]
        if cell is None and figure < DWARF_COUNT:
            state.wounds[figure] = state.tables.spaces[figure]


def _lay_wounds(state: Drako, wounds: str) -> None:
    words = wounds.split()
    for track, filled in zip(words[::2], words[1::2], strict=True):
        state.wounds[_track(track)] = int(filled)


def _lay_side(
    state: Drako, side: int, hand: str, hand_size: int | None, deck: str, deck_size: int
) -> None:
    """Gather all cards of a side, and lay hand, deck and discard pile from them."""
    numbers, tables = state.tables.card_numbers, state.tables
    held, top = [[numbers[id] for id in text.split()] for text in (hand, deck)]
    size = len(held) if hand_size is None else hand_size
    listed = Counter(state.hand(side) + state.deck(side) + state.pile(side))
    assert not Counter(held + top) - listed, f"no deck has all of {hand} {deck}"
    spare = sorted((listed - Counter(held + top)).elements())
    spare.sort(key=lambda card: tables.blocks[card])
    for pile, wanted in ((held, size), (top, deck_size)):
        missing = wanted - len(pile)
        assert 0 <= missing <= len(spare), f"{wanted} cards cannot be laid"
        pile.extend(spare[:missing])
        del spare[:missing]

    for card in range(tables.first_card[side], tables.end_of_cards[side]):
        state.hands[card] = held.count(card)
    state.hand_sizes[side] = len(held)
    for at, card in enumerate(reversed(top), start=int(tables.deck_start[side])):
        state.cards[at] = card
    state.left[side] = len(top)
    for at, card in enumerate(spare, start=1):
        state.cards[tables.deck_end[side] - at] = card
    state.gone[side] = len(spare)
