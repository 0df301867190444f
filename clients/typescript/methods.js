// What the client has to know of each method.
// Generated from rpc_schema by `make generate`.

/** Whether a method is about one user, and whether it may be sent again when its
 * answer was lost: a string names the param with which it may. */
export const METHODS = {
  "daemon.events": {
    "user": false,
    "repeatable": true
  },
  "daemon.health": {
    "user": false,
    "repeatable": true
  },
  "daemon.jobs": {
    "user": false,
    "repeatable": true
  },
  "daemon.metrics": {
    "user": false,
    "repeatable": true
  },
  "daemon.reembed": {
    "user": false,
    "repeatable": false
  },
  "daemon.stats": {
    "user": false,
    "repeatable": true
  },
  "daemon.version": {
    "user": false,
    "repeatable": true
  },
  "memory": {
    "user": true,
    "repeatable": false
  },
  "memory.export": {
    "user": true,
    "repeatable": false
  },
  "memory.history": {
    "user": true,
    "repeatable": true
  },
  "memory.import": {
    "user": true,
    "repeatable": false
  },
  "memory.profile": {
    "user": true,
    "repeatable": true
  },
  "memory.relaxation_confirm": {
    "user": true,
    "repeatable": false
  },
  "memory.relaxations_pending": {
    "user": true,
    "repeatable": true
  },
  "memory.scan": {
    "user": false,
    "repeatable": true
  },
  "memory.session_delete": {
    "user": true,
    "repeatable": false
  },
  "memory.session_end": {
    "user": true,
    "repeatable": false
  },
  "memory.session_list": {
    "user": true,
    "repeatable": true
  },
  "memory.session_read": {
    "user": true,
    "repeatable": true
  },
  "memory.session_start": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_call_check": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rule_delete": {
    "user": true,
    "repeatable": false
  },
  "memory.tool_rule_get": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rule_history": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rule_list": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rule_put": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rule_test": {
    "user": false,
    "repeatable": true
  },
  "memory.tool_rules_for_prompt": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_rules_json": {
    "user": true,
    "repeatable": true
  },
  "memory.tool_verdicts": {
    "user": true,
    "repeatable": true
  },
  "memory.turn_complete": {
    "user": true,
    "repeatable": "turn_id"
  },
  "memory_delete": {
    "user": true,
    "repeatable": false
  },
  "memory_recall": {
    "user": true,
    "repeatable": true
  },
  "memory_save": {
    "user": true,
    "repeatable": true
  },
  "memory_search": {
    "user": true,
    "repeatable": true
  },
  "memory_update": {
    "user": true,
    "repeatable": false
  },
  "rpc.discover": {
    "user": false,
    "repeatable": true
  },
  "tools.call": {
    "user": true,
    "repeatable": false
  },
  "tools.list": {
    "user": false,
    "repeatable": true
  },
  "user.backup": {
    "user": true,
    "repeatable": false
  },
  "user.backups": {
    "user": true,
    "repeatable": true
  },
  "user.decrypt": {
    "user": true,
    "repeatable": false
  },
  "user.encrypt": {
    "user": true,
    "repeatable": false
  },
  "user.file_delete": {
    "user": true,
    "repeatable": false
  },
  "user.file_read": {
    "user": true,
    "repeatable": true
  },
  "user.file_write": {
    "user": true,
    "repeatable": false
  },
  "user.purge": {
    "user": true,
    "repeatable": false
  },
  "user.rekey": {
    "user": true,
    "repeatable": false
  },
  "user.reset": {
    "user": true,
    "repeatable": false
  },
  "user.restore": {
    "user": true,
    "repeatable": false
  },
  "user.stats": {
    "user": true,
    "repeatable": true
  },
  "user.verify": {
    "user": true,
    "repeatable": true
  },
  "workspace.check_access": {
    "user": true,
    "repeatable": true
  },
  "workspace.layout": {
    "user": true,
    "repeatable": true
  }
};

/** The daemon's own names of its error codes. */
export const ERROR_NAMES = {
  "-32700": "",
  "-32600": "",
  "-32601": "",
  "-32602": "",
  "-32603": "",
  "-32001": "permission_denied",
  "-32004": "not_found",
  "-32009": "ambiguous_match",
  "-32010": "memory_threat_detected",
  "-32011": "memory_budget_exceeded",
  "-32012": "timeout",
  "-32013": "overloaded",
  "-32014": "storage_unavailable",
  "-32015": "key_unavailable",
  "-32016": "request_too_large",
  "-32017": "conflict",
  "-32018": "quota_exceeded"
};
