"""Moves as text and as numbers: every legal one there and back, and why the others are refused."""

import pytest

import smokowisko
from smokowisko.words import LANGUAGES, say
from tests.games.drako.position import Table, new, position
from tests.games.drako.random_games import finished, tables
from tests.games.drako.test_components import edited_card

ADVANCED = {"mulligan": True, "two_legs": True}


def fault_of(table: Table, text: str) -> smokowisko.IllegalMove:
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    return refused.value


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_reads_back_from_its_text(seed: int) -> None:
    for table in tables(seed, ADVANCED):
        moves = table.state.moves()
        assert moves == sorted(set(moves))
        texts = [table.state.text(move) for move in moves]
        assert [table.state.move(text) for text in texts] == moves


@pytest.mark.parametrize("seed", range(2))
def test_the_view_gives_every_move_in_parts(seed: int) -> None:
    for table in tables(seed, ADVANCED):
        if table.state.over:
            break
        moves = table.view(int(table.state.to_move))["moves"]
        assert [move["text"] for move in moves] == table.legal()
        assert [move["code"] for move in moves] == table.state.moves()
        parts = [{key: move[key] for key in move if key not in ("text", "code")} for move in moves]
        assert all(parts.count(part) == 1 for part in parts)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("  draw ", "draw"),
        (
            "dw_march  move_two net_dwarf E3 fury_dwarf B1",
            "dw_march move_two fury_dwarf B1 net_dwarf E3",
        ),
        (
            "dw_double_axe attack_two net_dwarf fury_dwarf",
            "dw_double_axe attack_two fury_dwarf net_dwarf",
        ),
    ],
)
def test_a_text_is_read_in_canonical_form(written: str, text: str) -> None:
    table = position("G C3 F B2 X A1 N D3", hand="dw_march dw_double_axe")
    assert table.state.text(table.state.move(written)) == text


def test_blocks_are_read_in_any_order() -> None:
    table = position("G C3 F B2 N C2", hand="dw_double_axe", dragon_hand="dr_scales dr_scales_step")
    table.play("dw_double_axe attack_two fury_dwarf net_dwarf")
    written = "block net_dwarf dr_scales fury_dwarf dr_scales_step"
    text = "block fury_dwarf dr_scales_step net_dwarf dr_scales"
    assert table.state.text(table.state.move(written)) == text


# ------------------------------------------------------------ refusals


def dwarf_turn() -> Table:
    return position(
        "G C3 F B2 X D1 N A1",
        hand="dw_run dw_march dw_heavy_axe dw_double_axe dw_heavy_bolt dw_shield",
        net="gone",
    )


