"""Which methods and memoryctl commands a guarded agent may call.

Generated from rpc_schema and memoryctl's commands by `make generate`. Open are the tools that a
model has anyway and what only reads without the right owner; all else changes what guards the
agent, or carries the memory out.
"""

from typing import Final

OPEN_METHODS: Final = frozenset(
    {
        "daemon.events",
        "daemon.health",
        "daemon.jobs",
        "daemon.metrics",
        "daemon.stats",
        "daemon.version",
        "memory",
        "memory.history",
        "memory.profile",
        "memory.relaxations_pending",
        "memory.scan",
        "memory.session_list",
        "memory.session_read",
        "memory.tool_call_check",
        "memory.tool_rule_get",
        "memory.tool_rule_history",
        "memory.tool_rule_list",
        "memory.tool_rule_test",
        "memory.tool_rules_json",
        "memory.tool_verdicts",
        "memory_delete",
        "memory_recall",
        "memory_save",
        "memory_search",
        "memory_update",
        "rpc.discover",
        "tools.list",
        "user.stats",
        "workspace.check_access",
        "workspace.layout",
    }
)

GUARDED_METHODS: Final = frozenset(
    {
        "daemon.reembed",
        "memory.export",
        "memory.import",
        "memory.relaxation_confirm",
        "memory.session_delete",
        "memory.session_end",
        "memory.session_start",
        "memory.tool_rule_delete",
        "memory.tool_rule_put",
        "memory.tool_rules_for_prompt",
        "memory.turn_complete",
        "tools.call",
        "user.backup",
        "user.backups",
        "user.decrypt",
        "user.encrypt",
        "user.file_delete",
        "user.file_read",
        "user.file_write",
        "user.purge",
        "user.rekey",
        "user.reset",
        "user.restore",
        "user.verify",
    }
)

OPEN_COMMANDS: Final = frozenset(
    {
        "completion",
        "doctor",
        "health",
        "jobs",
        "memory add",
        "memory remove",
        "memory replace",
        "memory show",
        "metrics",
        "notes delete",
        "notes history",
        "notes import",
        "notes save",
        "notes search",
        "notes update",
        "recall",
        "relaxations list",
        "rules audit",
        "rules check",
        "rules get",
        "rules history",
        "rules list",
        "rules prompt",
        "rules test",
        "scan",
        "sessions list",
        "sessions read",
        "stats",
        "status",
        "tools list",
        "watch",
        "workspace check",
        "workspace layout",
    }
)

GUARDED_COMMANDS: Final = frozenset(
    {
        "backup",
        "backups",
        "decrypt",
        "encrypt",
        "export",
        "hooks install",
        "hooks remove",
        "import",
        "import-from",
        "key new",
        "purge",
        "rekey",
        "relaxations confirm",
        "restore",
        "rules add",
        "rules remove",
        "sessions delete",
        "sessions end",
        "sessions start",
        "tools call",
        "turn",
        "verify",
    }
)
"""`call` is as open as the method that it calls."""
