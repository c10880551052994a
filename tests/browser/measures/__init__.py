"""`make measures`: the figures of docs/board-measurements.md, for every game. Each module measures one kind.

They are measured and not tested, except for the letter sizes (test_letters.py): the layout of a window is a matter of
taste within bounds, and such a test would fail for the wrong reasons.
"""
