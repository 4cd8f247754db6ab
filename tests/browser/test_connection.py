"""A connection that dies without a word, comes back, and loses no click; and tables that nobody can
come to."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import clean_in
from tests.browser.clicking import GO, LEGAL, SELECTED, TARGETS, decide
from tests.browser.conftest import Visit
from tests.browser.proxy import Proxy
from tests.server.house import House

pytestmark = pytest.mark.compiled_only

LOST = "The connection is lost."
KEPT = "Your move is kept and sent when the connection is back."
LOG = "aside.course ol button"


@pytest.fixture
def proxy(site: House) -> Iterator[Proxy]:
    port = urlsplit(site.address).port
    assert port is not None
    with Proxy(port) as proxy:
        yield proxy


def choose(page: Page) -> None:
    """A move that only has to be confirmed."""
    page.locator(LEGAL).first.click()
    page.locator(f"{GO}, {TARGETS}").first.wait_for()
    if page.locator(GO).count() == 0:
        page.locator(TARGETS).first.click()
    page.locator(GO).wait_for()


def moves(page: Page) -> int:
    """Of the person who plays first, as the log has them."""
    return page.locator(LOG).filter(has_text=" plays ").count()


def test_a_connection_that_dies_in_silence_is_noticed_and_the_click_counts_once(
    visit: Visit, proxy: Proxy
) -> None:
    ola, jan = visit(address=proxy.address), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    jan.page.get_by_role("button", name="Sit down here").click()
    ola.page.get_by_role("button", name="Begin").click()
    while ola.page.locator(LEGAL).count() == 0:
        decide(ola.page)
    told = jan.page.locator(LOG).count()
    choose(ola.page)
    proxy.fall_silent()
    ola.page.locator(GO).click()
    alert = ola.page.get_by_role("alert")
    expect(alert).to_contain_text(LOST)
    expect(alert).to_contain_text(KEPT)
    clean_in(ola.page, ("dark", "contrast"))
    assert jan.page.locator(LOG).count() == told
    proxy.heal()
    expect(alert).to_have_count(0)
    expect(ola.page.get_by_text("The connection is back.")).to_be_visible()
    expect(ola.page.locator(SELECTED)).to_have_count(0)
    expect(jan.page.locator(LOG)).to_have_count(told + 1)
    decide(jan.page)  # and the game goes on
    expect(ola.page.locator(LOG)).to_have_count(told + 2)
    ola.complaints.clear()  # the browser rightly tells of the dead connection


def test_a_silent_connection_is_noticed_without_a_click(visit: Visit, proxy: Proxy) -> None:
    ola = visit(address=proxy.address)
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.locator(LEGAL).first.wait_for()
    proxy.fall_silent()
    alert = ola.page.get_by_role("alert")
    expect(alert).to_contain_text(LOST)
    expect(alert).not_to_contain_text(KEPT)
    proxy.heal()
    expect(alert).to_have_count(0)
    decide(ola.page)
    ola.complaints.clear()


def test_without_a_network_it_is_said_at_once(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.locator(LEGAL).first.wait_for()
    ola.context.set_offline(True)
    expect(ola.page.get_by_role("alert")).to_contain_text(LOST)
    choose_offline = ola.page.locator(LEGAL).first
    choose_offline.click()
    ola.context.set_offline(False)
    expect(ola.page.get_by_role("alert")).to_have_count(0)
    decide(ola.page)
    ola.complaints.clear()


# ---------------------------------------------------------------- tables that nobody can come to


@pytest.mark.parametrize("phone", [False, True])
def test_a_dead_link_has_a_page_with_a_way_home(visit: Visit, phone: bool) -> None:
    ola = visit(phone=phone)
    ola.goto("/table/no-such-table")
    expect(ola.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(ola.page).to_have_title(re.compile(r"There is no such table"))
    clean_in(ola.page)
    ola.page.get_by_role("link", name="To the first page").first.click()
    expect(ola.page.get_by_role("heading", name="Five dragon games, one table")).to_be_visible()


@pytest.mark.parametrize(
    ("reason", "language", "words"),
    [
        ("other_version", "en", "begun under another version of its rules"),
        ("other_components", "pl", "z innymi kartami lub figurkami"),
        ("unknown_game", "en", "This server does not know the game."),
        ("damaged", "pl", "jest uszkodzone"),
    ],
)
def test_a_table_that_cannot_go_on_says_why_and_that_nothing_is_lost(
    visit: Visit, reason: str, language: str, words: str
) -> None:
    ola = visit(language=language)
    asked = []

    def turn_away(route: WebSocketRoute) -> None:
        asked.append(route)
        route.close(code=4410, reason=reason)

    ola.page.route_web_socket(re.compile("/api/tables/"), turn_away)
    ola.goto("/table/old")
    expect(ola.page.get_by_text(words)).to_be_visible()
    nothing_lost = "Nothing is lost" if language == "en" else "Nic nie przepadło"
    expect(ola.page.get_by_text(nothing_lost)).to_be_visible()
    expect(ola.page.get_by_role("banner")).to_be_visible()
    clean_in(ola.page)
    assert len(asked) == 1


def test_one_connection_too_many_is_said_in_words(visit: Visit) -> None:
    ola = visit()
    path = ola.new_table()
    ola.page.route_web_socket(
        re.compile("/api/tables/"), lambda route: route.close(code=4429, reason="too_many")
    )
    ola.goto(path)
    expect(ola.page.get_by_role("alert")).to_contain_text("close other tabs with this table")
