"""The words of Smoki's piles in the terminal: left and right, unless there is only one."""

from io import StringIO

import pytest
from rich.console import Console

from smokowisko.terminal.boards.smoki import draw
from smokowisko.terminal.sentences import Speaker
from tests.games.smoki.position import A, Table, position

DREAMS = ("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8")


def two_piles() -> Table:
    return position(*DREAMS, piles=("0", "8"))


def one_pile() -> Table:
    return position(*DREAMS, piles=("0 8",), options={"one_face_up_pile": True})


def drawn(table: Table, language: str) -> str:
    paper = StringIO()
    Console(file=paper, width=100, markup=False).print(draw(table.view(A), language))
    return paper.getvalue()


@pytest.mark.rule("SMO-12", "SMO-84")
@pytest.mark.parametrize(
    ("language", "left", "only"),
    [
        ("en", "Left pile: Cloud Dragon (0) [1]", "Face-up pile: Storm Dragon (8) [2]"),
        ("pl", "Lewy stos: Smok z chmur (0) [1]", "Stos odkryty: Smok z burzy (8) [2]"),
    ],
)
def test_the_board_names_the_piles(language: str, left: str, only: str) -> None:
    assert left in drawn(two_piles(), language)
    assert only in drawn(one_pile(), language)


@pytest.mark.parametrize(
    ("language", "left", "only"),
    [
        ("en", "Take from the left pile", "Take from the face-up pile"),
        ("pl", "Weź wierzch: lewy stos", "Weź wierzch: stos odkryty"),
    ],
)
def test_a_choice_names_its_pile(language: str, left: str, only: str) -> None:
    for table, move, named in ((two_piles(), "take 0 0 > 1", left), (one_pile(), "take 0 0", only)):
        facts = next(each for each in table.view(A)["moves"] if each["text"] == move)
        assert Speaker(language, "smoki").move(facts).startswith(named)


@pytest.mark.parametrize(
    ("language", "left", "only"),
    [
        ("en", "from the left pile", "from the face-up pile"),
        ("pl", "(lewy stos)", "(stos odkryty)"),
    ],
)
def test_the_log_names_the_pile_of_a_taken_card(language: str, left: str, only: str) -> None:
    for table, move, named in ((two_piles(), "take 0 0 > 1", left), (one_pile(), "take 0 0", only)):
        table.play(move)
        taken = {"type": "card_taken", **table.told("card_taken")[0]}
        assert named in Speaker(language, "smoki").event(taken)
