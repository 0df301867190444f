"""The protocol as an OpenRPC 1.3.2 document, built from the schema files."""

from functools import cache
from importlib.metadata import version
from typing import Any

import orjson

from memoryd.errors import RpcError
from memoryd.schema.catalogue import Method, definitions, methods

OPENRPC = "1.3.2"

_OF_EVERY_METHOD = ("InvalidParams", "InternalError", "Overloaded")
_FAMILIES = {
    "tool": "Tools that a model calls.",
    "host": "Calls of an agent runtime about one user.",
    "admin": "Administration of the daemon.",
}


@cache
def document() -> dict[str, Any]:
    """The whole document. It is cached: do not modify it."""
    return {
        "openrpc": OPENRPC,
        "info": {
            "title": "memoryd",
            "version": version("memoryd"),
            "description": "A memory service for agent runtimes, run as a local daemon. "
            "JSON-RPC 2.0 over a Unix stream socket, one JSON text per line, params by name.",
            "license": {"name": "Apache-2.0"},
        },
        "methods": [_method(method) for method in methods().values()],
        "components": {
            "schemas": {name: _relocated(schema) for name, schema in definitions().items()},
            "errors": {name: _error(kind) for name, kind in _errors().items()},
            "tags": {name: {"name": name, "description": text} for name, text in _FAMILIES.items()},
        },
    }


@cache
def encoded() -> bytes:
    """The whole document as JSON."""
    return orjson.dumps(document())


def _method(method: Method) -> dict[str, Any]:
    known = {kind.name: name for name, kind in _errors().items() if kind.name}
    denied = () if method.right == "any" else ("PermissionDenied",)
    errors = [*_OF_EVERY_METHOD, *denied, *(known[name] for name in method.errors)]
    # OpenRPC requires a result in each example. The docs also show examples with errors.
    shown = [one for one in method.examples if "result" in one]
    made: dict[str, Any] = {
        "name": method.name,
        "summary": method.summary,
        "tags": [{"$ref": f"#/components/tags/{method.family}"}],
        "paramStructure": "by-name",
        "params": _params(method),
        "result": {"name": "result", "schema": _relocated(_bare(method.result))},
        "errors": [{"$ref": f"#/components/errors/{name}"} for name in dict.fromkeys(errors)],
        "examples": [_example(number, one) for number, one in enumerate(shown, 1)],
        "x-effect": method.effect,
        "x-right": method.right,
        "x-timeout-s": method.timeout_s,
    }
    if method.description:
        made["description"] = method.description
    return made


def _params(method: Method) -> list[dict[str, Any]]:
    required = method.params.get("required", ())
    params = []
    for name, schema in method.params.get("properties", {}).items():
        described = schema
        if "$ref" in schema:
            described = definitions()[schema["$ref"].removeprefix("#/$defs/")] | schema
        made = {"name": name, "required": name in required, "schema": _relocated(schema)}
        if "description" in described:
            made["description"] = described["description"]
        params.append(made)
    # OpenRPC requires that required params come first.
    return sorted(params, key=lambda param: not param["required"])


def _example(number: int, example: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": example.get("name", f"example {number}"),
        "params": [{"name": name, "value": value} for name, value in example["params"].items()],
        "result": {"name": "result", "value": example["result"]},
    }


@cache
def _errors() -> dict[str, type[RpcError]]:
    return {kind.__name__: kind for kind in RpcError.__subclasses__()}


def _error(kind: type[RpcError]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "code": kind.code,
        "message": (kind.__doc__ or "").split("\n")[0].split(": ")[0].rstrip("."),
    }
    if kind.name:
        made["data"] = {"code": kind.name}
    return made


def _bare(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without the keys of a standalone document."""
    return {name: value for name, value in schema.items() if name not in ("$schema", "$defs")}


def _relocated(node: Any) -> Any:
    """The schema with its references pointing to the definitions in this document."""
    if isinstance(node, dict):
        return {
            name: value.replace("#/$defs/", "#/components/schemas/")
            if name == "$ref" and isinstance(value, str)
            else _relocated(value)
            for name, value in node.items()
        }
    if isinstance(node, list):
        return [_relocated(one) for one in node]
    return node
