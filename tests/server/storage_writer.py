"""A process made to be killed: it appends to two tables at once for ever, and prints a line only
when storage has acknowledged it. `python storage_writer.py <url>`"""

import asyncio
import sys

from smokowisko.server.storage import Line, Storage, TableRow

TABLES = ("cave", "nest")


async def write_on(storage: Storage, table: str) -> None:
    revision = len(await storage.journal(table))
    while True:
        revision += 1
        row = TableRow(
            id=table,
            game="toy",
            status="running",
            private=False,
            guests=(f"guest {revision % 3}", "ana"),
            created=0,
            updated=revision,
            summary=str(revision),
        )
        await storage.append(Line(table, revision, f"entry {revision}", f"c{revision}"), row)
        print(table, revision, flush=True)


async def main(url: str) -> None:
    print("opening", flush=True)
    storage = await Storage.open(url)
    await asyncio.gather(*(write_on(storage, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
