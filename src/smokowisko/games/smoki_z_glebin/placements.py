"""Where the active player's dragon may lie (GLE-25 to GLE-38), and what it would bring (GLE-40 to
GLE-44). It changes nothing on the table.

Every placement of a pattern is tried, so the cheap tests come first: two bitwise ands say whether
it touches what it must, two more whether it covers or touches what it must not."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from smokowisko.games.smoki_z_glebin.layout import count_bits
from smokowisko.games.smoki_z_glebin.payments import LANE
from smokowisko.games.smoki_z_glebin.tables import SHIP_COLOURS, WORDS
from smokowisko.games.smoki_z_glebin.worlds import Worlds

TOLL: Final = 2
NEIGHBOUR_COINS: Final = 1


class Placements(Worlds):
    """The demands of the sea on a new dragon, and its gifts."""

    def anchorage(self, seat: i64, word: i64) -> i64:
        """A word of the chart of squares that touch the island or a dragon of another player
        (GLE-29)."""
        squares: i64 = self.tables.shore[word]
        for other in range(self.players):
            if other != seat:
                squares |= self.around[other * WORDS + word]
        return squares

    def barred(self, seat: i64, word: i64) -> i64:
        """A word of the chart of squares that are occupied (GLE-28), or touch an own dragon
        (GLE-30)."""
        return self.occupied[word] | self.around[seat * WORDS + word]

    def legal_placements(self, pattern: i64, found: vec[i64]) -> vec[i64]:
        """`found`, and behind it all legal placements of a pattern, ascending."""
        tables = self.tables
        lows = tables.low
        highs = tables.high
        seat: i64 = self.to_move
        coins: i64 = self.coins[seat]
        rich: bool = coins >= TOLL * tables.segment_count[pattern]
        for word in range(WORDS - 1):
            low_bar: i64 = self.barred(seat, word)
            high_bar: i64 = self.barred(seat, word + 1)
            low_touch: i64 = self.anchorage(seat, word) & ~low_bar
            high_touch: i64 = self.anchorage(seat, word + 1) & ~high_bar
            if low_touch | high_touch == 0:
                continue
            at: i64 = tables.first[pattern * WORDS + word]
            end: i64 = tables.first[pattern * WORDS + word + 1]
            while at < end:
                low: i64 = lows[at]
                high: i64 = highs[at]
                touches: bool = (low & low_touch) | (high & high_touch) != 0
                if touches and (low & low_bar) | (high & high_bar) == 0:
                    if rich or self.is_affordable(word, low, high, coins):
                        found = append(found, at)
                at += 1
        return found

    def is_affordable(self, word: i64, low: i64, high: i64, coins: i64) -> bool:
        """Coins held and gold covered pay for whirlpools and currents (GLE-36)."""
        price: i64 = TOLL * (
            count_bits(low & self.toll[word]) + count_bits(high & self.toll[word + 1])
        )
        if price <= coins:
            return True
        gold: i64 = count_bits(low & self.gold[word]) + count_bits(high & self.gold[word + 1])
        return price <= coins + gold

    def is_legal(self, placement: i64) -> bool:
        """Whether the active player may lay a dragon there, the pattern in hand left aside."""
        seat: i64 = self.to_move
        if self.is_barred(seat, placement) or not self.is_anchored(seat, placement):
            return False
        tables = self.tables
        low: i64 = tables.low[placement]
        high: i64 = tables.high[placement]
        return self.is_affordable(tables.word[placement], low, high, self.coins[seat])

    def is_barred(self, seat: i64, placement: i64) -> bool:
        word: i64 = self.tables.word[placement]
        return self.meets(placement, self.barred(seat, word), self.barred(seat, word + 1))

    def is_anchored(self, seat: i64, placement: i64) -> bool:
        word: i64 = self.tables.word[placement]
        return self.meets(placement, self.anchorage(seat, word), self.anchorage(seat, word + 1))

    # ------------------------------------------------------------ what it would bring

    def ships_under(self, placement: i64) -> i64:
        """The tokens there, as a load (see `payments`)."""
        word: i64 = self.tables.word[placement]
        low: i64 = self.tables.low[placement]
        high: i64 = self.tables.high[placement]
        ships: i64 = 0
        for colour in range(SHIP_COLOURS):
            at: i64 = colour * WORDS + word
            found: i64 = count_bits(self.ships[at] & low)
            found += count_bits(self.ships[at + 1] & high)
            ships += found << (LANE * colour)
        return ships

    def gold_under(self, placement: i64) -> i64:
        return self.covers(placement, self.gold)

    def price(self, placement: i64) -> i64:
        """For whirlpools and currents."""
        return TOLL * self.covers(placement, self.toll)

    def neighbour_coins(self, placement: i64, seat: i64) -> i64:
        """What another player gets, a coin for every dragon that shares a side with the new one
        (GLE-44)."""
        coins: i64 = 0
        for at in range(seat * self.heads, seat * self.heads + self.dragon_counts[seat]):
            if self.touches(placement, self.dragons[at]):
                coins += NEIGHBOUR_COINS
        return coins
