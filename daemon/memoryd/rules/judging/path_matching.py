"""Whether a path of a call is, or lies below, one that a rule names."""

import fnmatch
import re

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import says
from memoryd.rules.judging.paths import has_segments, home_form, is_below, normal_path
from memoryd.rules.judging.target import FOLDER, Target

_UNKNOWN_PLACE = re.compile(r"\$\{?(?!(?:home|pwd|oldpwd|tmpdir|user)\b)[a-z_]")
_WHOLE_VARIABLE = re.compile(rf"{_UNKNOWN_PLACE.pattern}\w*\}}?")
_NAME = re.compile(r"(?!.*\b(?:folder|directory|in|all|every\w*)\b)[\w .'’&()-]+")
"""The name of a note or a file, and no description of a folder."""
_NAMES = frozenset({"name", "title", "file", "file_name", "filename", "note", "note_title"})
_FOLDERS = frozenset({"folder", "folder_name", "directory", "dir"})
_TAKING = frozenset({"delete", "destroy", "move"})
_FILLING = frozenset({"write", "copy", "create"})


def is_path(wanted: str, path: str, facts: Facts) -> Truth:
    """Below an absolute path; holding a relative one; fitting a glob."""
    target = normal_path(wanted) if wanted.strip("/") else "/"
    home = home_form(target)
    if set("*?[{") & set(target):
        return _fits_glob(target, path)
    if target.startswith(("/", "~", "$")):
        if is_below(path, target):
            return YES
        if home != target and path in facts.own_home and is_below(path, home):
            return YES
        if target.startswith("/dev/") and re.fullmatch(re.escape(target) + r"p?\d+", path):
            return YES
        if target.endswith(f"/{path}") and path in facts.sure.get("path", ()):
            return MAYBE  # from which folder on, the call does not tell
        if is_below(target, path) and facts.actions & {"delete", "move", "copy", "destroy"}:
            return MAYBE
    elif has_segments(path.replace(":", "/", 1), target) or (" " in target and says(path, target)):
        return YES
    elif target.isalpha() and has_segments(path, f".{target}"):
        # `~/.Trash` is what people call the trash.
        return YES
    if _UNKNOWN_PLACE.match(path) and facts.actions & _TAKING:
        return MAYBE if target.startswith("/") or "/" not in path else NO
    if facts.actions & _FILLING and _WHOLE_VARIABLE.fullmatch(path):
        return MAYBE
    if set("*?[") & set(path):
        return MAYBE if _may_expand_to(path, target) else NO
    return NO


def _fits_glob(pattern: str, path: str) -> Truth:
    if "/" not in pattern:
        return YES if any(fnmatch.fnmatchcase(part, pattern) for part in path.split("/")) else NO
    if pattern.endswith(("/*", "/**")) and is_below(path, pattern.rstrip("*").rstrip("/") or "/"):
        return YES
    wild = pattern.replace("**/", "*").replace("**", "*")
    return YES if fnmatch.fnmatchcase(path, wild) or fnmatch.fnmatchcase(path, "*/" + wild) else NO


def _may_expand_to(path: str, target: str) -> bool:
    if len(path) > 256:
        return False
    if target.startswith("/"):
        folder = path.rsplit("/", 1)[0]
        return (
            fnmatch.fnmatchcase(target, path)
            or (fnmatch.fnmatchcase(target, path + "/*"))
            or (
                bool(folder)
                and path.startswith("/")
                and fnmatch.fnmatchcase(target[: len(target)], folder + "/*")
                and path.rsplit("/", 1)[-1] == "*"
            )
        )
    return fnmatch.fnmatchcase(target.rsplit("/", 1)[-1], path.rsplit("/", 1)[-1])


def is_in_a_name(folder: Target, facts: Facts) -> bool:
    """Whether a folder stands only in the name of something that the call says is in another."""
    stated = {value for name in _FOLDERS for value in facts.fields.get(name, ())} - {""}
    if FOLDER not in folder.words or not stated or facts.actions & _TAKING:
        return False
    named = {value for name in _NAMES for value in facts.fields.get(name, ())}
    paths = {f"{place}/{name}" for place in stated for name in named}
    others = (facts.fields[name] for name in facts.fields.keys() - _NAMES)
    if any(folder.value in value for value in set[str]().union(*others) - paths):
        return False
    holding = (value for value in facts.values - paths if folder.value in value)
    return all(
        value in named and value != folder.value and _NAME.fullmatch(value) for value in holding
    )
