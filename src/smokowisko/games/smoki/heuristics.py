"""What a position of Smoki is worth: the standing so far, and who will probably have the lowest
dream of this round. A face-down card counts what the cards never seen count on average.

The weights stand in `weights.toml`.
"""

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.game import Heuristic, State, shares
from smokowisko.engine.weights import Weights
from smokowisko.games.smoki.layout import END
from smokowisko.games.smoki.rules import (
    ATTACK_SWAP,
    BY_TOKENS,
    CHOOSE_SOURCE,
    DISCARD_REMOVED,
    KEEP_OR_DISCARD,
    NEST_SWAP,
    TOKENS_TO_WIN,
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

WIN: Final = 10.0
# a total is worth a token for so many points
POINTS_A_TOKEN: Final = 10.0
# A round in which nobody dares to turn up the last good card would never end: after so many turns
# of each player an own face-down card costs so much more a turn.
PATIENCE: Final = 10.0
IMPATIENCE: Final = 0.25

FACE_DOWN: Final = KINDS  # a card of a dream that nobody knows
NO_NUMBER: Final = -1000
ENDLESS: Final = 1e9


@final
class Dreams(Heuristic):
    """Tokens or totals ahead of the others, plus the chance of winning this round."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        given = Weights(weights)
        self.early_doubt = given.take("doubt")
        self.late_doubt = given.take("late_doubt")
        # so many points of lead make a round e times as likely to be won once a dream is complete,
        # and so many more for every card that it still lacks
        self.sure_lead = given.take("sure_lead")
        self.unsure_lead = given.take("unsure_lead")
        # how much of the active player's best face-up card to reckon with
        self.threat = given.take("threat")
        # what a Reflection that nobody has seen will copy, roughly
        self.reflection_worth = given.take("reflection_worth")
        # points that a face-down card costs more than the average of the cards never seen
        self.unseen = given.take("unseen")
        given.close()

    def doubt(self, state: State) -> float:
        """The nearer to the last token, the surer a lead."""
        assert isinstance(state, Smoki)
        if state.options[END] != BY_TOKENS:
            return self.early_doubt
        return self.doubt_of(max(state.scores()))

    def doubt_of(self, most_tokens: i64) -> float:
        progress = float(most_tokens) / float(TOKENS_TO_WIN)
        return self.early_doubt + (self.late_doubt - self.early_doubt) * progress

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Smoki)
        scores = state.scores()
        if state.over:
            return standing(state, seat, scores) + (WIN if state.ranks()[seat] == 1 else -WIN)
        return standing(state, seat, scores) + self.round(
            state, seat, Forecast(self, state).scores()
        )

    def outlook(self, state: State) -> list[float]:
        """As without this, but dreams are forecast once."""
        assert isinstance(state, Smoki)
        if state.over:
            return shares([self.value(state, at) for at in range(state.players)], self.doubt(state))
        scores = state.scores()
        dreams = Forecast(self, state).scores()
        values = [
            standing(state, seat, scores) + self.round(state, seat, dreams)
            for seat in range(state.players)
        ]
        tokens = state.options[END] == BY_TOKENS
        return shares(values, self.doubt_of(max(scores)) if tokens else self.early_doubt)

    def round(self, state: Smoki, seat: i64, dreams: vec[float]) -> float:
        """This round, in the measure of the standing, from what the dreams will probably count."""
        others = float(state.players - 1)
        own = dreams[seat] + impatience(state, seat)
        total = own
        lowest = own
        for other in range(state.players):
            if other != seat:
                total += dreams[other]
                lowest = min(lowest, dreams[other])
        if state.options[END] != BY_TOKENS:
            return ((total - own) / others - own) / POINTS_A_TOKEN
        spread = self.sure_lead + self.unsure_lead * float(cards_lacking(state))
        mine = math.exp((lowest - own) / spread)
        whole = mine
        for other in range(state.players):
            if other != seat:
                whole += math.exp((lowest - dreams[other]) / spread)
        share = mine / whole
        return share - (1.0 - share) / others


def standing(state: Smoki, seat: i64, scores: list[int]) -> float:
    """Tokens more than the others have on average, or points fewer."""
    lead = float(scores[seat]) - float(sum(scores) - scores[seat]) / float(len(scores) - 1)
    return lead if state.options[END] == BY_TOKENS else -lead / POINTS_A_TOKEN


def impatience(state: Smoki, seat: i64) -> float:
    overtime = float(state.turn) / float(state.players) - PATIENCE
    return IMPATIENCE * overtime * float(face_down(state, seat)) if overtime > 0.0 else 0.0


def cards_lacking(state: Smoki) -> i64:
    """How many cards the fullest dream still has face down."""
    fewest: i64 = SLOTS
    for seat in range(state.players):
        fewest = min(fewest, face_down(state, seat))
    return fewest


def face_down(state: Smoki, seat: i64) -> i64:
    count: i64 = 0
    for slot in range(SLOTS):
        if not state.is_face_up(seat, slot):
            count += 1
    return count


@final
class Forecast:
    """The dreams of a round as everybody may judge them."""

    def __init__(self, weights: Dreams, state: Smoki) -> None:
        self.weights = weights
        self.state = state
        self.lying = vec[i64]([FACE_DOWN] * (state.players * SLOTS))
        # the cards that may lie face down in a dream, and those that may be drawn: the same until
        # the draw pile is renewed from cards that everybody has seen
        hidden = vec[i64]([0] * KINDS)
        for seat in range(state.players):
            for at in range(seat * SLOTS, (seat + 1) * SLOTS):
                if state.is_face_up(seat, at - seat * SLOTS):
                    self.lying[at] = state.dreams[at]
                else:
                    hidden[state.dreams[at]] += 1
        self.drawable = vec[i64]([0] * KINDS) if state.renewed else hidden
        for at in range(state.left):
            self.drawable[state.deck[at]] += 1
        if state.drawn != NO_CARD:
            self.drawable[state.drawn] += 1
        # by kind: what a card counts, how likely a hidden one has the same number
        self.worth = vec[float]([0.0] * (KINDS + 1))
        self.likeness = vec[float]([0.0] * (KINDS + 1))
        self.likely_pair = 0.0  # what two face-down cards of a column take off each other
        self.judge(hidden)

    def judge(self, hidden: vec[i64]) -> None:
        """What a face-down card is worth, and how likely it has the number of a known one."""
        numbers = vec[i64]([NO_NUMBER] * KINDS)
        size: i64 = 0
        for kind in range(KINDS):
            value = self.state.tables.values[kind]
            if value is not None:
                numbers[kind] = value
            size += hidden[kind]
        most = float(max(size, 1))
        mean = 0.0
        for kind in range(KINDS):
            worth = self.weights.reflection_worth
            part = float(hidden[kind]) / most
            if numbers[kind] != NO_NUMBER:
                alike: i64 = 0
                for other in range(KINDS):
                    if numbers[other] == numbers[kind]:
                        alike += hidden[other]
                worth = float(numbers[kind])
                self.likeness[kind] = float(alike) / most
                self.likely_pair += part * self.likeness[kind] * 2.0 * worth
            self.worth[kind] = worth
            mean += part * worth
        self.worth[FACE_DOWN] = mean + self.weights.unseen

    # ------------------------------------------------------------ whole rounds

    def scores(self) -> vec[float]:
        """What the dreams will probably count, the turn in progress played well."""
        state = self.state
        scores = vec[float]([0.0] * state.players)
        for seat in range(state.players):
            scores[seat] = self.dream(seat)
        active = state.active
        if state.phase == KEEP_OR_DISCARD:
            scores[active] = self.after_draw(active, scores[active])
        elif state.phase == CHOOSE_SOURCE:
            best = scores[active]
            for pile in range(state.pile_count):
                card = state.top(pile)
                if card != NO_CARD:
                    best = min(best, self.best_place(active, card))
            scores[active] -= self.weights.threat * (scores[active] - best)
        elif state.phase in (DISCARD_REMOVED, NEST_SWAP, ATTACK_SWAP):
            placed = self.lying[active * SLOTS + state.slot]
            if placed == RAVENS_NEST:
                scores[active] = self.best_nest(active, state.slot, scores[active])
            elif placed == RAVEN_ATTACK:
                self.best_attack(active, state.slot, scores)
        return scores

    def after_draw(self, seat: i64, now: float) -> float:
        """The average over all cards that may have been drawn, each used as well as it can be."""
        total = 0.0
        size = 0.0
        for kind in range(KINDS):
            if self.drawable[kind] > 0:
                best = self.best_place(seat, kind)
                if kind != RAVEN_RING:
                    best = min(best, now)
                total += best * float(self.drawable[kind])
                size += float(self.drawable[kind])
        return total / size

    def best_place(self, seat: i64, card: i64) -> float:
        """The dream with this card in its best slot."""
        lowest = ENDLESS
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

    def best_attack(self, seat: i64, attack: i64, scores: vec[float]) -> None:
        """The swap that gains most on its victim."""
        own = victim_score = scores[seat]
        victim = seat
        most = -ENDLESS
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
