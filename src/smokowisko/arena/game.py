"""One game of a match, fair by design: every deal is played once from each seating, so that luck
and seat favour nobody. All of it follows from the match and the number of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter

from smokowisko.bots import Budget, ask, bot
from smokowisko.bots.levels import LEVELS
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State


@dataclass(frozen=True)
class Match:
    """The bots by name, one for every seat, and the tables at which they meet; the budget is what
    Ancient may spend on a move, of which the other levels use a part."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] | None = None
    budget: Budget = field(default_factory=Budget)

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Outcome:
    """One game, by bot and not by seat: the share of the victory, score, how many moves, and how
    long one took (which no two runs have in common)."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    ms: tuple[float, ...] = field(compare=False)

    @property
    def plies(self) -> int:
        return sum(self.moves)


def searches(match: Match) -> bool:
    """Whether somebody there has use for a budget."""
    return any(name in LEVELS for name in match.bots)


def play_game(match: Match, number: int) -> Outcome:
    """Game `number` of a match: the deal changes after every round of seatings."""
    players = match.players
    deal, turned = divmod(number, players)
    luck = fast(match.seed + deal)
    seat_of = [(at + turned) % players for at in range(players)]
    state = match.game.new(players, match.seed + deal, match.options)
    # luck belongs to the seat: two bots that think alike swap their results with their seats
    minds = [
        bot(match.bots[seat_of.index(seat)], luck.word(), match.budget) for seat in range(players)
    ]
    moves, seconds = [0] * players, [0.0] * players
    while not state.over:
        seat = state.to_move
        asked = perf_counter()
        move = ask(minds[seat], state, luck.word())
        seconds[seat] += perf_counter() - asked
        moves[seat] += 1
        state.play(move)
    shares, scores = shares_of(state), state.scores()
    return Outcome(
        shares=tuple(shares[seat] for seat in seat_of),
        scores=tuple(scores[seat] for seat in seat_of),
        moves=tuple(moves[seat] for seat in seat_of),
        ms=tuple(1000 * seconds[seat] / max(1, moves[seat]) for seat in seat_of),
    )


def shares_of(state: State) -> list[float]:
    """The victory, shared among the winners."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
