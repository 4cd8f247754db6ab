"""Records: one line that replays everything, and says where it does not fit."""

from importlib import resources

import msgspec
import pytest

import smokowisko
from smokowisko.engine.errors import BadRecord
from smokowisko.engine.game import Game
from smokowisko.engine.record import (
    Ending,
    Record,
    Seat,
    read,
    replay,
    table,
    verify,
    write,
)
from smokowisko.engine.shuffle import (
    NONCE_BYTES,
    SECRET_BYTES,
    Share,
    Shuffle,
    commitment,
    is_nonce,
    is_pledge,
    pledge,
)

SEATS = [Seat("Ola"), Seat("Jan", bot="greedy")]


@pytest.fixture(scope="module")
def game() -> Game:
    return smokowisko.game("serce_smoka")


@pytest.fixture
def record(game: Game) -> Record:
    seed = bytes(range(32))
    state = game.new(seed=seed, options={"show_scores": True})
    moves = []
    while not state.over:
        move = state.moves()[-1]
        moves.append(state.text(move))
        state.play(move)
    return write(state, seed=seed, seats=SEATS, moves=moves, ending=Ending("finished"))


def test_a_record_is_one_line_that_leads_back_to_itself(record: Record, game: Game) -> None:
    line = record.line()
    assert "\n" not in line
    assert read(line) == record
    assert verify(read(line), game).scores() == record.result.scores  # type: ignore[union-attr]


def test_a_record_holds_what_a_replay_needs(record: Record, game: Game) -> None:
    facts = msgspec.json.decode(record.line())
    assert facts["game"] == "serce_smoka"
    assert facts["version"] == 1
    assert facts["components"] == game.components_hash
    assert facts["seed"] == bytes(range(32)).hex()
    assert facts["options"]["show_scores"] is True
    assert facts["seats"] == [{"name": "Ola"}, {"name": "Jan", "bot": "greedy"}]
    assert facts["ending"] == {"how": "finished"}
    assert facts["moves"][0] == "first 1"


def test_replay_hands_out_every_position(record: Record, game: Game) -> None:
    turns = [int(state.view(None)["turn"]) for state, _ in replay(record, game)]
    assert turns[:4] == [1, 2, 3, 4]
    assert len(turns) == len(record.moves)
    assert table(record, game).view(None)["turn"] == 0


def test_the_first_ply_that_does_not_fit_is_named(record: Record, game: Game) -> None:
    record.moves[4] = "troll 1 2 3"
    with pytest.raises(BadRecord, match="Ply 5, “troll 1 2 3”, does not fit") as fault:
        verify(record, game)
    assert fault.value.ply == 5


def test_a_result_that_does_not_fit(record: Record, game: Game) -> None:
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(BadRecord, match="The result does not fit"):
        verify(record, game)


def test_an_ending_that_does_not_fit(record: Record, game: Game) -> None:
    record.ending = Ending("resigned", seat=0)
    with pytest.raises(BadRecord, match="says resigned, but the game was over"):
        verify(record, game)
    record.ending = Ending("finished")
    del record.moves[-1]
    with pytest.raises(BadRecord, match="says finished, but the game goes on"):
        verify(record, game)


@pytest.mark.parametrize("ending", [Ending("resigned", seat=1), Ending("aborted")])
def test_games_that_stopped_early(record: Record, game: Game, ending: Ending) -> None:
    del record.moves[10:]
    record.ending, record.result = ending, None
    assert not verify(read(record.line()), game).over


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "drako"}, "The record is of drako, version 1"),
        ({"version": 2}, "The record is of serce_smoka, version 2"),
        ({"components": "0"}, "other components"),
        ({"options": {"end": 1}}, "cannot be set up: There is no option 'end'"),
        ({"seats": []}, "cannot be set up: serce_smoka is for 2 players, not 0"),
        ({"seed": "xyz"}, "neither a number nor hexadecimal"),
        ({"seed": -1}, "cannot be set up: The seed -1"),
    ],
)
def test_records_that_cannot_be_set_up(
    record: Record, game: Game, change: dict[str, object], sentence: str
) -> None:
    changed = msgspec.structs.replace(record, **change)
    with pytest.raises(BadRecord, match=sentence):
        verify(changed, game)


@pytest.mark.parametrize("line", ["", "{}", "[1]", "not json", '{"game": 3}', "\ud800"])
def test_what_is_no_record_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadRecord, match="This is no record of a game"):
        read(line)


def test_custom_components_travel_whole(game: Game) -> None:
    assert game.source is None
    shipped = resources.files("smokowisko.games.serce_smoka") / "components.toml"
    custom = smokowisko.game("serce_smoka", shipped.read_text(encoding="utf-8"))
    state = custom.new(seed=1)
    record = write(state, seed=1, seats=SEATS, moves=[], ending=Ending("running"))
    again = read(record.line())
    assert again.components_toml is not None
    assert smokowisko.game(again.game, again.components_toml) is custom


SECRET = "5e" * SECRET_BYTES
NONCES = ["01" * NONCE_BYTES, "02" * NONCE_BYTES]


