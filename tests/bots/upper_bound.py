"""How far an honest bot is from one that sees everything: Ancient at a table of glass against
Ancient, both with as many descents. Every deal is played from each seat.

    PYTHONPATH=build/site python -m tests.bots.upper_bound [GAME ...] --games 100 --descents 200
"""

import argparse
from dataclasses import dataclass
from time import perf_counter

import smokowisko
from smokowisko.arena.game import Outcome
from smokowisko.arena.standings import Standing, standings
from smokowisko.bots import ask, bot
from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game
from tests.bots.cheating import cheat
from tests.bots.positions import descents


@dataclass(frozen=True)
class Contest:
    """Two bots of the same name, of which the first cheats."""

    game: Game
    games: int
    descents: int
    seed: int = 0
    name: str = "ancient"


def play(contest: Contest, number: int) -> Outcome:
    deal, turned = divmod(number, 2)
    luck = fast(contest.seed + deal)
    state = contest.game.new(2, contest.seed + deal)
    minds = [bot(contest.name, luck.word(), descents(contest.descents)) for _ in range(2)]
    moves, seconds = [0, 0], [0.0, 0.0]
    while not state.over:
        seat = state.to_move
        asked = cheat if seat == turned else ask
        started = perf_counter()
        move = asked(minds[seat], state, luck.word())
        seconds[seat] += perf_counter() - started
        moves[seat] += 1
        state.play(move)
    winners, scores = state.winners(), state.scores()
    seats = (turned, 1 - turned)  # of the one who cheats, and of the other
    return Outcome(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        scores=tuple(scores[seat] for seat in seats),
        moves=tuple(moves[seat] for seat in seats),
        ms=tuple(1000 * seconds[seat] / max(1, moves[seat]) for seat in seats),
    )


def outcome(contest: Contest) -> Standing:
    """What the bot that cheats got."""
    played = [play(contest, number) for number in range(contest.games)]
    return standings(("cheat", contest.name), played)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all games where none is named")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--descents", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for id in asked.game or smokowisko.game_ids():
        found = outcome(Contest(smokowisko.game(id), asked.games, asked.descents, asked.seed))
        low, high = found.interval
        print(
            f"{id}: {asked.games} games at {asked.descents} descents: the cheat wins {found.wins}, "
            f"draws {found.draws}, share {found.share:.1%} ({low:.1%} – {high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
