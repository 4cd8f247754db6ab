"""What a player of Serce Smoka sees of a table, in glory and cards, as the network of `heuristics`
is shown it: nothing that the seat cannot know.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.network import Scales
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


# copied, which is faster than made
NO_GLORY: Final = vec[float]([0.0] * KINDS)
NO_CARDS: Final = vec[i64]([0] * (SEATS * KINDS))

# all kinds of a hand, a bit each
ALL_KINDS: Final = (1 << KINDS) - 1

# what `odds` has counted, and all hands of a default deck that it may be asked about
UNKNOWN: Final = -1.0
MOST_UNSEEN: Final = 50
MOST_ALIKE: Final = 10
ODDS: Final = vec[float](
    [UNKNOWN]
    * ((HAND_LIMIT_WITH_FIGURE + 1) * (MOST_ALIKE + 1) * (MOST_UNSEEN + 1) * (MOST_NEEDED + 1))
)


@final
class Sight:
    """A table that is going on: what everybody sees, and what each player holds."""

    state: SerceSmoka
    lead: float
    below: float

    def __init__(self) -> None:
        self.field = NO_GLORY[:]
        # by player and kind
        self.held = NO_CARDS[:]
        self.worth = NO_CARDS[:]
        self.in_deck = NO_CARDS[:]
        # the two best takes of the player looked at last
        self.best = 0.0
        self.second = 0.0

    def look_at(self, state: SerceSmoka) -> None:
        self.look_at_board(state)
        self.in_deck = NO_CARDS[:]
        for player in range(SEATS):
            self.count_hand(player)
            self.count_deck(player)

    def look_at_board(self, state: SerceSmoka) -> None:
        self.state = state
        self.lead = float(state.lead())
        for kind in range(SHIP):
            empty: bool = state.field_sizes[kind] == 0
            self.field[kind] = 0.0 if empty else glory(state, FIELDS, kind)
        self.below = glory(state, BELOW_SHIP, HERO) + glory(state, BELOW_SHIP, HUNTRESS)

    def count_hand(self, player: i64) -> None:
        for kind in range(KINDS):
            self.count_kind(player, kind)

    def count_kind(self, player: i64, kind: i64) -> None:
        at: i64 = player * KINDS + kind
        tables = self.state.tables
        holding: i64 = tables.first_holding[kind] + self.state.hands[at]
        self.held[at] = tables.sizes[holding]
        self.worth[at] = tables.worths[holding]

    def count_deck(self, player: i64) -> None:
        state = self.state
        decks = state.decks
        in_deck = self.in_deck
        first: i64 = player * KINDS
        start: i64 = player * state.deck_size
        for place in range(start, start + state.left[player]):
            in_deck[first + decks[place] // VALUES] += 1

    def show(self, seat: i64, seen: Scales, kinds: i64 = ALL_KINDS) -> None:
        """The inputs of the network, as this seat sees the table. Where only some kinds of its hand
        differ from those it was shown last, the others are left as they were, and so is what is
        known of the decks."""
        state = self.state
        rival: i64 = 1 - seat
        on_turn: bool = state.to_move == seat
        seen.mark(on_turn)
        self.show_lead(seat, seen)
        self.show_end(seen)
        self.show_board(seen)
        self.show_hand(seat, seen, kinds)
        if kinds == ALL_KINDS:
            self.show_decks(seat, seen)
        else:
            seen.keep(2 * KINDS)
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
        seen.one(turns + 1, TURNS_AFTER_EXHAUSTION)
        seen.one(state.departures + 1, DEPARTURES_TO_END)

    def show_board(self, seen: Scales) -> None:
        state = self.state
        for kind in range(SHIP):
            seen.put(self.field[kind] / SOME_GLORY)
        seen.put(self.below / SOME_GLORY)
        seen.mark(state.field_sizes[PETRIFIED_DRAGON] > 0)
        for kind in range(DWARF, KINDS):
            seen.one(state.field_sizes[kind], capacity(kind) - 1)

    # ------------------------------------------------------------ what a player holds

    def show_hand(self, seat: i64, seen: Scales, kinds: i64) -> None:
        held = self.held
        worth = self.worth
        first: i64 = seat * KINDS
        for kind in range(KINDS):
            if kinds >> kind & 1:
                seen.level(held[first + kind], MANY)
            else:
                seen.keep(MANY)
        for kind in range(SHIP):
            if kinds >> kind & 1:
                seen.put(float(worth[first + kind]) / GLORY_IN_HAND)
            else:
                seen.keep(1)
        seen.put(float(self.state.hand_sizes[seat]) / float(HAND_LIMIT))

    def show_decks(self, seat: i64, seen: Scales) -> None:
        """What is left in the own deck, and what the rival has not played yet."""
        rival: i64 = 1 - seat
        for kind in range(KINDS):
            seen.put(float(self.in_deck[seat * KINDS + kind]) / SOME_CARDS)
        for kind in range(KINDS):
            seen.put(float(self.unplayed(rival, kind)) / SOME_CARDS)

    # ------------------------------------------------------------ what can be collected at once

    def show_takes(self, player: i64, known: bool, seen: Scales) -> None:
        """The glory of each way to collect, times how likely this player holds the cards for it:
        the own hand is known, of another's only what was not played yet."""
        field = self.field
        self.best = 0.0
        self.second = 0.0
        self.take(player, FIRE_DRAGON, field[TREASURE_CHEST], known, seen)
        self.take(player, SORCERESS, field[TREASURE_CHEST], known, seen)
        self.take(player, SORCERESS, self.petrified(player), known, seen)
        self.take(player, TROLL, field[SORCERESS], known, seen)
        self.take(player, HERO, max(field[TROLL], field[SORCERESS]), known, seen)
        self.take(player, HUNTRESS, field[FIRE_DRAGON], known, seen)
        self.take(player, SHIP, self.below, known, seen)
        dwarves = field[DWARF] + self.added_dwarves(player, known)
        self.take(player, DWARF, dwarves, known, seen)

    def take(self, player: i64, kind: i64, worth: float, known: bool, seen: Scales) -> None:
        """What is collected by playing cards of this kind, enough to fill a slot field at once."""
        if worth > 0.0:
            needed: i64 = 1
            if kind >= DWARF:
                needed = capacity(kind) - self.state.field_sizes[kind]
            worth *= self.chance(player, kind, needed, known)
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
        """The glory of the dwarves that would fill their field, the best ones of the hand; nothing
        where they are too few."""
        state = self.state
        needed: i64 = capacity(DWARF) - state.field_sizes[DWARF]
        if not known:
            return UNSEEN_DWARF * float(needed)
        if self.held[player * KINDS + DWARF] < needed:
            return 0.0
        worth: i64 = 0
        card: i64 = (DWARF + 1) * VALUES - 1
        while needed > 0 and card >= DWARF * VALUES:
            held: i64 = state.tables.count(card, state.hands[player * KINDS + DWARF])
            played: i64 = min(needed, held)
            worth += played * state.tables.glory[card]
            needed -= played
            card -= 1
        return float(worth)

    def chance(self, player: i64, kind: i64, needed: i64, known: bool) -> float:
        """How likely a player holds so many cards of a kind. Another's hand is taken for cards that
        are of this kind each by itself, as often as those not played yet."""
        if known:
            return 1.0 if self.held[player * KINDS + kind] >= needed else 0.0
        hand: i64 = self.state.hand_sizes[player]
        return odds(hand, self.unplayed(player, kind), hand + self.state.left[player], needed)


