"""Moves as stable, readable text: `first 1`, `troll 1 2`, `sorceress 2 > petrified_dragon`."""

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.serce_smoka.refusals import out_of_place, refuse, refused_play
from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.games.serce_smoka.tables import (
    FIRST_SEAT_MOVES,
    KIND_IDS,
    NO_KIND,
    SHIP,
    VALUES,
    Play,
)

FIRST = "first"
LONGEST_SHOWN = 60


def text(state: SerceSmoka, move: int) -> str:
    if not 0 <= move < state.game.move_space:
        raise state.refusal(move)
    if move < FIRST_SEAT_MOVES:
        return f"{FIRST} {move}"
    play = state.tables.plays[move - FIRST_SEAT_MOVES]
    words = [KIND_IDS[play.kind], *(str(state.tables.glory[card]) for card in play.cards())]
    if play.target != NO_KIND:
        words += [">", KIND_IDS[play.target]]
    return " ".join(words)


def read(state: SerceSmoka, written: str) -> int:
    """The move of a text, legal now; the values may come in any order."""
    words = written.split()
    if state.over:
        raise out_of_place(state)
    if not words or words == ["pass"]:
        raise refuse("SER-16", "no_cards")
    if words[0] == FIRST and words[1:] in (["0"], ["1"]):
        return _first(state, int(words[1]))
    kind, values, target = _play(written, words)
    cards = [kind * VALUES + max(value - 1, 0) for value in values]
    counts = tuple(cards.count(kind * VALUES + at) for at in range(VALUES))
    move = state.tables.moves.get(Play(kind, counts, target))
    if move is None or move not in state.moves():
        raise refused_play(state, kind, cards, target)
    return move


def _first(state: SerceSmoka, seat: int) -> int:
    if state.turn > 0:
        raise out_of_place(state)
    return seat


def _play(written: str, words: list[str]) -> tuple[int, list[int], int]:
    target = NO_KIND
    if words.count(">") > 1:
        raise refuse("SER-36", "one_stack")
    if len(words) > 2 and words[-2] == ">" and words[-1] in KIND_IDS:
        target = KIND_IDS.index(words[-1])
        words = words[:-2]
    if words[0] not in KIND_IDS:
        raise _no_move(written)
    if any(word in KIND_IDS for word in words[1:]):
        raise refuse("SER-17", "mixed_kinds")
    kind = KIND_IDS.index(words[0])
    allowed = ("0",) if kind == SHIP else tuple(str(value + 1) for value in range(VALUES))
    if any(word not in allowed for word in words[1:]):
        raise _no_move(written)
    if len(words) == 1:
        raise refuse("SER-16", "no_cards")
    return kind, [int(word) for word in words[1:]], target


def _no_move(written: str) -> IllegalMove:
    shown = written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}…"
    return refuse(None, "not_a_move", text=shown)
