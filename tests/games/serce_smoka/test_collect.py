"""The rules of the second step, SER-28 to SER-37 and SER-41 to SER-51."""

from collections import Counter

import pytest

from tests.games.serce_smoka.position import A, B, position, singles
from tests.games.serce_smoka.random_games import tables

# a board on which every field holds something, and no slot field is full
FULL_BOARD = (
    "treasure_chest 4 | fire_dragon 3 | petrified_dragon 2 | sorceress 2 | troll 3"
    " | dwarf 1 | hero 1 | huntress 1 | ship 0"
)


@pytest.mark.rule("SER-28")
@pytest.mark.parametrize(
    ("text", "taken", "points"),
    [
        ("fire_dragon 2", "treasure_chest", 5),
        ("fire_dragon 2 3 3 4", "treasure_chest", 5),
        ("troll 1", "sorceress", 3),
        ("troll 1 2 3", "sorceress", 3),
    ],
)
def test_a_stack_acts_once_however_many_cards_are_played(
    text: str, taken: str, points: int
) -> None:
    table = position(fields="treasure_chest 4 1 | sorceress 2 1", hand=text).play(text)
    assert [told["field"] for told in table.heard(None, "cards_collected")] == [taken]
    assert table.points == points


@pytest.mark.rule("SER-28", "SER-36")
def test_three_sorceresses_still_take_one_stack() -> None:
    table = position(fields="treasure_chest 4 1 | petrified_dragon 2 2 2", hand="sorceress 1 1 2")
    table.play("sorceress 1 1 2 > petrified_dragon")
    assert table.collected(A) == "petrified_dragon 2 2 2"
    assert table.fields == "treasure_chest 1 4 | sorceress 1 1 2"


@pytest.mark.rule("SER-29")
@pytest.mark.parametrize(
    "text",
    ["dwarf 1", "dwarf 1 2", "dwarf 1 1 2", "hero 1", "huntress 1", "huntress 1 2", "ship 0 0"],
)
def test_a_slot_field_that_is_not_full_does_nothing(text: str) -> None:
    others = "fire_dragon 4 | sorceress 2 | troll 3"
    table = position(fields=others, below_ship="hero 2", hand=text).play(text)
    assert table.collected(A) == ""
    assert table.fields == f"{others} | {text}"
    assert table.below_ship == "hero 2"
    assert table.departures == 0
    assert [event.type for event in table.events] == ["cards_played", "cards_drawn"]


@pytest.mark.rule("SER-29")
@pytest.mark.parametrize("lying", [0, 1, 2, 3])
def test_a_slot_field_acts_when_the_play_fills_it(lying: int) -> None:
    table = position(fields=f"dwarf{' 1' * lying}" if lying else "", hand="dwarf 1 1 1 2")
    table.play("dwarf" + " 1" * (3 - lying) + " 2")
    assert table.collected(A) == "dwarf 1 1 1 2"


@pytest.mark.rule("SER-30")
def test_collected_cards_lie_on_the_own_pile_face_down() -> None:
    table = position(
        fields="treasure_chest 4 2",
        hand="fire_dragon 2",
        collected="troll 1",
        collected_b="troll 2",
    )
    table.play("fire_dragon 2")
    assert table.collected(A) == "treasure_chest 2 4 | troll 1"
    assert table.collected(B) == "troll 2"
    assert table.side(A, viewer=A)["collected"]["treasure_chest"] == [2, 4]
    assert table.side(A, viewer=B)["collected"] is None


@pytest.mark.rule("SER-30")
@pytest.mark.parametrize("seed", range(8))
def test_collected_cards_never_leave_their_pile(seed: int) -> None:
    before = [Counter[str](), Counter[str]()]
    for table in tables(seed):
        now = [Counter(singles(table.collected(seat))) for seat in (A, B)]
        assert all(then <= pile for then, pile in zip(before, now))
        before = now


