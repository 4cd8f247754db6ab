"""The website as it was built: files with a hash in their name are kept for ever, the page itself
is asked for anew, and an address that is no file is the business of the page."""

import asyncio
import gzip
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

PAGE = "index.html"
HASHED = "assets"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "Smokowisko: the website has not been built here; the server itself is well."

PACKED_HERE = "packed_here"
"""Marks a route that packs its answers itself, so that nobody packs them twice."""

PACKABLE = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@cache
def packed(file: Path) -> bytes:
    """A file with a hash in its name never changes, so packing it once is enough."""
    return gzip.compress(file.read_bytes())


def site(folder: Path | None) -> list[HTTPRouteHandler]:
    """The routes of a built website; without one, a sentence."""

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED_HERE: True})
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
        if path.startswith("/api/"):
            raise NotFoundException
        if folder is None:
            return Response(NOT_BUILT, media_type=MediaType.TEXT)
        try:
            wanted = (folder / path.lstrip("/")).resolve()
            inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
        except (OSError, ValueError):  # what is too long or has a zero byte is nobody's name
            raise NotFoundException from None
        file = wanted if inside else folder / PAGE
        hashed = inside and wanted.parent.name == HASHED
        headers = {
            "Cache-Control": FOR_EVER if hashed else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        packable = hashed and file.suffix in PACKABLE
        if packable and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                await asyncio.to_thread(packed, file),
                media_type=PACKABLE[file.suffix],
                headers={**headers, "Content-Encoding": "gzip"},
            )
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)

    return [page]
