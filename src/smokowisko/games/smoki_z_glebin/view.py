"""What each seat may see of a table of Smoki z głębin: the "Hidden information" section of the
specification, line by line. The only door through which anything hidden could leave."""

from collections import Counter
from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.events import Facts
from smokowisko.engine.view import folded, frame
from smokowisko.games.smoki_z_glebin.knowledge import SPECTATOR, is_known, kind_of, owner_of
from smokowisko.games.smoki_z_glebin.layout import DRAGON, HAND, NOTHING
from smokowisko.games.smoki_z_glebin.menus import KEEP, PHASES, PLAY
from smokowisko.games.smoki_z_glebin.payments import in_lane
from smokowisko.games.smoki_z_glebin.rules import SmokiZGlebin
from smokowisko.games.smoki_z_glebin.scoring import (
    PER_WHIRLPOOL,
    PER_WHIRLPOOL_OF_TWO,
    SYMBOLS,
)
from smokowisko.games.smoki_z_glebin.tables import (
    ALL_SOURCES,
    CASH_GOLD,
    CORNERS,
    CURRENT,
    DRAGON_IDS,
    FACE_UP,
    ISLAND,
    ISLAND_CORNER,
    JOKER_SHIP,
    KEEP_REEF,
    KINGDOM_IDS,
    KINGDOM_SIDE,
    KINGDOMS,
    SHIP_IDS,
    SIDE,
    SIZE_IDS,
    SIZES,
    SKIP_MISSION,
    SOURCES,
    SQUARES,
    TWO_SHIPS,
    WORD,
    WORDS,
    turned,
)


def view(state: SmokiZGlebin, seat: int | None) -> Facts:
    framed = frame(state, seat, prompt(state, seat), structured)
    turns = int(state.players * state.heads)
    kingdoms = [kingdom(state, at, seat) for at in range(KINGDOMS)]
    return {
        **framed,
        "moves": folded(framed["moves"], "squares"),
        "phase": "over" if state.over else PHASES[state.phase],
        "turn": min(int(state.turn) + 1, turns),
        "turns": turns,
        "first_player": int(state.first),
        "sea": sea(state),
        "boards": {
            id: f"{'ABCD'[state.slots[slot] // 2]}{state.slots[slot] % 2 + 1}"
            for slot, id in enumerate(KINGDOM_IDS)
        },
        "ships": ships(state),
        "dragons": dragons(state),
        "kingdoms": kingdoms,
        "shapes": shapes(state),
        "patterns": {id: stack(state, size) for size, id in enumerate(SIZE_IDS)},
        "played": None if state.played == NOTHING else SIZE_IDS[state.played],
        "missions": [
            None if mission == NOTHING else state.mission_named(mission) for mission in state.row
        ],
        "mission_stack": int(state.missions_left),
        "reef_stack": int(state.reef_left),
        "reef_choice": reef_choice(state, seat),
        "seats": [seat_view(state, of, seat, kingdoms) for of in range(state.players)],
        "known": known(state, seat),
    }


def prompt(state: SmokiZGlebin, viewer: int | None) -> Facts:
    """What must be decided now, as a text key with parameters; that there is no choice is for the
    player alone to know (GLE-107)."""
    if state.over:
        return {"key": "smoki_z_glebin-prompt-over"}
    own = viewer == state.to_move
    what = PHASES[state.phase]
    if state.phase == PLAY and own and len(state.menu()) == 0:
        what = "must_pass"
    elif state.phase == PLAY and state.heads_left(state.to_move) == 1:
        what = "play_last"
    elif what == "complete_mission" and own and not state.payments():
        what = "cannot_pay"
    return {"key": f"smoki_z_glebin-prompt-{what}", "seat": int(state.to_move)}


def structured(state: SmokiZGlebin, move: int) -> Facts:
    """A move in parts, so that a client can light up pieces step by step."""
    tables = state.tables
    if move >= tables.complete_mission:
        return payment(state, move - int(tables.complete_mission))
    if move >= tables.play_pattern:
        placement = move - int(tables.play_pattern)
        pattern = state.pattern_named(tables.pattern[placement])
        squares = state.squares_named(placement)
        return {"act": "play_pattern", "card": pattern, "squares": squares}
    if move >= tables.pass_turn:
        given, source = divmod(move - int(tables.pass_turn), ALL_SOURCES)
        return {"act": "pass_turn", "card": state.pattern_named(given), **taken(state, source)}
    if move >= tables.draw_pattern:
        return {"act": "draw_pattern", **taken(state, move - int(tables.draw_pattern))}
    if move >= KEEP_REEF:
        return {"act": "keep_reef", **state.reef_named(move - KEEP_REEF)}
    return {"act": {SKIP_MISSION: "skip_mission", CASH_GOLD: "cash_gold"}[move]}


def payment(state: SmokiZGlebin, number: int) -> Facts:
    slot, code = divmod(number, int(state.tables.payments.space))
    paid = state.tables.payments.payment(code)
    return {
        "act": "complete_mission",
        "slot": slot,
        **state.mission_named(state.row[slot]),
        "items": state.items_named(paid),
    }


