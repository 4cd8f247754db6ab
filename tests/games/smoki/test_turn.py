"""The turn and the exhausted draw pile, SMO-16 to SMO-32."""

from collections import Counter

import pytest

from tests.games.smoki.position import A, B, C, Table, named, new, position
from tests.games.smoki.random_games import tables

DREAM_A, DREAM_B, DREAM_C = "1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", "?1 ?2 3 / ?4 ?5 8"


def turn(
    piles: tuple[str, str] = ("0", "7"), draw: str = "", draw_size: int | None = None
) -> Table:
    """A turn of A against B and C."""
    return position(DREAM_A, DREAM_B, DREAM_C, piles=piles, draw=draw, draw_size=draw_size)


@pytest.mark.rule("SMO-16", "SMO-29")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    table = new(players, options={"first_player": "seat_1"})
    table.play(*["reveal 0"] * players)
    for turn in range(12):
        assert (table.phase, table.to_move) == ("choose_source", (1 + turn) % players)
        table.play("draw")
        assert table.to_move == (1 + turn) % players
        table.play(*(["place 0", "under 0"] if table.drawn == "C10" else ["discard 0"]))


@pytest.mark.rule("SMO-17")
def test_a_turn_takes_or_draws() -> None:
    table = turn()
    assert {text.split()[0] for text in table.legal()} == {"take", "draw"}
    for text in ("pass", "skip", "reveal 1", "place 1", "swap 0 1", "under 0"):
        assert table.refuses(text) == "SMO-17"


@pytest.mark.rule("SMO-17", "SMO-29")
def test_a_turn_is_one_option_only() -> None:
    table = turn().play("take 0 0 > 1")
    assert (table.phase, table.to_move) == ("choose_source", B)
    table = turn(draw="5").play("draw")
    assert table.refuses("draw") == "SMO-21"
    assert table.refuses("take 0 0 > 1") == "SMO-21"


@pytest.mark.rule("SMO-18")
@pytest.mark.parametrize(("pile", "left"), [(0, ("8 6", "2 7")), (1, ("8 6 0", "2"))])
def test_only_the_top_card_of_a_pile_is_taken(pile: int, left: tuple[str, str]) -> None:
    table = turn(piles=("8 6 0", "2 7")).play(f"take {pile} 1")
    assert (table.pile(0), table.pile(1)) == left
    assert table.dream(A) == ["1 0 ?3 / 4 ?5 ?6", "1 7 ?3 / 4 ?5 ?6"][pile]


@pytest.mark.rule("SMO-19")
def test_a_taken_card_must_be_placed() -> None:
    table = turn()
    assert len(table.legal("take 0")) == 2 * 2 + 4  # two slots lie face up: two piles each
    assert not table.legal("discard")
    assert table.refuses("discard 0") == "SMO-19"


@pytest.mark.rule("SMO-19", "SMO-37", "SMO-50")
def test_ex_42_an_unwanted_nest_from_a_pile_is_placed() -> None:
    table = turn(piles=("N9", "7"))
    assert table.refuses("discard 0") == "SMO-19"
    table.play("take 0 0 > 0")
    assert table.phase == "nest_swap"
    table.play("skip")
    assert table.dream(A) == "N9 ?2 ?3 / 4 ?5 ?6"
    assert (table.pile(0), table.to_move) == ("1", B)


@pytest.mark.rule("SMO-20")
def test_the_top_card_of_the_draw_pile_is_drawn() -> None:
    table = turn(draw="5 6 R")
    table.play("draw")
    assert table.drawn == "5"
    assert table.draw_pile()[:2] == ["6", "R"]


@pytest.mark.rule("SMO-21", "SMO-27")
@pytest.mark.parametrize("card", ["-2", "8", "N9", "R"])
@pytest.mark.parametrize(("pile", "left"), [(0, ("0 {}", "7")), (1, ("0", "7 {}"))])
def test_a_drawn_card_is_placed_or_discarded_on_any_pile(
    pile: int, left: tuple[str, str], card: str
) -> None:
    table = turn(draw=card).play("draw")
    assert table.legal() == [
        *("place 0 > 0", "place 0 > 1", "place 1", "place 2"),
        *("place 3 > 0", "place 3 > 1", "place 4", "place 5"),
        *("discard 0", "discard 1"),
    ]
    table.play(f"discard {pile}")
    assert (table.pile(0), table.pile(1)) == tuple(cards.format(card) for cards in left)
    assert table.view(C)["piles"][pile]["top"] == named(card)
    assert (table.dream(A), table.drawn) == (DREAM_A, None)
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-22")
def test_a_drawn_ring_is_not_discarded() -> None:
    table = turn(draw="C10").play("draw")
    assert not table.legal("discard")
    assert table.refuses("discard 1") == "SMO-22"


@pytest.mark.rule("SMO-23", "SMO-24")
@pytest.mark.parametrize(
    ("texts", "dream", "removed"),
    [
        (("place 3 > 0",), "1 ?2 ?3 / 8 ?5 ?6", "4"),
        (("place 4", "discard 0"), "1 ?2 ?3 / 4 8 ?6", "5"),
    ],
)
def test_a_placed_card_replaces_one_and_lies_face_up(
    texts: tuple[str, ...], dream: str, removed: str
) -> None:
    table = turn(draw="8").play("draw", *texts)
    assert table.dream(A) == dream
    assert (table.pile(0), table.pile(1)) == (f"0 {removed}", "7")
    assert (table.dream(B), table.dream(C)) == (DREAM_B, DREAM_C)


