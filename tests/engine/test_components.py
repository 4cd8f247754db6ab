"""Component files are bounded before they are read, and read in a time that grows with their length
alone."""

from collections.abc import Callable

import pytest

from smokowisko.engine import components
from smokowisko.engine.components import DEEPEST, LONGEST_FILE, LONGEST_NAME, Sheet
from smokowisko.engine.errors import BadComponents
from smokowisko.games import IDS
from tests.games.component_files import shipped


def refused(text: str) -> str:
    """Why a text is no component file, in a sentence of some length."""
    with pytest.raises(BadComponents) as fault:
        Sheet(text)
    assert len(fault.value.sentence) < 1000
    return fault.value.sentence


# ---------------------------------------------------------------- what is refused before it is read

NESTED = f"The file has tables or lists deeper than {DEEPEST}."
LONG_WORD = f"The file has a name or number of more than {LONGEST_NAME} signs."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("#" * (LONGEST_FILE + 1), f"The file is longer than {LONGEST_FILE} signs."),
        (".".join("a" * 20_000) + " = 1", NESTED),
        (" . ".join(["'a'"] * 10_000) + " = 1", NESTED),
        ("[" + ".".join("a" * 20_000) + "]", NESTED),
        ("a = " + "[" * 50_000, NESTED),
        ("a = " + "{a = " * 10_000, NESTED),
        ("a = " + "[\n" * 30_000, NESTED),
        ("a = '''\n'\n'''\nb = " + "[" * 50_000, NESTED),
        ('a = """\\""""""\nb = ' + "[" * 50_000, NESTED),
        ("a = 'no # comment' # a ' comment\nb = " + "[" * 50_000, NESTED),
        ("a" * 10_000 + " = 1", LONG_WORD),
        ("a = " + "9" * 5000, LONG_WORD),
        ("a = 0x" + "f" * 5000, LONG_WORD),
    ],
    ids=lambda text: text[:20],
)
def test_a_file_is_not_read_that_would_take_long(
    monkeypatch: pytest.MonkeyPatch, text: str, sentence: str
) -> None:
    monkeypatch.setattr(components, "tomllib", None)
    assert refused(text) == sentence


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''"])
def test_what_follows_a_quote_that_is_never_closed_is_not_read(quote: str) -> None:
    """The reader of TOML stops there too, so nothing behind it needs a bound."""
    assert "not valid TOML" in refused(f"a = {quote}\n" + ".a[" * 10_000)


def test_many_quotes_that_are_never_closed_are_walked_over_once() -> None:
    assert "not valid TOML" in refused('a = """\n' + '\\"""\n' * 10_000)


@pytest.mark.parametrize(
    "text",
    [
        f"a = '{'.' * 1000}'",
        f'a = "{"[" * 1000}"',
        f"a = '''{'[.' * 1000}'''",
        f'a = """{".[" * 1000}""""',
        f"# {'[.' * 1000}",
        f"a = {[1.5, 2.5] * 1000}",
        f"a = {'[' * DEEPEST}{']' * DEEPEST}",
        ".".join("a" * DEEPEST) + " = 1",
        "\n".join(f"[[a]]\nid = 'x.{at}'\nb.c = 1.5" for at in range(1000)),
    ],
    ids=lambda text: text[:20],
)
def test_dots_and_brackets_in_texts_and_side_by_side_are_no_depth(text: str) -> None:
    Sheet(text)


@pytest.mark.parametrize("id", IDS)
def test_our_own_files_are_far_from_the_bounds(id: str) -> None:
    assert len(shipped(id)) * 4 < LONGEST_FILE
    Sheet(shipped(id))


# ---------------------------------------------------------------- what is refused while it is read


def test_a_sheet_looks_at_each_place_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four thousand tables, each compared with all others, once took seconds."""
    text = "\n".join(f"[[a]]\nid={at}" for at in range(4_000))
    sheet = Sheet(text)
    assert sheet.ids("a") == [str(at) for at in range(4_000)]
    looked: list[str] = []
    named: Callable[[Sheet, str, str], str] = Sheet._named

    def counted(sheet: Sheet, table: str, name: str) -> str:
        looked.append(name)
        return named(sheet, table, name)

    monkeypatch.setattr(Sheet, "_named", counted)
    Sheet(text)
    assert len(looked) == 1 + 2 * 4_000


@pytest.mark.parametrize(
    "text",
    [
        '[[a]]\nid = "b"\nx = 1\n[[a]]\nid = "b"\ny = 2',
        '[[a]]\nid = 7\n[[a]]\nid = "7"',
        '[[a]]\nid = "2"\n[[a]]\nx = 1',
        '[[a]]\nid = "b.c"\nx = 1\n[[a]]\nid = "b"\nc.y = 1',
        '[[a]]\nid = "b"\n[a.c]\nx = 1\n[[a]]\nid = "b.c"',
        "'a.b' = 1\na.b = 2",
    ],
)
def test_nothing_may_stand_in_one_place_twice(text: str) -> None:
    assert "stands in the file twice" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        f"[[a]]\nid = '{'x' * 30_000}'",
        f"'{'x' * 30_000}' = 1",
        "[[a]]\nid = ''",
    ],
)
def test_a_name_has_a_bounded_length(text: str) -> None:
    """Each value of a table carries the names of all tables it lies in."""
    assert f"A name has 1 to {LONGEST_NAME} signs" in refused(text)


def test_tables_in_dotted_names_in_tables_are_counted_together() -> None:
    within = f"a.a.a.a = {{ {'b.b.b.b = {' * 3} c = 1 }}}}}}}}"
    assert f"lies deeper than {DEEPEST} tables" in refused(within)


@pytest.mark.parametrize("text", ["a = 2024-02-30", "a = 1\na = 2", "[a"])
def test_what_is_no_toml_is_refused_as_such(text: str) -> None:
    assert "not valid TOML" in refused(text)


def test_a_refusal_shows_the_beginning_of_a_long_value() -> None:
    sheet = Sheet(f"a = '{'x' * 10_000}'")
    with pytest.raises(BadComponents) as fault:
        sheet.whole("a", 0, 1)
    assert len(fault.value.sentence) < 200


def test_a_name_in_a_list_may_have_dots_and_what_is_for_people_is_no_table() -> None:
    sheet = Sheet("[[a]]\nid = 'v1.1'\n[[a]]\nprovenance = 'heard'")
    assert sheet.ids("a") == ["v1.1"]
    assert sheet.read("a.v1.1.id") == "v1.1"
