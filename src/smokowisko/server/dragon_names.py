"""What the bots at a table are called: by dragons' names, everybody by one of their own, and at one
table always the same. Made for this place; they read well in Polish and in English."""

import hashlib
from collections.abc import Collection

NAMES = (
    *("Arvok", "Balmira", "Brask", "Cindra", "Dorgan", "Drazmir", "Embra", "Farnok", "Galdra"),
    *("Gromir", "Harbos", "Ignara", "Ivarra", "Jarga", "Kalmor", "Kresna", "Lumira", "Mirgal"),
    *("Nargo", "Okron", "Pyrra", "Ragmar", "Sirra", "Skarn", "Tarnok", "Torwin", "Ulmira"),
    *("Varka", "Wargal", "Zefira", "Zmirra"),
)


def dragon_name(table: str, seat: int, taken: Collection[str]) -> str:
    """The name of the bot on this seat; the next one when somebody there is called so already."""
    digest = hashlib.sha256(f"{table}/{seat}".encode()).digest()
    first = int.from_bytes(digest[:4]) % len(NAMES)
    return next(name for name in (*NAMES[first:], *NAMES[:first]) if name not in taken)
