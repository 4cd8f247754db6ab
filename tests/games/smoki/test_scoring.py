"""What a dream counts, SMO-53 to SMO-58 and SMO-62 to SMO-68."""

import random

import pytest

from tests.games.smoki.position import A, Table, named, position, score
from tests.games.smoki.random_games import tables
from tests.games.smoki.reference import VALUES as REFEREE_VALUES
from tests.games.smoki.reference import score_dream

OTHER = "?0 ?0 ?1 / ?1 ?6 ?6"


def slots(dream: str, other: str = OTHER) -> list[dict[str, object]]:
    """The slots of a dream as everybody sees them."""
    options = {"raven_attack": True}
    seats = position(dream, other, piles=("8", "8"), options=options).view(None)["seats"]
    found: list[dict[str, object]] = seats[A]["dream"]
    return found


@pytest.mark.rule("SMO-53", "SMO-58", "SMO-96")
@pytest.mark.parametrize(
    ("row", "value", "source"),
    [("7 R 0", 0, 2), ("0 R 7", 0, 0), ("-2 R 0", -2, 0), ("C10 R N9", 9, 2), ("4 R 4", 4, 0)],
)
def test_a_middle_reflection_takes_the_lower_neighbour(row: str, value: int, source: int) -> None:
    reflection = slots(f"{row} / 1 2 3")[1]
    assert (reflection["counts"], reflection["copies"]) == (value, source)
    assert score(f"{row} / 1 2 3") - value == score(f"{row.replace('R', '0')} / 1 2 3")


@pytest.mark.rule("SMO-53")
def test_a_reflection_never_copies_the_other_row() -> None:
    assert score("7 R 8 / 3 -2 4") == 7 + 7 + 8 + 3 - 2 + 4
    assert score("R R R / -2 -2 -2") == -6


@pytest.mark.rule("SMO-54")
@pytest.mark.parametrize(("row", "counted"), [("R 6 0", 6), ("0 6 R", 6), ("R -2 8", -2)])
def test_an_outer_reflection_copies_the_middle_card_only(row: str, counted: int) -> None:
    numbers = [int(card) for card in row.split() if card != "R"]
    assert score(f"{row} / 1 2 3") == sum(numbers) + counted + 6
    assert score(f"1 2 3 / {row}") == sum(numbers) + counted + 6


@pytest.mark.rule("SMO-54")
def test_ex_23_reflections_on_both_sides_of_a_number() -> None:
    assert [slot["copies"] for slot in slots("R -2 R / 6 3 4")][:3] == [1, None, 1]


@pytest.mark.rule("SMO-55")
def test_ex_03_and_26_two_reflections_side_by_side_have_no_choice() -> None:
    assert [slot["counts"] for slot in slots("7 R R / 1 2 3")][:3] == [7, 7, 7]
    assert [slot["copies"] for slot in slots("R R 4 / 0 1 2")][:3] == [2, 2, None]


@pytest.mark.rule("SMO-56")
def test_ex_05_three_reflections_count_nothing() -> None:
    assert [slot["counts"] for slot in slots("R R R / 1 2 3")][:3] == [0, 0, 0]
    assert score("1 2 3 / R R R") == 6


@pytest.mark.rule("SMO-57")
def test_ex_07_and_22_a_reflection_copies_the_printed_value_of_a_cancelled_card() -> None:
    marcin = slots("3 C10 R / 4 C10 5")
    assert [slot["counts"] for slot in marcin] == [3, 0, 10, 4, 0, 5]
    assert [slot["cancelled"] for slot in marcin] == [False, True, False, False, True, False]
    assert [slot["counts"] for slot in slots("R 5 8 / R 5 1")] == [5, 0, 8, 5, 0, 1]


@pytest.mark.rule("SMO-62")
@pytest.mark.parametrize(
    ("card", "value"),
    [("-2", -2), *((str(value), value) for value in range(9)), ("N9", 9), ("C10", 10), ("A9", 9)],
)
@pytest.mark.parametrize("slot", range(6))
def test_every_card_scores_its_value_in_every_slot(slot: int, card: str, value: int) -> None:
    cards = ["-2", "3", "4", "5", "7", "8"]
    cards[slot] = card
    if cards[(slot + 3) % 6] != card:
        others = sum(int(each) for at, each in enumerate(cards) if at != slot)
        assert score(" ".join(cards)) == others + value


