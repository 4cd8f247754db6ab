"""Choices of bots, recorded: compiled and interpreted they must be the same.

    PYTHONPATH=src python -m tests.bots.choices

writes them anew, after a deliberate change of the search, of a plan or of a heuristic.
"""

import json
from pathlib import Path

import smokowisko
from smokowisko.bots import ask, bot
from tests.bots.positions import descents, middle_game

FILE = Path(__file__).with_name("choices.json")
RECORDED = ("greedy", "hatchling", "ancient")
SEEDS = range(2)
BUDGET = descents(12)


def choices(id: str) -> dict[str, list[str]]:
    """What they do in a few positions with two and with three players."""
    return {
        f"{id} {players} {name}": [choice(id, players, name, seed) for seed in SEEDS]
        for players in (2, 3)
        if players <= smokowisko.game(id).players[1]
        for name in RECORDED
    }


def choice(id: str, players: int, name: str, seed: int) -> str:
    state = middle_game(id, seed, players)
    return state.text(ask(bot(name, seed, BUDGET), state, seed))


def recorded() -> dict[str, list[str]]:
    loaded: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


def main() -> None:
    chosen = {key: texts for id in smokowisko.game_ids() for key, texts in choices(id).items()}
    lines = [f"{json.dumps(key)}: {json.dumps(texts)}" for key, texts in chosen.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
