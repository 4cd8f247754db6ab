"""The end of a round and of the game with dragon tokens, SMO-59 to SMO-61, SMO-69 to SMO-75, and
that no game is endless, SMO-99 and SMO-100."""

import pytest

import smokowisko
from tests.games.smoki.position import A, B, C, D, E, Table, all_named, new, position
from tests.games.smoki.random_games import tables

# A is about to complete the own dream with a 0 from pile 0: 15, 16 and 23 points
ENDING = ("1 2 3 / 4 5 ?6", "?1 ?2 ?3 / ?4 ?6 0", "?1 ?2 ?3 / ?4 ?5 8")
LAST_MOVES = ("take 0 5", "discard 1")


def ending(*dreams: str, **more: object) -> Table:
    return position(*(dreams or ENDING), piles=("0", "7"), **more)  # type: ignore[arg-type]


@pytest.mark.rule("SMO-01", "SMO-59", "SMO-60", "SMO-61", "SMO-69")
def test_a_round_ends_with_the_turn_that_completes_a_dream() -> None:
    table = ending().play("take 0 5")
    assert (table.phase, table.rounds) == ("discard_removed", [])
    table.play("discard 1")
    assert table.rounds == [[15, 16, 23]]
    assert table.told("round_ended") == [{"seat": A, "round": 1}]
    assert [facts["turned_up"] for facts in table.told("dream_scored")] == [
        [],
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4],
    ]
    assert table.told("token_taken") == [{"seat": A, "tokens": 1}]
    assert table.phase == "initial_reveal"


@pytest.mark.rule("SMO-59")
def test_five_face_up_cards_do_not_end_a_round() -> None:
    table = ending().play("take 0 4 > 0")
    assert (table.phase, table.to_move, table.rounds) == ("choose_source", B, [])


@pytest.mark.rule("SMO-61")
def test_raven_cards_turned_up_at_the_end_do_nothing() -> None:
    table = ending(ENDING[0], "?C10 ?N9 ?R / ?A9 ?6 0", options={"raven_attack": True})
    table.play(*LAST_MOVES)
    assert table.rounds == [[15, 10 + 9 + 9 + 9 + 6 + 0]]
    assert (table.phase, table.to_move) == ("initial_reveal", B)


@pytest.mark.rule("SMO-69")
def test_ex_07_ola_has_the_lowest_score_and_takes_a_token() -> None:
    table = position(
        "3 C10 R / 4 C10 ?6",
        "?4 ?1 ?6 / ?1 ?R ?3",
        "?7 ?5 ?0 / ?7 ?6 ?3",
        piles=("5", "8"),
    )
    table.play("take 0 5", "discard 0")
    assert table.rounds == [[22, 16, 14]]
    assert table.told("token_taken") == [{"seat": C, "tokens": 1}]
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [0, 0, 1]
    assert table.view(None)["sheet"]["last"]["lowest"] == [C]


@pytest.mark.rule("SMO-01", "SMO-62", "SMO-69")
def test_a_negative_score_is_lower_than_nothing() -> None:
    table = ending("-2 -2 -2 / 0 1 ?6", "?3 ?4 ?5 / ?3 ?4 ?5").play(*LAST_MOVES)
    assert table.rounds == [[-5, 0]]
    assert table.told("token_taken") == [{"seat": A, "tokens": 1}]


@pytest.mark.rule("SMO-70")
def test_all_tied_players_take_a_token() -> None:
    dreams = (ENDING[0], "?1 ?2 ?3 / ?4 ?5 0", "?1 ?2 ?3 / ?4 ?5 8")
    table = ending(*dreams).play(*LAST_MOVES)
    assert table.rounds == [[15, 15, 23]]
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [1, 1, 0]


@pytest.mark.rule("SMO-71")
def test_a_new_round_collects_shuffles_and_deals_everything_anew() -> None:
    table = ending(renewed=True).play(*LAST_MOVES)
    assert set(table.state.census().values()) == {4}
    assert len(table.draw_pile()) == 52 - 18
    assert (table.pile(0), table.pile(1)) == ("", "")
    view = table.view(None)
    assert [seat["face_down"] for seat in view["seats"]] == [6, 6, 6]
    assert view["round"] == {"number": 2, "starter": B, "turn": 0, "last_turn": 300}
    assert view["known"]["never_shown"] == table.state.census()
    again = ending(renewed=True, seed=1).play(*LAST_MOVES)
    assert again.draw_pile() != table.draw_pile()
    table.play("reveal 3", "reveal 3", "reveal 3")
    assert [seat["face_down"] for seat in table.view(None)["seats"]] == [5, 5, 5]
    assert (table.phase, table.to_move, len(table.draw_pile())) == ("choose_source", B, 32)
    assert table.view(None)["round"]["turn"] == 1


@pytest.mark.rule("SMO-15", "SMO-72")
@pytest.mark.parametrize("ender", [A, B, C])
def test_the_left_neighbour_of_the_ender_starts_the_next_round(ender: int) -> None:
    dreams = ["?1 ?2 ?3 / ?4 ?6 0"] * 3
    dreams[ender] = ENDING[0]
    table = position(*dreams, piles=("0", "7"), active=ender, starter=A).play(*LAST_MOVES)
    assert table.to_move == (ender + 1) % 3
    assert table.view(None)["sheet"]["last"]["ender"] == ender


