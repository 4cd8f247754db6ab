"""The course of a turn, GLE-18 to GLE-22, and what no turn allows, GLE-102 and GLE-103."""

import pytest

import smokowisko
from tests.games.smoki_z_glebin.position import (
    GREEN,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    new,
    play_text,
    position,
)
from tests.games.smoki_z_glebin.random_games import tables

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
# beside the island, on open water and one ship
EASY = play_text("I3", (8, 9), (8, 10), (8, 11))
PAY = "mission 0 : green purple"


def able_to_pay(step: str = "play_pattern") -> Table:
    return position(
        step=step,
        played=None if step == "play_pattern" else "small",
        hands={ORANGE: "I3 L4" if step == "play_pattern" else "L4"},
        row="M01 M27 M28 M29",
        tokens={ORANGE: "green purple"},
    )


@pytest.mark.rule("GLE-18")
@EVERY_COUNT
@pytest.mark.parametrize("seed", [1, 2])
def test_turns_go_round_from_the_first_player(players: int, seed: int) -> None:
    seats: list[int] = []
    first = new(players, seed).to_move
    for table in tables(players, seed):
        if not table.over and table.view(None)["turn"] != len(seats):
            seats.append(table.to_move)
            assert table.view(None)["turn"] == len(seats)
    assert seats == [(first + turn) % players for turn in range(len(seats))]
    assert len(seats) == {2: 28, 3: 33, 4: 32, 5: 35}[players]


@pytest.mark.rule("GLE-18")
def test_after_the_last_seat_comes_the_first() -> None:
    table = position(active=PINK, hands={PINK: "L4 T4"}).play("pass T4 > small 0")
    assert table.to_move == ORANGE


@pytest.mark.rule("GLE-19")
def test_three_steps_in_this_order() -> None:
    table = able_to_pay()
    assert {text.split()[0] for text in table.legal()} == {"play", "pass"}
    assert table.refuses(PAY) == "GLE-19"
    assert table.refuses("draw medium 0") == "GLE-19"
    table.play(EASY)
    assert table.step == "complete_mission"
    assert {text.split()[0] for text in table.legal()} == {"mission", "skip"}
    assert table.refuses("draw medium 0") == "GLE-19"
    table.play(PAY)
    assert table.step == "draw_pattern"
    assert {text.split()[0] for text in table.legal()} == {"draw"}
    table.play("draw medium 0")
    assert (table.to_move, table.step) == (GREEN, "play_pattern")


@pytest.mark.rule("GLE-19")
@pytest.mark.parametrize(
    ("step", "rule"), [("complete_mission", "GLE-19"), ("draw_pattern", "GLE-20")]
)
def test_one_dragon_a_turn_and_no_pass_after_it(step: str, rule: str) -> None:
    table = able_to_pay(step)
    assert table.refuses(play_text("L4", (8, 9), (8, 10), (8, 11), (9, 9))) == rule
    assert table.refuses("pass L4 > small 0") == rule


@pytest.mark.rule("GLE-20")
def test_a_dragon_must_be_laid_or_the_turn_passed() -> None:
    assert able_to_pay().refuses("skip") == "GLE-19"


@pytest.mark.rule("GLE-20")
def test_a_mission_may_be_left_alone() -> None:
    table = able_to_pay("complete_mission").play("skip")
    assert table.step == "draw_pattern"
    assert (table.missions(ORANGE), table.tokens(ORANGE)) == ("", "green purple")
    assert table.row()[0] == "M01"


@pytest.mark.rule("GLE-20", "GLE-62")
def test_a_pattern_must_be_drawn() -> None:
    table = able_to_pay("draw_pattern")
    assert all(text.startswith("draw") for text in table.legal())
    assert table.refuses("skip") == "GLE-20"


@pytest.mark.rule("GLE-22")
def test_the_next_turn_starts_after_the_draw() -> None:
    table = able_to_pay().play(EASY)
    assert table.to_move == ORANGE
    table.play("skip")
    assert table.to_move == ORANGE
    table.play("draw large stack")
    assert (table.to_move, table.step) == (GREEN, "play_pattern")


