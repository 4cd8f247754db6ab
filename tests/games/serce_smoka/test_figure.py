"""The rules of the Great Dragon figure, SER-38 to SER-40 and SER-52 to SER-59."""

from collections import Counter

import pytest

from tests.games.serce_smoka.position import A, B, Table, position, singles
from tests.games.serce_smoka.random_games import tables

SIX = "treasure_chest 4 | fire_dragon 2 | sorceress 2 | troll 1 | dwarf 3 | ship 0"


def take_from_b(
    *, hand_b: str = SIX, hand_size_b: int = 6, deck_size_b: int = 20, seed: int = 0
) -> Table:
    """A sorceress of A collects a petrified dragon while B owns the figure."""
    return position(
        fields="petrified_dragon 2",
        hand="sorceress 1",
        hand_b=hand_b,
        hand_size_b=hand_size_b,
        deck_size_b=deck_size_b,
        figure=B,
        final_turn=None if deck_size_b else 22,
        seed=seed,
    ).play("sorceress 1")


@pytest.mark.rule("SER-38")
def test_petrified_dragons_bring_the_figure_from_the_board() -> None:
    table = position(fields="petrified_dragon 2", hand="sorceress 1").play("sorceress 1")
    assert table.view(None)["figure"] == A
    assert table.heard(None, "figure_taken") == [{"type": "figure_taken", "seat": A, "from": None}]


@pytest.mark.rule("SER-38")
def test_petrified_dragons_bring_the_figure_from_the_opponent() -> None:
    table = take_from_b()
    assert table.view(None)["figure"] == A
    assert table.heard(None, "figure_taken") == [{"type": "figure_taken", "seat": A, "from": B}]


@pytest.mark.rule("SER-38")
def test_treasure_does_not_bring_the_figure() -> None:
    table = position(fields="treasure_chest 4 | petrified_dragon 2", hand="sorceress 1")
    table.play("sorceress 1 > treasure_chest")
    assert table.figure is None
    assert table.heard(None, "figure_taken") == []


@pytest.mark.rule("SER-39")
@pytest.mark.parametrize("fields", ["", "treasure_chest 4 3"])
@pytest.mark.parametrize("owner", [None, A, B])
def test_the_figure_stays_when_no_petrified_dragon_is_there(fields: str, owner: int | None) -> None:
    table = position(fields=fields, hand="sorceress 1 2", figure=owner).play("sorceress 1 2")
    assert table.figure == owner
    assert table.hand_size(B) == (6 if owner == B else 5)
    assert table.hand_size(A) == (6 if owner == A else 5)


@pytest.mark.rule("SER-40")
def test_nothing_happens_to_one_who_already_owns_the_figure() -> None:
    table = position(
        fields="petrified_dragon 2", hand="sorceress 1", hand_b=SIX, hand_size_b=6, figure=A
    )
    deck = table.deck(B)
    table.play("sorceress 1")
    assert [event.type for event in table.events] == [
        "cards_played",
        "cards_collected",
        "cards_drawn",
    ]
    assert table.figure == A
    assert table.hand(B) == SIX
    assert table.deck(B) == deck


@pytest.mark.rule("SER-52")
@pytest.mark.parametrize(("owner", "size"), [(None, 5), (A, 6), (B, 5)])
def test_the_owner_of_the_figure_holds_six_cards(owner: int | None, size: int) -> None:
    table = position(hand="treasure_chest 1 1 2", figure=owner).play("treasure_chest 1 1 2")
    assert table.hand_size(A) == size


@pytest.mark.rule("SER-52", "SER-53")
@pytest.mark.parametrize("seed", range(8))
def test_after_a_refill_a_hand_has_its_limit_unless_the_deck_is_empty(seed: int) -> None:
    for table in tables(seed):
        if table.state.turn < 2 or table.state.over:
            continue
        refilled = 1 - int(table.state.to_move)
        limit = 6 if table.figure == refilled else 5
        assert table.hand_size(refilled) <= limit
        assert table.hand_size(refilled) == limit or table.deck_size(refilled) == 0


@pytest.mark.rule("SER-53")
def test_the_limit_counts_in_the_own_refill_only() -> None:
    table = position(figure=B, hand_size_b=3, deck_size_b=20, active=A)
    table.play("petrified_dragon 2")
    assert (table.hand_size(B), table.deck_size(B)) == (3, 20)
    table.play("petrified_dragon 2")
    assert (table.hand_size(B), table.deck_size(B)) == (6, 16)


@pytest.mark.rule("SER-53")
def test_a_lost_figure_no_longer_counts_in_the_next_refill() -> None:
    table = take_from_b()
    table.play(next(text for text in table.legal() if len(text.split()) == 2))
    assert table.hand_size(B) == 5


