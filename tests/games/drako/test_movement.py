"""Figures on the board, DRA-39 to DRA-42, and the moves of dwarves, DRA-51, DRA-52 and DRA-56."""

import pytest

from tests.games.drako.position import position

CELLS = [
    f"{row}{at}"
    for row, size in zip("ABCDE", (3, 4, 5, 4, 3), strict=True)
    for at in range(1, size + 1)
]
# section 2: the neighbours of some cells
NEIGHBOURS = {
    "C3": "B2 B3 C2 C4 D2 D3",
    "A1": "A2 B1 B2",
    "A2": "A1 A3 B2 B3",
    "B4": "A3 B3 C4 C5",
    "C1": "B1 C2 D1",
    "D1": "C1 C2 D2 E1",
    "E3": "D3 D4 E2",
}


@pytest.mark.rule("DRA-13", "DRA-39")
def test_the_board_has_19_cells() -> None:
    assert [cell["cell"] for cell in position().view(None)["cells"]] == CELLS


@pytest.mark.rule("DRA-39")
@pytest.mark.parametrize("start", NEIGHBOURS)
def test_one_step_leads_to_an_adjacent_cell(start: str) -> None:
    far = "E2" if start[0] in "AB" else "A3"
    table = position(f"G {far} F {start}", hand="dw_shield_step")
    goals = table.goals("dw_shield_step move_one fury_dwarf")
    assert goals == NEIGHBOURS[start].split()


@pytest.mark.rule("DRA-39", "DRA-51")
def test_two_steps_are_one_step_or_two() -> None:
    table = position("G E3 F A1", hand="dw_run")
    goals = table.goals("dw_run move_one fury_dwarf")
    assert goals == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]


@pytest.mark.rule("DRA-39")
def test_the_card_is_spent_also_by_fewer_steps() -> None:
    table = position("G E3 F A1", hand="dw_run dw_net").play("dw_run move_one fury_dwarf B1")
    assert (table.figures, table.hand("dwarves"), table.actions) == ("G E3 F B1", "dw_net", 1)


@pytest.mark.rule("DRA-39")
def test_the_longest_walk_is_2_cells() -> None:
    table = position("G A1 F E3", turn_of="dragon", dragon_hand="dr_run", hand="dw_run")
    assert table.refuses("dr_run walk A1") == "DRA-37"
    assert table.refuses("dr_run walk D3") == "DRA-42"
    assert "C3" in table.goals("dr_run walk")


@pytest.mark.rule("DRA-40", "DRA-41")
def test_nobody_stops_on_another_figure() -> None:
    table = position("G C3 F B2 X A2 N A3", hand="dw_run dw_march", turn_of="dwarves")
    for cell in ("C3", "A2"):
        assert table.refuses(f"dw_run move_one fury_dwarf {cell}") == "DRA-40"
    assert table.refuses("dw_march move_two fury_dwarf A2") == "DRA-40"
    dragon = position(
        "G C3 F B2 X A2 N A3", turn_of="dragon", dragon_hand="dr_run dr_wings", hand="dw_run"
    )
    for text in ("dr_run walk B2", "dr_wings fly A3"):
        assert dragon.refuses(text) == "DRA-40"


@pytest.mark.rule("DRA-40")
@pytest.mark.parametrize("wall", ["G A2 X B2", "G B2 X A2"])
def test_nobody_passes_through_a_figure_own_or_enemy(wall: str) -> None:
    table = position(f"F A1 {wall} N E3", hand="dw_run")
    assert table.goals("dw_run move_one fury_dwarf") == ["B1", "C1", "C2"]


@pytest.mark.rule("DRA-40", "DRA-74")
def test_the_dragon_does_not_pass_through_dwarves() -> None:
    table = position("G A1 F A2 X B2 N E3", turn_of="dragon", dragon_hand="dr_run", hand="dw_run")
    assert table.goals("dr_run walk") == ["B1", "C1", "C2"]


@pytest.mark.rule("DRA-40", "DRA-42")
def test_a_figure_shut_in_cannot_move() -> None:
    table = position("F A1 X A2 N B2 G B1", hand="dw_run")
    assert table.legal("dw_run move_one fury_dwarf") == []


@pytest.mark.rule("DRA-41")
def test_the_dead_occupy_no_cell() -> None:
    table = position("G C3 F B2 X C2", turn_of="dragon", dragon_hand="dr_bite", hand="dw_run")
    table.state.wounds[1] = 3
    table.play("dr_bite bite crossbow_dwarf", "no_block")
    assert table.figures == "G C3 F B2"
    step = position("G C3 F B2", hand="dw_run")
    assert "C2" in step.goals("dw_run move_one fury_dwarf")


@pytest.mark.rule("DRA-42")
def test_a_detour_counts_its_steps() -> None:
    """From A1 the straight way to A3 is barred by A2, the way by B2 and B3 takes three steps."""
    table = position("F A1 X A2 G E3 N C5", hand="dw_run")
    assert table.refuses("dw_run move_one fury_dwarf A3") == "DRA-42"
    assert "B3" in table.goals("dw_run move_one fury_dwarf")


