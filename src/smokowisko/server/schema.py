"""The wire as JSON Schema, from which the types of the browser are made:

python -m smokowisko.server.schema > wire.schema.json
"""

import json
from typing import Any

import msgspec

from smokowisko.server import doors, listing, opening, replay, wire

HTTP = (
    doors.Me,
    doors.Opened,
    doors.RulesPage,
    listing.Listed,
    listing.Listing,
    replay.Replay,
    replay.Verdict,
    doors.GameInfo,
    opening.Order,
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
    parts = _old_tuples(parts)
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)},
        "required": sorted(parts),
        "additionalProperties": False,
        "$defs": parts,
    }


def _old_tuples(part: Any) -> Any:
    """A tuple as JSON Schema wrote it before 2020: the maker of our TypeScript knows no
    `prefixItems`."""
    if isinstance(part, list):
        return [_old_tuples(each) for each in part]
    if not isinstance(part, dict):
        return part
    written = {name: _old_tuples(each) for name, each in part.items()}
    if "prefixItems" in written:
        written["items"] = written.pop("prefixItems")
    return written


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, sort_keys=True))
