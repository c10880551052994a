"""The laboratory: many games at a time, and their statistics."""
