"""Bots choose as recorded, compiled and interpreted."""

import pytest

import smokowisko
from tests.bots.choices import choices, recorded


@pytest.mark.parametrize("id", smokowisko.game_ids())
def test_choices_are_those_recorded(id: str) -> None:
    known = {key: texts for key, texts in recorded().items() if key.startswith(f"{id} ")}
    assert known
    assert choices(id) == known
