"""Records on disk: written whole or not at all, and read with a sentence for whatever is wrong."""

import json
from pathlib import Path

import pytest

import smokowisko
from smokowisko.engine.errors import BadRecord
from smokowisko.engine.record import Ending, Record, Seat, write
from smokowisko.terminal.saves import CannotSave, SaveFile, lines, running


def record(*, how: str = "running", bots: tuple[str | None, str | None] = (None, None)) -> Record:
    state = smokowisko.game("serce_smoka").new(seed=1)
    seats = [Seat("", bot=bot) for bot in bots]
    return write(state, seed=1, seats=seats, moves=[], ending=Ending(how))  # type: ignore[arg-type]


def test_a_record_comes_back(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game.json")
    file.write(record())
    assert running(file.path) == record()


def test_a_file_of_ours_is_replaced(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game.json")
    file.write(record())
    file.write(record(how="aborted"))
    assert json.loads(file.path.read_text())["ending"] == {"how": "aborted"}
    assert list(tmp_path.iterdir()) == [file.path]


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    file = SaveFile(path)
    path.write_text("written while we played")
    with pytest.raises(CannotSave, match="exists already"):
        file.write(record())
    with pytest.raises(CannotSave, match="exists already"):
        SaveFile(path)
    assert path.read_text() == "written while we played"


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(CannotSave, match="cannot be written: Is a directory"):
        SaveFile(folder, ours=True).write(record())
    assert list(tmp_path.iterdir()) == [folder]


def test_fresh_files_never_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths = set()
    for _ in range(3):
        file = SaveFile.fresh("serce_smoka")
        file.write(record())
        paths.add(file.path)
    assert len(paths) == 3


def test_a_data_folder_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "smokowisko").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(CannotSave, match="cannot be written"):
        SaveFile.fresh("serce_smoka")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"\xff\xfe", "is no text"),
    ],
)
def test_files_without_records(tmp_path: Path, written: bytes, reason: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(written)
    with pytest.raises(BadRecord, match=reason):
        lines(path)


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for text, reason in (
        (record().line() + "\n" + record().line(), "holds 2 games"),
        (record(how="aborted").line(), "is aborted: it can only be replayed"),
        (record(bots=("greedy", "random")).line(), "only bots are seated"),
    ):
        path.write_text(text)
        with pytest.raises(BadRecord, match=reason):
            running(path)
