"""Recorded games shown again, as a spectator would have seen them."""

from itertools import islice

from rich.console import Console
from rich.text import Text

from smokowisko.engine.errors import BadOptions
from smokowisko.engine.events import Event
from smokowisko.engine.game import State
from smokowisko.engine.record import Record, replay, table
from smokowisko.games import game
from smokowisko.terminal.boards import board
from smokowisko.terminal.screen import hanging
from smokowisko.terminal.sentences import Speaker


class Replay:
    """One record on one screen."""

    def __init__(self, record: Record, screen: Console, language: str) -> None:
        self.rules = game(record.game, record.components_toml)
        self.record = record
        self.screen = screen
        self.speaker = Speaker(language, record.game)
        self.board = board(record.game)

    def whole(self, *, step: bool) -> None:
        """Every ply as a sentence and the score sheet; in steps, the table after every ply."""
        state = table(self.record, self.rules)
        self._title()
        for ply, (state, events) in enumerate(replay(self.record, self.rules), start=1):
            self._sentence(ply, events)
            if step:
                self._draw(state)
                input(f"{self.speaker.say('terminal-replay-ask')} ")
        if state.over:
            self.screen.print(self.board.score_sheet(state.view(None), self.speaker.language))
        else:
            self.screen.print(Text(self._ending(), "bold"))

    def at(self, ply: int) -> None:
        """The table after this ply; 0 is the table before the first."""
        plies = len(self.record.moves)
        if not 0 <= ply <= plies:
            sentence = self.speaker.say("terminal-replay-no_ply", plies=plies, ply=ply)
            raise BadOptions(sentence, option="ply")
        state = table(self.record, self.rules)
        self._title()
        told: list[Event] = []
        for after, events in islice(replay(self.record, self.rules), ply):
            state, told = after, events
        if told:
            self._sentence(ply, told)
        self._draw(state)

    def _draw(self, state: State) -> None:
        self.screen.print(self.board.draw(state.view(None), self.speaker.language))

    def _title(self) -> None:
        name = self.speaker.say(f"{self.record.game}-name")
        seats = self.speaker.seated(self.record.seats)
        seed = str(self.record.seed)
        title = self.speaker.say("terminal-replay-title", name=name, seed=seed, seats=seats)
        self.screen.print(Text(title, "bold"))

    def _sentence(self, ply: int, events: list[Event]) -> None:
        told = self.speaker.events([event.seen_by(None) for event in events])
        self.screen.print(hanging(f"{ply:>3}", told))

    def _ending(self) -> str:
        ending = self.record.ending
        who = "" if ending.seat is None else self.speaker.name(ending.seat)
        return self.speaker.say(f"terminal-ending-{ending.how}", who=who)
