"""The "Hidden information" table of the specification and its notes: who must not learn what.

Most tests lay two worlds that differ only in what somebody must not know, and ask for equal views.
"""

from collections import Counter

import pytest

from tests.games.drako.position import DRAGON_SEAT, DWARF_SEAT, Table, new, position
from tests.games.drako.random_games import finished, tables

EVERYBODY = [DWARF_SEAT, DRAGON_SEAT, None]
SIDES = ("dwarves", "dragon")


def assert_same_for(viewer: int | None, one: Table, other: Table) -> None:
    """The worlds differ, but not for this viewer: neither to the eye nor in what was heard."""
    assert one.state.dump() != other.state.dump()
    assert one.view(viewer) == other.view(viewer)
    assert one.heard(viewer) == other.heard(viewer)


def start(figures: str = "G C3 F A2 X D1 N D4", turn_of: str = "dwarves", **cards: str) -> Table:
    """All cards are in hand or deck, so nobody sees by the piles what is held."""
    return position(
        figures,
        turn_of=turn_of,
        hand=cards.get("hand", ""),
        dragon_hand=cards.get("dragon_hand", ""),
        deck=cards.get("deck", ""),
        dragon_deck=cards.get("dragon_deck", ""),
        hand_size=4,
        dragon_hand_size=4,
        deck_size=34,
        dragon_deck_size=34,
    )


def hand_of(table: Table, seat: int, viewer: int | None) -> list[str] | None:
    hand = table.view(viewer)["seats"][seat]["hand"]
    return None if hand is None else [card["card"] for card in hand]


# ------------------------------------------------------------ the open table


@pytest.mark.rule("DRA-8")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_board_mats_markers_and_turn(viewer: int | None) -> None:
    table = position("G C3 F B2 X A1", net="on_dragon", fury="gone", wounds="F 2 fly 1", actions=1)
    view = table.view(viewer)
    assert view["figures"]["fury_dwarf"] == {"cell": "B2", "alive": True}
    assert view["figures"]["net_dwarf"] == {"cell": None, "alive": False}
    assert view["wounds"]["dragon"]["fly"] == {"filled": 1, "spaces": 2}
    assert view["wounds"]["fury_dwarf"]["fury_dwarf"] == {"filled": 2, "spaces": 6}
    assert (view["net"], view["fury"]) == ("on_dragon", "gone")
    assert (view["turn_of"], view["actions"], view["turn"]) == ("dwarves", 1, 10)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_numbers_of_cards(viewer: int | None) -> None:
    table = position(hand_size=3, dragon_hand_size=5, deck_size=8, dragon_deck_size=2)
    seats = table.view(viewer)["seats"]
    assert [(seat["hand_size"], seat["deck_size"]) for seat in seats] == [(3, 8), (5, 2)]


@pytest.mark.rule("DRA-9")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_knows_both_lists_of_38_cards(viewer: int | None) -> None:
    lists = new().view(viewer)["card_lists"]
    assert [sum(card["count"] for card in lists[side]) for side in SIDES] == [38, 38]
    assert {card["card"]: card["count"] for card in lists["dragon"]}["dr_crushing_bite"] == 2


@pytest.mark.rule("DRA-32", "DRA-35", "DRA-46")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_both_piles_in_order(viewer: int | None) -> None:
    table = start(
        figures="G C3 F B2 X A1 N A3", hand="dw_heavy_axe dw_net", dragon_hand="dr_scales"
    )
    table.play("dw_heavy_axe attack_one fury_dwarf", "block fury_dwarf dr_scales", "dw_net net")
    piles = [[card["card"] for card in seat["discards"]] for seat in table.view(viewer)["seats"]]
    assert piles == [["dw_heavy_axe", "dw_net"], ["dr_scales"]]


# ------------------------------------------------------------ hands and decks


def test_an_owner_sees_the_own_hand() -> None:
    table = start(
        hand="dw_run dw_net dw_shield dw_march", dragon_hand="dr_fire dr_run dr_run dr_bite"
    )
    assert sorted(hand_of(table, 0, 0) or []) == ["dw_march", "dw_net", "dw_run", "dw_shield"]
    assert sorted(hand_of(table, 1, 1) or []) == ["dr_bite", "dr_fire", "dr_run", "dr_run"]


