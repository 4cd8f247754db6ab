"""The rules of Smoki, in the order of docs/rules/smoki.md: the round's set-up, the turn, the raven
cards, the end of a round, scoring, the end of the game. They know numbers only; words, views and
notation live next door."""

from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.chance import Chance
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import NOBODY
from smokowisko.games.smoki.layout import END, FIRST_PLAYER, NO_SLOT, POINTS, ROUNDS, Layout
from smokowisko.games.smoki.tables import (
    ALL_FACE_UP,
    COLUMNS,
    DISCARD,
    DRAW,
    EMPTY,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    MOVE_SPACE,
    NO_CARD,
    NO_PILE,
    OFFERS,
    ONTO,
    ORDINARY,
    PLACE,
    PUT_UNDER,
    RAVEN_ATTACK,
    RAVEN_RING,
    RAVENS_NEST,
    REVEAL,
    RING,
    SKIP_SWAP,
    SLOTS,
    SWAP_OTHER,
    SWAP_OWN,
    TAKE,
    Menu,
)

# what must be decided now
INITIAL_REVEAL: Final = 0
CHOOSE_SOURCE: Final = 1
KEEP_OR_DISCARD: Final = 2
DISCARD_REMOVED: Final = 3
RING_BOTTOM: Final = 4
NEST_SWAP: Final = 5
ATTACK_SWAP: Final = 6
PHASES: Final = (
    "initial_reveal",
    "choose_source",
    "keep_or_discard",
    "discard_removed",
    "ring_bottom",
    "nest_swap",
    "attack_swap",
)

# values of options
BY_TOKENS: Final = 0
BY_POINTS: Final = 1
RANDOM: Final = 0

TOKENS_TO_WIN: Final = 3
# far beyond any game that somebody wants to end (SMO-99, SMO-100)
TURNS_A_PLAYER: Final = 100
MOST_ROUNDS: Final = 500

# draw, place, discard the removed card, swap
PLIES_A_TURN: Final = 4


def longest_game() -> int:
    """Every decision of the longest game with the most players (SMO-99, SMO-100)."""
    return MOST_ROUNDS * (MOST_SEATS + MOST_SEATS * TURNS_A_PLAYER * PLIES_A_TURN)


