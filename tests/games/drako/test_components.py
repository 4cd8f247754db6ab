"""The component file of Drako: what may be corrected, and what is refused and where."""

import re

import pytest

import smokowisko
from tests.games.component_files import changed, changed_table, refusal, shipped
from tests.games.drako.position import new, position

GAME = "drako"
SHIPPED = shipped(GAME)


def edited(*changes: tuple[str, str]) -> str:
    """The shipped file with some places changed, each of which stands there once."""
    text = SHIPPED
    for old, new_text in changes:
        text = changed(text, old, new_text)
    return text


def edited_card(id: str, old: str, new_text: str) -> str:
    """The shipped file with a line of one card changed."""
    return changed_table(SHIPPED, f'id = "{id}"\n', old, new_text, end="]\n\n")


def refused(text: str) -> smokowisko.BadComponents:
    return refusal(GAME, text)


# ------------------------------------------------------------ the mats


@pytest.mark.rule("DRA-80", "DRA-82")
@pytest.mark.parametrize(
    ("old", "new_text", "place", "says"),
    [
        ("fury_dwarf = 6", "fury_dwarf = 7", "wounds.marker_supply", "is 25, but must be 26"),
        ("fury_dwarf = 6", "fury_dwarf = 5", "wounds.marker_supply", "is 25, but must be 24"),
        ("fury_dwarf = 6", "fury_dwarf = 0", "wounds.dwarves.fury_dwarf", "from 1 to 20"),
        ("armour = 4", 'armour = "4"', "wounds.dragon.armour", "not a whole number"),
        ("armour = 4\n", "", "wounds.dragon.armour", "armour is missing"),
        ("wound_markers = 25", "wound_markers = 24", "components.wound_markers", "must be 25"),
        ("marker_supply = 25", "marker_supply = 28", "wounds.marker_supply", "must be 25"),
    ],
)
def test_a_wrong_number_of_wounds_is_refused(
    old: str, new_text: str, place: str, says: str
) -> None:
    fault = refused(edited((old, new_text)))
    assert fault.place == place
    assert re.search(says, fault.sentence)


@pytest.mark.rule("DRA-79")
def test_more_spaces_need_as_many_markers_in_the_file() -> None:
    more_markers = (("wound_markers = 25", "wound_markers = 26"), ("supply = 25", "supply = 26"))
    game = smokowisko.game("drako", edited(("fury_dwarf = 6", "fury_dwarf = 7"), *more_markers))
    view = game.new(seed=1).view(None)
    assert view["wounds"]["fury_dwarf"]["fury_dwarf"] == {"filled": 0, "spaces": 7}


def test_other_tracks_are_played_with() -> None:
    game = smokowisko.game("drako", edited(("armour = 4", "armour = 3"), ("fly = 2", "fly = 3")))
    assert game.components_hash != smokowisko.game("drako").components_hash
    table = position("G C3 F B2 X A1 N A3", hand="dw_heavy_axe", wounds="armour 2", game=game)
    table.play("dw_heavy_axe attack_one fury_dwarf", "wound fly")
    assert table.dragon_wounds == {"armour": 3, "fly": 1, "walk": 0, "fire": 0}
    assert table.view(None)["wounds"]["dragon"]["fly"] == {"filled": 1, "spaces": 3}


# ------------------------------------------------------------ the board


@pytest.mark.parametrize(
    ("old", "new_text", "place", "says"),
    [
        (
            "E3 = [0, 2]",
            "E3 = [5, 5]",
            "board.cells",
            "not connected: no way leads from A1 to E3",
        ),
        ("E3 = [0, 2]", "E3 = [1, 2]", "board.cells.E3", "outside a hexagon of side 3"),
        ("E3 = [0, 2]", "E3 = [0, 1]", "board.cells.E3", "lies where D3 lies"),
        ("E3 = [0, 2]\n", "", "board.cells", "lists 18 cells, but the board has 19"),
        ("E3 = [0, 2]", "E3 = [0]", "board.cells.E3", "has 1 coordinates, not 2"),
        ("E3 = [0, 2]", 'E3 = "here"', "board.cells.E3", "not a list"),
        ("E3 = [0, 2]", "edge = [0, 2]", "board.cells.edge", "no name for a cell"),
        ("east = [1, 0]", "east = [0, 1]", "board.directions.east", "must be"),
        ("cell_count = 19", "cell_count = 18", "board.cell_count", "must be 19"),
        ('center = "C3"', 'center = "C2"', "board.center", 'must be "C3"'),
        ('dragon_start = "C3"', 'dragon_start = "Z9"', "setup.dragon_start", "no cell"),
        ('dragon_start = "C3"', 'dragon_start = ["C3"]', "setup.dragon_start", "no cell"),
        ('net_dwarf = "D4"', 'net_dwarf = "D3"', "setup.first_game.net_dwarf", "DRA-12"),
        ('net_dwarf = "D4"', 'net_dwarf = "D1"', "setup.first_game.net_dwarf", "another dwarf"),
    ],
)
def test_a_board_that_cannot_be_is_refused(old: str, new_text: str, place: str, says: str) -> None:
    start = SHIPPED.index("[board]")
    head, rest = SHIPPED[:start], SHIPPED[start:]
    at = rest.index(old)
    fault = refused(head + rest[:at] + new_text + rest[at + len(old) :])
    assert fault.place == place
    assert says in fault.sentence


