"""What the methods take and answer, as types.

Generated from rpc_schema by `make generate`.
"""

from typing import Any, Literal, NotRequired, TypedDict


class DaemonEventsEvent(TypedDict):
    seq: int
    """Its number since the daemon's start; the next one's is higher by 1."""
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
    verdict on a tool call. The others: what was refused; storage_unavailable and
    key_unavailable are told once a minute of each user."""
    user_id: str | None
    tool_name: str | None
    """The rule's tool, or of a verdict the call's."""
    rule_id: str | None
    """The rule; of a verdict the strongest of those that decided it."""
    method: str | None
    """What was called, as tools.call or by itself; null for a connection."""
    detail: str | None
    """Of a refusal: the guard's category, the budget's group, the quota, the reason why a
    database is unavailable or a connection was refused, or the right that was missing."""
    uid: int
    """The unix user that called."""
    pid: int
    """Its process; 0 for one of another pid namespace."""
    text: str | None
    """The rule's text, or the reason of a verdict; null for peers without the right tool over
    this user, and when the rule was deleted. A text that was refused is never told."""


class DaemonEventsGap(TypedDict):
    reason: Literal["overrun", "restart"]
    """overrun: more events came than are kept; restart: the daemon was started anew, and events
    from before are gone."""
    missed: int | None
    """How many events; null when that is not known."""


class DaemonEventsResult(TypedDict):
    events: list[DaemonEventsEvent]
    next_after: str
    """Give it as after to read on. It is there also when there were no events."""
    gap: DaemonEventsGap | None
    """What lies between `after` and these events and is lost; null for nothing."""


class DaemonHealthResult(TypedDict):
    status: Literal["ok", "draining"]
    """ok, or draining while it stops."""
    uptime_s: float
    version: str
    pid: int


class DaemonJobsJob(TypedDict):
    job_id: str
    kind: Literal["embedding", "indexing", "scan", "screening", "encryption", "backup"]
    """embedding: making vectors; indexing: making turns searchable that were stored before;
    scan: looking with a new guard at what was stored before; screening: asking it about the
    passages that searches show; encryption: moving a database to another key or to none;
    backup: copying a database."""
    user_id: str
    """The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the first a
    letter or digit."""
    state: Literal["running", "done", "stopped", "failed"]
    """stopped: the user's database was closed; the rest is done when it is opened again."""
    done: int
    """How many passages, turns, texts, bytes (encryption) or pages (backup) are finished."""
    total: int
    rate_per_s: float
    started_at: str
    """RFC 3339, UTC, microseconds."""
    finished_at: str | None
    error: str | None
    """Why it failed."""
    found: dict[str, Any] | None
    """Of a scan: how many texts the guard refuses now, by category. Nothing is changed: a model
    sees `[blocked: …]` instead. null for other kinds."""


class DaemonJobsEmbedding(TypedDict):
    state: Literal["off", "unloaded", "loading", "ready", "failed"]
    """off: searching by keyword alone; unloaded: loaded at the next use."""
    model: str
    """The model that the settings name."""
    fingerprint: str | None
    """What tells its vectors from another model's; null until the model's files were read."""
    dimension: int | None
    reason: str | None
    """Why it is off or failed."""


class DaemonJobsResult(TypedDict):
    jobs: list[DaemonJobsJob]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""
    embedding: DaemonJobsEmbedding


class DaemonMetricsResult(TypedDict):
    content_type: str
    text: str


class DaemonReembedResult(TypedDict):
    users: int
    """How many users are embedded again."""
    passages: int | None
    """How many passages were queued; null for every user, whose passages are counted as their
    turn comes."""


class DaemonStatsUsers(TypedDict):
    open: int
    opened: int
    evicted: int
    limit: int


class DaemonStatsConnections(TypedDict):
    open: int
    accepted: int
    refused: int
    dropped: int
    bytes_received: int
    """Bytes of requests, of all connections."""
    bytes_sent: int
    """Bytes of answers, of all connections."""


class DaemonStatsRequests(TypedDict):
    in_flight: int
    total: int
    errors: int


class DaemonStatsStorage(TypedDict):
    commits: int
    writes: int
    damaged_rows: int


class DaemonStatsResult(TypedDict):
    uptime_s: float
    rss_bytes: int
    open_fds: int
    threads: int
    log_lines_lost: int
    """Log lines that standard error did not accept."""
    users: DaemonStatsUsers
    connections: DaemonStatsConnections
    requests: DaemonStatsRequests
    storage: DaemonStatsStorage


