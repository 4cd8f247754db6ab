"""The "Hidden information" table of the specification and its notes: who must not learn what.

Most tests lay two worlds that differ only in what somebody must not know, and ask for equal views.
"""

import json
from collections import Counter

import pytest

from smokowisko.games.serce_smoka.rules import SerceSmoka
from tests.games.serce_smoka.position import DECK, A, B, Table, position, singles
from tests.games.serce_smoka.random_games import finished, halfway, tables

EVERYBODY = [A, B, None]
SIX = "treasure_chest 4 | fire_dragon 2 | sorceress 2 | troll 1 | dwarf 3 | ship 0"


def assert_same_for(viewer: int | None, one: Table, other: Table) -> None:
    """The worlds differ, but not for this viewer: neither to the eye nor in what was heard."""
    assert one.state.dump() != other.state.dump()
    assert one.view(viewer) == other.view(viewer)
    assert one.heard(viewer) == other.heard(viewer)


def full_deck(*, hand: str = "", hand_b: str = "", deck: str = "", deck_b: str = "") -> Table:
    """The start of a game; what is not in a hand is in the deck, so the lists are the same."""
    return position(
        hand=hand, hand_b=hand_b, deck=deck, deck_b=deck_b, deck_size=45, deck_size_b=45, turn=1
    )


# ------------------------------------------------------------ hands


def test_owner_sees_the_own_hand() -> None:
    table = full_deck(hand="troll 1 2 | ship 0 0 | dwarf 3", hand_b="hero 1 1 1 1 2")
    assert table.side(A, viewer=A)["hand"] == [
        {"kind": "troll", "value": 1},
        {"kind": "troll", "value": 2},
        {"kind": "dwarf", "value": 3},
        {"kind": "ship", "value": 0},
        {"kind": "ship", "value": 0},
    ]
    assert table.side(B, viewer=B)["hand"] == [
        *[{"kind": "hero", "value": 1}] * 4,
        {"kind": "hero", "value": 2},
    ]


@pytest.mark.parametrize("viewer", [A, None])
def test_opponent_and_spectator_see_only_the_number_of_hand_cards(viewer: int | None) -> None:
    one = full_deck(hand_b="troll 1 2 3 | ship 0 0")
    other = full_deck(hand_b="hero 1 1 2 | dwarf 1 3")
    assert_same_for(viewer, one, other)
    assert one.side(B, viewer)["hand"] is None
    assert one.side(B, viewer)["hand_size"] == 5


def test_spectator_sees_no_hand() -> None:
    one, other = full_deck(hand="troll 1 2 3 | ship 0 0"), full_deck(hand="hero 1 1 2 | dwarf 1 3")
    assert_same_for(None, one, other)
    assert [side["hand"] for side in one.view(None)["seats"]] == [None, None]


@pytest.mark.parametrize("viewer", [B, None])
def test_the_moves_of_the_active_player_are_told_to_nobody_else(viewer: int | None) -> None:
    table = full_deck(hand="troll 1 2 3 | ship 0 0")
    assert len(table.view(A)["moves"]) == 7 + 2
    assert table.view(viewer)["moves"] == []


# ------------------------------------------------------------ decks


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_learns_the_order_of_a_deck(viewer: int | None) -> None:
    one = full_deck(deck="troll 3 | ship 0 | dwarf 3", deck_b="hero 2 | huntress 2")
    other = full_deck(deck="dwarf 3 | troll 3 | ship 0", deck_b="huntress 2 | hero 2")
    assert_same_for(viewer, one, other)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_deck_sizes(viewer: int | None) -> None:
    table = position(deck_size=17, deck_size_b=4)
    assert [side["deck_size"] for side in table.view(viewer)["seats"]] == [17, 4]


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("seed", range(4))
def test_everybody_sees_how_many_cards_of_each_kind_a_player_has_played(
    seed: int, viewer: int | None
) -> None:
    """The count, not the values: those would tell what lies covered on a stack (A-14)."""
    for table in tables(seed):
        for seat in (A, B):
            played = table.side(seat, viewer)["played"]
            unplayed = Counter([*singles(table.hand(seat)), *table.deck(seat)])
            gone = (Counter(singles(DECK)) - unplayed).elements()
            assert +Counter(played) == Counter(card.split()[0] for card in gone)


