"""The worked examples of the specification, EX-01 to EX-37, with its own numbers."""

from collections.abc import Mapping

import pytest

from tests.games.serce_smoka.position import A, B, Table, position, singles


@pytest.mark.rule("SER-21", "SER-28", "SER-32")
def test_ex_01_any_number_of_fire_dragons() -> None:
    table = position(fields="fire_dragon 3 2", hand="fire_dragon 4 3")
    assert table.legal("fire_dragon") == ["fire_dragon 3", "fire_dragon 4", "fire_dragon 3 4"]
    table.play("fire_dragon 3 4")
    assert table.fields == "fire_dragon 2 3 3 4"
    assert table.collected(A) == ""


@pytest.mark.rule("SER-24", "SER-25")
def test_ex_02_two_places_take_two_huntresses_not_three() -> None:
    table = position(fields="huntress 1", hand="huntress 1 1 2")
    assert table.legal("huntress") == ["huntress 1", "huntress 2", "huntress 1 1", "huntress 1 2"]
    assert table.refuses("huntress 1 1 2") == "SER-25"
    assert table.fields == "huntress 1"
    assert table.hand(A) == "petrified_dragon 2 2 | huntress 1 1 2"


@pytest.mark.rule("SER-34")
def test_ex_03_fire_dragon_collects_the_treasure() -> None:
    table = position(fields="treasure_chest 4 1 3", hand="fire_dragon 2")
    table.play("fire_dragon 2")
    assert table.collected(A) == "treasure_chest 1 3 4"
    assert table.points == 8
    assert table.fields == "fire_dragon 2"


@pytest.mark.rule("SER-32", "SER-41")
def test_ex_04_troll_without_sorceresses_collects_nothing() -> None:
    table = position(hand="troll 2").play("troll 2")
    assert table.collected(A) == ""
    assert table.fields == "troll 2"


@pytest.mark.rule("SER-36", "SER-38", "SER-58")
def test_ex_05_two_sorceresses_take_one_stack() -> None:
    def before() -> Table:
        return position(
            fields="treasure_chest 3 2 | petrified_dragon 2 2",
            hand="sorceress 1 2 | troll 1 2 3",
        )

    treasure = before().play("sorceress 1 2 > treasure_chest")
    assert treasure.points == 5
    assert treasure.fields == "petrified_dragon 2 2 | sorceress 1 2"
    assert treasure.figure is None
    assert treasure.heard(None, "cards_drawn") == [{"type": "cards_drawn", "seat": A, "count": 2}]
    assert treasure.hand_size(A) == 5

    petrified = before().play("sorceress 1 2 > petrified_dragon")
    assert petrified.points == 4
    assert petrified.fields == "treasure_chest 2 3 | sorceress 1 2"
    assert petrified.figure == A
    assert petrified.heard(None, "cards_drawn") == [{"type": "cards_drawn", "seat": A, "count": 3}]
    assert petrified.hand_size(A) == 6


@pytest.mark.rule("SER-37", "SER-39")
def test_ex_06_only_the_treasure_holds_cards() -> None:
    table = position(fields="treasure_chest 1", hand="sorceress 1")
    assert table.legal("sorceress") == ["sorceress 1"]
    table.play("sorceress 1")
    assert table.points == 1
    assert table.collected(A) == "treasure_chest 1"
    assert table.figure is None


@pytest.mark.rule("SER-32", "SER-39")
def test_ex_07_empty_targets_leave_the_figure_where_it_is() -> None:
    table = position(hand="sorceress 2", figure=B)
    assert table.legal("sorceress") == ["sorceress 2"]
    table.play("sorceress 2")
    assert table.collected(A) == ""
    assert table.figure == B
    assert table.hand_size(B) == 6


@pytest.mark.rule("SER-24", "SER-42")
@pytest.mark.parametrize(
    ("dwarf", "points", "collected"),
    [("dwarf 3", 7, "dwarf 1 1 2 3"), ("dwarf 1", 5, "dwarf 1 1 1 2")],
)
def test_ex_08_the_fourth_dwarf_takes_all_four(dwarf: str, points: int, collected: str) -> None:
    table = position(fields="dwarf 1 2 1", hand="dwarf 3 1")
    assert table.refuses("dwarf 3 1") == "SER-25"
    table.play(dwarf)
    assert table.points == points
    assert table.collected(A) == collected
    assert table.fields == ""


