"""The engine and a naive referee, written independently, agree step by step."""

import random

import pytest

import smokowisko
from smokowisko.games.serce_smoka.layout import BELOW_SHIP, COLLECTED, FIELDS, UNDECIDED
from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.games.serce_smoka.tables import CARDS, KIND_IDS, KINDS, VALUES, value_of
from tests.games.serce_smoka.reference import Action, Card, ChooseFirst, Play, Referee

GAMES_A_TEST = 50
OPTIONS: list[dict[str, object]] = [
    {},
    {"exhaustion_end": "short", "chooser": 1},
    {"first_player": "random", "deck_data": "android_app_2016"},
    {"exhaustion_end": "short", "first_player": "random"},
]


def named(card: int) -> Card:
    return Card(KIND_IDS[card // VALUES], value_of(card))


def deck(state: SerceSmoka, seat: int) -> list[Card]:
    """The cards still to be drawn, top first."""
    return [named(card) for card in reversed(state.deck(seat))]


def hand(state: SerceSmoka, seat: int) -> list[Card]:
    return [named(card) for card in state.hand(seat)]


def zone(state: SerceSmoka, start: int) -> list[Card]:
    return sorted(
        Card(KIND_IDS[kind], value) for kind in range(KINDS) for value in state.values(start, kind)
    )


def referee_for(state: SerceSmoka) -> Referee:
    return Referee(
        [[*hand(state, seat), *deck(state, seat)] for seat in range(2)],
        first_player=int(state.to_move) if state.turn else None,
        chooser=int(state.option("chooser")),
        exhaustion_end=str(state.option("exhaustion_end")),
    )


def action(text: str) -> Action:
    kind, *words = text.split()
    if kind == "first":
        return ChooseFirst(int(words[0]))
    target = None
    if ">" in words:
        target = words.pop()
        words.pop()
    return Play(kind, tuple(int(word) for word in words), target)


def assert_same(state: SerceSmoka, referee: Referee) -> None:
    assert (state.to_move, state.turn, state.over) == (
        referee.to_move,
        referee.turn,
        referee.over,
    )
    legal = [action(state.text(move)) for move in state.moves()]
    assert len(legal) == len(set(legal))
    assert set(legal) == set(referee.legal())
    for seat in range(2):
        assert hand(state, seat) == sorted(referee.hands[seat], key=order)
        assert deck(state, seat) == referee.decks[seat]
        pile = zone(state, COLLECTED + seat * CARDS)
        assert pile == sorted(referee.collected[seat])
    for at, kind in enumerate(KIND_IDS):
        lying = referee.fields[kind]
        assert state.values(FIELDS, at) == sorted(card.value for card in lying)
        if lying:
            assert value_of(state.tops[at]) == lying[-1].value
    assert zone(state, BELOW_SHIP) == sorted(referee.below_ship)
    assert state.departures == len(referee.ship_piles)
    assert state.figure == (-1 if referee.figure is None else referee.figure)
    assert state.final_turn == (UNDECIDED if referee.final_turn is None else referee.final_turn)
    assert state.scores() == referee.scores()
    assert state.winners() == referee.winners()


def order(card: Card) -> tuple[int, int]:
    return KIND_IDS.index(card.kind), card.value


@pytest.mark.parametrize("part", range(20))
def test_a_thousand_random_games_agree(part: int) -> None:
    luck = random.Random(part)
    game = smokowisko.game("serce_smoka")
    returns = 0
    for number in range(GAMES_A_TEST):
        state = game.new(seed=luck.getrandbits(62), options=OPTIONS[number % len(OPTIONS)])
        assert isinstance(state, SerceSmoka)
        referee = referee_for(state)
        assert_same(state, referee)
        while not state.over:
            move = luck.choice(state.moves())
            played = action(state.text(move))
            loser = 1 - int(state.to_move)
            state.play(move)
            returned = deck(state, loser)[0] if referee.needs_return(played) else None
            returns += returned is not None
            referee.apply(played, returned)
            assert_same(state, referee)
    assert returns > 0
