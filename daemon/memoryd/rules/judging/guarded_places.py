"""The places that a guarded agent must leave alone: this daemon's own, and those told by name.

Sealed places (databases, sockets, keys, configuration) are neither read nor changed; kept ones (the
installed package, the runtime's settings) may be read.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from memoryd.rules.judging.checkpoint import checkpoint
from memoryd.rules.judging.guarded_text import fits, without_braces
from memoryd.rules.judging.guarded_things import KEPT_FOLDERS, KEPT_PLACES
from memoryd.rules.judging.paths import home_form, is_below, normal_path

_OTHER_HOME = re.compile(r"^~([a-z_][\w-]*)")
WILD = frozenset("*?[{")
_MAX_PATH = 1024
_SIDES = ("", "-wal", "-shm", "-journal")
_MIN_LETTERS = 3
SURE = ("/", "~", "$home", "${home}")
"""How a path begins that says where it leads."""


@dataclass(frozen=True)
class GuardedPlaces:
    """Absolute paths of this daemon: its socket, the root of all workspaces, the sealed files and
    folders (configuration, keys), and the installed files and folders of the package; `database`
    is a user's database, relative to their workspace. Empty values guard nothing more."""

    socket_path: str = ""
    workspace_root: str = ""
    protected_paths: tuple[str, ...] = ()
    installed: tuple[str, ...] = ()
    database: str = ".oxydra/memory.db"

    @cached_property
    def sealed(self) -> tuple[str, ...]:
        """The sealed files and folders outside the workspaces, as `normal_path` spells them."""
        return _normal((self.socket_path, *self.protected_paths))

    @cached_property
    def socket_names(self) -> frozenset[str]:
        """The names of the socket in its folder."""
        return frozenset({self.socket_path.rsplit("/", 1)[-1], "memoryd.sock"} - {""})

    @cached_property
    def kept(self) -> tuple[str, ...]:
        """The installed files and folders, as `normal_path` spells them."""
        return _normal(self.installed)

    @cached_property
    def roots(self) -> tuple[str, ...]:
        """The root of all workspaces, also as it is seen from `~`."""
        return _normal((self.workspace_root,))

    @cached_property
    def marks(self) -> re.Pattern[str]:
        """What code has in it that may concern a guarded thing."""
        places = (*self.sealed, *self.kept, *self.roots, normal_path(self.database))
        names = {name for place in places for name in place.split("/") if len(name) > 1}
        words = sorted((*names, "memory", "oxydra", "claude", "disableallhooks"))
        return re.compile("|".join(map(re.escape, words)), re.IGNORECASE)

    @cached_property
    def _above(self) -> frozenset[str]:
        """The folders that hold the places that are known, and the places themselves."""
        found = {"/"}
        for place in (*self.sealed, *self.kept, *self.roots):
            names = place.split("/")
            found.update("/".join(names[:end]) for end in range(1, len(names) + 1))
        return frozenset(found - {""})

    @cached_property
    def _near(self) -> re.Pattern[str]:
        """What a path has in it that is a guarded place, or may be one by its name."""
        known = (*self.sealed, *self.kept, *self.roots, *self._database_names)
        words = (*known, *KEPT_FOLDERS, "oxydra", "memoryd", "memoryctl", "managed-settings")
        return re.compile("|".join((*map(re.escape, words), r"[*?\[{]")))

    def near(self, paths: frozenset[str]) -> frozenset[str]:
        """Those of the paths that may be guarded, and what their wildcards may stand for: a quick
        look, enough for most calls."""
        paths = frozenset(_OTHER_HOME.sub(r"/home/\1", path) for path in paths)
        if paths.isdisjoint(self._above) and not self._near.search("\0".join(paths)):
            return frozenset()
        found = {
            path
            for path in paths
            if 0 < len(path) <= _MAX_PATH and (path in self._above or self._near.search(path))
        }
        wild = [path for path in found if path.startswith(SURE) and not WILD.isdisjoint(path)]
        return frozenset(found.union(*map(self._meant_by, wild)))

    def _meant_by(self, pattern: str) -> Iterator[str]:
        """The known places, folders above them and paths below them that a pattern fits."""
        for form in without_braces(pattern) if "{" in pattern else (pattern,):
            first, *names = form.split("/")
            reached = [first or "/"]
            for depth, name in enumerate(names):
                checkpoint()
                further: list[str] = []
                for folder in reached:
                    if folder in self._ends:
                        yield "/".join((folder, *names[depth:]))
                    inner = self._inside.get(folder, ())
                    further += (each for each in inner if _names(name, each.rpartition("/")[2]))
                reached = further
            yield from reached

    def known_below(self, folder: str) -> Iterator[str]:
        """The known places, and the folders above them, that lie in `folder`."""
        return (path for path in self._above if path != folder and is_below(path, folder))

    @cached_property
    def _ends(self) -> frozenset[str]:
        return frozenset((*self.sealed, *self.kept, *self.roots))

    @cached_property
    def _inside(self) -> dict[str, list[str]]:
        """The folders above the known places, each with those of its entries that lead to them."""
        found: dict[str, list[str]] = {}
        for path in sorted(self._above | {"~/.claude"}):
            if path not in ("/", "~"):
                found.setdefault(path.rpartition("/")[0] or "/", []).append(path)
        return found

    @cached_property
    def _database(self) -> tuple[str, ...]:
        return tuple(normal_path(self.database).split("/"))

    @cached_property
    def _database_names(self) -> frozenset[str]:
        names = {self._database[-1], "memory.db"}
        return frozenset(name + side for name in names for side in _SIDES)

    def is_sealed(self, path: str) -> bool:
        """Whether `path` is a sealed place or lies in one; a relative one, by its name."""
        if ".oxydra" in path and "/.oxydra/" in f"/{path}/":
            return True
        if any(is_below(path, place) for place in self.sealed):
            return True
        if not path.startswith(SURE):
            return path.rsplit("/", 1)[-1] in self._database_names
        within = self._within(path)
        return within is not None and len(within) > 1 and self._is_database(within[1:])

    def is_kept(self, path: str) -> bool:
        """Whether `path` is a kept place or lies in one."""
        if any(is_below(path, place) for place in self.kept):
            return True
        return any(_is_kept(form) for form in (without_braces(path) if "{" in path else (path,)))

    def holds_kept(self, path: str) -> bool:
        """Whether kept places lie in the folder `path`."""
        if path.rsplit("/", 1)[-1] in KEPT_FOLDERS:
            return True
        return any(is_below(place, path) for place in self.kept)

    def holds_sealed(self, path: str) -> bool:
        """Whether sealed places lie in the folder `path`, or below it."""
        return any(is_below(place, path) for place in self.sealed) or self.holds_databases(path)

    def gives_sealed(self, path: str) -> bool:
        """Whether who reads all of the folder `path` gets a database, or reads a folder for the
        sake of what is sealed in it."""
        if any(place.rpartition("/")[0] == path for place in self.sealed):
            return True
        return self.holds_databases(path)

    def holds_databases(self, path: str) -> bool:
        """Whether databases of users lie in the folder `path`, or below it."""
        if any(is_below(root, path) for root in self.roots):
            return True
        within = self._within(path)
        if within is None or not within:
            return False
        folders = self._database[: len(within) - 1]
        return len(folders) < len(self._database) and _fits(within[1:], folders)

    def spared_by(self, passed: tuple[str, ...]) -> bool:
        """Whether who passes over files and folders of these names reads no database."""
        spared = {self._database[0], self._database[-1]}
        return any(normal_path(each) in spared for each in passed)

    def may_name_database(self, pattern: str) -> bool:
        """Whether a pattern of file names, as `find -name` takes it, fits a database."""
        return any(fits(pattern, name) for name in self._database_names)

    def _within(self, path: str) -> list[str] | None:
        """The names below the root of all workspaces that lead to `path`; None outside of it."""
        for root in self.roots:
            if path == root:
                return []
            if path.startswith(root + "/"):
                return path[len(root) + 1 :].split("/")
        return None

    def _is_database(self, names: list[str]) -> bool:
        *folders, last = names
        if len(names) != len(self._database) or not _fits(folders, self._database[:-1]):
            return False
        return any(_fits([last], (self._database[-1] + side,)) for side in _SIDES)


