"""The wire: every message between a browser and a table, and nothing else.

Everything about the game that leaves the server is made from `view` and `seen_by` for the receiver.
A client sends a move text and the version it saw; nothing else it says counts.
"""

from typing import Annotated, Any, Literal

import msgspec

from smokowisko.engine.options import Value
from smokowisko.engine.shuffle import Share
from smokowisko.server.entries import Pace

LONGEST_MOVE = 400
MoveText = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]

# ---------------------------------------------------------------- from the browser


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """`id` is the client's own: an answer repeats it, and the same act sent twice under the same
    id happens once."""

    id: str


class Hello(Request, frozen=True, tag="hello"):
    """The first message, and the only one of its kind: `since` is the last version this client has
    seen, if any; `look` is the seat it looks from, for one who holds several."""

    since: int | None = None
    look: int | None = None


class Look(Request, frozen=True, tag="look"):
    """At one device the next person has taken over and lifts the curtain."""

    seat: int | None


class Ping(Request, frozen=True, tag="ping"):
    """Is anybody there?"""


class Sit(Request, frozen=True, tag="sit"):
    """`pledge` is the hash of the nonce that is revealed when the game starts. At a table of the
    first scheme the nonce itself is given."""

    seat: int
    pledge: str | None = None
    nonce: str | None = None


class Leave(Request, frozen=True, tag="leave"):
    seat: int


class Start(Request, frozen=True, tag="start"):
    pass


class RevealNonce(Request, frozen=True, tag="reveal"):
    """The game has started: this is the nonce that was pledged."""

    nonce: str


class Play(Request, frozen=True, tag="play"):
    seat: int
    version: int
    move: MoveText


class Undo(Request, frozen=True, tag="undo"):
    """Take back so many of the seat's last moves; `version` as in `play`."""

    seat: int
    version: int
    plies: int = 1


class Resign(Request, frozen=True, tag="resign"):
    seat: int


class Vote(Request, frozen=True, tag="vote"):
    seat: int
    proposal: Literal["abort", "replace"]
    about: int | None = None


class Preview(Request, frozen=True, tag="preview"):
    """What is certain to happen; a refusal is the answer to "why not?"."""

    seat: int
    move: MoveText


class Hint(Request, frozen=True, tag="hint"):
    seat: int


class Phrase(Request, frozen=True, tag="phrase"):
    """One of a few quick phrases, by its key."""

    seat: int
    phrase: Literal["hello", "good_luck", "well_played", "thinking", "sorry", "thanks", "bye"]


class Recall(Request, frozen=True, tag="recall"):
    """Show me the table as it was at this version."""

    version: int


class Rematch(Request, frozen=True, tag="rematch"):
    """I should like another game; it is opened when everybody has said so."""

    pledge: str


class DeclineRematch(Request, frozen=True, tag="decline_rematch"):
    """Not now."""


FromBrowser = (
    Hello
    | Ping
    | Look
    | Sit
    | Leave
    | Start
    | RevealNonce
    | Play
    | Undo
    | Resign
    | Vote
    | Preview
    | Hint
    | Phrase
    | Recall
    | Rematch
    | DeclineRematch
)

# ---------------------------------------------------------------- to the browser


class ChairInfo(msgspec.Struct, frozen=True):
    """A place at the table as everybody sees it; `bot` is the level of a bot. Who is not `here` has
    no open connection; who is `away` has had none for long, so that votes pass without them."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    yours: bool
    here: bool
    away: bool


class Reveal(msgspec.Struct, frozen=True):
    """After the game: where the shuffle came from."""

    secret: str
    nonces: list[str]
    shares: list[Share]


class Pledge(msgspec.Struct, frozen=True):
    """What the person of a seat has pledged, and whether the nonce has been revealed in time."""

    seat: int
    pledge: str
    revealed: bool


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the game. `undoable` says for the receiver's own seats how many
    moves may be taken back now, where there is one; `rematch_asked` are the seats that want another
    game, `rematch_declined` those that have said "not now"."""

    id: str
    game: str
    options: dict[str, Value]
    status: Literal["open", "dealing", "running", "finished", "aborted"]
    pace: Pace
    private: bool
    yours: bool
    chairs: list[ChairInfo]
    watchers: int
    scheme: int
    commitment: str
    pledges: list[Pledge]
    reveal: Reveal | None
    ending: Literal["finished", "resigned", "aborted"] | None
    resigned: int | None
    undoable: list[tuple[int, int]]
    votes: list[tuple[str, int | None, int]]
    previous: str | None
    rematch_asked: list[int]
    rematch_declined: list[int]
    rematch: str | None


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as far as the receiver may know it; `plies` is how many moves were
    taken back."""

    version: int
    kind: str
    seat: int | None
    move: str | None
    plies: int | None
    events: list[dict[str, Any]]


class ToBrowser(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Snapshot(ToBrowser, frozen=True, tag="snapshot"):
    """Everything, for one who comes in or has been away for long; the log is whole."""

    version: int
    table: TableInfo
    look: int | None
    view: dict[str, Any] | None
    log: list[Told]


class Update(ToBrowser, frozen=True, tag="update"):
    """What happened since the last message, and how things stand now."""

    version: int
    table: TableInfo
    look: int | None
    view: dict[str, Any] | None
    news: list[Told]


class Presence(ToBrowser, frozen=True, tag="presence"):
    """Who is connected now: the seats whose people are, and how many more look on."""

    here: list[int]
    watchers: int


class Pong(ToBrowser, frozen=True, tag="pong"):
    id: str


class Done(ToBrowser, frozen=True, tag="done"):
    """The act is stored; this is the version it made."""

    id: str
    version: int


class Refusal(ToBrowser, frozen=True, tag="refused"):
    """A typed no; nothing changed. An illegal move names its rule and its sentence."""

    id: str
    reason: str
    sentence: str | None = None
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None


class Previewed(ToBrowser, frozen=True, tag="previewed"):
    id: str
    events: list[dict[str, Any]]


class Hinted(ToBrowser, frozen=True, tag="hinted"):
    """What the strongest bot would do, what is certain then, and the share of the victory that it
    expects: 1 is a sure win; none when it was at a loss."""

    id: str
    move: str
    events: list[dict[str, Any]]
    share: float | None


class Recalled(ToBrowser, frozen=True, tag="recalled"):
    """What the receiver's look saw then."""

    id: str
    version: int
    view: dict[str, Any]


class Said(ToBrowser, frozen=True, tag="said"):
    seat: int
    phrase: str


class Goodbye(ToBrowser, frozen=True, tag="goodbye"):
    """The server stops for a moment: come back."""


Answer = (
    Snapshot
    | Update
    | Presence
    | Pong
    | Done
    | Refusal
    | Previewed
    | Hinted
    | Recalled
    | Said
    | Goodbye
)

_decoder = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromBrowser:
    """The request of a text; msgspec's errors when it is none."""
    request: FromBrowser = _decoder.decode(text)
    return request


def write(answer: Answer) -> str:
    return _encoder.encode(answer).decode()
