"""The small family of errors: each says in one sentence what is wrong, and carries fields for
machines. They know nothing of games, and travel between processes (they pickle)."""

from collections.abc import Mapping


class SmokowiskoError(Exception):
    """The root of the family; `str(error)` is the sentence."""

    def __init__(self, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.sentence, self.fields)


class IllegalMove(SmokowiskoError):
    """A move the rules refuse. `rule` is the id of the rule, None when the text is no move at all;
    `key` and `params` name the same sentence in the words of every language."""

    def __init__(
        self,
        sentence: str,
        *,
        rule: str | None = None,
        key: str | None = None,
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(sentence, rule=rule, key=key, params=params)
        self.rule = rule
        self.key = key
        self.params = dict(params or {})


class UnknownGame(SmokowiskoError):
    """No game has this id."""

    def __init__(self, sentence: str, *, game: str) -> None:
        super().__init__(sentence, game=game)
        self.game = game


class BadOptions(SmokowiskoError):
    """Players, seed or an option outside of what the game allows; `option` names which."""

    def __init__(self, sentence: str, *, option: str) -> None:
        super().__init__(sentence, option=option)
        self.option = option


class BadComponents(SmokowiskoError):
    """A component file that cannot be played with; `place` says where in the file."""

    def __init__(self, sentence: str, *, place: str = "") -> None:
        super().__init__(sentence, place=place)
        self.place = place


class BadRecord(SmokowiskoError):
    """A record or dump that is no game of ours; `ply` is the first move that does not fit."""

    def __init__(self, sentence: str, *, ply: int | None = None) -> None:
        super().__init__(sentence, ply=ply)
        self.ply = ply


def _revive(
    family: type[SmokowiskoError], sentence: str, fields: dict[str, object]
) -> SmokowiskoError:
    return family(sentence, **fields)
