"""Whether a command line holds an option or the command that a rule names."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth, class_of
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_facts import role_words
from memoryd.rules.judging.command_options import VALUED, without_leading_options
from memoryd.rules.judging.command_wrappers import inner_argv
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.programs import SAME_SUBCOMMAND, same_program
from memoryd.rules.judging.target import WHERE

_LETTER_FLAG = 2
"""Characters of an option of one letter, whose case counts."""
_COMPOSE = "docker-compose"
_TAKING = frozenset({"delete", "destroy"})
"""Deeds that a flag may say as well: `terraform apply -destroy`."""


def has_flag(value: str, facts: Facts) -> Truth:
    """Whether the call carries an option."""
    if value == WHERE:
        return YES if facts.bounded else NO
    name = value.split("=", 1)[0]
    if name in facts.flags or any(
        flag.lstrip("-").casefold() == name.lstrip("-").casefold()
        for flag in facts.flags
        if len(name) > _LETTER_FLAG
    ):
        return YES
    if re.fullmatch(r"-[A-Za-z]{1,3}", name):
        letters = _letters(facts.flags)
        return YES if set(name[1:]) <= letters else NO
    return NO


_LONG_FLAGS = {
    "--recursive": "r",
    "--force": "f",
    "-R": "r",
    "-delete": "r",
    "--global": "g",
    "--all": "a",
    "--volumes": "v",
}


def _letters(flags: Iterable[str]) -> set[str]:
    found: set[str] = set()
    for flag in flags:
        if flag in _LONG_FLAGS:
            found.add(_LONG_FLAGS[flag])
        elif re.fullmatch(r"-[A-Za-z0-9]+", flag):
            found.update(flag[1:])
        if flag.startswith("--"):
            found.add(flag.split("=", 1)[0].casefold())
    return found


def _is_of_objects(subcommand: str, operands: list[str]) -> bool:
    """Whether a command of `aws s3api` may be the one of `aws s3`: delete-object and rm."""
    done = class_of(subcommand)
    behind = operands[1].split("-")[0] if operands[:1] == ["s3api"] and operands[1:] else ""
    return bool(behind) and (done is None or class_of(behind) == done)


def is_command(wanted: tuple[str, ...], command: Command) -> Truth:
    """Whether `command` is the one that a rule names: program, subcommands and options."""
    program = same_program(command.program)
    composing = command.program == _COMPOSE
    if composing and wanted[:1] == ("docker",):
        program = "docker"
    elif wanted[:1] == (_COMPOSE,) and program == "docker":
        wanted = ("docker", "compose", *wanted[1:])
    if not wanted or program != same_program(wanted[0]):
        return NO
    words = [
        SAME_SUBCOMMAND.get(word.casefold(), word.casefold())
        for word in (*(("compose",) if composing else ()), *role_words(command, program))
    ]
    operands = [word for word in words if not word.startswith("-")]
    subcommands = [
        SAME_SUBCOMMAND.get(word, word) for word in wanted[1:] if not word.startswith("-")
    ]
    said = without_leading_options(program, command.words[1:])[: len(subcommands)]
    unknown = any(word.startswith("$") for word in said)  # `git $WHAT` may be any
    position = 0
    for subcommand in subcommands:
        while position < len(operands) and operands[position] not in (
            subcommand,
            subcommand.removesuffix("s"),
            f"0{subcommand}",
        ):
            position += 1
        if position == len(operands):
            if unknown:
                return MAYBE
            if wanted[:2] == ("aws", "s3") and _is_of_objects(subcommand, operands):
                return MAYBE
            dashed = {f"-{subcommand}", f"--{subcommand}"}
            return NO if class_of(subcommand) not in _TAKING or dashed.isdisjoint(words) else MAYBE
        position += 1
    flags = _letters(word for word in wanted[1:] if word.startswith("-"))
    if flags and program == "rm" and "r" in flags:
        words = ["-r" if word == "-R" else word for word in words]
    given = _letters(word for word in command.words[1:] if word.startswith("-"))
    return YES if flags <= given | {c.casefold() for c in given} else NO


_HARMLESS = frozenset({"-y", "--yes", "--assume-yes", "-q", "-qq", "--quiet", "--no-pager"})
"""Options that change nothing but how a program talks."""
_AS_ROOT = frozenset({"sudo", "doas"})
_PLAIN_OPTIONS = frozenset({"-n", "--non-interactive", "-H", "-k", "-S", "-A"})
"""Options of `sudo` that change neither what is run nor what it is told."""
_PLAIN_WORD = re.compile(r"-{0,2}[A-Za-z0-9_@%.,+/][\w@%.,+/-]*")
"""A word that sets nothing, as `-o=…` and `Hook::Run` do."""


def is_just(wanted: tuple[str, ...], command: Command) -> Truth:
    """Whether `command` is the one that an exception names and does nothing else: its first
    subcommands are those of `wanted`, and where these name an object, it has no other. `sudo`
    before it is let pass with it, if no options follow."""
    if command.program in _AS_ROOT and wanted[:1] != (command.program,):
        return _is_just_as_root(wanted, command)
    found = is_command(wanted, command)
    names = [word for word in wanted[1:] if not word.startswith("-")]
    if found is not YES or not names:
        return found
    program = same_program(command.program)
    complete = program == "make" or any(class_of(name) for name in names[:-1])
    words = command.words[1:]
    if command.program == _COMPOSE and wanted[0] != _COMPOSE:
        words = ("compose", *words)
    elif wanted[0] == _COMPOSE and command.program != _COMPOSE:
        names = ["compose", *names]
    valued = VALUED.get(program, frozenset())
    operands: list[str] = []
    before = ""
    for word in words:
        leading = len(operands) < len(names)
        if word.startswith("-"):
            if leading and word.partition("=")[0] not in valued | _HARMLESS:
                return MAYBE
        elif before not in valued:
            operands.append(word.casefold())
        before = word
    if complete and len(operands) > len(names):
        return MAYBE
    return YES if _same_names(names, operands[: len(names)]) else MAYBE


def _same_names(wanted: list[str], given: list[str]) -> bool:
    return len(wanted) == len(given) and all(
        SAME_SUBCOMMAND.get(one, one).removesuffix("s")
        == SAME_SUBCOMMAND.get(other, other).removesuffix("s")
        for one, other in zip(wanted, given, strict=True)
    )


def _is_just_as_root(wanted: tuple[str, ...], command: Command) -> Truth:
    inner = inner_argv(command.program, command.words)
    before = command.words[1 : len(command.words) - len(inner)]
    plain = not command.assignments and _PLAIN_OPTIONS.issuperset(before)
    if not (inner and plain and "/" not in inner[0] and all(map(_PLAIN_WORD.fullmatch, inner))):
        return NO
    options = {word for word in inner if word.startswith("-")}
    just = options <= _HARMLESS.union(wanted) and is_just(wanted, Command(inner)) is YES
    return YES if just else NO
