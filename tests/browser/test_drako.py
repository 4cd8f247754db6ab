"""Whole games of Drako in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean_in
from tests.browser.clicking_drako import (
    ATTACKS,
    CHIPS,
    GO,
    GOALS,
    HINT,
    LEGAL,
    asked,
    decide,
    draw,
    draw_or_waste,
    sit_down,
    wait,
)
from tests.browser.conftest import Visit
from tests.browser.seeing import act, fits

pytestmark = pytest.mark.compiled_only

DWARVES_AT_0, DRAGON_AT_0 = 1, 0  # the seat of the dragon, when we sit at seat 0

MOST_DECISIONS = 400


# ---------------------------------------------------------------- whole games


def test_a_whole_match_on_both_sides_against_a_bot_by_clicking(visit: Visit) -> None:
    page = sit_down(
        visit(language="pl"), "me", "greedy", dragon_seat=0, two_legs=True, mulligan=True
    )
    assert play_on(page) > 20
    expect(page.locator("dialog[open] tbody tr")).to_have_count(4)
    expect(page.locator("dialog[open] .wounds li")).to_have_count(7)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ola = visit(phone=True, language="pl")  # where words are longer
    page = sit_down(ola, "me", "greedy", dragon_seat=DWARVES_AT_0, setup="free_placement")
    assert play_on(page, small=True) > 10
    expect(page.locator("dialog[open] .wounds li")).to_have_count(7)


def play_on(page: Page, *, small: bool = False) -> int:
    """To the end of the game; says how many decisions it took. A small screen shows all, too."""
    for decisions in range(MOST_DECISIONS):
        if small:
            wait(page)
            assert fits(page)
        if not decide(page):
            return decisions
    raise AssertionError("the game does not end")


# ---------------------------------------------------------------- two people


def test_an_attack_is_blocked_out_of_turn_between_two_browsers(visit: Visit) -> None:
    ola, jan = visit(), visit()
    dragon = sit_down(ola, "me", "open", dragon_seat=DRAGON_AT_0)
    jan.goto("/")
    jan.goto(dragon.url)
    dwarves = jan.page
    dwarves.get_by_role("button", name="Sit down here").click()
    dragon.get_by_role("button", name="Begin").click()
    blocked = dwarves.get_by_text(re.compile("is protected")).first
    for _ in range(MOST_DECISIONS):
        waiting = asked(dwarves, dragon)
        if waiting is dwarves and dwarves.locator(ATTACKS).count():
            expect(dwarves.locator(ATTACKS)).to_contain_text("Brald")
            expect(dragon.locator(ATTACKS)).to_have_count(0)  # whoever attacks only watches
            if dwarves.locator(LEGAL).count():
                dwarves.locator(LEGAL).first.click()
                expect(dwarves.locator(GO)).to_have_text("Cover Brald")
                act(dwarves, dwarves.locator(GO))
                break
            act(dwarves, dwarves.locator(GO))
        elif waiting is dwarves:
            draw_or_waste(dwarves)
        elif not attack_brald(dragon):
            draw_or_waste(dragon)
    expect(blocked).to_be_visible()


def attack_brald(page: Page) -> bool:
    """The dragon goes to B2, beside Brald on A2, and bites or burns him."""
    for at in range(page.locator(LEGAL).count()):
        page.locator(LEGAL).nth(at).click()
        for target in (CHIPS, f"{GOALS}[data-cell=B2]"):
            if page.locator(target).count() and "Brald" in str(
                page.locator("g.cell[data-cell=A2]").get_attribute("aria-label")
            ):
                page.locator(target).first.click(force=True)
                act(page, page.locator(GO))
                return True
        page.keyboard.press("Escape")
    return False


def test_one_device_the_curtain_fury_and_the_net(visit: Visit) -> None:
    page = sit_down(visit(), "me", "me", dragon_seat=1)
    lift = page.get_by_role("button", name="I am here: show my cards")
    free = page.get_by_role("button", name="Remove the net: whole turn")
    fury = page.locator(".mat button.token")
    furious = thrown = False
    for _ in range(MOST_DECISIONS):
        page.get_by_role("button", name=HINT).or_(lift).first.wait_for()
        if lift.count():
            expect(page.locator("section.hand")).to_have_count(0)
            act(page, lift)
        elif free.count():
            expect(page.locator("g.piece .thrown")).to_have_count(1)
            act(page, free.first)
            break
        elif fury.count() and not furious:
            act(page, fury)
            expect(page.locator(".dots i")).to_have_count(3)
            wounded = page.get_by_role("region", name="Brald").get_by_role("img")
            expect(wounded.first).to_have_attribute("aria-label", "1 of 6 wounds")
            furious = True
        elif not thrown and page.locator(".card.legal [data-symbol=net]").count():
            page.locator(".card.legal", has=page.locator("[data-symbol=net]")).first.click()
            page.locator("g.chip[data-pick='net dragon']").click()
            act(page, page.get_by_role("button", name="Throw the net"))
            thrown = True
        else:
            draw_or_waste(page)
    assert furious
    assert thrown
    lift.click()
    expect(page.get_by_text("Net at hand")).to_be_visible()


def test_fury_after_an_action_is_a_third_one(visit: Visit) -> None:
    page = sit_down(visit(), "me", "me", dragon_seat=1)
    lift = page.get_by_role("button", name="I am here: show my cards")
    fury = page.locator(".mat button.token")
    page.get_by_role("button", name=HINT).or_(lift).first.wait_for()
    while not fury.count():  # the dragon begins
        if lift.count():
            act(page, lift)
        else:
            draw_or_waste(page)
        page.get_by_role("button", name=HINT).or_(lift).first.wait_for()
    expect(page.locator(".dots i")).to_have_count(2)
    draw(page)
    expect(page.locator(".dots i.done")).to_have_count(1)
    act(page, fury)
    expect(page.locator(".dots i")).to_have_count(3)
    expect(page.locator(".dots i.done")).to_have_count(1)


def test_on_a_phone_the_counts_open_the_card_lists(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy", dragon_seat=DWARVES_AT_0)
    wait(page)
    theirs, own = page.get_by_role("button", name="Card lists").all()
    for counts, side in ((theirs, "The dragon"), (own, "The dwarves")):
        counts.tap()
        expect(page.locator("dialog[open] h3").first).to_have_text(side)
        expect(page.locator("dialog[open] li").first).to_contain_text(
            re.compile(r"left: \d+ of \d+")
        )
        page.keyboard.press("Escape")


# ---------------------------------------------------------------- a first game


def test_whoever_never_sat_here_begins_with_the_first_game(visit: Visit) -> None:
    page = visit().page
    placement = page.get_by_role("group", name="The dwarves' starting cells")
    reason = re.compile("Your first game of Drako")

    def play_now() -> None:
        page.goto("/")
        tile = page.locator("article[data-game=drako]")
        tile.get_by_role("button", name="Play against a bot").click()
        page.wait_for_url("**/table/*")
        wait(page)

    page.goto("/new/drako")
    expect(page.get_by_text(reason)).to_be_visible()
    expect(placement.get_by_role("radio", name=re.compile("Fixed"))).to_be_checked()
    play_now()
    expect(page.get_by_text(reason)).to_be_visible()
    expect(page.locator("g.piece.body")).to_have_count(4)
    page.goto("/new/drako")
    expect(placement.get_by_role("radio", name=re.compile("Chosen"))).to_be_checked()
    expect(page.get_by_text(reason)).to_have_count(0)
    play_now()
    expect(page.locator("g.piece.body")).to_have_count(1)  # the dwarves are still to be placed


# ---------------------------------------------------------------- other ways to play


def test_the_arrow_keys_walk_the_cells(visit: Visit) -> None:
    page = sit_down(visit(), "me", "me", dragon_seat=1)
    page.get_by_role("button", name="I am here: show my cards").click()
    middle = page.locator("g.cell[data-cell=C3]")
    middle.focus()
    for key, cell in (("ArrowRight", "C4"), ("ArrowUp", "B3"), ("ArrowLeft", "B2")):
        page.keyboard.press(key)
        expect(page.locator(f"g.cell[data-cell={cell}]")).to_be_focused()
    expect(page.locator("g.cell[data-cell=D4]")).to_have_attribute(
        "aria-label", re.compile("^Urpen, net, D4, 0 of 5 wounds")
    )


def test_why_not_is_answered_with_the_rule(visit: Visit) -> None:
    page = sit_down(visit(), "me", "me", dragon_seat=1)
    page.get_by_role("button", name="I am here: show my cards").click()
    shields = page.locator(".card.one.legal", has=page.locator("[data-symbol=defence]"))
    for _ in range(MOST_DECISIONS):  # the dragon draws until it holds a card that only defends
        if shields.count():
            break
        draw_or_waste(page)
        if page.locator("main h1").filter(has_text="Player").count():
            page.get_by_role("button", name="I am here: show my cards").click()
            wait(page)
    shields.first.click()
    expect(page.locator(".tip").last).to_contain_text("DRA-61")


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    page = sit_down(ola, "me", "greedy", dragon_seat=DWARVES_AT_0)
    wait(page)
    ewa.goto("/")
    ewa.goto(page.url)
    expect(ewa.page.locator("g.piece.body")).to_have_count(4)
    expect(ewa.page.locator("section.hand")).to_have_count(0)
    expect(ewa.page.get_by_role("button", name="List of moves")).to_have_count(0)


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)])
def test_axe_finds_nothing(visit: Visit, language: str, phone: bool) -> None:
    ola = visit(phone=phone, language=language)
    seat = DRAGON_AT_0 if phone else DWARVES_AT_0
    page = sit_down(ola, "me", "greedy", dragon_seat=seat)
    wait(page)
    if page.locator(LEGAL).count():
        page.locator(LEGAL).last.click()
    clean_in(page)
