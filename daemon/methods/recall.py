"""`memory_recall`: reading one namespace."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from memoryd import clock
from memoryd.rpc_schema.catalogue import timeout_of
from memoryd.rules.keyword_rank import keyword_scores
from memoryd.rules.rule import by_priority_then_freshness, normal_tool_name
from memoryd.storage.open_users import OpenUsers
from memoryd.storage.statistics import ToolStatistics, read_statistics
from memoryd.storage.user_memory import UserMemory
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer

_TOOL = "tool-"
_STATISTICS = "tool_effectiveness"


@dataclass(frozen=True, slots=True)
class _Entry:
    key: str
    text: str
    updated_at: int


class RecallMethods:
    """Reading namespaces of tool rules and of tool statistics."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"memory_recall": self.recall}

    async def recall(self, peer: Peer, params: dict[str, Any]) -> Any:
        """The entries of a namespace, ranked by the query if there is one."""
        namespace = params["namespace"]
        async with self._users.use(params["user_id"]) as memory:
            entries = await _entries(memory, namespace) if memory else []
        scores = [1.0] * len(entries)
        if "query" in params:
            scores = keyword_scores(params["query"], [entry.text for entry in entries])
        ranked = sorted(
            (pair for pair in zip(scores, entries, strict=True) if pair[0] > 0),
            key=lambda pair: -pair[0],
        )
        return {
            "entries": [
                {
                    "namespace": namespace,
                    "key": entry.key,
                    "text": entry.text,
                    "score": round(score, 6),
                    "updated_at": clock.to_rfc3339(entry.updated_at),
                }
                for score, entry in ranked[: int(params["limit"])]
            ]
        }


async def _entries(memory: UserMemory, namespace: str) -> Sequence[_Entry]:
    """Everything in the namespace, in the order in which it is shown without a query."""
    if namespace == _STATISTICS:
        statistics = await memory.read(read_statistics, timeout_of("memory_recall"))
        return [
            _Entry(f"tool/{one.tool_name}", _summary(one), one.updated_at) for one in statistics
        ]
    if namespace.startswith(_TOOL):
        now = clock.now()
        rules = memory.rules.of_tool(normal_tool_name(namespace.removeprefix(_TOOL)))
        active = [rule for rule in rules if rule.status_at(now) == "active"]
        return [
            _Entry(f"rule/{rule.id}", rule.text, rule.updated_at)
            for rule in by_priority_then_freshness(active)
        ]
    return []


def _summary(statistics: ToolStatistics) -> str:
    """Such as "bash: 12 calls, 3 failed, last with permission denied; 45 ms on average"."""
    text = f"{statistics.tool_name}: {statistics.calls} calls, {statistics.failures} failed"
    if statistics.last_failure_class:
        text += f", last with {statistics.last_failure_class}"
    if statistics.timed_calls:
        average = statistics.total_duration_ms / statistics.timed_calls
        text += f"; {average:.0f} ms on average, {statistics.longest_ms:.0f} ms at most"
    return text
