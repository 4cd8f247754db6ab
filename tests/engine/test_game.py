"""The contract of a game, where no single game is meant."""

import pickle
from pathlib import Path

import pytest

import smokowisko
from smokowisko.engine.chance import seeded
from smokowisko.engine.events import Event
from tests.engine.toy import Higher, toy


def test_the_games_are_listed() -> None:
    assert smokowisko.game_ids() == [
        "serce_smoka",
        "drako",
        "smoki",
        "ksiega_smokow",
        "smoki_z_glebin",
    ]
    assert [smokowisko.game(id).id for id in smokowisko.game_ids()] == smokowisko.game_ids()


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(
        smokowisko.UnknownGame, match="no game 'chess'; the games are: serce_smoka,"
    ):
        smokowisko.game("chess")


def test_a_missing_component_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(smokowisko.BadComponents, match=r"nowhere\.toml cannot be read"):
        smokowisko.game("serce_smoka", tmp_path / "nowhere.toml")


def test_a_game_is_made_once_and_pickles_by_name() -> None:
    game = smokowisko.game("serce_smoka")
    assert smokowisko.game("serce_smoka") is game
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_user_s_game_pickles_too() -> None:
    state = toy(Higher).new(seed=3)
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_a_new_table_takes_the_fewest_players_unless_told() -> None:
    assert toy(Higher).new().players == 2
    assert toy(Higher).new(players=3).players == 3


def test_a_seat_that_is_not_there_has_no_view() -> None:
    state = toy(Higher).new()
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat} at a table of 2"):
            state.view(seat)


def test_tell_leaves_no_journal_behind_even_when_refused() -> None:
    state = toy(Higher).new()
    with pytest.raises(smokowisko.IllegalMove):
        state.tell(99)
    assert state.journal is None
    assert [event.type for event in state.tell(state.moves()[0])] == ["played", "drawn"]
    assert state.journal is None


def test_an_event_tells_each_seat_its_own() -> None:
    event = Event("drawn", {"seat": 1}, {1: {"card": 7}}, marked=True)
    assert event.seen_by(0) == {"type": "drawn", "seat": 1}
    assert event.seen_by(1) == {"type": "drawn", "seat": 1, "card": 7}
    assert event.seen_by(None) == {"type": "drawn", "seat": 1}


def test_a_preview_tells_only_what_is_certain() -> None:
    state = toy(Higher).new()
    move = state.moves()[0]
    assert state.preview(0, move) == [{"type": "played", "seat": 0, "card": move}]


def test_ranks_share_places() -> None:
    state = toy(Higher).new(players=3)
    assert isinstance(state, Higher)
    state.points = [4, 7, 4]
    assert state.ranks() == [2, 1, 2]
    assert state.winners() == []
    state.to_move = -1
    assert state.winners() == [1]
    state.points = [7, 7, 4]
    assert state.winners() == [0, 1]


@pytest.mark.parametrize(
    "change",
    [
        lambda numbers: [],
        lambda numbers: numbers[:-1],
        lambda numbers: [*numbers, 0],
        lambda numbers: [9, *numbers[1:]],
        lambda numbers: [numbers[0], 5, *numbers[2:]],
        lambda numbers: ["2", *numbers[1:]],
        lambda numbers: [*numbers[:-1], 1 << 70],
    ],
)
def test_numbers_that_are_no_state_are_refused(change) -> None:  # type: ignore[no-untyped-def]
    game = smokowisko.game("serce_smoka")
    numbers = game.new(seed=1).dump()
    with pytest.raises(smokowisko.BadRecord, match="no state of serce_smoka"):
        game.load(change(numbers))


def test_a_state_never_keeps_its_seed() -> None:
    seed = bytes(range(64, 96))
    numbers = smokowisko.game("serce_smoka").new(seed=seed).dump()
    words = {int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)}
    assert not words & set(numbers)


def test_a_redealt_world_goes_on_with_the_fast_generator() -> None:
    state = smokowisko.game("serce_smoka").new(seed=bytes(32))
    state.redeal(0, 5)
    assert type(state.chance) is type(seeded(5))