DWARF_TURN = [
    ("", "DRA-21", "no_pass"),
    ("pass", "DRA-21", "no_pass"),
    ("end_turn", "DRA-21", "actions_left"),
    ("keep", "DRA-15", "begun"),
    ("exchange", "DRA-15", "begun"),
    ("place fury_dwarf A1", "DRA-15", "begun"),
    ("remove_net", "DRA-64", "dragon_only"),
    ("no_block", "DRA-44", "no_attack"),
    ("block fury_dwarf dw_shield", "DRA-44", "no_attack"),
    ("block fury_dwarf dr_scales", "DRA-44", "no_attack"),
    ("discard dw_run", "DRA-29", "no_surplus"),
    ("wound fly", "DRA-82", "no_wound"),
    ("dw_net net", "DRA-34", "not_in_hand"),
    ("dr_run walk C4", "DRA-34", "not_in_hand"),
    ("dw_run move_two fury_dwarf B1", "DRA-34", "not_shown"),
    ("dw_shield defence", "DRA-61", "no_defence_now"),
    ("dw_run move_one fury_dwarf B2", "DRA-37", "stays"),
    ("dw_run move_one fury_dwarf C3", "DRA-40", "occupied"),
    ("dw_run move_one fury_dwarf E3", "DRA-42", "out_of_reach"),
    ("dw_run move_one fury_dwarf B1 net_dwarf A2", "DRA-51", "one_dwarf"),
    ("dw_march move_two fury_dwarf B1 fury_dwarf B3", "DRA-52", "same_dwarf"),
    ("dw_march move_two fury_dwarf A2 net_dwarf A2", "DRA-41", "occupied"),
    ("dw_march move_two fury_dwarf E1 net_dwarf A2", "DRA-42", "out_of_reach"),
    ("dw_march move_two fury_dwarf A2 net_dwarf E1", "DRA-42", "out_of_reach"),
    ("dw_march move_two net_dwarf B2 fury_dwarf B1", "DRA-40", "occupied"),
    ("dw_heavy_axe attack_one net_dwarf", "DRA-53", "not_beside"),
    ("dw_double_axe attack_two fury_dwarf net_dwarf", "DRA-54", "not_beside"),
    ("dw_double_axe attack_two fury_dwarf fury_dwarf", "DRA-54", "two_dwarves"),
    ("dw_heavy_bolt crossbow", "DRA-57", "not_in_line"),
    ("attack", None, "not_a_move"),
    ("draw 2", None, "not_a_move"),
    ("dw_run", None, "not_a_move"),
    ("dw_run teleport A1", None, "not_a_move"),
    ("dw_run move_one", None, "not_a_move"),
    ("dw_run move_one fury_dwarf", None, "not_a_move"),
    ("dw_run move_one dragon C4", None, "not_a_move"),
    ("dw_run move_one fury_dwarf Z9", None, "not_a_move"),
    ("dw_run no_effect now", None, "not_a_move"),
    ("dw_heavy_axe attack_one", None, "not_a_move"),
    ("dw_heavy_bolt crossbow C3", None, "not_a_move"),
    ("dw_none no_effect", None, "not_a_move"),
    ("place fury_dwarf", None, "not_a_move"),
    ("place dragon C3", None, "not_a_move"),
    ("discard", None, "not_a_move"),
    ("wound armour", None, "not_a_move"),
    ("block fury_dwarf", None, "not_a_move"),
    ("no_block fury_dwarf", None, "not_a_move"),
    ("Draw", None, "not_a_move"),
]


@pytest.mark.rule("DRA-21", "DRA-34", "DRA-37", "DRA-40", "DRA-42", "DRA-51", "DRA-54", "DRA-57")
@pytest.mark.parametrize(
    ("text", "rule", "reason"), DWARF_TURN, ids=[text for text, *_ in DWARF_TURN]
)
def test_a_refusal_names_the_rule_and_its_words(text: str, rule: str | None, reason: str) -> None:
    table = dwarf_turn()
    fault = fault_of(table, text)
    assert (fault.rule, fault.key) == (rule, f"drako-illegal-{reason}")
    assert fault.key is not None
    assert fault.sentence == say("en", fault.key, **fault.params)
    for language in LANGUAGES:
        assert say(language, fault.key, **fault.params)
    assert table.refuses(text) == rule


def attacked(dragon_hand: str = "dr_scales") -> Table:
    table = position("G C3 F B2", hand="dw_heavy_axe", dragon_hand=dragon_hand)
    return table.play("dw_heavy_axe attack_one fury_dwarf")


def dragon_turn(**words: object) -> Table:
    usual: dict[str, object] = {
        "figures": "G C3 F B2 X A1",
        "turn_of": "dragon",
        "hand": "dw_run",
        "dragon_hand": "dr_run dr_fire dr_bite dr_wings",
    }
    return position(**{**usual, **words})  # type: ignore[arg-type]


