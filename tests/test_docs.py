"""Docs that run: every Python example of the pages, and every link to a file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "bench" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]

EXAMPLES = [
    pytest.param(example, id=f"{page.name}-{number}")
    for page in PAGES
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    lines = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page.read_text(encoding="utf-8"))
    targets = [(page.parent / file if file else page, heading) for file, heading in links]
    assert [str(target) for target, _ in targets if not target.exists()] == []
    assert [
        heading for target, heading in targets if heading and heading not in headings(target)
    ] == []


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 dev.py run" in text
    assert "python3 dev.py test" in text
