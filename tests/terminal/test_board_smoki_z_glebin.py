"""The drawn table of Smoki z głębin: complete, in place, and readable without colour."""

from io import StringIO

from rich.console import Console, RenderableType

from smokowisko.terminal.boards.smoki_z_glebin import draw, score_sheet
from tests.games.smoki_z_glebin.position import GREEN, ORANGE, Table, line, position
from tests.games.smoki_z_glebin.random_games import finished


def lines(drawing: RenderableType, width: int = 100) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=width, markup=False).print(drawing)
    return [text.rstrip() for text in paper.getvalue().splitlines()]


def middle_game() -> Table:
    return position(
        2,
        dragons=[(ORANGE, line((6, 3), (6, 5))), (GREEN, line((3, 2), (6, 2)))],
        hands={ORANGE: "L4 I3", GREEN: "T4 X5*"},
        tokens={ORANGE: "green green navy"},
        reef={ORANGE: "R03", GREEN: "R07"},
        row="M16 M07 - M33",
        missions={GREEN: "M01"},
        face_up="I3 V3 L4 - X5 W5",
        ships={(0, 3): "green", (0, 5): "navy"},
    )


def test_the_sea_in_english() -> None:
    drawn = lines(draw(middle_game().view(ORANGE), "en"))
    assert drawn[0].startswith(
        "  2 Green · heads 5 · coins 4 · no ships · hand medium? X5 · reef 1 ·"
    )
    assert drawn[1] == "Turn 19 of 28"
    assert drawn[2].startswith("   a b c d e f g h i j k l m n o   Patterns")
    assert drawn[3].startswith(" 1 R W $ g . n . ~ $")
    assert "small: I3 V3 + stack" in drawn[3]
    assert "medium: L4 – + stack" in drawn[4]
    assert drawn[6].startswith(" 4 . ")
    assert drawn[9].startswith(" 7 $ . 2 1─1─1 # # # ")
    assert any("[0] green green red = 8" in text for text in drawn)
    assert any("[1] green green = 2 + reef" in text for text in drawn)
    assert not any("[2]" in text for text in drawn)
    own = drawn[-2] + " " + drawn[-1] if not drawn[-1].startswith("▶") else drawn[-1]
    assert "▶ 1 Orange (you) · heads 5 · coins 4 · ships green green navy" in own
    assert "hand I3 L4 · reef 1: Two ships (green navy)" in own


def test_the_sea_in_polish() -> None:
    drawn = lines(draw(middle_game().view(GREEN), "pl"))
    assert drawn[1 if drawn[1].startswith("Tura") else 2] == "Tura 19 z 28"
    assert any("Królestwo Północy" in text for text in drawn)
    assert any(text.startswith(" 1 R W $ z . g . ~ $") for text in drawn)
    assert "rafa 1 ·" in " ".join(drawn[:2])


def test_the_score_sheet_adds_up() -> None:
    table = finished(3, seed=5)
    text = "\n".join(lines(score_sheet(table.view(None), "en")))
    for score in table.state.scores():
        assert str(score) in text
    assert "wins!" in text or "shared victory" in text
