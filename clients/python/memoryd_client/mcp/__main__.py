"""The command `memoryd-mcp` offers one user's memory to a Model Context Protocol client."""

import argparse
import os
import sys

ADVICE = "memoryd-mcp needs the MCP SDK: pip install 'mcp>=2'"


def main(words: list[str] | None = None) -> int:
    """Serve until the client disconnects. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="memoryd-mcp", description=__doc__, allow_abbrev=False)
    parser.add_argument(
        "--user",
        default=os.environ.get("MEMORYD_USER"),
        help="the user whose memory is served (default: MEMORYD_USER)",
    )
    parser.add_argument(
        "--socket", help="the daemon's socket (default: MEMORYD_SOCKET, or memoryd's usual path)"
    )
    options = parser.parse_args(words)
    if not options.user:
        parser.error("no user is given: use --user USER or set MEMORYD_USER")
    try:
        import anyio

        from memoryd_client.mcp.server import serve
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in ("anyio", "mcp", "mcp_types"):
            raise
        sys.stderr.write(f"{ADVICE}\n")
        return 1
    anyio.run(serve, options.user, options.socket)
    return 0


if __name__ == "__main__":
    sys.exit(main())
