"""The leak fuzz: nothing that leaves the table may depend on what its receiver cannot know.

A viewer cannot tell a re-dealt world from the truth. So whatever is sent to the viewer must be the
same, byte for byte, in all of them.
"""

from dataclasses import dataclass, field

from smokowisko.engine.conformance.position import Position, written
from smokowisko.engine.game import State

WORLDS = 3


@dataclass
class Secrets:
    """How much there was to hide, so that a kit that compared nothing cannot pass for one that
    found nothing."""

    varied: dict[int | None, int] = field(default_factory=dict)
    events_compared: int = 0


def check_redeal(at: Position, secrets: Secrets) -> None:
    """Views, moves and prompts stay; the hidden part varies; and the order of re-deals leaves no
    trace."""
    for viewer in at.viewers():
        truth = written(at.state.view(viewer))
        worlds = [at.world(viewer, at.luck.getrandbits(32)) for _ in range(WORLDS)]
        for world in worlds:
            at.require(
                written(world.view(viewer)) == truth, "leak", f"the view of {viewer} shows secrets"
            )
            if viewer == at.state.to_move:
                same = world.moves() == at.state.moves()
                at.require(same, "leak", f"the moves of {viewer} show secrets")
            same = world.census() == at.state.census()
            at.require(same, "redeal", "a re-dealt world has other components")
        if any(world.numbers() != at.state.numbers() for world in worlds):
            secrets.varied[viewer] = secrets.varied.get(viewer, 0) + 1
        _check_canonical(at, viewer, worlds[0])


def _check_canonical(at: Position, viewer: int | None, world: State) -> None:
    seed = at.luck.getrandbits(32)
    world.redeal(viewer, seed)
    at.require(
        world.dump() == at.world(viewer, seed).dump(),
        "redeal",
        f"a re-deal for {viewer} depends on more than what that seat knows and the seed",
    )


def check_events(at: Position, secrets: Secrets) -> None:
    """In worlds a viewer cannot tell apart the same move tells it the same, as long as its view
    stays the same; and what the mover could not foresee is marked."""
    if at.state.over:
        return
    for viewer in at.viewers():
        worlds = [at.state.copy(), at.world(viewer, at.luck.getrandbits(32))]
        common = sorted(set(worlds[0].moves()) & set(worlds[1].moves()))
        if not common:
            continue
        move = at.luck.choice(common)
        text = at.state.text(move)
        told = [world.tell(move) for world in worlds]
        seen = [written([event.seen_by(viewer) for event in events]) for events in told]
        views = [written(world.view(viewer)) for world in worlds]
        if views[0] == views[1]:
            secrets.events_compared += 1
            at.require(seen[0] == seen[1], "leak", f"the events of {text!r} tell {viewer} secrets")
        if viewer != at.state.to_move:
            continue
        certain = [
            written([event.seen_by(viewer) for event in events if not event.marked])
            for events in told
        ]
        at.require(
            certain[0] == certain[1], "marks", f"an unmarked event of {text!r} was not certain"
        )
        marked = any(event.marked for event in told[0])
        at.require(
            marked or views[0] == views[1],
            "marks",
            f"{text!r} taught its player something unmarked",
        )


def check_preview(at: Position) -> None:
    """A preview knows no more than its seat."""
    if at.state.over:
        return
    seat = int(at.state.to_move)
    move = at.luck.choice(at.state.moves())
    before = at.state.dump()
    truth = written(at.state.preview(seat, move))
    at.require(at.state.dump() == before, "preview", "a preview changed the state")
    other = at.world(seat, at.luck.getrandbits(32)).preview(seat, move)
    at.require(written(other) == truth, "leak", "a preview shows secrets")
