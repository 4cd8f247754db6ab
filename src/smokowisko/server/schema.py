"""The wire as JSON Schema, from which the types of the browser are made:

python -m smokowisko.server.schema > wire.schema.json
"""

import json
from typing import Any

import msgspec

from smokowisko.server import app, hub, wire

HTTP = (
    app.Me,
    app.Opened,
    app.RulesPage,
    app.Listed,
    app.Listing,
    app.Verdict,
    app.GameInfo,
    hub.Order,
)


def schema() -> dict[str, Any]:
    """One schema with two unions, what a browser says and what it hears, and the HTTP bodies."""
    unions, parts = msgspec.json.schema_components(
        [wire.FromBrowser, wire.Answer, *HTTP], ref_template="#/$defs/{name}"
    )
    for part in parts.values():
        part["additionalProperties"] = False
    for name, union in zip(("FromBrowser", "Answer"), unions, strict=False):
        parts[name] = {"anyOf": union["anyOf"]}
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)},
        "required": sorted(parts),
        "additionalProperties": False,
        "$defs": parts,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, sort_keys=True))
