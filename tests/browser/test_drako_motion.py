"""How Drako's figures move, with the clock in our hands, and what is shown where nothing moves."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking_drako import GO, GOALS, draw_or_waste, sit_down, wait
from tests.browser.conftest import Visit, Visitor
from tests.browser.seeing import act

pytestmark = pytest.mark.compiled_only

DWARVES_AT_0 = 1  # the seat of the dragon, when we sit at seat 0

# every motion stands still as soon as it has begun, and each figure remembers where it stood
FREEZE = """() => {
  const freeze = () => {
    for (const each of document.getAnimations()) each.pause();
    requestAnimationFrame(freeze);
  };
  for (const piece of document.querySelectorAll('g.piece.body')) {
    piece.stood = piece.querySelector('ellipse').getBoundingClientRect();
  }
  freeze();
}"""
# how far the walking figure is from where it stood, so long after the move
WALKED = """(time) => {
  const walking = ({ effect: { target } }) => target.matches('g.piece.body:not(.ghost)');
  const walks = document.getAnimations().filter(walking);
  for (const each of walks) each.currentTime = time;
  return walks.map(({ effect: { target } }) => {
    const at = target.querySelector('ellipse').getBoundingClientRect();
    return Math.hypot(at.x - target.stood.x, at.y - target.stood.y);
  });
}"""


def step(visitor: Visitor, motion: str) -> Page:
    """A dwarf goes to another cell; it is still our turn then."""
    kept = json.dumps({"language": "en", "motion": motion})
    visitor.context.add_init_script(f"localStorage.setItem('smokowisko', '{kept}')")
    page = sit_down(visitor, "me", "greedy", dragon_seat=DWARVES_AT_0)
    wait(page)
    while not page.locator(GOALS).count():
        steps = page.locator(".card.legal", has=page.locator("[data-symbol^=move]"))
        if steps.count():
            steps.first.locator("button.whole").click()
        else:
            draw_or_waste(page)
            wait(page)
    page.locator(GOALS).first.click(force=True)
    page.keyboard.press("Shift")  # what the bot did before is over
    page.evaluate(FREEZE)
    act(page, page.locator(GO))
    return page


def test_a_dwarf_walks_from_where_he_stood_and_a_key_ends_it(visit: Visit) -> None:
    page = step(visit(), "full")
    page.wait_for_function(f"({WALKED})(0).length === 1")
    (start,), (middle,), (end,) = (page.evaluate(WALKED, time) for time in (0, 100, 279))
    assert start < 1
    assert 1 < middle < end - 1
    page.keyboard.press("Shift")
    page.wait_for_function(f"({WALKED})(0).length === 0")


def test_without_motion_he_jumps_and_his_cell_is_outlined_once(visit: Visit) -> None:
    page = step(visit(), "reduced")
    expect(page.locator("polygon.flash")).to_have_count(1)
    expect(page.locator("polygon.flash")).to_have_css("animation-duration", "0.7s")
    assert page.evaluate(WALKED, 0) == []
