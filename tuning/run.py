"""Fits the weights of a game's heuristic: plays, fits, lets the new weights play the old ones, and
writes them where they are not worse.

    python3 dev.py tune smoki --games 2000 --seed 1
"""

import argparse
import math
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

from rich.progress import Progress

import smokowisko
from smokowisko.engine.network import Rows
from smokowisko.engine.weights import read_rows, read_weights
from tuning.duel import DEALS_AT_ONCE, Duel, Verdict, fight
from tuning.fit import Fit, ask
from tuning.lesson import EPOCHS, Lesson
from tuning.selfplay import GAMES_AT_ONCE, Plan, play_all
from tuning.tables import Crew, Minds, Weights, Wisdom, game_of, numbers_of_players

ROOT = Path(__file__).resolve().parent.parent
SAVED = ROOT / "build" / "tuning"
NETWORK = "network.toml"
DIGITS = 3
SEARCHING = Minds(descents=30)
DUELS = 1_000_000  # the deals of the matches are not those that were learnt from

Step = TypeVar("Step")


class Learnt(NamedTuple):
    """New weights, and how well the old and the new foretell what came of games held out."""

    new: Wisdom
    loss_before: float
    loss_after: float


def weights_file(id: str) -> Path:
    """Where the weights of a game stand: single ones, or those of a network."""
    folder = ROOT / "src" / "smokowisko" / "games" / id
    network = folder / NETWORK
    return network if network.exists() else folder / "weights.toml"


def wisdom_of(file: Path) -> Wisdom:
    text = file.read_text(encoding="utf-8")
    return read_rows(text) if file.name == NETWORK else read_weights(text)


def shown(title: str, total: int, steps: Iterator[Step]) -> Iterator[Step]:
    """The same steps, with a bar for whoever waits."""
    with Progress() as progress:
        bar = progress.add_task(title, total=total)
        for step in steps:
            yield step
            progress.advance(bar)


def last(steps: Iterator[Step]) -> Step:
    *_, step = steps
    return step


def rounded(weights: Weights) -> Weights:
    return {name: significant(value) for name, value in weights.items()}


def rounded_rows(rows: Rows) -> Rows:
    return {name: [significant(value) for value in row] for name, row in rows.items()}


