"""Hidden information: who knows which pattern and reef card, and that nothing automatic tells."""

import json

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, PURPLE, line, play_text, position
from tests.games.smoki_z_glebin.random_games import tables

HEAVIEST = 40_000  # bytes of a view
REEF_PLAY = play_text("I3", (3, 6), (4, 6), (5, 6))


@pytest.mark.rule("GLE-101")
def test_others_see_the_backs_of_a_hand() -> None:
    table = position(hands={ORANGE: "L4 I3"})
    own = [{"size": "small", "pattern": "I3"}, {"size": "medium", "pattern": "L4"}]
    backs = [{"size": "small", "pattern": None}, {"size": "medium", "pattern": None}]
    assert table.side(ORANGE, ORANGE)["hand"] == own
    assert table.side(ORANGE, GREEN)["hand"] == table.side(ORANGE, None)["hand"] == backs


def test_a_card_taken_face_up_stays_known_to_all() -> None:
    table = position(
        step="draw_pattern",
        played="medium",
        hands={ORANGE: "L4"},
        face_up="I3 V3 T4 S4 W5 X5",
        stacks={"large": "N5 P5"},
    )
    table.play("draw large 1")
    for viewer in (GREEN, None):
        assert {"size": "large", "pattern": "X5"} in table.side(ORANGE, viewer)["hand"]
        assert table.heard(viewer, "pattern_drawn")[0]["pattern"] == "X5"
    assert table.heard(None, "pattern_revealed")[0]["pattern"] == "N5"


def test_a_card_drawn_blind_is_seen_by_its_drawer_alone() -> None:
    table = position(
        step="draw_pattern", played="medium", hands={ORANGE: "L4"}, stacks={"large": "N5 P5"}
    )
    table.play("draw large stack")
    assert table.heard(ORANGE)[0]["pattern"] == "N5"
    assert table.heard(GREEN)[0]["pattern"] is None
    assert {"size": "large", "pattern": None} in table.side(ORANGE, GREEN)["hand"]


@pytest.mark.rule("GLE-72")
@pytest.mark.parametrize(("hand", "shown"), [("L4 T4", None), ("L4* T4", "L4")])
def test_a_card_given_away_is_known_as_it_was_before(hand: str, shown: str | None) -> None:
    table = position(hands={ORANGE: hand}).play("pass L4 > small stack")
    for viewer in (GREEN, None):
        assert table.heard(viewer, "turn_passed")[0]["pattern"] == shown
        assert table.heard(viewer, "turn_passed")[0]["size"] == "medium"
    assert table.heard(ORANGE, "turn_passed")[0]["pattern"] == "L4"
    bottom = {"size": "medium", "from_bottom": 0, "pattern": "L4"}
    assert table.view(ORANGE)["known"]["patterns"] == [bottom]
    assert table.view(GREEN)["known"]["patterns"] == ([bottom] if shown else [])
    for seed in range(10):
        world = table.state.copy()
        world.redeal(ORANGE, seed)
        assert world.view(ORANGE)["known"]["patterns"] == [bottom]


@pytest.mark.rule("GLE-106")
def test_of_two_equal_cards_the_known_one_is_played() -> None:
    table = position(hands={ORANGE: "I3 I3*"}, dragons=[(GREEN, line((1, 0), (1, 2)))])
    table.play(play_text("I3", (0, 1), (0, 2), (0, 3)))
    assert table.side(ORANGE, GREEN)["hand"] == [{"size": "small", "pattern": None}]


@pytest.mark.rule("GLE-64", "GLE-68")
def test_reef_cards_are_seen_by_their_drawer_alone() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef_stack="R01 R08 R09 R10")
    table.play(REEF_PLAY)
    assert [card["card"] for card in table.heard(ORANGE, "reef_drawn")[0]["cards"]] == [
        "R01",
        "R08",
    ]
    assert [card["card"] for card in table.view(ORANGE)["reef_choice"]["cards"]] == ["R01", "R08"]
    for viewer in (GREEN, None):
        assert "cards" not in table.heard(viewer, "reef_drawn")[0]
        assert table.view(viewer)["reef_choice"] == {"seat": ORANGE, "cards": None}
    table.play("keep R08")
    assert [card["card"] for card in table.heard(ORANGE, "reef_kept")[0]["cards"]] == ["R08"]
    assert table.view(ORANGE)["known"]["reef"][0]["card"] == "R01"
    for viewer in (GREEN, None):
        assert "cards" not in table.heard(viewer, "reef_kept")[0]
        assert table.side(ORANGE, viewer)["reef"] == {"count": 1, "cards": []}
        assert table.view(viewer)["known"]["reef"] == []