@pytest.mark.rule("DRA-15", "DRA-19", "DRA-28", "DRA-29", "DRA-44", "DRA-45", "DRA-47", "DRA-60")
@pytest.mark.parametrize(
    ("table", "text", "rule", "reason"),
    [
        (new(options=ADVANCED), "draw", "DRA-15", "mulligan_now"),
        (new(), "keep", "DRA-15", "place_now"),
        (new(), "place net_dwarf A1", "DRA-12", "another_dwarf"),
        (new(), "place fury_dwarf C3", "DRA-41", "occupied"),
        (new(), "place fury_dwarf C2", "DRA-12", "beside_dragon"),
        (position(hand_size=5).play("draw"), "fury", "DRA-29", "discard_now"),
        (position(hand_size=5).play("draw"), "discard dw_net", "DRA-34", "not_in_hand"),
        (attacked(), "draw", "DRA-44", "defend_now"),
        (attacked(), "block net_dwarf dr_scales", "DRA-45", "no_such_attack"),
        (attacked("dr_run"), "block fury_dwarf dr_scales", "DRA-34", "not_in_hand"),
        (attacked("dr_run"), "block fury_dwarf dr_run", "DRA-44", "no_shield"),
        (attacked(), "block fury_dwarf dw_shield", "DRA-44", "others_card"),
        (
            attacked(),
            "block fury_dwarf dr_scales fury_dwarf dr_scales",
            "DRA-47",
            "blocked_twice",
        ),
        (position(hand="dw_run", deck_size=0), "draw", "DRA-28", "empty_deck"),
        (position(hand="dw_run dw_net", actions=1).play("draw"), "draw", "DRA-19", "no_actions"),
        (position(hand="dw_run", fury="gone"), "fury", "DRA-69", "fury_used"),
        (position("G C3 N A1", hand="dw_run"), "fury", "DRA-72", "fury_lost"),
        (position("G C3 F A1", hand="dw_run", wounds="F 5"), "fury", "DRA-73", "last_dwarf"),
        (position(hand="dw_net", net="on_dragon"), "dw_net net", "DRA-60", "netted_already"),
        (position("G C3 F A1", hand="dw_net"), "dw_net net", "DRA-84", "dead"),
        (
            position("G C3 F C2 X C1", hand="dw_heavy_bolt"),
            "dw_heavy_bolt crossbow",
            "DRA-57",
            "line_blocked",
        ),
        (
            position("G C3 F C2", hand="dw_heavy_bolt"),
            "dw_heavy_bolt crossbow",
            "DRA-84",
            "dead",
        ),
        (dragon_turn(), "fury", "DRA-69", "dwarves_only"),
        (dragon_turn(), "remove_net", "DRA-64", "not_netted"),
        (dragon_turn(net="on_dragon", actions=1), "remove_net", "DRA-64", "whole_turn"),
        (dragon_turn(net="on_dragon"), "dr_run walk C4", "DRA-62", "netted"),
        (dragon_turn(net="on_dragon"), "dr_wings fly C4", "DRA-62", "netted"),
        (dragon_turn(), "dr_run walk C3", "DRA-37", "stays"),
        (dragon_turn(), "dr_run walk B2", "DRA-40", "occupied"),
        (dragon_turn(figures="G A1 F E1"), "dr_run walk E3", "DRA-42", "out_of_reach"),
        (dragon_turn(), "dr_fire fire west", "DRA-75", "nobody_there"),
        (dragon_turn(), "dr_fire fire up", None, "not_a_move"),
        (dragon_turn(), "dr_bite bite crossbow_dwarf", "DRA-77", "not_beside"),
        (dragon_turn(), "dr_bite bite net_dwarf", "DRA-84", "dead"),
        (dragon_turn(wounds="walk 2"), "dr_run walk C4", "DRA-83", "ability_lost"),
        (dragon_turn(wounds="fly 2"), "dr_wings fly C4", "DRA-83", "ability_lost"),
        (dragon_turn(wounds="fire 2"), "dr_fire fire north_west", "DRA-83", "ability_lost"),
    ],
)
def test_a_refusal_in_another_moment(
    table: Table, text: str, rule: str | None, reason: str
) -> None:
    fault = fault_of(table, text)
    assert (fault.rule, fault.key) == (rule, f"drako-illegal-{reason}")
    assert fault.key is not None
    for language in LANGUAGES:
        assert say(language, fault.key, **fault.params)


