"""Generated from rpc_schema by `make generate`: the types of the methods' params and results."""

from typing import Any, Literal, NotRequired, TypedDict


class DaemonEventsEvent(TypedDict):
    seq: int
    """Sequence number since the daemon started; it increases by one with each event."""
    at: str
    """RFC 3339, UTC, microseconds."""
    kind: Literal[
        "captured",
        "reaffirmed",
        "retired",
        "observed",
        "ask",
        "deny",
        "memory_threat_detected",
        "memory_budget_exceeded",
        "quota_exceeded",
        "storage_unavailable",
        "key_unavailable",
        "permission_denied",
        "connection_refused",
    ]
    """captured, reaffirmed, retired, observed: what a turn did to a rule. ask, deny: the
    verdict on a tool call. The other kinds are rejections; storage_unavailable and
    key_unavailable are reported once a minute per user."""
    user_id: str | None
    """The user that the call named; null if it named none."""
    tool_name: str | None
    """The rule's tool; for a verdict, the tool of the call."""
    rule_id: str | None
    """The rule; for a verdict, the strongest rule that decided it."""
    method: str | None
    """The method, or the tool that was run through tools.call; null for a rejected connection."""
    detail: str | None
    """For a rejection: the guard's category, the group over budget, the quota, the reason why a
    database is unavailable or a connection was rejected, or the missing right."""
    uid: int
    """The caller's Unix user id."""
    pid: int
    """The caller's process id; 0 if it is in another PID namespace."""
    text: str | None
    """The rule's text, or the reason for a verdict; null if the peer lacks the right `tool`
    over this user, or if the rule has been deleted. A rejected text is never reported."""


class DaemonEventsGap(TypedDict):
    reason: Literal["overrun", "restart"]
    """overrun: more events happened than are kept; restart: the daemon restarted and the
    earlier events are lost."""
    missed: int | None
    """Number of lost events; null if unknown."""


class DaemonEventsResult(TypedDict):
    events: list[DaemonEventsEvent]
    """The events, oldest first."""
    next_after: str
    """Pass it as `after` to read the next events. It is returned even if there are no events."""
    gap: DaemonEventsGap | None
    """Events that were lost between `after` and the first event returned; null if none were
    lost."""


class DaemonHealthResult(TypedDict):
    status: Literal["ok", "draining"]
    """ok, or draining while it stops."""
    uptime_s: float
    """Seconds since the daemon started."""
    version: str
    """The version of memoryd."""
    pid: int
    """The daemon's process id."""


class DaemonJobsJob(TypedDict):
    job_id: str
    """The job's id, unique until the daemon stops."""
    kind: Literal["embedding", "indexing", "scan", "screening", "encryption", "backup"]
    """embedding: computing vectors; indexing: making previously stored turns searchable; scan:
    checking stored texts with a new version of the guard; screening: checking the passages
    that searches return; encryption: encrypting, decrypting or re-encrypting a database;
    backup: copying a database."""
    user_id: str
    """The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, starting
    with a letter or digit."""
    state: Literal["running", "done", "stopped", "failed"]
    """stopped: the user's database was closed; the job continues when it is opened again."""
    done: int
    """Number of finished passages, turns, texts, bytes (encryption) or pages (backup)."""
    total: int
    """Total number of passages, turns, texts, bytes or pages."""
    rate_per_s: float
    """Passages, turns, texts, bytes or pages finished per second."""
    started_at: str
    """RFC 3339, UTC, microseconds."""
    finished_at: str | None
    """When the job ended; null while it runs."""
    error: str | None
    """Why the job failed."""
    found: dict[str, Any] | None
    """For a scan: how many texts the guard now refuses, by category. They stay stored; a model
    sees `[blocked: …]` in their place. null for other kinds."""


class DaemonJobsEmbedding(TypedDict):
    """The embedding model."""

    state: Literal["off", "unloaded", "loading", "ready", "failed"]
    """off: search is by keyword only; unloaded: the model is loaded when it is next needed."""
    model: str
    """The model named in the settings."""
    fingerprint: str | None
    """Identifies the model that made a vector; null until the model's files have been read."""
    dimension: int | None
    """The number of components of a vector; null until the model's files have been read."""
    reason: str | None
    """Why the model is off, or why it failed."""


