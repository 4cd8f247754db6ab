"""What happened in a move, told to each seat as far as that seat may know it."""

from typing import Any, final

Facts = dict[str, Any]


@final
class Event:
    """One happening: its public facts, and more facts for some seats only.

    `marked` events came from chance or taught the mover something: undo stops at them, and a
    preview leaves them out.
    """

    def __init__(
        self,
        type: str,
        public: Facts,
        private: dict[int, Facts] | None = None,
        marked: bool = False,
    ) -> None:
        self.type = type
        self.public = public
        self.private: dict[int, Facts] = {} if private is None else private
        self.marked = marked

    def seen_by(self, seat: int | None) -> Facts:
        """What this seat may learn of it; None is a spectator."""
        facts: Facts = {"type": self.type, **self.public}
        if seat is not None and seat in self.private:
            facts.update(self.private[seat])
        return facts
