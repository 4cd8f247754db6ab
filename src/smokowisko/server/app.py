"""The house: opens the rooms, keeps them tidy, and hangs the doors."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from smokowisko import __version__
from smokowisko.server import doors, errors
from smokowisko.server.absence import Patience
from smokowisko.server.asking import keep_pace, own_site_only
from smokowisko.server.connections import Connections
from smokowisko.server.doors import COSTLY, now
from smokowisko.server.health import Checkup
from smokowisko.server.hub import Hub
from smokowisko.server.identity import Identity
from smokowisko.server.minds import Minds
from smokowisko.server.pace import Paces
from smokowisko.server.record_pool import RecordPool
from smokowisko.server.replay_routes import HANDLERS as REPLAYS
from smokowisko.server.replay_routes import REPLAYS_AT_ONCE
from smokowisko.server.settings import HOUR, Settings
from smokowisko.server.site import PACKED_HERE, site
from smokowisko.server.storage import Storage
from smokowisko.server.table_limits import Limits, TableLimits
from smokowisko.server.thinking import Tempo

log = logging.getLogger("smokowisko.app")

LARGEST_BODY = 256 * 1024
SWEEP_SECONDS = 600


@contextlib.asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    identity = Identity(settings.cookie_secret())
    storage = await Storage.open(settings.database())
    minds = Minds(settings.bot_workers, settings.bot_patience)
    await minds.start()
    tempo = Tempo(settings.bot_seconds, settings.bot_pause)
    patience = Patience(
        reveal=settings.reveal_seconds,
        live=settings.away_live_seconds,
        slow=settings.away_slow_hours * HOUR,
    )
    hub = Hub(storage, minds, now, tempo, patience)
    app.state.storage, app.state.hub = storage, hub
    app.state.table_limits = TableLimits(
        Limits(settings.guest_connections, settings.table_connections, settings.address_connections)
    )
    app.state.identity = identity
    app.state.checkup = checkup = Checkup(storage.rehearse, app.state.connections)
    app.state.guest_paces = Paces(settings.guest_requests)
    app.state.address_paces = Paces(settings.address_requests)
    records = RecordPool(
        settings.record_workers,
        settings.record_seconds,
        settings.record_memory,
        settings.record_queue,
    )
    app.state.records = records
    app.state.replays = asyncio.Semaphore(REPLAYS_AT_ONCE)
    sweeping = asyncio.create_task(_sweep(hub, settings.open_table_hours))
    try:
        await hub.resume()
        yield
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await hub.close()
        await minds.close()
        await checkup.close()
        await records.close()
        await storage.close()


async def _sweep(hub: Hub, open_table_hours: int) -> None:
    """Every now and then: end what nobody came to, and forget what nobody watches."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await hub.expire(now() - open_table_hours * HOUR * 1000)
        except Exception:  # whatever it is, the next round may go better
            log.exception("open tables could not be swept")
        hub.forget_idle()


def build(settings: Settings) -> Litestar:
    """The server, ready to be run."""
    api: tuple[HTTPRouteHandler, ...] = (*doors.API, *REPLAYS, *doors.WATCHING)
    for door in api:
        door.responses = {**errors.NOES, **(door.responses or {})}
    connections = Connections(
        settings.connections,
        settings.address_connections,
        settings.request_seconds,
        settings.named_proxies(),
    )
    return Litestar(
        [
            Router("/", route_handlers=doors.API, guards=[keep_pace]),
            Router("/", route_handlers=REPLAYS, guards=[keep_pace], opt={"cost": COSTLY}),
            doors.sit_at_table,
            *doors.WATCHING,
            *site(settings.website()),
        ],
        lifespan=[_open_house],
        state=AppState({"settings": settings, "connections": connections}),
        guards=[own_site_only],
        exception_handlers=errors.HANDLERS,
        response_headers=errors.HEADERS,
        openapi_config=OpenAPIConfig(
            title="Smokowisko",
            version=__version__,
            path="/api/schema",
            # no page: all of them load scripts from elsewhere
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        # positions repeat themselves: a page of a replay shrinks to a thirtieth
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude_opt_key=PACKED_HERE
        ),
        logging_config=None,  # `logs` is the one door
        request_max_body_size=LARGEST_BODY,
    )
