"""Drawing a pattern card, GLE-59 to GLE-63, from where and what fills the gap."""

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, Table, position
from tests.games.smoki_z_glebin.random_games import tables

SHOWN = "I3 V3 T4 S4 W5 X5"
STACKS = {"small": "V3 I3", "medium": "L4 I4 O4", "large": "N5 P5"}


def drawing(
    played: str = "medium", shown: str = SHOWN, stacks: dict[str, str] | None = None
) -> Table:
    return position(
        step="draw_pattern",
        played=played,
        hands={ORANGE: "L4"},
        face_up=shown,
        stacks=STACKS | (stacks or {}),
    )


def face_up(table: Table, size: str) -> list[str | None]:
    shown: list[str | None] = table.view(None)["patterns"][size]["face_up"]
    return shown


@pytest.mark.rule("GLE-59")
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("draw small 0", "I3"),
        ("draw small 1", "V3"),
        ("draw small stack", "V3"),
        ("draw large 0", "W5"),
        ("draw large 1", "X5"),
        ("draw large stack", "N5"),
    ],
)
def test_a_face_up_card_or_the_top_of_a_stack(text: str, card: str) -> None:
    table = drawing().play(text)
    assert sorted(table.hand(ORANGE).split()) == sorted(["L4", card])
    assert table.to_move == GREEN


@pytest.mark.rule("GLE-60")
@pytest.mark.parametrize("played", ["small", "medium", "large"])
def test_never_of_the_size_played(played: str) -> None:
    table = drawing(played)
    sizes = {text.split()[1] for text in table.legal()}
    assert sizes == {"small", "medium", "large"} - {played}
    for source in ("0", "1", "stack"):
        assert table.refuses(f"draw {played} {source}") == "GLE-60"


@pytest.mark.rule("GLE-61", "GLE-105")
@pytest.mark.parametrize(("place", "shown"), [(0, ["N5", "X5"]), (1, ["W5", "N5"])])
def test_a_gap_is_filled_from_the_stack_of_that_size(place: int, shown: list[str]) -> None:
    table = drawing().play(f"draw large {place}")
    assert face_up(table, "large") == shown
    assert table.stack("large") == ["P5"]
    assert (face_up(table, "small"), table.stack("small")) == (["I3", "V3"], ["V3", "I3"])
    assert (face_up(table, "medium"), len(table.stack("medium"))) == (["T4", "S4"], 3)


@pytest.mark.rule("GLE-61")
def test_a_blind_draw_leaves_the_face_up_cards() -> None:
    table = drawing().play("draw large stack")
    assert face_up(table, "large") == ["W5", "X5"]
    assert table.stack("large") == ["P5"]


@pytest.mark.rule("GLE-61")
def test_with_an_empty_stack_the_gap_remains() -> None:
    table = drawing(stacks={"large": ""}).play("draw large 0")
    assert face_up(table, "large") == [None, "X5"]
    assert table.told() == ["pattern_drawn"]


@pytest.mark.rule("GLE-61", "GLE-71")
def test_the_gap_of_a_pass_is_filled_too() -> None:
    table = position(hands={ORANGE: "L4 T4"}, face_up=SHOWN, stacks=STACKS)
    table.play("pass T4 > medium 0")
    assert face_up(table, "medium") == ["L4", "S4"]
    assert table.stack("medium") == ["I4", "O4", "T4"]


@pytest.mark.rule("GLE-72")
def test_a_card_given_away_does_not_fill_its_own_gap() -> None:
    """The stack is empty when the gap is filled; only then the old card goes under it."""
    table = position(hands={ORANGE: "L4 T4"}, face_up=SHOWN, stacks=STACKS | {"medium": ""})
    table.play("pass L4 > medium 1")
    assert face_up(table, "medium") == ["T4", None]
    assert table.stack("medium") == ["L4"]
    assert table.hand(ORANGE) == "T4 S4"


@pytest.mark.rule("GLE-62", "GLE-79")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_but_the_last_ends_with_two_patterns(players: int) -> None:
    """A player's own last turn too: only the one that ends the game draws no more."""
    for table in tables(players, seed=players + 20):
        held = [len(table.hand(seat).split()) for seat in range(players)]
        if table.over:
            last = table.heard(None, "dragon_laid") or table.heard(None, "mission_skipped")
            assert sorted(held)[1:] == [2] * (players - 1)
            assert (min(held) == 1) == (not table.heard(None, "turn_passed")), last
        elif table.step == "play_pattern":
            assert held == [2] * players
        else:
            assert held[table.to_move] == 1


@pytest.mark.rule("GLE-62", "GLE-79")
def test_a_last_turn_that_is_not_the_last_of_the_game_ends_with_a_draw() -> None:
    table = position(heads=1, hands={ORANGE: "I3 L4"}, row="M27 M28 M29 M30")
    table.play("play I3 j9 k9 l9")
    assert (table.heads(ORANGE), table.step) == (0, "draw_pattern")
    table.play("draw large 0")
    assert len(table.hand(ORANGE).split()) == 2


@pytest.mark.rule("GLE-63")
def test_an_exhausted_size_cannot_be_chosen() -> None:
    table = drawing(shown="I3 V3 T4 S4 - -", stacks={"large": ""})
    assert table.legal() == ["draw small 0", "draw small 1", "draw small stack"]
    assert table.refuses("draw large stack") == "GLE-63"
    assert table.refuses("draw large 1") == "GLE-63"


@pytest.mark.rule("GLE-63")
def test_a_size_with_one_card_left_can_be_chosen() -> None:
    table = drawing(shown="- V3 T4 S4 - -", stacks={"small": "", "large": "N5"})
    assert table.legal() == ["draw small 1", "draw large stack"]


@pytest.mark.rule("GLE-63")
def test_the_size_played_when_both_others_are_exhausted() -> None:
    table = drawing(shown="- - T4 S4 - -", stacks={"small": "", "large": ""})
    assert table.legal() == ["draw medium 0", "draw medium 1", "draw medium stack"]
    table.play("draw medium 1")
    assert table.hand(ORANGE) == "L4 S4"


@pytest.mark.rule("GLE-63")
def test_nothing_is_drawn_when_nothing_is_left() -> None:
    table = position(
        step="complete_mission",
        played="medium",
        hands={ORANGE: "L4"},
        row="M01 M27 M28 M29",
        tokens={ORANGE: "green purple"},
        face_up="- - - - - -",
        stacks=dict.fromkeys(STACKS, ""),
    )
    table.play("skip")
    assert (table.to_move, table.step, table.hand(ORANGE)) == (GREEN, "play_pattern", "L4")


@pytest.mark.rule("GLE-63", "GLE-71")
def test_a_pass_takes_what_is_there() -> None:
    table = position(
        hands={ORANGE: "L4 T4"}, face_up="I3 - T4 - - -", stacks=STACKS | {"small": "", "large": ""}
    )
    sources = ["small 0", "medium 0", "medium stack"]
    assert table.legal("pass L4") == [f"pass L4 > {source}" for source in sources]
    assert table.refuses("pass L4 > large stack") == "GLE-63"
