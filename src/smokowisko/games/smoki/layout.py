"""Where everything lies on a table of Smoki: dreams, draw pile, face-up piles, the score sheet, and
who knows which of it. What players may do there is in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import fast
from smokowisko.engine.game import Game, State
from smokowisko.games.smoki.tables import (
    ALL_FACE_UP,
    KIND_IDS,
    KINDS,
    NO_CARD,
    PILES,
    SLOTS,
    Tables,
)

# the options by their place in Game.options
END: Final = 0
POINTS: Final = 1
ROUNDS: Final = 2
ONE_FACE_UP_PILE: Final = 3
RAVEN_ATTACK_MODULE: Final = 4
FIRST_PLAYER: Final = 5

NO_SLOT: Final = -1


class Layout(State):
    """The pieces on the table. Cards are kinds; a dream is six of them."""

    dreams: vec[i64]  # by seat and slot
    face_up: vec[i64]  # by seat: one bit a slot
    deck: vec[i64]  # the first `left` cards are the draw pile, bottom first
    piles: vec[i64]  # both face-up piles, bottom first, each with room for the whole deck
    pile_sizes: vec[i64]
    sheet: list[int]  # the scores of all rounds so far, seat by seat; replaced, never changed
    # the dreams when the last round was scored, then the cards nobody had seen in it; likewise
    scored: list[int]

    def __init__(self, game: Game, players: int, options: list[int]) -> None:
        super().__init__(game, players, options)
        tables = game.tables
        assert isinstance(tables, Tables)
        self.tables = tables
        self.deck_size: i64 = len(tables.decks[options[RAVEN_ATTACK_MODULE]])
        self.pile_count: i64 = 1 if options[ONE_FACE_UP_PILE] else PILES
        self.phase: i64 = 0
        self.starter: i64 = 0  # of this round
        self.active: i64 = 0  # whose turn it is, also while another seat decides (SMO-42)
        self.turn: i64 = 0  # of this round; 0 until its first turn
        self.slot: i64 = NO_SLOT  # where the card of this turn was placed
        self.drawn: i64 = NO_CARD  # in the hand of the active player, who alone knows it (SMO-20)
        self.removed: i64 = NO_CARD  # out of a dream, and not on a pile yet
        self.left: i64 = 0
        self.renewed: i64 = 0  # 1 once the draw pile of this round was renewed (SMO-31)

    def lay_out(self) -> None:
        """All cards collected, the deck still sorted (SMO-71)."""
        self.deck = self.tables.decks[self.options[RAVEN_ATTACK_MODULE]][:]
        self.left = self.deck_size
        self.dreams = vec[i64]([NO_CARD] * (self.players * SLOTS))
        self.face_up = vec[i64]([0] * self.players)
        self.piles = vec[i64]([0] * (PILES * self.deck_size))
        self.pile_sizes = vec[i64]([0] * PILES)
        self.turn = 0
        self.slot = NO_SLOT
        self.renewed = 0

    # ------------------------------------------------------------ moving cards

    def draw_card(self) -> i64:
        """The top card of the draw pile."""
        self.left -= 1
        return self.deck[self.left]

    def replace(self, seat: i64, slot: i64, card: i64) -> i64:
        """Lay a card face up into a dream (SMO-24); gives the card that lay there."""
        at: i64 = seat * SLOTS + slot
        removed: i64 = self.dreams[at]
        self.dreams[at] = card
        self.face_up[seat] |= 1 << slot
        return removed

    def swap(self, one: i64, one_slot: i64, other: i64, other_slot: i64) -> None:
        """Two cards change places; each stays face up or face down (SMO-49, SMO-89)."""
        here: i64 = one * SLOTS + one_slot
        there: i64 = other * SLOTS + other_slot
        card: i64 = self.dreams[here]
        self.dreams[here] = self.dreams[there]
        self.dreams[there] = card
        if self.is_face_up(one, one_slot) != self.is_face_up(other, other_slot):
            self.face_up[one] ^= 1 << one_slot
            self.face_up[other] ^= 1 << other_slot

    def lay_on(self, pile: i64, card: i64) -> None:
        self.piles[pile * self.deck_size + self.pile_sizes[pile]] = card
        self.pile_sizes[pile] += 1

    def lay_under(self, pile: i64, card: i64) -> None:
        bottom: i64 = pile * self.deck_size
        for at in range(bottom + self.pile_sizes[pile], bottom, -1):
            self.piles[at] = self.piles[at - 1]
        self.piles[bottom] = card
        self.pile_sizes[pile] += 1

    def take_top(self, pile: i64) -> i64:
        self.pile_sizes[pile] -= 1
        return self.piles[pile * self.deck_size + self.pile_sizes[pile]]

    def gather_piles(self) -> None:
        """All cards of the face-up piles become the draw pile, not shuffled yet (SMO-31)."""
        for pile in range(self.pile_count):
            for at in range(self.pile_sizes[pile]):
                self.deck[self.left] = self.piles[pile * self.deck_size + at]
                self.left += 1
            self.pile_sizes[pile] = 0

    # ------------------------------------------------------------ looking at cards

    def is_face_up(self, seat: i64, slot: i64) -> bool:
        return self.face_up[seat] >> slot & 1 == 1

    def top(self, pile: i64) -> i64:
        """The top card of a face-up pile, or NO_CARD."""
        size: i64 = self.pile_sizes[pile]
        return NO_CARD if size == 0 else self.piles[pile * self.deck_size + size - 1]

    def pile(self, pile: i64) -> list[int]:
        """The cards of a face-up pile, bottom first."""
        start: i64 = pile * self.deck_size
        return list(self.piles[start : start + self.pile_sizes[pile]])

    def draw_pile(self) -> list[int]:
        """The cards of the draw pile, bottom first."""
        return list(self.deck[: self.left])

    def never_shown(self) -> list[int]:
        """The cards that have been face down since the deal, ascending; once the draw pile was
        renewed, it holds none of them."""
        cards = [
            int(self.dreams[seat * SLOTS + slot])
            for seat in range(self.players)
            for slot in range(SLOTS)
            if not self.is_face_up(seat, slot)
        ]
        if not self.renewed:
            cards += self.draw_pile()
            if self.drawn != NO_CARD:
                cards.append(self.drawn)
        return sorted(cards)

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise (SMO-16)."""
        return 0 if seat + 1 == self.players else seat + 1

    def complete(self) -> bool:
        """Whether somebody's dream is completely face up (SMO-59)."""
        most: i64 = 0
        for seat in range(self.players):
            most = max(most, self.face_up[seat])
        return most == ALL_FACE_UP  # all bits of a dream: no dream has more

    def rounds_scored(self) -> i64:
        size: i64 = len(self.sheet)
        return size // self.players

    def census(self) -> dict[str, int]:
        """All cards by kind, wherever they lie."""
        cards = self.draw_pile() + self.pile(0) + self.pile(1) + list(self.dreams)
        cards += [int(card) for card in (self.drawn, self.removed) if card != NO_CARD]
        found = {id: cards.count(kind) for kind, id in enumerate(KIND_IDS)}
        return {id: count for id, count in found.items() if count}

    # ------------------------------------------------------------ other worlds

    def copy_to(self, twin: "Layout") -> None:
        twin.to_move = self.to_move
        twin.chance = self.chance.copy()
        twin.phase = self.phase
        twin.starter = self.starter
        twin.active = self.active
        twin.turn = self.turn
        twin.slot = self.slot
        twin.drawn = self.drawn
        twin.removed = self.removed
        twin.left = self.left
        twin.renewed = self.renewed
        twin.dreams = self.dreams[:]
        twin.face_up = self.face_up[:]
        twin.deck = self.deck[:]
        twin.piles = self.piles[:]
        twin.pile_sizes = self.pile_sizes[:]
        twin.sheet = self.sheet
        twin.scored = self.scored

    def redeal(self, seat: int | None, seed: int) -> None:
        """Every face-up pile was laid card by card before all eyes, so it stays. What was drawn
        out before a renewal is known too: then the face-down cards of the dreams are those that
        have never been seen, and the draw pile holds those that have."""
        self.chance = fast(seed)
        secret: bool = self.drawn != NO_CARD and seat != self.active
        if self.renewed:
            self.mix(dreams=True, draw_pile=False, drawn=False)
            self.mix(dreams=False, draw_pile=True, drawn=secret)
        else:
            self.mix(dreams=True, draw_pile=True, drawn=secret)

    def mix(self, *, dreams: bool, draw_pile: bool, drawn: bool) -> None:
        """Gather the hidden cards of these places, sort, shuffle, and lay them back: the new order
        depends on the cards alone."""
        counts = vec[i64]([0] * KINDS)
        if dreams:
            for seat in range(self.players):
                for slot in range(SLOTS):
                    if not self.is_face_up(seat, slot):
                        counts[self.dreams[seat * SLOTS + slot]] += 1
        if draw_pile:
            for at in range(self.left):
                counts[self.deck[at]] += 1
        if drawn:
            counts[self.drawn] += 1

        cards = vec[i64]([0] * self.deck_size)
        size: i64 = 0
        for kind in range(KINDS):
            for _ in range(counts[kind]):
                cards[size] = kind
                size += 1
        self.chance.shuffle(cards, 0, size)

        if dreams:
            for seat in range(self.players):
                for slot in range(SLOTS):
                    if not self.is_face_up(seat, slot):
                        size -= 1
                        self.dreams[seat * SLOTS + slot] = cards[size]
        if draw_pile:
            for at in range(self.left):
                size -= 1
                self.deck[at] = cards[size]
        if drawn:
            self.drawn = cards[0]

    # ------------------------------------------------------------ numbers

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.phase,
            self.starter,
            self.active,
            self.turn,
            self.slot,
            self.drawn,
            self.removed,
            self.renewed,
        ]
        numbers += list(self.dreams) + list(self.face_up)
        for part in (self.draw_pile(), self.pile(0), self.pile(1), self.sheet, self.scored):
            numbers += [len(part), *part]
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.lay_out()
        self.phase, self.starter, self.active, self.turn = numbers[:4]
        self.slot, self.drawn, self.removed, self.renewed = numbers[4:8]
        at: int = 8 + self.players * SLOTS
        self.dreams = vec[i64](numbers[8:at])
        self.face_up = vec[i64](numbers[at : at + self.players])
        at += self.players
        parts: list[list[int]] = []
        for _ in range(5):
            end = at + 1 + numbers[at]
            parts.append(numbers[at + 1 : end])
            at = end
        if at != len(numbers):
            raise ValueError("too many or too few numbers")
        self.left = len(parts[0])
        for place, card in enumerate(parts[0]):
            self.deck[place] = card
        for pile in range(PILES):
            for card in parts[1 + pile]:
                self.lay_on(pile, card)
        self.sheet, self.scored = parts[3], parts[4]
