"""Smoki z głębin in a terminal: the sea with its dragons, beside it the cards and kingdoms, and a
line for every player. Colour helps, but every sign is also a letter or a number."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.engine.events import Facts
from smokowisko.words import Word, say

# readable on a dark and on a light screen
DRAGONS = ("dark_orange3", "green", "magenta", "bright_red", "yellow")
SHIPS = {"green": "green", "purple": "magenta", "red": "bright_red", "navy": "bright_blue"}
GOLD = "bold yellow"
FAINT = "dim"
SIGNS = {"C": "$", "S": "."}  # a ship square without its ship is open water
LINK = "─"


def draw(view: Facts, language: str) -> RenderableType:
    """The others above the sea, the viewer (or the first seat) below it."""
    near = 0 if view["seat"] is None else view["seat"]
    far = [_seat_line(view, seat, language) for seat in range(view["players"]) if seat != near]
    turn = _say(language, "table-turn", turn=view["turn"], turns=view["turns"])
    middle = Table.grid(padding=(0, 2))
    middle.add_row(_sea(view, language), _beside(view, language))
    legend = Text(_say(language, "table-legend"), FAINT)
    return Group(*far, Text(turn, "bold"), middle, legend, _seat_line(view, near, language))


def _say(language: str, key: str, **variables: Word) -> str:
    return say(language, f"smoki_z_glebin-{key}", **variables)


def _ships(ships: list[str], language: str) -> str:
    return " ".join(_say(language, "ship", ship=ship) for ship in ships)


# ---------------------------------------------------------------- the sea


def _sea(view: Facts, language: str) -> Text:
    """Fifteen rows; the segments of a dragon that lie side by side are linked."""
    lying = {
        square: (dragon["seat"], number)
        for number, dragon in enumerate(view["dragons"])
        for square in dragon["squares"]
    }
    drawn = Text("   " + " ".join("abcdefghijklmno"), FAINT, no_wrap=True)
    for row, letters in enumerate(view["sea"], start=1):
        drawn.append(f"\n{row:>2} ", FAINT)
        for column, letter in enumerate(letters):
            square, right = f"{chr(ord('a') + column)}{row}", f"{chr(ord('b') + column)}{row}"
            if square in lying:
                linked = lying[square] == lying.get(right)
                seat = lying[square][0]
                drawn.append(f"{seat + 1}{LINK if linked else ' '}", f"bold {DRAGONS[seat]}")
            elif square in view["ships"]:
                ship = view["ships"][square]
                drawn.append(f"{_say(language, 'ship', ship=ship)[0]} ", f"bold {SHIPS[ship]}")
            else:
                drawn.append(f"{SIGNS.get(letter, letter)} ", GOLD if letter == "C" else FAINT)
    return drawn


def _beside(view: Facts, language: str) -> Text:
    lines = Text(_say(language, "table-patterns"), "bold")
    for size, stack in view["patterns"].items():
        face_up = " ".join(pattern or "–" for pattern in stack["face_up"])
        line = _say(language, "table-stack", size=size, face_up=face_up, count=stack["stack"])
        lines.append(f"\n{line}", "not bold")
    lines.append(f"\n{_say(language, 'table-mission_row')}")
    for slot, mission in enumerate(view["missions"]):
        if mission:
            key = "table-mission_reef" if mission["reef"] else "table-mission"
            asked = _ships(mission["ships"], language)
            line = _say(language, key, slot=slot, ships=asked, points=mission["points"])
            lines.append(f"\n{line}", "not bold")
    stacks = {"missions": view["mission_stack"], "reef": view["reef_stack"]}
    lines.append(f"\n{_say(language, 'table-stacks', **stacks)}", "not bold dim")
    for kingdom in view["kingdoms"]:
        facts = {key: kingdom[key] for key in ("kingdom", "first", "second")}
        lines.append(f"\n{_say(language, 'table-kingdom', **facts)} ", "not bold")
        for seat, there in enumerate(kingdom["seats"]):
            if there["dragons"] + there["hidden"]:
                strength = f" {seat + 1}:{there['dragons'] + there['hidden']}"
                lines.append(strength, DRAGONS[seat])
    return lines


# ---------------------------------------------------------------- players


def _seat_line(view: Facts, seat: int, language: str) -> Text:
    """Every fact of a player that the viewer may know."""
    shown = view["seats"][seat]
    name = f"{seat + 1} {_say(language, 'seat', seat=seat)}"
    owned = [ship for ship, count in shown["tokens"].items() for _ in range(count)]
    hand = [
        card["pattern"] or _say(language, "table-hidden", size=card["size"])
        for card in shown["hand"]
    ]
    points = sum(mission["points"] for mission in shown["missions"])
    facts = [
        _say(language, "table-heads", count=shown["heads"]),
        _say(language, "table-coins", count=shown["coins"]),
        _say(language, "table-tokens", ships=_ships(owned, language))
        if owned
        else _say(language, "table-no_tokens"),
        _say(language, "table-hand", cards=" ".join(hand) or "–"),
        _reef(shown["reef"], language),
        _say(language, "table-missions", count=len(shown["missions"]), points=points),
        _say(language, "table-final" if view["over"] else "table-score", score=shown["score"]),
    ]
    line = Text()
    line.append("▶ " if seat == view["to_move"] else "  ", GOLD)
    you = seat == view["seat"]
    style = f"bold {DRAGONS[seat]}"
    line.append(_say(language, "table-you", who=name) if you else name, style)
    line.append(" · " + " · ".join(facts))
    return line


def _reef(reef: Facts, language: str) -> str:
    if not reef["cards"]:
        return _say(language, "table-reef", count=reef["count"])
    named = [
        _say(language, "card", **{**card, "ships": _ships(card.get("ships", []), language)})
        for card in reef["cards"]
    ]
    return _say(language, "table-reef_known", count=reef["count"], cards=", ".join(named))


def score_sheet(view: Facts, language: str) -> RenderableType:
    """Where the points came from, kingdom by kingdom, and who won."""
    seats = view["seats"]
    names = [_say(language, "seat", seat=seat) for seat in range(view["players"])]
    sheet = Table(_say(language, "sheet-title"), box=SIMPLE_HEAD, show_footer=True)
    for name, seat in zip(names, seats, strict=True):
        sheet.add_column(name, footer=str(seat["score"]), justify="right")
    sheet.columns[0].footer = _say(language, "sheet-total")
    for part in ("gold", "ships", "missions", "bonus"):
        sheet.add_row(
            _say(language, f"sheet-{part}"), *(str(seat["parts"][part]) for seat in seats)
        )
    for kingdom in view["kingdoms"]:
        points = [str(seat["points"]) for seat in kingdom["seats"]]
        sheet.add_row(_say(language, "kingdom", kingdom=kingdom["kingdom"]), *points)
    majorities = [str(seat["parts"]["majorities"]) for seat in seats]
    sheet.add_row(_say(language, "sheet-majorities"), *majorities, style=FAINT)
    winners = [names[seat] for seat in view["winners"]]
    key = "result-win" if len(winners) == 1 else "result-shared"
    return Group(sheet, Text(_say(language, key, who=", ".join(winners)), "bold"))
