"""The pictures of docs/screenshots, taken anew from a live game: python3 dev.py screenshots"""

import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import (
    clicking_drako,
    clicking_ksiega_smokow,
    clicking_smoki,
    clicking_smoki_z_glebin,
)
from tests.browser.clicking import LEGAL, decide, play_on
from tests.browser.conftest import FLAGS, WEBSITE, Visitor, chromium
from tests.server.house import House

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screenshots"
DECISIONS = 14
COMPANY = ("elder", "dragon", "hatchling")
BIG_TABLES = {
    "smoki": clicking_smoki,
    "ksiega_smokow": clicking_ksiega_smokow,
    "smoki_z_glebin": clicking_smoki_z_glebin,
}
OPEN = {"pl": "Otwórz stół", "en": "Open the table"}
BUTTON = {"pl": "Zagraj z botem", "en": "Play against a bot"}


def take(browser: Browser, site: House, language: str, *, phone: bool) -> None:
    size = "phone" if phone else "desktop"
    visitor = Visitor(browser, site, phone=phone, language=language)
    kept = json.dumps({"language": language, "theme": "dark"})
    visitor.context.add_init_script(f"localStorage.setItem('smokowisko', '{kept}')")
    page = visitor.page

    def picture(name: str) -> None:
        page.wait_for_load_state("networkidle")
        path = FOLDER / f"{name}-{size}-{language}.png"
        page.screenshot(path=path, animations="disabled")  # as it looks when all has settled

    page.goto("/")
    tile = page.locator("article[data-game=serce_smoka]")
    tile.get_by_role("button", name=BUTTON[language]).wait_for()
    picture("home")
    tile.get_by_role("button", name=BUTTON[language]).click()
    page.wait_for_url("**/table/*")
    for _ in range(DECISIONS):
        decide(page)
    page.locator(LEGAL).first.click()
    picture("table")
    page.locator("button.selected").first.click()
    play_on(page)
    picture("score")
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}?ply={DECISIONS}&look=0")
    page.get_by_role("slider").wait_for()
    picture("replay")
    page.goto("/new/serce_smoka")
    page.get_by_role("button", name=OPEN[language]).wait_for()
    picture("new_table")
    # the mildest, or the dragon might fall before its picture is taken
    clicking_drako.sit_down(visitor, "me", COMPANY[-1], dragon_seat=0)
    for _ in range(DECISIONS):
        clicking_drako.decide(page)
    clicking_drako.wait(page)
    while page.locator(clicking_drako.LEGAL).count() == 0:
        assert clicking_drako.decide(page)
        clicking_drako.wait(page)
    clicking_drako.choose_play(page)
    picture("drako")
    for name, game in BIG_TABLES.items():
        game.sit_down(visitor, "me", *COMPANY)
        for _ in range(DECISIONS):
            game.decide(page)
        game.wait(page)
        picture(name)
    visitor.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        House(Path(data), SMOKOWISKO_WEB=str(WEBSITE)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in ("pl", "en"):
            for phone in (False, True):
                take(browser, site, language, phone=phone)
        browser.close()


if __name__ == "__main__":
    main()
