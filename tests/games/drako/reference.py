"""A naive referee for Drako, a second opinion for the tests of the engine.

Written from docs/rules/drako.md alone, by someone who has not read rules.py. Slow and plain on
purpose: piles are lists of card ids, cells are labels, every list of moves is made by trial.

It knows no randomness: the caller hands it the decks of each leg, the seat of the dragon in the
first leg and the new order of a deck after a mulligan.

What one move is, where the specification leaves it open:
- Dwarves are placed one at a time, always in the order of DWARVES.
- Surplus cards are discarded one at a time, in any order; cards of one id are interchangeable.
- A card, its symbol and its targets are one move. A two-dwarf move is named by where the dwarves
  end, in the order of DWARVES; it is legal if one of the two orders of walking is. Who stays is
  not named, and if all stay it is the card played without effect (DRA-37, 42, 52).
- A defence is one move: all pairs of dwarf and card, in the order of DWARVES. The dragon side names
  the attacking dwarf. It is asked also with one answer only, but not with an empty hand.
- Wounds on abilities are assigned in one move, and only if there is more than one way.
- Passing and the end of a turn are no moves, except for the choice between fury and the end.

While a defence or the wounds are awaited the action is already spent and the card already on the
discard pile; the armour is already filled when the dwarf side assigns the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, NamedTuple

DRAGON, DWARF_SIDE = "dragon", "dwarves"
FURY_DWARF, CROSSBOW_DWARF, NET_DWARF = "fury_dwarf", "crossbow_dwarf", "net_dwarf"
DWARVES = (FURY_DWARF, CROSSBOW_DWARF, NET_DWARF)
ABILITIES = ("fly", "walk", "fire")
DRAGON_TRACKS = ("armour", *ABILITIES)

Deal = Callable[[int], Mapping[str, Sequence[str]]]


def opponent(side: str) -> str:
    return DWARF_SIDE if side == DRAGON else DRAGON


class Move(NamedTuple):
    """One decision. Unused fields stay empty; `kind` is the name of section 5, or one of
    exchange_hand and keep_hand (DRA-14), place_dwarf and discard_surplus (one at a time).

    dwarves: who is placed, moves, attacks, is bitten, or is named by a block; cells: where each
    of them ends, or the dragon; cards: the blocking card for each of them; numbers: the wounds
    for fly, walk and fire.
    """

    kind: str
    card: str = ""
    dwarves: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    direction: str = ""
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Box:
    """What lies in the box: the numbers of components.toml, as tomllib reads it."""

    def __init__(self, toml: Mapping[str, Any]) -> None:
        self.setup: Mapping[str, Any] = toml["setup"]
        self.cells: Mapping[str, list[int]] = toml["board"]["cells"]
        self.labels = {(q, r): label for label, (q, r) in self.cells.items()}
        self.directions: Mapping[str, list[int]] = toml["board"]["directions"]
        self.rays = {
            (cell, direction): self._ray(cell, direction)
            for cell in self.cells
            for direction in self.directions
        }
        self.nearby = {
            cell: {self.rays[cell, way][0] for way in self.directions if self.rays[cell, way]}
            for cell in self.cells
        }
        tracks = toml["wounds"]["dragon"] | toml["wounds"]["dwarves"]
        self.spaces: dict[str, int] = {track: tracks[track] for track in (*DRAGON_TRACKS, *DWARVES)}
        cards = [*toml["dwarf_deck"]["card"], *toml["dragon_deck"]["card"]]
        self.symbols: dict[str, dict[str, int]] = {
            card["id"]: {symbol["type"]: symbol.get("value", 0) for symbol in card["symbols"]}
            for card in cards
        }

    def _ray(self, start: str, direction: str) -> list[str]:
        """The cells from a cell, without it, to the edge of the board (section 2)."""
        q, r = self.cells[start]
        step_q, step_r = self.directions[direction]
        cells = []
        while (q + step_q, r + step_r) in self.labels:
            q, r = q + step_q, r + step_r
            cells.append(self.labels[q, r])
        return cells

    def ray(self, start: str, direction: str) -> list[str]:
        return self.rays[start, direction]

    def neighbours(self, cell: str) -> set[str]:
        return self.nearby[cell]


class Leg:
    """One game; its zones are open attributes, so that a test can set up any position."""

    def __init__(
        self, box: Box, decks: Mapping[str, Sequence[str]], *, setup: str, mulligan: bool
    ) -> None:
        self.box = box
        self.decks = {side: list(decks[side]) for side in (DRAGON, DWARF_SIDE)}
        self.hands: dict[str, list[str]] = {DRAGON: [], DWARF_SIDE: []}
        self.discards: dict[str, list[str]] = {DRAGON: [], DWARF_SIDE: []}
        for side in (DRAGON, DWARF_SIDE):
            self._take_cards(side, box.setup["starting_hand"])  # DRA-10
        # Figures on the board: not yet placed and dead ones (DRA-84) have no entry.
        self.positions: dict[str, str] = {DRAGON: box.setup["dragon_start"]}  # DRA-7
        self.wounds = dict.fromkeys(box.spaces, 0)  # DRA-8
        self.inflicted = {DRAGON: 0, DWARF_SIDE: 0}  # DRA-93
        self.net = "dwarves"  # or "dragon", or "out" (DRA-8, 60, 67)
        self.fury_used = False
        self.active = DRAGON  # DRA-17
        self.turn = 1
        self.actions_left: int = box.setup["first_turn_actions"]  # DRA-18
        self.untouched_turn = True  # no action of this turn is spent (DRA-64)
        self.winner: str | None = None
        # What is to be decided before the next action, in the order of DRA-15 and section 5.
        self.mulligans = [DRAGON, DWARF_SIDE] if mulligan else []
        self.unplaced = [] if setup == "first_game" else list(DWARVES)
        self.attacks: dict[str, int] = {}  # dwarf attacked or attacking -> strength
        self.wounds_to_assign = 0
        self.surplus = 0
        if setup == "first_game":
            self.positions |= {dwarf: box.setup["first_game"][dwarf] for dwarf in DWARVES}  # DRA-11
        self._take_finished_turns()

    # Who decides, and what

    def decider(self) -> str | None:
        """The side that must decide now, None once the game is over."""
        if self.winner is not None:
            return None
        if self.mulligans:
            return self.mulligans[0]
        if self.unplaced or self.wounds_to_assign:
            return DWARF_SIDE
        return opponent(self.active) if self.attacks else self.active

    def legal(self) -> set[Move]:
        """All distinct moves of the side that decides."""
        if self.winner is not None:
            return set()
        if self.mulligans:
            return {Move("exchange_hand"), Move("keep_hand")}
        if self.unplaced:
            return set(self._placements(self.unplaced[0]))
        if self.attacks:
            return set(self._defences())
        if self.wounds_to_assign:
            return set(self._assignments(self.wounds_to_assign))
        if self.surplus:
            return {Move("discard_surplus", card) for card in self.hands[self.active]}  # DRA-30
        return set(self._actions())

    def _actions(self) -> Iterator[Move]:
        if self.active == DWARF_SIDE and self.fury_usable():
            yield Move("use_fury")
            if not self.actions_left:
                yield Move("end_turn")
        if not self.actions_left:
            return
        if self.decks[self.active]:
            yield Move("draw_cards")  # DRA-27, 28
        if self.active == DRAGON and self._net_removable():
            yield Move("remove_net")
        for card in set(self.hands[self.active]):
            yield Move("play_without_effect", card)  # DRA-37
            for symbol, value in self.box.symbols[card].items():
                yield from self._effects(card, symbol, value)

    def apply(self, move: Move, reshuffled: Sequence[str] | None = None) -> None:
        """Carry out one move and everything that follows without a decision."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        match move.kind:
            case "exchange_hand":
                self._exchange_hand(self.mulligans.pop(0), reshuffled)
            case "keep_hand":
                self.mulligans.pop(0)
            case "place_dwarf":
                self.positions[self.unplaced.pop(0)] = move.cells[0]
            case "draw_cards":
                self._draw()
            case "discard_surplus":
                self._discard(self.active, move.card)
                self.surplus -= 1
            case "defend":
                self._resolve_attacks(dict(zip(move.dwarves, move.cards, strict=True)))
            case "assign_wounds":
                self.wounds_to_assign = 0
                self._wound_abilities(move.numbers)
                self._check_end()
            case "remove_net":
                self._remove_net()
            case "use_fury":
                self._use_fury()
            case "end_turn":
                self._next_turn()
            case _:
                self._play(move)
        self._take_finished_turns()

    # Setup

    def _exchange_hand(self, side: str, reshuffled: Sequence[str] | None) -> None:
        """DRA-14: the whole hand goes back; the new order of all cards comes from outside."""
        if reshuffled is None or sorted(reshuffled) != sorted(self.hands[side] + self.decks[side]):
            raise ValueError("an exchange needs the new order of hand and deck, top first")
        self.decks[side] = list(reshuffled)
        self.hands[side] = []
        self._take_cards(side, self.box.setup["starting_hand"])

    def _placements(self, dwarf: str) -> Iterator[Move]:
        """DRA-12: on a free cell that does not touch the dragon."""
        for cell in self._free_cells() - self.box.neighbours(self.positions[DRAGON]):
            yield Move("place_dwarf", dwarves=(dwarf,), cells=(cell,))

    # The course of the turns

    def _take_finished_turns(self) -> None:
        while not self._awaits_more() and self._turn_is_finished():
            self._next_turn()

    def _awaits_more(self) -> bool:
        """DRA-24: something is left to decide before the next action, or the game is over."""
        return bool(
            self.winner
            or self.mulligans
            or self.unplaced
            or self.attacks
            or self.wounds_to_assign
            or self.surplus
        )

    def _turn_is_finished(self) -> bool:
        if self.active == DRAGON and self._out_of_cards(DRAGON):
            return True  # DRA-22, 68: it passes
        can_rage = self.active == DWARF_SIDE and self.fury_usable()  # DRA-25
        return not self.actions_left and not can_rage

    def _next_turn(self) -> None:
        self.active = opponent(self.active)
        self.turn += 1
        self.actions_left = self.box.setup["actions_per_turn"]  # DRA-19
        self.untouched_turn = True

    def _spend_action(self) -> None:
        self.actions_left -= 1
        self.untouched_turn = False

    def _out_of_cards(self, side: str) -> bool:
        """DRA-85."""
        return not self.hands[side] and not self.decks[side]

    def _check_end(self) -> None:
        """DRA-87, after every card and fury when nothing of it is left to decide."""
        if all(self._full(track) for track in DRAGON_TRACKS):
            self.winner = DWARF_SIDE  # DRA-3
        elif not self.living():
            self.winner = DRAGON  # DRA-4
        elif self._out_of_cards(DWARF_SIDE):
            self.winner = DRAGON  # DRA-5

    # Cards

    def _take_cards(self, side: str, count: int) -> None:
        self.hands[side] += self.decks[side][:count]
        del self.decks[side][:count]

    def _discard(self, side: str, card: str) -> None:
        self.hands[side].remove(card)
        self.discards[side].append(card)

    def _draw(self) -> None:
        """DRA-26, 29."""
        self._spend_action()
        self._take_cards(self.active, self.box.setup["cards_per_draw"])
        self.surplus = max(0, len(self.hands[self.active]) - self.box.setup["hand_limit"])

    def _play(self, move: Move) -> None:
        """DRA-34, 35: one symbol of the card, then it is discarded."""
        self._spend_action()
        self._discard(self.active, move.card)
        if move.kind in ("play_move_one", "play_move_two"):
            self.positions.update(zip(move.dwarves, move.cells, strict=True))
        elif move.kind in ("play_walk", "play_fly"):
            self.positions[DRAGON] = move.cells[0]
        elif move.kind == "play_net":
            self.net = "dragon"
        elif move.kind != "play_without_effect":
            self._attack(move)
            return
        self._check_end()

    # What a symbol may do (DRA-36)

    def _effects(self, card: str, symbol: str, value: int) -> Iterator[Move]:
        kind = f"play_{symbol}"
        near = self.box.neighbours(self.positions[DRAGON])
        adjacent = [dwarf for dwarf in self.living() if self.positions[dwarf] in near]
        can_leave = self.net != "dragon"  # DRA-62
        if symbol in ("move_one", "move_two"):  # DRA-51, 52
            for journey in self._journeys(value, most=1 if symbol == "move_one" else 2):
                yield Move(kind, card, tuple(journey), tuple(journey.values()))
        elif symbol in ("attack_one", "bite"):  # DRA-53, 77
            for dwarf in adjacent:
                yield Move(kind, card, (dwarf,))
        elif symbol == "attack_two":  # DRA-54, 55
            for attackers in (*combinations(adjacent, 1), *combinations(adjacent, 2)):
                yield Move(kind, card, attackers)
        elif symbol == "crossbow":
            if self._can_shoot():
                yield Move(kind, card)
        elif symbol == "net":  # DRA-60
            if NET_DWARF in self.living() and self.net == "dwarves":
                yield Move(kind, card)
        elif symbol == "walk" and can_leave and not self._full("walk"):  # DRA-74
            for cell in self._reachable(DRAGON, value):
                yield Move(kind, card, cells=(cell,))
        elif symbol == "fly" and can_leave and not self._full("fly"):  # DRA-76
            for cell in self._free_cells():
                yield Move(kind, card, cells=(cell,))
        elif symbol == "fire" and not self._full("fire"):  # DRA-75
            for direction in self.box.directions:
                if self._in_the_fire(direction):
                    yield Move(kind, card, direction=direction)

    # The board

    def living(self) -> list[str]:
        return [dwarf for dwarf in DWARVES if not self._full(dwarf)]

    def _free_cells(self) -> set[str]:
        """DRA-41: every figure occupies its cell."""
        return set(self.box.cells) - set(self.positions.values())

    def _reachable(self, figure: str, steps: int) -> set[str]:
        """DRA-39, 40, 42: all other cells at the end of a path over free cells."""
        start = self.positions[figure]
        reached = {start}
        for _ in range(steps):
            nearby = {next_cell for cell in reached for next_cell in self.box.neighbours(cell)}
            reached |= nearby & self._free_cells()
        return reached - {start}

    def _journeys(self, steps: int, most: int) -> list[dict[str, str]]:
        """Where dwarves may end if up to `most` of them walk, one after the other (DRA-52)."""
        found: list[dict[str, str]] = []
        for dwarf in self.living():
            origin = self.positions[dwarf]
            for cell in self._reachable(dwarf, steps):
                found.append({dwarf: cell})
                if most == 1:
                    continue
                self.positions[dwarf] = cell
                for other in self.living():
                    if other != dwarf:
                        ends = self._reachable(other, steps)
                        found += [{dwarf: cell, other: end} for end in ends]
                self.positions[dwarf] = origin
        return [{d: ends[d] for d in DWARVES if d in ends} for ends in found]

    def _can_shoot(self) -> bool:
        """DRA-57 to 59: the first figure on some ray of the crossbow dwarf is the dragon."""
        if CROSSBOW_DWARF not in self.living():
            return False
        start, free = self.positions[CROSSBOW_DWARF], self._free_cells()
        rays = [self.box.ray(start, direction) for direction in self.box.directions]
        standing = [[cell for cell in ray if cell not in free] for ray in rays]
        return any(cells[:1] == [self.positions[DRAGON]] for cells in standing)

    def _in_the_fire(self, direction: str) -> list[str]:
        """DRA-75: all dwarves on the ray, also behind each other."""
        ray = self.box.ray(self.positions[DRAGON], direction)
        return [dwarf for dwarf in self.living() if self.positions[dwarf] in ray]

    # Attack and defence

    def _attack(self, move: Move) -> None:
        """DRA-44, 48: one attack by or on each of some dwarves. The other side is asked, unless
        its hand is empty (section 4)."""
        dwarves: Sequence[str] = move.dwarves
        if move.kind == "play_crossbow":
            dwarves = (CROSSBOW_DWARF,)
        elif move.kind == "play_fire":
            dwarves = self._in_the_fire(move.direction)
        strength = self.box.symbols[move.card][move.kind.removeprefix("play_")]
        self.attacks = dict.fromkeys(dwarves, strength)
        if not self.hands[opponent(self.active)]:
            self._resolve_attacks({})

    def _defences(self) -> Iterator[Move]:
        """DRA-45, 47: for each attack no card or one, each card once."""
        hand = Counter(self.hands[opponent(self.active)])
        shields = [card for card in hand if "defence" in self.box.symbols[card]]
        for answer in product((None, *shields), repeat=len(self.attacks)):
            blocks = {d: card for d, card in zip(self.attacks, answer, strict=True) if card}
            if Counter(blocks.values()) <= hand:
                yield Move("defend", dwarves=tuple(blocks), cards=tuple(blocks.values()))

    def _resolve_attacks(self, blocks: dict[str, str]) -> None:
        """DRA-46, 49."""
        unblocked = {dwarf: s for dwarf, s in self.attacks.items() if dwarf not in blocks}
        self.attacks = {}
        for card in blocks.values():
            self._discard(opponent(self.active), card)
        if self.active == DWARF_SIDE:
            self._wound_dragon(sum(unblocked.values()))
        else:
            for dwarf, strength in unblocked.items():
                self.inflicted[DRAGON] += self._wound_dwarf(dwarf, strength)
        if not self.wounds_to_assign:
            self._check_end()

    # Wounds

    def _full(self, track: str) -> bool:
        """So a dwarf is dead (DRA-84) or an ability is lost (DRA-83)."""
        return self._free_spaces(track) == 0

    def _free_spaces(self, track: str) -> int:
        return self.box.spaces[track] - self.wounds[track]

    def _wound_dwarf(self, dwarf: str, count: int) -> int:
        """DRA-80, 84: the wounds that found a space; with the last one the dwarf dies."""
        placed = min(count, self._free_spaces(dwarf))
        self.wounds[dwarf] += placed
        if self._full(dwarf):
            del self.positions[dwarf]
        return placed

    def _wound_dragon(self, count: int) -> None:
        """DRA-81, 82: the armour first, then as the dwarf side decides if there is a choice."""
        on_armour = min(count, self._free_spaces("armour"))
        self.wounds["armour"] += on_armour
        self.inflicted[DWARF_SIDE] += on_armour
        ways = list(self._assignments(count - on_armour))
        if len(ways) > 1:
            self.wounds_to_assign = count - on_armour
        else:
            self._wound_abilities(ways[0].numbers)

    def _assignments(self, count: int) -> Iterator[Move]:
        """DRA-82: surplus is ignored, so as many wounds as find a space must be placed."""
        free = [self._free_spaces(ability) for ability in ABILITIES]
        for numbers in product(*(range(spaces + 1) for spaces in free)):
            if sum(numbers) == min(count, sum(free)):
                yield Move("assign_wounds", numbers=numbers)

    def _wound_abilities(self, numbers: tuple[int, ...]) -> None:
        for ability, count in zip(ABILITIES, numbers, strict=True):
            self.wounds[ability] += count
            self.inflicted[DWARF_SIDE] += count
        if all(self._full(track) for track in DRAGON_TRACKS):
            del self.positions[DRAGON]  # DRA-84

    # Net and fury

    def _net_removable(self) -> bool:
        """DRA-64; that the dragon side has a card (DRA-68) is settled before it is asked."""
        enough = self.actions_left >= self.box.setup["net_removal_actions"]
        return self.net == "dragon" and self.untouched_turn and enough

    def _remove_net(self) -> None:
        """DRA-23, 66, 67."""
        self.actions_left -= self.box.setup["net_removal_actions"]
        self.untouched_turn = False
        self.net = "dwarves" if NET_DWARF in self.living() else "out"

    def fury_usable(self) -> bool:
        """DRA-69, 73."""
        deadly = self._free_spaces(FURY_DWARF) <= self.box.setup["fury_wounds"]
        alone = self.living() == [FURY_DWARF]
        return not self.fury_used and FURY_DWARF in self.living() and not (deadly and alone)

    def _use_fury(self) -> None:
        """DRA-70 to 73."""
        self.fury_used = True
        self._wound_dwarf(FURY_DWARF, self.box.setup["fury_wounds"])
        self.actions_left += self.box.setup["fury_extra_actions"]
        self._check_end()


