"""How a new table begins: as somebody orders it, or as the next one of the same people."""

import secrets

import msgspec

from smokowisko.bots import BOTS
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.options import Value, codes
from smokowisko.engine.shuffle import SCHEME, SECRET_BYTES
from smokowisko.games import game
from smokowisko.server.entries import Chair, Created, Pace
from smokowisko.server.table import Table, checked_pledge


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table as a client asks for it. A chair is "me", "open", or the name of a bot; several
    may be mine (one device). Who sits there pledges a nonce by its hash."""

    game: str
    chairs: list[str]
    pledge: str | None = None
    options: dict[str, Value] = {}
    private: bool = True
    pace: Pace = "live"


def ordered(order: Order, guest: str, name: str) -> Created:
    """The beginning of what this guest has ordered; BadOptions when the game cannot be so."""
    rules = game(order.game)
    codes(rules.options, order.options)
    fewest, most = rules.players
    if not fewest <= len(order.chairs) <= most:
        raise BadOptions(
            f"{rules.id} is for {fewest} to {most} players, not {len(order.chairs)}.",
            option="chairs",
        )
    return Created(
        game=rules.id,
        version=rules.version,
        components=rules.components_hash,
        options=order.options,
        chairs=[_chair(each, guest, name, order.pledge) for each in order.chairs],
        owner=guest,
        private=order.private,
        secret=secrets.token_hex(SECRET_BYTES),
        scheme=SCHEME,
        pace=order.pace,
    )


def rematch_of(table: Table) -> Created:
    """The next table of those who have all asked for it: everybody keeps a seat, the next one is
    first."""
    pledges = {table.chairs[seat].guest: pledge for seat, pledge in table.rematch_asked.items()}
    turned = [*table.chairs[1:], table.chairs[0]]
    return Created(
        game=table.game.id,
        version=table.game.version,
        components=table.game.components_hash,
        options=table.options,
        chairs=[
            Chair(name=chair.name, bot=chair.bot)
            if chair.bot is not None
            else Chair(chair.guest, chair.name, pledge=pledges[chair.guest])
            for chair in turned
        ],
        owner=table.owner,
        private=table.private,
        secret=secrets.token_hex(SECRET_BYTES),
        previous=table.id,
        scheme=SCHEME,
        pace=table.pace,
    )


def _chair(wish: str, guest: str, name: str, pledge: str | None) -> Chair:
    if wish == "me":
        return Chair(guest=guest, name=name, pledge=checked_pledge(pledge))
    if wish == "open":
        return Chair()
    if wish in BOTS:
        return Chair(bot=wish)
    raise BadOptions(f"A chair is “me”, “open” or a bot, not {wish!r}.", option="chairs")
