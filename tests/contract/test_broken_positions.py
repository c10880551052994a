"""A position changed in one place is refused with a clear error, or plays on with every invariant intact.

`make positions` tries many more.
"""

from __future__ import annotations

import pytest

from consigliere.engine import Title
from tests.broken_positions import Source, failures
from tests.cases import USUAL, all_titles
from tests.effort import effort

EACH = effort(15, 40)


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_a_broken_position_is_refused_or_plays_on(title: Title) -> None:
    case = [case for case in USUAL if case.title.id == title.id][-1]
    source = Source([case], 1)
    wrong = [f"{one}: {kind}" for one, kind, _ in failures(title, source, 1, EACH)]
    assert not wrong, "\n".join(wrong)
