"""Commands: one program with its words, as a shell would run it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

_NEAR = 16
"""How many commands may stand between a list of processes and what ends them."""
_LISTERS = frozenset({"lsof", "pgrep", "pidof"})
"""Programs that list the numbers of processes."""
REST = "\0rest"
"""The program of what is not told apart any more: its words are those of the line."""
MAX_PARTS = 64
"""Commands of one line that are judged one by one; more are judged in groups."""


@dataclass(frozen=True, slots=True)
class Command:
    """One simple command: `words` without quotes (the program first), the variables set before
    it, the files its output goes to (`writes`) or its input comes from (`reads`), the program
    whose output is piped into it (`fed_by`), and where else it runs (`place`): the words of an
    `ssh` or `docker exec` around it."""

    words: tuple[str, ...]
    assignments: tuple[tuple[str, str], ...] = ()
    writes: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()
    stdin: str = ""
    fed_by: str = ""
    place: tuple[str, ...] = ()
    program: str = field(init=False, compare=False)
    """The program's name without its directory, in lower case; empty for none."""

    def __post_init__(self) -> None:
        first = self.words[0] if self.words else ""
        name = first.replace("\\", "/").rsplit("/", 1)[-1].casefold()
        object.__setattr__(self, "program", name)


def command_before(commands: Sequence[Command], index: int) -> Command | None:
    """The command in front of the one at `index`; of a `kill`, that which lists what it ends."""
    earlier = commands[max(0, index - _NEAR) : index]
    if commands[index].program == "kill":
        earlier = [each for each in earlier if each.program in _LISTERS]
    return earlier[-1] if earlier else None
