"""Programs that run what stands in their arguments: `sudo`, `env`, `xargs`, `sh -c`, `ssh`."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

SHELLS = frozenset({"sh", "bash", "zsh", "dash", "ksh", "fish", "ash", "busybox"})
"""Programs that read commands from `-c` or from their input."""

OPENING_SHELLS = frozenset({"ssh", "su", "sudo", "doas", "chroot", "newgrp", "at", "batch"})
"""Programs that hand their input to a shell where no command follows."""

ELSEWHERE = frozenset({"ssh", "docker", "podman", "docker-compose", "kubectl", "oc"})
"""Programs that run a command in another place, which their arguments name."""

_OPTIONS_WITH_VALUE: dict[str, frozenset[str]] = {
    "sudo": frozenset({"-u", "-g", "-h", "-p", "-C", "-r", "-t", "-U", "-D", "--user", "--group"}),
    "doas": frozenset({"-u", "-C"}),
    "env": frozenset({"-u", "-C", "--unset", "--chdir"}),
    "nice": frozenset({"-n", "--adjustment"}),
    "ionice": frozenset({"-c", "-n", "-p"}),
    "timeout": frozenset({"-k", "-s", "--signal", "--kill-after"}),
    "xargs": frozenset({"-I", "-n", "-P", "-L", "-d", "-s", "-a", "-E"}),
    "stdbuf": frozenset({"-i", "-o", "-e"}),
    "strace": frozenset({"-e", "-o", "-p", "-s"}),
    "watch": frozenset({"-n", "--interval"}),
    "flock": frozenset({"-w", "-E"}),
    "nohup": frozenset(),
    "setsid": frozenset(),
    "exec": frozenset({"-a"}),
    "command": frozenset(),
    "builtin": frozenset(),
    "time": frozenset({"-f", "-o"}),
    "caffeinate": frozenset({"-t"}),
    "chroot": frozenset({"--userspec"}),
    "nsenter": frozenset({"-t", "--target", "-S", "-G"}),
    "taskset": frozenset(),
    "chrt": frozenset(),
    "spawn": frozenset({"-open"}),
    "unshare": frozenset(),
    "parallel": frozenset({"-j"}),
    "busybox": frozenset(),
    "npx": frozenset({"-p", "--package"}),
    "bunx": frozenset(),
    "pkexec": frozenset({"--user"}),
    "systemd-run": frozenset({"-p", "-u", "--unit", "-t", "-E", "-M", "--uid", "--gid", "--slice"}),
    "setpriv": frozenset({"--reuid", "--regid"}),
    "unbuffer": frozenset(),
    "fakeroot": frozenset(),
    "firejail": frozenset(),
    "runuser": frozenset({"-u"}),
    "ssh": frozenset(
        {"-p", "-i", "-l", "-o", "-F", "-J", "-L", "-R", "-D", "-b", "-c", "-E", "-W"}
    ),
}
_TYPING = {"tmux": ("send-keys", "send"), "screen": ("-X", "stuff"), "xdotool": ("type",)} | {
    "ydotool": ("type",),
    "wtype": (),
}
"""Programs that type their arguments into a terminal, and the words before what they type."""
_OPENING = {
    "tmux": frozenset({"new-session", "new", "new-window", "neww", "split-window", "splitw"})
    | {"respawn-pane", "respawn-window", "run-shell", "run", "display-popup", "popup"}
}
"""Programs that open a terminal for a command."""
_KEYS = frozenset({"enter", "c-m", "c-j", "kpenter", "return", "escape", "c-c", "c-l"})
_OPTIONS_OF_TERMINALS = frozenset(
    {"-t", "-S", "-p", "-n", "-s", "-c", "-e", "-F", "-x", "-y", "-N"}
)
_OPERANDS_BEFORE_COMMAND = {"timeout": 1, "flock": 1, "chroot": 1, "ssh": 1} | {
    "taskset": 1,
    "chrt": 1,
}
_EXEC_SUBCOMMANDS = {
    ("docker", "exec"),
    ("docker", "run"),
    ("podman", "exec"),
    ("podman", "run"),
    ("docker-compose", "exec"),
    ("docker-compose", "run"),
    ("kubectl", "exec"),
    ("poetry", "run"),
    ("uv", "run"),
    ("pipenv", "run"),
    ("npm", "exec"),
    ("pnpm", "exec"),
    ("yarn", "exec"),
    ("bundle", "exec"),
    ("oc", "exec"),
}
_SCRIPTS = {
    "python": frozenset({"manage.py"}),
    "php": frozenset({"artisan"}),
    "ruby": frozenset({"rails", "rake"}),
}
"""Programs that stand in a repository, by the interpreter that they are handed to."""
_CONTAINER_OPERANDS = frozenset({"docker", "podman", "docker-compose", "kubectl", "oc"})
_VALUE_OPTIONS_OF_EXEC = frozenset(
    {"-u", "-w", "-e", "-v", "-p", "-c", "-n", "--user", "--workdir", "--env", "--name", "--volume"}
    | {"--network", "--publish", "--container", "--namespace", "-f", "--entrypoint"}
)

_SETTING = frozenset({"env", "sudo", "doas"})
_ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)=(.*)", re.DOTALL)


def inner_argv(program: str, words: Sequence[str]) -> tuple[str, ...]:
    """The command that `words` (a wrapper and its arguments) would run, or nothing."""
    if program == "find":
        return _find_exec(words)
    if program.startswith("python") and "-m" in words[1:4]:
        return tuple(words[words.index("-m") + 1 :])
    if words[1:] and words[1].rsplit("/", 1)[-1] in _SCRIPTS.get(program.rstrip(".0123456789"), ()):
        return tuple(words[1:])
    if program == "coproc":
        begin = words.index("{") if "{" in words[1:3] else 0
        return tuple(words[begin + 1 :])
    if program == "ip" and words[1:3] == ("netns", "exec"):
        return tuple(words[4:])
    if program in _OPTIONS_WITH_VALUE:
        return _after_options(
            words[1:],
            _OPTIONS_WITH_VALUE[program],
            operands=_OPERANDS_BEFORE_COMMAND.get(program, 0),
            assignments=program in ("env", "sudo"),
        )
    if len(words) > 2 and (program, words[1].casefold()) in _EXEC_SUBCOMMANDS:
        rest = words[2:]
        if "--" in rest:
            return tuple(rest[rest.index("--") + 1 :])
        return _after_options(
            rest, _VALUE_OPTIONS_OF_EXEC, operands=int(program in _CONTAINER_OPERANDS)
        )
    return ()


def inner_assignments(
    program: str, words: Sequence[str], argv: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """The variables that a wrapper sets for the command `argv` that it runs: `env DEBUG=1 make`,
    `docker run -e DEBUG=1 app`."""
    before = words[1 : len(words) - len(argv)]
    if program in _SETTING:
        told = list(before) if argv else []
    elif program in _CONTAINER_OPERANDS and {"exec", "run"} & set(words[1:3]):
        told = [each for option, each in pairwise(before) if option in ("-e", "--env")]
        told += [each[6:] for each in before if each.startswith("--env=")]
    else:
        return ()
    return tuple((each[1], each[2]) for each in map(_ASSIGNMENT.fullmatch, told) if each)


def inner_scripts(program: str, words: Sequence[str]) -> Iterator[str]:
    """The shell scripts that stand as single words in `words`: `sh -c`, `eval`, `ssh host '…'`."""
    if program == "eval":
        yield " ".join(words[1:])
    elif program in SHELLS or program in ("su", "runuser", "script"):
        for index, word in enumerate(words[1:-1], start=1):
            if word == "--command" or (word[:1] == "-" and word[1:2] != "-" and "c" in word[1:]):
                yield words[index + 1]
                return
    elif program in ("ssh", "watch", "parallel", "xargs", "env", "flock"):
        inner = inner_argv(program, words)
        if len(inner) == 1 and " " in inner[0]:
            yield inner[0]
    elif program == "expect" and "-c" in words[:-1]:
        yield words[words.index("-c") + 1]
    elif program == "trap" and len(words) > 1:
        yield words[1]
    elif program in _TYPING:
        yield from _typed(program, words)


def _typed(program: str, words: Sequence[str]) -> Iterator[str]:
    """What a program types into a terminal, or runs in a new one."""
    lead = _TYPING[program]
    rest = list(words[1:])
    opening = any(word in _OPENING.get(program, ()) for word in rest[:3])
    if not (opening or not lead or any(word in lead for word in rest)):
        return
    kept: list[str] = []
    skip = False
    for word in rest:
        if skip or word in lead or word in _OPENING.get(program, ()):
            skip = False
        elif word.startswith("-"):
            skip = word in _OPTIONS_OF_TERMINALS
        elif word.casefold() not in _KEYS:
            kept.append(word)
    yield " ".join(kept).replace("\\n", "\n").replace("\\r", "\n")


def _after_options(
    words: Sequence[str], with_value: frozenset[str], *, operands: int, assignments: bool = False
) -> tuple[str, ...]:
    index = 0
    while index < len(words):
        word = words[index]
        if word == "--":
            index += 1
            break
        if word.startswith("-") and len(word) > 1:
            index += 2 if word in with_value else 1
        elif assignments and "=" in word and not word.startswith("="):
            index += 1
        elif operands:
            operands -= 1
            index += 1
        else:
            break
    return tuple(words[index:])


def _find_exec(words: Sequence[str]) -> tuple[str, ...]:
    for index, word in enumerate(words):
        if word in ("-exec", "-execdir", "-ok", "-okdir"):
            root = next((root for root in words[1:index] if not root.startswith("-")), ".")
            inner = [word for word in words[index + 1 :] if word not in (";", "+", "\\;")]
            if inner[:1] == ["{}"] and "-name" in words[:index]:
                inner[0] = words[words.index("-name") + 1]
            return tuple(root if word == "{}" else word for word in inner)
    return ()
