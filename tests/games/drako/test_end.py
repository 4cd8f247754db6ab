"""Who wins and when, DRA-3 to DRA-6 and DRA-85 to DRA-90."""

import pytest

import smokowisko
from tests.games.drako.position import DRAGON_SEAT, DWARF_SEAT, position
from tests.games.drako.random_games import tables

BESIDE = "G C3 F B2 X B3 N C2"
ONE_LEFT = "armour 4 fly 2 walk 2 fire 1"


@pytest.mark.rule("DRA-3")
def test_the_dwarves_win_at_once_when_the_dragon_is_full_of_wounds() -> None:
    table = position(BESIDE, hand="dw_heavy_axe dw_run", wounds=ONE_LEFT)
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert (table.winner, table.reason) == ("dwarves", "dragon_slain")
    assert table.state.winners() == [DWARF_SEAT]
    assert table.state.scores() == [1, 0]


@pytest.mark.rule("DRA-3")
@pytest.mark.parametrize(
    "wounds",
    [
        "armour 3 fly 2 walk 2 fire 2",
        "armour 4 fly 1 walk 2 fire 2",
        "armour 4 fly 2 walk 1 fire 2",
    ],
)
def test_one_free_space_anywhere_keeps_the_dragon_alive(wounds: str) -> None:
    table = position(BESIDE, hand="dw_heavy_axe dw_run", wounds=wounds).play("draw")
    assert not table.state.over
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert table.winner == "dwarves"


@pytest.mark.rule("DRA-4")
def test_the_dragon_wins_at_once_when_the_last_dwarf_dies() -> None:
    table = position(
        "G C3 X B3",
        turn_of="dragon",
        dragon_hand="dr_bite dr_run",
        hand="dw_run",
        wounds="X 2",
    ).play("dr_bite bite crossbow_dwarf", "no_block")
    assert (table.winner, table.reason) == ("dragon", "dwarves_slain")
    assert (table.state.winners(), table.state.scores()) == ([DRAGON_SEAT], [0, 1])


@pytest.mark.rule("DRA-4")
def test_fire_can_kill_the_last_two_at_once() -> None:
    table = position(
        "G C3 X C4 N C5",
        turn_of="dragon",
        dragon_hand="dr_fire dr_run",
        hand="dw_run",
        wounds="X 2 N 3",
    ).play("dr_fire fire east", "no_block")
    assert (table.winner, table.reason) == ("dragon", "dwarves_slain")


@pytest.mark.rule("DRA-4")
def test_two_dead_dwarves_are_not_all() -> None:
    table = position(
        "G C3 X C4 N C5",
        turn_of="dragon",
        dragon_hand="dr_bite dr_run",
        hand="dw_run",
        wounds="X 2",
    ).play("dr_bite bite crossbow_dwarf", "no_block")
    assert (table.figures, table.state.over) == ("G C3 N C5", False)


@pytest.mark.rule("DRA-5", "DRA-85")
def test_the_dragon_wins_when_the_dwarves_are_out_of_cards() -> None:
    table = position(hand="dw_run", deck_size=0).play("dw_run move_one fury_dwarf A1")
    assert (table.winner, table.reason) == ("dragon", "out_of_cards")
    assert table.state.winners() == [DRAGON_SEAT]


@pytest.mark.rule("DRA-5", "DRA-88")
@pytest.mark.parametrize(("held", "left"), [("dw_run dw_net", 0), ("dw_run", 2)])
def test_cards_in_hand_or_deck_keep_the_dwarves_in_the_game(held: str, left: int) -> None:
    table = position(hand=held, deck_size=left).play("dw_run no_effect")
    assert (table.state.over, table.actions) == (False, 1)


@pytest.mark.rule("DRA-6")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_has_one_winner(seed: int) -> None:
    for table in tables(seed, {"setup": "first_game"}):
        assert table.state.over == (len(table.state.winners()) == 1)
    assert sorted(table.state.ranks()) == [1, 2]
    assert sum(table.state.scores()) == 1


@pytest.mark.rule("DRA-86")
def test_the_last_card_is_resolved_before_its_player_loses() -> None:
    table = position(
        BESIDE, hand="dw_heavy_axe", deck_size=0, dragon_hand="dr_run", wounds="armour 4"
    ).play("dw_heavy_axe attack_one fury_dwarf")
    assert table.asked == ("dragon", "defence")
    table.play("no_block")
    assert table.asked == ("dwarves", "wounds")
    table.play("wound fly", "wound walk")
    assert (table.winner, table.reason) == ("dragon", "out_of_cards")


