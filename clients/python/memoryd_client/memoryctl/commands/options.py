"""Options that every command takes, and those that several share."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Option

GLOBAL_OPTIONS = (
    Option(
        "--user", "ID", "user", "Whose memory this is about. Default: environment MEMORYCTL_USER."
    ),
    Option(
        "--socket",
        "PATH",
        "socket",
        "The daemon's socket. Default: environment MEMORYD_SOCKET, else "
        "$XDG_RUNTIME_DIR/memoryd/memoryd.sock, else /run/memoryd/memoryd.sock.",
    ),
    Option(
        "--timeout",
        "SECONDS",
        "timeout",
        "How long to wait for an answer. Default: 30; 600 for export and import.",
        kind=float,
    ),
    Option("--json", "", "json", "Print JSON, also on a terminal; errors too when piped."),
    Option("--text", "", "text", "Print readable text, also into a pipe."),
    Option("--help", "", "help", "Show help, also of a single command. Short: -h."),
    Option("--version", "", "version", "Show the version."),
)

SESSION = Option("--session", "ID", "session_id", "The session this belongs to.")
TOOLS = Option(
    "--tool", "NAME", "tools", "A tool of the agent; all that have rules if none.", many=True
)
PAGE = (
    Option("--limit", "N", "limit", "How many entries at most, up to 200.", kind=int),
    Option("--cursor", "CURSOR", "cursor", "Where to read on: the next_cursor of the page before."),
)
