"""The guard of both test runs: the engine under test is the one that was asked for."""

import os

import pytest

import smokowisko.engine.game


def pytest_configure(config: pytest.Config) -> None:
    asked = os.environ.get("SMOKOWISKO_ENGINE")
    found = engine_of(smokowisko.engine.game.__file__)
    if asked is not None and asked != found:
        pytest.exit(
            f"The {asked} engine was to be tested, but {smokowisko.engine.game.__file__} "
            f"is the {found} one.",
            returncode=3,
        )


def engine_of(file: str | None) -> str:
    return "interpreted" if file is not None and file.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"engine: {engine_of(smokowisko.engine.game.__file__)}"
