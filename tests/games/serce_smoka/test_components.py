"""The component file, SER-84 and SER-85: what may be corrected, and what is refused and where."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import smokowisko
from smokowisko.games.serce_smoka.tables import SITUATIONS, TREASURE_CHEST, Tables
from tests.games.component_files import changed, changed_table, refusal, shipped
from tests.games.serce_smoka.position import DECK, A, B, new, singles
from tests.games.serce_smoka.random_games import finished, tables

GAME = "serce_smoka"
SHIPPED = shipped(GAME)
ALTERNATIVE = SHIPPED[SHIPPED.index("[[alternative_deck]]") :]

FORTY = {
    "treasure_chest": [1, 2, 3, 4],
    "petrified_dragon": [2, 2],
    "dwarf": [1, 1, 1, 2, 2, 3],
}
SMALLEST = {
    "treasure_chest": [4],
    "fire_dragon": [],
    "petrified_dragon": [],
    "sorceress": [],
    "troll": [],
    "dwarf": [],
    "hero": [],
    "huntress": [],
    "ship": [0] * 5,
}


def edited(old: str, new_text: str) -> str:
    """The shipped file with one place changed."""
    return changed(SHIPPED, old, new_text)


def edited_kind(kind: str, old: str, new_text: str) -> str:
    """The shipped file with a line of one kind changed."""
    return changed_table(SHIPPED, f'[[kind]]\nid = "{kind}"', old, new_text)


def with_deck(lists: Mapping[str, list[int]]) -> str:
    """The shipped file with other cards for some kinds and totals that fit; no alternative deck."""
    text = SHIPPED.replace(ALTERNATIVE, "")
    for kind, values in lists.items():
        text = re.sub(
            rf'(id = "{kind}"\n.*\n.*\n)count = \d+\nvalues = .*\n',
            rf"\g<1>count = {len(values)}\nvalues = {values}\n",
            text,
            count=1,
        )
    lines = re.findall(r"^values = .*$", text, re.MULTILINE)
    cards = [int(value) for line in lines for value in re.findall(r"\d+", line)]
    totals = {
        "size": len(cards),
        "scoring_cards": sum(value > 0 for value in cards),
        "glory_points": sum(cards),
        "draw_pile_after_deal": len(cards) - 5,
    }
    for key, total in totals.items():
        text = re.sub(rf"^{key} = \d+$", f"{key} = {total}", text, flags=re.MULTILINE)
    text = text.replace("\ncards = 100\n", f"\ncards = {2 * len(cards)}\n")
    return text.replace("\ncards = 50\n", f"\ncards = {len(cards)}\n")


def refused(text: str) -> smokowisko.BadComponents:
    return refusal(GAME, text)


# ------------------------------------------------------------ the list of cards


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("kind", "old", "new_text", "place", "says"),
    [
        ("troll", "[1, 2, 3]", "[1, 2]", "kind.troll.count", "count is 3, but .* lists 2 cards"),
        ("troll", "count = 3", "count = 4", "kind.troll.count", "count is 4, but .* lists 3 cards"),
        ("troll", "count = 3", "count = -1", "kind.troll.count", "-1, not a whole number from 0"),
        ("troll", "count = 3", 'count = "3"', "kind.troll.count", "not a whole number"),
        ("troll", "count = 3", "count = 3.0", "kind.troll.count", "not a whole number"),
        ("troll", "count = 3\n", "", "kind.troll.count", "kind.troll.count is missing"),
        ("troll", "[1, 2, 3]", "[1, 2, 5]", "kind.troll.values", "holds 5, .* from 1 to 4"),
        ("troll", "[1, 2, 3]", "[0, 2, 3]", "kind.troll.values", "holds 0, .* from 1 to 4"),
        ("troll", "[1, 2, 3]", "[1, 2, -3]", "kind.troll.values", "holds -3, .* from 1 to 4"),
        ("troll", "[1, 2, 3]", "[1, 2, 3.5]", "kind.troll.values", "holds 3.5, .* from 1 to 4"),
        ("troll", "[1, 2, 3]", "[1, 2, true]", "kind.troll.values", "holds true, .* from 1 to 4"),
        ("troll", "[1, 2, 3]", "6", "kind.troll.values", "is 6, not a list"),
        ("troll", "values = [1, 2, 3]\n", "", "kind.troll.values", "values is missing"),
        ("ship", "[0, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 1]", "kind.ship.values", "holds 1"),
        (
            "troll",
            'id = "troll"',
            'id = "ogre"',
            "kind.ogre",
            "kind.ogre is unknown; the kinds are",
        ),
    ],
)
def test_a_wrong_line_of_a_kind_is_refused(
    kind: str, old: str, new_text: str, place: str, says: str
) -> None:
    fault = refused(edited_kind(kind, old, new_text))
    assert fault.place == place
    assert re.search(says, fault.sentence)


@pytest.mark.rule("SER-84")
def test_a_missing_kind_is_refused() -> None:
    start = SHIPPED.index('[[kind]]\nid = "troll"')
    end = SHIPPED.index("[[kind]]", start + 1)
    fault = refused(SHIPPED[:start] + SHIPPED[end:])
    assert fault.place == "kind.troll.values"
    assert fault.sentence == "kind.troll.values is missing."


@pytest.mark.rule("SER-84")
def test_a_kind_that_stands_twice_is_refused() -> None:
    start = SHIPPED.index('[[kind]]\nid = "troll"')
    end = SHIPPED.index("[[kind]]", start + 1)
    fault = refused(SHIPPED[:end] + SHIPPED[start:end] + SHIPPED[end:])
    assert fault.place == "kind.troll"
    assert fault.sentence == "kind.troll stands in the file twice."


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize("size", [49, 51])
def test_a_list_of_another_size_is_refused(size: int) -> None:
    fault = refused(edited("size = 50", f"size = {size}"))
    assert fault.place == "kind"
    assert fault.sentence == f"kind lists 50 cards, but deck.size is {size} (SER-84)."


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize("size", ["5", "101", "-50", "50.0", "true", '"50"'])
def test_a_deck_size_out_of_bounds_is_refused(size: str) -> None:
    fault = refused(edited("size = 50", f"size = {size}"))
    assert fault.place == "deck.size"
    assert "not a whole number from 6 to 100" in fault.sentence


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(("ships", "both"), [(4, 8), (0, 0)])
def test_too_few_ships_are_refused(ships: int, both: int) -> None:
    fault = refused(with_deck({"ship": [0] * ships}))
    assert fault.place == "kind"
    assert f"gives both decks {both} ships together" in fault.sentence
    assert "9" in fault.sentence


@pytest.mark.rule("SER-84")
def test_five_ships_a_deck_are_enough() -> None:
    game = smokowisko.game("serce_smoka", components=with_deck({"ship": [0] * 5}))
    assert game.new().census()["ship 0"] == 10


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("old", "new_text", "place", "right"),
    [
        ("\ncards = 50", "\ncards = 49", "deck.totals.cards", "50"),
        ("scoring_cards = 44", "scoring_cards = 45", "deck.totals.scoring_cards", "44"),
        ("glory_points = 79", "glory_points = 80", "deck.totals.glory_points", "79"),
        ("\ncards = 100", "\ncards = 99", "contents.cards", "100"),
        (
            "draw_pile_after_deal = 45",
            "draw_pile_after_deal = 44",
            "setup.draw_pile_after_deal",
            "45",
        ),
    ],
)
def test_totals_that_do_not_fit_are_refused(
    old: str, new_text: str, place: str, right: str
) -> None:
    fault = refused(edited(old, new_text))
    assert fault.place == place
    assert f"must be {right} " in fault.sentence


@pytest.mark.rule("SER-84")
def test_a_changed_card_without_its_total_is_refused() -> None:
    fault = refused(edited_kind("troll", "[1, 2, 3]", "[1, 2, 4]"))
    assert fault.place == "deck.totals.glory_points"
    assert "is 79, but must be 80" in fault.sentence


# ------------------------------------------------------------ everything else in the file


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("min_players = 2", "min_players = 1", "game.min_players"),
        ("max_players = 2", "max_players = 4", "game.max_players"),
        ("decks = 2", "decks = 3", "contents.decks"),
        ("identical_for_both_players = true", "identical_for_both_players = false",
         "deck.identical_for_both_players"),
        ('green = "disciple"', 'green = "servant"', "deck.roles.green"),
        ("bonus_points = 3", "bonus_points = 2", "figure.bonus_points"),
        ("hand_limit_with = 6", "hand_limit_with = 7", "figure.hand_limit_with"),
        ("breaks_ties = true", "breaks_ties = false", "figure.breaks_ties"),
        ("requires_cards_taken = 1", "requires_cards_taken = 0", "figure.requires_cards_taken"),
        ("starting_hand = 5", "starting_hand = 6", "setup.starting_hand"),
        ("limit = 5", "limit = 6", "hand.limit"),
        ("pass_allowed = false", "pass_allowed = true", "turn.pass_allowed"),
        ("min_cards_played = 1", "min_cards_played = true", "turn.min_cards_played"),
        ("ship_piles_to_end = 3", "ship_piles_to_end = 2", "end.ship_piles_to_end"),
        ("ships_per_pile = 3", "ships_per_pile = 4", "end.ships_per_pile"),
        ("turns_after_third_departure = 1", "turns_after_third_departure = 2",
         "end.turns_after_third_departure"),
        ("turns_after_last_card_drawn = 3", "turns_after_last_card_drawn = 1",
         "end.turns_after_last_card_drawn"),
        ('exhaustion_end = "rulebook"', 'exhaustion_end = "short"', "options.exhaustion_end"),
        ("show_scores = false", "show_scores = true", "options.show_scores"),
    ],
)  # fmt: skip
def test_a_changed_rule_is_refused(old: str, new_text: str, place: str) -> None:
    fault = refused(edited(old, new_text))
    assert fault.place == place
    assert fault.sentence.startswith(f"{place} is ")
    assert "but must be" in fault.sentence


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("kind", "old", "new_text", "place"),
    [
        ("dwarf", "capacity = 4", "capacity = 5", "kind.dwarf.capacity"),
        ("hero", 'field = "slots"', 'field = "stack"', "kind.hero.field"),
        ("fire_dragon", '["treasure_chest"]', '["dwarf"]', "kind.fire_dragon.collects"),
        ("sorceress", "choice = true", "choice = false", "kind.sorceress.choice"),
        ("huntress", 'after = "below_ship"', 'after = "stay"', "kind.huntress.after"),
    ],
)
def test_a_changed_effect_is_refused(kind: str, old: str, new_text: str, place: str) -> None:
    fault = refused(edited_kind(kind, old, new_text))
    assert fault.place == place
    assert "(SER-" in fault.sentence


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("[hand]\n", "[hand]\nlimit_in_winter = 4\n", "hand.limit_in_winter"),
        ("[deck.totals]\n", "[deck.totals]\nships = 6\n", "deck.totals.ships"),
        ("[hand]\n", "[weather]\nrain = true\n\n[hand]\n", "weather.rain"),
    ],
)
def test_an_unknown_key_is_refused(old: str, new_text: str, place: str) -> None:
    fault = refused(edited(old, new_text))
    assert fault.place == place
    assert fault.sentence == f"{place} is unknown: no rule reads it."


@pytest.mark.rule("SER-84")
def test_an_unknown_key_of_a_kind_is_refused() -> None:
    fault = refused(edited_kind("troll", "count = 3", "count = 3\ncapacity = 4"))
    assert fault.place == "kind.troll.capacity"


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("outlines = 4", "outlines = 5", "board.field.dwarf.outlines"),
        ('to = "fire_dragon"', 'to = "dwarf"', "board.arrow.1.to"),
        ("[game]\n", "[game]\nsolo = true\n", "game.solo"),
        ("[board]\n", "[board]\ntunnels = 2\n", "board.tunnels"),
    ],
)
def test_a_rule_told_by_the_board_or_the_game_is_refused(
    old: str, new_text: str, place: str
) -> None:
    assert refused(edited(old, new_text)).place == place


@pytest.mark.rule("SER-84")
def test_a_missing_rule_is_refused() -> None:
    assert refused(edited("\nstarting_hand = 5", "")).sentence == "setup.starting_hand is missing."


@pytest.mark.rule("SER-84")
@pytest.mark.parametrize(("text", "line"), [("[deck\nsize = 50", 1), ("a = 1\nb = \n", 2)])
def test_broken_toml_is_refused_with_its_line(text: str, line: int) -> None:
    fault = refused(text)
    assert fault.sentence.startswith("The file is not valid TOML: ")
    assert f"line {line}" in fault.sentence


@pytest.mark.rule("SER-84")
def test_an_empty_file_is_refused() -> None:
    assert refused("").place == "deck.size"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(smokowisko.BadComponents, match="cannot be read") as fault:
        smokowisko.game("serce_smoka", components=missing)
    assert fault.value.place == str(missing)


# ------------------------------------------------------------ alternative decks


def alternative(old: str, new_text: str) -> str:
    assert ALTERNATIVE.count(old) == 1
    return SHIPPED.replace(ALTERNATIVE, ALTERNATIVE.replace(old, new_text))


@pytest.mark.rule("SER-84", "SER-85")
@pytest.mark.parametrize(
    ("old", "new_text", "place", "says"),
    [
        ("troll = [1, 2, 3]", "troll = [1, 2]", "", "lists 49 cards, but deck.size is 50"),
        ("troll = [1, 2, 3]", "troll = [1, 2, 7]", ".troll", "holds 7"),
        ("troll = [1, 2, 3]\n", "", ".troll", "is missing"),
        ("troll = [1, 2, 3]", "troll = [1, 2, 3]\nogre = [1]", ".ogre", "is unknown"),
        ("ship = [0, 0, 0, 0, 0, 0]", "ship = [0, 0, 0, 0, 0, 2]", ".ship", "holds 2"),
    ],
)
def test_a_wrong_alternative_deck_is_refused(
    old: str, new_text: str, place: str, says: str
) -> None:
    fault = refused(alternative(old, new_text))
    assert fault.place == f"alternative_deck.android_app_2016{place}"
    assert says in fault.sentence


@pytest.mark.rule("SER-84", "SER-85")
def test_an_alternative_deck_with_too_few_ships_is_refused() -> None:
    text = alternative("ship = [0, 0, 0, 0, 0, 0]", "ship = [0, 0, 0, 0]")
    fault = refused(text.replace("troll = [1, 2, 3]", "troll = [1, 2, 3, 1, 1]"))
    assert fault.place == "alternative_deck.android_app_2016"
    assert "8 ships together" in fault.sentence


@pytest.mark.rule("SER-85")
def test_an_alternative_deck_needs_its_own_id() -> None:
    without_id = refused(alternative('id = "android_app_2016"\n', ""))
    assert without_id.place == "alternative_deck.1.id"
    taken = refused(alternative('"android_app_2016"', '"default"'))
    assert taken.place == "alternative_deck.default.id"
    twice = refused(SHIPPED + ALTERNATIVE)
    assert twice.place == "alternative_deck.android_app_2016"
    assert "twice" in twice.sentence


@pytest.mark.rule("SER-85")
def test_totals_bind_the_default_list_only() -> None:
    text = alternative("troll = [1, 2, 3]", "troll = [3, 3, 3]")
    game = smokowisko.game("serce_smoka", components=text)
    assert game.new(options={"deck_data": "android_app_2016"}).census()["troll 3"] == 6
    assert game.new().census()["troll 3"] == 2


@pytest.mark.rule("SER-85")
def test_every_alternative_deck_is_offered_by_its_id() -> None:
    text = SHIPPED + ALTERNATIVE.replace("android_app_2016", "mine")
    game = smokowisko.game("serce_smoka", components=text)
    (option,) = [each for each in game.options if each.id == "deck_data"]
    assert option.values == ("default", "android_app_2016", "mine")
    assert option.default == "default"


# ------------------------------------------------------------ the hash


@pytest.mark.parametrize(
    "text",
    [
        "# a comment\n" + SHIPPED,
        edited('title_en = "Dragonheart"', 'title_en = "Heart of the Dragon"'),
        edited('en = "Dragon Huntress"', 'en = "Huntress"'),
        edited("width_cm = 57", "width_cm = 58"),
        edited('provenance = "[R]; 45 = 50 - 5"', 'provenance = "counted"'),
        edited('note = "Transcription', 'note = "A transcription'),
        edited_kind("treasure_chest", "[1, 1, 2, 2, 3, 3, 4]", "[4, 3, 3, 2, 2, 1, 1]"),
    ],
    ids=["comment", "title", "name", "layout", "provenance", "note", "order"],
)
def test_the_hash_ignores_what_no_rule_reads(text: str) -> None:
    shipped = smokowisko.game("serce_smoka").components_hash
    assert smokowisko.game("serce_smoka", components=text).components_hash == shipped


@pytest.mark.parametrize(
    "text",
    [
        with_deck({}),
        with_deck({"troll": [1, 2, 4]}),
        alternative("troll = [1, 2, 3]", "troll = [1, 3, 3]"),
        alternative('"android_app_2016"', '"android_app"'),
    ],
    ids=["no alternative", "card", "card of the alternative", "id of the alternative"],
)
def test_the_hash_changes_with_the_cards(text: str) -> None:
    shipped = smokowisko.game("serce_smoka").components_hash
    assert smokowisko.game("serce_smoka", components=text).components_hash != shipped


def test_the_hash_changes_with_a_single_card() -> None:
    one, other = (
        smokowisko.game("serce_smoka", components=with_deck({"troll": values}))
        for values in ([1, 2, 3], [1, 2, 4])
    )
    assert one.components_hash != other.components_hash


# ------------------------------------------------------------ other components at the table


@pytest.mark.rule("SER-84")
def test_two_component_sets_live_side_by_side() -> None:
    changed = smokowisko.game("serce_smoka", components=with_deck({"troll": [4, 4, 4]}))
    both = zip(tables(3), tables(3, game=changed), strict=False)
    for _ in range(20):
        shipped, other = next(both)
        assert shipped.state.census()["troll 1"] == 2
        assert "troll 4" not in shipped.state.census()
        assert other.state.census()["troll 4"] == 6
        assert "troll 1" not in other.state.census()


@pytest.mark.rule("SER-84")
def test_a_file_may_be_given_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(with_deck({"troll": [4, 4, 4]}), encoding="utf-8")
    game = smokowisko.game("serce_smoka", components=file)
    assert game.new().census()["troll 4"] == 6


@pytest.mark.rule("SER-84", "SER-73")
@pytest.mark.parametrize("seed", range(6))
def test_a_deck_of_forty_plays_to_its_end(seed: int) -> None:
    game = smokowisko.game("serce_smoka", components=with_deck(FORTY))
    table = new(seed, game=game)
    for seat in (A, B):
        assert len(singles(table.hand(seat))) == 5
        assert len(table.deck(seat)) == 35
    *_, table = tables(seed, game=game)
    assert table.state.over
    assert sum(table.state.census().values()) == 81
    assert game.max_plies == 1 + 72  # 2 * 35 - 1 + 3 turns and a choice
    assert table.state.turn <= 72


@pytest.mark.rule("SER-27", "SER-84")
@pytest.mark.parametrize("exhaustion_end", ["rulebook", "short"])
@pytest.mark.parametrize("seed", range(6))
def test_the_smallest_deck_plays_to_its_end(seed: int, exhaustion_end: str) -> None:
    game = smokowisko.game("serce_smoka", components=with_deck(SMALLEST))
    table = finished(seed, {"exhaustion_end": exhaustion_end}, game)
    assert table.state.over
    assert table.state.turn <= {"rulebook": 4, "short": 2}[exhaustion_end]
    assert table.state.census() == {"treasure_chest 4": 2, "ship 0": 10, "great_dragon": 1}


@pytest.mark.rule("SER-84")
def test_the_largest_deck_plays_to_its_end() -> None:
    doubled: dict[str, list[int]] = {}
    for card in 2 * singles(DECK):
        kind, value = card.split()
        doubled.setdefault(kind, []).append(int(value))
    game = smokowisko.game("serce_smoka", components=with_deck(doubled))
    assert new(game=game).deck_size(A) == 95
    table = finished(0, game=game)
    assert table.state.over
    assert sum(table.state.census().values()) == 201


@pytest.mark.rule("SER-84")
def test_a_deck_of_many_equal_cards_makes_no_endless_tables() -> None:
    """A hand holds six cards at most, so that more of a card make no more menus."""
    lists = {**SMALLEST, "treasure_chest": [1, 2, 3, 4] * 22, "ship": [0] * 12}
    game = smokowisko.game("serce_smoka", with_deck(lists))
    assert isinstance(game.tables, Tables)
    assert len(game.tables.menus[TREASURE_CHEST]) == 7**4 * SITUATIONS
    state = game.new(seed=1)
    while not state.over:
        state.play(state.moves()[-1])
    assert state.census()["treasure_chest 4"] == 44
