"""The worked examples of the specification, with its own numbers."""

import pytest

from tests.games.smoki_z_glebin.position import (
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    YELLOW,
    Table,
    line,
    places,
    play_text,
    position,
)

THE_SEA = """
RWCS.S.~CSC.CSS
...WSW.~S.WW..C
.W.RS..~RW.S.W.
.SSCWWR~.S.CS..
SW.SC..~.W..WWS
.....SC~..SR..S
C..SWS###SCW.WR
~~~~~~###~~~~~~
.S..S.###..SWC.
CSWS.WC~SS.SR.C
RW.S...~W..CW..
CSCWRS.~RS..SSW
.C..W..~S..CCW.
WWS...S~SWR..S.
RSWC.WS~.W.S..W
"""


@pytest.mark.rule("GLE-03")
def test_the_example_board() -> None:
    assert position().view(None)["sea"] == THE_SEA.split()
    assert position().view(None)["boards"] == {
        "north": "A1",
        "east": "B1",
        "south": "C1",
        "west": "D1",
    }


# ------------------------------------------------------------ laying a dragon


@pytest.mark.rule("GLE-24", "GLE-25", "GLE-35", "GLE-36", "GLE-40", "GLE-41", "GLE-44")
def test_ex_01_a_placement() -> None:
    table = position(
        active=PURPLE,
        hands={PURPLE: "N5 L4"},
        coins={PINK: 0, GREEN: 0},
        dragons=[(PINK, line((6, 3), (6, 5))), (GREEN, line((3, 2), (6, 2)))],
        ships={(2, 4): "purple", (4, 3): "green"},
    )
    table.play(play_text("N5", (2, 4), (3, 4), (4, 4), (4, 3), (5, 3)))
    assert len(table.heard(None, "dragon_laid")[0]["squares"]) == 5
    assert table.tokens(PURPLE) == "green purple"
    assert table.heard(None, "gold_taken") == [{"type": "gold_taken", "seat": PURPLE, "coins": 1}]
    assert table.heard(None, "toll_paid") == [{"type": "toll_paid", "seat": PURPLE, "coins": 2}]
    assert table.coins(PURPLE) == 3
    assert (table.coins(PINK), table.coins(GREEN)) == (1, 1)


BESIDE = [(GREEN, [(1, 0), (1, 1), (1, 2)])]
TOP = [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("GLE-36")
def test_ex_03_gold_on_the_way_pays() -> None:
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 1, GREEN: 0}, dragons=BESIDE)
    table.play(play_text("I3", *TOP))
    assert table.coins(ORANGE) == 0
    assert len(table.tokens(ORANGE).split()) == 1
    assert table.coins(GREEN) == 1


@pytest.mark.rule("GLE-37", "GLE-38", "GLE-74")
def test_ex_04_a_gold_card_pays_only_when_it_is_cashed() -> None:
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 0}, dragons=BESIDE)
    assert table.refuses(play_text("I3", *TOP)) == "GLE-37"
    table = position(
        hands={ORANGE: "I3 L4"}, coins={ORANGE: 0}, dragons=BESIDE, reef={ORANGE: "R08"}
    )
    assert table.refuses(play_text("I3", *TOP)) == "GLE-37"
    table.play("cash")
    assert table.coins(ORANGE) == 4
    table.play(play_text("I3", *TOP))
    assert table.coins(ORANGE) == 3


@pytest.mark.rule("GLE-44")
def test_ex_05_two_dragons_of_one_player() -> None:
    table = position(
        hands={ORANGE: "I3 L4"},
        coins={ORANGE: 4, GREEN: 0},
        dragons=[(GREEN, line((2, 8), (4, 8))), (GREEN, line((2, 10), (4, 10)))],
    )
    table.play(play_text("I3", (2, 9), (3, 9), (4, 9)))
    assert table.coins(ORANGE) == 0
    assert len(table.tokens(ORANGE).split()) == 1
    assert table.coins(GREEN) == 2


