"""Completing a mission, GLE-48 to GLE-58, and the reef cards that pay for it, GLE-75 and GLE-76."""

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, Table, play_text, position

# none of them can be paid with two ships
DEAR = "M27 M28 M29"


def paying(row: str, tokens: str = "", reef: str = "", stack: str | None = None) -> Table:
    return position(
        step="complete_mission",
        played="small",
        hands={ORANGE: "L4"},
        row=row,
        tokens={ORANGE: tokens},
        reef={ORANGE: reef},
        reef_stack=stack,
    )


@pytest.mark.rule("GLE-48", "GLE-58")
def test_one_mission_a_turn() -> None:
    """Two could be paid."""
    table = paying("M01 M06 M27 M28", "green purple red navy")
    assert len(table.legal("mission")) > 1
    table.play("mission 0 : green purple")
    assert table.step == "draw_pattern"
    assert table.refuses("mission 1 : red navy") == "GLE-48"
    assert (table.missions(ORANGE), table.tokens(ORANGE)) == ("M01", "red navy")


@pytest.mark.rule("GLE-48", "GLE-57", "GLE-105")
@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_any_mission_of_the_row_may_be_completed(slot: int) -> None:
    row = DEAR.split()
    row.insert(slot, "M01")
    table = paying(" ".join(row), "green purple").play(f"mission {slot} : green purple")
    assert table.missions(ORANGE) == "M01"
    assert table.row()[:slot] + table.row()[slot + 1 :] == DEAR.split()
    assert table.row()[slot] not in (None, "M01")


@pytest.mark.rule("GLE-48")
def test_a_mission_outside_the_row_cannot_be_completed() -> None:
    table = paying(f"- {DEAR}", "green purple")
    assert table.legal() == ["skip"]
    assert table.refuses("mission 0 : green purple") == "GLE-57"


@pytest.mark.rule("GLE-48")
def test_ships_of_this_turn_may_be_handed_in() -> None:
    """A green ship lies on (8, 11), a purple one on the table already."""
    table = position(
        hands={ORANGE: "I3 L4"},
        row=f"M01 {DEAR}",
        tokens={ORANGE: "purple"},
        ships={(8, 11): "green"},
    )
    table.play(play_text("I3", (8, 9), (8, 10), (8, 11)), "mission 0 : green purple")
    assert (table.missions(ORANGE), table.tokens(ORANGE)) == ("M01", "")


@pytest.mark.rule("GLE-48")
def test_a_reef_card_of_this_turn_may_be_handed_in() -> None:
    table = position(
        hands={ORANGE: "I3 L4"},
        row=f"M01 {DEAR}",
        tokens={ORANGE: "purple"},
        reef_stack="R07 R08 R09",
    )
    table.play(play_text("I3", (3, 6), (4, 6), (5, 6)), "keep R07", "mission 0 : purple joker")
    assert (table.missions(ORANGE), table.reef(ORANGE)) == ("M01", "")


@pytest.mark.rule("GLE-52")
def test_what_is_handed_in_leaves_the_game_and_scores_nothing() -> None:
    """Green, purple and navy for M12 and its 4 points, and one red token that stays."""
    table = paying(f"M12 {DEAR}", "green red", "R05 R07", stack="")
    assert table.side(ORANGE, ORANGE)["parts"]["ships"] == 5
    table.play("mission 0 : green R05")
    assert (table.tokens(ORANGE), table.reef(ORANGE)) == ("red", "R07")
    assert table.side(ORANGE, ORANGE)["parts"]["ships"] == 2
    known = table.view(None)["known"]
    assert known["ships_out"] == {"green": 1, "purple": 0, "red": 0, "navy": 0}
    assert known["reef_out"] == {"R05": 1}


@pytest.mark.rule("GLE-52")
def test_a_joker_handed_in_leaves_the_game() -> None:
    table = paying(f"M01 {DEAR}", "green", "R07 R07").play("mission 0 : green joker")
    assert table.reef(ORANGE) == "R07"
    assert table.view(None)["known"]["reef_out"] == {"R07": 1}
    assert table.side(ORANGE, ORANGE)["parts"]["ships"] == 1


@pytest.mark.rule("GLE-54")
@pytest.mark.parametrize(
    "items",
    [
        "green purple red",
        "green purple joker",
        "green purple green",
        "green red red joker purple",
        "green green purple purple",  # two pairs crosswise
    ],
)
def test_nothing_is_handed_in_for_nothing(items: str) -> None:
    table = paying(f"M01 {DEAR}", "green green purple purple red red", "R07")
    assert table.refuses(f"mission 0 : {items}") == "GLE-54"


