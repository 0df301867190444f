"""Generated from rpc_schema by `make generate`: the daemon's methods for the asyncio client."""

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


class AsyncClientCalls:
    """The methods that concern no single user."""

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method by its RPC name and return its result."""
        raise NotImplementedError

    async def events(
        self,
        *,
        after: str | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        wait_s: float | Omitted = OMIT,
    ) -> DaemonEventsResult:
        """Report captures, verdicts other than allow, and rejected calls as they happen.

        Events are returned oldest first. They are kept in memory only: at most the newest
        `events_kept` since the daemon started. Without `after`, the newest `limit` events
        are returned. If there is no event, the call waits up to `wait_s` seconds for one,
        without delaying other calls; the client's own timeout must be longer. At most ten
        rejections per peer are reported in ten seconds.

        after: The `next_after` of the previous response.

        limit: Maximum number of events to return.

        wait_s: Seconds to wait for an event when there is none.

        Raises: overloaded.
        """
        result: DaemonEventsResult = await self.call(
            "daemon.events", {"after": after, "limit": limit, "wait_s": wait_s}
        )
        return result

    async def health(
        self,
    ) -> DaemonHealthResult:
        """Report whether the daemon is serving. The call is cheap and never blocks."""
        result: DaemonHealthResult = await self.call("daemon.health", {})
        return result

    async def jobs(
        self,
        *,
        user_id: str | Omitted = OMIT,
        state: Literal["running", "done", "stopped", "failed"] | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> DaemonJobsResult:
        """List the background jobs and report the state of the embedding model.

        Jobs are listed newest first. Finished jobs are no longer listed after a restart of
        the daemon.

        user_id: Only jobs of this user.

        state: Only jobs in this state.

        limit: Maximum number of jobs to return.

        cursor: The `next_cursor` of the previous page.

        Raises: timeout.
        """
        result: DaemonJobsResult = await self.call(
            "daemon.jobs", {"user_id": user_id, "state": state, "limit": limit, "cursor": cursor}
        )
        return result

    async def metrics(
        self,
    ) -> DaemonMetricsResult:
        """Return the counters in Prometheus text format."""
        result: DaemonMetricsResult = await self.call("daemon.metrics", {})
        return result

    async def reembed(
        self,
        *,
        user_id: str | Omitted = OMIT,
    ) -> DaemonReembedResult:
        """Re-embed the texts of one user or of all users in the background.

        Searches use the existing vectors until the new ones are stored. daemon.jobs shows
        the progress.

        user_id: The user to re-embed. Default: all users.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: DaemonReembedResult = await self.call("daemon.reembed", {"user_id": user_id})
        return result

    async def stats(
        self,
    ) -> DaemonStatsResult:
        """Return the daemon's counters since it started."""
        result: DaemonStatsResult = await self.call("daemon.stats", {})
        return result

    async def version(
        self,
    ) -> DaemonVersionResult:
        """Return the versions of the program, the protocol and the storage schema."""
        result: DaemonVersionResult = await self.call("daemon.version", {})
        return result

    async def scan(
        self,
        text: str,
        *,
        kind: Literal["note", "decree"] | Omitted = OMIT,
    ) -> MemoryScanResult:
        """Report whether the guard would refuse a text, without storing it.

        Every write passes the same guard. A decree may name what it prohibits, as in "never
        read the .env file", so the categories exfiltration, credential_access, persistence
        and remote_execution do not apply to it. docs/guard.md describes the categories.

        text: The text as it would be stored.

        kind: What the text would be stored as.
        """
        result: MemoryScanResult = await self.call("memory.scan", {"text": text, "kind": kind})
        return result

    async def tool_rule_test(
        self,
        rule: str,
        calls: list[MemoryToolRuleTestCall],
        tool_name: str,
    ) -> MemoryToolRuleTestResult:
        """Report which tool calls a rule with this text would allow, ask about or deny, without
        storing it.

        Each call is judged by this rule alone, as a critical rule of `tool_name`; stored
        rules and built-in denials do not apply.

        rule: What the agent must or must not do, in plain words.

        calls: The tool calls to judge.

        tool_name: The tool that the rule would belong to.

        Raises: timeout.
        """
        result: MemoryToolRuleTestResult = await self.call(
            "memory.tool_rule_test", {"rule": rule, "calls": calls, "tool_name": tool_name}
        )
        return result

    async def rpc_discover(
        self,
    ) -> dict[str, Any]:
        """Return this protocol as an OpenRPC 1.3.2 document."""
        result: dict[str, Any] = await self.call("rpc.discover", {})
        return result

    async def tools_list(
        self,
        *,
        format: Literal["mcp", "openai", "anthropic"] | Omitted = OMIT,
    ) -> ToolsListResult:
        """List the tools for a model in the format of its API.

        Pass `tools` to the model's API unchanged. The schemas name no user, session or
        namespace: the host passes those to tools.call.

        format: The format: an MCP Tool, a function tool of OpenAI's chat completions, or a
        tool of Anthropic's messages.
        """
        result: ToolsListResult = await self.call("tools.list", {"format": format})
        return result