def significant(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def write(file: Path, weights: Wisdom, provenance: dict[str, object]) -> None:
    """The file anew, below what it says at its top."""
    top = file.read_text(encoding="utf-8").partition("\n\n")[0]
    lines = [top, "", *(f"{name} = {value}" for name, value in weights.items())]
    lines += ["", "[provenance]", *(f"{key} = {toml(value)}" for key, value in provenance.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def command_of(file: Path) -> str:
    """What the weights of a file were fitted by."""
    provenance: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["provenance"]
    return provenance["command"]


def toml(value: object) -> str:
    if isinstance(value, list):
        return "[\n" + "".join(f'  "{each}",\n' for each in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 dev.py tune", description=__doc__)
    parser.add_argument("game", choices=smokowisko.game_ids())
    parser.add_argument("--games", type=int, default=2000, help="to learn from, in every round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--rounds", type=int, default=2, help="each plays by the weights that the last one found"
    )
    parser.add_argument(
        "--shrinkage",
        type=float,
        default=1e-3,
        help="how strongly single weights stay what they were",
    )
    parser.add_argument("--only", default="", help="fit only weights whose names begin like this")
    parser.add_argument(
        "--descents", type=int, default=0, help="learn from searching bots instead of greedy ones"
    )
    parser.add_argument(
        "--keep-games", action="store_true", help="fit the games of the last run once more"
    )
    parser.add_argument(
        "--deals", type=int, default=200, help="of the matches between greedy bots afterwards"
    )
    parser.add_argument(
        "--search-deals", type=int, default=50, help="of the matches between searching bots"
    )
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    if asked.only and weights_file(asked.game).name == NETWORK:
        parser.error("a network learns all its weights at once")
    return asked


def main() -> int:
    asked = arguments()
    id: str = asked.game
    file = weights_file(id)
    old = wisdom_of(file)
    learn = taught if file.name == NETWORK else fitted
    with Crew() as crew:
        learnt = Learnt(old, math.nan, math.nan)
        for lap in range(asked.rounds):
            play_lap(asked, lap, learnt.new, crew)
            learnt = learn(asked, lap, learnt.new, crew)
            before, after = learnt.loss_before, learnt.loss_after
            print(f"log-loss of games held out {before:.4f} -> {after:.4f}", flush=True)
        new = learnt.new
        verdicts = [
            judged(Duel(id, new, old, minds, players, deals, asked.seed + DUELS), crew)
            for minds, deals in ((Minds(), asked.deals), (SEARCHING, asked.search_deals))
            for players in numbers_of_players(game_of(id))
            if deals
        ]
    relative = sum(verdict.share / verdict.fair for verdict in verdicts) / len(verdicts)
    if any(verdict.worse for verdict in verdicts) or relative < 1:
        print("The new weights play worse: the old ones stay.")
        return 1
    if not asked.dry:
        others = {"other_weights": command_of(file)} if asked.only else {}
        provenance = {
            "command": shlex.join(["python3", "dev.py", "tune", *sys.argv[1:]]),
            "games": asked.rounds * asked.games,
            "played_by": str(Minds(asked.descents)),
            "seed": asked.seed,
            "log_loss_before_the_last_round": round(learnt.loss_before, 4),
            "log_loss_after": round(learnt.loss_after, 4),
            "against_the_old": [str(verdict) for verdict in verdicts],
            **others,
        }
        write(file, new, provenance)
        print(f"{file.relative_to(ROOT)} is written.")
    return 0


def games_file(asked: argparse.Namespace, lap: int) -> Path:
    return SAVED / f"{asked.game}-{lap}.jsonl"


def play_lap(asked: argparse.Namespace, lap: int, weights: Wisdom, crew: Crew) -> None:
    """The games of one round, by these weights."""
    if not asked.keep_games:
        seed = asked.seed + lap * asked.games
        plan = Plan(asked.game, weights, Minds(asked.descents), asked.games, seed)
        steps = math.ceil(asked.games / GAMES_AT_ONCE)
        last(shown("playing", steps, play_all(plan, games_file(asked, lap), crew)))


def fitted(asked: argparse.Namespace, lap: int, start: Wisdom, crew: Crew) -> Learnt:
    """The best single weights for the positions of a round, not far from where they were."""
    old = cast("Weights", start)
    file = games_file(asked, lap)
    fit = Fit(asked.game, file, old, asked.shrinkage, crew, asked.only)
    new = old
    for weights, cost in fit.improve():
        print(f"cost {cost:.5f}", flush=True)
        new = rounded(weights)
    for name, value in new.items():
        print(f"  {name:<24} {old[name]:>8g} -> {value:g}")
    before, after = (
        ask(asked.game, file, weights, crew, held_out=True).loss for weights in (old, new)
    )
    return Learnt(new, before, after)


def taught(asked: argparse.Namespace, lap: int, start: Wisdom, crew: Crew) -> Learnt:
    """A network that has learnt all it can from the games of this round and those before, and of
    what the one before it expected."""
    old = cast("Rows", start)
    files = [games_file(asked, each) for each in range(lap + 1)]
    lesson = Lesson(asked.game, files, old, asked.seed, crew)
    rows, loss = last(shown("learning", EPOCHS, lesson.improve()))
    print(f"log-loss {loss:.5f} in the end", flush=True)
    new = rounded_rows(rows)
    return Learnt(new, lesson.foretold(old), lesson.foretold(new))


def judged(duel: Duel, crew: Crew) -> Verdict:
    """The verdict, said as soon as it is there."""
    steps = math.ceil(duel.deals / DEALS_AT_ONCE)
    verdict = last(shown("playing the old ones", steps, fight(duel, crew)))
    print(verdict, flush=True)
    return verdict


if __name__ == "__main__":
    sys.exit(main())
