"""Hidden information: nobody knows a face-down card, the drawn one is its drawer's alone, and what
was seen before a renewal is not forgotten."""

import random
from collections import Counter

import pytest

from smokowisko.engine.conformance.contract import POSITION_CHECKS
from smokowisko.engine.conformance.position import Position
from smokowisko.engine.conformance.secrecy import Secrets, check_events, check_preview, check_redeal
from smokowisko.games.smoki.tables import KIND_IDS
from tests.games.smoki.position import A, B, Table, named, new, position

RENEWAL = {
    "piles": ("6 6 7 7 7 7 8 8 8 8", "N9 N9 N9 N9 C10 C10 C10 C10 R R R"),
    "draw": "R",
}
FIVE = ["?-2 ?0 1 / ?2 ?3 ?4"] * 4 + ["?5 ?5 5 / ?5 ?6 ?6"]


def face_down(table: Table) -> Counter[int]:
    state = table.state
    return Counter(
        int(state.dreams[seat * 6 + slot])
        for seat in range(state.players)
        for slot in range(6)
        if not state.is_face_up(seat, slot)
    )


@pytest.mark.rule("SMO-20", "SMO-94")
def test_only_the_drawer_knows_the_drawn_card() -> None:
    table = position("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", draw="N9").play("draw")
    assert table.view(A)["drawn"] == {"seat": A, "card": named("N9")}
    for viewer in (B, None):
        assert table.view(viewer)["drawn"] == {"seat": A, "card": None}
        assert table.heard(viewer) == [{"type": "card_drawn", "seat": A, "left": 37}]
    assert table.heard(A)[0]["cards"] == [named("N9")]


@pytest.mark.rule("SMO-94")
def test_that_a_drawn_card_leaves_no_choice_is_told_to_its_drawer_alone() -> None:
    table = position("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", draw="C10").play("draw")
    keys = {viewer: table.view(viewer)["prompt"]["key"] for viewer in (A, B, None)}
    assert keys[A] == "smoki-prompt-must_place"
    assert keys[B] == keys[None] == "smoki-prompt-keep_or_discard"


@pytest.mark.rule("SMO-31", "SMO-94")
def test_after_a_renewal_worlds_keep_apart_what_was_seen_and_what_was_not() -> None:
    table = position(*FIVE, **RENEWAL).play("draw", "discard 0")  # type: ignore[arg-type]
    hidden, left = face_down(table), Counter(table.state.draw_pile())
    orders = set()
    for seed in range(20):
        world = table.state.copy()
        world.redeal(B, seed)
        assert face_down(Table(world)) == hidden
        assert Counter(world.draw_pile()) == left
        orders.add((tuple(world.dreams), tuple(world.draw_pile())))
    assert len(orders) == 20


@pytest.mark.rule("SMO-30", "SMO-31", "SMO-94")
@pytest.mark.parametrize("options", [{}, {"one_face_up_pile": True, "raven_attack": True}])
def test_rounds_of_much_drawing_pass_the_conformance_kit(options: dict[str, object]) -> None:
    """Random moves draw too seldom for a renewal; players who mostly draw and discard reach one."""
    luck = random.Random(5)
    table = new(5, seed=11, options=options)
    at = Position(table.state.game, 5, 11, options, table.state, luck)
    secrets, renewals = Secrets(), 0
    for ply in range(100):
        if ply % 3 == 0:
            for check in POSITION_CHECKS:
                check(at)
            check_redeal(at, secrets)
            check_events(at, secrets)
            check_preview(at)
        drawing = [*table.legal("draw"), *table.legal("discard")]
        table.play(luck.choice(drawing or table.legal()))
        renewals += len(table.told("draw_pile_renewed"))
    assert renewals >= 1
    assert secrets.events_compared > 10


@pytest.mark.rule("SMO-94")
def test_everybody_may_count_the_cards_that_were_never_shown() -> None:
    """A drawn card is one of them until it is placed or discarded (AMB-31)."""
    table = position("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", draw="N9")
    before = table.view(None)["known"]["never_shown"]
    assert sum(before.values()) == 38 + 7
    table.play("draw")
    for viewer in (A, B, None):
        assert table.view(viewer)["known"]["never_shown"] == before
    table.play("discard 0")
    after = table.view(None)["known"]["never_shown"]
    assert Counter(before) - Counter(after) == Counter(["ravens_nest"])


@pytest.mark.rule("SMO-31", "SMO-94")
def test_a_renewed_draw_pile_has_been_seen() -> None:
    table = position(*FIVE, **RENEWAL).play("draw", "discard 0")  # type: ignore[arg-type]
    hidden = {KIND_IDS[kind]: count for kind, count in face_down(table).items()}
    assert table.view(None)["known"]["never_shown"] == hidden
    assert sum(hidden.values()) == 25


@pytest.mark.rule("SMO-61", "SMO-94")
def test_after_a_round_the_cards_that_nobody_saw_are_those_left_in_the_draw_pile() -> None:
    table = position("1 2 3 / 4 5 ?6", "?0 7 ?4 / 3 ?5 8", draw="8 R R", draw_size=3)
    table.play("take 0 5", "discard 1")
    last = table.view(None)["sheet"]["last"]
    assert last["never_shown"] == {"dragon_8": 1, "water_reflection": 2}