@pytest.mark.rule("GLE-54", "GLE-49")
def test_every_way_to_pay_is_offered_once_and_none_wastes_a_ship() -> None:
    """M01 asks for green and purple."""
    table = paying(f"M01 {DEAR}", "green red red purple", "R07")
    assert sorted(table.legal("mission 0")) == [
        "mission 0 : green joker",
        "mission 0 : green purple",
        "mission 0 : green red red",
        "mission 0 : purple joker",
        "mission 0 : purple red red",
        "mission 0 : red red joker",
    ]


@pytest.mark.rule("GLE-53", "GLE-54")
def test_nothing_is_handed_in_beside_a_card_that_is_enough() -> None:
    """R01 shows green and purple, R06 red and navy; two red tokens could stand for either ship."""
    table = paying(f"M01 {DEAR}", "red red", "R01 R06")
    assert table.legal("mission 0") == ["mission 0 : R01"]
    assert table.refuses("mission 0 : red red R01") == "GLE-54"
    assert table.refuses("mission 0 : R01 R06") == "GLE-53"


@pytest.mark.rule("GLE-55", "GLE-84", "GLE-101")
def test_a_completed_mission_lies_open_before_its_owner() -> None:
    table = paying(f"M06 {DEAR}", "red navy").play("mission 0 : red navy")
    card = {"mission": "M06", "ships": ["red", "navy"], "points": 4, "reef": False}
    for viewer in (ORANGE, GREEN, None):
        assert table.side(ORANGE, viewer)["missions"] == [card]
        assert table.side(ORANGE, viewer)["parts"]["missions"] == 4
    assert table.state.scores()[ORANGE] == 4 + 4 + 5  # coins, the mission, most missions


@pytest.mark.rule("GLE-58", "GLE-57")
def test_the_new_mission_waits_for_another_turn() -> None:
    table = position(
        step="complete_mission",
        row=f"M01 {DEAR}",
        mission_stack="M06 M30",
        tokens={ORANGE: "green purple red navy"},
        hands={ORANGE: "L4"},
    )
    table.play("mission 0 : green purple")
    assert table.row()[0] == "M06"
    assert table.step == "draw_pattern"
    assert table.refuses("mission 0 : red navy") == "GLE-48"


@pytest.mark.rule("GLE-58")
def test_the_reef_card_of_a_mission_does_not_pay_for_it() -> None:
    """M10 asks for two navy ships and shows the reef; two jokers are next."""
    table = paying(f"M10 {DEAR}", "navy", stack="R07 R07 R09")
    assert table.legal() == ["skip"]
    assert table.refuses("mission 0 : navy joker") == "GLE-49"


@pytest.mark.rule("GLE-75")
@pytest.mark.parametrize(
    ("card", "mission"),
    [
        ("R01", "M01"),
        ("R02", "M02"),
        ("R03", "M03"),
        ("R04", "M04"),
        ("R05", "M05"),
        ("R06", "M06"),
    ],
)
def test_a_two_ships_card_counts_as_the_ships_it_shows(card: str, mission: str) -> None:
    table = paying(f"{mission} {DEAR}", reef=card)
    assert table.legal("mission") == [f"mission 0 : {card}"]
    table.play(f"mission 0 : {card}")
    assert (table.missions(ORANGE), table.reef(ORANGE)) == (mission, "")


@pytest.mark.rule("GLE-75", "GLE-83")
def test_a_two_ships_card_kept_is_worth_two_points() -> None:
    table = paying(f"M01 {DEAR}", reef="R01 R06").play("skip")
    assert table.side(ORANGE, ORANGE)["parts"]["ships"] == 4
    assert table.side(ORANGE, GREEN)["parts"]["ships"] == 0
    assert table.state.scores()[ORANGE] == 4 + 4


@pytest.mark.rule("GLE-76")
@pytest.mark.parametrize(
    ("mission", "ship"), [("M07", "green"), ("M08", "purple"), ("M09", "red"), ("M10", "navy")]
)
def test_a_joker_is_a_ship_of_any_colour(mission: str, ship: str) -> None:
    table = paying(f"{mission} {DEAR}", ship, "R07", stack="")
    table.play(f"mission 0 : {ship} joker")
    assert (table.missions(ORANGE), table.reef(ORANGE)) == (mission, "")


@pytest.mark.rule("GLE-76")
def test_jokers_alone_may_pay() -> None:
    table = paying(f"M33 {DEAR}", reef="R07 R07 R07 R07")
    table.play("mission 0 : joker joker joker joker")
    assert table.missions(ORANGE) == "M33"


@pytest.mark.rule("GLE-76", "GLE-83")
def test_a_joker_kept_is_worth_one_point() -> None:
    table = paying(f"M01 {DEAR}", reef="R07 R07 R07").play("skip")
    assert table.side(ORANGE, ORANGE)["parts"]["ships"] == 3
    assert table.state.scores() == [4 + 3, 4, 4, 4]