@pytest.mark.rule("DRA-42")
def test_a_path_of_free_cells_is_shown() -> None:
    table = position("F A1 X A2 G E3 N C5", hand="dw_run").play("dw_run move_one fury_dwarf B3")
    assert table.heard(None, "figure_moved") == [
        {
            "type": "figure_moved",
            "figure": "fury_dwarf",
            "origin": "A1",
            "destination": "B3",
            "path": ["B2", "B3"],
        }
    ]


@pytest.mark.rule("DRA-51", "DRA-56")
def test_any_one_living_dwarf_moves() -> None:
    table = position("G C3 F A2 X D1", hand="dw_run")
    assert {text.split()[2] for text in table.legal("dw_run move")} == {
        "fury_dwarf",
        "crossbow_dwarf",
    }
    assert table.refuses("dw_run move_one net_dwarf D4") == "DRA-84"
    assert table.refuses("dw_run move_one fury_dwarf A1 crossbow_dwarf C1") == "DRA-51"
    other = position("G C3 N D4", hand="dw_run").play("dw_run move_one net_dwarf E3")
    assert other.figures == "G C3 N E3"


@pytest.mark.rule("DRA-52", "DRA-56")
@pytest.mark.parametrize(
    ("aim", "figures"),
    [
        ("fury_dwarf A1 crossbow_dwarf C1", "G C3 F A1 X C1 N D4"),
        ("fury_dwarf A1 net_dwarf C5", "G C3 F A1 X D1 N C5"),
        ("crossbow_dwarf C1 net_dwarf C5", "G C3 F A2 X C1 N C5"),
        ("net_dwarf C5 crossbow_dwarf C1", "G C3 F A2 X C1 N C5"),
        ("crossbow_dwarf C1", "G C3 F A2 X C1 N D4"),
        ("net_dwarf E3", "G C3 F A2 X D1 N E3"),
    ],
)
def test_one_or_two_different_dwarves_move(aim: str, figures: str) -> None:
    table = position(hand="dw_march").play(f"dw_march move_two {aim}")
    assert table.figures == figures


@pytest.mark.rule("DRA-52")
def test_every_move_of_two_dwarves_is_there_once() -> None:
    """On their edges each dwarf has four free cells next to him, and no two dwarves meet."""
    moves = position(hand="dw_march").legal("dw_march move_two")
    assert len(moves) == len(set(moves)) == 3 * 4 + 3 * 4 * 4


@pytest.mark.rule("DRA-52")
def test_the_same_dwarf_does_not_move_twice() -> None:
    table = position(hand="dw_march")
    assert table.refuses("dw_march move_two fury_dwarf A1 fury_dwarf B1") == "DRA-52"


@pytest.mark.rule("DRA-41", "DRA-52")
def test_two_dwarves_do_not_meet_on_one_cell_nor_change_places() -> None:
    table = position("G E3 F B2 N A2 X C5", hand="dw_march")
    assert table.refuses("dw_march move_two fury_dwarf A1 net_dwarf A1") == "DRA-41"
    assert table.refuses("dw_march move_two fury_dwarf A2 net_dwarf B2") == "DRA-40"


@pytest.mark.rule("DRA-52")
@pytest.mark.parametrize(
    ("figures", "text", "after"),
    [
        ("G E3 F B2 N A2 X C5", "fury_dwarf B1 net_dwarf B2", "G E3 F B1 X C5 N B2"),
        ("G E3 N B2 F A2 X C5", "net_dwarf B1 fury_dwarf B2", "G E3 F B2 X C5 N B1"),
        ("G E3 X B2 F A2 N C5", "crossbow_dwarf B1 fury_dwarf B2", "G E3 F B2 X B1 N C5"),
        ("G E3 X B2 N A2 F C5", "crossbow_dwarf B1 net_dwarf B2", "G E3 F C5 X B1 N B2"),
    ],
)
def test_the_second_dwarf_may_take_the_cell_the_first_one_left(
    figures: str, text: str, after: str
) -> None:
    table = position(figures, hand="dw_march")
    first, cell, second, other = text.split()
    assert table.refuses(f"dw_march move_two {second} {other} {first} {cell}") == "DRA-40"
    assert f"dw_march move_two {text}" in table.legal()
    table.play(f"dw_march move_two {text}")
    assert table.figures == after
    assert [facts["figure"] for facts in table.heard(None, "figure_moved")] == [first, second]


@pytest.mark.rule("DRA-52", "DRA-84")
def test_a_dead_dwarf_moves_with_nobody() -> None:
    table = position("G C3 F A2 X D1", hand="dw_march")
    assert table.legal("dw_march move_two net_dwarf") == []
    assert table.refuses("dw_march move_two net_dwarf D4") == "DRA-84"
    for text in ("fury_dwarf A1 net_dwarf D4", "net_dwarf D4 fury_dwarf A1"):
        assert table.refuses(f"dw_march move_two {text}") == "DRA-84"
    alone = position("G C3 X D1", hand="dw_march")
    assert len(alone.legal("dw_march move_two")) == 4
