"""Settings for paths, groups and users that are validated or looked up at startup."""

import grp
import os
import re
from contextlib import suppress
from pathlib import Path

from memoryd.errors import InvalidParams, SettingsError
from memoryd.workspace.directories import (
    DATABASE,
    INTERNAL,
    TOOL_FOLDERS,
    VAULT,
    paths_of,
)

_NAME = re.compile(r"\.?[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*")
_TAKEN = {f"{INTERNAL}/{name}" for name in ("state.json", "lock", "exports", "backups")}
_LARGEST_GID = 2**32 - 2


def database_path(setting: str) -> str:
    """Parse `db_path`: the path of a database relative to its user's workspace. Raises
    SettingsError if it is outside the workspace, in a folder that tools can see, or reserved."""
    if setting == "auto":
        return DATABASE
    names = setting.split("/")
    if not all(map(_NAME.fullmatch, names)):
        raise SettingsError(
            f"db_path = {setting!r}: must be auto or a path below the user's workspace that"
            " consists of letters, digits, dots, _ and -"
        )
    if names[0] in (VAULT, *TOOL_FOLDERS):
        raise SettingsError(f"db_path = {setting!r}: tools can see {names[0]}")
    if setting == INTERNAL or "/".join(names[:2]) in _TAKEN or setting.endswith(("-wal", "-shm")):
        raise SettingsError(f"db_path = {setting!r}: this name is reserved")
    return setting


def group_id(setting: str) -> int | None:
    """The gid of `workspace_group`; None for `auto`. Raises SettingsError if the group does not
    exist or the daemon is not a member."""
    if setting == "auto":
        return None
    number = _group("workspace_group", setting)
    if os.geteuid() and number not in (os.getegid(), *os.getgroups()):
        raise SettingsError(f"workspace_group = {setting!r}: the daemon is not in this group")
    return number


def socket_group_id(setting: str) -> int | None:
    """The gid of `socket_group`; None for `none`. Raises SettingsError if the group does not
    exist."""
    return None if setting == "none" else _group("socket_group", setting)


def legacy_user(setting: str) -> str | None:
    """The user to whom a legacy database belongs; None for `none`. Raises SettingsError for an
    invalid user id."""
    if setting == "none":
        return None
    try:
        paths_of(Path(), setting)
    except InvalidParams as error:
        raise SettingsError(f"legacy_user = {setting!r}: {error.data['reason']}") from None
    return setting


def _group(name: str, setting: str) -> int:
    """The gid of a group, given by name or number. `name`: the name of the setting."""
    is_number = setting.isascii() and setting.isdecimal()
    with suppress(KeyError, ValueError):
        number = int(setting) if is_number else grp.getgrnam(setting).gr_gid
        if number <= _LARGEST_GID:
            return number
    raise SettingsError(f"{name} = {setting!r}: there is no such group")
