"""Recorded matches with OpenSpiel make one page."""

import json
from pathlib import Path

import pytest

from bench.machine import RESULTS

pytest.importorskip("pyspiel")


def test_recorded_runs_make_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import field

    monkeypatch.setattr(field, "RESULTS", tmp_path)
    files = sorted(RESULTS.glob("*-field.json"))
    monkeypatch.setattr("sys.argv", ["field", "--read", *map(str, files)])
    assert field.main() == 0
    page = (tmp_path / "field.md").read_text()
    runs = [json.loads(file.read_text()) for file in files]
    assert page.count("\n## ") == len(files) > 1
    assert page.count(", OpenSpiel ") == sum(len(run["matches"]) for run in runs)
