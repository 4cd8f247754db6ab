"""The rules of the basics and the setup, SER-01 to SER-13."""

import random
from collections import Counter
from itertools import pairwise

import pytest

import smokowisko
from tests.games.serce_smoka.position import DECK, A, B, Table, new, position, singles
from tests.games.serce_smoka.random_games import tables


@pytest.mark.rule("SER-01")
def test_the_game_is_for_two() -> None:
    game = smokowisko.game("serce_smoka")
    assert game.players == (2, 2)
    assert game.new().players == 2
    assert [side["role"] for side in game.new().view(None)["seats"]] == ["disciple", "servant"]


@pytest.mark.rule("SER-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 3])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions, match=f"for 2 players, not {players}"):
        smokowisko.game("serce_smoka").new(players=players)


@pytest.mark.rule("SER-02", "SER-06")
@pytest.mark.parametrize("seat", [A, B])
def test_each_player_owns_the_same_fifty_cards(seat: int) -> None:
    table = new(seed=3)
    owned = singles(table.hand(seat)) + table.deck(seat)
    assert len(owned) == 50
    assert Counter(owned) == Counter(singles(DECK))


@pytest.mark.rule("SER-02", "SER-03")
def test_the_census_is_the_card_table_of_the_rules() -> None:
    census = smokowisko.game("serce_smoka").new().census()
    assert census.pop("great_dragon") == 1
    assert census == {card: 2 * count for card, count in Counter(singles(DECK)).items()}
    assert sum(census.values()) == 100


@pytest.mark.rule("SER-03")
def test_ships_have_no_value_and_all_other_cards_one_to_four() -> None:
    table = new()
    cards = [card for seat in (A, B) for card in singles(table.hand(seat)) + table.deck(seat)]
    values: dict[str, set[int]] = {}
    for card in cards:
        kind, value = card.split()
        values.setdefault(kind, set()).add(int(value))
    assert len(values) == 9
    assert values.pop("ship") == {0}
    assert set().union(*values.values()) == {1, 2, 3, 4}


@pytest.mark.rule("SER-03", "SER-76")
def test_a_card_scores_its_own_value() -> None:
    table = position(
        fields="treasure_chest 1 2 3 4", hand="fire_dragon 2", below_ship="hero 2 | huntress 2"
    )
    assert table.play("fire_dragon 2").state.scores() == [10, 0]


@pytest.mark.rule("SER-04")
def test_five_stack_fields_and_four_slot_fields() -> None:
    fields = new().view(None)["fields"]
    capacities = {kind: field.get("free") for kind, field in fields.items()}
    assert capacities == {
        **dict.fromkeys(["treasure_chest", "fire_dragon", "petrified_dragon"]),
        **dict.fromkeys(["sorceress", "troll"]),
        "dwarf": 4,
        "hero": 2,
        "huntress": 3,
        "ship": 3,
    }


@pytest.mark.rule("SER-05", "SER-06")
@pytest.mark.parametrize("seed", range(8))
def test_every_card_is_always_in_exactly_one_zone(seed: int) -> None:
    everything = Counter(2 * singles(DECK))
    for table in tables(seed):
        zones = [table.fields, table.below_ship]
        zones += [table.hand(seat) for seat in (A, B)]
        zones += [table.collected(seat) for seat in (A, B)]
        found = Counter(card for zone in zones for card in singles(zone))
        found.update(table.deck(A) + table.deck(B))
        found["ship 0"] += 3 * table.departures
        assert found == everything


@pytest.mark.rule("SER-04", "SER-05", "SER-24")
@pytest.mark.parametrize("seed", range(8))
def test_the_counts_on_view_are_always_those_of_the_cards(seed: int) -> None:
    capacities = {"dwarf": 4, "hero": 2, "huntress": 3, "ship": 3}
    for table in tables(seed):
        lying = Counter(card.split()[0] for card in singles(table.fields))
        shown = table.view(None)
        for kind, field in shown["fields"].items():
            assert field["count"] == lying[kind]
            if kind in capacities:
                assert field["free"] == capacities[kind] - lying[kind]
        for seat, side in enumerate(shown["seats"]):
            assert side["hand_size"] == len(singles(table.hand(seat)))
            assert side["deck_size"] == len(table.deck(seat))
            assert side["collected_size"] == len(singles(table.collected(seat)))


@pytest.mark.rule("SER-05")
def test_zone_sizes_on_view_are_those_of_the_table() -> None:
    table = position(
        fields="troll 1 2 | dwarf 1 1 3",
        below_ship="hero 1 2 | huntress 1 1 2",
        collected="treasure_chest 4 | troll 3",
        collected_b="dwarf 1 1 1 1",
        departures=2,
        figure=B,
        deck_size=17,
        deck_size_b=11,
    )
    shown = table.view(None)
    assert {kind: field["count"] for kind, field in shown["fields"].items() if field["count"]} == {
        "troll": 2,
        "dwarf": 3,
    }
    assert shown["below_ship"] == {"hero": [1, 2], "huntress": [1, 1, 2]}
    assert shown["ship_piles"] == 2
    assert shown["figure"] == B
    sizes = [(side["hand_size"], side["deck_size"]) for side in shown["seats"]]
    assert sizes == [(5, 17), (6, 11)]
    assert [side["collected_size"] for side in shown["seats"]] == [2, 4]


@pytest.mark.rule("SER-07")
def test_the_board_starts_empty() -> None:
    table = new(seed=5)
    assert table.fields == ""
    assert table.below_ship == ""
    assert table.departures == 0
    assert [table.collected(seat) for seat in (A, B)] == ["", ""]


@pytest.mark.rule("SER-08")
def test_nobody_owns_the_figure_at_the_start() -> None:
    table = new()
    assert table.view(None)["figure"] is None
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("SER-09")
def test_seat_0_is_the_disciple_and_seat_1_the_servant() -> None:
    for viewer in (A, B, None):
        assert [side["role"] for side in new().view(viewer)["seats"]] == ["disciple", "servant"]


def seated(dealt: Table, one: int, other: int) -> Table:
    """The hands and decks of a deal at other seats; the owner of A's cards begins."""
    return position(
        hand=dealt.hand(one),
        deck=" | ".join(dealt.deck(one)),
        hand_b=dealt.hand(other),
        deck_b=" | ".join(dealt.deck(other)),
        deck_size=45,
        deck_size_b=45,
        turn=1,
        active=one,
    )


@pytest.mark.rule("SER-09")
@pytest.mark.parametrize("seed", range(6))
def test_roles_have_no_effect_on_play(seed: int) -> None:
    table, mirror = seated(new(seed), A, B), seated(new(seed), B, A)
    luck = random.Random(seed)
    while not table.state.over:
        assert table.legal() == mirror.legal()
        text = luck.choice(table.legal())
        table.play(text)
        mirror.play(text)
        assert table.state.scores() == mirror.state.scores()[::-1]
        assert table.hand(A) == mirror.hand(B)
        assert table.hand(B) == mirror.hand(A)
    assert mirror.state.over
    assert table.state.ranks() == mirror.state.ranks()[::-1]


@pytest.mark.rule("SER-10")
@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("card", ["treasure_chest 4", "troll 2", "dwarf 3"])
def test_a_single_card_is_equally_likely_anywhere_in_a_deck(seat: int, card: str) -> None:
    """In the hand or a ninth of the deck; chi-square exceeds 28 once in a thousand fair samples."""
    places = [0] * 10
    for seed in range(1000):
        deck = new(seed).deck(seat)
        places[1 + deck.index(card) // 5 if card in deck else 0] += 1
    assert sum((found - 100) ** 2 / 100 for found in places) < 28


@pytest.mark.rule("SER-10")
def test_the_two_decks_are_shuffled_separately() -> None:
    places = []
    for seed in range(1000):
        table = new(seed)
        decks = [table.deck(seat) for seat in (A, B)]
        if all("troll 3" in deck for deck in decks):
            places.append([deck.index("troll 3") - 22 for deck in decks])
    products = [one * other for one, other in places]
    # independent places: a variance of 168 each, so that the mean has a deviation of about 6
    assert abs(sum(products) / len(products)) < 24


@pytest.mark.rule("SER-11")
def test_five_cards_in_hand_and_forty_five_in_the_deck() -> None:
    for viewer in (A, B, None):
        for side in new(seed=9).view(viewer)["seats"]:
            assert (side["hand_size"], side["deck_size"]) == (5, 45)
    table = new(seed=9)
    assert [len(singles(table.hand(seat))) for seat in (A, B)] == [5, 5]
    assert [len(table.deck(seat)) for seat in (A, B)] == [45, 45]


@pytest.mark.rule("SER-12")
@pytest.mark.parametrize("chooser", [A, B])
@pytest.mark.parametrize("first", [A, B])
def test_the_chooser_names_who_takes_the_first_turn(chooser: int, first: int) -> None:
    table = new(seed=1, options={"chooser": chooser})
    assert table.state.to_move == chooser
    assert table.legal() == ["first 0", "first 1"]
    table.play(f"first {first}")
    assert table.heard(None) == [{"type": "first_player_chosen", "seat": first}]
    assert (table.state.turn, table.state.to_move) == (1, first)


@pytest.mark.rule("SER-12")
def test_seat_0_chooses_by_default_and_has_seen_the_own_hand() -> None:
    table = new()
    assert table.state.to_move == A
    assert len(table.side(A, viewer=A)["hand"]) == 5
    assert table.view(A)["prompt"] == {"key": "serce_smoka-prompt-choose_first", "seat": A}
    assert table.view(B)["moves"] == []


@pytest.mark.rule("SER-12")
def test_the_first_turn_is_chosen_once_and_before_any_play() -> None:
    table = new()
    assert table.refuses(singles(table.hand(A))[0]) == "SER-12"
    table.play("first 0")
    with pytest.raises(smokowisko.IllegalMove) as refused:
        table.state.move("first 1")
    assert refused.value.rule == "SER-12"


@pytest.mark.rule("SER-13")
@pytest.mark.parametrize("seed", range(8))
def test_turns_are_numbered_from_one_and_alternate(seed: int) -> None:
    moments = [(int(table.state.turn), int(table.state.to_move)) for table in tables(seed)]
    (zero, _), *turns, (last, nobody) = moments
    assert zero == 0
    assert [turn for turn, _ in turns] == list(range(1, last + 1))
    assert all(one != other for (_, one), (_, other) in pairwise(turns))
    assert nobody == -1