@pytest.mark.rule("GLE-31")
def test_ex_06_a_corner_is_no_contact() -> None:
    table = position(hands={ORANGE: "V3 L4"}, dragons=[(GREEN, line((9, 3), (11, 3)))])
    assert table.refuses(play_text("V3", (12, 4), (13, 4), (13, 5))) == "GLE-29"


@pytest.mark.rule("GLE-34", "GLE-90", "GLE-91")
def test_ex_07_across_a_current() -> None:
    table = position(hands={ORANGE: "I4 L4"}, coins={ORANGE: 4})
    table.play(play_text("I4", (5, 5), (5, 6), (5, 7), (5, 8)))
    assert table.coins(ORANGE) == 3
    assert len(table.tokens(ORANGE).split()) == 1
    assert table.in_kingdom("north", ORANGE) == (1, 2)
    assert table.in_kingdom("east", ORANGE) == (1, 1)
    assert table.in_kingdom("south", ORANGE) == table.in_kingdom("west", ORANGE) == (0, 0)


@pytest.mark.rule("GLE-35", "GLE-91")
def test_ex_08_wholly_on_a_current() -> None:
    text = play_text("I3", (7, 0), (7, 1), (7, 2))
    dragons = [(GREEN, line((6, 0), (6, 2)))]
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 5}, dragons=dragons)
    assert table.refuses(text) == "GLE-37"
    table = position(hands={ORANGE: "I3 L4"}, coins={ORANGE: 6, GREEN: 0}, dragons=dragons)
    table.play(text)
    assert (table.coins(ORANGE), table.coins(GREEN)) == (0, 1)
    for kingdom in ("north", "east", "south", "west"):
        assert table.in_kingdom(kingdom, ORANGE) == (0, 0)


@pytest.mark.rule("GLE-27", "GLE-29")
def test_ex_09_no_contact_and_the_island() -> None:
    table = position(hands={ORANGE: "I4 I3"})
    assert table.refuses(play_text("I4", (0, 0), (0, 1), (0, 2), (0, 3))) == "GLE-29"
    assert table.refuses(play_text("I3", (6, 5), (6, 6), (6, 7))) == "GLE-27"


@pytest.mark.rule("GLE-30", "GLE-31")
def test_ex_10_never_beside_an_own_dragon() -> None:
    own = (ORANGE, line((6, 3), (6, 5)))
    table = position(hands={ORANGE: "V3 I3"}, dragons=[own, (GREEN, [(2, 5), (3, 5), (3, 6)])])
    assert table.refuses(play_text("V3", (5, 5), (5, 6), (4, 6))) == "GLE-30"
    table = position(hands={ORANGE: "V3 I3"}, coins={ORANGE: 4}, dragons=[own])
    table.play(play_text("I3", (3, 6), (4, 6), (5, 6)))
    assert table.coins(ORANGE) == 5
    assert table.step == "keep_reef"


@pytest.mark.rule("GLE-36", "GLE-38")
def test_ex_32_a_reef_card_of_this_placement_comes_too_late() -> None:
    text = play_text("I3", (0, 0), (0, 1), (0, 2))
    far = (GREEN, line((6, 0), (6, 2)))
    near = (GREEN, line((1, 0), (1, 2)))
    hand = {ORANGE: "I3 L4"}
    assert position(hands=hand, coins={ORANGE: 1}, dragons=[far]).refuses(text) == "GLE-29"
    table = position(hands=hand, coins={ORANGE: 1, GREEN: 0}, dragons=[far, near])
    table.play(text)
    assert (table.coins(ORANGE), table.coins(GREEN)) == (0, 1)
    assert table.told()[-1] == "reef_drawn"
    table = position(hands=hand, coins={ORANGE: 0}, dragons=[far, near], reef_stack="R08 R08 R01")
    assert table.refuses(text) == "GLE-37"


