"""Drako: every decision of both sides, the net, a lost ability, fury, a match of two legs."""

from collections.abc import Iterator

from moments import Facts, Moment

GAME = "drako"
INDENT = None  # hundreds of moves: a line each would be a book
MOST_MOVES = 130

DWARVES, DRAGON = 0, 1  # the seats, with the usual options
FIGURES = ("fury_dwarf", "crossbow_dwarf", "net_dwarf", "dragon")


def players(seed: int) -> int:
    return 2


def options(seed: int) -> Facts:
    """A first game, then the others in turn."""
    first: Facts = {"setup": "first_game"}
    return (first, first, {}, first, {"mulligan": True}, first, first, first, {"two_legs": True})[
        seed % 9
    ]


def acts(view: Facts) -> list[str]:
    few = len(view["moves"]) <= MOST_MOVES
    return [move["act"] for move in view["moves"]] if few else []


def rays(view: Facts) -> list[list[str]]:
    return [move["targets"] for move in view["moves"] if move["act"] == "play_fire"]


def alive(view: Facts) -> int:
    return sum(view["figures"][figure]["alive"] for figure in FIGURES)


def wounds(view: Facts, figure: str) -> list[int]:
    return [track["filled"] for track in view["wounds"][figure].values()]


def lost(view: Facts) -> list[str]:
    tracks = view["wounds"]["dragon"].items()
    return [name for name, track in tracks if track["filled"] == track["spaces"]]


def hand(view: Facts, seat: int) -> list[str]:
    return [card["card"] for card in view["seats"][seat]["hand"] or ()]


def fire(view: Facts) -> bool:
    """Two dwarves in one ray, one in another, and a walk on the same card."""
    return (
        "dr_fire_step" in hand(view, DRAGON)
        and max(map(len, rays(view)), default=0) == 2
        and sum(map(len, rays(view))) >= 3
        and "play_walk" in acts(view)
        and alive(view) == len(FIGURES)
        and view["seats"][DRAGON]["hand_size"] >= 4
        and sum(map(sum, (wounds(view, figure) for figure in FIGURES))) >= 4
    )


def attacked(view: Facts, count: int) -> bool:
    attack = view["attack"]
    return (
        bool(attack)
        and len(attack["targets"]) * len(attack["attackers"]) == count
        and "block" in acts(view)
    )


def defence_cards(view: Facts, seat: int) -> int:
    cards = view["seats"][seat]["hand"] or ()
    return sum(card["symbols"][0]["symbol"] == "defence" for card in cards)


