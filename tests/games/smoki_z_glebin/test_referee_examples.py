"""The naive referee by itself: the worked examples of the specification, and whole random games.
Who judges the engine must first be right alone."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.smoki_z_glebin.random_games import a_text
from tests.games.smoki_z_glebin.reference import PatternCard, Referee
from tests.games.smoki_z_glebin.reference_board import (
    KINGDOMS,
    Dragon,
    Square,
    read_squares,
    sea,
    written,
)
from tests.games.smoki_z_glebin.reference_cards import (
    GOLD,
    JOKER,
    MISSIONS,
    SHIP_COLOURS,
    Payment,
    is_valid,
    payments,
)
from tests.games.smoki_z_glebin.reference_scoring import Standing, majority, most_missions, ranked
from tests.games.smoki_z_glebin.reference_setup import shuffled

EXAMPLE_BOARD = {"north": "A1", "east": "B1", "south": "C1", "west": "D1"}
GREEN, OTHER, ACTIVE = 1, 2, 0
I3_ON_TOP_LEFT = [(0, 1), (0, 2), (0, 3)]


def example(*dragons: tuple[int, list[Square]], coins: int = 4, hand: str = "I3 I3") -> Referee:
    """Three players, seat 0 to move with these coins and patterns; all ships are red."""
    referee = Referee(shuffled(3, random.Random(0)))
    referee.to_move = ACTIVE
    referee.kinds = sea(EXAMPLE_BOARD)
    referee.ships = {at: "red" for at, kind in referee.kinds.items() if kind == "ship"}
    for owner, squares in dragons:
        referee.dragons.append(Dragon(owner, frozenset(squares)))
        for square in squares:
            referee.ships.pop(square, None)
    referee.coins = [coins, 0, 0]
    referee.hands[ACTIVE] = [PatternCard(pattern, False) for pattern in hand.split()]
    return referee


def placing(pattern: str, squares: list[Square]) -> str:
    return f"play {pattern} {written(squares)}"


def test_ex_1_a_mirrored_dragon_among_neighbours() -> None:
    pink, green = [(6, 3), (6, 4), (6, 5)], [(3, 2), (4, 2), (5, 2), (6, 2)]
    referee = example((OTHER, pink), (GREEN, green), hand="N5 I3")
    referee.ships |= {(2, 4): "purple", (4, 3): "green"}
    referee.play(placing("N5", [(2, 4), (3, 4), (4, 4), (4, 3), (5, 3)]))
    assert referee.coins == [3, 1, 1]
    assert referee.supply(ACTIVE) == {"green": 1, "purple": 1, "red": 0, "navy": 0}


@pytest.mark.parametrize(("coins", "left"), [(0, None), (1, 0), (4, 3)])
def test_ex_3_and_4_gold_of_the_same_placement_pays(coins: int, left: int | None) -> None:
    referee = example((GREEN, [(1, 0), (1, 1), (1, 2)]), coins=coins)
    text = placing("I3", I3_ON_TOP_LEFT)
    assert (text in referee.legal()) == (left is not None)
    if left is not None:
        referee.play(text)
        assert referee.coins == [left, 1, 0]


def test_ex_4_a_gold_card_is_cashed_first() -> None:
    referee = example((GREEN, [(1, 0), (1, 1), (1, 2)]), coins=0)
    referee.reef[ACTIVE] = [GOLD]
    assert placing("I3", I3_ON_TOP_LEFT) not in referee.legal()
    referee.play("cash")
    referee.play(placing("I3", I3_ON_TOP_LEFT))
    assert referee.coins[ACTIVE] == 3


def test_ex_5_two_dragons_of_one_neighbour() -> None:
    columns = [[(row, column) for row in (2, 3, 4)] for column in (8, 9, 10)]
    referee = example((GREEN, columns[0]), (GREEN, columns[2]))
    referee.play(placing("I3", columns[1]))
    assert referee.coins == [0, 2, 0]
    assert referee.tokens[ACTIVE].total() == 1


@pytest.mark.parametrize(
    ("dragons", "coins", "text", "legal"),
    [
        ([(1, "d10 d11 d12")], 4, "play V3 e13 e14 f14", False),  # EX-06
        ([(1, "a7 b7 c7")], 5, "play I3 a8 b8 c8", False),  # EX-08
        ([(1, "a7 b7 c7")], 6, "play I3 a8 b8 c8", True),
        ([], 4, "play I4 a1 b1 c1 d1", False),  # EX-09
        ([], 4, "play I3 f7 g7 h7", False),
        ([(0, "d7 e7 f7"), (1, "f3 f4 g4")], 4, "play V3 g5 f6 g6", False),  # EX-10
        ([(0, "d7 e7 f7")], 4, "play I3 g4 g5 g6", True),
        ([(1, "a7 b7 c7")], 1, "play I3 a1 b1 c1", False),  # EX-32
        ([(1, "a7 b7 c7"), (1, "a2 b2 c2")], 1, "play I3 a1 b1 c1", True),
        ([(1, "a7 b7 c7"), (1, "a2 b2 c2")], 0, "play I3 a1 b1 c1", False),
    ],
)
def test_ex_6_8_9_10_32_where_a_dragon_may_lie(
    dragons: list[tuple[int, str]], coins: int, text: str, legal: bool
) -> None:
    lying = [(owner, sorted(read_squares(squares.split()))) for owner, squares in dragons]
    pattern = text.split()[1]
    referee = example(*lying, coins=coins, hand=f"{pattern} T4")
    assert (text in referee.legal()) == legal


def test_ex_7_a_dragon_in_two_kingdoms() -> None:
    referee = example(hand="I4 I4")
    referee.play(placing("I4", [(5, 5), (5, 6), (5, 7), (5, 8)]))
    assert (referee.coins[ACTIVE], referee.tokens[ACTIVE].total()) == (3, 1)
    standings = [referee.standings(kingdom)[ACTIVE] for kingdom in KINGDOMS]
    assert standings == [(1, 2), (1, 1), (0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("mission", "items", "valid"),
    [
        ("M16", "green green navy navy", True),  # EX-11
        ("M16", "green green purple navy", False),
        ("M06", "navy R04", True),  # EX-12
        ("M01", "red R04", True),  # EX-13
        ("M10", "navy joker", True),  # EX-14
        ("M01", "red red red", False),  # EX-15
        ("M01", "red red red red", True),
        ("M01", "green purple joker", False),  # GLE-54
        ("M01", "green purple R06", False),  # GLE-53
    ],
)
def test_ex_11_to_15_payments(mission: str, items: str, valid: bool) -> None:
    assert is_valid(mission, Payment.read(items.split())) == valid


@pytest.mark.parametrize("mission", ["M01", "M10", "M16", "M27", "M33"])
def test_the_payments_listed_are_the_valid_ones(mission: str) -> None:
    """Any handful of tokens and cards is listed exactly if it is valid."""
    tokens = {"green": 3, "purple": 1, "red": 2, "navy": 2}
    reef = [JOKER, "R02", "R05"]
    handfuls = {
        Payment(tuple(Counter(dict(zip(SHIP_COLOURS, counts))).elements()), jokers, cards)
        for counts in _counts([tokens[colour] for colour in SHIP_COLOURS])
        for jokers in (0, 1)
        for cards in ((), ("R02",), ("R05",), ("R02", "R05"))
    }
    valid = {handful for handful in handfuls if is_valid(mission, handful)}
    assert payments(mission, tokens, reef) == valid
    assert 0 < len(valid) < len(handfuls)


def _counts(most: list[int]) -> list[tuple[int, ...]]:
    if not most:
        return [()]
    return [(count, *rest) for count in range(most[0] + 1) for rest in _counts(most[1:])]


@pytest.mark.parametrize(
    ("whirlpools", "standings", "points"),
    [
        (7, [(4, 15), (4, 12), (2, 9), (2, 9)], [21, 10, 0, 0]),  # EX-02
        (5, [(3, 10), (3, 10), (2, 8), (1, 3)], [15, 15, 0, 0]),  # EX-18
        (5, [(4, 12), (2, 7), (2, 7), (2, 6)], [15, 7, 7, 0]),  # EX-19
        (4, [(3, 12), (3, 12), (3, 10)], [12, 12, 0]),  # EX-20
        (6, [(3, 11), (3, 9)], [12, 0]),  # EX-21
        (6, [(3, 10), (3, 10)], [0, 0]),
        (6, [(4, 9), (3, 15)], [12, 0]),
        (4, [(2, 9), (1, 0), (0, 0)], [12, 6, 0]),  # EX-22
        (3, [(2, 3), (2, 6), (0, 0)], [4, 9, 0]),  # EX-23
        (1, [(2, 6), (1, 3), (0, 0)], [3, 1, 0]),  # EX-24
        (0, [(2, 6), (1, 3), (0, 0)], [0, 0, 0]),
        (5, [(3, 12), (3, 9), (3, 9)], [15, 7, 7]),  # EX-33
        (5, [(1, 0), (1, 0), (0, 0)], [15, 15, 0]),
    ],
)
def test_ex_2_18_to_24_33_majorities(
    whirlpools: int, standings: list[tuple[int, int]], points: list[int]
) -> None:
    assert majority([Standing(*each) for each in standings], whirlpools) == points


def test_ex_16_sources_of_a_draw() -> None:
    referee = example(hand="I4 I4")
    referee.play(placing("I4", [(5, 5), (5, 6), (5, 7), (5, 8)]))
    places = ("0", "1", "stack")
    assert referee.legal() == {f"draw {size} {at}" for size in ("small", "large") for at in places}


def test_ex_17_passing() -> None:
    referee = example(coins=3, hand="I3 L5")
    referee.heads[ACTIVE] = 5
    unseen = referee.stacks["large"][0].pattern
    referee.play("pass I3 > large stack")
    assert (referee.heads[ACTIVE], referee.coins[ACTIVE]) == (4, 5)
    assert (referee.stacks["small"][-1].pattern, referee.to_move) == ("I3", 1)
    assert referee.hands[ACTIVE] == [("L5", False), (unseen, False)]


def test_ex_25_and_27_most_missions_and_ranks() -> None:
    assert most_missions([[5, 5, 5], [8, 5, 4], [12, 8]]) == [0, 5, 0]
    assert most_missions([[8, 5, 4], [8, 5, 4], [12, 8]]) == [5, 5, 0]
    assert most_missions([[], []]) == [0, 0]
    assert ranked([68, 68, 60], [3, 4, 9]) == [2, 1, 3]
    assert ranked([68, 68, 60], [4, 4, 9]) == [1, 1, 3]


def test_ex_26_a_score_sheet() -> None:
    referee = example(coins=7)
    referee.reef[ACTIVE] = [GOLD, "R01", JOKER]
    referee.tokens[ACTIVE] = Counter(red=2)
    referee.missions[ACTIVE] = ["M01", "M16", "M15"]
    sheet = referee.sheet()[ACTIVE]
    assert sheet == {"coins": 11, "ships": 5, "missions": 17, "bonus": 5, "majorities": 0}


def test_ex_28_and_29_reef_draws() -> None:
    """Column g covers the reef g4 of north; a second reef is laid there for the example."""
    referee = example()
    referee.kinds[4, 6] = "reef"
    referee.reef_stack = ["R01", "R02", "R03"]
    referee.play("play I3 g4 g5 g6")
    assert referee.legal() == {"keep R01", "keep R02"}
    referee.play("keep R02")
    assert (referee.reef_stack, referee.legal()) == ([], {"keep R03", "keep R01"})
    referee.play("keep R03")
    assert (referee.reef[ACTIVE], referee.reef_stack) == (["R02", "R03"], ["R01"])
    assert "skip" in referee.legal()
    for stack, kept in (["R01"], ["R01"]), ([], []):
        referee = example()
        referee.reef_stack = stack
        referee.play("play I3 g4 g5 g6")
        assert (referee.reef[ACTIVE], referee.reef_stack) == (kept, [])


def test_ex_31_the_row_is_refilled_after_the_reef_draw() -> None:
    referee = example(hand="V3 V3")
    referee.mission_row = ["M07", "M01", "M16", "M33"]
    referee.mission_stack = ["M02"]
    referee.tokens[ACTIVE] = Counter(green=2)
    referee.play("play V3 g5 f6 g6")
    referee.play("mission 0 : green green")
    assert (referee.step, referee.mission_row[0]) == ("keep", None)
    referee.play(min(referee.legal()))
    assert (referee.step, referee.mission_row) == ("draw", ["M02", "M01", "M16", "M33"])
    assert MISSIONS[referee.missions[ACTIVE][0]].reef


def census(referee: Referee) -> Counter[str]:
    """Every card and ship token, wherever it lies."""
    zones: list[Sequence[str | None]] = [
        referee.box,
        referee.mission_row,
        referee.mission_stack,
        referee.reef_stack,
    ]
    zones += [referee.offered, *referee.face_up.values()]
    zones += [*referee.played, *referee.reef, *referee.missions, [*referee.ships.values()]]
    cards = [*referee.hands, *referee.stacks.values()]
    zones += [[card.pattern for card in pile] for pile in cards]
    zones += [[*tokens.elements()] for tokens in referee.tokens]
    return Counter(piece for zone in zones for piece in zone if piece)


@pytest.mark.parametrize(("players", "turns"), [(2, 28), (3, 33), (4, 32), (5, 35)])
def test_whole_games_end_after_the_last_head(players: int, turns: int) -> None:
    """EX-30, GLE-21; no card and no ship is lost on the way, no coin owed."""
    luck = random.Random(players)
    referee = Referee(shuffled(players, luck))
    pieces = census(referee)
    while not referee.over:
        assert referee.turn <= turns
        referee.play(a_text(sorted(referee.legal()), luck))
        assert census(referee) == pieces
        assert min(referee.coins) >= 0
    assert (referee.turn, sum(referee.heads)) == (turns, 0)
    assert sorted(len(hand) for hand in referee.hands)[1:] == [2] * (players - 1)
    assert referee.winners()
