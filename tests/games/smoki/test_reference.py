"""The engine and a naive referee, written independently, agree step by step."""

import random
from collections.abc import Sequence
from itertools import product
from typing import Literal

import pytest

from smokowisko.games.smoki.tables import KIND_IDS, NO_CARD, SLOTS
from tests.games.smoki.position import Table, new
from tests.games.smoki.reference import (
    Card,
    DreamCard,
    End,
    Move,
    Referee,
    deck_dealt_as,
    sequences,
)

ENDS: list[dict[str, object]] = [
    {"end": "tokens"},
    {"end": "points", "points": 60},
    {"end": "rounds", "rounds": 3},
]
# how often a player who may draw or discard does just that: rounds become long enough for renewals
DRAWING = 0.6
PLAIN = {"reveal": "reveal_initial", "draw": "draw", "under": "put_under", "skip": "skip_swap"}


class Pair:
    """A table and the referee who watches it: each move is played on the table first, since the
    referee shuffles by looking at what the table made of the cards."""

    def __init__(self, players: int, seed: int, options: dict[str, object]) -> None:
        self.table = new(players, seed, options)
        self.state = self.table.state
        ends: dict[object, End] = {"tokens": "tokens", "points": "points", "rounds": "rounds"}
        self.renewals = 0
        self.referee = Referee(
            self.dealt(),
            players,
            starting_player=int(self.state.starter),
            end=ends[self.state.option("end")],
            points_target=int(self.state.option("points")),
            rounds=int(self.state.option("rounds")),
            one_face_up_pile=bool(self.state.option("one_face_up_pile")),
            raven_attack=bool(self.state.option("raven_attack")),
            shuffle=self.shuffle,
        )

    def dealt(self) -> list[Card]:
        """The deck of the round that has just been dealt, top first."""
        dreams = [[lying.card for lying in dream] for dream in self.dreams()]
        return deck_dealt_as(dreams, self.draw_pile(), int(self.state.starter))

    def shuffle(self, reason: Literal["deal", "renewal"], cards: Sequence[Card]) -> list[Card]:
        if reason == "deal":
            return self.dealt()
        self.renewals += 1
        tops = [card for pile in self.piles() for card in pile]
        return [*tops, *self.draw_pile()]

    def dreams(self) -> list[list[DreamCard]]:
        state = self.state
        return [
            [
                DreamCard(KIND_IDS[state.dreams[seat * SLOTS + slot]], state.is_face_up(seat, slot))
                for slot in range(SLOTS)
            ]
            for seat in range(state.players)
        ]

    def piles(self) -> list[list[Card]]:
        return [named(self.state.pile(pile)) for pile in range(self.state.pile_count)]

    def draw_pile(self) -> list[Card]:
        return named(self.state.draw_pile()[::-1])

    def play(self, text: str) -> None:
        moves = actions(text, self.referee.phase)
        self.table.play(text)
        for move in moves:
            self.referee.play(move)

    def assert_same(self) -> None:
        state, referee = self.state, self.referee
        assert (state.to_move, self.table.phase) == (referee.to_move, referee.phase)
        assert state.starter == referee.starting_player
        if referee.phase != "initial_reveal":  # the turn is nobody's yet
            assert state.active == referee.active
        assert self.dreams() == referee.dreams
        assert (self.draw_pile(), self.piles()) == (referee.draw_pile, referee.piles)
        assert (held(state.drawn), held(state.removed)) == (referee.held, referee.removed)
        assert state.totals() == referee.totals()
        assert state.scores() == (referee.tokens if referee.end == "tokens" else referee.totals())
        assert state.ranks() == referee.ranks()
        assert state.winners() == referee.winners()
        self.assert_same_moves()
        self.assert_same_sight()

    def assert_same_moves(self) -> None:
        legal = [actions(text, self.referee.phase) for text in self.table.legal()]
        assert len(legal) == len(set(legal))
        assert set(legal) == sequences(self.referee, asks_anew)

    def assert_same_sight(self) -> None:
        """What everybody sees is what the referee says lies open."""
        referee, view = self.referee, self.table.view(None)
        for seat, dream in enumerate(referee.dreams):
            seen = [slot["card"] and slot["card"]["kind"] for slot in view["seats"][seat]["dream"]]
            assert seen == [lying.card if lying.face_up else None for lying in dream]
        tops = [(pile["count"], pile["top"] and pile["top"]["kind"]) for pile in view["piles"]]
        assert tops == [(len(pile), pile[-1] if pile else None) for pile in referee.piles]
        assert view["draw_pile"] == len(referee.draw_pile)
        assert view["round"]["number"] == referee.round_number
        assert view["sheet"]["rounds"] == [list(result.scores) for result in referee.history]
        if referee.history:
            result, last = referee.history[-1], view["sheet"]["last"]
            assert (last["ender"], last["lowest"]) == (result.ender, list(result.winners))
            shown = [[slot["card"]["kind"] for slot in dream] for dream in last["dreams"]]
            assert shown == [list(dream) for dream in result.dreams]


def named(cards: Sequence[int]) -> list[Card]:
    return [KIND_IDS[card] for card in cards]


def held(card: int) -> Card | None:
    return None if card == NO_CARD else KIND_IDS[card]


def actions(text: str, phase: str) -> tuple[Move, ...]:
    """The atomic actions that one move of the engine joins (section 5.1)."""
    word, *rest = text.split()
    joined = ">" in rest
    numbers = tuple(int(each) for each in rest if each != ">")
    match word:
        case "take":
            pile, slot, *onto = numbers
            return (Move("take_face_up", (pile,)), Move("place", (slot,)), *discards(onto))
        case "place":
            slot, *onto = numbers
            return (Move("place", (slot,)), *discards(onto))
        case "swap":
            return (Move("swap_other" if joined else "swap_own", numbers),)
        case "discard":
            drawn = phase == "keep_or_discard"
            return (Move("discard_drawn" if drawn else "discard_removed", numbers),)
        case _:
            return (Move(PLAIN[word], numbers),)


def discards(onto: Sequence[int]) -> list[Move]:
    return [Move("discard_removed", (pile,)) for pile in onto]


def asks_anew(before: Referee, after: Referee, move: Move) -> bool:
    """A taken card is placed in the same move; a card that lay face up leaves in it, too."""
    if move.action == "take_face_up":
        return False
    if move.action == "place" and after.phase == "discard_removed":
        return not before.dreams[before.active][move.arguments[0]].face_up
    return True


def a_move(table: Table, luck: random.Random) -> str:
    drawing = [*table.legal("draw"), *table.legal("discard")]
    return luck.choice(drawing if drawing and luck.random() < DRAWING else table.legal())


@pytest.mark.rule("SMO-80", "SMO-83", "SMO-85", "SMO-93")
@pytest.mark.parametrize("end", range(len(ENDS)))
def test_random_games_agree_with_the_referee(end: int) -> None:
    """All ends with all combinations of a single pile and the module; the number of players goes
    round, so that every end is played by two to five."""
    luck = random.Random(end)
    renewals = 0
    for number, (one_pile, attack) in enumerate(product((False, True), repeat=2)):
        options = {**ENDS[end], "one_face_up_pile": one_pile, "raven_attack": attack}
        pair = Pair(2 + (number + end) % 4, luck.getrandbits(62), options)
        pair.assert_same()
        while not pair.state.over:
            assert pair.state.turn < pair.state.last_turn(), "the referee does not know SMO-99"
            pair.play(a_move(pair.table, luck))
            pair.assert_same()
        renewals += pair.renewals
    assert renewals >= 4
