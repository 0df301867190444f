// Generated from rpc_schema by `make generate`: the properties of the methods that the client needs.

/** Whether a method concerns one user, its name in the client, and whether it may be
 * called again if the response was lost. A string names the param that must be given
 * for that. */
export const METHODS = {
  "daemon.events": {
    "aboutUser": false,
    "name": "events",
    "repeatable": true
  },
  "daemon.health": {
    "aboutUser": false,
    "name": "health",
    "repeatable": true
  },
  "daemon.jobs": {
    "aboutUser": false,
    "name": "jobs",
    "repeatable": true
  },
  "daemon.metrics": {
    "aboutUser": false,
    "name": "metrics",
    "repeatable": true
  },
  "daemon.reembed": {
    "aboutUser": false,
    "name": "reembed",
    "repeatable": false
  },
  "daemon.stats": {
    "aboutUser": false,
    "name": "stats",
    "repeatable": true
  },
  "daemon.version": {
    "aboutUser": false,
    "name": "version",
    "repeatable": true
  },
  "memory.scan": {
    "aboutUser": false,
    "name": "scan",
    "repeatable": true
  },
  "memory.tool_rule_test": {
    "aboutUser": false,
    "name": "toolRuleTest",
    "repeatable": true
  },
  "rpc.discover": {
    "aboutUser": false,
    "name": "rpcDiscover",
    "repeatable": true
  },
  "tools.list": {
    "aboutUser": false,
    "name": "toolsList",
    "repeatable": true
  },
  "memory": {
    "aboutUser": true,
    "name": "profileEdit",
    "repeatable": false
  },
  "memory.export": {
    "aboutUser": true,
    "name": "export",
    "repeatable": false
  },
  "memory.history": {
    "aboutUser": true,
    "name": "history",
    "repeatable": true
  },
  "memory.import": {
    "aboutUser": true,
    "name": "import",
    "repeatable": false
  },
  "memory.profile": {
    "aboutUser": true,
    "name": "profile",
    "repeatable": true
  },
  "memory.relaxation_confirm": {
    "aboutUser": true,
    "name": "relaxationConfirm",
    "repeatable": false
  },
  "memory.relaxations_pending": {
    "aboutUser": true,
    "name": "relaxationsPending",
    "repeatable": true
  },
  "memory.session_delete": {
    "aboutUser": true,
    "name": "sessionDelete",
    "repeatable": false
  },
  "memory.session_end": {
    "aboutUser": true,
    "name": "sessionEnd",
    "repeatable": false
  },
  "memory.session_list": {
    "aboutUser": true,
    "name": "sessionList",
    "repeatable": true
  },
  "memory.session_read": {
    "aboutUser": true,
    "name": "sessionRead",
    "repeatable": true
  },
  "memory.session_start": {
    "aboutUser": true,
    "name": "sessionStart",
    "repeatable": true
  },
  "memory.tool_call_check": {
    "aboutUser": true,
    "name": "toolCallCheck",
    "repeatable": true
  },
  "memory.tool_rule_delete": {
    "aboutUser": true,
    "name": "toolRuleDelete",
    "repeatable": false
  },
  "memory.tool_rule_get": {
    "aboutUser": true,
    "name": "toolRuleGet",
    "repeatable": true
  },
  "memory.tool_rule_history": {
    "aboutUser": true,
    "name": "toolRuleHistory",
    "repeatable": true
  },
  "memory.tool_rule_list": {
    "aboutUser": true,
    "name": "toolRuleList",
    "repeatable": true
  },
  "memory.tool_rule_put": {
    "aboutUser": true,
    "name": "toolRulePut",
    "repeatable": true
  },
  "memory.tool_rules_for_prompt": {
    "aboutUser": true,
    "name": "toolRulesForPrompt",
    "repeatable": true
  },
  "memory.tool_rules_json": {
    "aboutUser": true,
    "name": "toolRulesJson",
    "repeatable": true
  },
  "memory.tool_verdicts": {
    "aboutUser": true,
    "name": "toolVerdicts",
    "repeatable": true
  },
  "memory.turn_complete": {
    "aboutUser": true,
    "name": "turnComplete",
    "repeatable": "turn_id"
  },
  "memory_delete": {
    "aboutUser": true,
    "name": "delete",
    "repeatable": false
  },
  "memory_recall": {
    "aboutUser": true,
    "name": "recall",
    "repeatable": true
  },
  "memory_save": {
    "aboutUser": true,
    "name": "save",
    "repeatable": true
  },
  "memory_search": {
    "aboutUser": true,
    "name": "search",
    "repeatable": true
  },
  "memory_update": {
    "aboutUser": true,
    "name": "update",
    "repeatable": false
  },
  "tools.call": {
    "aboutUser": true,
    "name": "toolsCall",
    "repeatable": false
  },
  "user.backup": {
    "aboutUser": true,
    "name": "backup",
    "repeatable": false
  },
  "user.backups": {
    "aboutUser": true,
    "name": "backups",
    "repeatable": true
  },
  "user.decrypt": {
    "aboutUser": true,
    "name": "decrypt",
    "repeatable": false
  },
  "user.encrypt": {
    "aboutUser": true,
    "name": "encrypt",
    "repeatable": false
  },
  "user.file_delete": {
    "aboutUser": true,
    "name": "fileDelete",
    "repeatable": false
  },
  "user.file_read": {
    "aboutUser": true,
    "name": "fileRead",
    "repeatable": true
  },
  "user.file_write": {
    "aboutUser": true,
    "name": "fileWrite",
    "repeatable": false
  },
  "user.purge": {
    "aboutUser": true,
    "name": "purge",
    "repeatable": false
  },
  "user.rekey": {
    "aboutUser": true,
    "name": "rekey",
    "repeatable": false
  },
  "user.reset": {
    "aboutUser": true,
    "name": "reset",
    "repeatable": false
  },
  "user.restore": {
    "aboutUser": true,
    "name": "restore",
    "repeatable": false
  },
  "user.stats": {
    "aboutUser": true,
    "name": "stats",
    "repeatable": true
  },
  "user.verify": {
    "aboutUser": true,
    "name": "verify",
    "repeatable": true
  },
  "workspace.check_access": {
    "aboutUser": true,
    "name": "workspaceCheckAccess",
    "repeatable": true
  },
  "workspace.layout": {
    "aboutUser": true,
    "name": "workspaceLayout",
    "repeatable": true
  }
};

/** The daemon's names for its error codes. */
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
