"""The methods of the daemon, for threads.

Generated from rpc_schema by `make generate`.
"""

from collections.abc import Mapping
from typing import Any, Literal

from memoryd_client._generated.results import (
    DaemonEventsResult,
    DaemonHealthResult,
    DaemonJobsResult,
    DaemonMetricsResult,
    DaemonReembedResult,
    DaemonStatsResult,
    DaemonVersionResult,
    MemoryDeleteResult,
    MemoryExportResult,
    MemoryHistoryResult,
    MemoryImportResult,
    MemoryProfileResult,
    MemoryRecallResult,
    MemoryRelaxationsPendingResult,
    MemoryResult,
    MemorySaveResult,
    MemoryScanResult,
    MemorySearchResult,
    MemorySessionDeleteResult,
    MemorySessionEndResult,
    MemorySessionListResult,
    MemorySessionReadResult,
    MemorySessionStartResult,
    MemoryToolCallCheckResult,
    MemoryToolRuleDeleteResult,
    MemoryToolRuleHistoryResult,
    MemoryToolRuleListResult,
    MemoryToolRulesForPromptResult,
    MemoryToolRuleTestCall,
    MemoryToolRuleTestResult,
    MemoryToolVerdictsResult,
    MemoryTurnCompleteResult,
    MemoryUpdateResult,
    Rule,
    ToolCall,
    ToolsCallResult,
    ToolsListResult,
    UserBackupResult,
    UserBackupsResult,
    UserDecryptResult,
    UserEncryptResult,
    UserFileDeleteResult,
    UserFileReadResult,
    UserFileWriteResult,
    UserPurgeResult,
    UserRekeyResult,
    UserResetResult,
    UserRestoreResult,
    UserStatsResult,
    UserVerifyResult,
    WorkspaceCheckAccessResult,
    WorkspaceLayoutResult,
)
from memoryd_client.calling import OMIT, Omitted


