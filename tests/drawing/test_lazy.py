"""Rules import no drawings: playing games from Python loads no fonts, texts or pictures."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import consigliere as cg
for title in cg.titles():
    cg.new(title.id, seats=title.facts.players[1], seed=1)
print(sorted(name for name in sys.modules if name.startswith(("consigliere.drawing", "consigliere.board", "fluent"))))
print(sorted(name for name in sys.modules if name.endswith((".face", ".picture", ".primer"))))
"""


def test_playing_loads_no_drawing() -> None:
    found = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n[]\n"
