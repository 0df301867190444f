"""Formats results for a terminal, with one function for each `view` of the commands."""

from __future__ import annotations

from memoryd_client.memoryctl.output import fields, to_json
from memoryd_client.memoryctl.views.daemon import DAEMON_VIEWS
from memoryd_client.memoryctl.views.notes import NOTE_VIEWS
from memoryd_client.memoryctl.views.rules import RULE_VIEWS
from memoryd_client.memoryctl.views.users import USER_VIEWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def show(view: str, result: Any) -> str:
    """Format a result as text, or as JSON if it does not have the expected shape, for example
    because the daemon has another version."""
    try:
        text: str = VIEWS[view](result)
    except (LookupError, TypeError, ValueError, AttributeError):
        return _document(result)
    return text


def _document(result: Any) -> str:
    return to_json(result, indent=2)


def _fields(result: Any) -> str:
    return "(not found)" if result is None else fields(result)


VIEWS = {
    "document": _document,
    "fields": _fields,
    **DAEMON_VIEWS,
    **NOTE_VIEWS,
    **RULE_VIEWS,
    **USER_VIEWS,
}
