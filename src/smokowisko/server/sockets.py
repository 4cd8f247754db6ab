"""The socket we listen on, and how many sockets the system lets us have."""

import contextlib
import os
import socket
import sys

from smokowisko.engine.errors import BadOptions

LEAST_FOR_THE_REST = 64
"""Descriptors that are no connections: the database, bots, files that are sent."""


def listen(host: str, port: int) -> socket.socket:
    """At a name or an address of either kind; port 0 takes any free one."""
    host = host.removeprefix("[").removesuffix("]")
    family = _family(host)
    both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as fault:
        reason = os.strerror(fault.errno) if fault.errno else str(fault)
        raise BadOptions(
            f"Nobody can listen on {_written(host, port)}: {reason}.", option="port"
        ) from fault


def _family(host: str) -> socket.AddressFamily:
    """Of several, IPv4: `localhost` is 127.0.0.1 everywhere."""
    try:
        found = socket.getaddrinfo(host or None, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadOptions(f"There is no host {host!r} to listen on.", option="host") from None
    families = {each[0] for each in found}
    return socket.AF_INET if socket.AF_INET in families else socket.AF_INET6


def written_address(listening: socket.socket) -> str:
    """For a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://{_written(host, port)}"


def _written(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def room_for(connections: int) -> int:
    """How many of so many connections the system lets us have, asked for as much as it allows."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return connections
    wanted = connections + max(LEAST_FOR_THE_REST, connections // 3)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < allowed:
        with contextlib.suppress(OSError, ValueError):  # what we have will have to do
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
    return max(1, min(connections, soft - max(LEAST_FOR_THE_REST, soft // 4)))