def older_shuffle() -> Shuffle:
    """As the first edition wrote it: the nonces came unpledged."""
    return Shuffle(commitment(SECRET, 1), SECRET, list(NONCES))


def pledged_shuffle() -> Shuffle:
    """The third person revealed no nonce in time, and was left out."""
    shares = [Share(seat, pledge(nonce), nonce) for seat, nonce in enumerate(NONCES)]
    late = Share(2, pledge("03" * NONCE_BYTES))
    return Shuffle(commitment(SECRET), SECRET, [], 2, [*shares, late])


def shuffled(shuffle: Shuffle) -> Record:
    """The record as a server writes it: the seed follows from a secret and the nonces."""
    seed = shuffle.seed()
    return write(
        smokowisko.game("serce_smoka").new(seed=seed),
        seed=seed,
        seats=SEATS,
        moves=[],
        ending=Ending("aborted"),
        shuffle=shuffle,
    )


@pytest.mark.parametrize("shuffle", [older_shuffle(), pledged_shuffle()])
def test_the_shuffle_of_a_record_is_checked(game: Game, shuffle: Shuffle) -> None:
    verify(read(shuffled(shuffle).line()), game)


def test_a_record_of_the_first_edition_is_written_as_it_was() -> None:
    line = shuffled(older_shuffle()).line()
    assert f'"shuffle":{{"commitment":"{commitment(SECRET, 1)}",' in line
    assert f'"secret":"{SECRET}","nonces":["{NONCES[0]}","{NONCES[1]}"]}}' in line


SHARES = pledged_shuffle().shares
PLEDGED = {
    "another secret": ({"secret": "5f" * SECRET_BYTES}, "not the one that was promised"),
    "another promise": ({"commitment": "00" * 32}, "not the one that was promised"),
    "the older promise": ({"commitment": commitment(SECRET, 1)}, "not the one that was promised"),
    "a nonce swapped": (
        {"shares": [SHARES[0], Share(1, SHARES[1].pledge, "04" * NONCE_BYTES)]},
        "not the one that was pledged",
    ),
    "a share swapped": (
        {"shares": [SHARES[0], Share(1, pledge("04" * NONCE_BYTES), "04" * NONCE_BYTES)]},
        "does not follow from the secret",
    ),
    "a share left out": ({"shares": SHARES[1:]}, "does not follow from the secret"),
    "other seats": (
        {"shares": [msgspec.structs.replace(each, seat=each.seat + 1) for each in SHARES]},
        "does not follow from the secret",
    ),
    "seats in disorder": ({"shares": SHARES[::-1]}, "not hexadecimal"),
    "a seat twice": ({"shares": [SHARES[0], SHARES[0]]}, "not hexadecimal"),
    "a negative seat": ({"shares": [Share(-1, pledge(NONCES[0]), NONCES[0])]}, "not hexadecimal"),
    "a later scheme": ({"scheme": 3}, "not hexadecimal"),
}


@pytest.mark.parametrize("change", PLEDGED.values(), ids=PLEDGED)
def test_a_pledged_shuffle_that_was_changed_is_found_out(
    game: Game, change: tuple[dict[str, object], str]
) -> None:
    changed, sentence = change
    fair = shuffled(pledged_shuffle())
    fair.shuffle = msgspec.structs.replace(pledged_shuffle(), **changed)
    with pytest.raises(BadRecord, match=sentence):
        verify(read(fair.line()), game)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": "5f" * SECRET_BYTES}, "not the one that was promised"),
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"nonces": ["01" * NONCE_BYTES]}, "does not follow from the secret"),
        ({"nonces": ["02" * NONCE_BYTES, "01" * NONCE_BYTES]}, "does not follow from the secret"),
        ({"secret": "no"}, "not hexadecimal"),
    ],
)
def test_an_older_shuffle_that_was_changed_is_found_out(
    game: Game, change: dict[str, object], sentence: str
) -> None:
    fair = shuffled(older_shuffle())
    fair.shuffle = msgspec.structs.replace(older_shuffle(), **change)
    with pytest.raises(BadRecord, match=sentence):
        verify(fair, game)


@pytest.mark.parametrize("scheme", [1, 2])
def test_a_commitment_tells_nothing_and_binds(scheme: int) -> None:
    assert commitment("00" * 32, scheme) != commitment("00" * 31 + "01", scheme)
    assert "00" * 8 not in commitment("00" * 32, scheme)


def test_hashes_of_different_things_differ() -> None:
    assert len({commitment(SECRET, 1), commitment(SECRET, 2), pledge(SECRET)}) == 3


@pytest.mark.parametrize(
    ("written", "good"), [("ab" * 32, True), ("ab" * 31, False), ("zz" * 32, False), ("", False)]
)
def test_a_pledge_has_thirty_two_bytes(written: str, good: bool) -> None:
    assert is_pledge(written) is good


@pytest.mark.parametrize(
    ("written", "good"),
    [("ab" * 16, True), ("ab" * 15, False), ("zz" * 16, False), ("", False), (" " * 32, False)],
)
def test_a_nonce_has_sixteen_bytes(written: str, good: bool) -> None:
    assert is_nonce(written) is good
