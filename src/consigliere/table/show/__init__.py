"""What readers see: from a table in play to contexts, and from contexts to HTML."""
