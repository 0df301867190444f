"""Generated from rpc_schema by `make generate`: the params and results of the methods."""

from typing import Any, Literal, NotRequired, TypedDict


class DaemonEventsParams(TypedDict):
    after: NotRequired[str]
    limit: int
    wait_s: float


class DaemonEventsEvent(TypedDict):
    seq: int
    at: str
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
    user_id: str | None
    tool_name: str | None
    rule_id: str | None
    method: str | None
    detail: str | None
    uid: int
    pid: int
    text: str | None


class DaemonEventsGap(TypedDict):
    reason: Literal["overrun", "restart"]
    missed: int | None


class DaemonEventsResult(TypedDict):
    events: list[DaemonEventsEvent]
    next_after: str
    gap: DaemonEventsGap | None


class DaemonHealthParams(TypedDict):
    pass


class DaemonHealthResult(TypedDict):
    status: Literal["ok", "draining"]
    uptime_s: float
    version: str
    pid: int


class DaemonJobsParams(TypedDict):
    user_id: NotRequired[str]
    state: NotRequired[Literal["running", "done", "stopped", "failed"]]
    limit: int
    cursor: NotRequired[str]


class DaemonJobsJob(TypedDict):
    job_id: str
    kind: Literal["embedding", "indexing", "scan", "screening", "encryption", "backup"]
    user_id: str
    state: Literal["running", "done", "stopped", "failed"]
    done: int
    total: int
    rate_per_s: float
    started_at: str
    finished_at: str | None
    error: str | None
    found: dict[str, Any] | None


class DaemonJobsEmbedding(TypedDict):
    state: Literal["off", "unloaded", "loading", "ready", "failed"]
    model: str
    fingerprint: str | None
    dimension: int | None
    reason: str | None


class DaemonJobsResult(TypedDict):
    jobs: list[DaemonJobsJob]
    next_cursor: str | None
    embedding: DaemonJobsEmbedding


class DaemonMetricsParams(TypedDict):
    pass


class DaemonMetricsResult(TypedDict):
    content_type: str
    text: str


class DaemonReembedParams(TypedDict):
    user_id: NotRequired[str]


class DaemonReembedResult(TypedDict):
    users: int
    passages: int | None


class DaemonStatsParams(TypedDict):
    pass


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
    bytes_sent: int


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
    users: DaemonStatsUsers
    connections: DaemonStatsConnections
    requests: DaemonStatsRequests
    storage: DaemonStatsStorage


class DaemonVersionParams(TypedDict):
    pass


class DaemonVersionResult(TypedDict):
    program: str
    protocol: str
    schema: int


class MemoryParams(TypedDict):
    user_id: str
    action: NotRequired[Any]
    target: NotRequired[Any]
    content: NotRequired[Any]
    old_text: NotRequired[Any]


class Usage(TypedDict):
    used: int
    limit: int
    entries: int


class MemoryResult(TypedDict):
    id: str
    kind: Literal["fact", "user_profile"]
    message: str
    usage: Usage
    replaced: NotRequired[str]
    removed: NotRequired[str]


class MemoryExportParams(TypedDict):
    user_id: str
    plain: bool


class MemoryExportResult(TypedDict):
    name: str
    bytes: int
    sha256: str


class MemoryHistoryParams(TypedDict):
    user_id: str
    note_id: str
    limit: int
    cursor: NotRequired[str]


class MemoryHistoryVersion(TypedDict):
    content: str
    valid_from: str
    valid_to: str | None


class MemoryHistoryResult(TypedDict):
    versions: list[MemoryHistoryVersion]
    next_cursor: str | None


class MemoryImportParams(TypedDict):
    user_id: str
    name: str
    dry_run: bool


