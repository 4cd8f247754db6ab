"""A recorded run is read as it was meant, however old it is."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import machine
from bench.machine import RESULTS, Setting, setting
from bench.report import Row, Run, memory_sheets, speed_sheets, verdicts
from bench.sheets import Sheet, markdown
from bench.strength import Point, elo, picture
from bench.strength import Run as Strength

PLACE: Setting = setting()


def row(subject: str, game: str, done: int, measure: str = "search") -> Row:
    slices = [{"done": done, "games": 0, "seconds": 2.0}, {"done": 1, "games": 0, "seconds": 1.0}]
    found: Row = json.loads(
        json.dumps(
            {"subject": subject, "game": game, "measure": measure, "version": "1"}
            | {"slices": slices}
        )
    )
    return found


def run() -> Run:
    rows = [row("compiled", "drako", 500), row("ismcts", "drako", 10), row("ismcts", "smoki", 2)]
    return Run(
        **PLACE,
        rounds=2,
        slice_seconds=1.0,
        games=["drako"],
        notes=[],
        rows=rows,
        lag=None,
        memory={"drako": {"descents": 10, "nodes": 1024, "megabytes": 0.5}, "smoki": None},
    )


def test_searches_are_held_against_openspiels_in_the_same_game() -> None:
    found = {verdict.bar: verdict for verdict in verdicts(run())}
    ismcts, mcts = "compiled search / ismcts search", "compiled judged / mcts search"
    assert (found[ismcts].reached, found[ismcts].passed) == (50.0, True)
    assert (found[mcts].reached, found[mcts].passed) == (None, False)


def test_a_search_is_shown_beside_each_yardstick() -> None:
    [sheet] = speed_sheets(run())
    assert sheet.headings[-2:] == ["over OpenSpiel ISMCTS", "over OpenSpiel MCTS"]
    assert sheet.lines[0] == ["drako, compiled search", "250", "100%", "-", "-", "50.0", "-"]


def test_positions_judged_are_held_against_openspiels_iterations() -> None:
    searched = run()
    searched["rows"] = [row("compiled", "drako", 500, "judged"), row("mcts", "drako", 20)]
    [judged] = [sheet for sheet in speed_sheets(searched) if sheet.title.startswith("Positions")]
    assert judged.lines == [["drako, compiled judged", "250", "100%", "-", "-", "-", "25.0"]]
    found = {verdict.bar: verdict.reached for verdict in verdicts(searched)}
    assert found["compiled judged / mcts search"] == 25.0


def test_memory_is_shown_by_the_node() -> None:
    [sheet] = memory_sheets(run())
    assert sheet.lines == [
        ["drako, compiled", "10", "1,024", "0.5", "512"],
        ["smoki, compiled", "-", "-", "-", "-"],
    ]


def test_every_recorded_run_can_still_be_read() -> None:
    kept = [file for file in RESULTS.glob("*.json") if "rows" in json.loads(file.read_text())]
    assert kept
    for file in kept:
        old: Run = json.loads(file.read_text())
        assert speed_sheets(old)
        assert verdicts(old)


def test_a_page_holds_every_cell() -> None:
    page = markdown("A run", [Sheet("Speed", ["what", "fast"], [["drako", "7"]])], ["Quiet."])
    assert page == (
        "# A run\n\n- Quiet.\n\n## Speed\n\n| what | fast |\n| --- | ---: |\n| drako | 7 |\n"
    )


def test_a_run_is_kept_by_date_commit_and_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "RESULTS", tmp_path)
    file = machine.keep({"share": 0.8}, PLACE, "field", None)
    assert file == tmp_path / f"{PLACE['date'][:10]}-{PLACE['commit']}-field.json"
    assert json.loads(file.read_text()) == {"share": 0.8}
    elsewhere = machine.keep({}, PLACE, "field", tmp_path / "deep" / "run.json")
    assert elsewhere == tmp_path / "deep" / "run.json"
    assert elsewhere.exists()


def test_elo_of_a_share() -> None:
    assert [elo(share) for share in (0.5, 10 / 11, 0.25, 1.0)] == ["+0", "+400", "-191", "-"]


def test_the_curve_is_drawn_with_a_dot_for_every_point() -> None:
    points = [
        Point(
            games=20,
            share=share,
            interval=(share - 0.1, share + 0.1),
            ms=(200.0, 50.0),
            iterations=(40, 10),
            game="drako",
            budget=budget,
        )
        for budget, share in ((200, 0.6), (800, 0.7))
    ]
    tree = ElementTree.fromstring(picture(Strength(**PLACE, against=50, workers=1, points=points)))
    assert len(tree.findall(".//{*}circle")) == 2