# ------------------------------------------------------------ missions


def paying(row: str, tokens: str, reef: str = "") -> Table:
    return position(step="complete_mission", row=row, tokens={ORANGE: tokens}, reef={ORANGE: reef})


@pytest.mark.rule("GLE-49", "GLE-51")
def test_ex_11_a_pair_replaces_a_ship() -> None:
    table = paying("M16 M01 M02 M03", "green green navy navy")
    table.play("mission 0 : green green navy navy")
    assert table.tokens(ORANGE) == ""
    assert table.missions(ORANGE) == "M16"
    assert table.side(ORANGE)["parts"]["missions"] == 8
    table = paying("M16 M01 M02 M03", "green green navy purple")
    assert table.refuses("mission 0 : green green purple navy") == "GLE-49"
    assert table.legal("mission 0") == []


@pytest.mark.rule("GLE-53")
def test_ex_12_a_symbol_is_lost() -> None:
    table = paying("M06 M27 M28 M29", "navy", "R04")
    table.play("mission 0 : navy R04")
    assert (table.tokens(ORANGE), table.reef(ORANGE)) == ("", "")
    assert table.side(ORANGE)["parts"]["missions"] == 4


@pytest.mark.rule("GLE-50")
def test_ex_13_a_symbol_is_half_of_a_pair() -> None:
    table = paying("M01 M27 M28 M29", "red", "R04")
    assert table.legal("mission 0") == ["mission 0 : red R04"]
    table.play("mission 0 : red R04")
    assert (table.tokens(ORANGE), table.reef(ORANGE)) == ("", "")


@pytest.mark.rule("GLE-49", "GLE-56")
def test_ex_14_a_joker_and_a_reef_draw() -> None:
    table = paying("M10 M27 M28 M29", "navy", "R07")
    table.play("mission 0 : navy joker")
    assert table.told()[:2] == ["mission_completed", "reef_drawn"]
    assert table.step == "keep_reef"
    assert table.view(None)["seats"][ORANGE]["parts"]["missions"] == 2
    table.play(table.legal("keep")[0])
    assert len(table.reef(ORANGE).split()) == 1


@pytest.mark.rule("GLE-51")
def test_ex_15_pairs_for_every_ship() -> None:
    assert paying("M01 M27 M28 M29", "red red red").legal("mission") == []
    table = paying("M01 M27 M28 M29", "red red red red")
    assert table.legal("mission 0") == ["mission 0 : red red red red"]


@pytest.mark.rule("GLE-56", "GLE-57", "GLE-105")
def test_ex_31_the_reef_card_before_the_new_mission() -> None:
    table = position(
        step="complete_mission",
        played="medium",
        row="M07 M01 M16 M33",
        tokens={ORANGE: "green green"},
        mission_stack="M20 M21",
        reef_stack="R01 R02 R03",
    )
    table.play("mission 0 : green green")
    assert table.row() == [None, "M01", "M16", "M33"]
    assert table.view(ORANGE)["reef_choice"]["cards"][0]["card"] == "R01"
    table.play("keep R02")
    assert table.row() == ["M20", "M01", "M16", "M33"]
    assert table.told() == ["reef_kept", "mission_revealed"]
    assert table.reef_stack() == ["R03", "R01"]
    assert table.step == "draw_pattern"


# ------------------------------------------------------------ pattern cards, passing, reef cards


@pytest.mark.rule("GLE-60", "GLE-71")
def test_ex_16_sources_of_pattern_cards() -> None:
    table = position(step="draw_pattern", played="medium", hands={ORANGE: "L4"})
    places_shown = ["0", "1", "stack"]
    assert table.legal() == [
        f"draw {size} {place}" for size in ("small", "large") for place in places_shown
    ]
    assert table.refuses("draw medium 0") == "GLE-60"
    table = position(hands={ORANGE: "L4 L4"})
    assert table.legal("pass") == [
        f"pass L4 > {size} {place}"
        for size in ("small", "medium", "large")
        for place in places_shown
    ]