class DaemonJobsResult(TypedDict):
    jobs: list[DaemonJobsJob]
    """The jobs, newest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""
    embedding: DaemonJobsEmbedding
    """The embedding model."""


class DaemonMetricsResult(TypedDict):
    content_type: str
    """The media type of the text."""
    text: str
    """The metrics in Prometheus text format."""


class DaemonReembedResult(TypedDict):
    users: int
    """Number of users to re-embed."""
    passages: int | None
    """Number of queued passages; null for all users, whose passages are counted later, one user
    at a time."""


class DaemonStatsUsers(TypedDict):
    """Counters of the open user databases."""

    open: int
    """User databases that are open now."""
    opened: int
    """User databases opened since the start."""
    evicted: int
    """User databases closed to make room for others."""
    limit: int
    """The setting open_users."""


class DaemonStatsConnections(TypedDict):
    """Counters of the client connections."""

    open: int
    """Connections that are open now."""
    accepted: int
    """Connections accepted since the start."""
    refused: int
    """Connections rejected by the access map or a limit."""
    dropped: int
    """Connections dropped because the client did not read its responses."""
    bytes_received: int
    """Bytes of requests received on all connections."""
    bytes_sent: int
    """Bytes of responses sent on all connections."""


class DaemonStatsRequests(TypedDict):
    """Counters of the requests."""

    in_flight: int
    """Requests in progress."""
    total: int
    """Requests since the start."""
    errors: int
    """Requests that ended in an error."""


class DaemonStatsStorage(TypedDict):
    """Counters of all users' databases."""

    commits: int
    """Transactions committed; one commit may hold several writes."""
    writes: int
    """Writes committed."""
    damaged_rows: int
    """Damaged rows that were skipped."""


class DaemonStatsResult(TypedDict):
    uptime_s: float
    """Seconds since the daemon started."""
    rss_bytes: int
    """Resident memory of the process, in bytes."""
    open_fds: int
    """Open file descriptors of the process."""
    threads: int
    """Threads of the process."""
    log_lines_lost: int
    """Log lines that could not be written to standard error."""
    users: DaemonStatsUsers
    """Counters of the open user databases."""
    connections: DaemonStatsConnections
    """Counters of the client connections."""
    requests: DaemonStatsRequests
    """Counters of the requests."""
    storage: DaemonStatsStorage
    """Counters of all users' databases."""


class DaemonVersionResult(TypedDict):
    program: str
    """The version of memoryd."""
    protocol: str
    """The version of the protocol."""
    schema: int
    """The number of the newest migration of a user's database."""


class Usage(TypedDict):
    """How much of its budget a target uses."""

    used: int
    """Characters (Unicode code points) in the live entries."""
    limit: int
    """The budget in characters; 0 means no limit."""
    entries: int
    """Number of live entries."""


class MemoryResult(TypedDict):
    id: str
    """The id of the live entry or, after remove, of the deleted one."""
    kind: Literal["fact", "user_profile"]
    """fact for target memory, user_profile for target user."""
    message: str
    """What happened and how much of the budget is used, in words."""
    usage: Usage
    """How much of its budget a target uses."""
    replaced: NotRequired[str]
    """The replaced text; only for replace."""
    removed: NotRequired[str]
    """The removed text; only for remove."""


class MemoryExportResult(TypedDict):
    name: str
    """The file's name in `.oxydra/exports/`."""
    bytes: int
    """The file's size in bytes."""
    sha256: str
    """The SHA-256 of the file, in hex."""


class MemoryHistoryVersion(TypedDict):
    content: str
    """The note's text in this version."""
    valid_from: str
    """RFC 3339, UTC, microseconds."""
    valid_to: str | None
    """When the text was replaced; null for the current one."""


class MemoryHistoryResult(TypedDict):
    versions: list[MemoryHistoryVersion]
    """The versions, newest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemoryImportRules(TypedDict):
    """Rules."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportNotes(TypedDict):
    """Notes."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportProfile(TypedDict):
    """Entries of the memory tool, including replaced ones."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportStatistics(TypedDict):
    """Tools with statistics."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportSessions(TypedDict):
    """Sessions."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportTurns(TypedDict):
    """Texts of sessions."""

    new: int
    """Stored by this import, or would be in a dry run."""
    present: int
    """Already stored with the same content."""
    conflicts: int
    """Skipped: different content is stored under this id."""


