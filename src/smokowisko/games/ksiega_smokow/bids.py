"""What the fields ask of the active player's dice (KSI-33 to KSI-38, KSI-90 to KSI-96): which
of the placements that a hand can make are legal. It changes nothing on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.games.ksiega_smokow.layout import (
    ALLOW_REINFORCE,
    BLOCKING_DIE_HITS_MOVER,
    NOWHERE,
    YES,
    Layout,
)
from smokowisko.games.ksiega_smokow.tables import (
    CLOSED,
    DICE,
    FIELDS,
    GUARDS,
    HANDS,
    LANE,
    PIPS,
)

BLOCKING_DIE: Final = 6

# a pair of fields that no placement touches
NO_PAIR: Final = 1 << FIELDS


class Bids(Layout):
    """The demands of the board, as one number with a lane a field (see `tables`)."""

    def menu(self) -> vec[i64]:
        """How the dice in hand can be laid, whatever the fields ask for (KSI-30, KSI-31)."""
        return self.tables.menus[self.piles() * HANDS + self.hand(self.to_move)]

    def can_act(self) -> bool:
        """Whether a main action is possible now (KSI-24): a card with own dice can be taken."""
        return self.own_fields(self.to_move) != 0 or self.can_place()

    def can_place(self) -> bool:
        asked: i64 = self.asked()
        pair: i64 = self.spoiled_pair()
        return any(self.satisfies(move, asked, pair) for move in self.menu())

    def satisfies(self, move: i64, asked: i64, pair: i64) -> bool:
        """Whether every card touched gets enough (KSI-35), and the blocking die finds a place."""
        enough: bool = (self.tables.offer[move] - asked) & GUARDS == GUARDS
        return enough and self.tables.touched[move] & pair != pair

    def asked(self) -> i64:
        """The pips that the active player must lay on each field, a lane each."""
        mine: i64 = 0
        theirs: i64 = 0
        for die in range(self.players * DICE):
            place: i64 = self.places[die]
            if place != NOWHERE:
                if die // DICE == self.to_move:
                    mine += self.values[die] << (place * LANE)
                else:
                    theirs += self.values[die] << (place * LANE)
        asked: i64 = 0
        for field in range(FIELDS):
            lane: i64 = field * LANE
            pips: i64 = self.tables.thresholds[field]  # enough on an unoccupied card (KSI-33)
            if self.left[field] == 0 or self.shielded(field):
                pips = CLOSED  # KSI-36, KSI-37
            elif field == self.blocking:
                pips = max(pips, BLOCKING_DIE + 1)  # KSI-90
                if self.refuge() == NOWHERE:
                    pips = CLOSED  # KSI-96
            elif (mine >> lane) & PIPS:
                # added dice need no minimum (KSI-38)
                pips = 0 if self.options[ALLOW_REINFORCE] == YES else CLOSED
            else:
                pips = max(pips, ((theirs >> lane) & PIPS) + 1)  # KSI-34
            asked += pips << lane
        return asked

    def shielded(self, field: i64) -> bool:
        """Whether another player's immunity token lies there (KSI-37, KSI-69)."""
        return self.protected(field) and self.tokens[self.to_move] != field

    def refuge(self) -> i64:
        """Where the blocking die would go if it were outbid now (KSI-91, KSI-94, KSI-95)."""
        field: i64 = self.blocking
        for _ in range(self.piles() - 1):
            field = (field + 1) % self.piles()
            if self.receives(field):
                return field
        return NOWHERE

    def receives(self, field: i64) -> bool:
        """Whether the blocking die can stand there."""
        if self.left[field] == 0 or self.protected(field):
            return False
        hits_mover: bool = self.options[BLOCKING_DIE_HITS_MOVER] == YES
        return hits_mover or self.occupant(field) != self.to_move

    def spoiled_pair(self) -> i64:
        """With `blocking_die_hits_mover` off: the blocking die and its only refuge, two fields that
        one placement must not touch both, since the die then had nowhere to go (KSI-96)."""
        if self.blocking == NOWHERE or self.options[BLOCKING_DIE_HITS_MOVER] == YES:
            return NO_PAIR
        pair: i64 = 1 << self.blocking
        refuges: i64 = 0
        for field in range(self.piles()):
            if field != self.blocking and self.receives(field):
                refuges += 1
                pair |= 1 << field
        return pair if refuges == 1 else NO_PAIR
