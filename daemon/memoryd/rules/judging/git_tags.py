"""Tags of git: the rules about them, and the pushes that may be of one."""

import re
from collections.abc import Collection

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader

GIT_TAG, MAYBE_GIT_TAG = "git tag", "git tag or branch"
"""What a call has to do with, or may have."""
_TAG = re.compile(
    r"(?<![\w-])(?:git\s+|release\s+|version\s+)?tags?(?:\s+(?:any\s+)?(?:releases?|versions?|"
    r"commits?))?(?!\w)",
    re.IGNORECASE,
)
_TAGGING = re.compile(
    r"(?<!\w)(?:creat(?:e|ing)|mak(?:e|ing)|add(?:ing)?|cut(?:ting)?|push(?:ing)?|delet(?:e|ing)|"
    r"remov(?:e|ing)|mov(?:e|ing))\s+(?:(?:any|new|the|git|release|version|annotated)\s+)*tags?"
    r"(?=\s*(?:$|[,;.]|to\s|on\s|again|yourself|without|unless|except|(?:called\s+|named\s+)?"
    r"(?:v\d|\d+\.\d|[a-z]+[-/]v?\d)))",
    re.IGNORECASE,
)
_OTHER_TAGS = re.compile(
    r"(?<!\w)(?:docker|images?|containers?|ec2|aws|azure|cloud|html|xml|resources?|npm|instances?|"
    r"costs?|notes?|tickets?|issues?|posts?|meta|scripts?|price)(?!\w)",
    re.IGNORECASE,
)
_BRANCH = re.compile(r"(?:refs/heads/)?(?:main|master|develop|dev|HEAD|[a-z]+/[\w./-]+)")


def take_tags(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take the tags out of a clause; in a shell those of other things have the same name."""
    tagging = "shell" in kinds and _TAGGING.search(reader.text)
    if "git" in kinds or (tagging and not _OTHER_TAGS.search(reader.text)):
        reader.take(_TAG, lambda _: Target("feature", GIT_TAG))


def pushed_tags(flags: set[str], rest: list[str]) -> set[str]:
    """Whether `git push` with these words pushes tags; what is not called like a branch may be
    one."""
    named = [word.rsplit(":", 1)[-1] for word in rest]
    if any(flag.startswith(("--ta", "--fol", "--mi")) for flag in flags) or "tag" in rest:
        return {GIT_TAG}
    if any(name.startswith(("refs/tags/", "tags/")) for name in named):
        return {GIT_TAG}
    return {MAYBE_GIT_TAG} if not all(map(_BRANCH.fullmatch, named[1:])) else set()


def is_plain_git(command: Command) -> bool:
    """Whether a command is one of git that has nothing to do with tags by its settings or refs."""
    said = " ".join(command.words).casefold()
    return command.program == "git" and "tags" not in said


def is_git_tag(features: Collection[str], *, known: bool) -> Truth:
    """Whether a call with these `features` has to do with a tag; where it is not `known` what it
    does, it may."""
    if GIT_TAG in features:
        return YES
    return NO if known and MAYBE_GIT_TAG not in features else MAYBE
