"""The pages that are no table, in a real browser: to be read, to be set, and to sit down from."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean_in
from tests.browser.clicking import decide
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only

PAGES = {
    "home": "/",
    "tables": "/tables",
    "new table": "/new/serce_smoka",
    "settings": "/settings",
    "about": "/about",
    "rulebooks": "/rules",
    "rules": "/rules/serce_smoka",
    "not found": "/no/such/place",
}
TABLET = {"width": 768, "height": 1024}


def settled(page: Page) -> None:
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def come_as(visitor: Visitor, player: Player) -> None:
    """The same guest, now in a browser."""
    name, value = player.cookie.split("=", 1)
    visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.site.address}])


# ---------------------------------------------------------------- every page


@pytest.mark.parametrize(
    ("language", "themes"), [("pl", ("dark", "contrast")), ("en", ("dark", "light"))]
)
def test_axe_finds_nothing_on_any_page(
    visit: Visit, language: str, themes: tuple[str, ...]
) -> None:
    ola = visit(phone=language == "pl", language=language)
    ola.new_table()
    for path in PAGES.values():
        ola.goto(path)
        ola.page.locator("h1").first.wait_for()
        clean_in(ola.page, themes)


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_the_language_can_be_changed_and_stays(visit: Visit, path: str) -> None:
    ola = visit(language="en")
    ola.goto(path)
    settled(ola.page)
    html, main, english = ola.page.locator("html"), ola.page.locator("main"), ola.page.title()
    before = main.inner_text()
    expect(html).to_have_attribute("lang", "en")
    ola.page.get_by_role("button", name="PL", exact=True).click()
    expect(html).to_have_attribute("lang", "pl")
    expect(main).not_to_have_text(before)
    assert ola.page.title() != english
    ola.page.reload()
    expect(html).to_have_attribute("lang", "pl")
    expect(ola.page.get_by_role("link", name="O stronie").first).to_be_visible()


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_nothing_is_wider_than_the_screen(visit: Visit, path: str) -> None:
    ola = visit(phone=True, language="pl")
    ola.goto(path)
    settled(ola.page)
    for size in (PHONE, TABLET):
        ola.page.set_viewport_size(size)  # type: ignore[arg-type]
        wide = ola.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"]


def test_the_heading_is_focused_on_the_way(visit: Visit) -> None:
    ola = visit()
    ola.goto("/")
    ola.page.get_by_role("link", name="Rules", exact=True).click()
    expect(ola.page.get_by_role("heading", name="Rules", level=1)).to_be_focused()
    expect(ola.page).to_have_title("Rules — Smokowisko")
    ola.page.go_back()
    expect(ola.page).to_have_title("Five dragon games — Smokowisko")
    expect(ola.page.locator("h1")).to_be_focused()


def test_on_a_phone_the_tabs_lead_everywhere(visit: Visit) -> None:
    ola = visit(phone=True)
    ola.new_table()
    ola.goto("/")
    tabs = ola.page.get_by_role("navigation", name="Where to")
    for name, path in (("Tables", "/tables"), ("Rules", "/rules"), ("Games", "/")):
        tabs.get_by_role("link", name=name).click()
        ola.page.wait_for_url(f"**{path}")
        expect(tabs.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")


# ---------------------------------------------------------------- what a browser may not store


@pytest.mark.parametrize(
    "forbid",
    [
        "Storage.prototype.setItem = () => { throw new DOMException(); }",
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException(); } })",
    ],
    ids=["no room", "forbidden"],
)
def test_every_page_opens_where_nothing_may_be_stored(visit: Visit, forbid: str) -> None:
    ola = visit()
    page = ola.page
    page.add_init_script(forbid)
    for path in PAGES.values():
        ola.goto(path)
        expect(page.locator("h1").first).to_be_visible()
    ola.goto("/settings")
    page.get_by_role("radio", name="Light").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("link", name="Games").click()
    page.get_by_role("button", name="Play against a bot").first.click()
    expect(page.locator("section.hand")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")  # until one leaves
    table = page.url.rpartition("/")[2]
    decide(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    for _ in range(2):
        page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Verify this game").click()
    expect(page.get_by_text("The server kept the promise")).to_be_visible()
    for path in (f"/replay/{table}", f"/verify/{table}"):
        ola.goto(path)
        expect(page.locator("h1").first).to_be_visible()


# ---------------------------------------------------------------- sitting down


def test_a_table_with_options_of_ones_own_by_clicking(visit: Visit, site: House) -> None:
    ola = visit()
    ola.goto("/")
    ola.page.get_by_role("link", name="Own table: Serce Smoka").click()
    page = ola.page
    second = page.get_by_role("group", name="Seat 2")
    second.get_by_text("Somebody with the link").click()
    page.get_by_text("One more turn").click()
    page.get_by_role("switch", name="Show running scores").click()
    page.get_by_text("By lot").click()
    expect(page.get_by_text("you begin when one more person has sat down")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    with Player(site).join(page.url.rsplit("/", 1)[1]) as watching:
        assert watching.table["options"] == {
            "exhaustion_end": "short",
            "first_player": "random",
            "show_scores": True,
        }
        assert [chair["kind"] for chair in watching.table["chairs"]] == ["person", "open"]
        assert watching.table["private"]
    ola.goto("/new/serce_smoka")  # the last choice is remembered
    expect(page.get_by_role("radio", name="One more turn")).to_be_checked()
    expect(second.get_by_role("radio", name="Somebody with the link")).to_be_checked()
    page.get_by_role("button", name="Back to the defaults").click()
    expect(page.get_by_role("radio", name="Three more turns")).to_be_checked()


def test_a_refusal_is_shown_and_nothing_is_lost(visit: Visit) -> None:
    ola = visit()
    ola.goto("/new/serce_smoka")
    ola.page.get_by_text("One more turn").click()
    sentence = "The dragon sleeps on the table."
    ola.page.route(
        "**/api/tables",
        lambda route: (
            route.fulfill(status=400, json={"reason": "bad_request", "sentence": sentence})
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    ola.page.get_by_role("button", name="Open the table").click()
    expect(ola.page.get_by_role("alert")).to_contain_text(sentence)
    expect(ola.page.get_by_role("radio", name="One more turn")).to_be_checked()
    ola.complaints.clear()  # the browser rightly tells of the 400


def test_a_public_table_is_joined_from_the_first_page(visit: Visit) -> None:
    ola, jan = visit(), visit()
    ola.goto("/new/serce_smoka")
    ola.page.get_by_role("group", name="Seat 2").get_by_text("Somebody with the link").click()
    ola.page.get_by_role("radio", name="Everybody").check()
    ola.page.get_by_role("button", name="Open the table").click()
    ola.page.wait_for_url("**/table/*")
    jan.goto("/")
    tables = jan.page.get_by_role("region", name="Open tables")
    tables.locator(f"a[href='/table/{ola.page.url.rsplit('/', 1)[1]}']").click()
    jan.page.get_by_role("button", name="Sit down here").click()
    expect(ola.page.get_by_role("button", name="Begin")).to_be_visible()


def test_with_friends_leads_to_the_waiting_room(visit: Visit) -> None:
    ola = visit()
    ola.goto("/")
    tile = ola.page.locator("article[data-game=serce_smoka]")
    tile.get_by_role("button", name="With friends").click()
    ola.page.wait_for_url("**/table/*")
    expect(ola.page.get_by_role("button", name="Copy the link")).to_be_visible()


def test_the_table_of_an_unknown_game_is_not_found(visit: Visit) -> None:
    ola = visit()
    ola.goto("/new/chess")
    expect(ola.page.get_by_role("heading", name="No dragons here")).to_be_visible()


# ---------------------------------------------------------------- what is listed


def test_recent_games_tell_how_they_ended(visit: Visit, site: House) -> None:
    kuba = Player(site)
    played, resigned = kuba.open_table(["me", "random"]), kuba.open_table(["me", "random"])
    with kuba.join(played) as place:
        while not place.wait_for(0)["over"]:
            assert place.view is not None
            place.play(0, place.view["moves"][0]["text"])
    with kuba.join(resigned) as place:
        place.wait_for(0)
        place.ask("resign", seat=0)
    recent_games = kuba.http("GET", "/api/tables")[1]["recent"]
    (scores,) = [game["summary"]["scores"] for game in recent_games if game["id"] == played]
    browser = visit()
    come_as(browser, kuba)
    browser.goto("/")
    recent = browser.page.get_by_role("region", name="Recent games")
    expect(recent.get_by_text("Lost by resigning")).to_be_visible()
    expect(recent.get_by_text(f"{scores[0]} : {scores[1]}")).to_be_visible()
    for id in (played, resigned):
        expect(recent.locator(f"a[href='/table/{id}']")).to_have_count(1)
        expect(recent.locator(f"a[href='/replay/{id}']")).to_have_count(1)


def test_what_waits_for_me_stands_first(visit: Visit, site: House) -> None:
    kuba = Player(site)
    waiting = kuba.open_table(["me", "random"])
    with kuba.join(waiting) as place:
        place.wait_for(0)
    kuba.open_table(["me", "open"])
    browser = visit(phone=True)
    come_as(browser, kuba)
    browser.goto("/")
    above = browser.page.get_by_role("region", name="1 waits for you")
    expect(above.locator(f"a[href='/table/{waiting}']")).to_be_visible()
    browser.goto("/tables")
    first = browser.page.get_by_role("region", name="My tables").locator("li").first
    expect(first).to_contain_text("Your turn")


@pytest.mark.parametrize(("language", "words"), [("en", "set aside for now"), ("pl", "wstrzymany")])
def test_a_table_that_cannot_go_on_is_listed_as_such(
    visit: Visit, site: House, language: str, words: str
) -> None:
    kuba = Player(site)
    with kuba.join(kuba.open_table(["me", "random"])) as place:
        place.wait_for(0)
    listing = kuba.http("GET", "/api/tables")[1]
    listing["mine"][0]["status"] = "set_aside"
    browser = visit(language=language)
    browser.page.route("**/api/tables", lambda route: route.fulfill(json=listing))
    browser.goto("/tables")
    row = browser.page.locator("section li").first
    expect(row).to_contain_text(words)
    expect(row).not_to_contain_text(re.compile("Your turn|Twoja kolej"))


def test_an_empty_list_shows_a_way_forward(visit: Visit) -> None:
    ola = visit()
    ola.goto("/tables")
    ola.page.get_by_role("link", name="To the rules").click()
    ola.page.wait_for_url("**/rules")


# ---------------------------------------------------------------- settings


def test_settings_are_saved_at_once_and_survive(visit: Visit) -> None:
    ola = visit()
    ola.goto("/settings")
    page = ola.page
    name = page.get_by_label("Your name at the table")
    expect(name).not_to_have_value("")
    name.fill("Ola ze Smoczej")
    name.press("Enter")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="None").check()
    page.get_by_role("switch", name="Confirm moves").click()
    page.get_by_role("radio", name="Polski").check()
    page.reload()
    html = page.locator("html")
    for attribute, value in (("lang", "pl"), ("data-theme", "light"), ("data-motion", "reduced")):
        expect(html).to_have_attribute(attribute, value)
    expect(page.get_by_label("Twoje imię przy stole")).to_have_value("Ola ze Smoczej")
    expect(page.get_by_role("radio", name="Żaden")).to_be_checked()
    expect(page.get_by_role("switch", name="Potwierdzaj ruchy")).not_to_be_checked()


def test_a_name_that_is_not_taken_says_why(visit: Visit) -> None:
    ola = visit()
    ola.goto("/settings")
    name = ola.page.get_by_label("Your name at the table")
    expect(name).not_to_have_value("")
    name.fill("   ")
    name.press("Enter")
    expect(ola.page.get_by_role("alert")).to_have_text(
        "A name needs at least one visible character."
    )
    expect(name).to_have_value("   ")
    ola.complaints.clear()  # the browser rightly tells of the 409


# ---------------------------------------------------------------- the rules


def hits(page: Page) -> int:
    return int(page.evaluate("CSS.highlights.get('rules-hit')?.size ?? 0"))


def test_the_rules_are_searched_with_and_without_polish_letters(visit: Visit) -> None:
    ola = visit(language="pl")
    ola.goto("/rules/serce_smoka")
    page = ola.page
    rows = page.locator("article :is(p, li, tr):visible")
    page.get_by_role("heading", name="Punktacja").wait_for()
    whole = rows.count()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Szukaj w zasadach")
    expect(field).to_be_focused()
    field.fill("lowczyn")
    counted = page.locator("#rules-hits")
    expect(counted).to_contain_text("1 z ")
    found = hits(page)
    assert found > 3
    expect(counted).to_have_text(f"1 z {found} trafień")
    assert rows.count() < whole
    expect(page.get_by_role("heading", name="Punktacja")).to_be_hidden()
    field.press("Enter")
    expect(counted).to_have_text(f"2 z {found} trafień")
    field.press("Shift+Enter")
    expect(counted).to_have_text(f"1 z {found} trafień")
    field.fill("ŁOWCZYŃ")
    assert hits(page) == found
    field.fill("zbierasz wszystkie trolle albo")  # across bold words
    assert hits(page) == 1
    field.fill("szachy")
    expect(counted).to_have_text("Nie ma tego w zasadach.")
    field.press("Escape")
    expect(counted).to_have_text("")
    assert rows.count() == whole


def test_a_rule_is_linked_to(visit: Visit) -> None:
    ola = visit()
    ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ola.goto("/rules/serce_smoka#SER-78")
    page = ola.page
    rule = page.locator("#SER-78")
    expect(rule).to_be_in_viewport()
    expect(page.locator("article .here").filter(has_text="SER-78").first).to_be_visible()
    # a browser goes to the place in the address once more when the last font has come
    page.wait_for_load_state("networkidle")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Setup").click()
    heading = page.get_by_role("heading", name="Setup")
    expect(heading).to_be_in_viewport()
    expect(page.locator("article .here")).to_have_text(["Setup"])
    heading.get_by_role("link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert page.url.endswith("#section-2")


def test_the_rules_lead_back_to_the_game(visit: Visit) -> None:
    ola = visit()
    ola.goto("/rules/serce_smoka")
    ola.page.get_by_role("link", name="Play", exact=True).click()
    ola.page.wait_for_url("**/new/serce_smoka")


def test_the_page_of_unknown_rules_says_so(visit: Visit) -> None:
    ola = visit()
    ola.goto("/rules/chess")
    expect(ola.page.get_by_role("alert")).to_contain_text("There are no such rules here.")
    ola.complaints.clear()  # the browser rightly tells of the refusal
