"""Whole games of Księga Smoków in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean_in
from tests.browser.clicking_ksiega_smokow import (
    GO,
    LIFT,
    OPEN,
    decide,
    die,
    end_turn,
    field,
    lay,
    sit_down,
    two_at_one_table,
    wait,
)
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.seeing import act

pytestmark = pytest.mark.compiled_only

MOST_DECISIONS = 400
MOST_TABLES = 3
ABILITIES = {"Storm", "Desert", "Jungle", "Mountains", "Plains"}


def play_on(page: Page) -> int:
    """To the end of the game; says how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        if not decide(page):
            return decisions
    raise AssertionError("the game does not end")


# ---------------------------------------------------------------- whole games


def test_a_whole_game_of_two_by_clicking(visit: Visit) -> None:
    page = sit_down(visit(language="pl"), "me", "greedy")
    assert play_on(page) > 20
    expect(page.locator("dialog[open] tbody tr")).to_have_count(9)  # six lands, goal, sum, pips
    expect(page.locator("dialog[open] section.book")).to_have_count(2)


def test_a_whole_game_of_four_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy", "random", "greedy")
    assert play_on(page) > 10
    expect(page.locator("dialog[open] thead th")).to_have_count(5)
    expect(page.locator("dialog[open] section.book")).to_have_count(4)


# ---------------------------------------------------------------- two people


def test_outbid_dice_return_one_higher_in_the_other_browser(visit: Visit) -> None:
    first, second = two_at_one_table(visit(), visit())
    lay(first, 1, 3)
    expect(field(first, 1)).to_have_attribute("aria-pressed", "true")
    act(first, first.get_by_role("button", name="Lay 3 on field 1"))
    end_turn(first)
    wait(second)
    expect(field(second, 1)).to_have_attribute("aria-label", re.compile("beaten from 4"))
    lay(second, 1, 4)
    expect(second.locator("[data-field='1'] .plaque")).to_contain_text("beats 3")
    rival = second.locator("section.rival")
    expect(rival.get_by_role("img", name="Die 3 becomes 4")).to_be_visible()
    expect(rival.locator(".tag")).to_have_text("+1")
    act(second, second.locator(GO))
    expect(first.locator("[data-field='1'] .plaque")).to_contain_text("4")
    expect(first.locator(".own [aria-label='Die 4']")).to_have_count(2)  # the own 4, and the 3
    expect(first.locator(".course li").first).to_contain_text("3 → 4")
    end_turn(second)
    wait(first)
    expect(die(first, 4)).to_have_count(2)


def test_the_blocking_die_pushes_dice_off_unchanged(visit: Visit) -> None:
    first, second = two_at_one_table(visit(), visit())
    lay(first, 1, 5)
    act(first, first.locator(GO))
    end_turn(first)
    wait(second)
    lay(second, 3, 3)
    expect(second.locator("[data-field='3'] .plaque")).to_contain_text("4 more needed")
    expect(second.locator(GO)).to_have_count(0)
    lay(second, 3, 4)
    expect(second.locator(".saying")).to_contain_text("The blocking die moves to field 1.")
    expect(second.locator(".saying")).to_contain_text("5, unchanged")
    act(second, second.get_by_role("button", name="Lay 3 + 4 on field 3"))
    for page in (first, second):
        expect(page.locator("[data-field='1'].blocked")).to_have_count(1)
        expect(page.locator("[data-field='1'] [data-piece=blocking]")).to_have_count(1)
    expect(first.locator(".own [aria-label='Die 5']")).to_have_count(1)
    expect(first.locator(".own [aria-label='Die 6']")).to_have_count(0)


# ---------------------------------------------------------------- abilities


def test_each_ability_is_used_by_clicking(visit: Visit) -> None:
    ola = visit()
    wanted = set(ABILITIES)
    for _ in range(MOST_TABLES):
        page = sit_down(ola, "me", "random")
        for _ in range(MOST_DECISIONS):
            wait(page)
            if page.locator("dialog[open]").count() or not wanted:
                break
            land = next((land for land in sorted(wanted) if ready(page, land)), None)
            if land:
                use(page, land)
                wanted.remove(land)
            else:
                go_after(page, wanted)
    assert not wanted


def ready(page: Page, land: str) -> bool:
    return page.locator(".abilities button.legal", has_text=land).count() > 0


def use(page: Page, land: str) -> None:
    """By its button or its card, with a target where it needs one; what it does is seen before."""
    spent = page.locator("article.used, .mini.used").count()
    tokens = page.locator(".field .token")
    lying = tokens.count()  # the bot may have used its own
    if land in BY_CARD:
        page.locator(f".book button[aria-label*='{land}']:not([aria-label$='used'])").first.click()
    else:
        page.locator(".abilities button.legal", has_text=land).click()
    if page.locator(GO, has_text=land).count() == 0:
        target = page.locator(".own button.legal") if land in DICE else page.locator(OPEN)
        target.first.click()
    expect(page.locator(GO)).to_contain_text(land)
    expect(page.locator(".saying span")).to_contain_text(PREVIEW[land])
    act(page, page.locator(GO))
    expect(page.locator(".course li").first).to_contain_text(f"uses {land}")
    expect(page.locator("article.used, .mini.used")).not_to_have_count(spent)
    if land == "Plains":
        expect(page.locator("[data-piece^=token-]")).not_to_have_count(0)
        expect(tokens).to_have_count(lying + 1)


BY_CARD = {"Jungle", "Plains"}
DICE = {"Desert", "Mountains"}
PREVIEW = {
    "Storm": "leaves the game",
    "Desert": "→",
    "Jungle": "→",
    "Mountains": "→",
    "Plains": "nobody can outbid",
}


