"""The documentation site: `make docs` builds it into build/docs, with warnings as errors."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import consigliere

project = "Consigliere"
author = "Consigliere authors"
version = release = consigliere.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["img", "notebooks"]
html_theme = "furo"
html_title = f"Consigliere {release}"
html_baseurl = ""
html_show_sourcelink = False

myst_heading_anchors = 4
myst_links_external_new_tab = True
suppress_warnings = ["myst.header"]  # some pages begin with a picture or a table

default_role = "code"  # docstrings put code between single backticks, as Markdown does
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
add_module_names = False
toc_object_entries_show_parents = "hide"


def _http_page() -> str:
    """The HTTP interface as Markdown, from the description that the server itself serves."""
    from consigliere.table.base.settings import Settings
    from consigliere.table.web.app import create_app

    described = create_app(Settings()).openapi_schema.to_schema()
    lines = ["# HTTP interface", "", described["info"].get("description", ""), "", *_refusals(described), ""]
    for path, methods in sorted(described["paths"].items()):
        for method, deed in methods.items():
            lines += [f"## `{method.upper()} {path}`", "", *_operation(deed, described), ""]
    return "\n".join(lines)


def _operation(deed: dict[str, Any], described: dict[str, Any]) -> list[str]:
    found = [" ".join((deed.get("description") or deed.get("summary", "")).split()), ""]
    given = deed.get("parameters", [])
    if given:
        found += ["| parameter | in | type | required |", "| --- | --- | --- | --- |"]
        for one in given:
            needed = "yes" if one.get("required") else "no"
            found.append(f"| `{one['name']}` | {one['in']} | {_type(one.get('schema', {}))} | {needed} |")
        found.append("")
    body = deed.get("requestBody", {}).get("content", {})
    for kind, content in body.items():
        found += [f"Body (`{kind}`): {_type(content.get('schema', {}))}", ""]
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        found += _fields(described["components"]["schemas"].get(name, {}))
    for code, answer in deed.get("responses", {}).items():
        for content in answer.get("content", {}).values() if code.startswith("2") else ():
            found += [f"Answer {code}: {_type(content.get('schema', {}))}", ""]
            name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
            found += _fields(described["components"]["schemas"].get(name, {}))
    return found


def _refusals(described: dict[str, Any]) -> list[str]:
    """Responses that any address may give, described once."""
    meant: dict[str, str] = {}
    for methods in described["paths"].values():
        for deed in methods.values():
            for code, answer in deed.get("responses", {}).items():
                if not code.startswith("2"):
                    meant.setdefault(code, answer.get("description", ""))
    rows = [f"| {code} | {text} |" for code, text in sorted(meant.items())]
    return ["Refusals are the same everywhere:", "", "| status | meaning |", "| --- | --- |", *rows]


def _fields(schema: dict[str, Any]) -> list[str]:
    fields = schema.get("properties", {})
    if not fields:
        return []
    return [
        "| field | type |",
        "| --- | --- |",
        *[f"| `{name}` | {_type(field)} |" for name, field in fields.items()],
        "",
    ]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    either = schema.get("oneOf") or schema.get("anyOf")
    if either:
        return " or ".join(_type(one) for one in either)
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    return f"`{schema.get('type', 'any')}`"


def _routes_page() -> str:
    """The routes of the pages as Markdown."""
    from consigliere.table.web.routes import described

    lines = [
        "# Routes of the pages",
        "",
        "What browsers ask for. These may change with any release; programs use the [HTTP interface](http.md).",
        "Every POST is a form from our own page, with its token in the field `csrf`.",
        "",
        "| | route | |",
        "| --- | --- | --- |",
        *[f"| {route.method} | `{route.path}` | {route.text} |" for route in described()],
    ]
    return "\n".join([*lines, ""])


GIVEN = re.compile(r"(?:~?typing\.)?Annotated\[(.*?), 'from a caller'\]")  # `Given[int]`: see engine/native.py


def _plain_signature(_app: Any, _what: str, _name: str, _object: Any, _options: Any, *texts: str | None) -> Any:
    """Show `Given[int]` as `int`: the marker is for the compiler."""
    return tuple([GIVEN.sub(r"\1", text) if text else text for text in texts])


def setup(app: Any) -> None:
    """Write the generated pages before Sphinx looks for pages."""
    app.connect("autodoc-process-signature", _plain_signature)
    for name, text in (("http.md", _http_page()), ("pages.md", _routes_page())):
        page = Path(__file__).parent / "api" / name
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")
