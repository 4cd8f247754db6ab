"""Where everything lies on a table of Serce Smoka: decks, hands, fields, collected piles, and who
knows which of it. It keeps the zones of SER-05 whole; what players may do there is in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State
from smokowisko.games.serce_smoka.tables import CARDS, KIND_IDS, KINDS, SHIP, VALUES, Tables

# the options by their place in Game.options
EXHAUSTION_END: Final = 0
FIRST_PLAYER: Final = 1
CHOOSER: Final = 2
SHOW_STACK_CONTENTS: Final = 3
SHOW_SCORES: Final = 4
DECK_DATA: Final = 5

SEATS: Final = 2
SHIPS_A_PILE: Final = 3

# where cards lie face up or collected, as blocks of one count a card
FIELDS: Final = 0
BELOW_SHIP: Final = CARDS
COLLECTED: Final = 2 * CARDS
ZONES: Final = 4 * CARDS

ON_BOARD: Final = -1
UNDECIDED: Final = 1 << 30


class Layout(State):
    """The pieces on the table. A game of cards and counts: who played a card is forgotten once it
    lies on a shared field (SER-50)."""

    decks: vec[i64]  # both decks, bottom first; of each, the first `left` cards are still there
    left: vec[i64]
    exhausted: vec[i64]  # 1 once the last card of the deck was drawn (SER-67)
    returned: vec[i64]  # 1 while a card returned by SER-54 lies on top of the deck
    hands: vec[i64]  # by seat and kind: the holding
    hand_sizes: vec[i64]
    zones: vec[i64]
    field_sizes: vec[i64]
    tops: vec[i64]  # by kind: the card that covers the others (SER-22)

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.deck_size: i64 = len(tables.deck_pairs[options[DECK_DATA]]) // SEATS
        self.turn: i64 = 0  # 0 until somebody takes the first turn (SER-13)
        self.final_turn: i64 = UNDECIDED
        self.final_reason: i64 = 0
        self.figure: i64 = ON_BOARD
        self.departures: i64 = 0
        # how much more glory seat 0 has collected than seat 1: kept, because a search asks for it
        # at every position that it judges
        self.glory_ahead: i64 = 0

    def lay_out(self) -> None:
        """Everything as at the start, the decks still sorted."""
        self.decks = self.tables.deck_pairs[self.options[DECK_DATA]][:]
        self.left = vec[i64]([self.deck_size] * SEATS)
        self.exhausted = vec[i64]([0] * SEATS)
        self.returned = vec[i64]([0] * SEATS)
        self.hands = vec[i64]([0] * (SEATS * KINDS))
        self.hand_sizes = vec[i64]([0] * SEATS)
        self.zones = vec[i64]([0] * ZONES)
        self.field_sizes = vec[i64]([0] * KINDS)
        self.tops = vec[i64]([0] * KINDS)

    # ------------------------------------------------------------ moving cards

    def draw(self, seat: i64) -> None:
        """The top card of the deck into the hand."""
        self.left[seat] -= 1
        self.returned[seat] = 0
        self.pick_up(seat, self.decks[seat * self.deck_size + self.left[seat]])
        self.hand_sizes[seat] += 1

    def put_back(self, seat: i64, card: i64) -> None:
        """A card of the hand on top of the deck, where its owner remembers it (SER-56)."""
        self.hands[seat * KINDS + card // VALUES] -= self.tables.weight[card]
        self.hand_sizes[seat] -= 1
        self.decks[seat * self.deck_size + self.left[seat]] = card
        self.left[seat] += 1
        self.returned[seat] = 1

    def pick_up(self, seat: i64, card: i64) -> None:
        self.hands[seat * KINDS + card // VALUES] += self.tables.weight[card]

    def move_cards(self, source: i64, goal: i64, kind: i64) -> None:
        """All cards of a kind from one zone to another."""
        zones = self.zones
        worth = self.tables.glory
        glory: i64 = 0
        for card in range(kind * VALUES, (kind + 1) * VALUES):
            moved: i64 = zones[source + card]
            zones[goal + card] += moved
            zones[source + card] = 0
            glory += moved * worth[card]
        if source == FIELDS:
            self.field_sizes[kind] = 0
        if goal == COLLECTED:
            self.glory_ahead += glory
        elif goal > COLLECTED:
            self.glory_ahead -= glory

    def weigh_collected(self) -> None:
        """Count the collected piles anew."""
        glory: i64 = 0
        for card in range(CARDS):
            more: i64 = self.zones[COLLECTED + card] - self.zones[COLLECTED + CARDS + card]
            glory += more * self.tables.glory[card]
        self.glory_ahead = glory

    # ------------------------------------------------------------ looking at cards

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand, ascending."""
        cards: list[int] = []
        for kind in range(KINDS):
            holding: i64 = self.hands[seat * KINDS + kind]
            for card in range(kind * VALUES, (kind + 1) * VALUES):
                for _ in range(self.tables.count(card, holding)):
                    cards.append(card)
        return cards

    def deck(self, seat: i64) -> list[int]:
        """The cards of a deck, bottom first."""
        start: i64 = seat * self.deck_size
        return list(self.decks[start : start + self.left[seat]])

    def values(self, zone: i64, kind: i64) -> list[int]:
        """The glory values of a kind's cards in a zone, ascending."""
        return [
            int(self.tables.glory[card])
            for card in range(kind * VALUES, (kind + 1) * VALUES)
            for _ in range(self.zones[zone + card])
        ]

    def census(self) -> dict[str, int]:
        """All cards of both decks by kind and value, and the figure (SER-06)."""
        found = [0] * CARDS
        for seat in range(SEATS):
            for card in self.hand(seat) + self.deck(seat):
                found[card] += 1
        for at in range(ZONES):
            found[at % CARDS] += self.zones[at]
        found[SHIP * VALUES] += self.departures * SHIPS_A_PILE
        census = {
            f"{KIND_IDS[card // VALUES]} {self.tables.glory[card]}": found[card]
            for card in range(CARDS)
            if found[card]
        }
        return {**census, "great_dragon": 1}

    # ------------------------------------------------------------ other worlds

    def copy_to(self, twin: "Layout") -> None:
        self.copy_board_to(twin)
        twin.chance = self.chance.copy()
        twin.decks = self.decks[:]
        twin.left = self.left[:]
        twin.exhausted = self.exhausted[:]
        twin.returned = self.returned[:]

    def copy_board_to(self, twin: "Layout") -> None:
        """All that changes where no card is drawn and none put back."""
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.final_turn = self.final_turn
        twin.final_reason = self.final_reason
        twin.figure = self.figure
        twin.departures = self.departures
        twin.glory_ahead = self.glory_ahead
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.zones = self.zones[:]
        twin.field_sizes = self.field_sizes[:]
        twin.tops = self.tops[:]

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        if self.over:
            return  # hands and decks lie open after the game
        for owner in range(SEATS):
            if owner == seat:
                self.reshuffle(owner)
            else:
                self.redeal_hand(owner)

    def reshuffle(self, owner: i64) -> None:
        """The own deck in another order; a returned card stays on top (SER-56)."""
        start: i64 = owner * self.deck_size
        end: i64 = start + self.left[owner] - self.returned[owner]
        self.chance.shuffle_anew(self.decks, start, end, CARDS)

    def redeal_hand(self, owner: i64) -> None:
        """Hand and deck together are known, the split between them is not."""
        start: i64 = owner * self.deck_size
        end: i64 = start + self.left[owner]
        for kind in range(KINDS):
            holding: i64 = self.hands[owner * KINDS + kind]
            if holding == 0:
                continue
            for card in range(kind * VALUES, (kind + 1) * VALUES):
                for _ in range(self.tables.count(card, holding)):
                    self.decks[end] = card
                    end += 1
        self.chance.shuffle_anew(self.decks, start, end, CARDS)
        for kind in range(KINDS):
            self.hands[owner * KINDS + kind] = 0
        for at in range(start + self.left[owner], end):
            self.pick_up(owner, self.decks[at])

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.turn,
            self.final_turn,
            self.final_reason,
            self.figure,
            self.departures,
        ]
        for seat in range(SEATS):
            # the places above a deck have no cards
            numbers += self.deck(seat) + [0] * (self.deck_size - self.left[seat])
        for part in (self.left, self.exhausted, self.returned, self.hands, self.hand_sizes):
            numbers += list(part)
        for part in (self.zones, self.field_sizes, self.tops):
            numbers += list(part)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.turn, self.final_turn, self.final_reason, self.figure, self.departures = numbers[:5]
        cards = SEATS * self.deck_size
        at = 5
        parts = []
        for length in (cards, SEATS, SEATS, SEATS, SEATS * KINDS, SEATS, ZONES, KINDS, KINDS):
            parts.append(vec[i64](numbers[at : at + length]))
            at += length
        if at != len(numbers):
            raise ValueError("too many or too few numbers")
        self.decks, self.left, self.exhausted, self.returned, self.hands = parts[:5]
        self.hand_sizes, self.zones, self.field_sizes, self.tops = parts[5:]
        self.weigh_collected()
