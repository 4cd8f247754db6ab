"""Dependencies point one way: engine, games, bots, arena; and nobody below knows who is above."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "smokowisko"

# what each part of the house may import of the others
MAY_IMPORT = {
    "words": set[str](),
    "engine": set[str](),
    "games": {"engine", "words"},
    "bots": {"engine"},
    "arena": {"engine", "bots", "games"},
    "terminal": {"engine", "games", "bots", "arena", "words"},
    "server": {"engine", "games", "bots", "words"},
    "cli": {"engine", "games", "bots", "arena", "terminal", "server", "words"},
    "__init__": {"engine", "games"},
    "__main__": {"cli"},
}
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "secrets", "os", "pathlib"}


def part_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    part = part_of(file)
    parts = {name.split(".")[1] for name in imports(file) if name.startswith("smokowisko.")}
    own = {known for known in parts if known in MAY_IMPORT}
    assert own - {part} <= MAY_IMPORT[part]


# the kit chooses moves of its own, and games/__init__ opens the component file of a user
OUTSIDE_THE_RULES = (SOURCE / "engine" / "conformance", SOURCE / "games" / "__init__.py")
RULES = [
    file
    for file in FILES
    if part_of(file) in ("engine", "games")
    and not any(file.is_relative_to(place) for place in OUTSIDE_THE_RULES)
]


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_rules_know_no_clock_and_no_dice_of_their_own(file: Path) -> None:
    assert not {name.split(".")[0] for name in imports(file)} & FORBIDDEN_IN_RULES
