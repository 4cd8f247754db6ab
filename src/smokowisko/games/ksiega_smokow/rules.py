"""The rules of Księga Smoków, in the order of docs/rules/ksiega_smokow.md: setup, the turn,
placing, taking, abilities, the end, scoring. They know numbers only; words and views live next
door, and what a field asks of a bid in `bids`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from smokowisko.engine.chance import Chance
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import NOBODY
from smokowisko.games.ksiega_smokow.bids import Bids
from smokowisko.games.ksiega_smokow.layout import (
    IN_A_LAND,
    MOUNTAIN_TARGET,
    NOWHERE,
    OF_SPECIES,
    SECRET_GOALS,
    TIE_BREAK_COUNTS_PLACED_DICE,
    YES,
)
from smokowisko.games.ksiega_smokow.tables import (
    BOOST,
    CARDS,
    COLOURS,
    DESERT,
    DICE,
    END_PILES,
    END_TURN,
    FIELDS,
    HIGHEST,
    JUNGLE,
    LAND_IDS,
    LANDS,
    LOT_GUARDS,
    LOWEST,
    MOST_PLAYERS,
    MOUNTAINS,
    OPPOSITE_SUM,
    PASS_TURN,
    PLACE_DICE,
    PLAINS,
    SPECIES,
    SPECIES_IDS,
    STORM,
    TAKE_CARD,
    USE_DESERT,
    USE_JUNGLE,
    USE_MOUNTAINS,
    USE_PLAINS,
    USE_STORM,
)

RED: Final = 0
BLOCKING_START: Final = 2
GOAL_BONUS: Final = 3
STANDSTILL_ROUNDS: Final = 20

# a value of an option, by its order
ANY_HAND: Final = 1


def longest_game() -> int:
    """Every card may leave the board just before a standstill ends the game (KSI-102). A turn has a
    main action and an end; every card but the Volcanoes' may be used once."""
    turns = (CARDS + 1) * STANDSTILL_ROUNDS * MOST_PLAYERS
    return 2 * turns + (LANDS - 1) * SPECIES


