"""What an installation asks for, on every system."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent

WITHOUT_UVLOOP = """
import sys
sys.modules["uvloop"] = None
import uvicorn
from smokowisko.server import serve
print(uvicorn.Config(None).get_loop_factory()().__class__.__module__)
"""


def asked_for(name: str) -> Requirement:
    """In pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (found,) = [each for each in map(Requirement, project["dependencies"]) if each.name == name]
    return found


def locked(name: str, lock: Path) -> Requirement:
    lines = lock.read_text(encoding="utf-8").splitlines()
    (found,) = [line for line in lines if line.startswith(f"{name}==")]
    return Requirement(found.removesuffix("\\"))


@pytest.mark.parametrize("system", ["win32", "linux", "darwin"])
def test_windows_is_not_asked_for_uvloop(system: str) -> None:
    """There is none for it."""
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    assert len(locks) >= 5
    for found in asked_for("uvloop"), *(locked("uvloop", lock) for lock in locks):
        assert found.marker is not None
        assert found.marker.evaluate({"sys_platform": system}) is (system != "win32")


def test_the_server_does_without_uvloop() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", "-c", WITHOUT_UVLOOP],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("asyncio.")
