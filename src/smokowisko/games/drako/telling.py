"""What a table of Drako tells of what happens: events, and the facts in them. Names and numbers
only; the sentences are made elsewhere."""

from mypy_extensions import i64

from smokowisko.engine.events import Event, Facts
from smokowisko.games.drako.menus import Menus
from smokowisko.games.drako.tables import (
    ARMOUR,
    DIRECTION_IDS,
    DWARF_COUNT,
    DWARVES,
    FIGURE_IDS,
    FIRE,
    SIDE_IDS,
    SIDES,
    SYMBOL_IDS,
    THE_DRAGON,
    TRACK_IDS,
)


class Telling(Menus):
    """A table of Drako that can say what happened on it."""

    def note(self, type: str, facts: Facts) -> None:
        """Write down what everybody saw."""
        assert self.journal is not None
        self.journal.append(Event(type, facts))

    def note_side(self, type: str, side: i64) -> None:
        if self.journal is not None:
            self.note(type, self.facts_of(side))

    def note_cards(self, type: str, side: i64, cards: list[int]) -> None:
        """Write down that a side has got cards, which only their owner sees."""
        if self.journal is not None:
            public = {**self.facts_of(side), "count": len(cards)}
            seat: int = self.seat_of(side)
            private: dict[int, Facts] = {seat: {"cards": [self.named(card) for card in cards]}}
            self.journal.append(Event(type, public, private, marked=True))

    def note_shown_hands(self) -> None:
        """After the game the hands are laid open, which teaches everybody something."""
        assert self.journal is not None
        for side in range(SIDES):
            if self.hand_sizes[side] > 0:
                cards: list[Facts] = [self.named(card) for card in self.hand(side)]
                shown: Facts = {**self.facts_of(side), "cards": cards}
                self.journal.append(Event("hand_shown", shown, marked=True))

    def note_wounds(self, track: i64, placed: i64, full: bool) -> None:
        figure = FIGURE_IDS[min(track, THE_DRAGON)]
        facts: Facts = {"figure": figure, "track": TRACK_IDS[track]}
        spaces: i64 = self.tables.spaces[track]
        filled: Facts = {"wounds": placed, "filled": self.wounds[track], "spaces": spaces}
        self.note("wounds_placed", {**facts, **filled})
        if full and track < DWARF_COUNT:
            self.note("dwarf_died", {"figure": figure})
        elif full and track > ARMOUR:
            self.note("ability_lost", facts)
        if full and track >= ARMOUR and self.dragon_is_dead():
            self.note("dragon_died", {"figure": figure})

    def attack_facts(self) -> Facts:
        """The attack that waits for its answer."""
        fighters = [FIGURE_IDS[at] for at in range(DWARF_COUNT) if self.fighters >> at & 1]
        dragon = [FIGURE_IDS[THE_DRAGON]]
        facts: Facts = {
            **self.facts_of(self.side),
            "symbol": SYMBOL_IDS[self.attack],
            "strength": self.strength,
            "attackers": fighters if self.side == DWARVES else dragon,
            "targets": dragon if self.side == DWARVES else fighters,
            "direction": None,
            "ray": [],
        }
        if self.attack == FIRE:
            start: i64 = self.cells[THE_DRAGON]
            for direction, id in enumerate(DIRECTION_IDS):
                if self.on_ray(direction) == self.fighters:
                    facts["direction"] = id
                    facts["ray"] = [self.at(cell) for cell in self.tables.ray(start, direction)]
        return facts

    def facts_of(self, side: i64) -> Facts:
        return {"seat": self.seat_of(side), "side": SIDE_IDS[side]}

    def at(self, cell: i64) -> str:
        return self.tables.parts.cells[cell].id

    def named(self, card: i64) -> Facts:
        """A card by its id and what it shows."""
        shown = self.tables.parts.cards[card]
        symbols: list[Facts] = [
            {"symbol": SYMBOL_IDS[symbol], "value": value} for symbol, value in shown.symbols
        ]
        return {"card": shown.id, "symbols": symbols}
