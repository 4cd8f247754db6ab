"""The rules of the end of the game, SER-64 to SER-73."""

import pytest

from tests.games.serce_smoka.position import A, B, Table, new, position
from tests.games.serce_smoka.random_games import finished, tables

PLAY = "petrified_dragon 2"


def turns_until_over(table: Table) -> list[tuple[int, int]]:
    """The turns still played, each as its number and its player."""
    turns = []
    while not table.state.over:
        turns.append((int(table.state.turn), int(table.state.to_move)))
        table.play(PLAY)
    return turns


@pytest.mark.rule("SER-64")
def test_after_the_third_departure_the_opponent_plays_once_more() -> None:
    table = position(fields="ship 0 0", hand="ship 0", departures=2, turn=33).play("ship 0")
    assert table.heard(None, "final_turn_set") == [
        {"type": "final_turn_set", "turn": 34, "reason": "departure"}
    ]
    assert not table.state.over
    assert turns_until_over(table) == [(34, B)]


@pytest.mark.rule("SER-64")
def test_the_departing_player_may_be_the_second_player_of_the_game() -> None:
    table = position(fields="ship 0 0", hand_b="ship 0", departures=2, turn=34, active=B).play(
        "ship 0"
    )
    assert turns_until_over(table) == [(35, A)]


@pytest.mark.rule("SER-65")
def test_after_the_last_card_three_more_turns_are_played() -> None:
    table = position(deck_size=1, turn=60).play(PLAY)
    assert table.heard(None, "final_turn_set") == [
        {"type": "final_turn_set", "turn": 63, "reason": "exhaustion"}
    ]
    assert turns_until_over(table) == [(61, B), (62, A), (63, B)]


@pytest.mark.rule("SER-65")
def test_the_deck_of_the_opponent_does_not_count() -> None:
    table = position(deck_size=10, deck_size_b=1).play(PLAY)
    assert table.final_turn is None
    assert table.play(PLAY).final_turn == 24


@pytest.mark.rule("SER-66")
def test_no_end_is_set_at_the_start() -> None:
    assert new().view(None)["final_turn"] is None
    assert new().view(None)["final_reason"] is None


@pytest.mark.rule("SER-66")
@pytest.mark.parametrize(
    ("final_turn", "expected", "reason"),
    [(None, 21, "departure"), (21, 21, "exhaustion"), (22, 21, "departure"), (23, 21, "departure")],
)
def test_a_third_departure_ends_the_game_no_later_than_the_next_turn(
    final_turn: int | None, expected: int, reason: str
) -> None:
    table = position(
        fields="ship 0 0", hand="ship 0", departures=2, turn=20, final_turn=final_turn
    ).play("ship 0")
    assert table.view(None)["final_turn"] == expected
    assert table.view(None)["final_reason"] == reason


@pytest.mark.rule("SER-66")
@pytest.mark.parametrize(("final_turn", "expected"), [(None, 23), (21, 21), (22, 22), (23, 23)])
def test_an_exhaustion_never_delays_an_end_already_set(
    final_turn: int | None, expected: int
) -> None:
    table = position(deck_size=1, turn=20, final_turn=final_turn).play(PLAY)
    assert table.final_turn == expected


@pytest.mark.rule("SER-66")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_ends_exactly_when_the_final_turn_is_complete(seed: int) -> None:
    for table in tables(seed):
        if not table.state.over:
            assert table.final_turn is None or table.state.turn <= table.final_turn
            assert table.state.moves()
    assert table.state.turn == table.final_turn
    assert table.state.to_move == -1
    assert table.state.moves() == []
    assert table.refuses(PLAY) == "SER-66"
    assert table.events[-1].type == "game_over"
    for viewer in (A, B, None):
        shown = table.view(viewer)
        assert (shown["over"], shown["to_move"], shown["moves"]) == (True, None, [])
        assert shown["prompt"] == {"key": "serce_smoka-prompt-over"}


