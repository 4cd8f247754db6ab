"""A table of Smoki z głębin once more: copied, dealt anew for somebody who does not know all of it,
and written down as numbers. It plays nothing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import fast
from smokowisko.games.smoki_z_glebin.knowledge import KINDS, SPECTATOR, is_known, kind_of
from smokowisko.games.smoki_z_glebin.layout import NOTHING, Layout
from smokowisko.games.smoki_z_glebin.payments import in_lane, load
from smokowisko.games.smoki_z_glebin.tables import (
    BOARD_SIDES,
    KINGDOMS,
    MISSION_ROW,
    SHIP_COLOURS,
    SIZES,
)

SCALARS: Final = 11


class Worlds(Layout):
    """Other tables like this one: the same, or one that a seat could not tell from it."""

    def copy_to(self, twin: "Layout") -> None:
        twin.to_move = self.to_move
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.reefs_due = self.reefs_due
        twin.gap = self.gap
        twin.played = self.played
        twin.drawn = self.drawn
        twin.other_drawn = self.other_drawn
        twin.missions_left = self.missions_left
        twin.reef_left = self.reef_left
        twin.kept_count = self.kept_count
        # nothing is left to chance once all is shuffled
        twin.chance = self.chance
        # these never change
        twin.slots = self.slots
        twin.toll = self.toll
        twin.whirlpools = self.whirlpools
        twin.gold = self.gold
        twin.reefs = self.reefs
        # these never change in place
        twin.uncovered = self.uncovered
        twin.done = self.done
        twin.renown = self.renown
        twin.row = self.row
        twin.mission_stack = self.mission_stack
        twin.stacks = self.stacks
        twin.left = self.left
        twin.face_up = self.face_up
        twin.reef_stack = self.reef_stack
        twin.kept = self.kept
        twin.ships_out = self.ships_out
        twin.reef_out = self.reef_out
        twin.ships = self.ships[:]
        twin.occupied = self.occupied[:]
        twin.around = self.around[:]
        twin.presence = self.presence[:]
        twin.dragons = self.dragons[:]
        twin.dragon_counts = self.dragon_counts[:]
        twin.coins = self.coins[:]
        twin.supply = self.supply[:]
        twin.hands = self.hands[:]

    def redeal(self, seat: int | None, seed: int) -> None:
        """A hidden card stays where it lies if the seat is sure of it; all others of its back are
        mixed. After the end everything in hands is public (GLE-80)."""
        self.chance = fast(seed)
        viewer: i64 = SPECTATOR if seat is None else seat
        self.stacks = self.stacks[:]
        self.reef_stack = self.reef_stack[:]
        self.kept = self.kept[:]
        self.mission_stack = self.mission_stack[:]
        for size in range(SIZES):
            self.redeal_patterns(viewer, size)
        self.redeal_reef(viewer)
        self.chance.shuffle_anew(
            self.mission_stack, 0, self.missions_left, len(self.tables.missions)
        )

    def redeal_patterns(self, viewer: i64, size: i64) -> None:
        start: i64 = self.tables.stack_starts[size]
        room: i64 = self.left[size] + len(self.hands)
        pool = vec[i64]([0] * room)
        count: i64 = 0
        for at in range(start, start + self.left[size]):
            if not is_known(self.stacks[at], viewer):
                pool[count] = kind_of(self.stacks[at])
                count += 1
        for at in range(len(self.hands)):
            if self.is_secret(at, viewer, size):
                pool[count] = kind_of(self.hands[at])
                count += 1
        self.chance.shuffle_anew(pool, 0, count, KINDS)
        for at in range(start, start + self.left[size]):
            if not is_known(self.stacks[at], viewer):
                count -= 1
                self.stacks[at] += pool[count] - kind_of(self.stacks[at])
        for at in range(len(self.hands)):
            if self.is_secret(at, viewer, size):
                count -= 1
                self.hands[at] += pool[count] - kind_of(self.hands[at])

    def is_secret(self, at: i64, viewer: i64, size: i64) -> bool:
        """Whether a hand card of this size is hidden from a viewer."""
        card: i64 = self.hands[at]
        if card == NOTHING or self.to_move < 0:
            return False
        return self.tables.size[kind_of(card)] == size and not is_known(card, viewer)

    def redeal_reef(self, viewer: i64) -> None:
        open_hands: bool = self.to_move < 0
        pool = vec[i64]([0] * len(self.kept))
        count: i64 = 0
        for at in range(self.reef_left):
            if not is_known(self.reef_stack[at], viewer):
                pool[count] = kind_of(self.reef_stack[at])
                count += 1
        for at in range(self.kept_count):
            if not open_hands and not is_known(self.kept[at], viewer):
                pool[count] = kind_of(self.kept[at])
                count += 1
        if self.drawn != NOTHING and not is_known(self.drawn, viewer):
            pool[count] = kind_of(self.drawn)
            count += 1
        if self.other_drawn != NOTHING and not is_known(self.other_drawn, viewer):
            pool[count] = kind_of(self.other_drawn)
            count += 1
        self.chance.shuffle_anew(pool, 0, count, KINDS)
        for at in range(self.reef_left):
            if not is_known(self.reef_stack[at], viewer):
                count -= 1
                self.reef_stack[at] += pool[count] - kind_of(self.reef_stack[at])
        for at in range(self.kept_count):
            if not open_hands and not is_known(self.kept[at], viewer):
                count -= 1
                self.kept[at] += pool[count] - kind_of(self.kept[at])
        if self.drawn != NOTHING and not is_known(self.drawn, viewer):
            count -= 1
            self.drawn += pool[count] - kind_of(self.drawn)
        if self.other_drawn != NOTHING and not is_known(self.other_drawn, viewer):
            count -= 1
            self.other_drawn += pool[count] - kind_of(self.other_drawn)

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.phase,
            self.first,
            self.turn,
            self.reefs_due,
            self.gap,
            self.played,
            self.drawn,
            self.other_drawn,
            self.missions_left,
            self.reef_left,
            self.kept_count,
        ]
        for part in (self.slots, self.ships, self.dragons, self.coins):
            numbers += list(part)
        for held in self.supply:
            numbers += [in_lane(held, colour) for colour in range(SHIP_COLOURS)]
        numbers += list(self.done)
        numbers += list(self.row) + list(self.mission_stack[: self.missions_left])
        for size in range(SIZES):
            start = self.tables.stack_starts[size]
            numbers += [self.left[size], *self.stacks[start : start + self.left[size]]]
        numbers += list(self.face_up) + list(self.hands)
        numbers += list(self.reef_stack[: self.reef_left]) + list(self.kept[: self.kept_count])
        numbers += list(self.ships_out) + list(self.reef_out)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.lay_out()
        self.phase, self.first, self.turn, self.reefs_due, self.gap = numbers[:5]
        self.played, self.drawn, self.other_drawn = numbers[5:8]
        self.missions_left, self.reef_left, self.kept_count = numbers[8:SCALARS]
        at = self.take(numbers, SCALARS, self.slots, KINGDOMS)
        if not all(0 <= side < BOARD_SIDES for side in self.slots):
            raise ValueError("no such board side")
        self.chart_sea()
        at = self.take(numbers, at, self.ships, len(self.ships))
        at = self.take_dragons(numbers, at)
        at = self.take(numbers, at, self.coins, len(self.coins))
        for seat in range(self.players):
            self.supply[seat] = load(numbers[at : at + SHIP_COLOURS], 0)
            at += SHIP_COLOURS
        at = self.take_missions(numbers, at)
        at = self.take(numbers, at, self.row, MISSION_ROW)
        at = self.take(numbers, at, self.mission_stack, self.missions_left)
        for size in range(SIZES):
            self.left[size] = numbers[at]
            at += 1
            for place in range(self.left[size]):
                self.stacks[self.tables.stack_starts[size] + place] = numbers[at]
                at += 1
        at = self.take(numbers, at, self.face_up, len(self.face_up))
        at = self.take(numbers, at, self.hands, len(self.hands))
        at = self.take(numbers, at, self.reef_stack, self.reef_left)
        at = self.take(numbers, at, self.kept, self.kept_count)
        at = self.take(numbers, at, self.ships_out, len(self.ships_out))
        at = self.take(numbers, at, self.reef_out, len(self.reef_out))
        if at != len(numbers):
            raise ValueError("too many or too few numbers")

    def take(self, numbers: list[int], at: int, part: vec[i64], count: int) -> int:
        for place in range(count):
            part[place] = numbers[at + place]
        return at + count

    def take_missions(self, numbers: list[int], at: int) -> int:
        for seat in range(self.players):
            for mission in range(len(self.tables.missions)):
                if numbers[at] >> mission & 1:
                    self.take_mission(seat, mission)
            at += 1
        return at

    def take_dragons(self, numbers: list[int], at: int) -> int:
        """What is occupied and touched follows from the dragons."""
        for seat in range(self.players):
            for _ in range(self.heads):
                if numbers[at] != NOTHING:
                    self.lay_dragon(seat, numbers[at])
                at += 1
        return at
