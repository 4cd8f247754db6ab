"""Addresses of the net: who counts as one, and which of them are proxies of ours. It knows no
connection and no header."""

from collections.abc import Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from smokowisko.engine.errors import BadOptions

Address = IPv4Address | IPv6Address

LARGEST_HOME = 64  # bits of an IPv6 network that one home has to itself
MAPPED = 96  # bits before an IPv4 address that is written as an IPv6 one


def read_address(host: str) -> Address | None:
    """The address; an IPv4 one also where a socket for both kinds writes it as IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def neighbourhood(host: str) -> str:
    """Who counts as one: an address; of IPv6 the network, for one home has as many addresses as
    it likes."""
    address = read_address(host)
    if address is None:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, LARGEST_HOME), strict=False))


class Proxies:
    """The proxies that somebody has named, as addresses or networks."""

    def __init__(self, named: str) -> None:
        self._networks = [_network(each.strip()) for each in named.split(",") if each.strip()]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: object) -> bool:
        address = read_address(str(host))
        return address is not None and any(address in network for network in self._networks)

    def written(self) -> Sequence[str]:
        """As uvicorn wants them: it compares what a socket says, so each IPv4 one stands twice."""
        mapped = [
            f"::ffff:{network.network_address}/{MAPPED + network.prefixlen}"
            for network in self._networks
            if network.version == 4
        ]
        return [str(network) for network in self._networks] + mapped


def _network(named: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(named)
    except ValueError as fault:
        raise BadOptions(
            f"SMOKOWISKO_PROXIES: {named!r} is neither an address nor a network: {fault}.",
            option="proxies",
        ) from None
