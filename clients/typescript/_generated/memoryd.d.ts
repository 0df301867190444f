// Generated from rpc_schema by `make generate`: the types of the client.

/** The daemon's socket and the timeout of calls. */
export interface ClientOptions {
  /** The daemon's socket. Default: MEMORYD_SOCKET, or one of memoryd's usual paths. */
  path?: string;
  /** Milliseconds that one call may take, including its retries. Default: 30,000. */
  timeout?: number;
}

/** Base class of the errors that the client throws. */
export class ClientError extends Error {
  /** Whether the daemon may have executed the request although no valid response arrived. */
  mayHaveHappened: boolean;
}
/** The daemon cannot be reached, or the connection was lost before the response. */
export class Unreachable extends ClientError {}
/** No response arrived within the timeout. */
export class TimedOut extends ClientError {}
/** The response violates the protocol. */
export class BadResponse extends ClientError {}
/** The daemon rejected the request; nothing was changed. */
export class RpcError extends ClientError {
  /** The JSON-RPC error code. */
  code: number;
  /** The daemon's `data.code`; empty for the standard errors. */
  name: ErrorName;
  data: Record<string, unknown>;
}

/** The daemon's names for its errors. */
export type ErrorName = "" | "permission_denied" | "not_found" | "ambiguous_match" | "memory_threat_detected" | "memory_budget_exceeded" | "timeout" | "overloaded" | "storage_unavailable" | "key_unavailable" | "request_too_large" | "conflict" | "quota_exceeded";

export interface DaemonEventsEvent {
  /** Sequence number since the daemon started; it increases by one with each event. */
  seq: number;
  /** RFC 3339, UTC, microseconds. */
  at: string;
  /**
   * captured, reaffirmed, retired, observed: what a turn did to a rule. ask, deny: the verdict
   * on a tool call. The other kinds are rejections; storage_unavailable and key_unavailable are
   * reported once a minute per user.
   */
  kind: "captured" | "reaffirmed" | "retired" | "observed" | "ask" | "deny" | "memory_threat_detected" | "memory_budget_exceeded" | "quota_exceeded" | "storage_unavailable" | "key_unavailable" | "permission_denied" | "connection_refused";
  /** The user that the call named; null if it named none. */
  user_id: string | null;
  /** The rule's tool; for a verdict, the tool of the call. */
  tool_name: string | null;
  /** The rule; for a verdict, the strongest rule that decided it. */
  rule_id: string | null;
  /** The method, or the tool that was run through tools.call; null for a rejected connection. */
  method: string | null;
  /**
   * For a rejection: the guard's category, the group over budget, the quota, the reason why a
   * database is unavailable or a connection was rejected, or the missing right.
   */
  detail: string | null;
  /** The caller's Unix user id. */
  uid: number;
  /** The caller's process id; 0 if it is in another PID namespace. */
  pid: number;
  /**
   * The rule's text, or the reason for a verdict; null if the peer lacks the right `tool` over
   * this user, or if the rule has been deleted. A rejected text is never reported.
   */
  text: string | null;
}

export interface DaemonEventsGap {
  /**
   * overrun: more events happened than are kept; restart: the daemon restarted and the earlier
   * events are lost.
   */
  reason: "overrun" | "restart";
  /** Number of lost events; null if unknown. */
  missed: number | null;
}

export interface DaemonEventsResult {
  /** The events, oldest first. */
  events: Array<DaemonEventsEvent>;
  /** Pass it as `after` to read the next events. It is returned even if there are no events. */
  next_after: string;
  /** Events that were lost between `after` and the first event returned; null if none were lost. */
  gap: DaemonEventsGap | null;
}

export interface DaemonHealthResult {
  /** ok, or draining while it stops. */
  status: "ok" | "draining";
  /** Seconds since the daemon started. */
  uptime_s: number;
  /** The version of memoryd. */
  version: string;
  /** The daemon's process id. */
  pid: number;
}

export interface DaemonJobsJob {
  /** The job's id, unique until the daemon stops. */
  job_id: string;
  /**
   * embedding: computing vectors; indexing: making previously stored turns searchable; scan:
   * checking stored texts with a new version of the guard; screening: checking the passages that
   * searches return; encryption: encrypting, decrypting or re-encrypting a database; backup:
   * copying a database.
   */
  kind: "embedding" | "indexing" | "scan" | "screening" | "encryption" | "backup";
  /**
   * The user whose memory this is: 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, starting with a
   * letter or digit.
   */
  user_id: string;
  /** stopped: the user's database was closed; the job continues when it is opened again. */
  state: "running" | "done" | "stopped" | "failed";
  /** Number of finished passages, turns, texts, bytes (encryption) or pages (backup). */
  done: number;
  /** Total number of passages, turns, texts, bytes or pages. */
  total: number;
  /** Passages, turns, texts, bytes or pages finished per second. */
  rate_per_s: number;
  /** RFC 3339, UTC, microseconds. */
  started_at: string;
  /** When the job ended; null while it runs. */
  finished_at: string | null;
  /** Why the job failed. */
  error: string | null;
  /**
   * For a scan: how many texts the guard now refuses, by category. They stay stored; a model
   * sees `[blocked: …]` in their place. null for other kinds.
   */
  found: Record<string, unknown> | null;
}

/** The embedding model. */
export interface DaemonJobsEmbedding {
  /** off: search is by keyword only; unloaded: the model is loaded when it is next needed. */
  state: "off" | "unloaded" | "loading" | "ready" | "failed";
  /** The model named in the settings. */
  model: string;
  /** Identifies the model that made a vector; null until the model's files have been read. */
  fingerprint: string | null;
  /** The number of components of a vector; null until the model's files have been read. */
  dimension: number | null;
  /** Why the model is off, or why it failed. */
  reason: string | null;
}

export interface DaemonJobsResult {
  /** The jobs, newest first. */
  jobs: Array<DaemonJobsJob>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
  /** The embedding model. */
  embedding: DaemonJobsEmbedding;
}

export interface DaemonMetricsResult {
  /** The media type of the text. */
  content_type: string;
  /** The metrics in Prometheus text format. */
  text: string;
}

export interface DaemonReembedResult {
  /** Number of users to re-embed. */
  users: number;
  /**
   * Number of queued passages; null for all users, whose passages are counted later, one user at
   * a time.
   */
  passages: number | null;
}

/** Counters of the open user databases. */
export interface DaemonStatsUsers {
  /** User databases that are open now. */
  open: number;
  /** User databases opened since the start. */
  opened: number;
  /** User databases closed to make room for others. */
  evicted: number;
  /** The setting open_users. */
  limit: number;
}

/** Counters of the client connections. */
export interface DaemonStatsConnections {
  /** Connections that are open now. */
  open: number;
  /** Connections accepted since the start. */
  accepted: number;
  /** Connections rejected by the access map or a limit. */
  refused: number;
  /** Connections dropped because the client did not read its responses. */
  dropped: number;
  /** Bytes of requests received on all connections. */
  bytes_received: number;
  /** Bytes of responses sent on all connections. */
  bytes_sent: number;
}

/** Counters of the requests. */
export interface DaemonStatsRequests {
  /** Requests in progress. */
  in_flight: number;
  /** Requests since the start. */
  total: number;
  /** Requests that ended in an error. */
  errors: number;
}

/** Counters of all users' databases. */
export interface DaemonStatsStorage {
  /** Transactions committed; one commit may hold several writes. */
  commits: number;
  /** Writes committed. */
  writes: number;
  /** Damaged rows that were skipped. */
  damaged_rows: number;
}