def test_events_tell_the_reef_cards_in_the_order_of_the_view() -> None:
    """Two tables that look alike tell the same."""
    tables = [
        position(hands={ORANGE: "I3 L4"}, reef_stack=f"{cards} R09").play(REEF_PLAY)
        for cards in ("R01 R08", "R08 R01")
    ]
    assert tables[0].view(ORANGE) == tables[1].view(ORANGE)
    assert tables[0].heard(ORANGE) == tables[1].heard(ORANGE)


def test_a_drawer_remembers_the_reef_card_at_the_bottom() -> None:
    table = position(hands={ORANGE: "I3 L4"}, reef_stack="R01 R08 R09 R10 R11 R12")
    table.play(REEF_PLAY, "keep R08")
    bottoms = {viewer: set() for viewer in (ORANGE, GREEN)}  # type: dict[int, set[str]]
    for viewer, seen in bottoms.items():
        for seed in range(30):
            world = table.state.copy()
            world.redeal(viewer, seed)
            seen.add(world.tables.reef_cards[world.reef_stack[0] % 32].id)
    assert bottoms[ORANGE] == {"R01"}
    assert len(bottoms[GREEN]) > 3


def test_whoever_returned_a_card_is_not_sure_of_it_once_another_player_has_drawn_it() -> None:
    """GREEN may have kept it or put it back."""
    table = position(active=GREEN, hands={GREEN: "I3 L4", ORANGE: "I3 L4"}, reef_stack="R01 R08")
    state = table.state
    state.reef_stack[1] += 32 << ORANGE  # the top card, once put there by ORANGE
    assert table.view(ORANGE)["known"]["reef"] != []
    table.play(REEF_PLAY, "keep R08")
    assert table.view(ORANGE)["known"]["reef"] == []
    assert table.side(GREEN, ORANGE)["reef"] == {"count": 1, "cards": []}


@pytest.mark.rule("GLE-107")
def test_the_mission_step_is_skipped_only_when_everybody_sees_why() -> None:
    hand = {ORANGE: "V3 L4"}
    text = play_text("V3", (5, 7), (5, 8), (4, 8))
    table = position(hands=hand, row="M27 M28 M29 M30").play(text)
    assert table.step == "draw_pattern"
    # one secret card: it could be a joker, so nobody may learn that it is not
    table = position(hands=hand, row="M27 M28 M29 M30", reef={ORANGE: "R09"}).play(text)
    assert table.legal() == ["skip"]
    for viewer in (GREEN, None):
        assert table.view(viewer)["prompt"]["key"] == "smoki_z_glebin-prompt-complete_mission"
    assert table.view(ORANGE)["prompt"]["key"] == "smoki_z_glebin-prompt-cannot_pay"


@pytest.mark.rule("GLE-69", "GLE-107")
def test_a_forced_pass_looks_like_a_chosen_one() -> None:
    table = position(hands={ORANGE: "O4 O4"}, coins={ORANGE: 0})
    table.state.occupied[1] = table.state.occupied[2] = (1 << 60) - 1
    assert table.legal("play") == []
    assert table.view(ORANGE)["prompt"]["key"] == "smoki_z_glebin-prompt-must_pass"
    assert table.view(PURPLE)["prompt"]["key"] == "smoki_z_glebin-prompt-play_pattern"


@pytest.mark.rule("GLE-80")
def test_after_the_end_all_reef_cards_are_open() -> None:
    *_, table = tables(3, seed=2)
    shown = [table.side(seat)["reef"] for seat in range(3)]
    assert sum(reef["count"] for reef in shown) > 0
    assert all(len(reef["cards"]) == reef["count"] for reef in shown)
    assert [seat["score"] for seat in table.view(None)["seats"]] == table.state.scores()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_stays_light(players: int) -> None:
    """Also with hundreds of placements to choose from."""
    most_moves = 0
    for table in tables(players, seed=players + 40):
        if not table.over:
            view = table.view(table.to_move)
            most_moves = max(most_moves, len(table.state.moves()))
            assert len(json.dumps(view, separators=(",", ":"))) < HEAVIEST
    assert most_moves > 200
