"""Aliases of git that a command line defines: `git -c alias.p=push p origin main`."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.tokens import word_set

_ALIAS = re.compile(r"alias\.([\w-]+)(?:=(.*))?", re.IGNORECASE | re.DOTALL)
_VALUED = frozenset({"-C", "--git-dir", "--work-tree", "--namespace"})
_OWN = word_set(
    """add am annotate apply archive bisect blame branch bundle cat-file check-ignore checkout
    cherry cherry-pick clean clone commit config describe diff difftool fetch filter-branch
    for-each-ref format-patch fsck gc grep help init log ls-files ls-remote ls-tree maintenance
    merge merge-base mergetool mv name-rev notes prune pull push range-diff rebase reflog remote
    repack replace request-pull rerere reset restore rev-list rev-parse revert rm send-email
    send-pack shortlog show show-branch show-ref sparse-checkout stash status submodule switch
    symbolic-ref tag update-index update-ref version whatchanged worktree write-tree"""
)
_MAX_ALIASES = 4
"""Aliases of aliases that are followed."""


def without_aliases(
    command: Command, known: dict[str, str], split: Callable[[str], list[Command]]
) -> Command:
    """`command`, one of git, as git runs it; the aliases that it stores are added to `known`."""
    own: dict[str, str] = {}
    for _ in range(_MAX_ALIASES):
        meant = _resolved(command, known, own, split)
        if meant is command:
            break
        command = meant
    return command


def _resolved(
    command: Command,
    known: dict[str, str],
    own: dict[str, str],
    split: Callable[[str], list[Command]],
) -> Command:
    words = command.words
    kept: list[str] = []
    index = 1
    while index < len(words) and words[index].startswith("-"):
        valued = words[index] == "-c" or words[index] in _VALUED
        set_ = _ALIAS.fullmatch(words[index + 1]) if valued and words[index + 1 :] else None
        if set_:
            own[set_[1].casefold()] = set_[2] or ""
        else:
            kept += words[index : index + 1 + valued]
        index += 1 + valued
    name = words[index].casefold() if index < len(words) else ""
    rest = words[index + 1 :]
    if name == "config":
        known.update(
            (set_[1].casefold(), value)
            for each, value in pairwise(rest)
            if (set_ := _ALIAS.fullmatch(each)) and set_[2] is None
        )
    stands_for = own.get(name) or known.get(name)
    if not stands_for or name in _OWN:
        return command  # what git does itself no alias can change
    if stands_for.startswith("!"):
        return replace(command, words=("sh", "-c", " ".join((stands_for[1:], *rest))))
    spelt = split(stands_for)
    inner = spelt[0].words if spelt else ()
    return replace(command, words=("git", *kept, *inner, *rest)) if inner else command