@pytest.mark.parametrize("viewer", [DWARF_SEAT, None])
def test_opponent_and_spectator_do_not_see_the_hand_of_the_dragon(viewer: int | None) -> None:
    one, other = start(dragon_hand="dr_scales dr_scales"), start(dragon_hand="dr_fire dr_wings")
    assert_same_for(viewer, one, other)
    assert hand_of(one, DRAGON_SEAT, viewer) is None


@pytest.mark.parametrize("viewer", [DRAGON_SEAT, None])
def test_opponent_and_spectator_do_not_see_the_hand_of_the_dwarves(viewer: int | None) -> None:
    one, other = start(hand="dw_shield dw_shield"), start(hand="dw_net dw_heavy_bolt")
    assert_same_for(viewer, one, other)
    assert one.view(viewer)["moves"] == []


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_learns_the_order_of_a_deck(viewer: int | None) -> None:
    one = start(deck="dw_net dw_shield", dragon_deck="dr_fire dr_scales")
    other = start(deck="dw_shield dw_net", dragon_deck="dr_scales dr_fire")
    assert_same_for(viewer, one, other)


@pytest.mark.rule("DRA-26")
@pytest.mark.parametrize("viewer", [DRAGON_SEAT, None])
def test_others_learn_only_the_number_of_drawn_cards(viewer: int | None) -> None:
    one = start(deck="dw_net dw_shield").play("draw")
    other = start(deck="dw_march dw_run").play("draw")
    assert_same_for(viewer, one, other)
    assert one.heard(viewer, "cards_drawn") == [
        {"type": "cards_drawn", "seat": 0, "side": "dwarves", "count": 2}
    ]
    own = one.heard(DWARF_SEAT, "cards_drawn")[0]["cards"]
    assert [card["card"] for card in own] == ["dw_shield", "dw_net"]


@pytest.mark.rule("DRA-14")
@pytest.mark.parametrize("viewer", [DWARF_SEAT, None])
def test_others_learn_that_a_mulligan_was_taken_but_no_card(viewer: int | None) -> None:
    table = new(3, {"mulligan": True})
    before = table.view(viewer)
    table.play("exchange")
    assert table.heard(viewer, "hand_exchanged") == [
        {"type": "hand_exchanged", "seat": 1, "side": "dragon", "count": 4}
    ]
    assert table.view(viewer)["seats"][DRAGON_SEAT] == before["seats"][DRAGON_SEAT]
    cards = table.heard(DRAGON_SEAT, "hand_exchanged")[0]["cards"]
    assert " ".join(card["card"] for card in cards) == table.hand("dragon")


@pytest.mark.rule("DRA-10")
def test_only_the_owner_hears_of_the_starting_hand() -> None:
    table = position(
        "G C3 F B2",
        hand="dw_heavy_axe dw_run",
        wounds="armour 4 fly 2 walk 2 fire 1",
        options={"two_legs": True},
    ).play("dw_heavy_axe attack_one fury_dwarf")
    for viewer in EVERYBODY:
        dealt = {facts["seat"]: "cards" in facts for facts in table.heard(viewer, "hand_dealt")}
        assert dealt == {0: viewer == 0, 1: viewer == 1}


# ------------------------------------------------------------ derived knowledge


@pytest.mark.parametrize("seed", range(3))
def test_unseen_cards_are_the_list_minus_what_the_viewer_sees(seed: int) -> None:
    for table in tables(seed, {"setup": "first_game"}):
        if table.state.over:
            break
        for viewer in EVERYBODY:
            view = table.view(viewer)
            for seat, side in enumerate(SIDES):
                cards = Counter({card["card"]: card["count"] for card in view["card_lists"][side]})
                cards -= Counter(card["card"] for card in view["seats"][seat]["discards"])
                cards -= Counter(hand_of(table, seat, viewer) or [])
                assert view["seats"][seat]["unseen"] == dict(cards)


# ------------------------------------------------------------ the defence question


@pytest.mark.rule("DRA-44")
@pytest.mark.parametrize("viewer", [DWARF_SEAT, None])
def test_the_question_does_not_tell_whether_there_is_a_shield(viewer: int | None) -> None:
    attack, figures = "dw_heavy_axe attack_one fury_dwarf", "G C3 F B2 X A1 N A3"
    one = start(figures=figures, hand="dw_heavy_axe", dragon_hand="dr_scales").play(attack)
    other = start(figures=figures, hand="dw_heavy_axe", dragon_hand="dr_fire").play(attack)
    assert one.asked == other.asked == ("dragon", "defence")
    assert_same_for(viewer, one, other)
    assert_same_for(viewer, one.play("no_block"), other.play("no_block"))


