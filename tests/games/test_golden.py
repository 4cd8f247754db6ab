"""Golden games replay exactly, with the views they always had."""

import os
from functools import cache

import pytest

import smokowisko
from smokowisko.engine.conformance import check_golden
from smokowisko.engine.record import Record
from tests.golden import FEWEST, digests, folder, playthroughs, records

# the interpreted engine is the same source: a tenth of the games shows that it agrees
EVERY = 10 if os.environ.get("SMOKOWISKO_ENGINE") == "interpreted" else 1


@cache
def golden(id: str) -> tuple[dict[str, Record], dict[str, list[str]]]:
    game = smokowisko.game(id)
    return records(game), digests(game)


NAMES = [(id, name) for id in smokowisko.game_ids() for name in golden(id)[0]]


@pytest.mark.parametrize(("id", "name"), NAMES[::EVERY])
def test_golden_game_replays(id: str, name: str) -> None:
    games, views = golden(id)
    check_golden(games[name], views[name], smokowisko.game(id))


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_there_are_enough_golden_games_and_all_options_occur(id: str) -> None:
    game = smokowisko.game(id)
    games, views = golden(id)
    assert len(games) >= FEWEST
    assert list(views) == list(games)
    for option in game.options:
        played = {record.options[option.id] for record in games.values()}
        assert played >= set(option.samples())


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_playthroughs_read_as_they_did(id: str) -> None:
    game = smokowisko.game(id)
    texts = playthroughs(game)
    assert len(texts) == 3
    for name, text in texts.items():
        assert (folder(game) / f"{name}.txt").read_text(encoding="utf-8") == text
