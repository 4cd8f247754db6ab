"""The set-up, GLE-01 to GLE-17 and GLE-104: who sits there, with what, and what lies there."""

from collections import Counter
from functools import cache

import pytest

import smokowisko
from tests.games.smoki_z_glebin.position import (
    ORANGE,
    PURPLE,
    Table,
    line,
    new,
    play_text,
    position,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
KINGDOMS = ["north", "east", "south", "west"]
SHIPS = {"green": 12, "purple": 11, "red": 11, "navy": 10}
COPIES = {"I3": 13, "V3": 13, "L4": 9, "T4": 8, "S4": 8, "I4": 6, "O4": 5} | {
    **dict.fromkeys(["L5", "N5", "P5", "T5", "V5", "Y5"], 2),
    **dict.fromkeys(["F5", "I5", "U5", "W5", "X5", "Z5"], 1),
}
SIZES = {"small": "3", "medium": "4", "large": "5"}
MISSIONS = [f"M{number:02}" for number in range(1, 34)]
REEF = {f"R{number:02}": 1 for number in range(1, 7)} | {"R07": 4, "R08": 6}
REEF |= {f"R{number:02}": 2 for number in range(9, 13)}


@cache
def many() -> list[Table]:
    """Four hundred tables that have just been set up, each from another seed; only to look at."""
    return [new(2, seed) for seed in range(400)]


def face_up(table: Table, size: str) -> list[str]:
    shown: list[str] = table.view(None)["patterns"][size]["face_up"]
    return shown


def ship_squares(table: Table) -> list[str]:
    return [
        f"{chr(ord('a') + column)}{row + 1}"
        for row, squares in enumerate(table.view(None)["sea"])
        for column, square in enumerate(squares)
        if square == "S"
    ]


@pytest.mark.rule("GLE-01")
def test_the_game_is_for_two_to_five() -> None:
    assert smokowisko.game("smoki_z_glebin").players == (2, 5)
    for players in (2, 3, 4, 5):
        assert len(new(players).view(None)["seats"]) == players


@pytest.mark.rule("GLE-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions, match=f"for 2 to 5 players, not {players}"):
        new(players)


@pytest.mark.rule("GLE-02")
def test_all_four_boards_lie_in_any_slot_with_either_side_up() -> None:
    slots: dict[str, Counter[str]] = {kingdom: Counter() for kingdom in KINGDOMS}
    for table in many():
        boards = table.view(None)["boards"]
        assert sorted(side[0] for side in boards.values()) == ["A", "B", "C", "D"]
        for kingdom, side in boards.items():
            slots[kingdom][side] += 1
    for counts in slots.values():
        assert sorted(counts) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
        assert all(22 <= count <= 78 for count in counts.values())  # 50, four deviations of 6.6


@pytest.mark.rule("GLE-02")
def test_neighbouring_boards_are_turned_over_independently() -> None:
    both = Counter(
        tuple(table.view(None)["boards"][kingdom][1] for kingdom in ("north", "south"))
        for table in many()
    )
    assert len(both) == 4
    assert all(65 <= count <= 135 for count in both.values())  # 100, four deviations of 8.7


@pytest.mark.rule("GLE-04")
def test_a_token_lies_on_each_ship_square() -> None:
    for table in many()[:50]:
        ships = table.view(None)["ships"]
        assert len(ships) == 44
        assert sorted(ships) == sorted(ship_squares(table))
        assert Counter(ships.values()) == SHIPS
        assert table.view(ORANGE)["ships"] == ships


@pytest.mark.rule("GLE-04")
@pytest.mark.parametrize("at", [0, 21, 43])
def test_ship_tokens_are_shuffled(at: int) -> None:
    drawn = Counter(table.view(None)["ships"][ship_squares(table)[at]] for table in many())
    for colour, tokens in SHIPS.items():
        assert abs(drawn[colour] - 400 * tokens / 44) <= 36  # four deviations of 8.9


@pytest.mark.rule("GLE-05")
def test_each_size_is_a_stack_of_its_own() -> None:
    for table in many()[:50]:
        cards: Counter[str] = Counter()
        for size, segments in SIZES.items():
            lying = table.stack(size) + face_up(table, size)
            assert all(card.endswith(segments) for card in lying)
            cards.update(lying)
        cards.update(f"{table.hand(0)} {table.hand(1)}".split())
        assert cards == COPIES


@pytest.mark.rule("GLE-05")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [0, 10])
def test_pattern_stacks_are_shuffled(size: str, at: int) -> None:
    drawn = Counter(table.stack(size)[at] for table in many())
    copies = {card: count for card, count in COPIES.items() if card.endswith(SIZES[size])}
    for card, count in copies.items():
        assert abs(drawn[card] - 400 * count / sum(copies.values())) <= 40


@pytest.mark.rule("GLE-05", "GLE-06")
@EVERY_COUNT
def test_two_cards_of_each_size_lie_open_and_the_stacks_do_not(players: int) -> None:
    table = new(players)
    for size, left in (("small", 24), ("medium", 34 - 2 * players), ("large", 16)):
        assert len(table.stack(size)) == left
        for viewer in (*range(players), None):
            shown = table.view(viewer)["patterns"][size]
            assert shown == {"face_up": face_up(table, size), "stack": left}
            assert None not in shown["face_up"]
            assert len(shown["face_up"]) == 2
    for viewer in (*range(players), None):
        assert table.view(viewer)["known"]["patterns"] == []


@pytest.mark.rule("GLE-07")
def test_four_of_the_missions_lie_in_a_row() -> None:
    for table in many()[:50]:
        row = [mission["mission"] for mission in table.view(None)["missions"]]
        view = table.view(ORANGE)
        assert len(row) == 4
        assert view["mission_stack"] == 29
        assert sorted(row + view["known"]["unseen_missions"]) == MISSIONS


@pytest.mark.rule("GLE-07")
@pytest.mark.parametrize("slot", [0, 3])
def test_missions_are_shuffled(slot: int) -> None:
    drawn = Counter(table.row()[slot] for table in many())
    assert len(drawn) == 33
    assert max(drawn.values()) <= 29  # 12, five deviations of 3.4


@pytest.mark.rule("GLE-08")
def test_no_reef_card_is_revealed() -> None:
    for table in many()[:50]:
        assert Counter(table.reef_stack()) == REEF
        for viewer in (ORANGE, None):
            view = table.view(viewer)
            assert view["reef_stack"] == 24
            assert (view["known"]["reef"], view["known"]["unseen_reef"]) == ([], REEF)


@pytest.mark.rule("GLE-08")
@pytest.mark.parametrize("at", [0, 23])
def test_reef_cards_are_shuffled(at: int) -> None:
    drawn = Counter(table.reef_stack()[at] for table in many())
    for card, copies in REEF.items():
        assert abs(drawn[card] - 400 * copies / 24) <= 36  # at most 8.7 a deviation


@pytest.mark.rule("GLE-09")
def test_fives_are_only_change() -> None:
    """Eleven coins, two of them fives: a toll of 2 leaves 9, worth 9 points."""
    table = position(hands={ORANGE: "V3 L4"}, coins={ORANGE: 11})
    assert table.side(ORANGE)["parts"]["gold"] == 11
    table.play(play_text("V3", (5, 7), (5, 8), (4, 8)))
    assert table.coins(ORANGE) == 9
    assert table.side(ORANGE)["parts"]["gold"] == 9


@pytest.mark.rule("GLE-10")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ["orange", "green"]),
        (3, ["orange", "green", "purple"]),
        (4, ["orange", "green", "purple", "pink"]),
        (5, ["orange", "green", "purple", "pink", "yellow"]),
    ],
)
def test_the_colours_follow_from_the_number_of_players(players: int, colours: list[str]) -> None:
    assert [side["colour"] for side in new(players).view(None)["seats"]] == colours


