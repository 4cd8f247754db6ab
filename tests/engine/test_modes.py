"""Compiled and interpreted are one engine: states travel between them as dumps and as pickles, and
the same moves lead to the same numbers."""

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import smokowisko

SOURCE = Path(__file__).parent.parent.parent / "src"

CHILD = """
import json, pickle, sys
import smokowisko, smokowisko.engine.game
assert smokowisko.engine.game.__file__.endswith(".py"), "this is the interpreted side"
order = json.load(sys.stdin)
game = smokowisko.game("serce_smoka")
loaded = game.load(order["dump"])
unpickled = pickle.loads(bytes.fromhex(order["pickle"]))
assert loaded.dump() == unpickled.dump()
fresh = game.new(seed=bytes.fromhex(order["seed"]))
for move in order["moves"]:
    fresh.play(move)
assert fresh.dump() == loaded.dump()
loaded.redeal(0, 99)
json.dump({"redealt": loaded.dump(), "pickle": pickle.dumps(fresh).hex()}, sys.stdout)
"""


@pytest.mark.compiled_only
def test_states_travel_between_the_compiled_and_the_interpreted_engine() -> None:
    seed = bytes(range(32))
    state = smokowisko.game("serce_smoka").new(seed=seed)
    moves = []
    for _ in range(40):
        moves.append(state.moves()[-1])
        state.play(moves[-1])
    order = {
        "dump": state.dump(),
        "pickle": pickle.dumps(state).hex(),
        "seed": seed.hex(),
        "moves": moves,
    }
    answer = json.loads(
        subprocess.run(
            [sys.executable, "-c", CHILD],
            input=json.dumps(order),
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    assert pickle.loads(bytes.fromhex(answer["pickle"])).dump() == state.dump()
    state.redeal(0, 99)
    assert answer["redealt"] == state.dump()
