#!/usr/bin/env python3
"""Everything a developer does with Smokowisko, from a fresh clone and with Python alone.

Each verb first prepares what it needs (an environment in .venv, the compiled build in build/site)
and skips whatever is up to date. For Linux and macOS; on Windows use WSL.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
RAY_VENV = ROOT / ".venv-ray"
PYTHON = VENV / "bin" / "python"
SITE = ROOT / "build" / "site"
REQUIREMENTS = ROOT / "requirements"
DEBIAN_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"

SERVE = ("-m", "smokowisko", "serve")
STAGES = ("lint", "types", "web", "compiled", "interpreted", "openspiel", "ray")
TYPED = ("src", "tests", "bench", "tuning", "dev.py", "hatch_build.py")
WEB = ROOT / "web"
WEBSITE = ROOT / "build" / "web"
WIRE_TYPES = WEB / "src" / "wire" / "types.ts"
WEB_INPUTS = (
    "web/src",
    "web/public",
    "web/tools/icons.ts",
    "web/index.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "src/smokowisko/locales",
)
BUILD_INPUTS = ("src", "README.md", "pyproject.toml", "hatch_build.py", "requirements/build.lock")

COMPILED = {"PYTHONPATH": str(SITE), "SMOKOWISKO_ENGINE": "compiled"}
INTERPRETED = {"PYTHONPATH": str(ROOT / "src"), "SMOKOWISKO_ENGINE": "interpreted"}
# stages with an environment and a lock of their own: they need a library that the program does not,
# and the machine to themselves, for a cluster and for searches by the clock
APART = {"openspiel": (BENCH_VENV, "bench"), "ray": (RAY_VENV, "ray")}
CLUSTER_TEST = "tests/arena/test_ray_cluster.py"
OPENSPIEL_TESTS = "tests/bench/openspiel"
NOTHING_CHOSEN = 5  # pytest's exit code where arguments choose tests of other stages only
# server and browser are tested once, on the engine that people get
INTERPRETED_TESTS = (
    "-m",
    "not compiled_only",
    "--ignore=tests/server",
    "--ignore=tests/browser",
)

BENCH_PARTS = {  # instead of the speed
    "field": "Ancient against OpenSpiel's bots, for hours; arguments go to bench/field.py",
    "strength": "what more time is worth to Ancient, for hours; to bench/strength.py",
    "watchers": "what 2,000 watchers cost those who play, for minutes; to bench/watchers.py",
}

# each keeps to its base
LOCKS = {"run": "", "build": "run", "dev": "build", "bench": "dev", "ray": "run"}
# uv does not read pip's configuration, so we pass on what pip was told about this machine.
MACHINE = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE", "timeout": "UV_HTTP_TIMEOUT"}
MORE_SOURCES = {"extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS"}

EXAMPLES = """\
examples:
  python3 dev.py run                                 open the site
  python3 dev.py run --port 8080 --data /tmp/table   at another place
  python3 dev.py test                                everything, compiled and interpreted
  python3 dev.py test --only interpreted -k redeal   one stage, with arguments for pytest
  python3 dev.py lint --fix                          repair what can be repaired
  python3 dev.py bench --rounds 20                   measure speed, with more patience
  python3 dev.py bench --field --game drako          Ancient against OpenSpiel's bots
  python3 dev.py bench --strength drako --games 20   what more time is worth to Ancient
"""


class Trouble(Exception):
    """One sentence for the person at the keyboard."""


def say(topic: str, text: str) -> None:
    print(f"[{topic}] {text}", flush=True)


def start(*command: str | Path, **variables: str) -> int:
    """Runs a command in the root of the project and gives its exit code."""
    environment = os.environ | variables
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def output(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def digest(*names: str) -> str:
    """One hash over files and folders, by which we know that a step is still done."""
    total = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for name in names:
        place = ROOT / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix != ".pyc":
                contents = hashlib.sha256(path.read_bytes()).hexdigest()
                total.update(f"{path.relative_to(ROOT)} {contents}\n".encode())
    return total.hexdigest()


def apt_install(*packages: str) -> bool:
    """Installs Debian packages where we may; False where we may not or it failed."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say("setup", f"installing {' '.join(packages)} with apt-get …")
    os.environ.setdefault("DEBIAN_FRONTEND", "noninteractive")
    apt, hidden = ("apt-get", "-qq", "--yes", "--no-install-recommends"), subprocess.DEVNULL
    subprocess.call((*apt, "update"), stdout=hidden)
    return subprocess.call((*apt, "install", *packages), stdout=hidden) == 0