class MemoryImportConflict(TypedDict):
    line: int
    """The line number in the file."""
    kind: str
    """What the line describes."""


class MemoryImportResult(TypedDict):
    dry_run: bool
    """Whether this was a dry run, so nothing was stored."""
    signed: bool
    """Whether this daemon wrote the file and it has not been changed since."""
    rules: MemoryImportRules
    """Rules."""
    notes: MemoryImportNotes
    """Notes."""
    profile: MemoryImportProfile
    """Entries of the memory tool, including replaced ones."""
    statistics: MemoryImportStatistics
    """Tools with statistics."""
    sessions: MemoryImportSessions
    """Sessions."""
    turns: MemoryImportTurns
    """Texts of sessions."""
    demoted: int
    """Number of new rules that became programmatic because the file is not signed by this
    daemon."""
    redacted: int
    """Number of lines in which live secrets were replaced by `[secret: <kind>]`."""
    blocked: int
    """Number of lines that the guard refuses. They are stored; a model sees `[blocked:
    <category>]` in their place."""
    conflicts: list[MemoryImportConflict]
    """The first 50 conflicts."""


class ProfileEntry(TypedDict):
    """One live entry of the profile."""

    id: str
    """The entry's id."""
    text: str
    """The entry's text."""
    created_at: str
    """RFC 3339, UTC, microseconds."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemoryProfileUsage(TypedDict):
    """How much of its budget each target uses."""

    memory: Usage
    """How much of its budget a target uses."""
    user: Usage
    """How much of its budget a target uses."""


class MemoryProfileResult(TypedDict):
    memory: list[ProfileEntry]
    """Entries of target memory."""
    user: list[ProfileEntry]
    """Entries of target user."""
    usage: MemoryProfileUsage
    """How much of its budget each target uses."""


class Provenance(TypedDict):
    """The session, turn, sentence and speaker that a decree comes from."""

    session_id: str | None
    """The session; null if the turn named none."""
    turn_id: str | None
    """The turn; null if the runtime named none."""
    sentence: str
    """The user's own sentence."""
    speaker: str | None
    """Who said it, as named by the runtime."""


class Rule(TypedDict):
    """One rule."""

    id: str
    """The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -."""
    tool_name: str
    """Lower-case; `__unscoped__` for a decree that belongs to no known tool."""
    rule: str
    """The rule's text."""
    priority: Literal["critical", "high", "normal"]
    """critical and high rules are part of the system prompt; a critical rule can also deny a
    call. normal rules are read with memory_recall."""
    source: Literal["user_explicit", "post_turn", "programmatic"]
    """Where the rule comes from: the user (in a turn or by hand), the post-turn hook, or a
    program."""
    status: Literal["active", "retired", "expired"]
    """active: in force; retired: the user took it back; expired: its `expires_at` has passed."""
    tags: list[str]
    """The tags, trimmed and lower-cased."""
    expires_at: str | None
    """When the rule expires; null if it does not."""
    provenance: Provenance | None
    """Where the user said it; null for a rule that was not captured from a turn."""
    conflicts_with: list[str]
    """Ids of at most 50 rules of the same tool that say the opposite. Always empty in prompt
    blocks; memory.tool_call_check fills it in for the first 20 rules only."""
    created_at: str
    """RFC 3339, UTC, microseconds."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class PendingRelaxation(TypedDict):
    """A sentence that takes a rule back once the owner confirms it."""

    id: str
    """The id of a pending relaxation."""
    tool_name: str
    """The tool of the rule."""
    rule_id: str
    """The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -."""
    text: str
    """The sentence that may take the rule back."""
    reason: Literal[
        "too_long",
        "several_lines",
        "quotation",
        "markup",
        "label",
        "url",
        "not_own_words",
        "other_speaker",
        "several_rules",
        "partial_match",
    ]
    """Why confirmation is needed. too_long: more than 300 characters. several_lines, quotation,
    markup, label, url: the message contains one of these. not_own_words: a part of the
    message may not be the user's own words, or is neither a plain permission nor a plain
    remark. other_speaker: somebody else gave the rule. several_rules: it may refer to
    several rules. partial_match: the rule also forbids something else."""


class MemoryRelaxationsPendingResult(TypedDict):
    relaxations: list[PendingRelaxation]
    """The pending relaxations, newest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemoryScanResult(TypedDict):
    refused: bool
    """Whether the guard refuses the text."""
    category: (
        Literal[
            "prompt_injection",
            "role_hijack",
            "system_prompt",
            "deception",
            "safety_off",
            "poisoning",
            "fake_tag",
            "markup",
            "exfiltration",
            "credential_access",
            "persistence",
            "remote_execution",
            "hidden_text",
            "encoded",
            "resemblance",
            "secret",
            "too_large",
        ]
        | None
    )
    """The category of the refusal; null if the text is not refused."""
    reason: str | None
    """The reason, in words that are safe to show; null if the text is not refused."""


