"""The rules of the turn and its first step, SER-14 to SER-26."""

import pytest

from tests.games.serce_smoka.position import A, B, position, singles
from tests.games.serce_smoka.random_games import tables

CAPACITIES = {"dwarf": 4, "hero": 2, "huntress": 3, "ship": 3}


@pytest.mark.rule("SER-14")
def test_a_turn_is_play_then_collect_then_refill() -> None:
    table = position(fields="petrified_dragon 2", hand="sorceress 1", figure=B, departures=0)
    table.play("sorceress 1")
    assert [event.type for event in table.events] == [
        "cards_played",
        "cards_collected",
        "figure_taken",
        "card_returned",
        "cards_drawn",
    ]
    assert (table.state.turn, table.state.to_move) == (21, B)


@pytest.mark.rule("SER-14")
def test_slot_cards_are_collected_moved_and_only_then_refilled() -> None:
    table = position(fields="huntress 1 1 | fire_dragon 4", hand="huntress 2", deck_size=1, turn=50)
    table.play("huntress 2")
    assert [event.type for event in table.events] == [
        "cards_played",
        "cards_collected",
        "moved_below_ship",
        "cards_drawn",
        "deck_exhausted",
        "final_turn_set",
    ]


@pytest.mark.rule("SER-15")
@pytest.mark.parametrize("seed", range(4))
def test_only_the_active_player_has_moves(seed: int) -> None:
    for table in tables(seed):
        deciding = [seat for seat in (A, B, None) if table.view(seat)["moves"]]
        assert deciding == ([] if table.state.over else [table.state.to_move])


@pytest.mark.rule("SER-15")
def test_losing_the_figure_asks_nobody() -> None:
    table = position(fields="petrified_dragon 2", hand="sorceress 1", figure=B, turn=30)
    table.play("sorceress 1")
    assert table.hand_size(B) == 5
    assert (table.state.turn, table.state.to_move) == (31, B)
    assert table.view(B)["prompt"] == {"key": "serce_smoka-prompt-play", "seat": B}


@pytest.mark.rule("SER-16")
@pytest.mark.parametrize("text", ["", "pass", "troll"])
def test_there_is_no_pass(text: str) -> None:
    assert position(hand="troll 1").refuses(text) == "SER-16"


@pytest.mark.rule("SER-16", "SER-17")
@pytest.mark.parametrize("seed", range(4))
def test_every_play_has_cards_of_one_kind(seed: int) -> None:
    for table in tables(seed, {"first_player": "random"}):
        for move in table.view(int(table.state.to_move))["moves"] if not table.state.over else ():
            assert move["act"] == "play_cards"
            assert len(move["values"]) >= 1
            cards = [f"{move['kind']} {value}" for value in move["values"]]
            assert set(cards) <= set(singles(table.hand(table.state.to_move)))


@pytest.mark.rule("SER-17")
@pytest.mark.parametrize(
    "text", ["troll 1 sorceress 1", "sorceress 1 troll 1 2", "dwarf 1 ship 0 0"]
)
def test_kinds_are_not_mixed(text: str) -> None:
    table = position(hand="troll 1 2 | sorceress 1 | dwarf 1 | ship 0")
    assert table.refuses(text) == "SER-17"


@pytest.mark.rule("SER-17")
def test_values_may_differ() -> None:
    table = position(hand="treasure_chest 1 3 4").play("treasure_chest 1 3 4")
    assert table.fields == "treasure_chest 1 3 4"


@pytest.mark.rule("SER-18")
@pytest.mark.parametrize(
    "text",
    [
        "treasure_chest 4",
        "fire_dragon 2",
        "petrified_dragon 2",
        "sorceress 1",
        "troll 3",
        "dwarf 3",
        "hero 2",
        "huntress 2",
        "ship 0",
    ],
)
def test_cards_go_to_the_field_of_their_kind(text: str) -> None:
    assert position(hand=text).play(text).fields == text


@pytest.mark.rule("SER-19")
def test_any_part_of_a_kind_may_be_kept() -> None:
    table = position(hand="treasure_chest 1 1 3 | ship 0 0")
    assert table.legal() == [
        *("treasure_chest 1", "treasure_chest 3", "treasure_chest 1 1", "treasure_chest 1 3"),
        *("treasure_chest 1 1 3", "ship 0", "ship 0 0"),
    ]
    table.play("treasure_chest 1 3")
    assert "treasure_chest 1" in table.hand(A)
    assert table.fields == "treasure_chest 1 3"


