"""Scoring, KSI-80 to KSI-86."""

import pytest

from tests.games.ksiega_smokow.position import IDS, A, B, Table, points_of, position
from tests.games.ksiega_smokow.random_games import finished

# worth the same, and of no goal at a table of three
TIED = {A: "volcano_onyx", B: "volcano_pearl"}


def at_the_end(dice: str, books: dict[int, str], goals: str = "") -> Table:
    """C lays a die and the last round is over."""
    table = position(dice, books=books, goals=goals, left=[0, 5, 5], active=2)
    return table.play("place 6 > 3", "end")


@pytest.mark.rule("KSI-80")
@pytest.mark.parametrize("card", IDS)
def test_every_card_scores_its_points(card: str) -> None:
    goal = next(id for id in ("amber", "azure") if not card.endswith(id))
    table = position("3 4 5 / 3 4 5", books={A: card}, goals=f"{goal} pearl")
    assert table.state.scores() == [points_of(card), 0]


@pytest.mark.rule("KSI-80")
def test_a_whole_land_and_a_whole_book_add_up() -> None:
    plains = " ".join(card for card in IDS if card.startswith("plains"))
    assert position("3 4 5 / 3 4 5", books={A: plains}).side(A)["points"] == 18
    table = position("3 4 5 / 3 4 5", books={B: " ".join(IDS)}, left=[0, 0, 0])
    assert table.side(B)["points"] == 198


@pytest.mark.rule("KSI-81")
@pytest.mark.parametrize("count", range(7))
def test_three_points_for_every_dragon_of_the_goal(count: int) -> None:
    onyx = [card for card in IDS if card.endswith("onyx")][:count]
    book = " ".join([*onyx, "volcano_pearl"])
    side = position("3 4 5 / 3 4 5", books={A: book}, goals="onyx pearl").side(A)
    assert side["bonus"] == 3 * count
    assert side["score"] == side["points"] + 3 * count


@pytest.mark.rule("KSI-81")
def test_another_player_s_goal_gives_nothing() -> None:
    table = position("3 4 5 / 3 4 5", books={A: "storm_pearl"}, goals="onyx pearl")
    assert table.state.scores() == [7, 0]


@pytest.mark.rule("KSI-82")
def test_the_highest_total_wins() -> None:
    """Whatever the dice show."""
    table = at_the_end("6 6 6 / 1 1 1 / 4 5 6", {A: "storm_onyx", B: "volcano_pearl"})
    assert table.over
    assert table.state.scores() == [7, 8, 0]
    assert (table.state.winners(), table.state.ranks()) == ([B], [2, 1, 3])


@pytest.mark.rule("KSI-83")
def test_pips_break_a_tie_wherever_the_dice_lie() -> None:
    table = at_the_end("6 2, F2 4 / 5 5 1 / 1 1 6", TIED)
    assert table.state.scores() == [8, 8, 0]
    assert table.state.winners() == [A]
    assert [side["pips"] for side in table.view(None)["seats"]] == [12, 11, 8]


@pytest.mark.rule("KSI-83")
def test_pips_of_a_player_who_is_not_tied_do_not_matter() -> None:
    table = at_the_end("1 1 1 / 1 1 2 / 6 6 6", TIED)
    assert table.state.winners() == [B]


@pytest.mark.rule("KSI-84")
def test_equal_points_and_pips_share_the_victory() -> None:
    table = at_the_end("6 2, F2 4 / 5 5 2 / 1 1 6", TIED)
    assert table.state.winners() == [A, B]
    assert table.heard(None, "game_over")[0]["winners"] == [A, B]


@pytest.mark.rule("KSI-85")
def test_unused_abilities_tokens_and_dice_give_no_points() -> None:
    table = position("6 6, F1 6 / 1 1, F2 1", books={A: "plains_onyx"}, tokens={A: 1})
    assert table.state.scores() == [3, 0]
    table = position("6 6, F1 6 / 1 1, F2 1", books={A: "plains_onyx*"})
    assert table.state.scores() == [3, 0]


@pytest.mark.rule("KSI-86")
def test_equal_pairs_share_a_rank() -> None:
    dice = "3 4 5 / 3 4 5 / 6 6 6 / 1 1 1"
    table = position(dice, goals="crimson crimson crimson crimson")
    assert table.state.ranks() == [2, 2, 1, 4]


@pytest.mark.rule("KSI-80", "KSI-81", "KSI-83")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_tells_how_every_score_comes_about(players: int) -> None:
    table = finished(players, 3)
    for scored in table.heard(None, "scored"):
        side = table.side(scored["seat"])
        book = [f"{card['land']}_{card['species']}" for card in side["book"]]
        matching = sum(card.endswith(f"_{scored['species']}") for card in book)
        assert scored["points"] == sum(map(points_of, book))
        assert (scored["matching"], scored["bonus"]) == (matching, 3 * matching)
        assert scored["score"] == side["score"] == scored["points"] + scored["bonus"]
        assert scored["pips"] == side["pips"]
    assert len(table.heard(None, "scored")) == players
    assert table.heard(None, "game_over")[0]["scores"] == table.state.scores()
