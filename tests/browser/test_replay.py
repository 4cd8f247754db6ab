"""Games watched again and checked in a real browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from tests.browser.axe import clean_in
from tests.browser.conftest import Visit, Visitor
from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only

Record = dict[str, Any]
REFUSED = "Failed to load resource: the server responded with a status of 4"


@pytest.fixture(scope="module")
def ended(site: House) -> str:
    """A table whose game has come to its end."""
    ola = Player(site)
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        while not place.wait_for(0)["over"]:
            assert place.view is not None
            place.play(0, place.view["moves"][0]["text"])
        return str(place.table["id"])


@pytest.fixture(scope="module")
def record(site: House, ended: str) -> Record:
    found: Record = Player(site).http("GET", f"/api/tables/{ended}/record")[1]
    return found


@pytest.fixture(scope="module")
def plies(record: Record) -> int:
    return len(record["moves"])


def at(page: Page, ply: int, plies: int) -> None:
    """The position is there, and strip, slider and log agree on which it is."""
    busy = page.locator("section[aria-busy=false]")
    expect(busy.locator("output")).to_have_text(
        f"Move {ply} of {plies}" if ply else "Before the first move"
    )
    expect(slider(page)).to_have_value(str(ply))
    expect(page.locator("aside button.line")).to_have_count(ply)


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def position(page: Page) -> str:
    """Everything on the table, as one hears it."""
    expect(page.locator("section[aria-busy=true]")).to_have_count(0)
    return page.locator("main").aria_snapshot()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def choose(page: Page, name: str, body: bytes) -> None:
    """Choose a file with this in it."""
    file = FilePayload(name=name, mimeType="application/json", buffer=body)
    page.locator("input[type=file]").set_input_files(file)


def put(change: Record, record: Record) -> bytes:
    return json.dumps({**record, **change}).encode()


def refused(visitor: Visitor) -> None:
    """The browser rightly says that the server said no."""
    assert all(complaint.startswith(REFUSED) for complaint in visitor.complaints)
    visitor.complaints.clear()


# ---------------------------------------------------------------- watching


def test_from_the_score_sheet_to_the_replay(visit: Visit, ended: str, plies: int) -> None:
    ola = visit()
    ola.goto("/")
    ola.goto(f"/table/{ended}")
    ola.page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    ola.page.wait_for_url(f"**/replay/{ended}?*")
    at(ola.page, 0, plies)


def test_step_by_step_with_a_pointer(visit: Visit, ended: str, plies: int) -> None:
    page = visit_replay(visit, ended).page
    at(page, 0, plies)
    expect(page.get_by_role("button", name="Previous move")).to_be_disabled()
    positions = [position(page)]
    for ply in (1, 2, 3):
        press(page, "Next move")
        at(page, ply, plies)
        positions.append(position(page))
    assert len(set(positions)) == 4
    press(page, "Previous move")
    at(page, 2, plies)
    assert position(page) == positions[2]
    press(page, "To the end")
    expect(page.get_by_role("heading", name="Score")).to_be_visible()
    page.keyboard.press("Escape")
    at(page, plies, plies)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    press(page, "To the beginning")
    at(page, 0, plies)
    assert position(page) == positions[0]


def test_nothing_can_be_played(visit: Visit, ended: str) -> None:
    page = visit_replay(visit, ended, "?ply=6&look=0").page
    expect(page.get_by_text("Replay —")).to_be_visible()
    expect(page.locator("button.card, button.go")).to_have_count(0)
    expect(page.get_by_role("button", name="List of moves")).to_have_count(0)


def test_with_keys_alone(visit: Visit, ended: str, plies: int) -> None:
    page = visit_replay(visit, ended).page
    at(page, 0, plies)
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        at(page, ply, plies)
    page.keyboard.press("End")
    at(page, plies, plies)
    page.keyboard.press("ArrowLeft")  # the score sheet goes with its position
    at(page, plies - 1, plies)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Home")
    at(page, 0, plies)
    slider(page).focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")  # the slider's own keys, and only once
    at(page, 2, plies)


def test_it_runs_by_itself_till_it_is_stopped(visit: Visit, ended: str, plies: int) -> None:
    page = visit_replay(visit, ended).page
    at(page, 0, plies)
    page.get_by_label("Speed").select_option("4×")
    page.locator("main").focus()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(page)).to_have_value("3")
    press(page, "Next move")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = slider(page).input_value()
    page.wait_for_timeout(900)
    assert slider(page).input_value() == stopped


def test_it_runs_to_the_end_and_stops(visit: Visit, ended: str, plies: int) -> None:
    page = visit_replay(visit, ended, f"?ply={plies - 2}").page
    page.get_by_label("Speed").select_option("4×")
    press(page, "Play")
    expect(page.get_by_role("heading", name="Score")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    at(page, plies, plies)


def test_slider_and_log_lead_to_a_position(visit: Visit, ended: str, plies: int) -> None:
    page = visit_replay(visit, ended).page
    slider(page).fill("40")
    at(page, 40, plies)
    page.locator("aside button.line").nth(40 - 17).click()  # newest first
    at(page, 17, plies)
    there = position(page)
    slider(page).fill("40")
    slider(page).fill("17")
    at(page, 17, plies)
    assert position(page) == there


def test_whose_eyes(visit: Visit, ended: str) -> None:
    page = visit_replay(visit, ended, "?ply=9&look=0").page
    hand = page.locator("section.hand .card")
    expect(hand.first).to_be_visible()
    first = position(page)
    page.get_by_label("Through whose eyes").select_option(index=1)
    expect(page).to_have_url(f"{page.url.split('?')[0]}?ply=9&look=1")
    expect(hand.first).to_be_visible()
    assert position(page) != first
    page.get_by_label("Through whose eyes").select_option("Spectator")
    expect(hand).to_have_count(0)
    expect(page).to_have_url(f"{page.url.split('?')[0]}?ply=9&look=none")


def test_a_shared_link_opens_there_in_another_browser(visit: Visit, ended: str, plies: int) -> None:
    ola, jan = visit_replay(visit, ended, "?look=1"), visit()
    ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    slider(ola.page).fill("33")
    at(ola.page, 33, plies)
    press(ola.page, "Copy link")
    expect(ola.page.get_by_text("The link to this position is copied.")).to_be_visible()
    link = ola.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{ended}?ply=33&look=1")
    jan.goto(link)
    at(jan.page, 33, plies)
    assert position(jan.page) == position(ola.page)
    expect(ola.page).to_have_url(link)


def test_an_address_may_say_anything(visit: Visit, ended: str, plies: int) -> None:
    ola = visit_replay(visit, ended, "?ply=99999&look=7")
    ola.page.keyboard.press("Escape")
    at(ola.page, plies, plies)
    expect(ola.page.get_by_label("Through whose eyes")).to_have_value("")
    refused(ola)


def test_until_a_position_has_come_the_last_one_stays(visit: Visit, ended: str, plies: int) -> None:
    ola = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ola.page.route("**/replay?*from=32*", hold)
    ola.goto(f"/replay/{ended}?ply=4")
    page = ola.page
    at(page, 4, plies)
    there = position(page)
    slider(page).fill("40")
    expect(page.locator("section[aria-busy=true] output")).to_have_text("Loading move 40…")
    assert page.locator("main").aria_snapshot() == there
    slider(page).fill("5")
    at(page, 5, plies)
    for route in held:
        route.continue_()
    page.wait_for_load_state("networkidle")
    at(page, 5, plies)
    slider(page).fill("40")
    at(page, 40, plies)


def test_pieces_in_flight_land_where_they_belong(visit: Visit, ended: str, plies: int) -> None:
    moving, still = visit(), visit_replay(visit, ended, "?ply=24")
    moving.page.emulate_media(reduced_motion="no-preference")
    moving.goto(f"/replay/{ended}")
    at(moving.page, 0, plies)
    for key in ("ArrowRight",) * 26 + ("ArrowLeft",) * 2:
        moving.page.keyboard.press(key)  # faster than any card flies
    at(moving.page, 24, plies)
    moving.page.wait_for_timeout(1000)
    assert position(moving.page) == position(still.page)


def test_a_running_game_is_not_shown(visit: Visit) -> None:
    ola = visit()
    table = ola.new_table()
    ola.goto(table.replace("table", "replay"))
    expect(ola.page.get_by_text("This game has not ended yet.")).to_be_visible()
    refused(ola)


def visit_replay(visit: Visit, table: str, query: str = "") -> Visitor:
    visitor = visit()
    visitor.goto(f"/replay/{table}{query}")
    slider(visitor.page).wait_for()
    return visitor


# ---------------------------------------------------------------- records from elsewhere


def test_a_downloaded_record_shows_the_same_game(
    visit: Visit, ended: str, plies: int, tmp_path: Path
) -> None:
    ola, jan = visit_replay(visit, ended), visit()
    press(ola.page, "Menu")
    with ola.page.expect_download() as download:
        press(ola.page, "Download record")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    jan.goto("/replay")
    jan.page.locator("input[type=file]").set_input_files(file)
    for ply in (0, 1, 20, 33, plies - 1):
        for visitor in (ola, jan):
            slider(visitor.page).fill(str(ply))
            at(visitor.page, ply, plies)
        assert position(jan.page) == position(ola.page)


def test_a_record_can_be_dropped(visit: Visit, record: Record, plies: int) -> None:
    ola = visit()
    ola.goto("/replay")
    dropped = ola.page.evaluate_handle(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'game.json'));
          return carried;
        }""",
        json.dumps(record),
    )
    ola.page.locator("label.drop").dispatch_event("drop", {"dataTransfer": dropped})
    at(ola.page, 0, plies)