@pytest.mark.rule("GLE-22", "GLE-73")
def test_the_next_turn_starts_after_a_pass() -> None:
    """Although a mission could be paid."""
    table = able_to_pay().play("pass L4 > small stack")
    assert (table.to_move, table.step) == (GREEN, "play_pattern")
    assert table.missions(ORANGE) == ""


@pytest.mark.rule("GLE-22", "GLE-60")
def test_the_size_played_binds_nobody_else() -> None:
    """Orange plays a small pattern, green a medium one and draws a small one."""
    table = position(hands={ORANGE: "I3 L4", GREEN: "V3 S4"}, row="M27 M28 M29 M30")
    table.play(EASY, "draw large 0")
    table.play(play_text("S4", (4, 8), (4, 9), (5, 7), (5, 8)))
    assert table.view(None)["played"] == "medium"
    assert table.refuses("draw medium 0") == "GLE-60"
    table.play("draw small 0")
    assert (table.to_move, table.view(None)["played"]) == (PURPLE, None)


@pytest.mark.rule("GLE-102")
def test_there_are_no_variants() -> None:
    """Who begins is the only thing a table may choose."""
    assert [option.id for option in smokowisko.game("smoki_z_glebin").options] == ["first_player"]


@pytest.mark.rule("GLE-103", "GLE-45")
@EVERY_COUNT
def test_nothing_passes_from_one_player_to_another(players: int) -> None:
    """Whatever a player does, the others keep what they have, and gain coins of the reserve."""
    before: list[tuple[str, ...]] = []
    coins: list[int] = []
    mover = 0
    for table in tables(players, seed=players):
        if before:
            paid = {event["seat"]: event["coins"] for event in table.heard(None, "neighbour_paid")}
            for seat in range(players):
                if seat != mover:
                    assert belongings(table, seat) == before[seat]
                    assert table.coins(seat) == coins[seat] + paid.get(seat, 0)
            assert mover not in paid
        before = [belongings(table, seat) for seat in range(players)]
        coins = [table.coins(seat) for seat in range(players)]
        mover = table.to_move
    assert max(coins) > 0


def belongings(table: Table, seat: int) -> tuple[str, ...]:
    return table.hand(seat), table.reef(seat), table.tokens(seat), table.missions(seat)


@pytest.mark.rule("GLE-103")
def test_a_mission_is_not_paid_with_the_ships_of_others() -> None:
    table = position(
        step="complete_mission",
        row="M01 M27 M28 M29",
        tokens={ORANGE: "green", PURPLE: "purple"},
        reef={PURPLE: "R07 R01"},
    )
    assert table.legal() == ["skip"]
    assert table.refuses(PAY) == "GLE-49"
    assert table.refuses("mission 0 : green joker") == "GLE-49"
    assert table.refuses("mission 0 : R01") == "GLE-50"


@pytest.mark.rule("GLE-19", "GLE-23", "GLE-64", "GLE-60")
@pytest.mark.parametrize("step", ["play_pattern", "keep_reef", "complete_mission", "draw_pattern"])
def test_only_the_listed_moves_can_be_played(step: str) -> None:
    """By number too, where no text was read before: all others but payments, of which one stands
    for many."""
    table = able_to_pay("play_pattern" if step == "keep_reef" else step)
    pay = able_to_pay("complete_mission").state.move(PAY)
    if step == "keep_reef":
        table.deal_reef({ORANGE: "R08"}, "R01 R02 R03")
        table.play(play_text("I3", (3, 6), (4, 6), (5, 6)))
    state = table.state
    assert table.step == step
    before, listed = state.dump(), set(state.moves())
    others = [move for move in range(int(state.tables.complete_mission)) if move not in listed]
    for move in (*others[:250], *others[250::7], pay + 1, *({pay} - listed)):
        with pytest.raises(smokowisko.IllegalMove):
            state.play(move)
    assert state.dump() == before
    assert (pay in listed) == (step == "complete_mission")