@pytest.mark.rule("GLE-11")
def test_bodies_never_run_out() -> None:
    """Ten large dragons take 40 bodies; the purple clan has 39."""
    rows = [line((row, left), (row, left + 4)) for row in range(0, 5, 2) for left in (0, 5, 10)]
    dragons = [(PURPLE, squares) for squares in [*rows, line((14, 0), (14, 4))]]
    table = position(
        3, active=PURPLE, heads=1, hands={PURPLE: "I5 L4"}, coins={PURPLE: 2}, dragons=dragons
    )
    assert len(dragons) == 10
    table.play(play_text("I5", *line((8, 9), (8, 13))))
    assert len(table.view(None)["dragons"]) == 11


@pytest.mark.rule("GLE-12", "GLE-16")
@pytest.mark.parametrize(
    ("players", "heads", "turns"), [(2, 14, 28), (3, 11, 33), (4, 8, 32), (5, 7, 35)]
)
def test_heads_follow_from_the_number_of_players(players: int, heads: int, turns: int) -> None:
    """Also for orange, of which there are 14: the others stay in the box."""
    view = new(players).view(None)
    assert [side["heads"] for side in view["seats"]] == [heads] * players
    assert view["turns"] == turns


@pytest.mark.rule("GLE-13")
@EVERY_COUNT
def test_everybody_starts_with_two_medium_patterns(players: int) -> None:
    table = new(players)
    for seat in range(players):
        own, shown = table.side(seat, seat)["hand"], table.side(seat)["hand"]
        assert [card["size"] for card in own] == ["medium", "medium"]
        assert " ".join(card["pattern"] for card in own) == table.hand(seat)
        assert [card["pattern"] for card in shown] == [None, None]


