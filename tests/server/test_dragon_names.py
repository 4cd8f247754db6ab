"""The names of bots: one's own at a table, and the same whenever one looks."""

from smokowisko.server.dragon_names import NAMES, dragon_name
from smokowisko.server.entries import Chair, Created, Sat, Started, TakenOver
from smokowisko.server.identity import NAMES as NAMES_OF_GUESTS
from smokowisko.server.table import Table
from tests.server import stroll


def table(id: str, *chairs: Chair) -> Table:
    game = stroll.make()
    return Table(id, game, Created("stroll", 1, "", {}, list(chairs), "ola", True, "5e" * 32))


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_a_name_is_short_and_nobody_elses() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(name.isascii() and name.isalpha() and len(name) <= 8 for name in NAMES)
    assert not set(NAMES) & set(NAMES_OF_GUESTS)


def test_bots_at_a_table_have_different_names() -> None:
    for number in range(300):
        bots = names(table(f"t{number}", *[Chair(bot="dragon")] * 5))
        assert len(set(bots)) == 5
        assert set(bots) <= set(NAMES)


def test_all_names_are_given() -> None:
    assert {dragon_name(f"t{number}", 1, ()) for number in range(1000)} == set(NAMES)


def test_the_same_table_has_the_same_names_and_another_has_others() -> None:
    bots = [Chair(bot="elder")] * 3
    assert names(table("a", *bots)) == names(table("a", *bots))
    assert len({tuple(names(table(str(number), *bots))) for number in range(20)}) == 20


def test_a_bot_is_not_called_like_somebody_at_the_table() -> None:
    namesake = dragon_name("a", 1, ())
    following = NAMES[(NAMES.index(namesake) + 1) % len(NAMES)]
    assert names(table("a", Chair(guest="ola", name="Ola"), Chair(bot="dragon")))[1] == namesake
    assert names(table("a", Chair(guest="ola", name=namesake), Chair(bot="dragon")))[1] == following


def test_a_stand_in_has_a_name_of_its_own() -> None:
    played = table("a", Chair(bot="dragon"), Chair(guest="ola", name="Ola"), Chair())
    played.apply(Sat(2, "jan", "Jan", "11" * 16))
    played.apply(Started())
    before = names(played)
    played.apply(TakenOver(2, "dragon"))
    after = names(played)
    assert after[:2] == before[:2]
    assert after[2] in NAMES
    assert len(set(after)) == 3


def test_a_name_that_was_brought_along_is_kept() -> None:
    assert names(table("a", Chair(name="Zmirra", bot="dragon"), Chair(bot="dragon")))[0] == "Zmirra"
