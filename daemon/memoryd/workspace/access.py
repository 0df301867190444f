"""Checking whether a model's file tool may access a path, and resolving the path.

The path is resolved component by component, following links, as the kernel does; nothing outside
the user's workspace is read. The result is valid only at that moment: a process that can write to
the workspace can replace a component with a link.
"""

import os
import stat
from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from memoryd.errors import StorageUnavailable
from memoryd.workspace.directories import INTERNAL, TOOL_FOLDERS, VAULT, UserPaths
from memoryd.workspace.names import name_problem

AccessKind = Literal["read", "write"]

_OPEN_FOLDERS = ("shared", "tmp")
_DOING = {"read": "reading", "write": "writing"}
_MOST_LINKS = 40
_LONGEST_PATH = 4095
_OUTSIDE = "it is outside the user's workspace"


@dataclass(frozen=True, slots=True)
class Access:
    """The result of a check. `resolved`: the absolute path to use, without links; None if access is
    denied."""

    allowed: bool
    reason: str
    resolved: str | None = None


class _DeniedError(Exception):
    """Access is denied; the message says why."""


def check_access(paths: UserPaths, path: str, access: AccessKind) -> Access:
    """Check whether a file tool may read or write `path`, which need not exist. A relative path
    starts at the user's workspace. Raises StorageUnavailable if the workspace is not a folder of
    the daemon."""
    try:
        paths.open_folder("").close()
    except StorageUnavailable as error:
        if error.reason != "missing":
            raise
    try:
        walk = _Walk(paths)
        walk.go(path)
        walk.check_end(access)
        return Access(True, f"{walk.names[0]} is open for {_DOING[access]}", walk.path())
    except _DeniedError as error:
        return Access(False, str(error))
    except OSError as error:
        return Access(False, f"it cannot be read: {os.strerror(error.errno or 0)}")


@dataclass(slots=True)
class _Walk:
    """The position while a path is resolved: `names` are the components below the user's workspace,
    or `above` is the number of levels above it.

    `states`: the stat result of each of `names`; None if it does not exist. `links`: the number of
    links followed.
    """

    paths: UserPaths
    home: list[str] = field(init=False)
    names: list[str] = field(default_factory=list)
    states: list[os.stat_result | None] = field(default_factory=list)
    above: int = 0
    links: int = 0
    own: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """The workspace and those of its folders that are closed to tools, by device and inode."""

    def __post_init__(self) -> None:
        root = os.path.realpath(self.paths.home.parent)
        self.home = [*filter(None, root.split("/")), self.paths.home.name]
        for name in ("", INTERNAL, VAULT, *TOOL_FOLDERS):
            if name not in _OPEN_FOLDERS and (found := self._look(name)):
                self.own[found.st_dev, found.st_ino] = [name] if name else []

    def path(self) -> str:
        """The absolute path of this position."""
        return "/".join(["", *self.home, *self.names])

    def go(self, path: str) -> None:
        """Resolve a path from this position. Raises _DeniedError."""
        steps = deque(self._start(path))
        while steps:
            name = steps.popleft()
            if name == "..":
                self._go_up()
            elif name not in ("", "."):
                if (reason := name_problem(name)) is not None:
                    raise _DeniedError(reason)
                if self.above:
                    self._go_home(name)
                else:
                    steps.extendleft(reversed(self._go_down(name)))

    def check_end(self, access: AccessKind) -> None:
        """Raise _DeniedError unless this position is open to tools."""
        if self.above:
            raise _DeniedError(_OUTSIDE)
        folder = self.names[0] if self.names else "the workspace itself"
        if folder == VAULT and access == "write":
            raise _DeniedError(f"{VAULT} is read-only")
        if folder not in (*_OPEN_FOLDERS, VAULT):
            raise _DeniedError(f"{folder} is not open to file tools")
        found = self.states[-1]
        if found is not None and not stat.S_ISDIR(found.st_mode):
            if not stat.S_ISREG(found.st_mode):
                raise _DeniedError("it is neither a file nor a folder")
            if found.st_nlink > 1:
                raise _DeniedError("it is a hard link: the file has other names elsewhere")
        if len(os.fsencode(self.path())) > _LONGEST_PATH:
            raise _DeniedError("it is too long")

    def _start(self, path: str) -> list[str]:
        """Move to the position where a path starts, and return its remaining components. The
        workspace root is also recognized by the path in the settings, which may contain links."""
        names = path.split("/")
        if names[0]:
            return names
        self._leave(len(self.home))
        names = [name for name in names if name not in ("", ".")]
        known_as = list(self.paths.home.parts[1:])
        if names[: len(known_as)] == known_as:
            self.above = 0
            return names[len(known_as) :]
        return names

    def _leave(self, above: int) -> None:
        self.names.clear()
        self.states.clear()
        self.above = above

    def _go_up(self) -> None:
        if self.names:
            self._check_folder()
            self.names.pop()
            self.states.pop()
        else:
            self.above = min(self.above + 1, len(self.home))

    def _go_home(self, name: str) -> None:
        if name != self.home[len(self.home) - self.above]:
            raise _DeniedError(_OUTSIDE)
        self.above -= 1

    def _go_down(self, name: str) -> list[str]:
        """Move to a component. If it is a link, return the components of its target instead."""
        self._check_folder()
        found = None
        if not self.states or self.states[-1] is not None:
            found = self._look(name)
        if found is not None and stat.S_ISLNK(found.st_mode):
            self.links += 1
            if self.links > _MOST_LINKS:
                raise _DeniedError("there are too many links in it")
            link = f"{self.path()}/{name}"
            return self._start(os.readlink(link))  # noqa: PTH115 (unnormalized)
        self.names.append(name)
        self.states.append(found)
        if found is not None:
            is_known_as = self.own.get((found.st_dev, found.st_ino), self.names)
            if is_known_as != self.names:
                raise _DeniedError("it is another name of a folder that is not open to file tools")
        return []

    def _check_folder(self) -> None:
        found = self.states[-1] if self.states else None
        if found is not None and not stat.S_ISDIR(found.st_mode):
            raise _DeniedError(f"{self.names[-1]} is not a folder")

    def _look(self, name: str) -> os.stat_result | None:
        try:
            return os.lstat(f"{self.path()}/{name}")
        except FileNotFoundError:
            return None
