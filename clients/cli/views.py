"""How results look on a terminal: one function a kind of result, named in the command table."""

from __future__ import annotations

from memoryd.clients.cli.output import escape, escape_lines, fields, table, to_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def show(view: str, result: Any) -> str:
    """The result as text. One that a view does not know, of another version of the daemon, is
    shown as JSON."""
    try:
        text: str = _VIEWS[view](result)
    except (LookupError, TypeError, ValueError, AttributeError):
        return _document(result)
    return text


def _document(result: Any) -> str:
    return to_json(result, indent=2)


def _fields(result: Any) -> str:
    return "(nothing there)" if result is None else fields(result)


def _rules(result: Any) -> str:
    return _rule_table(result["rules"]) + _more(result)


def _rule_table(rules: list[dict[str, Any]]) -> str:
    if not rules:
        return "(no rules)"
    return table(
        ["PRIORITY", "TOOL", "ID", "RULE"],
        [[rule["priority"], rule["tool_name"], rule["id"], rule["rule"]] for rule in rules],
    )


def _events(result: Any) -> str:
    if not result["events"]:
        return "(no events)"
    rows = [
        [event["at"], event["event"], event["priority"], event["rule"]]
        for event in result["events"]
    ]
    return table(["AT", "EVENT", "PRIORITY", "RULE"], rows) + _more(result)


def _event(result: Any) -> str:
    about = [result["at"], result["kind"].ljust(10), result["user_id"] or "-"]
    about.append(result["tool_name"] or result["method"] or "-")
    about += [said for said in (result["detail"], result["text"]) if said]
    if result["kind"] in ("permission_denied", "connection_refused"):
        about.append(f"(uid {result['uid']}, pid {result['pid']})")
    return "  ".join(map(escape, about))


def _verdicts(result: Any) -> str:
    shown = "(no verdicts)"
    if result["verdicts"]:
        rows = [
            [
                *(one["at"], one["verdict"], one["reason"], one["tool_name"]),
                *(one["session_id"] or "-", " ".join(rule["id"] for rule in one["rules"])),
            ]
            for one in result["verdicts"]
        ]
        shown = table(["AT", "VERDICT", "REASON", "TOOL", "SESSION", "RULES"], rows)
    lost = f"\n{result['lost']} could not be kept" if result["lost"] else ""
    return shown + _more(result) + lost


def _prompt(result: Any) -> str:
    parts = [escape_lines(result["rendered"]) or "(nothing to pin)"]
    if result["omitted"]:
        parts.append(f"{result['omitted']} high rules found no room.")
    if result["unpinned"]:
        parts.append("Not in this frozen block:\n" + _rule_table(result["unpinned"]))
    if result["changed"]:
        parts.append("A deleted rule was taken out of this frozen block.")
    return "\n\n".join(parts)


def _verdict(result: Any) -> str:
    text = f"{escape(result['verdict'])}: {escape(result['reason'])}"
    return text + ("\n" + _rule_table(result["rules"]) if result["rules"] else "")


def _rule_test(result: Any) -> str:
    lines = [f"{escape(one['verdict'])}: {escape(one['reason'])}" for one in result["results"]]
    if result["forbids_nothing"]:
        lines.append("The text forbids nothing: it recommends or states something.")
    return "\n".join(lines)


def _turn(result: Any) -> str:
    parts = [
        f"{name}:\n{_rule_table(result[name])}"
        for name in ("captured", "reaffirmed", "observations")
        if result[name]
    ]
    if result["retired"]:
        lines = [escape(one["message"]) for one in result["retired"]]
        parts.append("\n".join(["retired:", *lines]))
    if result["skipped"]:
        rows = [[one["reason"], one["text"]] for one in result["skipped"]]
        parts.append("skipped:\n" + table(["REASON", "TEXT"], rows))
    if not parts:
        parts.append("Nothing was captured.")
    if result["duplicate"]:
        parts.append("This turn was known already; this is its first answer.")
    return "\n\n".join(parts)


def _sessions(result: Any) -> str:
    if not result["sessions"]:
        return "(no sessions)"
    rows = [
        [one["session_id"], one["turns"], one["started_at"], one["last_at"], one["title"]]
        for one in result["sessions"]
    ]
    return table(["ID", "TURNS", "STARTED", "LAST", "TITLE"], rows) + _more(result)


def _turns(result: Any) -> str:
    if not result["turns"]:
        return "(no turns)"
    texts = []
    for turn in result["turns"]:
        who = f"{turn['speaker']} ({turn['role']})" if turn["speaker"] else turn["role"]
        head = f"{turn['occurred_at']}  {who}  {turn['turn_id']}"
        body = escape_lines(turn["text"]).replace("\n", "\n  ")
        texts.append(f"{escape(head)}\n  {body}")
    return "\n".join(texts) + _more(result)


