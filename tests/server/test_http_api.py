"""The HTTP API keeps the promises of its own description, whatever is asked of it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from smokowisko.server.app import build
from smokowisko.server.settings import Settings
from tests.server.house import House, Player

pytestmark = pytest.mark.compiled_only

EXAMPLES = 10  # of right and wrong requests, for every operation

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

DESCRIPTION = "/api/schema/openapi.json"

app = build(Settings())  # only to describe itself; the one that is tested runs in a house
described = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def finished(ola: Player) -> str:
    """The id of a table whose game has ended."""
    with ola.join(ola.open_table(["me", "greedy"])) as place:
        place.ask("resign", seat=0)
        return str(place.table["id"])


@pytest.fixture(scope="module", autouse=True)
def well_after_all(ola: Player) -> Iterator[None]:
    yield
    assert ola.http("GET", "/health")[1]["status"] == "well"


@described.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_promise_is_kept(
    case: Case[Any], house: House, ola: Player, finished: str, running: str
) -> None:
    def ask() -> None:
        case.call_and_validate(house.address, headers={"Cookie": ola.cookie}, checks=PROMISES)

    ask()
    if "id" in case.path_parameters:  # nobody guesses one of these
        for table in (finished, running):
            case.path_parameters["id"] = table
            ask()


def test_the_description_is_the_one_that_is_served(ola: Player) -> None:
    assert ola.http("GET", DESCRIPTION) == (200, described.raw_schema)


def test_every_door_is_described() -> None:
    served = {
        route.path_format
        for route in app.routes
        if route.path_format.startswith("/api/") and "schema" not in route.path_format
    }
    websocket = {"/api/tables/{id}"}
    assert set(described.raw_schema["paths"]) == served - websocket | {"/health"}


def test_the_description_loads_nothing_from_elsewhere(ola: Player) -> None:
    for path in ("/api/schema", DESCRIPTION):
        answer = ola.raw("GET", path)
        assert answer.status == 200
        assert "json" in answer.headers["content-type"]
        assert b"://" not in answer.body
    assert b"://" not in ola.raw("GET", "/api/schema/swagger").body
