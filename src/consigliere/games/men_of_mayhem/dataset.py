"""What data.toml must say."""

from __future__ import annotations

from typing import Any

from consigliere.engine.data import provenance_problems


def check(data: dict[str, Any]) -> list[str]:
    return provenance_problems(data)
