"""Checks of the master keys, and whether each encrypted database has its key."""

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from memoryd.doctor.finding import Finding, fail, ok, warn
from memoryd.errors import SettingsError, StartupError, StorageUnavailable
from memoryd.keys.master_key import MasterKey, UserKey
from memoryd.keys.ring import KeyRing
from memoryd.keys.source import program_of, read_key
from memoryd.settings import Settings
from memoryd.workspace.directories import UserPaths, paths_of, user_ids_below
from memoryd.workspace.marker import Marker, parse_marker
from memoryd.workspace.resolved_settings import database_path

_NAMED = 5
_MOST_OPENED = 1000
"""Maximum number of databases to open. Each takes a few milliseconds, and the check should take
seconds at most."""
_USERS = "encrypted users"
_SERVICE_ALONE = (
    "Run this as root while the service runs: systemd passes credentials only to the service."
)


def examine_keys(settings: Settings, credentials: str | None) -> Iterator[Finding]:
    """Yield one finding per key source, and one for all users. `credentials`: the directory of
    systemd's credentials, if any. Shows no keys, does not run the commands of key sources and
    changes no files."""
    owner = _owner(settings.workspace_root)
    try:
        current = _source("key", "key_source", settings, credentials, owner)
        yield current.finding
        previous = _source("previous key", "previous_key_source", settings, credentials, owner)
        yield previous.finding
        ring = KeyRing(current.key, previous.key)
        yield _users(settings, ring, all_seen=current.seen and previous.seen)
    except ImportError as error:
        yield fail("keys", f"{error.name} cannot be imported: {error}", "Reinstall memoryd.")


@dataclass(frozen=True, slots=True)
class _Source:
    """A key source. `seen`: whether it could be read; if so and `key` is None, it contains no
    key."""

    finding: Finding
    key: MasterKey | None = None
    seen: bool = True


def _source(
    name: str, setting: str, settings: Settings, credentials: str | None, owner: int
) -> _Source:
    source = getattr(settings, setting)
    wanted = settings.encryption and setting == "key_source"
    try:
        if source.startswith("command:"):
            return _Source(_command(name, program_of(setting, source)), seen=False)
        key = read_key(setting, source, credentials, owner=owner)
    except (SettingsError, StartupError) as error:
        advice = "memoryd does not start until this is corrected; see encryption.md."
        return _Source(fail(name, str(error), advice), seen=False)
    if key is not None:
        return _Source(ok(name, f"key {key.id}, from {source}"), key)
    if credentials is None:
        found = f"{source} is not visible to this process"
        finding = warn(name, found, _SERVICE_ALONE) if wanted else ok(name, found)
        return _Source(finding, seen=False)
    if wanted:
        advice = "Create one: memoryctl key new FILE, then key_source = 'file:FILE'."
        return _Source(fail(name, f"encryption is on, but there is no key at {source}", advice))
    return _Source(ok(name, f"none at {source}"))


def _command(name: str, program: str) -> Finding:
    path = shutil.which(program)
    if path is None:
        return fail(name, f"there is no program {program}", "Install it or set another source.")
    return ok(name, f"{path} prints the key when memoryd starts; this check did not run it")


def _owner(root: Path) -> int:
    """The uid that the daemon presumably runs as: the owner of the workspace root, because root may
    be checking the daemon of another user."""
    try:
        return root.stat().st_uid
    except OSError:
        return os.geteuid()


@dataclass(slots=True)
class _Count:
    """Counts and names of users. `opened`: the number of databases on which keys were tried.
    `previous`: the number of databases encrypted with the previous key. `keyless`: users whose key
    is missing, as `user (key id)`. `shut`: users whose database their key does not open. `unread`:
    users whose files cannot be read."""

    all: int = 0
    encrypted: int = 0
    opened: int = 0
    previous: int = 0
    keyless: list[str] = field(default_factory=list)
    shut: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)


def _users(settings: Settings, ring: KeyRing, *, all_seen: bool) -> Finding:
    count = _Count()
    root = settings.workspace_root
    try:
        below = database_path(settings.db_path)
        for user_id in user_ids_below(root):
            count.all += 1
            _look(paths_of(root, user_id, below), ring, count)
    except FileNotFoundError:
        pass
    except SettingsError as error:
        return fail(_USERS, str(error), "Correct db_path.")
    except OSError as error:
        return warn(_USERS, f"{root}: {error.strerror}", "Run this as the daemon's Unix user.")
    return _summary(count, all_seen=all_seen)


def _summary(count: _Count, *, all_seen: bool) -> Finding:
    if count.shut:
        found = f"no key opens the database of {_some(count.shut)}"
        return fail(_USERS, found, "memoryctl --user ID restore replaces it with a backup.")
    if count.keyless and all_seen:
        found = f"no key for {_some(count.keyless)}; their calls return key_unavailable"
        return fail(
            _USERS, found, "Name the file of that key in key_source or previous_key_source."
        )
    if count.keyless:
        found = f"keys not visible to this process: {_some(count.keyless)}"
        return warn(_USERS, found, "See the findings about keys above.")
    if count.unread:
        found = f"cannot be read: {_some(count.unread)}"
        return warn(
            _USERS, found, "Run this as the daemon's Unix user; see memoryctl --user ID verify."
        )
    if not count.encrypted:
        return ok(_USERS, f"none of {count.all}")
    found = f"{count.encrypted} of {count.all}; each database opens with its key"
    if count.opened == _MOST_OPENED:
        found = f"{count.encrypted} of {count.all}; no key is missing, {count.opened} were opened"
    if count.previous:
        found += f"; {count.previous} under the previous key, until memoryctl --user ID rekey"
    return ok(_USERS, found)


def _look(paths: UserPaths, ring: KeyRing, count: _Count) -> None:
    from memoryd.storage.engine.cipher import fits, is_plain

    user_id = paths.home.name
    own = list(ring.keys_of(user_id))
    try:
        marker = _marker_of(paths)
        has_file = paths.database.is_file() and paths.database.stat().st_size > 0
        plain = has_file and is_plain(paths.database)
    except (OSError, StorageUnavailable):
        count.unread.append(user_id)
        return
    if marker is None:
        if not has_file or plain:
            return
        wanted = {key.id for key in own}
    else:
        ids = {marker.key_id} | ({marker.next_key_id} if marker.changing_key else set())
        wanted = {one for one in ids if one is not None}
        if not wanted or (plain and None in ids):
            return
    count.encrypted += 1
    own = [key for key in own if key.id in wanted]
    if not own:
        count.keyless.append(f"{user_id} (key {', '.join(sorted(wanted)) or 'unknown'})")
    elif plain:
        count.shut.append(user_id)
    elif has_file:
        fitting: UserKey | None = own[0]
        if count.opened < _MOST_OPENED:
            count.opened += 1
            # Each key is tried twice, because the daemon may be writing the first page right now.
            fitting = next((key for key in own * 2 if fits(paths.database, key)), None)
        if fitting is not None:
            count.previous += ring.current is None or fitting.id != ring.current.id
        elif marker is None:
            count.keyless.append(f"{user_id} (key unknown)")
        else:
            count.shut.append(user_id)


def _marker_of(paths: UserPaths) -> Marker | None:
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        descriptor = os.open(paths.marker, flags)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, "rb") as file:
        return parse_marker(file.read())


def _some(names: list[str]) -> str:
    rest = len(names) - _NAMED
    return ", ".join(names[:_NAMED]) + (f" and {rest} more" if rest > 0 else "")
