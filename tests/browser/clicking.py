"""Playing Serce Smoka with a pointer: what a person does at the table, and nothing else."""

from playwright.sync_api import Page, expect

CARDS = "section.hand button.card"
LEGAL = f"{CARDS}.legal"
SELECTED = f"{CARDS}.selected"
GO = "button.go"
TARGETS = "button[aria-pressed]:not(.card):not([lang])"


def decide(page: Page) -> bool:
    """One decision of the person at the table; False when the game is over."""
    page.locator(f"dialog[open], {LEGAL}, {GO}").first.wait_for()
    if page.locator("dialog[open]").count():
        return False
    if page.locator(LEGAL).count() == 0:
        page.locator(GO).first.click()  # who takes the first turn
        page.locator(f"{LEGAL}, {CARDS}").first.wait_for()
        return True
    page.locator(LEGAL).first.click()
    page.locator(f"{GO}, {TARGETS}").first.wait_for()
    if page.locator(GO).count() == 0:
        page.locator(TARGETS).first.click()
    page.locator(GO).click()
    expect(page.locator(SELECTED)).to_have_count(0)
    return True


def play_on(page: Page) -> int:
    """To the end of the game; says how many decisions it took."""
    decisions = 0
    while decide(page):
        decisions += 1
    return decisions
