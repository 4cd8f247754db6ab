"""Positions of Smoki z głębin, written and read the way the worked examples write them.

The only test file that knows how the rules store a table. Seats go by the colour of their dragons;
squares are pairs (row, column) from the top left, as in the specification.
"""

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

import smokowisko
from smokowisko.engine.game import Game
from smokowisko.games.smoki_z_glebin.knowledge import EVERYBODY, KINDS, kind_of, owner_of, shown_to
from smokowisko.games.smoki_z_glebin.layout import DRAGON, HAND, NOTHING
from smokowisko.games.smoki_z_glebin.menus import DRAW, KEEP, MISSION, PHASES
from smokowisko.games.smoki_z_glebin.payments import LANE, in_lane
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import (
    FACE_UP,
    KINGDOM_IDS,
    SHIP_COLOURS,
    SHIP_IDS,
    SIDE,
    SIZE_IDS,
    SIZES,
    WORD,
    WORDS,
    Placement,
    orientations,
    square_name,
)
from tests.games.played import Played

ORANGE, GREEN, PURPLE, PINK, YELLOW = range(5)

Square = tuple[int, int]

# A1 north, B1 east, C1 south, D1 west
EXAMPLE_BOARD = (0, 2, 4, 6)
STEPS = {id: phase for phase, id in enumerate(PHASES)}


