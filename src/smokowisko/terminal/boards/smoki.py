"""Smoki in a terminal: the piles in words, the dreams side by side as their owners see them. Colour
helps, but every sign is also a shape or a word."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.events import Facts
from smokowisko.terminal.canvas import Canvas
from smokowisko.words import Word, say

COLUMNS = 3
CELL = 4
DREAM_WIDTH = COLUMNS * CELL + 4  # five dreams fill a screen of 80 columns
BOX_HEIGHT = 4
DREAM_HEIGHT = BOX_HEIGHT + 2
FACE_DOWN, CANCELLED, COPIES = "▒▒", "×", "="
GOLD = "bold yellow"
RAVEN = "magenta"
FAINT = "dim"


def draw(view: Facts, language: str) -> RenderableType:
    """The round and the piles above, all dreams below in the order of the seats."""
    lines = [_round(view, language), _piles(view, language)]
    if (waiting := _waiting(view, language)) is not None:
        lines.append(waiting)
    names = [_name(view, seat, language) for seat in range(view["players"])]
    standings = [_standing(seat, language) for seat in view["seats"]]
    dreams = [seat["dream"] for seat in view["seats"]]
    drawing = _dreams(dreams, names, standings, view["active"], language)
    return Group(*lines, drawing, Text(_say(language, "table-legend"), FAINT))


def score_sheet(view: Facts, language: str) -> RenderableType:
    """The last dreams slot by slot, every round, the standing, and who won."""
    seats = range(view["players"])
    names = [_say(language, "seat", seat=seat) for seat in seats]
    by_tokens = view["end"]["by"] == "tokens"
    footers = [str(seat["tokens" if by_tokens else "total"]) for seat in view["seats"]]
    sheet = Table(_say(language, "sheet-title"), box=SIMPLE_HEAD, show_footer=True)
    sheet.columns[0].footer = _say(language, "sheet-tokens" if by_tokens else "sheet-total")
    for name, footer in zip(names, footers, strict=True):
        sheet.add_column(name, footer=footer, justify="right")
    for number, scores in enumerate(view["sheet"]["rounds"], start=1):
        lowest = min(scores)
        cells = [Text(str(score), GOLD if score == lowest else "") for score in scores]
        sheet.add_row(str(number), *cells)
    last = view["sheet"]["last"]
    scores = [[_say(language, "table-open_score", score=score)] for score in last["scores"]]
    drawing = _dreams(last["dreams"], names, scores, None, language)
    return Group(drawing, sheet, Text(_result(view, names, language), "bold"))


def _result(view: Facts, names: list[str], language: str) -> str:
    winners = [names[seat] for seat in view["winners"]]
    if len(winners) == 1:
        return _say(language, "result-won", who=winners[0])
    return _say(language, "result-shared", names=", ".join(winners))


def _say(language: str, key: str, **variables: Word) -> str:
    return say(language, f"smoki-{key}", **variables)


def _card(card: Facts, language: str) -> str:
    return _say(language, "card", kind=card["kind"], value=card["value"] or 0)


def _name(view: Facts, seat: int, language: str) -> str:
    name = _say(language, "seat", seat=seat)
    return _say(language, "table-you", who=name) if seat == view["seat"] else name


# ---------------------------------------------------------------- above the dreams


def _round(view: Facts, language: str) -> Text:
    by, target = view["end"]["by"], view["end"]["target"]
    number = view["round"]["number"]
    if by == "rounds":
        parts = [_say(language, "table-round_of", round=number, rounds=target)]
    else:
        parts = [_say(language, "table-round", round=number)]
        parts.append(_say(language, f"table-end-{by}", target=target))
    parts.append(_say(language, "table-draw_pile", count=view["draw_pile"]))
    return Text(" · ".join(parts), "bold")


def _piles(view: Facts, language: str) -> Text:
    shown = []
    message = "table-pile" if len(view["piles"]) > 1 else "table-pile-only"
    for number, pile in enumerate(view["piles"]):
        top = pile["top"]
        card = _say(language, "table-pile-empty") if top is None else _card(top, language)
        shown.append(_say(language, message, pile=number, card=card, count=pile["count"]))
    return Text(" · ".join(shown))


def _waiting(view: Facts, language: str) -> Text | None:
    """The card that is in nobody's dream and on no pile."""
    drawn, removed = view["drawn"], view["removed"]
    if removed is not None:
        card = _card(removed["card"], language)
        return Text(_say(language, "table-removed", card=card), GOLD)
    if drawn is None:
        return None
    if drawn["card"] is None:
        who = _say(language, "seat", seat=drawn["seat"])
        return Text(_say(language, "table-drawn-hidden", who=who), GOLD)
    return Text(_say(language, "table-drawn", card=_card(drawn["card"], language)), GOLD)


# ---------------------------------------------------------------- the dreams


def _standing(seat: Facts, language: str) -> list[str]:
    """What lies face up counts so much now; the tokens, or the points of earlier rounds."""
    if seat["total"] is None:
        held = _say(language, "table-tokens", tokens=seat["tokens"])
    else:
        held = _say(language, "table-total", total=seat["total"])
    return [_say(language, "table-open_score", score=seat["open_score"]), held]


def _dreams(
    dreams: list[list[Facts]],
    names: list[str],
    standings: list[list[str]],
    active: int | None,
    language: str,
) -> Canvas:
    canvas = Canvas(len(dreams) * DREAM_WIDTH, DREAM_HEIGHT)
    for seat, dream in enumerate(dreams):
        x, inner = seat * DREAM_WIDTH, DREAM_WIDTH - 2
        style = GOLD if seat == active else ""
        canvas.box(x, 0, DREAM_WIDTH, BOX_HEIGHT, style)
        if seat == active:
            canvas.put(x, 0, "▶", style)
        canvas.centred(x + 1, 0, inner, names[seat], f"bold {style}".strip())
        for line, standing in enumerate(standings[seat]):
            canvas.centred(x + 1, BOX_HEIGHT + line, inner, standing, FAINT)
        for slot, lying in enumerate(dream):
            row, column = divmod(slot, COLUMNS)
            text, of_card = _slot(lying, language)
            canvas.centred(x + 2 + column * CELL, 1 + row, CELL, text, of_card)
    return canvas


def _slot(slot: Facts, language: str) -> tuple[str, str]:
    """A card in at most four signs, and how it is drawn."""
    card = slot["card"]
    if card is None:
        return FACE_DOWN, FAINT
    sign = _say(language, "kind-short", kind=card["kind"], value=card["value"] or 0)
    if card["value"] is None:
        counts = slot["counts"]
        return (sign if counts is None else f"{sign}{COPIES}{counts}"), RAVEN
    if slot["cancelled"]:
        return f"{CANCELLED}{sign}", FAINT
    return sign, "bold" if card["kind"].startswith("dragon") else f"bold {RAVEN}"
