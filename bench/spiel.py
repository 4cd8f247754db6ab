"""Our games as OpenSpiel knows games: a Python game whose states hold a table of ours.

This room may know both contracts, ours and OpenSpiel's, and nothing of bots. A game of OpenSpiel is
one deal here, without chance nodes: what chance will bring is hidden in the table like any card,
and dealt anew with the rest.
"""

from collections.abc import Callable

import pyspiel

from smokowisko.bots import possible_world
from smokowisko.engine.game import Game, State

LUCK = 1 << 53  # seeds that a float from 0 to 1 can tell apart


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players. Victory is shared as a zero sum."""

    def __init__(self, game: Game, players: int, seed: int = 0) -> None:
        fewest, most = game.players
        kind = pyspiel.GameType(
            short_name=f"smokowisko_{game.id}",
            long_name=f"Smokowisko {game.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            min_num_players=fewest,
            max_num_players=most,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.move_space,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=game.max_plies,
        )
        super().__init__(kind, facts, {})
        self.deal = game.new(players, seed)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.deal.copy())

    def make_py_observer(self, kind: object = None, _: object = None) -> "Observer":
        return Observer()


class Table:
    """OpenSpiel clones a state by deep copies of what it holds: a table is copied our way."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Table":
        return Table(self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at one moment; it takes over the state it is given."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.table = Table(state)

    def current_player(self) -> int:
        seat: int = self.table.state.to_move
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table.state.over

    def returns(self) -> list[float]:
        """What the victory brings: each pays one, and the winners share it all."""
        state = self.table.state
        winners = state.winners()
        if not winners:
            return [0.0] * state.players
        prize = state.players / len(winners) - 1
        return [prize if seat in winners else -1.0 for seat in range(state.players)]

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> "SpielState":
        """Another table that this seat could sit at; its history begins here."""
        state = possible_world(self.table.state, seat, int(sampler() * LUCK))
        return SpielState(self.get_game(), state)

    def __str__(self) -> str:
        return str(self.table.state.dump())

    # OpenSpiel asks for these by names of its own

    def _legal_actions(self, _: int) -> list[int]:
        return self.table.state.moves()

    def _apply_action(self, move: int) -> None:
        self.table.state.play(move)

    def _action_to_string(self, _: int, move: int) -> str:
        return self.table.state.text(move)


class Observer:
    """What a seat knows, as a text: our redeal is a pure function of it and of the seed, so with
    one seed for all, two tables look alike just when the seat cannot tell them apart."""

    tensor = None

    def set_from(self, state: SpielState, seat: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SpielState, seat: int) -> str:
        known = state.table.state.copy()
        known.redeal(seat, 0)
        return str(known.dump())
