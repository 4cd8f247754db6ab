"""The raven cards of the base deck, SMO-33 to SMO-52: Ring, Nest and Reflection during play."""

import pytest

from tests.games.smoki.position import A, B, C, D, Table, all_named, named, position

DREAM_A, DREAM_B, DREAM_C = "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", "?1 ?2 3 / ?4 ?5 8"


def turn(
    *dreams: str, piles: tuple[str, str] = ("0", "7"), draw: str = "", active: int = A
) -> Table:
    return position(*(dreams or (DREAM_A, DREAM_B)), piles=piles, draw=draw, active=active)


@pytest.mark.rule("SMO-33")
@pytest.mark.parametrize("card", ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8"])
def test_a_dragon_has_a_value_and_no_effect(card: str) -> None:
    table = turn("1 ?2 ?3 / R ?R ?R", "?0 6 ?4 / 3 ?5 R", draw=card)
    table.play("draw", "place 0 > 1")
    assert (table.phase, table.to_move) == ("choose_source", B)
    assert table.dream(A) == f"{card} ?2 ?3 / R ?R ?R"
    assert table.view(None)["seats"][A]["dream"][0]["counts"] == int(card)


@pytest.mark.rule("SMO-34", "SMO-36")
@pytest.mark.parametrize(
    ("card", "phase"),
    [("N9", "nest_swap"), ("C10", "ring_bottom"), ("A9", "attack_swap"), ("R", "choose_source")],
)
@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("slot", [0, 1])
def test_an_action_works_alike_from_either_kind_of_pile(
    slot: int, drawn: bool, card: str, phase: str
) -> None:
    pile = "8" if drawn else card
    table = position(DREAM_A, DREAM_B, piles=(pile, "7"), draw=card, options={"raven_attack": True})
    onto = "" if card == "C10" or slot == 1 else " > 1"
    table.play(*(["draw", f"place {slot}{onto}"] if drawn else [f"take 0 {slot}{onto}"]))
    removed = "12"[slot]
    if slot == 1 and card != "C10":  # first the removed card, then the action
        assert (table.phase, table.removed) == ("discard_removed", "2")
        table.play("discard 1")
    assert table.phase == phase
    if card == "C10":
        assert table.dream(B).split()[slot] == removed
    else:
        assert table.pile(1) == f"7 {removed}"


@pytest.mark.rule("SMO-35")
@pytest.mark.parametrize("card", ["C10", "N9", "R"])
def test_ex_29_a_raven_card_passed_by_a_ring_does_nothing(card: str) -> None:
    table = turn(f"1 ?{card} ?3 / 4 ?5 ?6", DREAM_B, DREAM_C, piles=("0", "7"), draw="C10")
    table.play("draw", "place 1")
    assert table.dream(A) == "1 C10 ?3 / 4 ?5 ?6"
    assert table.dream(B) == f"?0 {card} ?4 / 3 ?5 8"
    assert table.dream(C) == "?1 7 3 / ?4 ?5 8"
    assert (table.phase, table.to_move, table.removed) == ("ring_bottom", C, "2")
    table.play("under 0")
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-35")
def test_a_ring_put_under_a_pile_does_nothing() -> None:
    table = turn(DREAM_A, "?0 C10 ?4 / 3 ?5 8", piles=("0", "7"), draw="C10")
    table.play("draw", "place 1", "under 1")
    assert (table.pile(1), table.phase, table.to_move) == ("C10 7", "choose_source", B)


@pytest.mark.rule("SMO-37")
@pytest.mark.parametrize("card", ["N9", "R", "A9"])
def test_a_drawn_raven_card_that_is_not_wanted_is_discarded(card: str) -> None:
    table = position(DREAM_A, DREAM_B, draw=card, options={"raven_attack": True})
    table.play("draw", "discard 1")
    assert (table.pile(1), table.dream(A)) == (f"0 {card}", DREAM_A)
    assert (table.phase, table.to_move) == ("choose_source", B)


# ------------------------------------------------------------ Raven Ring


@pytest.mark.rule("SMO-38", "SMO-39")
def test_a_taken_ring_is_placed_and_its_card_handed_on() -> None:
    table = turn(piles=("C10", "7"))
    assert table.legal("take 0") == [f"take 0 {slot}" for slot in range(6)]
    assert table.refuses("take 0 0 > 1") == "SMO-39"
    table.play("take 0 0")
    assert (table.dream(A), table.dream(B)) == ("C10 ?2 ?3 / 4 ?5 ?6", "1 7 ?4 / 3 ?5 8")
    assert (table.pile(0), table.pile(1), table.removed) == ("", "7", "0")


@pytest.mark.rule("SMO-41", "SMO-42", "SMO-44", "SMO-46")
@pytest.mark.parametrize("pile", [0, 1])
def test_ex_28_a_ring_with_two_players(pile: int) -> None:
    table = turn("1 ?2 ?3 / 4 ?6 ?5", DREAM_B, piles=("3 2", "7"), draw="C10")
    table.play("draw", "place 4")
    assert table.dream(A) == "1 ?2 ?3 / 4 C10 ?5"
    assert table.dream(B) == "?0 7 ?4 / 3 6 8"
    assert (table.phase, table.to_move) == ("ring_bottom", B)
    assert table.view(A)["removed"] == {"seat": B, "slot": 4, "card": named("5")}
    assert table.refuses("discard 0") == "SMO-42"
    table.play(f"under {pile}")
    assert (table.pile(0), table.pile(1)) == [("5 3 2", "7"), ("3 2", "5 7")][pile]
    assert table.dream(A) == "1 ?2 ?3 / 4 C10 ?5"
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-16", "SMO-40", "SMO-41", "SMO-42", "SMO-44")
def test_a_ring_in_the_middle_of_four() -> None:
    """From C on: everybody but C receives one card, face up; B, on the right of C, is the last."""
    table = turn(
        "?1 ?2 ?3 / ?4 ?5 6",
        "1 ?2 ?3 / ?4 ?5 ?6",
        "1 ?7 ?3 / 4 ?0 ?6",
        "?1 ?8 ?2 / 4 ?5 ?6",
        piles=("C10", "8"),
        active=C,
    )
    table.play("take 0 1")
    assert [table.dream(seat) for seat in (A, B, C, D)] == [
        "?1 8 ?3 / ?4 ?5 6",
        "1 2 ?3 / ?4 ?5 ?6",
        "1 C10 ?3 / 4 ?0 ?6",
        "?1 7 ?2 / 4 ?5 ?6",
    ]
    passed = [(facts["seat"], facts["to"]) for facts in table.told("card_passed")]
    assert passed == [(C, D), (D, A), (A, B)]
    assert (table.to_move, table.removed) == (B, "2")
    assert table.legal() == ["under 0", "under 1"]
    table.play("under 1")
    assert (table.pile(1), table.to_move) == ("2 8", D)


@pytest.mark.rule("SMO-43")
def test_the_card_put_under_a_pile_is_shown_to_all() -> None:
    table = turn(draw="C10").play("draw", "place 2", "under 1")
    for viewer in (A, B, None):
        assert table.heard(viewer, "card_put_under") == [
            {"type": "card_put_under", "seat": B, "pile": 1, "piles": 2, "card": named("4")}
        ]


@pytest.mark.rule("SMO-28", "SMO-43")
@pytest.mark.parametrize(("pile", "left"), [(0, ("0", "4")), (1, ("", "0 4"))])
def test_ex_31_a_ring_from_a_pile_of_one(pile: int, left: tuple[str, str]) -> None:
    table = turn("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?3 / 3 ?5 8", piles=("C10", "4"))
    table.play("take 0 0")
    assert (table.pile(0), table.pile(1)) == ("", "4")
    assert table.legal() == ["under 0", "under 1"]
    table.play(f"under {pile}")
    assert (table.pile(0), table.pile(1)) == left
    assert table.view(None)["piles"][0]["top"] == (named("0") if pile == 0 else None)


@pytest.mark.rule("SMO-45")
def test_a_ring_that_completes_its_owner_is_passed_to_the_end() -> None:
    table = turn("1 2 3 / 4 5 ?6", DREAM_B, DREAM_C, draw="C10")
    table.play("draw", "place 5")
    assert (table.phase, table.to_move, table.rounds) == ("ring_bottom", C, [])
    table.play("under 0")
    assert table.told("round_ended") == [{"seat": A, "round": 1}]


# ------------------------------------------------------------ Raven's Nest


@pytest.mark.rule("SMO-47", "SMO-48", "SMO-50")
@pytest.mark.parametrize("nest", range(6))
def test_a_nest_swaps_any_two_other_cards_or_none(nest: int) -> None:
    table = turn("1 2 3 / 4 ?5 ?6", DREAM_B, piles=("0", "7"), draw="N9")
    table.play("draw", f"place {nest}" + (" > 0" if nest < 4 else ""))
    if nest >= 4:
        table.play("discard 0")
    others = [slot for slot in range(6) if slot != nest]
    swaps = [f"swap {one} {other}" for one in others for other in others if one < other]
    assert len(swaps) == 10
    assert table.legal() == ["skip", *swaps]
    assert table.refuses(f"swap {nest} {others[0]}") == "SMO-48"
    assert table.refuses(f"swap {others[0]} {others[0]}") == "SMO-48"
    assert table.refuses(f"swap {others[0]} > 1 0") == "SMO-47"


@pytest.mark.rule("SMO-49")
@pytest.mark.parametrize(
    ("swap", "dream"),
    [
        ("swap 1 2", "N9 3 ?2 / ?4 ?5 6"),  # face down and face up
        ("swap 3 4", "N9 ?2 3 / ?5 ?4 6"),  # both face down
        ("swap 2 5", "N9 ?2 6 / ?4 ?5 3"),  # both face up
        ("swap 3 2", "N9 ?2 ?4 / 3 ?5 6"),
    ],
)
def test_swapped_cards_stay_as_they_lay(swap: str, dream: str) -> None:
    table = turn("1 ?2 3 / ?4 ?5 6", DREAM_B, draw="N9").play("draw", "place 0 > 0").play(swap)
    assert (table.dream(A), table.to_move) == (dream, B)
    assert [sorted(facts) for facts in table.heard(A)] == [["other_slot", "seat", "slot", "type"]]


@pytest.mark.rule("SMO-48")
def test_ex_43_a_second_nest_may_be_swapped() -> None:
    table = turn("N9 3 1 / 3 ?5 6", DREAM_B, draw="N9").play("draw", "place 5 > 0")
    table.play("swap 0 1")
    assert table.dream(A) == "3 N9 1 / 3 ?5 N9"
    dream = table.view(None)["seats"][A]["dream"]
    assert [slot["cancelled"] for slot in dream] == [True, False, False, True, False, False]
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-51")
@pytest.mark.parametrize(("choice", "score"), [("swap 0 1", 15), ("skip", 29)])
def test_ex_33_a_nest_in_the_last_face_down_slot(choice: str, score: int) -> None:
    table = turn("7 2 1 / 3 7 ?4", "?0 6 ?4 / 3 ?5 8", piles=("0", "6"), draw="N9")
    table.play("draw", "place 5", "discard 0")
    assert (table.phase, table.to_move, table.rounds) == ("nest_swap", A, [])
    table.play(choice)
    assert table.rounds[0][A] == score
    swapped = all_named("2 7 1 3 7 N9")
    assert (table.told("dream_scored")[A]["dream"] == swapped) == (choice != "skip")


# ------------------------------------------------------------ Water Reflection


@pytest.mark.rule("SMO-52")
def test_a_reflection_is_placed_discarded_passed_and_swapped_like_any_card() -> None:
    table = turn(draw="R").play("draw", "place 0 > 1")
    assert (table.dream(A), table.to_move) == ("R ?2 ?3 / 4 ?5 ?6", B)

    table = turn(draw="R").play("draw", "discard 0")
    assert (table.pile(0), table.to_move) == ("0 R", B)

    table = turn("R ?2 ?3 / 4 ?5 ?6", DREAM_B, draw="C10").play("draw", "place 0")
    assert table.dream(B) == "R 7 ?4 / 3 ?5 8"

    table = turn("R ?2 ?3 / 4 ?5 6", DREAM_B, draw="N9").play("draw", "place 5 > 0", "swap 0 3")
    assert table.dream(A) == "4 ?2 ?3 / R ?5 N9"


@pytest.mark.rule("SMO-52")
def test_a_reflection_has_no_number() -> None:
    table = turn("R ?2 ?3 / 4 ?5 ?6", DREAM_B)
    card = table.view(None)["seats"][A]["dream"][0]["card"]
    assert card == {"kind": "water_reflection", "value": None}
