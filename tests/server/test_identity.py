"""Guests: whose cookie is whose, and which names may be shown."""

import pytest

from smokowisko.server.identity import LONGEST_NAME, Identity, proposed_name, tidy_name


def test_a_cookie_proves_its_guest() -> None:
    identity = Identity("secret")
    guest, cookie = identity.new()
    assert identity.guest(cookie) == guest
    assert identity.new()[0] != guest


def test_another_secret_proves_nothing() -> None:
    guest, cookie = Identity("secret").new()
    assert Identity("another").guest(cookie) is None
    assert guest in cookie  # the id is no secret, the signature is


def test_a_forged_cookie_is_nobody() -> None:
    identity = Identity("secret")
    (ola, hers), (jan, _) = identity.new(), identity.new()
    signature = hers.rpartition(".")[2]
    forged = [
        None,
        "",
        ".",
        ola,
        f"{jan}.{signature}",
        f"{hers}x",
        hers[:-1],
        f"{hers}.{signature}",
        hers.upper(),
        "\x00",
        "żółw.żółw",
        "\ud800.\udfff",
        "a" * 100_000,
    ]
    assert [identity.guest(cookie) for cookie in forged] == [None] * len(forged)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ola", "Ola"),
        ("  Ola \t z\nLasu ", "Ola z Lasu"),
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("Z\u0307aba", "Żaba"),
        ("", ""),
        (" \u00a0\u2003\n", ""),
        ("\x00\x07\x1b", ""),
        ("a\u202egnp", "a gnp"),
        ("\u200bOla\u200d", "Ola"),
        ("'; DROP TABLE guests; --", "'; DROP TABLE guests; --"),
        ("<b>Ola</b>", "<b>Ola</b>"),
        ("\ud800Ola", "Ola"),
        ("x" * 5000, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " yz", "x" * (LONGEST_NAME - 1)),
    ],
)
def test_a_name_is_one_tidy_line(written: str, name: str) -> None:
    assert tidy_name(written) == name


def test_a_proposed_name_is_a_tidy_one() -> None:
    for _ in range(50):
        name = proposed_name()
        assert name
        assert tidy_name(name) == name
