"""Rule ids are the thread: every id of a specification is proven by a test, and every id that a
test, an error or a page cites exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SPECIFICATIONS = sorted((ROOT / "docs" / "rules").glob("*.md"))

# ids that state no behaviour, each with its reason
WITHOUT_BEHAVIOUR: dict[str, str] = {}


def stated(specification: Path) -> set[str]:
    return set(re.findall(r"\*\*([A-Z]{3}-\d+)\*\*", specification.read_text(encoding="utf-8")))


def cited_by_tests() -> set[str]:
    return {id for file in (ROOT / "tests").rglob("test_*.py") for id in marks(file)}


def marks(file: Path) -> Iterator[str]:
    """The arguments of `rule` marks on the tests of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith(".rule"):
                for argument in decorator.args:
                    assert isinstance(argument, ast.Constant)
                    yield str(argument.value)


@pytest.mark.parametrize("specification", SPECIFICATIONS, ids=lambda file: file.stem)
def test_every_rule_is_proven_by_a_test(specification: Path) -> None:
    ids = stated(specification)
    assert ids, "a specification without rules"
    assert sorted(ids - cited_by_tests() - WITHOUT_BEHAVIOUR.keys()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {id for specification in SPECIFICATIONS for id in stated(specification)}
    assert sorted(cited_by_tests() - known) == []
    assert sorted(WITHOUT_BEHAVIOUR.keys() - known) == []
    assert sorted(WITHOUT_BEHAVIOUR.keys() & cited_by_tests()) == []


def test_source_and_pages_cite_only_rules_that_exist() -> None:
    known = {id for specification in SPECIFICATIONS for id in stated(specification)}
    prefixes = "|".join(sorted({id.split("-")[0] for id in known}))
    files = [
        file
        for pattern in ("*.py", "*.md", "*.toml", "*.ftl")
        for file in (ROOT / "src").rglob(pattern)
    ]
    cited = {
        id
        for file in files
        for id in re.findall(rf"\b(?:{prefixes})-\d+", file.read_text(encoding="utf-8"))
    }
    assert cited
    assert sorted(cited - known) == []
