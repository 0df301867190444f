"""The definition of a command. The parser, the help, the completions and the docs read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Values = dict[str, Any]
    """The values of a command line by param name. A value is a text, a list, a number or True."""


class Argument:
    """A positional argument. `rest`: whether it takes all remaining words as a list."""

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
        """Whether `-` reads the text from standard input."""
        self.choices = tuple(choices)


class Option:
    """An option such as `--tag TAG`. Without `value`, it is a switch, which is True if given."""

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
    """A command of memoryctl.

    `methods`: the RPC methods that the command calls, all with the same params. A single result is
    printed as it is, several as an object keyed by the last part of each method's name. A `task`
    calls the methods itself, and `follow` yields results until it is stopped. A command without
    methods has `local` or `examine`, or is `call`, which takes the method from the command line.
    Functions are given as `module:function`, with the module below memoryd_client.memoryctl, so
    that the module is imported only when the command runs.
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
        """Whether --user, if given, limits the result to that user."""
        self.params = params
        """`(values) -> params`, if the params are not the values themselves."""
        self.fixed = fixed or {}
        """Params with a constant value."""
        self.view = view
        """The name of the view in views/ that shows the result on a terminal."""
        self.plain = plain
        """Whether the text is printed into a pipe too, unless --json is given."""
        self.exit_code = exit_code
        """The exit code for a result, if it is not always 0."""
        self.local = local
        """`(values) -> text`, which needs no daemon."""
        self.examine = examine
        """`(socket path, timeout, environment) -> result`, which needs no running daemon."""
        self.task = task
        """`(connection, params) -> result`."""
        self.follow = follow
        """`(socket path, timeout, params) -> iterator of results`, each printed as a line."""
        self.harmless = harmless
        """Whether a guarded agent may run it regardless of its methods, since it only prints."""
        self.timeout = timeout
        """Seconds to wait for a response unless --timeout is given."""
        self.examples = tuple(examples)

    @property
    def usage(self) -> str:
        """The usage line, such as `memoryctl rules list TOOL [--status STATUS]`."""
        words = ["memoryctl", self.name]
        words += [one.name if one.required else f"[{one.name}]" for one in self.arguments]
        for option in self.options:
            word = f"{option.name} {option.value}".strip()
            words.append(f"[{word}]" + ("…" if option.many else ""))
        return " ".join(words)
