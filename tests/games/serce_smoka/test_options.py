"""The options of a table, SER-81 to SER-83 and SER-85, and what is refused."""

from collections import Counter

import pytest

import smokowisko
from tests.games.serce_smoka.position import DECK, A, B, new, position, singles
from tests.games.serce_smoka.random_games import tables

APP_DECK = DECK.replace("dwarf 1 1 1 1 1 1 2 2 2 3", "dwarf 1 1 1 1 1 1 2 2 2 3 3").replace(
    "huntress 1 1 1 1 2 2", "huntress 1 1 1 2 2"
)


def test_the_options_and_their_defaults() -> None:
    assert new().state.option_values() == {
        "exhaustion_end": "rulebook",
        "first_player": "younger_chooses",
        "chooser": 0,
        "show_stack_contents": False,
        "show_scores": False,
        "deck_data": "default",
    }
    assert new().view(None)["options"] == new().state.option_values()


@pytest.mark.rule("SER-81")
@pytest.mark.parametrize(("exhaustion_end", "last"), [("rulebook", 33), ("short", 31)])
def test_the_end_after_the_last_card(exhaustion_end: str, last: int) -> None:
    table = position(deck_size=1, turn=30, options={"exhaustion_end": exhaustion_end})
    table.play("petrified_dragon 2")
    assert table.final_turn == last
    while not table.state.over:
        table.play("petrified_dragon 2")
    assert table.state.turn == last


@pytest.mark.rule("SER-81")
def test_the_short_end_leaves_the_ships_alone() -> None:
    table = position(
        fields="ship 0 0",
        hand="ship 0",
        departures=2,
        turn=30,
        options={"exhaustion_end": "short"},
    ).play("ship 0")
    assert table.final_turn == 31
    assert table.view(None)["final_reason"] == "departure"


@pytest.mark.rule("SER-82")
def test_nobody_chooses_a_random_first_player() -> None:
    for seed in range(20):
        table = new(seed, {"first_player": "random", "chooser": 1})
        assert table.state.turn == 1
        assert all(text.split()[0] != "first" for text in table.legal())
        assert table.refuses("first 0") == "SER-12"


@pytest.mark.rule("SER-82")
@pytest.mark.parametrize("seeds", [range(0, 2000, 2), range(1, 2000, 2)], ids=["even", "odd"])
def test_the_first_player_is_a_fair_coin(seeds: range) -> None:
    game = smokowisko.game("serce_smoka")
    firsts = Counter(
        int(game.new(seed=seed, options={"first_player": "random"}).to_move) for seed in seeds
    )
    assert sorted(firsts) == [A, B]
    assert 437 <= firsts[A] <= 563  # 500, four deviations of 16


@pytest.mark.rule("SER-83")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_show_stack_contents_shows_every_card_of_a_stack(viewer: int | None) -> None:
    fields = "treasure_chest 4 1 3 | troll 2 1"
    shown = position(fields=fields, options={"show_stack_contents": True}).view(viewer)["fields"]
    assert shown["treasure_chest"] == {"count": 3, "top": 3, "values": [1, 3, 4]}
    assert shown["troll"] == {"count": 2, "top": 1, "values": [1, 2]}
    assert shown["sorceress"] == {"count": 0, "top": None, "values": []}
    hidden = position(fields=fields).view(viewer)["fields"]
    assert hidden["treasure_chest"] == {"count": 3, "top": 3}


@pytest.mark.rule("SER-83")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_show_scores_shows_running_scores(viewer: int | None) -> None:
    table = position(
        collected="treasure_chest 4 2",
        collected_b="troll 3",
        figure=B,
        options={"show_scores": True},
    )
    assert [side["score"] for side in table.view(viewer)["seats"]] == [6, 6]


@pytest.mark.rule("SER-83")
@pytest.mark.parametrize("option", ["show_stack_contents", "show_scores"])
def test_memory_aids_show_no_hidden_card(option: str) -> None:
    one = position(hand_b="troll 1", deck_size_b=45, options={option: True})
    other = position(hand_b="ship 0", deck_size_b=45, options={option: True})
    for viewer in (A, None):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("SER-83")
@pytest.mark.parametrize("option", ["show_stack_contents", "show_scores"])
def test_memory_aids_change_no_rule(option: str) -> None:
    for plain, aided in zip(tables(5), tables(5, {option: True}), strict=True):
        assert plain.legal() == aided.legal()
        assert plain.state.numbers() == aided.state.numbers()
        assert plain.heard(A) == aided.heard(A)


@pytest.mark.rule("SER-85")
@pytest.mark.parametrize(("deck_data", "deck"), [("default", DECK), ("android_app_2016", APP_DECK)])
def test_both_players_use_the_list_that_was_chosen(deck_data: str, deck: str) -> None:
    table = new(seed=2, options={"deck_data": deck_data})
    for seat in (A, B):
        assert Counter([*singles(table.hand(seat)), *table.deck(seat)]) == Counter(singles(deck))


@pytest.mark.rule("SER-85")
@pytest.mark.parametrize("seed", range(4))
def test_an_alternative_list_plays_to_its_end(seed: int) -> None:
    for table in tables(seed, {"deck_data": "android_app_2016"}):
        census = table.state.census()
        assert (census["dwarf 3"], census["huntress 1"]) == (4, 6)
        assert sum(census.values()) == 101
    assert table.state.over


@pytest.mark.rule("SER-12", "SER-81", "SER-82", "SER-83", "SER-85")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("exhaustion_end", "long"),
        ("exhaustion_end", 1),
        ("exhaustion_end", None),
        ("first_player", "oldest"),
        ("first_player", 0),
        ("chooser", 2),
        ("chooser", -1),
        ("chooser", "0"),
        ("chooser", True),
        ("show_stack_contents", "yes"),
        ("show_stack_contents", 1),
        ("show_scores", 0),
        ("deck_data", "opale"),
        ("deck_data", ""),
    ],
)
def test_a_bad_value_is_refused_with_a_sentence(option: str, value: object) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={option: value})
    assert refused.value.option == option
    sentence = refused.value.sentence
    assert sentence.startswith(f"The option {option} is ")
    assert sentence.endswith(".")


def test_an_unknown_option_is_refused_with_a_sentence() -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        new(options={"exhaustion": "short"})
    assert refused.value.option == "exhaustion"
    assert refused.value.sentence == (
        "There is no option 'exhaustion'; the options are: chooser, deck_data, exhaustion_end, "
        "first_player, show_scores, show_stack_contents."
    )


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 4])
def test_bad_players_are_refused_with_a_sentence(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        smokowisko.game("serce_smoka").new(players=players)
    assert refused.value.option == "players"
    assert refused.value.sentence == f"serce_smoka is for 2 players, not {players}."


@pytest.mark.parametrize("seed", [-1, 1 << 63, b"", b"x" * 31, b"x" * 33])
def test_a_bad_seed_is_refused_with_a_sentence(seed: int | bytes) -> None:
    with pytest.raises(smokowisko.BadOptions) as refused:
        smokowisko.game("serce_smoka").new(seed=seed)
    assert refused.value.option == "seed"
    assert "seed" in refused.value.sentence
    assert refused.value.sentence.endswith(".")


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1, b"x" * 32])
def test_seeds_within_bounds_deal_a_game(seed: int | bytes) -> None:
    table = new(seed)
    assert [table.hand_size(seat) for seat in (A, B)] == [5, 5]