@pytest.mark.rule("SER-42")
def test_ex_09_four_dwarves_at_once() -> None:
    table = position(hand="dwarf 1 1 2 3").play("dwarf 1 1 2 3")
    assert table.collected(A) == "dwarf 1 1 2 3"
    assert table.points == 7
    assert table.fields == ""


@pytest.mark.rule("SER-43", "SER-44")
@pytest.mark.parametrize(
    ("target", "collected", "points"), [("troll", "troll 1 3", 4), ("sorceress", "sorceress 2", 2)]
)
def test_ex_10_the_second_hero_chooses(target: str, collected: str, points: int) -> None:
    table = position(fields="hero 1 | troll 3 1 | sorceress 2", hand="hero 2")
    assert table.legal("hero") == ["hero 2 > sorceress", "hero 2 > troll"]
    table.play(f"hero 2 > {target}")
    assert table.collected(A) == collected
    assert table.points == points
    assert table.below_ship == "hero 1 2"


@pytest.mark.rule("SER-29", "SER-44")
def test_ex_11_two_heroes_without_targets_go_below_the_ship() -> None:
    table = position(hand="hero 1 1").play("hero 1 1")
    assert table.collected(A) == ""
    assert table.below_ship == "hero 1 1"
    assert table.fields == ""


@pytest.mark.rule("SER-29")
def test_ex_12_a_single_hero_triggers_nothing() -> None:
    table = position(fields="troll 3 1", hand="hero 1").play("hero 1")
    assert table.collected(A) == ""
    assert table.fields == "troll 1 3 | hero 1"
    assert table.below_ship == ""


@pytest.mark.rule("SER-45", "SER-46")
def test_ex_13_the_third_huntress_takes_the_fire_dragons() -> None:
    table = position(fields="huntress 1 1 | fire_dragon 4 3", hand="huntress 2")
    table.play("huntress 2")
    assert table.points == 7
    assert table.collected(A) == "fire_dragon 3 4"
    assert table.below_ship == "huntress 1 1 2"
    assert table.fields == ""


@pytest.mark.rule("SER-24", "SER-47", "SER-48")
def test_ex_14_the_third_ship_takes_everybody_below() -> None:
    table = position(fields="ship 0", below_ship="hero 1 2 | huntress 1 1 2", hand="ship 0 0 0")
    assert table.legal("ship") == ["ship 0", "ship 0 0"]
    assert table.refuses("ship 0 0 0") == "SER-25"
    table.play("ship 0 0")
    assert table.collected(A) == "hero 1 2 | huntress 1 1 2"
    assert table.points == 7
    assert table.departures == 1
    assert table.fields == ""
    assert table.below_ship == ""


@pytest.mark.rule("SER-47", "SER-48")
def test_ex_15_a_departure_with_nobody_on_board() -> None:
    table = position(fields="ship 0 0", hand="ship 0").play("ship 0")
    assert table.collected(A) == ""
    assert table.departures == 1


@pytest.mark.rule("SER-38", "SER-58")
def test_ex_16_petrified_dragons_bring_the_figure_and_a_sixth_card() -> None:
    table = position(fields="petrified_dragon 2 2", hand="sorceress 1", deck_size=20)
    table.play("sorceress 1")
    assert table.points == 4
    assert table.figure == A
    assert table.hand_size(A) == 6
    assert table.deck_size(A) == 18


def figure_lost(seed: int = 0) -> Table:
    """EX-17: A takes the figure from B, who holds six different cards, four of them treasure."""
    return position(
        fields="petrified_dragon 2",
        hand="sorceress 1",
        hand_b="treasure_chest 1 2 3 4 | troll 1 2",
        deck_size_b=20,
        figure=B,
        seed=seed,
    ).play("sorceress 1")