@dataclass(frozen=True)
class LegResult:
    """Who won a leg and how many wounds each seat's attacks placed in it."""

    dragon_seat: int
    winner: int
    inflicted: tuple[int, int]


class Referee:
    """A match of one leg or two; `leg` is the game on the table, or the last one."""

    def __init__(
        self,
        toml: Mapping[str, Any],
        deal: Deal,
        *,
        dragon_seat: int,
        setup: str = "free_placement",
        mulligan: bool = False,
        two_legs: bool = False,
    ) -> None:
        """`deal(leg)`, leg 0 or 1, gives both sides' shuffled decks, top card first."""
        self.box = Box(toml)
        self.deal = deal
        self.setup = setup
        self.mulligan = mulligan
        self.leg_count = 2 if two_legs else 1
        self.dragon_seat = dragon_seat
        self.results: list[LegResult] = []
        self.leg = self._new_leg()

    def _new_leg(self) -> Leg:
        decks = self.deal(len(self.results))
        return Leg(self.box, decks, setup=self.setup, mulligan=self.mulligan)

    def seat_of(self, side: str) -> int:
        return self.dragon_seat if side == DRAGON else 1 - self.dragon_seat

    @property
    def over(self) -> bool:
        return len(self.results) == self.leg_count

    @property
    def to_move(self) -> int:
        """The seat that must decide now, -1 once the match is over."""
        side = self.leg.decider()
        return -1 if side is None else self.seat_of(side)

    def legal(self) -> set[Move]:
        return self.leg.legal()

    def play(self, move: Move, reshuffled: Sequence[str] | None = None) -> None:
        """Apply a move; an exchange (DRA-14) comes with the new order of hand and deck."""
        self.leg.apply(move, reshuffled)
        if self.leg.winner is None:
            return
        inflicted = {self.seat_of(side): count for side, count in self.leg.inflicted.items()}
        winner = self.seat_of(self.leg.winner)
        self.results.append(LegResult(self.dragon_seat, winner, (inflicted[0], inflicted[1])))
        if not self.over:
            self.dragon_seat = 1 - self.dragon_seat  # DRA-91
            self.leg = self._new_leg()

    def winners(self) -> list[int]:
        """DRA-92, 93: legs won, then wounds inflicted; both seats if all is equal."""
        if not self.over:
            return []
        wins = [sum(result.winner == seat for result in self.results) for seat in (0, 1)]
        wounds = [sum(result.inflicted[seat] for result in self.results) for seat in (0, 1)]
        merits = list(zip(wins, wounds, strict=True))
        return [seat for seat in (0, 1) if merits[seat] == max(merits)]