@pytest.mark.rule("GLE-70", "GLE-71", "GLE-72", "GLE-73")
def test_ex_17_passing() -> None:
    table = position(hands={ORANGE: "L4 T4"}, coins={ORANGE: 3}, heads=5)
    assert table.heads(ORANGE) == 5
    taken = table.view(None)["patterns"]["small"]["face_up"][1]
    table.play("pass T4 > small 1")
    assert table.heads(ORANGE) == 4
    assert table.coins(ORANGE) == 5
    assert sorted(table.hand(ORANGE).split()) == sorted(["L4", taken])
    assert table.stack("medium")[-1] == "T4"
    assert table.missions(ORANGE) == ""
    assert table.to_move == GREEN


@pytest.mark.rule("GLE-66")
def test_ex_28_the_last_reef_cards() -> None:
    hand, dragons = {ORANGE: "I3 L4"}, [(GREEN, line((1, 0), (1, 2)))]
    text = play_text("I3", (0, 0), (0, 1), (0, 2))
    table = position(hands=hand, dragons=dragons, reef_stack="R07").play(text)
    assert table.reef(ORANGE) == "R07"
    assert table.step == "complete_mission"
    table = position(hands=hand, dragons=dragons, reef_stack="").play(text)
    assert table.reef(ORANGE) == ""
    assert table.coins(ORANGE) == 3
    table = position(
        step="complete_mission",
        row="M07 M01 M16 M33",
        tokens={ORANGE: "green green"},
        reef_stack="",
    )
    table.play("mission 0 : green green")
    assert table.missions(ORANGE) == "M07"
    assert None not in table.row()


@pytest.mark.rule("GLE-65")
def test_ex_29_two_reef_squares() -> None:
    table = position(
        hands={ORANGE: "L5 L4"},
        dragons=[(GREEN, [(4, 5), (4, 6), (5, 6)])],
        reef_stack="R01 R02 R03",
    )
    table.play(play_text("L5", (2, 3), (2, 4), (2, 5), (2, 6), (3, 6)))
    assert table.legal() == ["keep R01", "keep R02"]
    table.play("keep R01")
    assert table.legal() == ["keep R02", "keep R03"]
    table.play("keep R02")
    assert table.reef(ORANGE) == "R01 R02"
    assert table.reef_stack() == ["R03"]


# ------------------------------------------------------------ the end


@pytest.mark.rule("GLE-21", "GLE-78", "GLE-79")
def test_ex_30_the_last_turn() -> None:
    table = position(
        5,
        active=YELLOW,
        heads=1,
        hands={YELLOW: "I3 L4"},
        row="M01 M02 M03 M04",
        tokens={YELLOW: "green purple"},
    )
    assert table.view(None)["turns"] == 35
    assert table.view(None)["turn"] == 35
    table.play(play_text("I3", (3, 6), (4, 6), (5, 6)))
    table.play(table.legal("keep")[0])
    assert table.step == "complete_mission"
    table.play("mission 0 : green purple")
    assert table.over
    assert table.told()[-1] == "game_over"


@pytest.mark.rule("GLE-89", "GLE-93", "GLE-94", "GLE-97")
def test_ex_02_segments_break_a_tie() -> None:
    assert places(4, 7, (4, 15), (4, 12), (2, 8), (2, 8)) == [21, 10, 0, 0]


@pytest.mark.rule("GLE-95", "GLE-96")
def test_ex_18_a_shared_first_place() -> None:
    assert places(4, 5, (3, 10), (3, 10), (2, 8), (1, 3)) == [15, 15, 0, 0]


@pytest.mark.rule("GLE-94", "GLE-95")
def test_ex_19_a_shared_second_place() -> None:
    assert places(4, 5, (4, 12), (2, 7), (2, 7), (2, 6)) == [15, 7, 7, 0]


