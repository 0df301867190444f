// The types of the client.
// Generated from rpc_schema by `make generate`.

/** Where the daemon is, and how long a call may take with all its tries. */
export interface ClientOptions {
  /** The daemon's socket: unless given, MEMORYD_SOCKET or where memoryd puts it. */
  path?: string;
  /** Milliseconds; 30,000 unless given. */
  timeout?: number;
}

/** The root of everything that a client throws. */
export class ClientError extends Error {
  /** Whether the daemon may have carried the request out although no answer came. */
  mayHaveHappened: boolean;
}
/** No daemon, or the connection was lost before the answer. */
export class Unreachable extends ClientError {}
/** No answer in time. */
export class TimedOut extends ClientError {}
/** What answered is not memoryd. */
export class BadAnswer extends ClientError {}
/** The daemon refused the request; nothing was changed. */
export class RpcError extends ClientError {
  /** The JSON-RPC code. */
  code: number;
  /** The daemon's `data.code`; empty for the standard errors. */
  name: ErrorName;
  data: Record<string, unknown>;
}

/** The daemon's names of its errors. */
export type ErrorName = "" | "" | "" | "" | "" | "permission_denied" | "not_found" | "ambiguous_match" | "memory_threat_detected" | "memory_budget_exceeded" | "timeout" | "overloaded" | "storage_unavailable" | "key_unavailable" | "request_too_large" | "conflict" | "quota_exceeded";

export interface DaemonEventsEvent {
  /** Its number since the daemon's start; the next one's is higher by 1. */
  seq: number;
  /** RFC 3339, UTC, microseconds. */
  at: string;
  /**
   * captured, reaffirmed, retired, observed: what a turn did to a rule. ask, deny: the verdict
   * on a tool call. The others: what was refused; storage_unavailable and key_unavailable are
   * told once a minute of each user.
   */
  kind: "captured" | "reaffirmed" | "retired" | "observed" | "ask" | "deny" | "memory_threat_detected" | "memory_budget_exceeded" | "quota_exceeded" | "storage_unavailable" | "key_unavailable" | "permission_denied" | "connection_refused";
  user_id: string | null;
  /** The rule's tool, or of a verdict the call's. */
  tool_name: string | null;
  /** The rule; of a verdict the strongest of those that decided it. */
  rule_id: string | null;
  /** What was called, as tools.call or by itself; null for a connection. */
  method: string | null;
  /**
   * Of a refusal: the guard's category, the budget's group, the quota, the reason why a database
   * is unavailable or a connection was refused, or the right that was missing.
   */
  detail: string | null;
  /** The unix user that called. */
  uid: number;
  /** Its process; 0 for one of another pid namespace. */
  pid: number;
  /**
   * The rule's text, or the reason of a verdict; null for peers without the right tool over this
   * user, and when the rule was deleted. A text that was refused is never told.
   */
  text: string | null;
}

export interface DaemonEventsGap {
  /**
   * overrun: more events came than are kept; restart: the daemon was started anew, and events
   * from before are gone.
   */
  reason: "overrun" | "restart";
  /** How many events; null when that is not known. */
  missed: number | null;
}

export interface DaemonEventsResult {
  events: Array<DaemonEventsEvent>;
  /** Give it as after to read on. It is there also when there were no events. */
  next_after: string;
  /** What lies between `after` and these events and is lost; null for nothing. */
  gap: DaemonEventsGap | null;
}

export interface DaemonHealthResult {
  /** ok, or draining while it stops. */
  status: "ok" | "draining";
  uptime_s: number;
  version: string;
  pid: number;
}

export interface DaemonJobsJob {
  job_id: string;
  /**
   * embedding: making vectors; indexing: making turns searchable that were stored before; scan:
   * looking with a new guard at what was stored before; screening: asking it about the passages
   * that searches show; encryption: moving a database to another key or to none; backup: copying
   * a database.
   */
  kind: "embedding" | "indexing" | "scan" | "screening" | "encryption" | "backup";
  /**
   * The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the first a
   * letter or digit.
   */
  user_id: string;
  /** stopped: the user's database was closed; the rest is done when it is opened again. */
  state: "running" | "done" | "stopped" | "failed";
  /** How many passages, turns, texts, bytes (encryption) or pages (backup) are finished. */
  done: number;
  total: number;
  rate_per_s: number;
  /** RFC 3339, UTC, microseconds. */
  started_at: string;
  finished_at: string | null;
  /** Why it failed. */
  error: string | null;
  /**
   * Of a scan: how many texts the guard refuses now, by category. Nothing is changed: a model
   * sees `[blocked: …]` instead. null for other kinds.
   */
  found: Record<string, unknown> | null;
}

export interface DaemonJobsEmbedding {
  /** off: searching by keyword alone; unloaded: loaded at the next use. */
  state: "off" | "unloaded" | "loading" | "ready" | "failed";
  /** The model that the settings name. */
  model: string;
  /** What tells its vectors from another model's; null until the model's files were read. */
  fingerprint: string | null;
  dimension: number | null;
  /** Why it is off or failed. */
  reason: string | null;
}

export interface DaemonJobsResult {
  jobs: Array<DaemonJobsJob>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
  embedding: DaemonJobsEmbedding;
}

export interface DaemonMetricsResult {
  content_type: string;
  text: string;
}

export interface DaemonReembedResult {
  /** How many users are embedded again. */
  users: number;
  /**
   * How many passages were queued; null for every user, whose passages are counted as their turn
   * comes.
   */
  passages: number | null;
}

export interface DaemonStatsUsers {
  open: number;
  opened: number;
  evicted: number;
  limit: number;
}

export interface DaemonStatsConnections {
  open: number;
  accepted: number;
  refused: number;
  dropped: number;
  /** Bytes of requests, of all connections. */
  bytes_received: number;
  /** Bytes of answers, of all connections. */
  bytes_sent: number;
}

export interface DaemonStatsRequests {
  in_flight: number;
  total: number;
  errors: number;
}

export interface DaemonStatsStorage {
  commits: number;
  writes: number;
  damaged_rows: number;
}

export interface DaemonStatsResult {
  uptime_s: number;
  rss_bytes: number;
  open_fds: number;
  threads: number;
  /** Log lines that standard error did not accept. */
  log_lines_lost: number;
  users: DaemonStatsUsers;
  connections: DaemonStatsConnections;
  requests: DaemonStatsRequests;
  storage: DaemonStatsStorage;
}

export interface DaemonVersionResult {
  program: string;
  protocol: string;
  /** The newest migration of a user's database. */
  schema: number;
}

/** How much of its budget a target takes. */
export interface Usage {
  /** Characters (Unicode code points) of the live entries. */
  used: number;
  /** The budget; 0 is none. */
  limit: number;
  /** How many live entries there are. */
  entries: number;
}

export interface MemoryResult {
  /** The live entry; after remove the one that is gone. */
  id: string;
  /** fact for target memory, user_profile for target user. */
  kind: "fact" | "user_profile";
  message: string;
  /** How much of its budget a target takes. */
  usage: Usage;
  /** The text that was replaced; only for replace. */
  replaced?: string;
  /** The text that was removed; only for remove. */
  removed?: string;
}

export interface MemoryExportResult {
  /** The file's name below `.oxydra/exports/`. */
  name: string;
  /** Its size. */
  bytes: number;
  /** The SHA-256 of the file, in hex. */
  sha256: string;
}

export interface MemoryHistoryVersion {
  content: string;
  /** RFC 3339, UTC, microseconds. */
  valid_from: string;
  /** null for the text that is valid now. */
  valid_to: string | null;
}

