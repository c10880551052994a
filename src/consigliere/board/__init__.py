"""Pictures and words: what a view looks like to a person. Pure functions, no I/O beyond the package's own files."""