# The environment


def prepare(venv: Path, lock: str, larger: str = "") -> None:
    """Makes an environment hold what a lock says, unless it does, or a larger lock's content."""
    stamp = venv / "installed"
    wanted = [digest(f"requirements/{name}.lock") for name in (lock, larger) if name]
    if stamp.exists() and stamp.read_text() in wanted:
        return
    stamp.unlink(missing_ok=True)
    create(venv)
    if venv == VENV:
        install_uv()
    say("setup", f"installing requirements/{lock}.lock into {venv.name} …")
    python, file = venv / "bin" / "python", REQUIREMENTS / f"{lock}.lock"
    sync = (PYTHON, "-m", "uv", "pip", "sync", "--quiet", "--require-hashes", "--python", python)
    if start(*sync, file, **uv_settings(MACHINE | MORE_SOURCES)) != 0:
        say("setup", "uv could not; trying pip …")
        if start(python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", file) != 0:
            raise Trouble(f"requirements/{lock}.lock could not be installed, see above.")
    stamp.write_text(wanted[0])


def create(venv: Path) -> None:
    python = venv / "bin" / "python"
    version = "import pip, sys; print(sys.version)"
    if python.exists() and output(python, "-c", version) == sys.version:
        return
    say("setup", f"creating {venv.name} …")
    making = (sys.executable, "-m", "venv", "--clear", venv)
    if subprocess.run(making, capture_output=True, check=False).returncode == 0:
        return
    if not apt_install(f"{DEBIAN_PYTHON}-venv") or start(*making) != 0:
        raise Trouble(f"Python can make no environment; install {DEBIAN_PYTHON}-venv first.")


def install_uv() -> None:
    """Installs uv by the hashes of the build lock; while there is no lock, the newest."""
    lock = REQUIREMENTS / "build.lock"
    locked = lock.read_text() if lock.exists() else ""
    pinned = re.search(r"^uv==(?:.*\\\n)+.*\n", locked, re.MULTILINE)
    file = VENV / "uv.txt"
    file.write_text(pinned[0] if pinned else "uv\n")
    say("setup", "installing uv …")
    if start(PYTHON, "-m", "pip", "install", "-qq", "-r", file) != 0:
        raise Trouble("uv could not be installed with pip, see above.")


def uv_settings(names: dict[str, str]) -> dict[str, str]:
    """What pip was told about this machine (its own index, certificates), in uv's words."""
    settings = {"UV_INDEX_STRATEGY": "unsafe-best-match"}  # as pip does; hashes guard the choice
    for line in output(PYTHON, "-m", "pip", "config", "list").splitlines():
        name, _, value = line.partition("=")
        variable = names.get(name.rpartition(".")[2], "")
        if variable and variable not in os.environ | settings:
            comma = "," if variable == "UV_FIND_LINKS" else " "
            settings[variable] = comma.join(ast.literal_eval(value).split())
    return settings


# The compiled build


def compile_site() -> str:
    """Brings build/site up to date; where that cannot be, gives the reason."""
    if os.environ.get("SMOKOWISKO_PURE") == "1" or os.environ.get("SMOKOWISKO_COMPILE") == "never":
        return "the environment asks for plain Python"
    stamp, wanted = SITE.with_suffix(".stamp"), digest(*BUILD_INPUTS)
    if stamp.exists() and stamp.read_text() == wanted:
        return ""
    if missing := missing_toolchain():
        return f"this machine has {missing}"
    say("build", "compiling with mypyc (a minute or so) …")
    stamp.unlink(missing_ok=True)
    shutil.rmtree(SITE, ignore_errors=True)
    install = (PYTHON, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps")
    options = ("--no-build-isolation", "--target", SITE, ROOT)
    if start(*install, *options, SMOKOWISKO_COMPILE="require", SMOKOWISKO_WEBSITE="never") != 0:
        raise Trouble("the compiled build failed, see above.")
    stamp.write_text(wanted)
    return ""


def missing_toolchain() -> str:
    """What this machine lacks for compiling, after an attempt to install it."""
    missing = output(PYTHON, "hatch_build.py")
    if not missing:
        return ""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    packages = ["gcc", "libc6-dev", *([] if headers else [f"{DEBIAN_PYTHON}-dev"])]
    return output(PYTHON, "hatch_build.py") if apt_install(*packages) else missing


# The website


def npm(*arguments: str) -> int:
    """Runs npm of the environment in web/."""
    path = f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"
    quiet = ("--prefix", str(WEB), "--no-fund", "--no-audit")
    return start(VENV / "bin" / "npm", *quiet, *arguments, PATH=path)


def install_web() -> None:
    stamp, wanted = WEB / "node_modules" / "installed", digest("web/package-lock.json")
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("web", "installing web/package-lock.json …")
    if npm("ci", "--silent") != 0:
        raise Trouble("web/package-lock.json could not be installed, see above.")
    stamp.write_text(wanted)


def build_website() -> None:
    """Brings build/web up to date."""
    stamp, wanted = WEBSITE.with_suffix(".stamp"), digest(*WEB_INPUTS)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install_web()
    say("web", "building the website …")
    stamp.unlink(missing_ok=True)
    if npm("run", "--silent", "build") != 0:
        raise Trouble("the website could not be built, see above.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def wire_types() -> str:
    """The types of the wire in TypeScript, made from those of the server."""
    install_web()
    schema = subprocess.run(
        (PYTHON, "-m", "smokowisko.server.schema"),
        env=os.environ | INTERPRETED,
        capture_output=True,
        check=True,
    ).stdout
    maker = (VENV / "bin" / "node", "tools/wire.mjs")
    made = subprocess.run(maker, cwd=WEB, input=schema, capture_output=True, check=True)
    return made.stdout.decode()


def check_web() -> int:
    install_web()
    if wire_types() != WIRE_TYPES.read_text():
        say("web", f"{WIRE_TYPES.relative_to(ROOT)} is out of date: run `python3 dev.py wire`.")
        return 1
    return npm("run", "--silent", "check") or npm("test", "--silent")


def install_apart(stage: str) -> str:
    """Brings the environment of a stage up to date; where that cannot be, gives the reason."""
    try:
        prepare(*APART[stage])
    except Trouble as trouble:
        return str(trouble)
    return ""


def has_chromium() -> bool:
    """Whether there is a browser for the tests, after an attempt to install one."""
    return bool(shutil.which("chromium")) or apt_install("chromium")


# The verbs


def run(arguments: list[str]) -> int:
    prepare(VENV, "build", larger="dev")
    if reason := compile_site():
        say("run", f"{reason}, so the engine runs interpreted, about ten times slower.")
    variables = os.environ | (INTERPRETED if reason else COMPILED)
    build_website()
    variables["SMOKOWISKO_WEB"] = str(WEBSITE)
    os.execve(PYTHON, [str(PYTHON), "-P", *SERVE, *arguments], variables)


def test(arguments: list[str], only: str | None, stop_early: bool) -> int:
    """Runs the stages one after another, past failures too unless told to stop, and sums up."""
    prepare(VENV, "dev")
    summary: list[str] = []
    failed = False
    ahead = threading.Thread(target=compile_ahead)
    if not only:
        ahead.start()
    for stage in [only] if only else STAGES:
        if stage == "compiled" and not only:
            ahead.join()
        say("test", f"{stage} …")
        started = time.monotonic()
        word = outcome(stage, ["-x", *arguments] if stop_early else arguments)
        summary.append(f"{stage:<12} {word} ({time.monotonic() - started:.1f} s)")
        failed = failed or word == "failed"
        if failed and stop_early:
            break
    print()
    for line in summary:
        say("test", line)
    return int(failed)


def compile_ahead() -> None:
    """Compiles on one core while other stages use another; what fails is said at its stage."""
    with contextlib.suppress(Trouble):
        compile_site()


def outcome(stage: str, arguments: list[str]) -> str:
    try:
        if stage == "compiled" and (reason := compile_site()):
            return f"SKIPPED: {reason}"
        if stage in APART and (reason := install_apart(stage)):
            return f"SKIPPED: {reason}"
        return "failed" if check(stage, arguments) else "passed"
    except Trouble as trouble:
        say("test", str(trouble))
        return "failed"


def check(stage: str, arguments: list[str]) -> int:
    if stage == "lint":
        return lint(fix=False)
    if stage == "types":
        return start(PYTHON, "-m", "mypy", *(name for name in TYPED if (ROOT / name).exists()))
    if stage == "web":
        return check_web()
    if stage in APART:
        engine = INTERPRETED if compile_site() else COMPILED
        python = APART[stage][0] / "bin" / "python"
        if stage == "openspiel":
            done = start(python, "-P", "-m", "pytest", OPENSPIEL_TESTS, *arguments, **engine)
            return 0 if arguments and done == NOTHING_CHOSEN else done
        cluster = (PYTHON, "-P", "-m", "pytest", CLUSTER_TEST)
        return start(*cluster, **engine, SMOKOWISKO_RAY_PYTHON=str(python))
    # the slow tests lie together: an idle worker takes over half of what another still has to do
    workers = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal")
    apart = (f"--ignore={CLUSTER_TEST}", f"--ignore={OPENSPIEL_TESTS}")
    tests = (PYTHON, "-P", "-m", "pytest", *workers, "--durations=20", *apart)
    if stage == "compiled":
        build_website()
        if not has_chromium():
            say("test", "there is no Chromium here, so the tests in a browser are left out.")
            arguments = [*arguments, "--ignore=tests/browser"]
        return start(*tests, *arguments, **COMPILED)
    return start(*tests, *INTERPRETED_TESTS, *arguments, **INTERPRETED)


def lint(fix: bool) -> int:
    prepare(VENV, "dev")
    ruff = (PYTHON, "-m", "ruff")
    rules = start(*ruff, "check", "--quiet", *(["--fix"] if fix else []))
    style = start(*ruff, "format", "--quiet", *([] if fix else ["--diff"]))
    return rules or style


def bench(arguments: list[str], part: str) -> int:
    prepare(VENV, "dev")
    prepare(BENCH_VENV, "bench")
    if reason := compile_site():
        raise Trouble(f"the benchmark measures the compiled engine, but {reason}.")
    other = BENCH_VENV / "bin" / "python"
    python = other if part == "field" else PYTHON
    variables = COMPILED | {"SMOKOWISKO_BENCH_PYTHON": str(other)}
    return start(python, "-m", f"bench.{part}", *arguments, **variables)


def tune(arguments: list[str]) -> int:
    prepare(VENV, "dev")
    if reason := compile_site():
        raise Trouble(f"weights are fitted on the compiled engine, but {reason}.")
    return start(PYTHON, "-m", "tuning.run", *arguments, **COMPILED)


def screenshots() -> int:
    prepare(VENV, "dev")
    build_website()
    if (reason := compile_site()) or not has_chromium():
        raise Trouble(f"pictures are taken of the real thing: {reason or 'there is no Chromium'}.")
    return start(PYTHON, "-m", "tests.browser.screenshots", **COMPILED)


def wire() -> int:
    prepare(VENV, "dev")
    WIRE_TYPES.write_text(wire_types())
    return 0


def golden(arguments: list[str]) -> int:
    prepare(VENV, "dev")
    return start(PYTHON, "tests/golden.py", *arguments, **INTERPRETED)


def lock() -> int:
    """Solves requirements/*.in anew, with nothing that only this machine can see."""
    check_declarations()
    create(VENV)
    install_uv()
    settings = uv_settings(MACHINE) | {"UV_CUSTOM_COMPILE_COMMAND": "python3 dev.py lock"}
    options = ("--quiet", "--upgrade", "--universal", "--python-version=3.11", "--generate-hashes")
    for name, base in LOCKS.items():
        say("lock", f"requirements/{name}.lock …")
        files = [f"requirements/{name}.in", f"--output-file=requirements/{name}.lock"]
        if base:
            files.append(f"--constraints=requirements/{base}.lock")
        if start(PYTHON, "-m", "uv", "pip", "compile", *options, *files, **settings) != 0:
            raise Trouble(f"requirements/{name}.in could not be solved, see above.")
        if "://" in (REQUIREMENTS / f"{name}.lock").read_text():
            raise Trouble(f"requirements/{name}.lock names an address, which a lock must not.")
    return 0


def check_declarations() -> None:
    """Whatever pyproject.toml asks for must stand in requirements/*.in, line for line."""
    import tomllib  # here, so that an older Python gets as far as a clear sentence

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    listed = "".join((REQUIREMENTS / name).read_text() for name in ("run.in", "build.in", "ray.in"))
    asked = project["project"]["dependencies"] + project["build-system"]["requires"]
    asked += project["project"]["optional-dependencies"]["ray"]
    lost = sorted(set(asked) - set(listed.splitlines()))
    if lost:
        raise Trouble(f"requirements/*.in lack {', '.join(lost)}.")


# The command line


def read_command() -> tuple[argparse.Namespace, list[str]]:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, epilog=EXAMPLES, formatter_class=raw)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    verbs.add_parser("run", help="open the site; further arguments go to `smokowisko serve`")
    tests = verbs.add_parser("test", help="run every check; further arguments go to pytest")
    tests.add_argument("--only", choices=STAGES, help="one stage alone")
    tests.add_argument("-x", dest="stop_early", action="store_true", help="stop at a failure")
    lints = verbs.add_parser("lint", help="check style and likely bugs")
    lints.add_argument("--fix", action="store_true", help="repair what can be repaired")
    benches = verbs.add_parser("bench", help="measure; further arguments go to bench/run.py")
    parts = benches.add_mutually_exclusive_group()
    for part, what in BENCH_PARTS.items():
        parts.add_argument(f"--{part}", dest="part", action="store_const", const=part, help=what)
    benches.set_defaults(part="run")
    verbs.add_parser("tune", help="fit a heuristic's weights; GAME and more go to tuning/run.py")
    verbs.add_parser("golden", help="record golden games; further arguments go to tests/golden.py")
    verbs.add_parser("screenshots", help="take the pictures of docs/screenshots anew")
    verbs.add_parser("wire", help="renew the browser's types of the wire")
    verbs.add_parser("lock", help="renew requirements/*.lock from requirements/*.in")
    asked, rest = parser.parse_known_args()
    if rest and asked.verb in ("lint", "lock", "screenshots", "wire"):
        parser.error(f"{asked.verb} does not know {' '.join(rest)}")
    return asked, rest[1:] if rest[:1] == ["--"] else rest


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        raise Trouble("Smokowisko needs Python 3.11 or newer.")
    asked, rest = read_command()
    os.environ.setdefault("PIP_DISABLE_PIP_VERSION_CHECK", "1")
    if asked.verb == "test":
        return test(rest, asked.only, asked.stop_early)
    if asked.verb == "lint":
        return lint(asked.fix)
    if asked.verb == "lock":
        return lock()
    alone = {"screenshots": screenshots, "wire": wire}
    if asked.verb in alone:
        return alone[asked.verb]()
    if asked.verb == "bench":
        return bench(rest, asked.part)
    passing_on = {"run": run, "tune": tune, "golden": golden}
    return passing_on[asked.verb](rest)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit(f"dev.py: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)
