"""Is data.toml sound? What `consigliere check` says about it."""

from __future__ import annotations

from typing import Any


def shape(data: dict[str, Any]) -> list[str]:
    return []


def check(data: dict[str, Any]) -> list[str]:
    return []
