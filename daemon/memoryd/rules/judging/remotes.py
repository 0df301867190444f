"""Remotes: what is pushed to, which rules name in the places where branches are named too."""

from collections.abc import Iterable, Mapping

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth

USUAL_REMOTES = frozenset({"upstream", "fork", "mirror"})
"""Names of remotes of which a call may give the URL instead."""
REMOTE_URL = "\0remote url"
"""In a call's tokens: it pushes to a URL."""

_REPOSITORIES = (
    "whole",
    "repo",
    "repository",
    "repo_name",
    "repository_name",
    "full_name",
    "project",
)
"""Arguments that name a repository, `whole` with its owner."""


def is_remote(name: str, fields: Mapping[str, Iterable[str]]) -> Truth:
    """Whether a call with these `fields` pushes to the remote `name`."""
    stated = _stated(fields)
    if name in stated:
        return YES
    return MAYBE if name in USUAL_REMOTES and any("/" in each for each in stated) else NO


def remote_marks(fields: Mapping[str, Iterable[str]]) -> set[str]:
    """What a call with these `fields` is found by."""
    stated = _stated(fields)
    return stated | ({REMOTE_URL} if any("/" in each for each in stated) else set())


def _stated(fields: Mapping[str, Iterable[str]]) -> set[str]:
    return {
        each for name, values in fields.items() if "remote" in name.split("_") for each in values
    }


def is_repository(name: str, fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether a call says that it acts in the repository `owner/name`."""
    return any(name in fields.get(each, ()) for each in _REPOSITORIES)
