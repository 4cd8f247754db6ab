"""How likely a seat wins a game of Serce Smoka, as a small network has learnt from many games.

What it is shown stands here, in glory and cards, as far as the seat can know it; its weights stand
in `network.toml`.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State, shares
from smokowisko.engine.network import Network, Scales
from smokowisko.games.serce_smoka.layout import BELOW_SHIP, FIELDS, ON_BOARD, SEATS, UNDECIDED
from smokowisko.games.serce_smoka.rules import (
    DEPARTURES_TO_END,
    FIGURE_GLORY,
    TURNS_AFTER_EXHAUSTION,
    SerceSmoka,
    capacity,
)
from smokowisko.games.serce_smoka.tables import (
    DWARF,
    FIRE_DRAGON,
    HAND_LIMIT,
    HAND_LIMIT_WITH_FIGURE,
    HERO,
    HUNTRESS,
    KIND_IDS,
    KINDS,
    PETRIFIED_DRAGON,
    SHIP,
    SORCERESS,
    TREASURE_CHEST,
    TROLL,
    VALUES,
)

WIN: Final = 100.0
# two seats tell the odds of one table, each as it sees them: half of both together
DOUBT: Final = 2.0
# odds that were not counted yet
UNKNOWN: Final = -1.0
# the glory of a dwarf that nobody has seen yet
UNSEEN_DWARF: Final = 1.5

# so large are the numbers that the network is shown: about 1
SOME_GLORY: Final = 5.0
LARGE_LEAD: Final = 10.0
SOME_CARDS: Final = 3.0
GLORY_IN_HAND: Final = 3.0

# a full field of dwarves needs more cards than any other
MOST_NEEDED: Final = 4

# more cards of a kind in a hand are not told apart
MANY: Final = 3
TAKES: Final = (
    "treasure_by_fire_dragon",
    "treasure_by_sorceress",
    "petrified_by_sorceress",
    "sorceresses_by_troll",
    "stack_by_heroes",
    "fire_dragons_by_huntresses",
    "passengers_by_ships",
    "dwarves_by_dwarves",
)
BEST: Final = ("own_best", "rivals_best", "own_second")

INPUTS: Final = (
    "on_turn",
    "lead",
    "lead_late",
    "lead_very_late",
    "own_figure",
    "rivals_figure",
    "own_deck",
    "rivals_deck",
    "end_open",
    *(f"turns_to_end_{turns}" for turns in range(TURNS_AFTER_EXHAUSTION)),
    *(f"departures_{departures}" for departures in range(DEPARTURES_TO_END)),
    *(f"field_{kind}" for kind in KIND_IDS[:SHIP]),
    "below_ship",
    "petrified_there",
    *(
        f"{KIND_IDS[kind]}_lying_{lying}"
        for kind in range(DWARF, KINDS)
        for lying in range(1, capacity(kind))
    ),
    *(f"hand_{kind}_{count}" for kind in KIND_IDS for count in range(1, MANY + 1)),
    *(f"hand_{kind}_glory" for kind in KIND_IDS[:SHIP]),
    "hand",
    *(f"own_deck_{kind}" for kind in KIND_IDS),
    *(f"rivals_unplayed_{kind}" for kind in KIND_IDS),
    *(f"own_{take}" for take in TAKES),
    *(f"rivals_{take}" for take in TAKES),
    *BEST,
    *(f"{best}_on_turn" for best in BEST),
)


@final
class Experience(Heuristic):
    """What a seat has learnt to expect of what it sees."""

    def __init__(self, rows: Mapping[str, Sequence[float]]) -> None:
        self.network = Network(rows, INPUTS)

    def doubt(self, state: State) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SerceSmoka)
        if state.over:
            ranks = state.ranks()
            return WIN * float(ranks[1 - seat] - ranks[seat])
        return self.judged(Sight(state), seat)

    def outlook(self, state: State) -> list[float]:
        """As without this, but everything that both see is looked at once."""
        assert isinstance(state, SerceSmoka)
        if state.over:
            return shares([self.value(state, 0), self.value(state, 1)], DOUBT)
        sight = Sight(state)
        return shares([self.judged(sight, 0), self.judged(sight, 1)], DOUBT)

    def judged(self, sight: "Sight", seat: i64) -> float:
        """What a table that is going on is worth to a seat."""
        scales = Scales(self.network)
        sight.show(seat, scales)
        return scales.weigh()

    def ahead(self, state: State, move: int) -> State:
        """Before a card is drawn: what lies in the deck is shown, what comes next is not known."""
        assert isinstance(state, SerceSmoka)
        after = state.copy()
        if state.turn == 0:
            after.play(move)
        else:
            after.play_ahead(move)
        return after

    def best(self, state: State, moves: list[int]) -> int:
        """As without this, but what lies in the decks is counted once: no move changes what is
        known of it, unless a deck can come to its end. Nor is anything weighed again that the
        moves have in common."""
        assert isinstance(state, SerceSmoka)
        mover: i64 = state.to_move
        if state.turn == 0 or state.left[mover] <= HAND_LIMIT_WITH_FIGURE:
            return super().best(state, moves)
        sight = Sight(state)
        scales = Scales(self.network)
        after = state.copy()  # one table for all moves, laid anew for each
        best = moves[0]
        highest = -math.inf
        for move in moves:
            state.copy_to(after)
            after.play_ahead(move)
            if after.over:
                promise = self.value(after, mover)
            else:
                sight.look_at_board(after)
                sight.count_hand(mover)
                sight.show(mover, scales)
                promise = scales.weigh()
            if promise > highest:
                highest = promise
                best = move
        return best

    def inputs(self, state: State, seat: int) -> list[float]:
        """What the network is shown, for those who teach it."""
        assert isinstance(state, SerceSmoka)
        scales = Scales(self.network)
        Sight(state).show(seat, scales)
        return list(scales.inputs)


# copied, which is faster than made
NO_GLORY: Final = vec[float]([0.0] * KINDS)
NO_CARDS: Final = vec[i64]([0] * (SEATS * KINDS))
NO_ODDS: Final = vec[float]([UNKNOWN] * (SEATS * KINDS * (MOST_NEEDED + 1)))
NO_HANDS: Final = vec[i64]([0] * SEATS)


@final
class Sight:
    """A table that is going on: what everybody sees, and what each player holds."""

    def __init__(self, state: SerceSmoka) -> None:
        self.field = NO_GLORY[:]
        # by player and kind
        self.held = NO_CARDS[:]
        self.worth = NO_CARDS[:]
        self.in_deck = NO_CARDS[:]
        # of a rival's hand, by player, kind, and how many cards of it
        self.odds = NO_ODDS[:]
        self.odds_of = NO_HANDS[:]
        # the two best takes of the player looked at last
        self.best = 0.0
        self.second = 0.0
        self.look_at_board(state)
        for player in range(SEATS):
            self.count_hand(player)
            self.count_deck(player)

    def look_at_board(self, state: SerceSmoka) -> None:
        self.state = state
        self.lead = float(state.lead())
        for kind in range(SHIP):
            self.field[kind] = glory(state, FIELDS, kind)
        self.below = glory(state, BELOW_SHIP, HERO) + glory(state, BELOW_SHIP, HUNTRESS)

    def count_hand(self, player: i64) -> None:
        hands = self.state.hands
        tables = self.state.tables
        first: i64 = player * KINDS
        for kind in range(KINDS):
            holding: i64 = tables.first_holding[kind] + hands[first + kind]
            self.held[first + kind] = tables.sizes[holding]
            self.worth[first + kind] = tables.worths[holding]

    def count_deck(self, player: i64) -> None:
        state = self.state
        decks = state.decks
        in_deck = self.in_deck
        first: i64 = player * KINDS
        start: i64 = player * state.deck_size
        for place in range(start, start + state.left[player]):
            in_deck[first + decks[place] // VALUES] += 1

    def show(self, seat: i64, seen: Scales) -> None:
        """The inputs of the network, as this seat sees the table."""
        state = self.state
        rival: i64 = 1 - seat
        on_turn: bool = state.to_move == seat
        seen.mark(on_turn)
        self.show_lead(seat, seen)
        self.show_end(seen)
        self.show_board(seen)
        self.show_hand(seat, seen)
        for kind in range(KINDS):
            seen.put(float(self.in_deck[seat * KINDS + kind]) / SOME_CARDS)
        for kind in range(KINDS):
            seen.put(float(self.unplayed(rival, kind)) / SOME_CARDS)
        self.show_takes(seat, True, seen)
        own_best = self.best / SOME_GLORY
        own_second = self.second / SOME_GLORY
        self.show_takes(rival, False, seen)
        rivals_best = self.best / SOME_GLORY
        seen.put(own_best)
        seen.put(rivals_best)
        seen.put(own_second)
        seen.put(own_best if on_turn else 0.0)
        seen.put(rivals_best if on_turn else 0.0)
        seen.put(own_second if on_turn else 0.0)

    def unplayed(self, player: i64, kind: i64) -> i64:
        """In hand or deck, which is all that others know."""
        at: i64 = player * KINDS + kind
        return self.held[at] + self.in_deck[at]

    # ------------------------------------------------------------ what everybody sees

    def show_lead(self, seat: i64, seen: Scales) -> None:
        """The fewer cards are left, the surer a lead."""
        state = self.state
        own = float(state.left[seat]) / float(state.deck_size)
        rivals = float(state.left[1 - seat]) / float(state.deck_size)
        late = 1.0 - (own + rivals) / 2.0
        lead = self.lead / LARGE_LEAD if seat == 0 else -self.lead / LARGE_LEAD
        seen.put(lead)
        seen.put(lead * late)
        seen.put(lead * late * late * late * late)
        seen.mark(state.figure == seat)
        seen.mark(state.figure == 1 - seat)
        seen.put(own)
        seen.put(rivals)

    def show_end(self, seen: Scales) -> None:
        state = self.state
        turns: i64 = state.final_turn - state.turn
        seen.mark(state.final_turn == UNDECIDED)
        for at in range(TURNS_AFTER_EXHAUSTION):
            seen.mark(turns == at)
        for at in range(DEPARTURES_TO_END):
            seen.mark(state.departures == at)

    def show_board(self, seen: Scales) -> None:
        state = self.state
        for kind in range(SHIP):
            seen.put(self.field[kind] / SOME_GLORY)
        seen.put(self.below / SOME_GLORY)
        seen.mark(state.field_sizes[PETRIFIED_DRAGON] > 0)
        for kind in range(DWARF, KINDS):
            size: i64 = state.field_sizes[kind]
            for lying in range(1, capacity(kind)):
                seen.mark(size == lying)

    # ------------------------------------------------------------ what a player holds

    def show_hand(self, seat: i64, seen: Scales) -> None:
        held = self.held
        worth = self.worth
        first: i64 = seat * KINDS
        for kind in range(KINDS):
            cards: i64 = held[first + kind]
            for count in range(1, MANY + 1):
                seen.mark(cards >= count)
        for kind in range(SHIP):
            seen.put(float(worth[first + kind]) / GLORY_IN_HAND)
        seen.put(float(self.state.hand_sizes[seat]) / float(HAND_LIMIT))

    # ------------------------------------------------------------ what can be collected at once

    def show_takes(self, player: i64, known: bool, seen: Scales) -> None:
        """The glory of each way to collect, times how likely this player holds the cards for it:
        the own hand is known, of another's only what was not played yet."""
        field = self.field
        self.best = 0.0
        self.second = 0.0
        sorceress = self.chance(player, SORCERESS, 1, known)
        self.take(field[TREASURE_CHEST] * self.chance(player, FIRE_DRAGON, 1, known), seen)
        self.take(field[TREASURE_CHEST] * sorceress, seen)
        self.take(self.petrified(player) * sorceress, seen)
        self.take(field[SORCERESS] * self.chance(player, TROLL, 1, known), seen)
        stack = max(field[TROLL], field[SORCERESS])
        self.take(stack * self.filling(player, HERO, known), seen)
        self.take(field[FIRE_DRAGON] * self.filling(player, HUNTRESS, known), seen)
        self.take(self.below * self.filling(player, SHIP, known), seen)
        dwarves = field[DWARF] + self.added_dwarves(player, known)
        self.take(dwarves * self.filling(player, DWARF, known), seen)

    def take(self, worth: float, seen: Scales) -> None:
        seen.put(worth / SOME_GLORY)
        if worth > self.best:
            self.second = self.best
            self.best = worth
        elif worth > self.second:
            self.second = worth

    def petrified(self, player: i64) -> float:
        """The petrified dragons, with the figure that comes with them (SER-38)."""
        if self.state.field_sizes[PETRIFIED_DRAGON] == 0:
            return 0.0
        figure: i64 = self.state.figure
        won: i64 = 0
        if figure != player:
            won = FIGURE_GLORY if figure == ON_BOARD else 2 * FIGURE_GLORY
        return self.field[PETRIFIED_DRAGON] + float(won)

    def added_dwarves(self, player: i64, known: bool) -> float:
        """The glory of the dwarves that would fill their field, the best ones of the hand."""
        state = self.state
        needed: i64 = capacity(DWARF) - state.field_sizes[DWARF]
        if not known:
            return UNSEEN_DWARF * float(needed)
        worth: i64 = 0
        card: i64 = (DWARF + 1) * VALUES - 1
        while needed > 0 and card >= DWARF * VALUES:
            held: i64 = state.tables.count(card, state.hands[player * KINDS + DWARF])
            played: i64 = min(needed, held)
            worth += played * state.tables.glory[card]
            needed -= played
            card -= 1
        return float(worth)

    def filling(self, player: i64, kind: i64, known: bool) -> float:
        """How likely this player can fill a slot field at once."""
        return self.chance(player, kind, capacity(kind) - self.state.field_sizes[kind], known)

    def chance(self, player: i64, kind: i64, needed: i64, known: bool) -> float:
        """How likely a player holds so many cards of a kind."""
        if known:
            return 1.0 if self.held[player * KINDS + kind] >= needed else 0.0
        hand: i64 = self.state.hand_sizes[player]
        if self.odds_of[player] != hand:  # a move can make a rival give a card back (SER-54)
            self.odds = NO_ODDS[:]
            self.odds_of[player] = hand
        at: i64 = (player * KINDS + kind) * (MOST_NEEDED + 1) + needed
        if self.odds[at] == UNKNOWN:
            self.odds[at] = self.count_odds(player, kind, needed)
        return self.odds[at]

    def count_odds(self, player: i64, kind: i64, needed: i64) -> float:
        """Another's hand is taken for cards that are of this kind each by itself, as often as those
        not played yet."""
        state = self.state
        hand: i64 = state.hand_sizes[player]
        right: i64 = self.unplayed(player, kind)
        wrong: i64 = hand + state.left[player] - right
        if wrong == 0:
            return 1.0 if hand >= needed else 0.0
        each = float(right) / float(right + wrong)
        exactly = 1.0
        for _ in range(hand):
            exactly *= 1.0 - each
        fewer = 0.0
        for count in range(needed):
            fewer += exactly
            exactly *= float(hand - count) / float(count + 1) * float(right) / float(wrong)
        return 1.0 - fewer


def glory(state: SerceSmoka, zone: i64, kind: i64) -> float:
    zones = state.zones
    worth = state.tables.glory
    total: i64 = 0
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        total += zones[zone + card] * worth[card]
    return float(total)
