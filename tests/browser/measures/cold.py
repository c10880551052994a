"""Compressed bytes that a table sends to a browser with an empty cache: page, styles, scripts, fonts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.live_server import browsing, serving, visiting
from tests.browser.midgame import TABLES, midgame, sit_down

from .rows import Row

HEADS = ("game", "seats", "page, kB", "styles, kB", "scripts, kB", "letters, kB", "all, kB")
KINDS = {"Document": "page", "Stylesheet": "styles", "Script": "scripts", "Font": "letters"}


def rows() -> Iterator[Row]:
    """The middle of every game at a full table, with an empty cache."""
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for game in TABLES:
            with visiting(chromium, server) as visitor:
                anna = visitor()
                page = sit_down(anna, midgame(game))
                line = page.context.new_cdp_session(page)
                line.send("Network.enable")
                line.send("Network.setCacheDisabled", {"cacheDisabled": True})
                kinds: dict[str, str] = {}
                sent: Counter[str] = Counter()

                def came(event: dict[str, Any], kinds: dict[str, str] = kinds) -> None:
                    kinds[event["requestId"]] = KINDS.get(event["type"], "other")

                def ended(event: dict[str, Any], kinds: dict[str, str] = kinds, sent: Counter[str] = sent) -> None:
                    sent[kinds.get(event["requestId"], "other")] += event["encodedDataLength"]

                line.on("Network.responseReceived", came)
                line.on("Network.loadingFinished", ended)
                page.reload()
                anna.wait_to_be_asked()
                page.wait_for_load_state("networkidle")
                shown = [f"{sent[kind] / 1000:.0f}" for kind in ("page", "styles", "scripts", "letters")]
                yield game, TABLES[game][0], *shown, f"{sum(sent.values()) / 1000:.0f}"
