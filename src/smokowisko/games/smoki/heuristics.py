"""What a position of Smoki is worth: the standing so far, and who will probably have the lowest
dream of this round. A face-down card counts what the cards never seen count on average."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State
from smokowisko.games.smoki.layout import END
from smokowisko.games.smoki.rules import (
    ATTACK_SWAP,
    BY_TOKENS,
    CHOOSE_SOURCE,
    DISCARD_REMOVED,
    KEEP_OR_DISCARD,
    NEST_SWAP,
    Smoki,
)
from smokowisko.games.smoki.tables import (
    COLUMNS,
    KINDS,
    NO_CARD,
    RAVEN_ATTACK,
    RAVEN_RING,
    RAVENS_NEST,
    SLOTS,
    WATER_REFLECTION,
)

# fitted on games of the greedy bot against itself
DOUBT: Final = 1.5
WIN: Final = 10.0
# a total is worth a token for so many points
POINTS_A_TOKEN: Final = 10.0
# so many points of lead make a round e times as likely to be won
SURE_LEAD: Final = 4.0
# how much of the next player's best face-up card to reckon with
THREAT: Final = 0.5
# A round in which nobody dares to turn up the last good card would never end: after so many turns
# of each player an own face-down card costs so much more a turn.
PATIENCE: Final = 10.0
IMPATIENCE: Final = 0.25
# what a Reflection that nobody has seen will copy, roughly
REFLECTION_WORTH: Final = 3.0

FACE_DOWN: Final = KINDS  # a card of a dream that nobody knows


@final
class Dreams(Heuristic):
    """Tokens or totals ahead of the others, plus the chance of winning this round."""

    def doubt(self) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Smoki)
        ahead = standing(state, seat)
        if state.over:
            return ahead + (WIN if state.ranks()[seat] == 1 else -WIN)
        return ahead + outlook(state, seat)


def standing(state: Smoki, seat: int) -> float:
    """Tokens more than the others have on average, or points fewer."""
    scores = state.scores()
    lead = float(scores[seat]) - float(sum(scores) - scores[seat]) / float(len(scores) - 1)
    return lead if state.options[END] == BY_TOKENS else -lead / POINTS_A_TOKEN


def outlook(state: Smoki, seat: int) -> float:
    """This round, in the same measure, from the scores that the dreams will probably have."""
    scores = Forecast(state).scores()
    scores[seat] += impatience(state, seat)
    others = len(scores) - 1
    if state.options[END] != BY_TOKENS:
        return ((sum(scores) - scores[seat]) / others - scores[seat]) / POINTS_A_TOKEN
    lowest = min(scores)
    weights = [math.exp((lowest - score) / SURE_LEAD) for score in scores]
    share = weights[seat] / sum(weights)
    return share - (1.0 - share) / others


def impatience(state: Smoki, seat: i64) -> float:
    overtime = float(state.turn) / float(state.players) - PATIENCE
    if overtime <= 0.0:
        return 0.0
    face_down = 0.0
    for slot in range(SLOTS):
        if not state.is_face_up(seat, slot):
            face_down += 1.0
    return IMPATIENCE * overtime * face_down


@final
class Forecast:
    """The dreams of a round as everybody may judge them."""

    def __init__(self, state: Smoki) -> None:
        self.state = state
        self.lying = vec[i64]([FACE_DOWN] * (state.players * SLOTS))
        for seat in range(state.players):
            for slot in range(SLOTS):
                if state.is_face_up(seat, slot):
                    self.lying[seat * SLOTS + slot] = state.dreams[seat * SLOTS + slot]
        self.count_hidden(state.never_shown())

    def count_hidden(self, cards: list[int]) -> None:
        """What a face-down card is worth, and how likely it has the number of a known one."""
        values = self.state.tables.values
        counts = [0.0] * KINDS
        for card in cards:
            counts[card] += 1.0
        size = max(float(len(cards)), 1.0)
        self.worth: list[float] = []
        self.likeness: list[float] = []
        self.likely_pair = 0.0  # what two face-down cards of a column take off each other
        mean = 0.0
        for kind in range(KINDS):
            value = values[kind]
            if value is None:
                self.worth.append(REFLECTION_WORTH)
                self.likeness.append(0.0)
            else:
                alike = 0.0
                for other in range(KINDS):
                    if values[other] == value:
                        alike += counts[other]
                self.worth.append(float(value))
                self.likeness.append(alike / size)
                self.likely_pair += counts[kind] / size * (alike / size) * 2.0 * float(value)
            mean += counts[kind] / size * self.worth[kind]
        self.worth.append(mean)

    # ------------------------------------------------------------ whole rounds

    def scores(self) -> list[float]:
        """What the dreams will probably count, the turn in progress played well."""
        state = self.state
        scores = [self.dream(seat) for seat in range(state.players)]
        active = state.active
        if state.phase == KEEP_OR_DISCARD:
            scores[active] = self.after_draw(active, scores[active])
        elif state.phase == CHOOSE_SOURCE:
            best = scores[active]
            for pile in range(state.pile_count):
                card = state.top(pile)
                if card != NO_CARD:
                    best = min(best, self.best_place(active, card))
            scores[active] -= THREAT * (scores[active] - best)
        elif state.phase in (DISCARD_REMOVED, NEST_SWAP, ATTACK_SWAP):
            placed = self.lying[active * SLOTS + state.slot]
            if placed == RAVENS_NEST:
                scores[active] = self.best_nest(active, state.slot, scores[active])
            elif placed == RAVEN_ATTACK:
                self.best_attack(active, state.slot, scores)
        return scores

    def after_draw(self, seat: i64, now: float) -> float:
        """The average over all cards that may have been drawn, each used as well as it can be."""
        cards = self.state.draw_pile()
        cards.append(self.state.drawn)
        counts = [0] * KINDS
        for card in cards:
            counts[card] += 1
        total = 0.0
        for kind in range(KINDS):
            if counts[kind] > 0:
                best = self.best_place(seat, kind)
                if kind != RAVEN_RING:
                    best = min(best, now)
                total += best * float(counts[kind])
        return total / float(len(cards))

    def best_place(self, seat: i64, card: i64) -> float:
        """The dream with this card in its best slot."""
        lowest = math.inf
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            former = self.lying[at]
            self.lying[at] = card
            lowest = min(lowest, self.dream(seat))
            self.lying[at] = former
        return lowest

    def best_nest(self, seat: i64, nest: i64, now: float) -> float:
        lowest = now
        for slot in range(SLOTS):
            for other in range(slot):
                if nest not in (slot, other):
                    self.exchange(seat * SLOTS + slot, seat * SLOTS + other)
                    lowest = min(lowest, self.dream(seat))
                    self.exchange(seat * SLOTS + slot, seat * SLOTS + other)
        return lowest

    def best_attack(self, seat: i64, attack: i64, scores: list[float]) -> None:
        """The swap that gains most on its victim."""
        own = victim_score = scores[seat]
        victim = seat
        most = -math.inf
        for at in range(self.state.players * SLOTS):
            other = at // SLOTS
            if other == seat:
                continue
            for slot in range(SLOTS):
                if slot == attack:
                    continue
                self.exchange(seat * SLOTS + slot, at)
                gain = self.dream(other) - scores[other] - self.dream(seat)
                if gain > most:
                    most, victim = gain, other
                    own, victim_score = self.dream(seat), self.dream(other)
                self.exchange(seat * SLOTS + slot, at)
        scores[victim] = victim_score
        scores[seat] = own

    def exchange(self, one: i64, other: i64) -> None:
        card = self.lying[one]
        self.lying[one] = self.lying[other]
        self.lying[other] = card

    # ------------------------------------------------------------ one dream

    def dream(self, seat: i64) -> float:
        """What a dream will probably count as it lies."""
        start: i64 = seat * SLOTS
        score = self.row(start) + self.row(start + COLUMNS)
        for at in range(start, start + COLUMNS):
            score -= self.column(self.lying[at], self.lying[at + COLUMNS])
        return score

    def row(self, start: i64) -> float:
        total = 0.0
        for at in range(start, start + COLUMNS):
            card = self.lying[at]
            if card == WATER_REFLECTION:
                total += self.reflection(at, start)
            else:
                total += self.worth[card]
        return total

    def reflection(self, at: i64, start: i64) -> float:
        """The lower of the nearest cards on both sides (SMO-58)."""
        left = at - 1
        while left >= start and self.lying[left] == WATER_REFLECTION:
            left -= 1
        right = at + 1
        while right < start + COLUMNS and self.lying[right] == WATER_REFLECTION:
            right += 1
        if left < start and right == start + COLUMNS:
            return 0.0
        if left < start:
            return self.worth[self.lying[right]]
        if right == start + COLUMNS:
            return self.worth[self.lying[left]]
        return min(self.worth[self.lying[left]], self.worth[self.lying[right]])

    def column(self, top: i64, bottom: i64) -> float:
        """What cancelling will probably take off."""
        if top == FACE_DOWN and bottom == FACE_DOWN:
            return self.likely_pair
        if top == FACE_DOWN:
            return self.likeness[bottom] * 2.0 * self.worth[bottom]
        if bottom == FACE_DOWN:
            return self.likeness[top] * 2.0 * self.worth[top]
        return float(self.state.tables.pairs[top * KINDS + bottom])
