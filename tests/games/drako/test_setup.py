"""Before the first turn: sides, decks, hands, mulligan and placement, DRA-1 and DRA-7 to DRA-16."""

from collections import Counter

import pytest

from tests.games.drako.position import DRAGON_SEAT, DWARF_SEAT, Table, new

FIRST_GAME = {"setup": "first_game"}
MULLIGAN = {"mulligan": True}
SIDES = ("dwarves", "dragon")


def sides(table: Table) -> list[str]:
    return [seat["side"] for seat in table.view(None)["seats"]]


def listed(table: Table, side: str) -> Counter[str]:
    """All cards of a deck, as the list shown to everybody has them."""
    return Counter({card["card"]: card["count"] for card in table.view(None)["card_lists"][side]})


@pytest.mark.rule("DRA-1")
@pytest.mark.parametrize(("seat", "expected"), [(0, ["dragon", "dwarves"]), (1, [*SIDES])])
def test_the_sides_can_be_agreed(seat: int, expected: list[str]) -> None:
    for seed in range(8):
        assert sides(new(seed, {"dragon_seat": seat})) == expected


@pytest.mark.rule("DRA-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_sides_can_be_drawn_at_random(seat: int) -> None:
    options = {"sides": "random", "dragon_seat": seat}
    dragons = Counter(sides(new(seed, options)).index("dragon") for seed in range(400))
    assert 160 <= dragons[0] <= 240  # 200, four deviations of 10
    assert dragons.total() == 400


@pytest.mark.rule("DRA-7")
def test_the_dragon_starts_in_the_centre() -> None:
    assert new().figures == "G C3"


@pytest.mark.rule("DRA-8")
def test_nobody_is_wounded_and_both_markers_are_available() -> None:
    table = new(options=FIRST_GAME)
    assert all(track["filled"] == 0 for mat in mats(table) for track in mat.values())
    assert (table.net, table.fury) == ("ready", "ready")


def mats(table: Table) -> list[dict[str, dict[str, int]]]:
    return list(table.view(None)["wounds"].values())


@pytest.mark.rule("DRA-8", "DRA-80", "DRA-81")
def test_the_mats_have_the_spaces_of_the_specification() -> None:
    spaces = {name: track["spaces"] for mat in mats(new()) for name, track in mat.items()}
    assert spaces == {
        "fury_dwarf": 6,
        "crossbow_dwarf": 4,
        "net_dwarf": 5,
        "armour": 4,
        "fly": 2,
        "walk": 2,
        "fire": 2,
    }


@pytest.mark.rule("DRA-9")
@pytest.mark.parametrize("side", SIDES)
def test_each_deck_of_38_is_shuffled(side: str) -> None:
    orders = set()
    for seed in range(6):
        table = new(seed)
        cards = Counter([*table.hand(side).split(), *table.deck(side)])
        assert cards == listed(table, side)
        assert cards.total() == 38
        orders.add(tuple(table.deck(side)))
    assert len(orders) == 6


@pytest.mark.rule("DRA-9", "DRA-10")
def test_every_card_can_be_dealt_to_a_starting_hand() -> None:
    for side in SIDES:
        seen = {card for seed in range(150) for card in new(seed).hand(side).split()}
        assert seen == set(listed(new(), side))


@pytest.mark.rule("DRA-10")
def test_each_player_draws_4_cards_and_looks_at_them() -> None:
    table = new(3)
    for side, seat in (("dwarves", DWARF_SEAT), ("dragon", DRAGON_SEAT)):
        assert (table.hand_size(side), table.deck_size(side)) == (4, 34)
        hand = [card["card"] for card in table.view(seat)["seats"][seat]["hand"]]
        assert " ".join(hand) == table.hand(side)


@pytest.mark.rule("DRA-11")
def test_the_places_of_a_first_game() -> None:
    table = new(options=FIRST_GAME)
    assert table.figures == "G C3 F A2 X D1 N D4"
    assert table.asked == ("dragon", "action")
    assert table.refuses("place fury_dwarf A1") == "DRA-15"


@pytest.mark.rule("DRA-12", "DRA-13")
def test_the_dwarves_are_placed_one_after_the_other() -> None:
    table = new()
    assert table.asked == ("dwarves", "placement")
    assert len(table.legal("place fury_dwarf")) == len(table.legal()) == 12
    assert table.refuses("place net_dwarf A1") == "DRA-12"
    table.play("place fury_dwarf A1")
    assert len(table.legal("place crossbow_dwarf")) == len(table.legal()) == 11
    table.play("place crossbow_dwarf E3")
    assert len(table.legal("place net_dwarf")) == len(table.legal()) == 10
    table.play("place net_dwarf C1")
    assert table.figures == "G C3 F A1 X E3 N C1"
    assert table.asked == ("dragon", "action")


@pytest.mark.rule("DRA-12")
def test_the_dwarf_side_knows_its_hand_when_it_places() -> None:
    table = new(5)
    assert len(table.view(DWARF_SEAT)["seats"][DWARF_SEAT]["hand"]) == 4
    assert table.state.to_move == DWARF_SEAT


@pytest.mark.rule("DRA-14")
@pytest.mark.parametrize("seed", range(5))
def test_a_mulligan_exchanges_the_whole_hand(seed: int) -> None:
    table = new(seed, MULLIGAN)
    before = [*table.hand("dragon").split(), *table.deck("dragon")]
    other = (table.hand("dwarves"), table.deck("dwarves"))
    assert table.legal() == ["keep", "exchange"]
    table.play("exchange")
    after = [*table.hand("dragon").split(), *table.deck("dragon")]
    assert (table.hand_size("dragon"), table.deck_size("dragon")) == (4, 34)
    assert Counter(before) == Counter(after)
    assert before[4:] != after[4:]
    assert (table.hand("dwarves"), table.deck("dwarves")) == other
    assert table.discards("dragon") == []


@pytest.mark.rule("DRA-14")
def test_returned_cards_are_shuffled_into_the_deck() -> None:
    drawn_again, at_the_bottom = 0, 0
    for seed in range(20):
        table = new(seed, MULLIGAN)
        returned = sorted(table.hand("dragon").split())
        table.play("exchange")
        drawn_again += sorted(table.hand("dragon").split()) == returned
        at_the_bottom += sorted(table.deck("dragon")[-4:]) == returned
    assert drawn_again <= 1
    assert at_the_bottom <= 1


@pytest.mark.rule("DRA-14")
def test_a_hand_can_be_kept() -> None:
    table = new(4, MULLIGAN)
    before = (table.hand("dragon"), table.deck("dragon"))
    table.play("keep")
    assert (table.hand("dragon"), table.deck("dragon")) == before


@pytest.mark.rule("DRA-14", "DRA-15")
def test_each_side_is_asked_once_the_dragon_side_first() -> None:
    table = new(1, MULLIGAN)
    assert table.asked == ("dragon", "mulligan")
    assert table.refuses("place fury_dwarf A1") == "DRA-15"
    assert table.refuses("draw") == "DRA-15"
    table.play("exchange")
    assert table.asked == ("dwarves", "mulligan")
    hand = table.hand("dwarves")
    table.play("exchange")
    assert table.hand("dwarves") != hand
    assert table.asked == ("dwarves", "placement")
    assert table.refuses("exchange") == "DRA-15"
    table.play("place fury_dwarf A1", "place crossbow_dwarf A2", "place net_dwarf A3")
    assert table.asked == ("dragon", "action")
    assert table.refuses("exchange") == "DRA-15"


@pytest.mark.rule("DRA-15", "DRA-16")
@pytest.mark.parametrize(
    ("setup", "mulligan", "decisions"),
    [
        ("first_game", False, []),
        ("first_game", True, ["mulligan"] * 2),
        ("free_placement", False, ["placement"] * 3),
        ("free_placement", True, ["mulligan"] * 2 + ["placement"] * 3),
    ],
)
def test_placement_and_mulligan_are_independent(
    setup: str, mulligan: bool, decisions: list[str]
) -> None:
    table = new(2, {"setup": setup, "mulligan": mulligan})
    met = []
    while table.asked[1] != "action":
        met.append(table.asked[1])
        table.play(table.legal()[0])
    assert met == decisions
    assert (table.asked, table.actions) == (("dragon", "action"), 1)
    assert len(table.figures.split()) == 8
