"""Laying a dragon, GLE-23 to GLE-47: where it may lie, what it brings and what it costs."""

from itertools import combinations

import pytest

from smokowisko.engine.events import Facts
from tests.games.smoki_z_glebin.position import (
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    Square,
    Table,
    line,
    play_text,
    position,
)
from tests.games.smoki_z_glebin.random_games import tables

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
# beside the island: two in each kingdom, and the ends of the four currents
SHORE = {"g6", "h6", "i6", "f7", "f8", "f9", "j7", "j8", "j9", "g10", "h10", "i10"}
OPEN_WATER = play_text("V3", (4, 8), (5, 8), (5, 9))


def square_of(name: str) -> Square:
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def share_a_side(one: list[str], other: list[str]) -> bool:
    return any(
        abs(row - next_row) + abs(column - next_column) == 1
        for row, column in map(square_of, one)
        for next_row, next_column in map(square_of, other)
    )


# ------------------------------------------------------------ the card


@pytest.mark.rule("GLE-23")
def test_one_of_the_two_patterns_in_hand_is_played() -> None:
    table = position(hands={ORANGE: "V3 L4"})
    assert {text.split()[1] for text in table.legal("play")} == {"V3", "L4"}
    assert table.refuses(play_text("I3", (8, 9), (8, 10), (8, 11))) == "GLE-23"
    table.play(OPEN_WATER)
    assert table.hand(ORANGE) == "L4"


@pytest.mark.rule("GLE-23", "GLE-101")
def test_a_played_pattern_lies_open_and_never_returns_to_a_stack() -> None:
    table = position(hands={ORANGE: "V3 L4"})
    stacks = [table.stack(size) for size in ("small", "medium", "large")]
    shown = table.view(None)["patterns"]
    table.play(OPEN_WATER)
    assert [table.stack(size) for size in ("small", "medium", "large")] == stacks
    assert table.view(None)["patterns"] == shown
    lying = {"seat": ORANGE, "pattern": "V3", "squares": ["i5", "i6", "j6"]}
    assert table.view(GREEN)["dragons"] == [lying]


# ------------------------------------------------------------ where it may lie


@pytest.mark.rule("GLE-28")
@pytest.mark.parametrize("owner", [GREEN, ORANGE])
def test_a_square_holds_one_segment(owner: int) -> None:
    table = position(hands={ORANGE: "I3 V3"}, dragons=[(owner, line((8, 9), (8, 11)))])
    assert table.refuses(play_text("I3", (8, 11), (9, 11), (10, 11))) == "GLE-28"
    assert table.refuses(play_text("V3", (8, 9), (9, 9), (9, 8))) == "GLE-28"
    occupied = {"j9", "k9", "l9"}
    assert not any(occupied.intersection(text.split()) for text in table.legal("play"))


@pytest.mark.rule("GLE-32", "GLE-29")
@pytest.mark.parametrize("pattern", ["I3", "V3", "L4", "O4", "I5", "X5"])
def test_the_first_dragon_touches_the_island(pattern: str) -> None:
    table = position(hands={ORANGE: pattern}, coins={ORANGE: 10})
    texts = table.legal("play")
    assert all(SHORE.intersection(text.split()) for text in texts)
    assert {name for text in texts for name in text.split()} >= SHORE


@pytest.mark.rule("GLE-32")
def test_the_island_may_be_touched_again_and_again() -> None:
    own = [line((3, 6), (5, 6)), line((6, 9), (6, 11)), line((9, 8), (11, 8))]
    table = position(hands={ORANGE: "I3 L4"}, dragons=[(ORANGE, squares) for squares in own])
    table.play(play_text("I3", (8, 3), (8, 4), (8, 5)))
    assert len(table.view(None)["dragons"]) == 4


@pytest.mark.rule("GLE-33", "GLE-31")
def test_own_dragons_that_meet_at_a_corner_are_two() -> None:
    table = position(hands={ORANGE: "I3 L4"}, dragons=[(ORANGE, line((6, 3), (6, 5)))])
    table.play(play_text("I3", (3, 6), (4, 6), (5, 6)))
    assert len(table.view(None)["dragons"]) == 2
    assert table.in_kingdom("north", ORANGE) == (2, 6)


@pytest.mark.rule("GLE-33", "GLE-30", "GLE-28", "GLE-27", "GLE-29", "GLE-47")
@EVERY_COUNT
def test_on_every_table_dragons_lie_as_they_must(players: int) -> None:
    """Each touches the island or another's when it is laid; none is ever moved, none overlaps
    another, and own ones never share a side."""
    before: list[Facts] = []
    for table in tables(players, seed=players + 7):
        dragons = table.view(None)["dragons"]
        for dragon in dragons:
            if dragon in before:
                continue
            others = [each["squares"] for each in before if each["seat"] != dragon["seat"]]
            assert SHORE.intersection(dragon["squares"]) or any(
                share_a_side(dragon["squares"], squares) for squares in others
            )
        assert all(dragon in dragons for dragon in before)
        before = dragons
    covered = [name for dragon in before for name in dragon["squares"]]
    assert len(covered) == len(set(covered)) > 60
    sea = table.view(None)["sea"]
    assert all(sea[row][column] != "#" for row, column in map(square_of, covered))
    for one, other in combinations(before, 2):
        if one["seat"] == other["seat"]:
            assert not share_a_side(one["squares"], other["squares"])


# ------------------------------------------------------------ what it costs


