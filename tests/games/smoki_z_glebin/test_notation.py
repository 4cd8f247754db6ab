"""Moves as text, and why not: one rule and one sentence for every refusal."""

import pytest

import smokowisko
from smokowisko import words
from smokowisko.engine.view import folded, unfolded
from tests.games.smoki_z_glebin.position import GREEN, ORANGE, Table, line, play_text, position
from tests.games.smoki_z_glebin.random_games import tables


def why(table: Table, text: str) -> tuple[str | None, str]:
    """The rule and the reason of a refusal, said in both languages."""
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    fault = refused.value
    assert fault.key is not None
    for language in words.LANGUAGES:
        assert words.say(language, fault.key, **fault.params)
    return fault.rule, fault.key.removeprefix("smoki_z_glebin-illegal-")


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("play I3 g6 g4 g5", "play I3 g4 g5 g6"),
        ("pass L4>small 0", "pass L4 > small 0"),
        ("  pass  L4 > large   stack ", "pass L4 > large stack"),
    ],
)
def test_texts_may_be_written_loosely(written: str, move: str) -> None:
    table = position(hands={ORANGE: "I3 L4"})
    assert table.state.text(table.state.move(written)) == move


@pytest.mark.rule("GLE-26", "GLE-106")
def test_a_set_of_squares_is_one_move_whatever_the_head_and_the_copy() -> None:
    table = position(hands={ORANGE: "I3 I3"})
    plays = table.legal("play")
    assert len(plays) == len(set(plays)) == 28


def test_items_of_a_payment_may_come_in_any_order() -> None:
    table = position(
        step="complete_mission",
        row="M11 M27 M28 M29",
        tokens={ORANGE: "green navy navy"},
        reef={ORANGE: "R07 R04"},
    )
    assert table.state.text(table.state.move("mission 0 : R04 green")) == "mission 0 : green R04"
    move = table.state.move("mission 0 : navy joker navy green")
    assert table.state.text(move) == "mission 0 : green navy navy joker"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play L4",
        "play Q4 a1 a2",
        "play I3 5a 6a 7a",
        "play I3 a0 a1 a2",
        "pass L4 small 0",
        "pass L4 > small 2",
        "pass L4 > tiny 0",
        "keep R99",
        "mission 4 : green",
        "mission 0 green",
        "mission 0 : gold",
        "mission 0 : R08",
        "draw small",
        "skip it",
        "cash R08",
        "x" * 500,
    ],
)
def test_what_is_no_move(text: str) -> None:
    assert why(position(), text) == (None, "not_a_move")


DRAGONS = [(GREEN, line((1, 0), (1, 2))), (ORANGE, [*line((5, 5), (5, 6)), (4, 6)])]


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("play I3 o15 p15 q15", "GLE-27", "off_the_board"),
        ("play I3 a14 a15 a16", "GLE-27", "off_the_board"),
        ("play I3 f7 g7 h7", "GLE-27", "island"),
        ("play I3 a1 b1 b2", "GLE-25", "wrong_shape"),
        ("play I3 a1 b1", "GLE-25", "wrong_shape"),
        ("play I3 a1 a1 a1", "GLE-25", "wrong_shape"),
        ("play V3 a1 b1 a2", "GLE-23", "not_in_hand"),
        ("play I3 a2 a3 a4", "GLE-28", "occupied"),
        ("play I3 g3 g4 f4", "GLE-25", "wrong_shape"),
        ("play I3 g2 g3 g4", "GLE-30", "touches_own"),
        ("play I3 a15 b15 c15", "GLE-29", "no_contact"),
        ("play O4 b3 c3 b4 c4", "GLE-37", "too_dear"),
        ("pass V3 > small 0", "GLE-71", "not_in_hand"),
        ("draw small 0", "GLE-19", "not_now"),
        ("skip", "GLE-19", "not_now"),
        ("keep R01", "GLE-19", "not_now"),
        ("mission 0 : green", "GLE-19", "not_now"),
        ("cash", "GLE-74", "no_gold_card"),
    ],
)
def test_why_not_in_the_first_step(text: str, rule: str, reason: str) -> None:
    table = position(hands={ORANGE: "I3 O4"}, coins={ORANGE: 0}, dragons=DRAGONS)
    assert why(table, text) == (rule, reason)


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("mission 0 : green red", "GLE-49", "no_token"),
        ("mission 0 : green joker joker", "GLE-49", "no_joker"),
        ("mission 0 : green R02", "GLE-50", "no_card"),
        ("mission 0 : green navy", "GLE-49", "not_covered"),
        ("mission 0 : green green green purple purple", "GLE-54", "too_much"),
        ("mission 0 : green purple joker", "GLE-54", "too_much"),
        ("mission 0 : green purple R06", "GLE-53", "too_much"),
        ("mission 1 : green", "GLE-57", "no_mission"),
        ("play I3 a1 a2 a3", "GLE-19", "not_now"),
        ("draw small 0", "GLE-19", "not_now"),
        ("keep R01", "GLE-19", "not_now"),
    ],
)
def test_why_not_in_the_mission_step(text: str, rule: str, reason: str) -> None:
    table = position(
        step="complete_mission",
        row="M01 - M28 M29",
        tokens={ORANGE: "green green green purple purple navy"},
        reef={ORANGE: "R07 R06"},
    )
    assert why(table, text) == (rule, reason)


