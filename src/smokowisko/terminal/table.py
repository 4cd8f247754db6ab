"""The table at a keyboard: shows what the person may see, asks, and says why not.

Whatever is printed here comes from the session's `view`, `told` and `hint` for the seat at the
keyboard.
"""

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Facts
from smokowisko.terminal.boards import board
from smokowisko.terminal.menu import Choice, flowing, in_columns
from smokowisko.terminal.saves import CannotSave, SaveFile
from smokowisko.terminal.screen import hanging, show_rules, wipe
from smokowisko.terminal.sentences import Speaker
from smokowisko.terminal.session import Session, Told
from smokowisko.words import Word

FAINT = "dim"
LOUD = "bold"
ROOMY = 30  # so many rows leave room for blank lines


class Leave(Exception):
    """The person goes, the game waits."""


class Tabletop:
    """One game from the first question to the score sheet."""

    def __init__(
        self, session: Session, console: Console, language: str, file: SaveFile | None = None
    ) -> None:
        self.session = session
        self.console = console
        self.file = file
        self.speaker = Speaker(language, session.game)
        self.board = board(session.game)
        people = [at for at, seat in enumerate(session.seats) if seat.bot is None]
        self.shared = len(people) > 1
        # whose secrets may be shown; nobody's before the first person of several has sat down
        self.viewer = None if self.shared else people[0]
        person = "terminal-seat-person" if self.shared else "terminal-seat-you"
        seated = self.speaker.seated(session.seats, person)
        self.notice = self._say("terminal-welcome", seats=seated)
        # each says whether the table has changed
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "rules": self._rules,
            "log": self._log,
            "help": self._help,
            "quit": self._quit,
        }
        self.command_words = {
            word: command
            for command in self.commands
            for word in (command, self._say(f"terminal-command-{command}"))
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the game is kept."""
        try:
            while not self.session.over:
                if self.session.bot_to_move is None:
                    self._turn()
                else:
                    with self.console.status(self._say("terminal-thinking")):
                        self.session.play_bot()
        except Leave:
            return
        except EOFError:
            self.console.print()
            self._keep("terminal-kept")
        except KeyboardInterrupt:
            self.console.print()
            self._keep("terminal-kept")
            raise
        else:
            self._finish()

    # ------------------------------------------------------------ a turn

    def _turn(self) -> None:
        if self.session.to_move != self.viewer:
            self._change_places()
            return
        self._show()
        while not self._answer(self._ask("terminal-ask")):
            pass

    def _change_places(self) -> None:
        """Nothing secret is on the screen until the next person has sat down."""
        wipe(self.console)
        who = self.speaker.name(self.session.to_move)
        self._print(self._say("terminal-curtain", who=who), LOUD)
        while True:
            answer = self._ask("terminal-curtain-ask")
            command, rest = self._command(answer)
            if command not in ("undo", "quit"):
                self.viewer = self.session.to_move
                return
            if self.commands[command](rest):
                self.viewer = None  # who took it back may not be who stands here now
                return

    def _answer(self, answer: str) -> bool:
        command, rest = self._command(answer)
        if command is not None:
            return self.commands[command](rest)
        return bool(answer) and self._play(answer)

    def _command(self, answer: str) -> tuple[str | None, str]:
        word, _, rest = answer.partition(" ")
        return self.command_words.get(word.lower()), rest.strip()

    def _play(self, answer: str) -> bool:
        moves = self.session.view(self.viewer)["moves"]
        numbered = {str(number): move["text"] for number, move in enumerate(moves, start=1)}
        if answer.isdecimal() and answer not in numbered:
            self._print(self._say("terminal-no_such_number", count=len(moves)))
            return False
        try:
            self.session.play(numbered.get(answer, answer))
        except IllegalMove as fault:
            self._print(self.speaker.refusal(fault))
            return False
        return True

    # ------------------------------------------------------------ the commands

    def _undo(self, rest: str) -> bool:
        reason = "terminal-undo-nothing" if self.viewer is None else self.session.undo(self.viewer)
        if reason is not None:
            self._print(self._say(reason))
            return False
        self.notice = self._say("terminal-undone")
        return True

    def _hint(self, rest: str) -> bool:
        with self.console.status(self._say("bot-hint-ponders")):
            hint = self.session.hint()
        move = self.speaker.move(hint.move)
        self._print(self._say("terminal-hint", move=move, text=hint.move["text"]), LOUD)
        self._print(self._say("terminal-certain", events=self.speaker.events(hint.certain)))
        self._print(self._say("bot-hint-expects", percent=round(100 * hint.share)))
        return False

    def _save(self, rest: str) -> bool:
        try:
            if rest:
                self.file = SaveFile(Path(rest).expanduser())
            self._keep("terminal-saved")
        except CannotSave as fault:
            self._print(self._say(fault.key, **fault.params))
        return False

    def _rules(self, rest: str) -> bool:
        show_rules(self.console, self.speaker.language, self.session.game)
        return True

    def _log(self, rest: str) -> bool:
        told = self.session.told(self.viewer)
        for number, step in enumerate(told, start=1):
            self.console.print(hanging(f"{number:>3}", self.speaker.events(step.facts)))
        if not told:
            self._print(self._say("terminal-log-empty"))
        return False

    def _help(self, rest: str) -> bool:
        self._print(self._say("terminal-help-moves"))
        for command in self.commands:
            word = self._say(f"terminal-command-{command}")
            self._print(f"  {word:<12} {self._say(f'terminal-help-{command}')}")
        return False

    def _quit(self, rest: str) -> bool:
        try:
            self._keep("terminal-kept")
        except CannotSave as fault:
            self._print(self._say(fault.key, **fault.params))
            return False
        raise Leave

    def _keep(self, key: str) -> None:
        """Write the game down, and say where it lies."""
        if self.file is None:
            self.file = SaveFile.fresh(self.session.game)
        self.file.write(self.session.record())
        self._print(self._say(key, file=shlex.quote(str(self.file.path))))

    # ------------------------------------------------------------ the screen

    def _show(self) -> None:
        view = self.session.view(self.viewer)
        drawing = self.board.draw(view, self.speaker.language)
        prompt = Text(self.speaker.prompt(view), LOUD)
        notice = [Text(self.notice, FAINT)] if self.notice else []
        self.notice = ""
        blank = [Text()] if self.console.height >= ROOMY else []
        above: list[RenderableType] = [drawing, *blank]
        below: list[RenderableType] = [*blank, *notice, prompt]
        spare = self.console.height - self._rows(*above, *below) - 1
        news = self._news()
        menu = self._menu(view["moves"], spare - self._rows(*news))
        older = self._older(spare - self._rows(*news, menu))
        self.console.clear()
        for part in (*above, *older, *news, *below, menu):
            self.console.print(part)

    def _menu(self, moves: list[Facts], rows: int) -> RenderableType:
        choices = [
            Choice(number, self.speaker.move(move), move["text"])
            for number, move in enumerate(moves, start=1)
        ]
        columns = in_columns(choices)
        room = min(rows, len(choices))  # more rows than choices: some would be broken
        return columns if self._rows(columns) <= room else flowing(choices, self.console.width)

    def _news(self) -> list[RenderableType]:
        """What the others have done since the person's last decision."""
        return [self._paragraph(step) for step in self.session.told(self.viewer)[self._seen() :]]

    def _older(self, rows: int) -> list[RenderableType]:
        """What happened before, the person's own last decision first, as far as there is room."""
        shown: list[RenderableType] = []
        for step in reversed(self.session.told(self.viewer)[: self._seen()]):
            paragraph = self._paragraph(step)
            rows -= self._rows(paragraph)
            if rows < 0:
                break
            shown.insert(0, paragraph)
        return shown

    def _seen(self) -> int:
        """How many steps there were when the person last decided."""
        told = self.session.told(self.viewer)
        return max((at for at, step in enumerate(told, 1) if step.seat == self.viewer), default=0)

    def _paragraph(self, step: Told) -> RenderableType:
        return hanging("·", self.speaker.events(step.facts))

    def _rows(self, *parts: RenderableType) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def _finish(self) -> None:
        view = self.session.view(self.viewer)
        for step in self.session.told(self.viewer)[max(self._seen() - 1, 0) :]:
            self.console.print(self._paragraph(step))
        self.console.print(self.board.score_sheet(view, self.speaker.language))
        self._keep("terminal-finished")

    # ------------------------------------------------------------ words

    def _say(self, key: str, **variables: Word) -> str:
        return self.speaker.say(key, **variables)

    def _print(self, text: str, style: str = "") -> None:
        # a path must stay in one piece, so the terminal breaks lines by itself
        self.console.print(Text(text, style), soft_wrap=True)

    def _ask(self, key: str) -> str:
        return input(f"{self._say(key)} ").strip()