def taken(state: SmokiZGlebin, source: int) -> Facts:
    """A source of pattern cards; `place` is None for the top of the stack."""
    size, place = divmod(source, SOURCES)
    if place == FACE_UP:
        return {"size": SIZE_IDS[size], "place": None, "pattern": None}
    pattern = state.face_up[size * FACE_UP + place]
    return {"size": SIZE_IDS[size], "place": place, "pattern": pattern_or_none(state, pattern)}


def pattern_or_none(state: SmokiZGlebin, pattern: int) -> str | None:
    return None if pattern == NOTHING else state.pattern_named(pattern)


# ---------------------------------------------------------------- the sea


def sea(state: SmokiZGlebin) -> list[str]:
    """Fifteen rows of what the squares are, whether covered or not."""
    rows = [[CURRENT] * SIDE for _ in range(SIDE)]
    for slot, (top, left) in enumerate(CORNERS):
        for row, letters in enumerate(turned(state.tables.sides[state.slots[slot]], slot)):
            rows[top + row][left : left + KINGDOM_SIDE] = letters
    for row in ISLAND:
        for column in ISLAND:
            rows[row][column] = ISLAND_CORNER
    return ["".join(row) for row in rows]


def ships(state: SmokiZGlebin) -> dict[str, str]:
    """The tokens that still lie on the sea, by square."""
    afloat = {}
    for at, tokens in enumerate(state.ships):
        colour, word = divmod(at, WORDS)
        bits = int(tokens)
        while bits:
            lowest = bits & -bits
            square = word * WORD + lowest.bit_length() - 1
            afloat[state.tables.square_names[square]] = SHIP_IDS[colour]
            bits ^= lowest
    return afloat


def dragons(state: SmokiZGlebin) -> list[Facts]:
    """The dragons seat by seat, each in the order in which its owner laid them."""
    return [
        {
            "seat": seat,
            "pattern": state.pattern_named(state.tables.pattern[placement]),
            "squares": state.squares_named(placement),
        }
        for seat in range(state.players)
        for placement in own_dragons(state, seat)
    ]


def own_dragons(state: SmokiZGlebin, seat: int) -> list[int]:
    start = seat * int(state.heads)
    return list(state.dragons[start : start + int(state.dragon_counts[seat])])


def kingdom(state: SmokiZGlebin, at: int, viewer: int | None) -> Facts:
    """Who would score what if the game ended now, as far as the viewer knows (section 4)."""
    whirlpools = int(state.uncovered[at])
    strengths = known_strengths(state, at, viewer)
    two = state.players == 2
    first = (PER_WHIRLPOOL_OF_TWO if two else PER_WHIRLPOOL) * whirlpools
    return {
        "kingdom": KINGDOM_IDS[at],
        "whirlpools": whirlpools,
        "first": first,
        "second": 0 if two else first // 2,
        "seats": [
            {
                "dragons": int(state.surface(at, seat)) // DRAGON,
                "hidden": known_hidden(state, at, seat, viewer),
                "segments": int(state.surface(at, seat)) % DRAGON,
                "points": int(state.place_points(whirlpools, strengths, 0, seat)),
            }
            for seat in range(state.players)
        ],
    }


def known_hidden(state: SmokiZGlebin, at: int, seat: int, viewer: int | None) -> int:
    kingdoms = [state.tables.reef_kingdom[card] for card in known_reef(state, seat, viewer)]
    return kingdoms.count(at)


def known_strengths(state: SmokiZGlebin, at: int, viewer: int | None) -> vec[i64]:
    return vec[i64](
        [
            int(state.surface(at, seat)) + DRAGON * known_hidden(state, at, seat, viewer)
            for seat in range(state.players)
        ]
    )


# ---------------------------------------------------------------- cards


def shapes(state: SmokiZGlebin) -> dict[str, Facts]:
    """What the pattern cards show; `copies` is how many there are in the game."""
    return {
        each.id: {
            "size": SIZE_IDS[each.size],
            "copies": each.copies,
            "rows": [
                "".join("X" if (row, column) in each.shape else "." for column in range(width))
                for row in range(1 + max(row for row, _ in each.shape))
            ],
        }
        for each in state.tables.patterns
        for width in [1 + max(column for _, column in each.shape)]
    }


def stack(state: SmokiZGlebin, size: int) -> Facts:
    shown = state.face_up[size * FACE_UP : (size + 1) * FACE_UP]
    return {
        "face_up": [pattern_or_none(state, pattern) for pattern in shown],
        "stack": int(state.left[size]),
    }


def reef_choice(state: SmokiZGlebin, viewer: int | None) -> Facts | None:
    """That a choice is going on; between which cards, only to the drawer."""
    if state.over or state.phase != KEEP:
        return None
    cards = None
    if viewer == state.to_move:
        drawn = sorted([kind_of(state.drawn), kind_of(state.other_drawn)])
        cards = [state.reef_named(card) for card in drawn]
    return {"seat": int(state.to_move), "cards": cards}