@pytest.mark.rule("SMO-73")
@pytest.mark.parametrize(("tokens", "over"), [((1, 2, 2), False), ((2, 1, 0), True)])
def test_the_third_token_ends_the_game(tokens: tuple[int, ...], over: bool) -> None:
    table = ending(tokens=tokens).play(*LAST_MOVES)
    assert table.state.over == over
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [tokens[0] + 1, *tokens[1:]]
    assert table.state.winners() == ([A] if over else [])
    if over:
        assert table.phase == "over"
        assert table.state.moves() == []
        assert table.refuses("draw") == "SMO-73"
        assert table.told("game_over") == [{"scores": [3, 1, 0], "winners": [A]}]
        assert table.state.ranks() == [1, 2, 3]
        assert not table.told("round_started")
        assert table.view(None)["round"]["number"] == 4


@pytest.mark.rule("SMO-72", "SMO-73")
def test_the_ender_of_the_last_round_is_whose_turn_it_was() -> None:
    dreams = ("?1 ?2 ?3 / ?4 ?6 0", ENDING[0], ENDING[2])
    table = ending(*dreams, active=B, starter=A, tokens=(0, 2, 0)).play(*LAST_MOVES)
    assert table.state.over
    assert table.view(None)["sheet"]["last"]["ender"] == B


@pytest.mark.rule("SMO-70", "SMO-74", "SMO-75")
def test_ex_40_more_tokens_than_the_supply_has() -> None:
    dreams = (
        "1 2 3 / 4 5 ?6",
        "?1 ?2 ?3 / ?4 ?5 0",
        "?8 ?8 ?7 / ?4 ?5 8",
        "?1 ?2 ?3 / ?4 ?5 0",
        "?1 ?2 ?7 / ?6 ?6 8",
    )
    table = ending(*dreams, tokens=(2, 2, 2, 2, 2)).play(*LAST_MOVES)
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [3, 3, 2, 3, 2]
    assert table.state.over
    assert table.state.winners() == [A, B, D]
    assert table.state.ranks() == [1, 1, 4, 1, 4]
    assert E not in table.state.winners()


@pytest.mark.rule("SMO-94")
def test_at_the_end_of_a_round_all_dreams_are_shown_and_the_draw_pile_is_not() -> None:
    one = ending(tokens=(2, 0, 0), draw="8 -2")
    other = ending(tokens=(2, 0, 0), draw="-2 8")
    for table in (one, other):
        table.play(*LAST_MOVES)
        dream = [slot["card"] for slot in table.view(None)["seats"][C]["dream"]]
        assert dream == all_named("1 2 3 4 5 8")
    assert one.draw_pile() != other.draw_pile()
    assert one.view(None) == other.view(None)
    assert one.heard(None) == other.heard(None)


# ------------------------------------------------------------ no game is endless


@pytest.mark.rule("SMO-99")
@pytest.mark.parametrize(("players", "last"), [(2, 200), (3, 300)])
def test_a_round_ends_after_a_hundred_turns_of_every_player(players: int, last: int) -> None:
    dreams = ("1 ?2 3 / ?4 5 ?6", "?1 ?2 ?3 / ?4 ?6 0", ENDING[2])[:players]
    table = ending(*dreams, turn=last - 1, draw="8 7").play("draw", "discard 0")
    assert (table.phase, table.to_move, table.rounds) == ("choose_source", B, [])
    assert table.view(None)["round"]["turn"] == table.view(None)["round"]["last_turn"] == last
    table.play("draw")
    assert table.rounds == []
    table.play("discard 0")
    assert table.rounds == [[21, 16, 23][:players]]
    assert table.told("token_taken") == [{"seat": B, "tokens": 1}]
    assert (table.phase, table.to_move) == ("initial_reveal", 2 % players)


@pytest.mark.rule("SMO-99")
def test_the_turns_of_a_round_are_counted() -> None:
    table = new(3).play("reveal 0", "reveal 0", "reveal 0")
    for turn in range(1, 7):
        assert table.view(None)["round"]["turn"] == turn
        table.play("draw")
        table.play(*(["place 0", "under 0"] if table.drawn == "C10" else ["discard 0"]))


@pytest.mark.rule("SMO-100")
@pytest.mark.parametrize(("before", "over"), [(498, False), (499, True)])
def test_a_game_by_points_has_500_rounds_at_the_most(before: int, over: bool) -> None:
    scores = [[0, 0, 0]] * before
    options: dict[str, object] = {"end": "points", "points": 1000}
    table = ending(scores=scores, options=options).play(*LAST_MOVES)
    assert table.state.totals() == [15, 16, 23]
    assert table.state.over == over
    assert table.state.winners() == ([A] if over else [])


@pytest.mark.rule("SMO-100")
def test_with_tokens_somebody_has_won_after_twice_the_players_and_one() -> None:
    table = ending(tokens=(2, 2, 2))
    assert len(table.rounds) == 6
    assert table.play(*LAST_MOVES).state.over
    for seed in range(4):
        *_, table = tables(2, seed, plies=2000, drawing=0)
        assert table.state.over
        assert len(table.rounds) <= 5


@pytest.mark.rule("SMO-77", "SMO-81", "SMO-100")
@pytest.mark.parametrize(("option", "most"), [("points", 1000), ("rounds", 50)])
def test_the_agreed_target_has_bounds(option: str, most: int) -> None:
    for value in (1, most):
        assert new(options={"end": option, option: value}).view(None)["end"]["target"] == value
    for wrong in (0, -1, most + 1, "8", 1.5):
        with pytest.raises(smokowisko.BadOptions) as refusal:
            new(options={"end": option, option: wrong})
        assert refusal.value.option == option


@pytest.mark.rule("SMO-99", "SMO-100")
def test_the_declared_length_of_a_game() -> None:
    """Five reveals a round, and four decisions a turn: draw, place, discard, swap."""
    assert smokowisko.game("smoki").max_plies == 500 * (5 + 500 * 4)
