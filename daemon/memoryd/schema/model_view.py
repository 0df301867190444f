"""Tools as a model sees them: without the params that only the host sets."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from memoryd.errors import InvalidParams
from memoryd.schema.catalogue import Method, definitions, methods

_HOSTS_ALONE = ("user_id",)
_NOT_FOR_MODELS = ("format", "fills")
"""Keywords of memoryd's schemas that model APIs do not know or interpret differently."""


def tools() -> list[Method]:
    """The tools, in alphabetical order."""
    return [method for method in methods().values() if method.family == "tool"]


@cache
def arguments_schema(name: str) -> dict[str, Any]:
    """The JSON Schema of a tool's arguments, without references. It is cached: do not modify it."""
    method = methods()[name]
    required = [one for one in method.params["required"] if one not in _hidden(method)]
    stands_in = [
        one for one, schema in method.added.items() if schema["fills"] in method.params["required"]
    ]
    return {
        "type": "object",
        "properties": {one: _plain(schema) for one, schema in _properties(method).items()},
        "required": [*stands_in, *required],
        "additionalProperties": False,
    }


def params_of_call(method: Method, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Translate a model's arguments into params. Checks only the names and the arguments that fill
    hidden params; raises InvalidParams if one is unknown or invalid."""
    known = _properties(method)
    for name in arguments:
        if name not in known:
            raise InvalidParams(name[:100], f"{method.name} has no such argument")
    _stand_ins(method.name).check(dict(arguments))
    return {
        method.added[name]["fills"] if name in method.added else name: value
        for name, value in arguments.items()
    }


def argument_of(method: Method, field: str) -> str:
    """The name under which a model knows the param `field`."""
    for name, schema in method.added.items():
        if schema["fills"] == field:
            return name
    return field


@cache
def _stand_ins(name: str) -> Method:
    """A copy of a tool that checks only the arguments that fill hidden params."""
    method = methods()[name]
    schema = {"type": "object", "properties": method.added}
    return replace(method, params=schema, own_checks=())


def _properties(method: Method) -> dict[str, Any]:
    own = method.params["properties"]
    return method.added | {name: own[name] for name in own if name not in _hidden(method)}


def _hidden(method: Method) -> tuple[str, ...]:
    return (*_HOSTS_ALONE, *method.hidden)


def _plain(node: Any) -> Any:
    """The schema with its references replaced by the shared definitions."""
    if isinstance(node, list):
        return [_plain(one) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        shared = definitions()[node["$ref"].removeprefix("#/$defs/")]
        node = shared | {name: value for name, value in node.items() if name != "$ref"}
    return {name: _plain(value) for name, value in node.items() if name not in _NOT_FOR_MODELS}
