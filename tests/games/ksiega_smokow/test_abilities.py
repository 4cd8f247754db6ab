"""Abilities, KSI-53 to KSI-65 and KSI-72: what each land can do, once a card."""

from itertools import pairwise

import pytest

from tests.games.ksiega_smokow.position import A, B, position
from tests.games.ksiega_smokow.random_games import tables

ABLE = "storm_amber desert_amber jungle_amber mountains_amber plains_amber"
# one use of each land with the dice below
DICE = "2 6, F1 3 / 3 4 5 / 3 4 5"
USES = ["storm 2", "desert 2", "jungle", "mountains 6", "plains 1"]


@pytest.mark.rule("KSI-53", "KSI-55")
@pytest.mark.parametrize("use", USES)
def test_an_ability_is_used_once_by_the_owner_of_the_card(use: str) -> None:
    land = use.split(maxsplit=1)[0]
    assert position(DICE, books={A: f"{land}_amber*"}).refuses(use) == "KSI-53"
    assert position(DICE, books={B: f"{land}_amber"}).refuses(use) == "KSI-53"
    assert position(DICE).refuses(use) == "KSI-53"
    table = position(DICE, books={A: f"{land}_amber"}).play(use)
    assert table.book(A) == f"{land}_amber*"
    assert not table.legal(land)


@pytest.mark.rule("KSI-53")
@pytest.mark.parametrize("use", USES)
def test_the_land_decides_the_ability(use: str) -> None:
    land = use.split(maxsplit=1)[0]
    others = " ".join(card for card in ABLE.split() if not card.startswith(land))
    table = position(DICE, books={A: others})
    assert {text.split()[0] for text in table.legal()} == {
        "place",
        "take",
        *(card.split("_")[0] for card in others.split()),
    }
    assert table.refuses(use) == "KSI-53"


@pytest.mark.rule("KSI-53", "KSI-55")
def test_two_cards_of_a_land_are_used_one_after_the_other() -> None:
    table = position(DICE, books={A: "desert_pearl desert_azure"}).play("desert 2")
    assert table.book(A) == "desert_azure* desert_pearl"
    assert table.play("desert 3").book(A) == "desert_azure* desert_pearl*"


@pytest.mark.rule("KSI-54")
@pytest.mark.parametrize("use", ["storm 2", "desert 2", "mountains 2", "plains 3"])
def test_a_fresh_card_may_be_used_in_the_turn_in_which_it_was_taken(use: str) -> None:
    card = f"{use.split(maxsplit=1)[0]}_onyx"
    table = position("F1 3, F3 4 5 / 3 4 5 / 3 4 5", tops=card).play("take 1")
    assert use in table.legal()
    assert table.play(use).book(A) == f"{card}*"


@pytest.mark.rule("KSI-55")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_used_mark_stays(players: int) -> None:
    marks = [int(table.state.used) for table in tables(players, 6)]
    assert marks[-1] > 0
    assert all(before & ~after == 0 for before, after in pairwise(marks))


@pytest.mark.rule("KSI-56", "KSI-80", "KSI-81")
def test_used_cards_keep_their_points_and_count_for_the_goal() -> None:
    for book in ("storm_amber plains_amber", "storm_amber* plains_amber*"):
        table = position(DICE, books={A: book}, goals="amber azure crimson")
        assert table.state.scores() == [7 + 3 + 3 + 3, 0, 0]


@pytest.mark.rule("KSI-57")
def test_no_ability_changes_a_die_on_a_card() -> None:
    table = position("6, F1 3, F2 4 / 3 4 5 / 3 4 5", books={A: ABLE})
    for use in ("desert 3", "desert 4", "mountains 3", "mountains 4"):
        assert table.refuses(use) == "KSI-57"
    assert table.refuses("jungle") == "KSI-64"
    table = position("2, F1 3, F2 4 / 3 4 5 / 3 4 5", books={A: ABLE})
    table.play("jungle", "desert 3", "mountains 4")
    assert (table.hand(A), table.on(1), table.on(2)) == ("3", "A 3", "A 4")


@pytest.mark.rule("KSI-58")
def test_an_ability_without_a_target_cannot_be_used() -> None:
    table = position("F1 6 6 6 / 4 5, F2 3 / 3 4, F3 6", books={A: ABLE})
    assert table.legal() == ["take 1", "plains 1"]
    table = position("6 6 6 / 4 5, F2 3 / 3 4, F3 6", books={A: ABLE})
    kinds = {text.split()[0] for text in table.legal()}
    assert kinds == {"place", "storm", "mountains"}
    assert table.refuses("plains 1") == "KSI-66"


@pytest.mark.rule("KSI-59")
def test_volcano_has_no_ability() -> None:
    volcanoes = " ".join(f"volcano_{species}" for species in ("amber", "azure", "onyx"))
    table = position("3 4 5 / 3 4 5 / 3 4 5", books={A: volcanoes})
    assert table.legal() == position("3 4 5 / 3 4 5 / 3 4 5").legal()
    assert table.refuses("volcano") == "KSI-59"