@pytest.mark.parametrize("viewer", [B, None])
def test_opponent_and_spectator_learn_only_the_number_of_drawn_cards(viewer: int | None) -> None:
    one = full_deck(hand="treasure_chest 1 1", deck="ship 0 | troll 3")
    other = full_deck(hand="treasure_chest 1 1", deck="hero 2 | dwarf 3")
    for table in (one, other):
        table.play("treasure_chest 1 1")
    assert_same_for(viewer, one, other)
    assert one.heard(viewer, "cards_drawn") == [{"type": "cards_drawn", "seat": A, "count": 2}]
    assert one.told(A, "cards_drawn") == ["ship 0", "troll 3"]
    assert other.told(A, "cards_drawn") == ["dwarf 3", "hero 2"]


@pytest.mark.parametrize("seed", range(4))
def test_no_event_names_hidden_cards_to_anybody_but_their_owner(seed: int) -> None:
    for table in tables(seed):
        for event in table.events:
            owner = event.public.get("seat")
            for viewer in EVERYBODY:
                names_cards = "cards" in event.seen_by(viewer)
                hidden = event.type in ("cards_drawn", "card_returned")
                assert names_cards == (hidden and viewer == owner)
                assert hidden == event.marked


def test_a_preview_tells_nothing_of_the_next_draw() -> None:
    table = full_deck(hand="treasure_chest 1", deck="troll 3")
    move = table.state.move("treasure_chest 1")
    assert table.state.preview(A, move) == [
        {"type": "cards_played", "seat": A, "kind": "treasure_chest", "values": [1]}
    ]


# ------------------------------------------------------------ the card returned by SER-54


def figure_lost(seed: int, loser: int = B) -> Table:
    """The loser holds SIX and the figure, until the other one collects a petrified dragon."""
    sorceress, deck = "sorceress 1", "hero 2 | troll 3 | huntress 2 | treasure_chest 1"
    return position(
        fields="petrified_dragon 2",
        hand=sorceress if loser == B else SIX,
        hand_b=SIX if loser == B else sorceress,
        deck="" if loser == B else deck,
        deck_b=deck if loser == B else "",
        figure=loser,
        active=1 - loser,
        seed=seed,
    ).play(sorceress)


def two_returns(loser: int) -> tuple[Table, Table]:
    """Worlds in which chance picked different cards."""
    one = figure_lost(0, loser)
    others = (figure_lost(seed, loser) for seed in range(1, 100))
    return one, next(other for other in others if other.deck(loser)[0] != one.deck(loser)[0])


@pytest.mark.rule("SER-54")
@pytest.mark.parametrize("loser", [A, B])
def test_opponent_does_not_learn_the_returned_card(loser: int) -> None:
    one, other = two_returns(loser)
    opponent = 1 - loser
    assert_same_for(opponent, one, other)
    assert one.heard(opponent, "card_returned") == [{"type": "card_returned", "seat": loser}]
    assert one.view(opponent)["known"] == {}


@pytest.mark.rule("SER-54")
@pytest.mark.parametrize("loser", [A, B])
def test_spectator_does_not_learn_the_returned_card(loser: int) -> None:
    one, other = two_returns(loser)
    assert_same_for(None, one, other)
    assert one.heard(None, "card_returned") == [{"type": "card_returned", "seat": loser}]
    assert one.view(None)["known"] == {}


@pytest.mark.rule("SER-56")
@pytest.mark.parametrize("loser", [A, B])
def test_former_owner_knows_the_returned_card(loser: int) -> None:
    for table in two_returns(loser):
        kind, value = table.deck(loser)[0].split()
        card = {"kind": kind, "value": int(value)}
        assert table.heard(loser, "card_returned") == [
            {"type": "card_returned", "seat": loser, "cards": [card]}
        ]
        assert table.view(loser)["known"] == {"deck_top": card}
        assert card not in table.side(loser, viewer=loser)["hand"]


@pytest.mark.rule("SER-54")
def test_opponent_does_not_learn_the_returned_card_when_it_is_drawn_again() -> None:
    worlds = [world for world in map(figure_lost, range(60)) if "ship 0" in world.hand(B)]
    one = worlds[0]
    other = next(world for world in worlds if world.deck(B)[0] != one.deck(B)[0])
    for table in (one, other):
        table.play("ship 0")
    assert one.hand(B) == other.hand(B)
    assert one.told(B, "cards_drawn") != other.told(B, "cards_drawn")
    assert one.heard(A) == other.heard(A)
    assert one.view(A) == other.view(A)