@pytest.mark.rule("SER-67")
def test_an_exhausted_player_is_not_exhausted_again_by_a_returned_card() -> None:
    """A, exhausted in turn 50, loses the figure in turn 51 and draws the card again in turn 52."""
    table = position(
        fields="petrified_dragon 2", hand_b="sorceress 1", figure=A, deck_size=1, turn=50
    ).play(PLAY)
    table.play("sorceress 1")
    assert table.deck_size(A) == 1
    assert table.final_turn == 53
    table.play(PLAY)
    assert table.deck_size(A) == 0
    assert table.heard(None, "deck_exhausted") == []
    assert table.final_turn == 53
    assert turns_until_over(table) == [(53, B)]


@pytest.mark.rule("SER-68")
def test_the_earlier_exhaustion_decides() -> None:
    table = position(deck_size=1, deck_size_b=2, turn=50).play(PLAY).play(PLAY)
    assert table.final_turn == 53
    table.play(PLAY)
    assert turns_until_over(table) == [(53, B)]
    assert table.heard(None, "deck_exhausted") == [{"type": "deck_exhausted", "seat": B}]
    assert table.heard(None, "final_turn_set") == []


@pytest.mark.rule("SER-69")
def test_a_third_departure_in_the_last_turn_adds_none() -> None:
    table = position(fields="ship 0 0", hand="ship 0", departures=2, turn=53, final_turn=53).play(
        "ship 0"
    )
    assert table.departures == 3
    assert table.state.over
    assert table.state.turn == 53
    assert table.view(None)["final_reason"] == "exhaustion"


@pytest.mark.rule("SER-70")
def test_the_last_turn_has_all_three_steps() -> None:
    table = position(
        fields="petrified_dragon 2 2 | ship 0 0",
        hand="sorceress 1",
        hand_b="dwarf 1",
        figure=B,
        deck_size=9,
        departures=3,
        turn=41,
        final_turn=41,
    ).play("sorceress 1")
    assert [event.type for event in table.events] == [
        "cards_played",
        "cards_collected",
        "figure_taken",
        "card_returned",
        "cards_drawn",
        "game_over",
    ]
    assert table.points == 4
    assert (table.hand_size(A), table.deck_size(A)) == (6, 7)
    assert table.state.scores() == [7, 0]


@pytest.mark.rule("SER-71")
def test_a_fourth_departure_forms_a_fourth_pile_and_changes_nothing_else() -> None:
    table = position(
        below_ship="huntress 1 1 2", hand="ship 0 0 0", departures=3, turn=41, final_turn=41
    ).play("ship 0 0 0")
    assert table.points == 4
    assert table.view(None)["ship_piles"] == 4
    assert table.heard(None, "final_turn_set") == []
    assert table.state.over
    assert table.state.turn == 41


@pytest.mark.rule("SER-72")
@pytest.mark.parametrize("exhaustion_end", ["rulebook", "short"])
def test_the_departure_counts_when_the_last_card_comes_in_the_same_turn(
    exhaustion_end: str,
) -> None:
    table = position(
        fields="ship 0 0",
        hand="ship 0",
        departures=2,
        deck_size=1,
        turn=50,
        options={"exhaustion_end": exhaustion_end},
    ).play("ship 0")
    assert table.deck_size(A) == 0
    assert table.view(None)["final_reason"] == "departure"
    assert turns_until_over(table) == [(51, B)]


@pytest.mark.rule("SER-73")
@pytest.mark.parametrize("seed", range(40))
def test_no_game_is_longer_than_92_turns(seed: int) -> None:
    assert finished(seed).state.turn <= 92


@pytest.mark.rule("SER-73")
def test_the_longest_game_has_92_turns() -> None:
    """One card a turn, ships late and no figure: the starting player refills 45 times."""

    def cost(text: str) -> tuple[bool, int, bool, bool]:
        kind, *values = text.split(" >", maxsplit=1)[0].split()
        figure = kind == "sorceress" and "petrified" in table.fields and "treasure" not in text
        return figure, len(values), kind == "ship", kind == "petrified_dragon"

    table = new(seed=0, options={"first_player": "random"})
    state = table.state
    first = int(state.to_move)
    while not state.over:
        table.play(min(table.legal(), key=cost))
        if table.heard(None, "deck_exhausted") == [{"type": "deck_exhausted", "seat": first}]:
            assert state.turn == 90  # its refill was the end of turn 89
    assert state.turn == 92
    assert state.game.max_plies == 1 + 92  # and the choice of the first player
