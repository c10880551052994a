"""Helpers for tests of pictures: find pieces and things by name in the text of an SVG."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', svg)


def pieces(svg: str) -> list[str]:
    """The ids of drawn elements. Ids of shared shapes belong to the sheet."""
    return ids(re.sub(r"<defs>.*?</defs>", "", svg, flags=re.DOTALL))


def things(svg: str) -> dict[str, str]:
    """Everything that can be clicked, each once, with the id of its piece ("" if it is only a part of one).

    A stage may show a piece again, larger and without an id (`data-again`).
    """
    found, again = dict[str, str](), set[str]()
    for tag in re.findall(r"<[^>]* data-thing=[^>]*>", svg):
        thing = re.search(r' data-thing="([^"]*)"', tag)
        assert thing is not None
        if "data-again=" in tag:
            assert not ids(tag)
            again.add(thing[1])
            continue
        assert thing[1] not in found, f"{thing[1]} is drawn twice"
        found[thing[1]] = (ids(tag) or [""])[0]
    assert again <= found.keys(), f"only drawn again: {again - found.keys()}"
    return found


def titles_of(svg: str) -> dict[str, str]:
    """The title of each piece, by its id."""
    pieces = [one for one in ElementTree.fromstring(svg).iter() if "id" in one.attrib]
    said = {one.attrib["id"]: one.find(f"{SVG}title") for one in pieces}
    return {name: title.text or "" for name, title in said.items() if title is not None}


def echo(message_id: str, /, **args: Any) -> str:
    """Fast texts for tests that do not read them: the message's id and its arguments."""
    return " ".join([message_id, *map(str, args.values())])
