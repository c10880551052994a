"""Turns a view into words and pictures for people. Pure functions; they read only the package's own files."""