class DaemonVersionResult(TypedDict):
    program: str
    protocol: str
    schema: int
    """The newest migration of a user's database."""


class Usage(TypedDict):
    """How much of its budget a target takes."""

    used: int
    """Characters (Unicode code points) of the live entries."""
    limit: int
    """The budget; 0 is none."""
    entries: int
    """How many live entries there are."""


class MemoryResult(TypedDict):
    id: str
    """The live entry; after remove the one that is gone."""
    kind: Literal["fact", "user_profile"]
    """fact for target memory, user_profile for target user."""
    message: str
    usage: Usage
    """How much of its budget a target takes."""
    replaced: NotRequired[str]
    """The text that was replaced; only for replace."""
    removed: NotRequired[str]
    """The text that was removed; only for remove."""


class MemoryExportResult(TypedDict):
    name: str
    """The file's name below `.oxydra/exports/`."""
    bytes: int
    """Its size."""
    sha256: str
    """The SHA-256 of the file, in hex."""


class MemoryHistoryVersion(TypedDict):
    content: str
    valid_from: str
    """RFC 3339, UTC, microseconds."""
    valid_to: str | None
    """null for the text that is valid now."""


class MemoryHistoryResult(TypedDict):
    versions: list[MemoryHistoryVersion]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemoryImportRules(TypedDict):
    """Rules."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportNotes(TypedDict):
    """Notes."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportProfile(TypedDict):
    """Entries of the memory tool, replaced ones too."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportStatistics(TypedDict):
    """Tools with counts."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportSessions(TypedDict):
    """Sessions."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportTurns(TypedDict):
    """Texts of sessions."""

    new: int
    """Stored now."""
    present: int
    """There already, the same."""
    conflicts: int
    """Left out: another content is stored under this id."""


class MemoryImportConflict(TypedDict):
    line: int
    """The line in the file."""
    kind: str
    """What it holds."""


class MemoryImportResult(TypedDict):
    dry_run: bool
    """Whether nothing was stored."""
    signed: bool
    """Whether this daemon wrote the file, every byte of it."""
    rules: MemoryImportRules
    """Rules."""
    notes: MemoryImportNotes
    """Notes."""
    profile: MemoryImportProfile
    """Entries of the memory tool, replaced ones too."""
    statistics: MemoryImportStatistics
    """Tools with counts."""
    sessions: MemoryImportSessions
    """Sessions."""
    turns: MemoryImportTurns
    """Texts of sessions."""
    demoted: int
    """New rules that came as user_explicit from a file without this daemon's signature and are
    programmatic now."""
    redacted: int
    """Lines in which live secrets were replaced by `[secret: <kind>]`."""
    blocked: int
    """Lines that the guard refuses. They are stored; a model sees `[blocked: <category>]` in
    their place."""
    conflicts: list[MemoryImportConflict]
    """The first 50 conflicts."""


class ProfileEntry(TypedDict):
    """One live entry of the profile."""

    id: str
    text: str
    created_at: str
    """RFC 3339, UTC, microseconds."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemoryProfileUsage(TypedDict):
    """How much of its budget each target takes."""

    memory: Usage
    """How much of its budget a target takes."""
    user: Usage
    """How much of its budget a target takes."""


class MemoryProfileResult(TypedDict):
    memory: list[ProfileEntry]
    """Entries of target memory."""
    user: list[ProfileEntry]
    """Entries of target user."""
    usage: MemoryProfileUsage
    """How much of its budget each target takes."""


class Provenance(TypedDict):
    """Where a decree was said."""

    session_id: str | None
    turn_id: str | None
    sentence: str
    """The user's own sentence."""
    speaker: str | None
    """Who said it, as the runtime named them."""


class Rule(TypedDict):
    """One rule."""

    id: str
    """The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -."""
    tool_name: str
    """Lower-case; `__unscoped__` for a decree that belongs to no known tool."""
    rule: str
    """The text."""
    priority: Literal["critical", "high", "normal"]
    """critical and high rules ride in the system prompt; a critical one also denies a call.
    normal rules are read with memory_recall."""
    source: Literal["user_explicit", "post_turn", "programmatic"]
    """Who made the rule: the user in a turn or by hand, the post-turn hook, or a program."""
    status: Literal["active", "retired", "expired"]
    tags: list[str]
    expires_at: str | None
    provenance: Provenance | None
    conflicts_with: list[str]
    """Ids of rules of the same tool that say the opposite, at most 50. Always empty in prompt
    blocks; in an answer of memory.tool_call_check read for the first 20 rules."""
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
    """The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -."""
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
    """Why it did not by itself. too_long: more than 300 characters. several_lines, quotation,
    markup, label, url: what stands in the message beside the sentence. not_own_words: words
    that are neither a plain permission nor a plain remark. other_speaker: somebody else laid
    the rule down. several_rules: it may mean several rules. partial_match: the rule forbids
    something else too."""


