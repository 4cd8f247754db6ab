"""The worked examples of docs/rules/smoki.md whose course is not plain scoring."""

import pytest

from tests.games.smoki.position import A, B, C, named, position, score


@pytest.mark.rule("SMO-38", "SMO-39", "SMO-40", "SMO-41", "SMO-42", "SMO-44", "SMO-46")
def test_ex_01_a_ring_goes_round_the_table() -> None:
    table = position(
        "5 ?8 ?2 / ?6 ?1 ?R",
        "?3 7 ?4 / ?0 ?5 ?6",
        "?1 -2 ?2 / ?4 ?3 ?0",
        piles=("3", "6"),
        draw="C10",
    )
    table.play("draw")
    assert table.legal() == [f"place {slot}" for slot in range(6)]
    assert table.refuses("discard 0") == "SMO-22"
    table.play("place 1")
    assert table.heard(None, "card_passed") == [
        {"type": "card_passed", "seat": A, "to": B, "slot": 1, "card": named("8")},
        {"type": "card_passed", "seat": B, "to": C, "slot": 1, "card": named("7")},
    ]
    assert (table.phase, table.to_move, table.removed) == ("ring_bottom", C, "-2")
    assert table.legal() == ["under 0", "under 1"]
    table.play("under 0")
    assert table.dream(A) == "5 C10 ?2 / ?6 ?1 ?R"
    assert table.dream(B) == "?3 8 ?4 / ?0 ?5 ?6"
    assert table.dream(C) == "?1 7 ?2 / ?4 ?3 ?0"
    assert (table.pile(0), table.pile(1)) == ("-2 3", "6")
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-53", "SMO-55", "SMO-56", "SMO-57", "SMO-58")
@pytest.mark.parametrize(
    ("row", "total"),
    [("7 R 0", 7), ("7 R R", 21), ("R R 7", 21), ("0 R R", 0), ("R R 0", 0), ("R R R", 0)],
)
def test_ex_02_to_05_rows_with_reflections(row: str, total: int) -> None:
    assert score(f"{row} / 1 2 3") == total + 6


@pytest.mark.rule("SMO-62", "SMO-63", "SMO-64", "SMO-65", "SMO-66", "SMO-67", "SMO-68")
@pytest.mark.parametrize(
    ("dream", "total"),
    [
        ("3 C10 R / 4 C10 5", 22),
        ("4 1 6 / 1 R 3", 16),
        ("7 5 0 / 7 6 3", 14),
        ("-2 4 1 / -2 5 2", 12),
        ("N9 2 3 / A9 4 0", 9),
        ("R 5 8 / R 5 1", 19),
        ("R -2 R / 6 3 4", 7),
        ("-2 R -2 / R -2 R", -12),
        ("C10 R C10 / R C10 R", 60),
        ("7 7 2 / 1 3 2", 18),
        ("R R 4 / 0 1 2", 15),
        ("3 R 8 / 0 3 1", 18),
    ],
)
def test_ex_07_and_ex_20_to_27_dreams(dream: str, total: int) -> None:
    assert score(dream) == total


@pytest.mark.rule("SMO-47", "SMO-48", "SMO-49", "SMO-50")
def test_ex_06_a_nest_brings_two_sevens_together() -> None:
    table = position("7 3 ?5 / ?1 7 8", "?2 ?2 ?4 / ?4 ?6 0", piles=("N9", "1"))
    assert table.refuses("take 0 5") == "SMO-25"
    table.play("take 0 5 > 1")
    assert table.phase == "nest_swap"
    assert len(table.legal("swap")) == 10
    assert table.refuses("swap 0 5") == "SMO-48"
    table.play("swap 1 0")
    assert table.dream(A) == "3 7 ?5 / ?1 7 N9"
    assert (table.pile(0), table.pile(1), table.to_move) == ("", "1 8", B)


@pytest.mark.rule("SMO-87", "SMO-88", "SMO-89", "SMO-91")
def test_ex_08_a_raven_attack() -> None:
    table = position(
        "8 1 ?3 / 2 ?6 5", "R R R / ?4 6 ?0", piles=("A9", "1"), options={"raven_attack": True}
    )
    table.play("take 0 5 > 0")
    assert table.refuses("skip") == "SMO-87"
    assert table.refuses("swap 5 > 1 2") == "SMO-88"
    assert len(table.legal()) == 30
    table.play("swap 0 > 1 2")
    assert (table.dream(A), table.dream(B)) == ("R 1 ?3 / 2 ?6 A9", "R R 8 / ?4 6 ?0")
    seats = table.view(None)["seats"]
    assert [slot["counts"] for slot in seats[A]["dream"]] == [1, 1, None, 2, None, 9]
    assert [slot["copies"] for slot in seats[B]["dream"]][:3] == [2, 2, None]
    assert [slot["counts"] for slot in seats[B]["dream"]][:3] == [8, 8, 8]
    assert table.to_move == B


