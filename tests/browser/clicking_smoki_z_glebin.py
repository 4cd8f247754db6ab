"""Playing Smoki z głębin: what a person does at the table, and nothing else."""

import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.seeing import act

GO = "button.go"
HAND = ".hand button.card"
LEGAL = ".hand button.card.legal"
SEA = "[role=application]"
GHOST = f"{SEA} .shade[data-legal=true]"
MISSIONS = "button.mission.able"
REEF = "button.reef.legal"
PATTERNS = "button.card.legal:not([data-pattern]), button.stack.legal"
HINT = re.compile("Hint|Podpowiedź")  # offered whenever something is to be decided
PASS = re.compile("^(Pass|Pasuj)$")
SKIP = re.compile("^(No mission|Bez misji)")


def sit_down(visitor: Visitor, *chairs: str, **options: Any) -> Page:
    visitor.goto(
        visitor.new_table(*chairs, game="smoki_z_glebin", first_player="seat_0", **options)
    )
    return visitor.page


def wait(page: Page) -> None:
    """For something to decide, or for the end."""
    page.get_by_role("button", name=HINT).or_(page.locator("dialog[open]")).first.wait_for()


def lay(page: Page) -> None:
    """The first pattern that fits somewhere, where its ghost shows itself."""
    page.locator(LEGAL).first.click()
    page.locator(GHOST).wait_for()
    act(page, page.locator(GO))


def pass_turn(page: Page) -> None:
    page.get_by_role("button", name=PASS).click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-take]").first.click()
    act(page, dialog.locator(GO))


def pay(page: Page) -> None:
    """The first mission that can be paid, with what is offered first."""
    page.locator(MISSIONS).first.click()
    act(page, page.locator(f"dialog[open] {GO}"))


def decide(page: Page) -> bool:
    """One decision of the person at the table; False when the game is over."""
    wait(page)
    if page.locator("dialog[open]").count():
        return False
    if page.locator(REEF).count() and not page.locator(LEGAL).count():
        page.locator(REEF).first.click()
        act(page, page.locator(GO))
    elif page.get_by_role("button", name=SKIP).count():
        if page.locator(MISSIONS).count():
            pay(page)
        else:
            act(page, page.get_by_role("button", name=SKIP))
    elif page.locator(PATTERNS).count():
        page.locator(PATTERNS).first.click()
        act(page, page.locator(GO))
    elif page.locator(LEGAL).count():
        lay(page)
    else:
        pass_turn(page)
    return True