class MemorySessionDeleteResult(TypedDict):
    turns: int
    """Number of texts deleted."""


class MemorySessionEndResult(TypedDict):
    ended: bool
    """Whether there was a frozen block."""


class MemorySessionListSession(TypedDict):
    session_id: str
    """The session's id."""
    title: str | None
    """The session's title; null if it has none."""
    started_at: str
    """RFC 3339, UTC, microseconds."""
    last_at: str
    """RFC 3339, UTC, microseconds."""
    turns: int
    """Number of stored texts."""


class MemorySessionListResult(TypedDict):
    sessions: list[MemorySessionListSession]
    """The sessions, most recently used first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemorySessionReadTurn(TypedDict):
    turn_id: str
    """The id of the turn."""
    role: Literal["user", "assistant"]
    """Who wrote the text."""
    speaker: str | None
    """The user's name as given with the turn; null if none was given."""
    text: str
    """The text."""
    occurred_at: str
    """RFC 3339, UTC, microseconds."""


class MemorySessionReadResult(TypedDict):
    turns: list[MemorySessionReadTurn]
    """The texts, oldest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemorySessionStartSection(TypedDict):
    name: str
    """`tool_rules`, `profile` or `memory`."""
    rendered: str
    """The section in Markdown."""


class MemorySessionStartResult(TypedDict):
    rendered: str
    """All sections in order, ready for the system prompt."""
    sections: list[MemorySessionStartSection]
    """The sections in order."""
    rules: list[Rule]
    """The pinned rules in the order of the section."""
    omitted: int
    """Number of high rules left out because of prompt_rule_cap."""
    unpinned: list[Rule]
    """Critical and high rules of these tools that the frozen section does not show."""
    changed: bool
    """Whether a deletion has removed a rule or an entry from the frozen block since the last
    call."""


class MemoryToolCallCheckResult(TypedDict):
    verdict: Literal["allow", "ask", "deny"]
    rules: list[Rule]
    """The rules that decided the verdict, strongest first."""
    reason: str
    """The reason for the verdict, in one sentence."""


class MemoryToolRuleDeleteResult(TypedDict):
    deleted: bool
    """Whether the rule existed."""


class MemoryToolRuleHistoryEvent(TypedDict):
    event: Literal["put", "reaffirmed", "retired", "reactivated"]
    """put: stored or changed; reaffirmed: the user said it again; retired: the user took it
    back; reactivated: in force again."""
    at: str
    """RFC 3339, UTC, microseconds."""
    rule: str
    """The text after the event."""
    priority: Literal["critical", "high", "normal"]
    """critical and high rules are part of the system prompt; a critical rule can also deny a
    call. normal rules are read with memory_recall."""
    provenance: Provenance | None
    """Where the user said it; null for a change that does not come from a turn."""


class MemoryToolRuleHistoryResult(TypedDict):
    events: list[MemoryToolRuleHistoryEvent]
    """The events, oldest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemoryToolRuleListResult(TypedDict):
    rules: list[Rule]
    """The rules."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class MemoryToolRuleTestResultItem(TypedDict):
    tool_name: str
    """The tool of the call."""
    verdict: Literal["allow", "ask", "deny"]
    reason: str
    """The reason for the verdict, in one sentence."""


class MemoryToolRuleTestResult(TypedDict):
    forbids_nothing: bool
    """Whether the text only recommends or states something."""
    results: list[MemoryToolRuleTestResultItem]
    """One result per call, in order."""


class MemoryToolRuleTestCall(TypedDict):
    tool_name: str
    """A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and lower-cased:
    `Send_Email` and `send_email` are the same tool."""
    arguments: NotRequired[dict[str, Any]]
    """The arguments of the call, as the tool would receive them."""


class MemoryToolRulesForPromptResult(TypedDict):
    rendered: str
    """The block in Markdown; empty if there is nothing to pin."""
    rules: list[Rule]
    """The pinned rules in the order of the block."""
    omitted: int
    """Number of high rules left out because of prompt_rule_cap."""
    unpinned: list[Rule]
    """Critical and high rules of these tools that the frozen block does not show."""
    changed: bool
    """Whether a deletion has removed a rule or an entry from the frozen block since the last
    call."""


class MemoryToolVerdictsVerdictRule(TypedDict):
    tool_name: str
    """The tool of the rule."""
    id: str
    """The rule's id."""


