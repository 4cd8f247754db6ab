"""Another game after this one: asked for, answered, and nobody is taken anywhere unasked."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import clicking_smoki
from tests.browser.axe import clean_in
from tests.browser.clicking import decide
from tests.browser.conftest import LAN_HOST, Visit, Visitor, button

pytestmark = pytest.mark.compiled_only

LINK = "To the next game"


@pytest.fixture
def host() -> str:
    return LAN_HOST


def resign(page: Page) -> None:
    button(page, "Menu").click()
    for _ in range(2):
        page.locator("dialog[open]").get_by_role("button", name="Resign").click()


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="End of the game")


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def goes_on(page: Page, old: str) -> str:
    """The page comes to another table, and the game there has begun."""
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(old))
    expect(page.locator("section.hand")).to_be_visible()
    return table_of(page)


@pytest.fixture
def ended(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Ola and Jan, after a game in which Jan has resigned."""
    ola, jan = pair
    resign(jan.page)
    for each in pair:
        expect(sheet(each.page)).to_be_visible()
    return ola, jan


def test_one_asks_and_the_other_accepts(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    expect(ola.page.get_by_text("Waiting for the answer of")).to_be_visible()
    expect(jan.page.get_by_text("wants to play again.")).to_be_visible()
    assert [table_of(each.page) for each in (ola, jan)] == [old, old]
    button(jan.page, "Accept").click()
    assert len({goes_on(each.page, old) for each in (ola, jan)}) == 1


def test_the_sides_are_swapped_and_the_shuffle_is_proven(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    button(jan.page, "Accept").click()
    new = goes_on(ola.page, old)
    goes_on(jan.page, old)
    decide(jan.page)  # who sat second sits first now
    resign(ola.page)
    for each in (ola, jan):
        each.goto(f"/verify/{new}")
        expect(each.page.get_by_text("Everything fits")).to_be_visible()
        expect(each.page.locator("li.good")).to_have_count(6)


def test_both_ask_at_once(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    for each in (ola, jan):  # without waiting what comes of it
        each.page.evaluate(
            "[...document.querySelectorAll('dialog[open] button.go')].forEach((go) => go.click())"
        )
    assert len({goes_on(each.page, old) for each in (ola, jan)}) == 1


def test_not_now_is_told_and_may_be_asked_again(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    button(jan.page, "Not now").click()
    expect(ola.page.get_by_text("does not want another game now.")).to_be_visible()
    expect(button(jan.page, "Accept")).to_have_count(0)
    button(ola.page, "Play again").click()
    button(jan.page, "Accept").click()
    assert len({goes_on(each.page, old) for each in (ola, jan)}) == 1


def test_who_has_asked_may_withdraw(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    expect(button(jan.page, "Accept")).to_be_visible()
    button(ola.page, "Withdraw").click()
    expect(button(ola.page, "Play again")).to_be_visible()
    expect(button(jan.page, "Accept")).to_have_count(0)
    button(jan.page, "Play again").click()  # the other way round now; this page asked for nothing
    button(ola.page, "Not now").click()
    assert [table_of(each.page) for each in (ola, jan)] == [old, old]


def test_who_has_put_the_sheet_away_sees_it_in_a_strip(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    jan.page.keyboard.press("Escape")
    expect(sheet(jan.page)).to_be_hidden()
    button(ola.page, "Play again").click()
    expect(jan.page.locator(".strip")).to_contain_text("wants to play again.")
    button(jan.page, "Accept").click()
    assert len({goes_on(each.page, old) for each in (ola, jan)}) == 1


def test_who_comes_later_sees_that_they_are_asked(ended: tuple[Visitor, Visitor]) -> None:
    ola, jan = ended
    old = table_of(ola.page)
    jan.goto("/")
    button(ola.page, "Play again").click()
    expect(button(ola.page, "Withdraw")).to_be_visible()
    jan.goto(f"/table/{old}")
    button(jan.page, "Accept").click()
    assert len({goes_on(each.page, old) for each in (ola, jan)}) == 1


def test_only_the_page_where_it_was_asked_goes_on(
    ended: tuple[Visitor, Visitor], visit: Visit
) -> None:
    ola, jan = ended
    ewa = visit()  # only watches
    old = table_of(ola.page)
    second_tab = ola.context.new_page()
    second_tab.goto(f"/table/{old}")
    ewa.goto(f"/table/{old}")
    for page in (second_tab, ewa.page):
        expect(sheet(page)).to_be_visible()
    expect(button(ewa.page, "Play again")).to_have_count(0)
    button(ola.page, "Play again").click()
    button(jan.page, "Accept").click()
    new = {goes_on(each.page, old) for each in (ola, jan)}
    for page in (second_tab, ewa.page):
        expect(page.get_by_role("link", name=LINK)).to_be_visible()
        expect(sheet(page)).to_contain_text("resigns")
        assert table_of(page) == old
    ewa.page.get_by_role("link", name=LINK).click()
    expect(ewa.page.get_by_text("You are watching:")).to_be_visible()
    assert table_of(ewa.page) in new


def test_who_looks_back_is_left_in_peace(visit: Visit) -> None:
    ola, jan = visit(), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    button(jan.page, "Sit down here").click()
    button(ola.page, "Begin").click()
    for _ in range(2):
        decide(ola.page)
    resign(jan.page)
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    expect(button(ola.page, "Withdraw")).to_be_visible()
    ola.page.keyboard.press("Escape")
    ola.page.locator("aside.course ol button").last.click()
    expect(ola.page.get_by_text("The position after move")).to_be_visible()
    button(jan.page, "Accept").click()
    goes_on(jan.page, old)
    button(ola.page, "Back to the game").click()
    expect(ola.page.get_by_role("link", name=LINK).first).to_be_visible()
    assert table_of(ola.page) == old


def test_alone_with_a_bot_it_begins_at_once(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    resign(ola.page)
    old = table_of(ola.page)
    button(ola.page, "Play again").click()
    goes_on(ola.page, old)


def test_of_three_one_declines(visit: Visit) -> None:
    ola, jan, ewa = visit(), visit(), visit()
    page = clicking_smoki.sit_down(ola, "me", "open", "open", end="rounds", rounds=1)
    for guest in (jan, ewa):
        guest.goto("/")
        guest.goto(page.url)
        guest.page.get_by_role("button", name="Sit down here").first.click()
        expect(button(guest.page, "Stand up")).to_be_visible()
    button(page, "Begin").click()
    button(page, "Menu").click()
    for _ in range(2):
        page.locator("dialog[open]").get_by_role("button", name="Propose to call it off").click()
    for guest in (jan, ewa):
        button(guest.page, "Agree").click()
    for each in (ola, jan, ewa):
        expect(sheet(each.page)).to_be_visible()
    old = table_of(page)
    button(page, "Play again").click()
    button(jan.page, "Accept").click()
    expect(ewa.page.get_by_text("want to play again.")).to_be_visible()
    button(ewa.page, "Not now").click()
    for each in (ola, jan):
        expect(each.page.get_by_text("does not want another game now.")).to_be_visible()
    for each in (ola, jan, ewa):
        expect(button(each.page, "Play again")).to_be_visible()
        assert table_of(each.page) == old


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_while_it_is_asked(visit: Visit, phone: bool) -> None:
    ola, jan = visit(phone=phone), visit(phone=phone, language="pl")
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    button(jan.page, "Usiądź tutaj").click()
    button(ola.page, "Begin").click()
    expect(ola.page.locator("section.hand")).to_be_visible()
    resign(ola.page)
    button(ola.page, "Play again").click()
    expect(button(jan.page, "Gramy")).to_be_visible()
    clean_in(ola.page)
    clean_in(jan.page)
    jan.page.keyboard.press("Escape")
    expect(jan.page.locator(".strip")).to_be_visible()
    clean_in(jan.page)
