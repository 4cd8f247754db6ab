"""What each seat may see of a table of Smoki: the "Hidden information" section of the
specification, line by line. The only door through which anything hidden could leave."""

from collections import Counter
from collections.abc import Sequence

from smokowisko.engine.events import Facts
from smokowisko.engine.view import frame
from smokowisko.games.smoki import tables
from smokowisko.games.smoki.layout import END, POINTS, ROUNDS
from smokowisko.games.smoki.rules import (
    BY_POINTS,
    BY_TOKENS,
    KEEP_OR_DISCARD,
    PHASES,
    TOKENS_TO_WIN,
    Smoki,
)
from smokowisko.games.smoki.tables import (
    COLUMNS,
    KIND_IDS,
    NO_CARD,
    NO_PILE,
    RAVEN_RING,
    SLOTS,
    Choice,
    cancels,
    copied,
)


def view(state: Smoki, seat: int | None) -> Facts:
    return {
        **frame(state, seat, prompt(state, seat), structured),
        "phase": "over" if state.over else PHASES[state.phase],
        "active": None if state.over else int(state.active),
        "end": end(state),
        "round": round_view(state),
        "draw_pile": int(state.left),
        "piles": [pile(state, number) for number in range(state.pile_count)],
        "drawn": drawn(state, seat),
        "removed": removed(state),
        "seats": [seat_view(state, of) for of in range(state.players)],
        "sheet": sheet(state),
        "known": {"never_shown": never_shown(state)},
    }


def prompt(state: Smoki, viewer: int | None) -> Facts:
    """What must be decided now, as a text key with parameters; that a drawn card leaves no choice
    is for its drawer alone to know."""
    if state.over:
        return {"key": "smoki-prompt-over"}
    phase = PHASES[state.phase]
    if state.drawn == RAVEN_RING and viewer == state.active:
        phase = "must_place"
    return {"key": f"smoki-prompt-{phase}", "seat": int(state.to_move)}


def structured(state: Smoki, move: int) -> Facts:
    """A move in parts, so that a client can light up pieces step by step."""
    choice = state.tables.choices[move]
    slot, other_slot = choice.slot, choice.other_slot
    # with one pile there is no left and right (SMO-84)
    pile = {"pile": choice.pile, "piles": int(state.pile_count)}
    match choice.block:
        case tables.REVEAL:
            return {"act": "reveal_initial", "slot": slot}
        case tables.DRAW:
            return {"act": "draw"}
        case tables.TAKE:
            dream = placed(state, state.top(choice.pile), slot)
            return {"act": "take_face_up", **pile, "slot": slot, **_onto(choice), **dream}
        case tables.PLACE:
            return {
                "act": "place",
                "slot": slot,
                **_onto(choice),
                **placed(state, state.drawn, slot),
            }
        case tables.DISCARD:
            kept = state.phase == KEEP_OR_DISCARD
            return {"act": "discard_drawn" if kept else "discard_removed", **pile}
        case tables.PUT_UNDER:
            return {"act": "put_under", **pile}
        case tables.SWAP_OWN:
            dream = swapped(state, int(state.active), slot, other_slot)
            return {"act": "swap_own", "slot": slot, "other_slot": other_slot, **dream}
        case tables.SWAP_OTHER:
            other = {"other": choice.seat, "other_slot": other_slot}
            dream = swapped(state, choice.seat, slot, other_slot)
            return {"act": "swap_other", "slot": slot, **other, **dream}
        case _:
            return {"act": "skip_swap"}


def _onto(choice: Choice) -> Facts:
    """The pile for the removed card; None where it is not chosen along with the slot."""
    return {"onto": None if choice.onto == NO_PILE else choice.onto}


# ---------------------------------------------------------------- what a move makes of a dream


def placed(state: Smoki, card: int, slot: int) -> Facts:
    """The own dream once a card is placed: whoever may decide knows the card (SMO-20)."""
    lying = face_up_cards(state, int(state.active))
    lying[slot] = card
    return {"dream": outlook(state, lying)}


def swapped(state: Smoki, other: int, slot: int, other_slot: int) -> Facts:
    """The own dream once two cards are swapped, and the dream of whom an Attack hits; each card
    stays as it lies, face up or face down (SMO-49, SMO-89)."""
    own = face_up_cards(state, int(state.active))
    if other == state.active:
        own[slot], own[other_slot] = own[other_slot], own[slot]
        return {"dream": outlook(state, own)}
    theirs = face_up_cards(state, other)
    own[slot], theirs[other_slot] = theirs[other_slot], own[slot]
    return {"dream": outlook(state, own), "other_dream": outlook(state, theirs)}


def outlook(state: Smoki, lying: Sequence[int]) -> Facts:
    """What the slots of a dream would count, and which of them would cancel."""
    slots = counted(state, lying)
    return {
        "counts": [slot["counts"] for slot in slots],
        "cancelled": [at for at, slot in enumerate(slots) if slot["cancelled"]],
    }


# ---------------------------------------------------------------- the table


