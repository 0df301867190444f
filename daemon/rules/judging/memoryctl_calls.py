"""Which `memoryctl` command lines only read, so that a guarded agent may run them."""

import re
from collections.abc import Sequence

from memoryd.rules.judging.tokens import word_set

_READING: dict[str, frozenset[str] | None] = {
    **dict.fromkeys(
        (
            "status",
            "health",
            "doctor",
            "stats",
            "version",
            "metrics",
            "jobs",
            "events",
            "verify",
            "discover",
            "backup",
            "backups",
            "export",
            "completion",
            "recall",
        ),
        None,
    ),
    "notes": None,
    "rules": frozenset(
        {"list", "show", "get", "history", "test", "prompt", "json", "check", "audit", "ls"}
    ),
    "sessions": frozenset({"list", "show", "read", "get", "ls"}),
    "users": frozenset({"list", "show", "stats", "ls"}),
}
"""The first word of what is allowed; None: whatever follows."""

_READING_METHODS = word_set(
    """memory_search memory_recall memory_save memory_update memory_delete memory
    memory.tool_rule_get memory.tool_rule_list memory.tool_rule_history memory.tool_rule_test
    memory.tool_rules_for_prompt memory.tool_rules_json memory.tool_call_check
    memory.tool_verdicts memory.profile
    memory.history memory.scan memory.session_list memory.session_read tools.list
    workspace.layout workspace.check_access user.stats user.verify user.backups daemon.health
    daemon.version daemon.stats daemon.metrics daemon.events daemon.jobs rpc.discover"""
)
_CHANGING_METHOD = re.compile(
    r"memory\.(?:tool_rule_(?:put|delete)|turn_complete|session_(?:start|"
    r"end|delete)|import|export)|tools\.call|"
    r"user\.(?:purge|reset|restore|encrypt|decrypt|rekey|file_(?:write|read|delete)|"
    r"backup)|daemon\.reembed"
)
_OPTIONS_WITH_VALUE = frozenset({"--user", "--socket", "--timeout"})
_ONLY_SHOWN = frozenset({"-h", "--help", "--version"})


def changes_something(words: Sequence[str]) -> bool:
    """Whether `memoryctl` with the arguments `words` may change rules, users or keys.

    A command that is not known to read counts as changing.
    """
    operands: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            operands.extend(rest)
        elif word in _OPTIONS_WITH_VALUE:
            next(rest, None)
        elif word in _ONLY_SHOWN:
            return False
        elif not word.startswith("-"):
            operands.append(word)
    if not operands:
        return False
    first, *others = (operand.casefold() for operand in operands)
    if first == "call":
        return not others or others[0] not in _READING_METHODS
    if first not in _READING:
        return True
    allowed = _READING[first]
    return allowed is not None and bool(others) and others[0] not in allowed


def code_changes_something(code: str) -> bool:
    """Whether program text that names `memoryctl` goes on with a command that changes something."""
    for match in re.finditer("memoryctl", code):
        words = re.findall(r"[\w.-]+", code[match.end() : match.end() + 200])
        following = [word for word in words if not word.startswith(("-", "."))]
        if (
            following
            and following[0] in (*_READING, "call", *_CHANGING)
            and changes_something(words)
        ):
            return True
    return False


def calls_changing_method(text: str) -> bool:
    """Whether `text` names a method of the daemon that changes rules, users or keys."""
    return bool(_CHANGING_METHOD.search(text))


_CHANGING = (
    "restore",
    "import",
    "encrypt",
    "decrypt",
    "rekey",
    "purge",
    "reset",
    "reembed",
    "migrate",
    "users",
)
