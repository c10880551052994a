"""Mutation testing: break the rules code in one small place, and see whether a test notices.

`make mutants ARGS="--game la_famiglia"`; see docs/mutants.md. The parts: `operators` finds the places and makes the
changes, `targets` says which code and which tests belong together, `reach` knows which test runs which line, `runner`
runs the tests of one mutant in a forked child, `fresh` in a new process, `journal` keeps the results.
"""
