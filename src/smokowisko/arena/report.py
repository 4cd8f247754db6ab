"""What a match showed, all in one."""

from collections.abc import Sequence
from dataclasses import dataclass

from smokowisko.arena.game import Match, Outcome
from smokowisko.arena.standings import Side, Standing, mean_ms, standings
from smokowisko.arena.verdict import Verdict


@dataclass(frozen=True)
class Report:
    """The games that were played, and what they say of each side; the verdict is of the first,
    where there was a bar to reach."""

    match: Match
    outcomes: list[Outcome]
    standings: list[Standing]
    mean_ms: list[float]
    seconds: float
    verdict: Verdict | None


def report(
    match: Match,
    outcomes: list[Outcome],
    sides: Sequence[Side],
    seconds: float,
    verdict: Verdict | None,
) -> Report:
    thinking = [mean_ms(side, outcomes) for side in sides]
    return Report(
        match, outcomes, standings(match.bots, outcomes, sides), thinking, seconds, verdict
    )
