"""Whole games and single answers at the keyboard, through the command line."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.keyboard import run

FIRST_MOVES = "1\n" * 100


def saved(folder: Path) -> Path:
    """The one game in the data folder."""
    (file,) = (folder / "smokowisko" / "games").iterdir()
    return file


def record(folder: Path) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(saved(folder).read_text())
    return written


def test_a_whole_game_in_english(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", "--lang", "en", typed=FIRST_MOVES)
    assert shown.exit_code == 0
    assert "Your turn: play cards of one kind." in shown.stdout
    assert "Servant wins: the Great Dragon stays in stone." in shown.stdout
    assert f"smokowisko replay {saved(tmp_path)}" in shown.stdout


def test_a_whole_game_in_polish(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", "--lang", "pl", typed=FIRST_MOVES)
    assert shown.exit_code == 0
    assert "Twoja kolej: zagraj karty jednego rodzaju." in shown.stdout
    assert "Wygrywa Sługa: Wielki Smok pozostaje w kamieniu." in shown.stdout
    assert f"smokowisko replay {saved(tmp_path)}" in shown.stdout


def test_the_score_sheet_is_the_result_of_the_record(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "2", typed=FIRST_MOVES)
    total = re.search(r"Total +([0-9]+) +([0-9]+)", shown.stdout)
    assert total is not None
    assert [int(score) for score in total.groups()] == record(tmp_path)["result"]["scores"]


def test_the_other_seat(tmp_path: Path) -> None:
    shown = run(
        tmp_path, "play", "serce_smoka", "--seat", "1", "--bot", "random", "--seed", "1", typed=""
    )
    assert "Disciple: At random (bot) · Servant: you" in shown.stdout
    assert "Servant (you)" in shown.stdout


def test_the_language_comes_from_the_environment(tmp_path: Path) -> None:
    for locale in ({"LANG": "pl_PL.UTF-8"}, {"LC_ALL": "pl", "LANG": "en_GB.UTF-8"}):
        assert (
            "Zdecyduj, kto zaczyna."
            in run(tmp_path, "play", "serce_smoka", "--seed", "1", **locale).stdout
        )
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "1", LANG="de_DE.UTF-8")
    assert "Decide who takes the first turn." in shown.stdout


def test_without_a_seed_every_deal_is_new_and_secret(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        run(tmp_path, "play", "serce_smoka", "--save-to", str(file))
    one, two = (json.loads(file.read_text())["seed"] for file in files)
    assert len(bytes.fromhex(one)) == 32
    assert one != two


def test_options_reach_the_table(tmp_path: Path) -> None:
    chosen = "first_player=random show_scores=true chooser=1 deck_data=android_app_2016"
    options = [part for each in chosen.split() for part in ("--option", each)]
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "3", *options)
    assert "0 glory" in shown.stdout
    played = record(tmp_path)["options"]
    assert (played["first_player"], played["show_scores"]) == ("random", True)
    assert (played["chooser"], played["deck_data"]) == (1, "android_app_2016")


# ---------------------------------------------------------------- answers


def test_moves_may_be_typed_in_notation(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed="first 0\nhero 1\n")
    assert "Disciple plays 1 hero (1)." in shown.stdout
    assert record(tmp_path)["moves"][:2] == ["first 0", "hero 1"]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("troll 3", "You do not hold these cards: Troll 3 is missing. (SER-19)"),
        ("hero 1 ship 0", "All cards of one turn are of the same kind. (SER-17)"),
        ("pass", "You must play at least one card; there is no pass. (SER-16)"),
        ("first 1", "The first turn has already been taken: play cards. (SER-12)"),
        ("hero 1 > troll", "The field is not full yet, so there is nothing to choose. (SER-29)"),
        ("dance", "“dance” is not a move"),
        ("0", "The list has the numbers 1 to 5."),
        ("6", "The list has the numbers 1 to 5."),
        ("9" * 5000, "The list has the numbers 1 to 5."),
    ],
)
def test_a_wrong_answer_says_why_and_changes_nothing(
    tmp_path: Path, answer: str, reason: str
) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed=f"1\n{answer}\n1\n")
    assert reason in shown.stdout
    assert record(tmp_path)["moves"][1] == "treasure_chest 3"


def test_a_wrong_answer_says_why_in_polish(tmp_path: Path) -> None:
    shown = run(
        tmp_path, "play", "serce_smoka", "--seed", "7", "--lang", "pl", typed="1\ntroll 3\n77\n"
    )
    assert "Nie masz na ręce tych kart: brakuje karty Troll 3. (SER-19)" in shown.stdout
    assert "Na liście są numery od 1 do 5." in shown.stdout


def test_hint_names_a_move_and_what_is_certain(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed="1\nhint\n")
    assert re.search(r"Hint: .+ · \w+ \d", shown.stdout)
    assert "What is certain then: Disciple plays 1" in shown.stdout
    assert re.search(r"Ancient expects to win about \d+\s% of such games\.", shown.stdout)
    # the draw that follows every play is chance, and chance is not certain
    assert "draws" not in shown.stdout.partition("What is certain then")[2].splitlines()[0]


def test_help_log_and_rules(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed="log\n1\nhelp\nlog\nrules\n")
    assert "Nothing has happened yet." in shown.stdout
    assert "take back your last decision" in shown.stdout
    assert "  1 Disciple takes the first turn." in shown.stdout
    assert "In two minutes" in shown.stdout


def test_polish_commands(tmp_path: Path) -> None:
    shown = run(
        tmp_path,
        "play",
        "serce_smoka",
        "--seed",
        "7",
        "--lang",
        "pl",
        typed="1\ncofnij\npomoc\nkoniec\n",
    )
    assert "Cofnięto." in shown.stdout
    assert "podpowiedz   pyta Pradawnego" in shown.stdout
    assert "Gra jest zapisana." in shown.stdout


# ---------------------------------------------------------------- undo


def test_undo_takes_back_what_has_shown_nothing(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed="1\nundo\n2\n")
    assert "Taken back." in shown.stdout
    assert record(tmp_path)["moves"][0] == "first 1"


def test_undo_is_refused_with_the_reason(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed="undo\n1\n1\nundo\n")
    assert "There is no decision of yours to take back." in shown.stdout
    assert "Somebody else has decided since: your move stands." in shown.stdout
    assert len(record(tmp_path)["moves"]) == 3


def test_free_undo_goes_back_to_the_previous_decision(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", "--free-undo", typed="1\n1\nundo\n")
    assert "Taken back." in shown.stdout
    assert record(tmp_path)["moves"] == ["first 0"]


# ---------------------------------------------------------------- saving


def test_quit_saves_and_resume_shows_the_same_table(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    before = run(
        tmp_path, "play", "serce_smoka", "--seed", "7", "--save-to", str(file), typed="1\n1\nquit\n"
    )
    assert before.exit_code == 0
    assert f"smokowisko play --resume '{file}'" in before.stdout
    after = run(tmp_path, "play", "--resume", str(file), typed="quit\n")
    assert last_table(after.stdout) == last_table(before.stdout)


def last_table(shown: str) -> str:
    """From the other player's line to the question, without the greeting."""
    table = shown.rpartition("  Servant · ")[2].partition("Number, move or command:")[0]
    return "\n".join(line for line in table.splitlines() if "“help”" not in line)