export interface DaemonStatsResult {
  /** Seconds since the daemon started. */
  uptime_s: number;
  /** Resident memory of the process, in bytes. */
  rss_bytes: number;
  /** Open file descriptors of the process. */
  open_fds: number;
  /** Threads of the process. */
  threads: number;
  /** Log lines that could not be written to standard error. */
  log_lines_lost: number;
  /** Counters of the open user databases. */
  users: DaemonStatsUsers;
  /** Counters of the client connections. */
  connections: DaemonStatsConnections;
  /** Counters of the requests. */
  requests: DaemonStatsRequests;
  /** Counters of all users' databases. */
  storage: DaemonStatsStorage;
}

export interface DaemonVersionResult {
  /** The version of memoryd. */
  program: string;
  /** The version of the protocol. */
  protocol: string;
  /** The number of the newest migration of a user's database. */
  schema: number;
}

export interface MemoryScanResult {
  /** Whether the guard refuses the text. */
  refused: boolean;
  /** The category of the refusal; null if the text is not refused. */
  category: "prompt_injection" | "role_hijack" | "system_prompt" | "deception" | "safety_off" | "poisoning" | "fake_tag" | "markup" | "exfiltration" | "credential_access" | "persistence" | "remote_execution" | "hidden_text" | "encoded" | "resemblance" | "secret" | "too_large" | null;
  /** The reason, in words that are safe to show; null if the text is not refused. */
  reason: string | null;
}

export interface MemoryToolRuleTestCall {
  /**
   * A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and lower-cased:
   * `Send_Email` and `send_email` are the same tool.
   */
  tool_name: string;
  /** The arguments of the call, as the tool would receive them. */
  arguments?: Record<string, unknown>;
}

export interface MemoryToolRuleTestResultItem {
  /** The tool of the call. */
  tool_name: string;
  verdict: "allow" | "ask" | "deny";
  /** The reason for the verdict, in one sentence. */
  reason: string;
}

export interface MemoryToolRuleTestResult {
  /** Whether the text only recommends or states something. */
  forbids_nothing: boolean;
  /** One result per call, in order. */
  results: Array<MemoryToolRuleTestResultItem>;
}

export interface ToolsListPolicy {
  /** The tool. */
  name: string;
  /** Whether a call can change anything. None of these tools requires approval. */
  safety_tier: "read_only" | "side_effecting";
  /** Seconds after which a call times out. */
  timeout_s: number;
}

export interface ToolsListResult {
  /** One definition per tool, without any key that the API does not know. */
  tools: Array<Record<string, unknown>>;
  /** What the host needs to know about each tool, in the order of `tools`. */
  policies: Array<ToolsListPolicy>;
}

/** How much of its budget a target uses. */
export interface Usage {
  /** Characters (Unicode code points) in the live entries. */
  used: number;
  /** The budget in characters; 0 means no limit. */
  limit: number;
  /** Number of live entries. */
  entries: number;
}

export interface MemoryResult {
  /** The id of the live entry or, after remove, of the deleted one. */
  id: string;
  /** fact for target memory, user_profile for target user. */
  kind: "fact" | "user_profile";
  /** What happened and how much of the budget is used, in words. */
  message: string;
  /** How much of its budget a target uses. */
  usage: Usage;
  /** The replaced text; only for replace. */
  replaced?: string;
  /** The removed text; only for remove. */
  removed?: string;
}

export interface MemoryExportResult {
  /** The file's name in `.oxydra/exports/`. */
  name: string;
  /** The file's size in bytes. */
  bytes: number;
  /** The SHA-256 of the file, in hex. */
  sha256: string;
}

export interface MemoryHistoryVersion {
  /** The note's text in this version. */
  content: string;
  /** RFC 3339, UTC, microseconds. */
  valid_from: string;
  /** When the text was replaced; null for the current one. */
  valid_to: string | null;
}

