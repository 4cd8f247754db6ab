"""Addresses: who counts as one, and who is a named proxy."""

import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from smokowisko.server.addresses import Proxies, neighbourhood


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("::ffff:10.0.0.7", "10.0.0.7"),  # what a socket for both kinds says of IPv4
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_home_counts_as_one(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


def test_nobody_is_a_proxy_unless_named() -> None:
    assert not Proxies("")
    assert "127.0.0.1" not in Proxies("")


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("10.0.0.7, 10.1.0.0/16,fd00::/8")
    for host in ("10.0.0.7", "::ffff:10.0.0.7", "10.1.2.3", "fd00::1"):
        assert host in proxies
    for host in ("10.0.0.8", "::ffff:10.0.0.8", "2001:db8::1", "nginx", ""):
        assert host not in proxies


def test_uvicorn_believes_the_same_proxies() -> None:
    proxies = Proxies("10.0.0.7, 10.1.0.0/16,fd00::/8")
    trusted = _TrustedHosts(list(proxies.written()))
    for host in ("10.0.0.7", "::ffff:10.0.0.7", "10.1.2.3", "::ffff:10.1.2.3", "fd00::1"):
        assert host in trusted
    for host in ("10.0.0.8", "::ffff:10.0.0.8", "2001:db8::1"):
        assert host not in trusted
