"""The "Hidden information" table of the specification: who must not learn what.

Most tests lay two worlds that differ only in what somebody must not know, and ask for equal views.
"""

import json
from collections import Counter

import pytest

from smokowisko.games.ksiega_smokow.rules import KsiegaSmokow
from tests.games.ksiega_smokow.position import IDS, A, B, C, Table, new, position
from tests.games.ksiega_smokow.random_games import finished, tables

EVERYBODY = [A, B, C, None]
SECRET = {"secret_goals": True}
THREE = "5, F1 3 4 / 3 4 5 / 3 4 5"


def assert_same_for(viewer: int | None, one: Table, other: Table) -> None:
    """The worlds differ, but not for this viewer: neither to the eye nor in what was heard."""
    assert one.state.dump() != other.state.dump()
    assert one.view(viewer) == other.view(viewer)
    assert one.heard(viewer) == other.heard(viewer)


def redealt(table: Table, viewer: int | None, seed: int) -> Table:
    world = table.state.copy()
    assert isinstance(world, KsiegaSmokow)
    world.redeal(viewer, seed)
    return Table(world)


def halfway(players: int, seed: int, options: dict[str, object] | None = None) -> Table:
    """After some fifty moves of a random game."""
    return next(table for ply, table in enumerate(tables(players, seed, options)) if ply == 50)


def with_swapped_cards(table: Table, one: int, other: int) -> Table:
    """The same table, two cards at these depths of pile 1 and pile 2 exchanged."""
    world = table.state.copy()
    assert isinstance(world, KsiegaSmokow)
    first = world.starts[0] + world.left[0] - 1 - one
    second = world.starts[1] + world.left[1] - 1 - other
    world.cards[first], world.cards[second] = world.cards[second], world.cards[first]
    return Table(world)


# ------------------------------------------------------------ piles


@pytest.mark.rule("KSI-11")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_knows_the_cards_below_the_top(viewer: int | None) -> None:
    one = position(THREE)
    for depths in ((1, 1), (4, 2), (2, 4)):
        assert_same_for(viewer, one, with_swapped_cards(one, *depths))


@pytest.mark.rule("KSI-11")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_top_and_the_number_of_cards(viewer: int | None) -> None:
    tops = "storm_onyx jungle_pearl plains_amber"
    fields = position(THREE, tops=tops, left=[3, 1, 12]).view(viewer)["fields"]
    assert [field["left"] for field in fields] == [3, 1, 12]
    assert fields[1]["card"] == {"land": "jungle", "species": "pearl", "points": 5}
    assert [f"{field['card']['land']}_{field['card']['species']}" for field in fields] == (
        tops.split()
    )


@pytest.mark.rule("KSI-11")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_can_derive_which_cards_are_still_unseen(viewer: int | None) -> None:
    for table in tables(3, 2):
        shown = table.view(viewer)
        seen = [card for seat in shown["seats"] for card in seat["book"]]
        seen += [field["card"] for field in shown["fields"] if field["card"]]
        names = {f"{card['land']}_{card['species']}" for card in seen} | set(shown["removed"])
        assert set(shown["known"]["unseen"]) == set(IDS) - names


@pytest.mark.rule("KSI-11", "KSI-50")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_next_card_is_learned_only_when_it_comes_up(viewer: int | None) -> None:
    one = position(THREE)
    other = with_swapped_cards(one, 1, 3)
    assert one.view(viewer) == other.view(viewer)
    one.play("take 1")
    other.play("take 1")
    assert one.view(viewer) != other.view(viewer)
    assert one.heard(viewer, "card_taken") == other.heard(viewer, "card_taken")
    assert one.heard(viewer, "card_revealed") != other.heard(viewer, "card_revealed")


@pytest.mark.rule("KSI-11")
@pytest.mark.parametrize("text", ["take 1", "storm 2"])
def test_a_preview_tells_nothing_of_the_next_card(text: str) -> None:
    table = position(THREE, books={A: "storm_onyx"})
    shown = table.state.preview(A, table.state.move(text))
    assert "card_revealed" not in [event["type"] for event in shown]
    table.play(text)
    assert [event.type for event in table.events if event.marked] == ["card_revealed"]


# ------------------------------------------------------------ what lies open


@pytest.mark.rule("KSI-7", "KSI-14")
def test_everybody_sees_dice_books_tokens_and_goals() -> None:
    table = position(THREE, books={B: "storm_onyx* plains_amber"}, tokens={A: 1})
    views = [table.view(viewer) for viewer in EVERYBODY]
    assert all(view["seats"] == views[0]["seats"] for view in views)
    side = views[3]["seats"][B]
    assert [(card["land"], card["used"]) for card in side["book"]] == [
        ("storm", True),
        ("plains", False),
    ]
    assert [seat["token"] for seat in views[3]["seats"]] == [1, None, None]
    assert [seat["goal"] for seat in views[3]["seats"]] == ["amber", "azure", "crimson"]
    assert views[3]["seats"][A]["dice"] == [
        {"value": 5, "field": None},
        {"value": 3, "field": 1},
        {"value": 4, "field": 1},
    ]


