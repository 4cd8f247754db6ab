"""A table in memory: who is connected to it, and how they are brought up to date.

Nothing is queued for a connection but answers to its own requests. News are made when it can take
them, from the version it knew last: one that reads slowly skips versions, and costs no memory.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Collection
from dataclasses import dataclass, field

from smokowisko.server import telling, wire
from smokowisko.server.past import Past
from smokowisko.server.table import Table
from smokowisko.server.telling import Presence, Receiver
from smokowisko.server.wire import Answer

MOST_ANSWERS = 200
"""Who asks on and reads none of so many answers is disconnected."""

SLICE = 20
"""So many watchers are told at once, and then players first."""

BREATH = 0.002
"""Seconds between two slices."""

MOST_BREATHS = 10
"""So many times watchers let an act go first that is under way at their table."""

GATHERING = 0.2
"""Seconds in which people come and go before the others are told of it, at least."""

GATHERING_EACH = 0.001
"""And more for each who is told, so that a crowd does not multiply with itself."""


class Message:
    """An answer that is encoded once, however many are sent it."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self._text: str | None = None

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = wire.write(self.answer)
        return self._text


class Ear:
    """One open connection: a guest, where it comes from, the seat it looks from, what it knows,
    and what it is still to be answered."""

    def __init__(self, guest: str, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.look: int | None = None
        self.knows = 0  # the version it was told last; 0 for none
        self.let_go = asyncio.Event()
        self._live: Live | None = None
        self._greeted = True
        self._answers: deque[Message] = deque()
        self.presence: Message | None = None  # only the last one counts
        self._ended = False
        self._awake = asyncio.Event()

    def listen_to(self, live: "Live", since: int, look: int | None) -> None:
        """Be told what has happened since then, and all that happens from now on."""
        self._live, self.knows, self.look = live, since, look
        self._greeted = False
        self._awake.set()

    def look_from(self, seat: int | None) -> None:
        """Everything anew, as this seat sees it."""
        self.look, self.knows = seat, 0
        self._awake.set()

    def answer(self, answer: Answer) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            self.hang_up()
        else:
            self._queue(Message(answer))

    def overhear(self, message: Message) -> None:
        """What need not be heard by one who is far behind."""
        if len(self._answers) < MOST_ANSWERS:
            self._queue(message)

    def _queue(self, message: Message) -> None:
        self._answers.append(message)
        self._awake.set()

    def wake(self) -> None:
        """There may be news."""
        self._awake.set()

    def end(self) -> None:
        """Hang up when everything is sent."""
        self._ended = True
        self._awake.set()

    def hang_up(self) -> None:
        """At once, whatever is still to be sent."""
        self.let_go.set()

    async def next(self) -> Message | None:
        """What is to be sent next, as soon as there is something; None for the end."""
        while (message := self.take()) is None:
            if self._ended:
                return None
            self._awake.clear()
            await self._awake.wait()
        return message

    def take(self) -> Message | None:
        """What is to be sent now, if anything: news before answers, so that who has acted knows
        what came of it when the act is acknowledged."""
        live = self._live
        if live is not None and (self.knows != live.table.version or not self._greeted):
            message = live.news(self)
            self.knows, self._greeted = live.table.version, True
            return message
        if self._answers:
            return self._answers.popleft()
        presence, self.presence = self.presence, None
        return presence


@dataclass
class Live:
    """A table in memory, who listens, and everything that has happened."""

    table: Table
    past: Past
    created: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[Ear] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    thought_of: int = 0  # the version whose position a bot was last asked about
    hints: set[asyncio.Task[None]] = field(default_factory=set)  # under way, for this position
    dealing: asyncio.TimerHandle | None = None  # until who has revealed no nonce is left out
    absence: asyncio.TimerHandle | None = None  # until the next absent person counts as away
    address: str = ""  # where somebody came from last: bots think for this address
    forgotten: bool = False  # somebody else may hold this table by now: touch it no more

    def __post_init__(self) -> None:
        self._guests: Counter[str] = Counter()  # how often each is connected
        self._messages: dict[tuple[int, str, int | None], Message] = {}
        self._to_wake: dict[Ear, None] = {}
        self._waking: asyncio.Task[None] | None = None
        self._gathering: asyncio.TimerHandle | None = None
        self._presence: wire.Presence | None = None  # as it was told last

    def join(self, ear: Ear) -> None:
        self.ears.add(ear)
        self._guests[ear.guest] += 1

    def leave(self, ear: Ear) -> None:
        if ear in self.ears:
            self.ears.remove(ear)
            self._guests[ear.guest] -= 1
            if self._guests[ear.guest] == 0:
                del self._guests[ear.guest]

    def here(self) -> Collection[str]:
        """The guests who are connected."""
        return self._guests.keys()

    def presence(self) -> Presence:
        seated = sum(self._guests[guest] for guest in self.table.people())
        return Presence(self.here(), len(self.ears) - seated)

    def receiver(self, ear: Ear) -> Receiver:
        return Receiver(ear.guest, telling.eyes(self.table, ear.guest, ear.look))

    def news(self, ear: Ear) -> Message:
        """What this connection has missed: made once for all who look alike."""
        receiver = self.receiver(ear)
        stranger = ear.guest not in self.table.people() and ear.guest != self.table.owner
        since = telling.counted_since(self.table, ear.knows)
        key = (since, "" if stranger else ear.guest, receiver.look)
        message = self._messages.get(key)
        if message is None:
            answer = telling.news(self.table, self.past, since, receiver, self.presence())
            message = self._messages[key] = Message(answer)
        return message

    def tell(self) -> None:
        """Something has happened."""
        self._messages.clear()
        self._wake_all()

    def presence_changed(self) -> None:
        """Somebody has come or gone: all are told soon, and of all who did so together."""
        if self._gathering is None:
            gathering = max(GATHERING, GATHERING_EACH * len(self.ears))
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(gathering, self._tell_presence)

    def forget(self) -> None:
        """Somebody else may hold the table from now on."""
        self.forgotten = True
        self.stop()

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        for timer in (self.dealing, self.absence, self._gathering):
            if timer is not None:
                timer.cancel()
        if self._waking is not None:
            self._waking.cancel()

    def _tell_presence(self) -> None:
        self._gathering = None
        presence = telling.presence_told(self.table, self.presence())
        if presence == self._presence:
            return
        self._presence = presence
        self._messages.clear()  # they tell who is here, too
        message = Message(presence)
        for ear in self.ears:
            ear.presence = message
        self._wake_all()

    def _wake_all(self) -> None:
        """Players first, then those who look on."""
        people = self.table.people()
        for ear in self.ears:
            if ear.guest in people:
                ear.wake()
            else:
                self._to_wake[ear] = None
        if self._to_wake and self._waking is None:
            self._waking = asyncio.create_task(self._wake_watchers())

    async def _wake_watchers(self) -> None:
        try:
            while self._to_wake:
                for _ in range(MOST_BREATHS):
                    await asyncio.sleep(BREATH)
                    if not self.lock.locked():
                        break
                for ear in list(self._to_wake)[:SLICE]:
                    del self._to_wake[ear]
                    ear.wake()
        finally:
            self._waking = None