@pytest.mark.rule("SER-54")
@pytest.mark.parametrize("seed", range(20))
def test_one_of_six_cards_goes_on_top_of_the_deck(seed: int) -> None:
    deck = position(hand_b=SIX, hand_size_b=6, figure=B).deck(B)
    table = take_from_b(seed=seed)
    returned = table.deck(B)[0]
    assert table.deck(B) == [returned, *deck]
    assert sorted([*singles(table.hand(B)), returned]) == sorted(singles(SIX))


@pytest.mark.rule("SER-54")
def test_each_of_the_six_cards_is_as_likely_to_be_returned() -> None:
    returned = Counter(take_from_b(seed=seed).deck(B)[0] for seed in range(900))
    assert set(returned) == set(singles(SIX))
    # 150 each; a fair sample of five degrees of freedom exceeds 20 once in a thousand
    assert sum((count - 150) ** 2 / 150 for count in returned.values()) < 20


@pytest.mark.rule("SER-54")
def test_equal_cards_each_count_when_one_is_returned() -> None:
    hand = "dwarf 1 1 1 1 1 | ship 0"
    ships = sum(take_from_b(hand_b=hand, seed=seed).deck(B)[0] == "ship 0" for seed in range(900))
    assert 105 <= ships <= 195  # 150, four deviations of 11 each way


@pytest.mark.rule("SER-54")
def test_the_card_is_returned_before_the_active_player_refills() -> None:
    table = take_from_b()
    types = [event.type for event in table.events]
    assert types.index("card_returned") < types.index("cards_drawn")
    assert table.heard(None, "card_returned") == [{"type": "card_returned", "seat": B}]


@pytest.mark.rule("SER-55")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("deck_size", [0, 20])
def test_five_cards_or_fewer_stay_in_hand(size: int, deck_size: int) -> None:
    hand = " | ".join(singles(SIX)[:size])
    table = take_from_b(hand_b=hand, hand_size_b=size, deck_size_b=deck_size)
    assert table.figure == A
    assert table.hand(B) == hand
    assert table.deck_size(B) == deck_size
    assert table.heard(B, "card_returned") == []


@pytest.mark.rule("SER-56")
@pytest.mark.parametrize("seed", range(6))
def test_the_former_owner_knows_the_top_card_until_it_is_drawn(seed: int) -> None:
    table = take_from_b(seed=seed)
    kind, value = table.deck(B)[0].split()
    assert table.told(B, "card_returned") == [f"{kind} {value}"]
    assert table.view(B)["known"] == {"deck_top": {"kind": kind, "value": int(value)}}
    table.play(next(text for text in table.legal() if len(text.split()) == 2))
    assert table.told(B, "cards_drawn") == [f"{kind} {value}"]
    assert table.view(B)["known"] == {}


@pytest.mark.rule("SER-56", "SER-57")
def test_a_known_top_card_outlasts_the_turn_of_the_opponent() -> None:
    """B takes the figure back from A, whose returned card waits through the turn of B."""
    table = position(
        fields="petrified_dragon 2", active=B, hand_b="sorceress 1", hand=SIX, figure=A
    )
    table.play("sorceress 1")
    returned = table.deck(A)[0]
    known = table.view(A)["known"]["deck_top"]
    assert f"{known['kind']} {known['value']}" == returned
    table.play("ship 0" if returned != "ship 0" else "dwarf 3")
    assert table.told(A, "cards_drawn") == [returned]
    assert table.view(A)["known"] == {}


@pytest.mark.rule("SER-57")
@pytest.mark.parametrize("seed", range(6))
def test_the_returned_card_is_drawn_first(seed: int) -> None:
    table = take_from_b(seed=seed)
    top, *below = table.deck(B)
    table.play(next(text for text in table.legal() if len(text.split()) == 2))
    assert table.told(B, "cards_drawn") == [top]
    assert table.deck(B) == below


@pytest.mark.rule("SER-58")
def test_the_new_owner_refills_to_six_in_the_same_turn() -> None:
    table = position(fields="petrified_dragon 2", hand="sorceress 1", deck_size=30)
    table.play("sorceress 1")
    assert table.heard(B, "cards_drawn") == [{"type": "cards_drawn", "seat": A, "count": 2}]
    assert (table.hand_size(A), table.deck_size(A)) == (6, 28)


@pytest.mark.rule("SER-59")
@pytest.mark.parametrize("size", [5, 6])
def test_the_figure_from_the_board_changes_no_other_hand(size: int) -> None:
    hand = " | ".join(singles(SIX)[:size])
    table = position(fields="petrified_dragon 2", hand="sorceress 1", hand_b=hand, hand_size_b=size)
    deck = table.deck(B)
    table.play("sorceress 1")
    assert table.figure == A
    assert table.hand(B) == hand
    assert table.deck(B) == deck
