"""Options of every command, and options that several commands share."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Option

GLOBAL_OPTIONS = (
    Option("--user", "ID", "user", "The user. Default: environment variable MEMORYCTL_USER."),
    Option(
        "--socket",
        "PATH",
        "socket",
        "The daemon's socket. Default: environment variable MEMORYD_SOCKET, else "
        "$XDG_RUNTIME_DIR/memoryd/memoryd.sock, else /run/memoryd/memoryd.sock.",
    ),
    Option(
        "--timeout",
        "SECONDS",
        "timeout",
        "How long to wait for a response. Default: 30; more for long commands.",
        kind=float,
    ),
    Option(
        "--json", "", "json", "Print JSON, even on a terminal; also errors, if stderr is piped."
    ),
    Option("--text", "", "text", "Print readable text, even into a pipe."),
    Option("--help", "", "help", "Show help, also for a single command. Short: -h."),
    Option("--version", "", "version", "Show the version."),
)

SESSION = Option("--session", "ID", "session_id", "The session.")
TOOLS = Option(
    "--tool", "NAME", "tools", "A tool of the agent. Default: all tools with rules.", many=True
)
PAGE = (
    Option("--limit", "N", "limit", "The maximum number of entries, up to 200.", kind=int),
    Option("--cursor", "CURSOR", "cursor", "Where to continue: next_cursor of the previous page."),
)
