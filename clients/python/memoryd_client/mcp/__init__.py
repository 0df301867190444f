"""The MCP server, which offers the six model tools and the user's rules over stdin and stdout.

It requires the extra `mcp` (the protocol's official SDK).
"""
