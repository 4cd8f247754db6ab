"""The rules of scoring, SER-74 to SER-80."""

import pytest

from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.words import LANGUAGES, say
from tests.games.serce_smoka.position import A, B, Table, position, singles
from tests.games.serce_smoka.random_games import finished, tables


def ended(
    *,
    collected: str = "",
    collected_b: str = "",
    figure: int | None = None,
    fields: str = "",
    below_ship: str = "",
    departures: int = 0,
    hand_b: str = "",
) -> Table:
    """A game that has just ended, with a last play that collects nothing."""
    return position(
        collected=collected,
        collected_b=collected_b,
        figure=figure,
        fields=fields,
        below_ship=below_ship,
        departures=departures,
        hand_b=hand_b,
        turn=41,
        final_turn=41,
    ).play("petrified_dragon 2")


@pytest.mark.rule("SER-74")
def test_cards_in_hands_and_decks_score_nothing() -> None:
    table = ended(hand_b="treasure_chest 4 | fire_dragon 4 3 3 | dwarf 3")
    assert table.deck_size(A) > 0
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("SER-75")
def test_cards_on_the_board_below_the_ship_and_in_piles_score_nothing() -> None:
    table = ended(
        fields="treasure_chest 4 | fire_dragon 4 | troll 3 | dwarf 3 2 1 | huntress 2 2 | ship 0",
        below_ship="hero 2 1 | huntress 1 1 2",
        departures=3,
    )
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("SER-76")
@pytest.mark.parametrize(("figure", "scores"), [(None, [11, 5]), (A, [14, 5]), (B, [11, 8])])
def test_the_score_is_the_collected_glory_and_three_for_the_figure(
    figure: int | None, scores: list[int]
) -> None:
    table = ended(
        collected="treasure_chest 4 | petrified_dragon 2 2 | dwarf 3",
        collected_b="sorceress 1 | troll 3 | hero 1",
        figure=figure,
    )
    assert table.state.scores() == scores
    assert [side["score"] for side in table.view(None)["seats"]] == scores
    assert table.events[-1].public["scores"] == scores


@pytest.mark.rule("SER-76")
@pytest.mark.parametrize("seed", range(10))
def test_the_score_is_the_sum_over_the_own_pile(seed: int) -> None:
    table = finished(seed)
    expected = [
        sum(int(card.split()[1]) for card in singles(table.collected(seat)))
        + (3 if table.figure == seat else 0)
        for seat in (A, B)
    ]
    assert table.state.scores() == expected


@pytest.mark.rule("SER-76")
@pytest.mark.parametrize("seed", range(10))
def test_the_lead_is_kept_as_the_scores_are_counted(seed: int) -> None:
    for table in tables(seed):
        state = table.state
        again = state.game.load(state.dump())
        assert isinstance(again, SerceSmoka)
        one, other = state.scores()
        assert state.lead() == again.lead() == state.copy().lead() == one - other


@pytest.mark.rule("SER-77")
@pytest.mark.parametrize("figure", [None, A, B])
@pytest.mark.parametrize(
    ("collected", "collected_b", "winner", "ranks"),
    [
        ("treasure_chest 4 4", "dwarf 1 1", A, [1, 2]),
        ("dwarf 1 1", "treasure_chest 4 4", B, [2, 1]),
    ],
)
def test_the_higher_score_wins_whoever_owns_the_figure(
    collected: str, collected_b: str, figure: int | None, winner: int, ranks: list[int]
) -> None:
    table = ended(collected=collected, collected_b=collected_b, figure=figure)
    assert table.state.winners() == [winner]
    assert table.state.ranks() == ranks
    assert table.view(None)["winners"] == [winner]
    assert table.view(None)["ranks"] == ranks
    assert table.events[-1].public["winners"] == [winner]


@pytest.mark.rule("SER-77")
def test_nobody_has_won_before_the_end() -> None:
    table = position(collected="treasure_chest 4")
    assert table.state.winners() == []
    assert table.view(None)["winners"] == []
    assert table.view(None)["ranks"] is None


@pytest.mark.rule("SER-78")
@pytest.mark.parametrize(
    ("collected", "collected_b", "figure", "ranks"),
    [("troll 2", "troll 2 3", A, [1, 2]), ("troll 2 3", "troll 2", B, [2, 1])],
)
def test_the_owner_of_the_figure_wins_a_tie(
    collected: str, collected_b: str, figure: int, ranks: list[int]
) -> None:
    table = ended(collected=collected, collected_b=collected_b, figure=figure)
    assert table.state.scores() == [5, 5]
    assert table.state.winners() == [figure]
    assert table.state.ranks() == ranks


@pytest.mark.rule("SER-79")
def test_a_tie_without_an_owner_of_the_figure_is_a_draw() -> None:
    table = ended(collected="troll 2 3", collected_b="dwarf 3 2")
    assert table.state.scores() == [5, 5]
    assert table.state.winners() == [A, B]
    assert table.state.ranks() == [1, 1]


@pytest.mark.rule("SER-80")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_tells_what_becomes_of_the_great_dragon(language: str) -> None:
    roles = [side["role"] for side in ended().view(None)["seats"]]
    freed, imprisoned = (say(language, f"serce_smoka-result-{role}", who="Ala") for role in roles)
    neither = say(language, "serce_smoka-result-draw")
    assert "Ala" in freed
    assert "Ala" in imprisoned
    assert len({freed, imprisoned, neither}) == 3
    free, stone = {"en": ("free", "stone"), "pl": ("wolny", "kamieniu")}[language]
    assert free in freed
    assert stone in imprisoned
