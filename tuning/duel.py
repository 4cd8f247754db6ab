"""Matches of new weights against old ones, between bots that think alike: every deal from every
seating, as in the arena."""

from collections.abc import Iterator
from dataclasses import dataclass

from smokowisko.arena.game import shares_of
from smokowisko.arena.standings import by_deal, interval
from smokowisko.engine.chance import fast
from tuning.tables import Crew, Minds, Wisdom, decide, game_of, heuristic_of

DEALS_AT_ONCE = 5


@dataclass(frozen=True)
class Duel:
    """One seat plays by the new weights, all others by the old ones."""

    id: str
    new: Wisdom
    old: Wisdom
    minds: Minds
    players: int
    deals: int
    seed: int


@dataclass(frozen=True)
class Verdict:
    """The share of the new weights and its 95 % interval."""

    duel: Duel
    share: float
    interval: tuple[float, float]

    @property
    def fair(self) -> float:
        return 1 / self.duel.players

    @property
    def worse(self) -> bool:
        """For sure, and not by bad luck alone."""
        return self.interval[1] < self.fair

    def __str__(self) -> str:
        low, high = self.interval
        games = self.duel.deals * self.duel.players
        return (
            f"{self.duel.minds}, {self.duel.players} players, {games} games: "
            f"{self.share:.3f} ({low:.3f} to {high:.3f}; fair is {self.fair:.2f})"
        )


def play(duel: Duel, number: int) -> float:
    """The share of the new weights in one game."""
    game = game_of(duel.id)
    deal, place = divmod(number, duel.players)
    new, old = (heuristic_of(game, weights) for weights in (duel.new, duel.old))
    luck = fast(duel.seed + deal)
    state = game.new(duel.players, duel.seed + deal)
    minds = [duel.minds.bot(luck.word()) for _ in range(duel.players)]
    while not state.over:
        seat = state.to_move
        state.play(decide(minds[seat], new if seat == place else old, state, luck.word()))
    return shares_of(state)[place]


def play_some(task: tuple[Duel, range]) -> list[float]:
    duel, deals = task
    numbers = range(deals.start * duel.players, deals.stop * duel.players)
    return [play(duel, number) for number in numbers]


def fight(duel: Duel, crew: Crew) -> Iterator[Verdict]:
    """The verdict as it stands after more and more deals."""
    tasks = [
        (duel, range(at, min(at + DEALS_AT_ONCE, duel.deals)))
        for at in range(0, duel.deals, DEALS_AT_ONCE)
    ]
    shares: list[float] = []
    for found in crew.each(play_some, tasks):
        shares += found
        yield Verdict(duel, sum(shares) / len(shares), interval(by_deal(shares, duel.players)))
