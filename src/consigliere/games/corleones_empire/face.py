"""The Godfather: Corleone's Empire, announced: what its box says."""

from __future__ import annotations

from consigliere.drawing import Announced

FACE = Announced(__package__, players=(2, 5), minutes=(60, 90))
