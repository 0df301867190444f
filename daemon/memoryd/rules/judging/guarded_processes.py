"""Commands that end, stop or take hold of the daemon's process."""

from collections.abc import Sequence

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.guarded_line import names_before
from memoryd.rules.judging.guarded_text import fits
from memoryd.rules.judging.guarded_things import (
    ATTACHING,
    ENDING,
    MANAGERS,
    NAME,
    PROCESS,
    STOPPING,
)

_ONLY_ASKING = frozenset({"-0", "-l", "-L", "--list"})
"""Options by which `kill` ends nothing."""
_BY_PATTERN = frozenset({"pkill", "killall"})
_OF_USER = frozenset({"-u", "-U", "--uid", "--euid", "--user"})
_SIGNAL = frozenset({"-s", "-n", "--signal"})
_MIN_PATTERN = 3
_PATTERN_SIGNS = str.maketrans(dict.fromkeys("[]^$.*\\()+?"))


def stops_daemon(commands: Sequence[Command], index: int) -> bool:
    """Whether the command at `index` of a line ends the daemon, or every process of the user."""
    command = commands[index]
    program, words = command.program, command.words[1:]
    if program == NAME:  # /etc/init.d/memoryd stop
        return not STOPPING.isdisjoint(words[:1])
    if program == "killall5":
        return True
    if program in ATTACHING:
        return any(map(_names_process, names_before(commands, index)))
    if program in MANAGERS:
        said = (*words, *names_before(commands, index))
        stopping = not STOPPING.isdisjoint(word.casefold() for word in said)
        return stopping and any(map(_names_unit, said))
    if program not in ENDING or _ONLY_ASKING.intersection(words):
        return False
    if _ends_all(program, words):
        return True
    named = tuple(word for word in names_before(commands, index) if len(word) >= _MIN_PATTERN)
    if program in _BY_PATTERN:
        named = (*words, *named)
    elif any(map(_names_process, words)):
        return True
    return any(_names_process(word) or _meant_by(word) for word in named if word[:1] != "-")


def _ends_all(program: str, words: Sequence[str]) -> bool:
    """Whether every process is ended, or every one of a user: `kill -9 -1`, `pkill -u sam`."""
    if program == "kill":
        signal = 2 if words[:1] and words[0] in _SIGNAL else int(words[:1] != ("--",))
        return "-1" in words[signal:]
    named = [
        word
        for before, word in zip(("", *words), words, strict=False)
        if word[:1] != "-" and before not in _OF_USER
    ]
    of_user = any(word.partition("=")[0] in _OF_USER for word in words)
    return program in (*_BY_PATTERN, "skill") and of_user and not named


def _meant_by(pattern: str) -> bool:
    """Whether a pattern of `pkill` fits the daemon's name, or names it among other words."""
    plain = pattern.replace(".*", " ").translate(_PATTERN_SIGNS).casefold()
    if (len(plain) >= _MIN_PATTERN and plain in NAME) or _names_process(plain):
        return True
    parts = pattern.casefold().strip("^$").replace(".*", "*").replace(".", "?")
    any_name = bool(parts) and set(parts) <= {"*", "?"}
    said = sum(map(str.isalnum, parts))
    return (any_name or said >= _MIN_PATTERN) and fits(f"*{parts}*", NAME)


def _names_unit(word: str) -> bool:
    return _names_process(word) or ("*" in word and fits(word.removesuffix(".service"), NAME))


def _names_process(word: str) -> bool:
    return bool(PROCESS.search(word))
