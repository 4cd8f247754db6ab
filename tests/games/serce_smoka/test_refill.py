"""The rules of the third step, SER-60 to SER-63, and of the empty hand, SER-27."""

import pytest

from tests.games.serce_smoka.position import A, B, position
from tests.games.serce_smoka.random_games import tables


@pytest.mark.rule("SER-27")
def test_an_empty_hand_only_refills_and_the_turn_counts() -> None:
    table = position(hand_size_b=0, deck_b="troll 3 2 1", deck_size_b=9, turn=30)
    table.play("petrified_dragon 2")
    assert (table.state.turn, table.state.to_move) == (32, A)
    assert table.hand_size(B) == 5
    assert table.deck_size(B) == 4
    assert table.hand(B) == "petrified_dragon 2 2 | troll 1 2 3"
    assert table.fields == "petrified_dragon 2"


@pytest.mark.rule("SER-27", "SER-65")
def test_an_empty_hand_can_draw_the_last_card() -> None:
    table = position(hand_size_b=0, deck_size_b=3, turn=30).play("petrified_dragon 2")
    assert table.hand_size(B) == 3
    assert table.final_turn == 34
    assert (table.state.turn, table.state.to_move) == (32, A)


@pytest.mark.rule("SER-27")
def test_an_empty_hand_in_the_last_turn_ends_the_game() -> None:
    table = position(hand_size_b=0, deck_size_b=0, turn=30, final_turn=31)
    table.play("petrified_dragon 2")
    assert table.state.over
    assert table.state.turn == 31


@pytest.mark.rule("SER-27")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("exhaustion_end", ["rulebook", "short"])
def test_no_game_ever_comes_to_an_empty_hand(seed: int, exhaustion_end: str) -> None:
    for table in tables(seed, {"exhaustion_end": exhaustion_end}):
        if not table.state.over:
            assert table.hand_size(table.state.to_move) >= 1


@pytest.mark.rule("SER-60")
@pytest.mark.parametrize("played", [1, 2, 3, 4, 5])
def test_a_hand_is_filled_from_the_top_of_the_deck(played: int) -> None:
    table = position(
        hand="treasure_chest 1 1 2 2 3", deck="ship 0 | troll 3 | hero 2 | dwarf 3 | huntress 2"
    )
    before = table.deck(A)
    table.play("treasure_chest " + " ".join("11223"[:played]))
    assert table.told(A, "cards_drawn") == sorted(before[:played])
    assert table.deck(A) == before[played:]
    assert table.hand_size(A) == 5


@pytest.mark.rule("SER-60")
def test_the_last_card_is_drawn_only_when_it_is_needed() -> None:
    table = position(hand="treasure_chest 1 1", deck_size=2).play("treasure_chest 1")
    assert (table.hand_size(A), table.deck_size(A)) == (5, 1)
    assert table.final_turn is None


@pytest.mark.rule("SER-60")
def test_only_the_active_player_draws_and_from_the_own_deck() -> None:
    table = position(hand_size_b=3)
    hand, deck = table.hand(B), table.deck(B)
    table.play("petrified_dragon 2")
    assert table.hand(B) == hand
    assert table.deck(B) == deck
    assert table.heard(None, "cards_drawn") == [{"type": "cards_drawn", "seat": A, "count": 1}]


@pytest.mark.rule("SER-61")
def test_a_deck_only_shrinks_from_the_top_or_takes_a_returned_card() -> None:
    returns = 0
    for seed in range(10):
        before: list[list[str]] = []
        for table in tables(seed):
            now = [table.deck(seat) for seat in (A, B)]
            returned = [told["seat"] for told in table.heard(None, "card_returned")]
            for seat, deck in enumerate(before):
                rest = now[seat][1:] if seat in returned else now[seat]
                assert rest == deck[len(deck) - len(rest) :]
                assert seat not in returned or rest == deck
            before = now
            returns += len(returned)
    assert returns > 0


@pytest.mark.rule("SER-62")
@pytest.mark.parametrize(("deck_size", "hand_size"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_hand_stays_smaller_when_the_deck_runs_out(deck_size: int, hand_size: int) -> None:
    table = position(
        hand="treasure_chest 1 1 2 2",
        deck_size=deck_size,
        final_turn=22 if deck_size == 0 else None,
        collected="troll 3",
    )
    table.play("treasure_chest 1 1 2 2")
    assert table.hand_size(A) == hand_size
    assert table.deck_size(A) == 0
    assert table.collected(A) == "troll 3"
    assert table.state.to_move == B


@pytest.mark.rule("SER-62")
def test_nothing_is_told_of_a_refill_without_cards() -> None:
    table = position(deck_size=0, final_turn=22).play("petrified_dragon 2")
    assert [event.type for event in table.events] == ["cards_played"]


@pytest.mark.rule("SER-63")
def test_after_the_refill_the_turn_is_over() -> None:
    table = position(hand="troll 1 2", turn=20).play("troll 1")
    assert (table.state.turn, table.state.to_move) == (21, B)
    assert table.refuses("troll 2") == "SER-19"  # it is B who plays now, and B holds no troll
    assert table.events[-1].type == "cards_drawn"
