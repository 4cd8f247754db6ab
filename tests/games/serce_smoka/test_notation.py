"""Moves as text and as numbers: every legal one there and back, and why the others are refused."""

from itertools import permutations

import pytest

import smokowisko
from smokowisko.words import LANGUAGES, say
from tests.games.serce_smoka.position import A, Table, new, position
from tests.games.serce_smoka.random_games import finished, tables


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_move_reads_back_from_its_text(seed: int) -> None:
    for table in tables(seed):
        moves = table.state.moves()
        assert moves == sorted(set(moves))
        texts = [table.state.text(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [table.state.move(text) for text in texts] == moves


@pytest.mark.rule("SER-17")
@pytest.mark.parametrize("order", sorted(set(permutations("1123"))))
def test_values_are_read_in_any_order(order: tuple[str, ...]) -> None:
    table = position(hand="treasure_chest 1 1 2 3")
    written = table.state.move("treasure_chest " + " ".join(order))
    assert table.state.text(written) == "treasure_chest 1 1 2 3"


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("  troll   2  1 ", "troll 1 2"),
        ("sorceress 2 1 > petrified_dragon", "sorceress 1 2 > petrified_dragon"),
        ("ship 0 0", "ship 0 0"),
    ],
)
def test_a_text_is_read_in_canonical_form(written: str, text: str) -> None:
    table = position(
        fields="treasure_chest 1 | petrified_dragon 2",
        hand="troll 1 2 | sorceress 1 2 | ship 0 0",
        figure=A,
    )
    assert table.state.text(table.state.move(written)) == text


def test_the_view_gives_every_move_in_parts() -> None:
    table = position(
        fields="treasure_chest 1 | petrified_dragon 2", hand="sorceress 2 | ship 0 0 0 0"
    )
    moves = {move["text"]: move for move in table.view(A)["moves"]}
    assert list(moves) == table.legal()
    assert [move["code"] for move in moves.values()] == table.state.moves()
    chosen = moves["sorceress 2 > petrified_dragon"]
    assert (chosen["act"], chosen["kind"], chosen["values"], chosen["target"]) == (
        "play_cards",
        "sorceress",
        [2],
        "petrified_dragon",
    )
    assert moves["ship 0 0"]["values"] == [0, 0]
    assert moves["ship 0 0"]["target"] is None
    first = new().view(A)["moves"]
    assert [(move["act"], move["seat"]) for move in first] == [
        ("choose_first_player", 0),
        ("choose_first_player", 1),
    ]


def on_the_table() -> Table:
    """Every way to be refused is near: a full hand, two begun slot fields, all stacks taken."""
    return position(
        fields="treasure_chest 1 | petrified_dragon 2 | sorceress 2 | troll 3 | hero 1 | dwarf 1 1",
        hand="sorceress 1 | hero 1 2 | dwarf 1 1 1",
        figure=A,
    )


REFUSED = [
    ("", "SER-16", "no_cards"),
    ("   ", "SER-16", "no_cards"),
    ("pass", "SER-16", "no_cards"),
    ("dwarf", "SER-16", "no_cards"),
    ("sorceress > treasure_chest", "SER-16", "no_cards"),
    ("dwarf 1 hero 1", "SER-17", "mixed_kinds"),
    ("dwarf hero 1", "SER-17", "mixed_kinds"),
    ("hero 1 sorceress 1 > treasure_chest", "SER-17", "mixed_kinds"),
    ("dwarf 2", "SER-19", "not_in_hand"),
    ("dwarf 1 1 1 1", "SER-19", "not_in_hand"),
    ("ship 0", "SER-19", "not_in_hand"),
    ("troll 1", "SER-19", "not_in_hand"),
    ("dwarf 1 1 1", "SER-25", "too_many"),
    ("hero 1 2", "SER-25", "too_many"),
    ("hero 2 1 > troll", "SER-25", "too_many"),
    ("dwarf 1 > dwarf", "SER-31", "no_choice"),
    ("sorceress 1 > troll", "SER-31", "not_a_target"),
    ("sorceress 1 > treasure_chest > petrified_dragon", "SER-36", "one_stack"),
    ("hero 1 > treasure_chest", "SER-31", "not_a_target"),
    ("sorceress 1", "SER-37", "choose"),
    ("hero 1", "SER-37", "choose"),
    ("first 0", "SER-12", "first_chosen"),
    ("first 1", "SER-12", "first_chosen"),
    ("first", None, "not_a_move"),
    ("first 2", None, "not_a_move"),
    ("first 0 1", None, "not_a_move"),
    ("dragon 1", None, "not_a_move"),
    ("dwarf 0", None, "not_a_move"),
    ("dwarf 5", None, "not_a_move"),
    ("dwarf -1", None, "not_a_move"),
    ("dwarf one", None, "not_a_move"),
    ("dwarf 01", None, "not_a_move"),
    ("ship 1", None, "not_a_move"),
    ("sorceress 1 >", None, "not_a_move"),
    ("sorceress 1 > ship_pile", None, "not_a_move"),
    ("> troll", None, "not_a_move"),
    ("Dwarf 1", None, "not_a_move"),
]