@pytest.mark.rule("SER-31")
@pytest.mark.parametrize(
    ("text", "collected"),
    [
        ("fire_dragon 2", "treasure_chest 1 2 4"),
        ("troll 1", "sorceress 1 2"),
        ("huntress 1 2", "fire_dragon 3 3 4"),
    ],
)
def test_collecting_is_no_choice_and_takes_the_whole_field(text: str, collected: str) -> None:
    table = position(
        fields="treasure_chest 4 1 2 | sorceress 2 1 | fire_dragon 4 3 3 | huntress 1", hand=text
    )
    target = collected.split(maxsplit=1)[0]
    assert table.refuses(f"{text} > {target}") == "SER-31"
    assert table.play(text).collected(A) == collected


@pytest.mark.rule("SER-32")
@pytest.mark.parametrize("text", ["fire_dragon 2 3", "sorceress 1 2", "troll 1 2 3"])
def test_an_empty_target_gives_nothing_and_the_cards_stay(text: str) -> None:
    table = position(hand=text).play(text)
    assert table.heard(None, "cards_collected") == []
    assert table.collected(A) == ""
    assert table.fields == text


@pytest.mark.rule("SER-32", "SER-44", "SER-46", "SER-48")
@pytest.mark.parametrize(
    ("text", "below", "departures"),
    [("hero 1 2", "hero 1 2", 0), ("huntress 1 1 2", "huntress 1 1 2", 0), ("ship 0 0 0", "", 1)],
)
def test_a_full_slot_field_is_emptied_with_an_empty_target(
    text: str, below: str, departures: int
) -> None:
    table = position(hand=text).play(text)
    assert table.heard(None, "cards_collected") == []
    assert table.collected(A) == ""
    assert table.fields == ""
    field = table.view(None)["fields"][text.split(maxsplit=1)[0]]
    assert field == {"count": 0, "free": len(text.split()) - 1, "values": []}
    assert table.below_ship == below
    assert table.departures == departures


@pytest.mark.rule("SER-33", "SER-35", "SER-51")
@pytest.mark.parametrize("text", ["treasure_chest 4", "petrified_dragon 2"])
def test_treasure_and_petrified_dragons_do_nothing(text: str) -> None:
    fields = FULL_BOARD.replace(f"{text} | ", "")
    table = position(fields=fields, below_ship="hero 2", hand=text).play(text)
    assert table.fields == FULL_BOARD
    assert table.collected(A) == ""
    assert table.below_ship == "hero 2"
    assert table.figure is None


@pytest.mark.rule("SER-31", "SER-34", "SER-41", "SER-51")
@pytest.mark.parametrize(
    ("text", "collected"),
    [("fire_dragon 3", "treasure_chest 4"), ("troll 3", "sorceress 2")],
)
def test_a_stack_collects_its_target_and_nothing_else(text: str, collected: str) -> None:
    fields = FULL_BOARD.replace(f"{text} | ", "")
    table = position(fields=fields, below_ship="hero 2", hand=text).play(text)
    assert table.collected(A) == collected
    assert table.fields == FULL_BOARD.replace(f"{collected} | ", "")
    assert table.below_ship == "hero 2"
    assert table.figure is None


@pytest.mark.rule("SER-36")
@pytest.mark.parametrize(
    ("target", "points", "left"),
    [("treasure_chest", 5, "petrified_dragon 2 2"), ("petrified_dragon", 4, "treasure_chest 1 4")],
)
def test_a_sorceress_collects_treasure_or_petrified_dragons(
    target: str, points: int, left: str
) -> None:
    table = position(fields="treasure_chest 1 4 | petrified_dragon 2 2", hand="sorceress 2")
    table.play(f"sorceress 2 > {target}")
    assert table.points == points
    assert table.fields == f"{left} | sorceress 2"
    assert table.heard(None, "stack_chosen") == [
        {"type": "stack_chosen", "seat": A, "field": target}
    ]


@pytest.mark.rule("SER-37")
@pytest.mark.parametrize(
    ("fields", "legal"),
    [
        ("", ["sorceress 1"]),
        ("treasure_chest 1", ["sorceress 1"]),
        ("petrified_dragon 2", ["sorceress 1"]),
        (
            "treasure_chest 1 | petrified_dragon 2",
            ["sorceress 1 > treasure_chest", "sorceress 1 > petrified_dragon"],
        ),
    ],
)
def test_a_sorceress_chooses_only_between_two_stacks_with_cards(
    fields: str, legal: list[str]
) -> None:
    assert position(fields=fields, hand="sorceress 1").legal("sorceress") == legal


