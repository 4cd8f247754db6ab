"""A match of two legs, DRA-91 to DRA-93."""

from collections import Counter

import pytest

from tests.games.drako.position import Table, new, position
from tests.games.drako.random_games import tables

TWO_LEGS = {"two_legs": True, "setup": "first_game"}
KILL = "dw_heavy_axe attack_one fury_dwarf"
A, B = 0, 1


def last_wound(**words: object) -> Table:
    """The dwarf side is about to kill the dragon: in the first leg it is seat 0."""
    usual: dict[str, object] = {
        "hand": "dw_heavy_axe dw_run",
        "wounds": "armour 4 fly 2 walk 2 fire 1",
        "options": TWO_LEGS,
    }
    return position("G C3 F B2 X B3 N C2", **{**usual, **words})  # type: ignore[arg-type]


@pytest.mark.rule("DRA-91")
@pytest.mark.parametrize("options", [{}, {"dragon_seat": 0}, {"sides": "random"}])
def test_the_dragon_of_the_first_leg_is_drawn_whatever_sides_says(
    options: dict[str, object],
) -> None:
    dragons = Counter(
        int(new(seed, {**TWO_LEGS, **options}).state.dragon_seat) for seed in range(200)
    )
    assert 72 <= dragons[A] <= 128  # 100, four deviations of 7


@pytest.mark.rule("DRA-91")
def test_the_second_leg_is_a_whole_game_with_exchanged_sides() -> None:
    table = last_wound(fury="gone", net="on_dragon").play(KILL)
    assert not table.state.over
    seats = table.view(None)["seats"]
    assert [seat["side"] for seat in seats] == ["dragon", "dwarves"]
    assert table.view(None)["leg"] == 2
    assert (table.state.turn, table.asked, table.actions) == (1, ("dragon", "action"), 1)
    assert table.state.to_move == A
    assert table.figures == "G C3 F A2 X D1 N D4"
    assert sum(table.dragon_wounds.values()) + sum(table.wounds(dwarf) for dwarf in "FXN") == 0
    assert (table.net, table.fury) == ("ready", "ready")
    for side in ("dwarves", "dragon"):
        assert (table.hand_size(side), table.deck_size(side), table.discards(side)) == (4, 34, [])
    assert table.heard(None, "leg_began")[0]["leg"] == 2


@pytest.mark.rule("DRA-91")
def test_each_leg_has_its_own_setup_decisions() -> None:
    table = last_wound(options={"two_legs": True, "mulligan": True, "setup": "free_placement"})
    table.play(KILL)
    met = []
    while table.asked[1] != "action":
        met.append(table.asked)
        table.play(table.legal()[0])
    assert met == [("dragon", "mulligan"), ("dwarves", "mulligan"), *[("dwarves", "placement")] * 3]


@pytest.mark.rule("DRA-91")
def test_fury_and_net_work_again_in_the_second_leg() -> None:
    for table in tables(3, TWO_LEGS):
        if table.view(None)["leg"] == 2 and table.asked == ("dwarves", "action"):
            assert "fury" in table.legal()
            return
    raise AssertionError("there was no second leg")


@pytest.mark.rule("DRA-91")
@pytest.mark.parametrize("seed", range(4))
def test_a_match_has_two_legs_and_a_game_one(seed: int) -> None:
    legs: list[int] = []
    for table in tables(seed, TWO_LEGS):
        legs.append(table.view(None)["leg"])
    assert set(legs) == {1, 2}
    assert sum(table.state.scores()) == 2
    assert [leg["dragon"] for leg in table.view(None)["legs"]] in ([A, B], [B, A])
    *_, single = tables(seed, {"setup": "first_game"})
    assert single.view(None)["leg"] == 1
    assert len(single.view(None)["legs"]) == 1


@pytest.mark.rule("DRA-92")
@pytest.mark.parametrize(("won", "winners"), [((0, 1), [B]), ((1, 0), [A])])
def test_two_legs_beat_any_number_of_wounds(won: tuple[int, int], winners: list[int]) -> None:
    """In the second leg seat 1 leads the dwarves, and kills the dragon of seat 0."""
    earlier = (40, 0) if won == (0, 1) else (0, 15)
    table = last_wound(leg=2, won=won, earlier=earlier)
    table.play(KILL)
    assert table.state.over
    if won == (0, 1):
        assert (table.state.scores(), table.state.winners()) == ([0, 2], winners)
    else:
        assert table.state.scores() == [1, 1]
        assert table.state.winners() == [B]  # 15 + 10 wounds against 0


@pytest.mark.rule("DRA-92")
@pytest.mark.parametrize(
    ("earlier", "winners", "ranks"),
    [((11, 0), [A], [1, 2]), ((9, 0), [B], [2, 1]), ((10, 0), [A, B], [1, 1])],
)
def test_at_one_all_the_wounds_over_both_legs_decide(
    earlier: tuple[int, int], winners: list[int], ranks: list[int]
) -> None:
    table = last_wound(leg=2, won=(1, 0), earlier=earlier).play(KILL)
    assert table.state.scores() == [1, 1]
    assert [seat["inflicted"] for seat in table.view(None)["seats"]] == [earlier[0], 10]
    assert (table.state.winners(), table.state.ranks()) == (winners, ranks)


@pytest.mark.rule("DRA-92")
def test_the_wounds_of_the_first_leg_are_remembered() -> None:
    table = last_wound(wounds="armour 4 fly 2 walk 2 fire 1 F 2 X 1").play(KILL)
    assert [seat["inflicted"] for seat in table.view(None)["seats"]] == [10, 3]
    assert [seat["legs_won"] for seat in table.view(None)["seats"]] == [1, 0]


@pytest.mark.rule("DRA-93")
def test_the_wound_of_fury_counts_for_nobody() -> None:
    table = position(hand="dw_run dw_net", wounds="F 2", options=TWO_LEGS)
    assert table.view(None)["seats"][B]["inflicted"] == 2
    table.play("fury")
    assert table.wounds("F") == 3
    assert [seat["inflicted"] for seat in table.view(None)["seats"]] == [0, 2]


@pytest.mark.rule("DRA-93")
def test_ignored_surplus_does_not_count() -> None:
    table = last_wound().play(KILL)  # 2 wounds, 1 space
    assert table.view(None)["seats"][A]["inflicted"] == 10
    bite = position(
        "G C3 X C2 F A1",
        turn_of="dragon",
        dragon_hand="dr_crushing_bite dr_run",
        hand="dw_run",
        wounds="X 3 N 0",
    ).play("dr_crushing_bite bite crossbow_dwarf", "no_block")
    assert bite.view(None)["seats"][B]["inflicted"] == 4


@pytest.mark.rule("DRA-93")
def test_a_match_equal_in_all_is_drawn() -> None:
    table = last_wound(leg=2, won=(1, 0), earlier=(10, 0)).play(KILL)
    assert table.state.winners() == [A, B]
    assert table.heard(None, "game_over")[0]["winners"] == [A, B]


@pytest.mark.rule("DRA-91")
def test_the_legs_are_told_with_their_winners() -> None:
    table = last_wound().play(KILL)
    assert table.view(None)["legs"] == [{"dragon": B, "winner": A, "reason": "dragon_slain"}]
    table = last_wound(leg=2, won=(0, 1)).play(KILL)
    assert table.view(None)["legs"] == [
        {"dragon": B, "winner": B, "reason": "out_of_cards"},
        {"dragon": A, "winner": B, "reason": "dragon_slain"},
    ]
