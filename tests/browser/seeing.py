"""What a move changes at any table, so that whoever plays can wait for it: the number of the move
that was told last, the sentence at the top, the curtain, a sheet; and whether all is in sight."""

from playwright.sync_api import Locator, Page

SEEN = """() => [document.querySelector('[data-news]')?.dataset.news,
  document.querySelector(':is(.saying, .say) b')?.textContent,
  document.querySelector('main h1')?.textContent, document.querySelectorAll('dialog[open]').length
].join('|')"""


def seen(page: Page) -> str:
    return str(page.evaluate(SEEN))


def changed(page: Page, before: str) -> None:
    """Wait until something else is seen."""
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=before)


def act(page: Page, button: Locator) -> None:
    """Press, and wait for what comes of it."""
    before = seen(page)
    button.click()
    changed(page, before)


def fits(page: Page) -> bool:
    """Nothing of the table is out of sight, and no word sticks out of its button."""
    return bool(
        page.evaluate(
            "() => document.documentElement.scrollHeight <= innerHeight"
            " && document.documentElement.scrollWidth <= innerWidth"
            " && [...document.querySelectorAll('main button')].every((button) => {"
            "   const { left, right, top, bottom } = button.getBoundingClientRect();"
            "   return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight; })"
            " && [...document.querySelectorAll('main .acts button')].every("
            "   (button) => button.scrollWidth <= button.clientWidth)"
        )
    )
