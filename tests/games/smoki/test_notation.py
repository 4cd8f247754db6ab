"""Moves as text and as numbers: every legal one there and back, and why the others are refused
(SMO-97)."""

import pytest

import smokowisko
from smokowisko.words import LANGUAGES, say
from tests.games.smoki.position import A, B, Table, new, position
from tests.games.smoki.random_games import tables

DREAM_A, DREAM_B = "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8"

# one text of every form, slots face up and face down
TEXTS = (
    *("pass", "reveal 0", "draw", "take 0 0", "take 0 1", "take 0 0 > 1", "take 0 1 > 1"),
    *("take 1 0 > 0", "place 0", "place 1", "place 0 > 1", "place 1 > 1", "discard 0", "under 1"),
    *("skip", "swap 1 2", "swap 0 3", "swap 1 > 1 2", "swap 0 > 1 2", "swap 1 > 0 2"),
)


def at(phase: str) -> Table:
    """A table of two that waits for this decision of A, or of B at the bottom of a Ring."""
    if phase == "initial_reveal":
        return new(2, options={"first_player": "seat_0"})
    card, *texts = {
        "choose_source": ["6"],
        "keep_or_discard": ["6", "draw"],
        "drawn_ring": ["C10", "draw"],
        "discard_removed": ["6", "draw", "place 1"],
        "ring_bottom": ["C10", "draw", "place 0"],
        "nest_swap": ["N9", "draw", "place 0 > 0"],
        "attack_swap": ["A9", "draw", "place 0 > 0"],
    }[phase]
    table = position(DREAM_A, DREAM_B, piles=("7", ""), draw=card, options={"raven_attack": True})
    return table.play(*texts)


LEGAL = {
    "initial_reveal": {"reveal 0"},
    "choose_source": {"draw", "take 0 1", "take 0 0 > 1"},
    "keep_or_discard": {"place 1", "place 0 > 1", "discard 0"},
    "drawn_ring": {"place 0", "place 1"},
    "discard_removed": {"discard 0"},
    "ring_bottom": {"under 1"},
    "nest_swap": {"skip", "swap 1 2"},
    "attack_swap": {"swap 1 > 1 2"},
}

# what is refused because the moment asks for something else
OUT_OF_PHASE = {
    "initial_reveal": "SMO-09",
    "choose_source": "SMO-17",
    "keep_or_discard": "SMO-21",
    "drawn_ring": "SMO-21",
    "discard_removed": "SMO-25",
    "ring_bottom": "SMO-42",
    "nest_swap": "SMO-47",
    "attack_swap": "SMO-87",
}

# what is refused for a reason of its own
REFUSED = {
    ("choose_source", "take 0 0"): "SMO-25",
    ("choose_source", "take 0 1 > 1"): "SMO-26",
    ("choose_source", "take 1 0 > 0"): "SMO-28",
    ("choose_source", "discard 0"): "SMO-19",
    ("keep_or_discard", "place 0"): "SMO-25",
    ("keep_or_discard", "place 1 > 1"): "SMO-26",
    ("drawn_ring", "place 0 > 1"): "SMO-39",
    ("drawn_ring", "place 1 > 1"): "SMO-39",
    ("drawn_ring", "discard 0"): "SMO-22",
    ("nest_swap", "swap 0 3"): "SMO-48",
    ("attack_swap", "swap 0 > 1 2"): "SMO-88",
    ("attack_swap", "swap 1 > 0 2"): "SMO-88",
}


@pytest.mark.rule("SMO-97")
@pytest.mark.parametrize("phase", LEGAL)
def test_everything_not_listed_is_refused_with_its_rule(phase: str) -> None:
    table = at(phase)
    for text in TEXTS:
        if text in LEGAL[phase]:
            assert text in table.legal()
        else:
            rule = "SMO-17" if text == "pass" else OUT_OF_PHASE[phase]
            assert table.refuses(text) == REFUSED.get((phase, text), rule), text


