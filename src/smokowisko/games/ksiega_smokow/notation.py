"""Moves as stable, readable text: `place 5 > 1, 3 4 > 2`, `take 2`, `storm 3`, `desert 4`,
`jungle`, `mountains 1`, `mountains 1 of 0`, `plains 2`, `boost`, `pass`, `end`."""

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.ksiega_smokow.refusals import refuse, refused_placement
from smokowisko.games.ksiega_smokow.rules import KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import (
    BOOST,
    DICE,
    END_TURN,
    FIELDS,
    HIGHEST,
    LAND_IDS,
    MOST_PLAYERS,
    PASS_TURN,
    PLACE_DICE,
    TAKE_CARD,
    USE_DESERT,
    USE_JUNGLE,
    USE_MOUNTAINS,
    USE_PLAINS,
    USE_STORM,
    VOLCANO,
    Placement,
)

PLACE = "place"
# acts that need no more than their name
BARE = {"end": END_TURN, "boost": BOOST, "pass": PASS_TURN, "jungle": USE_JUNGLE}
# acts with one number: where their moves start, and how many there are
NUMBERED = {
    "take": (TAKE_CARD, FIELDS),
    "storm": (USE_STORM, FIELDS),
    "desert": (USE_DESERT, HIGHEST),
    "plains": (USE_PLAINS, FIELDS),
}
TURN = "mountains"
LONGEST_SHOWN = 60


def text(state: KsiegaSmokow, move: int) -> str:
    if not 0 <= move < state.game.move_space:
        raise state.refusal(move)
    if move >= PLACE_DICE:
        bids = state.tables.placements[move - PLACE_DICE].bids()
        return f"{PLACE} " + ", ".join(
            f"{' '.join(str(value) for value in values)} > {field + 1}" for field, values in bids
        )
    for word, bare in BARE.items():
        if move == bare:
            return word
    for word, (start, count) in NUMBERED.items():
        if start <= move < start + count:
            return f"{word} {move - start + 1}"
    owner, value = divmod(move - USE_MOUNTAINS, HIGHEST)
    own = owner == state.to_move
    return f"{TURN} {value + 1}" if own else f"{TURN} {value + 1} of {owner}"


def read(state: KsiegaSmokow, written: str) -> int:
    """The move of a text, legal now; dice and fields may come in any order."""
    words = written.replace(",", " , ").split()
    if not words:
        raise _no_move(written)
    if words[0] == PLACE:
        return _placement(state, written, words[1:])
    move = _simple(state, written, words)
    if move not in state.moves():
        raise state.refusal(move)
    return move


def _simple(state: KsiegaSmokow, written: str, words: list[str]) -> int:
    if words == [LAND_IDS[VOLCANO]]:
        raise refuse("KSI-59", "volcano")
    if len(words) == 1 and words[0] in BARE:
        return BARE[words[0]]
    if len(words) == 2 and words[0] in NUMBERED:
        start, count = NUMBERED[words[0]]
        return start + _number(written, words[1], 1, count) - 1
    if words[0] == TURN and (len(words) == 2 or (len(words) == 4 and words[2] == "of")):
        value = _number(written, words[1], 1, HIGHEST)
        to_move = max(int(state.to_move), 0)
        owner = to_move if len(words) == 2 else _number(written, words[3], 0, MOST_PLAYERS - 1)
        return USE_MOUNTAINS + owner * HIGHEST + value - 1
    raise _no_move(written)


def _placement(state: KsiegaSmokow, written: str, words: list[str]) -> int:
    dice: list[tuple[int, int]] = []
    while words:
        end = words.index(",") if "," in words else len(words)
        bid, words = words[:end], words[end + 1 :]
        if len(bid) < 3 or bid[-2] != ">":
            raise _no_move(written)
        field = _number(written, bid[-1], 1, FIELDS) - 1
        dice += [(field, _number(written, word, 1, HIGHEST)) for word in bid[:-2]]
    if not dice:
        raise refuse("KSI-30", "no_dice")
    placement = Placement(tuple(sorted(dice)))
    if len(dice) > DICE:
        raise refused_placement(state, placement)
    move = state.tables.moves[placement]
    if move not in state.moves():
        raise state.refusal(move)
    return move


def _number(written: str, word: str, low: int, high: int) -> int:
    if word not in map(str, range(low, high + 1)):
        raise _no_move(written)
    return int(word)


def _no_move(written: str) -> IllegalMove:
    shown = written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}…"
    return refuse(None, "not_a_move", text=shown)