class MemoryToolVerdictsVerdict(TypedDict):
    at: str
    """RFC 3339, UTC, microseconds."""
    tool_name: str
    """The tool of the call."""
    verdict: Literal["ask", "deny"]
    """What the check decided."""
    reason: Literal["builtin", "forbidden", "unsettled", "high_rule"]
    """builtin: the call targets memoryd itself. forbidden: a critical rule forbids it.
    unsettled: a critical rule may forbid it. high_rule: a high rule matches."""
    rules: list[MemoryToolVerdictsVerdictRule]
    """The rules that decided the verdict, strongest first, at most 20; empty for builtin."""
    session_id: str | None
    """The session; null if the check named none or the session has been deleted."""


class MemoryToolVerdictsResult(TypedDict):
    verdicts: list[MemoryToolVerdictsVerdict]
    """The verdicts, newest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""
    lost: int
    """Number of verdicts that could not be written since the daemon opened this user's
    database."""


class MemoryTurnCompleteRetired(TypedDict):
    rule: Rule
    """One rule."""
    message: str
    """A line for the runtime to pass on to the model."""


class MemoryTurnCompleteSkipped(TypedDict):
    text: str
    """The sentence."""
    reason: str
    """Why it was not applied."""


class MemoryTurnCompleteResult(TypedDict):
    captured: list[Rule]
    """New rules from decrees."""
    reaffirmed: list[Rule]
    """Rules that the user repeated."""
    retired: list[MemoryTurnCompleteRetired]
    """Rules that the user took back."""
    observations: list[Rule]
    """Normal rules about repeated failures."""
    skipped: list[MemoryTurnCompleteSkipped]
    """Decrees and relaxations that were not applied. weakens_oversight: the decree bans asking
    or informing the user ("never ask for confirmation"), obeying the guard, or recording
    what the agent does. `memory_threat_detected: CATEGORY`: the guard refused the sentence."""
    pending: list[str]
    """What is still to be done, such as indexing for search."""
    pending_relaxations: list[PendingRelaxation]
    """Sentences that may take a rule back; they do so once memory.relaxation_confirm confirms
    them."""
    duplicate: bool
    """Whether this turn was already stored; if so, this is its first result."""


class ToolCall(TypedDict):
    """A tool that ran in this turn."""

    name: str
    """A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and lower-cased:
    `Send_Email` and `send_email` are the same tool."""
    success: bool
    """Whether the tool did what it was asked to do."""
    output_summary: NotRequired[str]
    """The tool's output, shortened. Only its class of failure is read from it; it is never
    stored."""
    arguments: NotRequired[Any]
    """The arguments of the call. Never stored."""
    duration_ms: NotRequired[float]
    """How long the call took, in milliseconds."""


class MemoryDeleteResult(TypedDict):
    note_id: str
    """The id of the deleted note."""
    message: str
    """What happened, in words."""


class MemoryRecallEntry(TypedDict):
    namespace: str
    """The namespace of the entry."""
    key: str
    """`rule/<id>` for a rule, `tool/<name>` for statistics, the note_id for a note."""
    text: str
    """The text of the entry."""
    score: float
    """How well it matches the query; 1 without a query."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemoryRecallResult(TypedDict):
    entries: list[MemoryRecallEntry]
    """The entries, best match first."""


