"""Saves as text: complete or refused. `Match.save` and `Match.load` define their content."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from .errors import NotUnderstood
from .native import Given
from .title import Title

FORMAT: Final = 1  # of a save


def digest(saved: dict[str, Any]) -> str:
    """A checksum of a save, which detects damaged or edited files."""
    body = {key: value for key, value in saved.items() if key != "check"}
    text = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_save(text: Given[str]) -> dict[str, Any]:
    """The save in a text, complete and undamaged; the caller looks up the game."""
    try:
        saved = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise NotUnderstood("not a save: the text is damaged or cut short") from error
    if not isinstance(saved, dict) or "consigliere" not in saved:
        raise NotUnderstood("not a save of Consigliere")
    if saved["consigliere"] != FORMAT or isinstance(saved["consigliere"], bool):
        raise NotUnderstood(f"a save of format {saved['consigliere']!r}; this version reads format {FORMAT}")
    return saved


def check_save(title: Title, saved: dict[str, Any]) -> None:
    """Raise NotUnderstood unless the save is complete, undamaged and of these rules."""
    wanted = {"game": str, "rules": int, "seats": int, "options": dict, "chance": dict, "choices": list, "check": str}
    for key, kind in wanted.items():
        if not isinstance(saved.get(key), kind) or isinstance(saved[key], bool):
            raise NotUnderstood(f"the save has no proper {key!r}")
    if saved.get("position") is not None and not isinstance(saved["position"], dict):
        raise NotUnderstood("the save has no proper 'position'")
    try:
        sound = saved["check"] == digest(saved)
    except RecursionError:
        sound = False
    if not sound:
        raise NotUnderstood("the save has been changed since it was written (its checksum does not fit)")
    if saved["rules"] != title.version:
        raise NotUnderstood(f"a save of {title.id} rules {saved['rules']}; this version plays rules {title.version}")