@pytest.mark.rule("SMO-63", "SMO-64")
@pytest.mark.parametrize(
    "card", ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "N9", "C10", "A9"]
)
@pytest.mark.parametrize("column", range(3))
def test_equal_numbers_in_a_column_score_nothing(column: int, card: str) -> None:
    others = [each for each in ("2", "3", "4", "5", "7") if each != card][:4]
    top, bottom = others[:2], others[2:]
    top.insert(column, card)
    bottom.insert(column, card)
    assert score(" ".join([*top, *bottom])) == sum(int(each) for each in others)


@pytest.mark.rule("SMO-65")
def test_ex_21_a_nest_and_an_attack_cancel() -> None:
    for dream in ("N9 2 3 / A9 4 0", "A9 2 3 / N9 4 0"):
        assert score(dream) == 9
        assert [slot["cancelled"] for slot in slots(dream)][::3] == [True, True]


@pytest.mark.rule("SMO-66")
def test_a_reflection_never_cancels() -> None:
    assert score("3 R 8 / 0 3 1") == 18
    assert not any(slot["cancelled"] for slot in slots("3 R 8 / 0 3 1"))
    assert score("R 5 3 / R 5 4") == 5 + 3 + 5 + 4
    assert score("0 R 1 / 2 0 3") == 6


@pytest.mark.rule("SMO-67")
def test_rows_and_diagonals_never_cancel() -> None:
    assert score("7 7 7 / 1 1 3") == 26
    assert score("7 2 8 / 1 7 4") == 29


@pytest.mark.rule("SMO-68")
def test_no_dream_leaves_the_range() -> None:
    assert (score("-2 R -2 / R -2 R"), score("C10 R C10 / R C10 R")) == (-12, 60)
    rows = position(OTHER, "?2 ?2 ?2 / ?3 ?3 ?3").state.tables.rows
    assert (min(rows), max(rows)) == (-6, 30)


@pytest.mark.rule("SMO-62", "SMO-63", "SMO-66")
def test_random_dreams_count_what_the_referee_says() -> None:
    """Reflections and pairs far more often than in play."""
    luck = random.Random(1)
    kinds = [*REFEREE_VALUES, "water_reflection"]
    order = [*kinds[:12], "water_reflection", "raven_attack"]
    state = position(OTHER, "?2 ?2 ?2 / ?3 ?3 ?3").state
    for _ in range(3000):
        few = luck.sample(kinds, 3)
        dream = [luck.choice([*few, "water_reflection"]) for _ in range(6)]
        for slot, kind in enumerate(dream):
            state.dreams[slot] = order.index(kind)
        assert state.dream_score(A) == score_dream(dream)


@pytest.mark.rule("SMO-04", "SMO-53")
def test_a_face_down_card_is_not_counted_and_bars_a_reflection() -> None:
    seen = slots("R ?5 3 / 4 R ?4", "?0 ?0 ?1 / ?1 ?6 ?6")
    assert [slot["counts"] for slot in seen] == [None, None, 3, 4, 4, None]
    assert position("4 ?5 3 / ?4 2 ?3", OTHER).view(None)["seats"][A]["open_score"] == 9


@pytest.mark.rule("SMO-94", "SMO-96")
def test_the_scored_dreams_tell_what_each_reflection_copied() -> None:
    table: Table = position("7 R 0 / 3 4 ?6", "?0 ?0 ?1 / ?1 ?6 R", piles=("5", "8"))
    table.play("take 0 5", "discard 1")
    last = table.view(None)["sheet"]["last"]
    assert last["scores"] == [19, 14]
    assert last["dreams"][A][1] == {
        "card": named("R"),
        "cancelled": False,
        "counts": 0,
        "copies": 2,
    }
    assert last["dreams"][1][5]["copies"] == 4


@pytest.mark.rule("SMO-48", "SMO-49", "SMO-62", "SMO-89")
@pytest.mark.parametrize("players", [2, 5])
def test_a_move_tells_what_it_makes_of_a_dream(players: int) -> None:
    compared = {"take_face_up": 0, "place": 0, "swap_own": 0, "swap_other": 0}
    for table in tables(players, 3, {"raven_attack": True}, plies=150, drawing=0.3):
        mover, rounds = table.to_move, len(table.rounds)
        for move in table.view(mover)["moves"] if mover >= 0 else ():
            after = Table(table.state.copy()).play(move["text"]).view(None)
            if len(after["sheet"]["rounds"]) > rounds:
                continue  # a new deal lies there
            hit = {"dream": mover, "other_dream": move.get("other")}
            for part in hit.keys() & move.keys():
                lying = after["seats"][hit[part]]["dream"]
                assert move[part] == {
                    "counts": [slot["counts"] for slot in lying],
                    "cancelled": [at for at, slot in enumerate(lying) if slot["cancelled"]],
                }
                compared[move["act"]] += 1
    assert min(compared.values()) > 0
