"""Files that are the same for everybody, named by their content, so that browsers may cache them forever.

A page refers to `/static/table.js` as `/static/table.3f0c9a1b77de.js`. Scripts and style sheets refer to each other, so
a name depends on a file and on all files that it refers to.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from consigliere.engine import NotUnderstood

from . import sheets

STATIC = Path(__file__).parents[2] / "static"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
DIGITS = 12  # of a versioned name

# How a script refers to another one (`from "./x.js"`, `import "./x.js"`, `import("./x.js")`), and a style sheet to a
# file.
_LEADS = {
    ".js": re.compile(r'(?<=from ")\./[^"]+(?=")|(?<=import ")\./[^"]+(?=")|(?<=import\(")\./[^"]+(?=")'),
    ".css": re.compile(r'(?<=url\(")[^":#]+(?=")'),
}
_NAMED = re.compile(rf"(.+)\.([0-9a-f]{{{DIGITS}}})(\.\w+)")
# Comments on lines of their own. They are for those who read the source; a browser loads the page faster without.
_COMMENTS = {
    ".js": re.compile(r"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)\n", re.MULTILINE),
    ".css": re.compile(r"/\*(?:(?!\*/)[\s\S])*\*/"),
}
MADE: dict[str, tuple[str, Callable[[str], str]]] = {  # by folder: file extension, and how a file is made from its name
    "/sheets": (".css", sheets.bundle),
    "/faces": (".css", sheets.faces_css),
    "/picture": (".css", sheets.picture_css),
    "/poster": (".svg", sheets.poster),
    "/emblems": (".svg", sheets.emblems),
}


class File(NamedTuple):
    """The content for a browser, and the versioned name under which it may be cached."""

    body: bytes
    kind: str
    name: str


def address(path: str) -> str:
    """Return the address of a file: its path with its version in it. A missing file keeps its path."""
    found = file(path)
    return path if found is None else _addressed(path, found.name)


def _addressed(path: str, name: str) -> str:
    stem, _, ending = path.rpartition(".")
    return f"{stem}.{name}.{ending}"


def plain(path: str) -> tuple[str, str]:
    """Split a path into the plain path and the version, which is "" if there is none."""
    found = _NAMED.fullmatch(path)
    return (f"{found[1]}{found[3]}", found[2]) if found else (path, "")


def file(path: str) -> File | None:
    """Return the file at a plain path, or None."""
    folder, _, name = path.rpartition("/")
    if folder in MADE:
        ending, make = MADE[folder]
        try:
            return _text(make(name.removesuffix(ending)), ending) if name.endswith(ending) else None
        except NotUnderstood:  # no such game or bundle
            return None
    return _files().get(path)


@lru_cache(maxsize=256)
def _text(text: str, ending: str) -> File:
    body = (_COMMENTS[ending].sub("", text) if ending in _COMMENTS else text).encode()
    return File(body, KINDS[ending], _digest(body))


@cache
def _static_files() -> dict[str, bytes]:
    """Return all static files, by path. They are read once, because pages are built from them too."""
    return {
        f"/static/{path.relative_to(STATIC).as_posix()}": path.read_bytes()
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and path.suffix in KINDS
    }


@cache
def _files() -> dict[str, File]:
    files = _static_files()
    names = {path: _digest(*[files[one] for one in sorted(_reached(path))]) for path in files}

    def named(path: str, text: str) -> str:
        """Replace every file reference in a text by its versioned address."""

        def lead(found: re.Match[str]) -> str:
            there = _resolved(path, found[0])
            return _addressed(found[0], names[there]) if there in names else found[0]

        return _LEADS[PurePosixPath(path).suffix].sub(lead, text)

    made: dict[str, File] = {}
    for path, body in files.items():
        ending = PurePosixPath(path).suffix
        if ending in _LEADS:
            body = named(path, _COMMENTS[ending].sub("", body.decode())).encode()
        made[path] = File(body, KINDS[ending], names[path])
    return made


def _reached(path: str) -> set[str]:
    """Return a file and everything it refers to."""
    files, found, ahead = _static_files(), set[str](), [path]
    while ahead:
        one = ahead.pop()
        if one in found or one not in files:
            continue
        found.add(one)
        leads = _LEADS.get(PurePosixPath(one).suffix)
        if leads is not None:
            ahead += [_resolved(one, name) for name in leads.findall(files[one].decode())]
    return found


def _resolved(path: str, name: str) -> str:
    """Resolve a reference in a file to a path."""
    return str(PurePosixPath(path).parent / name)


def _digest(*bodies: bytes) -> str:
    made = hashlib.sha256()
    for body in bodies:
        made.update(hashlib.sha256(body).digest())
    return made.hexdigest()[:DIGITS]
