"""What stands around every game: menu, phrases, votes, looking back, reconnecting. All of it by
plain http from another machine, where a browser allows less than on the machine itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from smokowisko.server.dragon_names import NAMES
from tests.browser.axe import clean
from tests.browser.clicking import CARDS, GO, LEGAL, SELECTED, TARGETS, decide
from tests.browser.conftest import LAN_HOST, Visit, Visitor, button

pytestmark = pytest.mark.compiled_only

MOST_TABS = 80
LOG = "aside.course ol button"

WATCH_FOR_ALERT = """() => {
  window.alerted = new Promise((resolve) => {
    const look = () => {
      const alert = document.querySelector('[role=alert]');
      if (alert) resolve(alert.textContent);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}"""


@pytest.fixture
def host() -> str:
    return LAN_HOST


def from_menu(page: Page, *names: str) -> None:
    """Presses these in the menu, one after the other."""
    button(page, "Menu").click()
    for name in names:
        page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()


# ---------------------------------------------------------------- by keyboard


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


def press(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


def decide_by_key(page: Page) -> bool:
    """One decision without a pointer; False when the game is over."""
    page.locator(f"dialog[open], {LEGAL}, {GO}").first.wait_for()
    if page.locator("dialog[open]").count():
        return False
    if page.locator(LEGAL).count() == 0:
        press(page, GO)
        page.locator(CARDS).first.wait_for()
        return True
    press(page, LEGAL)
    page.locator(f"{GO}, {TARGETS}").first.wait_for()
    if page.locator(GO).count() == 0:
        press(page, TARGETS)
    press(page, GO)
    expect(page.locator(SELECTED)).to_have_count(0)
    return True


def test_a_whole_game_by_keyboard_alone_and_its_sheet(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    path = ola.new_table()
    ola.goto(path)
    decisions = 0
    while decide_by_key(ola.page):
        decisions += 1
    assert decisions >= 8
    sheet = ola.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    ewa.goto(path)
    expect(ewa.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    expect(sheet).to_be_hidden()  # who has put it away is not shown it again
    button(ola.page, "Score sheet").click()
    expect(sheet).to_be_visible()


def test_a_move_is_played_from_the_list(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.locator(LEGAL).first.wait_for()
    button(ola.page, "List of moves").click()
    moves = ola.page.get_by_role("dialog", name="List of moves")
    moves.get_by_role("searchbox").focus()
    ola.page.keyboard.press("ArrowDown")
    ola.page.keyboard.press("Enter")
    expect(moves).to_be_hidden()
    expect(ola.page.locator(LOG).filter(has_text="plays").first).to_be_visible()


# ---------------------------------------------------------------- ending it


def test_resigning_asks_once_and_says_how_it_ended(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    from_menu(ola.page, "Resign")
    ola.page.get_by_text("Resign? The other player wins.").wait_for()
    button(ola.page, "No").click()
    ola.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    ola.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    end = ola.page.get_by_role("dialog", name="End of the game")
    expect(end).to_contain_text(re.compile(f"resigns, ({'|'.join(NAMES)}) wins\\."))
    expect(ola.page.locator(LEGAL)).to_have_count(0)
    expect(button(end.page, "Play again")).to_be_visible()


def test_two_agree_to_call_the_game_off(pair: tuple[Visitor, Visitor]) -> None:
    ola, jan = pair
    from_menu(ola.page, "Propose to call it off", "Propose to call it off")
    expect(ola.page.get_by_text("Waiting for the others.")).to_be_visible()
    expect(jan.page.get_by_text("proposes to call the game off.")).to_be_visible()
    button(jan.page, "Agree").click()
    for each in (ola, jan):
        end = each.page.get_by_role("dialog", name="End of the game")
        expect(end).to_contain_text("The game was called off. Nobody wins.")


def test_a_bot_plays_on_for_one_who_has_gone(pair: tuple[Visitor, Visitor]) -> None:
    ola, jan = pair
    decide(ola.page)
    jan.page.close()
    expect(ola.page.get_by_text("not connected")).to_be_visible()
    button(ola.page, "Let a bot play").click()  # offered when it has lasted
    expect(button(ola.page, "Let a bot play")).to_have_count(0)
    stand_in = ola.page.get_by_role("heading", name=re.compile("|".join(NAMES)))
    expect(stand_in).to_be_visible()
    for _ in range(3):
        decide(ola.page)


# ---------------------------------------------------------------- talking and inviting


def test_a_phrase_is_heard_in_the_listeners_language(visit: Visit) -> None:
    ola, jan = visit(language="pl"), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    jan.goto(path)
    button(jan.page, "Sit down here").click()
    button(ola.page, "Zaczynamy").click()
    from_menu(jan.page, "Good luck!")
    expect(ola.page.locator(".bubble")).to_have_text("Powodzenia!")
    expect(jan.page.locator(".bubble")).to_have_text("Good luck!")
    expect(ola.page.locator("[aria-live]").filter(has_text="Powodzenia!")).to_have_count(1)
    expect(ola.page.locator(".bubble")).to_have_count(0)


def test_here_a_browser_allows_less(visit: Visit) -> None:
    ola = visit()
    ola.goto("/")
    assert not ola.page.evaluate(
        "isSecureContext || 'randomUUID' in crypto || !!navigator.clipboard"
    )


def pasted(page: Page, *, into: str) -> str:
    """What lies on the clipboard, by pasting it, for here a page may not look."""
    field = page.locator(into)
    field.focus()
    page.keyboard.press("ControlOrMeta+V")
    return field.input_value()


def test_the_link_is_copied_in_the_waiting_room_and_from_the_menu(visit: Visit) -> None:
    ola = visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    button(ola.page, "Copy the link").click()
    expect(ola.page.get_by_text("The link is copied.")).to_be_visible()
    ola.goto("/rules/serce_smoka")
    assert pasted(ola.page, into="input[type=search]") == f"{ola.address}{path}"
    table = ola.new_table()
    ola.goto(table)
    decide(ola.page)
    from_menu(ola.page)
    ola.page.get_by_text("Invite to the table").click()
    button(ola.page, "Copy the link").click()
    expect(ola.page.get_by_text("The link is copied.")).to_be_attached()
    ola.page.keyboard.press("Escape")
    button(ola.page, "List of moves").click()
    assert pasted(ola.page, into="dialog[open] input[type=search]") == f"{ola.address}{table}"


def test_what_cannot_be_copied_is_marked_for_copying_by_hand(visit: Visit) -> None:
    ola = visit()
    path = ola.new_table("me", "open")
    ola.page.add_init_script("document.execCommand = () => false")
    ola.goto(path)
    button(ola.page, "Copy the link").click()
    expect(ola.page.get_by_text("mark the link and copy it by hand")).to_be_visible()
    marked = "(() => { const field = document.activeElement;"
    marked += " return field.value.slice(field.selectionStart, field.selectionEnd); })()"
    assert ola.page.evaluate(marked) == f"{ola.address}{path}"


def test_the_waiting_room_has_link_and_code_and_somebody_new_may_follow_them(visit: Visit) -> None:
    ola, jan = visit(phone=True), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    link = ola.page.get_by_role("textbox", name="Link to the table").input_value()
    assert link.endswith(path)
    expect(ola.page.get_by_role("img", name="QR code with the link to the table")).to_be_visible()
    expect(ola.page.get_by_text("1 of 2 seats")).to_be_visible()
    expect(button(ola.page, "Begin")).to_have_count(0)
    jan.page.goto(link)
    button(jan.page, "Sit down here").click()
    expect(ola.page.get_by_text("at the table")).to_be_visible()
    expect(button(jan.page, "Begin")).to_have_count(0)
    button(jan.page, "Stand up").click()
    expect(ola.page.get_by_text("1 of 2 seats")).to_be_visible()


def test_a_spectator_is_told_so_and_has_nothing_to_press(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    path = ola.new_table()
    ola.goto(path)
    decide(ola.page)
    ewa.goto(path)
    expect(ewa.page.get_by_text("You are watching:")).to_contain_text(re.compile("|".join(NAMES)))
    expect(ewa.page.locator(GO)).to_have_count(0)
    button(ewa.page, "Menu").click()
    expect(ewa.page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(button(ewa.page, "Resign")).to_have_count(0)


def test_who_comes_to_watch_does_not_disturb_a_choice(visit: Visit) -> None:
    ola, ewa = visit(), visit()
    path = ola.new_table()
    ola.goto(path)
    decide(ola.page)
    ola.page.locator(LEGAL).first.click()
    ewa.goto(path)
    expect(ewa.page.get_by_text("You are watching:")).to_be_visible()
    from_menu(ola.page)
    ola.page.keyboard.press("Escape")
    ewa.page.close()
    expect(ola.page.locator(SELECTED)).to_have_count(1)


# ---------------------------------------------------------------- back in time


def test_what_revealed_nothing_can_be_taken_back(pair: tuple[Visitor, Visitor]) -> None:
    ola, jan = pair
    expect(button(ola.page, "Undo the move")).to_have_count(0)
    decide(ola.page)
    expect(jan.page.locator(LOG)).to_have_count(1)
    button(ola.page, "Undo the move").click()
    expect(jan.page.locator(LOG)).to_have_count(0)
    expect(button(ola.page, "Undo the move")).to_have_count(0)
    decide(ola.page)
    decide(ola.page)
    expect(jan.page.locator(LOG)).to_have_count(2)


def test_a_line_of_the_log_shows_its_position(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    for _ in range(4):
        decide(ola.page)
    ola.page.locator(LEGAL).first.wait_for()
    ola.page.locator(LOG).nth(2).click()
    position = ola.page.get_by_text("The position after move")
    shown = int(position.inner_text().split()[-1])
    expect(ola.page.locator(f"{LOG}[aria-current]")).to_have_count(1)
    expect(ola.page.locator(LEGAL)).to_have_count(0)
    button(ola.page, "Previous move").click()
    expect(position).to_have_text(f"The position after move {shown - 1}")
    button(ola.page, "Next move").click()
    expect(position).to_have_text(f"The position after move {shown}")
    button(ola.page, "Back to the game").click()
    expect(position).to_have_count(0)
    decide(ola.page)


def test_a_new_move_ends_the_looking_back(pair: tuple[Visitor, Visitor]) -> None:
    ola, jan = pair
    decide(ola.page)
    decide(ola.page)
    ola.page.locator(LOG).last.click()
    expect(button(ola.page, "Back to the game")).to_be_visible()
    decide(jan.page)
    expect(ola.page.get_by_text("The game has gone on: back to it.")).to_be_visible()
    expect(button(ola.page, "Back to the game")).to_have_count(0)


# ---------------------------------------------------------------- the rest


def test_a_lost_connection_says_so_and_says_when_it_is_back(visit: Visit) -> None:
    ola = visit()
    ola.goto(ola.new_table())
    decide(ola.page)
    ola.page.evaluate(WATCH_FOR_ALERT)
    ola.site.restart()
    assert "The connection is lost." in ola.page.evaluate("window.alerted")
    expect(ola.page.get_by_text("The connection is back.")).to_be_visible()
    expect(ola.page.get_by_role("alert")).to_have_count(0)
    decide(ola.page)
    ola.complaints.clear()  # the browser rightly says that the connection was lost


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_the_dialogs(visit: Visit, phone: bool) -> None:
    ola, jan = visit(phone=phone), visit()
    path = ola.new_table("me", "open")
    ola.goto(path)
    ola.page.locator("h1").first.wait_for()
    clean(ola.page)
    jan.goto(path)
    button(jan.page, "Sit down here").click()
    button(ola.page, "Begin").click()
    expect(ola.page.locator("section.hand")).to_be_visible()
    decide(ola.page)
    from_menu(ola.page, "Resign")
    ola.page.get_by_text("Invite to the table").click()
    clean(ola.page)
    ola.page.keyboard.press("Escape")
    button(ola.page, "List of moves").click()
    clean(ola.page)
    ola.page.keyboard.press("Escape")
    decide(ola.page)
    if phone:
        button(ola.page, "The game so far").click()
        clean(ola.page)
    ola.page.locator("ol button").last.click()
    expect(button(ola.page, "Back to the game")).to_be_visible()
    clean(ola.page)
    button(ola.page, "Back to the game").click()
    from_menu(jan.page, "Resign", "Resign")
    expect(ola.page.get_by_role("dialog", name="End of the game")).to_be_visible()
    clean(ola.page)
