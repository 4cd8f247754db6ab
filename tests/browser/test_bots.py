"""Bots in the browser: how strong they are to be, who they are, what they advise, and for whom they
play on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from smokowisko.server.dragon_names import NAMES
from tests.browser import clicking, clicking_smoki
from tests.browser.axe import clean
from tests.browser.conftest import Visit
from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only

LEVELS = ["Hatchling", "Dragon", "Elder", "Ancient"]
MOST_DECISIONS = 40


def levels_at(site: House, page: Page) -> list[str | None]:
    with Player(site).join(page.url.rsplit("/", 1)[1]) as watching:
        return [chair["bot"] for chair in watching.table["chairs"]]


def hint_note(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Hint")


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("phone", [False, True])
def test_one_plays_against_a_chosen_level_and_it_is_remembered(
    visit: Visit, site: House, phone: bool
) -> None:
    ola = visit(phone=phone)
    ola.goto("/")
    page = ola.page
    tile = page.locator("article[data-game=serce_smoka]")
    level = tile.get_by_role("combobox", name="Serce Smoka: level of the bot")
    expect(level.locator("option")).to_have_text(LEVELS)
    expect(level).to_have_value("dragon")
    expect(level).to_have_accessible_description("Plays sensibly, but does not look very far.")
    level.focus()
    page.keyboard.press("ArrowDown")
    expect(level).to_have_accessible_description("Plans ahead and overlooks little.")
    tile.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    assert levels_at(site, page) == [None, "elder"]
    ola.goto("/")
    expect(level).to_have_value("elder")
    if not phone:  # every game has its own
        other = page.locator("article[data-game=smoki]").get_by_role("combobox")
        expect(other).to_have_value("dragon")


def test_every_seat_has_a_level_of_its_own(visit: Visit, site: House) -> None:
    ola = visit()
    ola.goto("/new/smoki")
    page = ola.page
    for _ in range(2):
        page.get_by_role("button", name="Add a chair").click()
    for seat, level in ((2, "Hatchling"), (3, "Ancient"), (4, "Elder")):
        page.get_by_role("combobox", name=f"Seat {seat}: level of the bot").select_option(level)
    expect(page.get_by_text("The strongest: thinks longest")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    assert levels_at(site, page) == [None, "hatchling", "ancient", "elder"]
    ola.goto("/new/smoki")
    expect(page.get_by_role("combobox", name="Seat 3: level of the bot")).to_have_value("ancient")


# ---------------------------------------------------------------- at the table


@pytest.mark.parametrize("phone", [False, True])
def test_bots_have_names_and_say_what_they_are(visit: Visit, phone: bool) -> None:
    ola = visit(phone=phone)
    page = clicking_smoki.sit_down(ola, "me", "hatchling", "ancient", "random")
    clicking_smoki.wait(page)
    rivals = page.locator("section.rival")
    names = rivals.get_by_role("heading").all_inner_texts()
    assert len(set(names)) == 3
    assert set(names) <= set(NAMES)
    for seat, level in enumerate(["Hatchling", "Ancient", "At random"]):
        mark = rivals.nth(seat).locator(".bot")
        expect(mark).to_be_visible()
        expect(mark).to_contain_text(f"bot: {level}")
    page.reload()
    clicking_smoki.wait(page)
    assert rivals.get_by_role("heading").all_inner_texts() == names
    clean(page)


def test_the_waiting_room_tells_who_is_a_bot(visit: Visit) -> None:
    ola = visit()
    page = clicking_smoki.sit_down(ola, "me", "open", "elder")
    bot = page.get_by_role("listitem").filter(has_text="bot: Elder")
    assert bot.locator("b").inner_text() in NAMES


# ---------------------------------------------------------------- the hint


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_tells_what_ancient_expects(visit: Visit, phone: bool) -> None:
    ola = visit(phone=phone)
    ola.goto(ola.new_table("me", "hatchling"))
    page = ola.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    note = hint_note(page)
    hint.click()  # who takes the first turn is a choice, too
    expect(note).to_contain_text("of such games.")
    while page.locator(clicking.LEGAL).count() == 0:
        clicking.decide(page)
    hint.click()
    expect(note).to_contain_text(
        re.compile(r"Ancient expects to win about [1-9][0-9]?\s% of such games\.")
    )
    expect(page.locator(clicking.SELECTED).first).to_be_visible()  # the move itself lies ready
    clean(page)
    note.get_by_role("button", name="Put the hint away").click()
    expect(note).to_have_count(0)
    hint.click()
    expect(note).to_contain_text("of such games.")
    page.locator(clicking.GO).click()
    expect(note).to_have_count(0)


# ---------------------------------------------------------------- for somebody else


def test_those_who_stay_agree_and_a_bot_plays_on(visit: Visit, site: House) -> None:
    ola, jan, ewa = visit(), visit(), visit()
    one = clicking_smoki.sit_down(ola, "me", "open", "open", end="rounds", rounds=1)
    for guest in (jan, ewa):
        guest.goto("/")
        guest.goto(one.url)
        guest.page.get_by_role("button", name="Sit down here").first.click()
        expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()
    one.get_by_role("button", name="Begin").click()
    for visitor in (ola, jan, ewa):
        expect(visitor.page.locator("section.rival")).to_have_count(2)
    ewa.page.close()
    one.get_by_role("button", name="Let a bot play").click()
    expect(one.get_by_text("Waiting for the others.")).to_be_visible()
    assert levels_at(site, one) == [None, None, None]
    jan.page.get_by_role("button", name="Agree").click()
    for visitor in (ola, jan):
        expect(visitor.page.get_by_text("leaves the table. A bot plays on:")).to_be_visible()
        expect(visitor.page.locator("section.rival .bot")).to_contain_text("bot: Dragon")
    assert levels_at(site, one) == [None, None, "dragon"]
    name = one.locator("section.rival").filter(has=one.locator(".bot")).get_by_role("heading")
    plays = one.locator("aside.course li").filter(has_text=name.inner_text())
    ours = [visitor.page.get_by_role("button", name=clicking_smoki.HINT) for visitor in (ola, jan)]
    for _ in range(MOST_DECISIONS):
        if plays.count():
            break
        decides = next((hint.page for hint in ours if hint.count()), None)
        if decides is None:
            one.wait_for_timeout(50)
        else:
            clicking_smoki.decide(decides)
    expect(plays.first).to_be_visible()