def placed(text: str, folder: str = "") -> str:
    """The path that `text` spells in `folder`, as the guarded places are compared with; also of a
    URI, `file:/srv/x.db?mode=ro`."""
    if text.startswith("file:"):
        text = text.removeprefix("file:").partition("?")[0]
    path = normal_path(text, folder)
    return home_form(path) if path.startswith("$") else path


def _normal(places: tuple[str, ...]) -> tuple[str, ...]:
    found = [normal_path(place) for place in places if len(place) > 1]
    return tuple(dict.fromkeys((*found, *map(home_form, found))))


def _fits(names: list[str], wanted: tuple[str, ...]) -> bool:
    """Whether the names of a path, which may hold wildcards, fit `wanted` one by one."""
    return len(names) == len(wanted) and all(map(_names, names, wanted))


def _names(name: str, wanted: str) -> bool:
    if name == wanted:
        return True
    if WILD.isdisjoint(name) or (wanted.startswith(".") and not name.startswith(".")):
        return False
    if name[0] != wanted[0] and name[0] not in WILD:
        return False
    return fits(name, wanted)


def _is_kept(path: str) -> bool:
    names = path.split("/")
    return any(_ends_with(names, wanted) for wanted in KEPT_PLACES)


def _ends_with(names: list[str], wanted: tuple[str, ...]) -> bool:
    if wanted[-1] == "**":
        fixed = wanted[:-1]
        return any(
            _visibly(names[start : start + len(fixed)], fixed)
            for start in _starts(names, fixed[0], len(fixed))
        )
    return _visibly(names[-len(wanted) :], wanted)


def _starts(names: list[str], first: str, length: int) -> Iterator[int]:
    for start in range(len(names) - length + 1):
        if _names(names[start], first):
            yield start


def _visibly(names: list[str], wanted: tuple[str, ...]) -> bool:
    """Whether the names fit `wanted` and say so: a bare `*` does only in a folder of settings."""
    if not _fits(names, wanted):
        return False
    return all(
        name == each
        or (index and names[index - 1] in KEPT_FOLDERS)
        or sum(map(str.isalnum, name)) >= _MIN_LETTERS
        for index, (name, each) in enumerate(zip(names, wanted, strict=True))
    )
