"""Where and when something was measured, and where it is kept; nothing that names an owner."""

import json
import os
import platform
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
RESULTS = BENCH / "results"


class Machine(TypedDict):
    """Where a run took place, and how busy it was before."""

    cpu: str
    cores: int
    load_before: float
    system: str
    python: str


class Setting(TypedDict):
    """What every recorded run begins with."""

    date: str
    commit: str
    machine: Machine


def setting() -> Setting:
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "machine": machine(),
    }


def machine() -> Machine:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 1,
        "load_before": round(os.getloadavg()[0], 2),
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def cpu_model() -> str:
    """The processor's own name where Linux tells it."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text().splitlines() if cpus.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def commit() -> str:
    """The measured commit; `-changed` when the engine differs from it."""
    name = git("rev-parse", "--short", "HEAD")
    changed = name and git("status", "--porcelain", "--", "src")
    return f"{name}-changed" if changed else name or "no-commit"


def git(*words: str) -> str:
    """What git prints, or nothing without git or a commit."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def remarks(place: Setting) -> list[str]:
    """The facts without which numbers mean little, a sentence each."""
    machine = place["machine"]
    return [
        f"{place['date']}, commit {place['commit']}.",
        f"{machine['cpu']}, {machine['cores']} cores, load {machine['load_before']} before.",
        f"Python {machine['python']}, {machine['system']}.",
    ]


def keep(run: Mapping[str, object], place: Setting, kind: str, file: Path | None) -> Path:
    """Write a run where it was asked for, otherwise among the results by its date and commit."""
    name = "-".join(filter(None, (place["date"][:10], place["commit"], kind)))
    file = file or RESULTS / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(run, indent=1) + "\n")
    return file
