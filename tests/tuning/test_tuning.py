"""Fitting weights: repeatable, downhill, and only what is not worse is kept."""

import math
import tomllib
from pathlib import Path

import pytest

import smokowisko
from smokowisko.arena.game import shares_of
from smokowisko.engine.weights import weights_of
from tuning.duel import Duel, Verdict, play
from tuning.fit import PARTS, Fit, Question, answer, kept_sign, mean, solve
from tuning.run import rounded, write
from tuning.selfplay import A_GAME, HELD_OUT, Plan, picked, play_some, positions, replay
from tuning.tables import Crew, Minds, Weights

ID = "drako"
WEIGHTS = weights_of(f"smokowisko.games.{ID}")
GAMES = 10


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return play_some((Plan(ID, WEIGHTS, Minds(), GAMES, seed=3), range(GAMES)))


@pytest.fixture(scope="module")
def file(lines: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("tuning") / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def loss(file: Path, weights: Weights) -> float:
    questions = [Question(ID, file, part, False, weights, None) for part in range(PARTS)]
    return mean([answer(question) for question in questions]).loss


def test_the_same_seed_plays_the_same_games(lines: list[str]) -> None:
    assert play_some((Plan(ID, WEIGHTS, Minds(), GAMES, seed=3), range(2))) == lines[:2]
    assert play_some((Plan(ID, WEIGHTS, Minds(), GAMES, seed=4), range(2))) != lines[:2]


def test_a_saved_game_can_be_played_again_to_its_end(lines: list[str]) -> None:
    by_lot = 0
    for number, line in enumerate(lines):
        played = replay(ID, line)
        assert played.number == number
        state = played.plies[-1].state.copy()
        state.play(played.plies[-1].move)
        assert state.over
        assert played.shares == shares_of(state)
        by_lot += sum(ply.random for ply in played.plies)
    assert 0 < by_lot < sum(len(replay(ID, line).plies) for line in lines) / 5


def test_plies_are_picked_once_and_in_their_order(lines: list[str]) -> None:
    played = replay(ID, lines[0])
    few = picked(played, 10)
    assert len(set(few)) == 10
    assert few == sorted(few) == picked(played, 10)
    assert picked(played, 1000) == list(range(len(played.plies)))


def test_some_games_are_held_out(file: Path) -> None:
    parts = [positions(ID, file, part, PARTS) for part in range(PARTS)]
    assert sum(len(fitted) for fitted, _ in parts) == A_GAME * GAMES * (HELD_OUT - 1) // HELD_OUT
    assert sum(len(held_out) for _, held_out in parts) == A_GAME * GAMES // HELD_OUT


def test_the_slope_is_that_of_the_loss(file: Path) -> None:
    scales = {"doubt": 10.0, "now": 0.5}
    slope = mean([answer(Question(ID, file, at, False, WEIGHTS, scales)) for at in range(PARTS)])
    assert slope.loss == pytest.approx(loss(file, WEIGHTS))
    for at, (name, scale) in enumerate(scales.items()):
        ahead, behind = (
            loss(file, WEIGHTS | {name: WEIGHTS[name] + step * scale}) for step in (0.01, -0.01)
        )
        assert slope.gradient[at] == pytest.approx((ahead - behind) / 0.02, rel=0.1, abs=1e-4)


def test_only_some_weights_are_fitted(file: Path) -> None:
    fit = Fit(ID, file, WEIGHTS, shrinkage=0.0, crew=Crew(), only="lost_f")
    moved = fit.moved(WEIGHTS, [0.5, 0.5])
    changed = {name for name in WEIGHTS if moved[name] != WEIGHTS[name]}
    assert changed == {"lost_flying", "lost_fire"}
    assert moved.keys() == WEIGHTS.keys()


@pytest.mark.parametrize(
    ("weight", "start", "kept"), [(-1.0, 2.0, 0.1), (1.0, -2.0, -0.1), (-3.0, -2.0, -3.0)]
)
def test_no_weight_changes_its_sign(weight: float, start: float, kept: float) -> None:
    assert kept_sign(weight, start) == pytest.approx(kept)


def test_equations_are_solved() -> None:
    assert solve([[3.0, 1.0], [1.0, 1.0]], 1.0, [6.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_weights_that_play_alike_share_every_deal() -> None:
    duel = Duel(ID, WEIGHTS, WEIGHTS, Minds(), players=2, deals=3, seed=1)
    for deal in range(duel.deals):
        assert play(duel, 2 * deal) + play(duel, 2 * deal + 1) == 1


def test_better_weights_win_a_duel() -> None:
    blind = WEIGHTS | dict.fromkeys(("dwarf_wound", "pressure", "now", "later"), -1.0)
    duel = Duel(ID, WEIGHTS, blind, Minds(), players=2, deals=10, seed=1)
    assert math.fsum(play(duel, number) for number in range(20)) >= 14


@pytest.mark.parametrize(("interval", "worse"), [((0.4, 0.49), True), ((0.4, 0.51), False)])
def test_worse_is_what_luck_does_not_explain(interval: tuple[float, float], worse: bool) -> None:
    duel = Duel(ID, WEIGHTS, WEIGHTS, Minds(), players=2, deals=3, seed=1)
    assert Verdict(duel, 0.45, interval).worse is worse


def test_a_written_file_reads_as_the_weights_and_their_history(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("# In points.\n\ndoubt = 1\n", encoding="utf-8")
    write(file, rounded({"doubt": 12.3456}), {"games": 10, "by": "greedy", "matches": ["a", "b"]})
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# In points.\n")
    assert tomllib.loads(text) == {
        "doubt": 12.3,
        "provenance": {"games": 10, "by": "greedy", "matches": ["a", "b"]},
    }


def test_the_game_that_everybody_shares_keeps_its_heuristic() -> None:
    wisdom = smokowisko.game(ID).heuristic
    play(Duel(ID, WEIGHTS, WEIGHTS, Minds(), players=2, deals=1, seed=0), 0)
    assert smokowisko.game(ID).heuristic is wisdom
