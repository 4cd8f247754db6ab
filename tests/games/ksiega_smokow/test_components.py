"""The component file, KSI-103: what may be corrected, and what is refused and where."""

import re
from pathlib import Path

import pytest

import smokowisko
from tests.games.component_files import changed, changed_table, refusal, shipped
from tests.games.ksiega_smokow.position import A, new, position

GAME = "ksiega_smokow"
SHIPPED = shipped(GAME)


def edited(old: str, new_text: str) -> str:
    """The shipped file with one place changed."""
    return changed(SHIPPED, old, new_text)


def edited_table(start: str, old: str, new_text: str) -> str:
    """The shipped file with a line of one table changed."""
    assert SHIPPED.count(start) == 1
    return changed_table(SHIPPED, start, old, new_text)


def with_points(land: str, points: int) -> str:
    """The shipped file with other points for a land and its six cards."""
    text = re.sub(rf'(land = "{land}", .*points = )\d+', rf"\g<1>{points}", SHIPPED)
    return re.sub(rf'(id = "{land}"\n.*\n.*\npoints = )\d+', rf"\g<1>{points}", text)


def with_thresholds(*thresholds: int) -> str:
    """The shipped file with other thresholds from the left."""
    text = SHIPPED
    for field, threshold in enumerate(thresholds, start=1):
        text = re.sub(rf"(index = {field}\nthreshold = )\d+", rf"\g<1>{threshold}", text, count=1)
    return text


def game_of(text: str) -> smokowisko.Game:
    return smokowisko.game("ksiega_smokow", components=text)


def refused(text: str) -> smokowisko.BadComponents:
    return refusal(GAME, text)


# ------------------------------------------------------------ what may be corrected


@pytest.mark.rule("KSI-103")
def test_other_points_count_in_the_score() -> None:
    game = game_of(with_points("plains", 9))
    table = position("3 4 5 / 3 4 5", books={A: "plains_onyx storm_onyx"}, game=game)
    assert table.state.scores() == [16, 0]
    assert table.view(None)["lands"]["plains"] == 9


@pytest.mark.rule("KSI-12", "KSI-103")
def test_other_thresholds_are_asked_for() -> None:
    table = new(5, game=game_of(with_thresholds(3, 5, 7, 9, 11)))
    assert [field["threshold"] for field in table.view(None)["fields"]] == [3, 5, 7, 9, 11]
    assert table.refuses("place 4 > 2") == "KSI-33"
    assert "place 5 > 2" in table.legal()


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_highest_thresholds_play_to_the_end(players: int) -> None:
    """Nobody can bid with less than three sixes: boosting, passing and a standstill."""
    state = game_of(with_thresholds(18, 18, 18, 18, 18)).new(players, seed=1)
    while not state.over:
        state.play(state.moves()[-1])
    assert sum(state.scores()) == 0


@pytest.mark.rule("KSI-103")
def test_two_component_sets_live_side_by_side() -> None:
    ours, other = new(), new(game=game_of(with_thresholds(1, 1, 1, 1, 1)))
    assert ours.refuses("place 3 > 2") == "KSI-33"
    assert "place 3 > 2" in other.legal()


def test_the_hash_ignores_what_no_rule_reads() -> None:
    shipped = smokowisko.game("ksiega_smokow").components_hash
    for text in (
        "# a comment\n" + SHIPPED,
        edited('title_en = "The Book of Dragons"', 'title_en = "Dragons!"'),
        edited('name_en = "Amber dragon"', 'name_en = "Golden dragon"'),
        edited('name_pl = "fioletowy"', 'name_pl = "purpurowy"'),
        edited('glyph = "ring"', 'glyph = "moon"'),
    ):
        assert game_of(text).components_hash == shipped


def test_the_hash_changes_with_points_and_thresholds() -> None:
    hashes = {
        game_of(text).components_hash
        for text in (SHIPPED, with_points("storm", 6), with_thresholds(3, 4, 5, 6, 8))
    }
    assert len(hashes) == 3


def test_a_file_may_be_given_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(with_thresholds(2), encoding="utf-8")
    game = smokowisko.game("ksiega_smokow", components=file)
    assert game.new().view(None)["fields"][0]["threshold"] == 2


# ------------------------------------------------------------ what is refused


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize("points", ["-1", "100", "7.5", "true", '"7"'])
def test_points_out_of_bounds_are_refused(points: str) -> None:
    fault = refused(edited_table('[[lands]]\nid = "storm"', "points = 7", f"points = {points}"))
    assert fault.place == "lands.storm.points"
    assert "not a whole number from 0 to 99" in fault.sentence