@pytest.mark.rule("SER-12", "SER-16", "SER-17", "SER-19", "SER-25", "SER-31", "SER-37")
@pytest.mark.parametrize(("text", "rule", "reason"), REFUSED, ids=[text for text, *_ in REFUSED])
def test_a_refusal_names_the_rule_and_its_words(text: str, rule: str | None, reason: str) -> None:
    table = on_the_table()
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    fault = refused.value
    assert fault.rule == rule
    assert fault.key == f"serce_smoka-illegal-{reason}"
    assert fault.sentence == say("en", fault.key, **fault.params)
    for language in LANGUAGES:
        assert say(language, fault.key, **fault.params)
    assert table.refuses(text) == rule


@pytest.mark.rule("SER-29", "SER-37")
@pytest.mark.parametrize(
    ("fields", "text", "rule", "reason"),
    [
        ("troll 1 | sorceress 1", "hero 1 > troll", "SER-29", "not_triggered"),
        ("hero 1 | troll 1", "hero 1 > troll", "SER-37", "nothing_to_choose"),
        ("treasure_chest 1", "sorceress 1 > treasure_chest", "SER-37", "nothing_to_choose"),
        ("", "sorceress 1 > petrified_dragon", "SER-37", "nothing_to_choose"),
    ],
)
def test_a_target_without_a_choice_is_refused(
    fields: str, text: str, rule: str, reason: str
) -> None:
    table = position(fields=fields, hand="hero 1 | sorceress 1")
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    assert (refused.value.rule, refused.value.key) == (rule, f"serce_smoka-illegal-{reason}")
    assert table.refuses(text) == rule


@pytest.mark.rule("SER-12")
@pytest.mark.parametrize("text", ["troll 1", "ship 0", "sorceress 1 > treasure_chest"])
def test_cards_before_the_choice_of_the_first_player_are_refused(text: str) -> None:
    table = new()
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    assert (refused.value.rule, refused.value.key) == ("SER-12", "serce_smoka-illegal-choose_first")


@pytest.mark.rule("SER-66")
@pytest.mark.parametrize("text", ["troll 1", "first 0"])
def test_everything_is_refused_after_the_end(text: str) -> None:
    table = finished(1)
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    assert (refused.value.rule, refused.value.key) == ("SER-66", "serce_smoka-illegal-over")


@pytest.mark.parametrize("moment", [0, 1, 15])
def test_every_other_number_is_refused_for_the_same_reason_as_its_text(moment: int) -> None:
    state = next(table.state for table in tables(6) if table.state.turn == moment)
    before = state.dump()
    for move in sorted(set(range(state.game.move_space)) - set(state.moves())):
        with pytest.raises(smokowisko.IllegalMove) as by_number:
            state.play(move)
        with pytest.raises(smokowisko.IllegalMove) as by_text:
            state.move(state.text(move))
        assert by_number.value.rule is not None
        assert by_number.value.fields == by_text.value.fields
    assert state.dump() == before


@pytest.mark.parametrize("move", [-(1 << 64), -1, 1_000_000, (1 << 63) - 1, 1 << 63, 1 << 70])
def test_a_number_beyond_all_moves_is_refused_and_changes_nothing(move: int) -> None:
    for table in (new(), position(), finished(1)):
        before = table.state.dump()
        with pytest.raises(smokowisko.IllegalMove) as refused:
            table.state.play(move)
        assert refused.value.rule is None
        assert refused.value.key == "serce_smoka-illegal-no_such_move"
        assert table.state.dump() == before


def test_every_move_number_after_the_end_is_refused() -> None:
    state = finished(1).state
    for move in range(state.game.move_space):
        with pytest.raises(smokowisko.IllegalMove) as refused:
            state.play(move)
        assert refused.value.rule == "SER-66"


def test_a_number_that_is_no_move_has_no_text() -> None:
    state = new().state
    for move in (-1, state.game.move_space):
        with pytest.raises(smokowisko.IllegalMove):
            state.text(move)
