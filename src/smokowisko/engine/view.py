"""The part of a view that is the same in every game."""

from collections.abc import Callable, Sequence
from typing import Any

from smokowisko.engine.events import Facts
from smokowisko.engine.game import State


def frame(
    state: State, seat: int | None, prompt: Facts, structured: Callable[[Any, int], Facts]
) -> Facts:
    """Whose turn it is, what must be decided, and for the seat to move what it may do."""
    to_move = None if state.over else int(state.to_move)
    return {
        "game": state.game.id,
        "version": state.game.version,
        "players": int(state.players),
        "options": state.option_values(),
        "seat": seat,
        "to_move": to_move,
        "over": state.over,
        "prompt": prompt,
        "moves": [
            {"code": move, "text": state.text(move), **structured(state, move)}
            for move in (state.moves() if seat is not None and seat == to_move else [])
        ],
        "ranks": state.ranks() if state.over else None,
        "winners": state.winners(),
    }


def folded(moves: Sequence[Facts], key: str) -> list[Facts]:
    """The same moves, lighter on the wire: neighbours that differ in the list of words `key` alone,
    which their texts end with, are listed once, with all their codes and lists."""
    shorter: list[Facts] = []
    for move in moves:
        if key not in move:
            shorter.append(move)
            continue
        words = " ".join(move[key])
        fold = {**move, "fold": key, "text": move["text"].removesuffix(f" {words}")}
        code = fold.pop("code")
        del fold[key]
        if not shorter or fold != {name: shorter[-1].get(name) for name in fold}:
            shorter.append({**fold, "codes": [], key: []})
        shorter[-1]["codes"].append(code)
        shorter[-1][key].append(words)
    return shorter


def unfolded(moves: Sequence[Facts]) -> list[Facts]:
    """The moves of a view one by one, however they were listed."""
    longer: list[Facts] = []
    for move in moves:
        if "fold" not in move:
            longer.append(move)
            continue
        key = move["fold"]
        shared = {name: move[name] for name in move if name not in ("fold", "codes", "text", key)}
        for code, words in zip(move["codes"], move[key], strict=True):
            text = f"{move['text']} {words}"
            longer.append({"code": code, "text": text, **shared, key: words.split(" ")})
    return longer
