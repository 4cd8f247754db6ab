"""A real server with the built website, and a real browser in front of it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from smokowisko.engine.shuffle import pledge
from tests.server.house import House

WEBSITE = Path(__file__).parent.parent.parent / "build" / "web"
# a browser trusts the machine itself more than a host of the network: there is no clipboard without
# https, and there are no ids of crypto.randomUUID
THIS_MACHINE = "127.0.0.1"
LAN_HOST = "smokowisko.test"
WITHOUT_HTTPS = "The Cross-Origin-Opener-Policy header has been ignored"
FLAGS = [
    f"--host-resolver-rules=MAP {LAN_HOST} {THIS_MACHINE}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

NONCE = "00" * 16
SHUFFLES = "smokowisko-shuffles"  # where the site keeps what it pledged

OPEN_TABLE = """async ({ order, key, given }) => {
  await fetch('/api/me');
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ pledge: given.pledge, ...order });
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  const { id, commitment } = await answer.json();
  const seats = order.chairs.flatMap((chair, seat) => chair === 'me' ? [seat] : []);
  const witness = { commitment, given, seats, pledges: null, taken: false, suspicion: null };
  const known = JSON.parse(localStorage.getItem(key) ?? '[]');
  localStorage.setItem(key, JSON.stringify([...known, [id, { witness }]]));
  return id;
}"""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def chromium() -> str | None:
    """The browser of the system: none is downloaded."""
    return os.environ.get("SMOKOWISKO_CHROMIUM") or shutil.which("chromium")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {"SMOKOWISKO_WEB": str(WEBSITE), "SMOKOWISKO_AWAY_LIVE_SECONDS": "1"}
    with House(tmp_path_factory.mktemp("data"), **settings) as house:
        yield house


@pytest.fixture(scope="module")  # its event loop must not run on under the tests of others
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own; whatever the page complains of fails the test."""

    def __init__(
        self,
        browser: Browser,
        site: House,
        *,
        phone: bool,
        language: str,
        host: str = THIS_MACHINE,
        address: str | None = None,
    ) -> None:
        self.site = site
        self.address = address or f"http://{host}:{urlsplit(site.address).port}"
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            reduced_motion="reduce",
            base_url=self.address,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and WITHOUT_HTTPS not in said.text:
            self.complaints.append(said.text)

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def new_table(self, *chairs: str, game: str = "serce_smoka", **options: Any) -> str:
        """A table against a bot, or with these chairs; its path."""
        self.goto("/")
        order = {"game": game, "chairs": chairs or ("me", "greedy"), "options": options}
        given = {"nonce": NONCE, "pledge": pledge(NONCE)}
        asked = {"order": order, "key": SHUFFLES, "given": given}
        return f"/table/{self.page.evaluate(OPEN_TABLE, asked)}"


class Visit(Protocol):
    """The `visit` fixture: somebody new comes."""

    def __call__(
        self, *, phone: bool = False, language: str = "en", address: str | None = None
    ) -> Visitor: ...


@pytest.fixture
def host() -> str:
    """The name by which visitors call the server; a module may choose another one."""
    return THIS_MACHINE


@pytest.fixture
def visit(browser: Browser, site: House, host: str) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(*, phone: bool = False, language: str = "en", address: str | None = None) -> Visitor:
        visitor = Visitor(browser, site, phone=phone, language=language, host=host, address=address)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.fixture
def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ola and Jan, who came by her link and by nothing else, at a table that has begun."""
    ola, jan = visit(), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    button(jan.page, "Sit down here").click()
    button(ola.page, "Begin").click()
    for each in (ola, jan):
        expect(each.page.locator("section.hand")).to_be_visible()
    return ola, jan
