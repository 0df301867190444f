"""The table of memoryctl's commands, the source of the help, the completions and the docs."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.daemon import DAEMON_COMMANDS
from memoryd_client.memoryctl.commands.encryption import ENCRYPTION_COMMANDS
from memoryd_client.memoryctl.commands.exchange import EXCHANGE_COMMANDS
from memoryd_client.memoryctl.commands.general import GENERAL_COMMANDS
from memoryd_client.memoryctl.commands.hooks import HOOK_COMMANDS
from memoryd_client.memoryctl.commands.memory import MEMORY_COMMANDS, TOOL_COMMANDS
from memoryd_client.memoryctl.commands.notes import NOTE_COMMANDS
from memoryd_client.memoryctl.commands.rules import RULE_COMMANDS
from memoryd_client.memoryctl.commands.sessions import SESSION_COMMANDS
from memoryd_client.memoryctl.commands.users import USER_COMMANDS
from memoryd_client.memoryctl.commands.workspace import WORKSPACE_COMMANDS

GROUPS = {
    "hooks": "Programs that an agent runtime runs for its sessions, tool calls and turns.",
    "key": "The master key of encrypted databases.",
    "memory": "Short facts that every session starts with, within a budget.",
    "notes": "What the user said about themselves and their work, searchable by meaning.",
    "relaxations": "Statements that lift a rule once you confirm them.",
    "rules": "Guidance about the use of tools, in force for every later turn.",
    "sessions": "Conversations: what was said, and the prompt block frozen for each.",
    "tools": "The tools as a model sees them.",
    "workspace": "The folders of a user, and which paths in them file tools may use.",
}

_COMMANDS = (
    *DAEMON_COMMANDS,
    *HOOK_COMMANDS,
    *MEMORY_COMMANDS,
    *NOTE_COMMANDS,
    *RULE_COMMANDS,
    *SESSION_COMMANDS,
    *TOOL_COMMANDS,
    *EXCHANGE_COMMANDS,
    *USER_COMMANDS,
    *WORKSPACE_COMMANDS,
    *ENCRYPTION_COMMANDS,
    *GENERAL_COMMANDS,
)

COMMANDS = {command.name: command for command in _COMMANDS}
"""Every command by name, in the order of the help."""
