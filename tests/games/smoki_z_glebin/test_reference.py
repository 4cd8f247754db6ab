"""The engine and a naive referee, written independently, agree step by step."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import smokowisko
from smokowisko.engine.events import Facts
from tests.games.smoki_z_glebin.engine_sight import own_of, public_of, setup_of, stacks_of
from tests.games.smoki_z_glebin.random_games import a_text
from tests.games.smoki_z_glebin.reference import COLOURS, Referee
from tests.games.smoki_z_glebin.reference_board import KINGDOMS
from tests.games.smoki_z_glebin.reference_cards import SIZE_OF, TWO_SHIPS

GAMES = 4  # in one test


def facts_of(referee: Referee) -> Facts:
    """What everybody sees of the referee's table (section 4)."""
    return {
        "to_move": None if referee.over else referee.to_move,
        "over": referee.over,
        "kinds": referee.kinds,
        "ships": referee.ships,
        "dragons": sorted((dragon.owner, sorted(dragon.squares)) for dragon in referee.dragons),
        "face_up": referee.face_up,
        "stacks": {name: len(stack) for name, stack in piles_of(referee).items()},
        "mission_row": referee.mission_row,
        "kingdoms": {
            kingdom: {
                "whirlpools": referee.whirlpools(kingdom),
                "standings": referee.standings(kingdom, hidden=referee.over),
            }
            for kingdom in KINGDOMS
        },
        "seats": [
            {
                "colour": COLOURS[seat],
                "heads": referee.heads[seat],
                "coins": referee.coins[seat],
                "tokens": referee.supply(seat),
                "missions": sorted(referee.missions[seat]),
                "played": referee.played[seat],
                "hand": sorted(
                    (SIZE_OF[card.pattern], card.pattern if card.shown or referee.over else "")
                    for card in referee.hands[seat]
                ),
                "reef": len(referee.reef[seat]),
            }
            for seat in range(referee.players)
        ],
    }


def piles_of(referee: Referee) -> dict[str, list[str]]:
    return {
        **{size: [card.pattern for card in stack] for size, stack in referee.stacks.items()},
        "missions": referee.mission_stack,
        "reef": referee.reef_stack,
    }


def assert_same_table(state: Any, referee: Referee) -> None:
    assert public_of(state.view(None)) == facts_of(referee)
    assert stacks_of(state) == piles_of(referee)
    for seat in range(referee.players):
        # after the game everything in hands is public (GLE-80, section 4)
        own = own_of(state.view(None if referee.over else seat), seat)
        assert Counter(own["hand"]) == Counter(card.pattern for card in referee.hands[seat])
        assert own["reef"] == sorted(referee.reef[seat])
        assert own["offered"] == sorted(referee.offered if seat == referee.to_move else [])


def assert_same_choice(texts: list[str], referee: Referee) -> None:
    """The same moves, each once; every payment is valid by the second reading of the rules, a
    mission is offered exactly if something pays it, and nobody is asked to pay too much (A28)."""
    legal = set(sparing(referee.legal()))
    assert len(texts) == len(set(texts))
    payments = [text.split() for text in texts if text.startswith("mission")]
    assert all(referee.may_pay(int(slot), items) for _, slot, _, *items in payments)
    if referee.step == "mission":
        assert {int(words[1]) for words in payments} == referee.payable_slots()
    assert set(texts) == legal


def sparing(texts: set[str]) -> Iterator[str]:
    """All but those payments that hold another one."""
    payments = {text: Counter(text.split()) for text in texts if text.startswith("mission")}
    for text in texts:
        if text not in payments or not any(less < payments[text] for less in payments.values()):
            yield text


def assert_same_result(state: Any, referee: Referee) -> None:
    assert state.scores() == referee.scores()
    assert state.ranks() == referee.ranks()
    assert state.winners() == referee.winners()


def play_out(players: int, luck: random.Random, liking: str = "") -> Counter[str]:
    """One game, compared before every decision and at the end; counts what happened."""
    state: Any = smokowisko.game("smoki_z_glebin").new(players, luck.getrandbits(62))
    referee = Referee(setup_of(state))
    happened: Counter[str] = Counter()
    while True:
        texts = [state.text(move) for move in state.moves()]
        assert_same_choice(texts, referee)
        assert_same_table(state, referee)
        assert_same_result(state, referee)
        if referee.over:
            return happened
        text = a_text(sorted(texts), luck, liking)
        happened.update(kinds_of(text, referee))
        state.play(state.move(text))
        referee.play(text)


def kinds_of(text: str, referee: Referee) -> set[str]:
    """The act of a move, and what is rare about it or the table."""
    words = text.split()
    act = words[0]
    kinds = {act, f"{act} in step {referee.step}"}
    if act in ("draw", "pass"):
        kinds.add(f"{act} {'blind' if words[-1] == 'stack' else 'face up'}")
    if act == "mission":
        kinds |= {"joker"} & set(words)
        kinds |= {"two_ships" for word in words if word in TWO_SHIPS}
    if None in referee.face_up["large"]:
        kinds.add(f"{act} with a gap")
    return kinds


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_agree(players: int) -> None:
    luck = random.Random(players)
    happened: Counter[str] = Counter()
    for game in range(GAMES):
        happened += play_out(players, luck, liking="large" if game % 2 else "")
    expected = {"play", "cash in step play", "keep", "mission", "skip", "joker", "two_ships"}
    expected |= {"draw blind", "draw face up", "pass blind", "pass face up"}
    if players > 2:  # two cannot use up the large patterns
        expected |= {"play with a gap", "draw with a gap"}
    assert expected <= happened.keys()
