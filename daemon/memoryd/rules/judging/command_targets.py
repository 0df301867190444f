"""Commands that a rule names: `sudo`, `rm -rf`, `terraform destroy`, `reset --hard` on git."""

import re

from memoryd.rules.judging.actions import GENERIC, class_of
from memoryd.rules.judging.features import RESOURCE_TYPES
from memoryd.rules.judging.programs import AMBIGUOUS, PROGRAMS, WITH_SUBCOMMANDS
from memoryd.rules.judging.target import MARK, Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS

_TOKEN = re.compile('\x01\\d+\x01|[^\\s,;:()\\[\\]"“”!?，。；]+')
_RUNNING = word_set(
    """run use execute call invoke running using executing with via through command mit con avec
    com usar utiliser benutzen issue 用 使用 运行 执行"""
)
_GIT_SUBCOMMANDS = word_set(
    """push pull commit merge rebase reset checkout clean stash branch tag cherry-pick revert
    fetch add rm filter-branch filter-repo bisect gc"""
)
_SETTINGS = word_set("region regions zone zones project projects context contexts plugin plugins")
"""Nouns before the name of what a program works on, no subcommands."""
COMMANDS = frozenset({"shell", "container", "cloud", "git", "package", "deploy"})


def mark_commands(
    reader: TargetReader, kinds: frozenset[str], program: str, verbs: set[str]
) -> None:
    """Take the commands out of the clause. `program` is what the tool is named after, if so."""
    if kinds and not kinds & COMMANDS and verbs != {"run"}:
        return
    tokens = list(_TOKEN.finditer(reader.text))
    told = bool(verbs - GENERIC)  # what is done is said: what follows a program describes it
    taken: list[tuple[int, int, Target, list[Target]]] = []
    index = 0
    while index < len(tokens):
        word = tokens[index].group().casefold().strip("`'\".")
        previous = tokens[index - 1].group().casefold() if index else ""
        words = _starts_command(word, previous, index, program, verbs, tokens)
        if not words:
            index += 1
            continue
        stop = index + 1
        subcommands = words[0] in WITH_SUBCOMMANDS
        extra: list[str] = []
        while stop < len(tokens):
            follower = tokens[stop].group()
            gap = reader.text[tokens[stop - 1].end() : tokens[stop].start()]
            if gap.strip() or "\x03" in follower:
                break
            mark = MARK.fullmatch(follower)
            if mark:
                target = reader.targets[int(mark.group(1))]
                if target.kind == "flag":
                    extra.append(target.value)
                elif target.kind == "command" and len(words) == 1:
                    extra.extend(target.words)
                elif not told and _is_of_aws(target, [*words, *extra], tokens[stop + 1 :]):
                    extra.append(target.value)
                else:
                    break
            elif (follower.isdigit() and len(words) == 1) or follower in (".", "*"):
                extra.append(follower)
            elif (
                subcommands
                and (
                    _is_subcommand(follower, len(words) + len(extra))
                    or _is_of_kubectl(follower, [*words, *extra])
                )
                and not (told and class_of(follower) is None and follower not in _OBJECTS)
            ):
                extra.append(follower.casefold())
            else:
                break
            stop += 1
        parts = (*words, *extra)
        taken.append(
            (
                tokens[index].start(),
                tokens[stop - 1].end(),
                Target("command", " ".join(parts), parts),
                [],
            )
        )
        index = stop
    for start, end, target, _ in reversed(taken):
        reader.targets.append(target)
        reader.text = f"{reader.text[:start]} \x01{len(reader.targets) - 1}\x01 {reader.text[end:]}"


def _is_of_kubectl(word: str, said: list[str]) -> bool:
    """Whether a word is the verb or the kind of thing of a kubectl command: `kubectl get
    secret`."""
    if said[0] not in ("kubectl", "oc") or not word.islower():
        return False
    return (len(said) == 1 and word == "get") or (said[1:] == ["get"] and word in RESOURCE_TYPES)


def _is_of_aws(target: Target, said: list[str], behind: list[re.Match[str]]) -> bool:
    """Whether what looks like a name is a deed of the AWS command line, or a service with a deed
    `behind` it: `aws ec2 terminate-instances`."""
    if said[0] != "aws" or target.kind != "name":
        return False
    first, *rest = target.value.split("-")
    if said[1:]:
        return bool(rest and class_of(first))
    deed = behind[0].group() if behind else ""
    return target.value in _OBJECTS and (bool(MARK.fullmatch(deed)) or _is_subcommand(deed, 2))


def _starts_command(
    word: str, previous: str, index: int, program: str, verbs: set[str], tokens: list[re.Match[str]]
) -> tuple[str, ...]:
    listed = (
        previous in CONJUNCTIONS and index > 1 and tokens[index - 2].group().casefold() in PROGRAMS
    )
    named = listed or previous in _RUNNING or (index == 0 and bool(verbs & GENERIC or not verbs))
    if word in PROGRAMS and (word not in AMBIGUOUS or named):
        return () if word == program and index + 1 >= len(tokens) and not named else (word,)
    if program == "git" and word in _GIT_SUBCOMMANDS and named:
        return ("git", word)
    if program and named and class_of(word) and word not in GENERIC_NOUNS | FILLER:
        return (program, word)
    if (
        program
        and named
        and index + 1 < len(tokens)
        and MARK.match(tokens[index + 1].group())
        and word.isalpha()
        and word not in FILLER | GENERIC_NOUNS | _SETTINGS
    ):
        return (program, word)
    return ()


_OBJECTS = word_set(
    """branch tag stash remote config worktree submodule image images container volume network
    compose system pod deployment service namespace secret node instance bucket stack s3 ec2
    pr issue repo release cache audit ci workspace state"""
)
"""Subcommands that are nouns."""
_NO_SUBCOMMANDS = word_set(
    """if when unless without because while during before after command commands repo server machine
    box project app laptop shell profile account console cli region cluster tool packages modules
    dependencies libraries"""
)
"""What follows the name of a program in a rule and is none of its subcommands."""


def _is_subcommand(word: str, position: int) -> bool:
    lowered = word.casefold()
    if not re.fullmatch(r"[a-z][a-z0-9:-]*", word) or position > 3:
        return False
    if lowered.endswith("ly") and lowered != "apply":
        return False
    if lowered in ("up", "down"):
        return position <= 2
    if lowered in FILLER | CONJUNCTIONS | _NO_SUBCOMMANDS:
        return False
    return lowered not in GENERIC_NOUNS or position <= 2