@pytest.mark.rule("SER-54", "SER-58")
def test_ex_17_the_figure_lost_with_six_cards() -> None:
    table = figure_lost()
    assert table.points == 2
    assert table.figure == A
    assert table.hand_size(B) == 5
    assert table.deck_size(B) == 21
    assert table.hand_size(A) == 6
    kept, returned = singles(table.hand(B)), table.deck(B)[0]
    assert sorted([*kept, returned]) == singles("treasure_chest 1 2 3 4 | troll 1 2")


@pytest.mark.rule("SER-55")
def test_ex_18_a_smaller_hand_returns_nothing() -> None:
    table = position(
        fields="petrified_dragon 2",
        hand="sorceress 1",
        hand_b="dwarf 1 2 3 | ship 0",
        hand_size_b=4,
        deck_size_b=0,
        figure=B,
        final_turn=22,
    )
    table.play("sorceress 1")
    assert table.figure == A
    assert table.hand(B) == "dwarf 1 2 3 | ship 0"
    assert table.deck_size(B) == 0


@pytest.mark.rule("SER-57")
@pytest.mark.parametrize("seed", range(12))
def test_ex_19_one_card_played_draws_the_returned_card(seed: int) -> None:
    table = figure_lost(seed)
    returned = table.deck(B)[0]
    table.play(table.legal("treasure_chest")[0])
    assert table.told(B, "cards_drawn") == [returned]
    assert table.hand_size(B) == 5
    assert table.deck_size(B) == 20


@pytest.mark.rule("SER-57", "SER-60")
@pytest.mark.parametrize("seed", range(12))
def test_ex_20_three_cards_played_draw_the_returned_card_first(seed: int) -> None:
    table = figure_lost(seed)
    before = table.deck(B)
    assert table.told(B, "card_returned") == before[:1]
    three = next(text for text in table.legal("treasure_chest") if len(text.split()) == 4)
    table.play(three)
    assert table.told(B, "cards_drawn") == sorted(before[:3])
    assert table.deck(B) == before[3:]
    assert table.hand_size(B) == 5
    assert table.deck_size(B) == 18


@pytest.mark.rule("SER-40")
def test_ex_21_the_owner_keeps_the_figure() -> None:
    table = position(
        fields="petrified_dragon 2",
        hand="sorceress 1",
        hand_b="dwarf 1 2 3 | troll 1 | ship 0",
        figure=A,
    )
    table.play("sorceress 1")
    assert table.points == 2
    assert table.figure == A
    assert table.hand(B) == "troll 1 | dwarf 1 2 3 | ship 0"
    assert table.hand_size(A) == 6


@pytest.mark.rule("SER-64")
def test_ex_22_one_turn_after_the_third_departure() -> None:
    table = position(fields="ship 0 0", departures=2, hand="ship 0", turn=40)
    table.play("ship 0")
    assert table.departures == 3
    assert table.final_turn == 41
    assert table.state.to_move == B
    table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 41


def last_card_drawn(
    *,
    fields: str = "",
    departures: int = 0,
    hand: str = "",
    hand_b: str = "",
    deck_size_b: int = 20,
    options: Mapping[str, object] | None = None,
) -> Table:
    """EX-23: A, with five cards and a deck of one, plays a card in turn 50."""
    return position(
        fields=fields,
        departures=departures,
        hand=hand,
        hand_b=hand_b,
        deck_size=1,
        deck_size_b=deck_size_b,
        turn=50,
        options=options,
    ).play("petrified_dragon 2")


@pytest.mark.rule("SER-65")
def test_ex_23_three_turns_after_the_last_card() -> None:
    table = last_card_drawn()
    assert table.deck_size(A) == 0
    assert table.final_turn == 53
    for turn, seat in ((51, B), (52, A), (53, B)):
        assert (table.state.turn, table.state.to_move) == (turn, seat)
        table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 53


@pytest.mark.rule("SER-66")
def test_ex_24_a_departure_right_after_shortens_the_end() -> None:
    table = last_card_drawn(fields="ship 0 0", departures=2, hand_b="ship 0")
    table.play("ship 0")
    assert table.final_turn == 52
    assert (table.state.turn, table.state.to_move) == (52, A)
    table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 52


