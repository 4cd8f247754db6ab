"""Drako in a terminal: the hexagon of cells with the figures on it, and the mats beside it. Colour
helps, but every figure is also a letter and every wound a sign."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.events import Facts
from smokowisko.terminal.canvas import Canvas
from smokowisko.words import say

# a figure by the first letter of its name; readable on a dark and on a light screen
STYLES = {
    "fury_dwarf": "bold dark_orange3",
    "crossbow_dwarf": "bold dark_cyan",
    "net_dwarf": "bold green",
    "dragon": "bold bright_red",
}
MARKERS = {"fury_dwarf": "fury", "net_dwarf": "net"}
TRACK_STYLES = {"armour": "", "fly": "cyan", "walk": "green", "fire": "bright_red"}
GOLD = "bold yellow"
FAINT = "dim"

WOUND, SPACE = "▣", "▢"
MARGIN = 2
CELL_WIDTH = 8  # even, since every row is shifted by half a cell; room for A1[B] and a gap
ROW_HEIGHT = 2
ROWS = 5
MAT_AT = MARGIN + 5 * CELL_WIDTH
WIDTH = 79
HEIGHT = ROWS * ROW_HEIGHT - 1


def draw(view: Facts, language: str) -> RenderableType:
    """The others above the board, the viewer (or the first seat) and the own hand below it."""
    near = 0 if view["seat"] is None else view["seat"]
    far = [_seat_line(view, seat, language) for seat in range(view["players"]) if seat != near]
    parts: list[RenderableType] = [*far, _board(view, language), _seat_line(view, near, language)]
    if view["seats"][near]["hand"] is not None:
        parts.append(_hand(view["seats"][near]["hand"], language))
    return Group(*parts)


def _board(view: Facts, language: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    standing = {facts["cell"]: figure for figure, facts in view["figures"].items()}
    for cell in view["cells"]:
        x, y = _place(cell)
        canvas.put(x, y, f"{cell['cell']}", FAINT)
        figure = standing.get(cell["cell"])
        if figure is None:
            canvas.put(x + 2, y, "·", FAINT)
        else:
            canvas.put(x + 2, y, f"[{_letter(figure, language)}]", STYLES[figure])
    for y, (text, style) in enumerate(_mats(view, language)):
        canvas.put(MAT_AT, y, text[: WIDTH - MAT_AT], style)
    return canvas


def _place(cell: Facts) -> tuple[int, int]:
    """Where a cell stands on the canvas: half a cell to the right for every row down."""
    column = 2 * cell["q"] + cell["r"] + 4
    return MARGIN + column * CELL_WIDTH // 2, (cell["r"] + 2) * ROW_HEIGHT


def _letter(figure: str, language: str) -> str:
    name = say(language, "drako-figure", figure=figure)
    if figure == "dragon":
        name = say(language, "drako-table-side", side=figure)
    return name[0]


def _mats(view: Facts, language: str) -> Iterator[tuple[str, str]]:
    """What remains of the turn, and the wounds of everybody, each with its marker."""
    yield _turn(view, language), "bold"
    for track, wounds in view["wounds"]["dragon"].items():
        name = say(language, "drako-track", track=track)
        yield f"{name:<14}{_signs(wounds)}", TRACK_STYLES[track]
    for figure in list(STYLES)[:3]:
        name = say(language, "drako-figure", figure=figure)
        marker = ""
        if figure in MARKERS:
            key = MARKERS[figure]
            marker = say(language, f"drako-table-{key}", **{key: str(view[key])})
        signs = _signs(view["wounds"][figure][figure])
        yield f"{name:<6}{signs:<7}{marker}", STYLES[figure]


def _signs(wounds: Facts) -> str:
    filled, spaces = int(wounds["filled"]), int(wounds["spaces"])
    return WOUND * filled + SPACE * (spaces - filled)


def _turn(view: Facts, language: str) -> str:
    if not view["turn"]:
        return ""
    turn = say(language, "drako-table-turn", side=view["turn_of"], turn=view["turn"])
    return f"{turn} · {say(language, 'drako-table-actions', actions=view['actions'])}"


def _seat_line(view: Facts, seat: int, language: str) -> Text:
    """Every public number of a player."""
    shown = view["seats"][seat]
    name = say(language, "drako-seat", seat=seat)
    if seat == view["seat"]:
        name = say(language, "drako-table-you", who=name)
    facts = [
        say(
            language,
            "drako-table-seat",
            hand=shown["hand_size"],
            deck=shown["deck_size"],
            discards=len(shown["discards"]),
        )
    ]
    if view["options"]["two_legs"]:
        numbers = {"leg": view["leg"], "legs": shown["legs_won"], "wounds": shown["inflicted"]}
        facts.append(say(language, "drako-table-legs", **numbers))
    line = Text()
    line.append("▶ " if seat == view["to_move"] else "  ", GOLD)
    line.append(say(language, "drako-table-side", side=shown["side"]), "bold")
    line.append(f" ({name})")
    line.append(" · " + " · ".join(facts))
    return line


def _hand(cards: list[Facts], language: str) -> Text:
    """The own hand, each card with its symbols."""
    line = Text()
    line.append(f"  {say(language, 'drako-table-hand')}: ", "bold")
    for at, card in enumerate(cards):
        line.append(" │ " if at else "", FAINT)
        line.append(" / ".join(say(language, "drako-symbol", **each) for each in card["symbols"]))
    return line


def score_sheet(view: Facts, language: str) -> RenderableType:
    """The legs, the wounds, and who won."""
    names = [say(language, "drako-seat", seat=seat) for seat in range(view["players"])]
    columns = [say(language, f"drako-sheet-{key}") for key in ("title", "dragon", "winner")]
    sheet = Table(*columns, "", box=SIMPLE_HEAD)
    for number, leg in enumerate(view["legs"], start=1):
        reason = say(language, "drako-sheet-reason", reason=leg["reason"])
        sheet.add_row(str(number), names[leg["dragon"]], names[leg["winner"]], reason)
    scores = [
        f"{name} {seat['inflicted']}" for name, seat in zip(names, view["seats"], strict=True)
    ]
    wounds = say(language, "drako-sheet-wounds", wounds=" · ".join(scores))
    return Group(sheet, Text(wounds), Text(_result(view, names, language), "bold"))


def _result(view: Facts, names: list[str], language: str) -> str:
    winners = view["winners"]
    if len(winners) > 1:
        return say(language, "drako-result-draw")
    key = "match" if view["options"]["two_legs"] else view["legs"][-1]["reason"]
    return say(language, f"drako-result-{key}", who=names[winners[0]])
