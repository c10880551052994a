"""The MCP server: any client of the Model Context Protocol takes a seat, reads the table, moves, deals and talks."""
