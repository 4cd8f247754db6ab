"""Events and moves as sentences, in both languages."""

import pytest

from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Facts
from smokowisko.engine.record import Seat
from smokowisko.terminal.sentences import Speaker
from tests.games.serce_smoka.position import A, B, position

ENGLISH = Speaker("en", "serce_smoka")
POLISH = Speaker("pl", "serce_smoka")


@pytest.mark.parametrize(
    ("facts", "english", "polish"),
    [
        (
            {"type": "cards_played", "seat": 0, "kind": "troll", "values": [1, 2]},
            "Disciple plays 2 trolls (1, 2).",
            "Uczeń zagrywa 2 trolle (1, 2).",
        ),
        (
            {"type": "cards_played", "seat": 1, "kind": "ship", "values": [0]},
            "Servant plays 1 ship.",
            "Sługa zagrywa 1 statek.",
        ),
        (
            {"type": "cards_collected", "seat": 1, "field": "dwarf", "values": [1, 1, 2, 3]},
            "Servant collects 4 dwarves (1, 1, 2, 3): 7 glory.",
            "Sługa zbiera 4 krasnoludy (1, 1, 2, 3): 7 punktów chwały.",
        ),
        (
            {"type": "cards_collected", "seat": 0, "field": "below_ship", "values": [1] * 5},
            "Disciple collects 5 cards from below the ship (1, 1, 1, 1, 1): 5 glory.",
            "Uczeń zbiera 5 kart spod statku (1, 1, 1, 1, 1): 5 punktów chwały.",
        ),
        (
            {"type": "figure_taken", "seat": 0, "from": None},
            "Disciple takes the Great Dragon from the board.",
            "Uczeń zdejmuje z planszy figurkę Wielkiego Smoka.",
        ),
        (
            {"type": "figure_taken", "seat": 0, "from": 1},
            "Disciple takes the Great Dragon from Servant.",
            "Uczeń przejmuje figurkę Wielkiego Smoka (Sługa ją traci).",
        ),
        (
            {"type": "cards_drawn", "seat": 1, "count": 2},
            "Servant draws 2 cards.",
            "Sługa dobiera 2 karty.",
        ),
        (
            {
                "type": "cards_drawn",
                "seat": 0,
                "count": 2,
                "cards": [{"kind": "ship", "value": 0}, {"kind": "hero", "value": 1}],
            },
            "Disciple draws Ship, Hero 1.",
            "Uczeń dobiera: Statek, Bohater 1.",
        ),
        (
            {"type": "final_turn_set", "turn": 41, "reason": "departure"},
            "The ships are gone: turn 41 is the last.",
            "Statki odpłynęły: tura 41 będzie ostatnia.",
        ),
        (
            {"type": "game_over", "scores": [41, 38], "winners": [0]},
            "The game is over: Disciple 41, Servant 38.",
            "Koniec gry: Uczeń 41, Sługa 38.",
        ),
    ],
)
def test_events(facts: Facts, english: str, polish: str) -> None:
    assert ENGLISH.event(facts) == english
    assert POLISH.event(facts) == polish


def test_moves_and_the_prompt() -> None:
    table = position(
        fields="treasure_chest 1 | petrified_dragon 2", hand="sorceress 1 2", hand_size=2
    )
    view = table.view(A)
    said = {move["text"]: ENGLISH.move(move) for move in view["moves"]}
    assert said["sorceress 1 2 > petrified_dragon"] == (
        "Sorceress: 1, 2, and collect the petrified dragons"
    )
    assert ENGLISH.prompt(view) == "Your turn: play cards of one kind."
    assert ENGLISH.prompt(table.view(B)) == "Disciple plays cards of one kind."
    assert POLISH.prompt(table.view(None)) == "Uczeń zagrywa karty jednego rodzaju."


def test_a_refusal_without_words_keeps_its_own() -> None:
    assert POLISH.refusal(IllegalMove("No.", rule="SER-1")) == "No. (SER-1)"
    assert POLISH.refusal(IllegalMove("No.")) == "No."


def test_who_sits_where() -> None:
    seats = [Seat("Ola"), Seat("greedy", bot="greedy")]
    assert POLISH.seated(seats) == "Uczeń: Ola · Sługa: Łapczywy (bot)"
    assert ENGLISH.seated([Seat(""), Seat("")]) == "Disciple: a person · Servant: a person"


def test_a_name_cannot_command_the_terminal() -> None:
    assert "\x1b" not in ENGLISH.seated([Seat("\x1b[2J"), Seat("x", bot="\x1b]0;")])
