"""What a patch does to files: one of `apply_patch`, or a unified diff."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_options import without_leading_options

_MAX_PATCH = 200_000
_PATH = r"\S(?:[^\n]*\S)?"
_SECTION = re.compile(
    rf"^\*\*\* (?P<deed>Add|Update|Delete) File: (?P<path>{_PATH})[^\S\n]*$"
    rf"(?:\n\*\*\* Move to: (?P<moved>{_PATH})[^\S\n]*$)?"
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
_TRYING = frozenset({"--check", "--stat", "--numstat", "--summary", "--dry-run"})


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
        return f"{self.deed}_file", {"path": self.path}


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
        else:
            yield from _of_diff(section["old"].rstrip(), section["new"].rstrip())


def _of_diff(old: str, new: str) -> Iterator[FileChange]:
    if new == _NOWHERE:
        yield FileChange("delete", old)
    elif old == _NOWHERE:
        yield FileChange("create", new)
    else:  # which of two names a program takes depends on the files that are there
        yield from (FileChange("edit", path) for path in dict.fromkeys((new, old)))


def added_by(text: str) -> str:
    """The lines that a patch adds; any other text as it is."""
    if next(changes_in(text), None) is None:
        return text
    return "\n".join(
        line[1:] for line in text.splitlines() if line[:1] == "+" and line[:4] != "+++ "
    )


def patches_applied(commands: Sequence[Command]) -> Iterator[str]:
    """The patches that commands apply and have with them."""
    for command in commands:
        words = command.words[1:]
        if not _TRYING.isdisjoint(words):
            continue
        if command.program == "apply_patch":
            yield from (*words, command.stdin)
        elif command.program == "patch" or (
            command.program == "git"
            and _APPLIED_BY_GIT.intersection(without_leading_options("git", words)[:1])
        ):
            yield command.stdin
