"""Księga Smoków in a terminal: the fields from the left, each with its top card and what lies on
it, and a line for every player. Colour helps, but every sign is also a word or a number."""

from collections import Counter
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.events import Facts
from smokowisko.terminal.canvas import Canvas
from smokowisko.words import Word, say

# readable on a dark and on a light screen
STYLES = {
    "amber": "dark_orange3",
    "azure": "bright_blue",
    "crimson": "bright_red",
    "emerald": "green",
    "onyx": "",
    "pearl": "magenta",
}
GOLD = "bold yellow"
FAINT = "dim"

GAP = 1
NARROWEST, WIDEST = 15, 24
BOX_HEIGHT = 8


def draw(view: Facts, language: str) -> RenderableType:
    """The others above the board, the viewer (or the first seat) below it."""
    near = 0 if view["seat"] is None else view["seat"]
    far = [_seat_lines(view, seat, language) for seat in range(view["players"]) if seat != near]
    key = "round_last" if view["last_round"] else "round"
    turn = Text(say(language, f"ksiega_smokow-table-{key}", round=view["round"]), "bold")
    return Group(*far, turn, _Board(view, language), _seat_lines(view, near, language))


class _Board:
    """The board, as wide as the screen it meets."""

    def __init__(self, view: Facts, language: str) -> None:
        self.view = view
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Canvas]:
        fields = self.view["fields"]
        room = options.max_width - (len(fields) - 1) * GAP
        width = max(NARROWEST, min(WIDEST, room // len(fields)))
        canvas = Canvas(len(fields) * (width + GAP), BOX_HEIGHT)
        for column, field in enumerate(fields):
            self._draw(canvas, column * (width + GAP), width, field)
        yield canvas

    def _draw(self, canvas: Canvas, x: int, width: int, field: Facts) -> None:
        card = field["card"]
        style = STYLES[card["species"]] if card else FAINT
        canvas.box(x, 0, width, BOX_HEIGHT, style)
        title = self._say("field", field=field["field"], threshold=field["threshold"])
        canvas.centred(x + 1, 0, width - 2, f" {title} ", f"bold {style}")
        for row, (text, weight) in enumerate(self._lines(field), start=1):
            canvas.centred(x + 1, row, width - 2, text, f"{weight} {style}".strip())

    def _lines(self, field: Facts) -> Iterator[tuple[str, str]]:
        card = field["card"]
        if card:
            species = say(self.language, "ksiega_smokow-species-short", species=card["species"])
            land = say(self.language, "ksiega_smokow-land", land=card["land"])
            yield species, "bold"
            yield f"{land} · {card['points']}", "bold"
        yield self._say("left", count=field["left"]), ""
        if not card:
            return
        if field["blocked"]:
            yield self._say("blocking_die"), "bold"
            yield "", ""
        elif field["occupant"] is None:
            yield self._say("free"), ""
            yield "", ""
        else:
            values = [str(die["value"]) for die in field["dice"]]
            yield say(self.language, "ksiega_smokow-seat", seat=field["occupant"]), "bold"
            total = f" = {field['bid']}" if len(values) > 1 else ""
            yield "+".join(values) + total, "bold"
        if field["immunity"] is not None:
            yield self._say("immune"), "bold"
        elif field["minimum"] is not None:
            yield self._say("minimum", minimum=field["minimum"]), ""

    def _say(self, key: str, **variables: Word) -> str:
        return say(self.language, f"ksiega_smokow-table-{key}", **variables)


def _seat_lines(view: Facts, seat: int, language: str) -> Text:
    """Every public fact of a player; abilities that can still be used on a line of their own."""

    def table(key: str, **variables: Word) -> str:
        return say(language, f"ksiega_smokow-table-{key}", **variables)

    shown = view["seats"][seat]
    name = say(language, "ksiega_smokow-seat", seat=seat)
    hand = [str(die["value"]) for die in shown["dice"] if die["field"] is None]
    facts = [
        say(language, "ksiega_smokow-colour", colour=shown["colour"]),
        table("hand", dice=" ".join(hand) or "–"),
    ]
    if shown["goal"] is None:
        facts += [table("goal-secret"), table("points", points=shown["points"])]
    else:
        facts += [table("goal", species=shown["goal"]), table("score", score=shown["score"])]
    line = Text()
    line.append("▶ " if seat == view["to_move"] else "  ", GOLD)
    line.append(table("you", who=name) if seat == view["seat"] else name, "bold")
    line.append(" · " + " · ".join(facts))
    unused = Counter(card["land"] for card in shown["book"] if not card["used"])
    del unused["volcano"]  # has no ability
    if unused:
        lands = [
            say(language, "ksiega_smokow-land", land=land) + (f" ×{count}" if count > 1 else "")
            for land, count in unused.items()
        ]
        line.append(f"\n    {table('abilities', lands=', '.join(lands))}", FAINT)
    return line


def score_sheet(view: Facts, language: str) -> RenderableType:
    """Points by land, what the goal added, the total, the pips, and who won."""
    seats = view["seats"]
    names = [say(language, "ksiega_smokow-seat", seat=seat) for seat in range(view["players"])]
    sheet = Table(say(language, "ksiega_smokow-sheet-title"), box=SIMPLE_HEAD, show_footer=True)
    for name, seat in zip(names, seats, strict=True):
        sheet.add_column(name, footer=str(seat["score"]), justify="right")
    sheet.columns[0].footer = say(language, "ksiega_smokow-sheet-total")
    for land, points in view["lands"].items():
        counts = [sum(card["land"] == land for card in seat["book"]) for seat in seats]
        cells = [f"{count} × {points}" if count else "–" for count in counts]
        sheet.add_row(say(language, "ksiega_smokow-land", land=land), *cells)
    goals = [
        f"{say(language, 'ksiega_smokow-species-short', species=seat['goal'])} +{seat['bonus']}"
        for seat in seats
    ]
    sheet.add_row(say(language, "ksiega_smokow-sheet-goal"), *goals, style=GOLD)
    pips = [str(seat["pips"]) for seat in seats]
    sheet.add_row(say(language, "ksiega_smokow-sheet-pips"), *pips, style=FAINT)
    return Group(sheet, Text(_result(view, names, language), "bold"))


def _result(view: Facts, names: list[str], language: str) -> str:
    winners = [names[seat] for seat in view["winners"]]
    key = "win" if len(winners) == 1 else "shared"
    return say(language, f"ksiega_smokow-result-{key}", who=", ".join(winners))
