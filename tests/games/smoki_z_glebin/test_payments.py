"""What can be paid, as it is worked out in advance."""

from itertools import product

import pytest

import smokowisko
from smokowisko.games.smoki_z_glebin.payments import MOST_KNOWN, Payments, demands, is_enough, load
from smokowisko.games.smoki_z_glebin.tables import Tables

MOST_HELD = 4


def payments() -> Payments:
    tables = smokowisko.game("smoki_z_glebin").tables
    assert isinstance(tables, Tables)
    return tables.payments


@pytest.mark.rule("GLE-49")
@pytest.mark.parametrize("mission", [0, 10, 26, 32])
def test_a_load_can_pay_exactly_when_it_holds_a_demand(mission: int) -> None:
    tables = smokowisko.game("smoki_z_glebin").tables
    assert isinstance(tables, Tables)
    ways = [load(way[:-1], way[-1]) for way in demands(tables.missions[mission].ships)]
    answers = set()
    for *tokens, jokers in product(range(MOST_HELD + 1), repeat=5):
        held = load(tokens, jokers)
        answer = payments().can_pay(mission, held)
        assert answer == any(is_enough(held, way) for way in ways)
        answers.add(answer)
    assert answers == {True, False}


def test_options_are_the_same_whether_remembered_or_not() -> None:
    known = payments()
    loads = [load(tokens, 1) for tokens in product(range(6), repeat=4)]
    assert len(loads) > MOST_KNOWN  # so that something is forgotten, too
    first = [list(known.options(26, held, 1)) for held in loads]
    recent = loads[MOST_KNOWN:]
    assert [list(known.options(26, held, 1)) for held in recent] == first[MOST_KNOWN:]
    assert first == [list(known.worked_out(26, held, known.cards_of(1))) for held in loads]
