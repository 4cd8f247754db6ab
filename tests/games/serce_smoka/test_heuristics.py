"""What a position is worth at the edges of the rules."""

import pytest

from tests.games.serce_smoka.position import A, B, position


def test_a_rival_without_any_card_threatens_nothing() -> None:
    """SER-65: the exhausted player may have played the whole hand before the last turn."""
    table = position(
        fields="troll 1 2",
        hand="troll 1",
        hand_size_b=0,
        deck_size_b=0,
        turn=53,
        final_turn=53,
    )
    state = table.state
    wisdom = state.game.heuristic
    assert wisdom.value(state, A) > wisdom.value(state, B)
    assert sum(wisdom.outlook(state)) == 1.0


@pytest.mark.parametrize(("final_turn", "better"), [(None, True), (53, False)])
def test_a_sorceress_in_hand_is_better_than_treasure_until_the_end_is_settled(
    final_turn: int | None, better: bool
) -> None:
    sorceress, treasure = (
        position(hand=hand, turn=52, final_turn=final_turn).state
        for hand in ("sorceress 1", "treasure_chest 1")
    )
    wisdom = sorceress.game.heuristic
    assert (wisdom.value(sorceress, A) > wisdom.value(treasure, A)) is better
