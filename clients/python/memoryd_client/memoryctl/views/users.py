"""Views of a user's backups, imports and folders."""

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
        lines.append(
            "The database was quarantined. To restore the newest backup: memoryctl restore"
        )
    return "\n".join(lines)


def _encryption(result: Any) -> str:
    key_id, before = result.get("key_id"), "" if result["changed"] else "was already "
    texts = [f"{before}encrypted under key {escape(key_id)}" if key_id else "not encrypted"]
    if result.get("plain_copies"):
        texts.append("These copies are not encrypted. Delete those that you do not need:")
        texts += [f"  {escape(name)}" for name in result["plain_copies"]]
    return "\n".join(texts)


def _restored(result: Any) -> str:
    lines = [
        f"skipped: {escape(one['name'])}: {escape(one['reason'])}" for one in result["skipped"]
    ]
    encrypted = "" if result["encrypted"] else "; the database is not encrypted"
    lines.append(f"restored: {escape(result['name'])}{encrypted}")
    if not result["signed"]:
        lines.append(
            "This daemon did not make this backup for this user. Rules that no longer count as the "
            f"user's own words: {result['demoted']:,}"
        )
    if result["damaged"]:
        lines.append(f"Damaged rows: {result['damaged']:,}. To list them: memoryctl verify")
    if result["set_aside"]:
        lines.append("The replaced files were kept: " + escape(", ".join(result["set_aside"])))
    replaced = [name for name in result["set_aside"] if ".replaced-" in name]
    if replaced:  # the shortest name is the database's; the others are its WAL's
        lines.append("To undo this: memoryctl restore " + escape(min(replaced, key=len)))
    return "\n".join(lines)


def _taken_over(result: Any) -> str:
    outcomes = ("found", "saved", "duplicate", "refused")
    rows = [[kind, *map(counts.get, outcomes)] for kind, counts in result["counts"].items()]
    parts = [table([result["format"].upper(), *map(str.upper, outcomes)], rows)]
    if result["captured"]:
        parts.append(f"Rules captured from the turns: {result['captured']:,}")
    parts += [f"{escape(one['place'])}: {escape(one['message'])}" for one in result["problems"]]
    if not result["stored"]:
        parts.append("Nothing was stored. To store the items, add --yes.")
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
            "This daemon did not sign this export. Rules that no longer count as the user's own "
            f"words: {result['demoted']:,}"
        )
    if result["redacted"]:
        parts.append(f"Lines from which live secrets were removed: {result['redacted']:,}")
    if result["blocked"]:
        parts.append(f"Lines that the guard hides from models: {result['blocked']:,}")
    parts += [
        f"line {one['line']}: a different {one['kind']} is stored under this id"
        for one in result["conflicts"]
    ]
    if result["dry_run"]:
        parts.append("Nothing was stored: this was a dry run.")
    return "\n".join(parts)


def _layout(result: Any) -> str:
    """A line per folder, with the role's access."""
    mounts = {one["name"]: one["access"] for one in result["mounts"]}
    rows = [
        [one["name"], mounts.get(one["name"], "not mounted"), one["mode"], one["path"]]
        for one in result["directories"]
    ]
    note = (
        ""
        if result["provisioned"]
        else "\nThese folders do not exist yet; the first write creates them."
    )
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
