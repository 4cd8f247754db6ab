"""The engine and a naive referee, written independently, agree step by step."""

import random
from collections import Counter
from itertools import product

import pytest

from smokowisko.engine.events import Facts
from tests.games.ksiega_smokow.position import Table, new
from tests.games.ksiega_smokow.reference import Referee
from tests.games.ksiega_smokow.reference_words import NOWHERE, Move, Options, species

ALL_OPTIONS = [
    Options(reinforce, "any_hand" if any_hand else "own", hits_mover, placed, secret)
    for reinforce, any_hand, hits_mover, placed, secret in product((True, False), repeat=5)
]
# of thirty-two combinations, these many in one test
PARTS = 4


def table_and_referee(players: int, seed: int, options: Options) -> tuple[Table, Referee]:
    """The same set-up for both; the piles are handed over top first."""
    table = new(players, seed, vars(options))
    seats = [table.side(seat, viewer=seat) for seat in range(players)]
    referee = Referee(
        colours=[side["colour"] for side in seats],
        goals=[side["goal"] for side in seats],
        piles=[table.pile(field) for field in range(1, max(3, players) + 1)],
        options=options,
    )
    return table, referee


def move_of(facts: Facts) -> Move:
    """A move of the view in the words of the referee; an ability names its land only."""
    act: str = facts["act"].removesuffix("_on")
    dice = tuple((bid["field"], tuple(bid["values"])) for bid in facts.get("bids", ()))
    ability = act.startswith("use_")
    return Move(
        act,
        dice,
        field=facts.get("field", NOWHERE),
        card=act.removeprefix("use_") if ability else "",
        value=facts.get("value", 0),
        owner=facts.get("seat", -1),
    )


def assert_same_choice(seen: Facts, referee: Referee) -> dict[str, Move]:
    """Who decides, and between what. The referee's moves by the engine's texts: of several cards
    of one land, the first species is used (A-29)."""
    assert seen["over"] == referee.over
    assert seen["to_move"] == (None if referee.over else referee.to_move)
    moves = {facts["text"]: move_of(facts) for facts in seen["moves"]}
    assert len(set(moves.values())) == len(seen["moves"])
    backwards = sorted(referee.legal(), key=lambda move: species(move.card), reverse=True)
    legal = {move.by_land(): move for move in backwards}
    assert set(moves.values()) == legal.keys()
    return {text: legal[move] for text, move in moves.items()}


def assert_same_table(table: Table, seen: Facts, referee: Referee) -> None:
    """Everything that lies on the table, as the player to move sees it."""
    assert seen["first_player"] == referee.first_player
    assert seen["main_action_done"] == referee.main_action_done or table.over
    assert seen["round"] == referee.round()
    assert seen["last_round"] == referee.end_triggered
    assert seen["exhausted"] == referee.exhausted()
    assert (seen["blocking_die"] or NOWHERE) == referee.blocking_field
    assert sorted(seen["removed"]) == sorted(referee.removed)
    assert set(seen["known"]["unseen"]) == referee.unseen_cards()
    for field, pile in referee.piles.items():
        shown = seen["fields"][field - 1]
        assert table.pile(field) == pile
        assert (shown["card"] is None) == (not pile)
        assert shown["bid"] == referee.bid(field)
        assert shown["occupant"] == (None if referee.bidder(field) < 0 else referee.bidder(field))
        assert (shown["immunity"] is not None) == referee.protected(field)
    assert [side["goal"] for side in seen["seats"]] == referee.known_goals(seen["seat"])
    for seat, side in enumerate(seen["seats"]):
        dice = Counter((die["field"] or NOWHERE, die["value"]) for die in side["dice"])
        assert dice == Counter((die.field, die.value) for die in referee.dice[seat])
        assert (side["token"] or NOWHERE) == referee.immunity[seat]
        book = {f"{card['land']}_{card['species']}": card["used"] for card in side["book"]}
        assert book == {card: card in referee.used for card in referee.books[seat]}


def assert_same_result(table: Table, referee: Referee) -> None:
    assert table.state.scores() == referee.scores()
    assert table.state.ranks() == referee.ranks()
    assert table.state.winners() == referee.winners()


def play_out(
    table: Table, referee: Referee, luck: random.Random, rounds: int = 1000
) -> Counter[str]:
    """One game, compared before every decision; acts are chosen evenly, so that abilities and
    takes come often. Counts what happened."""
    happened: Counter[str] = Counter()
    while True:
        seen = table.view(None if table.over else table.to_move)
        moves = assert_same_choice(seen, referee)
        assert_same_table(table, seen, referee)
        assert_same_result(table, referee)
        if table.over or referee.round() > rounds:
            return happened
        act = luck.choice(sorted({move.act for move in moves.values()}))
        text = luck.choice([text for text, move in moves.items() if move.act == act])
        referee.play(moves[text])
        table.play(text)
        happened.update(table.told())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_agree(part: int, players: int) -> None:
    luck = random.Random(100 * players + part)
    happened: Counter[str] = Counter()
    for options in ALL_OPTIONS[part::PARTS]:
        table, referee = table_and_referee(players, luck.getrandbits(62), options)
        happened += play_out(table, referee, luck)
    expected = {"dice_outbid", "card_taken", "boosted", "immunity_ended"}
    expected |= {f"{land}_used" for land in ("storm", "desert", "jungle", "mountains", "plains")}
    if players == 2:
        expected |= {"blocking_die_moved", "dice_removed"}
    assert expected <= happened.keys()


@pytest.mark.rule("KSI-102")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_close_to_a_standstill_agree(players: int) -> None:
    """As if eighteen or nineteen rounds without a card lay behind: the first round, in which nobody
    can take one, or the second ends the game."""
    luck = random.Random(players)
    standstills = 0
    for seed in range(10):
        table, referee = table_and_referee(players, seed, ALL_OPTIONS[seed])
        quiet = 18 + seed % 2
        table.state.last_leaving -= quiet
        referee.quiet_rounds += quiet
        play_out(table, referee, luck, rounds=3)
        standstills += table.over
    assert 5 <= standstills < 10
