"""What axe says of a page as it stands there: nothing, in whatever theme."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

THEMES = ("dark", "light", "contrast")
# as the page itself does it; with reduced motion, in which we come, no colour fades
WEAR = "theme => { document.documentElement.dataset.theme = theme }"
# a theme is a set of colours: what axe's other rules look at is the same in the next one
EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast", "link-in-text-block"]}


def clean(page: Page, options: dict[str, list[str]] = EVERYTHING) -> None:
    found = Axe().run(page, options=options)
    assert found.violations_count == 0, f"{page.url}, {theme_of(page)}: {found.generate_report()}"


def theme_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-theme")


def clean_in(page: Page, themes: tuple[str, ...] = THEMES) -> None:
    """Once all has been loaded: in each theme, without coming anew for each."""
    page.wait_for_load_state("networkidle")
    for theme in themes:
        page.evaluate(WEAR, theme)
        clean(page, EVERYTHING if theme == themes[0] else COLOURS)