# ------------------------------------------------------------ board and piles


@pytest.mark.rule("SER-22")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize(
    "kind", ["treasure_chest", "fire_dragon", "petrified_dragon", "sorceress", "troll"]
)
def test_a_covered_card_is_shown_to_nobody(kind: str, viewer: int | None) -> None:
    one = position(fields=f"{kind} 4 1 2")
    other = position(fields=f"{kind} 1 3 2")
    assert_same_for(viewer, one, other)
    assert one.view(viewer)["fields"][kind] == {"count": 3, "top": 2}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_slot_fields_the_area_below_the_ship_and_the_piles(
    viewer: int | None,
) -> None:
    table = position(fields="dwarf 3 1", below_ship="hero 2 1 | huntress 1 2 1", departures=2).view(
        viewer
    )
    assert table["fields"]["dwarf"]["values"] == [1, 3]
    assert table["below_ship"] == {"hero": [1, 2], "huntress": [1, 1, 2]}
    assert table["ship_piles"] == 2


@pytest.mark.rule("SER-30")
@pytest.mark.parametrize("viewer", [B, None])
def test_opponent_and_spectator_see_only_the_size_of_a_collected_pile(viewer: int | None) -> None:
    one = position(collected="treasure_chest 4 4 | troll 3")
    other = position(collected="dwarf 1 1 1")
    assert_same_for(viewer, one, other)
    assert one.side(A, viewer)["collected"] is None
    assert one.side(A, viewer)["collected_size"] == 3


def test_owner_may_look_at_the_own_collected_pile() -> None:
    table = position(collected="treasure_chest 4 1 | troll 3", collected_b="dwarf 2")
    own = table.side(A, viewer=A)["collected"]
    assert {kind: values for kind, values in own.items() if values} == {
        "treasure_chest": [1, 4],
        "troll": [3],
    }
    assert table.side(B, viewer=B)["collected"]["dwarf"] == [2]


@pytest.mark.rule("SER-83")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_is_shown_a_score_during_play(viewer: int | None) -> None:
    for table in tables(1):
        if not table.state.over:
            assert all("score" not in side for side in table.view(viewer)["seats"])


@pytest.mark.rule("SER-05", "SER-66")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_figure_turn_and_end(viewer: int | None) -> None:
    shown = position(figure=B, turn=50, final_turn=52).view(viewer)
    assert (shown["figure"], shown["turn"]) == (B, 50)
    assert (shown["final_turn"], shown["final_reason"]) == (52, "exhaustion")
    departed = position(departures=3, turn=50, final_turn=50).view(viewer)
    assert (departed["final_turn"], departed["final_reason"]) == (50, "departure")
    assert departed["prompt"] == {"key": "serce_smoka-prompt-play_last", "seat": A}


@pytest.mark.rule("SER-20", "SER-30")
@pytest.mark.parametrize("seed", range(6))
def test_public_events_tell_every_stack_and_every_pile(seed: int) -> None:
    """The perfect-recall note: a spectator with a good memory knows all but hands and decks."""
    board: Counter[str] = Counter()
    below: Counter[str] = Counter()
    piles: list[Counter[str]] = [Counter(), Counter()]
    for table in tables(seed):
        for told in table.heard(None):
            kind = told.get("kind", told.get("field"))
            cards = Counter(f"{kind} {value}" for value in told.get("values", ()))
            if told["type"] == "cards_played":
                board += cards
            elif told["type"] == "moved_below_ship":
                board -= cards
                below += cards
            elif told["type"] == "ship_departed":
                board -= Counter({"ship 0": 3})
            elif told["type"] == "cards_collected" and kind == "below_ship":
                assert below.total() == cards.total()
                piles[told["seat"]] += below
                below.clear()
            elif told["type"] == "cards_collected":
                board -= cards
                piles[told["seat"]] += cards
        assert board == Counter(singles(table.fields))
        assert below == Counter(singles(table.below_ship))
        assert piles == [Counter(singles(table.collected(seat))) for seat in (A, B)]


