"""The table of log events in docs/operating.md lists exactly the events that the daemon logs, with
their levels."""

import ast
import re
from collections.abc import Iterator

from tests.paths import ROOT

PAGE = ROOT / "docs" / "operating.md"
LOGS = {"log", "_log", "get_logger", "bind"}
"""Names of loggers and of functions that create one."""
REJECTIONS = {"rejections", "_rejections"}
"""Names of a RejectionLog, whose `write` logs a warning."""
LEVELS = {name: name for name in ("debug", "info", "warning", "error")} | {"exception": "error"}
PASSED_ON = {"daemon/memoryd/wire/rejection_log.py"}
"""Modules in which the caller passes the name of the event."""


def logged(tree: ast.AST) -> Iterator[tuple[str | None, str]]:
    """The events that a module logs, with their levels. The event is None if its name is not a
    literal."""
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args):
            continue
        method, logger = call.func.attr, last_name(call.func.value)
        if logger in LOGS and method in LEVELS:
            level = LEVELS[method]
        elif logger in REJECTIONS and method == "write":
            level = "warning"
        else:
            continue
        event = call.args[0].value if isinstance(call.args[0], ast.Constant) else None
        yield event if isinstance(event, str) else None, level


def last_name(node: ast.expr) -> str:
    """`log` of `log`, `_log` of `self._log`, `get_logger` of `structlog.get_logger()`."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return getattr(node, "attr", getattr(node, "id", ""))


def documented() -> Iterator[tuple[set[str], set[str]]]:
    """The events and the levels in each row."""
    table = PAGE.read_text("utf-8").partition("| event | level |")[2].partition("\n\n")[0]
    for row in table.splitlines()[2:]:
        events, levels = row.split("|")[1:3]
        yield set(re.findall(r"`([^`]+)`", events)), set(levels.strip().split(", "))


def test_every_log_event_is_explained() -> None:
    """Each event is in exactly one row, and the row's levels are those of its events."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "daemon").rglob("*.py")):
        for event, level in logged(ast.parse(path.read_text("utf-8"))):
            if event is None:
                assert str(path.relative_to(ROOT)) in PASSED_ON, path
            else:
                found.setdefault(event, set()).add(level)
    assert "incident" in found
    rows = list(documented())
    assert sorted(event for events, _ in rows for event in events) == sorted(found)
    for events, levels in rows:
        assert levels == set().union(*(found[event] for event in events)), events
