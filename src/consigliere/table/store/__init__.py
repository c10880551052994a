"""The database: schema, queries, SQLite, PostgreSQL, notifications between processes, migrations. Knows no rules."""
