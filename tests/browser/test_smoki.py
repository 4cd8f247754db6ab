"""Whole games of Smoki in a real browser, for two to five."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean, clean_in
from tests.browser.clicking_smoki import (
    GO,
    HINT,
    LEGAL,
    MOST_DECISIONS,
    OPEN_CARDS,
    OVER,
    ROUND_SHEET,
    TARGETS,
    choose,
    close_sheet,
    decide,
    lift,
    play_on,
    sit_down,
    spot,
    wait,
)
from tests.browser.conftest import Visit
from tests.browser.seeing import act, changed, fits, seen

pytestmark = pytest.mark.compiled_only


# ---------------------------------------------------------------- whole games


def test_a_whole_match_against_three_bots_by_clicking(visit: Visit) -> None:
    page = sit_down(
        visit(language="pl"), "me", *["greedy"] * 3, end="rounds", rounds=2, raven_attack=True
    )
    for _ in range(MOST_DECISIONS):
        wait(page)
        if page.locator(ROUND_SHEET).count():
            break
        decide(page)
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Runda 1: punktacja")
    expect(sheet.locator(".dreams > li")).to_have_count(4)
    expect(page.locator(ROUND_SHEET)).to_contain_text("Rundę 2 zaczyna")
    shown = [number(text) for text in sheet.locator(".dreams .whose > b").all_inner_texts()]
    sums = [number(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert shown == sums  # after one round the totals are its scores
    assert shown == [column_sum(texts) for texts in columns_of(page)]
    clean(page)
    close_sheet(page)
    assert play_on(page) > 6
    expect(page.locator("dialog[open] tbody tr")).to_have_count(2)


def number(text: str) -> int:
    return int(text.replace("−", "-").split()[0])


def columns_of(page: Page) -> list[list[str]]:
    """What is written under each column, dream by dream."""
    dreams = page.locator("dialog[open] .dreams > li").all()
    return [dream.locator(".column strong").all_inner_texts() for dream in dreams]


def column_sum(texts: list[str]) -> int:
    return sum(map(number, texts))


def test_points_add_up_to_the_end(visit: Visit) -> None:
    page = sit_down(visit(), "me", "random", end="points", points=30, one_face_up_pile=True)
    assert play_on(page) > 6
    rows = page.locator("dialog[open] tbody tr")
    scores = [[number(text) for text in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [number(text) for text in page.locator("dialog[open] tfoot td").all_inner_texts()]
    assert totals == [sum(column) for column in zip(*scores, strict=True)]
    assert max(totals) >= 30
    expect(page.locator(OVER)).to_contain_text("victory" if totals[0] == totals[1] else "wins")


def test_a_whole_round_on_a_phone(visit: Visit) -> None:
    ola = visit(phone=True, language="pl")  # where words are longer
    page = sit_down(ola, "me", *["greedy"] * 4, end="rounds", rounds=1, raven_attack=True)
    wait(page)
    assert fits(page)
    decisions = 0
    while decide(page):
        decisions += 1
        wait(page)
        if page.get_by_role("button", name=HINT).count() and page.locator(GO).count() == 0:
            choose(page)
        assert fits(page)
    assert decisions > 4
    expect(page.locator("dialog[open] .dreams > li")).to_have_count(5)


# ---------------------------------------------------------------- several people


def test_two_people_and_three_bots_at_a_table_of_five(visit: Visit) -> None:
    ola, jan = visit(), visit()
    bots = ["greedy", "random", "greedy"]
    one = sit_down(ola, "me", "open", *bots, end="rounds", rounds=1)
    jan.goto("/")
    jan.goto(one.url)
    other = jan.page
    other.get_by_role("button", name="Sit down here").click()
    one.get_by_role("button", name="Begin").click()
    for page in (one, other):
        expect(page.locator("section.rival")).to_have_count(4)
    expect(one.locator("section.rival .bot")).to_have_count(3)
    jan_decides = one.locator("section.rival.active:first-child")  # who plays next sits first
    for _ in range(MOST_DECISIONS):
        ours = one.get_by_role("button", name=HINT).or_(jan_decides)
        ours.or_(one.locator(OVER)).first.wait_for()
        if one.locator(OVER).count():
            break
        before = seen(one)
        decide(other if jan_decides.count() else one)
        changed(one, before)
    for page in (one, other):
        expect(page.locator("dialog[open] .dreams > li")).to_have_count(5)


def test_four_people_at_one_device(visit: Visit) -> None:
    page = sit_down(visit(), *["me"] * 4, end="rounds", rounds=1, first_player="seat_2")
    expect(page.locator("main h1")).to_have_text("Player 3 is to move")
    turns: list[str] = []
    while len(turns) < 5:
        wait(page)
        if lift(page).count():
            turns.append(page.locator("main h1").inner_text())
            expect(page.locator("[data-spot]")).to_have_count(0)
        decide(page)
    assert turns == [f"Player {number} is to move" for number in (3, 4, 1, 2, 3)]


def test_the_curtain_falls_for_people_only(visit: Visit) -> None:
    chairs = ["me", "greedy", "me", "greedy"]
    page = sit_down(visit(), *chairs, end="rounds", rounds=1, first_player="seat_1")
    called: list[str] = []
    while len(called) < 6:
        wait(page)
        if lift(page).count():
            called.append(page.locator("main h1").inner_text())
        decide(page)
    assert called == ["Player 3 is to move", "Player 1 is to move"] * 3


# ---------------------------------------------------------------- ravens


def test_a_ring_and_an_attack_resolved_by_clicks(visit: Visit) -> None:
    """Two at one device, who throw everything away until ravens come."""
    page = sit_down(visit(), "me", "me", raven_attack=True, first_player="seat_0")
    ring = attack = False
    for _ in range(2 * MOST_DECISIONS):
        wait(page)
        sentence = (
            page.locator(".say b").first.inner_text() if page.locator(".say b").count() else ""
        )
        if ring and attack:
            break
        if lift(page).count() or page.locator(ROUND_SHEET).count() or "Turn up" in sentence:
            decide(page)
        elif "The Ring ends with you" in sentence:
            expect(spot(page, "pile:0")).to_have_class(re.compile("legal"))
            spot(page, "pile:1").click()
            expect(page.locator(GO)).to_have_text("Under the right pile")
            act(page, page.locator(GO))
            ring = True
        elif sentence.startswith("Raven Attack: swap"):
            exchange(page)
            attack = True
        elif sentence.startswith("Raven’s Nest"):
            act(page, page.get_by_role("button", name="Swap nothing"))
        elif sentence.startswith("Your turn"):
            act(page, page.locator(GO))  # draw
        elif "Raven" in sentence and not sentence.startswith("Raven"):
            choose(page)  # a raven that was drawn goes into the dream
            act(page, page.locator(GO))
        else:
            page.locator("main .stock button.legal").last.click()
            act(page, page.locator(GO))
    assert ring
    assert attack


def exchange(page: Page) -> None:
    """One of ours for one of theirs: the rival's cards are lit, and both dreams are foreseen."""
    page.locator(f"section.dream {LEGAL.removeprefix('main ')}").first.click()
    theirs = page.locator(f"section.rival {TARGETS.removeprefix('main ')}")
    expect(theirs).to_have_count(6)
    theirs.first.click()
    expect(page.locator(".say p span")).to_contain_text(re.compile("Open cards: .+ → .+Player"))
    act(page, page.get_by_role("button", name="Exchange these cards"))