@pytest.mark.rule("SER-37")
@pytest.mark.parametrize(
    ("fields", "legal"),
    [
        ("hero 1", ["hero 2"]),
        ("hero 1 | troll 1", ["hero 2"]),
        ("hero 1 | sorceress 1", ["hero 2"]),
        ("hero 1 | troll 1 | sorceress 1", ["hero 2 > sorceress", "hero 2 > troll"]),
        ("troll 1 | sorceress 1", ["hero 2"]),
    ],
)
def test_a_hero_chooses_only_as_the_second_between_two_stacks(
    fields: str, legal: list[str]
) -> None:
    assert position(fields=fields, hand="hero 2").legal("hero") == legal


@pytest.mark.rule("SER-37")
@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ("treasure_chest 1", "sorceress 1 > petrified_dragon"),
        ("treasure_chest 1", "sorceress 1 > treasure_chest"),
        ("petrified_dragon 2", "sorceress 1 > treasure_chest"),
        ("", "sorceress 1 > treasure_chest"),
        ("treasure_chest 1 | petrified_dragon 2", "sorceress 1"),
        ("hero 1 | troll 1", "hero 2 > sorceress"),
        ("hero 1 | troll 1 | sorceress 1", "hero 2"),
    ],
)
def test_an_empty_field_cannot_be_picked_and_a_choice_not_left_out(fields: str, text: str) -> None:
    assert position(fields=fields, hand="sorceress 1 | hero 2").refuses(text) == "SER-37"


@pytest.mark.rule("SER-37", "SER-43")
@pytest.mark.parametrize(
    ("fields", "collected"), [("troll 3 1", "troll 1 3"), ("sorceress 2 1", "sorceress 1 2")]
)
def test_the_second_hero_takes_the_only_stack_without_a_decision(
    fields: str, collected: str
) -> None:
    table = position(fields=f"{fields} | hero 1", hand="hero 1").play("hero 1")
    assert table.collected(A) == collected
    assert table.fields == ""
    assert table.heard(None, "stack_chosen") == []


@pytest.mark.rule("SER-37", "SER-38")
def test_the_only_stack_of_petrified_dragons_is_taken_without_a_decision() -> None:
    table = position(fields="petrified_dragon 2", hand="sorceress 1").play("sorceress 1")
    assert table.collected(A) == "petrified_dragon 2"
    assert table.figure == A


@pytest.mark.rule("SER-42")
def test_all_dwarves_go_to_the_one_who_placed_the_fourth() -> None:
    table = position(hand="dwarf 1 1 3", hand_b="dwarf 1")
    table.play("dwarf 1 1 3").play("dwarf 1")
    assert table.collected(A) == ""
    assert table.collected(B) == "dwarf 1 1 1 3"
    assert table.points == 6
    assert table.fields == ""


@pytest.mark.rule("SER-43", "SER-51")
def test_the_second_hero_leaves_the_other_fields_alone() -> None:
    table = position(fields=FULL_BOARD, hand="hero 2").play("hero 2 > troll")
    assert table.collected(A) == "troll 3"
    assert table.fields == (
        "treasure_chest 4 | fire_dragon 3 | petrified_dragon 2 | sorceress 2"
        " | dwarf 1 | huntress 1 | ship 0"
    )


@pytest.mark.rule("SER-44", "SER-46")
@pytest.mark.parametrize(
    ("fields", "text", "below"),
    [("hero 1", "hero 2", "hero 1 2"), ("huntress 1 2", "huntress 1", "huntress 1 1 2")],
)
@pytest.mark.parametrize("viewer", [A, B, None])
def test_heroes_and_huntresses_move_face_up_and_are_not_collected(
    fields: str, text: str, below: str, viewer: int | None
) -> None:
    table = position(fields=fields, hand=text).play(text)
    kind, *values = below.split()
    told = {"type": "moved_below_ship", "kind": kind, "values": [int(value) for value in values]}
    assert table.heard(viewer, "moved_below_ship") == [told]
    assert table.view(viewer)["below_ship"][kind] == told["values"]
    assert table.collected(A) == ""
    assert table.points == 0


