"""A real server with the built website, and a real browser in front of it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.house import House

WEBSITE = Path(__file__).parent.parent.parent / "build" / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

OPEN_TABLE = """async (order) => {
  await fetch('/api/me');
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ nonce: '00'.repeat(16), ...order });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
}"""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def chromium() -> str | None:
    """The browser of the system: none is downloaded."""
    return os.environ.get("SMOKOWISKO_CHROMIUM") or shutil.which("chromium")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), SMOKOWISKO_WEB=str(WEBSITE)) as house:
        yield house


@pytest.fixture(scope="module")  # its event loop must not run on under the tests of others
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own; whatever the page complains of fails the test."""

    def __init__(self, browser: Browser, site: House, *, phone: bool, language: str) -> None:
        self.site = site
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            reduced_motion="reduce",
            base_url=site.address,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def new_table(self, *chairs: str, game: str = "serce_smoka", **options: Any) -> str:
        """A table against a bot, or with these chairs; its path."""
        self.goto("/")
        order = {"game": game, "chairs": chairs or ("me", "greedy"), "options": options}
        return f"/table/{self.page.evaluate(OPEN_TABLE, order)}"


class Visit(Protocol):
    """The `visit` fixture: somebody new comes."""

    def __call__(self, *, phone: bool = False, language: str = "en") -> Visitor: ...


@pytest.fixture
def visit(browser: Browser, site: House) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(*, phone: bool = False, language: str = "en") -> Visitor:
        visitor = Visitor(browser, site, phone=phone, language=language)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
