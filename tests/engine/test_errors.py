"""Errors say one sentence, carry fields, and travel between processes."""

import pickle

import pytest

from smokowisko.engine.errors import (
    BadComponents,
    BadOptions,
    BadRecord,
    IllegalMove,
    SmokowiskoError,
    UnknownGame,
)


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("Too many.", rule="SER-25", key="too_many", params={"free": 1}),
        UnknownGame("No such game.", game="chess"),
        BadOptions("No such option.", option="speed"),
        BadComponents("No such kind.", place="kind.trol"),
        BadRecord("Ply 3 does not fit.", ply=3),
    ],
)
def test_errors_pickle_with_all_their_fields(error: SmokowiskoError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
