"""How late the server's event loop is while bots search: the wait that everybody at every table
would feel. It runs the server's own hub, storage and workers; run.py asks for it, report.py judges.

    PYTHONPATH=src python bench/lag.py SECONDS

Writes one JSON line: how many times it looked, and how late it was, in milliseconds.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from smokowisko.server.hub import Hub
from smokowisko.server.live import Ear
from smokowisko.server.minds import Minds
from smokowisko.server.opening import Order
from smokowisko.server.storage import Storage

TABLES = 4  # more than there are workers: somebody always searches
WORKERS = 2
LOOK = 0.005  # seconds between two looks at the clock
PATIENCE = 60.0
SETTLING = 3.0  # until the workers have started


async def lags(seconds: float) -> list[float]:
    """By how many seconds each look came too late."""
    late = []
    end = time.monotonic() + seconds
    while (before := time.monotonic()) < end:
        await asyncio.sleep(LOOK)
        late.append(time.monotonic() - before - LOOK)
    return late


async def listen(ear: Ear) -> None:
    while (message := await ear.next()) is not None:
        assert message.text


async def measured(seconds: float, folder: Path) -> list[float]:
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder / 'lag.db'}")
    async with Minds(WORKERS, PATIENCE, bots="burning_bots") as minds:
        hub = Hub(storage, minds, lambda: time.time_ns() // 1_000_000)
        order = Order("serce_smoka", ["greedy", "greedy"])
        ears = []
        for _ in range(TABLES):
            live = await hub.live((await hub.create("nobody", "", order)).id)
            ear = Ear("nobody")
            await hub.listen(live, ear, None, None)
            ears.append(asyncio.create_task(listen(ear)))
        await asyncio.sleep(SETTLING)
        late = await lags(seconds)
        await hub.close()
        await asyncio.gather(*ears)
    await storage.close()
    return late


def main(seconds: float) -> None:
    with TemporaryDirectory() as folder:
        late = sorted(uvloop.run(measured(seconds, Path(folder))))

    def quantile(part: float) -> float:
        return round(1000 * late[int(part * (len(late) - 1))], 2)

    print(
        json.dumps(
            {
                "looks": len(late),
                "seconds": seconds,
                "p50": quantile(0.5),
                "p99": quantile(0.99),
                "worst": quantile(1),
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
