"""The set-up, KSI-1 to KSI-14: who sits there, with what, and what lies on the board."""

from collections import Counter
from functools import cache

import pytest

import smokowisko
from tests.games.ksiega_smokow.position import IDS, A, B, C, Table, new, position
from tests.games.ksiega_smokow.random_games import tables

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
SPECIES = ["amber", "azure", "crimson", "emerald", "onyx", "pearl"]


@cache
def many(players: int) -> list[Table]:
    """Four hundred tables that have just been set up, each from another seed; only to look at."""
    return [new(players, seed) for seed in range(400)]


def colours(table: Table) -> list[str]:
    return [side["colour"] for side in table.view(None)["seats"]]


def goals(table: Table) -> list[str]:
    return [side["goal"] for side in table.view(None)["seats"]]


@pytest.mark.rule("KSI-1")
def test_the_game_is_for_two_to_five() -> None:
    assert smokowisko.game("ksiega_smokow").players == (2, 5)
    for players in (2, 3, 4, 5):
        assert len(new(players).view(None)["seats"]) == players


@pytest.mark.rule("KSI-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions, match=f"for 2 to 5 players, not {players}"):
        new(players)


@pytest.mark.rule("KSI-2")
@EVERY_COUNT
def test_as_many_tokens_as_players_and_red_among_them(players: int) -> None:
    for table in many(players)[:100]:
        assert len(set(colours(table))) == players
        assert "red" in colours(table)


@pytest.mark.rule("KSI-2")
def test_the_other_colours_are_drawn_at_random() -> None:
    drawn = Counter(colour for table in many(2) for colour in colours(table))
    assert drawn.pop("red") == 400
    assert sorted(drawn) == ["blue", "green", "violet", "yellow"]
    assert all(65 <= count <= 135 for count in drawn.values())  # 100, four deviations of 8.7


@pytest.mark.rule("KSI-3")
@EVERY_COUNT
def test_every_seat_draws_red_equally_often(players: int) -> None:
    seats = Counter(colours(table).index("red") for table in many(players))
    assert all(abs(seats[seat] - 400 / players) <= 40 for seat in range(players))


@pytest.mark.rule("KSI-4")
@EVERY_COUNT
def test_red_is_the_first_player(players: int) -> None:
    for table in many(players)[:50]:
        assert table.to_move == colours(table).index("red")
        assert table.view(None)["first_player"] == table.to_move


@pytest.mark.rule("KSI-4", "KSI-71")
def test_red_stays_the_first_player_while_the_red_token_protects_a_card() -> None:
    """B is red; the token lies on field 1 while C and A play, and A's turn ends the round."""
    table = position(
        "3 4 5 / 4 5, F1 3 / 3 4 5", first=B, active=B, books={B: "plains_onyx"}, left=[5, 5, 1]
    )
    table.play("plains 1", "place 5 > 3", "end")
    assert (table.token(B), table.view(None)["first_player"]) == (1, B)
    assert table.view(None)["round"] == 5
    table.play("place 4 > 2", "end")
    assert table.view(None)["round"] == 5
    table.play("place 5 > 2", "end")
    assert table.view(None)["round"] == 6
    assert (table.to_move, table.token(B)) == (B, None)


@pytest.mark.rule("KSI-5", "KSI-6", "KSI-14", "KSI-15")
@EVERY_COUNT
def test_everybody_starts_with_three_dice_in_hand(players: int) -> None:
    table = new(players)
    for seat in range(players):
        side = table.side(seat)
        assert side["dice"] == [{"value": value, "field": None} for value in (3, 4, 5)]
        assert table.state.census()[f"die {side['colour']}"] == 3


@pytest.mark.rule("KSI-6")
@EVERY_COUNT
def test_nothing_is_left_to_chance_after_the_set_up(players: int) -> None:
    """Nobody ever rolls, and no pile is shuffled again."""
    start = new(players, 3).state.chance.dump()
    for table in tables(players, 3):
        assert table.state.chance.dump() == start


@pytest.mark.rule("KSI-7")
@EVERY_COUNT
def test_everybody_draws_another_goal_card_at_random(players: int) -> None:
    drawn: Counter[str] = Counter()
    for table in many(players):
        assert len(set(goals(table))) == players
        drawn[goals(table)[-1]] += 1
    assert sorted(drawn) == SPECIES
    assert all(37 <= count <= 97 for count in drawn.values())  # 67, four deviations of 7.5


@pytest.mark.rule("KSI-7")
@EVERY_COUNT
def test_goal_cards_lie_face_up_and_unused_ones_leave_the_game(players: int) -> None:
    table = new(players)
    for viewer in (*range(players), None):
        assert [side["goal"] for side in table.view(viewer)["seats"]] == goals(table)
    assert table.state.census()["goal_card"] == players


@pytest.mark.rule("KSI-8")
@pytest.mark.parametrize("species", SPECIES)
def test_a_goal_card_names_a_species_in_whatever_land(species: str) -> None:
    for card in IDS:
        table = position("3 4 5 / 3 4 5", books={A: card}, goals=species)
        assert table.side(A)["bonus"] == (3 if card.endswith(f"_{species}") else 0)


@pytest.mark.rule("KSI-9")
@EVERY_COUNT
def test_all_cards_are_shuffled_into_the_piles(players: int) -> None:
    fields = range(1, max(3, players) + 1)
    tops: dict[int, Counter[str | None]] = {field: Counter() for field in fields}
    for table in many(players):
        assert sorted(card for field in fields for card in table.pile(field)) == sorted(IDS)
        for field in fields:
            tops[field][table.top(field)] += 1
    for counts in tops.values():
        assert len(counts) == 36
        assert max(counts.values()) <= 28  # 11, five deviations of 3.3


@pytest.mark.rule("KSI-10")
@pytest.mark.parametrize(("players", "used"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_higher_fields_stay_unused(players: int, used: int) -> None:
    table = new(players)
    assert [field["field"] for field in table.view(None)["fields"]] == list(range(1, used + 1))
    for field in range(used + 1, 6):
        assert table.refuses(f"place 3 4 5 > {field}") == "KSI-36"
        assert table.refuses(f"take {field}") == "KSI-36"


@pytest.mark.rule("KSI-12")
def test_the_threshold_stays_the_same_for_every_card_that_comes_up() -> None:
    for table in tables(5, 8):
        shown = [field["threshold"] for field in table.view(None)["fields"]]
        assert shown == [3, 4, 5, 6, 7]


@pytest.mark.rule("KSI-13", "KSI-87", "KSI-99")
@EVERY_COUNT
def test_only_two_players_have_a_blocking_die(players: int) -> None:
    table = new(players)
    assert table.blocking == (3 if players == 2 else None)
    blocked = [field["blocked"] for field in table.view(None)["fields"]]
    assert blocked == [players == 2 and field == 3 for field in range(1, len(blocked) + 1)]
    assert table.state.census()["blocking_die"] == int(players == 2)


@pytest.mark.rule("KSI-14")
@EVERY_COUNT
def test_books_are_empty_and_tokens_with_their_owners(players: int) -> None:
    table = new(players)
    assert table.removed == ""
    for seat in range(players):
        assert (table.book(seat), table.token(seat)) == ("", None)
        assert table.state.scores()[seat] == 0


@EVERY_COUNT
def test_the_same_seed_deals_the_same_table(players: int) -> None:
    assert new(players, 5).state.dump() == new(players, 5).state.dump()
    assert new(players, 5).state.dump() != new(players, 6).state.dump()


def test_the_builder_seats_red_where_a_position_says() -> None:
    assert colours(position("3 4 5 / 3 4 5 / 3 4 5", first=C)) == ["blue", "green", "red"]
