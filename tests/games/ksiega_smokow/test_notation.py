"""Moves as text and as numbers: every legal one there and back, and why the others are refused."""

import pytest

import smokowisko
from smokowisko.games.ksiega_smokow.tables import BOOST, END_TURN, PASS_TURN
from smokowisko.words import LANGUAGES, say
from tests.games.ksiega_smokow.position import A, B, Table, new, position
from tests.games.ksiega_smokow.random_games import finished, tables

ANY_HAND = {"mountain_target": "any_hand"}
PREFIX = "ksiega_smokow-illegal-"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_move_reads_back_from_its_text(players: int) -> None:
    for table in tables(players, 9, ANY_HAND):
        moves = table.state.moves()
        assert moves == sorted(set(moves))
        texts = [table.state.text(move) for move in moves]
        assert len(set(texts)) == len(texts)
        if len(texts) < 12:
            assert [table.state.move(text) for text in texts] == moves


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("place 4 3 > 2, 5 > 1", "place 5 > 1, 3 4 > 2"),
        ("  place   5 > 1 ,4 3 > 2 ", "place 5 > 1, 3 4 > 2"),
        ("place 5 > 2, 4 > 2, 3 > 2", "place 3 4 5 > 2"),
        ("mountains 3 of 0", "mountains 3"),
    ],
)
def test_a_text_is_read_in_canonical_form(written: str, text: str) -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", books={A: "mountains_onyx"})
    assert table.state.text(table.state.move(written)) == text


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("place 5 > 1, 3 3 > 2", {"act": "place_dice", "bids": [
            {"field": 1, "values": [5]}, {"field": 2, "values": [3, 3]}]}),
        ("storm 2", {"act": "use_storm", "field": 2}),
        ("desert 3", {"act": "use_desert", "value": 3}),
        ("jungle", {"act": "use_jungle"}),
        ("mountains 5", {"act": "use_mountains", "seat": A, "value": 5}),
        ("mountains 4 of 1", {"act": "use_mountains_on", "seat": B, "value": 4}),
    ],
)  # fmt: skip
def test_the_view_gives_every_move_in_parts(text: str, parts: dict[str, object]) -> None:
    book = "storm_onyx desert_onyx jungle_onyx mountains_onyx"
    table = position("3 3 5 / 3 4 5 / 3 4 5", books={A: book}, options=ANY_HAND)
    moves = {move.pop("text"): move for move in table.view(A)["moves"]}
    assert list(moves) == table.legal()
    assert moves[text] == {"code": table.state.move(text), **parts}


def test_the_view_gives_the_moves_with_dice_on_cards_in_parts() -> None:
    table = position("5, F1 3 4 / 3 4 5 / 3 4 5", books={A: "plains_onyx"})
    moves = {move.pop("text"): move for move in table.view(A)["moves"]}
    assert moves["take 1"] == {"code": table.state.move("take 1"), "act": "take_card", "field": 1}
    assert moves["plains 1"]["act"] == "use_plains"
    assert [move["act"] for move in table.play("take 1").view(A)["moves"]] == ["end_turn"]
    stuck = position("1 1 1 / 3 4, F1 5 / 3 4 5").view(A)["moves"]
    assert [move["act"] for move in stuck] == ["boost", "pass_turn"]


@pytest.mark.parametrize(
    ("dice", "options", "what"),
    [
        ("3 4 5 / 3 4 5", {}, "act"),
        ("3 4 5 / 3 4 5", {"left": [0, 5, 5]}, "act_last"),
        ("1 1 1 / 3 4, F1 5", {}, "stuck"),
        ("F1 3 4 5 / 3 4 5", {}, "act"),
        ("3 4 5 / 3 4 5", {"acted": True}, "finish"),
    ],
)
def test_the_prompt_says_what_must_be_decided(
    dice: str, options: dict[str, object], what: str
) -> None:
    table = position(dice, **options)  # type: ignore[arg-type]
    assert table.view(None)["prompt"] == {"key": f"ksiega_smokow-prompt-{what}", "seat": A}


def on_the_table() -> Table:
    """Every way to be refused is near. The blocking die lies on field 3."""
    return position(
        "1 6, F1 3 / 4 4, F2 5",
        books={A: "storm_onyx desert_onyx mountains_onyx plains_onyx"},
    )


