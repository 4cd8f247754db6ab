"""What a table of Smoki z głębin is worth: gold, ships, missions, and the majorities of the four
kingdoms (GLE-81 to GLE-99). It changes nothing on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.events import Facts
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import COMPLETED, DRAGON
from smokowisko.games.smoki_z_glebin.payments import in_lane
from smokowisko.games.smoki_z_glebin.placements import Placements
from smokowisko.games.smoki_z_glebin.tables import (
    GOLD_CARD,
    JOKER_SHIP,
    KINGDOM_IDS,
    KINGDOMS,
    SHIP_COLOURS,
    TWO_SHIPS,
)

MOST_MISSIONS: Final = 5
PER_WHIRLPOOL: Final = 3
PER_WHIRLPOOL_OF_TWO: Final = 2
SYMBOLS: Final = 2


class Scoring(Placements):
    """The score sheet."""

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def score(self, seat: i64) -> i64:
        total: i64 = self.gold_points(seat) + self.ship_points(seat) + self.mission_points(seat)
        total += self.mission_bonus(seat)
        for kingdom in range(KINGDOMS):
            total += self.majority(kingdom, seat)
        return total

    def ranks(self) -> list[int]:
        """By points, then by completed missions; equal pairs share a place (GLE-87)."""
        standing = [(self.score(seat), self.missions_done(seat)) for seat in range(self.players)]
        return [1 + sum(other > own for other in standing) for own in standing]

    def reef_cards(self, seat: i64, kind: i64) -> i64:
        """How many reef cards of a kind, whatever they show, a seat holds."""
        count: i64 = 0
        for at in range(self.kept_count):
            card: i64 = self.kept[at]
            if owner_of(card) == seat and self.tables.reef_kind[kind_of(card)] == kind:
                count += 1
        return count

    def gold_points(self, seat: i64) -> i64:
        """Coins, and the coins of gold cards (GLE-82)."""
        points: i64 = self.coins[seat]
        for at in range(self.kept_count):
            card: i64 = self.kept[at]
            if owner_of(card) == seat and self.tables.reef_kind[kind_of(card)] == GOLD_CARD:
                points += self.tables.reef_coins[kind_of(card)]
        return points

    def ship_points(self, seat: i64) -> i64:
        """Tokens, and the ships on reef cards (GLE-83)."""
        points: i64 = self.tokens(seat) + SYMBOLS * self.reef_cards(seat, TWO_SHIPS)
        return points + self.reef_cards(seat, JOKER_SHIP)

    def tokens(self, seat: i64) -> i64:
        count: i64 = 0
        for colour in range(SHIP_COLOURS):
            count += in_lane(self.supply[seat], colour)
        return count

    def missions_done(self, seat: i64) -> i64:
        return self.renown[seat] // COMPLETED

    def mission_points(self, seat: i64) -> i64:
        return self.renown[seat] % COMPLETED

    def mission_bonus(self, seat: i64) -> i64:
        """For the most missions, then for the most points of them; all who still tie get it, and
        nobody without a mission (GLE-85)."""
        own: i64 = self.renown[seat]
        for other in range(self.players):
            if self.renown[other] > own:
                return 0
        return MOST_MISSIONS if own else 0

    # ------------------------------------------------------------ majorities

    def surface(self, kingdom: i64, seat: i64) -> i64:
        """The dragons of a seat that reach a kingdom, and behind them its segments there: one
        number that ranks as GLE-93 does."""
        return self.presence[kingdom * self.players + seat]

    def add_hidden(self, strengths: vec[i64], seat: i64) -> None:
        """Count the hidden dragons of a seat (GLE-77), which are no segments (GLE-89)."""
        for at in range(self.kept_count):
            card: i64 = self.kept[at]
            kingdom: i64 = self.tables.reef_kingdom[kind_of(card)]
            if kingdom >= 0 and owner_of(card) == seat:
                strengths[kingdom * self.players + seat] += DRAGON

    def majority(self, kingdom: i64, seat: i64) -> i64:
        strengths = self.presence[:]
        for each in range(self.players):
            self.add_hidden(strengths, each)
        return self.place_points(self.uncovered[kingdom], strengths, kingdom * self.players, seat)

    def place_points(self, whirlpools: i64, strengths: vec[i64], first: i64, seat: i64) -> i64:
        """What a seat's place in a kingdom is worth; its strengths, seat by seat, begin at the
        first of these."""
        own: i64 = strengths[first + seat]
        if own == 0:
            return 0  # GLE-98
        stronger: i64 = 0
        equal: i64 = 0
        for at in range(first, first + self.players):
            if strengths[at] > own:
                stronger += 1
            if strengths[at] == own:
                equal += 1
        if self.players == 2:
            # no second place, and nothing for a tie (GLE-99)
            if stronger or equal > 1:
                return 0
            return PER_WHIRLPOOL_OF_TWO * whirlpools
        if stronger == 0:
            return PER_WHIRLPOOL * whirlpools  # GLE-95
        if stronger > 1:
            return 0  # also where two share the first place (GLE-96)
        return PER_WHIRLPOOL * whirlpools // 2  # GLE-94

    def score_facts(self, seat: i64) -> Facts:
        """How a score comes about."""
        majorities = [self.majority(kingdom, seat) for kingdom in range(KINGDOMS)]
        return {
            "seat": seat,
            "gold": self.gold_points(seat),
            "ships": self.ship_points(seat),
            "missions": self.mission_points(seat),
            "bonus": self.mission_bonus(seat),
            "majorities": sum(majorities),
            "kingdoms": dict(zip(KINGDOM_IDS, majorities, strict=True)),
            "score": self.score(seat),
            "completed": self.missions_done(seat),
        }