def odds(hand: i64, alike: i64, unseen: i64, needed: i64) -> float:
    """How likely a hand of so many unseen cards has enough of those that are alike."""
    if unseen > MOST_UNSEEN or alike > MOST_ALIKE:
        return count_odds(hand, alike, unseen, needed)
    at: i64 = (hand * (MOST_ALIKE + 1) + alike) * (MOST_UNSEEN + 1) + unseen
    at = at * (MOST_NEEDED + 1) + needed
    if ODDS[at] == UNKNOWN:
        ODDS[at] = count_odds(hand, alike, unseen, needed)
    return ODDS[at]


def count_odds(hand: i64, alike: i64, unseen: i64, needed: i64) -> float:
    other: i64 = unseen - alike
    if other == 0:
        return 1.0 if hand >= needed else 0.0
    each = float(alike) / float(unseen)
    exactly = 1.0
    for _ in range(hand):
        exactly *= 1.0 - each
    fewer = 0.0
    for count in range(needed):
        fewer += exactly
        exactly *= float(hand - count) / float(count + 1) * float(alike) / float(other)
    return 1.0 - fewer


def glory(state: SerceSmoka, zone: i64, kind: i64) -> float:
    zones = state.zones
    worth = state.tables.glory
    total: i64 = 0
    for card in range(kind * VALUES, (kind + 1) * VALUES):
        total += zones[zone + card] * worth[card]
    return float(total)
