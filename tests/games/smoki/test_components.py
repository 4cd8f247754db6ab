"""The component file: what may be corrected, and what is refused and where."""

import re

import pytest

import smokowisko
from tests.games.component_files import changed, changed_table, refusal, shipped
from tests.games.smoki.position import DECK, new, text_of

GAME = "smoki"
SHIPPED = shipped(GAME)
NO_RINGS = {
    "base_deck = 52": "base_deck = 48",
    "raven_cards = 12": "raven_cards = 8",
    "deck_with_raven_attack = 56": "deck_with_raven_attack = 52",
    **{f"draw_pile_base = {n}": f"draw_pile_base = {n - 4}" for n in (38, 32, 26, 20)},
    **{
        f"draw_pile_with_raven_attack = {n}": f"draw_pile_with_raven_attack = {n - 4}"
        for n in (42, 36, 30, 24)
    },
}


def edited(changes: dict[str, str], text: str = SHIPPED) -> str:
    """The shipped file with some places changed."""
    for old, new_text in changes.items():
        text = changed(text, old, new_text)
    return text


def edited_card(id: str, old: str, new_text: str, text: str = SHIPPED) -> str:
    """The shipped file with a line of one card changed."""
    return changed_table(text, f'[[cards]]\nid = "{id}"', old, new_text)


def refused(text: str) -> smokowisko.BadComponents:
    return refusal(GAME, text)


@pytest.mark.rule("SMO-06", "SMO-86")
def test_the_deck_is_that_of_the_specification() -> None:
    assert sorted(text_of(new().state.never_shown()).split()) == sorted(DECK[:52])
    with_attack = new(options={"raven_attack": True})
    assert sorted(text_of(with_attack.state.never_shown()).split()) == sorted(DECK)


@pytest.mark.parametrize(
    ("card", "old", "new_text", "place", "says"),
    [
        ("dragon_3", "value = 3", "value = 21", "value", "21, not a whole number from -20 to 20"),
        ("dragon_3", "value = 3", "value = 3.5", "value", "not a whole number"),
        ("dragon_3", "value = 3", 'value = "3"', "value", "not a whole number"),
        ("dragon_3", "value = 3\n", "", "value", "is missing"),
        ("dragon_3", "copies = 4", "copies = -1", "copies", "-1, not a whole number from 0 to 12"),
        ("dragon_3", "copies = 4", "copies = true", "copies", "true, not a whole number"),
        ("dragon_3", "copies = 4\n", "", "copies", "is missing"),
        ("dragon_3", '"dragon"', '"raven"', "family", "must be .dragon. .SMO-33."),
        ("dragon_3", '"base"', '"raven_attack"', "module", "must be .base. .SMO-06."),
        ("ravens_nest", "optional = true", "optional = false", "effect_optional", "SMO-47"),
        ("raven_ring", "place = true", "place = false", "must_place", "SMO-38"),
        ("raven_attack", "swap_with_other_player", "none", "effect", "SMO-87"),
        ("water_reflection", "copies = 4", "copies = 4\nvalue = 0", "value", "left out.*SMO-52"),
        ("dragon_3", "copies = 4", "copies = 4\nspeed = 1", "speed", "no rule reads it"),
    ],
)
def test_a_wrong_line_of_a_card_is_refused(
    card: str, old: str, new_text: str, place: str, says: str
) -> None:
    fault = refused(edited_card(card, old, new_text))
    assert fault.place == f"cards.{card}.{place}"
    assert re.search(says, fault.sentence)


@pytest.mark.parametrize(
    ("old", "new_text", "place"),
    [
        ("base_deck = 52", "base_deck = 53", "totals.base_deck"),
        ("dragon_cards = 40", "dragon_cards = 41", "totals.dragon_cards"),
        ("extra_cards = 4", "extra_cards = 3", "totals.extra_cards"),
        ("dealt = 18", "dealt = 17", "setup.by_players.2.dealt"),
        ("draw_pile_base = 20", "draw_pile_base = 21", "setup.by_players.4.draw_pile_base"),
        ("players_max = 5", "players_max = 6", "game.players_max"),
        ("initial_reveals = 1", "initial_reveals = 2", "setup.initial_reveals"),
        ("equal_column_scores = 0", "equal_column_scores = 1", "scoring.equal_column_scores"),
        ("rounds = 8", "rounds = 9", "ends.rounds.rounds"),
        ("limits_play = false", "limits_play = true", "tokens.dragon.limits_play"),
        ('schema = "smoki/1"', 'schema = "smoki/2"', "schema"),
        ('id = "dragon_3"', 'id = "dragon_9"', "cards.dragon_9"),
        ('id = "dragon_3"', 'id = "dragon_4"', "cards.dragon_4"),
    ],
)
def test_a_changed_rule_or_total_is_refused(old: str, new_text: str, place: str) -> None:
    assert refused(edited({old: new_text})).place == place


def test_totals_follow_the_copies() -> None:
    no_rings = edited_card("raven_ring", "copies = 4", "copies = 0")
    assert refused(no_rings).place == "totals.base_deck"
    game = smokowisko.game("smoki", components=edited(NO_RINGS, no_rings))
    assert new(game=game).state.left == 48 - 12
    assert game.components_hash != smokowisko.game("smoki").components_hash


def test_a_deck_too_small_for_five_is_refused() -> None:
    text = SHIPPED
    for id in ("dragon_4", "dragon_5", "dragon_6", "dragon_7", "dragon_8"):
        text = edited_card(id, "copies = 4", "copies = 0", text)
    fault = refused(text)
    assert fault.place == "cards"
    assert "32 cards for the base deck, but five players need 33" in fault.sentence


def test_another_number_on_a_card_counts() -> None:
    game = smokowisko.game("smoki", components=edited_card("dragon_8", "value = 8", "value = 12"))
    state = new(game=game).state
    assert state.named(9) == {"kind": "dragon_8", "value": 12}
    assert state.tables.rows[9 * 14 * 14 + 9 * 14 + 9] == 36


def test_names_and_provenance_do_not_change_the_hash() -> None:
    renamed = edited({'name_en = "Map Dragon"': 'name_en = "Atlas"'})
    game = smokowisko.game("smoki", components=renamed)
    assert game.components_hash == smokowisko.game("smoki").components_hash