class MemoryImportRules(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportNotes(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportProfile(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportStatistics(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportSessions(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportTurns(TypedDict):
    new: int
    present: int
    conflicts: int


class MemoryImportConflict(TypedDict):
    line: int
    kind: str


class MemoryImportResult(TypedDict):
    dry_run: bool
    signed: bool
    rules: MemoryImportRules
    notes: MemoryImportNotes
    profile: MemoryImportProfile
    statistics: MemoryImportStatistics
    sessions: MemoryImportSessions
    turns: MemoryImportTurns
    demoted: int
    redacted: int
    blocked: int
    conflicts: list[MemoryImportConflict]


class MemoryProfileParams(TypedDict):
    user_id: str


class ProfileEntry(TypedDict):
    id: str
    text: str
    created_at: str
    updated_at: str


class MemoryProfileUsage(TypedDict):
    memory: Usage
    user: Usage


class MemoryProfileResult(TypedDict):
    memory: list[ProfileEntry]
    user: list[ProfileEntry]
    usage: MemoryProfileUsage


class MemoryRelaxationConfirmParams(TypedDict):
    user_id: str
    id: str


class Provenance(TypedDict):
    session_id: str | None
    turn_id: str | None
    sentence: str
    speaker: str | None


class Rule(TypedDict):
    id: str
    tool_name: str
    rule: str
    priority: Literal["critical", "high", "normal"]
    source: Literal["user_explicit", "post_turn", "programmatic"]
    status: Literal["active", "retired", "expired"]
    tags: list[str]
    expires_at: str | None
    provenance: Provenance | None
    conflicts_with: list[str]
    created_at: str
    updated_at: str


class MemoryRelaxationsPendingParams(TypedDict):
    user_id: str
    limit: int
    cursor: NotRequired[str]


class PendingRelaxation(TypedDict):
    id: str
    tool_name: str
    rule_id: str
    text: str
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


class MemoryRelaxationsPendingResult(TypedDict):
    relaxations: list[PendingRelaxation]
    next_cursor: str | None


class MemoryScanParams(TypedDict):
    text: str
    kind: Literal["note", "decree"]


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
    reason: str | None


class MemorySessionDeleteParams(TypedDict):
    user_id: str
    session_id: str


class MemorySessionDeleteResult(TypedDict):
    turns: int


class MemorySessionEndParams(TypedDict):
    user_id: str
    session_id: str


class MemorySessionEndResult(TypedDict):
    ended: bool


class MemorySessionListParams(TypedDict):
    user_id: str
    limit: int
    cursor: NotRequired[str]


class MemorySessionListSession(TypedDict):
    session_id: str
    title: str | None
    started_at: str
    last_at: str
    turns: int


class MemorySessionListResult(TypedDict):
    sessions: list[MemorySessionListSession]
    next_cursor: str | None


class MemorySessionReadParams(TypedDict):
    user_id: str
    session_id: str
    limit: int
    cursor: NotRequired[str]


class MemorySessionReadTurn(TypedDict):
    turn_id: str
    role: Literal["user", "assistant"]
    speaker: str | None
    text: str
    occurred_at: str


class MemorySessionReadResult(TypedDict):
    turns: list[MemorySessionReadTurn]
    next_cursor: str | None


class MemorySessionStartParams(TypedDict):
    user_id: str
    session_id: str
    tools: list[str]
    title: NotRequired[str]
    restart: bool


class MemorySessionStartSection(TypedDict):
    name: str
    rendered: str


class MemorySessionStartResult(TypedDict):
    rendered: str
    sections: list[MemorySessionStartSection]
    rules: list[Rule]
    omitted: int
    unpinned: list[Rule]
    changed: bool


class MemoryToolCallCheckParams(TypedDict):
    user_id: str
    tool_name: str
    arguments: dict[str, Any]
    session_id: NotRequired[str]


class MemoryToolCallCheckResult(TypedDict):
    verdict: Literal["allow", "ask", "deny"]
    rules: list[Rule]
    reason: str


class MemoryToolRuleDeleteParams(TypedDict):
    user_id: str
    tool_name: str
    id: str


class MemoryToolRuleDeleteResult(TypedDict):
    deleted: bool


class MemoryToolRuleGetParams(TypedDict):
    user_id: str
    tool_name: str
    id: str


class MemoryToolRuleHistoryParams(TypedDict):
    user_id: str
    tool_name: str
    id: str
    limit: int
    cursor: NotRequired[str]


class MemoryToolRuleHistoryEvent(TypedDict):
    event: Literal["put", "reaffirmed", "retired", "reactivated"]
    at: str
    rule: str
    priority: Literal["critical", "high", "normal"]
    provenance: Provenance | None


class MemoryToolRuleHistoryResult(TypedDict):
    events: list[MemoryToolRuleHistoryEvent]
    next_cursor: str | None


class MemoryToolRuleListParams(TypedDict):
    user_id: str
    tool_name: str
    status: Literal["active", "retired", "expired"]
    limit: int
    cursor: NotRequired[str]


class MemoryToolRuleListResult(TypedDict):
    rules: list[Rule]
    next_cursor: str | None


class MemoryToolRulePutParams(TypedDict):
    user_id: str
    tool_name: str
    rule: str
    priority: NotRequired[Literal["critical", "high", "normal"]]
    source: NotRequired[Literal["user_explicit", "post_turn", "programmatic"]]
    tags: NotRequired[list[str]]
    id: NotRequired[str]
    expires_at: NotRequired[str | None]


class MemoryToolRuleTestCall(TypedDict):
    tool_name: str
    arguments: dict[str, Any]


class MemoryToolRuleTestParams(TypedDict):
    rule: str
    tool_name: str
    calls: list[MemoryToolRuleTestCall]


class MemoryToolRuleTestResultItem(TypedDict):
    tool_name: str
    verdict: Literal["allow", "ask", "deny"]
    reason: str


class MemoryToolRuleTestResult(TypedDict):
    forbids_nothing: bool
    results: list[MemoryToolRuleTestResultItem]


class MemoryToolRulesForPromptParams(TypedDict):
    user_id: str
    tools: list[str]
    session_id: NotRequired[str]


class MemoryToolRulesForPromptResult(TypedDict):
    rendered: str
    rules: list[Rule]
    omitted: int
    unpinned: list[Rule]
    changed: bool


class MemoryToolRulesJsonParams(TypedDict):
    user_id: str
    tool_name: str


class MemoryToolVerdictsParams(TypedDict):
    user_id: str
    limit: int
    cursor: NotRequired[str]


class MemoryToolVerdictsVerdictRule(TypedDict):
    tool_name: str
    id: str


class MemoryToolVerdictsVerdict(TypedDict):
    at: str
    tool_name: str
    verdict: Literal["ask", "deny"]
    reason: Literal["builtin", "forbidden", "unsettled", "high_rule"]
    rules: list[MemoryToolVerdictsVerdictRule]
    session_id: str | None


class MemoryToolVerdictsResult(TypedDict):
    verdicts: list[MemoryToolVerdictsVerdict]
    next_cursor: str | None
    lost: int


class ToolCall(TypedDict):
    name: str
    success: bool
    output_summary: NotRequired[str]
    arguments: NotRequired[Any]
    duration_ms: NotRequired[float]


class MemoryTurnCompleteParams(TypedDict):
    user_id: str
    user_message: NotRequired[str]
    assistant_response: NotRequired[str]
    tool_calls: list[ToolCall]
    available_tools: list[str]
    session_id: NotRequired[str]
    turn_id: NotRequired[str]
    speaker: NotRequired[str]
    occurred_at: NotRequired[str]


class MemoryTurnCompleteRetired(TypedDict):
    rule: Rule
    message: str


class MemoryTurnCompleteSkipped(TypedDict):
    text: str
    reason: str


class MemoryTurnCompleteResult(TypedDict):
    captured: list[Rule]
    reaffirmed: list[Rule]
    retired: list[MemoryTurnCompleteRetired]
    observations: list[Rule]
    skipped: list[MemoryTurnCompleteSkipped]
    pending: list[str]
    pending_relaxations: list[PendingRelaxation]
    duplicate: bool


class MemoryDeleteParams(TypedDict):
    user_id: str
    note_id: str


class MemoryDeleteResult(TypedDict):
    note_id: str
    message: str


class MemoryRecallParams(TypedDict):
    user_id: str
    namespace: str
    query: NotRequired[str]
    limit: int


class MemoryRecallEntry(TypedDict):
    namespace: str
    key: str
    text: str
    score: float
    updated_at: str


class MemoryRecallResult(TypedDict):
    entries: list[MemoryRecallEntry]


class MemorySaveParams(TypedDict):
    user_id: str
    content: str
    category: NotRequired[str]
    tags: list[str]
    namespace: str


class MemorySaveResult(TypedDict):
    note_id: str
    message: str
    duplicate: bool


class MemorySearchParams(TypedDict):
    user_id: str
    query: str
    top_k: int
    include_conversation: bool
    session_id: NotRequired[str]
    category: NotRequired[str]
    tags: list[str]
    since: NotRequired[str]
    until: NotRequired[str]
    min_score: float


class MemorySearchResultItem(TypedDict):
    note_id: str
    text: str
    score: float
    source: Literal["user_memory", "conversation"]
    session_id: str | None
    turn_id: str | None
    role: Literal["user", "assistant", None]
    speaker: str | None
    occurred_at: str | None
    category: str | None
    tags: list[str]
    created_at: str
    updated_at: str


class MemorySearchResult(TypedDict):
    results: list[MemorySearchResultItem]
    warnings: list[str]


class MemoryUpdateParams(TypedDict):
    user_id: str
    note_id: str
    content: str
    tags: NotRequired[list[str]]


class MemoryUpdateResult(TypedDict):
    note_id: str
    message: str


class RpcDiscoverParams(TypedDict):
    pass


class ToolsCallParams(TypedDict):
    user_id: str
    name: str
    arguments: dict[str, Any] | str
    session_id: NotRequired[str]


class ToolsCallResult(TypedDict):
    content: str
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


class ToolsListParams(TypedDict):
    format: Literal["mcp", "openai", "anthropic"]


class ToolsListPolicy(TypedDict):
    name: str
    safety_tier: Literal["read_only", "side_effecting"]
    timeout_s: float


class ToolsListResult(TypedDict):
    tools: list[dict[str, Any]]
    policies: list[ToolsListPolicy]


class UserBackupParams(TypedDict):
    user_id: str


class UserBackupResult(TypedDict):
    name: str
    bytes: int
    created_at: str
    sha256: str
    damaged: int
    removed: list[str]


class UserBackupsParams(TypedDict):
    user_id: str
    limit: int
    cursor: NotRequired[str]


class UserBackupsBackup(TypedDict):
    name: str
    bytes: int
    created_at: str


class UserBackupsResult(TypedDict):
    backups: list[UserBackupsBackup]
    next_cursor: str | None


class UserDecryptParams(TypedDict):
    user_id: str


class UserDecryptResult(TypedDict):
    changed: bool


class UserEncryptParams(TypedDict):
    user_id: str


class UserEncryptResult(TypedDict):
    changed: bool
    key_id: str
    plain_copies: list[str]


class UserFileDeleteParams(TypedDict):
    user_id: str
    kind: Literal["exports", "backups"]
    name: str


class UserFileDeleteResult(TypedDict):
    deleted: bool


class UserFileReadParams(TypedDict):
    user_id: str
    kind: Literal["exports", "backups"]
    name: str
    offset: int
    limit: int


class UserFileReadResult(TypedDict):
    data: str
    bytes: int
    end: bool


class UserFileWriteParams(TypedDict):
    user_id: str
    kind: Literal["exports", "backups"]
    name: str
    offset: int
    data: str
    sha256: NotRequired[str]


class UserFileWriteResult(TypedDict):
    bytes: int
    complete: bool


class UserPurgeParams(TypedDict):
    user_id: str
    confirm: str


class UserPurgeResult(TypedDict):
    files: int
    bytes: int


class UserRekeyParams(TypedDict):
    user_id: str


class UserRekeyResult(TypedDict):
    changed: bool
    key_id: str


class UserResetParams(TypedDict):
    user_id: str
    confirm: str


class UserResetResult(TypedDict):
    set_aside: list[str]


class UserRestoreParams(TypedDict):
    user_id: str
    name: NotRequired[str]


class UserRestoreSkipped(TypedDict):
    name: str
    reason: str


class UserRestoreResult(TypedDict):
    name: str
    set_aside: list[str]
    damaged: int
    skipped: list[UserRestoreSkipped]
    encrypted: bool
    signed: bool
    demoted: int


class UserStatsParams(TypedDict):
    user_id: str


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
    exports: int
    backups: int
    set_aside: int


class UserStatsResult(TypedDict):
    counts: UserStatsCounts
    bytes: UserStatsBytes
    set_aside: list[str]


class UserVerifyParams(TypedDict):
    user_id: str


class UserVerifyDamaged(TypedDict):
    table: str
    id: list[str | int]
    reason: str


class UserVerifyResult(TypedDict):
    ok: bool
    checked: dict[str, Any]
    counts: dict[str, Any]
    damaged: list[UserVerifyDamaged]
    broken: list[str]
    quarantined: bool


class WorkspaceCheckAccessParams(TypedDict):
    user_id: str
    path: str
    access: Literal["read", "write"]


class WorkspaceCheckAccessResult(TypedDict):
    allowed: bool
    reason: str
    resolved: str | None


class WorkspaceLayoutParams(TypedDict):
    user_id: str
    role: Literal["host", "agent", "shell"]


class WorkspaceLayoutDirectory(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    path: str
    mode: str


class WorkspaceLayoutMount(TypedDict):
    name: Literal[".oxydra", "vault", "shared", "tmp", "logs", "ipc"]
    path: str
    access: Literal["ro", "rw"]


class WorkspaceLayoutResult(TypedDict):
    home: str
    provisioned: bool
    directories: list[WorkspaceLayoutDirectory]
    mounts: list[WorkspaceLayoutMount]