@pytest.mark.rule("SER-66")
def test_ex_25_the_own_departure_leaves_the_end_where_it_was() -> None:
    table = last_card_drawn(fields="ship 0 0", departures=2, hand="ship 0")
    table.play("petrified_dragon 2").play("ship 0")
    assert table.departures == 3
    assert table.final_turn == 53
    assert (table.state.turn, table.state.to_move) == (53, B)


@pytest.mark.rule("SER-69")
def test_ex_26_a_departure_in_the_last_turn_adds_none() -> None:
    table = last_card_drawn(fields="ship 0 0", departures=2, hand_b="ship 0")
    table.play("petrified_dragon 2").play("petrified_dragon 2").play("ship 0")
    assert table.departures == 3
    assert table.state.over
    assert table.state.turn == 53


@pytest.mark.rule("SER-68")
def test_ex_27_the_second_exhaustion_changes_nothing() -> None:
    table = last_card_drawn(deck_size_b=1)
    table.play("petrified_dragon 2")
    assert table.deck_size(B) == 0
    assert table.final_turn == 53


@pytest.mark.rule("SER-54", "SER-67")
def test_ex_28_a_returned_card_neither_stops_nor_restarts_the_end() -> None:
    table = position(
        hand="dwarf 1 1 1 1 2 2",
        hand_b="sorceress 1",
        fields="petrified_dragon 2",
        figure=A,
        deck="dwarf 2",
        deck_size=1,
        turn=50,
    )
    table.play("dwarf 1")
    assert (table.hand_size(A), table.deck_size(A), table.final_turn) == (6, 0, 53)
    table.play("sorceress 1")
    assert (table.hand_size(A), table.deck_size(A)) == (5, 1)
    table.play("dwarf 1")
    assert (table.hand_size(A), table.deck_size(A), table.final_turn) == (5, 0, 53)
    assert table.heard(None, "deck_exhausted") == []
    table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 53


@pytest.mark.rule("SER-72")
def test_ex_29_departure_and_last_card_in_one_turn() -> None:
    table = position(fields="ship 0 0", departures=2, hand="ship 0", deck_size=1, turn=50)
    table.play("ship 0")
    assert table.deck_size(A) == 0
    assert table.departures == 3
    assert table.final_turn == 51


@pytest.mark.rule("SER-76", "SER-78")
def test_ex_30_the_figure_breaks_the_tie() -> None:
    table = position(
        collected="treasure_chest 4 4 3 3 3 3 | fire_dragon 4 4 3 3 3 3 | dwarf 1",
        collected_b="petrified_dragon 2 2 2 2 2 2 2 2 2 2 | dwarf 3 3 2 2 2 2 2 2",
        figure=B,
        turn=41,
        final_turn=41,
    )
    assert table.state.scores() == [41, 41]
    table.play("petrified_dragon 2")
    assert table.state.scores() == [41, 41]
    assert table.state.winners() == [B]
    assert table.state.ranks() == [2, 1]


@pytest.mark.rule("SER-79")
def test_ex_31_a_tie_without_the_figure_is_a_draw() -> None:
    table = position(
        collected="treasure_chest 4 4 3 3 3 3 | petrified_dragon 2 2 2 2 2",
        collected_b="fire_dragon 4 4 3 3 3 3 | petrified_dragon 2 2 2 2 2",
        turn=41,
        final_turn=41,
    )
    table.play("petrified_dragon 2")
    assert table.state.scores() == [30, 30]
    assert table.state.winners() == [A, B]
    assert table.state.ranks() == [1, 1]


@pytest.mark.rule("SER-71")
def test_ex_32_a_fourth_departure_in_the_last_turn() -> None:
    table = position(
        active=B,
        hand_b="ship 0 0 0",
        below_ship="hero 1 2",
        departures=3,
        turn=41,
        final_turn=41,
    )
    table.play("ship 0 0 0")
    assert table.points == 3
    assert table.collected(B) == "hero 1 2"
    assert table.departures == 4
    assert table.state.over
    assert table.state.turn == 41


