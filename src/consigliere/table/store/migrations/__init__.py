"""Alembic migrations of the store; `consigliere serve` runs them at the start."""
