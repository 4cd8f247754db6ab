"""Why not? One sentence and one rule for every move that Smoki z głębin refuses."""

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.smoki_z_glebin.knowledge import kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import NOTHING
from smokowisko.games.smoki_z_glebin.menus import DRAW, KEEP, MISSION, PHASES, PLAY
from smokowisko.games.smoki_z_glebin.payments import Payment, in_lane, load
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
    CASH_GOLD,
    JOKER_SHIP,
    KEEP_REEF,
    SHIP_COLOURS,
    SHIP_IDS,
    SIDE,
    SIZE_IDS,
    SKIP_MISSION,
    SOURCES,
    SQUARES,
    WORD,
    WORDS,
    Placement,
    is_sea,
    orientations,
    square_name,
)
from smokowisko.words import say

# the rule that names what must be decided now
STEP_RULES = {PLAY: "GLE-19", KEEP: "GLE-64", MISSION: "GLE-19", DRAW: "GLE-20"}


def refusal(state: SmokiZGlebin, move: int) -> IllegalMove:
    """Why this move of the game's numbering may not be played now."""
    tables = state.tables
    if not 0 <= move < tables.move_space:
        return refuse(None, "no_such_move", move=str(move))
    if state.over:
        return refuse("GLE-78", "over")
    if move >= tables.complete_mission:
        slot, code = divmod(move - int(tables.complete_mission), int(tables.payments.space))
        return refused_mission(state, slot, tables.payments.payment(code))
    if move >= tables.play_pattern:
        return refused_placement(state, move - int(tables.play_pattern))
    if move >= tables.pass_turn:
        given, source = divmod(move - int(tables.pass_turn), ALL_SOURCES)
        return refused_pass(state, given, source)
    if move >= tables.draw_pattern:
        return refused_draw(state, move - int(tables.draw_pattern))
    if move >= KEEP_REEF:
        id = tables.reef_cards[move - KEEP_REEF].id
        return refused_step(state, KEEP) or refuse("GLE-64", "not_drawn", card=id)
    if move == CASH_GOLD:
        if state.phase == KEEP:
            return wrong_step(state)
        return refuse("GLE-74", "no_gold_card")
    assert move == SKIP_MISSION
    return wrong_step(state)


def refused_step(state: SmokiZGlebin, phase: int) -> IllegalMove | None:
    """Something that belongs to another step, or comes after the end."""
    if state.over:
        return refuse("GLE-78", "over")
    return None if state.phase == phase else wrong_step(state)


def wrong_step(state: SmokiZGlebin) -> IllegalMove:
    return refuse(STEP_RULES[state.phase], "not_now", step=PHASES[state.phase])


# ---------------------------------------------------------------- a dragon


def refused_shape(
    state: SmokiZGlebin, pattern: int, squares: Sequence[tuple[int, int]]
) -> IllegalMove | None:
    """Squares that are no sea, or do not form the pattern."""
    for row, column in squares:
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return refuse("GLE-27", "off_the_board", square=f"{chr(ord('a') + column)}{row + 1}")
        if not is_sea(row, column):
            return refuse("GLE-27", "island", square=square_name(row * SIDE + column))
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    shape = tuple(sorted((row - top, column - left) for row, column in squares))
    card = state.tables.patterns[pattern]
    if shape not in orientations(card.shape):
        return refuse("GLE-25", "wrong_shape", pattern=card.id)
    return None


def refused_placement(state: SmokiZGlebin, number: int) -> IllegalMove:
    refused = refused_step(state, PLAY)
    if refused is not None:
        return refused
    tables, seat = state.tables, state.to_move
    placement: Placement = tables.placements[number]
    if state.in_hand(seat, placement.pattern) == NOTHING:
        return refuse("GLE-23", "not_in_hand", pattern=tables.patterns[placement.pattern].id)
    if state.covers(number, state.occupied):
        return refuse("GLE-28", "occupied", square=first_square(state, placement, occupied(state)))
    if state.is_barred(seat, number):
        own = touching(state, int(seat))
        return refuse("GLE-30", "touches_own", square=first_square(state, placement, own))
    if not state.is_anchored(seat, number):
        return refuse("GLE-29", "no_contact")
    price = int(state.price(number))
    coins = int(state.coins[seat] + state.gold_under(number))
    return refuse("GLE-37", "too_dear", price=price, coins=coins)


