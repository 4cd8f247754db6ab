"""Whole games in a real browser."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean_in
from tests.browser.clicking import CARDS, GO, LEGAL, SELECTED, decide, play_on
from tests.browser.conftest import Visit

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize(("phone", "language"), [(False, "pl"), (True, "en")])
def test_a_whole_game_against_a_bot_by_clicking(visit: Visit, phone: bool, language: str) -> None:
    ola = visit(phone=phone, language=language)
    ola.goto(ola.new_table())
    assert play_on(ola.page) >= 8
    expect(ola.page.locator("dialog[open]")).to_be_visible()


def test_two_browsers_play_each_other(visit: Visit) -> None:
    ola, jan = visit(), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    jan.page.get_by_role("button", name="Sit down here").click()
    ola.page.get_by_role("button", name="Begin").click()
    expect(ola.page.locator("section.hand")).to_be_visible()
    decide(ola.page)
    for place in (ola.page, jan.page, ola.page, jan.page):
        decide(place)
    expect(ola.page.locator(LEGAL).first).to_be_visible()
    held = ola.page.locator(CARDS).count()
    assert held in (5, 6)  # six with the figure (SER-52), which she may have won by now
    expect(jan.page.get_by_role("img", name=f"{held} hidden cards")).to_be_visible()


def test_one_device_shows_the_next_hand_only_behind_the_curtain(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table("me", "me"))
    lift = ola.page.get_by_role("button", name="I am here: show my cards")
    lift.click()
    expect(lift).to_have_count(0)
    expect(ola.page.get_by_role("button", name="Servant takes the first turn")).to_be_visible()
    decide(ola.page)
    decide(ola.page)
    expect(lift).to_be_visible()
    expect(ola.page.locator(CARDS)).to_have_count(0)
    lift.click()
    expect(ola.page.locator(CARDS)).to_have_count(5)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    path = ola.new_table()
    ola.goto(path)
    ewa.goto(path)
    expect(ewa.page.get_by_role("button", name="List of moves")).to_have_count(0)
    expect(ewa.page.locator(CARDS)).to_have_count(0)
    expect(ewa.page.get_by_text("5").first).to_be_visible()


def test_a_place_says_what_it_does_and_where_its_rule_stands(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.get_by_role("button", name="Troll:").click()
    expect(ola.page.get_by_role("link", name="SER-41")).to_have_attribute(
        "href", "/rules/serce_smoka#SER-41"
    )


def test_without_confirmation_the_same_card_again_plays_it(visit: Visit) -> None:
    ola = visit()
    kept = {"language": "en", "confirm": False}
    ola.context.add_init_script(f"localStorage.setItem('smokowisko', '{json.dumps(kept)}')")
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.locator(LEGAL).first.click()
    expect(ola.page.locator(GO)).to_be_visible()  # nothing lies there that one could choose from
    ola.page.locator(SELECTED).click()
    played = ola.page.locator("aside.course ol button").filter(has_text="plays")
    expect(played.first).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)])
def test_axe_finds_nothing(visit: Visit, language: str, phone: bool) -> None:
    ola = visit(phone=phone, language=language)
    for path in ("/", "/rules/serce_smoka", ola.new_table()):
        ola.goto(path)
        ola.page.locator("h1").first.wait_for()
        clean_in(ola.page)


def test_a_game_goes_on_after_the_server_was_killed(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    for _ in range(3):
        decide(ola.page)
    assert ola.site.process is not None
    ola.site.restart()
    for _ in range(3):
        decide(ola.page)
    ola.complaints.clear()  # the browser rightly says that the connection was lost