@pytest.mark.rule("GLE-39", "GLE-45")
def test_coins_for_neighbours_do_not_help_to_pay() -> None:
    """A whirlpool for one coin, although two neighbours are paid."""
    dragons = [(GREEN, line((2, 8), (4, 8))), (GREEN, line((2, 10), (4, 10)))]
    text = play_text("I3", (3, 9), (4, 9), (5, 9))
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 1, GREEN: 9}, dragons=dragons)
    assert table.refuses(text) == "GLE-37"
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 2, GREEN: 9}, dragons=dragons)
    table.play(text)
    assert (table.coins(ORANGE), table.coins(GREEN)) == (0, 11)


@pytest.mark.rule("GLE-36", "GLE-37")
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 8])
def test_what_is_listed_is_what_can_be_paid(coins: int) -> None:
    """Listed and checked by different ways, which must agree."""
    dragons = [(GREEN, line((3, 1), (3, 3))), (PURPLE, line((4, 8), (4, 12)))]
    table = position(hands={ORANGE: "I3 N5"}, coins={ORANGE: coins}, dragons=dragons)
    tables = table.state.tables
    legal = [
        number
        for number, placement in enumerate(tables.placements)
        if tables.patterns[placement.pattern].id in ("I3", "N5") and table.state.is_legal(number)
    ]
    assert list(table.state.menu()) == legal


@pytest.mark.rule("GLE-43")
def test_open_water_gives_and_costs_nothing() -> None:
    table = position(hands={ORANGE: "V3 L4"}, coins={ORANGE: 0}).play(OPEN_WATER)
    assert table.told() == ["dragon_laid"]
    assert table.coins(ORANGE) == 0
    assert (table.tokens(ORANGE), table.reef(ORANGE)) == ("", "")


@pytest.mark.rule("GLE-43")
def test_every_square_has_one_kind() -> None:
    """Gold, a ship, a whirlpool and a ship."""
    beside = [(GREEN, line((10, 1), (10, 3)))]
    table = position(hands={ORANGE: "I4 L4"}, coins={ORANGE: 5}, dragons=beside)
    table.play(play_text("I4", *line((9, 0), (9, 3))))
    assert table.told()[:4] == ["dragon_laid", "ships_taken", "gold_taken", "toll_paid"]
    assert len(table.tokens(ORANGE).split()) == 2
    assert table.coins(ORANGE) == 5 + 1 - 2


# ------------------------------------------------------------ what it brings


def after_reefs(text: str, *keeps: str) -> Table:
    table = position(
        hands={ORANGE: text.split()[1]},
        dragons=[(GREEN, [(4, 5), (4, 6), (5, 6)])],
        reef_stack="R01 R02 R03 R04 R05",
        row="M27 M28 M29 M30",
    )
    return table.play(text, *keeps)


@pytest.mark.rule("GLE-42")
def test_a_reef_card_for_each_reef_square() -> None:
    none = after_reefs(OPEN_WATER)
    assert (none.reef(ORANGE), none.step) == ("", "draw_pattern")
    one = after_reefs(play_text("I3", (1, 6), (2, 6), (3, 6)), "keep R01")
    assert (one.reef(ORANGE), one.step) == ("R01", "complete_mission")
    two = after_reefs(play_text("L5", (2, 3), (2, 4), (2, 5), (2, 6), (3, 6)), "keep R01")
    assert two.step == "keep_reef"
    two.play("keep R03")
    assert (two.reef(ORANGE), two.step) == ("R01 R03", "complete_mission")
    assert two.reef_stack() == ["R05", "R02", "R04"]


@pytest.mark.rule("GLE-40")
def test_a_ship_that_is_taken_leaves_the_sea() -> None:
    """On (2, 4) and (4, 3)."""
    table = position(
        hands={ORANGE: "N5 L4"},
        dragons=[(GREEN, line((6, 3), (6, 5)))],
        ships={(2, 4): "purple", (4, 3): "green"},
    )
    afloat = table.view(None)["ships"]
    table.play(play_text("N5", (2, 4), (3, 4), (4, 4), (4, 3), (5, 3)))
    assert table.view(None)["ships"] == {
        square: ship for square, ship in afloat.items() if square not in ("e3", "d5")
    }
    for viewer in (ORANGE, GREEN, None):
        tokens = {"green": 1, "purple": 1, "red": 0, "navy": 0}
        assert table.side(ORANGE, viewer)["tokens"] == tokens


@pytest.mark.rule("GLE-45", "GLE-44")
def test_neighbours_are_paid_from_the_reserve() -> None:
    """Two neighbours, one dragon of pink that meets the new one only at a corner, and one of the
    own clan."""
    table = position(
        hands={ORANGE: "V3 L4"},
        coins=dict.fromkeys((ORANGE, GREEN, PURPLE, PINK), 4),
        dragons=[
            (GREEN, line((5, 10), (5, 12))),
            (PURPLE, line((3, 8), (3, 10))),
            (PINK, line((6, 10), (6, 12))),
            (ORANGE, line((8, 9), (8, 11))),
        ],
    )
    table.play(OPEN_WATER)
    assert [table.coins(seat) for seat in (ORANGE, GREEN, PURPLE, PINK)] == [4, 5, 5, 4]


@pytest.mark.rule("GLE-47")
def test_a_covered_whirlpool_counts_no_more() -> None:
    table = position(
        hands={ORANGE: "I3 L4"},
        dragons=[(GREEN, [(4, 5), (4, 6), (5, 6)])],
    )
    assert table.whirlpools("north") == 8
    table.play(play_text("I3", (3, 3), (3, 4), (3, 5)))
    assert table.whirlpools("north") == 6
    assert table.view(None)["kingdoms"][0]["whirlpools"] == 6
    assert [table.whirlpools(kingdom) for kingdom in ("east", "south", "west")] == [9, 8, 9]
