"""The engine and a naive referee, written independently, agree step by step.

More games than the ordinary run: DRAKO_REFERENCE_GAMES=100 is a hundred for every set of options.
"""

import os
import random
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from itertools import product
from typing import Any

import pytest

import smokowisko
from smokowisko.games.drako.layout import PHASE_IDS, WOUNDING
from smokowisko.games.drako.rules import Drako
from smokowisko.games.drako.tables import FIGURE_IDS, SIDE_IDS, TRACK_IDS, TRACKS
from tests.games.drako.random_games import some_text
from tests.games.drako.reference import ABILITIES, DRAGON, DWARVES, Move, Referee

GAMES = int(os.environ.get("DRAKO_REFERENCE_GAMES", "4"))
SHIPPED = (resources.files("smokowisko.games.drako") / "components.toml").read_text("utf-8")
# longer marches, harder blows, an odd deck, other mats: what the usual cards never do
EDITED = (
    SHIPPED.replace('"move_two", value = 1', '"move_two", value = 2')
    .replace('"attack_two", value = 1', '"attack_two", value = 2')
    .replace('"fire", value = 1', '"fire", value = 3')
    .replace("armour = 4\nfly = 2\nwalk = 2\nfire = 2", "armour = 2\nfly = 3\nwalk = 1\nfire = 4")
    .replace('id = "dr_wings"\ncount = 2', 'id = "dr_wings"\ncount = 3')
    .replace("dragon_cards = 38", "dragon_cards = 39")
    .replace("[dragon_deck]\nsize = 38", "[dragon_deck]\nsize = 39")
)
OPTIONS: list[dict[str, Any]] = [
    {"setup": setup, "mulligan": mulligan, "two_legs": two_legs, "sides": sides, "dragon_seat": at}
    for setup, mulligan, two_legs, sides, at in product(
        ("free_placement", "first_game"), (False, True), (False, True), ("chosen", "random"), (0, 1)
    )
]
SINGLE = {
    "keep": "keep_hand",
    "exchange": "exchange_hand",
    "draw": "draw_cards",
    "fury": "use_fury",
    "remove_net": "remove_net",
    "end_turn": "end_turn",
}
NET_PLACES = ("dwarves", "dragon", "out")


def named(state: Drako, cards: list[int]) -> list[str]:
    return [state.tables.parts.cards[card].id for card in cards]


def deck(state: Drako, side: int) -> list[str]:
    """The cards still to be drawn, top first."""
    return named(state, state.deck(side)[::-1])


def dealt(state: Drako) -> Mapping[str, list[str]]:
    """The decks before the starting hands were drawn, top first."""
    return {
        id: named(state, state.hand(side)) + deck(state, side) for side, id in enumerate(SIDE_IDS)
    }


@cache
def read(text: str) -> Move:
    """A text of the engine in the words of the referee, which takes all wounds of a card at once:
    those are left to `Pair`."""
    verb, *words = text.split()
    if verb in SINGLE:
        return Move(SINGLE[verb])
    if verb == "place":
        return Move("place_dwarf", dwarves=(words[0],), cells=(words[1],))
    if verb == "discard":
        return Move("discard_surplus", words[0])
    if verb in ("block", "no_block"):
        return Move("defend", dwarves=tuple(words[::2]), cards=tuple(words[1::2]))
    symbol, *aim = words
    kind = "play_without_effect" if symbol == "no_effect" else f"play_{symbol}"
    if symbol in ("move_one", "move_two"):
        steps = sorted(zip(aim[::2], aim[1::2], strict=True), key=lambda at: DWARVES.index(at[0]))
        dwarves, cells = zip(*steps, strict=True)
        return Move(kind, verb, dwarves, cells)
    if symbol in ("walk", "fly"):
        return Move(kind, verb, cells=tuple(aim))
    if symbol == "fire":
        return Move(kind, verb, direction=aim[0])
    return Move(kind, verb, tuple(aim))


