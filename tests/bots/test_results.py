"""How a finished game counts for a search: the victory, with a little for its margin."""

import math

import pytest

import smokowisko
from smokowisko.bots.results import margin, result
from smokowisko.engine.game import State
from smokowisko.engine.record import replay
from tests import golden
from tests.engine.toy import Higher, toy


class Ended(State):
    """A game that ended so."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        super().__init__(toy(Higher), len(scores), [])
        self.final = scores
        self.best = winners

    def scores(self) -> list[int]:
        return self.final

    def winners(self) -> list[int]:
        return self.best


@pytest.mark.parametrize(
    ("scores", "winners", "shares"),
    [
        # nine tenths for the victory, one tenth for a margin that is a half for the narrowest
        ([10, 10], [0, 1], [0.5, 0.5]),
        ([10, 6], [0], [0.9 + 0.1 * (0.5 + 0.5 * 4 / 14), 0.1 * (0.5 - 0.5 * 4 / 14)]),
        ([0, 1], [1], [0.1 * 0.25, 0.9 + 0.1 * 0.75]),
        # a tie-break decided
        ([7, 7], [1], [0.05, 0.95]),
        # low scores win, and below zero too
        ([4, 20], [0], [0.9 + 0.1 * (0.5 + 0.5 * 16 / 36), 0.1 * (0.5 - 0.5 * 16 / 36)]),
        ([-5, 3], [0], [0.9 + 0.1 * (0.5 + 0.5 * 8 / 13), 0.1 * (0.5 - 0.5 * 8 / 13)]),
        # nobody has a point
        ([0, 0, 0], [0, 1, 2], [0.3 + 0.05] * 3),
        # the winner's margin is the lead over the next
        (
            [30, 20, 10],
            [0],
            [
                0.9 + 0.1 * (0.5 + 0.5 * 10 / 40),
                0.1 * (0.5 - 0.5 * 10 / 40),
                0.1 * (0.5 - 0.5 * 20 / 50),
            ],
        ),
        # two of four share the victory
        (
            [8, 8, 4, 0],
            [0, 1],
            [
                *[0.45 + 0.1 * (0.5 + 0.5 * 4 / 12)] * 2,
                0.1 * (0.5 - 0.5 * 4 / 12),
                0.1 * (0.5 - 0.5 * 8 / 16),
            ],
        ),
        # five players, the lowest wins
        (
            [9, 3, 5, 7, 3],
            [1],
            [
                0.1 * (0.5 - 0.5 * 6 / 15),
                0.95,
                0.1 * (0.5 - 0.5 * 2 / 11),
                0.1 * (0.5 - 0.5 * 4 / 13),
                0.05,
            ],
        ),
    ],
)
def test_shares(scores: list[int], winners: list[int], shares: list[float]) -> None:
    assert result(Ended(scores, winners)) == pytest.approx(shares)


def test_a_margin_grows_with_the_lead_and_stays_below_one() -> None:
    ahead = [margin([score, 100], [0], 0) for score in (101, 110, 200, 10**6)]
    assert ahead == sorted(set(ahead))
    assert 0.5 < ahead[0] < ahead[-1] < 1.0
    behind = [margin([100, score], [0], 1) for score in (99, 90, 10, -(10**6))]
    assert behind == sorted(set(behind), reverse=True)
    assert 0.5 > behind[0] > behind[-1] > 0.0


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_the_golden_games_count_as_they_ended(id: str) -> None:
    """With any number of players and any options, those by which low scores win too."""
    game = smokowisko.game(id)
    for record in [*golden.records(game).values()][::5]:
        *_, (state, _) = replay(record, game)
        shares, ranks = result(state), state.ranks()
        winners = state.winners()
        for seat, share in enumerate(shares):
            if seat in winners:
                assert 0.9 / len(winners) + 0.05 <= share + 1e-9
                assert math.isclose(share, shares[winners[0]])
            else:
                assert 0.0 < share <= 0.05 + 1e-9
        losers = [seat for seat in range(len(shares)) if seat not in winners]
        for seat in losers:
            for other in losers:
                if ranks[seat] < ranks[other]:
                    assert shares[seat] >= shares[other] - 1e-9
