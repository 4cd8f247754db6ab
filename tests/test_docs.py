"""Docs that run: every Python example of the pages, and every link to a file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 dev.py run" in text
    assert "python3 dev.py test" in text
