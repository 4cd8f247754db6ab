"""Bots at tables: asked once, about what they may know, and in nobody's way."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from smokowisko import games
from smokowisko.engine.game import Game
from smokowisko.server.entries import Voted
from smokowisko.server.minds import Task, Thought
from smokowisko.server.thinking import BRISK, Thinking
from smokowisko.server.turns import Asker, always
from tests.server.stage import BEGUN, Puppets, live, plays, scene, sits, until


class Noting(Puppets):
    """Also keeps on whose behalf it was asked, and whether somebody watched."""

    def __init__(self) -> None:
        super().__init__()
        self.asker: Asker | None = None
        self.watched: Callable[[], bool] = always

    async def choose(
        self, task: Task, asker: Asker, watched: Callable[[], bool] = always
    ) -> Thought:
        self.asker, self.watched = asker, watched
        return await super().choose(task, asker, watched)


@live
async def test_a_blocked_bot_stops_no_other_table(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        blocked = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        other = await it.open("me", "greedy")
        while other.table.status == "running":
            await until(lambda: other.table.bot_to_move is None)
            state = other.table.state
            assert state is not None
            if not state.over:
                await it.hub.act(other, plays(0, state.text(state.moves()[0])))
        assert blocked.table.moves == []
        it.puppets.string.set()
        await until(lambda: blocked.table.bot_to_move is None)


@live
async def test_a_bot_is_asked_once_about_a_position(tmp_path: Path, strolling: Game) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table = await it.open("random", "me", "open")
        await it.hub.act(table, sits("jan", 2))
        await it.hub.act(table, lambda table: table.start("ola"))
        await it.reveal(table, "ola")
        await it.reveal(table, "jan")
        ears = [await it.listening(table), await it.listening(table, "jan")]
        await until(lambda: len(it.puppets.asked) == 1)
        thinking = table.thinking
        await it.hub.act(table, lambda table: table.vote("ola", 1, Voted(1, "abort")))
        assert table.table.status == "running"
        assert table.thinking is thinking
        it.puppets.string.set()
        await until(lambda: table.table.bot_to_move is None)
        # as many questions as moves: none was asked twice
        assert len(it.puppets.asked) == len(table.table.moves)
        for ear in ears:
            it.hub.leave(table, ear)


@live
async def test_a_bot_whose_turn_was_taken_back_thinks_no_more(
    tmp_path: Path, strolling: Game
) -> None:
    async with scene(tmp_path) as it:
        it.puppets.game = strolling
        table = await it.open("me", "random")

        async def play_hand() -> None:
            while table.table.state is not None and table.table.state.to_move == 0:
                await it.hub.act(table, plays(0, f"card {table.table.state.moves()[0]}"))

        await play_hand()  # in ascending order: nothing is drawn, the last card ends the turn
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.act(table, lambda table: table.undo("ola", 0, table.version, 2))
        assert table.table.bot_to_move is None
        await play_hand()
        await until(lambda: len(it.puppets.asked) == 2)
        assert it.puppets.cancelled == 1
        it.puppets.string.set()
        await until(lambda: table.table.bot_to_move is None)
        assert await it.revisions(table) == list(range(1, table.table.version + 1))


@live
async def test_a_bot_does_not_move_after_the_end(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.act(table, lambda table: table.resign("ola", 1))
        it.puppets.string.set()
        assert table.thinking is not None
        await table.thinking
        assert table.table.moves == []
        assert await it.revisions(table) == [*range(1, BEGUN + 2)]


@live
async def test_bots_resume_after_a_start(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        await it.hub.close()
        assert it.puppets.cancelled == 1
        it.puppets.string.set()
        it.hub = it.another_hub()
        await it.hub.resume()
        again = await it.hub.live(table.table.id)
        await until(lambda: again.table.bot_to_move is None)
        assert again.table.moves


@live
async def test_a_start_reads_no_journal_of_a_table_that_waits_for_a_person(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        await it.open("me", "random")
        await it.hub.close()
        it.hub = it.another_hub()
        await it.hub.resume()
        assert it.storage.journals == 0
        assert it.puppets.asked == []


@live
async def test_a_bot_knows_only_what_its_seat_knows(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        table = await it.open("random", "me")
        await until(lambda: len(it.puppets.asked) == 1)
        (task,) = it.puppets.asked
        assert table.table.state is not None
        world = games.game(task.game).load(task.world)
        assert world.view(0) == table.table.state.view(0)
        assert task.world != table.table.state.dump()


@live
async def test_a_bot_thinks_on_behalf_of_the_owner_and_may_be_watched(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        noting = Noting()
        thinking = Thinking(
            noting, BRISK, it.hub._play_bot, lambda live: Asker(live.table.owner, "flat")
        )
        table = await it.open("random", "me")
        table.thought_of = 0  # nobody has been asked
        thinking.go_on(table)
        await until(lambda: len(noting.asked) == 1)
        assert noting.asker == Asker("ola", "flat")
        assert not noting.watched()
        ear = await it.listening(table, "ewa")
        assert noting.watched()
        it.hub.leave(table, ear)
        assert not noting.watched()


@live
async def test_advice_is_given_on_behalf_of_who_asks(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        noting = Noting()
        thinking = Thinking(noting, BRISK, it.hub._play_bot)
        table = await it.open("me", "random")
        await thinking.advice(table.table, Asker("ola", "train"), 0)
        assert noting.asker == Asker("ola", "train")
        assert noting.watched()


@live
async def test_bots_among_themselves_wait_until_somebody_comes(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        thinking = it.hub._thinking
        table = await it.open("random", "random")
        thinking.go_on(table)
        assert table.thought_of == 0
        ear = await it.listening(table, "ewa")
        thinking.go_on(table)
        await until(lambda: len(it.puppets.asked) == 1)
        it.hub.leave(table, ear)
        it.puppets.string.set()
        assert table.thinking is not None
        await asyncio.wait([table.thinking])
        thinking.go_on(table)
        assert len(table.table.moves) == len(it.puppets.asked) == 1
