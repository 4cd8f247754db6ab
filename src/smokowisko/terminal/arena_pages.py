"""What the arena shows: matches, ladders and tournaments, for people, for machines, as pictures."""

from dataclasses import asdict
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smokowisko.arena import plot
from smokowisko.arena.game import Match
from smokowisko.arena.ladder import Climb
from smokowisko.arena.report import Report
from smokowisko.arena.results import budget_of, key_of
from smokowisko.arena.tournament import Tournament
from smokowisko.terminal.matches import percents, several, standings_table
from smokowisko.words import say


def spent(budget: dict[str, float], language: str) -> str:
    """What Ancient may spend on a move; nothing where nobody searches."""
    return ", ".join(
        say(language, f"terminal-arena-budget-{unit}", amount=f"{amount:g}")
        for unit, amount in budget.items()
    )


def heading(title: str, budget: dict[str, float], language: str) -> str:
    return ", ".join(filter(None, [title, spent(budget, language)]))


def company(match: Match) -> str:
    """Who sits against whom: “elder – 3 × dragon”."""
    first, *others = match.bots
    if len(set(others)) == 1:
        others = [several(others[0], len(others))]
    return " – ".join([first, *others])


# ---------------------------------------------------------------- a match


def match_json(report: Report, bar: float | None) -> dict[str, Any]:
    key = key_of(report.match)
    return {
        "game": key.game,
        "version": key.version,
        "components": key.components,
        "players": key.players,
        "games": len(report.outcomes),
        "seed": key.seed,
        "options": key.options,
        "budget": key.budget,
        "bots": [
            {**asdict(standing), "mean_ms": round(ms, 3)}
            for standing, ms in zip(report.standings, report.mean_ms, strict=True)
        ],
        "verdict": None if bar is None else {"bar": bar, "verdict": report.verdict},
    }


def match_page(report: Report, bar: float | None, language: str) -> RenderableType:
    match = report.match
    title = say(
        language,
        "terminal-arena-match",
        name=say(language, f"{match.game.id}-name"),
        games=len(report.outcomes),
        seed=str(match.seed),
    )
    title = heading(title, budget_of(match), language)
    table = standings_table(report.standings, language, report.mean_ms)
    parts: list[RenderableType] = [Text(title, "bold"), table]
    if bar is not None:
        parts.append(
            Text(
                say(
                    language,
                    f"terminal-arena-verdict-{report.verdict}",
                    bot=match.bots[0],
                    bar=f"{bar:.1%}",
                    games=len(report.outcomes),
                )
            )
        )
    return Group(*parts)


# ---------------------------------------------------------------- a ladder


def ladder_json(climbs: list[Climb]) -> dict[str, Any]:
    return {
        "rungs": [climb_json(climb) for climb in climbs],
        "missed": sum(climb.missed for climb in climbs),
    }


def climb_json(climb: Climb) -> dict[str, Any]:
    match, standing = climb.rung.match, climb.report.standings[0]
    return {
        "game": match.game.id,
        "players": match.players,
        "bot": match.bots[0],
        "against": match.bots[1],
        "budget": budget_of(match),
        "seed": match.seed,
        "games": len(climb.report.outcomes),
        "share": standing.share,
        "interval": standing.interval,
        "mean_ms": round(climb.report.mean_ms[0], 3),
        "bar": climb.rung.bar,
        "verdict": climb.report.verdict,
        "missed": climb.missed,
    }


def ladder_page(climbs: list[Climb], language: str) -> RenderableType:
    parts: list[RenderableType] = [Text(ladder_title(climbs, language), "bold")]
    for id, rungs in groupby(climbs, key=lambda climb: climb.rung.match.game.id):
        parts.append(rungs_table(say(language, f"{id}-name"), list(rungs), language))
    missed = sum(climb.missed for climb in climbs)
    parts.append(Text(say(language, "terminal-arena-missed", missed=missed, bars=len(climbs))))
    return Group(*parts)


