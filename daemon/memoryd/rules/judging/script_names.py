"""Scripts that are named after what they do."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.programs import PROGRAMS

_DEEDS = frozenset({"deploy", "restart", "migrate", "destroy", "terminate"})
_INTERPRETERS = SHELLS | {"python", "python3", "node", "ruby", "perl"}
_TRYING = frozenset(
    {"-h", "--help", "-n", "--dry-run", "--dryrun", "--check", "--plan", "--version", "--status"}
)
_SCRIPT = re.compile(r"(?:\S*/)?([a-z]+)(?:\.(?:sh|bash|py|js|ts|rb|pl|ps1))?")
"""`./deploy.sh`, `scripts/deploy`: the deed is the name; `deploy-status.sh` does something else."""


def deeds_of_script(command: Command, program: str) -> frozenset[str]:
    """What a script surely does by its name: `./deploy.sh`, `bash deploy.sh`."""
    interpreted = program in _INTERPRETERS
    script = command.words[1:2] if interpreted else command.words[:1]
    named = script and (interpreted or program not in PROGRAMS)
    told = _SCRIPT.fullmatch(script[0]) if named else None
    done = class_of(told[1]) if told else None
    tried = not _TRYING.isdisjoint(command.words)
    return frozenset({done}) & _DEEDS if done and not tried else frozenset()