@pytest.mark.rule("DRA-86")
def test_a_last_card_that_blocks_loses_too_though_others_are_burnt() -> None:
    table = position(
        "G C3 F C4 N C5",
        turn_of="dragon",
        dragon_hand="dr_fire dr_run",
        hand="dw_shield",
        deck_size=0,
    ).play("dr_fire fire east", "block fury_dwarf dw_shield")
    assert [table.wounds(dwarf) for dwarf in "FN"] == [0, 2]
    assert (table.winner, table.reason) == ("dragon", "out_of_cards")


@pytest.mark.rule("DRA-87")
def test_the_dragon_s_death_comes_before_the_last_card() -> None:
    table = position(BESIDE, hand="dw_heavy_axe", deck_size=0, wounds=ONE_LEFT)
    table.play("dw_heavy_axe attack_one fury_dwarf")
    assert (table.winner, table.reason) == ("dwarves", "dragon_slain")


@pytest.mark.rule("DRA-87")
def test_whoever_is_saved_by_the_last_card_loses_by_it() -> None:
    """So all dwarves never die together with their last card, whichever check comes first."""
    table = position(
        "G C3 F C4 N C5",
        turn_of="dragon",
        dragon_hand="dr_fire dr_run",
        hand="dw_shield",
        deck_size=0,
        wounds="F 4 N 3",
    ).play("dr_fire fire east", "block fury_dwarf dw_shield")
    assert (table.figures, table.reason) == ("G C3 F C4", "out_of_cards")


@pytest.mark.rule("DRA-87")
def test_the_end_is_checked_after_fury_too() -> None:
    table = position("G C3 F A2 X D1", hand="dw_run", deck_size=0, wounds="F 5").play("fury")
    assert (table.state.over, table.figures) == (False, "G C3 X D1")


@pytest.mark.rule("DRA-87")
def test_nothing_is_played_after_the_end() -> None:
    table = position(hand="dw_run", deck_size=0).play("dw_run no_effect")
    assert table.legal() == []
    assert table.refuses("draw") == "DRA-87"
    assert table.refuses("end_turn") == "DRA-87"
    assert table.view(None)["prompt"] == {"key": "drako-prompt-over"}


@pytest.mark.rule("DRA-88")
def test_an_empty_deck_does_not_end_the_game() -> None:
    table = position(hand="dw_run dw_net", deck_size=2).play("draw")
    assert (table.deck_size("dwarves"), table.state.over) == (0, False)


@pytest.mark.rule("DRA-89")
def test_a_dragon_out_of_cards_fights_on_without_them() -> None:
    table = position(turn_of="dragon", dragon_hand="dr_run", dragon_deck_size=0, hand="dw_run")
    table.play("dr_run no_effect")
    assert (table.state.over, table.turn_of) == (False, "dwarves")


@pytest.mark.rule("DRA-90")
@pytest.mark.parametrize("seed", range(8))
def test_the_dwarf_side_draws_17_times_and_plays_38_cards_at_most(seed: int) -> None:
    draws = plays = decisions = 0
    for table in tables(seed, {"setup": "first_game"}):
        decisions += 1
        for event in table.events:
            dwarves = event.public.get("side") == "dwarves"
            draws += event.type == "cards_drawn" and dwarves
            plays += event.type == "card_played" and dwarves
    assert draws <= 17
    assert plays <= 38
    assert decisions <= smokowisko.game("drako").max_plies


@pytest.mark.rule("DRA-90")
def test_a_game_of_drawing_and_wasting_ends() -> None:
    """The longest way: every card is drawn and played for nothing."""
    table = position(hand_size=4, deck_size=34, dragon_deck_size=34, dragon_hand_size=4, turn=2)
    draws = plays = 0
    while not table.state.over:
        text = next(
            (text for text in table.legal() if text.endswith(" no_effect")), table.legal()[0]
        )
        text = "end_turn" if "end_turn" in table.legal() else text
        dwarves = table.turn_of == "dwarves"
        draws += dwarves and text == "draw"
        plays += dwarves and text.endswith(" no_effect")
        table.play(text)
    assert (draws, plays, table.reason) == (17, 38, "out_of_cards")