def new(
    players: int = 2,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table that has just been set up."""
    state = (game or smokowisko.game("smoki_z_glebin")).new(players, seed, options)
    assert isinstance(state, SmokiZGlebin)
    return Table(state)


def position(
    players: int = 4,
    *,
    active: int = ORANGE,
    step: str = "play_pattern",
    dragons: Iterable[tuple[int, Sequence[Square]]] = (),
    coins: Mapping[int, int] | None = None,
    tokens: Mapping[int, str] | None = None,
    reef: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    ships: Mapping[Square, str] | None = None,
    row: str = "",
    missions: Mapping[int, str] | None = None,
    mission_stack: str | None = None,
    reef_stack: str | None = None,
    face_up: str = "",
    stacks: Mapping[str, str] | None = None,
    played: str | None = None,
    heads: int = 5,
    seed: int = 0,
    game: Game | None = None,
) -> "Table":
    """A table on the example board, where everything is as just set up unless it is said here.

    `dragons` lie there without anybody having paid or gained; `hands` are patterns (`"L4 T4"`),
    known to their owner alone, or with a star to everybody; `reef` are base ids of reef cards,
    `row` and `missions` ids of missions; stacks are written top first. `ships` recolours tokens on
    the sea. `heads` is how many the active player has, `played` the size played this turn. A card
    that is written somewhere leaves the place where it lay before.
    """
    table = new(players, seed, {"first_player": "seat_0"}, game)
    state = table.state
    table.lay_example_board()
    for square, colour in (ships or {}).items():
        table.recolour(square, colour)
    for seat, squares in dragons:
        table.lay(seat, squares)
    for seat, count in (coins or {}).items():
        state.coins[seat] = count
    for seat, text in (tokens or {}).items():
        for word in text.split():
            state.supply[seat] += 1 << (LANE * SHIP_IDS.index(word))
    table.deal_patterns(hands or {}, face_up.split(), stacks or {})
    table.deal_missions(row.split(), missions or {}, mission_stack)
    table.deal_reef(reef or {}, reef_stack)
    state.to_move = active
    state.phase = STEPS[step]
    state.turn = (int(state.heads) - heads) * players + active
    if state.phase in (KEEP, MISSION, DRAW):
        state.turn -= players  # the head of this turn is used already
        if played is not None:
            state.played = SIZE_IDS.index(played)
    return table


class Table(Played[SmokiZGlebin]):
    def told(self) -> list[str]:
        """The types of the last events."""
        return [event.type for event in self.events]

    @property
    def step(self) -> str:
        return PHASES[self.state.phase]

    def coins(self, seat: int) -> int:
        return int(self.state.coins[seat])

    def heads(self, seat: int) -> int:
        return int(self.state.heads_left(seat))

    def tokens(self, seat: int) -> str:
        held = self.state.supply[seat]
        return " ".join(id for at, id in enumerate(SHIP_IDS) for _ in range(in_lane(held, at)))

    def hand(self, seat: int) -> str:
        cards = self.state.hands[seat * HAND : (seat + 1) * HAND]
        held = sorted(int(kind_of(card)) for card in cards if card != NOTHING)
        return " ".join(self.state.pattern_named(card) for card in held)

    def reef(self, seat: int) -> str:
        kept = self.state.kept[: self.state.kept_count]
        cards = sorted(int(kind_of(card)) for card in kept if owner_of(card) == seat)
        return " ".join(self.state.tables.reef_cards[card].id for card in cards)

    def reef_stack(self) -> list[str]:
        """The reef stack, top first."""
        cards = list(self.state.reef_stack[: self.state.reef_left])
        return [self.state.tables.reef_cards[kind_of(card)].id for card in reversed(cards)]

    def stack(self, size: str) -> list[str]:
        """A pattern stack, top first."""
        number = SIZE_IDS.index(size)
        start = self.state.tables.stack_starts[number]
        cards = list(self.state.stacks[start : start + self.state.left[number]])
        return [self.state.pattern_named(kind_of(card)) for card in reversed(cards)]

    def row(self) -> list[str | None]:
        ids = [each.id for each in self.state.tables.missions]
        return [None if mission == NOTHING else ids[mission] for mission in self.state.row]

    def missions(self, seat: int) -> str:
        ids = [each.id for each in self.state.tables.missions]
        return " ".join(id for at, id in enumerate(ids) if self.state.done[seat] >> at & 1)

    def in_kingdom(self, kingdom: str, seat: int, viewer: int | None = None) -> tuple[int, int]:
        """Dragons, hidden ones included, and segments of a seat, as a viewer sees them."""
        found = next(k for k in self.view(viewer)["kingdoms"] if k["kingdom"] == kingdom)
        there = found["seats"][seat]
        return there["dragons"] + there["hidden"], there["segments"]

    def whirlpools(self, kingdom: str) -> int:
        return int(self.state.uncovered[KINGDOM_IDS.index(kingdom)])

    def majority(self, kingdom: str) -> list[int]:
        """What a kingdom brings to every seat."""
        number = KINGDOM_IDS.index(kingdom)
        return [int(self.state.majority(number, seat)) for seat in range(self.state.players)]

    # ------------------------------------------------------------ arranging

    def lay_example_board(self) -> None:
        """The ships keep their shuffled colours, on other squares."""
        state = self.state
        tokens = self._tokens_afloat()
        for slot, side in enumerate(EXAMPLE_BOARD):
            state.slots[slot] = side
        state.chart_sea()
        for word in range(SHIP_COLOURS * WORDS):
            state.ships[word] = 0
        for square, colour in zip(state.ship_squares(), tokens, strict=True):
            state.ships[colour * WORDS + square // WORD] |= 1 << square % WORD

    def _tokens_afloat(self) -> list[int]:
        return [
            colour
            for square in self.state.ship_squares()
            for colour in range(SHIP_COLOURS)
            if self.state.ships[colour * WORDS + square // WORD] >> square % WORD & 1
        ]

    def recolour(self, square: Square, colour: str) -> None:
        """Another token on a ship square."""
        number = square[0] * SIDE + square[1]
        word, bit = number // WORD, 1 << number % WORD
        assert any(self.state.ships[at * WORDS + word] & bit for at in range(SHIP_COLOURS))
        for at in range(SHIP_COLOURS):
            self.state.ships[at * WORDS + word] &= ~bit
        self.state.ships[SHIP_IDS.index(colour) * WORDS + word] |= bit

    def lay(self, seat: int, squares: Sequence[Square]) -> None:
        """A dragon that lies there already; the tokens under it are gone."""
        tables = self.state.tables
        top, left = min(row for row, _ in squares), min(column for _, column in squares)
        shape = tuple(sorted((row - top, column - left) for row, column in squares))
        pattern = next(
            at
            for at, each in enumerate(tables.patterns)
            if len(each.shape) == len(shape) and shape in orientations(each.shape)
        )
        lying = tuple(sorted(row * SIDE + column for row, column in squares))
        number = tables.placement_numbers[Placement(pattern, lying)]
        self.state.lay_dragon(seat, number)
        word = tables.word[number]
        for colour in range(SHIP_COLOURS):
            self.state.ships[colour * WORDS + word] &= ~tables.low[number]
            self.state.ships[colour * WORDS + word + 1] &= ~tables.high[number]

    def deal_patterns(
        self, hands: Mapping[int, str], face_up: Sequence[str], stacks: Mapping[str, str]
    ) -> None:
        """`face_up` is two small, two medium and two large cards; `-` is a gap."""
        state = self.state
        ids = [each.id for each in state.tables.patterns]
        for seat, text in hands.items():
            for at in range(HAND):
                state.hands[seat * HAND + at] = NOTHING
            for at, word in enumerate(text.split()):
                card = ids.index(word.removesuffix("*"))
                known = card + EVERYBODY * KINDS if word.endswith("*") else shown_to(card, seat)
                state.hands[seat * HAND + at] = known
        for at, word in enumerate(face_up):
            state.face_up[at] = NOTHING if word == "-" else ids.index(word)
        assert not face_up or len(face_up) == SIZES * FACE_UP
        for size, text in stacks.items():
            number = SIZE_IDS.index(size)
            start = state.tables.stack_starts[number]
            cards = [ids.index(word) for word in reversed(text.split())]
            state.left[number] = len(cards)
            for at, card in enumerate(cards):
                state.stacks[start + at] = card

    def deal_missions(
        self, row: Sequence[str], missions: Mapping[int, str], stack: str | None
    ) -> None:
        state = self.state
        ids = [each.id for each in state.tables.missions]
        taken = {*row, *(id for text in missions.values() for id in text.split())}
        named = [] if stack is None else stack.split()
        if row:
            for slot, id in enumerate(row):
                state.row[slot] = NOTHING if id == "-" else ids.index(id)
        for seat, text in missions.items():
            for id in text.split():
                state.take_mission(seat, ids.index(id))
        shown = {ids[mission] for mission in state.row if mission != NOTHING}
        rest = [id for id in ids if id not in taken | shown]
        cards = list(reversed(named)) if stack is not None else rest
        state.missions_left = len(cards)
        for at, id in enumerate(cards):
            state.mission_stack[at] = ids.index(id)

    def deal_reef(self, reef: Mapping[int, str], stack: str | None) -> None:
        state = self.state
        ids = [each.id for each in state.tables.reef_cards]
        rest = [kind_of(card) for card in state.reef_stack[: state.reef_left]]
        for seat, text in reef.items():
            for word in text.split():
                rest.remove(ids.index(word))
                state.keep(seat, shown_to(ids.index(word), seat))
        if stack is not None:
            rest = [ids.index(word) for word in reversed(stack.split())]
        state.reef_left = len(rest)
        for at, card in enumerate(rest):
            state.reef_stack[at] = card


def squares(*pairs: Square) -> str:
    """Squares as a move writes them: `"d5 e5"`."""
    return " ".join(square_name(row * SIDE + column) for row, column in sorted(pairs))


def play_text(pattern: str, *pairs: Square) -> str:
    return f"play {pattern} {squares(*pairs)}"


def line(start: Square, end: Square) -> list[Square]:
    """The squares from one to another in a row or a column."""
    rows, columns = range(start[0], end[0] + 1), range(start[1], end[1] + 1)
    return [(row, column) for row in rows for column in columns]


def drawn(picture: str, owners: Mapping[int, str]) -> list[tuple[int, list[Square]]]:
    """Dragons from a picture of the sea or its top left part: a letter a dragon, of which each seat
    has some."""
    squares: dict[str, list[Square]] = {}
    for row, signs in enumerate(picture.split()):
        for column, sign in enumerate(signs):
            squares.setdefault(sign, []).append((row, column))
    return [(seat, squares[letter]) for seat, letters in owners.items() for letter in letters]


def places(players: int, whirlpools: int, *standing: tuple[int, int]) -> list[int]:
    """What a kingdom brings: by seat dragons (hidden ones included) and segments there."""
    state = new(players).state
    strengths = [DRAGON * dragons + segments for dragons, segments in standing]
    strengths += [0] * (players - len(strengths))
    return [
        int(state.place_points(whirlpools, vec[i64](strengths), 0, seat)) for seat in range(players)
    ]