def test_hands_and_piles_lie_open_after_the_game() -> None:
    table = finished(2)
    for viewer in EVERYBODY:
        for seat in (A, B):
            side = table.side(seat, viewer)
            hand = [f"{card['kind']} {card['value']}" for card in side["hand"]]
            assert hand == singles(table.hand(seat))
            assert side["collected_size"] == len(singles(table.collected(seat)))
            assert side["score"] == table.state.scores()[seat]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_view_is_ready_for_json(viewer: int | None) -> None:
    for table in tables(3):
        shown = table.view(viewer)
        assert json.loads(json.dumps(shown)) == shown


def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    table = position()
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            table.view(seat)


# ------------------------------------------------------------ possible worlds


def redealt(table: Table, viewer: int | None, seed: int) -> Table:
    world = table.state.copy()
    assert isinstance(world, SerceSmoka)
    world.redeal(viewer, seed)
    return Table(world)


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("seed", range(5))
def test_a_redeal_keeps_what_the_viewer_knows_and_varies_the_rest(
    seed: int, viewer: int | None
) -> None:
    table = halfway(seed)
    worlds = [redealt(table, viewer, chance) for chance in range(10)]
    for world in worlds:
        assert world.view(viewer) == table.view(viewer)
        assert world.state.census() == table.state.census()
        assert world.fields == table.fields
        assert world.below_ship == table.below_ship
        for seat in (A, B):
            assert world.collected(seat) == table.collected(seat)
            assert world.side(seat, None)["played"] == table.side(seat, None)["played"]
    for seat in (A, B):
        hands = {world.hand(seat) for world in worlds}
        decks = {tuple(world.deck(seat)) for world in worlds}
        assert len(decks) == 10
        if seat == viewer:
            assert hands == {table.hand(seat)}
        else:
            assert len(hands) > 5


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_redeal_depends_only_on_what_the_viewer_knows(viewer: int | None) -> None:
    table = halfway(4)
    once = redealt(table, viewer, 7)
    assert redealt(redealt(table, viewer, 3), viewer, 7).state.dump() == once.state.dump()


def test_a_redeal_gives_the_opponent_each_unplayed_card_equally_often() -> None:
    table = position(hand_b="treasure_chest 4", deck_b="troll 3")
    worlds = [redealt(table, A, seed) for seed in range(500)]
    held = sum("treasure_chest 4" in singles(world.hand(B)) for world in worlds)
    topped = sum(world.deck(B)[0] == "troll 3" for world in worlds)
    assert 64 <= held <= 136  # 5 of 25 cards: 100, four deviations of 9
    assert 4 <= topped <= 38  # 1 of 25 cards: 20, four deviations of 4.4


def test_a_redeal_does_not_leave_the_own_top_card_in_its_place() -> None:
    table = position(deck="troll 3")
    tops = [redealt(table, A, seed).deck(A)[0] for seed in range(500)]
    assert 6 <= tops.count("troll 3") <= 46  # 1 of 20 cards: 25, four deviations of 5


@pytest.mark.rule("SER-56")
def test_a_redeal_for_the_former_owner_keeps_the_returned_card_on_top() -> None:
    table = figure_lost(1)
    worlds = [redealt(table, B, seed) for seed in range(40)]
    assert {world.deck(B)[0] for world in worlds} == {table.deck(B)[0]}
    assert {world.hand(B) for world in worlds} == {table.hand(B)}
    assert len({world.deck(B)[1] for world in worlds}) > 5
    assert all(world.view(B) == table.view(B) for world in worlds)


@pytest.mark.rule("SER-54")
@pytest.mark.parametrize("viewer", [A, None])
def test_a_redeal_for_the_others_hides_the_returned_card(viewer: int | None) -> None:
    table = figure_lost(1)
    worlds = [redealt(table, viewer, seed) for seed in range(520)]
    tops = Counter(world.deck(B)[0] for world in worlds)
    returned = table.deck(B)[0]
    assert len(tops) > 10
    assert 4 <= tops[returned] <= 38  # 1 of 26 cards: 20
    assert all(world.view(B)["known"]["deck_top"] for world in worlds[:5])


def test_after_the_game_a_redeal_changes_nothing() -> None:
    table = finished(2)
    for viewer in EVERYBODY:
        world = redealt(table, viewer, 5)
        assert [world.hand(seat) for seat in (A, B)] == [table.hand(seat) for seat in (A, B)]
        assert world.view(viewer) == table.view(viewer)