class MemoryRelaxationsPendingResult(TypedDict):
    relaxations: list[PendingRelaxation]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemoryScanResult(TypedDict):
    refused: bool
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
    """What it is refused for; null when it is not."""
    reason: str | None
    """In words that are safe to show; null when it is not refused."""


class MemorySessionDeleteResult(TypedDict):
    turns: int
    """How many texts were deleted."""


class MemorySessionEndResult(TypedDict):
    ended: bool
    """false when nothing was frozen."""


class MemorySessionListSession(TypedDict):
    session_id: str
    title: str | None
    started_at: str
    """RFC 3339, UTC, microseconds."""
    last_at: str
    """RFC 3339, UTC, microseconds."""
    turns: int


class MemorySessionListResult(TypedDict):
    sessions: list[MemorySessionListSession]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemorySessionReadTurn(TypedDict):
    turn_id: str
    role: Literal["user", "assistant"]
    speaker: str | None
    text: str
    occurred_at: str
    """RFC 3339, UTC, microseconds."""


class MemorySessionReadResult(TypedDict):
    turns: list[MemorySessionReadTurn]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemorySessionStartSection(TypedDict):
    name: str
    """`tool_rules`, `profile` or `memory`."""
    rendered: str


class MemorySessionStartResult(TypedDict):
    rendered: str
    """All sections in their order, ready for the system prompt."""
    sections: list[MemorySessionStartSection]
    rules: list[Rule]
    omitted: int
    """How many high rules found no room."""
    unpinned: list[Rule]
    changed: bool
    """Whether a hard delete took a rule or an entry out of the frozen block since the last
    call."""


class MemoryToolCallCheckResult(TypedDict):
    verdict: Literal["allow", "ask", "deny"]
    rules: list[Rule]
    """The rules that decided it, strongest first."""
    reason: str


class MemoryToolRuleDeleteResult(TypedDict):
    deleted: bool


class MemoryToolRuleHistoryEvent(TypedDict):
    event: Literal["put", "reaffirmed", "retired", "reactivated"]
    at: str
    """RFC 3339, UTC, microseconds."""
    rule: str
    """The text after the event."""
    priority: Literal["critical", "high", "normal"]
    """critical and high rules ride in the system prompt; a critical one also denies a call.
    normal rules are read with memory_recall."""
    provenance: Provenance | None


class MemoryToolRuleHistoryResult(TypedDict):
    events: list[MemoryToolRuleHistoryEvent]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemoryToolRuleListResult(TypedDict):
    rules: list[Rule]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class MemoryToolRuleTestResultItem(TypedDict):
    tool_name: str
    verdict: Literal["allow", "ask", "deny"]
    reason: str


class MemoryToolRuleTestResult(TypedDict):
    forbids_nothing: bool
    results: list[MemoryToolRuleTestResultItem]
    """One a call, in order."""


class MemoryToolRuleTestCall(TypedDict):
    tool_name: str
    """A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased, so
    `Send_Email` and `send_email` are one tool."""
    arguments: NotRequired[dict[str, Any]]


class MemoryToolRulesForPromptResult(TypedDict):
    rendered: str
    """The block in Markdown; empty when there is nothing to pin."""
    rules: list[Rule]
    """The pinned rules in the order of the block."""
    omitted: int
    """How many high rules found no room."""
    unpinned: list[Rule]
    """Critical and high rules of these tools that the frozen block does not show."""
    changed: bool
    """Whether a hard delete took a rule or an entry out of the frozen block since the last
    call."""


class MemoryToolVerdictsVerdictRule(TypedDict):
    tool_name: str
    id: str


class MemoryToolVerdictsVerdict(TypedDict):
    at: str
    """RFC 3339, UTC, microseconds."""
    tool_name: str
    verdict: Literal["ask", "deny"]
    reason: Literal["builtin", "forbidden", "unsettled", "high_rule"]
    """builtin: the call reaches for memoryd itself. forbidden: a critical rule forbids it.
    unsettled: a critical rule may forbid it. high_rule: a high rule matches."""
    rules: list[MemoryToolVerdictsVerdictRule]
    """Which rules decided, strongest first, 20 at most; empty for builtin."""
    session_id: str | None
    """null when the check named none, or when the session was deleted since."""


