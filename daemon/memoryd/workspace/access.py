"""Whether a path is fit for the file tool of a model, and where it leads.

The path is walked name by name as the kernel does it, links included, and nothing outside the
user's workspace is looked at. The answer holds for the moment: whoever can write in the workspace
can put a link at a name that was none.
"""

import os
import stat
from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from memoryd.errors import StorageUnavailable
from memoryd.workspace.directories import INTERNAL, TOOL_FOLDERS, VAULT, UserPlaces
from memoryd.workspace.names import why_unfit

AccessKind = Literal["read", "write"]

_OPEN_FOLDERS = ("shared", "tmp")
_DOING = {"read": "reading", "write": "writing"}
_MOST_LINKS = 40
_LONGEST_PATH = 4095
_OUTSIDE = "it lies outside the user's workspace"


@dataclass(frozen=True, slots=True)
class Access:
    """The answer. `resolved`: the absolute path without links to use, None when refused."""

    allowed: bool
    reason: str
    resolved: str | None = None


class _UnfitError(Exception):
    """The path is refused; the text says why."""


def check_access(places: UserPlaces, path: str, access: AccessKind) -> Access:
    """Whether a file tool may read or write at `path`, which may not exist yet; a relative one
    starts at the user's workspace. Raises StorageUnavailable when that is no folder of ours."""
    try:
        places.open_folder("").close()
    except StorageUnavailable as error:
        if error.reason != "missing":
            raise
    try:
        walk = _Walk(places)
        walk.go(path)
        walk.check_end(access)
        return Access(True, f"{walk.names[0]} is open for {_DOING[access]}", walk.path())
    except _UnfitError as error:
        return Access(False, str(error))
    except OSError as error:
        return Access(False, f"it cannot be looked at: {os.strerror(error.errno or 0)}")


@dataclass(slots=True)
class _Walk:
    """A position in the user's workspace: `names` below it, or `above` folders over it.

    `states` says of each name what it is; None: it does not exist.
    """

    places: UserPlaces
    home: list[str] = field(init=False)
    names: list[str] = field(default_factory=list)
    states: list[os.stat_result | None] = field(default_factory=list)
    above: int = 0
    links: int = 0
    own: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """The workspace and its folders that are not open to tools, by what they are on the disk."""

    def __post_init__(self) -> None:
        root = os.path.realpath(self.places.home.parent)
        self.home = [*filter(None, root.split("/")), self.places.home.name]
        for name in ("", INTERNAL, VAULT, *TOOL_FOLDERS):
            if name not in _OPEN_FOLDERS and (found := self._look(name)):
                self.own[found.st_dev, found.st_ino] = [name] if name else []

    def path(self) -> str:
        """The absolute path of the position."""
        return "/".join(["", *self.home, *self.names])

    def go(self, path: str) -> None:
        """Follow a path from here. Raises _UnfitError."""
        steps = deque(self._start(path))
        while steps:
            name = steps.popleft()
            if name == "..":
                self._go_up()
            elif name not in ("", "."):
                if (reason := why_unfit(name)) is not None:
                    raise _UnfitError(reason)
                if self.above:
                    self._go_home(name)
                else:
                    steps.extendleft(reversed(self._go_down(name)))

    def check_end(self, access: AccessKind) -> None:
        """Raise _UnfitError unless the position is open to a tool."""
        if self.above:
            raise _UnfitError(_OUTSIDE)
        folder = self.names[0] if self.names else "the workspace itself"
        if folder == VAULT and access == "write":
            raise _UnfitError(f"{VAULT} is read-only")
        if folder not in (*_OPEN_FOLDERS, VAULT):
            raise _UnfitError(f"{folder} is not open to file tools")
        found = self.states[-1]
        if found is not None and not stat.S_ISDIR(found.st_mode):
            if not stat.S_ISREG(found.st_mode):
                raise _UnfitError("it is neither a file nor a folder")
            if found.st_nlink > 1:
                raise _UnfitError("it is a hard link: the file has other names elsewhere")
        if len(os.fsencode(self.path())) > _LONGEST_PATH:
            raise _UnfitError("it is too long")

    def _start(self, path: str) -> list[str]:
        """The names of a path, and the position that they start from. The workspace root is
        also known by the name that the settings give it, whatever links are in that."""
        names = path.split("/")
        if names[0]:
            return names
        self._leave(len(self.home))
        names = [name for name in names if name not in ("", ".")]
        known_as = list(self.places.home.parts[1:])
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
            raise _UnfitError(_OUTSIDE)
        self.above -= 1

    def _go_down(self, name: str) -> list[str]:
        """Step on a name; the names of its target if it is a link."""
        self._check_folder()
        found = None
        if not self.states or self.states[-1] is not None:
            found = self._look(name)
        if found is not None and stat.S_ISLNK(found.st_mode):
            self.links += 1
            if self.links > _MOST_LINKS:
                raise _UnfitError("there are too many links in it")
            place = f"{self.path()}/{name}"
            return self._start(os.readlink(place))  # noqa: PTH115 (as it stands)
        self.names.append(name)
        self.states.append(found)
        if found is not None:
            is_known_as = self.own.get((found.st_dev, found.st_ino), self.names)
            if is_known_as != self.names:
                raise _UnfitError("it is another name of a folder that is not open to file tools")
        return []

    def _check_folder(self) -> None:
        found = self.states[-1] if self.states else None
        if found is not None and not stat.S_ISDIR(found.st_mode):
            raise _UnfitError(f"{self.names[-1]} is not a folder")

    def _look(self, name: str) -> os.stat_result | None:
        try:
            return os.lstat(f"{self.path()}/{name}")
        except FileNotFoundError:
            return None