@pytest.mark.parametrize(
    ("name", "body", "sentence"),
    [
        ("story.txt", b"Once upon a time", "it cannot be read"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\xff", "it cannot be read"),
        ("bomb.json", b"[" * 100_000, "it cannot be read"),
        ("nothing.json", b"", "it cannot be read"),
        ("large.json", b" " * 300_000, "too large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_file_is_told_and_another_one_opens(
    visit: Visit, record: Record, plies: int, name: str, body: bytes, sentence: str
) -> None:
    ola = visit()
    ola.goto("/replay")
    choose(ola.page, name, body)
    expect(ola.page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    choose(ola.page, "game.json", put({}, record))
    at(ola.page, 0, plies)
    refused(ola)


def test_a_record_is_shown_as_far_as_it_fits(visit: Visit, record: Record) -> None:
    ola = visit()
    ola.goto("/replay")
    page = ola.page
    page.get_by_label("Or paste a record").fill(
        put({"moves": [*record["moves"][:8], "first 0"]}, record).decode()
    )
    press(page, "Open the record")
    told = page.locator("dialog[open]")
    expect(told).to_contain_text("Move 9 (“first 0”) is against the rules.")
    expect(told).to_contain_text("The 8 moves that fit are shown.")
    page.keyboard.press("Escape")
    at(page, 0, 8)
    slider(page).fill("7")
    at(page, 7, 8)
    press(page, "Next move")
    expect(page.locator("dialog[open]")).to_contain_text("is against the rules")


# ---------------------------------------------------------------- verifying


def test_a_true_game_is_verified(visit: Visit, ended: str, record: Record) -> None:
    ola = visit_replay(visit, ended)
    press(ola.page, "Menu")
    press(ola.page, "Verify this game")
    ola.page.wait_for_url(f"**/verify/{ended}")
    expect(ola.page.get_by_role("status")).to_contain_text(["Everything fits"])
    expect(ola.page.locator("li.good")).to_have_count(5)
    expect(ola.page.get_by_text("did not take part in this game")).to_be_visible()
    for value in (record["shuffle"]["secret"], record["seed"]):
        expect(ola.page.get_by_text(value).first).to_be_visible()


def forged_secret(record: Record) -> bytes:
    return put({"shuffle": {**record["shuffle"], "secret": "00" * 32}}, record)


def forged_move(record: Record) -> bytes:
    moves = record["moves"]
    return put({"moves": [*moves[:10], "first 0", *moves[11:]]}, record)


def forged_result(record: Record) -> bytes:
    result = {**record["result"], "scores": [99, 0]}
    return put({"result": result}, record)


@pytest.mark.parametrize(
    ("forge", "sentence", "bad"),
    [
        (forged_secret, "The secret of the shuffle is not the one that was promised", 2),
        (forged_move, "is against the rules", 1),
        (forged_result, "The recorded result is not the one the moves lead to", 1),
    ],
)
def test_a_forged_record_is_found_out(
    visit: Visit, record: Record, forge: Any, sentence: str, bad: int
) -> None:
    ola = visit()
    ola.goto("/verify")
    choose(ola.page, "game.json", forge(record))
    headline = ola.page.get_by_role("status").filter(has_text="This record does not fit.")
    expect(headline).to_contain_text(sentence)
    expect(ola.page.locator("li.bad")).to_have_count(bad)
    press(ola.page, "Another record")
    choose(ola.page, "game.json", put({}, record))
    expect(ola.page.get_by_role("status").filter(has_text="Everything fits")).to_be_visible()


def test_the_browser_finds_a_forged_shuffle_without_the_server(
    visit: Visit, record: Record
) -> None:
    ola = visit()
    verdict = json.dumps({"fits": True, "faults": [], "plies": 60, "scores": [1, 2]})
    ola.page.route("**/api/verify", lambda route: route.fulfill(body=verdict))
    ola.goto("/verify")
    choose(ola.page, "game.json", forged_secret(record))
    expect(ola.page.get_by_text("This record does not fit.")).to_be_visible()


# ---------------------------------------------------------------- for everybody


@pytest.mark.parametrize(
    ("language", "phone", "themes"),  # each with each
    [
        ("pl", False, ("dark", "contrast")),
        ("en", True, ("dark", "contrast")),
        ("en", False, ("light",)),
        ("pl", True, ("light",)),
    ],
)
def test_axe_finds_nothing(
    visit: Visit, ended: str, record: Record, language: str, phone: bool, themes: tuple[str, ...]
) -> None:
    ola = visit(phone=phone, language=language)
    for path, there in (
        (f"/replay/{ended}?ply=17&look=1", "input[type=range]"),
        ("/replay", "textarea"),
        (f"/verify/{ended}", "li.good"),
    ):
        ola.goto(path)
        ola.page.locator(there).first.wait_for()
        clean_in(ola.page, themes)
    ola.goto("/verify")
    choose(ola.page, "game.json", forged_secret(record))
    ola.page.locator("li.bad").first.wait_for()
    clean_in(ola.page, themes)


@pytest.mark.parametrize("phone", [False, True])
def test_everything_is_on_the_screen(visit: Visit, ended: str, phone: bool) -> None:
    ola = visit(phone=phone)
    ola.goto(f"/replay/{ended}?ply=17&look=0")
    page = ola.page
    slider(page).wait_for()
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    for part in (
        "section.hand .card >> nth=0",
        "section.board",
        "section[aria-busy] select >> nth=1",
    ):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    press(page, "Next move")
    expect(slider(page)).to_have_value("18")
