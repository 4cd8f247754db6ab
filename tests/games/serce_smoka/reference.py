"""A naive referee for Serce Smoka, a second opinion for the tests of the engine.

Written from docs/rules/serce_smoka.md alone, by someone who has not read rules.py. Slow and
plain on purpose: zones are lists of cards and every step of a turn is spelled out.

It knows no randomness: the shuffled decks, the starting seat and the card returned by SER-54 are
handed to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

STACK_FIELDS = ("treasure_chest", "fire_dragon", "petrified_dragon", "sorceress", "troll")
CAPACITY = {"dwarf": 4, "hero": 2, "huntress": 3, "ship": 3}

# The arrows of the board; of two arrows only one is followed (SER-36, 43). Dwarves and ships
# have no arrow to another field: they collect the dwarves themselves and the area below the ship.
ARROWS = {
    "fire_dragon": ("treasure_chest",),
    "sorceress": ("treasure_chest", "petrified_dragon"),
    "troll": ("sorceress",),
    "hero": ("troll", "sorceress"),
    "huntress": ("fire_dragon",),
}

HAND_LIMIT = 5
HAND_LIMIT_WITH_FIGURE = 6
FIGURE_POINTS = 3
LAST_DEPARTURE = 3
TURNS_AFTER_LAST_DEPARTURE = 1
TURNS_AFTER_EXHAUSTION = {"rulebook": 3, "short": 1}  # SER-65, 81


@dataclass(frozen=True, order=True)
class Card:
    """One card; cards of the same kind and value are interchangeable."""

    kind: str
    value: int


@dataclass(frozen=True, order=True)
class ChooseFirst:
    """The chooser names the seat that takes turn 1 (SER-12)."""

    seat: int


@dataclass(frozen=True, order=True)
class Play:
    """Cards of one kind, values ascending, and the stack picked where SER-37 asks for one."""

    kind: str
    values: tuple[int, ...]
    target: str | None = None


Action = ChooseFirst | Play


class Referee:
    """One game; its zones are open attributes, so that a test can set up any position."""

    def __init__(
        self,
        decks: Sequence[Sequence[Card]],
        *,
        first_player: int | None = None,
        chooser: int = 0,
        exhaustion_end: str = "rulebook",
    ) -> None:
        self.turns_after_exhaustion = TURNS_AFTER_EXHAUSTION[exhaustion_end]
        # SER-11: the top five cards are the hand, the others stay as the deck.
        self.hands: list[list[Card]] = [list(deck[:HAND_LIMIT]) for deck in decks]
        self.decks: list[list[Card]] = [list(deck[HAND_LIMIT:]) for deck in decks]
        self.fields: dict[str, list[Card]] = {kind: [] for kind in (*STACK_FIELDS, *CAPACITY)}
        self.below_ship: list[Card] = []
        self.ship_piles: list[list[Card]] = []
        self.collected: list[list[Card]] = [[], []]
        self.figure: int | None = None
        self.final_turn: int | None = None
        self.over = False
        self.turn = 0
        self.to_move = chooser
        if first_player is not None:
            self._start(first_player)

    # Actions

    def legal(self) -> list[Action]:
        """All distinct actions of the seat to move, none once the game is over."""
        if self.over:
            return []
        if self.turn == 0:
            return [ChooseFirst(0), ChooseFirst(1)]
        plays: set[Play] = set()
        for kind in self.fields:
            for values in self._playable_values(kind):
                for target in self._choices(kind, len(values)):
                    plays.add(Play(kind, values, target))
        return [*sorted(plays)]

    def apply(self, action: Action, returned: Card | None = None) -> None:
        """Carry out one action and everything that follows without a decision."""
        if action not in self.legal():
            raise ValueError(f"illegal action: {action}")
        if (returned is not None) != self.needs_return(action):
            raise ValueError("a returned card is given exactly when SER-54 applies")
        if returned is not None and returned not in self.hands[self._opponent()]:
            raise ValueError(f"the opponent does not hold {returned}")
        if isinstance(action, ChooseFirst):
            self._start(action.seat)
        else:
            self._take_turn(action, returned)
            self._take_empty_handed_turns()

    def needs_return(self, action: Action) -> bool:
        """Would this legal action make the opponent lose the figure with six cards (SER-54)?"""
        return (
            isinstance(action, Play)
            and action in self.legal()
            and action.kind == "sorceress"
            and self._field_to_collect(action) == "petrified_dragon"
            and self.figure == self._opponent()
            # SER-55: a smaller hand returns nothing.
            and len(self.hands[self._opponent()]) == HAND_LIMIT_WITH_FIGURE
        )

    # The course of the turns

    def _opponent(self) -> int:
        return 1 - self.to_move

    def _start(self, seat: int) -> None:
        """SER-12, 13: turn 1 belongs to the seat chosen."""
        self.turn = 1
        self.to_move = seat
        self._take_empty_handed_turns()

    def _take_turn(self, play: Play, returned: Card | None) -> None:
        """SER-14: play, collect, refill."""
        triggered = self._triggers(play.kind, len(play.values))
        self._play_step(play)
        if triggered:
            self._collect_step(play, returned)
        self._refill_step()
        self._end_turn()

    def _take_empty_handed_turns(self) -> None:
        """SER-27: without a card in hand the turn is the refill only."""
        while not self.over and not self.hands[self.to_move]:
            self._refill_step()
            self._end_turn()

    def _end_turn(self) -> None:
        if self.turn == self.final_turn or self._nothing_can_happen():
            self.over = True
            self.to_move = -1
        else:
            self.turn += 1
            self.to_move = self._opponent()

    def _nothing_can_happen(self) -> bool:
        """No card is left to play or draw and no end is set: the empty turns of SER-27 would
        go on for ever. Only decks that were dealt out at once (SER-11) come to this."""
        return self.final_turn is None and not any(self.hands) and not any(self.decks)

    def _set_final_turn(self, turn: int) -> None:
        """SER-66: the earlier end stands. So a second exhaustion (SER-67, 68) and a third
        departure in the last turn (SER-69) change nothing: they name a later turn."""
        if self.final_turn is None or turn < self.final_turn:
            self.final_turn = turn

    # Step 1: play

    def _playable_values(self, kind: str) -> list[tuple[int, ...]]:
        """SER-16, 17, 19, 24: one or more cards of the kind, as many as there are places."""
        held = sorted(card.value for card in self.hands[self.to_move] if card.kind == kind)
        most = len(held)
        if kind in CAPACITY:
            free_places = CAPACITY[kind] - len(self.fields[kind])
            most = min(most, free_places)
        return [values for count in range(1, most + 1) for values in combinations(held, count)]

    def _play_step(self, play: Play) -> None:
        """SER-18, 22: from the hand to the field of the kind, the last card on top."""
        for value in play.values:
            card = Card(play.kind, value)
            self.hands[self.to_move].remove(card)
            self.fields[play.kind].append(card)

    # Step 2: collect

    def _triggers(self, kind: str, count: int) -> bool:
        """SER-28: a stack field always; SER-29: a slot field when this play fills it."""
        return kind in STACK_FIELDS or len(self.fields[kind]) + count == CAPACITY[kind]

    def _filled_targets(self, kind: str) -> list[str]:
        """The fields at the arrows' heads that hold cards (SER-32, 37)."""
        return [field for field in ARROWS.get(kind, ()) if self.fields[field]]

    def _choices(self, kind: str, count: int) -> list[str] | list[None]:
        """SER-37: there is a stack to pick only if the play triggers and two hold cards."""
        targets = self._filled_targets(kind)
        if self._triggers(kind, count) and len(targets) > 1:
            return targets
        return [None]

    def _field_to_collect(self, play: Play) -> str | None:
        """The stack picked, or else the only one with cards (SER-37); none if all are empty."""
        if play.target is not None:
            return play.target
        targets = self._filled_targets(play.kind)
        return targets[0] if targets else None

    def _collect_step(self, play: Play, returned: Card | None) -> None:
        """The effect of the field played on, and of no other (SER-51)."""
        field = self._field_to_collect(play)
        if field is not None:
            self._collect(self.fields[field])
        if field == "petrified_dragon":
            self._take_figure(returned)
        if play.kind == "dwarf":
            self._collect(self.fields["dwarf"])  # SER-42
        elif play.kind in ("hero", "huntress"):
            self._move_below_ship(play.kind)
        elif play.kind == "ship":
            self._depart()

    def _collect(self, zone: list[Card]) -> None:
        """SER-30, 31: all cards of the zone go to the own collected pile."""
        self.collected[self.to_move].extend(zone)
        zone.clear()

    def _take_figure(self, returned: Card | None) -> None:
        """SER-38, 54: the figure changes hands, a returned card goes on top of the deck."""
        if returned is not None:
            self.hands[self._opponent()].remove(returned)
            self.decks[self._opponent()].insert(0, returned)
        self.figure = self.to_move

    def _move_below_ship(self, kind: str) -> None:
        """SER-44, 46: not a collection, and also done if nothing was collected."""
        self.below_ship.extend(self.fields[kind])
        self.fields[kind].clear()

    def _depart(self) -> None:
        """SER-47 to 49: the third ship collects the area below; the ships form a new pile."""
        self._collect(self.below_ship)
        self.ship_piles.append(list(self.fields["ship"]))
        self.fields["ship"].clear()
        if len(self.ship_piles) == LAST_DEPARTURE:
            self._set_final_turn(self.turn + TURNS_AFTER_LAST_DEPARTURE)  # SER-64

    # Step 3: refill

    def _hand_limit(self) -> int:
        """SER-52, 53: the figure counts for its owner of this moment."""
        return HAND_LIMIT_WITH_FIGURE if self.figure == self.to_move else HAND_LIMIT

    def _refill_step(self) -> None:
        """SER-60: draw up to the limit; drawing the last card sets the end (SER-65)."""
        hand, deck = self.hands[self.to_move], self.decks[self.to_move]
        while deck and len(hand) < self._hand_limit():
            hand.append(deck.pop(0))
            if not deck:
                self._set_final_turn(self.turn + self.turns_after_exhaustion)

    # Scoring

    def scores(self) -> list[int]:
        """SER-74 to 76: only collected cards count, and 3 points for the figure."""
        scores = [sum(card.value for card in pile) for pile in self.collected]
        if self.figure is not None:
            scores[self.figure] += FIGURE_POINTS
        return scores

    def winners(self) -> list[int]:
        """SER-77 to 79: the higher score, then the figure; both seats in a draw."""
        if not self.over:
            return []
        first, second = self.scores()
        if first != second:
            return [0] if first > second else [1]
        return [0, 1] if self.figure is None else [self.figure]