class MemoryToolVerdictsResult(TypedDict):
    verdicts: list[MemoryToolVerdictsVerdict]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""
    lost: int
    """Verdicts that could not be written since the daemon opened this user's database."""


class MemoryTurnCompleteRetired(TypedDict):
    rule: Rule
    """One rule."""
    message: str
    """A line for the runtime to tell the model."""


class MemoryTurnCompleteSkipped(TypedDict):
    text: str
    reason: str


class MemoryTurnCompleteResult(TypedDict):
    captured: list[Rule]
    """New rules from decrees."""
    reaffirmed: list[Rule]
    retired: list[MemoryTurnCompleteRetired]
    observations: list[Rule]
    """Normal rules about repeated failures."""
    skipped: list[MemoryTurnCompleteSkipped]
    """Decrees that were not taken, and why: weakens_oversight for a ban on asking or telling
    the user something ("never ask for confirmation"), on obeying the guard or on recording
    what the agent does, memory_threat_detected with its category for what the guard refused."""
    pending: list[str]
    """What follows later, such as indexing for search."""
    pending_relaxations: list[PendingRelaxation]
    """What looks like the user taking a rule back, and takes effect by
    memory.relaxation_confirm."""
    duplicate: bool
    """Whether this turn was known already; the answer is then the first one."""


class ToolCall(TypedDict):
    """A tool that ran in this turn."""

    name: str
    """A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased, so
    `Send_Email` and `send_email` are one tool."""
    success: bool
    """Whether the call did what it was asked."""
    output_summary: NotRequired[str]
    """What the tool answered, shortened. Only a failure class is taken from it; it is never
    stored."""
    arguments: NotRequired[Any]
    """The call's arguments. Never stored."""
    duration_ms: NotRequired[float]
    """How long the call took, in milliseconds."""


class MemoryDeleteResult(TypedDict):
    note_id: str
    message: str


