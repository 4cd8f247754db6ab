"""The module Raven Attack, SMO-86 to SMO-92 and SMO-98."""

import pytest

from tests.games.smoki.position import A, B, C, Table, all_named, position

DREAM_A, DREAM_B, DREAM_C = "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", "?1 ?2 3 / ?4 ?5 8"


def attack(*dreams: str, draw: str = "A9", piles: tuple[str, str] = ("0", "7")) -> Table:
    """A turn of A, who draws a Raven Attack."""
    return position(
        *(dreams or (DREAM_A, DREAM_B, DREAM_C)),
        piles=piles,
        draw=draw,
        options={"raven_attack": True},
    )


@pytest.mark.rule("SMO-87", "SMO-88")
@pytest.mark.parametrize("slot", range(6))
def test_a_placed_attack_swaps_an_own_card_with_any_card_of_any_other_player(slot: int) -> None:
    table = attack("1 2 3 / 4 ?5 ?6", DREAM_B, DREAM_C).play("draw")
    table.play(*([f"place {slot} > 0"] if slot < 4 else [f"place {slot}", "discard 0"]))
    assert (table.phase, table.to_move) == ("attack_swap", A)
    assert table.legal() == [
        f"swap {own} > {other} {theirs}"
        for own in range(6)
        for other in (B, C)
        for theirs in range(6)
        if own != slot
    ]
    own = (slot + 1) % 6
    assert table.refuses("skip") == "SMO-87"
    assert table.refuses(f"swap {slot} > 1 0") == "SMO-88"
    assert table.refuses(f"swap {own} > 0 0") == "SMO-88"
    assert table.refuses(f"swap {own} > 3 0") == "SMO-88"


@pytest.mark.rule("SMO-88")
def test_the_attacker_may_sit_anywhere() -> None:
    table = position(
        *(DREAM_A, DREAM_B, DREAM_C), draw="A9", active=B, options={"raven_attack": True}
    )
    table.play("draw", "place 1 > 0")
    assert {text.split()[3] for text in table.legal()} == {"0", "2"}
    table.play("swap 3 > 0 0")
    assert (table.dream(A), table.dream(B)) == ("3 ?2 ?3 / 4 ?5 ?6", "?0 A9 ?4 / 1 ?5 8")
    assert table.to_move == C


@pytest.mark.rule("SMO-89", "SMO-91")
@pytest.mark.parametrize(
    ("swap", "attacker", "target"),
    [
        ("swap 3 > 1 1", "A9 ?2 ?3 / 7 ?5 ?6", "?0 4 ?4 / 3 ?5 8"),  # both face up
        ("swap 3 > 1 0", "A9 ?2 ?3 / ?0 ?5 ?6", "4 7 ?4 / 3 ?5 8"),  # theirs face down
        ("swap 1 > 1 5", "A9 8 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 ?2"),  # the own face down
    ],
)
def test_both_cards_stay_as_they_lay(swap: str, attacker: str, target: str) -> None:
    table = attack().play("draw", "place 0 > 0", swap)
    assert (table.dream(A), table.dream(B), table.dream(C)) == (attacker, target, DREAM_C)
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-88", "SMO-89")
def test_ex_36_two_face_down_cards_stay_unknown() -> None:
    table = attack().play("draw", "place 0 > 0").play("swap 1 > 2 0")
    assert (table.dream(A), table.dream(C)) == ("A9 ?1 ?3 / 4 ?5 ?6", "?2 ?2 3 / ?4 ?5 8")
    for viewer in (A, B, C, None):
        assert table.heard(viewer) == [
            {"type": "cards_exchanged", "seat": A, "slot": 1, "other": C, "other_slot": 0}
        ]
        seats = table.view(viewer)["seats"]
        assert seats[A]["dream"][1]["card"] is seats[C]["dream"][0]["card"] is None


@pytest.mark.rule("SMO-89", "SMO-91")
def test_ex_34_an_attack_completes_the_attacker() -> None:
    table = attack("1 2 0 / ?4 5 6", DREAM_B).play("draw", "place 0 > 0", "swap 3 > 1 1")
    assert table.told("round_ended") == [{"seat": A, "round": 1}]
    one, other = table.told("dream_scored")
    assert one["dream"] == all_named("A9 2 0 7 5 6")
    assert one["turned_up"] == []
    assert other["dream"] == all_named("0 4 4 3 5 8")
    assert other["turned_up"] == [0, 1, 2, 4]
    assert table.rounds == [[29, 24]]


@pytest.mark.rule("SMO-72", "SMO-91")
def test_ex_35_an_attack_completes_its_target() -> None:
    table = attack(DREAM_A, "0 7 4 / 3 ?5 8", DREAM_C)
    table.play("draw", "place 0 > 0", "swap 3 > 1 4")
    assert table.told("round_ended") == [{"seat": A, "round": 1}]
    assert [facts["seat"] for facts in table.told("round_started")] == [B]
    assert (table.phase, table.to_move) == ("initial_reveal", B)


@pytest.mark.rule("SMO-90")
def test_a_drawn_attack_may_be_discarded_a_taken_one_may_not() -> None:
    table = attack().play("draw", "discard 1")
    assert (table.pile(1), table.dream(A), table.to_move) == ("7 A9", DREAM_A, B)
    table = attack(piles=("A9", "7"))
    assert table.refuses("discard 0") == "SMO-19"
    table.play("take 0 0 > 1")
    assert table.phase == "attack_swap"


@pytest.mark.rule("SMO-35", "SMO-92")
@pytest.mark.parametrize("card", ["C10", "N9", "A9", "R"])
def test_a_swapped_raven_card_does_nothing(card: str) -> None:
    table = attack(DREAM_A, f"?0 {card} ?4 / 3 ?5 8").play("draw", "place 0 > 0", "swap 3 > 1 1")
    assert (table.dream(A), table.dream(B)) == (f"A9 ?2 ?3 / {card} ?5 ?6", "?0 4 ?4 / 3 ?5 8")
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-98")
def test_an_undone_dream_does_not_hide_another_complete_one() -> None:
    """A brings a face-down card in, and thereby completes B."""
    table = attack("1 2 3 / 4 5 ?6", "0 7 ?4 / 3 6 8").play("draw", "place 5", "discard 0")
    table.play("swap 0 > 1 2")
    assert table.told("round_ended") == [{"seat": A, "round": 1}]