MOMENTS: dict[str, Moment] = {
    "opening": (DRAGON, lambda view: view["turn"] == 1 and "play_walk" in acts(view)),
    "mulligan": (DWARVES, lambda view: "exchange_hand" in acts(view)),
    "placement": (
        DWARVES,
        lambda view: (
            "place_dwarf" in acts(view) and view["figures"]["crossbow_dwarf"]["cell"] is not None
        ),
    ),
    "fire": (DRAGON, fire),
    "fly": (
        DRAGON,
        lambda view: (
            {"play_fly", "play_bite"} <= set(acts(view)) and "dr_wings_claw" in hand(view, DRAGON)
        ),
    ),
    "two_axes": (
        DWARVES,
        lambda view: (
            any(len(move.get("attackers", ())) == 2 for move in view["moves"])
            and "dw_double_axe_step" in hand(view, DWARVES)
            and acts(view) != []
        ),
    ),
    "two_steps": (
        DWARVES,
        lambda view: (
            "dw_march_axe" in hand(view, DWARVES)
            and {"play_move_two", "play_attack_one"} <= set(acts(view))
        ),
    ),
    "crossbow": (
        DWARVES,
        lambda view: (
            "play_crossbow" in acts(view)
            and "dw_bolt_step" in hand(view, DWARVES)
            and view["seats"][DWARVES]["hand_size"] >= 5
        ),
    ),
    "net": (DWARVES, lambda view: "play_net" in acts(view)),
    "netted": (
        DRAGON,
        lambda view: (
            "remove_net" in acts(view)
            and any(
                symbol["symbol"] in ("walk", "fly")
                for card in view["seats"][DRAGON]["hand"]
                for symbol in card["symbols"]
            )
        ),
    ),
    "lost": (
        DRAGON,
        lambda view: (
            len(lost(view)) >= 2
            and acts(view) != []
            and view["phase"] == "action"
            and any(
                symbol["symbol"] in lost(view)
                for card in view["seats"][DRAGON]["hand"]
                for symbol in card["symbols"]
            )
        ),
    ),
    "block_fire": (
        DWARVES,
        lambda view: attacked(view, 2) and 1 <= defence_cards(view, DWARVES) <= 2,
    ),
    "block_bare": (
        DWARVES,
        lambda view: view["attack"] is not None and acts(view) == ["no_block"],
    ),
    "block_axes": (DRAGON, lambda view: attacked(view, 2)),
    "block_waiting": (
        DRAGON,
        lambda view: view["attack"] is not None and view["attack"]["symbol"] == "bite",
    ),
    "wounds": (
        DWARVES,
        lambda view: "place_wound" in acts(view) and view["wounds_to_place"] > 1,
    ),
    "fury": (
        DWARVES,
        lambda view: (
            view["actions"] == 0 and "use_fury" in acts(view) and sum(wounds(view, "fury_dwarf"))
        ),
    ),
    "surplus": (DWARVES, lambda view: view["seats"][0]["hand_size"] == 8 and acts(view) != []),
    "waiting": (
        DWARVES,
        lambda view: (
            view["turn"] > 12 and view["turn_of"] == "dragon" and view["to_move"] == DRAGON
        ),
    ),
    "spectator": (
        None,
        lambda view: view["turn"] > 14 and alive(view) == 3 and view["net"] == "on_dragon",
    ),
    "second_leg": (
        0,
        lambda view: (
            view["leg"] == 2
            and view["turn"] > 8
            and view["to_move"] == 0
            and view["phase"] == "action"
            and acts(view) != []
        ),
    ),
    "over": (DWARVES, lambda view: view["over"] and view["winners"] == [DWARVES]),
    "match_over": (
        0,
        lambda view: view["over"] and len({leg["winner"] for leg in view["legs"]}) == 2,
    ),
}


def questions(view: Facts) -> Iterator[str]:
    """What the table asks about: symbols without use now, cards that block nothing, cells and
    tracks that are not offered."""
    if view["seat"] is None or not view["moves"]:
        return
    phase = view["phase"]
    dwarves = [name for name in FIGURES[:-1] if view["figures"][name]["alive"]]
    cells = [cell["cell"] for cell in view["cells"]]
    cards = {card["card"]: card for card in view["seats"][view["seat"]]["hand"]}
    if phase == "placement":
        yield from (f"place {view['prompt']['figure']} {cell}" for cell in cells)
    if phase == "wounds":
        yield from (f"wound {track}" for track in ("fly", "walk", "fire"))
    if phase == "defence":
        yield from (f"block {dwarf} {card}" for dwarf in dwarves for card in cards)
    if phase == "action":
        yield from ("draw", "fury", "remove_net")
        for name, card in cards.items():
            for symbol in (each["symbol"] for each in card["symbols"]):
                yield from aimed(f"{name} {symbol}", symbol, dwarves, cells)


def aimed(play: str, symbol: str, dwarves: list[str], cells: list[str]) -> Iterator[str]:
    """A symbol at everything it could be aimed at."""
    if symbol in ("walk", "fly"):
        yield from (f"{play} {cell}" for cell in cells)
    elif symbol in ("move_one", "move_two"):
        yield from (f"{play} {dwarf} {cell}" for dwarf in dwarves for cell in cells)
    elif symbol in ("attack_one", "attack_two", "bite"):
        yield from (f"{play} {dwarf}" for dwarf in dwarves)
    elif symbol == "fire":
        yield f"{play} west"
    else:
        yield play
