"""The rules of a game as a page: our own Markdown, with a place to link to for every heading and
every rule id."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from smokowisko.games import game
from smokowisko.server.table import Refused
from smokowisko.words import LANGUAGES, rules_page

RULE = re.compile(r"\b[A-Z]{3}-\d+\b")
SECTIONS = ("h2", "h3")


@cache
def rules_html(game_id: str, language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown_language")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(rules_page(language, game(game_id).id))
    _place_sections(tokens)
    for token in tokens:
        if token.type == "table_open":
            # a wide table scrolls by itself on a phone, so the keyboard must reach it
            token.attrSet("tabindex", "0")
    return _place_rules(markdown.renderer.render(tokens, markdown.options, {}))


def _place_sections(tokens: list[Token]) -> None:
    """Every heading links to itself, under the same number in every language."""
    headings = [
        at for at, each in enumerate(tokens) if each.type == "heading_open" and each.tag in SECTIONS
    ]
    for number, at in enumerate(headings, start=1):
        place = f"section-{number}"
        tokens[at].attrSet("id", place)
        text = tokens[at + 1]
        opening = Token("link_open", "a", 1, attrs={"href": f"#{place}"})
        text.children = [opening, *(text.children or ()), Token("link_close", "a", -1)]


def _place_rules(html: str) -> str:
    """Every rule id links to the first place that tells the rule."""
    placed: set[str] = set()

    def place(found: re.Match[str]) -> str:
        id = found.group()
        anchor = "" if id in placed else f' id="{id}"'
        placed.add(id)
        return f'<a class="rule"{anchor} href="#{id}">{id}</a>'

    return RULE.sub(place, html)
