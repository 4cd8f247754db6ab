"""What happens at a table of Smoki z głębin, told to everybody as far as each may know it: section
4 of the specification. Only `tell` and `preview` come here; it changes nothing on the table."""

from collections.abc import Sequence

from mypy_extensions import i64

from smokowisko.engine.events import Event, Facts
from smokowisko.games.smoki_z_glebin.knowledge import EVERYBODY, kind_of, knowers, owner_of
from smokowisko.games.smoki_z_glebin.menus import Menus
from smokowisko.games.smoki_z_glebin.payments import Payment
from smokowisko.games.smoki_z_glebin.tables import (
    JOKER_SHIP,
    KINGDOM_IDS,
    KINGDOMS,
    REEF_KIND_IDS,
    SHIP_COLOURS,
    SHIP_IDS,
    SIZE_IDS,
    WORD,
    WORDS,
)


class Telling(Menus):
    """The events."""

    def note(
        self,
        type: str,
        public: Facts,
        private: dict[int, Facts] | None = None,
        marked: bool = False,
    ) -> None:
        assert self.journal is not None
        self.journal.append(Event(type, public, private, marked))

    # ------------------------------------------------------------ things by name

    def pattern_named(self, pattern: i64) -> str:
        return self.tables.patterns[pattern].id

    def squares_named(self, placement: i64) -> list[str]:
        return [self.tables.square_names[at] for at in self.tables.placements[placement].squares]

    def mission_named(self, mission: i64) -> Facts:
        card = self.tables.missions[mission]
        return {
            "mission": card.id,
            "ships": [SHIP_IDS[ship] for ship in card.ships],
            "points": card.points,
            "reef": card.reef,
        }

    def reef_named(self, kind: i64) -> Facts:
        card = self.tables.reef_cards[kind]
        facts: Facts = {"card": card.id, "kind": REEF_KIND_IDS[card.kind]}
        if card.ships:
            facts["ships"] = [SHIP_IDS[ship] for ship in card.ships]
        if card.kingdom >= 0:
            facts["kingdom"] = KINGDOM_IDS[card.kingdom]
        if card.coins:
            facts["coins"] = card.coins
        return facts

    def items_named(self, payment: Payment) -> list[Facts]:
        """What is handed in for a mission, one by one: tokens, jokers, two-ships cards."""
        items: list[Facts] = []
        for colour, count in enumerate(payment.tokens):
            items += [{"kind": "token", "ship": SHIP_IDS[colour]} for _ in range(count)]
        items += [{"kind": REEF_KIND_IDS[JOKER_SHIP]} for _ in range(payment.jokers)]
        return items + [self.reef_named(self.tables.two_ships[card]) for card in payment.cards]

    # ------------------------------------------------------------ a dragon

    def tell_dragon(self, placement: i64) -> None:
        pattern: i64 = self.tables.pattern[placement]
        facts: Facts = {"seat": self.to_move, "pattern": self.pattern_named(pattern)}
        self.note("dragon_laid", {**facts, "squares": self.squares_named(placement)})

    def tell_ships(self, placement: i64) -> None:
        """Before they are taken."""
        found = [
            (square, SHIP_IDS[colour])
            for square in self.tables.placements[placement].squares
            for colour in range(SHIP_COLOURS)
            if (self.ships[colour * WORDS + square // WORD] >> (square % WORD)) & 1
        ]
        if found:
            self.note(
                "ships_taken",
                {
                    "seat": self.to_move,
                    "ships": [colour for _, colour in found],
                    "squares": [self.tables.square_names[square] for square, _ in found],
                },
            )

    def tell_coins(self, type: str, seat: i64, coins: i64) -> None:
        if coins:
            self.note(type, {"seat": seat, "coins": coins})

    # ------------------------------------------------------------ reef cards

    def tell_reef_drawn(self, cards: Sequence[i64]) -> None:
        """In the order of the view, which does not say which one lay on top."""
        facts: Facts = {"seat": self.to_move, "count": len(cards), "left": self.reef_left}
        drawn = sorted(kind_of(card) for card in cards)
        own = {self.to_move: {"cards": [self.reef_named(card) for card in drawn]}}
        self.note("reef_drawn", facts, own, marked=True)

    def tell_reef_kept(self, kept: i64, certain: bool) -> None:
        """`certain`: the mover chose it."""
        facts: Facts = {"seat": self.to_move, "left": self.reef_left}
        own = {self.to_move: {"cards": [self.reef_named(kind_of(kept))]}}
        self.note("reef_kept", facts, own, marked=not certain)

    # ------------------------------------------------------------ missions

    def tell_mission(self, slot: i64, mission: i64, payment: Payment) -> None:
        facts: Facts = {"seat": self.to_move, "slot": slot, **self.mission_named(mission)}
        self.note("mission_completed", {**facts, "items": self.items_named(payment)})

    def tell_mission_revealed(self, slot: i64) -> None:
        facts: Facts = {"slot": slot, **self.mission_named(self.row[slot])}
        self.note("mission_revealed", facts, marked=True)

    # ------------------------------------------------------------ pattern cards

    def tell_pattern_drawn(self, size: i64, place: i64 | None, pattern: i64) -> None:
        """`place` is that of a face-up card; the top of a stack is seen by its drawer alone."""
        shown = self.pattern_named(pattern)
        facts: Facts = {"seat": self.to_move, "size": SIZE_IDS[size], "place": place}
        if place is None:
            own = {self.to_move: {"pattern": shown}}
            self.note("pattern_drawn", facts | {"pattern": None}, own, marked=True)
        else:
            self.note("pattern_drawn", facts | {"pattern": shown})

    def tell_pattern_revealed(self, size: i64, place: i64, pattern: i64) -> None:
        facts: Facts = {"size": SIZE_IDS[size], "place": place}
        self.note(
            "pattern_revealed", {**facts, "pattern": self.pattern_named(pattern)}, marked=True
        )

    def tell_pass(self, given: i64) -> None:
        """Everybody sees the size of the card given away; its shape, only those who know it."""
        pattern: i64 = kind_of(given)
        shown = self.pattern_named(pattern)
        facts: Facts = {"seat": self.to_move, "size": SIZE_IDS[self.tables.size[pattern]]}
        if knowers(given) == EVERYBODY:
            self.note("turn_passed", facts | {"pattern": shown})
        else:
            own = {
                seat: {"pattern": shown}
                for seat in range(self.players)
                if (knowers(given) >> seat) & 1
            }
            self.note("turn_passed", facts | {"pattern": None}, own)

    # ------------------------------------------------------------ the end

    def tell_end(self) -> None:
        """Secret cards are shown, so that nobody can be sure of any of this before."""
        for seat in range(self.players):
            cards = [
                kind_of(card) for card in self.kept[: self.kept_count] if owner_of(card) == seat
            ]
            if cards:
                shown = [self.reef_named(card) for card in sorted(cards)]
                self.note("reef_revealed", {"seat": seat, "reef_cards": shown}, marked=True)
        for kingdom in range(KINGDOMS):
            points = [self.majority(kingdom, seat) for seat in range(self.players)]
            facts: Facts = {
                "kingdom": KINGDOM_IDS[kingdom],
                "whirlpools": self.uncovered[kingdom],
                "scores": points,
            }
            self.note("kingdom_scored", facts, marked=True)
        for seat in range(self.players):
            self.note("scored", self.score_facts(seat), marked=True)
        result: Facts = {"scores": self.scores(), "winners": self.winners()}
        self.note("game_over", result, marked=True)
