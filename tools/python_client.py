"""The generated modules of the Python client: results, calls, errors."""

import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from client_types import Types, about, attribute_name

from memoryd import errors
from memoryd.schema.catalogue import Method, definitions, methods

_HEADER = '"""{title}\n\nGenerated from rpc_schema by `make generate`.\n"""\n\n'
_BASE = ("BadAnswer", "ClientError", "RpcError", "TimedOut", "Unreachable", "Unsendable")
_SIMPLE = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
    "array": "list[Any]",
    "object": "dict[str, Any]",
}


def results_module() -> str:
    """A TypedDict for each object that a method takes or answers."""
    types = PythonTypes()
    for method in methods().values():
        types.of_result(method)
        for name in method.params.get("properties", {}):
            types.of_param(method, name)
    body = "\n\n".join(types.written.values())
    title = "What the methods take and answer, as types."
    return formatted(
        _HEADER.format(title=title)
        + "from typing import Any, Literal, NotRequired, TypedDict\n\n\n"
        + body
        + "\n"
    )


def calls_module() -> str:
    """The methods of the client for threads."""
    return _calls("The methods of the daemon, for threads.", "")


def async_calls_module() -> str:
    """The methods of the client for asyncio."""
    return _calls("The methods of the daemon, for asyncio.", "async ")


def methods_module() -> str:
    """What a client knows of each method before it calls it."""
    every = methods().values()
    repeatable = {method.name: method.repeatable for method in every if method.repeatable}
    reading = sorted(method.name for method in every if method.effect == "read")
    naming = sorted(
        method.name for method in every if "user_id" in method.params.get("required", ())
    )
    user_id = definitions()["user_id"]
    return formatted(
        _HEADER.format(title="What a client knows of the methods before it calls them.")
        + f"READING = frozenset({reading!r})\n"
        + '"""The methods that change nothing."""\n\n'
        + f"USER_REQUIRED = frozenset({naming!r})\n"
        + '"""The methods that need the param user_id."""\n\n'
        + f"REPEATABLE: dict[str, bool | str] = {repeatable!r}\n"
        + '"""The methods that may be called again when the response was lost; a string names the '
        + 'param\nwith which they may."""\n\n'
        + f"USER_ID_PATTERN = {user_id['pattern']!r}\n"
        + f"USER_ID = {user_id['description']!r}  # noqa: E501\n"
        + '"""What a user id may be."""\n'
    )


def errors_module() -> str:
    """One exception class a JSON-RPC error code."""
    kinds = [
        kind for kind in errors.RpcError.__subclasses__() if kind.__module__ == "memoryd.errors"
    ]
    classes = [
        f"class {kind.__name__}(RpcError):\n"
        f'    """{(kind.__doc__ or "").strip().splitlines()[0]}"""\n\n'
        f"    code = {kind.code}\n" + (f'    name = "{kind.name}"\n' if kind.name else "")
        for kind in kinds
    ]
    table = ", ".join(kind.__name__ for kind in kinds)
    return formatted(
        _HEADER.format(title="The errors of the client, and a class for each code of the daemon's.")
        + f"from memoryd_client.base_errors import {', '.join(_BASE)}\n\n"
        + f"__all__ = {sorted([*_BASE, *(kind.__name__ for kind in kinds)])!r}\n\n\n"
        + "\n\n".join(classes)
        + f"\n\nBY_CODE: dict[int, type[RpcError]] = {{kind.code: kind for kind in ({table})}}\n"
    )


def formatted(source: str) -> str:
    """The source as `ruff format` writes it."""
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", "x.py", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=True)
    return done.stdout


class PythonTypes(Types):
    """TypedDicts."""

    simple = _SIMPLE
    anything = "Any"

    def literal(self, values: list[Any]) -> str:
        return f"Literal[{', '.join(map(_literal, values))}]"

    def list_of(self, kind: str) -> str:
        return f"list[{kind}]"

    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        lines = [f"class {name}(TypedDict):"]
        lines += [_docstring([about], "    "), ""] if about else []
        for key, kind, required, told in fields:
            lines.append(f"    {key}: {kind if required else f'NotRequired[{kind}]'}")
            lines += [_docstring([told], "    ")] if told else []
        return "\n".join(lines) + "\n"


