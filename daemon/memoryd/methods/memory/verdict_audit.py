"""`memory.tool_verdicts`: the audit of verdicts other than allow."""

from memoryd import clock
from memoryd.methods._generated.rpc_types import (
    MemoryToolVerdictsParams,
    MemoryToolVerdictsResult,
    MemoryToolVerdictsVerdict,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.rules.judging.verdict import Verdict
from memoryd.storage.tables.verdicts import NotedVerdict, read_verdicts
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory

_RULES_NOTED = 20
_LONGEST_WAIT_S = 2.0


def note_verdict(
    memory: UserMemory, verdict: Verdict, tool_name: str, session_id: str | None
) -> None:
    """Queue a verdict for writing to the audit, unless it is allow."""
    if verdict.verdict != "allow" and verdict.kind is not None:
        keys = tuple(rule.key for rule in verdict.rules[:_RULES_NOTED])
        noted = NotedVerdict(
            clock.now(), tool_name, verdict.verdict, verdict.kind, keys, session_id
        )
        memory.verdicts.note(noted)


class VerdictAuditMethods:
    """Reading the audit of verdicts."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("memory.tool_verdicts")
    async def verdicts(
        self, call: Call, params: MemoryToolVerdictsParams
    ) -> MemoryToolVerdictsResult:
        """Return a page of the verdicts other than allow, newest first."""
        page = Page(params, int)
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"verdicts": [], "next_cursor": None, "lost": 0}
            await memory.verdicts.settle(_LONGEST_WAIT_S)
            numbered = await memory.read(
                lambda tx: read_verdicts(tx, page.after, page.reads), call.left()
            )
            lost = memory.verdicts.lost
        verdicts, next_cursor = page.cut(numbered, lambda one: one[0])
        return {
            "verdicts": [_view(noted) for _, noted in verdicts],
            "next_cursor": next_cursor,
            "lost": lost,
        }


def _view(noted: NotedVerdict) -> MemoryToolVerdictsVerdict:
    return {
        "at": clock.to_rfc3339(noted.at),
        "tool_name": noted.tool_name,
        "verdict": noted.verdict,
        "reason": noted.reason,
        "rules": [{"tool_name": tool, "id": id_} for tool, id_ in noted.rules],
        "session_id": noted.session_id,
    }
