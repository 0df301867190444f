"""How the files, the imports and the folders of a user look on a terminal."""

from __future__ import annotations

from memoryd_client.memoryctl.output import escape, more, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


_OUTCOMES = ("new", "present", "conflicts")
_IMPORTED_GROUPS = ("rules", "notes", "profile", "statistics", "sessions", "turns")


def _backups(result: Any) -> str:
    if not result["backups"]:
        return "(no backups)"
    rows = [[one["created_at"], f"{one['bytes']:,}", one["name"]] for one in result["backups"]]
    return table(["MADE", "BYTES", "NAME"], rows) + more(result)


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


def _encryption(result: Any) -> str:
    key_id, before = result.get("key_id"), "" if result["changed"] else "was already "
    texts = [f"{before}encrypted under key {escape(key_id)}" if key_id else "not encrypted"]
    if result.get("plain_copies"):
        texts.append("These copies are not encrypted; delete those that are not needed:")
        texts += [f"  {escape(name)}" for name in result["plain_copies"]]
    return "\n".join(texts)


def _restored(result: Any) -> str:
    lines = [
        f"passed over: {escape(one['name'])}: {escape(one['reason'])}" for one in result["skipped"]
    ]
    encrypted = "" if result["encrypted"] else "; the database is not encrypted"
    lines.append(f"restored: {escape(result['name'])}{encrypted}")
    if not result["signed"]:
        lines.append(
            "This daemon did not make this backup for this user; rules that are no longer the "
            f"user's own words: {result['demoted']:,}"
        )
    if result["damaged"]:
        lines.append(f"{result['damaged']:,} rows of it are damaged: memoryctl verify names them.")
    if result["set_aside"]:
        lines.append("What it replaced was set aside: " + escape(", ".join(result["set_aside"])))
    replaced = [name for name in result["set_aside"] if ".replaced-" in name]
    if replaced:  # the shortest is the database, the others lay beside it
        lines.append("To take this back: memoryctl restore " + escape(min(replaced, key=len)))
    return "\n".join(lines)


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


def _layout(result: Any) -> str:
    """Each folder with what the role gets to see of it."""
    mounts = {one["name"]: one["access"] for one in result["mounts"]}
    rows = [
        [one["name"], mounts.get(one["name"], "not mounted"), one["mode"], one["path"]]
        for one in result["directories"]
    ]
    note = "" if result["provisioned"] else "\nNothing is made yet: the first write does that."
    return table(["FOLDER", "ACCESS", "MODE", "PATH"], rows) + note


USER_VIEWS = {
    "backups": _backups,
    "encryption": _encryption,
    "import_counts": _import_counts,
    "imported": _imported,
    "layout": _layout,
    "restored": _restored,
    "taken_over": _taken_over,
    "verified": _verified,
}