def occupied(state: SmokiZGlebin) -> set[int]:
    return {
        square
        for placement in state.dragons
        if placement != NOTHING
        for square in state.tables.placements[placement].squares
    }


def touching(state: SmokiZGlebin, seat: int) -> set[int]:
    """The squares that touch dragons of a seat."""
    around = state.around[seat * WORDS : (seat + 1) * WORDS]
    return {square for square in range(SQUARES) if around[square // WORD] >> square % WORD & 1}


def first_square(state: SmokiZGlebin, placement: Placement, among: set[int]) -> str:
    return square_name(min(among.intersection(placement.squares)))


# ---------------------------------------------------------------- a mission


def refused_mission(state: SmokiZGlebin, slot: int, payment: Payment) -> IllegalMove:
    """Why a mission cannot be paid for like this."""
    if not state.over and state.phase == DRAW:
        return refuse("GLE-48", "one_mission")
    refused = refused_step(state, MISSION)
    if refused is not None:
        return refused
    mission = int(state.row[slot])
    if mission == NOTHING:
        return refuse("GLE-57", "no_mission", slot=slot)
    missing = missing_item(state, payment)
    if missing is not None:
        return missing
    brought = load(payment.tokens, payment.jokers)
    offered = state.tables.payments.options(
        mission, brought, state.tables.payments.set_code(vec[i64](payment.cards))
    )
    if len(offered) == 0:
        return refuse("GLE-49", "not_covered", mission=state.tables.missions[mission].id)
    # it would be enough without some of it: a whole card, or a token or joker
    rule = "GLE-53" if wastes_a_card(state, payment, list(offered)) else "GLE-54"
    return refuse(rule, "too_much", mission=state.tables.missions[mission].id)


def missing_item(state: SmokiZGlebin, payment: Payment) -> IllegalMove | None:
    seat = int(state.to_move)
    for colour in range(SHIP_COLOURS):
        if payment.tokens[colour] > in_lane(state.supply[seat], colour):
            return refuse("GLE-49", "no_token", ship=SHIP_IDS[colour])
    if payment.jokers > state.reef_cards(seat, JOKER_SHIP):
        return refuse("GLE-49", "no_joker")
    own = [int(kind_of(card)) for card in state.kept[: state.kept_count] if owner_of(card) == seat]
    lacking = Counter(state.tables.two_ships[card] for card in payment.cards) - Counter(own)
    if lacking:
        return refuse("GLE-50", "no_card", card=state.tables.reef_cards[min(lacking)].id)
    return None


def wastes_a_card(state: SmokiZGlebin, payment: Payment, offered: list[int]) -> bool:
    """Whether what suffices leaves a card out."""
    enough = [state.tables.payments.payment(code) for code in offered]
    return all(len(each.cards) < len(payment.cards) for each in enough)


# ---------------------------------------------------------------- pattern cards


def refused_draw(state: SmokiZGlebin, source: int) -> IllegalMove:
    refused = refused_step(state, DRAW)
    if refused is not None:
        return refused
    return missing_source(state, source) or refuse("GLE-60", "same_size")


def refused_pass(state: SmokiZGlebin, given: int, source: int) -> IllegalMove:
    refused = refused_step(state, PLAY)
    if refused is not None:
        return refused
    missing = missing_source(state, source)
    if state.in_hand(state.to_move, given) == NOTHING or missing is None:
        return refuse("GLE-71", "not_in_hand", pattern=state.tables.patterns[given].id)
    return missing


def missing_source(state: SmokiZGlebin, source: int) -> IllegalMove | None:
    if state.is_there(source):
        return None
    return refuse("GLE-63", "no_such_card", size=SIZE_IDS[source // SOURCES])


def refuse(rule: str | None, reason: str, **params: str | int) -> IllegalMove:
    key = f"smoki_z_glebin-illegal-{reason}"
    return IllegalMove(say("en", key, **params), rule=rule, key=key, params=params)
