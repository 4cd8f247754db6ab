"""What each seat may see of a table of Księga Smoków: the "Hidden information" section of the
specification, line by line. The only door through which anything hidden could leave."""

from typing import Any

from smokowisko.engine.events import Facts
from smokowisko.engine.view import frame
from smokowisko.games.ksiega_smokow.bids import BLOCKING_DIE
from smokowisko.games.ksiega_smokow.layout import NOWHERE
from smokowisko.games.ksiega_smokow.rules import GOAL_BONUS, RED, STANDSTILL_ROUNDS, KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import (
    BOOST,
    CARDS,
    COLOUR_IDS,
    DICE,
    END_PILES,
    END_TURN,
    HIGHEST,
    LAND_IDS,
    PASS_TURN,
    PLACE_DICE,
    SPECIES,
    SPECIES_IDS,
    TAKE_CARD,
    USE_DESERT,
    USE_JUNGLE,
    USE_MOUNTAINS,
    USE_PLAINS,
    USE_STORM,
)

PLAIN_ACTS = {
    END_TURN: "end_turn",
    BOOST: "boost",
    PASS_TURN: "pass_turn",
    USE_JUNGLE: "use_jungle",
}


def view(state: KsiegaSmokow, seat: int | None) -> Facts:
    rounds = int(state.turn) // int(state.players)
    return {
        **frame(state, seat, prompt(state), structured),
        "round": rounds if state.over else rounds + 1,
        "first_player": list(state.colours).index(RED),
        "main_action_done": bool(state.acted),
        "last_round": state.ending(),
        "exhausted": int(state.exhausted()),
        "exhausted_to_end": END_PILES[state.players],
        "rounds_without_a_card": rounds - min(int(state.last_leaving), rounds),
        "standstill_at": STANDSTILL_ROUNDS,
        "fields": [field(state, at) for at in range(state.piles())],
        "blocking_die": number(state.blocking),
        "removed": cards_of(state.removed),
        "lands": {id: int(state.tables.points[land]) for land, id in enumerate(LAND_IDS)},
        "seats": [seat_view(state, of, seat) for of in range(state.players)],
        "known": known(state),
    }


def prompt(state: KsiegaSmokow) -> Facts:
    """What must be decided now, as a text key with parameters."""
    if state.over:
        return {"key": "ksiega_smokow-prompt-over"}
    if state.acted:
        what = "finish"
    elif not state.can_act():
        what = "stuck"
    else:
        what = "act_last" if state.ending() else "act"
    return {"key": f"ksiega_smokow-prompt-{what}", "seat": int(state.to_move)}


def structured(state: KsiegaSmokow, move: int) -> Facts:
    """A move in parts, so that a client can light up pieces step by step."""
    if move in PLAIN_ACTS:
        return {"act": PLAIN_ACTS[move]}
    if move >= PLACE_DICE:
        bids = state.tables.placements[move - PLACE_DICE].bids()
        shown = [{"field": at + 1, "values": values} for at, values in bids]
        return {"act": "place_dice", "bids": shown}
    if move >= USE_PLAINS:
        return {"act": "use_plains", "field": move - USE_PLAINS + 1}
    if move >= USE_MOUNTAINS:
        owner, value = divmod(move - USE_MOUNTAINS, HIGHEST)
        act = "use_mountains" if owner == state.to_move else "use_mountains_on"
        return {"act": act, "seat": owner, "value": value + 1}
    if move >= USE_DESERT:
        return {"act": "use_desert", "value": move - USE_DESERT + 1}
    if move >= USE_STORM:
        return {"act": "use_storm", "field": move - USE_STORM + 1}
    return {"act": "take_card", "field": move - TAKE_CARD + 1}


def field(state: KsiegaSmokow, at: int) -> Facts:
    """A pile and what lies on it; `minimum` is what another player's bid must reach, None where
    nobody else can bid."""
    threshold = int(state.tables.thresholds[at])
    occupant, bid = int(state.occupant(at)), int(state.bid(at))
    blocked = at == state.blocking
    if blocked:
        bid = BLOCKING_DIE
    immune = [seat for seat in range(state.players) if state.tokens[seat] == at]
    closed = state.over or not state.left[at] or immune or (blocked and state.refuge() == NOWHERE)
    return {
        "field": at + 1,
        "threshold": threshold,
        "left": int(state.left[at]),
        "card": state.named(state.top(at)) if state.left[at] else None,
        "occupant": None if occupant == NOWHERE else occupant,
        "dice": [] if occupant == NOWHERE else state.dice_at(occupant, at),
        "bid": bid,
        "blocked": blocked,
        "immunity": immune[0] if immune else None,
        "minimum": None if closed else max(threshold, bid + 1),
    }


def seat_view(state: KsiegaSmokow, of: int, viewer: int | None) -> Facts:
    """A player's dice and book; the goal and what it adds where the viewer may know it."""
    open_to_viewer = of == viewer or not state.secret()
    points, matching = int(state.book_points(of)), int(state.matching(of))
    return {
        "colour": COLOUR_IDS[state.colours[of]],
        "dice": [
            {"value": int(state.values[die]), "field": number(state.places[die])}
            for die in range(of * DICE, (of + 1) * DICE)
        ],
        "token": number(state.tokens[of]),
        "book": [
            {**state.named(card), "used": bool(state.used >> card & 1)}
            for card in range(CARDS)
            if state.books[of] >> card & 1
        ],
        "goal": SPECIES_IDS[state.goals[of]] if open_to_viewer else None,
        "points": points,
        "bonus": GOAL_BONUS * matching if open_to_viewer else None,
        "score": int(state.score(of)) if open_to_viewer else None,
        "pips": int(state.pips(of)),
    }


def known(state: KsiegaSmokow) -> dict[str, Any]:
    """What everybody can work out: the cards that nobody has seen yet, not where they lie."""
    unseen = sum(1 << card for card in state.covered())
    return {"unseen": cards_of(unseen)}


def cards_of(cards: int) -> list[str]:
    """A set of cards by their ids."""
    return [
        f"{LAND_IDS[card // SPECIES]}_{SPECIES_IDS[card % SPECIES]}"
        for card in range(CARDS)
        if cards >> card & 1
    ]


def number(place: int) -> int | None:
    """A field as people count them, from 1; None is nowhere on the board."""
    return None if place == NOWHERE else int(place) + 1