@pytest.mark.rule("GLE-14", "GLE-15")
@EVERY_COUNT
def test_everybody_starts_with_four_coins_and_nothing_else(players: int) -> None:
    table = new(players)
    assert table.view(None)["dragons"] == []
    for seat in range(players):
        side = table.side(seat)
        assert side["coins"] == 4
        assert side["tokens"] == dict.fromkeys(SHIPS, 0)
        assert side["reef"] == {"count": 0, "cards": []}
        assert side["missions"] == []
        assert table.state.scores()[seat] == 4


@pytest.mark.rule("GLE-17")
@EVERY_COUNT
def test_the_first_player_is_drawn(players: int) -> None:
    first = Counter(new(players, seed).to_move for seed in range(400))
    assert sorted(first) == list(range(players))
    assert all(abs(count - 400 / players) <= 40 for count in first.values())


@pytest.mark.rule("GLE-17")
@EVERY_COUNT
def test_a_first_player_can_be_named(players: int) -> None:
    for seat in range(players):
        table = new(players, 3, {"first_player": f"seat_{seat}"})
        assert table.to_move == table.view(None)["first_player"] == seat


def dealt(players: int, first: int) -> list[list[str]]:
    """The hands in turn order, then the medium stack from the top by twos."""
    table = new(players, 5, {"first_player": f"seat_{first}"})
    hands = [table.hand((first + turn) % players).split() for turn in range(players)]
    stack = table.stack("medium")
    return [sorted(pair) for pair in hands + [stack[at : at + 2] for at in range(0, 24, 2)]]


@pytest.mark.rule("GLE-104", "GLE-13")
def test_hands_are_dealt_from_the_first_player_both_cards_together() -> None:
    """One seed shuffles alike for any number of players and any first player."""
    order = dealt(2, 0)
    assert len({tuple(pair) for pair in order[:5]}) == 5
    for players in (2, 3, 4, 5):
        for first in range(players):
            assert dealt(players, first)[: len(order)] == order


@pytest.mark.rule("GLE-104")
def test_face_up_cards_are_laid_out_before_the_hands_are_dealt() -> None:
    tables = [new(players, 5, {"first_player": "seat_0"}) for players in (2, 3, 4, 5)]
    shown = [[face_up(table, size) for size in SIZES] for table in tables]
    assert shown == [shown[0]] * 4


@EVERY_COUNT
def test_the_same_seed_deals_the_same_table(players: int) -> None:
    assert new(players, 5).state.dump() == new(players, 5).state.dump()
    assert new(players, 5).state.dump() != new(players, 6).state.dump()
