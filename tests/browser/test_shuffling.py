"""The shuffle that nobody chooses, as people see it: on the way to the table, and on Verify."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from smokowisko.engine.shuffle import commitment, pledge
from tests.browser import clicking_smoki
from tests.browser.axe import clean_in
from tests.browser.clicking import decide
from tests.browser.conftest import Visit, Visitor

pytestmark = pytest.mark.compiled_only

TABLES = re.compile("/api/tables/[^/]+$")
CHOSEN = "66" * 32
STRANGE = "77" * 16
DO_NOT_TRUST = "Do not trust this shuffle"

# every state of the page on the way from one page to the next
WATCH_FOR_ROOM = """() => {
  window.roomSeen = false;
  const look = () => { if (document.querySelector('.room')) window.roomSeen = true; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""

Table = dict[str, Any]
Forgery = Callable[[Table], None]


def fingerprints(page: Page) -> list[str]:
    return page.locator("details dd").all_inner_texts()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    for _ in range(2):
        page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="End of the game")).to_be_visible()


def forging(forge: Forgery) -> Callable[[WebSocketRoute], None]:
    """Between browser and server, as a server could be that cheats: every table it tells of goes
    through `forge`."""

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                forge(message["table"])
            browser.send(json.dumps(message))

        server.on_message(tell)

    return route


# ---------------------------------------------------------------- a fair server


def test_one_click_leads_to_the_game_and_no_room_flashes_up(visit: Visit) -> None:
    ola = visit()
    ola.goto("/")
    ola.page.evaluate(WATCH_FOR_ROOM)
    tile = ola.page.locator("article[data-game=serce_smoka]")
    tile.get_by_role("button", name="Play against a bot").click()
    expect(ola.page.locator("section.hand")).to_be_visible()
    assert not ola.page.evaluate("window.roomSeen")
    resign(ola.page)
    ola.page.get_by_role("link", name="Verify this game").click()
    expect(ola.page.get_by_text("Everything fits: the shuffle was fair")).to_be_visible()
    expect(ola.page.locator("li.good")).to_have_count(6)
    expect(ola.page.get_by_text("The server kept the promise")).to_be_visible()


def test_the_waiting_room_shows_everybodys_fingerprints(visit: Visit) -> None:
    ola, jan = visit(), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    for each in (ola, jan):
        each.page.get_by_text("How the shuffle is fair").click()
    promise, own = fingerprints(ola.page)
    assert own == pledge("00" * 16)
    jan.page.get_by_role("button", name="Sit down here").click()
    expect(ola.page.locator("details dd")).to_have_count(3)
    assert fingerprints(ola.page) == fingerprints(jan.page)
    assert fingerprints(jan.page)[:2] == [promise, own]


def test_who_is_missing_at_the_start_is_left_out_and_told(visit: Visit) -> None:
    ola, jan = visit(), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    jan.page.get_by_role("button", name="Sit down here").click()
    begin = ola.page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    jan.goto("/")
    begin.click()
    expect(ola.page.get_by_text("Shuffling together …")).to_be_visible()
    clean_in(ola.page)
    expect(ola.page.locator("section.hand")).to_be_visible()  # it does not wait for ever
    jan.goto(path)
    decide(ola.page)
    resign(jan.page)
    for each, words, good in (
        (jan, "Your number was left out because it came too late", 5),
        (ola, "The number of player 2", 6),
    ):
        each.goto(path.replace("/table/", "/verify/"))
        expect(each.page.get_by_text(words).last).to_be_visible()
        expect(each.page.get_by_text("Everything fits")).to_be_visible()
        expect(each.page.locator("li.good")).to_have_count(good)


def test_a_downloaded_record_is_compared_with_what_was_seen(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    resign(ola.page)
    table = ola.page.url.rpartition("/")[2]
    record = ola.page.request.get(f"/api/tables/{table}/record").body()
    for each, words in ((ola, "The server kept the promise"), (ewa, "did not take part")):
        each.goto("/verify")
        each.page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": record}
        )
        expect(each.page.get_by_text(words)).to_be_visible()
        expect(each.page.get_by_text("Everything fits")).to_be_visible()


