"""Where everything lies on a table of Smoki z głębin: the sea, dragons, ships, cards and coins. It
keeps the components whole; what players may do is in `menus` and `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Game, State
from smokowisko.games.smoki_z_glebin.knowledge import OWNERS, kind_of, owner_of
from smokowisko.games.smoki_z_glebin.payments import in_lane
from smokowisko.games.smoki_z_glebin.tables import (
    FACE_UP,
    GOLD,
    KINGDOMS,
    MISSION_ROW,
    REEF,
    SHIP,
    SHIP_COLOURS,
    SHIP_IDS,
    SIZES,
    WHIRLPOOL,
    WORD,
    WORDS,
    Tables,
)

FIRST_PLAYER: Final = 0  # the only option

NOTHING: Final = -1  # no card, no dragon, no slot
HAND: Final = 2
# dragons count before segments, of which a seat has fewer than this (GLE-93)
DRAGON: Final = 1000
# missions count before the points of them, of which there are fewer than this (GLE-85)
COMPLETED: Final = 10_000


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


class Layout(State):
    """The pieces on the table. Sets of squares are charts, four words each (see `tables`).

    A search copies tables all the time, so copies share what few moves change: a part that is
    `shared` is never changed in place but replaced.
    """

    slots: vec[i64]  # by kingdom: the board side that lies there
    toll: vec[i64]  # charts of the sea, which follow from the slots: whirlpools and currents,
    whirlpools: vec[i64]
    gold: vec[i64]
    reefs: vec[i64]
    ships: vec[i64]  # by colour: a chart of the tokens still on the sea
    dragons: vec[i64]  # by seat, with room for all its heads: placements
    dragon_counts: vec[i64]
    # what follows from the dragons, kept because a search asks for it all the time
    occupied: vec[i64]
    around: vec[i64]  # by seat: a chart of the squares that touch its dragons
    presence: vec[i64]  # by kingdom and seat: dragons that reach it, and segments there (GLE-93)
    coins: vec[i64]
    supply: vec[i64]  # by seat: ship tokens, as a load (see `payments`)
    hands: vec[i64]
    # shared
    uncovered: vec[i64]  # by kingdom, from the dragons: whirlpools without one (GLE-92)
    done: vec[i64]  # by seat: completed missions, a bit each
    renown: vec[i64]  # by seat, what follows from these: how many, and their points
    row: vec[i64]
    mission_stack: vec[i64]  # the first `missions_left` cards, bottom first
    stacks: vec[i64]  # of patterns, size by size, bottom first
    left: vec[i64]
    face_up: vec[i64]
    reef_stack: vec[i64]  # the first `reef_left` cards, bottom first
    kept: vec[i64]  # the reef cards in all hands, in the order in which they were kept
    ships_out: vec[i64]  # tokens that left the game, by colour
    reef_out: vec[i64]  # reef cards that left the game, by kind

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.heads: i64 = tables.heads[players]
        self.phase: i64 = 0
        self.first: i64 = 0  # who began
        self.turn: i64 = 0  # how many turns are over
        self.reefs_due: i64 = 0  # reef draws that this turn still brings (GLE-65)
        self.gap: i64 = NOTHING  # the slot of the mission just completed, until it is refilled
        self.played: i64 = NOTHING  # the size of the pattern played this turn (GLE-60)
        self.drawn: i64 = NOTHING  # two reef cards, one of which will be kept
        self.other_drawn: i64 = NOTHING
        self.missions_left: i64 = 0
        self.reef_left: i64 = 0
        self.kept_count: i64 = 0

    def lay_out(self) -> None:
        """Everything as at the start, the cards still sorted and nothing dealt."""
        tables, seats = self.tables, int(self.players)
        reef_cards = tables.all_reef_cards
        self.slots = vec[i64](list(range(KINGDOMS)))
        self.ships = vec[i64]([0] * (SHIP_COLOURS * WORDS))
        self.occupied = vec[i64]([0] * WORDS)
        self.around = vec[i64]([0] * (seats * WORDS))
        self.presence = vec[i64]([0] * (seats * KINGDOMS))
        self.dragons = vec[i64]([NOTHING] * (seats * int(self.heads)))
        self.dragon_counts = vec[i64]([0] * seats)
        self.coins = vec[i64]([0] * seats)
        self.supply = vec[i64]([0] * seats)
        self.done = vec[i64]([0] * seats)
        self.renown = vec[i64]([0] * seats)
        self.row = vec[i64]([NOTHING] * MISSION_ROW)
        self.mission_stack = vec[i64](list(range(len(tables.missions))))
        self.missions_left = len(tables.missions)
        self.stacks = vec[i64](tables.all_patterns)
        self.left = vec[i64](
            [tables.stack_starts[size + 1] - tables.stack_starts[size] for size in range(SIZES)]
        )
        self.face_up = vec[i64]([NOTHING] * (SIZES * FACE_UP))
        self.hands = vec[i64]([NOTHING] * (seats * HAND))
        self.reef_stack = vec[i64](reef_cards)
        self.reef_left = len(reef_cards)
        self.kept = vec[i64]([0] * len(reef_cards))
        self.ships_out = vec[i64]([0] * SHIP_COLOURS)
        self.reef_out = vec[i64]([0] * len(tables.reef_cards))

    def chart_sea(self) -> None:
        """What the squares hold, from the boards in the slots."""
        whirlpools = self.charted(WHIRLPOOL)
        currents = self.tables.currents
        self.whirlpools = vec[i64](whirlpools)
        self.toll = vec[i64]([whirlpools[word] | currents[word] for word in range(WORDS)])
        self.gold = vec[i64](self.charted(GOLD))
        self.reefs = vec[i64](self.charted(REEF))
        self.uncovered = vec[i64]([self.whirlpools_of(kingdom) for kingdom in range(KINGDOMS)])

    def charted(self, letter: str) -> list[int]:
        """The squares of a kind."""
        charts = self.tables.side_charts[letter]
        words = [0] * WORDS
        for slot in range(KINGDOMS):
            side = charts[slot][self.slots[slot]]
            for word in range(WORDS):
                words[word] |= side[word]
        return words

    def whirlpools_of(self, kingdom: i64) -> i64:
        count: i64 = 0
        for word in range(WORDS):
            inside: i64 = self.tables.kingdoms[kingdom * WORDS + word]
            count += count_bits(inside & self.whirlpools[word])
        return count

    def ship_squares(self) -> list[int]:
        """Where tokens lie at the start, from the top left."""
        words = self.charted(SHIP)
        return [
            word * WORD + bit
            for word in range(WORDS)
            for bit in range(WORD)
            if words[word] >> bit & 1
        ]

    # ------------------------------------------------------------ dragons

    def lay_dragon(self, seat: i64, placement: i64) -> None:
        """Put a dragon on the sea; what it brings and costs is up to the rules."""
        tables = self.tables
        word: i64 = tables.word[placement]
        self.occupied[word] |= tables.low[placement]
        self.occupied[word + 1] |= tables.high[placement]
        for part in range(WORDS):
            self.around[seat * WORDS + part] |= tables.touched[placement * WORDS + part]
        self.uncovered = self.uncovered[:]
        self.count_in_kingdoms(seat, placement, 1)
        self.dragons[seat * self.heads + self.dragon_counts[seat]] = placement
        self.dragon_counts[seat] += 1

    def count_in_kingdoms(self, seat: i64, placement: i64, times: i64) -> None:
        """Add a dragon to the majorities it is in (GLE-92, GLE-93); -1 times takes it back."""
        for kingdom in range(KINGDOMS):
            segments: i64 = self.tables.segments[placement * KINGDOMS + kingdom]
            if segments:
                self.presence[kingdom * self.players + seat] += times * (DRAGON + segments)
                self.uncovered[kingdom] -= times * self.whirlpools_under(placement, kingdom)

    def touches(self, placement: i64, dragon: i64) -> bool:
        """Whether two placements share a side (GLE-31)."""
        touched = self.tables.touched
        at: i64 = placement * WORDS + self.tables.word[dragon]
        return self.meets(dragon, touched[at], touched[at + 1])

    def meets(self, placement: i64, low: i64, high: i64) -> bool:
        """Whether a placement covers squares of a chart, whose words below it are these."""
        return (self.tables.low[placement] & low) | (self.tables.high[placement] & high) != 0

    def covers(self, placement: i64, squares: vec[i64]) -> i64:
        """How many squares of a chart lie under a placement."""
        tables = self.tables
        word: i64 = tables.word[placement]
        low: i64 = tables.low[placement] & squares[word]
        return count_bits(low) + count_bits(tables.high[placement] & squares[word + 1])

    def whirlpools_under(self, placement: i64, kingdom: i64) -> i64:
        tables = self.tables
        word: i64 = tables.word[placement]
        at: i64 = kingdom * WORDS + word
        low: i64 = tables.low[placement] & self.whirlpools[word] & tables.kingdoms[at]
        high: i64 = tables.high[placement] & self.whirlpools[word + 1] & tables.kingdoms[at + 1]
        return count_bits(low) + count_bits(high)

    def heads_left(self, seat: i64) -> i64:
        """Every turn uses one head (GLE-21), as soon as it is decided how."""
        place: i64 = (seat - self.first) % self.players
        used: i64 = (self.turn - place + self.players - 1) // self.players
        if seat == self.to_move and self.phase != 0:
            used += 1
        return self.heads - used

    def last_turn(self) -> bool:
        return self.turn == self.players * self.heads - 1

    # ------------------------------------------------------------ pattern cards

    def top_pattern(self, size: i64) -> i64:
        """Take the top card of a stack."""
        self.left = self.left[:]
        self.left[size] -= 1
        return self.stacks[self.tables.stack_starts[size] + self.left[size]]

    def turn_up(self, place: i64, pattern: i64) -> None:
        """Lay a pattern, or NOTHING, face up beside its stack."""
        self.face_up = self.face_up[:]
        self.face_up[place] = pattern

    def put_under(self, card: i64) -> None:
        """Put a pattern card face down at the bottom of the stack of its size (GLE-72)."""
        size: i64 = self.tables.size[kind_of(card)]
        bottom: i64 = self.tables.stack_starts[size]
        self.stacks = self.stacks[:]
        for at in range(bottom + self.left[size], bottom, -1):
            self.stacks[at] = self.stacks[at - 1]
        self.stacks[bottom] = card
        self.left = self.left[:]
        self.left[size] += 1

    def in_hand(self, seat: i64, pattern: i64) -> i64:
        """Where a seat holds a pattern, or NOTHING. Of two equal cards the one that others know
        better, so that a hidden one stays hidden (GLE-106)."""
        found: i64 = NOTHING
        for at in range(seat * HAND, (seat + 1) * HAND):
            card: i64 = self.hands[at]
            if card != NOTHING and kind_of(card) == pattern:
                if found == NOTHING or card > self.hands[found]:
                    found = at
        return found

    # ------------------------------------------------------------ reef cards

    def reef_count(self, seat: i64) -> i64:
        count: i64 = 0
        for at in range(self.kept_count):
            if owner_of(self.kept[at]) == seat:
                count += 1
        return count

    def keep(self, seat: i64, card: i64) -> None:
        self.kept = self.kept[:]
        self.kept[self.kept_count] = seat * OWNERS + card % OWNERS
        self.kept_count += 1

    def has_reef(self, seat: i64, kind: i64) -> i64:
        """Where a seat's reef card of some kind lies among the kept ones, or NOTHING; of equal ones
        the one that others know better."""
        found: i64 = NOTHING
        for at in range(self.kept_count):
            card: i64 = self.kept[at]
            if owner_of(card) == seat and kind_of(card) == kind:
                if found == NOTHING or card > self.kept[found]:
                    found = at
        return found

    def use_reef(self, seat: i64, kind: i64) -> None:
        """A reef card leaves the game, before all eyes."""
        place: i64 = self.has_reef(seat, kind)
        self.kept_count -= 1
        self.kept = self.kept[:]
        for at in range(place, self.kept_count):
            self.kept[at] = self.kept[at + 1]
        self.reef_out = self.reef_out[:]
        self.reef_out[kind] += 1

    def put_under_reef(self, card: i64) -> None:
        self.reef_stack = self.reef_stack[:]
        for at in range(self.reef_left, 0, -1):
            self.reef_stack[at] = self.reef_stack[at - 1]
        self.reef_stack[0] = card
        self.reef_left += 1

    # ------------------------------------------------------------ missions

    def take_mission(self, seat: i64, mission: i64) -> None:
        """Lay a completed mission before its owner."""
        self.done = self.done[:]
        self.done[seat] |= self.tables.bit[mission]
        self.renown = self.renown[:]
        self.renown[seat] += COMPLETED + self.tables.points[mission]

    def fill_slot(self, slot: i64, mission: i64) -> None:
        """Lay a mission, or NOTHING, into the row."""
        self.row = self.row[:]
        self.row[slot] = mission

    def top_mission(self) -> i64:
        """Take the top card of the stack."""
        self.missions_left -= 1
        return self.mission_stack[self.missions_left]

    # ------------------------------------------------------------ counting components

    def census(self) -> dict[str, int]:
        """All cards and ship tokens, wherever they lie."""
        tables = self.tables
        patterns = [kind_of(card) for card in self.hands if card != NOTHING]
        patterns += [kind_of(card) for card in self.face_up if card != NOTHING]
        for size in range(SIZES):
            start = tables.stack_starts[size]
            patterns += [kind_of(self.stacks[start + at]) for at in range(self.left[size])]
        patterns += [tables.pattern[each] for each in self.dragons if each != NOTHING]
        census = {each.id: patterns.count(at) for at, each in enumerate(tables.patterns)}

        missions = list(self.mission_stack[: self.missions_left]) + list(self.row)
        for at, mission in enumerate(tables.missions):
            own = sum((done >> at) & 1 for done in self.done)
            census[mission.id] = missions.count(at) + own

        reef = [kind_of(card) for card in self.reef_stack[: self.reef_left]]
        reef += [kind_of(card) for card in self.kept[: self.kept_count]]
        reef += [kind_of(card) for card in (self.drawn, self.other_drawn) if card != NOTHING]
        for at, card in enumerate(tables.reef_cards):
            census[card.id] = reef.count(at) + int(self.reef_out[at])

        for colour in range(SHIP_COLOURS):
            afloat = sum(count_bits(self.ships[colour * WORDS + word]) for word in range(WORDS))
            taken = sum(in_lane(held, colour) for held in self.supply)
            census[f"ship {SHIP_IDS[colour]}"] = int(afloat + taken + self.ships_out[colour])
        return census
