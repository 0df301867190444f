"""What a patch does to files: one of `apply_patch`, or a unified diff."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from memoryd.rules.judging.command import Command

_MAX_PATCH = 200_000
_SECTION = re.compile(
    r"^\*\*\* (?P<deed>Add|Update|Delete) File: (?P<path>.+?)\s*$"
    r"(?:\n\*\*\* Move to: (?P<moved>.+?)\s*$)?"
    r"|^rename from (?P<source>.+)\nrename to (?P<target>.+)$"
    r"|^diff --git (?:a/)?(?P<empty>\S+) \S+\n(?P<mode>new|deleted) file mode"
    r"|^--- (?:a/)?(?P<old>[^\t\n]+).*\n\+\+\+ (?:b/)?(?P<new>[^\t\n]+)",
    re.MULTILINE,
)
_NOWHERE = "/dev/null"
_DEEDS = {"Add": "create", "Delete": "delete", "Update": "edit", "new": "create"} | {
    "deleted": "delete"
}
_APPLIED_BY_GIT = frozenset({"apply", "am"})


class FileChange(NamedTuple):
    """One file of a patch."""

    deed: str
    """`create`, `edit`, `move` or `delete`."""
    path: str
    target: str = ""
    """Where it is moved to."""

    def as_call(self) -> tuple[str, Mapping[str, str]]:
        """The name of a tool that does the same, and its arguments."""
        if self.deed == "move":
            return "move_file", {"source": self.path, "destination": self.target}
        before = {"old_string": "-"} if self.deed == "edit" else {}  # it holds something
        return f"{self.deed}_file", {"path": self.path} | before


def changes_in(patch: str) -> Iterator[FileChange]:
    """What the patch does, file by file; nothing for a text that is none."""
    for section in _SECTION.finditer(patch[:_MAX_PATCH]):
        if section["moved"]:
            yield FileChange("move", section["path"], section["moved"])
        elif section["source"]:
            yield FileChange("move", section["source"], section["target"])
        elif section["path"]:
            yield FileChange(_DEEDS[section["deed"]], section["path"])
        elif section["mode"]:
            yield FileChange(_DEEDS[section["mode"]], section["empty"])
        elif section["new"] == _NOWHERE:
            yield FileChange("delete", section["old"])
        else:
            created = section["old"] == _NOWHERE
            yield FileChange("create" if created else "edit", section["new"])


def changes_only(text: str) -> bool:
    """Whether a text is a patch of files that are there before, all of them."""
    deeds = {change.deed for change in changes_in(text)}
    return bool(deeds) and "create" not in deeds


def patches_applied(commands: Sequence[Command]) -> Iterator[str]:
    """The patches that commands apply and have with them."""
    for command in commands:
        if command.program == "apply_patch":
            yield from (*command.words[1:], command.stdin)
        elif command.program == "patch" or (
            command.program == "git" and _APPLIED_BY_GIT.intersection(command.words[1:3])
        ):
            yield command.stdin
