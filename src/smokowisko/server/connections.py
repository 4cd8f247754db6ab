"""The open connections: how many there may be, who goes when somebody new comes, and who has kept
us waiting for too long. It knows transports and addresses, and nothing of HTTP."""

import time
from asyncio import Transport
from collections.abc import Callable, Container, Iterable

from smokowisko.server.addresses import neighbourhood, read_address

SPARE = 16
"""Places beyond the limit, for a word of refusal and for whoever asks how the server is."""


class Place:
    """What an open connection has."""

    def __init__(self, transport: Transport, address: str | None, *, spare: bool) -> None:
        self.transport = transport
        self.address = address
        self.spare = spare
        self.since = 0.0
        self.unread = 0

    def reads(self) -> bool:
        """Whether the other side has read something of what we have for it since the last look."""
        before, self.unread = self.unread, self.transport.get_write_buffer_size()
        return 0 < self.unread != before


class Connections:
    """Everybody who is connected. We wait for some: for their request, or for them to read what
    they asked for. Whoever keeps us waiting has to go when there is no room, or after a time."""

    def __init__(
        self,
        most: int,
        most_of_address: int,
        patience: float,
        proxies: Container[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`proxies`, and this machine, may have more than `most_of_address`: many ask through
        them."""
        self.most = most
        self.most_of_address = most_of_address
        self.patience = patience
        self._proxies = proxies
        self._clock = clock
        self._places: dict[Transport, Place] = {}
        self._awaited: dict[Place, None] = {}
        self._of_address: dict[str, dict[Place, None]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def admit(self, transport: Transport, host: str) -> Place | None:
        """A place for somebody new, if need be a spare one, or that of somebody we wait for; None
        when there is none at all."""
        address = self._counted(host)
        of_address = self._of_address.get(address, {}) if address is not None else {}
        if len(of_address) >= self.most_of_address:
            self._make_room(of_address)
        elif len(self) >= self.most:
            self._make_room(self._awaited)
        full = len(self) >= self.most or len(of_address) >= self.most_of_address
        if full and len(self) >= self.most + SPARE:
            return None
        place = Place(transport, address, spare=full)
        self._places[transport] = place
        if address is not None:
            self._of_address.setdefault(address, {})[place] = None
        self.awaits(place)
        return place

    def awaits(self, place: Place) -> None:
        """From now on we wait for this one, unless we have been waiting already, or it has left:
        an answer may be ready only then."""
        if place not in self._awaited and place.transport in self._places:
            place.since = self._clock()
            self._awaited[place] = None

    def serves(self, place: Place) -> None:
        """This one does not keep us waiting."""
        self._awaited.pop(place, None)

    def leave(self, transport: Transport) -> None:
        place = self._places.pop(transport, None)
        if place is None:
            return
        self.serves(place)
        if place.address is not None:
            of_address = self._of_address[place.address]
            del of_address[place]
            if not of_address:
                del self._of_address[place.address]

    def hang_up_on_the_slow(self) -> None:
        """Whoever has kept us waiting for too long; to be called now and then."""
        due = self._clock() - self.patience
        for place in list(self._awaited):
            if place.since > due:
                return
            self.serves(place)
            if place.reads():
                self.awaits(place)
            else:
                self._hang_up(place)

    def _make_room(self, places: Iterable[Place]) -> None:
        """The longest awaited goes, unless it still has something of ours to read."""
        for place in places:
            if place in self._awaited and not place.transport.get_write_buffer_size():
                self._hang_up(place)
                return

    def _hang_up(self, place: Place) -> None:
        self.leave(place.transport)
        place.transport.abort()

    def _counted(self, host: str) -> str | None:
        address = read_address(host)
        if host in self._proxies or (address is not None and address.is_loopback):
            return None
        return neighbourhood(host)
