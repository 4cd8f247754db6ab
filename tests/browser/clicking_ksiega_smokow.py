"""Playing Księga Smoków with a pointer: what a person does at the table, and nothing else."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visitor
from tests.browser.seeing import act

GO = "button.go"
OPEN = ".field.open .press"
HINT = re.compile("Hint|Podpowiedź")  # offered whenever something is to be decided
LIFT = "I am here: show my cards"
TAKE = re.compile("yours to take|możesz zabrać")

# something can be decided, or it is over; a turn that ends by itself is waited for
READY = """() => document.querySelector('dialog[open]') !== null
  || (document.querySelector('.acts:not([data-ending])') !== null
      && [...document.querySelectorAll('.acts button')].some(
        (each) => /Hint|Podpowiedź/.test(each.ariaLabel ?? each.textContent)))"""


def sit_down(visitor: Visitor, *chairs: str, **options: Any) -> Page:
    visitor.goto(visitor.new_table(*chairs, game="ksiega_smokow", **options))
    return visitor.page


def two_at_one_table(ola: Visitor, jan: Visitor, **options: Any) -> tuple[Page, Page]:
    """Two browsers at a table that has just begun; the first to move comes first."""
    page = sit_down(ola, "me", "open", **options)
    jan.goto("/")
    jan.goto(page.url)
    jan.page.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, jan.page):
        each.locator(".saying").wait_for()
    first = page.get_by_role("button", name=HINT).count() > 0
    return (page, jan.page) if first else (jan.page, page)


def wait(page: Page) -> None:
    """For something to decide, or for the end."""
    page.wait_for_function(READY)


def field(page: Page, number: int) -> Locator:
    return page.locator(f"[data-field='{number}'] .press")


def die(page: Page, value: int) -> Locator:
    """A die in the own hand."""
    return page.get_by_role("button", name=re.compile(f"^(Die|Kość) {value}$"))


def lay(page: Page, number: int, *values: int) -> None:
    """Dice one after the other on a field."""
    for value in values:
        die(page, value).first.click()
        field(page, number).click()


def end_turn(page: Page) -> None:
    act(page, page.get_by_role("button", name="End the turn"))


def decide(page: Page) -> bool:
    """One decision of the person at the table; False when the game is over."""
    wait(page)
    if page.locator("dialog[open]").count():
        return False
    if page.locator(GO).count() == 0:
        choose(page)
    act(page, page.locator(GO).first)
    return True


def choose(page: Page) -> None:
    """A card that can be taken, else the cheapest bid somewhere."""
    ready = page.locator(".field.open", has_text=TAKE).locator(".press")
    (ready if ready.count() else page.locator(OPEN)).first.click()
    page.locator(GO).first.wait_for()