def end(state: Smoki) -> Facts:
    """What ends the game: tokens, a total or a number of rounds."""
    if state.options[END] == BY_TOKENS:
        return {"by": "tokens", "target": TOKENS_TO_WIN}
    if state.options[END] == BY_POINTS:
        return {"by": "points", "target": state.options[POINTS]}
    return {"by": "rounds", "target": state.options[ROUNDS]}


def round_view(state: Smoki) -> Facts:
    return {
        "number": int(state.rounds_scored()) + (0 if state.over else 1),
        "starter": int(state.starter),
        "turn": int(state.turn),
        "last_turn": int(state.last_turn()),
    }


def pile(state: Smoki, number: int) -> Facts:
    """The top card and the size; nobody looks through the others (AMB-08)."""
    return {"count": int(state.pile_sizes[number]), "top": card(state, state.top(number))}


def drawn(state: Smoki, viewer: int | None) -> Facts | None:
    """That a card was drawn; which one, only to the player who drew it (SMO-20)."""
    if state.drawn == NO_CARD:
        return None
    own = viewer == state.active
    return {"seat": int(state.active), "card": card(state, state.drawn) if own else None}


def removed(state: Smoki) -> Facts | None:
    """The card that waits for a pile: everybody has seen it (SMO-26, SMO-43)."""
    if state.removed == NO_CARD:
        return None
    return {
        "seat": int(state.to_move),
        "slot": int(state.slot),
        "card": card(state, state.removed),
    }


def seat_view(state: Smoki, of: int) -> Facts:
    """A player's dream, the same to everybody: not even its owner looks at a face-down card
    (SMO-04)."""
    face_up = int(state.face_up[of])
    dream = counted(state, face_up_cards(state, of))
    by_tokens = state.options[END] == BY_TOKENS
    return {
        "dream": dream,
        "face_down": SLOTS - face_up.bit_count(),
        "open_score": sum(slot["counts"] or 0 for slot in dream),
        "tokens": state.tokens()[of] if by_tokens else None,
        "total": None if by_tokens else state.totals()[of],
    }


def sheet(state: Smoki) -> Facts:
    """The scores of all rounds, and the last of them slot by slot."""
    seats = int(state.players)
    rounds = [state.sheet[at : at + seats] for at in range(0, len(state.sheet), seats)]
    if not rounds:
        return {"rounds": [], "last": None}
    lowest = min(rounds[-1])
    dreams = [state.scored[of * SLOTS : (of + 1) * SLOTS] for of in range(seats)]
    ender = int(state.active) if state.over else (int(state.starter) - 1) % seats
    return {
        "rounds": rounds,
        "last": {
            "number": len(rounds),
            "ender": ender,
            "scores": rounds[-1],
            "lowest": [of for of in range(seats) if rounds[-1][of] == lowest],
            "dreams": [counted(state, dream) for dream in dreams],
            "never_shown": by_kind(state.scored[seats * SLOTS :]),
        },
    }


def never_shown(state: Smoki) -> dict[str, int]:
    """The cards that have been face down since the deal, by kind: what everybody may keep count
    of. It tells no more of a pile than that its cards were seen when they were laid (AMB-08)."""
    return by_kind(state.never_shown())


def by_kind(cards: Sequence[int]) -> dict[str, int]:
    found = Counter(cards)
    return {id: found[kind] for kind, id in enumerate(KIND_IDS) if found[kind]}


# ---------------------------------------------------------------- cards


def card(state: Smoki, kind: int) -> Facts | None:
    return None if kind == NO_CARD else state.named(kind)


def counted(state: Smoki, lying: Sequence[int]) -> list[Facts]:
    """Six slots as they lie, and what each counts if nothing more is turned up: 0 where its column
    cancels, and for a Reflection the value of the slot it copies."""
    return [_slot(state, lying, slot) for slot in range(SLOTS)]


def face_up_cards(state: Smoki, of: int) -> list[int]:
    """The cards of a dream that everybody sees; none where one lies face down."""
    cards = state.dreams[of * SLOTS : (of + 1) * SLOTS]
    return [card if state.is_face_up(of, slot) else NO_CARD for slot, card in enumerate(cards)]


def _slot(state: Smoki, lying: Sequence[int], slot: int) -> Facts:
    kind = lying[slot]
    if kind == NO_CARD:
        return {"card": None, "cancelled": False, "counts": None, "copies": None}
    values = state.tables.values
    value = values[kind]
    if value is None:
        return {"card": card(state, kind), "cancelled": False, **_reflection(state, lying, slot)}
    partner = lying[(slot + COLUMNS) % SLOTS]
    cancelled = partner != NO_CARD and cancels(values, kind, partner)
    return {
        "card": card(state, kind),
        "cancelled": cancelled,
        "counts": 0 if cancelled else value,
        "copies": None,
    }


def _reflection(state: Smoki, lying: Sequence[int], slot: int) -> Facts:
    """What a Reflection copies now; with nothing to copy it counts 0 once its row lies open, and
    nothing certain before (SMO-56)."""
    start = slot - slot % COLUMNS
    row = lying[start : start + COLUMNS]
    at = copied(row, slot - start, state.tables.values)
    if at < 0:
        return {"counts": None if NO_CARD in row else 0, "copies": None}
    return {"counts": state.tables.values[row[at]], "copies": start + at}
