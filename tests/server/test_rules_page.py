"""The rules as a page: every heading and every rule id can be linked to, in every language."""

import re

import pytest

import smokowisko
from smokowisko.server.rules_page import rules_html
from smokowisko.server.table import Refused
from smokowisko.words import LANGUAGES, rules_page

pytestmark = pytest.mark.compiled_only

GAMES = smokowisko.game_ids()
HEADING = re.compile(r'<h[23] id="(section-\d+)"><a href="#\1">')


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_place_and_every_mention_leads_there(game: str, language: str) -> None:
    html = rules_html(game, language)
    told = set(re.findall(r"\b[A-Z]{3}-\d+\b", rules_page(language, game)))
    placed = re.findall(r'<a class="rule" id="([A-Z]{3}-\d+)"', html)
    assert sorted(placed) == sorted(told)
    assert set(re.findall(r'class="rule"[^>]* href="#([^"]+)"', html)) == told


@pytest.mark.parametrize("game", GAMES)
def test_headings_are_numbered_alike_in_every_language(game: str) -> None:
    numbers = [HEADING.findall(rules_html(game, language)) for language in LANGUAGES]
    assert numbers[0] == numbers[1] == [f"section-{n + 1}" for n in range(len(numbers[0]))]
    assert len(numbers[0]) > 3


def test_a_table_can_be_scrolled_by_keyboard() -> None:
    assert rules_html("serce_smoka", "pl").count('<table tabindex="0">') == 2


def test_there_is_no_page_in_other_languages() -> None:
    with pytest.raises(Refused):
        rules_html("serce_smoka", "de")