def _calls(title: str, keyword: str) -> str:
    prefix = "Async" if keyword else ""
    every = methods().values()
    types = PythonTypes()
    whole = _class(f"{prefix}Calls", "Every method.", every, keyword, types, with_user=True)
    scoped = _class(
        f"{prefix}UserCalls",
        "The methods about one user, who is named once.",
        [method for method in every if method.names_user],
        keyword,
        types,
        with_user=False,
    )
    used = sorted(
        (name for name in types.written if re.search(rf"\b{name}\b", whole)), key=str.casefold
    )
    imports = "".join(f"    {name},\n" for name in used)
    return formatted(
        _HEADER.format(title=title)
        + "from collections.abc import Mapping\nfrom typing import Any, Literal\n\n"
        + f"from memoryd_client._generated.results import (\n{imports})\n"
        + "from memoryd_client.calling import OMIT, Omitted\n\n"
        + whole
        + "\n\n"
        + scoped
    )


def _class(
    name: str,
    about: str,
    known: Iterable[Method],
    keyword: str,
    types: PythonTypes,
    *,
    with_user: bool,
) -> str:
    head = (
        f'class {name}:\n    """{about}"""\n\n'
        f"    {keyword}def _call(self, method: str, params: Mapping[str, Any]) -> Any:\n"
        '        """Send one request and give its result."""\n'
        "        raise NotImplementedError\n"
    )
    return head + "".join(
        "\n" + _method(method, keyword, types, with_user=with_user) for method in known
    )


def _method(method: Method, keyword: str, types: PythonTypes, *, with_user: bool) -> str:
    properties = method.params.get("properties", {})
    required = [
        name for name in method.params.get("required", ()) if with_user or name != "user_id"
    ]
    optional = [name for name in properties if name not in required and name != "user_id"]
    arguments = ["self"]
    kinds = {name: types.of_param(method, name) for name in properties}
    arguments += [f"{_argument(name)}: {kinds[name]}" for name in required]
    arguments += ["*"] if optional else []
    arguments += [
        f"{_argument(name)}: {types.union([*kinds[name].split(' | '), 'Omitted'])} = OMIT"
        for name in optional
    ]
    result = types.of_result(method)
    sent = ", ".join(f'"{name}": {_argument(name)}' for name in [*required, *optional])
    told = [
        f"{_argument(name)}: {about(properties[name])}"
        for name in [*required, *optional]
        if about(properties[name])
    ]
    raises = [f"Raises: {', '.join(method.errors)}."] if method.errors else []
    waits = "await " if keyword else ""
    return (
        f"    {keyword}def {attribute_name(method.name)}(\n"
        + "".join(f"        {argument},\n" for argument in arguments)
        + f"    ) -> {result}:\n"
        + _docstring([method.summary, method.description, *told, *raises], "        ")
        + f'\n        result: {result} = {waits}self._call("{method.name}", {{{sent}}})\n'
        + "        return result\n"
    )


def _docstring(paragraphs: Iterable[str | None], indent: str) -> str:
    """A docstring of paragraphs; what a string literal could not hold is escaped."""
    filled = [
        textwrap.fill(
            text.replace("\\", "\\\\").replace('"""', "'''"),
            93 - len(indent),
            break_on_hyphens=False,
        )
        for text in paragraphs
        if text
    ]
    text = "\n\n".join(filled)
    end = "\n" if len(filled) > 1 or text.endswith('"') else ""
    return textwrap.indent(f'"""{text}{end}', indent) + (indent if end else "") + '"""'


def _argument(name: str) -> str:
    return f"{name}_" if name in ("import", "from") else name


def _literal(value: object) -> str:
    return "None" if value is None else f'"{value}"' if isinstance(value, str) else repr(value)