@pytest.mark.rule("GLE-93", "GLE-96")
def test_ex_20_three_of_equal_strength() -> None:
    assert places(3, 4, (3, 12), (3, 12), (3, 10)) == [12, 12, 0]


@pytest.mark.rule("GLE-99")
def test_ex_21_two_players() -> None:
    assert places(2, 6, (3, 11), (3, 9)) == [12, 0]
    assert places(2, 6, (3, 10), (3, 10)) == [0, 0]
    assert places(2, 6, (4, 9), (3, 15)) == [12, 0]


@pytest.mark.rule("GLE-98")
def test_ex_22_a_hidden_dragon_alone() -> None:
    assert places(3, 4, (2, 9), (1, 0), (0, 0)) == [12, 6, 0]


@pytest.mark.rule("GLE-77", "GLE-93")
def test_ex_23_hidden_dragons_are_no_segments() -> None:
    assert places(3, 3, (2, 3), (2, 6)) == [4, 9, 0]


@pytest.mark.rule("GLE-94")
def test_ex_24_rounding() -> None:
    assert places(3, 1, (2, 6), (1, 3)) == [3, 1, 0]
    assert places(3, 3, (2, 6), (1, 3)) == [9, 4, 0]
    assert places(3, 0, (2, 6), (1, 3)) == [0, 0, 0]


@pytest.mark.rule("GLE-93", "GLE-95", "GLE-96", "GLE-97", "GLE-98")
def test_ex_33_ties_among_three() -> None:
    assert places(3, 5, (3, 12), (3, 9), (3, 9)) == [15, 7, 7]
    assert places(3, 5, (1, 0), (1, 0), (0, 0)) == [15, 15, 0]


def bonuses(*missions: str) -> list[int]:
    table = position(len(missions), missions=dict(enumerate(missions)))
    return [table.side(seat)["parts"]["bonus"] for seat in range(len(missions))]


@pytest.mark.rule("GLE-85")
def test_ex_25_most_missions() -> None:
    """M16, M17 and M18 are worth 8, M15 5, M07 2, M27 12."""
    assert bonuses("M15 M16 M07", "M17 M19 M01", "M27 M18") == [0, 5, 0]
    assert bonuses("M15 M16 M01", "M17 M19 M02", "M27 M18") == [5, 5, 0]
    assert bonuses("", "", "") == [0, 0, 0]


@pytest.mark.rule("GLE-81", "GLE-82", "GLE-83", "GLE-84", "GLE-85", "GLE-86")
def test_ex_26_the_score_sheet() -> None:
    """Without the majorities, 30 of its 68 points: a board without dragons has none."""
    table = position(
        coins={ORANGE: 7},
        reef={ORANGE: "R08 R01 R07"},
        tokens={ORANGE: "red navy"},
        missions={ORANGE: "M01 M16 M15"},
    )
    parts = table.side(ORANGE, ORANGE)["parts"]
    assert parts == {"gold": 11, "ships": 5, "missions": 17, "bonus": 5, "majorities": 0}
    assert table.state.scores()[ORANGE] == 38 == 68 - (21 + 9)


@pytest.mark.rule("GLE-87")
@pytest.mark.parametrize(
    ("missions", "ranks"),
    [
        (("M01 M02 M03", "M04 M05 M06 M08"), [2, 1]),
        (("M01 M02 M03 M07", "M04 M05 M06 M08"), [1, 1]),
    ],
)
def test_ex_27_missions_break_a_tie(missions: tuple[str, str], ranks: list[int]) -> None:
    table = position(2, missions=dict(enumerate(missions)))
    for seat in (ORANGE, GREEN):
        table.state.coins[seat] += 68 - table.state.scores()[seat]
    assert table.state.scores() == [68, 68]
    assert table.state.ranks() == ranks
