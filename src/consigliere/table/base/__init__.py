"""Small things that every room of the table uses: errors, clocks, secrets, names, settings. Imports no other room."""
