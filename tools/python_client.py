"""Generates modules of the Python client: results, calls, methods and errors."""

import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from client_types import Types, about, client_methods, identifier

from memoryd import errors
from memoryd.schema.catalogue import Method, definitions, methods

_HEADER = '"""Generated from rpc_schema by `make generate`: {title}."""\n\n'
_BASE = ("BadResponse", "ClientError", "RpcError", "TimedOut", "Unreachable", "Unsendable")
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
    """A module with a TypedDict for each object that a method takes or returns."""
    types = PythonTypes()
    for method in methods().values():
        types.of_result(method)
        for name in method.params.get("properties", {}):
            types.of_param(method, name)
    body = "\n\n".join(types.written.values())
    title = "the types of the methods' params and results"
    return formatted(
        _HEADER.format(title=title)
        + "from typing import Any, Literal, NotRequired, TypedDict\n\n\n"
        + body
        + "\n"
    )


def calls_module() -> str:
    """A module with the methods of the synchronous client."""
    return _calls("synchronous", "", "def", "")


def async_calls_module() -> str:
    """A module with the methods of the asyncio client."""
    return _calls("asyncio", "Async", "async def", "await ")


def methods_module() -> str:
    """A module with method properties that a client needs before it calls them."""
    every = methods().values()
    repeatable = {method.name: method.repeatable for method in every if method.repeatable}
    reading = sorted(method.name for method in every if method.effect == "read")
    naming = sorted(
        method.name for method in every if "user_id" in method.params.get("required", ())
    )
    user_id = definitions()["user_id"]
    return formatted(
        _HEADER.format(title="method properties that a client needs")
        + f"READING = frozenset({reading!r})\n"
        + '"""The methods that change nothing."""\n\n'
        + f"USER_REQUIRED = frozenset({naming!r})\n"
        + '"""The methods that need the param user_id."""\n\n'
        + f"REPEATABLE: dict[str, bool | str] = {repeatable!r}\n"
        + '"""The methods that may be called again if the response was lost. A string names the '
        + 'param\nthat must be given for that."""\n\n'
        + f"USER_ID_PATTERN = {user_id['pattern']!r}\n"
        + f"USER_ID = {user_id['description']!r}  # noqa: E501\n"
        + '"""What a valid user id looks like."""\n'
    )


def errors_module() -> str:
    """A module with one exception class per JSON-RPC error code."""
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
        _HEADER.format(title="the exceptions, one class per error code")
        + f"from memoryd_client.base_errors import {', '.join(_BASE)}\n\n"
        + f"__all__ = {sorted([*_BASE, *(kind.__name__ for kind in kinds)])!r}\n\n\n"
        + "\n\n".join(classes)
        + f"\n\nBY_CODE: dict[int, type[RpcError]] = {{kind.code: kind for kind in ({table})}}\n"
    )


def formatted(source: str) -> str:
    """The source with its imports sorted and its code formatted by ruff."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        words = [sys.executable, "-m", "ruff", *command, "--quiet", "--stdin-filename", "x.py", "-"]
        done = subprocess.run(words, input=source, capture_output=True, text=True, check=True)
        source = done.stdout
    return source


class PythonTypes(Types):
    """Python types, in which an object is a TypedDict."""

    simple = _SIMPLE
    anything = "Any"

    def literal(self, values: list[Any]) -> str:
        return f"Literal[{', '.join(map(_literal, values))}]"

    def list_of(self, kind: str) -> str:
        return f"list[{kind}]"

    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        lines = [f"class {name}(TypedDict):"]
        lines += [_docstring([about], "    "), ""] if about else []
        for key, kind, required, text in fields:
            lines.append(f"    {key}: {kind if required else f'NotRequired[{kind}]'}")
            lines += [_docstring([text], "    ")] if text else []
        return "\n".join(lines) + "\n"


def _calls(way: str, prefix: str, define: str, wait: str) -> str:
    types = PythonTypes()
    client, memory = (
        _class(f"{prefix}{kind}Calls", about, define)
        + "".join(
            "\n" + _method(name, method, types, define, wait)
            for name, method in client_methods(methods().values(), about_user=about_user).items()
        )
        for kind, about, about_user in (
            ("Client", "The methods that concern no single user.", False),
            ("Memory", "The methods that concern one user.", True),
        )
    )
    used = sorted(
        (name for name in types.written if re.search(rf"\b{name}\b", client + memory)),
        key=str.casefold,
    )
    imports = "".join(f"    {name},\n" for name in used)
    return formatted(
        _HEADER.format(title=f"the daemon's methods for the {way} client")
        + "from collections.abc import Mapping\nfrom typing import Any, Literal\n\n"
        + f"from memoryd_client._generated.results import (\n{imports})\n"
        + "from memoryd_client.calling import OMIT, Omitted\n\n"
        + client
        + "\n\n"
        + memory
    )


def _class(name: str, about: str, define: str) -> str:
    return (
        f'class {name}:\n    """{about}"""\n\n'
        f"    {define} call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:\n"
        '        """Call a method by its RPC name and return its result."""\n'
        "        raise NotImplementedError\n"
    )


def _method(name: str, method: Method, types: PythonTypes, define: str, wait: str) -> str:
    properties = {
        param: schema
        for param, schema in method.params.get("properties", {}).items()
        if param != "user_id" or not method.names_user
    }
    required = [param for param in method.params.get("required", ()) if param in properties]
    optional = [param for param in properties if param not in required]
    kinds = {param: types.of_param(method, param) for param in properties}
    arguments = ["self"]
    arguments += [f"{identifier(param)}: {kinds[param]}" for param in required]
    arguments += ["*"] if optional else []
    arguments += [
        f"{identifier(param)}: {types.union([*kinds[param].split(' | '), 'Omitted'])} = OMIT"
        for param in optional
    ]
    result = types.of_result(method)
    sent = ", ".join(f'"{param}": {identifier(param)}' for param in [*required, *optional])
    described = [
        f"{identifier(param)}: {about(properties[param])}"
        for param in [*required, *optional]
        if about(properties[param])
    ]
    raises = [f"Raises: {', '.join(method.errors)}."] if method.errors else []
    return (
        f"    {define} {identifier(name)}(\n"
        + "".join(f"        {argument},\n" for argument in arguments)
        + f"    ) -> {result}:\n"
        + _docstring([method.summary, method.description, *described, *raises], "        ")
        + f'\n        result: {result} = {wait}self.call("{method.name}", {{{sent}}})\n'
        + "        return result\n"
    )


def _docstring(paragraphs: Iterable[str | None], indent: str) -> str:
    """A docstring with these paragraphs, escaped and indented."""
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


def _literal(value: object) -> str:
    return "None" if value is None else f'"{value}"' if isinstance(value, str) else repr(value)
