"""The laboratory: many games at a time, and what they teach."""