export interface MemoryHistoryResult {
  /** The versions, newest first. */
  versions: Array<MemoryHistoryVersion>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

/** Rules. */
export interface MemoryImportRules {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

/** Notes. */
export interface MemoryImportNotes {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

/** Entries of the memory tool, including replaced ones. */
export interface MemoryImportProfile {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

/** Tools with statistics. */
export interface MemoryImportStatistics {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

/** Sessions. */
export interface MemoryImportSessions {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

/** Texts of sessions. */
export interface MemoryImportTurns {
  /** Stored by this import, or would be in a dry run. */
  new: number;
  /** Already stored with the same content. */
  present: number;
  /** Skipped: different content is stored under this id. */
  conflicts: number;
}

export interface MemoryImportConflict {
  /** The line number in the file. */
  line: number;
  /** What the line describes. */
  kind: string;
}

export interface MemoryImportResult {
  /** Whether this was a dry run, so nothing was stored. */
  dry_run: boolean;
  /** Whether this daemon wrote the file and it has not been changed since. */
  signed: boolean;
  /** Rules. */
  rules: MemoryImportRules;
  /** Notes. */
  notes: MemoryImportNotes;
  /** Entries of the memory tool, including replaced ones. */
  profile: MemoryImportProfile;
  /** Tools with statistics. */
  statistics: MemoryImportStatistics;
  /** Sessions. */
  sessions: MemoryImportSessions;
  /** Texts of sessions. */
  turns: MemoryImportTurns;
  /** Number of new rules that became programmatic because the file is not signed by this daemon. */
  demoted: number;
  /** Number of lines in which live secrets were replaced by `[secret: <kind>]`. */
  redacted: number;
  /**
   * Number of lines that the guard refuses. They are stored; a model sees `[blocked:
   * <category>]` in their place.
   */
  blocked: number;
  /** The first 50 conflicts. */
  conflicts: Array<MemoryImportConflict>;
}

/** One live entry of the profile. */
export interface ProfileEntry {
  /** The entry's id. */
  id: string;
  /** The entry's text. */
  text: string;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

/** How much of its budget each target uses. */
export interface MemoryProfileUsage {
  /** How much of its budget a target uses. */
  memory: Usage;
  /** How much of its budget a target uses. */
  user: Usage;
}

export interface MemoryProfileResult {
  /** Entries of target memory. */
  memory: Array<ProfileEntry>;
  /** Entries of target user. */
  user: Array<ProfileEntry>;
  /** How much of its budget each target uses. */
  usage: MemoryProfileUsage;
}

/** The session, turn, sentence and speaker that a decree comes from. */
export interface Provenance {
  /** The session; null if the turn named none. */
  session_id: string | null;
  /** The turn; null if the runtime named none. */
  turn_id: string | null;
  /** The user's own sentence. */
  sentence: string;
  /** Who said it, as named by the runtime. */
  speaker: string | null;
}

/** One rule. */
export interface Rule {
  /** The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -. */
  id: string;
  /** Lower-case; `__unscoped__` for a decree that belongs to no known tool. */
  tool_name: string;
  /** The rule's text. */
  rule: string;
  /**
   * critical and high rules are part of the system prompt; a critical rule can also deny a call.
   * normal rules are read with memory_recall.
   */
  priority: "critical" | "high" | "normal";
  /**
   * Where the rule comes from: the user (in a turn or by hand), the post-turn hook, or a
   * program.
   */
  source: "user_explicit" | "post_turn" | "programmatic";
  /** active: in force; retired: the user took it back; expired: its `expires_at` has passed. */
  status: "active" | "retired" | "expired";
  /** The tags, trimmed and lower-cased. */
  tags: Array<string>;
  /** When the rule expires; null if it does not. */
  expires_at: string | null;
  /** Where the user said it; null for a rule that was not captured from a turn. */
  provenance: Provenance | null;
  /**
   * Ids of at most 50 rules of the same tool that say the opposite. Always empty in prompt
   * blocks; memory.tool_call_check fills it in for the first 20 rules only.
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
  /** The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -. */
  rule_id: string;
  /** The sentence that may take the rule back. */
  text: string;
  /**
   * Why confirmation is needed. too_long: more than 300 characters. several_lines, quotation,
   * markup, label, url: the message contains one of these. not_own_words: a part of the message
   * may not be the user's own words, or is neither a plain permission nor a plain remark.
   * other_speaker: somebody else gave the rule. several_rules: it may refer to several rules.
   * partial_match: the rule also forbids something else.
   */
  reason: "too_long" | "several_lines" | "quotation" | "markup" | "label" | "url" | "not_own_words" | "other_speaker" | "several_rules" | "partial_match";
}

export interface MemoryRelaxationsPendingResult {
  /** The pending relaxations, newest first. */
  relaxations: Array<PendingRelaxation>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface MemorySessionDeleteResult {
  /** Number of texts deleted. */
  turns: number;
}

export interface MemorySessionEndResult {
  /** Whether there was a frozen block. */
  ended: boolean;
}

export interface MemorySessionListSession {
  /** The session's id. */
  session_id: string;
  /** The session's title; null if it has none. */
  title: string | null;
  /** RFC 3339, UTC, microseconds. */
  started_at: string;
  /** RFC 3339, UTC, microseconds. */
  last_at: string;
  /** Number of stored texts. */
  turns: number;
}

export interface MemorySessionListResult {
  /** The sessions, most recently used first. */
  sessions: Array<MemorySessionListSession>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface MemorySessionReadTurn {
  /** The id of the turn. */
  turn_id: string;
  /** Who wrote the text. */
  role: "user" | "assistant";
  /** The user's name as given with the turn; null if none was given. */
  speaker: string | null;
  /** The text. */
  text: string;
  /** RFC 3339, UTC, microseconds. */
  occurred_at: string;
}

export interface MemorySessionReadResult {
  /** The texts, oldest first. */
  turns: Array<MemorySessionReadTurn>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface MemorySessionStartSection {
  /** `tool_rules`, `profile` or `memory`. */
  name: string;
  /** The section in Markdown. */
  rendered: string;
}

export interface MemorySessionStartResult {
  /** All sections in order, ready for the system prompt. */
  rendered: string;
  /** The sections in order. */
  sections: Array<MemorySessionStartSection>;
  /** The pinned rules in the order of the section. */
  rules: Array<Rule>;
  /** Number of high rules left out because of prompt_rule_cap. */
  omitted: number;
  /** Critical and high rules of these tools that the frozen section does not show. */
  unpinned: Array<Rule>;
  /** Whether a deletion has removed a rule or an entry from the frozen block since the last call. */
  changed: boolean;
}

export interface MemoryToolCallCheckResult {
  verdict: "allow" | "ask" | "deny";
  /** The rules that decided the verdict, strongest first. */
  rules: Array<Rule>;
  /** The reason for the verdict, in one sentence. */
  reason: string;
}

export interface MemoryToolRuleDeleteResult {
  /** Whether the rule existed. */
  deleted: boolean;
}

export interface MemoryToolRuleHistoryEvent {
  /**
   * put: stored or changed; reaffirmed: the user said it again; retired: the user took it back;
   * reactivated: in force again.
   */
  event: "put" | "reaffirmed" | "retired" | "reactivated";
  /** RFC 3339, UTC, microseconds. */
  at: string;
  /** The text after the event. */
  rule: string;
  /**
   * critical and high rules are part of the system prompt; a critical rule can also deny a call.
   * normal rules are read with memory_recall.
   */
  priority: "critical" | "high" | "normal";
  /** Where the user said it; null for a change that does not come from a turn. */
  provenance: Provenance | null;
}

export interface MemoryToolRuleHistoryResult {
  /** The events, oldest first. */
  events: Array<MemoryToolRuleHistoryEvent>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface MemoryToolRuleListResult {
  /** The rules. */
  rules: Array<Rule>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface MemoryToolRulesForPromptResult {
  /** The block in Markdown; empty if there is nothing to pin. */
  rendered: string;
  /** The pinned rules in the order of the block. */
  rules: Array<Rule>;
  /** Number of high rules left out because of prompt_rule_cap. */
  omitted: number;
  /** Critical and high rules of these tools that the frozen block does not show. */
  unpinned: Array<Rule>;
  /** Whether a deletion has removed a rule or an entry from the frozen block since the last call. */
  changed: boolean;
}

export interface MemoryToolVerdictsVerdictRule {
  /** The tool of the rule. */
  tool_name: string;
  /** The rule's id. */
  id: string;
}

export interface MemoryToolVerdictsVerdict {
  /** RFC 3339, UTC, microseconds. */
  at: string;
  /** The tool of the call. */
  tool_name: string;
  /** What the check decided. */
  verdict: "ask" | "deny";
  /**
   * builtin: the call targets memoryd itself. forbidden: a critical rule forbids it. unsettled:
   * a critical rule may forbid it. high_rule: a high rule matches.
   */
  reason: "builtin" | "forbidden" | "unsettled" | "high_rule";
  /** The rules that decided the verdict, strongest first, at most 20; empty for builtin. */
  rules: Array<MemoryToolVerdictsVerdictRule>;
  /** The session; null if the check named none or the session has been deleted. */
  session_id: string | null;
}

export interface MemoryToolVerdictsResult {
  /** The verdicts, newest first. */
  verdicts: Array<MemoryToolVerdictsVerdict>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
  /** Number of verdicts that could not be written since the daemon opened this user's database. */
  lost: number;
}

/** A tool that ran in this turn. */
export interface ToolCall {
  /**
   * A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and lower-cased:
   * `Send_Email` and `send_email` are the same tool.
   */
  name: string;
  /** Whether the tool did what it was asked to do. */
  success: boolean;
  /** The tool's output, shortened. Only its class of failure is read from it; it is never stored. */
  output_summary?: string;
  /** The arguments of the call. Never stored. */
  arguments?: unknown;
  /** How long the call took, in milliseconds. */
  duration_ms?: number;
}

export interface MemoryTurnCompleteRetired {
  /** One rule. */
  rule: Rule;
  /** A line for the runtime to pass on to the model. */
  message: string;
}

export interface MemoryTurnCompleteSkipped {
  /** The sentence. */
  text: string;
  /** Why it was not applied. */
  reason: string;
}

export interface MemoryTurnCompleteResult {
  /** New rules from decrees. */
  captured: Array<Rule>;
  /** Rules that the user repeated. */
  reaffirmed: Array<Rule>;
  /** Rules that the user took back. */
  retired: Array<MemoryTurnCompleteRetired>;
  /** Normal rules about repeated failures. */
  observations: Array<Rule>;
  /**
   * Decrees and relaxations that were not applied. weakens_oversight: the decree bans asking or
   * informing the user ("never ask for confirmation"), obeying the guard, or recording what the
   * agent does. `memory_threat_detected: CATEGORY`: the guard refused the sentence.
   */
  skipped: Array<MemoryTurnCompleteSkipped>;
  /** What is still to be done, such as indexing for search. */
  pending: Array<string>;
  /**
   * Sentences that may take a rule back; they do so once memory.relaxation_confirm confirms
   * them.
   */
  pending_relaxations: Array<PendingRelaxation>;
  /** Whether this turn was already stored; if so, this is its first result. */
  duplicate: boolean;
}

export interface MemoryDeleteResult {
  /** The id of the deleted note. */
  note_id: string;
  /** What happened, in words. */
  message: string;
}

export interface MemoryRecallEntry {
  /** The namespace of the entry. */
  namespace: string;
  /** `rule/<id>` for a rule, `tool/<name>` for statistics, the note_id for a note. */
  key: string;
  /** The text of the entry. */
  text: string;
  /** How well it matches the query; 1 without a query. */
  score: number;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

export interface MemoryRecallResult {
  /** The entries, best match first. */
  entries: Array<MemoryRecallEntry>;
}

export interface MemorySaveResult {
  /** The id for memory_update and memory_delete. */
  note_id: string;
  /** What happened, in words. */
  message: string;
  /** Whether exactly this text was already stored in this namespace and category. */
  duplicate: boolean;
}

export interface MemorySearchResultItem {
  /** The id for memory_update and memory_delete; empty for a part of a conversation. */
  note_id: string;
  /** The passage that matches best. */
  text: string;
  /** How well it matches; comparable between queries. */
  score: number;
  /** user_memory for a note, conversation for a turn. */
  source: "user_memory" | "conversation";
  /** The session of the turn; null for a note. */
  session_id: string | null;
  /** The id of the turn; null for a note. */
  turn_id: string | null;
  /** Who wrote the turn; null for a note. */
  role: "user" | "assistant" | null;
  /** The user's name as given with the turn; null if none was given, and for a note. */
  speaker: string | null;
  /** When the turn happened; null for a note. */
  occurred_at: string | null;
  /** The note's category; null for a turn, or if it has none. */
  category: string | null;
  /** The note's tags; empty for a turn. */
  tags: Array<string>;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** RFC 3339, UTC, microseconds. */
  updated_at: string;
}

export interface MemorySearchResult {
  /** Best match first; at most one result per note. */
  results: Array<MemorySearchResultItem>;
  /** What could not be searched, or only by keyword. */
  warnings: Array<string>;
}

export interface MemoryUpdateResult {
  /** The id of the note. */
  note_id: string;
  /** What happened, in words. */
  message: string;
}

export interface ToolsCallResult {
  /** The text to show to the model. */
  content: string;
  /** Whether the tool failed. */
  is_error: boolean;
  /** Why the tool failed; null if it did not. */
  error_code: "invalid_arguments" | "not_found" | "ambiguous_match" | "memory_threat_detected" | "memory_budget_exceeded" | "quota_exceeded" | null;
}

export interface UserBackupResult {
  /**
   * A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a letter
   * or digit.
   */
  name: string;
  /** The backup's size in bytes. */
  bytes: number;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
  /** The SHA-256 of the file, in hex. */
  sha256: string;
  /** Number of rows that do not match their checksums; see user.verify. */
  damaged: number;
  /** Names of the older backups that were deleted. */
  removed: Array<string>;
}

export interface UserBackupsBackup {
  /**
   * A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a letter
   * or digit.
   */
  name: string;
  /** The backup's size in bytes. */
  bytes: number;
  /** RFC 3339, UTC, microseconds. */
  created_at: string;
}

export interface UserBackupsResult {
  /** The backups, newest first. */
  backups: Array<UserBackupsBackup>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  next_cursor: string | null;
}

export interface UserDecryptResult {
  /** Whether the database was decrypted; false if it was already plain. */
  changed: boolean;
}

export interface UserEncryptResult {
  /** Whether the database was encrypted; false if it already was. */
  changed: boolean;
  /** The id of the key that now encrypts the database; it reveals nothing about the key. */
  key_id: string;
  /**
   * Backups and exports in `.oxydra/` that are not encrypted. Delete them if they are no longer
   * needed.
   */
  plain_copies: Array<string>;
}

export interface UserFileDeleteResult {
  /** Whether the file existed. */
  deleted: boolean;
}

export interface UserFileReadResult {
  /** The chunk in base64; empty at or after the end of the file. */
  data: string;
  /** The size of the whole file in bytes. */
  bytes: number;
  /** Whether the file ends with this chunk. */
  end: boolean;
}

export interface UserFileWriteResult {
  /** Number of bytes written so far: the next offset. */
  bytes: number;
  /** Whether the file is complete and has its name. */
  complete: boolean;
}

export interface UserPurgeResult {
  /** Number of files deleted. */
  files: number;
  /** Size of the deleted files in bytes. */
  bytes: number;
}

export interface UserRekeyResult {
  /** Whether the database was re-encrypted; false if it already used the current key. */
  changed: boolean;
  /** The id of the key that now encrypts the database; it reveals nothing about the key. */
  key_id: string;
}

export interface UserResetResult {
  /** Names of the old files, which are kept in `.oxydra/`. */
  set_aside: Array<string>;
}

export interface UserRestoreSkipped {
  /**
   * A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a letter
   * or digit.
   */
  name: string;
  /** Why the backup was not restored. */
  reason: string;
}

export interface UserRestoreResult {
  /**
   * A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with a letter
   * or digit.
   */
  name: string;
  /** The new names of the replaced files. */
  set_aside: Array<string>;
  /** Number of rows of the backup that do not match their checksums. */
  damaged: number;
  /** Newer backups that are damaged, newest first; empty if `name` was given. */
  skipped: Array<UserRestoreSkipped>;
  /** Whether the database is now encrypted. */
  encrypted: boolean;
  /** Whether this daemon made the backup for this user. */
  signed: boolean;
  /** Number of rules that are no longer `user_explicit`, because the backup is not signed. */
  demoted: number;
}

/** Number of rows. */
export interface UserStatsCounts {
  /** Rules of any status. */
  rules: number;
  /** Active rules. */
  active_rules: number;
  /** Notes. */
  notes: number;
  /** Replaced texts of notes. */
  note_versions: number;
  /** Entries of the `memory` tool. */
  profile_entries: number;
  /** Sessions. */
  sessions: number;
  /** Stored texts of conversation turns. */
  turns: number;
  /** Sessions with a frozen block. */
  frozen_blocks: number;
  /** Tools with statistics. */
  tools: number;
  /** Passages of notes and turns in the search index. */
  passages: number;
  /** Passages that have a vector. */
  vectors: number;
}

/** Sizes in bytes. */
export interface UserStatsBytes {
  /** The database and its write-ahead log. */
  database: number;
  /** Exports. */
  exports: number;
  /** Backups. */
  backups: number;
  /** Quarantined databases. */
  set_aside: number;
}

export interface UserStatsResult {
  /** Number of rows. */
  counts: UserStatsCounts;
  /** Sizes in bytes. */
  bytes: UserStatsBytes;
  /** Names of the quarantined files in `.oxydra/`. */
  set_aside: Array<string>;
}

export interface UserVerifyDamaged {
  /** The table of the row. */
  table: string;
  /** The key of the row; empty for the table as a whole. */
  id: Array<string | number>;
  /** What is wrong with the row. */
  reason: string;
}

export interface UserVerifyResult {
  /** Whether no damage was found. */
  ok: boolean;
  /** Number of rows checked, by table. */
  checked: Record<string, unknown>;
  /** Number of damaged rows, by table. */
  counts: Record<string, unknown>;
  /** At most 1,000 damaged rows. */
  damaged: Array<UserVerifyDamaged>;
  /** What is wrong with the file as a whole. */
  broken: Array<string>;
  /** Whether this call quarantined the database. */
  quarantined: boolean;
}

export interface WorkspaceCheckAccessResult {
  /** Whether the tool may access the path. */
  allowed: boolean;
  /** The reason, in words that are safe to show to a model. */
  reason: string;
  /** The absolute path to use, without links; null if access is denied. */
  resolved: string | null;
}

export interface WorkspaceLayoutDirectory {
  /** The folder's name in the user's workspace. */
  name: ".oxydra" | "vault" | "shared" | "tmp" | "logs" | "ipc";
  /** The absolute path, without symbolic links. */
  path: string;
  /** The mode that the folder is created with, in octal. */
  mode: string;
}

export interface WorkspaceLayoutMount {
  /** The folder's name in the user's workspace. */
  name: ".oxydra" | "vault" | "shared" | "tmp" | "logs" | "ipc";
  /** The absolute path, without symbolic links. */
  path: string;
  /** ro: read-only; rw: read-write. */
  access: "ro" | "rw";
}

export interface WorkspaceLayoutResult {
  /** The absolute path of the user's workspace. */
  home: string;
  /** Whether the folders exist; a user's first write creates them. */
  provisioned: boolean;
  /** All folders. */
  directories: Array<WorkspaceLayoutDirectory>;
  /** The folders that the role may see. */
  mounts: Array<WorkspaceLayoutMount>;
}

/** A connection to the daemon, with the methods that concern no single user. */
export class Client {
  constructor(options?: ClientOptions);
  /** Closes the connection. A later call connects again. */
  close(): void;
  /** Calls any method by its RPC name. */
  call(method: string, params?: Record<string, unknown>): Promise<any>;
  /**
   * Report captures, verdicts other than allow, and rejected calls as they happen.
   *
   * Events are returned oldest first. They are kept in memory only: at most the newest
   * `events_kept` since the daemon started. Without `after`, the newest `limit` events are
   * returned. If there is no event, the call waits up to `wait_s` seconds for one, without
   * delaying other calls; the client's own timeout must be longer. At most ten rejections per
   * peer are reported in ten seconds.
   *
   * `after`: The `next_after` of the previous response.
   *
   * `limit`: Maximum number of events to return.
   *
   * `wait_s`: Seconds to wait for an event when there is none.
   *
   * Throws: overloaded.
   */
  events(params?: { after?: string; limit?: number; wait_s?: number }): Promise<DaemonEventsResult>;
  /** Report whether the daemon is serving. The call is cheap and never blocks. */
  health(): Promise<DaemonHealthResult>;
  /**
   * List the background jobs and report the state of the embedding model.
   *
   * Jobs are listed newest first. Finished jobs are no longer listed after a restart of the
   * daemon.
   *
   * `user_id`: Only jobs of this user.
   *
   * `state`: Only jobs in this state.
   *
   * `limit`: Maximum number of jobs to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: timeout.
   */
  jobs(params?: { user_id?: string; state?: "running" | "done" | "stopped" | "failed"; limit?: number; cursor?: string }): Promise<DaemonJobsResult>;
  /** Return the counters in Prometheus text format. */
  metrics(): Promise<DaemonMetricsResult>;
  /**
   * Re-embed the texts of one user or of all users in the background.
   *
   * Searches use the existing vectors until the new ones are stored. daemon.jobs shows the
   * progress.
   *
   * `user_id`: The user to re-embed. Default: all users.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  reembed(params?: { user_id?: string }): Promise<DaemonReembedResult>;
  /** Return the daemon's counters since it started. */
  stats(): Promise<DaemonStatsResult>;
  /** Return the versions of the program, the protocol and the storage schema. */
  version(): Promise<DaemonVersionResult>;
  /**
   * Report whether the guard would refuse a text, without storing it.
   *
   * Every write passes the same guard. A decree may name what it prohibits, as in "never read
   * the .env file", so the categories exfiltration, credential_access, persistence and
   * remote_execution do not apply to it. docs/guard.md describes the categories.
   *
   * `text`: The text as it would be stored.
   *
   * `kind`: What the text would be stored as.
   */
  scan(params: { text: string; kind?: "note" | "decree" }): Promise<MemoryScanResult>;
  /**
   * Report which tool calls a rule with this text would allow, ask about or deny, without
   * storing it.
   *
   * Each call is judged by this rule alone, as a critical rule of `tool_name`; stored rules and
   * built-in denials do not apply.
   *
   * `rule`: What the agent must or must not do, in plain words.
   *
   * `tool_name`: The tool that the rule would belong to.
   *
   * `calls`: The tool calls to judge.
   *
   * Throws: timeout.
   */
  toolRuleTest(params: { rule: string; tool_name: string; calls: Array<MemoryToolRuleTestCall> }): Promise<MemoryToolRuleTestResult>;
  /** Return this protocol as an OpenRPC 1.3.2 document. */
  rpcDiscover(): Promise<Record<string, unknown>>;
  /**
   * List the tools for a model in the format of its API.
   *
   * Pass `tools` to the model's API unchanged. The schemas name no user, session or namespace:
   * the host passes those to tools.call.
   *
   * `format`: The format: an MCP Tool, a function tool of OpenAI's chat completions, or a tool
   * of Anthropic's messages.
   */
  toolsList(params?: { format?: "mcp" | "openai" | "anthropic" }): Promise<ToolsListResult>;
}

/** The memory of one user, with the methods that concern a user. */
export class Memory {
  userId: string;
  client: Client;
  constructor(userId: string, clientOrOptions?: Client | ClientOptions);
  /** Closes the connection. A later call connects again. */
  close(): void;
  /** Calls any method for this user by its RPC name. */
  call(method: string, params?: Record<string, unknown>): Promise<any>;
  /**
   * Keep short facts that every later session begins with.
   *
   * Target user is what is known about the user: name, role, preferences. Target memory is what
   * matters about their work: environment, conventions, decisions. Both are in the system prompt
   * of each new session, within a small budget. So store one atomic fact per entry, in a short
   * sentence, and only facts that are nearly always useful; save the rest with memory_save. When
   * a fact changes, replace the old entry. The tool never asks for confirmation, and it cannot
   * delete everything in one call.
   *
   * `action`: add stores content; replace replaces the entry that old_text identifies with
   * content; remove deletes that entry permanently.
   *
   * `target`: user: what is known about the user. memory: other facts worth keeping in mind.
   *
   * `content`: The fact to store, for add and replace. It is trimmed and normalized to Unicode
   * NFC. A fact that is already stored is not stored again.
   *
   * `old_text`: For replace and remove: a literal, case-sensitive part of the entry's text that
   * occurs in no other entry; or the whole text.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * ambiguous_match, memory_threat_detected, memory_budget_exceeded, quota_exceeded.
   */
  profileEdit(params: { action: "add" | "replace" | "remove"; target: "memory" | "user"; content?: string; old_text?: string }): Promise<MemoryResult>;
  /**
   * Export all of a user's memory to a file: rules with their history, notes with their
   * versions, the profile, statistics, sessions and turns.
   *
   * The file is a consistent snapshot in `.oxydra/exports/`. Read it with `user.file_read`; it
   * stays until `user.file_delete` deletes it. Exporting an unchanged memory again produces the
   * same bytes; ids and times are included. The file is signed by this daemon, and encrypted if
   * the user's database is, unless `plain` is true. docs/exports.md describes the format.
   *
   * `plain`: Write plain text even if the user's database is encrypted.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * key_unavailable.
   */
  export(params?: { plain?: boolean }): Promise<MemoryExportResult>;
  /**
   * List the versions of a note, newest first.
   *
   * Searches do not find replaced versions. Deleting the note deletes its history.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `limit`: Maximum number of versions to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  history(params: { note_id: string; limit?: number; cursor?: string }): Promise<MemoryHistoryResult>;
  /**
   * Import an export in one transaction: all of it, or nothing.
   *
   * The file must be in `.oxydra/exports/`; upload it with `user.file_write`. Ids and times are
   * kept. Nothing stored is overwritten: identical content under the same id counts as present,
   * different content as a conflict. Notes and turns are found by keyword immediately, and by
   * meaning once they are embedded. Only a file that this daemon signed can bring in rules with
   * the source `user_explicit`; rules from other files become `programmatic`. An invalid file is
   * rejected with the line and the field. A file named `import-…` is deleted after the import,
   * whether or not it succeeded; other files stay.
   *
   * `name`: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with
   * a letter or digit.
   *
   * `dry_run`: Report what would happen, and store nothing.
   *
   * Throws: storage_unavailable, not_found, permission_denied, timeout, conflict,
   * quota_exceeded, key_unavailable.
   */
  import(params: { name: string; dry_run?: boolean }): Promise<MemoryImportResult>;
  /**
   * List the live entries of the `memory` tool, newest first.
   *
   * Texts are returned as stored, including those that a prompt shows as `[blocked: …]`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  profile(): Promise<MemoryProfileResult>;
  /**
   * Confirm a pending relaxation, which retires its rule.
   *
   * The rule's history records the sentence, the turn and the speaker. Other pending relaxations
   * of the rule are dropped.
   *
   * `id`: The id of a pending relaxation.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  relaxationConfirm(params: { id: string }): Promise<Rule>;
  /**
   * List the relaxations that wait for the owner's confirmation, newest first.
   *
   * The newest 100 are kept. A relaxation is dropped when its rule is changed or deleted, or its
   * session is deleted.
   *
   * `limit`: Maximum number of relaxations to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  relaxationsPending(params?: { limit?: number; cursor?: string }): Promise<MemoryRelaxationsPendingResult>;
  /**
   * Delete a session: its texts, its stored responses and its frozen block. Rules stay.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  sessionDelete(params: { session_id: string }): Promise<MemorySessionDeleteResult>;
  /**
   * End a session: thaw its frozen block.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  sessionEnd(params: { session_id: string }): Promise<MemorySessionEndResult>;
  /**
   * List the user's sessions, most recently used first.
   *
   * `limit`: Maximum number of sessions to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  sessionList(params?: { limit?: number; cursor?: string }): Promise<MemorySessionListResult>;
  /**
   * Read the stored texts of a session, oldest first.
   *
   * A page ends before its texts exceed 512 KiB, even if that is fewer than `limit`;
   * `next_cursor` then leads to the rest.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `limit`: Maximum number of texts to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, not_found.
   */
  sessionRead(params: { session_id: string; limit?: number; cursor?: string }): Promise<MemorySessionReadResult>;
  /**
   * Return the memory sections of a session's system prompt, and freeze them for the session.
   *
   * The sections are `tool_rules`; `profile`, what is known about the user; and `memory`, other
   * facts. Empty sections are left out. The last two contain the newest entries of the `memory`
   * tool, untruncated, within their budgets and fenced as data. A text that the guard now
   * refuses is shown as `[blocked: …]`.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `tools`: The agent's tools. Empty: every tool that has rules.
   *
   * `title`: The session's title. It is trimmed.
   *
   * `restart`: Freeze the sections again with their current content.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected.
   */
  sessionStart(params: { session_id: string; tools?: Array<string>; title?: string; restart?: boolean }): Promise<MemorySessionStartResult>;
  /**
   * Check a tool call against the stored rules before it runs.
   *
   * The verdict comes from text matching, without a language model. deny: a critical rule
   * forbids this call. ask: a rule may apply and the arguments do not settle it, or a high rule
   * matches. allow: no stored rule applies to the call. An error is never an allow.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `arguments`: The arguments of the call, as the tool would receive them.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolCallCheck(params: { tool_name: string; arguments?: Record<string, unknown>; session_id?: string }): Promise<MemoryToolCallCheckResult>;
  /**
   * Delete a rule and its history permanently.
   *
   * The text is also erased from the frozen blocks of sessions; the next call of such a session
   * returns `changed: true`.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `id`: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  toolRuleDelete(params: { tool_name: string; id: string }): Promise<MemoryToolRuleDeleteResult>;
  /**
   * Read one rule.
   *
   * The result is null if there is no such rule. Retired and expired rules are returned too; see
   * their status.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `id`: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolRuleGet(params: { tool_name: string; id: string }): Promise<Rule | null>;
  /**
   * List what happened to a rule, oldest first.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `id`: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `limit`: Maximum number of events to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolRuleHistory(params: { tool_name: string; id: string; limit?: number; cursor?: string }): Promise<MemoryToolRuleHistoryResult>;
  /**
   * List the rules of a tool: highest priority first, then most recent first.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `status`: Only rules with this status.
   *
   * `limit`: Maximum number of rules to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolRuleList(params: { tool_name: string; status?: "active" | "retired" | "expired"; limit?: number; cursor?: string }): Promise<MemoryToolRuleListResult>;
  /**
   * Store a rule, or change the rule with this tool and id.
   *
   * A new rule has priority normal, source programmatic and no tags unless they are given. An
   * existing rule with this (tool_name, id) is changed: omitted params keep their values,
   * created_at stays, updated_at is set. Without id, a text that equals an active rule of that
   * tool (ignoring case, spacing, apostrophes and final punctuation) returns that rule, with the
   * higher of the two priorities. A rule with provenance keeps its provenance and its text if
   * the same text is put, the priority is raised or the expiry is postponed. Weakening it
   * (another text or source, a lower priority, an earlier expiry) needs the right owner and
   * removes the provenance; its source becomes the given one, or programmatic. Without the right
   * owner, a rule whose source is user_explicit cannot be weakened either, and its tag
   * user-decree cannot be removed.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * `rule`: What the agent must or must not do, in plain words.
   *
   * `priority`: critical and high rules are part of the system prompt; a critical rule can also
   * deny a call. normal rules are read with memory_recall.
   *
   * `source`: Where the rule comes from: the user (in a turn or by hand), the post-turn hook, or
   * a program.
   *
   * `tags`: At most 16 tags of at most 64 characters. They are trimmed, lower-cased and
   * deduplicated.
   *
   * `id`: The rule's id, unique within its tool: 1 to 64 characters of A-Z a-z 0-9 _ -.
   *
   * `expires_at`: When the rule expires; null removes the expiry.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded,
   * memory_threat_detected.
   */
  toolRulePut(params: { tool_name: string; rule: string; priority?: "critical" | "high" | "normal"; source?: "user_explicit" | "post_turn" | "programmatic"; tags?: Array<string>; id?: string; expires_at?: string | null }): Promise<Rule>;
  /**
   * Return the rules block for a system prompt.
   *
   * With session_id, the first call freezes the block for that session, later calls return the
   * same bytes, and `unpinned` lists newer rules. Without session_id, the block is rendered from
   * the current rules.
   *
   * `tools`: The agent's tools. Empty: every tool that has rules.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  toolRulesForPrompt(params?: { tools?: Array<string>; session_id?: string }): Promise<MemoryToolRulesForPromptResult>;
  /**
   * Return a tool's active rules as a plain list.
   *
   * At most 1,000 rules are returned: critical before high before normal, and the most recent
   * first within a priority. To read more, use memory.tool_rule_list, which is paged.
   *
   * `tool_name`: A tool: 1 to 128 characters of A-Z a-z 0-9 _ . : / -. It is trimmed and
   * lower-cased: `Send_Email` and `send_email` are the same tool.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolRulesJson(params: { tool_name: string }): Promise<Array<Rule>>;
  /**
   * List the verdicts other than allow, newest first.
   *
   * The newest 10,000 of a user are kept. Neither the arguments of the calls nor the texts of
   * the rules are kept; the id of a rule is kept even after the rule is deleted. A check does
   * not wait for its verdict to be written; verdicts that cannot be written, for example on a
   * full disk, are counted in `lost`.
   *
   * `limit`: Maximum number of verdicts to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  toolVerdicts(params?: { limit?: number; cursor?: string }): Promise<MemoryToolVerdictsResult>;
  /**
   * Store a completed turn and capture what the user forbade: the post-turn hook.
   *
   * Everything is stored in one transaction: after an error nothing is stored, and the runtime
   * should retry. At least one of user_message and assistant_response is required; turn_id needs
   * session_id and makes the retry idempotent. Without session_id, the texts are searched for
   * decrees but not stored. occurred_at may be at most 5 minutes in the future. A message
   * retires a decree by itself only if it is short, entirely in the speaker's own words and
   * about exactly one rule; anything else that may take a decree back is reported in
   * pending_relaxations.
   *
   * `user_message`: What the user wrote.
   *
   * `assistant_response`: What the agent replied.
   *
   * `tool_calls`: The tools that ran in this turn, in order.
   *
   * `available_tools`: The tools that the agent had in this turn, whether they ran or not.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * `turn_id`: The runtime's id for a turn, unique within its session: 1 to 200 printable
   * characters.
   *
   * `speaker`: The user's name, as it should be shown with the turn.
   *
   * `occurred_at`: An RFC 3339 time with its offset, such as 2026-11-21T09:30:00Z.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, quota_exceeded, conflict.
   */
  turnComplete(params?: { user_message?: string; assistant_response?: string; tool_calls?: Array<ToolCall>; available_tools?: Array<string>; session_id?: string; turn_id?: string; speaker?: string; occurred_at?: string }): Promise<MemoryTurnCompleteResult>;
  /**
   * Delete a note and its history permanently.
   *
   * Search first to get the note_id. Delete what the user asks you to forget; use memory_update
   * for what has merely changed. Parts of conversations, whose note_id is empty, cannot be
   * deleted.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found.
   */
  delete(params: { note_id: string }): Promise<MemoryDeleteResult>;
  /**
   * Read a tool's rules, how well tools worked, or notes.
   *
   * Before using a tool, read its rules, which include those of every priority. You can also
   * read how often tools failed, or notes, newest first. With a query, the best matches come
   * first.
   *
   * `namespace`: `tool-<name>`: the active rules of a tool, of every priority.
   * `tool_effectiveness`: how often tools succeeded and failed. `global` and `skill-<id>`:
   * notes.
   *
   * `query`: Words to rank by. Without it, rules are sorted by priority, everything else newest
   * first.
   *
   * `limit`: Maximum number of entries to return.
   *
   * Throws: storage_unavailable, key_unavailable, timeout.
   */
  recall(params: { namespace: string; query?: string; limit?: number }): Promise<MemoryRecallResult>;
  /**
   * Save a note about the user.
   *
   * Save proactively, without being asked, when the user states a preference, a fact about
   * themselves or their work, a decision or a plan that later sessions should know. Save one
   * fact per note, in a complete sentence that can be understood on its own. If there is already
   * a note about it, change that one with memory_update. Saving the same text again changes
   * nothing and returns the id of the existing note.
   *
   * `content`: The note in natural language: 1 to 32,000 characters, not counting surrounding
   * whitespace.
   *
   * `category`: A category to search by, such as preference or project: 1 to 64 printable
   * characters.
   *
   * `tags`: At most 16 tags of at most 64 characters. They are trimmed, lower-cased and
   * deduplicated; blank tags are dropped.
   *
   * `namespace`: `global`, or `skill-<id>` for notes that belong to one skill.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, memory_threat_detected,
   * quota_exceeded.
   */
  save(params: { content: string; category?: string; tags?: Array<string>; namespace?: string }): Promise<MemorySaveResult>;
  /**
   * Search the user's notes, and optionally the conversations, by meaning and by keyword.
   *
   * Memory belongs to the user, not to a session: notes saved in any channel are found here.
   * Search before answering a question about the user, and before memory_update or memory_delete
   * to get the note_id. Results with an empty note_id are parts of conversations: they cannot be
   * updated or deleted. There is no cut-off: the nearest texts are returned even if they are
   * unrelated, so judge by text and score.
   *
   * `query`: What to look for, in plain words: a question, a phrase or keywords. There is no
   * query syntax.
   *
   * `top_k`: Maximum number of results to return.
   *
   * `include_conversation`: Whether to search conversations as well.
   *
   * `session_id`: Search only the conversation of this session, and all notes. Without it, the
   * conversations of all sessions are searched.
   *
   * `category`: Only notes of this category; conversations have none.
   *
   * `tags`: Only notes that have all of these tags; conversations have none.
   *
   * `since`: Only what was said or last changed at or after this time, such as
   * 2026-11-21T09:30:00Z.
   *
   * `until`: Only what was said or last changed at or before this time, such as
   * 2026-11-21T09:30:00Z.
   *
   * `min_score`: Only results with at least this score.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  search(params: { query: string; top_k?: number; include_conversation?: boolean; session_id?: string; category?: string; tags?: Array<string>; since?: string; until?: string; min_score?: number }): Promise<MemorySearchResult>;
  /**
   * Replace the text of a note that is no longer correct.
   *
   * Search first to get the note_id. The note keeps its id, its category and, unless new ones
   * are given, its tags; searches no longer find the old text. Parts of conversations, whose
   * note_id is empty, cannot be updated.
   *
   * `note_id`: The note's id, such as note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a.
   *
   * `content`: The complete new text: 1 to 32,000 characters, not counting surrounding
   * whitespace.
   *
   * `tags`: The new tags, which replace the old ones. At most 16 tags of at most 64 characters.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded, not_found,
   * memory_threat_detected, quota_exceeded.
   */
  update(params: { note_id: string; content: string; tags?: Array<string> }): Promise<MemoryUpdateResult>;
  /**
   * Run a tool with the arguments that a model wrote.
   *
   * The arguments are never repaired. A failure that the model can act on is returned as a
   * result with `is_error`, its text starting with `Error: `; other failures, such as
   * storage_unavailable, are errors of the call. A search of conversations needs session_id and
   * searches only that session.
   *
   * `name`: The tool: memory_search, memory_save, memory_update, memory_delete, memory_recall or
   * memory.
   *
   * `arguments`: The arguments: an object, or the JSON text of one as the model wrote it. They
   * cannot name a user, a session or a namespace.
   *
   * `session_id`: A session of the runtime: 1 to 200 printable characters, not blank, not
   * starting with `memory:`.
   *
   * Throws: storage_unavailable, key_unavailable, timeout, overloaded.
   */
  toolsCall(params: { name: string; arguments: Record<string, unknown> | string; session_id?: string }): Promise<ToolsCallResult>;
  /**
   * Back up a user's database.
   *
   * The backup is a consistent copy that contains every write acknowledged before the call;
   * reads and writes continue while it is made. It is checked and synced to disk before it gets
   * its name. Then the oldest backups made by this method are deleted until `backups_kept` of
   * them are left, unless the new one contains damaged rows. daemon.jobs shows the progress.
   * Read the file with user.file_read.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  backup(): Promise<UserBackupResult>;
  /**
   * List a user's backups, newest first.
   *
   * Files named `upload-…`, which were uploaded for one restore, are not listed. This works even
   * if the user's database is lost.
   *
   * `limit`: Maximum number of backups to return.
   *
   * `cursor`: The `next_cursor` of the previous page.
   *
   * Throws: storage_unavailable, not_found.
   */
  backups(params?: { limit?: number; cursor?: string }): Promise<UserBackupsResult>;
  /**
   * Decrypt a user's database.
   *
   * A plain database stays as it is. Other calls for this user wait until the work is done;
   * other users are not affected. After a crash the database is either unchanged or fully
   * converted. `daemon.jobs` shows the progress. It needs as much free disk space as the
   * database occupies.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  decrypt(): Promise<UserDecryptResult>;
  /**
   * Encrypt a user's database with the current key.
   *
   * A database that is already encrypted, with any key, stays as it is. Other calls for this
   * user wait until the work is done; other users are not affected. After a crash the database
   * is either unchanged or fully converted. `daemon.jobs` shows the progress. It needs as much
   * free disk space as the database occupies.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded.
   */
  encrypt(): Promise<UserEncryptResult>;
  /**
   * Delete an export or a backup permanently.
   *
   * Use it for an export that has been read, for example, or for an unencrypted copy that
   * user.encrypt lists. It cannot delete files that a restore quarantined. This works even if
   * the user's database is lost.
   *
   * `kind`: exports: files of memory.export; backups: files of user.backup.
   *
   * `name`: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with
   * a letter or digit.
   *
   * Throws: storage_unavailable.
   */
  fileDelete(params: { kind: "exports" | "backups"; name: string }): Promise<UserFileDeleteResult>;
  /**
   * Read a chunk of an export or a backup.
   *
   * A file never changes once it has its name. Read from offset 0, then from the end of the last
   * chunk, until `end` is true. This works even if the user's database is lost.
   *
   * `kind`: exports: files of memory.export; backups: files of user.backup.
   *
   * `name`: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with
   * a letter or digit.
   *
   * `offset`: Where the chunk begins, in bytes.
   *
   * `limit`: Maximum number of bytes to return.
   *
   * Throws: storage_unavailable, not_found.
   */
  fileRead(params: { kind: "exports" | "backups"; name: string; offset?: number; limit?: number }): Promise<UserFileReadResult>;
  /**
   * Upload a chunk of an export or a backup.
   *
   * Start at offset 0, which discards an unfinished upload of this name, and continue where the
   * last chunk ended. Bytes already written from `offset` on are replaced, so repeating a chunk
   * does no harm. The last chunk, which may be empty, comes with the `sha256` of the whole file:
   * the file gets its name, and is synced to disk, only if the hash matches. Until then it is a
   * temporary file that no other method sees, deleted a day after its last chunk. A finished
   * file is never replaced: other content under its name is a conflict. For a file that only one
   * call needs, use a name that starts with `import-` (exports) or `upload-` (backups): it is
   * deleted after the import or the restore, whether or not that succeeded, and otherwise after
   * a day. It does not count as a backup. This works even if the user's database is lost or the
   * user is unknown.
   *
   * `kind`: exports: files of memory.export; backups: files of user.backup.
   *
   * `name`: A file name without a path: 1 to 128 characters of A-Z a-z 0-9 . _ -, starting with
   * a letter or digit.
   *
   * `offset`: Where the chunk begins, in bytes: at most the end of the last one.
   *
   * `data`: The chunk in base64: at most 512 KiB, and less than max_line_bytes allows.
   *
   * `sha256`: SHA-256 of the whole file. Send it with the last chunk only.
   *
   * Throws: storage_unavailable, conflict.
   */
  fileWrite(params: { kind: "exports" | "backups"; name: string; offset: number; data: string; sha256?: string }): Promise<UserFileWriteResult>;
  /**
   * Permanently delete everything that memoryd stores about a user.
   *
   * This deletes the database, quarantined files, exports and backups: everything in `.oxydra/`,
   * and nothing else in the user's workspace. Files are unlinked, not overwritten: turn on
   * encryption if somebody could read the raw disk. Afterwards the user is unknown.
   *
   * `confirm`: The user_id again, as a confirmation.
   *
   * Throws: storage_unavailable, not_found, overloaded.
   */
  purge(params: { confirm: string }): Promise<UserPurgeResult>;
  /**
   * Re-encrypt a user's database with the current key.
   *
   * Use it after a change of the master key; the setting `previous_key_source` names the old
   * key. If the database is not encrypted, the error is conflict. Other calls for this user wait
   * until the work is done; other users are not affected. After a crash the database is either
   * unchanged or fully converted. `daemon.jobs` shows the progress. It needs as much free disk
   * space as the database occupies.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, permission_denied, overloaded,
   * conflict.
   */
  rekey(): Promise<UserRekeyResult>;
  /**
   * Replace a lost or damaged database with an empty one.
   *
   * This works only if the database is unavailable; otherwise the error is conflict.
   *
   * `confirm`: The user_id again, as a confirmation.
   *
   * Throws: storage_unavailable, key_unavailable, not_found, conflict.
   */
  reset(params: { confirm: string }): Promise<UserResetResult>;
  /**
   * Replace a user's database with a backup.
   *
   * The backup is checked first. Without `name`, the newest undamaged backup is restored;
   * damaged newer ones are listed in `skipped`. If the key of the chosen backup is missing, or a
   * newer memoryd wrote it, the call fails with an error that names the backup; to restore an
   * older one, pass the name of that one. The replaced files are quarantined in `.oxydra/`,
   * never deleted, and the user is no longer quarantined. The replaced database gets a name that
   * contains `.replaced-`; pass it as `name` to bring it back. After the restore, everything,
   * including sessions and frozen blocks, is as it was at the time of the backup. An unencrypted
   * backup is encrypted if the database it replaces is encrypted or the setting `encryption` is
   * on; without a key it stays plain, and `encrypted` is false. This works for an unknown user
   * if user.file_write uploaded a backup. A backup that this daemon did not make for this user,
   * or that was changed, is not `signed`: its `user_explicit` rules become `programmatic` and
   * lose their provenance, its stored responses to turns and its frozen blocks are dropped, and
   * the guard scans its texts again. A file named `upload-…` is deleted after the restore,
   * whether or not it succeeded.
   *
   * `name`: A backup, or a database that an earlier restore replaced. Default: the newest
   * undamaged backup.
   *
   * Throws: storage_unavailable, not_found, overloaded, conflict, key_unavailable.
   */
  restore(params?: { name?: string }): Promise<UserRestoreResult>;
  /**
   * Count a user's rows and the bytes they take on disk.
   *
   * Throws: storage_unavailable, not_found, timeout, key_unavailable.
   */
  stats(): Promise<UserStatsResult>;
  /**
   * Check every row and page of a user's database.
   *
   * This checks each row's checksum, every word of the keyword index, the vectors, the
   * references and, with SQLite's own check, the file itself. Reads and writes continue. A
   * damaged row is reported by table and id, never with its text; all methods skip it. A
   * database that cannot be trusted as a whole is quarantined: `broken` then gives the reason,
   * and every method returns storage_unavailable until user.restore or user.reset.
   *
   * Throws: storage_unavailable, not_found, overloaded, key_unavailable.
   */
  verify(): Promise<UserVerifyResult>;
  /**
   * Report whether a model's file tool may access a path, and what the path resolves to.
   *
   * Links are followed, nothing has to exist, and a relative path starts at the user's
   * workspace. shared and tmp may be read and written, vault may be read. Everything else is
   * denied, as are hard links, devices, sockets, pipes, and names that merely look like others.
   * Use `resolved`, not the path you passed, and open it without following links: the caller
   * must prevent changes made after the check.
   *
   * `path`: The path as the model gave it: absolute, or relative to the user's workspace.
   *
   * `access`: What the tool wants to do.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspaceCheckAccess(params: { path: string; access?: "read" | "write" }): Promise<WorkspaceCheckAccessResult>;
  /**
   * Describe a user's folders and how a process with a given role sees them.
   *
   * host and agent are the runtime's own processes; shell is any tool that runs commands. For a
   * role, mount only the folders in `mounts`. An unknown user gets the same result; nothing is
   * created.
   *
   * `role`: The role of the process.
   *
   * Throws: storage_unavailable, permission_denied.
   */
  workspaceLayout(params?: { role?: "host" | "agent" | "shell" }): Promise<WorkspaceLayoutResult>;
}
