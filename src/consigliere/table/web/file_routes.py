"""Routes of files that are the same for everybody.

Under its full name a file may be cached forever; under a plain path the browser has to revalidate it.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, route

from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.show.pages import files

from . import encodings
from .guards import YEAR

EVER = f"public, max-age={YEAR}, immutable"
ASK = "public, no-cache"
MADE = [f"{folder}/{{name:str}}" for folder in files.MADE]


@route(["/static/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def static(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A static file, under its versioned name or its plain one."""
    return await _answer(request)


@route(MADE, http_method=["GET", "HEAD"], include_in_schema=False)
async def made(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file generated from the games: themes, styles of drawings, posters, emblems."""
    return await _answer(request)


async def _answer(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with a file under any name it ever had. A page of an older release gets the current content."""
    path, name = files.plain(request.url.path)
    file = files.file(path)
    if file is None:
        raise Refused("not-found", 404)
    tag = f'W/"{file.name}"'
    headers = {"cache-control": EVER if name == file.name else ASK, "etag": tag, "vary": "Accept-Encoding"}
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    encoding = encodings.best(request.headers.get("accept-encoding")) if encodings.worth(file.kind, len(body)) else ""
    if encoding:
        headers["content-encoding"] = encoding
        body = await in_thread(encodings.packed_once, body, encoding)
    return Response(body, headers=headers, media_type=file.kind)


ROUTES = [static, made]