def go_after(page: Page, wanted: set[str]) -> None:
    """A card of a land that is wanted, to be taken or to be bid on; else whatever comes."""
    if page.locator(GO).count() == 0:
        lands = page.locator(".field.open", has_text=re.compile("|".join(sorted(wanted))))
        takeable = page.locator(".field.open", has_text="yours to take")
        both = lands.filter(has_text="yours to take")
        found = next(
            each for each in (both, takeable, lands, page.locator(".field.open")) if each.count()
        )
        found.first.locator(".press").click()
    act(page, page.locator(GO).first)


# ---------------------------------------------------------------- other ways to play


def at_one_device(visit: Visit, *, phone: bool = False) -> Page:
    page = sit_down(visit(phone=phone), "me", "me")
    page.get_by_role("button", name=LIFT).click()
    wait(page)
    return page


def test_a_die_is_dragged_onto_a_card_and_back(visit: Visit) -> None:
    page = at_one_device(visit)
    die(page, 5).drag_to(page.locator("[data-field='2']"))
    expect(page.locator(GO)).to_have_text("Lay 5 on field 2")
    laid = page.get_by_role("button", name="Take die 5 back from field 2")
    laid.drag_to(page.locator("[data-field='1']"))
    expect(page.locator(GO)).to_have_text("Lay 5 on field 1")
    page.get_by_role("button", name="Take die 5 back from field 1").drag_to(page.locator(".own h2"))
    expect(page.locator(GO)).to_have_count(0)
    expect(die(page, 5)).to_have_count(1)


def test_the_keyboard_alone_lays_dice(visit: Visit) -> None:
    page = at_one_device(visit)
    field(page, 1).focus()
    page.keyboard.press("Enter")  # the cheapest that wins
    expect(page.locator(GO)).to_have_text("Lay 3 on field 1")
    page.keyboard.press("ArrowRight")
    expect(field(page, 2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(GO)).to_have_text("Lay 3 on field 1 and 4 on field 2")
    page.keyboard.press("Escape")
    expect(page.locator(GO)).to_have_count(0)
    die(page, 5).focus()
    page.keyboard.press("Enter")
    expect(die(page, 5)).to_have_attribute("aria-pressed", "true")
    field(page, 2).focus()
    page.keyboard.press("Enter")
    page.locator(GO).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_count(1)


def test_why_not_is_answered_with_the_rule(visit: Visit) -> None:
    page = at_one_device(visit)
    lay(page, 1, 3)
    lay(page, 2, 4)
    field(page, 3).click()  # a 5 alone does not beat the blocking die
    expect(page.locator(".tip").last).to_contain_text("KSI-90")


def test_a_placement_is_taken_back_whole(visit: Visit) -> None:
    page = at_one_device(visit)
    lay(page, 1, 3)
    act(page, page.locator(GO))
    act(page, page.get_by_role("button", name="Undo"))
    expect(die(page, 3)).to_have_count(1)
    expect(page.locator("[data-field='1'] .dice")).to_have_count(0)


def test_dice_and_cards_fly_and_a_press_ends_it(visit: Visit) -> None:
    ola = visit()
    ola.page.emulate_media(reduced_motion="no-preference")
    ola.context.add_init_script(WATCH_FLIGHTS)
    page = sit_down(ola, "me", "me")
    page.get_by_role("button", name=LIFT).click()
    wait(page)
    lay(page, 1, 3)
    assert page.evaluate("window.flown.dice") > 0
    page.keyboard.press("Shift")  # whatever flies lands
    expect(page.locator("[data-piece][style*=hidden]")).to_have_count(0)
    expect(page.locator(".desk > .die")).to_have_count(0)
    pass_on(page)
    lay(page, 2, 5)
    pass_on(page)
    field(page, 1).click()
    assert page.evaluate("window.flown.cards") == 0
    act(page, page.locator(GO))
    page.wait_for_function("window.flown.cards === 1")  # into the book


def pass_on(page: Page) -> None:
    """What is picked is played, and the next person takes over."""
    act(page, page.locator(GO))
    end_turn(page)
    page.get_by_role("button", name=LIFT).click()
    wait(page)


WATCH_FLIGHTS = """
window.flown = { dice: 0, cards: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.desk > .die')) window.flown.dice += 1;
  if (this.matches('.desk > article')) window.flown.cards += 1;
  return animate.apply(this, how);
};
"""


def test_a_spectator_only_watches(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    page = sit_down(ola, "me", "greedy", "greedy")
    wait(page)
    ewa.goto("/")
    ewa.goto(page.url)
    expect(ewa.page.locator(".field")).to_have_count(3)
    expect(ewa.page.locator("section.rival")).to_have_count(2)
    expect(ewa.page.locator(".own button")).to_have_count(0)
    expect(ewa.page.get_by_role("button", name="List of moves")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phone", [False, True])
def test_the_table_never_scrolls(visit: Visit, phone: bool, seats: int) -> None:
    page = sit_down(visit(phone=phone), "me", *["greedy"] * (seats - 1))
    wait(page)
    size = PHONE if phone else DESKTOP
    assert page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]") == [
        *size.values()
    ]
    for box in (
        each.bounding_box() for each in page.locator(".field, nav button, footer > *").all()
    ):
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    for button in page.locator("main button").all():
        target = button.bounding_box()
        assert target
        assert min(target["width"], target["height"]) >= 43.5, button.get_attribute("aria-label")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(visit: Visit, phone: bool) -> None:
    ola = visit(phone=phone, language="pl" if phone else "en")
    page = sit_down(ola, "me", "greedy", "greedy", "greedy")
    for _ in range(6):
        decide(page)
    wait(page)
    if page.locator(OPEN).count():
        page.locator(OPEN).first.click()
    clean_in(page)
