"""Whole installations on this machine: proxies, several servers, one PostgreSQL. Not part of `make test`."""