class Pair:
    """A table of the engine and the referee's, on which the same is played."""

    def __init__(self, state: Drako, components: str) -> None:
        self.state = state
        self.texts: dict[str, int] = {}  # the legal moves
        self.placed = [0, 0, 0]  # of the wounds that the referee takes all at once
        self.referee = Referee(
            tomllib.loads(components),
            lambda leg: dealt(self.state),
            dragon_seat=int(state.dragon_seat),
            setup=str(state.option("setup")),
            mulligan=bool(state.option("mulligan")),
            two_legs=bool(state.option("two_legs")),
        )

    def play(self, text: str) -> None:
        side = int(self.state.decides())
        self.state.play(self.texts[text])
        if text.startswith("wound "):
            self._place_wound(ABILITIES.index(text.split()[1]))
        elif text == "exchange":
            self.referee.play(read(text), dealt(self.state)[SIDE_IDS[side]])
        else:
            self.referee.play(read(text))

    def _place_wound(self, at: int) -> None:
        """The engine goes on asking exactly as long as there is a choice."""
        self.placed[at] += 1
        ways = self._ways()
        assert ways
        if len(ways) == 1:
            self.placed = [0, 0, 0]
            self.referee.play(Move("assign_wounds", numbers=ways[0]))

    def _ways(self) -> list[tuple[int, ...]]:
        """How the referee would let all wounds be assigned, those placed among them."""
        ways = [move.numbers for move in self.referee.legal()]
        return [way for way in ways if all(a >= b for a, b in zip(way, self.placed, strict=True))]

    def check(self) -> None:
        state, referee, leg = self.state, self.referee, self.referee.leg
        assert (state.to_move, state.over) == (referee.to_move, referee.over)
        assert state.dragon_seat == referee.dragon_seat
        self._check_moves()
        for side, id in enumerate(SIDE_IDS):
            assert sorted(named(state, state.hand(side))) == sorted(leg.hands[id])
            assert deck(state, side) == leg.decks[id]
            assert Counter(named(state, state.pile(side))) == Counter(leg.discards[id])
        self._check_board()
        wounds = dict(leg.wounds)
        for ability, count in zip(ABILITIES, self.placed, strict=True):
            wounds[ability] += count
        assert {TRACK_IDS[track]: state.wounds[track] for track in range(TRACKS)} == wounds
        assert NET_PLACES[state.net] == leg.net
        assert (state.fury > 0) == leg.fury_used
        fought = [dwarf for at, dwarf in enumerate(DWARVES) if state.fighters >> at & 1]
        assert dict.fromkeys(fought, state.strength) == leg.attacks
        if not state.over:
            assert state.unplaced == leg.wounds_to_assign - sum(self.placed)
            if PHASE_IDS[state.phase] not in ("mulligan", "placement"):
                turn = (SIDE_IDS[state.side], state.turn, state.actions)
                assert turn == (leg.active, leg.turn, leg.actions_left)
        self._check_results()

    def _check_board(self) -> None:
        state = self.state
        cells = {FIGURE_IDS[at]: state.at(cell) for at, cell in enumerate(state.cells) if cell >= 0}
        if state.dragon_is_dead():
            del cells[DRAGON]  # the engine leaves it lying there
        if not self.referee.leg.mulligans:
            assert cells == self.referee.leg.positions  # which stand there before a mulligan

    def _check_moves(self) -> None:
        state, moves = self.state, self.state.moves()
        assert moves == sorted(set(moves))
        self.texts = {state.text(move): move for move in moves}
        assert len(self.texts) == len(moves)
        if not state.over and state.phase == WOUNDING:
            ways = self._ways()
            assert len(ways) > 1
            tracks = [ABILITIES.index(text.split()[1]) for text in self.texts]
            assert tracks == [at for at in range(3) if any(w[at] > self.placed[at] for w in ways)]
            return
        legal = {read(text) for text in self.texts}
        assert len(legal) == len(moves)
        assert legal == self.referee.legal()

    def _check_results(self) -> None:
        results = self.referee.results
        won = [sum(result.winner == seat for result in results) for seat in (0, 1)]
        assert self.state.scores() == won
        inflicted = [sum(result.inflicted[seat] for result in results) for seat in (0, 1)]
        if not self.referee.over:
            for id in SIDE_IDS:
                inflicted[self.referee.seat_of(id)] += self.referee.leg.inflicted[id]
            inflicted[1 - self.referee.dragon_seat] += sum(self.placed)
        assert [self.state.inflicted(seat) for seat in (0, 1)] == inflicted
        assert self.state.winners() == self.referee.winners()


def play_out(seed: int, options: dict[str, Any], components: str = SHIPPED) -> None:
    """A whole game on both tables."""
    luck = random.Random(f"{seed} {options}")
    game = smokowisko.game("drako", components=None if components == SHIPPED else components)
    state = game.new(seed=luck.getrandbits(62), options=options)
    assert isinstance(state, Drako)
    pair = Pair(state, components)
    pair.check()
    while not state.over:
        pair.play(some_text(pair.texts, luck))
        pair.check()


@pytest.mark.parametrize("options", OPTIONS, ids=lambda each: "-".join(map(str, each.values())))
def test_random_games_agree(options: dict[str, Any]) -> None:
    for number in range(GAMES):
        play_out(number, options)


def test_random_games_with_other_components_agree() -> None:
    for number in range(4 * GAMES):
        play_out(number, OPTIONS[number % len(OPTIONS)], EDITED)
