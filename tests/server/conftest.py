"""What several tests of the server share."""

from collections.abc import Iterator

import pytest

from smokowisko.engine.game import Game
from smokowisko.server import opening, past
from tests.server import stroll
from tests.server.house import House, Player


@pytest.fixture
def strolling(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game for three in which moves can be taken back."""
    game = stroll.make()
    for room in (opening, past):
        monkeypatch.setattr(room, "game", lambda id: game)
    return game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.fixture(scope="module")
def ola(house: House) -> Player:
    return Player(house)


@pytest.fixture(scope="module")
def running(ola: Player) -> str:
    """A table that waits for Ola's first move; no test here may change it."""
    return ola.open_table(["me", "greedy"])
