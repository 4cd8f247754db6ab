"""Moves as stable, readable text: `play L4 d5 e5 f5 f6`, `pass L4 > small 0`, `keep R07`,
`mission 2 : green purple purple joker R03`, `skip`, `draw medium 1`, `draw large stack`, `cash`.
Squares are columns a to o and rows 1 to 15."""

import re

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.smoki_z_glebin.menus import PLAY
from smokowisko.games.smoki_z_glebin.payments import Payment
from smokowisko.games.smoki_z_glebin.refusals import (
    refuse,
    refused_mission,
    refused_shape,
    refused_step,
)
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
    CASH_GOLD,
    FACE_UP,
    KEEP_REEF,
    MISSION_ROW,
    SHIP_COLOURS,
    SHIP_IDS,
    SIDE,
    SIZE_IDS,
    SKIP_MISSION,
    SOURCES,
    Placement,
)

JOKER = "joker"
STACK = "stack"
BARE = {"skip": SKIP_MISSION, "cash": CASH_GOLD}
SQUARE = re.compile(r"([a-z])([1-9][0-9]?)")
LONGEST_SHOWN = 60


def text(state: SmokiZGlebin, move: int) -> str:
    tables = state.tables
    if not 0 <= move < tables.move_space:
        raise state.refusal(move)
    if move >= tables.complete_mission:
        slot, code = divmod(move - int(tables.complete_mission), int(tables.payments.space))
        return f"mission {slot} : {' '.join(_items(state, tables.payments.payment(code)))}"
    if move >= tables.play_pattern:
        placement = move - int(tables.play_pattern)
        pattern = state.pattern_named(tables.pattern[placement])
        return f"play {pattern} {' '.join(state.squares_named(placement))}"
    if move >= tables.pass_turn:
        given, source = divmod(move - int(tables.pass_turn), ALL_SOURCES)
        return f"pass {state.pattern_named(given)} > {_source(source)}"
    if move >= tables.draw_pattern:
        return f"draw {_source(move - int(tables.draw_pattern))}"
    if move >= KEEP_REEF:
        return f"keep {tables.reef_cards[move - KEEP_REEF].id}"
    return next(word for word, bare in BARE.items() if bare == move)


def _source(source: int) -> str:
    size, place = divmod(source, SOURCES)
    return f"{SIZE_IDS[size]} {STACK if place == FACE_UP else place}"


def _items(state: SmokiZGlebin, payment: Payment) -> list[str]:
    tokens = [SHIP_IDS[at] for at, count in enumerate(payment.tokens) for _ in range(count)]
    cards = [state.tables.reef_cards[state.tables.two_ships[card]].id for card in payment.cards]
    return [*tokens, *[JOKER] * payment.jokers, *sorted(cards)]


# ---------------------------------------------------------------- reading


def read(state: SmokiZGlebin, written: str) -> int:
    """The move of a text, legal now; squares and items may come in any order."""
    words = written.replace(">", " > ").replace(":", " : ").split()
    if not words:
        raise _no_move(written)
    if words[0] == "play" and len(words) > 2:
        return _placement(state, written, words[1], words[2:])
    if words[0] == "mission" and len(words) > 3 and words[2] == ":":
        return _mission(state, written, words[1], words[3:])
    move = _simple(state, written, words)
    if move not in state.small_moves() or state.over:
        raise state.refusal(move)
    return move


def _simple(state: SmokiZGlebin, written: str, words: list[str]) -> int:
    tables = state.tables
    if len(words) == 1 and words[0] in BARE:
        return BARE[words[0]]
    if words[0] == "keep" and len(words) == 2:
        return KEEP_REEF + _number(written, words[1], [each.id for each in tables.reef_cards])
    if words[0] == "draw" and len(words) == 3:
        return int(tables.draw_pattern) + _read_source(written, words[1:])
    if words[0] == "pass" and len(words) == 5 and words[2] == ">":
        given = _pattern(state, written, words[1])
        source = _read_source(written, words[3:])
        return int(tables.pass_turn) + given * ALL_SOURCES + source
    raise _no_move(written)


def _read_source(written: str, words: list[str]) -> int:
    size = _number(written, words[0], list(SIZE_IDS))
    place = _number(written, words[1], ["0", "1", STACK])
    return size * SOURCES + place


def _pattern(state: SmokiZGlebin, written: str, word: str) -> int:
    return _number(written, word, [each.id for each in state.tables.patterns])


def _placement(state: SmokiZGlebin, written: str, word: str, names: list[str]) -> int:
    pattern = _pattern(state, written, word)
    squares = []
    for name in names:
        found = SQUARE.fullmatch(name)
        if found is None:
            raise _no_move(written)
        squares.append((int(found[2]) - 1, ord(found[1]) - ord("a")))
    refused = refused_step(state, PLAY) or refused_shape(state, pattern, squares)
    if refused is not None:
        raise refused
    lying = tuple(sorted(row * SIDE + column for row, column in squares))
    number = state.tables.placement_numbers[Placement(pattern, lying)]
    move = int(state.tables.play_pattern) + number
    if state.in_hand(state.to_move, pattern) < 0 or not state.is_legal(number):
        raise state.refusal(move)
    return move


def _mission(state: SmokiZGlebin, written: str, slot_word: str, items: list[str]) -> int:
    slot = _number(written, slot_word, [str(slot) for slot in range(MISSION_ROW)])
    tables = state.tables
    ids = {tables.reef_cards[card].id: at for at, card in enumerate(tables.two_ships)}
    for item in items:
        if item not in SHIP_IDS and item != JOKER and item not in ids:
            raise _no_move(written)
    payment = Payment(
        tuple(items.count(SHIP_IDS[colour]) for colour in range(SHIP_COLOURS)),
        items.count(JOKER),
        tuple(sorted(ids[item] for item in items if item in ids)),
    )
    code = tables.payments.code_of(payment)
    move = int(tables.complete_mission) + slot * int(tables.payments.space) + code
    if code < 0 or state.over or move not in state.moves():
        raise refused_mission(state, slot, payment)
    return move


def _number(written: str, word: str, words: list[str]) -> int:
    if word not in words:
        raise _no_move(written)
    return words.index(word)


def _no_move(written: str) -> IllegalMove:
    shown = written if len(written) <= LONGEST_SHOWN else f"{written[:LONGEST_SHOWN]}…"
    return refuse(None, "not_a_move", text=shown)
