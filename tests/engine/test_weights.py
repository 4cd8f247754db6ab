"""The weights of heuristics: complete, known and finite, or refused in one sentence."""

import math
from collections.abc import Callable

import pytest

import smokowisko
from smokowisko.engine.errors import BadComponents
from smokowisko.engine.game import Heuristic
from smokowisko.engine.weights import Weights, read_weights, weights_of

IDS = [id for id in smokowisko.game_ids() if id != "serce_smoka"]  # which asks a network


def refusal(id: str, weights: dict[str, float]) -> str:
    kind: Callable[[dict[str, float]], Heuristic] = type(smokowisko.game(id).heuristic)
    with pytest.raises(BadComponents) as refused:
        kind(weights)
    return refused.value.sentence


@pytest.mark.parametrize("id", IDS)
def test_every_weight_is_needed(id: str) -> None:
    weights = weights_of(f"smokowisko.games.{id}")
    for name in weights:
        without = {other: value for other, value in weights.items() if other != name}
        assert refusal(id, without) == f"The weight {name} is missing."


@pytest.mark.parametrize("id", IDS)
def test_a_weight_that_nothing_weighs_by_is_refused(id: str) -> None:
    weights = weights_of(f"smokowisko.games.{id}")
    assert refusal(id, weights | {"luck": 1.0}) == (
        "The weight luck is unknown: nothing weighs by it."
    )


@pytest.mark.parametrize("value", [math.nan, math.inf, "heavy"])
def test_a_weight_is_a_finite_number(value: object) -> None:
    with pytest.raises(BadComponents, match=r"The weight doubt is .*, not a number\."):
        Weights({"doubt": value}).take("doubt")


def test_provenance_is_for_people() -> None:
    assert read_weights("doubt = 2\n[provenance]\nseed = 1") == {"doubt": 2}


def test_weights_that_are_no_toml_are_refused() -> None:
    with pytest.raises(BadComponents, match="The weights are not valid TOML"):
        read_weights("doubt =")
