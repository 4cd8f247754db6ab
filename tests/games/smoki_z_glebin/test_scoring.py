"""What a table is worth, GLE-81 to GLE-100: majorities on boards that are laid out, and the sum."""

import pytest

from tests.games.smoki_z_glebin.position import (
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    drawn,
    line,
    play_text,
    position,
)

KINGDOMS = ("north", "east", "south", "west")


def standing(table: Table, kingdom: str, *seats: int) -> list[tuple[int, int]]:
    """By seat, all hidden dragons open: dragons and segments."""
    return [table.in_kingdom(kingdom, seat, seat) for seat in seats]


# ------------------------------------------------------------ worked examples


@pytest.mark.rule("GLE-89", "GLE-93", "GLE-94", "GLE-97")
def test_ex_02_a_hidden_dragon_ties_and_segments_decide() -> None:
    table = position(
        dragons=drawn(
            """
            q.qnnnn..
            qqq.n.r..
            ..mmrrr..
            yyym.....
            y..xxxaaa
            .llpxkk.a
            llbppk...
            ..bb.....
            """,
            {GREEN: "klmn", PURPLE: "pqr", ORANGE: "ab", PINK: "xy"},
        ),
        reef={PURPLE: "R09"},
    )
    assert table.whirlpools("north") == 7
    assert standing(table, "north", GREEN, PURPLE) == [(4, 15), (4, 12)]
    assert [dragons for dragons, _ in standing(table, "north", ORANGE, PINK)] == [2, 2]
    points = table.majority("north")
    assert [points[seat] for seat in (GREEN, PURPLE, ORANGE, PINK)] == [21, 10, 0, 0]


# two players, the north, six whirlpools uncovered: dragons and segments of orange and green
MORE_SEGMENTS = """
    .........
    ......mm.
    ......m..
    ..ll.cc..
    ..lbb.cc.
    .a.kbb.c.
    aaakkk...
    a........
"""
ALL_EQUAL = """
    .........
    .........
    ...m.....
    l.mm..c..
    ll.bb.ccc
    .a.kbb.c.
    aaakkk...
    a........
"""
MORE_DRAGONS = """
    ..dmmmm..
    .dd.m....
    .lll.....
    ..lb.....
    ..lbkaaaa
    ...bkkka.
    ....kc...
    ...ccc...
"""


@pytest.mark.rule("GLE-99", "GLE-93")
@pytest.mark.parametrize(
    ("picture", "own", "strengths", "points"),
    [
        (MORE_SEGMENTS, "abc", [(3, 11), (3, 9)], [12, 0]),
        (ALL_EQUAL, "abc", [(3, 10), (3, 10)], [0, 0]),
        (MORE_DRAGONS, "abcd", [(4, 9), (3, 15)], [12, 0]),
    ],
)
def test_ex_21_two_players_on_the_board(
    picture: str, own: str, strengths: list[tuple[int, int]], points: list[int]
) -> None:
    table = position(2, dragons=drawn(picture, {ORANGE: own, GREEN: "klm"}))
    assert table.whirlpools("north") == 6
    assert standing(table, "north", ORANGE, GREEN) == strengths
    assert table.majority("north") == points


@pytest.mark.rule("GLE-77", "GLE-93", "GLE-92")
def test_ex_23_a_hidden_dragon_has_no_segments() -> None:
    """In the east, where six of nine whirlpools are covered."""
    table = position(
        3,
        dragons=[
            (ORANGE, [(1, 9), (1, 10), (2, 9)]),
            (GREEN, line((4, 11), (4, 13))),
            (GREEN, line((6, 11), (6, 13))),
        ],
        reef={ORANGE: "R10"},
    )
    assert table.whirlpools("east") == 3
    assert standing(table, "east", ORANGE, GREEN) == [(2, 3), (2, 6)]
    assert table.majority("east") == [4, 9, 0]


@pytest.mark.rule("GLE-81", "GLE-82", "GLE-83", "GLE-84", "GLE-85", "GLE-86", "GLE-88")
def test_ex_26_the_whole_score_sheet() -> None:
    """First in the north for 7 whirlpools, second in the south for 6."""
    table = position(
        coins={ORANGE: 7},
        reef={ORANGE: "R08 R01 R07"},
        tokens={ORANGE: "red navy"},
        missions={ORANGE: "M01 M16 M15"},
        dragons=[
            (ORANGE, line((6, 3), (6, 5))),
            (ORANGE, line((12, 10), (12, 12))),
            (GREEN, line((12, 9), (14, 9))),
            (GREEN, line((9, 8), (9, 10))),
        ],
    )
    assert [table.whirlpools(kingdom) for kingdom in ("north", "south")] == [7, 6]
    assert [table.majority(kingdom)[ORANGE] for kingdom in KINGDOMS] == [21, 0, 9, 0]
    parts = table.side(ORANGE, ORANGE)["parts"]
    assert parts == {"gold": 11, "ships": 5, "missions": 17, "bonus": 5, "majorities": 21 + 9}
    assert table.state.scores()[ORANGE] == table.side(ORANGE, ORANGE)["score"] == 68


