"""The set-up of a round, SMO-01 to SMO-15."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import smokowisko
from smokowisko.engine.chance import seeded
from tests.games.smoki.position import DECK, SIGNS, A, B, C, Table, named, new, position
from tests.games.smoki.random_games import tables
from tests.games.smoki.test_components import edited, refused

EVERYBODY = [A, B, C, None]


def revealed(table: Table) -> Table:
    """Everybody turns up the card in slot 0."""
    return table.play(*["reveal 0"] * int(table.state.players))


def cards_of(dream: str) -> list[str]:
    return dream.replace("/", " ").replace("?", "").split()


@pytest.mark.rule("SMO-02")
@pytest.mark.parametrize("column", range(3))
def test_the_columns_of_a_dream(column: int) -> None:
    cards = ["1", "2", "3", "4", "5", "6"]
    cards[column + 3] = cards[column]
    dream = position(" ".join(cards), "?7 ?7 ?7 / ?8 ?8 ?8").view(A)["seats"][A]["dream"]
    assert [slot for slot in range(6) if dream[slot]["cancelled"]] == [column, column + 3]


@pytest.mark.rule("SMO-03")
@pytest.mark.parametrize("players", [2, 5])
def test_dreams_have_six_cards_and_no_card_is_lost(players: int) -> None:
    for table in tables(players, 3, {"raven_attack": True}):
        assert sum(table.state.census().values()) == 56
        assert set(table.state.census().values()) == {4}
        if table.phase == "choose_source":
            assert (table.drawn, table.removed) == (None, None)
            assert all(len(cards_of(table.dream(seat))) == 6 for seat in range(players))


@pytest.mark.rule("SMO-04")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_a_face_down_card_not_even_its_owner(viewer: int | None) -> None:
    others = ("1 ?2 ?3 / ?4 ?5 ?6", "7 ?8 ?8 / ?7 ?7 ?8")
    one = position("1 ?2 ?3 / ?4 ?5 ?0", *others, draw="6 0")
    other = position("1 ?3 ?0 / ?2 ?4 ?5", *others, draw="0 6")
    assert one.state.dump() != other.state.dump()
    assert one.view(viewer) == other.view(viewer)
    assert [slot["card"] for slot in one.view(viewer)["seats"][A]["dream"]] == [
        named("1"),
        *[None] * 5,
    ]


@pytest.mark.rule("SMO-05")
@pytest.mark.parametrize("slot", range(6))
def test_the_same_place_is_the_slot_with_the_same_number(slot: int) -> None:
    dream = "?1 ?2 ?3 / ?4 ?5 ?6"
    table = position(dream, dream, dream, piles=("C10", "0"))
    table.play(f"take 0 {slot}")
    for seat in (A, B, C):
        view = table.view(None)["seats"][seat]["dream"]
        assert [at for at in range(6) if view[at]["card"]] == [slot]


@pytest.mark.rule("SMO-06", "SMO-86")
@pytest.mark.parametrize("attack", [False, True])
def test_the_extra_cards_stay_in_the_box_without_their_module(attack: bool) -> None:
    for seed in range(5):
        table = new(3, seed, {"raven_attack": attack})
        deck = Counter(DECK if attack else DECK[:52])
        dealt = Counter(card for seat in (A, B, C) for card in cards_of(table.dream(seat)))
        assert dealt + Counter(table.draw_pile()) == deck


@pytest.mark.rule("SMO-07", "SMO-76", "SMO-81")
@pytest.mark.parametrize(("end", "noted"), [("tokens", False), ("points", True), ("rounds", True)])
def test_the_score_pad_is_for_the_variants(end: str, noted: bool) -> None:
    scores = [[3, 5], [4, 1], [0, 9]]
    table = position("1 ?2 ?3 / 4 ?5 ?6", "?0 7 ?4 / 3 ?5 8", scores=scores, options={"end": end})
    seats = table.view(None)["seats"]
    assert [seat["total"] for seat in seats] == ([7, 15] if noted else [None, None])
    assert [seat["tokens"] for seat in seats] == ([None, None] if noted else [2, 1])
    assert table.state.scores() == ([7, 15] if noted else [2, 1])


@pytest.mark.rule("SMO-08", "SMO-11", "SMO-12")
@pytest.mark.parametrize(("players", "starter"), [(2, 1), (3, 2), (5, 3)])
def test_a_shuffled_deck_is_dealt_slot_by_slot_from_the_starting_player(
    players: int, starter: int
) -> None:
    deck = vec[i64]([SIGNS.index(card) for card in DECK[:52]])
    seeded(17).shuffle(deck, 0, 52)
    from_the_top = [SIGNS[card] for card in reversed(list(deck))]
    table = new(players, 17, {"first_player": f"seat_{starter}"})
    for seat in range(players):
        place = (seat - starter) % players
        dealt = from_the_top[place : 6 * players : players]
        assert table.dream(seat) == "?{} ?{} ?{} / ?{} ?{} ?{}".format(*dealt)
    rest = from_the_top[6 * players :]
    assert table.draw_pile() == rest
    revealed(table)
    assert (table.pile(0), table.pile(1), table.draw_pile()) == (rest[0], rest[1], rest[2:])


@pytest.mark.rule("SMO-08")
def test_any_card_may_lie_anywhere() -> None:
    firsts, tops = Counter[str](), Counter[str]()
    for seed in range(400):
        table = new(2, seed, {"first_player": "seat_0"})
        firsts[cards_of(table.dream(A))[0]] += 1
        tops[table.draw_pile()[0]] += 1
    for seen in (firsts, tops):
        assert set(seen) == set(SIGNS) - {"A9"}
        assert max(seen.values()) <= 31 + 4 * 6  # 400 / 13, four deviations


@pytest.mark.rule("SMO-09")
def test_everybody_turns_up_one_card_before_the_piles_are_started() -> None:
    table = new(3, options={"first_player": "seat_1"})
    for seat, slot in ((B, 4), (C, 0), (A, 4)):
        assert (table.phase, table.to_move) == ("initial_reveal", seat)
        assert table.legal() == [f"reveal {each}" for each in range(6)]
        assert table.refuses("draw") == "SMO-09"
        assert (table.pile(0), table.pile(1)) == ("", "")
        table.play(f"reveal {slot}")
        dream = table.view(None)["seats"][seat]["dream"]
        assert [at for at in range(6) if dream[at]["card"]] == [slot]
    assert (table.phase, table.to_move) == ("choose_source", B)
    assert [pile["count"] for pile in table.view(None)["piles"]] == [1, 1]


@pytest.mark.rule("SMO-10", "SMO-12", "SMO-34", "SMO-35")
def test_ex_44_raven_cards_of_the_set_up_do_nothing() -> None:
    """A Ring that lies on a pile works when somebody takes it."""
    shown, started = set[str](), set[str]()
    for seed in range(60):
        table = new(2, seed, {"raven_attack": True, "first_player": "seat_0"})
        dreams = [cards_of(table.dream(seat)) for seat in (A, B)]
        revealed(table)
        shown.update(dream[0] for dream in dreams)
        started.update((table.pile(0), table.pile(1)))
        assert (table.phase, table.to_move) == ("choose_source", A)
        assert [cards_of(table.dream(seat)) for seat in (A, B)] == dreams
        if table.pile(1) == "C10":
            old = dreams[A][3]
            table.play("take 1 3")
            assert (table.phase, table.to_move) == ("ring_bottom", B)
            assert cards_of(table.dream(B))[3] == old
    ravens = {"N9", "C10", "R", "A9"}
    assert ravens <= shown
    assert ravens <= started


@pytest.mark.rule("SMO-08", "SMO-09", "SMO-11", "SMO-12")
def test_ex_11_the_set_up_for_three() -> None:
    table = revealed(new(3))
    assert [seat["face_down"] for seat in table.view(None)["seats"]] == [5, 5, 5]
    assert [pile["count"] for pile in table.view(None)["piles"]] == [1, 1]
    assert table.view(None)["draw_pile"] == 32


@pytest.mark.rule("SMO-11", "SMO-12", "SMO-84", "SMO-86")
@pytest.mark.parametrize(("players", "left"), [(2, 38), (3, 32), (4, 26), (5, 20)])
def test_the_size_of_the_draw_pile(players: int, left: int) -> None:
    for attack in (False, True):
        for one_pile in (False, True):
            options = {"raven_attack": attack, "one_face_up_pile": one_pile}
            table = revealed(new(players, options=options))
            assert table.view(None)["draw_pile"] == left + 4 * attack + one_pile


@pytest.mark.rule("SMO-13")
def test_twelve_tokens_lie_in_the_supply() -> None:
    table = new(5)
    assert [seat["tokens"] for seat in table.view(None)["seats"]] == [0] * 5
    assert refused(edited({"count = 12": "count = 13"})).place == "tokens.dragon.count"


@pytest.mark.rule("SMO-14")
def test_the_first_starting_player_is_drawn_by_lot_or_named() -> None:
    starters = Counter(new(4, seed).to_move for seed in range(400))
    assert sorted(starters) == [0, 1, 2, 3]
    assert min(starters.values()) >= 100 - 4 * 9  # four deviations
    for seat in range(4):
        assert new(4, options={"first_player": f"seat_{seat}"}).to_move == seat
    assert new(4).state.option("first_player") == "random"


@pytest.mark.rule("SMO-14")
def test_a_seat_that_the_table_does_not_have_cannot_start() -> None:
    with pytest.raises(smokowisko.BadOptions) as refusal:
        new(3, options={"first_player": "seat_3"})
    assert refusal.value.option == "first_player"
    with pytest.raises(smokowisko.BadOptions):
        new(5, options={"first_player": "seat_5"})


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_may_play(players: int) -> None:
    with pytest.raises(smokowisko.BadOptions) as refusal:
        new(players)
    assert refusal.value.option == "players"