@pytest.mark.rule("SER-62", "SER-65")
def test_ex_33_a_deck_too_short_to_refill() -> None:
    table = position(hand="treasure_chest 1 2 4", deck_size=1, turn=50)
    table.play("treasure_chest 1 2 4")
    assert table.hand_size(A) == 3
    assert table.deck_size(A) == 0
    assert table.heard(None, "deck_exhausted") == [{"type": "deck_exhausted", "seat": A}]
    assert table.final_turn == 53


@pytest.mark.rule("SER-74", "SER-75")
def test_ex_34_only_collected_cards_score() -> None:
    table = position(
        active=B,
        hand="treasure_chest 4",
        fields="dwarf 2 1 1",
        below_ship="hero 1 2",
        turn=41,
        final_turn=41,
    )
    table.play("petrified_dragon 2")
    assert table.state.over
    assert "treasure_chest 4" in table.hand(A)
    assert table.fields == "petrified_dragon 2 | dwarf 1 1 2"
    assert table.below_ship == "hero 1 2"
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("SER-81")
def test_ex_35_the_short_end() -> None:
    table = last_card_drawn(options={"exhaustion_end": "short"})
    assert table.final_turn == 51
    table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 51


@pytest.mark.rule("SER-16", "SER-17")
def test_ex_36_no_mixed_kinds_and_no_pass() -> None:
    table = position(hand="troll 1 2 3 | sorceress 1 2")
    assert table.refuses("troll 1 sorceress 1") == "SER-17"
    assert table.refuses("pass") == "SER-16"
    assert table.legal() == [
        *("sorceress 1", "sorceress 2", "sorceress 1 2"),
        *("troll 1", "troll 2", "troll 3", "troll 1 2", "troll 1 3", "troll 2 3", "troll 1 2 3"),
    ]


@pytest.mark.rule("SER-13", "SER-14", "SER-36", "SER-37", "SER-38", "SER-41", "SER-52", "SER-60")
def test_ex_37_the_opening_trace() -> None:
    table = position(
        hand="treasure_chest 3 1 | dwarf 1 | sorceress 2 | ship 0",
        hand_b="fire_dragon 3 | huntress 1 2 | petrified_dragon 2 | hero 1",
        deck="petrified_dragon 2 | troll 2 | dwarf 2 | hero 1 | huntress 1 | dwarf 1",
        deck_b="petrified_dragon 2 | sorceress 1 | dwarf 1 | ship 0 | dwarf 3",
        deck_size=45,
        deck_size_b=45,
        turn=1,
    )
    for number, (seat, play, collects, points, draws, hand_size, deck_size) in enumerate(
        [
            (A, "treasure_chest 1 3", "", 0, ["petrified_dragon 2", "troll 2"], 5, 43),
            (B, "fire_dragon 3", "treasure_chest", 4, ["petrified_dragon 2"], 5, 44),
            (A, "petrified_dragon 2", "", 0, ["dwarf 2"], 5, 42),
            (B, "petrified_dragon 2 2", "", 0, ["dwarf 1", "sorceress 1"], 5, 42),
            (A, "sorceress 2", "petrified_dragon", 6, ["hero 1", "huntress 1"], 6, 40),
            (B, "sorceress 1", "", 0, ["ship 0"], 5, 41),
            (A, "troll 2", "sorceress", 3, ["dwarf 1"], 6, 39),
        ],
        start=1,
    ):
        assert (table.state.turn, table.state.to_move) == (number, seat)
        table.play(play)
        assert "".join(each["field"] for each in table.heard(None, "cards_collected")) == collects
        assert table.points == points
        assert table.told(seat, "cards_drawn") == draws
        assert (table.hand_size(seat), table.deck_size(seat)) == (hand_size, deck_size)
        assert table.figure == (A if number >= 5 else None)

    assert table.fields == "fire_dragon 3 | troll 2"
    assert table.collected(A) == "petrified_dragon 2 2 2 | sorceress 1 2"
    assert table.collected(B) == "treasure_chest 1 3"
    assert table.state.scores() == [12, 4]
