"""The checks that every position must pass, whoever may see what."""

import json
import pickle

from smokowisko.engine.chance import fast
from smokowisko.engine.conformance.position import Position, refused, written
from smokowisko.engine.errors import BadOptions
from smokowisko.engine.game import Game
from smokowisko.engine.record import Ending, Seat, read, verify, write
from smokowisko.engine.view import unfolded

ALWAYS_ILLEGAL = (-1, 1 << 62, 1 << 63, 1 << 70, -(1 << 70))
GUESSES = 3


def check_moves(at: Position) -> None:
    state = at.state
    moves = state.moves()
    over = state.over
    at.require(over == (state.to_move == -1), "moves", "`over` and `to_move` disagree")
    at.require(over or 0 <= state.to_move < at.players, "moves", "`to_move` is no seat")
    at.require(over == (not moves), "moves", "there are moves exactly until the game is over")
    at.require(moves == sorted(set(moves)), "moves", f"not sorted and unique: {moves}")
    inside = all(type(move) is int and 0 <= move < at.game.move_space for move in moves)
    at.require(inside, "moves", f"not all ints below the move space: {moves}")


def check_any_move(at: Position) -> None:
    """The short way to a random move takes the same one as the long way."""
    if at.state.over:
        return
    seed = at.luck.getrandbits(62)
    moves = at.state.moves()
    expected = moves[fast(seed).below(len(moves))]
    at.require(at.state.any_move(fast(seed)) == expected, "any move", f"not {expected}")


def check_illegal_moves(at: Position) -> None:
    before = at.state.dump()
    legal = set(at.state.moves())
    guesses = [at.luck.randrange(at.game.move_space) for _ in range(GUESSES)]
    for move in (*ALWAYS_ILLEGAL, at.game.move_space, *guesses):
        if move not in legal:
            at.require(
                refused(at.state, move), "illegal moves", f"{move} did not raise IllegalMove"
            )
    at.require(at.state.dump() == before, "illegal moves", "a refused move changed the state")


def check_census(at: Position) -> None:
    now, then = at.state.census(), at.fresh().census()
    at.require(now == then, "census", f"components changed from {then} to {now}")


def check_text(at: Position) -> None:
    texts = [at.state.text(move) for move in at.state.moves()]
    at.require(len(set(texts)) == len(texts), "text", "two moves have the same text")
    for move, text in zip(at.state.moves(), texts, strict=True):
        at.require(text == " ".join(text.split()), "text", f"untidy text {text!r}")
        at.require(at.state.move(text) == move, "text", f"{text!r} does not lead back to {move}")


def check_dump(at: Position) -> None:
    numbers = at.state.dump()
    plain = all(type(number) is int for number in numbers)
    at.require(plain, "dump", "not only plain ints")
    for way, twin in (
        ("load", at.game.load(numbers)),
        ("pickle", pickle.loads(pickle.dumps(at.state))),
        ("json", at.game.load(json.loads(json.dumps(numbers)))),
    ):
        at.require(twin.dump() == numbers, "dump", f"{way} does not give the same state")
        at.require(twin.moves() == at.state.moves(), "dump", f"{way} loses moves")


def check_views(at: Position) -> None:
    before = at.state.dump()
    for viewer in at.viewers():
        view = at.state.view(viewer)
        at.require(json.loads(written(view)) == view, "view", "not ready for JSON")
        at.require("prompt" in view, "view", "carries no prompt")
        mine = not at.state.over and viewer == at.state.to_move
        listed = unfolded(view["moves"])
        offered = [(move.get("code"), move.get("text")) for move in listed]
        expected = [(move, at.state.text(move)) for move in at.state.moves()] if mine else []
        at.require(offered == expected, "view", f"offers {offered} to seat {viewer}")
    at.require(at.state.dump() == before, "view", "looking changed the state")


def check_ranks(at: Position) -> None:
    state = at.state
    scores, ranks = state.scores(), state.ranks()
    at.require(len(scores) == len(ranks) == at.players, "ranks", "not one a seat")
    shared = [1 + sum(other < rank for other in ranks) for rank in ranks]
    at.require(ranks == shared, "ranks", f"{ranks} are no places with shared ties")
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    at.require(state.winners() == (first if state.over else []), "ranks", "winners disagree")


def check_copy(at: Position) -> None:
    """A copy is another table: what is played there happens only there."""
    before = at.state.dump()
    twin = at.state.copy()
    at.require(twin.dump() == before, "copy", "a copy differs from the original")
    for _ in range(2):
        if twin.moves():
            twin.play(at.luck.choice(twin.moves()))
    at.require(at.state.dump() == before, "copy", "playing in a copy changed the original")


def check_tell(at: Position) -> None:
    """`tell` is `play` with words."""
    if at.state.over:
        return
    move = at.luck.choice(at.state.moves())
    played, told = at.state.copy(), at.state.copy()
    played.play(move)
    events = told.tell(move)
    at.require(played.dump() == told.dump(), "tell", "`play` and `tell` part ways")
    at.require(bool(events), "tell", f"nothing is told of {at.state.text(move)!r}")
    written([event.seen_by(viewer) for event in events for viewer in at.viewers()])


POSITION_CHECKS = (
    check_moves,
    check_any_move,
    check_illegal_moves,
    check_census,
    check_text,
    check_dump,
    check_views,
    check_ranks,
    check_copy,
    check_tell,
)


def check_replay(at: Position) -> None:
    """The same seed and the same moves give the same game; so does its record."""
    twin = at.fresh()
    for move in at.moves:
        twin.play(move)
    at.require(twin.dump() == at.state.dump(), "replay", "same seed and moves, another state")
    record = write(
        at.state,
        seed=at.seed,
        seats=[Seat(f"seat {seat}") for seat in range(at.players)],
        moves=at.texts,
        ending=Ending("finished"),
    )
    again = verify(read(record.line()), at.game)
    at.require(again.dump() == at.state.dump(), "record", "the record leads elsewhere")


def check_bad_input(game: Game) -> None:
    """Wrong seeds, players and options are refused by name."""
    fewest, most = game.players
    for wrong, option in (
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"seed": b"short"}, "seed"),
        ({"players": fewest - 1}, "players"),
        ({"players": most + 1}, "players"),
        ({"options": {"no such option": 1}}, "no such option"),
    ):
        try:
            game.new(**wrong)
        except BadOptions as refusal:
            if refusal.option == option:
                continue
        raise AssertionError(f"bad input: {game.id} took {wrong}")
    game.new(seed=bytes(range(32)))