@pytest.mark.rule("DRA-44")
@pytest.mark.parametrize("viewer", [DRAGON_SEAT, None])
def test_the_dwarves_are_asked_with_and_without_a_shield(viewer: int | None) -> None:
    figures = "G C3 F B2 X A1 N A3"
    one, other = (
        start(figures=figures, turn_of="dragon", dragon_hand="dr_bite", hand=hand).play(
            "dr_bite bite fury_dwarf"
        )
        for hand in ("dw_shield", "dw_run")
    )
    assert one.asked == other.asked == ("dwarves", "defence")
    assert_same_for(viewer, one, other)


@pytest.mark.rule("DRA-44", "DRA-46")
@pytest.mark.parametrize("side", SIDES)
def test_the_question_is_skipped_exactly_with_an_empty_hand(side: str) -> None:
    words: dict[str, str] = {"figures": "G C3 F B2 X A1 N A3", "turn_of": side}
    text = "dw_heavy_axe attack_one fury_dwarf" if side == "dwarves" else "dr_bite bite fury_dwarf"
    mine = {"hand" if side == "dwarves" else "dragon_hand": f"{text.split(maxsplit=1)[0]}"}
    other_hand = "dragon_hand" if side == "dwarves" else "hand"
    card = "dr_run" if side == "dwarves" else "dw_run"
    asked = position(**{**words, **mine, other_hand: card}).play(text)  # type: ignore[arg-type]
    assert asked.asked[1] == "defence"
    skipped = position(**{**words, **mine}).play(text)  # type: ignore[arg-type]
    assert skipped.asked == (side, "action")


# ------------------------------------------------------------ after the game


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_the_game_the_hands_lie_open(viewer: int | None) -> None:
    table = finished(2, {"setup": "first_game"})
    for seat, side in enumerate(SIDES):
        assert hand_of(table, seat, viewer) == table.hand(side).split()
    shown = {facts["side"] for facts in table.heard(viewer, "hand_shown")}
    assert shown == {side for side in SIDES if table.hand_size(side)}


def test_between_two_legs_nothing_is_laid_open() -> None:
    table = position(
        "G C3 F B2",
        hand="dw_heavy_axe dw_run",
        dragon_hand="dr_run",
        wounds="armour 4 fly 2 walk 2 fire 1",
        options={"two_legs": True},
    ).play("dw_heavy_axe attack_one fury_dwarf", "no_block")
    for viewer in EVERYBODY:
        assert table.heard(viewer, "hand_shown") == []
    assert (hand_of(table, 1, 0), hand_of(table, 0, 1), hand_of(table, 0, None)) == (None,) * 3


@pytest.mark.parametrize("seed", range(3))
def test_no_event_names_hidden_cards_to_anybody_but_their_owner(seed: int) -> None:
    hidden = ("cards_drawn", "hand_exchanged", "hand_dealt")
    for table in tables(seed, {"mulligan": True, "two_legs": True}):
        for event in table.events:
            for viewer in EVERYBODY:
                if event.type in hidden:
                    owner = event.public["seat"]
                    assert ("cards" in event.seen_by(viewer)) == (viewer == owner)
                elif event.type != "hand_shown":
                    assert "cards" not in event.seen_by(viewer)
            assert event.marked == (event.type in (*hidden, "hand_shown"))


# ------------------------------------------------------------ other worlds


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_redeal_keeps_what_a_viewer_knows_and_nothing_else(viewer: int | None) -> None:
    table = start(hand="dw_net dw_shield dw_run", dragon_hand="dr_fire dr_scales dr_wings")
    hands: dict[str, set[str]] = {side: set() for side in SIDES}
    decks: dict[str, set[str]] = {side: set() for side in SIDES}
    for seed in range(12):
        world = Table(table.state.copy())
        world.state.redeal(viewer, seed)
        assert world.view(viewer) == table.view(viewer)
        assert world.state.census() == table.state.census()
        for side in SIDES:
            hands[side].add(world.hand(side))
            decks[side].add(" ".join(world.deck(side)))
    for seat, side in enumerate(SIDES):
        assert (hands[side] == {table.hand(side)}) == (seat == viewer)
        assert len(decks[side]) > 1
