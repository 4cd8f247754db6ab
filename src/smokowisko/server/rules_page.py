"""The rules of a game as a page: our own Markdown, with a place to link to for every rule id."""

import re
from functools import cache

from markdown_it import MarkdownIt

from smokowisko.games import game
from smokowisko.server.table import Refused
from smokowisko.words import LANGUAGES, rules_page

RULE = re.compile(r"\b[A-Z]{3}-\d+\b")


@cache
def rules_html(game_id: str, language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown_language")
    text = rules_page(language, game(game_id).id)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    # a wide table scrolls by itself on a phone, so the keyboard must reach it
    html = html.replace("<table>", '<table tabindex="0">')
    placed: set[str] = set()

    def place(found: re.Match[str]) -> str:
        id = found.group()
        anchor = "" if id in placed else f' id="{id}"'
        placed.add(id)
        return f'<span class="rule"{anchor}>{id}</span>'

    return RULE.sub(place, html)