# ------------------------------------------------------------ the cards


@pytest.mark.parametrize(
    ("card", "old", "new_text", "place", "says"),
    [
        ("dw_run", "move_one", "teleport", "dwarf_deck.card.dw_run.symbols.1.type", "unknown"),
        ("dw_run", "move_one", "bite", "dwarf_deck.card.dw_run.symbols.1.type", "unknown symbol"),
        (
            "dr_bite",
            '"bite"',
            '"net"',
            "dragon_deck.card.dr_bite.symbols.1.type",
            "this deck has walk",
        ),
        ("dw_run", "value = 2", "value = 9", "dwarf_deck.card.dw_run.symbols.1.value", "from 1 to"),
        ("dw_run", ", value = 2", "", "dwarf_deck.card.dw_run.symbols.1.value", "is missing"),
        (
            "dw_net",
            '"net"',
            '"net", value = 1',
            "dwarf_deck.card.dw_net.symbols.1.value",
            "no rule",
        ),
        ("dw_run", "count = 2", "count = 3", "dwarf_deck.size", "lists 39 cards, but"),
        ("dw_run", "count = 2", "count = 0", "dwarf_deck.card.dw_run.count", "from 1 to 60"),
        ("dw_run", 'id = "dw_run"', 'id = "draw"', "dwarf_deck.card.draw.id", "taken"),
        ("dw_run", 'id = "dw_run"', 'id = "dr_bite"', "dragon_deck.card.dr_bite", "other deck"),
        (
            "dw_run_axe",
            '{ type = "attack_one", value = 1 }',
            '{ type = "move_one", value = 1 }',
            "dwarf_deck.card.dw_run_axe.symbols",
            "shows move_one twice",
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused(
    card: str, old: str, new_text: str, place: str, says: str
) -> None:
    fault = refused(edited_card(card, old, new_text))
    assert fault.place == place
    assert says in fault.sentence


@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("hand_limit = 6", "hand_limit = 7", "setup.hand_limit"),
        ("dragon_cards = 38", "dragon_cards = 40", "components.dragon_cards"),
        ("minutes = 30", "minutes = 30\nlength = 3", "meta.length"),
        ('game = "drako"', 'game = "serce_smoka"', "meta.game"),
        ("mulligan = false", "mulligan = true", "options.mulligan"),
    ],
)
def test_a_rule_is_no_component(old: str, new_text: str, place: str) -> None:
    assert refused(edited((old, new_text))).place == place


@pytest.mark.rule("DRA-27")
def test_e14_a_deck_of_an_odd_number_of_cards() -> None:
    text = edited_card("dw_run", "count = 2", "count = 3")
    text = text.replace("dwarf_cards = 38", "dwarf_cards = 39")
    text = text.replace("[dwarf_deck]\nsize = 38", "[dwarf_deck]\nsize = 39")
    game = smokowisko.game("drako", text)
    assert new(game=game).deck_size("dwarves") == 35
    table = position(hand_size=4, deck_size=1, fury="gone", game=game).play("draw")
    assert (table.hand_size("dwarves"), table.deck_size("dwarves"), table.actions) == (5, 0, 1)


def test_cells_may_have_other_names() -> None:
    text = SHIPPED.replace("E3", "Z9")
    assert "place fury_dwarf Z9" in new(game=smokowisko.game("drako", text)).legal()
