"""Moves as stable, readable text: `draw`, `dw_run move_one fury_dwarf B2`, `dr_fire fire west`,
`dw_march move_two fury_dwarf B2 net_dwarf D3`, `dr_run no_effect`, `block net_dwarf dw_shield`."""

from smokowisko.engine.errors import IllegalMove
from smokowisko.games.drako.layout import DEFENDING, PLACEMENT
from smokowisko.games.drako.refusals import out_of_place, over, refusal, refuse, refused_step
from smokowisko.games.drako.rules import Drako
from smokowisko.games.drako.tables import (
    ATTACK_ONE,
    ATTACK_TWO,
    BITE,
    BLOCK,
    CROSSBOW,
    DEFENCE,
    DIRECTION_IDS,
    DISCARD,
    DWARF_COUNT,
    FIGURE_IDS,
    FIRE,
    FLY,
    FLYING,
    MOVE_ONE,
    MOVE_TWO,
    NET,
    NO_EFFECT,
    NONE,
    PAIR_IDS,
    PLACE,
    PLAY,
    SYMBOL_IDS,
    TRACK_IDS,
    WALK,
    WOUND,
    Move,
)
from smokowisko.games.drako.view import blocked, steps

SINGLE = ("keep", "exchange", "draw", "remove_net", "fury", "end_turn")
NO_BLOCK = "no_block"
DWARF_IDS = FIGURE_IDS[:DWARF_COUNT]
LONGEST_SHOWN = 60


def text(state: Drako, number: int) -> str:
    if not 0 <= number < state.game.move_space:
        raise state.refusal(number)
    move = state.tables.moves[number]
    return " ".join(_words(state, move))


def _words(state: Drako, move: Move) -> list[str]:
    cards = state.tables.parts.cards
    if move.act < len(SINGLE):
        return [SINGLE[move.act]]
    if move.act == PLACE:
        return ["place", FIGURE_IDS[state.next_to_place()], state.at(move.goal)]
    if move.act == DISCARD:
        return ["discard", cards[move.card].id]
    if move.act == WOUND:
        return ["wound", TRACK_IDS[move.who]]
    if move.act == BLOCK:
        blocks = blocked(state, move)
        named = [word for dwarf, card in blocks for word in (FIGURE_IDS[dwarf], cards[card].id)]
        return ["block", *named] if blocks else [NO_BLOCK]
    return [cards[move.card].id, SYMBOL_IDS[move.symbol], *_aim(state, move)]


def _aim(state: Drako, move: Move) -> list[str]:
    """What a card is played at."""
    if move.symbol in (MOVE_ONE, MOVE_TWO):
        found = steps(state, move)
        return [word for dwarf, goal in found for word in (FIGURE_IDS[dwarf], state.at(goal))]
    if move.symbol in (ATTACK_ONE, BITE):
        return [FIGURE_IDS[move.who]]
    if move.symbol == ATTACK_TWO:
        return [FIGURE_IDS[dwarf] for dwarf in range(DWARF_COUNT) if move.who >> dwarf & 1]
    if move.symbol in (WALK, FLY):
        return [state.at(move.goal)]
    if move.symbol == FIRE:
        return [DIRECTION_IDS[move.who]]
    return []


def read(state: Drako, written: str) -> int:
    """The move of a text, legal now. Two dwarves move in the order in which they are written."""
    words = written.split()
    if state.over:
        raise over()
    if not words or words == ["pass"]:
        raise refuse("DRA-21", "no_pass")
    reader = _Reader(state, written)
    move = reader.move(words)
    number = state.tables.numbers.get(move)
    if number is None:
        raise reader.no_move()
    if not state.allows(number):
        raise refusal(state, number)
    if move.symbol == MOVE_TWO and move.other_goal != NONE:
        reader.check_order(move, words)
    return number