@pytest.mark.rule("SER-19")
@pytest.mark.parametrize("text", ["troll 3", "troll 1 1", "troll 1 2 3", "dwarf 1", "ship 0 0"])
def test_only_cards_in_hand_are_played(text: str) -> None:
    assert position(hand="troll 1 2 | ship 0").refuses(text) == "SER-19"


@pytest.mark.rule("SER-20")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_everybody_sees_what_was_played(viewer: int | None) -> None:
    table = position(hand="treasure_chest 3 1 1").play("treasure_chest 1 1 3")
    assert table.heard(viewer, "cards_played") == [
        {"type": "cards_played", "seat": A, "kind": "treasure_chest", "values": [1, 1, 3]}
    ]


@pytest.mark.rule("SER-21")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_a_stack_takes_any_number_whatever_lies_there(size: int) -> None:
    table = position(
        fields="treasure_chest 1 1 2 2 3 3 4 4", hand="treasure_chest 1 1 2 2 3 3", figure=A
    )
    table.play("treasure_chest " + " ".join("112233"[:size]))
    assert table.view(None)["fields"]["treasure_chest"]["count"] == 8 + size


@pytest.mark.rule("SER-22")
def test_the_last_card_of_a_play_lies_on_top() -> None:
    table = position(hand="treasure_chest 3 1", hand_b="treasure_chest 2")
    table.play("treasure_chest 1 3")
    assert table.view(None)["fields"]["treasure_chest"] == {"count": 2, "top": 3}
    table.play("treasure_chest 2")
    assert table.view(None)["fields"]["treasure_chest"] == {"count": 3, "top": 2}


@pytest.mark.rule("SER-22")
def test_an_empty_stack_has_no_top_card() -> None:
    table = position(fields="treasure_chest 3", hand="fire_dragon 2").play("fire_dragon 2")
    assert table.view(None)["fields"]["treasure_chest"] == {"count": 0, "top": None}
    assert table.view(None)["fields"]["fire_dragon"] == {"count": 1, "top": 2}


@pytest.mark.rule("SER-23")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_all_cards_of_a_slot_field_are_public(viewer: int | None) -> None:
    table = position(fields="dwarf 3 1 2 | hero 2 | huntress 2 1 | ship 0")
    fields = table.view(viewer)["fields"]
    assert fields["dwarf"] == {"count": 3, "free": 1, "values": [1, 2, 3]}
    assert fields["hero"] == {"count": 1, "free": 1, "values": [2]}
    assert fields["huntress"] == {"count": 2, "free": 1, "values": [1, 2]}
    assert fields["ship"] == {"count": 1, "free": 2, "values": [0]}


SLOTS = [(kind, lying) for kind, places in CAPACITIES.items() for lying in range(places)]
HELD = {"dwarf": "1 1 1 1 1", "hero": "1 1 1 1", "huntress": "1 1 1 1", "ship": "0 0 0 0"}


@pytest.mark.rule("SER-24", "SER-25")
@pytest.mark.parametrize(("kind", "lying"), SLOTS)
def test_no_more_cards_than_free_places(kind: str, lying: int) -> None:
    value = HELD[kind][0]
    table = position(
        fields=" ".join([kind, *[value] * lying]) if lying else "", hand=f"{kind} {HELD[kind]}"
    )
    free = CAPACITIES[kind] - lying
    allowed = [" ".join([kind, *[value] * size]) for size in range(1, free + 1)]
    assert table.legal(kind) == allowed
    if free + 1 <= len(HELD[kind].split()):
        assert table.refuses(" ".join([kind, *[value] * (free + 1)])) == "SER-25"


@pytest.mark.rule("SER-25")
def test_a_set_is_not_filled_and_the_next_one_started() -> None:
    table = position(fields="hero 1", hand="hero 1 1 2")
    assert table.refuses("hero 1 1") == "SER-25"
    assert table.refuses("hero 1 1 2") == "SER-25"
    assert table.fields == "hero 1"
    assert table.below_ship == ""


@pytest.mark.rule("SER-26")
@pytest.mark.parametrize("seed", range(8))
def test_every_card_in_hand_can_be_played_alone(seed: int) -> None:
    for table in tables(seed, {"first_player": "random"}):
        if table.state.over:
            break
        fields = table.view(None)["fields"]
        assert all(fields[kind]["free"] >= 1 for kind in CAPACITIES)
        plays = {text.split(" >", maxsplit=1)[0] for text in table.legal()}
        cards = set(singles(table.hand(table.state.to_move)))
        assert cards
        assert {play for play in plays if len(play.split()) == 2} == cards
