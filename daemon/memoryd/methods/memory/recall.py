"""`memory_recall`: listing or searching the entries of one namespace."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memoryd import clock
from memoryd.guard.display import shown
from memoryd.methods._generated.rpc_types import MemoryRecallParams, MemoryRecallResult
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.retrieval.keyword_index import KeywordIndex
from memoryd.retrieval.words import query_terms, terms_of
from memoryd.rules.rule import Rule, by_priority_then_freshness, normal_tool_name
from memoryd.storage.search.passage_filter import PassageFilter
from memoryd.storage.search.search import SearchRequest
from memoryd.storage.tables.notes import newest_notes
from memoryd.storage.tables.rule_guard import shown_rule
from memoryd.storage.tables.statistics import ToolStatistics, read_statistics
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory

_TOOL = "tool-"
_STATISTICS = "tool_effectiveness"


@dataclass(frozen=True, slots=True)
class _Entry:
    key: str
    text: str
    updated_at: int
    score: float = 1.0
    rule: Rule | None = None


class RecallMethods:
    """Reads the namespaces of notes, tool rules and tool statistics."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("memory_recall")
    async def recall(self, call: Call, params: MemoryRecallParams) -> MemoryRecallResult:
        """Return the entries of a namespace, ranked by the query if there is one."""
        namespace, limit = params["namespace"], int(params["limit"])
        query = fields.trimmed("query", params["query"]) if "query" in params else None
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                entries: Sequence[_Entry] = []
            elif namespace == _STATISTICS or namespace.startswith(_TOOL):
                entries = await _entries(memory, namespace, call)
                if query is not None:
                    entries = await asyncio.to_thread(_ranked, query, entries)
            else:
                entries = await _notes(memory, namespace, query, limit, call)
        texts = await asyncio.to_thread(_shown, entries[:limit])
        return {
            "entries": [
                {
                    "namespace": namespace,
                    "key": entry.key,
                    "text": text,
                    "score": round(entry.score, 6),
                    "updated_at": clock.to_rfc3339(entry.updated_at),
                }
                for entry, text in zip(entries, texts, strict=False)
            ]
        }


def _shown(entries: Sequence[_Entry]) -> list[str]:
    """The texts for a model. A text that the guard refuses is replaced by `[blocked:
    <category>]`."""
    return [shown_rule(entry.rule) if entry.rule else shown(entry.text) for entry in entries]


async def _notes(
    memory: UserMemory, namespace: str, query: str | None, limit: int, call: Call
) -> Sequence[_Entry]:
    """The notes of a namespace, ranked by a search; without a query, the last updated first."""
    if query is None:
        notes = await memory.read(lambda tx: newest_notes(tx, namespace, limit), call.left())
        return [_Entry(note.note_id, note.content, note.updated_at) for note in notes]
    request = SearchRequest(query, limit, PassageFilter(namespace=namespace))
    found = await memory.search(request, call.left())
    return [
        _Entry(note.note_id, note.content, note.updated_at, one.score)
        for one in found.results
        if (note := one.note) is not None
    ]


def _ranked(query: str, entries: Sequence[_Entry]) -> Sequence[_Entry]:
    """The entries that share a term with the query, best first."""
    index = KeywordIndex()
    for entry in entries:
        index.add(terms_of(entry.text))
    scores = index.scores(query_terms(query)).tolist()
    found = [replace(one, score=score) for one, score in zip(entries, scores, strict=True) if score]
    return sorted(found, key=lambda entry: -entry.score)


async def _entries(memory: UserMemory, namespace: str, call: Call) -> Sequence[_Entry]:
    """All active rules of a tool, or all statistics, in the order for results without a query."""
    if namespace == _STATISTICS:
        statistics = await memory.read(read_statistics, call.left())
        return [
            _Entry(f"tool/{one.tool_name}", _summary(one), one.updated_at) for one in statistics
        ]
    now = clock.now()
    rules = memory.rules.of_tool(normal_tool_name(namespace.removeprefix(_TOOL)))
    active = [rule for rule in rules if rule.status_at(now) == "active"]
    return [
        _Entry(f"rule/{rule.id}", rule.text, rule.updated_at, rule=rule)
        for rule in by_priority_then_freshness(active)
    ]


def _summary(statistics: ToolStatistics) -> str:
    """One line, such as "bash: 12 calls, 3 failed, last with timeout; 45 ms on average, 90 ms at
    most"."""
    calls = "1 call" if statistics.calls == 1 else f"{statistics.calls} calls"
    text = f"{statistics.tool_name}: {calls}, {statistics.failures} failed"
    if statistics.last_failure_class:
        text += f", last with {statistics.last_failure_class}"
    if statistics.timed_calls:
        average = statistics.total_duration_ms / statistics.timed_calls
        text += f"; {average:.0f} ms on average, {statistics.longest_ms:.0f} ms at most"
    return text