class _Reader:
    """Reads one text into the parts of a move; words it cannot read make no move."""

    def __init__(self, state: Drako, written: str) -> None:
        self.state = state
        self.written = written
        self.cells = {cell.id: at for at, cell in enumerate(state.tables.parts.cells)}

    def move(self, words: list[str]) -> Move:
        verb, *rest = words
        if verb in SINGLE and not rest:
            return Move(SINGLE.index(verb))
        if verb == "place" and len(rest) == 2:
            return self._placement(rest[0], self._cell(rest[1]))
        if verb == "discard" and len(rest) == 1:
            return Move(DISCARD, card=self._card(rest[0]))
        if verb == "wound" and len(rest) == 1 and rest[0] in TRACK_IDS[FLYING:]:
            return Move(WOUND, who=TRACK_IDS.index(rest[0]))
        if words == [NO_BLOCK] or (verb == "block" and rest and len(rest) % 2 == 0):
            return self._blocks(rest)
        if not rest or rest[0] not in SYMBOL_IDS:
            raise self.no_move()
        return self._play(self._card(verb), SYMBOL_IDS.index(rest[0]), rest[1:])

    def _placement(self, name: str, cell: int) -> Move:
        """The dwarves are placed one after the other, in the order of their names here."""
        dwarf = self._dwarf(name)
        if self.state.phase == PLACEMENT and dwarf != self.state.next_to_place():
            following = FIGURE_IDS[self.state.next_to_place()]
            raise refuse("DRA-12", "another_dwarf", figure=following)
        return Move(PLACE, goal=cell)

    def _blocks(self, words: list[str]) -> Move:
        if self.state.phase != DEFENDING:
            raise out_of_place(self.state, BLOCK)
        side = int(self.state.decides())
        shields = self.state.tables.shields[side]
        base = int(self.state.tables.block_base[side])
        digits = [0] * DWARF_COUNT
        for name, id in zip(words[::2], words[1::2], strict=True):
            dwarf, card = self._dwarf(name), self._card(id)
            if digits[dwarf]:
                raise refuse("DRA-47", "blocked_twice", figure=name)
            if not self.state.tables.blocks[card]:
                raise refuse("DRA-44", "no_shield", card=id)
            if card not in shields:
                raise refuse("DRA-44", "others_card")
            digits[dwarf] = shields.index(card) + 1
        blocks = sum(digit * base**dwarf for dwarf, digit in enumerate(digits))
        return Move(BLOCK, value=side, who=blocks)

    def _play(self, card: int, symbol: int, aim: list[str]) -> Move:
        if symbol == NO_EFFECT:
            if aim:
                raise self.no_move()
            return Move(PLAY, card, NO_EFFECT)
        shown = dict(self.state.tables.parts.cards[card].symbols)
        if symbol == DEFENCE:
            raise refuse("DRA-61", "no_defence_now")
        if symbol not in shown:
            raise refuse("DRA-34", "not_shown")
        play = Move(PLAY, card, symbol, shown[symbol])
        if symbol in (MOVE_ONE, MOVE_TWO):
            return self._steps(play, aim)
        if symbol in (ATTACK_ONE, BITE) and len(aim) == 1:
            return play._replace(who=self._dwarf(aim[0]))
        if symbol == ATTACK_TWO and aim:
            return self._party(play, aim)
        if symbol in (WALK, FLY) and len(aim) == 1:
            return play._replace(goal=self._cell(aim[0]))
        if symbol == FIRE and len(aim) == 1 and aim[0] in DIRECTION_IDS:
            return play._replace(who=DIRECTION_IDS.index(aim[0]))
        if symbol in (CROSSBOW, NET) and not aim:
            return play
        raise self.no_move()

    def _steps(self, play: Move, aim: list[str]) -> Move:
        dwarves = [self._dwarf(name) for name in aim[::2]]
        goals = [self._cell(id) for id in aim[1::2]]
        if len(aim) == 2:
            return play._replace(who=dwarves[0], goal=goals[0])
        if len(aim) != 4:
            raise self.no_move()
        if play.symbol == MOVE_ONE:
            raise refuse("DRA-51", "one_dwarf")
        if dwarves[0] == dwarves[1]:
            raise refuse("DRA-52", "same_dwarf")
        (first, goal), (second, other_goal) = sorted(zip(dwarves, goals, strict=True))
        pair = PAIR_IDS.index((first, second))
        return play._replace(who=pair, goal=goal, other_goal=other_goal)

    def check_order(self, move: Move, words: list[str]) -> None:
        """Of two orders perhaps only one is possible."""
        dwarf, goal = self._dwarf(words[2]), self._cell(words[3])
        other, other_goal = self._dwarf(words[4]), self._cell(words[5])
        free = self.state.free_cells()
        if not self.state.paths(dwarf, move.value, free) >> goal & 1:
            raise refused_step(self.state, dwarf, goal)
        if not self.state.in_order(dwarf, goal, other, other_goal, move.value):
            raise refuse("DRA-52", "other_order")

    def _party(self, play: Move, aim: list[str]) -> Move:
        dwarves = {self._dwarf(name) for name in aim}
        if len(aim) > 2 or len(dwarves) < len(aim):
            raise refuse("DRA-54", "two_dwarves")
        return play._replace(who=sum(1 << dwarf for dwarf in dwarves))

    def _dwarf(self, name: str) -> int:
        if name not in DWARF_IDS:
            raise self.no_move()
        return DWARF_IDS.index(name)

    def _cell(self, id: str) -> int:
        if id not in self.cells:
            raise self.no_move()
        return self.cells[id]

    def _card(self, id: str) -> int:
        if id not in self.state.tables.card_numbers:
            raise self.no_move()
        return self.state.tables.card_numbers[id]

    def no_move(self) -> IllegalMove:
        long = len(self.written) > LONGEST_SHOWN
        shown = f"{self.written[:LONGEST_SHOWN]}…" if long else self.written
        return refuse(None, "not_a_move", text=shown)