def test_a_resumed_game_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    run(tmp_path, "play", "serce_smoka", "--seed", "5", "--save-to", str(whole), typed=FIRST_MOVES)
    run(tmp_path, "play", "serce_smoka", "--seed", "5", "--save-to", str(parted), typed="1\n" * 9)
    assert json.loads(parted.read_text())["ending"] == {"how": "running"}
    run(tmp_path, "play", "--resume", str(parted), typed=FIRST_MOVES)
    assert parted.read_text() == whole.read_text()


def test_save_writes_at_once_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed=f"1\nsave {file}\n1\n")
    assert f"Saved. To go on later: smokowisko play --resume {file}" in shown.stdout
    assert len(json.loads(file.read_text())["moves"]) == 3
    assert file.stat().st_mode & 0o077 == 0, "the record tells the other hand, too"


def test_save_says_why_it_cannot(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("somebody's diary")
    typed = f"save {taken}\nsave {tmp_path}/no/where.json\nsave\n1\n"
    shown = run(tmp_path, "play", "serce_smoka", "--seed", "7", typed=typed)
    assert f"{taken} exists already; choose another file." in shown.stdout
    assert f"There is no folder {tmp_path}/no to save in." in shown.stdout
    assert taken.read_text() == "somebody's diary"
    assert len(record(tmp_path)["moves"]) == 1


# ---------------------------------------------------------------- two people


def test_two_people_change_places_behind_a_curtain(tmp_path: Path) -> None:
    shown = run(
        tmp_path, "play", "serce_smoka", "--seat", "both", "--seed", "7", typed="\n2\n\n1\n"
    )
    first, second, third = shown.stdout.split("it is your turn.")[1:]
    assert "Disciple (you)" in first
    assert "Servant (you)" not in first
    assert "Servant (you)" in second
    assert "Disciple (you)" not in second
    assert "(you)" not in third


def test_at_the_curtain_a_move_can_still_be_taken_back(tmp_path: Path) -> None:
    shown = run(
        tmp_path,
        "play",
        "serce_smoka",
        "--seat",
        "both",
        "--seed",
        "7",
        typed="undo\n\n2\nundo\n\n1\n",
    )
    assert "There is no decision of yours to take back." in shown.stdout
    assert "Taken back." in shown.stdout
    assert record(tmp_path)["moves"] == ["first 0"]


def test_at_the_curtain_a_move_that_drew_a_card_stands(tmp_path: Path) -> None:
    shown = run(
        tmp_path,
        "play",
        "serce_smoka",
        "--seat",
        "both",
        "--seed",
        "7",
        typed="\n1\n1\nundo\nquit\n",
    )
    assert "Your move has shown cards that were hidden: it stands." in shown.stdout
    assert "The game is saved." in shown.stdout
    assert len(record(tmp_path)["moves"]) == 2


def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    shown = run(
        tmp_path, "play", "serce_smoka", "--seat", "both", "--seed", "7", typed="\n" + "1\n\n" * 100
    )
    assert shown.exit_code == 0
    assert "The record is kept." in shown.stdout