@pytest.mark.rule("SMO-97")
@pytest.mark.parametrize("phase", LEGAL)
def test_no_number_but_the_legal_ones_is_played(phase: str) -> None:
    state = at(phase).state
    legal = set(state.moves())
    before = state.dump()
    for move in range(-2, state.game.move_space + 2):
        if move not in legal:
            with pytest.raises(smokowisko.IllegalMove) as refused:
                state.play(move)
            assert refused.value.key is not None
            for language in LANGUAGES:
                assert say(language, refused.value.key, **refused.value.params)
    assert state.dump() == before


@pytest.mark.rule("SMO-97")
@pytest.mark.parametrize("players", [2, 4])
def test_only_the_player_to_move_is_offered_moves(players: int) -> None:
    for table in tables(players, 6, {"raven_attack": True}, plies=150):
        if not table.state.over:
            deciding = [seat for seat in range(players) if table.view(seat)["moves"]]
            assert deciding == [table.to_move]
            last_of_the_ring = (int(table.state.active) - 1) % players
            expected = last_of_the_ring if table.phase == "ring_bottom" else table.state.active
            assert table.to_move == expected


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_move_reads_back_from_its_text(players: int) -> None:
    for table in tables(players, 4, {"raven_attack": True}, plies=200):
        moves = table.state.moves()
        assert moves == sorted(set(moves))
        texts = [table.state.text(move) for move in moves]
        assert [table.state.move(text) for text in texts] == moves


@pytest.mark.parametrize(
    "text",
    [
        *("", "draw 0", "draw >", "take", "take 0", "take 0 6", "take 2 0", "take 0 0 > 2"),
        *("take 0 0 >", "place", "place 6", "place -1", "place x", "place 0 1", "discard 2"),
        *("under", "swap 0", "swap 0 6", "swap 0 > 1", "swap 0 > 5 0", "swap 0 1 > 2", "skip 0"),
        *("place 00", "place ٣", "reveal", "reveal 6", "fly 1"),
    ],
)
def test_what_is_no_move_is_refused_without_a_rule(text: str) -> None:
    for phase in ("choose_source", "nest_swap"):
        assert at(phase).refuses(text) is None


def test_the_slots_of_a_swap_come_in_any_order() -> None:
    state = at("nest_swap").state
    assert state.text(state.move("  swap  4   2 ")) == "swap 2 4"


FORESEEN = ("dream", "other_dream")
"""What a move makes of a dream: test_scoring compares it with what comes of it."""


def test_the_view_gives_every_move_in_parts() -> None:
    two = {"piles": 2}
    parts: dict[str, dict[str, dict[str, object]]] = {
        "initial_reveal": {"reveal 2": {"act": "reveal_initial", "slot": 2}},
        "choose_source": {
            "draw": {"act": "draw"},
            "take 0 1": {"act": "take_face_up", "pile": 0, "slot": 1, "onto": None, **two},
            "take 0 3 > 1": {"act": "take_face_up", "pile": 0, "slot": 3, "onto": 1, **two},
        },
        "keep_or_discard": {
            "place 3 > 0": {"act": "place", "slot": 3, "onto": 0},
            "discard 1": {"act": "discard_drawn", "pile": 1, **two},
        },
        "discard_removed": {"discard 0": {"act": "discard_removed", "pile": 0, **two}},
        "ring_bottom": {"under 1": {"act": "put_under", "pile": 1, **two}},
        "nest_swap": {
            "skip": {"act": "skip_swap"},
            "swap 1 4": {"act": "swap_own", "slot": 1, "other_slot": 4},
        },
        "attack_swap": {
            "swap 2 > 1 0": {"act": "swap_other", "slot": 2, "other": 1, "other_slot": 0}
        },
    }
    for phase, expected in parts.items():
        table = at(phase)
        seat = B if phase == "ring_bottom" else A
        moves = {
            move["text"]: {part: fact for part, fact in move.items() if part not in FORESEEN}
            for move in table.view(seat)["moves"]
        }
        assert list(moves) == table.legal()
        assert [move["code"] for move in moves.values()] == table.state.moves()
        for text, facts in expected.items():
            assert moves[text] == {"code": table.state.move(text), "text": text, **facts}