@final
class KsiegaSmokow(Bids):
    """A table of Księga Smoków."""

    # ------------------------------------------------------------ setup

    def set_up(self) -> None:
        self.lay_out()
        self.deal_tokens()
        self.deal_goals()
        self.chance.shuffle(self.cards, 0, CARDS)
        if self.players == 2:
            self.blocking = BLOCKING_START  # KSI-87

    def deal_tokens(self) -> None:
        """Red and some of the other colours, one for each seat; red begins (KSI-2 to KSI-4)."""
        tokens = vec[i64](list(range(COLOURS)))
        self.chance.shuffle(tokens, RED + 1, COLOURS)
        self.chance.shuffle(tokens, 0, self.players)
        for seat in range(self.players):
            self.colours[seat] = tokens[seat]
            if tokens[seat] == RED:
                self.to_move = seat

    def deal_goals(self) -> None:
        goals = vec[i64](list(range(SPECIES)))
        self.chance.shuffle(goals, 0, SPECIES)
        for seat in range(self.players):
            self.goals[seat] = goals[seat]

    # ------------------------------------------------------------ what may be done

    def moves(self) -> list[int]:
        if self.to_move < 0:
            return []
        placements: list[int] = []
        if not self.acted:
            asked: i64 = self.asked()
            pair: i64 = self.spoiled_pair()
            for move in self.menu():
                if self.satisfies(move, asked, pair):
                    placements.append(move)
        return self.other_moves(len(placements) > 0) + placements

    def any_move(self, luck: Chance) -> int:
        if self.acted:
            others = self.other_moves(False)
            return others[luck.below(len(others))]
        menu = self.menu()
        asked: i64 = self.asked()
        pair: i64 = self.spoiled_pair()
        placements: i64 = 0
        for move in menu:
            if self.satisfies(move, asked, pair):
                placements += 1
        others = self.other_moves(placements > 0)
        size: i64 = len(others)
        at: i64 = luck.below(size + placements)
        if at < size:
            return others[at]
        at -= size
        for move in menu:
            if self.satisfies(move, asked, pair):
                if at == 0:
                    return move
                at -= 1
        raise AssertionError("a game that is over has no move")

    def other_moves(self, can_place: bool) -> list[int]:
        """All moves but placements, ascending."""
        moves: list[int] = []
        if self.acted:
            moves.append(END_TURN)
        else:
            own: i64 = self.own_fields(self.to_move)
            if not own and not can_place:
                moves = [BOOST, PASS_TURN]  # only without a main action (KSI-23)
            for field in range(FIELDS):
                if (own >> field) & 1:
                    moves.append(TAKE_CARD + field)
        if self.books[self.to_move] & ~self.used:
            self.add_abilities(moves)
        return moves

    # ------------------------------------------------------------ the turn

    def play(self, move: int) -> None:
        if not 0 <= move < self.tables.move_space or self.to_move < 0:
            raise self.refusal(move)
        if move >= PLACE_DICE:
            self.place_dice(move)
        elif move >= USE_STORM:
            self.use_ability(move)
        elif move >= TAKE_CARD:
            self.take_card(move)
        elif move == END_TURN:
            if not self.acted:
                raise self.refusal(move)  # KSI-22
            if self.journal is not None:
                self.note("turn_ended", {"seat": self.to_move})
            self.end_turn()
        else:
            if self.acted or self.can_act():
                raise self.refusal(move)  # KSI-23
            self.boost_or_pass(move)

    def boost_or_pass(self, move: int) -> None:
        """All three dice, which are all in hand, or none (KSI-25, KSI-26)."""
        seat: i64 = self.to_move
        if move == BOOST:
            if self.journal is not None:
                self.note("boosted", {"seat": seat, "changes": self.changes(seat, NOWHERE, 1)})
            self.pick_up(seat, NOWHERE, 1)
        elif self.journal is not None:
            self.note("turn_passed", {"seat": seat})
        self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        if self.turn % self.players == 0 and self.is_last_round():
            self.finish()
            return
        self.to_move = (self.to_move + 1) % self.players
        self.acted = 0
        self.return_token(self.to_move)  # KSI-21

    def return_token(self, seat: i64) -> None:
        if self.tokens[seat] != NOWHERE:
            if self.journal is not None:
                self.note("immunity_ended", {"seat": seat, "field": self.tokens[seat] + 1})
            self.tokens[seat] = NOWHERE

    # ------------------------------------------------------------ placing dice

    def place_dice(self, move: i64) -> None:
        held: i64 = self.lot(self.to_move) | LOT_GUARDS
        in_hand: bool = (held - self.tables.lot[move]) & LOT_GUARDS == LOT_GUARDS
        if self.acted or not in_hand:
            raise self.refusal(move)
        if not self.satisfies(move, self.asked(), self.spoiled_pair()):
            raise self.refusal(move)
        self.acted = 1
        # every condition held on the board as it was; now all are laid, then all return (KSI-41)
        self.lay(move)
        touched: i64 = self.tables.touched[move]
        for field in range(FIELDS):
            if (touched >> field) & 1:
                self.knock_off(field)
        if self.blocking != NOWHERE and (touched >> self.blocking) & 1:
            self.move_blocking_die()

    def lay(self, move: i64) -> None:
        seat: i64 = self.to_move
        before = self.places
        if self.journal is not None:
            before = self.places[:]
        for at in range(move * DICE, (move + 1) * DICE):
            value: i64 = self.tables.laid_values[at]
            if value:
                self.places[self.in_hand(seat, value)] = self.tables.laid_fields[at]
        if self.journal is not None:
            for field, values in self.tables.placements[move - PLACE_DICE].bids():
                dice = [
                    {"die": die % DICE, "value": self.values[die]}
                    for die in range(seat * DICE, (seat + 1) * DICE)
                    if self.places[die] == field and before[die] == NOWHERE
                ]
                facts: Facts = {"seat": seat, "field": field + 1, "values": values, "dice": dice}
                facts["bid"] = sum(die["value"] for die in self.dice_at(seat, field))
                self.note("dice_placed", facts)

    def knock_off(self, field: i64) -> None:
        """Dice of another player return to hand, each raised by 1 (KSI-39)."""
        for seat in range(self.players):
            if seat != self.to_move and (self.own_fields(seat) >> field) & 1:
                if self.journal is not None:
                    changes = self.changes(seat, field, 1)
                    facts: Facts = {"seat": seat, "field": field + 1, "changes": changes}
                    self.note("dice_outbid", facts)
                self.pick_up(seat, field, 1)

    def move_blocking_die(self) -> None:
        """To the next field that can receive it, where it removes what it meets (KSI-91, KSI-97);
        dice removed by it do not change (KSI-93)."""
        source: i64 = self.blocking
        self.blocking = self.refuge()
        if self.journal is not None:
            self.note("blocking_die_moved", {"from_field": source + 1, "field": self.blocking + 1})
        owner: i64 = self.occupant(self.blocking)
        if owner != NOWHERE:
            if self.journal is not None:
                dice = self.dice_at(owner, self.blocking)
                self.note("dice_removed", {"seat": owner, "field": self.blocking + 1, "dice": dice})
            self.pick_up(owner, self.blocking, 0)

    # ------------------------------------------------------------ taking a card

    def take_card(self, move: i64) -> None:
        field: i64 = move - TAKE_CARD
        seat: i64 = self.to_move
        if self.acted or not (self.own_fields(seat) >> field) & 1:
            raise self.refusal(move)  # KSI-45, KSI-47
        self.acted = 1
        card: i64 = self.top(field)
        if self.journal is not None:
            changes = self.changes(seat, field, -1)
            facts: Facts = {"seat": seat, "field": field + 1, "changes": changes}
            self.note("card_taken", {**facts, **self.named(card)})
        self.books[seat] |= self.tables.bit[card]
        self.pick_up(seat, field, -1)  # KSI-48
        if self.tokens[seat] == field:
            self.return_token(seat)  # KSI-52
        self.uncover(field)

    def uncover(self, field: i64) -> None:
        """The top card has left; the next one lies open (KSI-50), or the pile is exhausted."""
        self.left[field] -= 1
        self.last_leaving = self.turn // self.players + 1
        if self.journal is None:
            return
        if self.left[field]:
            facts: Facts = {"field": field + 1, "left": self.left[field]}
            self.note("card_revealed", {**facts, **self.named(self.top(field))}, marked=True)
            return
        self.note("pile_exhausted", {"field": field + 1})
        if self.exhausted() == END_PILES[self.players]:
            self.note("end_triggered", {"round": self.last_leaving})  # KSI-73

    # ------------------------------------------------------------ abilities

    def add_abilities(self, moves: list[int]) -> None:
        """What the unused cards of the own book can do now (KSI-53, KSI-58)."""
        seat: i64 = self.to_move
        if self.unused(seat, STORM):
            for field in range(FIELDS):
                if self.can_storm(field):
                    moves.append(USE_STORM + field)
        if self.unused(seat, DESERT):
            for value in range(LOWEST, HIGHEST):
                if self.in_hand(seat, value) != NOWHERE:
                    moves.append(USE_DESERT + value - 1)
        if self.unused(seat, JUNGLE) and self.can_raise(seat):
            moves.append(USE_JUNGLE)
        if self.unused(seat, MOUNTAINS):
            for owner in range(self.players):
                if owner == seat or self.options[MOUNTAIN_TARGET] == ANY_HAND:
                    for value in range(LOWEST, HIGHEST + 1):
                        if self.in_hand(owner, value) != NOWHERE:
                            moves.append(USE_MOUNTAINS + owner * HIGHEST + value - 1)
        if self.unused(seat, PLAINS) and self.tokens[seat] == NOWHERE:
            own: i64 = self.own_fields(seat)
            for field in range(FIELDS):
                if (own >> field) & 1:
                    moves.append(USE_PLAINS + field)

    def use_ability(self, move: i64) -> None:
        able: list[int] = []
        self.add_abilities(able)
        if move not in able:
            raise self.refusal(move)
        if move >= USE_PLAINS:
            self.use_plains(move - USE_PLAINS)
        elif move >= USE_MOUNTAINS:
            owner: i64 = (move - USE_MOUNTAINS) // HIGHEST
            self.use_mountains(owner, (move - USE_MOUNTAINS) % HIGHEST + 1)
        elif move >= USE_JUNGLE:
            self.use_jungle()
        elif move >= USE_DESERT:
            self.use_desert(move - USE_DESERT + 1)
        else:
            self.use_storm(move - USE_STORM)

    def spend(self, land: i64) -> i64:
        """Mark a card of a land as used (KSI-55). Which one makes no difference: the first."""
        card: i64 = land * SPECIES
        unused: i64 = self.unused(self.to_move, land)
        while not unused & 1:
            unused >>= 1
            card += 1
        self.used |= self.tables.bit[card]
        return card

    def can_storm(self, field: i64) -> bool:
        """An unoccupied top card (KSI-60); the blocking die occupies too (KSI-89)."""
        return self.left[field] > 0 and not self.occupied(field)

    def use_storm(self, field: i64) -> None:
        """The card leaves the game; the one below may be bid on at once (KSI-61)."""
        storm: i64 = self.spend(STORM)
        card: i64 = self.top(field)
        if self.journal is not None:
            self.note_ability("storm_used", storm, {"field": field + 1})
            self.note("card_removed", {"field": field + 1, **self.named(card)})
        self.removed |= self.tables.bit[card]
        self.uncover(field)

    def use_desert(self, value: i64) -> None:
        """One own die in hand, raised by 1 (KSI-63)."""
        self.change_die("desert_used", self.spend(DESERT), self.to_move, value, value + 1)

    def can_raise(self, seat: i64) -> bool:
        return any(self.in_hand(seat, value) != NOWHERE for value in range(LOWEST, HIGHEST))

    def use_jungle(self) -> None:
        """Every own die in hand, raised by 1; placed dice are left out (KSI-64)."""
        jungle: i64 = self.spend(JUNGLE)
        seat: i64 = self.to_move
        if self.journal is not None:
            changes = self.changes(seat, NOWHERE, 1)
            self.note_ability("jungle_used", jungle, {"changes": changes})
        self.pick_up(seat, NOWHERE, 1)

    def use_mountains(self, owner: i64, value: i64) -> None:
        """One die in hand, turned to its opposite face (KSI-65)."""
        mountains: i64 = self.spend(MOUNTAINS)
        self.change_die("mountains_used", mountains, owner, value, OPPOSITE_SUM - value)

    def change_die(self, type: str, card: i64, owner: i64, value: i64, now: i64) -> None:
        die: i64 = self.in_hand(owner, value)
        self.values[die] = now
        if self.journal is not None:
            change = {"die": die % DICE, "value": value, "now": now}
            self.note_ability(type, card, {"owner": owner, "changes": [change]})

    def use_plains(self, field: i64) -> None:
        """The own immunity token on a card with own dice (KSI-66)."""
        plains: i64 = self.spend(PLAINS)
        self.tokens[self.to_move] = field
        if self.journal is not None:
            self.note_ability("plains_used", plains, {"field": field + 1})

    # ------------------------------------------------------------ the end

    def is_last_round(self) -> bool:
        """Enough piles are exhausted (KSI-75), or nothing has left the board for long (KSI-102)."""
        rounds: i64 = self.turn // self.players
        return self.ending() or rounds - self.last_leaving >= STANDSTILL_ROUNDS

    def finish(self) -> None:
        self.to_move = NOBODY
        if self.journal is None:
            return
        secret: bool = self.options[SECRET_GOALS] != 0
        for seat in range(self.players):
            self.note("scored", self.score_facts(seat), marked=secret)
        reason = "exhausted" if self.ending() else "standstill"
        result = {"reason": reason, "scores": self.scores(), "winners": self.winners()}
        self.note("game_over", result, marked=secret)

    # ------------------------------------------------------------ scoring

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def score(self, seat: i64) -> i64:
        """The points of the book, used or not, and what the goal adds (KSI-80, KSI-81)."""
        return self.book_points(seat) + GOAL_BONUS * self.matching(seat)

    def book_points(self, seat: i64) -> i64:
        points: i64 = 0
        for land in range(LANDS):
            cards: i64 = (self.books[seat] >> (land * SPECIES)) & IN_A_LAND
            points += self.tables.points[land] * self.tables.cards_among[cards]
        return points

    def matching(self, seat: i64) -> i64:
        """How many dragons of the book belong to the species of the goal card."""
        alike: i64 = (self.books[seat] >> self.goals[seat]) & OF_SPECIES
        count: i64 = 0
        while alike:
            alike &= alike - 1
            count += 1
        return count

    def pips(self, seat: i64) -> i64:
        """What breaks a tie: the pips of the dice, wherever they lie (KSI-83)."""
        everywhere: bool = self.options[TIE_BREAK_COUNTS_PLACED_DICE] == YES
        total: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            if everywhere or self.places[die] == NOWHERE:
                total += self.values[die]
        return total

    def score_facts(self, seat: i64) -> Facts:
        """How a score comes about."""
        return {
            "seat": seat,
            "points": self.book_points(seat),
            "species": SPECIES_IDS[self.goals[seat]],
            "matching": self.matching(seat),
            "bonus": GOAL_BONUS * self.matching(seat),
            "score": self.score(seat),
            "pips": self.pips(seat),
        }

    def ranks(self) -> list[int]:
        """By points, then by pips; equal pairs share a place (KSI-82 to KSI-86)."""
        standing = [(self.score(seat), self.pips(seat)) for seat in range(self.players)]
        return [1 + sum(other > own for other in standing) for own in standing]

    # ------------------------------------------------------------ telling

    def note(self, type: str, public: Facts, marked: bool = False) -> None:
        assert self.journal is not None
        self.journal.append(Event(type, public, marked=marked))

    def note_ability(self, type: str, card: i64, facts: Facts) -> None:
        self.note(type, {"seat": self.to_move, **self.named(card), **facts})

    def named(self, card: i64) -> Facts:
        land: i64 = card // SPECIES
        return {
            "land": LAND_IDS[land],
            "species": SPECIES_IDS[card % SPECIES],
            "points": self.tables.points[land],
        }

    # ------------------------------------------------------------ another table

    def copy(self) -> "KsiegaSmokow":
        twin = KsiegaSmokow(self.game, self.players, self.options)
        self.copy_to(twin)
        return twin
