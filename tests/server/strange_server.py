"""A server to which records may be uploaded that misbehave: see `strange_records`."""

from functools import partial
from unittest.mock import patch

from smokowisko.cli import main
from smokowisko.server.record_pool import RecordPool

if __name__ == "__main__":
    strange = partial(RecordPool, records="tests.server.strange_records")
    with patch("smokowisko.server.app.RecordPool", strange):
        main()
