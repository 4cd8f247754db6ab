"""The component file: what may be corrected, and what is refused and where."""

import pytest

import smokowisko
from tests.games.component_files import changed, changed_table, refusal, shipped
from tests.games.smoki_z_glebin.position import ORANGE, position

GAME = "smoki_z_glebin"
SHIPPED = shipped(GAME)


def edited(old: str, new_text: str) -> str:
    """The shipped file with one place changed."""
    return changed(SHIPPED, old, new_text)


def edited_table(start: str, old: str, new_text: str) -> str:
    """The shipped file with a line of one table changed."""
    assert SHIPPED.count(start) == 1
    return changed_table(SHIPPED, start, old, new_text)


def game_of(text: str) -> smokowisko.Game:
    return smokowisko.game("smoki_z_glebin", components=text)


def refused(text: str) -> smokowisko.BadComponents:
    return refusal(GAME, text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (edited('  "RWCS.S.",', '  "RWC..S.",'), "board_side.1.rows has 10 ship squares"),
        (edited('  "RWCS.S.",', '  "RWCS.S",'), "board_side.1.rows is not seven rows"),
        (edited('  "RWCS.S.",', '  "RWCS.SQ",'), "board_side.1.rows holds 'Q'"),
        (edited('  "RWCS.S.",', '  "#WCS.S.",'), "island corner at the bottom right"),
        (
            edited('rows = ["XXX", "X.."]', 'rows = ["XX.", "X.X"]'),
            "pattern.L4.rows is not connected",
        ),
        (edited('rows = ["XXX", "X.."]', 'rows = ["XXX", "XX."]'), "pattern.L4.rows has 5 squares"),
        (
            edited('rows = ["XXX", "X.."]', 'rows = ["XXX", "Y.X"]'),
            "pattern.L4.rows holds more than",
        ),
        (edited_table('id = "L4"', "copies = 9", "copies = 10"), "pattern has 37 medium cards"),
        (edited_table('id = "L4"', '"medium"', '"huge"'), "pattern.L4.class is 'huge'"),
        (
            edited_table('id = "L4"', 'id = "L4"', 'id = "L 4"'),
            "other signs than letters and digits",
        ),
        (edited_table('id = "M16"', '"red"', '"pink"'), "mission.M16.ships asks for 'pink'"),
        (edited_table('id = "M16"', "points = 8", "points = 800"), "mission.M16.points is 800"),
        (edited_table('id = "M16"', "reef = false", "reef = 0"), "neither true nor false"),
        (edited_table('id = "M07"', '["green", "green"]', "[]"), "mission.M07.ships is not a list"),
        (edited_table('id = "R01"', '"two_ships"', '"three_ships"'), "reef_card.R01.kind is"),
        (edited_table('id = "R09"', '"north"', '"up"'), "reef_card.R09.kingdom is 'up'"),
        (edited_table('id = "R08"', "coins = 4", "coins = 5"), "reef_card.R08.coins is 5"),
        (
            edited_table('id = "R01"', "copies = 1", "copies = 8").replace(
                'copies = 1\nprovenance = "kind [R]; colours',
                'copies = 4\nprovenance = "kind [R]; colours',
            ),
            "reef_card has two-ships cards for 28125 different sets, more than 1024",
        ),
        (edited("tokens = 12", "tokens = 13"), "ship_colour has 45 tokens"),
        (edited("toll = 2 ", "toll = 3 "), "constants.toll is 3, but must be 2 (GLE-35)"),
        (edited("heads_per_player = 8", "heads_per_player = 9"), "setup.3.heads_per_player is 9"),
        (edited("island_top = 6", "island_top = 5"), "board.island_top is 5"),
        (edited("age = 8", "age = 8\nsponsor = 1"), "game.sponsor is unknown"),
    ],
)
def test_what_is_refused_and_where(text: str, sentence: str) -> None:
    assert sentence in refused(text).sentence


def test_other_missions_and_patterns_are_played_with() -> None:
    text = edited_table('id = "M16"', "points = 8", "points = 20")
    table = position(missions={ORANGE: "M16"}, game=game_of(text))
    assert table.side(ORANGE)["parts"]["missions"] == 20
    assert position(missions={ORANGE: "M16"}).side(ORANGE)["parts"]["missions"] == 8


def test_two_component_sets_live_side_by_side() -> None:
    other = game_of(edited('rows = ["XXX", "X.."]', 'rows = ["XX.", ".XX"]'))
    assert other.move_space != smokowisko.game("smoki_z_glebin").move_space
    assert len(position(hands={ORANGE: "L4"}, game=other).legal("play")) < 70
    assert len(position(hands={ORANGE: "L4"}).legal("play")) > 110


def test_the_hash_ignores_what_no_rule_reads() -> None:
    shipped = smokowisko.game("smoki_z_glebin").components_hash
    for text in (
        "# a comment\n" + SHIPPED,
        edited('title_original = "Sea Dragons"', 'title_original = "Dragons!"'),
        edited('icon = "shell"', 'icon = "star"'),
    ):
        assert game_of(text).components_hash == shipped
    for text in (
        edited_table('id = "M16"', "points = 8", "points = 7"),
        edited('  "RWCS.S.",', '  "RWSC.S.",'),
    ):
        assert game_of(text).components_hash != shipped


def test_an_edited_game_plays_to_its_end() -> None:
    state = game_of(edited_table('id = "R08"', "copies = 6", "copies = 1")).new(5, seed=4)
    while not state.over:
        moves = state.moves()
        state.play(moves[len(moves) // 2])
    assert len(state.scores()) == 5
