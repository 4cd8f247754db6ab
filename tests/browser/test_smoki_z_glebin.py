"""Whole games of Smoki z głębin in a real browser."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean, clean_in
from tests.browser.clicking_smoki_z_glebin import (
    GHOST,
    GO,
    HAND,
    LEGAL,
    MISSIONS,
    PATTERNS,
    REEF,
    SEA,
    SKIP,
    decide,
    lay,
    pass_turn,
    sit_down,
    wait,
)
from tests.browser.conftest import PHONE, Visit
from tests.browser.seeing import act, changed, seen

pytestmark = pytest.mark.compiled_only

MOST_DECISIONS = 120
TURNS = 14  # of each of two players
HEARD = "[data-heard]"


def play_on(page: Page) -> int:
    """To the end of the game; says how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        if not decide(page):
            return decisions
    raise AssertionError("the game does not end")


# ---------------------------------------------------------------- whole games


def test_a_whole_game_of_two_by_clicking(visit: Visit) -> None:
    page = sit_down(visit(language="pl"), "me", "greedy")
    assert play_on(page) >= TURNS
    sheet = page.locator("dialog[open] tbody tr")
    expect(sheet).to_have_count(4 + 4 + 1)  # parts, kingdoms, the sum
    for column in (1, 2):
        cells = [int(re.match(r"\d+", text)[0]) for text in column_of(page, column)]  # type: ignore[index]
        assert sum(cells[:-1]) == cells[-1]
    clean(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    clean(page)


def column_of(page: Page, column: int) -> list[str]:
    return page.locator(f"dialog[open] tbody tr > :nth-child({column + 1})").all_inner_texts()


def test_a_whole_game_of_two_by_keyboard(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy")
    for _ in range(MOST_DECISIONS):
        wait(page)
        if page.locator("dialog[open]").count():
            break
        press_on(page)
    else:
        raise AssertionError("the game does not end")
    expect(page.locator("dialog[open] tbody tr")).to_have_count(9)


def press_on(page: Page) -> None:
    """One decision with the keys alone."""
    for wanted in (REEF if not page.locator(LEGAL).count() else "nothing", PATTERNS):
        if page.locator(wanted).count():
            page.locator(wanted).first.focus()
            page.keyboard.press("Enter")
            page.locator(GO).focus()
            return enter(page)
    skip = page.get_by_role("button", name=SKIP)
    if skip.count():
        skip.focus()
        return enter(page)
    if not page.locator(LEGAL).count():
        return pass_turn(page)
    page.locator(LEGAL).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(SEA)).to_be_focused()
    page.keyboard.press("n")
    page.locator(GHOST).wait_for()
    return enter(page)


def enter(page: Page) -> None:
    before = seen(page)
    page.keyboard.press("Enter")
    changed(page, before)


def test_four_seats_with_bots(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy", "random", "greedy")
    for _ in range(6):
        assert decide(page)
    wait(page)
    expect(page.locator("section.rival")).to_have_count(3)
    expect(page.locator(".majorities tbody tr")).to_have_count(4)
    expect(page.locator(f"{SEA} .dragon.lying").nth(3)).to_be_attached()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy")
    assert play_on(page) >= TURNS
    expect(page.locator("dialog[open] tbody tr")).to_have_count(9)
    clean(page)


# ---------------------------------------------------------------- placing


def test_the_ghost_is_turned_mirrored_and_cycled_and_the_balance_follows(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy")
    wait(page)
    page.locator(LEGAL).first.click()
    page.locator(GHOST).wait_for()
    places = page.get_by_role("group", name="Legal places")
    count = int(re.search(r"/(\d+)", places.inner_text())[1])  # type: ignore[index]
    seen = set()
    for _ in range(count):
        page.keyboard.press("n")
        seen.add(page.locator(HEARD).inner_text().split(".")[0])
        expect(page.locator(GO)).to_have_text("Place the dragon")
    assert len(seen) == count
    for key in ("r", "m", "h", "Shift+R", "p"):
        page.keyboard.press(key)
    page.locator(GHOST).wait_for()
    sum_ = page.get_by_role("group", name="Balance of this placement")
    expect(sum_).to_contain_text("=")
    page.keyboard.press("Escape")
    expect(page.locator(f"{SEA} .shade")).to_have_count(0)


def test_a_press_on_an_illegal_place_says_why(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy")
    wait(page)
    page.locator(LEGAL).first.click()
    box = page.locator(f"{SEA} > svg").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.08, box["y"] + box["height"] * 0.08)
    expect(page.locator(".saying .wrong")).to_contain_text("GLE-")
    expect(page.locator(f"{SEA} .shade.illegal")).to_have_count(1)
    expect(page.locator(GO)).to_have_count(0)


def test_without_a_card_a_press_tells_what_a_square_is(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy")
    wait(page)
    page.locator(SEA).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(HEARD)).to_have_text("h10, sea current")


def test_a_pass_exchanges_a_card_for_coins(visit: Visit) -> None:
    page = sit_down(visit(), "me", "me")
    lift = page.get_by_role("button", name="I am here: show my cards")
    lift.click()
    wait(page)
    coins = page.locator("section.mine .counts span").first
    expect(coins).to_have_text("4")
    pass_turn(page)
    lift.click()
    wait(page)
    expect(page.locator("section.rival .counts span").first).to_have_text("6")
    expect(page.locator(HAND)).to_have_count(2)


def test_a_mission_is_paid_with_an_exchange(visit: Visit) -> None:
    """One person plays for both, takes no mission until one costs more ships than it shows."""
    page = sit_down(visit(), "me", "me")
    lift = page.get_by_role("button", name="I am here: show my cards")
    for _ in range(2 * MOST_DECISIONS):
        page.get_by_role("button", name=re.compile("Hint")).or_(lift).first.wait_for()
        if lift.count():
            act(page, lift)
        elif page.get_by_role("button", name=SKIP).count():
            if exchange(page):
                return
            act(page, page.get_by_role("button", name=SKIP))
        else:
            assert decide(page)
    raise AssertionError("nobody could exchange")


def exchange(page: Page) -> bool:
    for at in range(page.locator(MISSIONS).count()):
        page.locator(MISSIONS).nth(at).click()
        dialog = page.locator("dialog[open]")
        way = dialog.locator("label", has_text="with an exchange")
        if way.count():
            way.first.click()
            before = page.locator(".done .mission").count()
            act(page, dialog.locator(GO))
            expect(page.locator(".done .mission").nth(before)).to_be_attached()
            return True
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    return False


# ---------------------------------------------------------------- the phone


def test_a_phone_pans_zooms_and_carries_the_ghost(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy")
    wait(page)
    water = page.locator("svg.water")
    unit = float(water.get_attribute("data-unit") or 0)
    assert unit == 44
    page.get_by_role("button", name="Zoom in").click()
    assert float(water.get_attribute("data-unit") or 0) > unit
    before = water.evaluate("sea => sea.style.transform")
    page.mouse.move(100, 300)
    page.mouse.down()
    page.mouse.move(180, 340, steps=4)
    page.mouse.up()
    assert water.evaluate("sea => sea.style.transform") != before
    for _ in range(8):
        page.get_by_role("button", name="Zoom out").click()
    box = water.bounding_box()
    assert box
    assert box["width"] <= PHONE["width"]
    page.locator(LEGAL).first.click()
    ghost = page.locator(f"{SEA} .shade rect").first.bounding_box()
    assert ghost
    heard = page.locator(HEARD).inner_text()
    page.mouse.move(ghost["x"] + 5, ghost["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 12, box["y"] + 12, steps=5)
    page.mouse.up()
    expect(page.locator(HEARD)).not_to_have_text(heard)
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]


def test_a_phone_has_missions_patterns_and_majorities_behind_tabs(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy")
    wait(page)
    page.get_by_role("tab", name="Missions").click()
    expect(page.locator("button.mission")).to_have_count(4)
    page.get_by_role("tab", name="Patterns").click()
    expect(page.locator("button.stack")).to_have_count(3)
    page.get_by_role("tab", name="Majorities").click()
    expect(page.locator(".majorities tbody tr")).to_have_count(4)
    page.get_by_role("tab", name="Move").click()
    lay(page)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(visit: Visit, phone: bool) -> None:
    ola = visit(phone=phone, language="pl" if phone else "en")
    page = sit_down(ola, "me", "greedy", "greedy")
    assert decide(page)
    wait(page)
    while not page.locator(LEGAL).count():
        assert decide(page)
        wait(page)
    page.locator(LEGAL).first.click()
    page.locator(GHOST).wait_for()
    clean_in(page)


# ---------------------------------------------------------------- movement

# every motion stands still as soon as it has begun
FREEZE = """() => {
  const freeze = () => {
    for (const each of document.getAnimations()) each.pause();
    requestAnimationFrame(freeze);
  };
  freeze();
}"""
COILED = "() => document.querySelectorAll('.dragon.lying mask path').length"
MOVING = """() => document.getAnimations().filter(({ effect }) =>
  effect.target.matches('mask path') && effect.getTiming().iterations !== Infinity).length"""


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_dragon_uncoils_unless_motion_is_reduced(visit: Visit, motion: str) -> None:
    ola = visit()
    kept = json.dumps({"language": "en", "motion": motion})
    ola.context.add_init_script(f"localStorage.setItem('smokowisko', '{kept}')")
    page = sit_down(ola, "me", "greedy")
    wait(page)
    page.locator(LEGAL).first.click()
    page.locator(GHOST).wait_for()
    if motion == "full":
        page.evaluate(FREEZE)
    act(page, page.locator(GO))
    page.wait_for_function(f"({COILED})() === 1")
    if motion == "full":
        page.wait_for_function(f"({MOVING})() === 1")
        page.keyboard.press("Shift")  # a key ends it
    page.wait_for_function(f"({MOVING})() === 0")