def _entries(result: Any) -> str:
    if not result["entries"]:
        return "(nothing there)"
    rows = [[f"{one['score']:.2f}", one["key"], one["text"]] for one in result["entries"]]
    return table(["SCORE", "KEY", "TEXT"], rows)


def _notes(result: Any) -> str:
    """Each result as a line about it and its text below."""
    texts = []
    for one in result["results"]:
        if one["note_id"]:
            about = [one["note_id"], one["category"], *(f"#{tag}" for tag in one["tags"])]
            at = one["updated_at"]
        else:
            about = [f"conversation {one['session_id']}", one["speaker"] or one["role"]]
            at = one["occurred_at"]
        head = "  ".join([f"{one['score']:.2f}", at, *filter(None, about)])
        texts.append(f"{escape(head)}\n  " + escape_lines(one["text"]).replace("\n", "\n  "))
    texts += [f"Warning: {escape(text)}" for text in result["warnings"]]
    return "\n".join(texts) or "(nothing found)"


def _versions(result: Any) -> str:
    texts = []
    for one in result["versions"]:
        head = f"{one['valid_from']} to {one['valid_to'] or 'now'}"
        texts.append(f"{escape(head)}\n  " + escape_lines(one["content"]).replace("\n", "\n  "))
    return "\n".join(texts) + _more(result)


def _profile(result: Any) -> str:
    """Each target as a line about its budget and its facts below."""
    texts = []
    for target in ("user", "memory"):
        usage = result["usage"][target]
        limit = f" of {usage['limit']:,}" if usage["limit"] else ""
        texts.append(f"{target}  {usage['used']:,}{limit} characters")
        texts += ["- " + escape_lines(one["text"]).replace("\n", "\n  ") for one in result[target]]
    return "\n".join(texts)


def _content(result: Any) -> str:
    return escape_lines(result["content"])


def _taken_over(result: Any) -> str:
    outcomes = ("found", "saved", "duplicate", "refused")
    rows = [[kind, *map(counts.get, outcomes)] for kind, counts in result["counts"].items()]
    parts = [table([result["format"].upper(), *map(str.upper, outcomes)], rows)]
    if result["captured"]:
        parts.append(f"{result['captured']:,} rules were captured from the turns.")
    parts += [f"{escape(one['place'])}: {escape(one['message'])}" for one in result["problems"]]
    if not result["stored"]:
        parts.append("Nothing was stored: store it with --yes.")
    return "\n".join(parts)


def _imported(result: Any) -> str:
    counts = [f"{result[name]:,} {name}" for name in ("saved", "duplicate", "failed", "skipped")]
    lines = [f"line {one['line']}: {escape(one['message'])}" for one in result["problems"]]
    return "\n".join([", ".join(counts), *lines])


def _place(line: int | None) -> str:
    return "whole text" if line is None else f"line {line}"


def _scanned(result: Any) -> str:
    if not result["findings"]:
        return f"clean: {result['lines']:,} lines"
    return "\n".join(
        f"{_place(one['line'])}: {escape(one['category'])}: {escape(one['reason'])}"
        for one in result["findings"]
    )


def _findings(result: Any) -> str:
    """Each finding as a line, and what to do below it."""
    width = max(len(one["name"]) for one in result["findings"])
    lines = []
    for one in result["findings"]:
        lines.append(f"{one['status']:<4}  {escape(one['name']):<{width}}  {escape(one['found'])}")
        if one["advice"]:
            lines.append(" " * (width + 8) + escape(one["advice"]))
    return "\n".join(lines)


def _jobs(result: Any) -> str:
    model = result["embedding"]
    head = f"embedding  {model['state']}, {model['model']}"
    text = escape(head + (f": {model['reason']}" if model["reason"] else ""))
    if not result["jobs"]:
        return text + "\n(no jobs)"
    rows = [
        [
            *(one["job_id"], one["kind"], one["user_id"], one["state"]),
            f"{one['done']:,} of {one['total']:,}",
            f"{one['rate_per_s']:.0f}/s",
            one["error"] or ", ".join(f"{n} {kind}" for kind, n in (one["found"] or {}).items()),
        ]
        for one in result["jobs"]
    ]
    return f"{text}\n{table(['ID', 'KIND', 'USER', 'STATE', 'DONE', 'RATE', 'RESULT'], rows)}" + (
        _more(result)
    )


def _encryption(result: Any) -> str:
    key_id, before = result.get("key_id"), "" if result["changed"] else "was already "
    texts = [f"{before}encrypted under key {escape(key_id)}" if key_id else "not encrypted"]
    if result.get("plain_copies"):
        texts.append("These copies are not encrypted; delete those that are not needed:")
        texts += [f"  {escape(name)}" for name in result["plain_copies"]]
    return "\n".join(texts)


