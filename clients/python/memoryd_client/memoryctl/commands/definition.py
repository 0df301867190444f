"""What a command is made of. The parser, the help, the completions and the docs read these."""

from __future__ import annotations

from collections.abc import Callable, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Values = dict[str, Any]
    """What a command line gave: the text, list, number or True of each param name."""


class Argument:
    """A positional argument. `rest`: it takes every word that is left, as a list."""

    __slots__ = ("choices", "help", "name", "param", "required", "rest", "stdin")

    def __init__(
        self,
        name: str,
        param: str,
        help_text: str,
        *,
        required: bool = True,
        rest: bool = False,
        stdin: bool = False,
        choices: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.param = param
        self.help = help_text
        self.required = required
        self.rest = rest
        self.stdin = stdin
        """Whether the text `-` stands for what comes in on standard input."""
        self.choices = tuple(choices)


class Option:
    """An option such as `--tag TAG`. Without `value` it is a switch, True when given."""

    __slots__ = ("choices", "help", "kind", "many", "name", "param", "value")

    def __init__(
        self,
        name: str,
        value: str,
        param: str,
        help_text: str,
        *,
        many: bool = False,
        choices: Sequence[str] = (),
        kind: type[str] | type[int] | type[float] = str,
    ) -> None:
        self.name = name
        self.value = value
        self.param = param
        self.help = help_text
        self.many = many
        self.choices = tuple(choices)
        self.kind = kind


class Command:
    """One command.

    `methods` are the RPC methods it calls, each with the same params: the result of one is
    printed as it is, of several as an object keyed by the last part of their names. One with a
    `task` calls them in its own way, and one with `follow` goes on until it is stopped. A command
    without methods is either `call`, which takes its method from the command line, `local`, or
    `examine`.
    """

    __slots__ = (
        "arguments",
        "examine",
        "examples",
        "exit_code",
        "fixed",
        "follow",
        "harmless",
        "local",
        "methods",
        "name",
        "options",
        "params",
        "plain",
        "summary",
        "takes_user",
        "task",
        "timeout",
        "user_narrows",
        "view",
    )

    def __init__(
        self,
        name: str,
        summary: str,
        *methods: str,
        arguments: Sequence[Argument] = (),
        options: Sequence[Option] = (),
        takes_user: bool = False,
        user_narrows: bool = False,
        params: str = "",
        fixed: Values | None = None,
        view: str = "",
        plain: bool = False,
        exit_code: Callable[[Any], int] | None = None,
        local: str = "",
        examine: str = "",
        task: str = "",
        follow: str = "",
        harmless: bool = False,
        timeout: float = 30.0,
        examples: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.summary = summary
        self.methods = methods
        self.arguments = tuple(arguments)
        self.options = tuple(options)
        self.takes_user = takes_user
        """Whether its methods need a user_id."""
        self.user_narrows = user_narrows
        """Whether --user, when it is given, narrows the answer to that user."""
        self.params = params
        """Makes the params from the values, where they are not the values themselves."""
        self.fixed = fixed or {}
        """Params that are always the same."""
        self.view = view
        """The function of views.py that shows the result on a terminal."""
        self.plain = plain
        """Whether it prints that view when piped too, unless --json is given."""
        self.exit_code = exit_code
        """The exit code of a result, where it is not 0."""
        self.local = local
        """Makes the answer without a daemon."""
        self.examine = examine
        """Makes the result from the socket's path, the timeout and the environment, whether or not
        a daemon runs."""
        self.task = task
        """Makes the answer from the params, over the connection."""
        self.follow = follow
        """Makes one result after the other from the socket's path, the timeout and the params; each
        is a line."""
        self.harmless = harmless
        """Whether a guarded agent may run it, whatever its methods say: it only prints."""
        self.timeout = timeout
        """Seconds to wait for an answer unless --timeout is given."""
        self.examples = tuple(examples)

    @property
    def usage(self) -> str:
        """The command line in one line, such as `memoryctl rules list TOOL [--status STATUS]`."""
        words = ["memoryctl", self.name]
        words += [one.name if one.required else f"[{one.name}]" for one in self.arguments]
        for option in self.options:
            word = f"{option.name} {option.value}".strip()
            words.append(f"[{word}]" + ("…" if option.many else ""))
        return " ".join(words)
