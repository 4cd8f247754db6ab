"""Moves, events and refusals of any game as sentences.

A game writes the messages `<game>-event-<type>`, `<game>-move-<act>`, `<game>-card` and
`<game>-seat`; the variables of a message are made here from the facts of an event or a move. A list
is said one by one: `cards` by `<game>-card`, `steps` by `<game>-step`, where there is such a
message.
"""

from collections.abc import Sequence

from smokowisko import words
from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Facts
from smokowisko.engine.record import Seat
from smokowisko.terminal.screen import printable
from smokowisko.words import Word


class Speaker:
    """The voice of one table in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def say(self, key: str, **variables: Word) -> str:
        return words.say(self.language, key, **variables)

    def name(self, seat: int) -> str:
        """A player goes by the name of the seat, as on the board."""
        return self.say(f"{self.game}-seat", seat=seat)

    def seated(self, seats: Sequence[Seat], person: str = "terminal-seat-person") -> str:
        """Who sits where; `person` is the message for somebody without a name."""
        sitters = [
            printable(seat.name) or self.say(person)
            if seat.bot is None
            else self.say(
                "terminal-seat-bot", level=self.say("bot-level", level=printable(seat.bot))
            )
            for seat in seats
        ]
        return " · ".join(f"{self.name(at)}: {sitter}" for at, sitter in enumerate(sitters))

    def card(self, card: Facts) -> str:
        """A card by name; one without a value has only a kind."""
        facts = {key: value for key, value in card.items() if value is not None}
        return self.say(f"{self.game}-card", **facts)

    def event(self, facts: Facts) -> str:
        """What happened; with the cards where the listener may know them."""
        key = f"{self.game}-event-{facts['type']}"
        return self.say(f"{key}-own" if "cards" in facts else key, **self._variables(facts))

    def events(self, facts: Sequence[Facts]) -> str:
        """All that happened in one move, as a paragraph."""
        return " ".join(self.event(each) for each in facts)

    def move(self, move: Facts) -> str:
        """A legal move as a choice in a list."""
        variables = self._variables(move)
        key = f"{self.game}-move-{move['act']}"
        if move.get("target") is None:
            return self.say(key, **variables)
        return self.say(f"{key}-target", **(variables | {"field": move["target"]}))

    def prompt(self, view: Facts) -> str:
        """The one sentence that says who must do what now."""
        facts = dict(view["prompt"])
        key = facts.pop("key")
        yours = view["seat"] is not None and facts.get("seat") == view["seat"]
        return self.say(f"{key}-you" if yours else key, **self._variables(facts))

    def refusal(self, fault: IllegalMove) -> str:
        """Why not, with the rule."""
        sentence = self.say(fault.key, **fault.params) if fault.key else fault.sentence
        return f"{sentence} ({fault.rule})" if fault.rule else sentence

    def _each(self, message: str, key: str, facts: Sequence[Facts | str]) -> list[str]:
        """Every member of a list as `message` says it; a mere name is its variable `key` without
        the plural."""
        parts = [{key.removesuffix("s"): each} if isinstance(each, str) else each for each in facts]
        return [self.say(message, **self._variables(part, " / ")) for part in parts]

    def _variables(self, facts: Facts, joint: str = ", ") -> dict[str, Word]:
        variables: dict[str, Word] = {
            key: "none" if value is None else value
            for key, value in facts.items()
            if isinstance(value, str | int | None)
        }
        if "seat" in facts:
            variables["who"] = self.name(facts["seat"])
        for key in ("to", "other"):
            if key in facts:
                variables[f"{key}_who"] = self.name(facts[key])
        if "from" in facts:
            source = facts["from"]
            variables["source"] = "board" if source is None else self.name(source)
        if "field" in facts:
            variables.setdefault("kind", facts["field"])
        if "values" in facts:
            variables["values"] = ", ".join(str(value) for value in facts["values"])
            variables["count"] = len(facts["values"])
            variables["glory"] = sum(facts["values"])
        if "card" in facts and isinstance(facts["card"], dict):
            variables["card"] = self.card(facts["card"])
        for key, value in facts.items():
            message = f"{self.game}-{key.removesuffix('s')}"
            if isinstance(value, list) and words.has(self.language, message):
                variables[key] = joint.join(self._each(message, key, value))
        if "scores" in facts:
            scores = enumerate(facts["scores"])
            variables["scores"] = ", ".join(f"{self.name(seat)} {score}" for seat, score in scores)
        return variables
