"""Whether a call acts as the root user, however it says so: `ssh root@host`, `-u root`, an argument
that names the user."""

import re
from itertools import pairwise

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.facts import Facts

_USERS = (
    "user",
    "username",
    "login",
    "user_name",
    "remote_user",
    "ssh_user",
    "run_as",
    "as_user",
    "become_user",
)
_ROOT = frozenset({"root", "0"})
_CHOOSING = frozenset(
    {"ssh", "scp", "sftp", "rsync", "mosh", "autossh", "docker", "podman", "docker-compose"}
    | {"ansible", "ansible-playbook", "runuser", "machinectl", "lxc"}
)
"""Programs that are told as whom to act."""
_OPTIONS = frozenset({"-l", "-u", "--user", "--login"})
_AT_HOST = re.compile(
    r"(?:\w+://)?root@\S+|(?:--user=|-[ul]=?|-o\s?User=|User=)(?:root|0)(?::\S*)?", re.IGNORECASE
)


def acts_as_root(facts: Facts) -> bool:
    """Whether the call says that it is root who acts."""
    if any(map(_is_root, (user for name in _USERS for user in facts.fields.get(name, ())))):
        return True
    if "login" in facts.actions and any(each.startswith("root@") for each in facts.values):
        return True
    return any(map(_is_as_root, facts.commands))


def _is_root(user: str) -> bool:
    """Whether a user, maybe with a group, is root: `0:1000`."""
    return user.partition(":")[0].casefold() in _ROOT


def _is_as_root(command: Command) -> bool:
    if command.program not in _CHOOSING:
        return False
    words = command.words
    told = any(map(_AT_HOST.fullmatch, words))
    return told or any(option in _OPTIONS and _is_root(user) for option, user in pairwise(words))