REFUSED = [
    ("place", "KSI-30", "no_dice"),
    ("place 5 > 2", "KSI-30", "not_in_hand"),
    ("place 1 1 > 1", "KSI-30", "not_in_hand"),
    ("place 1 6 3 3 > 1", "KSI-30", "not_in_hand"),
    ("place 1 > 2", "KSI-34", "too_low"),
    ("place 6 > 3", "KSI-90", "blocked"),
    ("place 6 > 4", "KSI-36", "no_cards"),
    ("take 2", "KSI-45", "not_yours"),
    ("take 3", "KSI-45", "not_yours"),
    ("take 5", "KSI-36", "no_cards"),
    ("boost", "KSI-23", "can_act"),
    ("pass", "KSI-23", "can_act"),
    ("end", "KSI-22", "must_act"),
    ("storm 1", "KSI-60", "occupied"),
    ("storm 3", "KSI-89", "occupied"),
    ("storm 4", "KSI-60", "no_cards"),
    ("desert 3", "KSI-57", "not_in_hand"),
    ("desert 6", "KSI-63", "highest"),
    ("jungle", "KSI-53", "no_ability"),
    ("mountains 3", "KSI-57", "not_in_hand"),
    ("mountains 4 of 1", "KSI-65", "own_dice_only"),
    ("mountains 4 of 4", "KSI-65", "own_dice_only"),
    ("plains 2", "KSI-66", "not_occupied"),
    ("volcano", "KSI-59", "volcano"),
    ("", None, "not_a_move"),
    ("dance", None, "not_a_move"),
    ("volcano 1", None, "not_a_move"),
    ("take", None, "not_a_move"),
    ("take 0", None, "not_a_move"),
    ("take 6", None, "not_a_move"),
    ("take 01", None, "not_a_move"),
    ("desert 7", None, "not_a_move"),
    ("jungle 1", None, "not_a_move"),
    ("end now", None, "not_a_move"),
    ("mountains 1 of 5", None, "not_a_move"),
    ("mountains 1 on 1", None, "not_a_move"),
    ("place 6", None, "not_a_move"),
    ("place 6 > 6", None, "not_a_move"),
    ("place 7 > 1", None, "not_a_move"),
    ("place > 1", None, "not_a_move"),
    ("place 6 > 1,, 1 > 2", None, "not_a_move"),
    ("Place 6 > 1", None, "not_a_move"),
]


def assert_refused(table: Table, text: str, rule: str | None, reason: str) -> None:
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move(text)
    fault = refused.value
    key = PREFIX + reason
    assert (fault.rule, fault.key) == (rule, key)
    assert fault.sentence == say("en", key, **fault.params)
    for language in LANGUAGES:
        assert say(language, key, **fault.params)
    assert table.refuses(text) == rule


@pytest.mark.rule("KSI-22", "KSI-23", "KSI-30", "KSI-53", "KSI-59")
@pytest.mark.parametrize(("text", "rule", "reason"), REFUSED, ids=[text for text, *_ in REFUSED])
def test_a_refusal_names_the_rule_and_its_words(text: str, rule: str | None, reason: str) -> None:
    assert_refused(on_the_table(), text, rule, reason)


@pytest.mark.rule("KSI-33", "KSI-37", "KSI-64", "KSI-67", "KSI-96")
def test_the_other_refusals_name_their_rule_too() -> None:
    free = position("1 2 3 / 3 4 5 / 3 4 5")
    assert_refused(free, "place 1 > 1", "KSI-33", "below_threshold")
    immune = position("4 5 6 / 4 5, F1 3 / 3 4 5", tokens={B: 1})
    assert_refused(immune, "place 6 > 1", "KSI-37", "immune")
    own = position("5 6, F1 3 / 3 4 5", options={"allow_reinforce": False})
    assert_refused(own, "place 5 > 1", "KSI-38", "no_reinforcing")
    nowhere = position("4 5 6 / 3 4 5", left=[0, 0, 5])
    assert_refused(nowhere, "place 4 5 > 3", "KSI-96", "no_refuge")
    sixes = position("6 6 6 / 3 4 5", books={A: "jungle_onyx"})
    assert_refused(sixes, "jungle", "KSI-64", "none_to_raise")
    token = position("5 6, F1 3 / 3 4 5", books={A: "plains_onyx"}, tokens={A: 1})
    assert_refused(token, "plains 1", "KSI-67", "token_placed")
    theirs = position("5 6 6 / 3 4 5", books={A: "mountains_onyx"}, options=ANY_HAND)
    assert_refused(theirs, "mountains 6 of 1", "KSI-57", "not_in_their_hand")
    acted = position("5 6, F1 3 / 3 4 5", acted=True)
    for text in ("place 5 > 2", "take 1", "boost", "pass"):
        assert_refused(acted, text, "KSI-22", "one_action")