class Calls:
    """Every method."""

    def _call(self, method: str, params: Mapping[str, Any]) -> Any:
        """Send one request and give its result."""
        raise NotImplementedError

    def daemon_events(
        self,
        *,
        after: str | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        wait_s: float | Omitted = OMIT,
    ) -> DaemonEventsResult:
        """Captures, verdicts other than allow, and refusals, as they happen.

        The oldest first. They are kept in memory: the newest `events_kept`, since the
        daemon's start. Without `after` the newest `limit` events are answered. A call that
        finds none waits up to `wait_s` for the next one, without holding up other calls; a
        client gives it more time than that. What one peer is refused is told ten times
        within ten seconds at most.

        after: The next_after of the answer before.

        limit: How many entries at most.

        wait_s: Seconds to wait for an event when there is none.

        Raises: overloaded.
        """
        result: DaemonEventsResult = self._call(
            "daemon.events", {"after": after, "limit": limit, "wait_s": wait_s}
        )
        return result

    def daemon_health(
        self,
    ) -> DaemonHealthResult:
        """Whether the daemon serves. Cheap, never blocks."""
        result: DaemonHealthResult = self._call("daemon.health", {})
        return result

    def daemon_jobs(
        self,
        *,
        state: Literal["running", "done", "stopped", "failed"] | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> DaemonJobsResult:
        """What is done in the background, and the state of the embedding model.

        The newest job first. Finished jobs are forgotten when the daemon stops.

        state: Only jobs in this state.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: timeout.
        """
        result: DaemonJobsResult = self._call(
            "daemon.jobs", {"state": state, "limit": limit, "cursor": cursor}
        )
        return result

    def daemon_metrics(
        self,
    ) -> DaemonMetricsResult:
        """The counters as Prometheus text."""
        result: DaemonMetricsResult = self._call("daemon.metrics", {})
        return result

    def daemon_reembed(
        self,
    ) -> DaemonReembedResult:
        """Make the vectors anew, in the background: of one user, or of every user.

        Searches go on meanwhile with the vectors that are there. daemon.jobs shows the
        progress.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: DaemonReembedResult = self._call("daemon.reembed", {})
        return result

    def daemon_stats(
        self,
    ) -> DaemonStatsResult:
        """Counters since the start."""
        result: DaemonStatsResult = self._call("daemon.stats", {})
        return result

    def daemon_version(
        self,
    ) -> DaemonVersionResult:
        """The versions of program, protocol and storage schema."""
        result: DaemonVersionResult = self._call("daemon.version", {})
        return result

    def memory(
        self,
        user_id: str,
        action: Literal["add", "replace", "remove"],
        target: Literal["memory", "user"],
        *,
        content: str | Omitted = OMIT,
        old_text: str | Omitted = OMIT,
    ) -> MemoryResult:
        """Keep short facts that every later session begins with.

        Target user is what is known about the user: name, role, preferences. Target memory
        is what matters about their work: environment, conventions, decisions. Both are in
        the system prompt of each new session, within a small budget, so keep one atomic fact
        an entry, in a short sentence, and only what is nearly always of use; save the rest
        with memory_save. When a fact changes, replace the old entry. Nothing is ever asked
        back, and there is no way to delete everything.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        action: add stores content; replace puts content in the place of the entry that
        old_text names; remove deletes that entry for good.

        target: user: what is known about the user. memory: other facts worth keeping in
        mind.

        content: The fact to store, for add and replace. Trimmed, in Unicode's normal form C.
        What is stored already is not stored twice.

        old_text: For replace and remove: a part of the entry's text, literally and in its
        case, that no other entry holds; or all of it.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
        """
        result: MemoryResult = self._call(
            "memory",
            {
                "user_id": user_id,
                "action": action,
                "target": target,
                "content": content,
                "old_text": old_text,
            },
        )
        return result

    def memory_export(
        self,
        user_id: str,
        *,
        plain: bool | Omitted = OMIT,
    ) -> MemoryExportResult:
        """Write all of a user's memory into a file: rules with their history, notes with their
        versions, the profile, statistics, sessions and turns.

        The file is one moment of the memory, lies below `.oxydra/exports/` and is read with
        `user.file_read`; it stays there until `user.file_delete`. The same memory gives the
        same bytes: ids and times are in it, and it is signed by this daemon. That of an
        encrypted user is encrypted too, unless `plain` is asked for. docs/exports.md tells
        the format.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        plain: Write plain text although the user's database is encrypted.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        key_unavailable.
        """
        result: MemoryExportResult = self._call(
            "memory.export", {"user_id": user_id, "plain": plain}
        )
        return result

    def memory_history(
        self,
        user_id: str,
        note_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryHistoryResult:
        """What a note said, the newest text first.

        No search finds a text that was replaced. Deleting the note deletes its history.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryHistoryResult = self._call(
            "memory.history",
            {"user_id": user_id, "note_id": note_id, "limit": limit, "cursor": cursor},
        )
        return result

    def memory_import(
        self,
        user_id: str,
        name: str,
        *,
        dry_run: bool | Omitted = OMIT,
    ) -> MemoryImportResult:
        """Store what an export holds: all of it in one transaction, or nothing.

        The file lies below `.oxydra/exports/`, where `user.file_write` puts it. Ids and
        times stay. What is stored already under an id stays as it is: the same content
        counts as present, another one as a conflict. Notes and turns are found by keyword at
        once and by meaning as soon as they are embedded. Only a file that this daemon signed
        brings in rules with the source `user_explicit`; in any other they become
        `programmatic`. A file that is not right is refused with the line and the field. A
        file named `import-…` is brought in for one import alone: it is deleted when that has
        ended, whatever became of it; every other one stays.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        dry_run: Only tell what would happen; nothing is stored.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        quota_exceeded, key_unavailable.
        """
        result: MemoryImportResult = self._call(
            "memory.import", {"user_id": user_id, "name": name, "dry_run": dry_run}
        )
        return result

    def memory_profile(
        self,
        user_id: str,
    ) -> MemoryProfileResult:
        """The live entries of the `memory` tool, the newest first.

        Texts are as they are stored, also those that a prompt shows as `[blocked: …]`.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryProfileResult = self._call("memory.profile", {"user_id": user_id})
        return result

    def memory_relaxation_confirm(
        self,
        user_id: str,
        id: str,
    ) -> Rule:
        """Let a pending relaxation take its rule back.

        The rule is retired; its history says with which words, from which turn and speaker.
        Other relaxations of the rule are gone with it.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        id: The id of a pending relaxation.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: Rule = self._call("memory.relaxation_confirm", {"user_id": user_id, "id": id})
        return result

    def memory_relaxations_pending(
        self,
        user_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryRelaxationsPendingResult:
        """The relaxations that wait for the owner, newest first.

        The newest 100 are kept. A change of the rule, or deleting it or the session, takes
        them away.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRelaxationsPendingResult = self._call(
            "memory.relaxations_pending", {"user_id": user_id, "limit": limit, "cursor": cursor}
        )
        return result

    def memory_scan(
        self,
        text: str,
        *,
        kind: Literal["note", "decree"] | Omitted = OMIT,
    ) -> MemoryScanResult:
        """What the guard answers to a text; stores nothing.

        The same guard that every write passes. A decree may name what it prohibits, as in
        "never read the .env file": the categories exfiltration, credential_access,
        persistence and remote_execution do not count for it. docs/guard.md tells the
        categories.

        text: The text as it would be stored.

        kind: What it would be stored as.
        """
        result: MemoryScanResult = self._call("memory.scan", {"text": text, "kind": kind})
        return result

    def memory_session_delete(
        self,
        user_id: str,
        session_id: str,
    ) -> MemorySessionDeleteResult:
        """Delete a session: its texts, its stored answers and its frozen block. Rules stay.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionDeleteResult = self._call(
            "memory.session_delete", {"user_id": user_id, "session_id": session_id}
        )
        return result

    def memory_session_end(
        self,
        user_id: str,
        session_id: str,
    ) -> MemorySessionEndResult:
        """Thaw the session's frozen block.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionEndResult = self._call(
            "memory.session_end", {"user_id": user_id, "session_id": session_id}
        )
        return result

    def memory_session_list(
        self,
        user_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionListResult:
        """The user's sessions, the last used first.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionListResult = self._call(
            "memory.session_list", {"user_id": user_id, "limit": limit, "cursor": cursor}
        )
        return result

    def memory_session_read(
        self,
        user_id: str,
        session_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionReadResult:
        """The stored texts of a session, oldest first.

        A page ends early, with a next_cursor, before its texts pass 512 KiB.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionReadResult = self._call(
            "memory.session_read",
            {"user_id": user_id, "session_id": session_id, "limit": limit, "cursor": cursor},
        )
        return result

    def memory_session_start(
        self,
        user_id: str,
        session_id: str,
        *,
        tools: list[str] | Omitted = OMIT,
        title: str | Omitted = OMIT,
        restart: bool | Omitted = OMIT,
    ) -> MemorySessionStartResult:
        """What the session builder pins into the system prompt, frozen for the session.

        Three sections, each left out while it is empty: `tool_rules`; `profile`, what is
        known about the user; `memory`, other facts. Both hold the newest entries of the
        `memory` tool, whole, within the budgets, fenced as data. What the guard refuses now
        shows as `[blocked: …]`.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        tools: The tools of the agent. Empty: every tool that has rules.

        title: The session's title. Spaces around it are cut.

        restart: Freeze anew.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected.
        """
        result: MemorySessionStartResult = self._call(
            "memory.session_start",
            {
                "user_id": user_id,
                "session_id": session_id,
                "tools": tools,
                "title": title,
                "restart": restart,
            },
        )
        return result

    def memory_tool_call_check(
        self,
        user_id: str,
        tool_name: str,
        *,
        arguments: dict[str, Any] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolCallCheckResult:
        """Whether a tool call may go ahead under the stored rules.

        Text matching, no model. deny: a critical rule forbids this call. ask: a rule may
        apply and the arguments do not settle it, or a high rule matches. allow: nothing
        stored touches the call. An error is never an allow.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        arguments: The arguments of the call, as the tool would get them.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolCallCheckResult = self._call(
            "memory.tool_call_check",
            {
                "user_id": user_id,
                "tool_name": tool_name,
                "arguments": arguments,
                "session_id": session_id,
            },
        )
        return result

    def memory_tool_rule_delete(
        self,
        user_id: str,
        tool_name: str,
        id: str,
    ) -> MemoryToolRuleDeleteResult:
        """Delete a rule and its history for good.

        The text is scrubbed from frozen session blocks too; the next call of such a session
        answers changed: true. deleted is false when there was no such rule.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRuleDeleteResult = self._call(
            "memory.tool_rule_delete", {"user_id": user_id, "tool_name": tool_name, "id": id}
        )
        return result

    def memory_tool_rule_get(
        self,
        user_id: str,
        tool_name: str,
        id: str,
    ) -> Rule | None:
        """Read one rule.

        null when there is no such rule. Retired and expired rules are found too; their
        status says so.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: Rule | None = self._call(
            "memory.tool_rule_get", {"user_id": user_id, "tool_name": tool_name, "id": id}
        )
        return result

    def memory_tool_rule_history(
        self,
        user_id: str,
        tool_name: str,
        id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleHistoryResult:
        """What happened to a rule, oldest first.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleHistoryResult = self._call(
            "memory.tool_rule_history",
            {
                "user_id": user_id,
                "tool_name": tool_name,
                "id": id,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return result

    def memory_tool_rule_list(
        self,
        user_id: str,
        tool_name: str,
        *,
        status: Literal["active", "retired", "expired"] | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleListResult:
        """List the rules of a tool, priority first, then freshest first.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleListResult = self._call(
            "memory.tool_rule_list",
            {
                "user_id": user_id,
                "tool_name": tool_name,
                "status": status,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return result

    def memory_tool_rule_put(
        self,
        user_id: str,
        tool_name: str,
        rule: str,
        *,
        priority: Literal["critical", "high", "normal"] | Omitted = OMIT,
        source: Literal["user_explicit", "post_turn", "programmatic"] | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        id: str | Omitted = OMIT,
        expires_at: str | Omitted | None = OMIT,
    ) -> Rule:
        """Store a rule, or change the one with this tool and id.

        A new rule has priority normal, source programmatic and no tags unless given. An
        existing (tool_name, id) is changed: omitted params keep their values, created_at
        stays, updated_at moves. Without id, a text equal to an active rule of that tool (up
        to case, spacing, apostrophes and final punctuation) returns that rule, with the
        higher of the two priorities. A rule with provenance keeps it, and its text, when the
        same text is put, the priority is raised or the expiry moved back. Anything that
        weakens it (another text or source, a lower priority, an earlier expiry) needs the
        right owner, and takes the provenance away; the source is then the one given or
        programmatic. Without the right owner, a rule whose source is user_explicit is not
        weakened either, and tags leave the tag user-decree of such a rule in place.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        rule: What to do or not to do, in plain words.

        priority: critical and high rules ride in the system prompt; a critical one also
        denies a call. normal rules are read with memory_recall.

        source: Who made the rule: the user in a turn or by hand, the post-turn hook, or a
        program.

        tags: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        expires_at: From when on the rule no longer holds; null takes the time away.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        memory_threat_detected.
        """
        result: Rule = self._call(
            "memory.tool_rule_put",
            {
                "user_id": user_id,
                "tool_name": tool_name,
                "rule": rule,
                "priority": priority,
                "source": source,
                "tags": tags,
                "id": id,
                "expires_at": expires_at,
            },
        )
        return result

    def memory_tool_rule_test(
        self,
        rule: str,
        calls: list[MemoryToolRuleTestCall],
        tool_name: str,
    ) -> MemoryToolRuleTestResult:
        """What a rule with this text would answer to tool calls; stores nothing.

        Judges each call by this one rule, as a critical one of `tool_name`; the rules that
        are stored and what is denied to every call do not count. `forbids_nothing` says that
        the text only recommends or states something.

        rule: What to do or not to do, in plain words.

        tool_name: The tool that the rule would belong to.

        Raises: timeout.
        """
        result: MemoryToolRuleTestResult = self._call(
            "memory.tool_rule_test", {"rule": rule, "calls": calls, "tool_name": tool_name}
        )
        return result

    def memory_tool_rules_for_prompt(
        self,
        user_id: str,
        *,
        tools: list[str] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolRulesForPromptResult:
        """The rules block for a system prompt.

        With session_id the first call freezes the block for that session, and later calls
        return the same bytes; unpinned lists what is newer. Without it the block is rendered
        from the rules as they are now.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tools: The tools of the agent. Empty: every tool that has rules.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRulesForPromptResult = self._call(
            "memory.tool_rules_for_prompt",
            {"user_id": user_id, "tools": tools, "session_id": session_id},
        )
        return result

    def memory_tool_rules_json(
        self,
        user_id: str,
        tool_name: str,
    ) -> list[Rule]:
        """The bare list of a tool's active rules.

        At most 1,000: critical before high before normal, the freshest first.
        memory.tool_rule_list has pages.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: list[Rule] = self._call(
            "memory.tool_rules_json", {"user_id": user_id, "tool_name": tool_name}
        )
        return result

    def memory_tool_verdicts(
        self,
        user_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolVerdictsResult:
        """Verdicts other than allow, newest first.

        The newest 10,000 of a user. Neither what the calls said nor the text of a rule is
        kept; of a rule that was deleted for good the id stays. A check does not wait for its
        entry: one that cannot be written, as on a full disk, is counted in `lost`.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolVerdictsResult = self._call(
            "memory.tool_verdicts", {"user_id": user_id, "limit": limit, "cursor": cursor}
        )
        return result

    def memory_turn_complete(
        self,
        user_id: str,
        *,
        user_message: str | Omitted = OMIT,
        assistant_response: str | Omitted = OMIT,
        tool_calls: list[ToolCall] | Omitted = OMIT,
        available_tools: list[str] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
        turn_id: str | Omitted = OMIT,
        speaker: str | Omitted = OMIT,
        occurred_at: str | Omitted = OMIT,
    ) -> MemoryTurnCompleteResult:
        """The post-turn hook: stores the turn and captures what the user forbade.

        One transaction: on an error nothing is kept and the runtime retries. One of
        user_message and assistant_response is required; turn_id needs session_id and makes
        the retry safe. Without session_id the texts are searched for decrees but not kept.
        occurred_at may be at most 5 minutes ahead of the clock. A message retires a decree
        by itself only if all of it is short, the speaker's own and about exactly one rule;
        what else may take a decree back is reported in pending_relaxations.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        user_message: What the user wrote.

        assistant_response: What the agent answered.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        turn_id: The runtime's own id of a turn, unique in its session: 1 to 200 printable
        characters.

        speaker: The user's name as it should be shown with the turn.

        occurred_at: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        conflict.
        """
        result: MemoryTurnCompleteResult = self._call(
            "memory.turn_complete",
            {
                "user_id": user_id,
                "user_message": user_message,
                "assistant_response": assistant_response,
                "tool_calls": tool_calls,
                "available_tools": available_tools,
                "session_id": session_id,
                "turn_id": turn_id,
                "speaker": speaker,
                "occurred_at": occurred_at,
            },
        )
        return result

    def memory_delete(
        self,
        user_id: str,
        note_id: str,
    ) -> MemoryDeleteResult:
        """Delete a note and its history for good.

        Search first to get the note_id. Delete what the user asks to forget; what only
        changed is for memory_update. Parts of conversations, whose note_id is empty, cannot
        be deleted.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryDeleteResult = self._call(
            "memory_delete", {"user_id": user_id, "note_id": note_id}
        )
        return result

    def memory_recall(
        self,
        user_id: str,
        namespace: str,
        *,
        query: str | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> MemoryRecallResult:
        """Read a tool's rules, how tools fared, or notes.

        Read the rules of a tool, of every priority, before using it; how often tools failed;
        or notes, the newest first. With a query: what fits it best.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        namespace: `tool-<name>`: the active rules of a tool, of every priority.
        `tool_effectiveness`: what happened when tools ran. `global` and `skill-<id>`: notes.

        query: Words to rank by. Without it: rules by priority, the rest newest first.

        limit: How many entries at most.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRecallResult = self._call(
            "memory_recall",
            {"user_id": user_id, "namespace": namespace, "query": query, "limit": limit},
        )
        return result

    def memory_save(
        self,
        user_id: str,
        content: str,
        *,
        category: str | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        namespace: str | Omitted = OMIT,
    ) -> MemorySaveResult:
        """Save a note about the user.

        Save proactively, without being asked, when the user states a preference, a fact
        about themselves or their work, a decision or a plan that later sessions should know.
        One fact a note, in a whole sentence that stands on its own. When a note about it
        exists, change that one with memory_update instead. The same text again answers with
        the id of the stored note, and changes nothing.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        content: The note in natural language: 1 to 32,000 characters, not counting spaces
        around it.

        category: A category to search by, such as preference or project: 1 to 64 printable
        characters.

        tags: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats; blank
        ones are dropped.

        namespace: `global`, or `skill-<id>` for what belongs to one skill.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected, quota_exceeded.
        """
        result: MemorySaveResult = self._call(
            "memory_save",
            {
                "user_id": user_id,
                "content": content,
                "category": category,
                "tags": tags,
                "namespace": namespace,
            },
        )
        return result

    def memory_search(
        self,
        user_id: str,
        query: str,
        *,
        top_k: int | Omitted = OMIT,
        include_conversation: bool | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
        category: str | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        since: str | Omitted = OMIT,
        until: str | Omitted = OMIT,
        min_score: float | Omitted = OMIT,
    ) -> MemorySearchResult:
        """Search the user's notes, and on request the conversations, by meaning and by keyword.

        Memory belongs to the user, not to a session: what was saved in any channel is found
        here. Search before answering a question about the user, and before memory_update or
        memory_delete to get the note_id. Results with an empty note_id are parts of
        conversations: they cannot be updated or deleted. There is no cut-off: the nearest
        are answered however far they are, so judge by text and score.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        query: What to look for, in plain words: a question, a phrase or keywords. Nothing in
        it is search syntax.

        top_k: How many results at most.

        include_conversation: Whether to search what was said in conversations too.

        session_id: Only what was said in this session, and all notes; without it every
        session of the user is searched.

        category: Only notes of this category; conversations have none.

        tags: Only notes that have all of these tags; conversations have none.

        since: Only what was said or last changed at this time or later, such as
        2026-11-21T09:30:00Z.

        until: Only what was said or last changed at this time or earlier, such as
        2026-11-21T09:30:00Z.

        min_score: Only results with this score or more.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemorySearchResult = self._call(
            "memory_search",
            {
                "user_id": user_id,
                "query": query,
                "top_k": top_k,
                "include_conversation": include_conversation,
                "session_id": session_id,
                "category": category,
                "tags": tags,
                "since": since,
                "until": until,
                "min_score": min_score,
            },
        )
        return result

    def memory_update(
        self,
        user_id: str,
        note_id: str,
        content: str,
        *,
        tags: list[str] | Omitted = OMIT,
    ) -> MemoryUpdateResult:
        """Replace the text of a note that is no longer right.

        Search first to get the note_id. The note keeps its id, its category and, unless
        given, its tags; no search finds the old text any more. Parts of conversations, whose
        note_id is empty, cannot be updated.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        content: The whole new text: 1 to 32,000 characters, not counting spaces around it.

        tags: The new tags, in place of the old ones. At most 16 of 64 characters.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        memory_threat_detected, quota_exceeded.
        """
        result: MemoryUpdateResult = self._call(
            "memory_update",
            {"user_id": user_id, "note_id": note_id, "content": content, "tags": tags},
        )
        return result

    def rpc_discover(
        self,
    ) -> dict[str, Any]:
        """This protocol as an OpenRPC 1.3.2 document."""
        result: dict[str, Any] = self._call("rpc.discover", {})
        return result

    def tools_call(
        self,
        user_id: str,
        name: str,
        arguments: dict[str, Any] | str,
        *,
        session_id: str | Omitted = OMIT,
    ) -> ToolsCallResult:
        """Run a tool with the arguments that a model wrote.

        The arguments are taken as they are, never repaired. A failure that the model can do
        something about is a result with `is_error`, its text begins with `Error: `; the
        others, such as storage_unavailable, are errors of the call. A search of
        conversations needs session_id and looks at that session only.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        name: The tool: memory_search, memory_save, memory_update, memory_delete,
        memory_recall or memory.

        arguments: The arguments: an object, or the JSON text of one as the model wrote it.
        They can name no user, session or namespace.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: ToolsCallResult = self._call(
            "tools.call",
            {"user_id": user_id, "name": name, "arguments": arguments, "session_id": session_id},
        )
        return result

    def tools_list(
        self,
        *,
        format: Literal["mcp", "openai", "anthropic"] | Omitted = OMIT,
    ) -> ToolsListResult:
        """The tools for a model, as its API wants them.

        `tools` goes to the model's API as it is. The schemas name no user, session or
        namespace: those are the host's, given to tools.call.

        format: Whose shape: a Tool of MCP, a function tool of OpenAI's chat completions, or
        a tool of Anthropic's messages.
        """
        result: ToolsListResult = self._call("tools.list", {"format": format})
        return result

    def user_backup(
        self,
        user_id: str,
    ) -> UserBackupResult:
        """Make a backup of a user's database.

        A consistent copy that holds every write that was acknowledged before; reads and
        writes go on meanwhile. It is checked and durable before it gets its name. The oldest
        backups made so are deleted beyond the setting backups_kept, except when this one
        holds damaged rows. daemon.jobs shows how far it is. Take it out with user.file_read.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserBackupResult = self._call("user.backup", {"user_id": user_id})
        return result

    def user_backups(
        self,
        user_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> UserBackupsResult:
        """List the backups of a user, the newest first.

        Files that were brought in for one restore alone, named `upload-…`, are none. Works
        for a user whose database is lost, too.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, not_found.
        """
        result: UserBackupsResult = self._call(
            "user.backups", {"user_id": user_id, "limit": limit, "cursor": cursor}
        )
        return result

    def user_decrypt(
        self,
        user_id: str,
    ) -> UserDecryptResult:
        """Take the encryption of a user's database away.

        A plain one stays as it is. Calls of this user wait until it is done, nobody else
        notices, and a crash leaves the database as it was before or as it is afterwards.
        `daemon.jobs` shows how far it is. Needs as much room on the disk as the database
        takes.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserDecryptResult = self._call("user.decrypt", {"user_id": user_id})
        return result

    def user_encrypt(
        self,
        user_id: str,
    ) -> UserEncryptResult:
        """Encrypt a user's database under the current key.

        One that is encrypted already, under whatever key, stays as it is. Calls of this user
        wait until it is done, nobody else notices, and a crash leaves the database as it was
        before or as it is afterwards. `daemon.jobs` shows how far it is. Needs as much room
        on the disk as the database takes.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserEncryptResult = self._call("user.encrypt", {"user_id": user_id})
        return result

    def user_file_delete(
        self,
        user_id: str,
        kind: Literal["exports", "backups"],
        name: str,
    ) -> UserFileDeleteResult:
        """Delete an export or a backup for good.

        Such as an export that was read, or a copy in plain text that user.encrypt names.
        What a restore set aside is no such file. Works for a user whose database is lost,
        too.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        Raises: storage_unavailable.
        """
        result: UserFileDeleteResult = self._call(
            "user.file_delete", {"user_id": user_id, "kind": kind, "name": name}
        )
        return result

    def user_file_read(
        self,
        user_id: str,
        kind: Literal["exports", "backups"],
        name: str,
        *,
        offset: int | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> UserFileReadResult:
        """Read a piece of an export or a backup.

        A file never changes once it has its name: read from offset 0 on, each time from
        where the last piece ended, until `end` is true. Works for a user whose database is
        lost, too.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        offset: Where the piece begins, in bytes.

        limit: How many bytes at most.

        Raises: storage_unavailable, not_found.
        """
        result: UserFileReadResult = self._call(
            "user.file_read",
            {"user_id": user_id, "kind": kind, "name": name, "offset": offset, "limit": limit},
        )
        return result

    def user_file_write(
        self,
        user_id: str,
        kind: Literal["exports", "backups"],
        name: str,
        offset: int,
        data: str,
        *,
        sha256: str | Omitted = OMIT,
    ) -> UserFileWriteResult:
        """Write a piece of an export or a backup that a client brings in.

        Begin at offset 0, which drops a draft of this name that was not finished, and go on
        where the last piece ended; what was written from `offset` on is replaced, so a
        repeated piece does no harm. The last piece, which may be empty, comes with the
        `sha256` of the whole file: only when size and hash fit does the file get its name,
        durably. Until then it is a draft that nothing else sees, and that is dropped a day
        after its last piece. A whole file is never replaced: another content under its name
        is a conflict. A file that is wanted for one call alone is named `import-…` among the
        exports or `upload-…` among the backups: it is deleted when the import or the restore
        has ended, whatever became of it, or after a day, and is no backup. Works for a user
        whose database is lost, or who is not known yet.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        offset: Where the piece begins: at most where the last one ended.

        data: The piece in base64, at most 512 KiB of it and less than max_line_bytes allows.

        sha256: With the last piece: the hash of the whole file.

        Raises: storage_unavailable, conflict.
        """
        result: UserFileWriteResult = self._call(
            "user.file_write",
            {
                "user_id": user_id,
                "kind": kind,
                "name": name,
                "offset": offset,
                "data": data,
                "sha256": sha256,
            },
        )
        return result

    def user_purge(
        self,
        user_id: str,
        confirm: str,
    ) -> UserPurgeResult:
        """Delete everything that memoryd holds of a user, for good.

        The database, what was set aside, exports and backups: everything below .oxydra/, and
        nothing else of the user's workspace. Files are unlinked, not overwritten: on a disk
        that somebody could read raw, turn encryption on. Afterwards the user is unknown.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        confirm: The user_id once more.

        Raises: storage_unavailable, not_found, overloaded.
        """
        result: UserPurgeResult = self._call("user.purge", {"user_id": user_id, "confirm": confirm})
        return result

    def user_rekey(
        self,
        user_id: str,
    ) -> UserRekeyResult:
        """Move an encrypted database to the current key.

        For a change of the master key: `previous_key_source` names the key before. conflict
        for a database that is not encrypted. Calls of this user wait until it is done,
        nobody else notices, and a crash leaves the database as it was before or as it is
        afterwards. `daemon.jobs` shows how far it is. Needs as much room on the disk as the
        database takes.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded, conflict.
        """
        result: UserRekeyResult = self._call("user.rekey", {"user_id": user_id})
        return result

    def user_reset(
        self,
        user_id: str,
        confirm: str,
    ) -> UserResetResult:
        """Start over with an empty database after the old one was lost or damaged.

        Only for a user whose database is unavailable: a healthy one is refused with
        conflict.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        confirm: The user_id once more.

        Raises: storage_unavailable, key_unavailable, not_found, conflict.
        """
        result: UserResetResult = self._call("user.reset", {"user_id": user_id, "confirm": confirm})
        return result

    def user_restore(
        self,
        user_id: str,
        *,
        name: str | Omitted = OMIT,
    ) -> UserRestoreResult:
        """Put a backup in the place of a user's database.

        The backup is checked first. Without a name, newer ones that are damaged are passed
        over and named in the answer; one whose key is missing, or that a newer memoryd
        wrote, is an error that names it, and an older one is restored when it is named. The
        files that it replaces are set aside below .oxydra/, never deleted, and a quarantine
        ends; the database among them has a name in `….replaced-…`, which brings it back when
        it is given as `name`. Sessions, frozen blocks and all else are then as they were
        when the backup was made. A backup that is not encrypted is encrypted where the
        database that it replaces is, or where the setting `encryption` is on; without any
        key it stays plain, and `encrypted` says so. Works for a user who is not known yet
        when a backup was brought in with user.file_write. A backup that this daemon did not
        make for this user, or that was changed, is not `signed`: its `user_explicit` rules
        become `programmatic` and lose their provenance, its answers to turns and frozen
        blocks are dropped, and the guard looks at its texts again. A file named `upload-…`
        is brought in for one restore alone: it is deleted when that has ended, whatever
        became of it.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        name: A backup, or a database that an earlier restore replaced. Default: the newest
        backup that holds no damage.

        Raises: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
        """
        result: UserRestoreResult = self._call("user.restore", {"user_id": user_id, "name": name})
        return result

    def user_stats(
        self,
        user_id: str,
    ) -> UserStatsResult:
        """How much a user has of everything.

        Numbers of rows, bytes on disk, and the names of databases that were set aside.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, not_found, timeout, key_unavailable.
        """
        result: UserStatsResult = self._call("user.stats", {"user_id": user_id})
        return result

    def user_verify(
        self,
        user_id: str,
    ) -> UserVerifyResult:
        """Check every row and page of a user's database.

        Each row's hash, the keyword index word by word, the vectors, references, and
        SQLite's own check of the file. Runs beside reads and writes. A damaged row is named
        by its table and id, never with its text; it is passed over by all methods. A
        database that cannot be trusted as a whole is set aside and its user quarantined:
        then `broken` says why, and every method answers storage_unavailable until
        user.restore or user.reset.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserVerifyResult = self._call("user.verify", {"user_id": user_id})
        return result

    def workspace_check_access(
        self,
        user_id: str,
        path: str,
        *,
        access: Literal["read", "write"] | Omitted = OMIT,
    ) -> WorkspaceCheckAccessResult:
        """Whether a path is fit for the file tool of a model, and where it leads.

        Links are followed, nothing has to exist, and a relative path starts at the user's
        workspace. shared and tmp may be read and written, vault may be read; everything else
        is refused, as are hard links, devices, sockets and pipes, and names that only look
        like others. Use `resolved` and not the path that was asked about, and open it
        without following links: what becomes of it after the answer is the caller's to
        prevent.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        path: The path as the model gave it: absolute, or relative to the user's workspace.

        access: What the tool wants to do.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceCheckAccessResult = self._call(
            "workspace.check_access", {"user_id": user_id, "path": path, "access": access}
        )
        return result

    def workspace_layout(
        self,
        user_id: str,
        *,
        role: Literal["host", "agent", "shell"] | Omitted = OMIT,
    ) -> WorkspaceLayoutResult:
        """The folders of a user, and how a process of this role sees them.

        host and agent are the runtime's own processes; shell is every tool that runs a
        command. What is not among the mounts of a role is not to be mounted for it. An
        unknown user gets the same answer, and nothing is made.

        user_id: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,
        the first a letter or digit.

        role: Whose view it is.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceLayoutResult = self._call(
            "workspace.layout", {"user_id": user_id, "role": role}
        )
        return result


class UserCalls:
    """The methods about one user, who is named once."""

    def _call(self, method: str, params: Mapping[str, Any]) -> Any:
        """Send one request and give its result."""
        raise NotImplementedError

    def memory(
        self,
        action: Literal["add", "replace", "remove"],
        target: Literal["memory", "user"],
        *,
        content: str | Omitted = OMIT,
        old_text: str | Omitted = OMIT,
    ) -> MemoryResult:
        """Keep short facts that every later session begins with.

        Target user is what is known about the user: name, role, preferences. Target memory
        is what matters about their work: environment, conventions, decisions. Both are in
        the system prompt of each new session, within a small budget, so keep one atomic fact
        an entry, in a short sentence, and only what is nearly always of use; save the rest
        with memory_save. When a fact changes, replace the old entry. Nothing is ever asked
        back, and there is no way to delete everything.

        action: add stores content; replace puts content in the place of the entry that
        old_text names; remove deletes that entry for good.

        target: user: what is known about the user. memory: other facts worth keeping in
        mind.

        content: The fact to store, for add and replace. Trimmed, in Unicode's normal form C.
        What is stored already is not stored twice.

        old_text: For replace and remove: a part of the entry's text, literally and in its
        case, that no other entry holds; or all of it.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
        """
        result: MemoryResult = self._call(
            "memory", {"action": action, "target": target, "content": content, "old_text": old_text}
        )
        return result

    def memory_export(
        self,
        *,
        plain: bool | Omitted = OMIT,
    ) -> MemoryExportResult:
        """Write all of a user's memory into a file: rules with their history, notes with their
        versions, the profile, statistics, sessions and turns.

        The file is one moment of the memory, lies below `.oxydra/exports/` and is read with
        `user.file_read`; it stays there until `user.file_delete`. The same memory gives the
        same bytes: ids and times are in it, and it is signed by this daemon. That of an
        encrypted user is encrypted too, unless `plain` is asked for. docs/exports.md tells
        the format.

        plain: Write plain text although the user's database is encrypted.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        key_unavailable.
        """
        result: MemoryExportResult = self._call("memory.export", {"plain": plain})
        return result

    def memory_history(
        self,
        note_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryHistoryResult:
        """What a note said, the newest text first.

        No search finds a text that was replaced. Deleting the note deletes its history.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryHistoryResult = self._call(
            "memory.history", {"note_id": note_id, "limit": limit, "cursor": cursor}
        )
        return result

    def memory_import(
        self,
        name: str,
        *,
        dry_run: bool | Omitted = OMIT,
    ) -> MemoryImportResult:
        """Store what an export holds: all of it in one transaction, or nothing.

        The file lies below `.oxydra/exports/`, where `user.file_write` puts it. Ids and
        times stay. What is stored already under an id stays as it is: the same content
        counts as present, another one as a conflict. Notes and turns are found by keyword at
        once and by meaning as soon as they are embedded. Only a file that this daemon signed
        brings in rules with the source `user_explicit`; in any other they become
        `programmatic`. A file that is not right is refused with the line and the field. A
        file named `import-…` is brought in for one import alone: it is deleted when that has
        ended, whatever became of it; every other one stays.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        dry_run: Only tell what would happen; nothing is stored.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        quota_exceeded, key_unavailable.
        """
        result: MemoryImportResult = self._call("memory.import", {"name": name, "dry_run": dry_run})
        return result

    def memory_profile(
        self,
    ) -> MemoryProfileResult:
        """The live entries of the `memory` tool, the newest first.

        Texts are as they are stored, also those that a prompt shows as `[blocked: …]`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryProfileResult = self._call("memory.profile", {})
        return result

    def memory_relaxation_confirm(
        self,
        id: str,
    ) -> Rule:
        """Let a pending relaxation take its rule back.

        The rule is retired; its history says with which words, from which turn and speaker.
        Other relaxations of the rule are gone with it.

        id: The id of a pending relaxation.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: Rule = self._call("memory.relaxation_confirm", {"id": id})
        return result

    def memory_relaxations_pending(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryRelaxationsPendingResult:
        """The relaxations that wait for the owner, newest first.

        The newest 100 are kept. A change of the rule, or deleting it or the session, takes
        them away.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRelaxationsPendingResult = self._call(
            "memory.relaxations_pending", {"limit": limit, "cursor": cursor}
        )
        return result

    def memory_session_delete(
        self,
        session_id: str,
    ) -> MemorySessionDeleteResult:
        """Delete a session: its texts, its stored answers and its frozen block. Rules stay.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionDeleteResult = self._call(
            "memory.session_delete", {"session_id": session_id}
        )
        return result

    def memory_session_end(
        self,
        session_id: str,
    ) -> MemorySessionEndResult:
        """Thaw the session's frozen block.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionEndResult = self._call(
            "memory.session_end", {"session_id": session_id}
        )
        return result

    def memory_session_list(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionListResult:
        """The user's sessions, the last used first.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionListResult = self._call(
            "memory.session_list", {"limit": limit, "cursor": cursor}
        )
        return result

    def memory_session_read(
        self,
        session_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionReadResult:
        """The stored texts of a session, oldest first.

        A page ends early, with a next_cursor, before its texts pass 512 KiB.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionReadResult = self._call(
            "memory.session_read", {"session_id": session_id, "limit": limit, "cursor": cursor}
        )
        return result

    def memory_session_start(
        self,
        session_id: str,
        *,
        tools: list[str] | Omitted = OMIT,
        title: str | Omitted = OMIT,
        restart: bool | Omitted = OMIT,
    ) -> MemorySessionStartResult:
        """What the session builder pins into the system prompt, frozen for the session.

        Three sections, each left out while it is empty: `tool_rules`; `profile`, what is
        known about the user; `memory`, other facts. Both hold the newest entries of the
        `memory` tool, whole, within the budgets, fenced as data. What the guard refuses now
        shows as `[blocked: …]`.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        tools: The tools of the agent. Empty: every tool that has rules.

        title: The session's title. Spaces around it are cut.

        restart: Freeze anew.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected.
        """
        result: MemorySessionStartResult = self._call(
            "memory.session_start",
            {"session_id": session_id, "tools": tools, "title": title, "restart": restart},
        )
        return result

    def memory_tool_call_check(
        self,
        tool_name: str,
        *,
        arguments: dict[str, Any] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolCallCheckResult:
        """Whether a tool call may go ahead under the stored rules.

        Text matching, no model. deny: a critical rule forbids this call. ask: a rule may
        apply and the arguments do not settle it, or a high rule matches. allow: nothing
        stored touches the call. An error is never an allow.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        arguments: The arguments of the call, as the tool would get them.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolCallCheckResult = self._call(
            "memory.tool_call_check",
            {"tool_name": tool_name, "arguments": arguments, "session_id": session_id},
        )
        return result

    def memory_tool_rule_delete(
        self,
        tool_name: str,
        id: str,
    ) -> MemoryToolRuleDeleteResult:
        """Delete a rule and its history for good.

        The text is scrubbed from frozen session blocks too; the next call of such a session
        answers changed: true. deleted is false when there was no such rule.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRuleDeleteResult = self._call(
            "memory.tool_rule_delete", {"tool_name": tool_name, "id": id}
        )
        return result

    def memory_tool_rule_get(
        self,
        tool_name: str,
        id: str,
    ) -> Rule | None:
        """Read one rule.

        null when there is no such rule. Retired and expired rules are found too; their
        status says so.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: Rule | None = self._call("memory.tool_rule_get", {"tool_name": tool_name, "id": id})
        return result

    def memory_tool_rule_history(
        self,
        tool_name: str,
        id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleHistoryResult:
        """What happened to a rule, oldest first.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleHistoryResult = self._call(
            "memory.tool_rule_history",
            {"tool_name": tool_name, "id": id, "limit": limit, "cursor": cursor},
        )
        return result

    def memory_tool_rule_list(
        self,
        tool_name: str,
        *,
        status: Literal["active", "retired", "expired"] | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleListResult:
        """List the rules of a tool, priority first, then freshest first.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleListResult = self._call(
            "memory.tool_rule_list",
            {"tool_name": tool_name, "status": status, "limit": limit, "cursor": cursor},
        )
        return result

    def memory_tool_rule_put(
        self,
        tool_name: str,
        rule: str,
        *,
        priority: Literal["critical", "high", "normal"] | Omitted = OMIT,
        source: Literal["user_explicit", "post_turn", "programmatic"] | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        id: str | Omitted = OMIT,
        expires_at: str | Omitted | None = OMIT,
    ) -> Rule:
        """Store a rule, or change the one with this tool and id.

        A new rule has priority normal, source programmatic and no tags unless given. An
        existing (tool_name, id) is changed: omitted params keep their values, created_at
        stays, updated_at moves. Without id, a text equal to an active rule of that tool (up
        to case, spacing, apostrophes and final punctuation) returns that rule, with the
        higher of the two priorities. A rule with provenance keeps it, and its text, when the
        same text is put, the priority is raised or the expiry moved back. Anything that
        weakens it (another text or source, a lower priority, an earlier expiry) needs the
        right owner, and takes the provenance away; the source is then the one given or
        programmatic. Without the right owner, a rule whose source is user_explicit is not
        weakened either, and tags leave the tag user-decree of such a rule in place.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        rule: What to do or not to do, in plain words.

        priority: critical and high rules ride in the system prompt; a critical one also
        denies a call. normal rules are read with memory_recall.

        source: Who made the rule: the user in a turn or by hand, the post-turn hook, or a
        program.

        tags: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats.

        id: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        expires_at: From when on the rule no longer holds; null takes the time away.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        memory_threat_detected.
        """
        result: Rule = self._call(
            "memory.tool_rule_put",
            {
                "tool_name": tool_name,
                "rule": rule,
                "priority": priority,
                "source": source,
                "tags": tags,
                "id": id,
                "expires_at": expires_at,
            },
        )
        return result

    def memory_tool_rules_for_prompt(
        self,
        *,
        tools: list[str] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolRulesForPromptResult:
        """The rules block for a system prompt.

        With session_id the first call freezes the block for that session, and later calls
        return the same bytes; unpinned lists what is newer. Without it the block is rendered
        from the rules as they are now.

        tools: The tools of the agent. Empty: every tool that has rules.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRulesForPromptResult = self._call(
            "memory.tool_rules_for_prompt", {"tools": tools, "session_id": session_id}
        )
        return result

    def memory_tool_rules_json(
        self,
        tool_name: str,
    ) -> list[Rule]:
        """The bare list of a tool's active rules.

        At most 1,000: critical before high before normal, the freshest first.
        memory.tool_rule_list has pages.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and
        lower-cased, so `Send_Email` and `send_email` are one tool.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: list[Rule] = self._call("memory.tool_rules_json", {"tool_name": tool_name})
        return result

    def memory_tool_verdicts(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolVerdictsResult:
        """Verdicts other than allow, newest first.

        The newest 10,000 of a user. Neither what the calls said nor the text of a rule is
        kept; of a rule that was deleted for good the id stays. A check does not wait for its
        entry: one that cannot be written, as on a full disk, is counted in `lost`.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolVerdictsResult = self._call(
            "memory.tool_verdicts", {"limit": limit, "cursor": cursor}
        )
        return result

    def memory_turn_complete(
        self,
        *,
        user_message: str | Omitted = OMIT,
        assistant_response: str | Omitted = OMIT,
        tool_calls: list[ToolCall] | Omitted = OMIT,
        available_tools: list[str] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
        turn_id: str | Omitted = OMIT,
        speaker: str | Omitted = OMIT,
        occurred_at: str | Omitted = OMIT,
    ) -> MemoryTurnCompleteResult:
        """The post-turn hook: stores the turn and captures what the user forbade.

        One transaction: on an error nothing is kept and the runtime retries. One of
        user_message and assistant_response is required; turn_id needs session_id and makes
        the retry safe. Without session_id the texts are searched for decrees but not kept.
        occurred_at may be at most 5 minutes ahead of the clock. A message retires a decree
        by itself only if all of it is short, the speaker's own and about exactly one rule;
        what else may take a decree back is reported in pending_relaxations.

        user_message: What the user wrote.

        assistant_response: What the agent answered.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        turn_id: The runtime's own id of a turn, unique in its session: 1 to 200 printable
        characters.

        speaker: The user's name as it should be shown with the turn.

        occurred_at: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        conflict.
        """
        result: MemoryTurnCompleteResult = self._call(
            "memory.turn_complete",
            {
                "user_message": user_message,
                "assistant_response": assistant_response,
                "tool_calls": tool_calls,
                "available_tools": available_tools,
                "session_id": session_id,
                "turn_id": turn_id,
                "speaker": speaker,
                "occurred_at": occurred_at,
            },
        )
        return result

    def memory_delete(
        self,
        note_id: str,
    ) -> MemoryDeleteResult:
        """Delete a note and its history for good.

        Search first to get the note_id. Delete what the user asks to forget; what only
        changed is for memory_update. Parts of conversations, whose note_id is empty, cannot
        be deleted.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryDeleteResult = self._call("memory_delete", {"note_id": note_id})
        return result

    def memory_recall(
        self,
        namespace: str,
        *,
        query: str | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> MemoryRecallResult:
        """Read a tool's rules, how tools fared, or notes.

        Read the rules of a tool, of every priority, before using it; how often tools failed;
        or notes, the newest first. With a query: what fits it best.

        namespace: `tool-<name>`: the active rules of a tool, of every priority.
        `tool_effectiveness`: what happened when tools ran. `global` and `skill-<id>`: notes.

        query: Words to rank by. Without it: rules by priority, the rest newest first.

        limit: How many entries at most.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRecallResult = self._call(
            "memory_recall", {"namespace": namespace, "query": query, "limit": limit}
        )
        return result

    def memory_save(
        self,
        content: str,
        *,
        category: str | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        namespace: str | Omitted = OMIT,
    ) -> MemorySaveResult:
        """Save a note about the user.

        Save proactively, without being asked, when the user states a preference, a fact
        about themselves or their work, a decision or a plan that later sessions should know.
        One fact a note, in a whole sentence that stands on its own. When a note about it
        exists, change that one with memory_update instead. The same text again answers with
        the id of the stored note, and changes nothing.

        content: The note in natural language: 1 to 32,000 characters, not counting spaces
        around it.

        category: A category to search by, such as preference or project: 1 to 64 printable
        characters.

        tags: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats; blank
        ones are dropped.

        namespace: `global`, or `skill-<id>` for what belongs to one skill.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected, quota_exceeded.
        """
        result: MemorySaveResult = self._call(
            "memory_save",
            {"content": content, "category": category, "tags": tags, "namespace": namespace},
        )
        return result

    def memory_search(
        self,
        query: str,
        *,
        top_k: int | Omitted = OMIT,
        include_conversation: bool | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
        category: str | Omitted = OMIT,
        tags: list[str] | Omitted = OMIT,
        since: str | Omitted = OMIT,
        until: str | Omitted = OMIT,
        min_score: float | Omitted = OMIT,
    ) -> MemorySearchResult:
        """Search the user's notes, and on request the conversations, by meaning and by keyword.

        Memory belongs to the user, not to a session: what was saved in any channel is found
        here. Search before answering a question about the user, and before memory_update or
        memory_delete to get the note_id. Results with an empty note_id are parts of
        conversations: they cannot be updated or deleted. There is no cut-off: the nearest
        are answered however far they are, so judge by text and score.

        query: What to look for, in plain words: a question, a phrase or keywords. Nothing in
        it is search syntax.

        top_k: How many results at most.

        include_conversation: Whether to search what was said in conversations too.

        session_id: Only what was said in this session, and all notes; without it every
        session of the user is searched.

        category: Only notes of this category; conversations have none.

        tags: Only notes that have all of these tags; conversations have none.

        since: Only what was said or last changed at this time or later, such as
        2026-11-21T09:30:00Z.

        until: Only what was said or last changed at this time or earlier, such as
        2026-11-21T09:30:00Z.

        min_score: Only results with this score or more.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemorySearchResult = self._call(
            "memory_search",
            {
                "query": query,
                "top_k": top_k,
                "include_conversation": include_conversation,
                "session_id": session_id,
                "category": category,
                "tags": tags,
                "since": since,
                "until": until,
                "min_score": min_score,
            },
        )
        return result

    def memory_update(
        self,
        note_id: str,
        content: str,
        *,
        tags: list[str] | Omitted = OMIT,
    ) -> MemoryUpdateResult:
        """Replace the text of a note that is no longer right.

        Search first to get the note_id. The note keeps its id, its category and, unless
        given, its tags; no search finds the old text any more. Parts of conversations, whose
        note_id is empty, cannot be updated.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        content: The whole new text: 1 to 32,000 characters, not counting spaces around it.

        tags: The new tags, in place of the old ones. At most 16 of 64 characters.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        memory_threat_detected, quota_exceeded.
        """
        result: MemoryUpdateResult = self._call(
            "memory_update", {"note_id": note_id, "content": content, "tags": tags}
        )
        return result

    def tools_call(
        self,
        name: str,
        arguments: dict[str, Any] | str,
        *,
        session_id: str | Omitted = OMIT,
    ) -> ToolsCallResult:
        """Run a tool with the arguments that a model wrote.

        The arguments are taken as they are, never repaired. A failure that the model can do
        something about is a result with `is_error`, its text begins with `Error: `; the
        others, such as storage_unavailable, are errors of the call. A search of
        conversations needs session_id and looks at that session only.

        name: The tool: memory_search, memory_save, memory_update, memory_delete,
        memory_recall or memory.

        arguments: The arguments: an object, or the JSON text of one as the model wrote it.
        They can name no user, session or namespace.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: ToolsCallResult = self._call(
            "tools.call", {"name": name, "arguments": arguments, "session_id": session_id}
        )
        return result

    def user_backup(
        self,
    ) -> UserBackupResult:
        """Make a backup of a user's database.

        A consistent copy that holds every write that was acknowledged before; reads and
        writes go on meanwhile. It is checked and durable before it gets its name. The oldest
        backups made so are deleted beyond the setting backups_kept, except when this one
        holds damaged rows. daemon.jobs shows how far it is. Take it out with user.file_read.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserBackupResult = self._call("user.backup", {})
        return result

    def user_backups(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> UserBackupsResult:
        """List the backups of a user, the newest first.

        Files that were brought in for one restore alone, named `upload-…`, are none. Works
        for a user whose database is lost, too.

        limit: How many entries at most.

        cursor: The next_cursor of the page before.

        Raises: storage_unavailable, not_found.
        """
        result: UserBackupsResult = self._call("user.backups", {"limit": limit, "cursor": cursor})
        return result

    def user_decrypt(
        self,
    ) -> UserDecryptResult:
        """Take the encryption of a user's database away.

        A plain one stays as it is. Calls of this user wait until it is done, nobody else
        notices, and a crash leaves the database as it was before or as it is afterwards.
        `daemon.jobs` shows how far it is. Needs as much room on the disk as the database
        takes.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserDecryptResult = self._call("user.decrypt", {})
        return result

    def user_encrypt(
        self,
    ) -> UserEncryptResult:
        """Encrypt a user's database under the current key.

        One that is encrypted already, under whatever key, stays as it is. Calls of this user
        wait until it is done, nobody else notices, and a crash leaves the database as it was
        before or as it is afterwards. `daemon.jobs` shows how far it is. Needs as much room
        on the disk as the database takes.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserEncryptResult = self._call("user.encrypt", {})
        return result

    def user_file_delete(
        self,
        kind: Literal["exports", "backups"],
        name: str,
    ) -> UserFileDeleteResult:
        """Delete an export or a backup for good.

        Such as an export that was read, or a copy in plain text that user.encrypt names.
        What a restore set aside is no such file. Works for a user whose database is lost,
        too.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        Raises: storage_unavailable.
        """
        result: UserFileDeleteResult = self._call("user.file_delete", {"kind": kind, "name": name})
        return result

    def user_file_read(
        self,
        kind: Literal["exports", "backups"],
        name: str,
        *,
        offset: int | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> UserFileReadResult:
        """Read a piece of an export or a backup.

        A file never changes once it has its name: read from offset 0 on, each time from
        where the last piece ended, until `end` is true. Works for a user whose database is
        lost, too.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        offset: Where the piece begins, in bytes.

        limit: How many bytes at most.

        Raises: storage_unavailable, not_found.
        """
        result: UserFileReadResult = self._call(
            "user.file_read", {"kind": kind, "name": name, "offset": offset, "limit": limit}
        )
        return result

    def user_file_write(
        self,
        kind: Literal["exports", "backups"],
        name: str,
        offset: int,
        data: str,
        *,
        sha256: str | Omitted = OMIT,
    ) -> UserFileWriteResult:
        """Write a piece of an export or a backup that a client brings in.

        Begin at offset 0, which drops a draft of this name that was not finished, and go on
        where the last piece ended; what was written from `offset` on is replaced, so a
        repeated piece does no harm. The last piece, which may be empty, comes with the
        `sha256` of the whole file: only when size and hash fit does the file get its name,
        durably. Until then it is a draft that nothing else sees, and that is dropped a day
        after its last piece. A whole file is never replaced: another content under its name
        is a conflict. A file that is wanted for one call alone is named `import-…` among the
        exports or `upload-…` among the backups: it is deleted when the import or the restore
        has ended, whatever became of it, or after a day, and is no backup. Works for a user
        whose database is lost, or who is not known yet.

        kind: exports: what memory.export made; backups: what user.backup made.

        name: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or
        digit.

        offset: Where the piece begins: at most where the last one ended.

        data: The piece in base64, at most 512 KiB of it and less than max_line_bytes allows.

        sha256: With the last piece: the hash of the whole file.

        Raises: storage_unavailable, conflict.
        """
        result: UserFileWriteResult = self._call(
            "user.file_write",
            {"kind": kind, "name": name, "offset": offset, "data": data, "sha256": sha256},
        )
        return result

    def user_purge(
        self,
        confirm: str,
    ) -> UserPurgeResult:
        """Delete everything that memoryd holds of a user, for good.

        The database, what was set aside, exports and backups: everything below .oxydra/, and
        nothing else of the user's workspace. Files are unlinked, not overwritten: on a disk
        that somebody could read raw, turn encryption on. Afterwards the user is unknown.

        confirm: The user_id once more.

        Raises: storage_unavailable, not_found, overloaded.
        """
        result: UserPurgeResult = self._call("user.purge", {"confirm": confirm})
        return result

    def user_rekey(
        self,
    ) -> UserRekeyResult:
        """Move an encrypted database to the current key.

        For a change of the master key: `previous_key_source` names the key before. conflict
        for a database that is not encrypted. Calls of this user wait until it is done,
        nobody else notices, and a crash leaves the database as it was before or as it is
        afterwards. `daemon.jobs` shows how far it is. Needs as much room on the disk as the
        database takes.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded, conflict.
        """
        result: UserRekeyResult = self._call("user.rekey", {})
        return result

    def user_reset(
        self,
        confirm: str,
    ) -> UserResetResult:
        """Start over with an empty database after the old one was lost or damaged.

        Only for a user whose database is unavailable: a healthy one is refused with
        conflict.

        confirm: The user_id once more.

        Raises: storage_unavailable, key_unavailable, not_found, conflict.
        """
        result: UserResetResult = self._call("user.reset", {"confirm": confirm})
        return result

    def user_restore(
        self,
        *,
        name: str | Omitted = OMIT,
    ) -> UserRestoreResult:
        """Put a backup in the place of a user's database.

        The backup is checked first. Without a name, newer ones that are damaged are passed
        over and named in the answer; one whose key is missing, or that a newer memoryd
        wrote, is an error that names it, and an older one is restored when it is named. The
        files that it replaces are set aside below .oxydra/, never deleted, and a quarantine
        ends; the database among them has a name in `….replaced-…`, which brings it back when
        it is given as `name`. Sessions, frozen blocks and all else are then as they were
        when the backup was made. A backup that is not encrypted is encrypted where the
        database that it replaces is, or where the setting `encryption` is on; without any
        key it stays plain, and `encrypted` says so. Works for a user who is not known yet
        when a backup was brought in with user.file_write. A backup that this daemon did not
        make for this user, or that was changed, is not `signed`: its `user_explicit` rules
        become `programmatic` and lose their provenance, its answers to turns and frozen
        blocks are dropped, and the guard looks at its texts again. A file named `upload-…`
        is brought in for one restore alone: it is deleted when that has ended, whatever
        became of it.

        name: A backup, or a database that an earlier restore replaced. Default: the newest
        backup that holds no damage.

        Raises: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
        """
        result: UserRestoreResult = self._call("user.restore", {"name": name})
        return result

    def user_stats(
        self,
    ) -> UserStatsResult:
        """How much a user has of everything.

        Numbers of rows, bytes on disk, and the names of databases that were set aside.

        Raises: storage_unavailable, not_found, timeout, key_unavailable.
        """
        result: UserStatsResult = self._call("user.stats", {})
        return result

    def user_verify(
        self,
    ) -> UserVerifyResult:
        """Check every row and page of a user's database.

        Each row's hash, the keyword index word by word, the vectors, references, and
        SQLite's own check of the file. Runs beside reads and writes. A damaged row is named
        by its table and id, never with its text; it is passed over by all methods. A
        database that cannot be trusted as a whole is set aside and its user quarantined:
        then `broken` says why, and every method answers storage_unavailable until
        user.restore or user.reset.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserVerifyResult = self._call("user.verify", {})
        return result

    def workspace_check_access(
        self,
        path: str,
        *,
        access: Literal["read", "write"] | Omitted = OMIT,
    ) -> WorkspaceCheckAccessResult:
        """Whether a path is fit for the file tool of a model, and where it leads.

        Links are followed, nothing has to exist, and a relative path starts at the user's
        workspace. shared and tmp may be read and written, vault may be read; everything else
        is refused, as are hard links, devices, sockets and pipes, and names that only look
        like others. Use `resolved` and not the path that was asked about, and open it
        without following links: what becomes of it after the answer is the caller's to
        prevent.

        path: The path as the model gave it: absolute, or relative to the user's workspace.

        access: What the tool wants to do.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceCheckAccessResult = self._call(
            "workspace.check_access", {"path": path, "access": access}
        )
        return result

    def workspace_layout(
        self,
        *,
        role: Literal["host", "agent", "shell"] | Omitted = OMIT,
    ) -> WorkspaceLayoutResult:
        """The folders of a user, and how a process of this role sees them.

        host and agent are the runtime's own processes; shell is every tool that runs a
        command. What is not among the mounts of a role is not to be mounted for it. An
        unknown user gets the same answer, and nothing is made.

        role: Whose view it is.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceLayoutResult = self._call("workspace.layout", {"role": role})
        return result
