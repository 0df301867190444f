"""Deleting for good: the row, its history, and every copy of its text."""

from memoryd.storage.rules import delete_rule
from memoryd.storage.snapshots import scrub_from_snapshots
from memoryd.storage.transaction import Transaction
from memoryd.storage.turns import scrub_from_answers


def erase_rule(tx: Transaction, tool_name: str, id_: str) -> bool:
    """Delete a rule, its history, and its text in frozen blocks and stored answers. Whether
    there was such a rule."""
    scrub_from_snapshots(tx, (tool_name, id_))
    scrub_from_answers(tx, (tool_name, id_))
    return delete_rule(tx, tool_name, id_)
