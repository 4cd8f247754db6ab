"""A contest is fair to both players, and counts what they spend."""

from itertools import islice

import smokowisko
from bench.contest import SEATS, Ancient, Contest, Entrant, Thought, play, played, score, workers
from smokowisko.engine.game import Game, State

SERCE = smokowisko.game("serce_smoka")


class Steady:
    """Takes its moves in turn: no luck, so that a deal always goes the same way."""

    def __init__(self, game: Game, players: int, seed: int, seconds: float) -> None:
        self.asked = 0

    def think(self, world: State) -> Thought:
        self.asked += 1
        moves = world.moves()
        return Thought(moves[self.asked * 7 % len(moves)], 3)


STEADY = Contest(SERCE, (Entrant(Steady, 0.0), Entrant(Steady, 0.0)))


def test_every_deal_is_played_from_both_seats() -> None:
    deals = set()
    for deal in range(4):
        first, second = play(STEADY, SEATS * deal), play(STEADY, SEATS * deal + 1)
        assert second.scores == first.scores[::-1]
        assert second.shares == first.shares[::-1]
        deals.add(first.scores)
    assert len(deals) > 1


def test_a_player_gets_a_possible_world_and_never_the_truth() -> None:
    worlds: list[State] = []

    class Watching(Steady):
        def think(self, world: State) -> Thought:
            worlds.append(world.copy())
            return super().think(world)

    watching = Entrant(Watching, 0.0)
    play(Contest(SERCE, (watching, watching), seed=5), 0)
    truth = SERCE.new(SEATS, 5)
    strange = 0
    steady = [Steady(SERCE, SEATS, 0, 0.0) for _ in range(SEATS)]
    for world in worlds:
        while len(truth.moves()) == 1:
            truth.play(truth.moves()[0])
        seat = truth.to_move
        assert world.view(seat) == truth.view(seat)
        strange += world.dump() != truth.dump()
        truth.play(steady[seat].think(truth).move)
    assert strange > len(worlds) // 2


def test_only_choices_are_asked_for_and_counted() -> None:
    asked: list[int] = []

    class Counting(Steady):
        def think(self, world: State) -> Thought:
            asked.append(len(world.moves()))
            return super().think(world)

    counting = Entrant(Counting, 0.0)
    outcome = play(Contest(SERCE, (counting, counting)), 0)
    assert min(asked) > 1
    assert sum(outcome.moves) == len(asked)
    assert outcome.iterations == tuple(3 * moves for moves in outcome.moves)


def test_games_come_in_their_order_and_only_as_long_as_somebody_listens() -> None:
    with workers(2) as pool:
        seen = list(islice(played(STEADY, 100, pool, 2), 4))
    assert seen == [play(STEADY, number) for number in range(4)]


def test_a_score_is_of_the_first_player() -> None:
    stronger = Contest(SERCE, (Entrant(Ancient, 0.02), Entrant(Steady, 0.0)))
    shown = score([play(stronger, number) for number in range(4)])
    low, high = shown["interval"]
    assert shown["games"] == 4
    assert low <= shown["share"] <= high
    assert shown["share"] == 1
    assert shown["ms"][0] > 15 > shown["ms"][1]
    assert shown["iterations"][0] > shown["iterations"][1] == 3