class MemoryRecallEntry(TypedDict):
    namespace: str
    key: str
    """`rule/<id>` of a rule, `tool/<name>` of statistics, the note_id of a note."""
    text: str
    score: float
    """How well it fits the query; 1 without one."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemoryRecallResult(TypedDict):
    entries: list[MemoryRecallEntry]


class MemorySaveResult(TypedDict):
    note_id: str
    """The handle for memory_update and memory_delete."""
    message: str
    duplicate: bool
    """Whether exactly this text was stored in this namespace and category before."""


class MemorySearchResultItem(TypedDict):
    note_id: str
    """The handle for memory_update and memory_delete; empty for a part of a conversation."""
    text: str
    """The passage that fits best."""
    score: float
    """How well it fits; it means the same from query to query."""
    source: Literal["user_memory", "conversation"]
    session_id: str | None
    """This and the next four: of a turn; null for a note."""
    turn_id: str | None
    role: Literal["user", "assistant", None]
    speaker: str | None
    occurred_at: str | None
    category: str | None
    tags: list[str]
    created_at: str
    """RFC 3339, UTC, microseconds."""
    updated_at: str
    """RFC 3339, UTC, microseconds."""


class MemorySearchResult(TypedDict):
    results: list[MemorySearchResultItem]
    """Best first; one a note."""
    warnings: list[str]
    """What could not be searched, or only by keyword."""


class MemoryUpdateResult(TypedDict):
    note_id: str
    message: str


class ToolsCallResult(TypedDict):
    content: str
    """What to show to the model."""
    is_error: bool
    error_code: Literal[
        "invalid_arguments",
        "not_found",
        "ambiguous_match",
        "memory_threat_detected",
        "memory_budget_exceeded",
        "quota_exceeded",
        None,
    ]
    """Why it failed; null when it did not."""


class ToolsListPolicy(TypedDict):
    name: str
    safety_tier: Literal["read_only", "side_effecting"]
    """Whether a call changes anything. No tool asks for approval."""
    timeout_s: float
    """Seconds after which a call gives up."""


class ToolsListResult(TypedDict):
    tools: list[dict[str, Any]]
    """One definition a tool, with nothing in it that the API does not know."""
    policies: list[ToolsListPolicy]
    """What the host needs to know of each tool, in the same order."""


class UserBackupResult(TypedDict):
    name: str
    """A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit."""
    bytes: int
    created_at: str
    """RFC 3339, UTC, microseconds."""
    sha256: str
    """The SHA-256 of the file, in hex."""
    damaged: int
    """Rows that do not fit their hashes, see user.verify."""
    removed: list[str]
    """Older backups that were deleted."""


class UserBackupsBackup(TypedDict):
    name: str
    """A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit."""
    bytes: int
    created_at: str
    """RFC 3339, UTC, microseconds."""


class UserBackupsResult(TypedDict):
    backups: list[UserBackupsBackup]
    next_cursor: str | None
    """Give it as cursor to read on; null at the end."""


class UserDecryptResult(TypedDict):
    changed: bool
    """false: it was so already, and nothing was done."""


class UserEncryptResult(TypedDict):
    changed: bool
    """false: it was so already, and nothing was done."""
    key_id: str
    """The id of the key that the database is under now; it reveals nothing of the key."""
    plain_copies: list[str]
    """Backups and exports below `.oxydra/` that are not encrypted: delete them when they are
    not needed."""


class UserFileDeleteResult(TypedDict):
    deleted: bool
    """Whether there was such a file."""


class UserFileReadResult(TypedDict):
    data: str
    """The piece in base64; empty at or after the end."""
    bytes: int
    """The size of the whole file."""
    end: bool
    """Whether the file ends with this piece."""


class UserFileWriteResult(TypedDict):
    bytes: int
    """How much is written: the next offset."""
    complete: bool
    """Whether the file is whole and has its name."""


class UserPurgeResult(TypedDict):
    files: int
    """How many files were deleted."""
    bytes: int


class UserRekeyResult(TypedDict):
    changed: bool
    """false: it was so already, and nothing was done."""
    key_id: str
    """The id of the key that the database is under now; it reveals nothing of the key."""


class UserResetResult(TypedDict):
    set_aside: list[str]
    """Names of the old files, kept below .oxydra/."""


class UserRestoreSkipped(TypedDict):
    name: str
    """A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit."""
    reason: str
    """Why it was not restored."""


class UserRestoreResult(TypedDict):
    name: str
    """A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit."""
    set_aside: list[str]
    """The new names of the replaced files."""
    damaged: int
    """Rows of the backup that do not fit their hashes."""
    skipped: list[UserRestoreSkipped]
    """Newer backups that are damaged, the newest first; empty when one was named."""
    encrypted: bool
    """Whether the database is encrypted now."""
    signed: bool
    """Whether this daemon made the backup for this user."""
    demoted: int
    """Rules that are no longer `user_explicit`, since the backup is not signed."""


class UserStatsCounts(TypedDict):
    rules: int
    active_rules: int
    notes: int
    note_versions: int
    profile_entries: int
    sessions: int
    turns: int
    frozen_blocks: int
    tools: int
    passages: int
    vectors: int


class UserStatsBytes(TypedDict):
    database: int
    """memory.db and its write-ahead log."""
    exports: int
    backups: int
    set_aside: int
    """Databases that were set aside."""


class UserStatsResult(TypedDict):
    counts: UserStatsCounts
    bytes: UserStatsBytes
    set_aside: list[str]
    """Names of the files that were set aside, below .oxydra/."""


class UserVerifyDamaged(TypedDict):
    table: str
    id: list[str | int]
    """The key of the row; empty for a table as a whole."""
    reason: str


class UserVerifyResult(TypedDict):
    ok: bool
    """Whether nothing was found."""
    checked: dict[str, Any]
    """How many rows were looked at, by table."""
    counts: dict[str, Any]
    """How many rows are damaged, by table."""
    damaged: list[UserVerifyDamaged]
    """The damaged rows, at most 1,000 of them."""
    broken: list[str]
    """What is wrong with the file as a whole."""
    quarantined: bool
    """Whether the database was set aside now."""


class WorkspaceCheckAccessResult(TypedDict):
    allowed: bool
    reason: str
    """In words that are safe to show to a model."""
    resolved: str | None
    """The absolute path without links to use; null when it is refused."""


class WorkspaceLayoutDirectory(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    path: str
    """Absolute, without links above it."""
    mode: str
    """The mode that it is made with, in octal."""


class WorkspaceLayoutMount(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    path: str
    """Absolute, without links above it."""
    access: Literal["ro", "rw"]


class WorkspaceLayoutResult(TypedDict):
    home: str
    """The absolute path of the user's workspace."""
    provisioned: bool
    """Whether the folders were made, as the first write does."""
    directories: list[WorkspaceLayoutDirectory]
    """Every folder."""
    mounts: list[WorkspaceLayoutMount]
    """What the role gets to see, read-only or read-write."""