def test_a_rival_dream_opens_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit(phone=True), "me", "greedy", "greedy")
    wait(page)
    page.get_by_role("button", name="Open the dream of").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_text("bot: Greedy")).to_be_attached()
    expect(dialog.get_by_role("img", name=re.compile("bottom right"))).to_be_visible()
    expect(page.locator(OPEN_CARDS)).to_have_count(0)  # only looked at
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# ---------------------------------------------------------------- other ways to play


def test_a_card_is_carried_to_its_place(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy", first_player="seat_0")
    wait(page)
    decide(page)  # the first card
    wait(page)
    act(page, page.locator(GO))  # draw
    held = page.locator('[data-spot="held:0"] .card').bounding_box()
    slot = page.locator("section.dream [data-spot]").filter(has_text="face-down").last
    goal = slot.bounding_box()
    assert held
    assert goal
    page.mouse.move(held["x"] + 60, held["y"] + 90)
    page.mouse.down()
    page.mouse.move(held["x"], held["y"] + 60, steps=4)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.move(goal["x"] + 50, goal["y"] + 70, steps=6)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(GO)).to_have_text(re.compile("Place it here"))
    page.keyboard.press("Escape")
    if spot(page, "pile:1").and_(page.locator(".legal")).count():  # a Ring cannot be discarded
        page.locator('[data-spot="held:0"] .card').drag_to(spot(page, "pile:1"))
        expect(page.locator(GO)).to_have_text("Discard, right pile")


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy", first_player="seat_0")
    wait(page)
    spot(page, "slot:0:0").focus()
    for key, slot in (("ArrowRight", 1), ("ArrowDown", 4), ("ArrowLeft", 3)):
        page.keyboard.press(key)
        expect(spot(page, f"slot:0:{slot}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spot(page, "slot:0:3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(GO)).to_have_count(0)
    page.keyboard.press("Enter")
    for _ in range(60):
        if page.evaluate("document.activeElement.classList.contains('go')"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(spot(page, "slot:0:3")).not_to_have_text(re.compile("face-down"))


def test_why_not_is_answered_with_the_rule(visit: Visit) -> None:
    page = sit_down(visit(), "me", "greedy", first_player="seat_0")
    wait(page)
    spot(page, "draw").click()
    expect(page.locator(".tip")).to_contain_text("SMO-09")
    decide(page)
    wait(page)
    spot(page, "slot:0:5").click()
    expect(page.locator(".tip")).to_contain_text("SMO-17")


def test_only_the_drawer_sees_the_drawn_card(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    page = sit_down(ola, "me", "greedy", "greedy", first_player="seat_0")
    wait(page)
    decide(page)
    wait(page)
    act(page, page.locator(GO))
    expect(page.locator('[data-spot="held:0"] .card')).not_to_have_accessible_name("face-down card")
    ewa.goto("/")
    ewa.goto(page.url)
    watched = ewa.page.locator(".card-place .card")
    expect(watched).to_have_accessible_name("face-down card")
    expect(ewa.page.get_by_role("button", name="List of moves")).to_have_count(0)


def test_a_table_of_five_is_planned(visit: Visit) -> None:
    ola = visit()
    ola.goto("/new/smoki")
    page = ola.page
    for _ in range(3):
        page.get_by_role("button", name="Add a chair").click()
    expect(page.get_by_text("With player 5")).to_have_count(1)
    page.get_by_text("With player 5").click()
    page.get_by_role("button", name="Take away seat 5").click()
    expect(page.get_by_text("With player 5")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.rival")).to_have_count(3)


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)])
def test_axe_finds_nothing(visit: Visit, language: str, phone: bool) -> None:
    ola = visit(phone=phone, language=language)
    page = sit_down(ola, "me", *["greedy"] * 4, first_player="seat_0", raven_attack=True)
    wait(page)
    assert fits(page)
    clean_in(page)
    decide(page)
    wait(page)
    act(page, page.locator(GO))  # draw
    choose(page)
    assert fits(page)
    clean_in(page)
