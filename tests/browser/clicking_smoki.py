"""Playing Smoki with a pointer: what a person does at the table, and nothing else."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visitor
from tests.browser.seeing import act

GO = "main button.go"
LEGAL = "main button.legal[data-spot]"
TARGETS = "main button.target[data-spot]"
RIVALS = "section.rival button.open"
OPEN_CARDS = "dialog[open] button.card:is(.legal, .target)"
ROUND_SHEET = "dialog[open] p.said"
OVER = "dialog[open] p.result"
FACE_DOWN = re.compile("face-down card|zakryta karta")
HINT = re.compile("Hint|Podpowiedź")  # offered whenever something is to be decided
SKIP = re.compile("Swap nothing|Bez zamiany")
CLOSE = re.compile("Close|Zamknij")
LIFT = "I am here: show my cards"

MOST_DECISIONS = 400


def sit_down(visitor: Visitor, *chairs: str, **options: Any) -> Page:
    visitor.goto(visitor.new_table(*chairs, game="smoki", **options))
    return visitor.page


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'main [data-spot="{name}"]')


def wait(page: Page) -> None:
    """For something to decide, for a sheet, for the curtain, or for the end."""
    hint = page.get_by_role("button", name=HINT)
    hint.or_(page.locator(f"{ROUND_SHEET}, {OVER}")).or_(lift(page)).first.wait_for()


def lift(page: Page) -> Locator:
    return page.get_by_role("button", name=LIFT)


def close_sheet(page: Page) -> None:
    page.locator("dialog[open]").get_by_role("button", name=CLOSE).click()
    page.locator(ROUND_SHEET).wait_for(state="detached")


def decide(page: Page) -> bool:
    """One decision of the person at the table; False when the game is over. Cards go where one
    lies face down, so that rounds are short."""
    wait(page)
    if page.locator(OVER).count():
        return False
    if page.locator(ROUND_SHEET).count():
        close_sheet(page)
    elif lift(page).count():
        act(page, lift(page))
    else:
        if page.locator(GO).count() == 0:
            choose(page)
        act(page, page.locator(GO))
    return True


def choose(page: Page) -> None:
    """Whatever is lit, step by step, until there is a button to press."""
    hidden = page.locator(f"section.dream {LEGAL.removeprefix('main ')}").filter(has_text=FACE_DOWN)
    (hidden if hidden.count() else page.locator(LEGAL)).first.click()
    if page.locator(GO).count():
        return
    if page.locator(TARGETS).count():
        page.locator(TARGETS).last.click()
    elif page.locator(RIVALS).count():  # on a phone, a rival's dream is opened first
        page.locator(RIVALS).first.click()
        page.locator(OPEN_CARDS).first.click()
    page.locator(GO).wait_for()


def play_on(page: Page) -> int:
    """To the end of the game; says how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        if not decide(page):
            return decisions
    raise AssertionError("the game does not end")
