"""The pages of the web table: pure functions, a context in, HTML out. What they need is written in `context.py`."""