@pytest.mark.rule("SMO-25", "SMO-27")
@pytest.mark.parametrize(
    ("text", "piles"), [("take 0 3 > 0", ("2 4", "7")), ("take 0 3 > 1", ("2", "7 4"))]
)
def test_the_removed_card_goes_onto_any_pile(text: str, piles: tuple[str, str]) -> None:
    table = turn(piles=("2 0", "7"))
    assert table.refuses("take 0 3") == "SMO-25"
    table.play(text)
    assert (table.pile(0), table.pile(1)) == piles
    assert table.view(None)["piles"][int(text[-1])]["top"] == named("4")


@pytest.mark.rule("SMO-26", "SMO-27")
@pytest.mark.parametrize("pile", [0, 1])
def test_a_face_down_card_is_shown_before_its_pile_is_chosen(pile: int) -> None:
    table = turn(piles=("0", "7"))
    assert table.refuses("take 1 5 > 0") == "SMO-26"
    table.play("take 1 5")
    assert (table.phase, table.to_move) == ("discard_removed", A)
    for viewer in (A, B, None):
        assert table.view(viewer)["removed"] == {"seat": A, "slot": 5, "card": named("6")}
        assert table.heard(viewer, "card_removed")[0]["card"] == named("6")
    assert table.legal() == ["discard 0", "discard 1"]
    assert table.refuses("draw") == "SMO-25"
    table.play(f"discard {pile}")
    assert (table.pile(0), table.pile(1)) == [("0 6", ""), ("0", "6")][pile]
    assert table.to_move == B


@pytest.mark.rule("SMO-28")
def test_ex_32_an_emptied_pile_keeps_its_place() -> None:
    table = position("8 ?2 ?3 / 4 ?5 ?6", DREAM_B, piles=("5", "2"), draw="1")
    table.play("take 1 0 > 0")
    assert (table.pile(0), table.pile(1)) == ("5 8", "")
    assert table.view(B)["piles"] == [
        {"count": 2, "top": named("8")},
        {"count": 0, "top": None},
    ]
    assert {text.split()[0] for text in table.legal()} == {"draw", "take"}
    assert not table.legal("take 1")
    assert table.refuses("take 1 0") == "SMO-28"
    table.play("draw", "discard 1")
    assert (table.pile(0), table.pile(1), table.to_move) == ("5 8", "1", A)


@pytest.mark.rule("SMO-29", "SMO-36")
def test_a_turn_ends_once_the_removed_card_lies_on_its_pile() -> None:
    table = turn(draw="8").play("draw", "place 4")
    assert table.to_move == A
    table.play("discard 1")
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-30", "SMO-31", "SMO-32")
@pytest.mark.parametrize("texts", [["discard 1"], ["place 0 > 1"], ["place 1", "discard 1"]])
def test_the_draw_pile_is_renewed_at_the_end_of_the_turn_that_emptied_it(texts: list[str]) -> None:
    table = turn(piles=("0 7 7 0", "N9 8"), draw="5", draw_size=1)
    table.play("draw")
    assert table.view(None)["draw_pile"] == 0
    assert (table.pile(0), table.pile(1)) == ("0 7 7 0", "N9 8")
    table.play(*texts[:-1])
    assert not table.told("draw_pile_renewed")
    dreams = table.dream(B), table.dream(C)
    table.play(texts[-1])
    assert len(table.told("draw_pile_renewed")) == 1
    assert len(table.draw_pile()) == 7 - 2
    assert [pile["count"] for pile in table.view(None)["piles"]] == [1, 1]
    assert (table.dream(B), table.dream(C)) == dreams
    assert (table.phase, table.to_move) == ("choose_source", B)


@pytest.mark.rule("SMO-30")
def test_a_last_card_in_the_draw_pile_is_left_there() -> None:
    table = turn(draw="5 N9", draw_size=2).play("draw", "discard 0")
    assert not table.told("draw_pile_renewed")
    assert (table.draw_pile(), table.pile(0), table.pile(1)) == (["N9"], "0 5", "7")


@pytest.mark.rule("SMO-31")
def test_all_cards_of_the_piles_are_shuffled() -> None:
    tops = Counter[str]()
    for seed in range(200):
        table = position(
            *(DREAM_A, DREAM_B),
            piles=("0 0 0", "7 7"),
            draw="8",
            draw_size=1,
            seed=seed,
        )
        table.play("draw", "discard 1")
        cards = [table.pile(0), table.pile(1), *table.draw_pile()]
        assert Counter(cards) == Counter(["0", "0", "0", "7", "7", "8"])
        tops[table.pile(0)] += 1
    assert 72 <= tops["0"] <= 128  # 100, four deviations of 7
    assert tops["8"] >= 12  # 33, four deviations of 5


@pytest.mark.rule("SMO-12", "SMO-31")
def test_after_a_renewal_the_top_cards_start_pile_0_then_pile_1() -> None:
    table = turn(piles=("0 7 7 0", "N9 8"), draw="5", draw_size=1).play("draw", "discard 0")
    assert [facts["pile"] for facts in table.told("pile_started")] == [0, 1]
    assert [facts["card"] for facts in table.told("pile_started")] == [
        named(table.pile(0)),
        named(table.pile(1)),
    ]


@pytest.mark.rule("SMO-30", "SMO-32")
@pytest.mark.parametrize(("players", "size"), [(5, 20), (3, 32)])
def test_a_turn_never_begins_without_a_card_to_draw(players: int, size: int) -> None:
    renewals = 0
    for table in tables(players, 8, plies=300, drawing=0.8):
        if table.phase == "choose_source":
            assert table.draw_pile()
            assert table.pile(0) or table.pile(1)
        if table.told("draw_pile_renewed"):
            renewals += 1
            assert len(table.draw_pile()) == size
    assert renewals > 0