@pytest.mark.rule("SER-45", "SER-51")
def test_the_third_huntress_takes_fire_dragons_and_no_treasure() -> None:
    table = position(fields=FULL_BOARD, hand="huntress 1 2").play("huntress 1 2")
    assert table.collected(A) == "fire_dragon 3"
    assert table.below_ship == "huntress 1 1 2"
    assert table.fields == (
        "treasure_chest 4 | petrified_dragon 2 | sorceress 2 | troll 3 | dwarf 1 | hero 1 | ship 0"
    )


@pytest.mark.rule("SER-47", "SER-51")
def test_the_third_ship_takes_the_area_below_and_nothing_on_the_board() -> None:
    table = position(fields=FULL_BOARD, below_ship="hero 1 2 | huntress 2", hand="ship 0 0")
    table.play("ship 0 0")
    assert table.collected(A) == "hero 1 2 | huntress 2"
    assert table.points == 5
    assert table.below_ship == ""
    assert table.fields == FULL_BOARD.removesuffix(" | ship 0")
    assert table.heard(None, "cards_collected") == [
        {"type": "cards_collected", "seat": A, "field": "below_ship", "values": [1, 2, 2]}
    ]


@pytest.mark.rule("SER-47")
def test_the_third_ship_takes_cards_whoever_moved_them_there() -> None:
    table = position(
        hand="hero 1 2", hand_b="huntress 1 1 2 | ship 0", fields="ship 0 0", deck="ship 0"
    )
    table.play("hero 1 2").play("huntress 1 1 2").play("ship 0")
    assert table.collected(A) == "hero 1 2 | huntress 1 1 2"
    assert table.collected(B) == ""


@pytest.mark.rule("SER-48")
def test_every_departure_makes_its_own_pile_that_belongs_to_nobody() -> None:
    table = position(hand="ship 0 0 0", hand_b="ship 0 0 0", departures=0)
    table.play("ship 0 0 0")
    assert table.heard(B, "ship_departed") == [{"type": "ship_departed", "seat": A, "number": 1}]
    assert table.view(None)["ship_piles"] == 1
    table.play("ship 0 0 0")
    assert table.heard(A, "ship_departed") == [{"type": "ship_departed", "seat": B, "number": 2}]
    assert table.view(None)["ship_piles"] == 2
    assert [table.collected(seat) for seat in (A, B)] == ["", ""]
    assert table.fields == ""


@pytest.mark.rule("SER-49")
@pytest.mark.parametrize(("departures", "final_turn"), [(0, None), (1, None), (2, 21)])
def test_only_the_third_departure_brings_the_end(departures: int, final_turn: int | None) -> None:
    table = position(fields="ship 0 0", hand="ship 0", departures=departures, turn=20)
    assert table.play("ship 0").final_turn == final_turn


@pytest.mark.rule("SER-50")
@pytest.mark.parametrize(
    ("begun", "completed", "collected"),
    [
        ("dwarf 1 2", "dwarf 1 3", "dwarf 1 1 2 3"),
        ("hero 1", "hero 2", "troll 3"),
        ("huntress 1", "huntress 1 2", "fire_dragon 4"),
        ("ship 0", "ship 0 0", "hero 2"),
    ],
)
def test_either_player_completes_what_the_other_began(
    begun: str, completed: str, collected: str
) -> None:
    table = position(
        fields="fire_dragon 4 | troll 3", below_ship="hero 2", hand=begun, hand_b=completed
    )
    table.play(begun).play(completed)
    assert table.collected(A) == ""
    assert table.collected(B) == collected


@pytest.mark.rule("SER-50")
def test_stacks_are_shared() -> None:
    table = position(hand="treasure_chest 4", hand_b="treasure_chest 1", deck="fire_dragon 2")
    table.play("treasure_chest 4").play("treasure_chest 1").play("fire_dragon 2")
    assert table.collected(A) == "treasure_chest 1 4"