# ------------------------------------------------------------ Storm


@pytest.mark.rule("KSI-60")
def test_storm_removes_a_card_that_scores_for_nobody() -> None:
    tops = "volcano_onyx volcano_pearl volcano_azure"
    table = position("3 4 5 / 3 4 5 / 3 4 5", tops=tops, books={A: "storm_amber"}, goals="onyx")
    table.play("storm 2")
    assert table.removed == "volcano_pearl"
    assert table.book(A) == "storm_amber*"
    assert table.state.scores() == [7, 0, 0]
    assert table.heard(B, "card_removed") == [
        {
            "type": "card_removed",
            "field": 2,
            "land": "volcano",
            "species": "pearl",
            "points": 8,
        }
    ]


@pytest.mark.rule("KSI-60")
def test_storm_spares_cards_with_dice_of_anybody() -> None:
    dice = "4 5, F1 3 / 4 5, F2 3 / 3 4 5 / 3 4 5"
    table = position(dice, books={A: "storm_amber"}, left=[5, 5, 5, 0])
    assert table.legal("storm") == ["storm 3"]
    for field in (1, 2, 4, 5):
        assert table.refuses(f"storm {field}") == "KSI-60"


@pytest.mark.rule("KSI-61")
def test_the_card_that_storm_uncovers_may_be_bid_on_at_once() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", books={A: "storm_amber storm_azure"})
    second, third = table.pile(2)[1:3]
    table.play("storm 2")
    assert (table.top(2), table.left(2)) == (second, 4)
    table.play("storm 2")
    assert table.top(2) == third
    assert table.play("place 4 > 2").on(2) == "A 4"


@pytest.mark.rule("KSI-62")
def test_storm_may_remove_the_last_card_of_a_pile() -> None:
    table = position("3 4 5 / 3 4 5 / 3 4 5", books={A: "storm_amber"}, left=[5, 5, 1])
    table.play("storm 3")
    assert table.left(3) == 0
    assert table.view(None)["exhausted"] == 1
    assert table.refuses("place 5 > 3") == "KSI-36"


# ------------------------------------------------------------ dice in hand


@pytest.mark.rule("KSI-63")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_desert_raises_one_die(value: int) -> None:
    table = position(f"{value} {value} 6 / 3 4 5", books={A: "desert_onyx"})
    assert table.legal("desert") == [f"desert {value}"]
    table.play(f"desert {value}")
    assert table.hand(A) == " ".join(map(str, sorted([value, value + 1, 6])))
    assert table.heard(None, "desert_used")[0]["changes"] == [
        {"die": 0, "value": value, "now": value + 1}
    ]


@pytest.mark.rule("KSI-63")
def test_desert_raises_no_six() -> None:
    assert position("3 4 6 / 3 4 5", books={A: "desert_onyx"}).refuses("desert 6") == "KSI-63"


@pytest.mark.rule("KSI-64")
@pytest.mark.parametrize(
    ("hand", "raised"),
    [("1 2 3", "2 3 4"), ("5 6 6", "6 6 6"), ("5, F1 3 3", "6"), ("1 1, F1 3", "2 2")],
)
def test_jungle_raises_every_die_in_hand(hand: str, raised: str) -> None:
    table = position(f"{hand} / 3 4 5", books={A: "jungle_onyx"}).play("jungle")
    assert table.hand(A) == raised
    assert table.hand(B) == "3 4 5"


@pytest.mark.rule("KSI-65")
def test_mountains_turn_one_own_die_also_down() -> None:
    table = position("6 6 2 / 3 4 5", books={A: "mountains_onyx"})
    assert table.legal("mountains") == ["mountains 2", "mountains 6"]
    assert table.play("mountains 6").hand(A) == "1 2 6"


@pytest.mark.rule("KSI-65")
def test_mountains_turn_no_die_of_another_player() -> None:
    table = position("6 6 2 / 3 4 5", books={A: "mountains_onyx"})
    assert table.refuses("mountains 3 of 1") == "KSI-65"


# ------------------------------------------------------------ several


@pytest.mark.rule("KSI-72")
def test_two_deserts_on_the_same_die_give_two() -> None:
    table = position("1 4 4 / 3 4 5", books={A: "desert_amber desert_azure"})
    assert table.play("desert 1", "desert 2").hand(A) == "3 4 4"


@pytest.mark.rule("KSI-72")
def test_abilities_combine_each_resolved_before_the_next() -> None:
    table = position("1 2 3 / 3 4 5", books={A: ABLE})
    table.play("jungle")
    assert table.hand(A) == "2 3 4"
    table.play("mountains 2")
    assert table.hand(A) == "3 4 5"
    table.play("desert 5", "place 6 > 1", "plains 1", "storm 2")
    assert (table.hand(A), table.on(1), table.token(A)) == ("3 4", "A 6", 1)
    assert table.book(A).count("*") == 5
