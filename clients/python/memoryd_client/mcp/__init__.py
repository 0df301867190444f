"""The MCP server: the six tools of a model and the user's rules, on stdin and stdout.

Needs the extra `mcp` (the protocol's official SDK).
"""
