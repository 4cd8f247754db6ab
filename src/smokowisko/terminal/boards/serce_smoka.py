"""Serce Smoka in a terminal: nine fields where they lie on the board, with the arrows that say what
collects what. Colour helps, but every sign is also a shape or a word."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.events import Facts
from smokowisko.terminal.canvas import Canvas
from smokowisko.words import Word, say

TOP = ("fire_dragon", "treasure_chest", "sorceress", "petrified_dragon")
BOTTOM = ("huntress", "ship", "hero", "troll", "dwarf")
COLUMNS = 5
KINDS = (*TOP, *reversed(BOTTOM))  # as the score sheet lists them

# readable on a dark and on a light screen
STYLES = {
    "treasure_chest": "yellow",
    "fire_dragon": "bright_red",
    "petrified_dragon": "",
    "sorceress": "magenta",
    "troll": "green",
    "dwarf": "dark_orange3",
    "hero": "bright_blue",
    "huntress": "dark_cyan",
    "ship": "cyan",
}
GOLD = "bold yellow"
FAINT = "dim"

FREE, SHIP, COVERED = "▢", "▣", "▒"
GAP = 2
MARGIN = 1
NARROWEST, WIDEST = 14, 24
BOX_HEIGHT = 4
BOTTOM_AT = BOX_HEIGHT + 1
SHIP_AT = BOTTOM_AT + BOX_HEIGHT
HEIGHT = SHIP_AT + 2
FIGURE_GLORY = 3
DEPARTURES = 3


def draw(view: Facts, language: str) -> RenderableType:
    """The others above the board, the viewer (or the first seat) and the own hand below it."""
    near = 0 if view["seat"] is None else view["seat"]
    far = [_seat_line(view, seat, language) for seat in range(view["players"]) if seat != near]
    parts: list[RenderableType] = [*far, _Board(view, language), _seat_line(view, near, language)]
    if view["seats"][near]["hand"] is not None:
        parts.append(_hand(view["seats"][near]["hand"], language))
    return Group(*parts)


class _Board:
    """The board, as wide as the screen it meets."""

    def __init__(self, view: Facts, language: str) -> None:
        self.view = view
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Canvas]:
        yield _Drawing(self.view, self.language, options.max_width).canvas


class _Drawing:
    """The board in so many columns."""

    def __init__(self, view: Facts, language: str, columns: int) -> None:
        self.view = view
        self.language = language
        room = columns - 2 * MARGIN - (COLUMNS - 1) * GAP
        self.width = max(NARROWEST, min(WIDEST, room // COLUMNS))
        self.canvas = Canvas(self._left(COLUMNS), HEIGHT)
        for column, kind in enumerate(TOP):
            self._field(column, 0, kind)
        for column, kind in enumerate(BOTTOM):
            self._field(column, BOTTOM_AT, kind)
        self._figure()
        self._arrows()
        self._below_ship()
        self._turn()

    def _say(self, key: str, **variables: Word) -> str:
        return say(self.language, f"serce_smoka-{key}", **variables)

    def _left(self, column: int) -> int:
        return MARGIN + column * (self.width + GAP)

    def _middle(self, column: int) -> int:
        return self._left(column) + self.width // 2

    def _box(self, column: int, y: int, title: str, lines: tuple[str, str], style: str) -> None:
        x, inner = self._left(column), self.width - 2
        self.canvas.box(x, y, self.width, BOX_HEIGHT, style)
        spaced = f" {title} "
        shown = spaced if len(spaced) <= inner else title
        self.canvas.centred(x + 1, y, inner, shown, f"bold {style}")
        self.canvas.centred(x + 1, y + 1, inner, lines[0], f"bold {style}")
        self.canvas.centred(x + 1, y + 2, inner, lines[1], FAINT)

    def _field(self, column: int, y: int, kind: str) -> None:
        field = self.view["fields"][kind]
        name = self._say("kind", kind=kind)
        if len(name) > self.width - 2:
            name = self._say("kind-short", kind=kind)
        lines = self._slots(kind, field) if "free" in field else self._stack(field)
        self._box(column, y, name, lines, STYLES[kind])

    def _slots(self, kind: str, field: Facts) -> tuple[str, str]:
        cards = [_sign(kind, value) for value in field["values"]]
        places = field["count"] + field["free"]
        return (
            " ".join([*cards, *[FREE] * field["free"]]),
            self._say("table-slots", count=field["count"], places=places),
        )

    def _stack(self, field: Facts) -> tuple[str, str]:
        """The top card and the covered ones, which stay covered unless the table shows them."""
        size = self._say("table-stack", count=field["count"])
        if not field["count"]:
            return "", size
        if "values" not in field:
            covered = COVERED * (field["count"] - 1)
            return f"{field['top']} {covered}".rstrip(), size
        below = list(field["values"])
        below.remove(field["top"])
        return f"{field['top']} · {size}", "".join(str(value) for value in below)

    def _figure(self) -> None:
        owner = self.view["figure"]
        where = self._say("table-figure-board") if owner is None else self._say("seat", seat=owner)
        lines = (where, self._say("table-figure-worth"))
        self._box(len(TOP), 0, self._say("table-figure"), lines, GOLD)

    def _arrows(self) -> None:
        """The field at the tail collects the field at the head."""
        for column, y, arrow in (
            (1, 1, "─▶"),  # fire dragon, treasure chest
            (2, 1, "◀─"),  # sorceress, treasure chest
            (3, 1, "─▶"),  # sorceress, petrified dragon
            (3, BOTTOM_AT + 1, "─▶"),  # hero, troll
        ):
            self.canvas.put(self._left(column) - GAP, y, arrow)
        self.canvas.put(self._middle(0), BOX_HEIGHT, "▲")  # huntress, fire dragon
        self.canvas.put(self._middle(2), BOX_HEIGHT, "▲")  # hero, sorceress
        tail, head = self._middle(3), self._middle(2) + 4
        self.canvas.put(head, BOX_HEIGHT, f"▲{'─' * (tail - head - 1)}╮")  # troll, sorceress

    def _below_ship(self) -> None:
        """Heroes and huntresses gather here, between their own fields."""
        start, end = self._middle(0), self._middle(2)
        for x in (start, end):
            self.canvas.put(x, SHIP_AT - 1, "┬")
        label = f"▶ {self._say('table-below_ship')} ◀"
        self.canvas.put(start, SHIP_AT, f"╰{'─' * (end - start - 1)}╯")
        self.canvas.centred(start, SHIP_AT, end - start + 1, label)
        room = self._left(3) - MARGIN
        cards = self._waiting(" ")
        self.canvas.centred(0, SHIP_AT + 1, room, cards if len(cards) < room else self._waiting(""))

    def _waiting(self, gap: str) -> str:
        below = self.view["below_ship"]
        groups = [
            f"{self._say('kind-short', kind=kind)} {gap.join(str(value) for value in values)}"
            for kind, values in below.items()
            if values
        ]
        return " · ".join(groups) or self._say("table-stack", count=0)

    def _turn(self) -> None:
        turn, last, gone = (self.view[key] for key in ("turn", "final_turn", "ship_piles"))
        if last is None:
            sentence, style = self._say("table-turn", turn=turn), "bold"
        elif turn < last:
            sentence, style = self._say("table-turn_until", turn=turn, last=last), GOLD
        else:
            sentence, style = self._say("table-turn_last", turn=turn), GOLD
        x = self._left(3)
        self.canvas.put(x, SHIP_AT, sentence, style)
        piles = SHIP * gone + FREE * (DEPARTURES - gone)
        said = self._say("table-departures", count=gone)
        self.canvas.put(x, SHIP_AT + 1, f"{said} {piles}", STYLES["ship"])


def _sign(kind: str, value: int) -> str:
    """A card by its number; ships have none."""
    return SHIP if kind == "ship" else str(value)


def _seat_line(view: Facts, seat: int, language: str) -> Text:
    """Every public number of a player."""
    shown = view["seats"][seat]
    name = say(language, "serce_smoka-seat", seat=seat)
    if seat == view["seat"]:
        name = say(language, "serce_smoka-table-you", who=name)
    facts = [
        say(
            language,
            "serce_smoka-table-seat",
            hand=shown["hand_size"],
            deck=shown["deck_size"],
            collected=shown["collected_size"],
        )
    ]
    if "score" in shown:
        facts.append(say(language, "serce_smoka-table-score", score=shown["score"]))
    if seat == view["seat"] and "deck_top" in view["known"]:
        card = say(language, "serce_smoka-card", **view["known"]["deck_top"])
        facts.append(say(language, "serce_smoka-table-deck_top", card=card))
    line = Text()
    line.append("▶ " if seat == view["to_move"] else "  ", GOLD)
    line.append(name, "bold")
    line.append(" · " + " · ".join(facts))
    if view["figure"] == seat:
        line.append(" · " + say(language, "serce_smoka-table-figure"), GOLD)
    return line


def _hand(cards: list[Facts], language: str) -> Text:
    """The own hand by kind, each kind with its values."""
    by_kind: dict[str, list[str]] = {}
    for card in cards:
        by_kind.setdefault(card["kind"], []).append(_sign(card["kind"], card["value"]))
    line = Text()
    line.append(f"  {say(language, 'serce_smoka-table-hand')}: ", "bold")
    for at, (kind, values) in enumerate(by_kind.items()):
        line.append(" │ " if at else "", FAINT)
        line.append(f"{say(language, 'serce_smoka-kind-short', kind=kind)} ", STYLES[kind])
        line.append(" ".join(values), f"bold {STYLES[kind]}")
    return line


def score_sheet(view: Facts, language: str) -> RenderableType:
    """Collected cards by kind, the figure, the total, and what became of the Great Dragon."""
    seats = range(view["players"])
    names = [say(language, "serce_smoka-seat", seat=seat) for seat in seats]
    sheet = Table(say(language, "serce_smoka-sheet-title"), box=SIMPLE_HEAD, show_footer=True)
    for name, seat in zip(names, view["seats"], strict=True):
        sheet.add_column(name)
        sheet.add_column("", footer=str(seat["score"]), justify="right")
    sheet.columns[0].footer = say(language, "serce_smoka-sheet-total")
    for kind in KINDS:
        collected = [seat["collected"][kind] for seat in view["seats"]]
        if any(collected):
            cells = [cell for values in collected for cell in _glory(values)]
            sheet.add_row(say(language, "serce_smoka-kind", kind=kind), *cells, style=STYLES[kind])
    bonus = [cell for seat in seats for cell in _bonus(seat == view["figure"])]
    sheet.add_row(say(language, "serce_smoka-table-figure"), *bonus, style=GOLD)
    return Group(sheet, Text(_result(view, names, language), "bold"))


def _glory(values: list[int]) -> tuple[str, str]:
    return " ".join(str(value) for value in values), str(sum(values)) if values else "–"


def _bonus(owned: bool) -> tuple[str, str]:
    return "", f"+{FIGURE_GLORY}" if owned else "–"


def _result(view: Facts, names: list[str], language: str) -> str:
    winners = view["winners"]
    if len(winners) > 1:
        return say(language, "serce_smoka-result-draw")
    role = view["seats"][winners[0]]["role"]
    return say(language, f"serce_smoka-result-{role}", who=names[winners[0]])
