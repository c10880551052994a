"""`make measures`: the figures of docs/board.md, for every game. Each module takes one kind of them.

They are measured and not tested, the letters apart (test_letters.py): what a window holds is a matter of taste within
bounds, and a test of taste is red for the wrong reasons.
"""
