"""Commands for turns and their sessions, and `recall`."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE, SESSION, TOOLS

_SESSION_ID = Argument("ID", "session_id", "The session's id.")

SESSION_COMMANDS = (
    Command(
        "turn",
        "Store a finished turn and capture what the user forbade in it.",
        "memory.turn_complete",
        arguments=[
            Argument(
                "TEXT",
                "user_message",
                "What the user wrote; - reads standard input.",
                required=False,
                stdin=True,
            )
        ],
        options=[
            Option(
                "--tool",
                "NAME[:ok|:failed[:SUMMARY]]",
                "tool_calls",
                "A tool that ran in this turn, and its outcome. Default: ok.",
                many=True,
            ),
            Option(
                "--available",
                "NAME",
                "available_tools",
                "A tool that the agent could have used.",
                many=True,
            ),
            SESSION,
            Option("--turn", "ID", "turn_id", "The turn's id, which makes a repeat safe."),
            Option("--assistant", "TEXT", "assistant_response", "The agent's response."),
            Option("--speaker", "NAME", "speaker", "The user's name, shown with the turn."),
            Option(
                "--occurred-at",
                "TIME",
                "occurred_at",
                "When the turn ended, such as 2026-11-21T09:30:00Z.",
            ),
        ],
        takes_user=True,
        params="arguments:turn_params",
        view="turn",
        examples=[
            'memoryctl --user sam turn "Never email Sarah." --tool send_email',
            'memoryctl --user sam turn - --tool "bash:failed:permission denied" < message.txt',
        ],
    ),
    Command(
        "sessions list",
        "List the user's sessions, most recently used first.",
        "memory.session_list",
        options=PAGE,
        takes_user=True,
        view="sessions",
    ),
    Command(
        "sessions read",
        "Show what was said in a session, oldest first.",
        "memory.session_read",
        arguments=[_SESSION_ID],
        options=PAGE,
        takes_user=True,
        view="turns",
    ),
    Command(
        "sessions start",
        "Show the session's block for the system prompt, and freeze it.",
        "memory.session_start",
        arguments=[_SESSION_ID],
        options=[
            TOOLS,
            Option("--title", "TITLE", "title", "The session's title."),
            Option("--restart", "", "restart", "Rebuild the frozen block."),
        ],
        takes_user=True,
        view="prompt",
        examples=["memoryctl --user sam sessions start s2 --tool send_email"],
    ),
    Command(
        "sessions end",
        "Release the session's frozen block.",
        "memory.session_end",
        arguments=[_SESSION_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "sessions delete",
        "Delete a session's texts, stored results and frozen block. Rules stay.",
        "memory.session_delete",
        arguments=[_SESSION_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "recall",
        "Read one namespace: tool-NAME, tool_effectiveness, global or skill-NAME.",
        "memory_recall",
        arguments=[
            Argument("NAMESPACE", "namespace", "Such as tool-send_email."),
            Argument("QUERY", "query", "Words to rank by.", required=False),
        ],
        options=PAGE[:1],
        takes_user=True,
        view="entries",
        examples=["memoryctl --user sam recall tool-send_email"],
    ),
)