class MemorySaveResult(TypedDict):
    note_id: str
    """The id for memory_update and memory_delete."""
    message: str
    """What happened, in words."""
    duplicate: bool
    """Whether exactly this text was already stored in this namespace and category."""


class MemorySearchResultItem(TypedDict):
    note_id: str
    """The id for memory_update and memory_delete; empty for a part of a conversation."""
    text: str
    """The passage that matches best."""
    score: float
    """How well it matches; comparable between queries."""
    source: Literal["user_memory", "conversation"]
    """user_memory for a note, conversation for a turn."""
    session_id: str | None
    """The session of the turn; null for a note."""
    turn_id: str | None
    """The id of the turn; null for a note."""
    role: Literal["user", "assistant", None]
    """Who wrote the turn; null for a note."""
    speaker: str | None
    """The user's name as given with the turn; null if none was given, and for a note."""
    occurred_at: str | None
    """When the turn happened; null for a note."""
    category: str | None
    """The note's category; null for a turn, or if it has none."""
    tags: list[str]
    """The note's tags; empty for a turn."""
    created_at: str
    """RFC 3339, UTC, microseconds."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemorySearchResult(TypedDict):
    results: list[MemorySearchResultItem]
    """Best match first; at most one result per note."""
    warnings: list[str]
    """What could not be searched, or only by keyword."""


class MemoryUpdateResult(TypedDict):
    note_id: str
    """The id of the note."""
    message: str
    """What happened, in words."""


class ToolsCallResult(TypedDict):
    content: str
    """The text to show to the model."""
    is_error: bool
    """Whether the tool failed."""
    error_code: Literal[
        "invalid_arguments",
        "not_found",
        "ambiguous_match",
        "memory_threat_detected",
        "memory_budget_exceeded",
        "quota_exceeded",
        None,
    ]
    """Why the tool failed; null if it did not."""


class ToolsListPolicy(TypedDict):
    name: str
    """The tool."""
    safety_tier: Literal["read_only", "side_effecting"]
    """Whether a call can change anything. None of these tools requires approval."""
    timeout_s: float
    """Seconds after which a call times out."""


class ToolsListResult(TypedDict):
    tools: list[dict[str, Any]]
    """One definition per tool, without any key that the API does not know."""
    policies: list[ToolsListPolicy]
    """What the host needs to know about each tool, in the order of `tools`."""


class UserBackupResult(TypedDict):
    name: str
    """A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a
    letter or digit."""
    bytes: int
    """The backup's size in bytes."""
    created_at: str
    """RFC 3339, UTC, microseconds."""
    sha256: str
    """The SHA-256 of the file, in hex."""
    damaged: int
    """Number of rows that do not match their checksums; see user.verify."""
    removed: list[str]
    """Names of the older backups that were deleted."""


class UserBackupsBackup(TypedDict):
    name: str
    """A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a
    letter or digit."""
    bytes: int
    """The backup's size in bytes."""
    created_at: str
    """RFC 3339, UTC, microseconds."""


class UserBackupsResult(TypedDict):
    backups: list[UserBackupsBackup]
    """The backups, newest first."""
    next_cursor: str | None
    """Pass it as `cursor` to read the next page; null on the last page."""


class UserDecryptResult(TypedDict):
    changed: bool
    """Whether the database was decrypted; false if it was already plain."""


class UserEncryptResult(TypedDict):
    changed: bool
    """Whether the database was encrypted; false if it already was."""
    key_id: str
    """The id of the key that now encrypts the database; it reveals nothing about the key."""
    plain_copies: list[str]
    """Backups and exports in `.oxydra/` that are not encrypted. Delete them if they are no
    longer needed."""


class UserFileDeleteResult(TypedDict):
    deleted: bool
    """Whether the file existed."""


class UserFileReadResult(TypedDict):
    data: str
    """The chunk in base64; empty at or after the end of the file."""
    bytes: int
    """The size of the whole file in bytes."""
    end: bool
    """Whether the file ends with this chunk."""