class AsyncMemoryCalls:
    """The methods that concern one user."""

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method by its RPC name and return its result."""
        raise NotImplementedError

    async def profile_edit(
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
        the system prompt of each new session, within a small budget. So store one atomic
        fact per entry, in a short sentence, and only facts that are nearly always useful;
        save the rest with memory_save. When a fact changes, replace the old entry. The tool
        never asks for confirmation, and it cannot delete everything in one call.

        action: add stores content; replace replaces the entry that old_text identifies with
        content; remove deletes that entry permanently.

        target: user: what is known about the user. memory: other facts worth keeping in
        mind.

        content: The fact to store, for add and replace. It is trimmed and normalized to
        Unicode NFC. A fact that is already stored is not stored again.

        old_text: For replace and remove: a literal, case-sensitive part of the entry's text
        that occurs in no other entry; or the whole text.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
        """
        result: MemoryResult = await self.call(
            "memory", {"action": action, "target": target, "content": content, "old_text": old_text}
        )
        return result

    async def export(
        self,
        *,
        plain: bool | Omitted = OMIT,
    ) -> MemoryExportResult:
        """Export all of a user's memory to a file: rules with their history, notes with their
        versions, the profile, statistics, sessions and turns.

        The file is a consistent snapshot in `.oxydra/exports/`. Read it with
        `user.file_read`; it stays until `user.file_delete` deletes it. Exporting an
        unchanged memory again produces the same bytes; ids and times are included. The file
        is signed by this daemon, and encrypted if the user's database is, unless `plain` is
        true. docs/exports.md describes the format.

        plain: Write plain text even if the user's database is encrypted.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        key_unavailable.
        """
        result: MemoryExportResult = await self.call("memory.export", {"plain": plain})
        return result

    async def history(
        self,
        note_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryHistoryResult:
        """List the versions of a note, newest first.

        Searches do not find replaced versions. Deleting the note deletes its history.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        limit: Maximum number of versions to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryHistoryResult = await self.call(
            "memory.history", {"note_id": note_id, "limit": limit, "cursor": cursor}
        )
        return result

    async def import_(
        self,
        name: str,
        *,
        dry_run: bool | Omitted = OMIT,
    ) -> MemoryImportResult:
        """Import an export in one transaction: all of it, or nothing.

        The file must be in `.oxydra/exports/`; upload it with `user.file_write`. Ids and
        times are kept. Nothing stored is overwritten: identical content under the same id
        counts as present, different content as a conflict. Notes and turns are found by
        keyword immediately, and by meaning once they are embedded. Only a file that this
        daemon signed can bring in rules with the source `user_explicit`; rules from other
        files become `programmatic`. An invalid file is rejected with the line and the field.
        A file named `import-…` is deleted after the import, whether or not it succeeded;
        other files stay.

        name: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting
        with a letter or digit.

        dry_run: Report what would happen, and store nothing.

        Raises: storage_unavailable, not_found, permission_denied, timeout, conflict,
        quota_exceeded, key_unavailable.
        """
        result: MemoryImportResult = await self.call(
            "memory.import", {"name": name, "dry_run": dry_run}
        )
        return result

    async def profile(
        self,
    ) -> MemoryProfileResult:
        """List the live entries of the `memory` tool, newest first.

        Texts are returned as stored, including those that a prompt shows as `[blocked: …]`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryProfileResult = await self.call("memory.profile", {})
        return result

    async def relaxation_confirm(
        self,
        id: str,
    ) -> Rule:
        """Confirm a pending relaxation, which retires its rule.

        The rule's history records the sentence, the turn and the speaker. Other pending
        relaxations of the rule are dropped.

        id: The id of a pending relaxation.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: Rule = await self.call("memory.relaxation_confirm", {"id": id})
        return result

    async def relaxations_pending(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryRelaxationsPendingResult:
        """List the relaxations that wait for the owner's confirmation, newest first.

        The newest 100 are kept. A relaxation is dropped when its rule is changed or deleted,
        or its session is deleted.

        limit: Maximum number of relaxations to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRelaxationsPendingResult = await self.call(
            "memory.relaxations_pending", {"limit": limit, "cursor": cursor}
        )
        return result

    async def session_delete(
        self,
        session_id: str,
    ) -> MemorySessionDeleteResult:
        """Delete a session: its texts, its stored responses and its frozen block. Rules stay.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionDeleteResult = await self.call(
            "memory.session_delete", {"session_id": session_id}
        )
        return result

    async def session_end(
        self,
        session_id: str,
    ) -> MemorySessionEndResult:
        """End a session: thaw its frozen block.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemorySessionEndResult = await self.call(
            "memory.session_end", {"session_id": session_id}
        )
        return result

    async def session_list(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionListResult:
        """List the user's sessions, most recently used first.

        limit: Maximum number of sessions to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionListResult = await self.call(
            "memory.session_list", {"limit": limit, "cursor": cursor}
        )
        return result

    async def session_read(
        self,
        session_id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemorySessionReadResult:
        """Read the stored texts of a session, oldest first.

        A page ends before its texts exceed 512 KiB, even if that is fewer than `limit`;
        `next_cursor` then leads to the rest.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        limit: Maximum number of texts to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout, not_found.
        """
        result: MemorySessionReadResult = await self.call(
            "memory.session_read", {"session_id": session_id, "limit": limit, "cursor": cursor}
        )
        return result

    async def session_start(
        self,
        session_id: str,
        *,
        tools: list[str] | Omitted = OMIT,
        title: str | Omitted = OMIT,
        restart: bool | Omitted = OMIT,
    ) -> MemorySessionStartResult:
        """Return the memory sections of a session's system prompt, and freeze them for the
        session.

        The sections are `tool_rules`; `profile`, what is known about the user; and `memory`,
        other facts. Empty sections are left out. The last two contain the newest entries of
        the `memory` tool, untruncated, within their budgets and fenced as data. A text that
        the guard now refuses is shown as `[blocked: …]`.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        tools: The agent's tools. Empty: every tool that has rules.

        title: The session's title. It is trimmed.

        restart: Freeze the sections again with their current content.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected.
        """
        result: MemorySessionStartResult = await self.call(
            "memory.session_start",
            {"session_id": session_id, "tools": tools, "title": title, "restart": restart},
        )
        return result

    async def tool_call_check(
        self,
        tool_name: str,
        *,
        arguments: dict[str, Any] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolCallCheckResult:
        """Check a tool call against the stored rules before it runs.

        The verdict comes from text matching, without a language model. deny: a critical rule
        forbids this call. ask: a rule may apply and the arguments do not settle it, or a
        high rule matches. allow: no stored rule applies to the call. An error is never an
        allow.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        arguments: The arguments of the call, as the tool would receive them.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolCallCheckResult = await self.call(
            "memory.tool_call_check",
            {"tool_name": tool_name, "arguments": arguments, "session_id": session_id},
        )
        return result

    async def tool_rule_delete(
        self,
        tool_name: str,
        id: str,
    ) -> MemoryToolRuleDeleteResult:
        """Delete a rule and its history permanently.

        The text is also erased from the frozen blocks of sessions; the next call of such a
        session returns `changed: true`.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        id: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRuleDeleteResult = await self.call(
            "memory.tool_rule_delete", {"tool_name": tool_name, "id": id}
        )
        return result

    async def tool_rule_get(
        self,
        tool_name: str,
        id: str,
    ) -> Rule | None:
        """Read one rule.

        The result is null if there is no such rule. Retired and expired rules are returned
        too; see their status.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        id: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: Rule | None = await self.call(
            "memory.tool_rule_get", {"tool_name": tool_name, "id": id}
        )
        return result

    async def tool_rule_history(
        self,
        tool_name: str,
        id: str,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleHistoryResult:
        """List what happened to a rule, oldest first.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        id: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        limit: Maximum number of events to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleHistoryResult = await self.call(
            "memory.tool_rule_history",
            {"tool_name": tool_name, "id": id, "limit": limit, "cursor": cursor},
        )
        return result

    async def tool_rule_list(
        self,
        tool_name: str,
        *,
        status: Literal["active", "retired", "expired"] | Omitted = OMIT,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolRuleListResult:
        """List the rules of a tool: highest priority first, then most recent first.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        status: Only rules with this status.

        limit: Maximum number of rules to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolRuleListResult = await self.call(
            "memory.tool_rule_list",
            {"tool_name": tool_name, "status": status, "limit": limit, "cursor": cursor},
        )
        return result

    async def tool_rule_put(
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
        """Store a rule, or change the rule with this tool and id.

        A new rule has priority normal, source programmatic and no tags unless they are
        given. An existing rule with this (tool_name, id) is changed: omitted params keep
        their values, created_at stays, updated_at is set. Without id, a text that equals an
        active rule of that tool (ignoring case, spacing, apostrophes and final punctuation)
        returns that rule, with the higher of the two priorities. A rule with provenance
        keeps its provenance and its text if the same text is put, the priority is raised or
        the expiry is postponed. Weakening it (another text or source, a lower priority, an
        earlier expiry) needs the right owner and removes the provenance; its source becomes
        the given one, or programmatic. Without the right owner, a rule whose source is
        user_explicit cannot be weakened either, and its tag user-decree cannot be removed.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        rule: What the agent must or must not do, in plain words.

        priority: critical and high rules are part of the system prompt; a critical rule can
        also deny a call. normal rules are read with memory_recall.

        source: Where the rule comes from: the user (in a turn or by hand), the post-turn
        hook, or a program.

        tags: At most 16 tags of at most 64 characters. They are trimmed, lower-cased and
        deduplicated.

        id: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.

        expires_at: When the rule expires; null removes the expiry.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        memory_threat_detected.
        """
        result: Rule = await self.call(
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

    async def tool_rules_for_prompt(
        self,
        *,
        tools: list[str] | Omitted = OMIT,
        session_id: str | Omitted = OMIT,
    ) -> MemoryToolRulesForPromptResult:
        """Return the rules block for a system prompt.

        With session_id, the first call freezes the block for that session, later calls
        return the same bytes, and `unpinned` lists newer rules. Without session_id, the
        block is rendered from the current rules.

        tools: The agent's tools. Empty: every tool that has rules.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemoryToolRulesForPromptResult = await self.call(
            "memory.tool_rules_for_prompt", {"tools": tools, "session_id": session_id}
        )
        return result

    async def tool_rules_json(
        self,
        tool_name: str,
    ) -> list[Rule]:
        """Return a tool's active rules as a plain list.

        At most 1,000 rules are returned: critical before high before normal, and the most
        recent first within a priority. To read more, use memory.tool_rule_list, which is
        paged.

        tool_name: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
        lower-cased: `Send_Email` and `send_email` are the same tool.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: list[Rule] = await self.call("memory.tool_rules_json", {"tool_name": tool_name})
        return result

    async def tool_verdicts(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> MemoryToolVerdictsResult:
        """List the verdicts other than allow, newest first.

        The newest 10,000 of a user are kept. Neither the arguments of the calls nor the
        texts of the rules are kept; the id of a rule is kept even after the rule is deleted.
        A check does not wait for its verdict to be written; verdicts that cannot be written,
        for example on a full disk, are counted in `lost`.

        limit: Maximum number of verdicts to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryToolVerdictsResult = await self.call(
            "memory.tool_verdicts", {"limit": limit, "cursor": cursor}
        )
        return result

    async def turn_complete(
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
        """Store a completed turn and capture what the user forbade: the post-turn hook.

        Everything is stored in one transaction: after an error nothing is stored, and the
        runtime should retry. At least one of user_message and assistant_response is
        required; turn_id needs session_id and makes the retry idempotent. Without
        session_id, the texts are searched for decrees but not stored. occurred_at may be at
        most 5 minutes in the future. A message retires a decree by itself only if it is
        short, entirely in the speaker's own words and about exactly one rule; anything else
        that may take a decree back is reported in pending_relaxations.

        user_message: What the user wrote.

        assistant_response: What the agent replied.

        tool_calls: The tools that ran in this turn, in order.

        available_tools: The tools that the agent had in this turn, whether they ran or not.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        turn_id: The runtime's id for a turn, unique within its session: 1 to 200 printable
        characters.

        speaker: The user's name, as it should be shown with the turn.

        occurred_at: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
        conflict.
        """
        result: MemoryTurnCompleteResult = await self.call(
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

    async def delete(
        self,
        note_id: str,
    ) -> MemoryDeleteResult:
        """Delete a note and its history permanently.

        Search first to get the note_id. Delete what the user asks you to forget; use
        memory_update for what has merely changed. Parts of conversations, whose note_id is
        empty, cannot be deleted.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
        """
        result: MemoryDeleteResult = await self.call("memory_delete", {"note_id": note_id})
        return result

    async def recall(
        self,
        namespace: str,
        *,
        query: str | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> MemoryRecallResult:
        """Read a tool's rules, how well tools worked, or notes.

        Before using a tool, read its rules, which include those of every priority. You can
        also read how often tools failed, or notes, newest first. With a query, the best
        matches come first.

        namespace: `tool-<name>`: the active rules of a tool, of every priority.
        `tool_effectiveness`: how often tools succeeded and failed. `global` and
        `skill-<id>`: notes.

        query: Words to rank by. Without it, rules are sorted by priority, everything else
        newest first.

        limit: Maximum number of entries to return.

        Raises: storage_unavailable, key_unavailable, timeout.
        """
        result: MemoryRecallResult = await self.call(
            "memory_recall", {"namespace": namespace, "query": query, "limit": limit}
        )
        return result

    async def save(
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
        Save one fact per note, in a complete sentence that can be understood on its own. If
        there is already a note about it, change that one with memory_update. Saving the same
        text again changes nothing and returns the id of the existing note.

        content: The note in natural language: 1 to 32,000 characters, not counting
        surrounding whitespace.

        category: A category to search by, such as preference or project: 1 to 64 printable
        characters.

        tags: At most 16 tags of at most 64 characters. They are trimmed, lower-cased and
        deduplicated; blank tags are dropped.

        namespace: `global`, or `skill-<id>` for notes that belong to one skill.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded,
        memory_threat_detected, quota_exceeded.
        """
        result: MemorySaveResult = await self.call(
            "memory_save",
            {"content": content, "category": category, "tags": tags, "namespace": namespace},
        )
        return result

    async def search(
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
        """Search the user's notes, and optionally the conversations, by meaning and by keyword.

        Memory belongs to the user, not to a session: notes saved in any channel are found
        here. Search before answering a question about the user, and before memory_update or
        memory_delete to get the note_id. Results with an empty note_id are parts of
        conversations: they cannot be updated or deleted. There is no cut-off: the nearest
        texts are returned even if they are unrelated, so judge by text and score.

        query: What to look for, in plain words: a question, a phrase or keywords. There is
        no query syntax.

        top_k: Maximum number of results to return.

        include_conversation: Whether to search conversations as well.

        session_id: Search only the conversation of this session, and all notes. Without it,
        the conversations of all sessions are searched.

        category: Only notes of this category; conversations have none.

        tags: Only notes that have all of these tags; conversations have none.

        since: Only what was said or last changed at or after this time, such as
        2026-11-21T09:30:00Z.

        until: Only what was said or last changed at or before this time, such as
        2026-11-21T09:30:00Z.

        min_score: Only results with at least this score.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: MemorySearchResult = await self.call(
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

    async def update(
        self,
        note_id: str,
        content: str,
        *,
        tags: list[str] | Omitted = OMIT,
    ) -> MemoryUpdateResult:
        """Replace the text of a note that is no longer correct.

        Search first to get the note_id. The note keeps its id, its category and, unless new
        ones are given, its tags; searches no longer find the old text. Parts of
        conversations, whose note_id is empty, cannot be updated.

        note_id: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.

        content: The complete new text: 1 to 32,000 characters, not counting surrounding
        whitespace.

        tags: The new tags, which replace the old ones. At most 16 tags of at most 64
        characters.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
        memory_threat_detected, quota_exceeded.
        """
        result: MemoryUpdateResult = await self.call(
            "memory_update", {"note_id": note_id, "content": content, "tags": tags}
        )
        return result

    async def tools_call(
        self,
        name: str,
        arguments: dict[str, Any] | str,
        *,
        session_id: str | Omitted = OMIT,
    ) -> ToolsCallResult:
        """Run a tool with the arguments that a model wrote.

        The arguments are never repaired. A failure that the model can act on is returned as
        a result with `is_error`, its text starting with `Error: `; other failures, such as
        storage_unavailable, are errors of the call. A search of conversations needs
        session_id and searches only that session.

        name: The tool: memory_search, memory_save, memory_update, memory_delete,
        memory_recall or memory.

        arguments: The arguments: an object, or the JSON text of one as the model wrote it.
        They cannot name a user, a session or a namespace.

        session_id: A session of the runtime: 1 to 200 printable characters, not blank, not
        starting with `memory:`.

        Raises: storage_unavailable, key_unavailable, timeout, overloaded.
        """
        result: ToolsCallResult = await self.call(
            "tools.call", {"name": name, "arguments": arguments, "session_id": session_id}
        )
        return result

    async def backup(
        self,
    ) -> UserBackupResult:
        """Back up a user's database.

        The backup is a consistent copy that contains every write acknowledged before the
        call; reads and writes continue while it is made. It is checked and synced to disk
        before it gets its name. Then the oldest backups made by this method are deleted
        until `backups_kept` of them are left, unless the new one contains damaged rows.
        daemon.jobs shows the progress. Read the file with user.file_read.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserBackupResult = await self.call("user.backup", {})
        return result

    async def backups(
        self,
        *,
        limit: int | Omitted = OMIT,
        cursor: str | Omitted = OMIT,
    ) -> UserBackupsResult:
        """List a user's backups, newest first.

        Files named `upload-…`, which were uploaded for one restore, are not listed. This
        works even if the user's database is lost.

        limit: Maximum number of backups to return.

        cursor: The `next_cursor` of the previous page.

        Raises: storage_unavailable, not_found.
        """
        result: UserBackupsResult = await self.call(
            "user.backups", {"limit": limit, "cursor": cursor}
        )
        return result

    async def decrypt(
        self,
    ) -> UserDecryptResult:
        """Decrypt a user's database.

        A plain database stays as it is. Other calls for this user wait until the work is
        done; other users are not affected. After a crash the database is either unchanged or
        fully converted. `daemon.jobs` shows the progress. It needs as much free disk space
        as the database occupies.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserDecryptResult = await self.call("user.decrypt", {})
        return result

    async def encrypt(
        self,
    ) -> UserEncryptResult:
        """Encrypt a user's database with the current key.

        A database that is already encrypted, with any key, stays as it is. Other calls for
        this user wait until the work is done; other users are not affected. After a crash
        the database is either unchanged or fully converted. `daemon.jobs` shows the
        progress. It needs as much free disk space as the database occupies.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded.
        """
        result: UserEncryptResult = await self.call("user.encrypt", {})
        return result

    async def file_delete(
        self,
        kind: Literal["exports", "backups"],
        name: str,
    ) -> UserFileDeleteResult:
        """Delete an export or a backup permanently.

        Use it for an export that has been read, for example, or for an unencrypted copy that
        user.encrypt lists. It cannot delete files that a restore quarantined. This works
        even if the user's database is lost.

        kind: exports: files of memory.export; backups: files of user.backup.

        name: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting
        with a letter or digit.

        Raises: storage_unavailable.
        """
        result: UserFileDeleteResult = await self.call(
            "user.file_delete", {"kind": kind, "name": name}
        )
        return result

    async def file_read(
        self,
        kind: Literal["exports", "backups"],
        name: str,
        *,
        offset: int | Omitted = OMIT,
        limit: int | Omitted = OMIT,
    ) -> UserFileReadResult:
        """Read a chunk of an export or a backup.

        A file never changes once it has its name. Read from offset 0, then from the end of
        the last chunk, until `end` is true. This works even if the user's database is lost.

        kind: exports: files of memory.export; backups: files of user.backup.

        name: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting
        with a letter or digit.

        offset: Where the chunk begins, in bytes.

        limit: Maximum number of bytes to return.

        Raises: storage_unavailable, not_found.
        """
        result: UserFileReadResult = await self.call(
            "user.file_read", {"kind": kind, "name": name, "offset": offset, "limit": limit}
        )
        return result

    async def file_write(
        self,
        kind: Literal["exports", "backups"],
        name: str,
        offset: int,
        data: str,
        *,
        sha256: str | Omitted = OMIT,
    ) -> UserFileWriteResult:
        """Upload a chunk of an export or a backup.

        Start at offset 0, which discards an unfinished upload of this name, and continue
        where the last chunk ended. Bytes already written from `offset` on are replaced, so
        repeating a chunk does no harm. The last chunk, which may be empty, comes with the
        `sha256` of the whole file: the file gets its name, and is synced to disk, only if
        the hash matches. Until then it is a temporary file that no other method sees,
        deleted a day after its last chunk. A finished file is never replaced: other content
        under its name is a conflict. For a file that only one call needs, use a name that
        starts with `import-` (exports) or `upload-` (backups): it is deleted after the
        import or the restore, whether or not that succeeded, and otherwise after a day. It
        does not count as a backup. This works even if the user's database is lost or the
        user is unknown.

        kind: exports: files of memory.export; backups: files of user.backup.

        name: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting
        with a letter or digit.

        offset: Where the chunk begins, in bytes: at most the end of the last one.

        data: The chunk in base64: at most 512 KiB, and less than max_line_bytes allows.

        sha256: SHA-256 of the whole file. Send it with the last chunk only.

        Raises: storage_unavailable, conflict.
        """
        result: UserFileWriteResult = await self.call(
            "user.file_write",
            {"kind": kind, "name": name, "offset": offset, "data": data, "sha256": sha256},
        )
        return result

    async def purge(
        self,
        confirm: str,
    ) -> UserPurgeResult:
        """Permanently delete everything that memoryd stores about a user.

        This deletes the database, quarantined files, exports and backups: everything in
        `.oxydra/`, and nothing else in the user's workspace. Files are unlinked, not
        overwritten: turn on encryption if somebody could read the raw disk. Afterwards the
        user is unknown.

        confirm: The user_id again, as a confirmation.

        Raises: storage_unavailable, not_found, overloaded.
        """
        result: UserPurgeResult = await self.call("user.purge", {"confirm": confirm})
        return result

    async def rekey(
        self,
    ) -> UserRekeyResult:
        """Re-encrypt a user's database with the current key.

        Use it after a change of the master key; the setting `previous_key_source` names the
        old key. If the database is not encrypted, the error is conflict. Other calls for
        this user wait until the work is done; other users are not affected. After a crash
        the database is either unchanged or fully converted. `daemon.jobs` shows the
        progress. It needs as much free disk space as the database occupies.

        Raises: storage_unavailable, key_unavailable, not_found, permission_denied,
        overloaded, conflict.
        """
        result: UserRekeyResult = await self.call("user.rekey", {})
        return result

    async def reset(
        self,
        confirm: str,
    ) -> UserResetResult:
        """Replace a lost or damaged database with an empty one.

        This works only if the database is unavailable; otherwise the error is conflict.

        confirm: The user_id again, as a confirmation.

        Raises: storage_unavailable, key_unavailable, not_found, conflict.
        """
        result: UserResetResult = await self.call("user.reset", {"confirm": confirm})
        return result

    async def restore(
        self,
        *,
        name: str | Omitted = OMIT,
    ) -> UserRestoreResult:
        """Replace a user's database with a backup.

        The backup is checked first. Without `name`, the newest undamaged backup is restored;
        damaged newer ones are listed in `skipped`. If the key of the chosen backup is
        missing, or a newer memoryd wrote it, the call fails with an error that names the
        backup; to restore an older one, pass the name of that one. The replaced files are
        quarantined in `.oxydra/`, never deleted, and the user is no longer quarantined. The
        replaced database gets a name that contains `.replaced-`; pass it as `name` to bring
        it back. After the restore, everything, including sessions and frozen blocks, is as
        it was at the time of the backup. An unencrypted backup is encrypted if the database
        it replaces is encrypted or the setting `encryption` is on; without a key it stays
        plain, and `encrypted` is false. This works for an unknown user if user.file_write
        uploaded a backup. A backup that this daemon did not make for this user, or that was
        changed, is not `signed`: its `user_explicit` rules become `programmatic` and lose
        their provenance, its stored responses to turns and its frozen blocks are dropped,
        and the guard scans its texts again. A file named `upload-…` is deleted after the
        restore, whether or not it succeeded.

        name: A backup, or a database that an earlier restore replaced. Default: the newest
        undamaged backup.

        Raises: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
        """
        result: UserRestoreResult = await self.call("user.restore", {"name": name})
        return result

    async def stats(
        self,
    ) -> UserStatsResult:
        """Count a user's rows and the bytes they take on disk.

        Raises: storage_unavailable, not_found, timeout, key_unavailable.
        """
        result: UserStatsResult = await self.call("user.stats", {})
        return result

    async def verify(
        self,
    ) -> UserVerifyResult:
        """Check every row and page of a user's database.

        This checks each row's checksum, every word of the keyword index, the vectors, the
        references and, with SQLite's own check, the file itself. Reads and writes continue.
        A damaged row is reported by table and id, never with its text; all methods skip it.
        A database that cannot be trusted as a whole is quarantined: `broken` then gives the
        reason, and every method returns storage_unavailable until user.restore or
        user.reset.

        Raises: storage_unavailable, not_found, overloaded, key_unavailable.
        """
        result: UserVerifyResult = await self.call("user.verify", {})
        return result

    async def workspace_check_access(
        self,
        path: str,
        *,
        access: Literal["read", "write"] | Omitted = OMIT,
    ) -> WorkspaceCheckAccessResult:
        """Report whether a model's file tool may access a path, and what the path resolves to.

        Links are followed, nothing has to exist, and a relative path starts at the user's
        workspace. shared and tmp may be read and written, vault may be read. Everything else
        is denied, as are hard links, devices, sockets, pipes, and names that merely look
        like others. Use `resolved`, not the path you passed, and open it without following
        links: the caller must prevent changes made after the check.

        path: The path as the model gave it: absolute, or relative to the user's workspace.

        access: What the tool wants to do.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceCheckAccessResult = await self.call(
            "workspace.check_access", {"path": path, "access": access}
        )
        return result

    async def workspace_layout(
        self,
        *,
        role: Literal["host", "agent", "shell"] | Omitted = OMIT,
    ) -> WorkspaceLayoutResult:
        """Describe a user's folders and how a process with a given role sees them.

        host and agent are the runtime's own processes; shell is any tool that runs commands.
        For a role, mount only the folders in `mounts`. An unknown user gets the same result;
        nothing is created.

        role: The role of the process.

        Raises: storage_unavailable, permission_denied.
        """
        result: WorkspaceLayoutResult = await self.call("workspace.layout", {"role": role})
        return result
