"""Bots at tables: asked once, about what they may know, and in nobody's way."""

from pathlib import Path

from smokowisko import games
from smokowisko.engine.game import Game
from smokowisko.server.entries import Voted
from tests.server.stage import BEGUN, live, plays, scene, sits, until


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