class UserFileWriteResult(TypedDict):
    bytes: int
    """Number of bytes written so far: the next offset."""
    complete: bool
    """Whether the file is complete and has its name."""


class UserPurgeResult(TypedDict):
    files: int
    """Number of files deleted."""
    bytes: int
    """Size of the deleted files in bytes."""


class UserRekeyResult(TypedDict):
    changed: bool
    """Whether the database was re-encrypted; false if it already used the current key."""
    key_id: str
    """The id of the key that now encrypts the database; it reveals nothing about the key."""


class UserResetResult(TypedDict):
    set_aside: list[str]
    """Names of the old files, which are kept in `.oxydra/`."""


class UserRestoreSkipped(TypedDict):
    name: str
    """A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a
    letter or digit."""
    reason: str
    """Why the backup was not restored."""


class UserRestoreResult(TypedDict):
    name: str
    """A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a
    letter or digit."""
    set_aside: list[str]
    """The new names of the replaced files."""
    damaged: int
    """Number of rows of the backup that do not match their checksums."""
    skipped: list[UserRestoreSkipped]
    """Newer backups that are damaged, newest first; empty if `name` was given."""
    encrypted: bool
    """Whether the database is now encrypted."""
    signed: bool
    """Whether this daemon made the backup for this user."""
    demoted: int
    """Number of rules that are no longer `user_explicit`, because the backup is not signed."""


class UserStatsCounts(TypedDict):
    """Number of rows."""

    rules: int
    """Rules of any status."""
    active_rules: int
    """Active rules."""
    notes: int
    """Notes."""
    note_versions: int
    """Replaced texts of notes."""
    profile_entries: int
    """Entries of the `memory` tool."""
    sessions: int
    """Sessions."""
    turns: int
    """Stored texts of conversation turns."""
    frozen_blocks: int
    """Sessions with a frozen block."""
    tools: int
    """Tools with statistics."""
    passages: int
    """Passages of notes and turns in the search index."""
    vectors: int
    """Passages that have a vector."""


class UserStatsBytes(TypedDict):
    """Sizes in bytes."""

    database: int
    """The database and its write-ahead log."""
    exports: int
    """Exports."""
    backups: int
    """Backups."""
    set_aside: int
    """Quarantined databases."""


class UserStatsResult(TypedDict):
    counts: UserStatsCounts
    """Number of rows."""
    bytes: UserStatsBytes
    """Sizes in bytes."""
    set_aside: list[str]
    """Names of the quarantined files in `.oxydra/`."""


class UserVerifyDamaged(TypedDict):
    table: str
    """The table of the row."""
    id: list[str | int]
    """The key of the row; empty for the table as a whole."""
    reason: str
    """What is wrong with the row."""


class UserVerifyResult(TypedDict):
    ok: bool
    """Whether no damage was found."""
    checked: dict[str, Any]
    """Number of rows checked, by table."""
    counts: dict[str, Any]
    """Number of damaged rows, by table."""
    damaged: list[UserVerifyDamaged]
    """At most 1,000 damaged rows."""
    broken: list[str]
    """What is wrong with the file as a whole."""
    quarantined: bool
    """Whether this call quarantined the database."""


class WorkspaceCheckAccessResult(TypedDict):
    allowed: bool
    """Whether the tool may access the path."""
    reason: str
    """The reason, in words that are safe to show to a model."""
    resolved: str | None
    """The absolute path to use, without links; null if access is denied."""


class WorkspaceLayoutDirectory(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    """The folder's name in the user's workspace."""
    path: str
    """The absolute path, without symbolic links."""
    mode: str
    """The mode that the folder is created with, in octal."""


class WorkspaceLayoutMount(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    """The folder's name in the user's workspace."""
    path: str
    """The absolute path, without symbolic links."""
    access: Literal["ro", "rw"]
    """ro: read-only; rw: read-write."""


class WorkspaceLayoutResult(TypedDict):
    home: str
    """The absolute path of the user's workspace."""
    provisioned: bool
    """Whether the folders exist; a user's first write creates them."""
    directories: list[WorkspaceLayoutDirectory]
    """All folders."""
    mounts: list[WorkspaceLayoutMount]
    """The folders that the role may see."""