def test_a_refusal_tells_the_pips_that_are_needed() -> None:
    for dice, text, needed, pips in (
        ("1 2 3 / 3 4 5", "place 1 2 > 2", 4, 3),
        ("1 2 3 / 3 4, F1 5", "place 3 > 1", 6, 3),
        ("1 2 3 / 3 4 5", "place 1 2 3 > 3", 7, 6),
    ):
        with pytest.raises(smokowisko.IllegalMove) as refused:
            position(dice).state.move(text)
        assert (refused.value.params["needed"], refused.value.params["pips"]) == (needed, pips)


@pytest.mark.rule("KSI-75")
@pytest.mark.parametrize("text", ["end", "place 5 > 1", "take 1", "storm 1", "mountains 1"])
def test_everything_is_refused_after_the_end(text: str) -> None:
    assert_refused(finished(2, 1), text, "KSI-75", "over")


@pytest.mark.parametrize(("players", "ply"), [(2, 0), (3, 1), (4, 50), (5, 60)])
def test_every_other_number_is_refused_for_the_same_reason_as_its_text(
    players: int, ply: int
) -> None:
    """All small moves and every ninetieth placement."""
    table = next(table for at, table in enumerate(tables(players, 6, ANY_HAND)) if at == ply)
    state = table.state
    before = state.dump()
    numbers = {*range(60), *range(60, state.game.move_space, 90)}
    for move in sorted(numbers - set(state.moves())):
        with pytest.raises(smokowisko.IllegalMove) as by_number:
            state.play(move)
        with pytest.raises(smokowisko.IllegalMove) as by_text:
            state.move(state.text(move))
        assert by_number.value.rule is not None
        assert by_number.value.fields == by_text.value.fields
    assert state.dump() == before


@pytest.mark.parametrize("move", [-(1 << 64), -1, 1_000_000, (1 << 63) - 1, 1 << 63, 1 << 70])
def test_a_number_beyond_all_moves_is_refused_and_changes_nothing(move: int) -> None:
    for table in (new(), finished(2, 1)):
        before = table.state.dump()
        with pytest.raises(smokowisko.IllegalMove) as refused:
            table.state.play(move)
        assert (refused.value.rule, refused.value.key) == (None, f"{PREFIX}no_such_move")
        assert table.state.dump() == before


def test_a_number_that_is_no_move_has_no_text() -> None:
    state = new().state
    for move in (-1, state.game.move_space):
        with pytest.raises(smokowisko.IllegalMove):
            state.text(move)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_comes_back_from_its_numbers_and_its_copy_is_its_own(players: int) -> None:
    for table in tables(players, 2):
        numbers = table.state.dump()
        assert table.state.game.load(numbers).dump() == numbers
        twin = table.state.copy()
        assert twin.dump() == numbers
        if not table.over:
            twin.play(twin.moves()[0])
            assert table.state.dump() == numbers


@pytest.mark.rule("KSI-22", "KSI-23", "KSI-47")
@pytest.mark.parametrize("dice", ["3 4 5 / 3 4 5", "4 5, F1 3 / 3 4 5", "1 1 1 / 3 4, F1 5"])
def test_after_the_main_action_numbers_are_refused_like_texts(dice: str) -> None:
    """What was legal before the action, and boosting where nothing was, is legal no more."""
    before = position(dice).state.moves()
    state = position(dice, acted=True).state
    assert state.moves() == [END_TURN]
    unchanged = state.dump()
    for move in {BOOST, PASS_TURN, *before}:
        with pytest.raises(smokowisko.IllegalMove) as refused:
            state.play(move)
        assert refused.value.rule == "KSI-22"
    assert state.dump() == unchanged


@pytest.mark.rule("KSI-23", "KSI-26")
@pytest.mark.parametrize("dice", ["3 4 5 / 3 4 5", "F1 3 4 5 / 3 4 5"])
def test_boosting_by_number_is_refused_to_whoever_can_place_or_take(dice: str) -> None:
    state = position(dice).state
    for move in (BOOST, PASS_TURN):
        with pytest.raises(smokowisko.IllegalMove) as refused:
            state.play(move)
        assert refused.value.rule == "KSI-23"