@pytest.mark.rule("KSI-103")
def test_points_of_a_card_that_contradict_its_land_are_refused() -> None:
    fault = refused(edited('species = "onyx", points = 5', 'species = "onyx", points = 6'))
    assert fault.sentence == (
        "dragon_deck.cards.jungle_onyx.points is 6, but must be 5 (lands.jungle.points)."
    )


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize("threshold", ["0", "19", "-3", "3.0", "true"])
def test_a_threshold_out_of_reach_is_refused(threshold: str) -> None:
    fault = refused(edited("threshold = 3\n", f"threshold = {threshold}\n"))
    assert fault.place == "board.fields.1.threshold"
    assert "not a whole number from 1 to 18" in fault.sentence


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("min_players = 2", "min_players = 1", "game.min_players"),
        ("dragon_cards = 36", "dragon_cards = 37", "counts.dragon_cards"),
        ("start_values = [3, 4, 5]", "start_values = [4, 4, 4]", "dice.start_values"),
        ("raise_when_outbid = 1", "raise_when_outbid = 2", "dice.raise_when_outbid"),
        ("lower_when_taken = 1", "lower_when_taken = true", "dice.lower_when_taken"),
        ("opposite_sum = 7", "opposite_sum = 8", "dice.opposite_sum"),
        ("bonus_per_dragon = 3", "bonus_per_dragon = 4", "goal_deck.bonus_per_dragon"),
        ("piles = [9, 9, 9, 9]", "piles = [12, 12, 12]", "setup.players_4.piles"),
        ("start_field = 3", "start_field = 1", "blocking_die.start_field"),
        ("outbid_minimum = 7", "outbid_minimum = 6", "blocking_die.outbid_minimum"),
        ("move_order = [1, 2, 3]", "move_order = [3, 2, 1]", "blocking_die.move_order"),
        ("secret_goals = false", "secret_goals = true", "options.secret_goals"),
        ('mountain_target = "own"', 'mountain_target = "any"', "options.mountain_target"),
        ("first_player = true", "first_player = false", "player_colours.red.first_player"),
        ('ability = "raise_one"', 'ability = "raise_all"', "lands.desert.ability"),
        ('target = "own_field"', 'target = "field"', "lands.plains.target"),
        ('"goal_onyx", species = "onyx"', '"goal_onyx", species = "pearl"',
         "goal_deck.cards.goal_onyx.species"),
        ('id = "storm_onyx", land = "storm"', 'id = "storm_onyx", land = "desert"',
         "dragon_deck.cards.storm_onyx.land"),
        ("index = 4", "index = 6", "board.fields.4.index"),
    ],
)  # fmt: skip
def test_a_changed_rule_is_refused(old: str, new_text: str, place: str) -> None:
    fault = refused(edited(old, new_text))
    assert fault.place == place
    assert fault.sentence.startswith(f"{place} is ")
    assert "but must be" in fault.sentence


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("[dice]\n", "[dice]\nrolled = true\n", "dice.rolled"),
        ("[counts]\n", "[weather]\nrain = true\n\n[counts]\n", "weather.rain"),
        ("[counts]\n", "[counts]\ndragons = 36\n", "counts.dragons"),
    ],
)
def test_an_unknown_key_is_refused(old: str, new_text: str, place: str) -> None:
    fault = refused(edited(old, new_text))
    assert fault.place == place
    assert fault.sentence == f"{place} is unknown: no rule reads it."


@pytest.mark.rule("KSI-103")
def test_an_unknown_colour_is_refused() -> None:
    fault = refused(edited('[[player_colours]]\nid = "blue"', '[[player_colours]]\nid = "black"'))
    assert fault.place == "player_colours.black"
    assert "the colours are red, blue, green, yellow, violet" in fault.sentence


@pytest.mark.rule("KSI-103")
@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('  { id = "plains_pearl", land = "plains", species = "pearl", points = 3 },\n',
         "dragon_deck.cards.plains_pearl.id"),
        ("end_piles = 2\nblocking_die = false\nprovenance = \"[R]\"\n\n[blocking_die]",
         "setup.players_5.end_piles"),
    ],
)  # fmt: skip
def test_something_missing_is_refused(line: str, place: str) -> None:
    replaced = "[blocking_die]" if line.endswith("[blocking_die]") else ""
    assert refused(edited(line, replaced)).sentence == f"{place} is missing."


@pytest.mark.rule("KSI-103")
def test_a_card_that_stands_twice_is_refused() -> None:
    card = '  { id = "plains_pearl", land = "plains", species = "pearl", points = 3 },\n'
    fault = refused(edited(card, card + card))
    assert fault.sentence == "dragon_deck.cards.plains_pearl stands in the file twice."


@pytest.mark.rule("KSI-103")
def test_broken_toml_is_refused_with_its_line() -> None:
    fault = refused("[game\nid = 1")
    assert fault.sentence.startswith("The file is not valid TOML: ")
    assert "line 1" in fault.sentence
