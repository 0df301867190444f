"""Commands inside commands: what `sudo`, `env`, `xargs`, `ssh host` and the like run."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from memoryd.rules.judging.command import REST, Command
from memoryd.rules.judging.command_wrappers import (
    ELSEWHERE,
    OPENING_SHELLS,
    SHELLS,
    inner_argv,
    inner_assignments,
    inner_scripts,
)
from memoryd.rules.judging.encoded_scripts import decoded_by, runs_what_is_decoded
from memoryd.rules.judging.git_aliases import without_aliases

MAX_NESTING = 12
"""Scripts inside scripts that are followed; what lies deeper is left as a plain word."""
_SCHEDULE = re.compile(r"^[ \t]*(?:@\w+[ \t]+|(?:\S+[ \t]+){5})", re.MULTILINE)
"""What stands before the command in a line of a crontab."""
_MAX_ALIAS = 256
_MAX_PLACE = 16
_MAX_HEARD = 8
"""Shells that one text is handed to and that are followed."""
Splitting = Callable[[str], list[Command]]


def unwrapped(commands: Sequence[Command], split: Splitting) -> Iterator[Command]:
    """Each command, and after it the commands that it carries as arguments; `split` reads the
    scripts among these."""
    aliases: dict[str, str] = {}
    written: dict[str, str] = {}
    renamed: dict[str, tuple[str, ...]] = {}
    decoded = ""
    waiting = [(command, 0) for command in reversed(commands)]
    heard: dict[int, list[tuple[str, ...]]] = {}
    while waiting:
        command, depth = waiting.pop()
        if command.program == "alias":
            renamed.update(_renaming(command, split))
        elif renamed and command.words and command.words[0] in renamed:
            command = replace(command, words=(*renamed[command.words[0]], *command.words[1:]))
        if command.program == "git":
            command = without_aliases(command, aliases, split)
        yield command
        decoded = decoded_by(command) or decoded
        written.update(dict.fromkeys(command.writes[:1], _text_written(command)))
        if depth >= MAX_NESTING:
            continue
        carried: list[Command] = []
        argv = inner_argv(command.program, command.words)
        place = command.place
        if argv and command.program in ELSEWHERE:
            place = (*place, *command.words[1 : len(command.words) - len(argv)][:_MAX_PLACE])
        told = inner_assignments(command.program, command.words, argv)
        scripts = list(inner_scripts(command.program, command.words))
        if argv or told:
            carried.append(Command(argv, told, (), (), command.stdin, command.fed_by, place))
        for script in scripts:
            carried.extend(_handed_on(command, each) for each in split(script))
        if command.stdin and _reads_commands(command, argv or scripts):
            places = heard.setdefault(id(command.stdin), [])
            if len(places) < _MAX_HEARD:
                places.append(place)
                carried.extend(split(command.stdin))
            elif place not in places:
                carried.append(Command((REST, *place)))
        if decoded and runs_what_is_decoded(command):
            carried.extend(split(decoded))
            decoded = ""
        if script := _script_run(command, written):
            carried.extend(split(script))
        if command.program == "crontab" and command.stdin:
            carried.extend(split(_SCHEDULE.sub("", command.stdin)))
        if place:
            carried = [replace(each, place=place) for each in carried]
        waiting.extend((inner, depth + 1) for inner in reversed(carried))


def _renaming(command: Command, split: Splitting) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The names that an `alias` defines, each with the words that it stands for."""
    for word in command.words[1:]:
        name, _, meant = word.partition("=")
        found = split(meant) if 0 < len(meant) <= _MAX_ALIAS else []
        if found and found[0].words and name != found[0].words[0]:
            yield name, found[0].words


def _text_written(command: Command) -> str:
    """The text that a command writes into a file, where the line holds it."""
    if command.program in ("echo", "printf"):
        return " ".join(command.words[1:]).replace("\\n", "\n")
    return command.stdin if command.program == "cat" else ""


def _script_run(command: Command, written: dict[str, str]) -> str:
    """The script that a command runs from a file which the same line has written."""
    runs = command.program in SHELLS or command.program in ("source", ".")
    for word in command.words[: 2 if runs else 1][-1:] if written else ():
        return written.pop(word, "") or written.pop(word.removeprefix("./"), "")
    return ""


def _handed_on(command: Command, inner: Command) -> Command:
    """`inner`, one of the script that `command` runs, which reads what `command` is given."""
    given = inner.stdin or inner.fed_by or inner.reads
    return inner if given else replace(inner, stdin=command.stdin, fed_by=command.fed_by)


def _reads_commands(command: Command, told: Sequence[object]) -> bool:
    """Whether `command` runs what it is given: a shell, `expect`, or what opens a shell unless it
    is `told` a command."""
    if command.program in SHELLS or command.program == "expect":
        return True
    return command.program in OPENING_SHELLS and not told


def is_script(command: Command, before: Command | None) -> bool:
    """Whether `command` is a script in one word, which the wrapper `before` it hands to a shell:
    its commands follow it."""
    one = command.words[0] if len(command.words) == 1 else ""
    if before is None or " " not in one:
        return False
    return one in inner_scripts(before.program, before.words)