def test_the_older_proof_is_called_so(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    resign(ola.page)
    table = ola.page.url.rpartition("/")[2]
    record = ola.page.request.get(f"/api/tables/{table}/record").json()
    secret, nonces = record["shuffle"]["secret"], ["01" * 16]
    older = {
        **record,
        "shuffle": {"commitment": commitment(secret, 1), "secret": secret, "nonces": nonces},
    }
    ola.goto("/verify")
    ola.page.locator("input[type=file]").set_input_files(
        {
            "name": "game.json",
            "mimeType": "application/json",
            "buffer": json.dumps(older).encode(),
        }
    )
    expect(ola.page.get_by_text("This game used the older proof")).to_be_visible()


# ---------------------------------------------------------------- a server that cheats


def other_promise(table: Table) -> None:
    if table["status"] == "dealing":
        table["commitment"] = commitment(CHOSEN)


def other_pledge(table: Table) -> None:
    for each in table["pledges"]:
        each["pledge"] = pledge(STRANGE)


@pytest.mark.parametrize(
    ("forge", "warning", "found"),
    [
        (other_promise, "now shows another fingerprint", "another fingerprint than the one"),
        (other_pledge, "does not show the fingerprint of your number", "is missing, or another"),
    ],
)
def test_a_server_that_changes_what_it_showed_gets_no_number(
    visit: Visit, forge: Forgery, warning: str, found: str
) -> None:
    ola = visit()
    path = ola.new_table()
    ola.page.route_web_socket(TABLES, forging(forge))
    ola.goto(path)
    expect(ola.page.get_by_role("alert")).to_contain_text(DO_NOT_TRUST)
    expect(ola.page.get_by_role("alert")).to_contain_text(warning)
    clean_in(ola.page)
    expect(ola.page.locator("section.hand")).to_be_visible()  # the game is dealt without it
    expect(ola.page.locator(".strip")).to_contain_text(DO_NOT_TRUST)
    clean_in(ola.page)
    ola.page.get_by_role("button", name="Close", exact=True).click()
    expect(ola.page.get_by_role("alert")).to_have_count(0)
    decide(ola.page)
    resign(ola.page)
    ola.goto(path.replace("/table/", "/verify/"))
    expect(ola.page.get_by_text(found).first).to_be_visible()
    expect(ola.page.locator("li.bad")).to_have_count(1)
    clean_in(ola.page)


def test_a_rematch_without_our_number_is_found_out(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    resign(ola.page)

    def only_the_next(table: Table) -> None:
        if table["previous"]:
            other_pledge(table)

    path = ola.page.url
    ola.page.route_web_socket(TABLES, forging(only_the_next))
    ola.page.reload()
    ola.page.get_by_role("button", name="Play again").click()
    ola.page.wait_for_url(lambda url: "/table/" in url and url != path)
    expect(ola.page.get_by_role("alert")).to_contain_text(DO_NOT_TRUST)


def test_a_record_with_another_secret_is_found_out(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    resign(ola.page)
    table = ola.page.url.rpartition("/")[2]

    def chosen(record: dict[str, Any]) -> dict[str, Any]:
        shuffle = {**record["shuffle"], "secret": CHOSEN, "commitment": commitment(CHOSEN)}
        return {**record, "shuffle": shuffle}

    ola.page.route(
        f"**/api/tables/{table}/record",
        lambda route: route.fulfill(json=chosen(route.fetch().json())),
    )
    verdict = {"fits": True, "faults": [], "plies": 1, "scores": None}
    ola.page.route("**/api/verify", lambda route: route.fulfill(json=verdict))
    ola.goto(f"/verify/{table}")
    expect(ola.page.get_by_text("Before the game the server showed").first).to_be_visible()


# ---------------------------------------------------------------- how fast, and who is there


@pytest.mark.parametrize("phone", [False, True])
def test_a_slow_table_is_chosen_and_told(visit: Visit, phone: bool) -> None:
    ola, jan = visit(phone=phone), visit(phone=phone, language="pl")
    page = ola.page
    ola.goto("/new/serce_smoka")
    expect(page.get_by_role("radio", name="Slow: over days")).to_have_count(0)
    page.get_by_role("group", name="Seat 2").get_by_text("Somebody with the link").click()
    expect(page.get_by_role("radio", name="Live: in one sitting")).to_be_checked()
    page.get_by_role("radio", name="Slow: over days").check()
    clean_in(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("A slow table: you play over days")).to_be_visible()
    jan.page.goto(page.url.replace(ola.address, jan.address))
    expect(jan.page.get_by_text("Stół bez pośpiechu")).to_be_visible()
    clean_in(jan.page)
    ola.goto("/new/serce_smoka")  # the last choice is remembered
    expect(page.get_by_role("radio", name="Slow: over days")).to_be_checked()


def watchers_told(visitor: Visitor, words: str) -> None:
    page = visitor.page
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.locator("dialog[open]").get_by_text(words)).to_be_visible()
    page.keyboard.press("Escape")


def test_who_plays_sees_how_many_watch(visit: Visit) -> None:
    ola, jan, ewa = visit(language="pl"), visit(), visit()
    path = ola.new_table()
    ola.goto(path)
    for guest in (jan, ewa):
        guest.goto(path)
        expect(guest.page.get_by_text("You are watching:")).to_be_visible()
    watchers_told(ola, "Oglądają 2 osoby")
    watchers_told(ewa, "2 people watch")


def test_who_is_not_connected_is_shown_so_and_comes_back(visit: Visit) -> None:
    ola, jan = visit(), visit()
    page = clicking_smoki.sit_down(ola, "me", "open")
    jan.goto("/")
    jan.goto(page.url)
    jan.page.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin").click()
    rival = page.locator("section.rival")
    expect(rival).to_be_visible()
    expect(rival.get_by_text("not connected")).to_have_count(0)
    jan.goto("/")
    expect(rival.get_by_text("not connected")).to_be_visible()
    expect(page.get_by_text("has been away for some time")).to_be_visible()
    clean_in(page)
    jan.page.go_back()
    expect(rival.get_by_text("not connected")).to_have_count(0)
    expect(page.get_by_text("has been away for some time")).to_have_count(0)