def rungs_table(name: str, climbs: list[Climb], language: str) -> Table:
    table = Table(name, box=SIMPLE_HEAD)
    for column in (
        "terminal-arena-games",
        "terminal-match-share",
        "terminal-match-interval",
        "terminal-arena-bar",
    ):
        table.add_column(say(language, column), justify="right")
    table.add_column(say(language, "terminal-arena-verdict"))
    for climb in climbs:
        standing = climb.report.standings[0]
        table.add_row(
            company(climb.rung.match),
            str(len(climb.report.outcomes)),
            f"{standing.share:.1%}",
            percents(standing.interval),
            f"{climb.rung.bar:.1%}",
            verdict_word(climb, language),
        )
    return table


def ladder_title(climbs: list[Climb], language: str) -> str:
    budget = spent(budget_of(climbs[0].rung.match), language)
    return say(language, "terminal-arena-ladder", budget=budget)


def verdict_word(climb: Climb, language: str) -> str:
    return say(language, f"terminal-arena-short-{climb.report.verdict}")


def ladder_picture(climbs: list[Climb], language: str) -> str:
    rows = [
        plot.Row(
            f"{say(language, f'{climb.rung.match.game.id}-name')}: {company(climb.rung.match)}",
            climb.report.standings[0].share,
            climb.report.standings[0].interval,
            climb.rung.bar,
            verdict_word(climb, language),
        )
        for climb in climbs
    ]
    return plot.svg(
        ladder_title(climbs, language),
        rows,
        plot.Axis(0.0, 1.0, lambda share: f"{share:.0%}"),
        say(language, "terminal-arena-ladder-legend"),
    )


# ---------------------------------------------------------------- a tournament


def tournament_json(shown: Tournament) -> dict[str, Any]:
    key = key_of(shown.meetings[0].match)
    return {
        "game": key.game,
        "version": key.version,
        "components": key.components,
        "players": key.players,
        "games": shown.games,
        "seed": key.seed,
        "options": key.options,
        "budget": tournament_budget(shown),
        "bots": [
            {
                "bot": place.bot,
                "elo": place.rating.elo,
                "interval": place.rating.interval,
                "games": place.games,
                "share": place.share,
            }
            for place in shown.places
        ],
        "meetings": [
            {
                "games": len(meeting.outcomes),
                "bots": [asdict(standing) for standing in meeting.standings],
            }
            for meeting in shown.meetings
        ],
    }


def tournament_page(shown: Tournament, language: str) -> RenderableType:
    table = Table(say(language, "terminal-match-bot"), box=SIMPLE_HEAD)
    for column in (
        "terminal-arena-elo",
        "terminal-match-interval",
        "terminal-arena-games",
        "terminal-match-share",
    ):
        table.add_column(say(language, column), justify="right")
    for place in shown.places:
        low, high = place.rating.interval
        table.add_row(
            place.bot,
            f"{place.rating.elo:+.0f}",
            f"{low:+.0f} … {high:+.0f}",
            str(place.games),
            f"{place.share:.1%}",
        )
    return Group(Text(tournament_title(shown, language), "bold"), table)


def tournament_title(shown: Tournament, language: str) -> str:
    name = say(language, f"{shown.meetings[0].match.game.id}-name")
    title = say(language, "terminal-arena-tournament", name=name, games=shown.games)
    return heading(title, tournament_budget(shown), language)


def tournament_budget(shown: Tournament) -> dict[str, float]:
    """The same for all who search."""
    return next(filter(None, (budget_of(meeting.match) for meeting in shown.meetings)), {})


def tournament_picture(shown: Tournament, language: str) -> str:
    rows = [
        plot.Row(
            place.bot, place.rating.elo, place.rating.interval, note=f"{place.rating.elo:+.0f}"
        )
        for place in shown.places
    ]
    axis = plot.axis_around(rows, lambda elo: f"{elo:+.0f}" if elo else "0")
    legend = say(language, "terminal-arena-tournament-legend")
    return plot.svg(tournament_title(shown, language), rows, axis, legend)