export interface MemoryHistoryResult {
  versions: Array<MemoryHistoryVersion>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

/** Rules. */
export interface MemoryImportRules {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

/** Notes. */
export interface MemoryImportNotes {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

/** Entries of the memory tool, replaced ones too. */
export interface MemoryImportProfile {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

/** Tools with counts. */
export interface MemoryImportStatistics {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

/** Sessions. */
export interface MemoryImportSessions {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

/** Texts of sessions. */
export interface MemoryImportTurns {
  /** Stored now. */
  new: number;
  /** There already, the same. */
  present: number;
  /** Left out: another content is stored under this id. */
  conflicts: number;
}

export interface MemoryImportConflict {
  /** The line in the file. */
  line: number;
  /** What it holds. */
  kind: string;
}

export interface MemoryImportResult {
  /** Whether nothing was stored. */
  dry_run: boolean;
  /** Whether this daemon wrote the file, every byte of it. */
  signed: boolean;
  /** Rules. */
  rules: MemoryImportRules;
  /** Notes. */
  notes: MemoryImportNotes;
  /** Entries of the memory tool, replaced ones too. */
  profile: MemoryImportProfile;
  /** Tools with counts. */
  statistics: MemoryImportStatistics;
  /** Sessions. */
  sessions: MemoryImportSessions;
  /** Texts of sessions. */
  turns: MemoryImportTurns;
  /**
   * New rules that came as user_explicit from a file without this daemon's signature and are
   * programmatic now.
   */
  demoted: number;
  /** Lines in which live secrets were replaced by `[secret: <kind>]`. */
  redacted: number;
  /**
   * Lines that the guard refuses. They are stored; a model sees `[blocked: <category>]` in their
   * place.
   */
  blocked: number;
  /** The first 50 conflicts. */
  conflicts: Array<MemoryImportConflict>;
}

/** One live entry of the profile. */
export interface ProfileEntry {
  id: string;
  text: string;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

/** How much of its budget each target takes. */
export interface MemoryProfileUsage {
  /** How much of its budget a target takes. */
  memory: Usage;
  /** How much of its budget a target takes. */
  user: Usage;
}

export interface MemoryProfileResult {
  /** Entries of target memory. */
  memory: Array<ProfileEntry>;
  /** Entries of target user. */
  user: Array<ProfileEntry>;
  /** How much of its budget each target takes. */
  usage: MemoryProfileUsage;
}

/** Where a decree was said. */
export interface Provenance {
  session_id: string | null;
  turn_id: string | null;
  /** The user's own sentence. */
  sentence: string;
  /** Who said it, as the runtime named them. */
  speaker: string | null;
}

/** One rule. */
export interface Rule {
  /** The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -. */
  id: string;
  /** Lower-case; `__unscoped__` for a decree that belongs to no known tool. */
  tool_name: string;
  /** The text. */
  rule: string;
  /**
   * critical and high rules ride in the system prompt; a critical one also denies a call. normal
   * rules are read with memory_recall.
   */
  priority: "critical" | "high" | "normal";
  /** Who made the rule: the user in a turn or by hand, the post-turn hook, or a program. */
  source: "user_explicit" | "post_turn" | "programmatic";
  status: "active" | "retired" | "expired";
  tags: Array<string>;
  expires_at: string | null;
  provenance: Provenance | null;
  /**
   * Ids of rules of the same tool that say the opposite, at most 50. Always empty in prompt
   * blocks; in an answer of memory.tool_call_check read for the first 20 rules.
   */
  conflicts_with: Array<string>;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

/** A sentence that takes a rule back once the owner confirms it. */
export interface PendingRelaxation {
  /** The id of a pending relaxation. */
  id: string;
  /** The tool of the rule. */
  tool_name: string;
  /** The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -. */
  rule_id: string;
  /** The sentence that may take the rule back. */
  text: string;
  /**
   * Why it did not by itself. too_long: more than 300 characters. several_lines, quotation,
   * markup, label, url: what stands in the message beside the sentence. not_own_words: words
   * that are neither a plain permission nor a plain remark. other_speaker: somebody else laid
   * the rule down. several_rules: it may mean several rules. partial_match: the rule forbids
   * something else too.
   */
  reason: "too_long" | "several_lines" | "quotation" | "markup" | "label" | "url" | "not_own_words" | "other_speaker" | "several_rules" | "partial_match";
}

export interface MemoryRelaxationsPendingResult {
  relaxations: Array<PendingRelaxation>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface MemoryScanResult {
  refused: boolean;
  /** What it is refused for; null when it is not. */
  category: "prompt_injection" | "role_hijack" | "system_prompt" | "deception" | "safety_off" | "poisoning" | "fake_tag" | "markup" | "exfiltration" | "credential_access" | "persistence" | "remote_execution" | "hidden_text" | "encoded" | "resemblance" | "secret" | "too_large" | null;
  /** In words that are safe to show; null when it is not refused. */
  reason: string | null;
}

export interface MemorySessionDeleteResult {
  /** How many texts were deleted. */
  turns: number;
}

export interface MemorySessionEndResult {
  /** false when nothing was frozen. */
  ended: boolean;
}

export interface MemorySessionListSession {
  session_id: string;
  title: string | null;
  /** RFC 3339, UTC, microseconds. */
  started_at: string;
  /** RFC 3339, UTC, microseconds. */
  last_at: string;
  turns: number;
}

export interface MemorySessionListResult {
  sessions: Array<MemorySessionListSession>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface MemorySessionReadTurn {
  turn_id: string;
  role: "user" | "assistant";
  speaker: string | null;
  text: string;
  /** RFC 3339, UTC, microseconds. */
  occurred_at: string;
}

export interface MemorySessionReadResult {
  turns: Array<MemorySessionReadTurn>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface MemorySessionStartSection {
  /** `tool_rules`, `profile` or `memory`. */
  name: string;
  rendered: string;
}

export interface MemorySessionStartResult {
  /** All sections in their order, ready for the system prompt. */
  rendered: string;
  sections: Array<MemorySessionStartSection>;
  rules: Array<Rule>;
  /** How many high rules found no room. */
  omitted: number;
  unpinned: Array<Rule>;
  /** Whether a hard delete took a rule or an entry out of the frozen block since the last call. */
  changed: boolean;
}

export interface MemoryToolCallCheckResult {
  verdict: "allow" | "ask" | "deny";
  /** The rules that decided it, strongest first. */
  rules: Array<Rule>;
  reason: string;
}

export interface MemoryToolRuleDeleteResult {
  deleted: boolean;
}

export interface MemoryToolRuleHistoryEvent {
  event: "put" | "reaffirmed" | "retired" | "reactivated";
  /** RFC 3339, UTC, microseconds. */
  at: string;
  /** The text after the event. */
  rule: string;
  /**
   * critical and high rules ride in the system prompt; a critical one also denies a call. normal
   * rules are read with memory_recall.
   */
  priority: "critical" | "high" | "normal";
  provenance: Provenance | null;
}

export interface MemoryToolRuleHistoryResult {
  events: Array<MemoryToolRuleHistoryEvent>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface MemoryToolRuleListResult {
  rules: Array<Rule>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface MemoryToolRuleTestCall {
  /**
   * A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased, so
   * `Send_Email` and `send_email` are one tool.
   */
  tool_name: string;
  arguments?: Record<string, unknown>;
}

export interface MemoryToolRuleTestResultItem {
  tool_name: string;
  verdict: "allow" | "ask" | "deny";
  reason: string;
}

export interface MemoryToolRuleTestResult {
  forbids_nothing: boolean;
  /** One a call, in order. */
  results: Array<MemoryToolRuleTestResultItem>;
}

export interface MemoryToolRulesForPromptResult {
  /** The block in Markdown; empty when there is nothing to pin. */
  rendered: string;
  /** The pinned rules in the order of the block. */
  rules: Array<Rule>;
  /** How many high rules found no room. */
  omitted: number;
  /** Critical and high rules of these tools that the frozen block does not show. */
  unpinned: Array<Rule>;
  /** Whether a hard delete took a rule or an entry out of the frozen block since the last call. */
  changed: boolean;
}

export interface MemoryToolVerdictsVerdictRule {
  tool_name: string;
  id: string;
}

export interface MemoryToolVerdictsVerdict {
  /** RFC 3339, UTC, microseconds. */
  at: string;
  tool_name: string;
  verdict: "ask" | "deny";
  /**
   * builtin: the call reaches for memoryd itself. forbidden: a critical rule forbids it.
   * unsettled: a critical rule may forbid it. high_rule: a high rule matches.
   */
  reason: "builtin" | "forbidden" | "unsettled" | "high_rule";
  /** Which rules decided, strongest first, 20 at most; empty for builtin. */
  rules: Array<MemoryToolVerdictsVerdictRule>;
  /** null when the check named none, or when the session was deleted since. */
  session_id: string | null;
}

export interface MemoryToolVerdictsResult {
  verdicts: Array<MemoryToolVerdictsVerdict>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
  /** Verdicts that could not be written since the daemon opened this user's database. */
  lost: number;
}

/** A tool that ran in this turn. */
export interface ToolCall {
  /**
   * A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased, so
   * `Send_Email` and `send_email` are one tool.
   */
  name: string;
  /** Whether the call did what it was asked. */
  success: boolean;
  /**
   * What the tool answered, shortened. Only a failure class is taken from it; it is never
   * stored.
   */
  output_summary?: string;
  /** The call's arguments. Never stored. */
  arguments?: unknown;
  /** How long the call took, in milliseconds. */
  duration_ms?: number;
}

export interface MemoryTurnCompleteRetired {
  /** One rule. */
  rule: Rule;
  /** A line for the runtime to tell the model. */
  message: string;
}

export interface MemoryTurnCompleteSkipped {
  text: string;
  reason: string;
}

export interface MemoryTurnCompleteResult {
  /** New rules from decrees. */
  captured: Array<Rule>;
  reaffirmed: Array<Rule>;
  retired: Array<MemoryTurnCompleteRetired>;
  /** Normal rules about repeated failures. */
  observations: Array<Rule>;
  /**
   * Decrees that were not taken, and why: weakens_oversight for a ban on asking or telling the
   * user something ("never ask for confirmation"), on obeying the guard or on recording what the
   * agent does, memory_threat_detected with its category for what the guard refused.
   */
  skipped: Array<MemoryTurnCompleteSkipped>;
  /** What follows later, such as indexing for search. */
  pending: Array<string>;
  /** What looks like the user taking a rule back, and takes effect by memory.relaxation_confirm. */
  pending_relaxations: Array<PendingRelaxation>;
  /** Whether this turn was known already; the answer is then the first one. */
  duplicate: boolean;
}

export interface MemoryDeleteResult {
  note_id: string;
  message: string;
}

export interface MemoryRecallEntry {
  namespace: string;
  /** `rule/<id>` of a rule, `tool/<name>` of statistics, the note_id of a note. */
  key: string;
  text: string;
  /** How well it fits the query; 1 without one. */
  score: number;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

export interface MemoryRecallResult {
  entries: Array<MemoryRecallEntry>;
}

export interface MemorySaveResult {
  /** The handle for memory_update and memory_delete. */
  note_id: string;
  message: string;
  /** Whether exactly this text was stored in this namespace and category before. */
  duplicate: boolean;
}

export interface MemorySearchResultItem {
  /** The handle for memory_update and memory_delete; empty for a part of a conversation. */
  note_id: string;
  /** The passage that fits best. */
  text: string;
  /** How well it fits; it means the same from query to query. */
  score: number;
  source: "user_memory" | "conversation";
  /** This and the next four: of a turn; null for a note. */
  session_id: string | null;
  turn_id: string | null;
  role: "user" | "assistant" | null;
  speaker: string | null;
  occurred_at: string | null;
  category: string | null;
  tags: Array<string>;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

export interface MemorySearchResult {
  /** Best first; one a note. */
  results: Array<MemorySearchResultItem>;
  /** What could not be searched, or only by keyword. */
  warnings: Array<string>;
}

export interface MemoryUpdateResult {
  note_id: string;
  message: string;
}

export interface ToolsCallResult {
  /** What to show to the model. */
  content: string;
  is_error: boolean;
  /** Why it failed; null when it did not. */
  error_code: "invalid_arguments" | "not_found" | "ambiguous_match" | "memory_threat_detected" | "memory_budget_exceeded" | "quota_exceeded" | null;
}

export interface ToolsListPolicy {
  name: string;
  /** Whether a call changes anything. No tool asks for approval. */
  safety_tier: "read_only" | "side_effecting";
  /** Seconds after which a call gives up. */
  timeout_s: number;
}

export interface ToolsListResult {
  /** One definition a tool, with nothing in it that the API does not know. */
  tools: Array<Record<string, unknown>>;
  /** What the host needs to know of each tool, in the same order. */
  policies: Array<ToolsListPolicy>;
}

export interface UserBackupResult {
  /** A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit. */
  name: string;
  bytes: number;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** The SHA-256 of the file, in hex. */
  sha256: string;
  /** Rows that do not fit their hashes, see user.verify. */
  damaged: number;
  /** Older backups that were deleted. */
  removed: Array<string>;
}

export interface UserBackupsBackup {
  /** A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit. */
  name: string;
  bytes: number;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
}

export interface UserBackupsResult {
  backups: Array<UserBackupsBackup>;
  /** Give it as cursor to read on; null at the end. */
  next_cursor: string | null;
}

export interface UserDecryptResult {
  /** false: it was so already, and nothing was done. */
  changed: boolean;
}

export interface UserEncryptResult {
  /** false: it was so already, and nothing was done. */
  changed: boolean;
  /** The id of the key that the database is under now; it reveals nothing of the key. */
  key_id: string;
  /**
   * Backups and exports below `.oxydra/` that are not encrypted: delete them when they are not
   * needed.
   */
  plain_copies: Array<string>;
}

export interface UserFileDeleteResult {
  /** Whether there was such a file. */
  deleted: boolean;
}

export interface UserFileReadResult {
  /** The piece in base64; empty at or after the end. */
  data: string;
  /** The size of the whole file. */
  bytes: number;
  /** Whether the file ends with this piece. */
  end: boolean;
}

export interface UserFileWriteResult {
  /** How much is written: the next offset. */
  bytes: number;
  /** Whether the file is whole and has its name. */
  complete: boolean;
}

export interface UserPurgeResult {
  /** How many files were deleted. */
  files: number;
  bytes: number;
}

export interface UserRekeyResult {
  /** false: it was so already, and nothing was done. */
  changed: boolean;
  /** The id of the key that the database is under now; it reveals nothing of the key. */
  key_id: string;
}

export interface UserResetResult {
  /** Names of the old files, kept below .oxydra/. */
  set_aside: Array<string>;
}

export interface UserRestoreSkipped {
  /** A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit. */
  name: string;
  /** Why it was not restored. */
  reason: string;
}

export interface UserRestoreResult {
  /** A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit. */
  name: string;
  /** The new names of the replaced files. */
  set_aside: Array<string>;
  /** Rows of the backup that do not fit their hashes. */
  damaged: number;
  /** Newer backups that are damaged, the newest first; empty when one was named. */
  skipped: Array<UserRestoreSkipped>;
  /** Whether the database is encrypted now. */
  encrypted: boolean;
  /** Whether this daemon made the backup for this user. */
  signed: boolean;
  /** Rules that are no longer `user_explicit`, since the backup is not signed. */
  demoted: number;
}

export interface UserStatsCounts {
  rules: number;
  active_rules: number;
  notes: number;
  note_versions: number;
  profile_entries: number;
  sessions: number;
  turns: number;
  frozen_blocks: number;
  tools: number;
  passages: number;
  vectors: number;
}

export interface UserStatsBytes {
  /** memory.db and its write-ahead log. */
  database: number;
  exports: number;
  backups: number;
  /** Databases that were set aside. */
  set_aside: number;
}

export interface UserStatsResult {
  counts: UserStatsCounts;
  bytes: UserStatsBytes;
  /** Names of the files that were set aside, below .oxydra/. */
  set_aside: Array<string>;
}

export interface UserVerifyDamaged {
  table: string;
  /** The key of the row; empty for a table as a whole. */
  id: Array<string | number>;
  reason: string;
}

export interface UserVerifyResult {
  /** Whether nothing was found. */
  ok: boolean;
  /** How many rows were looked at, by table. */
  checked: Record<string, unknown>;
  /** How many rows are damaged, by table. */
  counts: Record<string, unknown>;
  /** The damaged rows, at most 1,000 of them. */
  damaged: Array<UserVerifyDamaged>;
  /** What is wrong with the file as a whole. */
  broken: Array<string>;
  /** Whether the database was set aside now. */
  quarantined: boolean;
}

export interface WorkspaceCheckAccessResult {
  allowed: boolean;
  /** In words that are safe to show to a model. */
  reason: string;
  /** The absolute path without links to use; null when it is refused. */
  resolved: string | null;
}

export interface WorkspaceLayoutDirectory {
  name: ".oxydra" | "vault" | "shared" | "tmp" | "logs" | "ipc";
  /** Absolute, without links above it. */
  path: string;
  /** The mode that it is made with, in octal. */
  mode: string;
}

export interface WorkspaceLayoutMount {
  name: ".oxydra" | "vault" | "shared" | "tmp" | "logs" | "ipc";
  /** Absolute, without links above it. */
  path: string;
  access: "ro" | "rw";
}

export interface WorkspaceLayoutResult {
  /** The absolute path of the user's workspace. */
  home: string;
  /** Whether the folders were made, as the first write does. */
  provisioned: boolean;
  /** Every folder. */
  directories: Array<WorkspaceLayoutDirectory>;
  /** What the role gets to see, read-only or read-write. */
  mounts: Array<WorkspaceLayoutMount>;
}

/** A connection to the daemon, with one method for each of its methods. */
export class Client {
  constructor(options?: ClientOptions);
  /** Hang up. A later call connects again. */
  close(): void;
  /** The result of one call by the method's own name. */
  call(method: string, params?: Record<string, unknown>): Promise<any>;
  /**
   * Captures, verdicts other than allow, and refusals, as they happen.
   *
   * The oldest first. They are kept in memory: the newest `events_kept`, since the daemon's
   * start. Without `after` the newest `limit` events are answered. A call that finds none waits
   * up to `wait_s` for the next one, without holding up other calls; a client gives it more time
   * than that. What one peer is refused is told ten times within ten seconds at most.
   *
   * `after`: The next_after of the answer before.
   *
   * `limit`: How many entries at most.
   *
   * `wait_s`: Seconds to wait for an event when there is none.
   *
   * Throws: overloaded.
   */
  daemon_events(params?: { after?: string; limit?: number; wait_s?: number }): Promise<DaemonEventsResult>;
  /** Whether the daemon serves. Cheap, never blocks. */
  daemon_health(): Promise<DaemonHealthResult>;
  /**
   * What is done in the background, and the state of the embedding model.
   *
   * The newest job first. Finished jobs are forgotten when the daemon stops.
   *
   * `user_id`: Only jobs of this user.
   *
   * `state`: Only jobs in this state.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: timeout.
   */
  daemon_jobs(params?: { user_id?: string; state?: "running" | "done" | "stopped" | "failed"; limit?: number; cursor?: string }): Promise<DaemonJobsResult>;
  /** The counters as Prometheus text. */
  daemon_metrics(): Promise<DaemonMetricsResult>;
  /**
   * Make the vectors anew, in the background: of one user, or of every user.
   *
   * Searches go on meanwhile with the vectors that are there. daemon.jobs shows the progress.
   *
   * `user_id`: Whose vectors to make anew; every user's if not given.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  daemon_reembed(params?: { user_id?: string }): Promise<DaemonReembedResult>;
  /** Counters since the start. */
  daemon_stats(): Promise<DaemonStatsResult>;
  /** The versions of program, protocol and storage schema. */
  daemon_version(): Promise<DaemonVersionResult>;
  /**
   * Keep short facts that every later session begins with.
   *
   * Target user is what is known about the user: name, role, preferences. Target memory is what
   * matters about their work: environment, conventions, decisions. Both are in the system prompt
   * of each new session, within a small budget, so keep one atomic fact an entry, in a short
   * sentence, and only what is nearly always of use; save the rest with memory_save. When a fact
   * changes, replace the old entry. Nothing is ever asked back, and there is no way to delete
   * everything.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `action`: add stores content; replace puts content in the place of the entry that old_text
   * names; remove deletes that entry for good.
   *
   * `target`: user: what is known about the user. memory: other facts worth keeping in mind.
   *
   * `content`: The fact to store, for add and replace. Trimmed, in Unicode's normal form C. What
   * is stored already is not stored twice.
   *
   * `old_text`: For replace and remove: a part of the entry's text, literally and in its case,
   * that no other entry holds; or all of it.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
   */
  memory(params: { user_id: string; action: "add" | "replace" | "remove"; target: "memory" | "user"; content?: string; old_text?: string }): Promise<MemoryResult>;
  /**
   * Write all of a user's memory into a file: rules with their history, notes with their
   * versions, the profile, statistics, sessions and turns.
   *
   * The file is one moment of the memory, lies below `.oxydra/exports/` and is read with
   * `user.file_read`; it stays there until `user.file_delete`. The same memory gives the same
   * bytes: ids and times are in it, and it is signed by this daemon. That of an encrypted user
   * is encrypted too, unless `plain` is asked for. docs/exports.md tells the format.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `plain`: Write plain text although the user's database is encrypted.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * key_unavailable.
   */
  memory_export(params: { user_id: string; plain?: boolean }): Promise<MemoryExportResult>;
  /**
   * What a note said, the newest text first.
   *
   * No search finds a text that was replaced. Deleting the note deletes its history.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_history(params: { user_id: string; note_id: string; limit?: number; cursor?: string }): Promise<MemoryHistoryResult>;
  /**
   * Store what an export holds: all of it in one transaction, or nothing.
   *
   * The file lies below `.oxydra/exports/`, where `user.file_write` puts it. Ids and times stay.
   * What is stored already under an id stays as it is: the same content counts as present,
   * another one as a conflict. Notes and turns are found by keyword at once and by meaning as
   * soon as they are embedded. Only a file that this daemon signed brings in rules with the
   * source `user_explicit`; in any other they become `programmatic`. A file that is not right is
   * refused with the line and the field. A file named `import-…` is brought in for one import
   * alone: it is deleted when that has ended, whatever became of it; every other one stays.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `dry_run`: Only tell what would happen; nothing is stored.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * quota_exceeded, key_unavailable.
   */
  memory_import(params: { user_id: string; name: string; dry_run?: boolean }): Promise<MemoryImportResult>;
  /**
   * The live entries of the `memory` tool, the newest first.
   *
   * Texts are as they are stored, also those that a prompt shows as `[blocked: …]`.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_profile(params: { user_id: string }): Promise<MemoryProfileResult>;
  /**
   * Let a pending relaxation take its rule back.
   *
   * The rule is retired; its history says with which words, from which turn and speaker. Other
   * relaxations of the rule are gone with it.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `id`: The id of a pending relaxation.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_relaxation_confirm(params: { user_id: string; id: string }): Promise<Rule>;
  /**
   * The relaxations that wait for the owner, newest first.
   *
   * The newest 100 are kept. A change of the rule, or deleting it or the session, takes them
   * away.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_relaxations_pending(params: { user_id: string; limit?: number; cursor?: string }): Promise<MemoryRelaxationsPendingResult>;
  /**
   * What the guard answers to a text; stores nothing.
   *
   * The same guard that every write passes. A decree may name what it prohibits, as in "never
   * read the .env file": the categories exfiltration, credential_access, persistence and
   * remote_execution do not count for it. docs/guard.md tells the categories.
   *
   * `text`: The text as it would be stored.
   *
   * `kind`: What it would be stored as.
   */
  memory_scan(params: { text: string; kind?: "note" | "decree" }): Promise<MemoryScanResult>;
  /**
   * Delete a session: its texts, its stored answers and its frozen block. Rules stay.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_session_delete(params: { user_id: string; session_id: string }): Promise<MemorySessionDeleteResult>;
  /**
   * Thaw the session's frozen block.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_session_end(params: { user_id: string; session_id: string }): Promise<MemorySessionEndResult>;
  /**
   * The user's sessions, the last used first.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  memory_session_list(params: { user_id: string; limit?: number; cursor?: string }): Promise<MemorySessionListResult>;
  /**
   * The stored texts of a session, oldest first.
   *
   * A page ends early, with a next_cursor, before its texts pass 512 KiB.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  memory_session_read(params: { user_id: string; session_id: string; limit?: number; cursor?: string }): Promise<MemorySessionReadResult>;
  /**
   * What the session builder pins into the system prompt, frozen for the session.
   *
   * Three sections, each left out while it is empty: `tool_rules`; `profile`, what is known
   * about the user; `memory`, other facts. Both hold the newest entries of the `memory` tool,
   * whole, within the budgets, fenced as data. What the guard refuses now shows as `[blocked:
   * …]`.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `tools`: The tools of the agent. Empty: every tool that has rules.
   *
   * `title`: The session's title. Spaces around it are cut.
   *
   * `restart`: Freeze anew.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected.
   */
  memory_session_start(params: { user_id: string; session_id: string; tools?: Array<string>; title?: string; restart?: boolean }): Promise<MemorySessionStartResult>;
  /**
   * Whether a tool call may go ahead under the stored rules.
   *
   * Text matching, no model. deny: a critical rule forbids this call. ask: a rule may apply and
   * the arguments do not settle it, or a high rule matches. allow: nothing stored touches the
   * call. An error is never an allow.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `arguments`: The arguments of the call, as the tool would get them.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_call_check(params: { user_id: string; tool_name: string; arguments?: Record<string, unknown>; session_id?: string }): Promise<MemoryToolCallCheckResult>;
  /**
   * Delete a rule and its history for good.
   *
   * The text is scrubbed from frozen session blocks too; the next call of such a session answers
   * changed: true. deleted is false when there was no such rule.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_tool_rule_delete(params: { user_id: string; tool_name: string; id: string }): Promise<MemoryToolRuleDeleteResult>;
  /**
   * Read one rule.
   *
   * null when there is no such rule. Retired and expired rules are found too; their status says
   * so.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_get(params: { user_id: string; tool_name: string; id: string }): Promise<Rule | null>;
  /**
   * What happened to a rule, oldest first.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_history(params: { user_id: string; tool_name: string; id: string; limit?: number; cursor?: string }): Promise<MemoryToolRuleHistoryResult>;
  /**
   * List the rules of a tool, priority first, then freshest first.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_list(params: { user_id: string; tool_name: string; status?: "active" | "retired" | "expired"; limit?: number; cursor?: string }): Promise<MemoryToolRuleListResult>;
  /**
   * Store a rule, or change the one with this tool and id.
   *
   * A new rule has priority normal, source programmatic and no tags unless given. An existing
   * (tool_name, id) is changed: omitted params keep their values, created_at stays, updated_at
   * moves. Without id, a text equal to an active rule of that tool (up to case, spacing,
   * apostrophes and final punctuation) returns that rule, with the higher of the two priorities.
   * A rule with provenance keeps it, and its text, when the same text is put, the priority is
   * raised or the expiry moved back. Anything that weakens it (another text or source, a lower
   * priority, an earlier expiry) needs the right owner, and takes the provenance away; the
   * source is then the one given or programmatic. Without the right owner, a rule whose source
   * is user_explicit is not weakened either, and tags leave the tag user-decree of such a rule
   * in place.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `rule`: What to do or not to do, in plain words.
   *
   * `priority`: critical and high rules ride in the system prompt; a critical one also denies a
   * call. normal rules are read with memory_recall.
   *
   * `source`: Who made the rule: the user in a turn or by hand, the post-turn hook, or a
   * program.
   *
   * `tags`: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `expires_at`: From when on the rule no longer holds; null takes the time away.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
   * memory_threat_detected.
   */
  memory_tool_rule_put(params: { user_id: string; tool_name: string; rule: string; priority?: "critical" | "high" | "normal"; source?: "user_explicit" | "post_turn" | "programmatic"; tags?: Array<string>; id?: string; expires_at?: string | null }): Promise<Rule>;
  /**
   * What a rule with this text would answer to tool calls; stores nothing.
   *
   * Judges each call by this one rule, as a critical one of `tool_name`; the rules that are
   * stored and what is denied to every call do not count. `forbids_nothing` says that the text
   * only recommends or states something.
   *
   * `rule`: What to do or not to do, in plain words.
   *
   * `tool_name`: The tool that the rule would belong to.
   *
   * Throws: timeout.
   */
  memory_tool_rule_test(params: { rule: string; tool_name: string; calls: Array<MemoryToolRuleTestCall> }): Promise<MemoryToolRuleTestResult>;
  /**
   * The rules block for a system prompt.
   *
   * With session_id the first call freezes the block for that session, and later calls return
   * the same bytes; unpinned lists what is newer. Without it the block is rendered from the
   * rules as they are now.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tools`: The tools of the agent. Empty: every tool that has rules.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_tool_rules_for_prompt(params: { user_id: string; tools?: Array<string>; session_id?: string }): Promise<MemoryToolRulesForPromptResult>;
  /**
   * The bare list of a tool's active rules.
   *
   * At most 1,000: critical before high before normal, the freshest first. memory.tool_rule_list
   * has pages.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rules_json(params: { user_id: string; tool_name: string }): Promise<Array<Rule>>;
  /**
   * Verdicts other than allow, newest first.
   *
   * The newest 10,000 of a user. Neither what the calls said nor the text of a rule is kept; of
   * a rule that was deleted for good the id stays. A check does not wait for its entry: one that
   * cannot be written, as on a full disk, is counted in `lost`.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_verdicts(params: { user_id: string; limit?: number; cursor?: string }): Promise<MemoryToolVerdictsResult>;
  /**
   * The post-turn hook: stores the turn and captures what the user forbade.
   *
   * One transaction: on an error nothing is kept and the runtime retries. One of user_message
   * and assistant_response is required; turn_id needs session_id and makes the retry safe.
   * Without session_id the texts are searched for decrees but not kept. occurred_at may be at
   * most 5 minutes ahead of the clock. A message retires a decree by itself only if all of it is
   * short, the speaker's own and about exactly one rule; what else may take a decree back is
   * reported in pending_relaxations.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `user_message`: What the user wrote.
   *
   * `assistant_response`: What the agent answered.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `turn_id`: The runtime's own id of a turn, unique in its session: 1 to 200 printable
   * characters.
   *
   * `speaker`: The user's name as it should be shown with the turn.
   *
   * `occurred_at`: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded, conflict.
   */
  memory_turn_complete(params: { user_id: string; user_message?: string; assistant_response?: string; tool_calls?: Array<ToolCall>; available_tools?: Array<string>; session_id?: string; turn_id?: string; speaker?: string; occurred_at?: string }): Promise<MemoryTurnCompleteResult>;
  /**
   * Delete a note and its history for good.
   *
   * Search first to get the note_id. Delete what the user asks to forget; what only changed is
   * for memory_update. Parts of conversations, whose note_id is empty, cannot be deleted.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_delete(params: { user_id: string; note_id: string }): Promise<MemoryDeleteResult>;
  /**
   * Read a tool's rules, how tools fared, or notes.
   *
   * Read the rules of a tool, of every priority, before using it; how often tools failed; or
   * notes, the newest first. With a query: what fits it best.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `namespace`: `tool-<name>`: the active rules of a tool, of every priority.
   * `tool_effectiveness`: what happened when tools ran. `global` and `skill-<id>`: notes.
   *
   * `query`: Words to rank by. Without it: rules by priority, the rest newest first.
   *
   * `limit`: How many entries at most.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_recall(params: { user_id: string; namespace: string; query?: string; limit?: number }): Promise<MemoryRecallResult>;
  /**
   * Save a note about the user.
   *
   * Save proactively, without being asked, when the user states a preference, a fact about
   * themselves or their work, a decision or a plan that later sessions should know. One fact a
   * note, in a whole sentence that stands on its own. When a note about it exists, change that
   * one with memory_update instead. The same text again answers with the id of the stored note,
   * and changes nothing.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `content`: The note in natural language: 1 to 32,000 characters, not counting spaces around
   * it.
   *
   * `category`: A category to search by, such as preference or project: 1 to 64 printable
   * characters.
   *
   * `tags`: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats; blank ones
   * are dropped.
   *
   * `namespace`: `global`, or `skill-<id>` for what belongs to one skill.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected,
   * quota_exceeded.
   */
  memory_save(params: { user_id: string; content: string; category?: string; tags?: Array<string>; namespace?: string }): Promise<MemorySaveResult>;
  /**
   * Search the user's notes, and on request the conversations, by meaning and by keyword.
   *
   * Memory belongs to the user, not to a session: what was saved in any channel is found here.
   * Search before answering a question about the user, and before memory_update or memory_delete
   * to get the note_id. Results with an empty note_id are parts of conversations: they cannot be
   * updated or deleted. There is no cut-off: the nearest are answered however far they are, so
   * judge by text and score.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `query`: What to look for, in plain words: a question, a phrase or keywords. Nothing in it
   * is search syntax.
   *
   * `top_k`: How many results at most.
   *
   * `include_conversation`: Whether to search what was said in conversations too.
   *
   * `session_id`: Only what was said in this session, and all notes; without it every session of
   * the user is searched.
   *
   * `category`: Only notes of this category; conversations have none.
   *
   * `tags`: Only notes that have all of these tags; conversations have none.
   *
   * `since`: Only what was said or last changed at this time or later, such as
   * 2026-11-21T09:30:00Z.
   *
   * `until`: Only what was said or last changed at this time or earlier, such as
   * 2026-11-21T09:30:00Z.
   *
   * `min_score`: Only results with this score or more.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_search(params: { user_id: string; query: string; top_k?: number; include_conversation?: boolean; session_id?: string; category?: string; tags?: Array<string>; since?: string; until?: string; min_score?: number }): Promise<MemorySearchResult>;
  /**
   * Replace the text of a note that is no longer right.
   *
   * Search first to get the note_id. The note keeps its id, its category and, unless given, its
   * tags; no search finds the old text any more. Parts of conversations, whose note_id is empty,
   * cannot be updated.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `content`: The whole new text: 1 to 32,000 characters, not counting spaces around it.
   *
   * `tags`: The new tags, in place of the old ones. At most 16 of 64 characters.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * memory_threat_detected, quota_exceeded.
   */
  memory_update(params: { user_id: string; note_id: string; content: string; tags?: Array<string> }): Promise<MemoryUpdateResult>;
  /** This protocol as an OpenRPC 1.3.2 document. */
  rpc_discover(): Promise<Record<string, unknown>>;
  /**
   * Run a tool with the arguments that a model wrote.
   *
   * The arguments are taken as they are, never repaired. A failure that the model can do
   * something about is a result with `is_error`, its text begins with `Error: `; the others,
   * such as storage_unavailable, are errors of the call. A search of conversations needs
   * session_id and looks at that session only.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `name`: The tool: memory_search, memory_save, memory_update, memory_delete, memory_recall or
   * memory.
   *
   * `arguments`: The arguments: an object, or the JSON text of one as the model wrote it. They
   * can name no user, session or namespace.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  tools_call(params: { user_id: string; name: string; arguments: Record<string, unknown> | string; session_id?: string }): Promise<ToolsCallResult>;
  /**
   * The tools for a model, as its API wants them.
   *
   * `tools` goes to the model's API as it is. The schemas name no user, session or namespace:
   * those are the host's, given to tools.call.
   *
   * `format`: Whose shape: a Tool of MCP, a function tool of OpenAI's chat completions, or a
   * tool of Anthropic's messages.
   */
  tools_list(params?: { format?: "mcp" | "openai" | "anthropic" }): Promise<ToolsListResult>;
  /**
   * Make a backup of a user's database.
   *
   * A consistent copy that holds every write that was acknowledged before; reads and writes go
   * on meanwhile. It is checked and durable before it gets its name. The oldest backups made so
   * are deleted beyond the setting backups_kept, except when this one holds damaged rows.
   * daemon.jobs shows how far it is. Take it out with user.file_read.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  user_backup(params: { user_id: string }): Promise<UserBackupResult>;
  /**
   * List the backups of a user, the newest first.
   *
   * Files that were brought in for one restore alone, named `upload-…`, are none. Works for a
   * user whose database is lost, too.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, not_found.
   */
  user_backups(params: { user_id: string; limit?: number; cursor?: string }): Promise<UserBackupsResult>;
  /**
   * Take the encryption of a user's database away.
   *
   * A plain one stays as it is. Calls of this user wait until it is done, nobody else notices,
   * and a crash leaves the database as it was before or as it is afterwards. `daemon.jobs` shows
   * how far it is. Needs as much room on the disk as the database takes.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  user_decrypt(params: { user_id: string }): Promise<UserDecryptResult>;
  /**
   * Encrypt a user's database under the current key.
   *
   * One that is encrypted already, under whatever key, stays as it is. Calls of this user wait
   * until it is done, nobody else notices, and a crash leaves the database as it was before or
   * as it is afterwards. `daemon.jobs` shows how far it is. Needs as much room on the disk as
   * the database takes.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  user_encrypt(params: { user_id: string }): Promise<UserEncryptResult>;
  /**
   * Delete an export or a backup for good.
   *
   * Such as an export that was read, or a copy in plain text that user.encrypt names. What a
   * restore set aside is no such file. Works for a user whose database is lost, too.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * Throws: storage_unavailable.
   */
  user_file_delete(params: { user_id: string; kind: "exports" | "backups"; name: string }): Promise<UserFileDeleteResult>;
  /**
   * Read a piece of an export or a backup.
   *
   * A file never changes once it has its name: read from offset 0 on, each time from where the
   * last piece ended, until `end` is true. Works for a user whose database is lost, too.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `offset`: Where the piece begins, in bytes.
   *
   * `limit`: How many bytes at most.
   *
   * Throws: storage_unavailable, not_found.
   */
  user_file_read(params: { user_id: string; kind: "exports" | "backups"; name: string; offset?: number; limit?: number }): Promise<UserFileReadResult>;
  /**
   * Write a piece of an export or a backup that a client brings in.
   *
   * Begin at offset 0, which drops a draft of this name that was not finished, and go on where
   * the last piece ended; what was written from `offset` on is replaced, so a repeated piece
   * does no harm. The last piece, which may be empty, comes with the `sha256` of the whole file:
   * only when size and hash fit does the file get its name, durably. Until then it is a draft
   * that nothing else sees, and that is dropped a day after its last piece. A whole file is
   * never replaced: another content under its name is a conflict. A file that is wanted for one
   * call alone is named `import-…` among the exports or `upload-…` among the backups: it is
   * deleted when the import or the restore has ended, whatever became of it, or after a day, and
   * is no backup. Works for a user whose database is lost, or who is not known yet.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `offset`: Where the piece begins: at most where the last one ended.
   *
   * `data`: The piece in base64, at most 512 KiB of it and less than max_line_bytes allows.
   *
   * `sha256`: With the last piece: the hash of the whole file.
   *
   * Throws: storage_unavailable, conflict.
   */
  user_file_write(params: { user_id: string; kind: "exports" | "backups"; name: string; offset: number; data: string; sha256?: string }): Promise<UserFileWriteResult>;
  /**
   * Delete everything that memoryd holds of a user, for good.
   *
   * The database, what was set aside, exports and backups: everything below .oxydra/, and
   * nothing else of the user's workspace. Files are unlinked, not overwritten: on a disk that
   * somebody could read raw, turn encryption on. Afterwards the user is unknown.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `confirm`: The user_id once more.
   *
   * Throws: storage_unavailable, not_found, overloaded.
   */
  user_purge(params: { user_id: string; confirm: string }): Promise<UserPurgeResult>;
  /**
   * Move an encrypted database to the current key.
   *
   * For a change of the master key: `previous_key_source` names the key before. conflict for a
   * database that is not encrypted. Calls of this user wait until it is done, nobody else
   * notices, and a crash leaves the database as it was before or as it is afterwards.
   * `daemon.jobs` shows how far it is. Needs as much room on the disk as the database takes.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded,
   * conflict.
   */
  user_rekey(params: { user_id: string }): Promise<UserRekeyResult>;
  /**
   * Start over with an empty database after the old one was lost or damaged.
   *
   * Only for a user whose database is unavailable: a healthy one is refused with conflict.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `confirm`: The user_id once more.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, conflict.
   */
  user_reset(params: { user_id: string; confirm: string }): Promise<UserResetResult>;
  /**
   * Put a backup in the place of a user's database.
   *
   * The backup is checked first. Without a name, newer ones that are damaged are passed over and
   * named in the answer; one whose key is missing, or that a newer memoryd wrote, is an error
   * that names it, and an older one is restored when it is named. The files that it replaces are
   * set aside below .oxydra/, never deleted, and a quarantine ends; the database among them has
   * a name in `….replaced-…`, which brings it back when it is given as `name`. Sessions, frozen
   * blocks and all else are then as they were when the backup was made. A backup that is not
   * encrypted is encrypted where the database that it replaces is, or where the setting
   * `encryption` is on; without any key it stays plain, and `encrypted` says so. Works for a
   * user who is not known yet when a backup was brought in with user.file_write. A backup that
   * this daemon did not make for this user, or that was changed, is not `signed`: its
   * `user_explicit` rules become `programmatic` and lose their provenance, its answers to turns
   * and frozen blocks are dropped, and the guard looks at its texts again. A file named
   * `upload-…` is brought in for one restore alone: it is deleted when that has ended, whatever
   * became of it.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `name`: A backup, or a database that an earlier restore replaced. Default: the newest backup
   * that holds no damage.
   *
   * Throws: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
   */
  user_restore(params: { user_id: string; name?: string }): Promise<UserRestoreResult>;
  /**
   * How much a user has of everything.
   *
   * Numbers of rows, bytes on disk, and the names of databases that were set aside.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, not_found, timeout, key_unavailable.
   */
  user_stats(params: { user_id: string }): Promise<UserStatsResult>;
  /**
   * Check every row and page of a user's database.
   *
   * Each row's hash, the keyword index word by word, the vectors, references, and SQLite's own
   * check of the file. Runs beside reads and writes. A damaged row is named by its table and id,
   * never with its text; it is passed over by all methods. A database that cannot be trusted as
   * a whole is set aside and its user quarantined: then `broken` says why, and every method
   * answers storage_unavailable until user.restore or user.reset.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  user_verify(params: { user_id: string }): Promise<UserVerifyResult>;
  /**
   * Whether a path is fit for the file tool of a model, and where it leads.
   *
   * Links are followed, nothing has to exist, and a relative path starts at the user's
   * workspace. shared and tmp may be read and written, vault may be read; everything else is
   * refused, as are hard links, devices, sockets and pipes, and names that only look like
   * others. Use `resolved` and not the path that was asked about, and open it without following
   * links: what becomes of it after the answer is the caller's to prevent.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `path`: The path as the model gave it: absolute, or relative to the user's workspace.
   *
   * `access`: What the tool wants to do.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspace_check_access(params: { user_id: string; path: string; access?: "read" | "write" }): Promise<WorkspaceCheckAccessResult>;
  /**
   * The folders of a user, and how a process of this role sees them.
   *
   * host and agent are the runtime's own processes; shell is every tool that runs a command.
   * What is not among the mounts of a role is not to be mounted for it. An unknown user gets the
   * same answer, and nothing is made.
   *
   * `user_id`: The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the
   * first a letter or digit.
   *
   * `role`: Whose view it is.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspace_layout(params: { user_id: string; role?: "host" | "agent" | "shell" }): Promise<WorkspaceLayoutResult>;
}

/** One user's memory: the methods about a user, without user_id. */
export class Memory {
  userId: string;
  client: Client;
  constructor(userId: string, clientOrOptions?: Client | ClientOptions);
  /** Hang up. A later call connects again. */
  close(): void;
  /**
   * Keep short facts that every later session begins with.
   *
   * Target user is what is known about the user: name, role, preferences. Target memory is what
   * matters about their work: environment, conventions, decisions. Both are in the system prompt
   * of each new session, within a small budget, so keep one atomic fact an entry, in a short
   * sentence, and only what is nearly always of use; save the rest with memory_save. When a fact
   * changes, replace the old entry. Nothing is ever asked back, and there is no way to delete
   * everything.
   *
   * `action`: add stores content; replace puts content in the place of the entry that old_text
   * names; remove deletes that entry for good.
   *
   * `target`: user: what is known about the user. memory: other facts worth keeping in mind.
   *
   * `content`: The fact to store, for add and replace. Trimmed, in Unicode's normal form C. What
   * is stored already is not stored twice.
   *
   * `old_text`: For replace and remove: a part of the entry's text, literally and in its case,
   * that no other entry holds; or all of it.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
   */
  memory(params: { action: "add" | "replace" | "remove"; target: "memory" | "user"; content?: string; old_text?: string }): Promise<MemoryResult>;
  /**
   * Write all of a user's memory into a file: rules with their history, notes with their
   * versions, the profile, statistics, sessions and turns.
   *
   * The file is one moment of the memory, lies below `.oxydra/exports/` and is read with
   * `user.file_read`; it stays there until `user.file_delete`. The same memory gives the same
   * bytes: ids and times are in it, and it is signed by this daemon. That of an encrypted user
   * is encrypted too, unless `plain` is asked for. docs/exports.md tells the format.
   *
   * `plain`: Write plain text although the user's database is encrypted.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * key_unavailable.
   */
  memory_export(params?: { plain?: boolean }): Promise<MemoryExportResult>;
  /**
   * What a note said, the newest text first.
   *
   * No search finds a text that was replaced. Deleting the note deletes its history.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_history(params: { note_id: string; limit?: number; cursor?: string }): Promise<MemoryHistoryResult>;
  /**
   * Store what an export holds: all of it in one transaction, or nothing.
   *
   * The file lies below `.oxydra/exports/`, where `user.file_write` puts it. Ids and times stay.
   * What is stored already under an id stays as it is: the same content counts as present,
   * another one as a conflict. Notes and turns are found by keyword at once and by meaning as
   * soon as they are embedded. Only a file that this daemon signed brings in rules with the
   * source `user_explicit`; in any other they become `programmatic`. A file that is not right is
   * refused with the line and the field. A file named `import-…` is brought in for one import
   * alone: it is deleted when that has ended, whatever became of it; every other one stays.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `dry_run`: Only tell what would happen; nothing is stored.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * quota_exceeded, key_unavailable.
   */
  memory_import(params: { name: string; dry_run?: boolean }): Promise<MemoryImportResult>;
  /**
   * The live entries of the `memory` tool, the newest first.
   *
   * Texts are as they are stored, also those that a prompt shows as `[blocked: …]`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_profile(): Promise<MemoryProfileResult>;
  /**
   * Let a pending relaxation take its rule back.
   *
   * The rule is retired; its history says with which words, from which turn and speaker. Other
   * relaxations of the rule are gone with it.
   *
   * `id`: The id of a pending relaxation.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_relaxation_confirm(params: { id: string }): Promise<Rule>;
  /**
   * The relaxations that wait for the owner, newest first.
   *
   * The newest 100 are kept. A change of the rule, or deleting it or the session, takes them
   * away.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_relaxations_pending(params?: { limit?: number; cursor?: string }): Promise<MemoryRelaxationsPendingResult>;
  /**
   * Delete a session: its texts, its stored answers and its frozen block. Rules stay.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_session_delete(params: { session_id: string }): Promise<MemorySessionDeleteResult>;
  /**
   * Thaw the session's frozen block.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_session_end(params: { session_id: string }): Promise<MemorySessionEndResult>;
  /**
   * The user's sessions, the last used first.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  memory_session_list(params?: { limit?: number; cursor?: string }): Promise<MemorySessionListResult>;
  /**
   * The stored texts of a session, oldest first.
   *
   * A page ends early, with a next_cursor, before its texts pass 512 KiB.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  memory_session_read(params: { session_id: string; limit?: number; cursor?: string }): Promise<MemorySessionReadResult>;
  /**
   * What the session builder pins into the system prompt, frozen for the session.
   *
   * Three sections, each left out while it is empty: `tool_rules`; `profile`, what is known
   * about the user; `memory`, other facts. Both hold the newest entries of the `memory` tool,
   * whole, within the budgets, fenced as data. What the guard refuses now shows as `[blocked:
   * …]`.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `tools`: The tools of the agent. Empty: every tool that has rules.
   *
   * `title`: The session's title. Spaces around it are cut.
   *
   * `restart`: Freeze anew.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected.
   */
  memory_session_start(params: { session_id: string; tools?: Array<string>; title?: string; restart?: boolean }): Promise<MemorySessionStartResult>;
  /**
   * Whether a tool call may go ahead under the stored rules.
   *
   * Text matching, no model. deny: a critical rule forbids this call. ask: a rule may apply and
   * the arguments do not settle it, or a high rule matches. allow: nothing stored touches the
   * call. An error is never an allow.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `arguments`: The arguments of the call, as the tool would get them.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_call_check(params: { tool_name: string; arguments?: Record<string, unknown>; session_id?: string }): Promise<MemoryToolCallCheckResult>;
  /**
   * Delete a rule and its history for good.
   *
   * The text is scrubbed from frozen session blocks too; the next call of such a session answers
   * changed: true. deleted is false when there was no such rule.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_tool_rule_delete(params: { tool_name: string; id: string }): Promise<MemoryToolRuleDeleteResult>;
  /**
   * Read one rule.
   *
   * null when there is no such rule. Retired and expired rules are found too; their status says
   * so.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_get(params: { tool_name: string; id: string }): Promise<Rule | null>;
  /**
   * What happened to a rule, oldest first.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_history(params: { tool_name: string; id: string; limit?: number; cursor?: string }): Promise<MemoryToolRuleHistoryResult>;
  /**
   * List the rules of a tool, priority first, then freshest first.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rule_list(params: { tool_name: string; status?: "active" | "retired" | "expired"; limit?: number; cursor?: string }): Promise<MemoryToolRuleListResult>;
  /**
   * Store a rule, or change the one with this tool and id.
   *
   * A new rule has priority normal, source programmatic and no tags unless given. An existing
   * (tool_name, id) is changed: omitted params keep their values, created_at stays, updated_at
   * moves. Without id, a text equal to an active rule of that tool (up to case, spacing,
   * apostrophes and final punctuation) returns that rule, with the higher of the two priorities.
   * A rule with provenance keeps it, and its text, when the same text is put, the priority is
   * raised or the expiry moved back. Anything that weakens it (another text or source, a lower
   * priority, an earlier expiry) needs the right owner, and takes the provenance away; the
   * source is then the one given or programmatic. Without the right owner, a rule whose source
   * is user_explicit is not weakened either, and tags leave the tag user-decree of such a rule
   * in place.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * `rule`: What to do or not to do, in plain words.
   *
   * `priority`: critical and high rules ride in the system prompt; a critical one also denies a
   * call. normal rules are read with memory_recall.
   *
   * `source`: Who made the rule: the user in a turn or by hand, the post-turn hook, or a
   * program.
   *
   * `tags`: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats.
   *
   * `id`: The rule's id, unique for its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `expires_at`: From when on the rule no longer holds; null takes the time away.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
   * memory_threat_detected.
   */
  memory_tool_rule_put(params: { tool_name: string; rule: string; priority?: "critical" | "high" | "normal"; source?: "user_explicit" | "post_turn" | "programmatic"; tags?: Array<string>; id?: string; expires_at?: string | null }): Promise<Rule>;
  /**
   * The rules block for a system prompt.
   *
   * With session_id the first call freezes the block for that session, and later calls return
   * the same bytes; unpinned lists what is newer. Without it the block is rendered from the
   * rules as they are now.
   *
   * `tools`: The tools of the agent. Empty: every tool that has rules.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_tool_rules_for_prompt(params?: { tools?: Array<string>; session_id?: string }): Promise<MemoryToolRulesForPromptResult>;
  /**
   * The bare list of a tool's active rules.
   *
   * At most 1,000: critical before high before normal, the freshest first. memory.tool_rule_list
   * has pages.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. Trimmed and lower-cased,
   * so `Send_Email` and `send_email` are one tool.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_rules_json(params: { tool_name: string }): Promise<Array<Rule>>;
  /**
   * Verdicts other than allow, newest first.
   *
   * The newest 10,000 of a user. Neither what the calls said nor the text of a rule is kept; of
   * a rule that was deleted for good the id stays. A check does not wait for its entry: one that
   * cannot be written, as on a full disk, is counted in `lost`.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_tool_verdicts(params?: { limit?: number; cursor?: string }): Promise<MemoryToolVerdictsResult>;
  /**
   * The post-turn hook: stores the turn and captures what the user forbade.
   *
   * One transaction: on an error nothing is kept and the runtime retries. One of user_message
   * and assistant_response is required; turn_id needs session_id and makes the retry safe.
   * Without session_id the texts are searched for decrees but not kept. occurred_at may be at
   * most 5 minutes ahead of the clock. A message retires a decree by itself only if all of it is
   * short, the speaker's own and about exactly one rule; what else may take a decree back is
   * reported in pending_relaxations.
   *
   * `user_message`: What the user wrote.
   *
   * `assistant_response`: What the agent answered.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `turn_id`: The runtime's own id of a turn, unique in its session: 1 to 200 printable
   * characters.
   *
   * `speaker`: The user's name as it should be shown with the turn.
   *
   * `occurred_at`: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded, conflict.
   */
  memory_turn_complete(params?: { user_message?: string; assistant_response?: string; tool_calls?: Array<ToolCall>; available_tools?: Array<string>; session_id?: string; turn_id?: string; speaker?: string; occurred_at?: string }): Promise<MemoryTurnCompleteResult>;
  /**
   * Delete a note and its history for good.
   *
   * Search first to get the note_id. Delete what the user asks to forget; what only changed is
   * for memory_update. Parts of conversations, whose note_id is empty, cannot be deleted.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  memory_delete(params: { note_id: string }): Promise<MemoryDeleteResult>;
  /**
   * Read a tool's rules, how tools fared, or notes.
   *
   * Read the rules of a tool, of every priority, before using it; how often tools failed; or
   * notes, the newest first. With a query: what fits it best.
   *
   * `namespace`: `tool-<name>`: the active rules of a tool, of every priority.
   * `tool_effectiveness`: what happened when tools ran. `global` and `skill-<id>`: notes.
   *
   * `query`: Words to rank by. Without it: rules by priority, the rest newest first.
   *
   * `limit`: How many entries at most.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  memory_recall(params: { namespace: string; query?: string; limit?: number }): Promise<MemoryRecallResult>;
  /**
   * Save a note about the user.
   *
   * Save proactively, without being asked, when the user states a preference, a fact about
   * themselves or their work, a decision or a plan that later sessions should know. One fact a
   * note, in a whole sentence that stands on its own. When a note about it exists, change that
   * one with memory_update instead. The same text again answers with the id of the stored note,
   * and changes nothing.
   *
   * `content`: The note in natural language: 1 to 32,000 characters, not counting spaces around
   * it.
   *
   * `category`: A category to search by, such as preference or project: 1 to 64 printable
   * characters.
   *
   * `tags`: At most 16 tags of 64 characters. Trimmed, lower-cased, without repeats; blank ones
   * are dropped.
   *
   * `namespace`: `global`, or `skill-<id>` for what belongs to one skill.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected,
   * quota_exceeded.
   */
  memory_save(params: { content: string; category?: string; tags?: Array<string>; namespace?: string }): Promise<MemorySaveResult>;
  /**
   * Search the user's notes, and on request the conversations, by meaning and by keyword.
   *
   * Memory belongs to the user, not to a session: what was saved in any channel is found here.
   * Search before answering a question about the user, and before memory_update or memory_delete
   * to get the note_id. Results with an empty note_id are parts of conversations: they cannot be
   * updated or deleted. There is no cut-off: the nearest are answered however far they are, so
   * judge by text and score.
   *
   * `query`: What to look for, in plain words: a question, a phrase or keywords. Nothing in it
   * is search syntax.
   *
   * `top_k`: How many results at most.
   *
   * `include_conversation`: Whether to search what was said in conversations too.
   *
   * `session_id`: Only what was said in this session, and all notes; without it every session of
   * the user is searched.
   *
   * `category`: Only notes of this category; conversations have none.
   *
   * `tags`: Only notes that have all of these tags; conversations have none.
   *
   * `since`: Only what was said or last changed at this time or later, such as
   * 2026-11-21T09:30:00Z.
   *
   * `until`: Only what was said or last changed at this time or earlier, such as
   * 2026-11-21T09:30:00Z.
   *
   * `min_score`: Only results with this score or more.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  memory_search(params: { query: string; top_k?: number; include_conversation?: boolean; session_id?: string; category?: string; tags?: Array<string>; since?: string; until?: string; min_score?: number }): Promise<MemorySearchResult>;
  /**
   * Replace the text of a note that is no longer right.
   *
   * Search first to get the note_id. The note keeps its id, its category and, unless given, its
   * tags; no search finds the old text any more. Parts of conversations, whose note_id is empty,
   * cannot be updated.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `content`: The whole new text: 1 to 32,000 characters, not counting spaces around it.
   *
   * `tags`: The new tags, in place of the old ones. At most 16 of 64 characters.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * memory_threat_detected, quota_exceeded.
   */
  memory_update(params: { note_id: string; content: string; tags?: Array<string> }): Promise<MemoryUpdateResult>;
  /**
   * Run a tool with the arguments that a model wrote.
   *
   * The arguments are taken as they are, never repaired. A failure that the model can do
   * something about is a result with `is_error`, its text begins with `Error: `; the others,
   * such as storage_unavailable, are errors of the call. A search of conversations needs
   * session_id and looks at that session only.
   *
   * `name`: The tool: memory_search, memory_save, memory_update, memory_delete, memory_recall or
   * memory.
   *
   * `arguments`: The arguments: an object, or the JSON text of one as the model wrote it. They
   * can name no user, session or namespace.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  tools_call(params: { name: string; arguments: Record<string, unknown> | string; session_id?: string }): Promise<ToolsCallResult>;
  /**
   * Make a backup of a user's database.
   *
   * A consistent copy that holds every write that was acknowledged before; reads and writes go
   * on meanwhile. It is checked and durable before it gets its name. The oldest backups made so
   * are deleted beyond the setting backups_kept, except when this one holds damaged rows.
   * daemon.jobs shows how far it is. Take it out with user.file_read.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  user_backup(): Promise<UserBackupResult>;
  /**
   * List the backups of a user, the newest first.
   *
   * Files that were brought in for one restore alone, named `upload-…`, are none. Works for a
   * user whose database is lost, too.
   *
   * `limit`: How many entries at most.
   *
   * `cursor`: The next_cursor of the page before.
   *
   * Throws: storage_unavailable, not_found.
   */
  user_backups(params?: { limit?: number; cursor?: string }): Promise<UserBackupsResult>;
  /**
   * Take the encryption of a user's database away.
   *
   * A plain one stays as it is. Calls of this user wait until it is done, nobody else notices,
   * and a crash leaves the database as it was before or as it is afterwards. `daemon.jobs` shows
   * how far it is. Needs as much room on the disk as the database takes.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  user_decrypt(): Promise<UserDecryptResult>;
  /**
   * Encrypt a user's database under the current key.
   *
   * One that is encrypted already, under whatever key, stays as it is. Calls of this user wait
   * until it is done, nobody else notices, and a crash leaves the database as it was before or
   * as it is afterwards. `daemon.jobs` shows how far it is. Needs as much room on the disk as
   * the database takes.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  user_encrypt(): Promise<UserEncryptResult>;
  /**
   * Delete an export or a backup for good.
   *
   * Such as an export that was read, or a copy in plain text that user.encrypt names. What a
   * restore set aside is no such file. Works for a user whose database is lost, too.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * Throws: storage_unavailable.
   */
  user_file_delete(params: { kind: "exports" | "backups"; name: string }): Promise<UserFileDeleteResult>;
  /**
   * Read a piece of an export or a backup.
   *
   * A file never changes once it has its name: read from offset 0 on, each time from where the
   * last piece ended, until `end` is true. Works for a user whose database is lost, too.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `offset`: Where the piece begins, in bytes.
   *
   * `limit`: How many bytes at most.
   *
   * Throws: storage_unavailable, not_found.
   */
  user_file_read(params: { kind: "exports" | "backups"; name: string; offset?: number; limit?: number }): Promise<UserFileReadResult>;
  /**
   * Write a piece of an export or a backup that a client brings in.
   *
   * Begin at offset 0, which drops a draft of this name that was not finished, and go on where
   * the last piece ended; what was written from `offset` on is replaced, so a repeated piece
   * does no harm. The last piece, which may be empty, comes with the `sha256` of the whole file:
   * only when size and hash fit does the file get its name, durably. Until then it is a draft
   * that nothing else sees, and that is dropped a day after its last piece. A whole file is
   * never replaced: another content under its name is a conflict. A file that is wanted for one
   * call alone is named `import-…` among the exports or `upload-…` among the backups: it is
   * deleted when the import or the restore has ended, whatever became of it, or after a day, and
   * is no backup. Works for a user whose database is lost, or who is not known yet.
   *
   * `kind`: exports: what memory.export made; backups: what user.backup made.
   *
   * `name`: A bare name: 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit.
   *
   * `offset`: Where the piece begins: at most where the last one ended.
   *
   * `data`: The piece in base64, at most 512 KiB of it and less than max_line_bytes allows.
   *
   * `sha256`: With the last piece: the hash of the whole file.
   *
   * Throws: storage_unavailable, conflict.
   */
  user_file_write(params: { kind: "exports" | "backups"; name: string; offset: number; data: string; sha256?: string }): Promise<UserFileWriteResult>;
  /**
   * Delete everything that memoryd holds of a user, for good.
   *
   * The database, what was set aside, exports and backups: everything below .oxydra/, and
   * nothing else of the user's workspace. Files are unlinked, not overwritten: on a disk that
   * somebody could read raw, turn encryption on. Afterwards the user is unknown.
   *
   * `confirm`: The user_id once more.
   *
   * Throws: storage_unavailable, not_found, overloaded.
   */
  user_purge(params: { confirm: string }): Promise<UserPurgeResult>;
  /**
   * Move an encrypted database to the current key.
   *
   * For a change of the master key: `previous_key_source` names the key before. conflict for a
   * database that is not encrypted. Calls of this user wait until it is done, nobody else
   * notices, and a crash leaves the database as it was before or as it is afterwards.
   * `daemon.jobs` shows how far it is. Needs as much room on the disk as the database takes.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded,
   * conflict.
   */
  user_rekey(): Promise<UserRekeyResult>;
  /**
   * Start over with an empty database after the old one was lost or damaged.
   *
   * Only for a user whose database is unavailable: a healthy one is refused with conflict.
   *
   * `confirm`: The user_id once more.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, conflict.
   */
  user_reset(params: { confirm: string }): Promise<UserResetResult>;
  /**
   * Put a backup in the place of a user's database.
   *
   * The backup is checked first. Without a name, newer ones that are damaged are passed over and
   * named in the answer; one whose key is missing, or that a newer memoryd wrote, is an error
   * that names it, and an older one is restored when it is named. The files that it replaces are
   * set aside below .oxydra/, never deleted, and a quarantine ends; the database among them has
   * a name in `….replaced-…`, which brings it back when it is given as `name`. Sessions, frozen
   * blocks and all else are then as they were when the backup was made. A backup that is not
   * encrypted is encrypted where the database that it replaces is, or where the setting
   * `encryption` is on; without any key it stays plain, and `encrypted` says so. Works for a
   * user who is not known yet when a backup was brought in with user.file_write. A backup that
   * this daemon did not make for this user, or that was changed, is not `signed`: its
   * `user_explicit` rules become `programmatic` and lose their provenance, its answers to turns
   * and frozen blocks are dropped, and the guard looks at its texts again. A file named
   * `upload-…` is brought in for one restore alone: it is deleted when that has ended, whatever
   * became of it.
   *
   * `name`: A backup, or a database that an earlier restore replaced. Default: the newest backup
   * that holds no damage.
   *
   * Throws: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
   */
  user_restore(params?: { name?: string }): Promise<UserRestoreResult>;
  /**
   * How much a user has of everything.
   *
   * Numbers of rows, bytes on disk, and the names of databases that were set aside.
   *
   * Throws: storage_unavailable, not_found, timeout, key_unavailable.
   */
  user_stats(): Promise<UserStatsResult>;
  /**
   * Check every row and page of a user's database.
   *
   * Each row's hash, the keyword index word by word, the vectors, references, and SQLite's own
   * check of the file. Runs beside reads and writes. A damaged row is named by its table and id,
   * never with its text; it is passed over by all methods. A database that cannot be trusted as
   * a whole is set aside and its user quarantined: then `broken` says why, and every method
   * answers storage_unavailable until user.restore or user.reset.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  user_verify(): Promise<UserVerifyResult>;
  /**
   * Whether a path is fit for the file tool of a model, and where it leads.
   *
   * Links are followed, nothing has to exist, and a relative path starts at the user's
   * workspace. shared and tmp may be read and written, vault may be read; everything else is
   * refused, as are hard links, devices, sockets and pipes, and names that only look like
   * others. Use `resolved` and not the path that was asked about, and open it without following
   * links: what becomes of it after the answer is the caller's to prevent.
   *
   * `path`: The path as the model gave it: absolute, or relative to the user's workspace.
   *
   * `access`: What the tool wants to do.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspace_check_access(params: { path: string; access?: "read" | "write" }): Promise<WorkspaceCheckAccessResult>;
  /**
   * The folders of a user, and how a process of this role sees them.
   *
   * host and agent are the runtime's own processes; shell is every tool that runs a command.
   * What is not among the mounts of a role is not to be mounted for it. An unknown user gets the
   * same answer, and nothing is made.
   *
   * `role`: Whose view it is.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspace_layout(params?: { role?: "host" | "agent" | "shell" }): Promise<WorkspaceLayoutResult>;
}