def _backups(result: Any) -> str:
    if not result["backups"]:
        return "(no backups)"
    rows = [[one["created_at"], f"{one['bytes']:,}", one["name"]] for one in result["backups"]]
    return table(["MADE", "BYTES", "NAME"], rows) + _more(result)


def _verified(result: Any) -> str:
    checked = f"{sum(result['checked'].values()):,} rows checked"
    if result["ok"]:
        return f"sound: {checked}"
    lines = [f"broken: {escape(reason)}" for reason in result["broken"]]
    lines += [
        escape(f"{one['table']} {' '.join(map(str, one['id']))}: {one['reason']}")
        for one in result["damaged"]
    ]
    found = sum(result["counts"].values())
    lines.append(f"damaged: {found:,} of {checked}")
    if result["quarantined"]:
        lines.append("The database was set aside. To restore the newest backup: memoryctl restore")
    return "\n".join(lines)


def _metrics(result: Any) -> str:
    return escape_lines(result["text"])


def _status(result: Any) -> str:
    health, version, stats = result["health"], result["version"], result["stats"]
    users, storage = stats["users"], stats["storage"]
    requests, connections = stats["requests"], stats["connections"]
    head = f"memoryd {health['version']} is {health['status']}, up {_duration(health['uptime_s'])}"
    rows = {
        "process": f"pid {health['pid']}, {stats['rss_bytes'] / 2**20:.1f} MiB, "
        f"{stats['threads']} threads, {stats['open_fds']} open files",
        "protocol": f"{version['protocol']}, storage schema {version['schema']}",
        "users": f"{users['open']} of {users['limit']} open, "
        f"{users['opened']} opened and {users['evicted']} evicted since the start",
        "connections": f"{connections['open']} open, {connections['accepted']} accepted, "
        f"{connections['refused']} refused, {connections['dropped']} dropped",
        "requests": f"{requests['in_flight']} in flight, {requests['total']} answered, "
        f"{requests['errors']} with an error",
        "storage": f"{storage['writes']} writes in {storage['commits']} commits, "
        f"{storage['damaged_rows']} damaged rows",
    }
    return escape(head) + "\n" + fields(rows, "  ")


def _duration(seconds: float) -> str:
    """Such as `3 d 4 h`, `5 min 20 s` or `7 s`."""
    left, parts = int(seconds), []
    for length, unit in ((86400, "d"), (3600, "h"), (60, "min"), (1, "s")):
        count, left = divmod(left, length)
        if count:
            parts.append(f"{count} {unit}")
    return " ".join(parts[:2]) or "0 s"


def _more(result: Any) -> str:
    cursor = result.get("next_cursor")
    return f"\nThere is more: --cursor {escape(cursor)}" if cursor else ""


def _layout(result: Any) -> str:
    """Each folder with what the role gets to see of it."""
    mounts = {one["name"]: one["access"] for one in result["mounts"]}
    rows = [
        [one["name"], mounts.get(one["name"], "not mounted"), one["mode"], one["path"]]
        for one in result["directories"]
    ]
    note = "" if result["provisioned"] else "\nNothing is made yet: the first write does that."
    return table(["FOLDER", "ACCESS", "MODE", "PATH"], rows) + note


_IMPORTED_GROUPS = ("rules", "notes", "profile", "statistics", "sessions", "turns")


def _import_counts(result: Any) -> str:
    rows = [[name, *map(result[name].get, _OUTCOMES)] for name in _IMPORTED_GROUPS]
    parts = [table(["", *map(str.upper, _OUTCOMES)], rows)]
    if not result["signed"]:
        parts.append(
            f"Not signed by this daemon: {result['demoted']} rules are no longer the user's own."
        )
    if result["redacted"]:
        parts.append(f"Live secrets were struck out of {result['redacted']} lines.")
    if result["blocked"]:
        parts.append(f"The guard blocks {result['blocked']} lines: models do not see them.")
    parts += [f"line {one['line']}: another {one['kind']} is stored" for one in result["conflicts"]]
    if result["dry_run"]:
        parts.append("Nothing was stored: this was a dry run.")
    return "\n".join(parts)


_OUTCOMES = ("new", "present", "conflicts")

_VIEWS = {
    "backups": _backups,
    "content": _content,
    "document": _document,
    "encryption": _encryption,
    "entries": _entries,
    "event": _event,
    "events": _events,
    "fields": _fields,
    "findings": _findings,
    "import_counts": _import_counts,
    "imported": _imported,
    "jobs": _jobs,
    "layout": _layout,
    "metrics": _metrics,
    "notes": _notes,
    "profile": _profile,
    "prompt": _prompt,
    "rules": _rules,
    "scanned": _scanned,
    "sessions": _sessions,
    "status": _status,
    "taken_over": _taken_over,
    "turn": _turn,
    "turns": _turns,
    "verdict": _verdict,
    "verdicts": _verdicts,
    "rule_test": _rule_test,
    "verified": _verified,
    "versions": _versions,
}
