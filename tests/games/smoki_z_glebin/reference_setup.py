"""The set-up of the naive referee: what chance has settled before the first turn, and a shuffle for
games that the referee plays alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.games.smoki_z_glebin.reference_board import KINGDOMS, Square, sea
from tests.games.smoki_z_glebin.reference_cards import (
    COPIES,
    MISSIONS,
    REEF_COPIES,
    SHIP_TOKENS,
    SIZE_OF,
    SIZES,
)

HEADS = {2: 14, 3: 11, 4: 8, 5: 7}  # GLE-12


@dataclass(frozen=True)
class Setup:
    """Everything that chance has settled, as it lies after the deal (GLE-02 to 08, 13)."""

    layout: Mapping[str, str]
    ships: Mapping[Square, str]
    face_up: Mapping[str, Sequence[str]]
    stacks: Mapping[str, Sequence[str]]
    hands: Sequence[Sequence[str]]
    mission_row: Sequence[str]
    mission_stack: Sequence[str]
    reef_stack: Sequence[str]
    first_player: int = 0

    def check(self) -> None:
        """All components are there once, and lie where the set-up puts them."""
        players = len(self.hands)
        boards = sorted(side[0] for side in self.layout.values())
        assert players in HEADS
        assert self.first_player in range(players)
        assert {*self.layout} == {*KINGDOMS}
        assert boards == [*"ABCD"]
        kinds = sea(self.layout)
        assert {*self.ships} == {square for square in kinds if kinds[square] == "ship"}
        assert Counter(self.ships.values()) == SHIP_TOKENS
        for size in SIZES:
            dealt = [card for hand in self.hands for card in hand if SIZE_OF[card] == size]
            assert len(dealt) == (2 * players if size == "medium" else 0)
            assert len(self.face_up[size]) == 2
            assert Counter([*self.face_up[size], *self.stacks[size], *dealt]) == COPIES[size]
        assert all(len(hand) == 2 for hand in self.hands)
        assert len(self.mission_row) == 4
        assert sorted([*self.mission_row, *self.mission_stack]) == sorted(MISSIONS)
        assert Counter(self.reef_stack) == REEF_COPIES


def shuffled(players: int, luck: random.Random) -> Setup:
    """A set-up by chance, in the order of section 3.1."""

    def deck(copies: Mapping[str, int]) -> list[str]:
        cards = list(Counter(copies).elements())
        luck.shuffle(cards)
        return cards

    boards = luck.sample("ABCD", 4)
    layout = {kingdom: board + luck.choice("12") for kingdom, board in zip(KINGDOMS, boards)}
    ship_squares = [square for square, kind in sea(layout).items() if kind == "ship"]
    stacks = {size: deck(COPIES[size]) for size in SIZES}
    face_up = {size: [stack.pop(0), stack.pop(0)] for size, stack in stacks.items()}
    first_player = luck.randrange(players)
    hands: list[list[str]] = [[] for _ in range(players)]
    for step in range(players):  # GLE-104
        medium = stacks["medium"]
        hands[(first_player + step) % players] = [medium.pop(0), medium.pop(0)]
    missions = deck(dict.fromkeys(MISSIONS, 1))
    return Setup(
        layout=layout,
        ships=dict(zip(ship_squares, deck(SHIP_TOKENS))),
        face_up=face_up,
        stacks=stacks,
        hands=hands,
        mission_row=missions[:4],
        mission_stack=missions[4:],
        reef_stack=deck(REEF_COPIES),
        first_player=first_player,
    )
