"""Teaching a network: downhill, repeatable, and what comes out is a network of the game."""

import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import smokowisko
from smokowisko.engine.network import BIAS, UNITS
from smokowisko.engine.weights import network_of, read_rows
from smokowisko.games.serce_smoka.heuristics import Experience
from smokowisko.games.serce_smoka.sight import INPUTS
from tuning.lesson import FARSIGHT, PLIES, Lesson, Notes, chance, pace
from tuning.run import rounded_rows, wisdom_of, write
from tuning.selfplay import Plan, Played, Ply, picked, play, play_some, replay
from tuning.tables import Crew, Minds, Result, Task

ID = "serce_smoka"
ROWS = network_of(f"smokowisko.games.{ID}")
GAMES = 20


class Alone(Crew):
    """One process is enough here."""

    def each(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        return map(work, tasks)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    lines = play_some((Plan(ID, ROWS, Minds(), GAMES, seed=3), range(GAMES)))
    file = tmp_path_factory.mktemp("tuning") / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def lesson_of(file: Path, seed: int = 1) -> Lesson:
    return Lesson(ID, [file], ROWS, seed, Alone())


def some_game(number: int = 1) -> Played:
    return replay(ID, play(Plan(ID, ROWS, Minds(), GAMES, seed=3), number))


def test_both_seats_are_learnt_from_and_the_mover_once_more(file: Path) -> None:
    """Before the move as each sees it, and after it, unless that was the end."""
    lesson = lesson_of(file)
    learnt = GAMES * 4 // 5 * PLIES
    assert 2.9 * learnt < len(lesson.sights.seen) <= 3 * learnt
    assert lesson.sights.seen.shape[1] == len(INPUTS)
    assert len(lesson.held_out.seen) < len(lesson.sights.seen) / 3
    assert {*lesson.sights.got.tolist()} <= {0.0, 0.5, 1.0}


def test_a_file_more_is_learnt_from_as_well(file: Path) -> None:
    twice = Lesson(ID, [file, file], ROWS, 1, Alone())
    assert len(twice.sights.seen) == 2 * len(lesson_of(file).sights.seen)


def test_what_is_taught_lies_between_the_next_expectation_and_the_result() -> None:
    """After the last own move it is the result, before it the move's promise counts as well."""
    wisdom = Experience(ROWS)
    played = some_game()
    notes = Notes(wisdom)
    notes.take(Played(played.number, played.plies[-1:], played.shares))
    state, move, random = played.plies[-1]
    assert not random
    assert wisdom.ahead(state, move).over
    mover = state.to_move
    promised = chance(wisdom.promise(state, move))
    got = played.shares[mover]
    assert notes.taught[mover] == (1 - FARSIGHT) * promised + FARSIGHT * got
    assert notes.taught[1 - mover] == played.shares[1 - mover]


def test_a_move_by_lot_teaches_what_the_best_one_promised() -> None:
    wisdom = Experience(ROWS)
    state = some_game().plies[20].state
    mover = state.to_move
    best = wisdom.best(state, state.moves())
    other = next(move for move in state.moves() if move != best)
    got = [0.0, 0.0]
    got[mover] = 1.0
    notes = Notes(wisdom)
    notes.take(Played(1, [Ply(state, other, random=True)], got))
    after, *before = notes.taught
    assert after == 1.0  # of the move itself only what came of it
    assert before[mover] == chance(wisdom.promise(state, best))


def test_the_slope_is_that_of_the_loss(file: Path) -> None:
    lesson = lesson_of(file)
    batch = np.arange(64)
    lesson.alone[:] = 0.1
    _, slopes = lesson.slope(batch)
    for weights, slope in zip((lesson.alone, lesson.shared, lesson.units), slopes, strict=True):
        at = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        kept = weights[at]
        losses = []
        for step in (0.01, -0.01):
            weights[at] = kept + step
            losses.append(lesson.slope(batch)[0])
        weights[at] = kept
        assert (losses[0] - losses[1]) / 0.02 == pytest.approx(slope[at], rel=0.05)


def test_a_network_learns_and_the_same_seed_learns_the_same(file: Path) -> None:
    rows, losses = zip(*lesson_of(file).improve(), strict=True)
    assert losses[-1] < losses[0]
    again, _ = zip(*lesson_of(file).improve(), strict=True)
    assert again == rows
    other, _ = zip(*lesson_of(file, seed=2).improve(), strict=True)
    assert other != rows


def test_games_held_out_are_foretold_as_the_game_itself_would(file: Path) -> None:
    lesson = lesson_of(file)
    wisdom = Experience(ROWS)
    losses = []
    for line in file.read_text(encoding="utf-8").splitlines():
        played = replay(ID, line)
        if not played.held_out:
            continue
        for at in picked(played, PLIES):
            state, move, _ = played.plies[at]
            after = wisdom.ahead(state, move)
            seen = [(state, 0), (state, 1)] + [(after, state.to_move)] * (not after.over)
            for table, seat in seen:
                expected = chance(wisdom.value(table, seat))
                got = played.shares[seat]
                losses.append(-got * math.log(expected) - (1 - got) * math.log(1 - expected))
    assert lesson.foretold(ROWS) == pytest.approx(sum(losses) / len(losses), rel=1e-3)


def test_what_is_learnt_is_a_network_of_the_game(file: Path, tmp_path: Path) -> None:
    *_, (rows, _) = lesson_of(file).improve()
    written = tmp_path / "network.toml"
    written.write_text("# Rows.\n\nbias = []\n", encoding="utf-8")
    write(written, rounded_rows(rows), {"games": GAMES})
    read_again = read_rows(written.read_text(encoding="utf-8"))
    assert wisdom_of(written) == read_again
    assert read_again.keys() == {UNITS, BIAS, *INPUTS}
    state = smokowisko.game(ID).new(seed=1)
    learnt, rounded = Experience(rows), Experience(read_again)
    assert rounded.value(state, 0) == pytest.approx(learnt.value(state, 0), abs=0.05)


def test_steps_grow_at_first_and_are_nothing_in_the_end() -> None:
    paces = [pace(done / 20) for done in range(21)]
    assert paces.index(max(paces)) == 2
    assert paces[0] == paces[-1] == 0
    assert max(paces) == 1


def test_certain_odds_are_certain() -> None:
    assert chance(1000.0) == pytest.approx(1)
    assert chance(-1000.0) == pytest.approx(0)
