"""Root parallelism: processes that think at once and put their findings together."""

import pytest

from smokowisko.bots import Budget, Committee
from smokowisko.bots.committee import searched, together
from smokowisko.bots.results import victory
from smokowisko.bots.search import Root, favourite
from smokowisko.engine.chance import fast
from tests.bots.positions import middle_game

BUDGET = Budget(seconds=1e9, descents=60)


def test_visits_and_shares_add_up_move_by_move() -> None:
    mine = [Root(3, 10, 4.0), Root(8, 5, 3.0)]
    yours = [Root(3, 1, 1.0), Root(5, 7, 2.0), Root(8, 8, 6.5)]
    both = together([mine, yours])
    assert both == [Root(3, 11, 5.0), Root(5, 7, 2.0), Root(8, 13, 9.5)]
    assert favourite(both) == Root(8, 13, 9.5)
    assert favourite(mine).move == 3  # together they know better


@pytest.mark.parametrize("id", ["serce_smoka", "ksiega_smokow"])
def test_a_committee_decides_by_what_all_of_it_found(id: str) -> None:
    world = middle_game(id, 4)
    with Committee(7, 2, BUDGET) as bots, Committee(7, 2, BUDGET) as again:
        advice = bots.advise(world)
        assert again.advise(world) == advice
        assert advice.move in world.moves()
        assert bots.choose(world) in world.moves()
    luck = fast(7)
    found = [searched(world, luck.word(), BUDGET) for _ in range(2)]
    best = favourite(together(found))
    assert (best.move, victory(best.share)) == advice
    assert found[0] != found[1]  # each has luck of its own
