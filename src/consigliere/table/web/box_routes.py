"""Routes about a game's box: its components, corrections to try, and files of corrections."""

from __future__ import annotations

import json
from typing import Any

from litestar import Response, get, post

from consigliere.engine import NotUnderstood
from consigliere.engine.box import LARGEST, BadBox, Box, box_from, read_box, write_box
from consigliere.games import find
from consigliere.games.editions import base_of
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.show import boxes, pages

from .guards import Form
from .requests import Web, identify, page, submitted

MOST_ENTRIES = 12  # drawn for one request


@get("/box/{game:str}", include_in_schema=False)
async def box(request: Web, game: str, table: str = "", entry: str = "") -> Response[str]:
    """What is in the box: every component as it is drawn, with the source of its figures.

    `table` is a table of the dataset, `entry` the one to edit; `all=1` shows certain ones too.
    """
    services, visitor = await identify(request)
    known = _known(game)
    frame = services.presenter.frame(visitor, f"/box/{known}")
    everything = request.query_params.get("all") == "1"
    offered = services.boxes.get(base_of(known), ())
    context = await in_thread(boxes.box_page, frame, known, table, entry, not everything, offered)
    return page(await in_thread(pages.box, context))


@get("/box/{game:str}/checklist", include_in_schema=False)
async def checklist(request: Web, game: str) -> Response[str]:
    """The components as a list to print. `all=1` lists certain ones too."""
    services, visitor = await identify(request)
    known = _known(game)
    frame = services.presenter.frame(visitor, f"/box/{known}/checklist")
    everything = request.query_params.get("all") == "1"
    return page(pages.checklist(await in_thread(boxes.checklist, frame, known, not everything)))


@post("/box/{game:str}/try", include_in_schema=False)
async def try_box(request: Web, game: str) -> Response[dict[str, Any]]:
    """Say what the check says to corrections, and draw components with them. Fields: `box` (JSON), `entry`, several."""
    services, visitor, form = await submitted(request)
    made = _submitted_box(form, _known(game))
    paths = form.texts("entry")[:MOST_ENTRIES]
    return Response(await services.drafts.draft(made.to_json(), paths, visitor.language))


@post("/box/{game:str}/file", include_in_schema=False)
async def box_file(request: Web, game: str) -> Response[str]:
    """Corrections as a file. Field: `box` (JSON)."""
    _, _, form = await submitted(request)
    made = _submitted_box(form, _known(game))
    headers = {"content-disposition": f'attachment; filename="{base_of(game)}-box.toml"'}
    return Response(write_box(made), headers=headers, media_type="application/toml")


@post("/box/{game:str}/read", include_in_schema=False)
async def read_file(request: Web, game: str) -> Response[dict[str, Any]]:
    """Read a file of corrections, for the page. Field: `file`."""
    _, _, form = await submitted(request)
    file = form.file("file")
    try:
        text = (await file.read()).decode() if file is not None else form.text("file")
        made = read_box(text, "the file")
        if made.game != base_of(_known(game)):
            raise BadBox(f"the file: game is {made.game[:40]!r}, not {base_of(game)!r}")
    except (NotUnderstood, UnicodeError) as error:
        return Response({"error": str(error)}, status_code=400)
    return Response({"name": made.name, "values": made.values, "notes": made.notes})


def _known(game: str) -> str:
    """Return a game that has a box. Raises Refused."""
    try:
        return find(game).id
    except NotUnderstood:
        raise Refused("not-found", 404) from None


def _submitted_box(form: Form, game: str) -> Box:
    """Return the corrections of a form. Raises NotUnderstood."""
    text = form.text("box")
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError) as error:
        raise BadBox("the corrections are no JSON") from error
    if not isinstance(data, dict):
        raise BadBox("the corrections are no JSON object")
    title = find(base_of(game))
    return box_from({**data, "game": title.id, "rules": title.version})


ROUTES = [box, checklist, try_box, box_file, read_file]