@pytest.mark.rule("SMO-45", "SMO-59", "SMO-72")
def test_ex_30_a_ring_completes_somebody_else() -> None:
    table = position(
        "1 2 ?3 / 4 ?5 ?6",
        "0 0 ?1 / 7 8 4",
        "?1 ?2 ?3 / ?4 ?5 8",
        piles=("7", "6"),
        draw="C10",
    )
    table.play("draw", "place 2")
    assert (table.phase, table.to_move, table.removed) == ("ring_bottom", C, "3")
    table.play("under 1")
    assert table.rounds == [[28, 22, 21]]
    assert (table.phase, table.to_move) == ("initial_reveal", B)
    assert [facts["seat"] for facts in table.told("round_started")] == [B]


@pytest.mark.rule("SMO-26", "SMO-30", "SMO-31", "SMO-32")
def test_ex_37_the_draw_pile_is_renewed_at_the_end_of_the_turn() -> None:
    dreams = ["?-2 ?0 1 / ?2 ?3 ?4"] * 4 + ["?5 ?5 5 / ?5 ?6 ?6"]
    rest = [
        "6",
        "6",
        "7",
        "7",
        "7",
        "7",
        "8",
        "8",
        "8",
        "8",
        "N9",
        "N9",
        "N9",
        "N9",
        "C10",
        "C10",
        "C10",
        "C10",
        "R",
        "R",
        "R",
    ]
    table = position(*dreams, piles=(" ".join(rest[:10]), " ".join(rest[10:])), draw="R")
    assert len(table.draw_pile()) == 1
    table.play("draw")
    assert (len(table.draw_pile()), table.drawn) == (0, "R")
    table.play("discard 0")
    assert len(table.draw_pile()) == 20
    assert [pile["count"] for pile in table.view(None)["piles"]] == [1, 1]
    assert table.told("draw_pile_renewed") == [{"count": 22}]
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-29")
def test_ex_38_no_renewal_when_the_round_is_over() -> None:
    table = position(
        "1 2 3 / 4 5 ?6", "?1 ?2 ?3 / ?4 ?5 0", piles=("7", "6"), draw="0", draw_size=1
    )
    table.play("draw", "place 5", "discard 0")
    assert not table.told("draw_pile_renewed")
    assert table.rounds == [[15, 15]]


@pytest.mark.rule("SMO-98")
@pytest.mark.parametrize(
    ("swap", "attacker", "goes_on"),
    [("swap 0 > 1 1", "?0 1 2 / 3 A9 5", True), ("swap 0 > 1 4", "8 1 2 / 3 A9 5", False)],
)
def test_ex_46_an_attack_may_undo_a_completed_dream(
    swap: str, attacker: str, goes_on: bool
) -> None:
    table = position(
        "4 1 2 / 3 ?6 5",
        "7 ?0 ?3 / 2 8 1",
        piles=("7", "6"),
        draw="A9",
        options={"raven_attack": True},
    )
    table.play("draw", "place 4", "discard 1")
    assert table.phase == "attack_swap"
    table.play(swap)
    if goes_on:
        assert (table.dream(A), table.dream(B)) == (attacker, "7 4 ?3 / 2 8 1")
        assert (table.phase, table.to_move) == ("choose_source", B)
    else:
        assert len(table.rounds) == 1
        assert table.told("dream_scored")[A]["dream"] == [
            named(card) for card in attacker.replace("/", "").split()
        ]


@pytest.mark.rule("SMO-70", "SMO-73", "SMO-74")
def test_ex_39_two_players_share_the_round_and_the_game() -> None:
    table = position(
        "1 -2 1 / 2 0 ?4",
        "?0 ?3 ?4 / ?-2 ?0 ?0",
        "?4 ?3 ?-2 / ?2 ?1 ?1",
        piles=("3", "6"),
        tokens=(2, 2, 0),
    )
    table.play("take 0 5", "discard 1")
    assert table.rounds[-1] == [5, 5, 9]
    assert table.told("token_taken") == [{"seat": A, "tokens": 3}, {"seat": B, "tokens": 3}]
    assert table.state.over
    assert (table.state.ranks(), table.state.winners()) == ([1, 1, 3], [A, B])
