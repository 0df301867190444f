"""The layout of a user's folders, and which of them each kind of process can see."""

import os
from dataclasses import dataclass
from typing import Literal

from memoryd.workspace.directories import (
    INTERNAL,
    OWN_MODE,
    TOOL_FOLDERS,
    TOOL_MODE,
    VAULT,
    UserPaths,
)

Role = Literal["host", "agent", "shell"]
Mount = Literal["ro", "rw"]

_TOOL_MOUNTS: dict[str, Mount] = dict.fromkeys(TOOL_FOLDERS, "rw")
_RUNTIME_MOUNTS: dict[str, Mount] = {INTERNAL: "rw", VAULT: "ro", **_TOOL_MOUNTS}
_MOUNTS: dict[Role, dict[str, Mount]] = {
    "host": _RUNTIME_MOUNTS,
    "agent": _RUNTIME_MOUNTS,
    "shell": _TOOL_MOUNTS,
}
_MODES = {INTERNAL: OWN_MODE, VAULT: OWN_MODE} | dict.fromkeys(TOOL_FOLDERS, TOOL_MODE)


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of the user. `mode`: its permission bits. `mount`: how it is mounted for the role;
    None: not at all."""

    name: str
    path: str
    mode: int
    mount: Mount | None


@dataclass(frozen=True, slots=True)
class Layout:
    """The absolute path `home` of a user's workspace, and its folders. `provisioned`: whether they
    have been created."""

    home: str
    provisioned: bool
    folders: list[Folder]


def layout(paths: UserPaths, role: Role) -> Layout:
    """The folders of a user as a role sees them. Creates nothing. Raises StorageUnavailable if the
    workspace cannot be read."""
    home = f"{os.path.realpath(paths.home.parent).rstrip('/')}/{paths.home.name}"
    mounts = _MOUNTS[role]
    folders = [
        Folder(name, f"{home}/{name}", mode, mounts.get(name)) for name, mode in _MODES.items()
    ]
    return Layout(home, paths.is_provisioned(), folders)
