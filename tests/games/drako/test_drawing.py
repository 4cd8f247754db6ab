"""Drawing and the hand limit, DRA-26 to DRA-33."""

from collections import Counter

import pytest

from tests.games.drako.position import new, position
from tests.games.drako.random_games import tables


@pytest.mark.rule("DRA-26")
def test_a_draw_takes_the_top_2_cards_of_the_own_deck() -> None:
    table = position(hand="dw_run", deck="dw_net dw_shield dw_march", dragon_deck="dr_run dr_bite")
    table.play("draw")
    assert sorted(table.hand("dwarves").split()) == ["dw_net", "dw_run", "dw_shield"]
    assert table.deck("dwarves")[0] == "dw_march"
    assert (table.deck_size("dwarves"), table.deck_size("dragon")) == (18, 20)
    assert table.actions == 1


@pytest.mark.rule("DRA-26")
def test_the_dragon_draws_from_its_own_deck() -> None:
    table = position(turn_of="dragon", dragon_deck="dr_wings dr_fire", hand="dw_run").play("draw")
    assert sorted(table.hand("dragon").split()) == ["dr_fire", "dr_wings"]
    assert (table.deck_size("dwarves"), table.deck_size("dragon")) == (20, 18)


@pytest.mark.rule("DRA-27")
def test_the_last_card_is_drawn_alone() -> None:
    table = position(hand="dw_run", deck="dw_net", deck_size=1).play("draw")
    assert sorted(table.hand("dwarves").split()) == ["dw_net", "dw_run"]
    assert (table.deck_size("dwarves"), table.actions) == (0, 1)


@pytest.mark.rule("DRA-27")
def test_a_usual_deck_is_always_even() -> None:
    for seed in range(3):
        for table in tables(seed):
            assert table.deck_size("dwarves") % 2 == table.deck_size("dragon") % 2 == 0


@pytest.mark.rule("DRA-28")
@pytest.mark.parametrize("side", ["dwarves", "dragon"])
def test_nothing_is_drawn_from_an_empty_deck(side: str) -> None:
    table = position(
        turn_of=side, hand="dw_run dw_net", dragon_hand="dr_run", deck_size=0, dragon_deck_size=0
    )
    assert "draw" not in table.legal()
    assert table.refuses("draw") == "DRA-28"


@pytest.mark.rule("DRA-29")
@pytest.mark.parametrize(("held", "surplus"), [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_the_limit_is_6_right_after_a_draw(held: int, surplus: int) -> None:
    table = position(hand_size=held, fury="gone").play("draw")
    for left in range(surplus, 0, -1):
        assert table.asked == ("dwarves", "surplus")
        assert table.view(None)["prompt"]["count"] == left
        assert table.refuses("draw") == "DRA-29"
        assert table.refuses("end_turn") == "DRA-29"
        table.play(table.legal("discard")[0])
    assert (table.asked, table.actions) == (("dwarves", "action"), 1)
    assert table.hand_size("dwarves") == min(held + 2, 6)


@pytest.mark.rule("DRA-29")
def test_the_last_draw_of_a_turn_is_checked_before_the_turn_ends() -> None:
    table = position(turn_of="dragon", actions=1, dragon_hand_size=5, hand="dw_run").play("draw")
    assert table.asked == ("dragon", "surplus")
    table.play(table.legal()[0])
    assert (table.asked, table.hand_size("dragon")) == (("dwarves", "action"), 6)


@pytest.mark.rule("DRA-30")
def test_the_owner_chooses_among_old_and_new_cards() -> None:
    hand = "dw_run dw_run dw_net dw_shield dw_shield"
    table = position(hand=hand, deck="dw_heavy_bolt dw_march").play("draw")
    assert sorted(table.legal()) == [
        "discard dw_heavy_bolt",
        "discard dw_march",
        "discard dw_net",
        "discard dw_run",
        "discard dw_shield",
    ]
    assert table.state.to_move == 0
    assert table.refuses("discard dw_bolt_step") == "DRA-34"
    table.play("discard dw_heavy_bolt")
    held = Counter(table.hand("dwarves").split())
    assert held == Counter([*hand.split(), "dw_march"])


@pytest.mark.rule("DRA-31")
@pytest.mark.parametrize("held", [5, 6])
def test_a_full_hand_may_draw(held: int) -> None:
    assert "draw" in position(hand_size=held).legal()


@pytest.mark.rule("DRA-32")
def test_surplus_cards_lie_face_up_on_the_own_pile() -> None:
    table = position(hand_size=6, deck="dw_net dw_heavy_bolt").play("draw")
    before = table.discards("dwarves")
    table.play("discard dw_net", "discard dw_heavy_bolt")
    assert table.discards("dwarves") == [*before, "dw_net", "dw_heavy_bolt"]
    for viewer in (0, 1, None):
        shown = table.view(viewer)["seats"][0]["discards"]
        assert [card["card"] for card in shown[-2:]] == ["dw_net", "dw_heavy_bolt"]
        told = table.heard(viewer, "card_discarded")
        assert [facts["card"] for facts in told] == ["dw_net", "dw_heavy_bolt"]


@pytest.mark.rule("DRA-33")
@pytest.mark.parametrize("seed", range(3))
def test_a_discarded_card_never_comes_back(seed: int) -> None:
    piles: dict[str, list[str]] = {"dwarves": [], "dragon": []}
    for table in tables(seed):
        for side, pile in piles.items():
            now = table.discards(side)
            assert now[: len(pile)] == pile
            assert len(now) + table.hand_size(side) + table.deck_size(side) == 38
            piles[side] = now


@pytest.mark.rule("DRA-33")
def test_an_empty_deck_stays_empty() -> None:
    table = position(hand="dw_run dw_net dw_shield", deck_size=0, fury="gone")
    assert len(table.discards("dwarves")) == 35
    table.play("dw_run no_effect", "dw_net no_effect")
    assert (table.deck_size("dwarves"), len(table.discards("dwarves"))) == (0, 37)


@pytest.mark.rule("DRA-26", "DRA-33")
def test_both_decks_shrink_from_34() -> None:
    table = new(options={"setup": "first_game"}).play("draw")
    assert (table.deck_size("dragon"), table.deck_size("dwarves")) == (32, 34)