def known_reef(state: SmokiZGlebin, of: int, viewer: int | None) -> list[int]:
    """The reef cards of a seat that a viewer is sure of, ascending; all of them after the end."""
    watcher = SPECTATOR if viewer is None else viewer
    return sorted(
        int(kind_of(card))
        for card in state.kept[: state.kept_count]
        if owner_of(card) == of and (state.over or is_known(card, watcher))
    )


def seat_view(state: SmokiZGlebin, of: int, viewer: int | None, kingdoms: Sequence[Facts]) -> Facts:
    """A player's supply; the score is what the viewer can count."""
    reef = known_reef(state, of, viewer)
    kinds = Counter(int(state.tables.reef_kind[card]) for card in reef)
    done = [at for at in range(len(state.tables.missions)) if state.done[of] >> at & 1]
    parts = {
        "gold": int(state.coins[of]) + sum(int(state.tables.reef_coins[card]) for card in reef),
        "ships": int(state.tokens(of)) + SYMBOLS * kinds[TWO_SHIPS] + kinds[JOKER_SHIP],
        "missions": int(state.mission_points(of)),
        "bonus": int(state.mission_bonus(of)),
        "majorities": sum(each["seats"][of]["points"] for each in kingdoms),
    }
    return {
        "colour": DRAGON_IDS[of],
        "heads": int(state.heads_left(of)),
        "coins": int(state.coins[of]),
        "tokens": {
            id: int(in_lane(state.supply[of], colour)) for colour, id in enumerate(SHIP_IDS)
        },
        "hand": hand(state, of, viewer),
        "reef": {
            "count": int(state.reef_count(of)),
            "cards": [state.reef_named(card) for card in reef],
        },
        "missions": [state.mission_named(mission) for mission in done],
        "parts": parts,
        "score": sum(parts.values()),
    }


def hand(state: SmokiZGlebin, of: int, viewer: int | None) -> list[Facts]:
    """The backs of the pattern cards, and the shapes that the viewer is sure of; in an order that
    tells nothing more."""
    watcher = SPECTATOR if viewer is None else viewer
    cards = []
    for card in state.hands[of * HAND : (of + 1) * HAND]:
        if card != NOTHING:
            pattern = int(kind_of(card))
            sure = state.over or is_known(card, watcher)
            cards.append((int(state.tables.size[pattern]), pattern if sure else SQUARES))
    return [
        {
            "size": SIZE_IDS[size],
            "pattern": None if pattern == SQUARES else state.pattern_named(pattern),
        }
        for size, pattern in sorted(cards)
    ]


def known(state: SmokiZGlebin, viewer: int | None) -> Facts:
    """What a viewer can work out: cards at the bottom of stacks that it is sure of, counted from
    the bottom, and by kind the cards of which it does not know where they are."""
    watcher = SPECTATOR if viewer is None else viewer
    tables = state.tables
    bottoms = []
    unseen: list[int] = []
    for size in range(SIZES):
        start = int(tables.stack_starts[size])
        for at, card in enumerate(state.stacks[start : start + int(state.left[size])]):
            if is_known(card, watcher):
                shown = {"size": SIZE_IDS[size], "from_bottom": at}
                bottoms.append({**shown, "pattern": state.pattern_named(kind_of(card))})
            else:
                unseen.append(kind_of(card))
    for at, card in enumerate(state.hands):
        if card != NOTHING and state.is_secret(at, watcher, tables.size[kind_of(card)]):
            unseen.append(kind_of(card))

    reef_bottoms = []
    unseen_reef: list[int] = []
    for at, card in enumerate(state.reef_stack[: state.reef_left]):
        if is_known(card, watcher):
            reef_bottoms.append({"from_bottom": at, **state.reef_named(kind_of(card))})
        else:
            unseen_reef.append(kind_of(card))
    hidden = [] if state.over else list(state.kept[: state.kept_count])
    hidden += [card for card in (state.drawn, state.other_drawn) if card != NOTHING]
    unseen_reef += [kind_of(card) for card in hidden if not is_known(card, watcher)]
    return {
        "patterns": bottoms,
        "unseen_patterns": counted(unseen, [each.id for each in tables.patterns]),
        "reef": reef_bottoms,
        "unseen_reef": counted(unseen_reef, [each.id for each in tables.reef_cards]),
        "unseen_missions": sorted(
            tables.missions[mission].id for mission in state.mission_stack[: state.missions_left]
        ),
        "reef_out": counted(
            (at for at, count in enumerate(state.reef_out) for _ in range(count)),
            [each.id for each in tables.reef_cards],
        ),
        "ships_out": {id: int(state.ships_out[at]) for at, id in enumerate(SHIP_IDS)},
    }


def counted(kinds: Iterable[int], ids: list[str]) -> dict[str, int]:
    found = Counter(int(kind) for kind in kinds)
    return {id: found[at] for at, id in enumerate(ids) if found[at]}
