"""A naive referee for Smoki z głębin, a second opinion for the tests of the engine.

Written from docs/rules/smoki_z_glebin.md alone, by someone who has not read rules.py. Slow and
plain on purpose: a dragon is a set of squares, a stack a list of base ids with its top first, and
everything else is derived. It knows no randomness: the board and the order of every stack are
handed to it, and after the set-up nothing is left to chance (section 5).

A move is a text:

    play L4 d5 e5 f5 f6             step (i): base id of the pattern, squares in row order
    pass L4 > small 0               step (i): card given away, then a face-up card (or `stack`)
    keep R07                        a reef draw: base id of the card kept
    mission 2 : green joker R03     step (ii): row slot, then what is handed in
    skip                            step (ii)
    draw medium 1, draw large stack step (iii)
    cash                            a gold card, in any of the three steps (GLE-74)

Played by itself: a reef draw of a single card (GLE-66), step (ii) as long as public facts show that
no mission can be paid (GLE-107), the draw of the very last turn (GLE-79), all scoring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.games.smoki_z_glebin.reference_board import (
    ISLAND,
    KINGDOMS,
    TOLLED,
    Dragon,
    Square,
    Squares,
    everywhere,
    neighbours,
    read_squares,
    sea,
    written,
)
from tests.games.smoki_z_glebin.reference_cards import (
    GOLD,
    HIDDEN_DRAGONS,
    JOKER,
    MISSIONS,
    SHIP_COLOURS,
    SIZE_OF,
    SIZES,
    TWO_SHIPS,
    Payment,
    is_valid,
    payments,
)
from tests.games.smoki_z_glebin.reference_scoring import (
    Standing,
    majority,
    most_missions,
    ranked,
    standing,
    uncovered_whirlpools,
)
from tests.games.smoki_z_glebin.reference_setup import HEADS, Setup

COLOURS = ("orange", "green", "purple", "pink", "yellow")  # GLE-10
START_COINS = 4
TOLL = 2
GOLD_CARD_COINS = 4
PASS_COINS = 2
NOBODY = -1


class PatternCard(NamedTuple):
    """A pattern card in a hand or a stack; once it was taken face up, everybody knows its shape
    wherever it lies (section 4)."""

    pattern: str
    shown: bool


class Referee:
    """One game; its zones are open attributes, so that a test can set up any position.

    `step` is what is decided now: play, keep, mission, draw, or over."""

    def __init__(self, setup: Setup) -> None:
        setup.check()
        self.players = len(setup.hands)
        self.kinds = sea(setup.layout)
        self.ships = dict(setup.ships)
        self.dragons: list[Dragon] = []
        self.face_up: dict[str, list[str | None]] = {size: [*setup.face_up[size]] for size in SIZES}
        self.stacks = {
            size: [PatternCard(pattern, False) for pattern in setup.stacks[size]] for size in SIZES
        }
        self.mission_row: list[str | None] = [*setup.mission_row]
        self.mission_stack = [*setup.mission_stack]
        self.reef_stack = [*setup.reef_stack]
        self.hands = [[PatternCard(card, False) for card in hand] for hand in setup.hands]
        self.played: list[list[str]] = [[] for _ in setup.hands]
        self.heads = [HEADS[self.players]] * self.players
        self.coins = [START_COINS] * self.players
        self.tokens: list[Counter[str]] = [Counter() for _ in setup.hands]
        self.reef: list[list[str]] = [[] for _ in setup.hands]
        self.missions: list[list[str]] = [[] for _ in setup.hands]
        self.box: list[str] = []  # tokens, jokers, two-ships and gold cards out of the game
        self.turn = 1
        self.step = "play"
        self.to_move = setup.first_player
        self.size_played = ""  # in this turn
        self.reef_draws = 0  # still to be resolved
        self.offered: list[str] = []  # the two reef cards of the draw going on
        self.gap: int | None = None  # of the mission completed just now

    @property
    def over(self) -> bool:
        return self.step == "over"

    def supply(self, seat: int) -> dict[str, int]:
        return {colour: self.tokens[seat][colour] for colour in SHIP_COLOURS}

    # Moves

    def legal(self) -> set[str]:
        """All moves of the seat to move, none once the game is over."""
        match self.step:
            case "play":
                moves = {*self._placements(), *self._passes()}
            case "keep":
                return {f"keep {card}" for card in self.offered}  # and nothing else (GLE-74)
            case "mission":
                moves = {"skip", *self._payments()}
            case "draw":
                moves = {f"draw {source}" for source in self._sources(self._permitted_sizes())}
            case _:
                return set()
        if GOLD in self.reef[self.to_move]:
            moves.add("cash")
        return moves

    def play(self, text: str) -> None:
        """Carry out one move and everything that follows without a decision."""
        if text not in self.legal():
            raise ValueError(f"illegal in step {self.step}: {text}")
        match text.split():
            case ["play", pattern, *squares]:
                self._play_pattern(pattern, read_squares(squares))
            case ["pass", pattern, ">", size, place]:
                self._pass_turn(pattern, size, place)
            case ["keep", card]:
                self._keep(card)
            case ["mission", slot, ":", *items]:
                self._complete_mission(int(slot), Payment.read(items))
            case ["skip"]:
                self._start_draw()
            case ["draw", size, place]:
                self.hands[self.to_move].append(self._take(size, place))
                self._end_turn()
            case ["cash"]:
                self._cash()
            case _:
                raise ValueError(f"no such move: {text}")

    def _cash(self) -> None:
        """GLE-74. A step (ii) that has begun is not left by it (GLE-107)."""
        self._use_reef_card(self.to_move, GOLD)
        self.coins[self.to_move] += GOLD_CARD_COINS

    def _use_reef_card(self, seat: int, card: str) -> None:
        self.reef[seat].remove(card)
        self.box.append(card)

    # 3.3 Step (i): play a pattern card

    def squares_of(self, seat: int) -> set[Square]:
        return {
            square for dragon in self.dragons if dragon.owner == seat for square in dragon.squares
        }

    def placements(self, pattern: str) -> set[Squares]:
        """Where the seat to move may lay a dragon of this pattern now (GLE-23 to 38)."""
        own = self.squares_of(self.to_move)
        others = {square for dragon in self.dragons for square in dragon.squares} - own
        return {
            squares
            for squares in everywhere(pattern)
            if squares <= self.kinds.keys()  # GLE-27
            and not squares & (own | others)  # GLE-28
            and neighbours(squares) & (ISLAND | others)  # GLE-29
            and not neighbours(squares) & own  # GLE-30
            and self.coins[self.to_move] + self._gold(squares) >= self._toll(squares)  # GLE-36
        }

    def _placements(self) -> Iterator[str]:
        for pattern in {card.pattern for card in self.hands[self.to_move]}:
            for squares in self.placements(pattern):
                yield f"play {pattern} {written(squares)}"

    def _gold(self, squares: Squares) -> int:
        return sum(self.kinds[square] == "gold" for square in squares)

    def _toll(self, squares: Squares) -> int:
        return TOLL * sum(self.kinds[square] in TOLLED for square in squares)

    def _play_pattern(self, pattern: str, squares: Squares) -> None:
        """In the order of GLE-46."""
        seat = self.to_move
        self._leave_hand(pattern)
        self.played[seat].append(pattern)
        self.size_played = SIZE_OF[pattern]
        self.heads[seat] -= 1
        for square in squares:
            if square in self.ships:
                self.tokens[seat][self.ships.pop(square)] += 1  # GLE-40
        self.coins[seat] += self._gold(squares) - self._toll(squares)
        for dragon in self.dragons:
            if dragon.owner != seat and dragon.squares & neighbours(squares):
                self.coins[dragon.owner] += 1  # GLE-44
        self.dragons.append(Dragon(seat, squares))
        self.reef_draws = sum(self.kinds[square] == "reef" for square in squares)  # GLE-42
        self._resolve_reef_draws()

    def _leave_hand(self, pattern: str) -> PatternCard:
        """Of two equal cards, the one that everybody knows leaves the hand."""
        hand = self.hands[self.to_move]
        card = max(card for card in hand if card.pattern == pattern)
        hand.remove(card)
        return card

    # 3.4 Step (ii): complete a mission

    def _start_mission(self) -> None:
        """GLE-107: the question is left out only where everybody sees that it is needless."""
        if self.reef[self.to_move] or any(self._payments()):
            self.step = "mission"
        else:
            self._start_draw()

    def _payments(self) -> Iterator[str]:
        """GLE-48 to 54, one move for each distinct set of items."""
        for slot, mission in enumerate(self.mission_row):
            if mission is not None:
                tokens, reef = self.tokens[self.to_move], self.reef[self.to_move]
                for payment in payments(mission, tokens, reef):
                    yield f"mission {slot} : {payment}"

    def may_pay(self, slot: int, items: Sequence[str]) -> bool:
        """Whether these items pay the mission of a slot and the seat to move holds them all; the
        words are those of a move."""
        payment = Payment.read(items)
        mission = self.mission_row[slot]
        tokens, reef = self.tokens[self.to_move], Counter(self.reef[self.to_move])
        held = Counter(payment.tokens) <= tokens and payment.jokers <= reef[JOKER]
        held = held and Counter(payment.two_ships) <= reef
        return held and mission is not None and is_valid(mission, payment)

    def payable_slots(self) -> set[int]:
        """The missions for which the seat to move has at least one payment."""
        return {int(text.split()[1]) for text in self._payments()}

    def _complete_mission(self, slot: int, payment: Payment) -> None:
        seat = self.to_move
        mission = self.mission_row[slot]
        assert mission is not None
        self.tokens[seat] -= Counter(payment.tokens)
        self.box += payment.tokens  # GLE-52
        for card in (*[JOKER] * payment.jokers, *payment.two_ships):
            self._use_reef_card(seat, card)
        self.missions[seat].append(mission)
        self.mission_row[slot] = None
        self.gap = slot
        self.reef_draws = int(MISSIONS[mission].reef)
        self._resolve_reef_draws()  # GLE-56: before the row is refilled

    # 3.5 Step (iii): draw a pattern card

    def _start_draw(self) -> None:
        """GLE-79: not in the very last turn of the game; GLE-63: not if nothing is left."""
        self.step = "draw"
        if not any(self.heads) or not self._sources(SIZES):
            self._end_turn()

    def _permitted_sizes(self) -> Sequence[str]:
        """GLE-60, and the fallback of GLE-63."""
        others = [size for size in SIZES if size != self.size_played]
        return others if self._sources(others) else SIZES

    def _sources(self, sizes: Sequence[str]) -> list[str]:
        """GLE-59: the face-up cards and the stacks of these sizes from which a card can be had."""
        found = []
        for size in sizes:
            found += [f"{size} {index}" for index in (0, 1) if self.face_up[size][index]]
            if self.stacks[size]:
                found.append(f"{size} stack")
        return found

    def _take(self, size: str, place: str) -> PatternCard:
        """GLE-61, 105: a gap is filled from the stack of its size, in its place."""
        if place == "stack":
            return self.stacks[size].pop(0)
        card = self.face_up[size][int(place)]
        assert card is not None
        self.face_up[size][int(place)] = self.stacks[size].pop(0)[0] if self.stacks[size] else None
        return PatternCard(card, True)

    # 3.6 Drawing a coral reef card

    def _resolve_reef_draws(self) -> None:
        """GLE-64 to 66: one after another; what was interrupted by them goes on afterwards."""
        while self.reef_draws:
            self.reef_draws -= 1
            drawn, self.reef_stack = self.reef_stack[:2], self.reef_stack[2:]
            if len(drawn) == 2:
                self.offered = drawn
                self.step = "keep"
                return
            self.reef[self.to_move] += drawn
        if self.gap is None:
            self._start_mission()
        else:
            self.mission_row[self.gap] = self.mission_stack.pop(0) if self.mission_stack else None
            self.gap = None
            self._start_draw()

    def _keep(self, card: str) -> None:
        self.offered.remove(card)
        self.reef[self.to_move].append(card)
        self.reef_stack += self.offered
        self.offered = []
        self._resolve_reef_draws()

    # 3.7 Passing

    def _passes(self) -> Iterator[str]:
        """GLE-69, 71: always, any card for any other, whatever their sizes."""
        for given in {card.pattern for card in self.hands[self.to_move]}:
            for source in self._sources(SIZES):
                yield f"pass {given} > {source}"

    def _pass_turn(self, given: str, size: str, place: str) -> None:
        seat = self.to_move
        self.heads[seat] -= 1  # GLE-70
        card = self._leave_hand(given)
        self.hands[seat].append(self._take(size, place))
        self.stacks[SIZE_OF[given]].append(card)  # GLE-72: after the gap was filled
        self.coins[seat] += PASS_COINS
        self._end_turn()

    # 3.9 End of the game

    def _end_turn(self) -> None:
        self.size_played = ""
        if any(self.heads):
            self.step = "play"
            self.turn += 1
            self.to_move = (self.to_move + 1) % self.players  # GLE-18
        else:
            self.step = "over"  # GLE-78
            self.to_move = NOBODY

    # Scoring, as if the game ended now

    def sheet(self) -> list[dict[str, int]]:
        """GLE-82 to 86, each part for each seat."""
        majorities = [self.majority(kingdom) for kingdom in KINGDOMS]
        bonuses = most_missions([self._mission_points(seat) for seat in range(self.players)])
        return [
            {
                "coins": self.coins[seat] + GOLD_CARD_COINS * self.reef[seat].count(GOLD),
                "ships": self.tokens[seat].total()
                + sum(2 for card in self.reef[seat] if card in TWO_SHIPS)
                + self.reef[seat].count(JOKER),
                "missions": sum(self._mission_points(seat)),
                "bonus": bonuses[seat],
                "majorities": sum(points[seat] for points in majorities),
            }
            for seat in range(self.players)
        ]

    def _mission_points(self, seat: int) -> list[int]:
        return [MISSIONS[mission].points for mission in self.missions[seat]]

    def whirlpools(self, kingdom: str) -> int:
        return uncovered_whirlpools(kingdom, self.kinds, self.dragons)

    def standings(self, kingdom: str, hidden: bool = True) -> list[Standing]:
        """Seat by seat; without the hidden dragons it is what everybody sees."""
        return [
            standing(
                kingdom,
                [dragon.squares for dragon in self.dragons if dragon.owner == seat],
                sum(hidden and HIDDEN_DRAGONS.get(card) == kingdom for card in self.reef[seat]),
            )
            for seat in range(self.players)
        ]

    def majority(self, kingdom: str) -> list[int]:
        return majority(self.standings(kingdom), self.whirlpools(kingdom))

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.sheet()]  # GLE-81

    def ranks(self) -> list[int]:
        return ranked(self.scores(), [len(missions) for missions in self.missions])

    def winners(self) -> list[int]:
        """GLE-87; nobody until the game is over."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1 and self.over]
