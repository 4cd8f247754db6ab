"""Teaching a network: downhill, repeatable, and what comes out is a network of the game."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import smokowisko
from smokowisko.engine.network import BIAS, UNITS
from smokowisko.engine.weights import network_of, read_rows
from smokowisko.games.serce_smoka.heuristics import INPUTS, Experience
from tuning import lesson
from tuning.fit import ask
from tuning.lesson import Lesson, pace, read
from tuning.run import rounded_rows, wisdom_of, write
from tuning.selfplay import Plan, play_some
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
    lines = play_some((Plan(ID, ROWS, Minds(), GAMES, seed=3, kept=20), range(GAMES)))
    file = tmp_path_factory.mktemp("tuning") / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def lesson_of(file: Path, seed: int = 1) -> Lesson:
    return Lesson(ID, file, seed, Alone())


def test_both_seats_are_learnt_from(file: Path) -> None:
    lesson = lesson_of(file)
    assert lesson.seen.shape == (2 * 20 * GAMES * 4 // 5, len(INPUTS))
    assert lesson.got[::2] + lesson.got[1::2] == pytest.approx(1)


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
    assert ask(ID, file, read_again, Alone()).size == 20 * GAMES * 4 // 5


def test_steps_grow_at_first_and_are_nothing_in_the_end() -> None:
    paces = [pace(done / 10) for done in range(11)]
    assert paces.index(max(paces)) == 2
    assert paces[0] == paces[-1] == 0
    assert max(paces) == 1


def test_a_page_is_a_part_of_the_positions(file: Path) -> None:
    seen, got = read(lesson.Page(ID, file, 0))
    assert len(seen) == len(got) > 0
