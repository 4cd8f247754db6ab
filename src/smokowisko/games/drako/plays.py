"""What a card may be played for in a position of Drako: where figures can go, who can strike whom.

The plays of a symbol are numbered in rows, and which of a row are legal is one mask: so they can be
listed, counted and checked without trying them. Every row is a rule of its own.
"""

from mypy_extensions import i64

from smokowisko.games.drako.layout import ON_DRAGON, READY, Layout
from smokowisko.games.drako.tables import (
    ATTACK_ONE,
    ATTACK_TWO,
    BITE,
    BREATHING,
    CROSSBOW,
    CROSSBOW_DWARF,
    DIRECTIONS,
    DWARF_COUNT,
    FIRE,
    FLY,
    FLYING,
    MOVE_ONE,
    MOVE_TWO,
    NET,
    NET_DWARF,
    NO_EFFECT,
    NONE,
    NOT_IN_LINE,
    OFF_BOARD,
    PAIRS,
    THE_DRAGON,
    WALK,
    WALKING,
)


def first_of(pair: i64) -> i64:
    """The first dwarf of a pair: 0 1, 0 2, 1 2."""
    return 1 if pair == 2 else 0


def second_of(pair: i64) -> i64:
    return 1 if pair == 0 else 2


class Plays(Layout):
    """A table of Drako with an eye for what its cards can do."""

    # ------------------------------------------------------------ the plays of a card

    def list_plays(self, card: i64, moves: list[int]) -> None:
        """Every legal play of a card, ascending; without effect first (DRA-37)."""
        tables = self.tables
        moves.append(tables.plain_play[card])
        self.list_symbol(tables.symbol[card], tables.value[card], tables.first_plays[card], moves)
        other: i64 = tables.other_symbol[card]
        if other != NO_EFFECT:
            self.list_symbol(other, tables.other_value[card], tables.second_plays[card], moves)

    def count_plays(self, card: i64) -> i64:
        tables = self.tables
        return (
            1
            + self.count_symbol(tables.symbol[card], tables.value[card])
            + self.count_symbol(tables.other_symbol[card], tables.other_value[card])
        )

    def nth_play(self, card: i64, at: i64) -> i64:
        """The play that `list_plays` puts at this place."""
        tables = self.tables
        if at == 0:
            return tables.plain_play[card]
        at -= 1
        symbol: i64 = tables.symbol[card]
        value: i64 = tables.value[card]
        count: i64 = self.count_symbol(symbol, value)
        if at < count:
            return self.nth_of_symbol(symbol, value, tables.first_plays[card], at)
        symbol = tables.other_symbol[card]
        value = tables.other_value[card]
        return self.nth_of_symbol(symbol, value, tables.second_plays[card], at - count)

    def may_play(self, move: i64) -> bool:
        """Whether a play of a card in hand is legal."""
        tables = self.tables
        symbol: i64 = tables.move_symbol[move]
        if symbol == NO_EFFECT:
            return True
        value: i64 = tables.move_value[move]
        who: i64 = tables.move_who[move]
        goal: i64 = tables.move_goal[move]
        if symbol == MOVE_TWO and tables.move_other_goal[move] != NONE:
            goals: i64 = self.companions(who, goal, value, self.free_cells())
            return goals >> tables.move_other_goal[move] & 1 == 1
        if symbol in (MOVE_ONE, MOVE_TWO):
            return self.paths(who, value, self.free_cells()) >> goal & 1 == 1
        row: i64 = self.row(symbol, value)
        if symbol in (WALK, FLY):
            return row >> goal & 1 == 1
        if symbol == ATTACK_TWO:
            return row >> (who - 1) & 1 == 1
        if symbol in (CROSSBOW, NET):
            return row == 1
        return row >> who & 1 == 1

    # ------------------------------------------------------------ the plays of a symbol

    def list_symbol(self, symbol: i64, value: i64, start: i64, moves: list[int]) -> None:
        if symbol in (MOVE_ONE, MOVE_TWO):
            cells: i64 = self.tables.cells
            free: i64 = self.free_cells()
            for dwarf in range(DWARF_COUNT):
                self.list_row(start + dwarf * cells, self.paths(dwarf, value, free), moves)
            if symbol == MOVE_TWO:
                start += DWARF_COUNT * cells
                for pair in range(PAIRS):
                    goals: i64 = self.first_goals(pair, value, free)
                    for goal in range(cells):
                        if goals >> goal & 1:
                            others: i64 = self.companions(pair, goal, value, free)
                            self.list_row(start + (pair * cells + goal) * cells, others, moves)
        else:
            self.list_row(start, self.row(symbol, value), moves)

    def list_row(self, start: i64, row: i64, moves: list[int]) -> None:
        move: i64 = start
        while row != 0:
            if row & 1:
                moves.append(move)
            row >>= 1
            move += 1

    def count_symbol(self, symbol: i64, value: i64) -> i64:
        tables = self.tables
        if symbol in (MOVE_ONE, MOVE_TWO):
            free: i64 = self.free_cells()
            total: i64 = 0
            for dwarf in range(DWARF_COUNT):
                total += tables.count(self.paths(dwarf, value, free))
            if symbol == MOVE_TWO:
                for pair in range(PAIRS):
                    total += self.count_pair(pair, value, free)
            return total
        return tables.count(self.row(symbol, value))

    def nth_of_symbol(self, symbol: i64, value: i64, start: i64, at: i64) -> i64:
        if symbol not in (MOVE_ONE, MOVE_TWO):
            return start + nth_bit(self.row(symbol, value), at)
        tables = self.tables
        cells: i64 = tables.cells
        free: i64 = self.free_cells()
        row: i64 = 0
        count: i64 = 0
        for dwarf in range(DWARF_COUNT):
            row = self.paths(dwarf, value, free)
            count = tables.count(row)
            if at < count:
                return start + dwarf * cells + nth_bit(row, at)
            at -= count
        start += DWARF_COUNT * cells
        for pair in range(PAIRS):
            goals: i64 = self.first_goals(pair, value, free)
            for goal in range(cells):
                if goals >> goal & 1:
                    row = self.companions(pair, goal, value, free)
                    count = tables.count(row)
                    if at < count:
                        return start + (pair * cells + goal) * cells + nth_bit(row, at)
                    at -= count
        raise AssertionError("there are fewer plays than counted")

    def row(self, symbol: i64, value: i64) -> i64:
        """The legal plays of a symbol that has a single row of them (DRA-36)."""
        if symbol in (ATTACK_ONE, BITE):
            return self.beside_dragon()
        if symbol == ATTACK_TWO:
            return self.parties()
        if symbol == CROSSBOW:
            return 1 if self.can_shoot() else 0
        if symbol == NET:
            return 1 if self.can_net() else 0
        if symbol == WALK:
            return self.walks(value)
        if symbol == FLY:
            return self.flights()
        if symbol == FIRE:
            return self.burning_directions()
        return 0

    # ------------------------------------------------------------ moving dwarves

    def paths(self, dwarf: i64, steps: i64, free: i64) -> i64:
        """Where one dwarf can go (DRA-51)."""
        cell: i64 = self.cells[dwarf]
        return 0 if cell == OFF_BOARD else self.tables.reach(cell, steps, free)

    def first_goals(self, pair: i64, steps: i64, free: i64) -> i64:
        """Where the first dwarf of a pair could go at best, the second one out of the way."""
        other: i64 = self.cells[second_of(pair)]
        return 0 if other == OFF_BOARD else self.paths(first_of(pair), steps, free | 1 << other)

    def companions(self, pair: i64, goal: i64, steps: i64, free: i64) -> i64:
        """Where the second dwarf of a pair can go if the first one goes to `goal`: one of the two
        moves first, and the other may use the cell it left (DRA-52)."""
        first: i64 = first_of(pair)
        second: i64 = second_of(pair)
        if self.cells[first] == OFF_BOARD or self.cells[second] == OFF_BOARD:
            return 0
        at_goal: i64 = 1 << goal
        left_by_first: i64 = free | 1 << self.cells[first]
        left_by_second: i64 = free | 1 << self.cells[second]
        goals: i64 = 0
        if self.paths(first, steps, free) & at_goal:
            goals = self.paths(second, steps, left_by_first & ~at_goal)
        before: i64 = self.paths(second, steps, free) & ~goals
        if steps == 1:
            # one step passes nobody: only the goals themselves could be in each other's way
            if self.paths(first, steps, left_by_second) & at_goal:
                goals |= before & ~at_goal
            return goals
        for cell in range(self.tables.cells):
            if before >> cell & 1:
                if self.paths(first, steps, left_by_second & ~(1 << cell)) & at_goal:
                    goals |= 1 << cell
        return goals

    def count_pair(self, pair: i64, steps: i64, free: i64) -> i64:
        goals: i64 = self.first_goals(pair, steps, free)
        total: i64 = 0
        for goal in range(self.tables.cells):
            if goals >> goal & 1:
                total += self.tables.count(self.companions(pair, goal, steps, free))
        return total

    def in_order(self, dwarf: i64, goal: i64, other: i64, other_goal: i64, steps: i64) -> bool:
        """Whether two dwarves can go to their goals, this one first."""
        free: i64 = self.free_cells()
        if not self.paths(dwarf, steps, free) >> goal & 1:
            return False
        free = (free | 1 << self.cells[dwarf]) & ~(1 << goal)
        return self.paths(other, steps, free) >> other_goal & 1 == 1

    # ------------------------------------------------------------ dwarves against the dragon

    def beside_dragon(self) -> i64:
        """The dwarves next to the dragon: who can strike it (DRA-53), whom it can bite (DRA-77)."""
        near: i64 = self.tables.near[self.cells[THE_DRAGON]]
        dwarves: i64 = 0
        for dwarf in range(DWARF_COUNT):
            cell: i64 = self.cells[dwarf]
            if cell >= 0 and near >> cell & 1:
                dwarves |= 1 << dwarf
        return dwarves

    def parties(self) -> i64:
        """One or two dwarves next to the dragon, as sets: the set s is bit s - 1 (DRA-54)."""
        beside: i64 = self.beside_dragon()
        parties: i64 = 0
        for party in range(1, 7):
            if party & ~beside == 0:
                parties |= 1 << (party - 1)
        return parties

    def can_shoot(self) -> bool:
        """In line with the dragon, and no other dwarf between (DRA-57)."""
        archer: i64 = self.cells[CROSSBOW_DWARF]
        if archer == OFF_BOARD:
            return False
        line: i64 = self.tables.between[archer * self.tables.cells + self.cells[THE_DRAGON]]
        return line != NOT_IN_LINE and line & ~self.free_cells() == 0

    def can_net(self) -> bool:
        """The net dwarf lives and has the net (DRA-60)."""
        return self.net == READY and self.cells[NET_DWARF] != OFF_BOARD

    # ------------------------------------------------------------ the dragon

    def walks(self, steps: i64) -> i64:
        """Where the dragon can walk: with the ability, and not in the net (DRA-62, DRA-74)."""
        if self.net == ON_DRAGON or not self.able(WALKING):
            return 0
        return self.tables.reach(self.cells[THE_DRAGON], steps, self.free_cells())

    def flights(self) -> i64:
        """Any free cell, with the ability and not in the net (DRA-62, DRA-76)."""
        if self.net == ON_DRAGON or not self.able(FLYING):
            return 0
        return self.free_cells()

    def burning_directions(self) -> i64:
        """The directions in which fire would meet a dwarf (DRA-75)."""
        if not self.able(BREATHING):
            return 0
        directions: i64 = 0
        for direction in range(DIRECTIONS):
            if self.on_ray(direction):
                directions |= 1 << direction
        return directions

    def on_ray(self, direction: i64) -> i64:
        """The dwarves in one direction from the dragon; none shields another (DRA-75)."""
        ray: i64 = self.tables.rays[self.cells[THE_DRAGON] * DIRECTIONS + direction]
        dwarves: i64 = 0
        for dwarf in range(DWARF_COUNT):
            cell: i64 = self.cells[dwarf]
            if cell >= 0 and ray >> cell & 1:
                dwarves |= 1 << dwarf
        return dwarves


def nth_bit(mask: i64, at: i64) -> i64:
    """The place of a set's bit number `at`, from 0."""
    place: i64 = 0
    while True:
        if mask & 1:
            if at == 0:
                return place
            at -= 1
        mask >>= 1
        place += 1
