"""Playing Drako with a pointer: what a person does at the table, and nothing else."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import PATIENCE_MS, Visitor
from tests.browser.seeing import act

GLANCE_MS = 20
GO = "button.go"
LEGAL = "section.hand .card.legal button.whole"
ACTIVE = "section.hand .card.legal:not(.one:has([data-symbol=defence])) button.whole"
GOALS = "g.cell.goal"
CHIPS = "g.chip[data-pick]"
TRACKS = "button.track"
ATTACKS = "button.attack"
HINT = re.compile("Hint|Podpowiedź")  # offered whenever something is to be decided
DRAW = re.compile("^(Draw|Dobierz) [12]")
NO_EFFECT = re.compile("without effect|bez efektu")


def sit_down(visitor: Visitor, *chairs: str, dragon_seat: int, **options: Any) -> Page:
    wanted = {"setup": "first_game", "dragon_seat": dragon_seat, **options}
    visitor.goto(visitor.new_table(*chairs, game="drako", **wanted))
    return visitor.page


def decide(page: Page) -> bool:
    """One decision of the person at the table; False when the game is over."""
    wait(page)
    if page.locator("dialog[open]").count():
        return False
    if page.locator(TRACKS).count():
        page.locator(TRACKS).first.click()
    elif page.locator(GO).count() == 0 and page.locator(ATTACKS).count():
        page.locator(LEGAL).first.click()
    elif page.locator(GO).count() == 0 and page.locator(GOALS).count():
        page.locator(GOALS).first.click(force=True)
    elif page.locator(GO).count() == 0:
        choose_play(page)
    act(page, choice(page).first)
    return True


def wait(page: Page) -> None:
    """For something to decide, or for the end."""
    page.get_by_role("button", name=HINT).or_(page.locator("dialog[open]")).first.wait_for()


def asked(*pages: Page) -> Page:
    """Whoever has something to decide; their pages hear of a move one after the other."""
    for _ in range(PATIENCE_MS // GLANCE_MS):
        for page in pages:
            if page.get_by_role("button", name=HINT).count():
                return page
        pages[0].wait_for_timeout(GLANCE_MS)
    raise AssertionError("nobody is asked anything")


def choice(page: Page) -> Locator:
    """The button that does what is chosen; where nothing can be, drawing or wasting a card."""
    for button in (page.locator(GO), page.get_by_role("button", name=DRAW)):
        if button.count():
            return button
    return page.get_by_role("button", name=NO_EFFECT)


def choose_play(page: Page) -> None:
    """The first card that does something: an attack before a move. One that shows nothing but a
    shield is not tried."""
    for at in range(page.locator(ACTIVE).count()):
        page.locator(ACTIVE).nth(at).click()
        for targets in (CHIPS, GOALS):
            if page.locator(targets).count():
                page.locator(targets).first.click(force=True)
                return
        if page.locator(GO).count():  # a surplus card is discarded
            return
        page.keyboard.press("Escape")
    if page.get_by_role("button", name=DRAW).count() == 0:
        page.locator(LEGAL).first.click()


def draw(page: Page) -> None:
    """An action that only draws; surplus cards go, shields and nets stay."""
    act(page, page.get_by_role("button", name=DRAW))
    while page.locator(".saying", has_text="too many cards").count():
        spare = page.locator(".card.legal", has_not=page.locator("[data-symbol=defence]"))
        spare = spare.filter(has_not=page.locator("[data-symbol=net]"))
        (spare if spare.count() else page.locator(".card.legal")).first.click()
        act(page, page.locator(GO))


def draw_or_waste(page: Page) -> None:
    if page.get_by_role("button", name="End the turn").count():
        act(page, page.get_by_role("button", name="End the turn"))
    elif page.get_by_role("button", name=DRAW).count():
        draw(page)
    else:
        page.locator(LEGAL).first.click()
        act(page, page.get_by_role("button", name=NO_EFFECT))