def test_why_not_in_the_other_steps() -> None:
    table = position(step="draw_pattern", played="small", hands={ORANGE: "L4"})
    assert why(table, "draw small 0") == ("GLE-60", "same_size")
    assert why(table, "mission 0 : green") == ("GLE-48", "one_mission")
    assert why(table, "play I3 a1 a2 a3") == ("GLE-20", "not_now")
    table = position(step="draw_pattern", hands={ORANGE: "L4"}, stacks={"large": ""})
    assert why(table, "draw large stack") == ("GLE-63", "no_such_card")

    table = position(hands={ORANGE: "I3 L4"}, reef={ORANGE: "R08"}, reef_stack="R01 R02")
    table.play(play_text("I3", (3, 6), (4, 6), (5, 6)))
    assert why(table, "keep R03") == ("GLE-64", "not_drawn")
    assert why(table, "cash") == ("GLE-64", "not_now")
    assert why(table, "skip") == ("GLE-64", "not_now")


def test_after_the_end_nothing_may_be_played() -> None:
    *_, table = tables(2, seed=1)
    for text in ("skip", "play I3 g4 g5 g6", "mission 0 : green", "draw small 0"):
        assert why(table, text) == ("GLE-78", "over")
    with pytest.raises(smokowisko.IllegalMove, match="no move number"):
        table.state.text(-1)


def test_folded_moves_unfold_to_the_same() -> None:
    moves = [
        {"code": 1, "text": "skip", "act": "skip"},
        {"code": 2, "text": "play A x y", "act": "play", "card": "A", "squares": ["x", "y"]},
        {"code": 3, "text": "play A x z", "act": "play", "card": "A", "squares": ["x", "z"]},
        {"code": 4, "text": "play B x", "act": "play", "card": "B", "squares": ["x"]},
    ]
    shorter = folded(moves, "squares")
    assert [entry.get("codes") for entry in shorter] == [None, [2, 3], [4]]
    assert shorter[1]["squares"] == ["x y", "x z"]
    assert unfolded(shorter) == moves


def test_every_placement_names_its_squares() -> None:
    table = position(hands={ORANGE: "I3 O4"})
    listed = unfolded(table.view(ORANGE)["moves"])
    for move in listed:
        if move["act"] == "play_pattern":
            assert move["text"] == f"play {move['card']} {' '.join(move['squares'])}"
    assert [move["text"] for move in listed] == table.legal()


@pytest.mark.rule("GLE-44", "GLE-46")
def test_a_preview_tells_coins_ships_and_what_neighbours_get() -> None:
    table = position(
        hands={ORANGE: "I3 L4"}, coins={ORANGE: 1}, dragons=[(GREEN, line((1, 0), (1, 2)))]
    )
    move = table.state.move(play_text("I3", (0, 1), (0, 2), (0, 3)))
    facts = {each["type"]: each for each in table.state.preview(ORANGE, move)}
    assert facts["gold_taken"]["coins"] == 1
    assert facts["toll_paid"]["coins"] == 2
    assert facts["neighbour_paid"] == {"type": "neighbour_paid", "seat": GREEN, "coins": 1}
    assert len(facts["ships_taken"]["ships"]) == 1
