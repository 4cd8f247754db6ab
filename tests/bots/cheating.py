"""The bot that cheats, in tests only: the same search, in the true world. It is what the tests of
fairness must catch, and the upper bound of what an honest bot can reach.

A bot is handed a world and deals it anew by `redeal`. So it is not the bot that is exchanged but
the table, for one that forwards everything to the true one and deals nothing.
"""

from smokowisko.bots import Bot, ask
from smokowisko.engine.chance import Chance
from smokowisko.engine.game import Game, Heuristic, State


class Proxy(State):
    """A table that forwards everything to another one. The compiled search takes it for a game
    like any other."""

    def __init__(self, game: Game, truth: State) -> None:
        super().__init__(game, truth.players, truth.options)
        self.truth = truth
        self.to_move = truth.to_move

    def moves(self) -> list[int]:
        return self.truth.moves()

    def any_move(self, luck: Chance) -> int:
        return self.truth.any_move(luck)

    def sight(self) -> int:
        return self.truth.sight()

    def play(self, move: int) -> None:
        self.truth.play(move)
        self.to_move = self.truth.to_move

    def scores(self) -> list[int]:
        return self.truth.scores()

    def ranks(self) -> list[int]:
        return self.truth.ranks()

    def copy(self) -> State:
        return type(self)(self.game, self.truth.copy())

    def redeal(self, seat: int | None, seed: int) -> None:
        self.truth.redeal(seat, seed)

    def numbers(self) -> list[int]:
        return self.truth.numbers()

    def dump(self) -> list[int]:
        return self.truth.dump()


class Glass(Proxy):
    """A table whose cards are of glass: dealing them anew changes nothing. Its dice and its deck
    hold no surprise either, because every copy of it goes on alike."""

    def redeal(self, seat: int | None, seed: int) -> None:
        pass


class Behind(Heuristic):
    """A game's wisdom, applied to the table behind the proxy."""

    def __init__(self, wisdom: Heuristic) -> None:
        self.wisdom = wisdom

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Proxy)
        return self.wisdom.value(state.truth, seat)

    def doubt(self, state: State) -> float:
        assert isinstance(state, Proxy)
        return self.wisdom.doubt(state.truth)

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, Proxy)
        return self.wisdom.outlook(state.truth)

    def promise(self, state: State, move: int) -> float:
        assert isinstance(state, Proxy)
        return self.wisdom.promise(state.truth, move)


def behind(game: Game) -> Game:
    """The game of a proxy."""
    return Game(
        make=game.make,
        source=game.source,
        id=game.id,
        version=game.version,
        players=game.players,
        options=game.options,
        components_hash=game.components_hash,
        move_space=game.move_space,
        max_plies=game.max_plies,
        state=game.state,
        view=game.view,
        text=game.text,
        read=game.read,
        refusal=game.refusal,
        heuristic=Behind(game.heuristic),
        tables=game.tables,
    )


def cheat(mind: Bot, state: State, seed: int) -> int:
    """What the bot would do if it saw everything: `ask`, at a table of glass."""
    return ask(mind, Glass(behind(state.game), state), seed)
