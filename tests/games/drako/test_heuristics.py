"""What a position is worth: strong enough to beat chance on either side, and blind to what a seat
cannot know."""

import os

import pytest

import smokowisko
from smokowisko.bots import ask, bot
from smokowisko.engine.chance import fast
from tests.games.drako.position import DRAGON_SEAT, DWARF_SEAT, new, position

GAMES = 20 if os.environ.get("SMOKOWISKO_ENGINE") == "interpreted" else 200


def winner(dwarves: str, dragon: str, seed: int) -> int:
    luck = fast(seed)
    state = smokowisko.game("drako").new(seed=seed)
    minds = [bot(name, luck.word()) for name in (dwarves, dragon)]
    while not state.over:
        state.play(ask(minds[state.to_move], state, luck.word()))
    return state.winners()[0]


@pytest.mark.parametrize(
    ("bots", "seat"), [(("greedy", "random"), DWARF_SEAT), (("random", "greedy"), DRAGON_SEAT)]
)
def test_greedy_beats_random_on_either_side(bots: tuple[str, str], seat: int) -> None:
    won = sum(winner(*bots, seed) == seat for seed in range(GAMES))
    assert won >= 0.75 * GAMES


def test_both_sides_can_win_between_equals() -> None:
    winners = {winner("greedy", "greedy", seed) for seed in range(GAMES)}
    assert winners == {DWARF_SEAT, DRAGON_SEAT}


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_values_alike_what_it_cannot_tell_apart(seed: int) -> None:
    state = new(seed, {"mulligan": True}).state
    heuristic, luck = state.game.heuristic, fast(seed)
    while not state.over:
        for seat in (DWARF_SEAT, DRAGON_SEAT):
            world = state.copy()
            world.redeal(seat, luck.word())
            assert heuristic.value(world, seat) == heuristic.value(state, seat)
        state.play(state.any_move(luck))


def test_greedy_kills_when_it_can() -> None:
    table = position(
        "G C3 F B2 X A1 N A3",
        hand="dw_heavy_axe dw_shield dw_march dw_net",
        wounds="armour 4 fly 2 walk 2 fire 1",
    )
    assert table.state.text(ask(bot("greedy", 0), table.state, 0)) == (
        "dw_heavy_axe attack_one fury_dwarf"
    )
