"""The end of the game, GLE-78 to GLE-80, and of every head, GLE-16 and GLE-21."""

import pytest

from tests.games.smoki_z_glebin.position import GREEN, ORANGE, PINK, position
from tests.games.smoki_z_glebin.random_games import tables

LAST_DRAGON = "play I3 j9 k9 l9"


@pytest.mark.rule("GLE-78", "GLE-79")
def test_the_last_dragon_ends_the_game_without_a_draw() -> None:
    table = position(active=PINK, heads=1, hands={PINK: "I3 L4"}, row="M27 M28 M29 M30")
    table.play(LAST_DRAGON)
    assert table.over
    assert table.hand(PINK) == "L4"
    assert table.legal() == []
    assert table.refuses("draw medium 0") == "GLE-78"


@pytest.mark.rule("GLE-78")
def test_the_game_goes_on_until_the_last_player_has_used_the_last_head() -> None:
    table = position(active=GREEN, heads=1, hands={GREEN: "I3 L4"}, row="M27 M28 M29 M30")
    table.play(LAST_DRAGON, "draw medium 0")
    assert (table.over, table.to_move) == (False, 2)
    assert [table.heads(seat) for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.rule("GLE-79")
def test_in_the_last_turn_a_mission_may_be_left_alone() -> None:
    table = position(
        active=PINK,
        heads=1,
        hands={PINK: "I3 L4"},
        row="M01 M27 M28 M29",
        tokens={PINK: "green purple"},
    )
    table.play(LAST_DRAGON)
    assert (table.over, table.step) == (False, "complete_mission")
    table.play("skip")
    assert table.over


@pytest.mark.rule("GLE-71", "GLE-78")
def test_a_pass_in_the_last_turn_still_exchanges_a_card() -> None:
    table = position(
        active=PINK, heads=1, hands={PINK: "L4 T4"}, coins={PINK: 0}, face_up="I3 V3 O4 S4 W5 X5"
    )
    table.play("pass T4 > large 1")
    assert table.over
    assert (table.hand(PINK), table.coins(PINK), table.heads(PINK)) == ("L4 X5", 2, 0)


@pytest.mark.rule("GLE-80")
def test_reef_cards_are_revealed_and_patterns_are_worth_nothing() -> None:
    table = position(
        active=PINK,
        heads=1,
        hands={PINK: "I3 L4"},
        coins=dict.fromkeys(range(4), 0),
        reef={ORANGE: "R08 R07"},
        row="M27 M28 M29 M30",
    )
    table.play("pass I3 > large 0")
    assert table.state.scores() == [5, 0, 0, 2]
    assert [table.side(seat)["score"] for seat in range(4)] == [5, 0, 0, 2]
    shown = table.heard(None, "reef_revealed")
    assert [card["card"] for card in shown[0]["reef_cards"]] == ["R07", "R08"]
    assert len(shown) == 1


@pytest.mark.rule("GLE-21", "GLE-16", "GLE-70", "GLE-78")
@pytest.mark.parametrize(("players", "heads"), [(2, 14), (3, 11), (4, 8), (5, 7)])
def test_every_turn_uses_one_head(players: int, heads: int) -> None:
    """A dragon or a pass: as many of both together as there are heads."""
    used = [0] * players
    for table in tables(players, seed=players + 60):
        for event in table.events:
            if event.type in ("dragon_laid", "turn_passed"):
                used[event.seen_by(None)["seat"]] += 1
        assert [table.heads(seat) for seat in range(players)] == [heads - count for count in used]
    assert table.over
    assert used == [heads] * players