def test_views_differ_only_in_the_viewer_and_the_moves() -> None:
    for table in tables(4, 1):
        views = [table.view(viewer) for viewer in (A, B, C, 3, None)]
        for viewer, view in zip((A, B, C, 3, None), views, strict=True):
            assert view.pop("seat") == viewer
            moves = view.pop("moves")
            assert bool(moves) == (viewer is not None and viewer == view["to_move"])
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_view_is_ready_for_json(viewer: int | None) -> None:
    for table in tables(3, 3, SECRET):
        shown = table.view(viewer)
        assert json.loads(json.dumps(shown)) == shown


def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            new(2).view(seat)


# ------------------------------------------------------------ secret goals


def two_goals(one: str, other: str) -> list[Table]:
    books = {A: "storm_onyx", B: "volcano_pearl volcano_onyx plains_amber"}
    return [position(THREE, books=books, goals=goals, options=SECRET) for goals in (one, other)]


@pytest.mark.rule("KSI-101")
@pytest.mark.parametrize("viewer", [A, C, None])
def test_others_learn_neither_a_secret_goal_nor_what_it_adds(viewer: int | None) -> None:
    one, other = two_goals("amber pearl azure", "amber emerald azure")
    for table in (one, other):
        table.play("take 1", "end", "place 5 > 2")
    assert_same_for(viewer, one, other)
    side = one.side(B, viewer)
    assert (side["goal"], side["bonus"], side["score"]) == (None, None, None)
    assert side["points"] == 8 + 8 + 3


@pytest.mark.rule("KSI-101")
def test_the_owner_sees_the_own_secret_goal() -> None:
    one, _ = two_goals("amber pearl azure", "amber emerald azure")
    side = one.side(B, viewer=B)
    assert (side["goal"], side["bonus"], side["score"]) == ("pearl", 3, 22)
    assert [one.side(seat, viewer=B)["goal"] for seat in (A, C)] == [None, None]


@pytest.mark.rule("KSI-101")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_secret_goals_lie_open_at_the_scoring(viewer: int | None) -> None:
    *before, table = ((table.over, table.view(viewer)) for table in tables(3, 4, SECRET))
    assert table[0]
    for over, view in before:
        assert not over
        hidden = [seat for seat, side in enumerate(view["seats"]) if side["goal"] is None]
        assert hidden == [seat for seat in (A, B, C) if seat != viewer]
    goals = [side["goal"] for side in table[1]["seats"]]
    assert len(set(goals)) == 3
    assert None not in goals


@pytest.mark.rule("KSI-101")
def test_a_preview_of_the_last_move_tells_no_secret_goal() -> None:
    def last(options: dict[str, object]) -> Table:
        table = position("3 4 5 / 3 4 5 / 3 4 5", left=[0, 5, 5], active=C, options=options)
        return table.play("place 4 > 2")

    for options, told in ((SECRET, {"turn_ended"}), ({}, {"turn_ended", "scored", "game_over"})):
        table = last(dict(options))
        shown = table.state.preview(C, table.state.move("end"))
        assert {event["type"] for event in shown} == told


# ------------------------------------------------------------ possible worlds


@pytest.mark.rule("KSI-11")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_redeal_keeps_what_the_viewer_knows_and_varies_the_rest(viewer: int | None) -> None:
    table = halfway(3, 1)
    worlds = [redealt(table, viewer, seed) for seed in range(10)]
    for world in worlds:
        assert world.view(viewer) == table.view(viewer)
        assert world.state.census() == table.state.census()
        assert [world.side(seat) for seat in (A, B, C)] == [table.side(seat) for seat in (A, B, C)]
    assert len({tuple(world.pile(1)) for world in worlds}) == 10


@pytest.mark.rule("KSI-11", "KSI-101")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_redeal_depends_only_on_what_the_viewer_knows(viewer: int | None) -> None:
    table = halfway(3, 1, dict(SECRET))
    once = redealt(table, viewer, 7)
    assert redealt(redealt(table, viewer, 3), viewer, 7).state.dump() == once.state.dump()
    assert once.view(viewer) == table.view(viewer)


@pytest.mark.rule("KSI-11")
def test_a_redeal_brings_every_unseen_card_up_equally_often() -> None:
    table = position(THREE, left=[5, 5, 5])
    below = Counter(redealt(table, A, seed).pile(1)[1] for seed in range(600))
    assert set(below) == {card for field in (1, 2, 3) for card in table.pile(field)[1:]}
    assert all(23 <= count <= 77 for count in below.values())  # 50, four deviations of 6.8


@pytest.mark.rule("KSI-101")
@pytest.mark.parametrize("players", [2, 5])
def test_a_redeal_gives_others_any_goal_but_the_own_one(players: int) -> None:
    table = new(players, 1, SECRET)
    own = table.side(A, viewer=A)["goal"]
    worlds = [redealt(table, A, seed) for seed in range(300)]
    goals = [[world.side(seat, seat)["goal"] for seat in range(players)] for world in worlds]
    assert all(dealt[A] == own and len(set(dealt)) == players for dealt in goals)
    second = Counter(dealt[B] for dealt in goals)
    assert len(second) == 5
    assert all(32 <= count <= 88 for count in second.values())  # 60, four deviations of 6.9


@pytest.mark.rule("KSI-101")
def test_a_redeal_leaves_open_goals_alone() -> None:
    for table in (new(3, 1), finished(3, 1, SECRET)):
        goals = [side["goal"] for side in table.view(None)["seats"]]
        for seed in range(5):
            world = redealt(table, A, seed)
            assert [side["goal"] for side in world.view(None)["seats"]] == goals
