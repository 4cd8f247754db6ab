"""What the network is shown of a position, and what one is worth at the edges of the rules."""

import pytest

import smokowisko
from smokowisko.engine.chance import fast
from smokowisko.games.serce_smoka.heuristics import Experience, Judge
from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.games.serce_smoka.sight import INPUTS, odds
from smokowisko.games.serce_smoka.tables import FIRE_DRAGON, TROLL, VALUES
from tests.games.serce_smoka.position import A, B, Table, position


def shown(table: Table, seat: int = A) -> dict[str, float]:
    """The inputs that are not 0, by name."""
    wisdom = table.state.game.heuristic
    assert isinstance(wisdom, Experience)
    inputs = wisdom.inputs(table.state, seat)
    return {name: value for name, value in zip(INPUTS, inputs, strict=True) if value}


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
    assert not any(name.startswith("rivals_") for name in shown(table))
    assert sum(wisdom.outlook(state)) == 1.0


def test_a_seat_is_shown_board_hand_and_what_it_can_collect() -> None:
    table = position(
        fields="treasure_chest 2 3 | petrified_dragon 2 | dwarf 1 1 3 | hero 1",
        below_ship="huntress 1 2",
        departures=1,
        figure=B,
        hand="sorceress 1 | dwarf 1 2 | treasure_chest 4",
        turn=20,
    )
    seen = shown(table)
    assert seen["on_turn"] == seen["departures_1"] == seen["end_open"] == 1
    assert seen["rivals_figure"] == 1
    assert seen["lead"] == -3 / 10
    assert seen["field_treasure_chest"] == 5 / 5
    assert seen["below_ship"] == 3 / 5
    assert seen["dwarf_lying_3"] == seen["hero_lying_1"] == 1
    assert seen["hand_dwarf_1"] == seen["hand_dwarf_2"] == 1
    assert seen["hand_dwarf_glory"] == 3 / 3
    assert seen["own_treasure_by_sorceress"] == 5 / 5
    # the figure changes sides: three lost there, three won here (SER-76)
    assert seen["own_petrified_by_sorceress"] == (2 + 6) / 5
    # the better of the two dwarves fills the field
    assert seen["own_dwarves_by_dwarves"] == (5 + 2) / 5
    assert seen["own_best"] == seen["own_best_on_turn"] == (2 + 6) / 5
    assert seen["own_second"] == (5 + 2) / 5
    absent = {"own_figure", "hand_dwarf_3", "own_treasure_by_fire_dragon", "own_stack_by_heroes"}
    assert not absent & seen.keys()


def test_of_a_rival_a_seat_is_shown_how_likely_the_right_cards_are() -> None:
    table = position(
        fields="treasure_chest 2 3 | huntress 1",
        hand="troll 1",
        hand_b="fire_dragon 2 | troll 1",
        hand_size_b=2,
        deck_b="fire_dragon 3 | huntress 1 1 2 2 | ship 0",
        deck_size_b=6,
    )
    seen = shown(table)
    assert seen["rivals_unplayed_fire_dragon"] == 2 / 3
    # two of eight cards are fire dragons, and two are held
    assert seen["rivals_treasure_by_fire_dragon"] == pytest.approx(5 / 5 * (1 - 0.75**2))
    assert seen["rivals_best"] == seen["rivals_treasure_by_fire_dragon"]


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_the_end_is_shown_once_it_is_settled(turns: int) -> None:
    seen = shown(position(hand="troll 1", turn=52, final_turn=52 + turns))
    assert seen[f"turns_to_end_{turns}"] == 1
    assert "end_open" not in seen


def test_a_turn_is_told_ahead_up_to_the_cards_that_are_drawn() -> None:
    table = position(
        fields="treasure_chest 2 3", hand="fire_dragon 2 | troll 1", deck="troll 3", turn=20
    )
    state = table.state
    after = state.game.heuristic.ahead(state, state.move("fire_dragon 2"))
    assert isinstance(after, SerceSmoka)
    assert after.scores() == [5, 0]
    assert (after.turn, after.to_move) == (21, B)
    assert (after.hand_sizes[A], after.left[A]) == (4, 20)
    assert after.hand(A) == [card for card in state.hand(A) if card // VALUES != FIRE_DRAGON]


def test_the_last_cards_of_a_deck_are_known_ahead() -> None:
    """SER-65: whoever draws them ends the game in three turns."""
    table = position(hand="troll 1 2", deck="troll 3", deck_size=1, turn=40)
    state = table.state
    one = state.game.heuristic.ahead(state, state.move("troll 1"))
    assert isinstance(one, SerceSmoka)
    assert (one.left[A], one.final_turn) == (0, 43)
    assert sum(card // VALUES == TROLL for card in one.hand(A)) == 2


@pytest.mark.parametrize("seed", range(8))
def test_a_move_promises_the_same_whatever_will_be_drawn(seed: int) -> None:
    game = smokowisko.game("serce_smoka")
    luck = fast(seed)
    state = game.new(seed=seed)
    while not state.over:
        world = state.copy()
        world.redeal(state.to_move, seed)
        for move in state.moves():
            assert game.heuristic.promise(world, move) == game.heuristic.promise(state, move)
        state.play(state.any_move(luck))


def test_every_input_is_shown_in_some_game() -> None:
    game = smokowisko.game("serce_smoka")
    assert isinstance(game.heuristic, Experience)
    unseen = set(INPUTS)
    for seed in range(1000):
        luck = fast(seed)
        state = game.new(seed=seed)
        while unseen and not state.over:
            inputs = game.heuristic.inputs(state, seed % 2)
            unseen -= {name for name, value in zip(INPUTS, inputs, strict=True) if value}
            state.play(state.any_move(luck))
    assert not unseen


@pytest.mark.parametrize(("alike", "unseen"), [(10, 50), (12, 60)])
def test_the_odds_of_a_hand_hang_on_the_part_that_is_alike(alike: int, unseen: int) -> None:
    """Every card one of five: in a default deck and in a larger one, asked once or again."""
    none, one = 0.8**5, 5 * 0.2 * 0.8**4
    for _ in range(2):
        assert odds(5, alike, unseen, 1) == pytest.approx(1 - none)
        assert odds(5, alike, unseen, 2) == pytest.approx(1 - none - one)
    assert odds(5, alike, alike, 5) == 1
    assert odds(5, alike, alike, 6) == 0


def test_a_game_that_is_over_is_worth_its_result() -> None:
    game = smokowisko.game("serce_smoka")
    luck = fast(1)
    state = game.new(seed=1)
    while not state.over:
        state.play(state.any_move(luck))
    (winner,) = state.winners()
    assert game.heuristic.value(state, winner) > 10 > -10 > game.heuristic.value(state, 1 - winner)


def test_a_card_put_back_for_one_move_is_in_hand_again_for_the_next() -> None:
    """SER-54: who loses the figure gives back a card, but only if this move is made."""
    table = position(fields="petrified_dragon 2", figure=B, hand="sorceress 1 | troll 1")
    state = table.state
    winning, other = state.move("sorceress 1"), state.move("troll 1")
    judge = state.game.heuristic.desk()
    assert isinstance(judge, Judge)
    judge.best(state, [winning, other])
    assert judge.after is not None
    assert judge.after.dump() == state.game.heuristic.ahead(state, other).dump()