@final
class Smoki(Layout):
    """A table of Smoki."""

    # ------------------------------------------------------------ set-up

    def set_up(self) -> None:
        self.sheet = []
        self.scored = []
        first: i64 = self.options[FIRST_PLAYER]
        self.begin_round(self.chance.below(self.players) if first == RANDOM else first - 1)

    def begin_round(self, starter: i64) -> None:
        """Shuffle everything and deal, slot by slot from the starting player (SMO-08)."""
        self.lay_out()
        self.chance.shuffle(self.deck, 0, self.deck_size)
        for slot in range(SLOTS):
            seat: i64 = starter
            for _ in range(self.players):
                self.dreams[seat * SLOTS + slot] = self.draw_card()
                seat = self.left_of(seat)
        self.starter = starter
        self.active = starter
        self.to_move = starter
        self.phase = INITIAL_REVEAL

    def reveal_initial(self, slot: i64) -> None:
        """One own card of free choice; when all have chosen, the piles are started (SMO-09)."""
        seat: i64 = self.to_move
        self.face_up[seat] |= 1 << slot
        if self.journal is not None:
            card = self.named(self.dreams[seat * SLOTS + slot])
            self.note("card_turned_up", {"seat": seat, "slot": slot, "card": card}, True)
        following: i64 = self.left_of(seat)
        if following == self.starter:
            self.start_piles()
            self.begin_turn(following)
        else:
            self.active = following
            self.to_move = following

    def start_piles(self) -> None:
        """The top cards of the draw pile, turned up side by side (SMO-12, SMO-84)."""
        for pile in range(self.pile_count):
            card: i64 = self.draw_card()
            self.lay_on(pile, card)
            if self.journal is not None:
                self.note("pile_started", self.on_pile(pile, card), True)

    # ------------------------------------------------------------ what may be played

    def moves(self) -> list[int]:
        return [] if self.to_move < 0 else self.menu().moves[:]

    def any_move(self, luck: Chance) -> int:
        moves = self.menu().moves
        return moves[luck.below(len(moves))]

    def menu(self) -> Menu:
        """The legal moves of the seat to move."""
        tables = self.tables
        if self.phase == INITIAL_REVEAL:
            return tables.reveal
        if self.phase == DISCARD_REMOVED:
            return tables.discards
        if self.phase == RING_BOTTOM:
            return tables.bottoms
        if self.phase == NEST_SWAP:
            return tables.nests[self.slot]
        if self.phase == ATTACK_SWAP:
            return tables.attacks[(self.players * MOST_SEATS + self.active) * SLOTS + self.slot]
        situation: i64 = (self.pile_count - 1) * (ALL_FACE_UP + 1) + self.face_up[self.active]
        if self.phase == KEEP_OR_DISCARD:
            return tables.drawn[situation * 2 + (1 if self.drawn == RAVEN_RING else 0)]
        return tables.sources[(situation * OFFERS + self.offer(0)) * OFFERS + self.offer(1)]

    def offer(self, pile: i64) -> i64:
        card: i64 = self.top(pile)
        if card == NO_CARD:
            return EMPTY
        return RING if card == RAVEN_RING else ORDINARY

    # ------------------------------------------------------------ the turn

    def play(self, move: int) -> None:
        if not 0 <= move < MOVE_SPACE or self.to_move < 0 or not self.menu().allowed[move]:
            raise self.refusal(move)
        code: i64 = move
        if code < DRAW:
            self.reveal_initial(code - REVEAL)
        elif code == DRAW:
            self.draw()
        elif code < PLACE:
            code -= TAKE
            self.take_face_up(code // (SLOTS * ONTO), code // ONTO % SLOTS, code % ONTO - 1)
        elif code < DISCARD:
            code -= PLACE
            self.place_drawn(code // ONTO, code % ONTO - 1)
        elif code < PUT_UNDER:
            self.choose_discard(code - DISCARD)
        elif code < SKIP_SWAP:
            self.put_under(code - PUT_UNDER, False)
        elif code == SKIP_SWAP:
            self.skip_swap()
        elif code < SWAP_OTHER:
            code -= SWAP_OWN
            self.swap_own(code // SLOTS, code % SLOTS)
        else:
            code -= SWAP_OTHER
            self.swap_other(code // (MOST_SEATS * SLOTS), code // SLOTS % MOST_SEATS, code % SLOTS)

    def begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.slot = NO_SLOT
        self.active = seat
        self.to_move = seat
        self.phase = CHOOSE_SOURCE

    def draw(self) -> None:
        """The top card of the draw pile, which the player looks at alone (SMO-20)."""
        self.drawn = self.draw_card()
        self.phase = KEEP_OR_DISCARD
        if self.journal is not None:
            private = {int(self.active): {"cards": [self.named(self.drawn)]}}
            facts = {"seat": self.active, "left": self.left}
            self.journal.append(Event("card_drawn", facts, private, marked=True))

    def take_face_up(self, pile: i64, slot: i64, onto: i64) -> None:
        """A taken card must be placed (SMO-18, SMO-19)."""
        card: i64 = self.take_top(pile)
        if self.journal is not None:
            facts = {"seat": self.active, **self.on_pile(pile, card)}
            self.note("card_taken", facts)
        self.place(card, slot, onto)

    def place_drawn(self, slot: i64, onto: i64) -> None:
        card: i64 = self.drawn
        self.drawn = NO_CARD
        self.place(card, slot, onto)

    def place(self, card: i64, slot: i64, onto: i64) -> None:
        """Into an own slot, face up; its old card goes onto a pile (SMO-23 to SMO-25), which is
        chosen once everybody has seen that card (SMO-26). A Ring hands it on (SMO-39)."""
        hidden: bool = not self.is_face_up(self.active, slot)
        removed: i64 = self.lay_into(self.active, slot, card)
        self.slot = slot
        if card == RAVEN_RING:
            self.pass_round(removed, hidden)
        elif onto != NO_PILE:
            self.discard(removed, onto)
            self.special_action()
        elif self.pile_count == 1:
            self.discard(removed, 0, hidden)
            self.special_action()
        else:
            self.removed = removed
            self.phase = DISCARD_REMOVED

    def lay_into(self, seat: i64, slot: i64, card: i64) -> i64:
        """Replace a card of a dream; gives the removed one."""
        hidden: bool = not self.is_face_up(seat, slot)
        removed: i64 = self.replace(seat, slot, card)
        if self.journal is not None:
            facts = {"seat": seat, "slot": slot, "card": self.named(removed), "shown": hidden}
            self.note("card_removed", facts, hidden)
            if seat == self.active:
                facts = {"seat": seat, "slot": slot, "card": self.named(card)}
                self.note("card_placed", facts)
        return removed

    def choose_discard(self, pile: i64) -> None:
        """The drawn card, or the one removed for it or for a taken one (SMO-21, SMO-25)."""
        if self.phase == KEEP_OR_DISCARD:
            card: i64 = self.drawn
            self.drawn = NO_CARD
            self.discard(card, pile)
            self.end_turn()
        else:
            card = self.removed
            self.removed = NO_CARD
            self.discard(card, pile)
            self.special_action()

    def discard(self, card: i64, pile: i64, surprising: bool = False) -> None:
        self.lay_on(pile, card)
        if self.journal is not None:
            facts = {"seat": self.active, **self.on_pile(pile, card)}
            self.note("card_discarded", facts, surprising)

    def end_turn(self) -> None:
        """First the end of the round, then the renewal, then the next player (SMO-29)."""
        if self.complete() or self.turn == self.last_turn():
            self.end_round()
            return
        if self.left == 0:
            self.renew()
        self.begin_turn(self.left_of(self.active))

    def last_turn(self) -> i64:
        """No round is longer (SMO-99)."""
        return TURNS_A_PLAYER * self.players

    def renew(self) -> None:
        """A new draw pile from all face-up cards, and new piles from its top (SMO-30, SMO-31)."""
        self.gather_piles()
        self.renewed = 1
        self.chance.shuffle(self.deck, 0, self.left)
        if self.journal is not None:
            self.note("draw_pile_renewed", {"count": self.left}, True)
        self.start_piles()

    # ------------------------------------------------------------ raven cards

    def special_action(self) -> None:
        """What the placed card does, once the removed one lies on its pile (SMO-36)."""
        card: i64 = self.dreams[self.active * SLOTS + self.slot]
        if card == RAVENS_NEST:
            self.phase = NEST_SWAP
        elif card == RAVEN_ATTACK:
            self.phase = ATTACK_SWAP
        else:
            self.end_turn()

    # Raven Ring

    def pass_round(self, card: i64, hidden: bool) -> None:
        """Every other player lays what comes from the right into the same slot and hands on what
        lay there (SMO-39 to SMO-41); the last one puts it under a pile (SMO-42)."""
        giver: i64 = self.active
        taker: i64 = self.left_of(giver)
        while taker != self.active:
            if self.journal is not None:
                facts = {"seat": giver, "to": taker, "slot": self.slot, "card": self.named(card)}
                self.note("card_passed", facts, hidden)
            hidden = not self.is_face_up(taker, self.slot)
            card = self.lay_into(taker, self.slot, card)
            giver = taker
            taker = self.left_of(giver)
        self.removed = card
        self.to_move = giver
        self.phase = RING_BOTTOM
        if self.pile_count == 1:
            self.put_under(0, hidden)

    def put_under(self, pile: i64, surprising: bool) -> None:
        card: i64 = self.removed
        self.removed = NO_CARD
        self.lay_under(pile, card)
        if self.journal is not None:
            facts = {"seat": self.to_move, **self.on_pile(pile, card)}
            self.note("card_put_under", facts, surprising)
        self.end_turn()

    # Raven's Nest

    def skip_swap(self) -> None:
        if self.journal is not None:
            self.note("swap_skipped", {"seat": self.active})
        self.end_turn()

    def swap_own(self, slot: i64, other_slot: i64) -> None:
        self.swap(self.active, slot, self.active, other_slot)
        if self.journal is not None:
            facts = {"seat": self.active, "slot": slot, "other_slot": other_slot}
            self.note("cards_swapped", facts)
        self.end_turn()

    # Raven Attack

    def swap_other(self, slot: i64, other: i64, other_slot: i64) -> None:
        self.swap(self.active, slot, other, other_slot)
        if self.journal is not None:
            facts = {"seat": self.active, "slot": slot, "other": other, "other_slot": other_slot}
            self.note("cards_exchanged", facts)
        self.end_turn()

    # ------------------------------------------------------------ the end of a round

    def end_round(self) -> None:
        """Everything is turned up and scored (SMO-60, SMO-61); then the next round begins, or the
        game is over (SMO-71 to SMO-73)."""
        turned_up = [ALL_FACE_UP & ~int(self.face_up[seat]) for seat in range(self.players)]
        for seat in range(self.players):
            self.face_up[seat] = ALL_FACE_UP
        scores: list[int] = [self.dream_score(seat) for seat in range(self.players)]
        self.sheet = self.sheet + scores
        self.scored = list(self.dreams) + self.never_shown()
        if self.journal is not None:
            self.note_round(turned_up, scores)
        if self.decided():
            self.to_move = NOBODY
            if self.journal is not None:
                facts = {"scores": self.scores(), "winners": self.winners()}
                self.note("game_over", facts, True)
            return
        self.begin_round(self.left_of(self.active))  # left of whose turn it was (SMO-72)
        if self.journal is not None:
            number = self.rounds_scored() + 1
            self.note("round_started", {"seat": self.starter, "round": number}, True)

    def note_round(self, turned_up: list[int], scores: list[int]) -> None:
        """Dreams turned up and scored, and who earns a token."""
        number = self.rounds_scored()
        self.note("round_ended", {"seat": self.active, "round": number}, True)
        for seat, score in enumerate(scores):
            slots = [slot for slot in range(SLOTS) if turned_up[seat] >> slot & 1]
            cards = [self.named(self.dreams[seat * SLOTS + slot]) for slot in range(SLOTS)]
            facts = {"seat": seat, "score": score, "dream": cards, "turned_up": slots}
            self.note("dream_scored", facts, True)
        if self.options[END] == BY_TOKENS:
            tokens = self.tokens()
            for seat, score in enumerate(scores):
                if score == min(scores):
                    self.note("token_taken", {"seat": seat, "tokens": tokens[seat]}, True)

    # ------------------------------------------------------------ scoring

    def dream_score(self, seat: i64) -> i64:
        """The sum of both rows, less what cancels in the columns (SMO-62 to SMO-67)."""
        at: i64 = seat * SLOTS
        dreams = self.dreams
        rows = self.tables.rows
        score: i64 = rows[(dreams[at] * KINDS + dreams[at + 1]) * KINDS + dreams[at + 2]]
        score += rows[(dreams[at + 3] * KINDS + dreams[at + 4]) * KINDS + dreams[at + 5]]
        for column in range(COLUMNS):
            top: i64 = dreams[at + column]
            score -= self.tables.pairs[top * KINDS + dreams[at + column + COLUMNS]]
        return score

    def tokens(self) -> list[int]:
        """One for the lowest score of every round, also for each of several (SMO-69, SMO-70)."""
        seats = int(self.players)
        tokens = [0] * seats
        for start in range(0, len(self.sheet), seats):
            scores = self.sheet[start : start + seats]
            lowest = min(scores)
            for seat in range(seats):
                if scores[seat] == lowest:
                    tokens[seat] += 1
        return tokens

    def totals(self) -> list[int]:
        """The scores of all rounds added up (SMO-76, SMO-81)."""
        seats = int(self.players)
        return [sum(self.sheet[seat::seats]) for seat in range(seats)]

    # ------------------------------------------------------------ the end of the game

    def decided(self) -> bool:
        """Whether the round just scored was the last one (SMO-73, SMO-77, SMO-81, SMO-100)."""
        end = self.options[END]
        if end == BY_TOKENS:
            return max(self.tokens()) >= TOKENS_TO_WIN
        if end == BY_POINTS:
            reached = max(self.totals()) >= self.options[POINTS]
            return reached or self.rounds_scored() == MOST_ROUNDS
        return self.rounds_scored() == self.options[ROUNDS]

    def scores(self) -> list[int]:
        """Dragon tokens, or in the variants the totals."""
        return self.tokens() if self.options[END] == BY_TOKENS else self.totals()

    def ranks(self) -> list[int]:
        """Most tokens first, or the lowest total; ties share (SMO-74, SMO-78, SMO-82)."""
        sign = -1 if self.options[END] == BY_TOKENS else 1
        badness = [sign * score for score in self.scores()]
        return [1 + sum(other < own for other in badness) for own in badness]

    # ------------------------------------------------------------ telling

    def note(self, type: str, public: Facts, surprising: bool = False) -> None:
        """Write an event down; what the mover could not foresee marks it."""
        assert self.journal is not None
        self.journal.append(Event(type, public, marked=surprising))

    def named(self, card: i64) -> Facts:
        return {"kind": KIND_IDS[card], "value": self.tables.values[card]}

    def on_pile(self, pile: i64, card: i64) -> Facts:
        """Of how many piles, too: with one there is no left and right (SMO-84)."""
        return {"pile": pile, "piles": self.pile_count, "card": self.named(card)}

    # ------------------------------------------------------------ another table

    def sight(self) -> int:
        return (self.drawn - NO_CARD) * (KINDS + 1) + self.removed - NO_CARD

    def copy(self) -> "Smoki":
        twin = Smoki(self.game, self.players, self.options)
        self.copy_to(twin)
        return twin