@pytest.mark.rule("DRA-82")
def test_a_refused_wound_names_its_track() -> None:
    table = position("G C3 F B2", hand="dw_heavy_axe dw_run", wounds="armour 4 fly 2")
    table.play("dw_heavy_axe attack_one fury_dwarf")
    fault = fault_of(table, "wound fly")
    assert (fault.rule, fault.key) == ("DRA-82", "drako-illegal-track_full")
    assert fault.sentence == "All spaces of flying are filled."
    assert fault_of(table, "draw").key == "drako-illegal-wound_now"


@pytest.mark.rule("DRA-52")
def test_an_impossible_order_of_two_steps_is_refused() -> None:
    """With a march of 2, which no usual card has: on B1 the first one bars the way to C1."""
    march = edited_card("dw_march", "value = 1", "value = 2")
    table = position(
        "G E3 F C2 N A1 X B2", hand="dw_march", game=smokowisko.game("drako", components=march)
    )
    fault = fault_of(table, "dw_march move_two fury_dwarf B1 net_dwarf C1")
    assert (fault.rule, fault.key) == ("DRA-52", "drako-illegal-other_order")
    assert "dw_march move_two net_dwarf C1 fury_dwarf B1" in table.legal()
    table.play("dw_march move_two net_dwarf C1 fury_dwarf B1")
    assert table.figures == "G E3 F B1 X B2 N C1"


# ------------------------------------------------------------ numbers


def moments() -> list[Table]:
    """One table for every kind of decision."""
    return [
        new(options=ADVANCED),
        new(),
        dwarf_turn(),
        dragon_turn(net="on_dragon"),
        position("G C3 F A1", hand="dw_march dw_run dw_net"),
        position(hand_size=6).play("draw"),
        attacked(),
        position("G C3 F B2", hand="dw_heavy_axe", wounds="armour 4 fly 2").play(
            "dw_heavy_axe attack_one fury_dwarf"
        ),
        position(hand="dw_run dw_net", actions=1).play("draw"),
    ]


@pytest.mark.parametrize("moment", range(9))
def test_every_other_number_is_refused_for_the_same_reason_as_its_text(moment: int) -> None:
    state = moments()[moment].state
    before, legal = state.dump(), set(state.moves())
    for move in range(state.game.move_space):
        if move in legal:
            continue
        with pytest.raises(smokowisko.IllegalMove) as by_number:
            state.play(move)
        assert by_number.value.rule is not None
        text = state.text(move)
        if text == "no_block":
            continue  # the two sides say it with the same words
        with pytest.raises(smokowisko.IllegalMove) as by_text:
            state.move(text)
        assert by_number.value.fields == by_text.value.fields, text
    assert state.dump() == before


@pytest.mark.parametrize("move", [-(1 << 64), -1, 1_000_000, (1 << 63) - 1, 1 << 63, 1 << 70])
def test_a_number_beyond_all_moves_is_refused_and_changes_nothing(move: int) -> None:
    for table in (new(), dwarf_turn(), finished(1)):
        before = table.state.dump()
        with pytest.raises(smokowisko.IllegalMove) as refused:
            table.state.play(move)
        assert (refused.value.rule, refused.value.key) == (None, "drako-illegal-no_such_move")
        assert table.state.dump() == before


@pytest.mark.rule("DRA-87")
def test_every_move_number_after_the_end_is_refused() -> None:
    state = finished(1).state
    for move in range(state.game.move_space):
        with pytest.raises(smokowisko.IllegalMove) as refused:
            state.play(move)
        assert refused.value.rule == "DRA-87"


def test_a_number_that_is_no_move_has_no_text() -> None:
    state = new().state
    for move in (-1, state.game.move_space):
        with pytest.raises(smokowisko.IllegalMove):
            state.text(move)
