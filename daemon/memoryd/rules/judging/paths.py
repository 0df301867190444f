"""Paths as text: one spelling for the many ways to write one, without touching a disk."""

import posixpath
import re

_DRIVE = re.compile(r"^[a-z]:(?=/)")
_NORMAL = re.compile(r"/?[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*")
_HOME = re.compile(r"^(?:\$home|\$\{home\}|/home/[^/]+|/users/[^/]+|/root)(?=/|$)")


def normal_path(text: str, base: str = "") -> str:
    """`text` in lower case with `/` separators, `.` and `..` resolved, joined to `base`."""
    if not base and _NORMAL.fullmatch(text):
        return text.casefold()
    path = text.strip().strip("\"'").casefold().replace("\\", "/").removeprefix("file://")
    path = _DRIVE.sub("", path)
    if base and not path.startswith(("/", "~", "$")):
        path = f"{base}/{path}"
    if not path:
        return ""
    normal = posixpath.normpath(path)
    return normal[1:] if normal.startswith("//") else normal


def home_form(path: str) -> str:
    """The path as seen from `~`, for a normalised path in a home directory; else unchanged."""
    return _HOME.sub("~", path)


def is_below(path: str, folder: str) -> bool:
    """Whether `path` is `folder` or lies in it; both normalised."""
    return path == folder or path.startswith(folder if folder.endswith("/") else folder + "/")


def has_segments(path: str, wanted: str) -> bool:
    """Whether the segments of the relative path `wanted` stand in `path` one after another."""
    return f"/{wanted}/" in f"/{path}/"