# ------------------------------------------------------------ kingdoms


@pytest.mark.rule("GLE-88")
def test_each_kingdom_is_scored_by_itself() -> None:
    """Orange is alone in the west, second in the north, first in the east, absent in the south."""
    table = position(
        3,
        dragons=[
            (ORANGE, line((8, 3), (8, 5))),
            (ORANGE, line((3, 6), (5, 6))),
            (ORANGE, line((5, 8), (5, 10))),
            (GREEN, [(5, 4), (5, 5), (6, 4), (6, 5)]),
            (PURPLE, line((3, 12), (3, 14))),
            (PURPLE, [(5, 13), (5, 14), (4, 14)]),
            (ORANGE, line((0, 8), (0, 10))),
            (ORANGE, line((0, 12), (0, 14))),
            (GREEN, line((9, 8), (11, 8))),
        ],
    )
    assert [table.whirlpools(kingdom) for kingdom in KINGDOMS] == [7, 9, 7, 9]
    assert table.majority("north") == [10, 21, 0]
    assert table.majority("east") == [27, 0, 13]
    assert table.majority("south") == [0, 21, 0]
    assert table.majority("west") == [27, 0, 0]
    shown = table.view(None)["kingdoms"]
    assert [kingdom["kingdom"] for kingdom in shown] == list(KINGDOMS)
    assert [kingdom["seats"][ORANGE]["points"] for kingdom in shown] == [10, 27, 0, 27]
    assert table.side(ORANGE)["parts"]["majorities"] == 64
    assert table.state.scores() == [4 + 64, 4 + 42, 4 + 13]


@pytest.mark.rule("GLE-88", "GLE-77")
@pytest.mark.parametrize(
    ("card", "kingdom"), [("R09", "north"), ("R10", "east"), ("R11", "south"), ("R12", "west")]
)
def test_a_hidden_dragon_counts_in_its_kingdom_alone(card: str, kingdom: str) -> None:
    table = position(3, reef={GREEN: f"{card} {card}"})
    for each in KINGDOMS:
        first = 3 * table.whirlpools(each)
        assert table.majority(each) == ([0, first, 0] if each == kingdom else [0, 0, 0])
    assert table.in_kingdom(kingdom, GREEN, GREEN) == (2, 0)


@pytest.mark.rule("GLE-92", "GLE-47")
@pytest.mark.parametrize("coverer", [ORANGE, GREEN])
def test_a_whirlpool_counts_while_nobody_covers_it(coverer: int) -> None:
    """Three of eight in the north, whoever lies on them."""
    covering = [(coverer, [(1, 3), (1, 4), (1, 5)]), (coverer, [(3, 4), (3, 3), (2, 3)])]
    table = position(3, dragons=[*covering, (ORANGE, line((3, 6), (5, 6)))])
    assert table.whirlpools("north") == 5
    assert table.majority("north")[coverer] == 15


@pytest.mark.rule("GLE-92")
def test_other_squares_covered_do_not_lower_a_kingdom() -> None:
    """Ship, gold, reef, open water and current."""
    table = position(
        3,
        dragons=[
            (ORANGE, line((5, 5), (5, 8))),
            (GREEN, line((2, 6), (4, 6))),
            (GREEN, line((7, 9), (7, 11))),
        ],
    )
    assert [table.whirlpools(kingdom) for kingdom in KINGDOMS] == [8, 9, 8, 9]


@pytest.mark.rule("GLE-90", "GLE-93")
def test_a_dragon_in_two_kingdoms_is_whole_in_both_with_its_segments_there() -> None:
    """Three segments in the north, one on the current, one in the west."""
    table = position(3, dragons=[(ORANGE, line((4, 0), (8, 0))), (GREEN, line((10, 4), (10, 6)))])
    assert standing(table, "north", ORANGE) == [(1, 3)]
    assert standing(table, "west", ORANGE) == [(1, 1)]
    assert table.majority("west") == [13, 27, 0]


# ------------------------------------------------------------ coins


@pytest.mark.rule("GLE-100", "GLE-09")
def test_the_reserve_does_not_run_out() -> None:
    """All 60 ones and 16 fives, 140 in value, are with the players; still everybody is paid."""
    table = position(
        hands={ORANGE: "I3 L4", GREEN: "L4 T4"},
        coins={ORANGE: 70, GREEN: 70, PURPLE: 0, PINK: 0},
        dragons=[(PURPLE, line((2, 6), (4, 6)))],
        reef={GREEN: "R08"},
        row="M27 M28 M29 M30",
    )
    table.play(play_text("I3", (5, 4), (5, 5), (5, 6)))
    assert (table.coins(ORANGE), table.coins(PURPLE)) == (71, 1)
    table.play("draw large 0", "cash", "pass L4 > small 0")
    assert table.coins(GREEN) == 70 + 4 + 2
