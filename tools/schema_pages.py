"""Generates docs/methods.md from the method schemas."""

import json
from typing import Any

from markup import anchor, code, json_block, page, table

from memoryd import errors
from memoryd.schema.catalogue import Method, definitions, methods
from memoryd.schema.formats import FORMATS
from memoryd.schema.rights import RIGHTS

_SHARED = ("rule", "tool_call", "provenance")
_FAMILIES = {
    "tool": "Tools: the bare names that a model sees",
    "host": "Host calls of an agent runtime",
    "admin": "Administration",
}
_EFFECTS = {
    "read": "Reads only",
    "write": "May write",
    "alone": "Needs exclusive access to the memory: no other call for the user on the same "
    "connection runs at the same time",
}
_INTRODUCTION = """\
JSON-RPC 2.0 over a Unix stream socket, with one JSON text per line and params by name. Unknown
params are rejected. Any method can also return a standard error or `overloaded`: see
[errors.md](errors.md). `memoryctl call METHOD` calls any of them: see [memoryctl.md](memoryctl.md).
The examples are spread over several lines for readability; on the wire, each text is one line."""

_RIGHTS = """\
Every method needs a right. Root and the daemon's own uid hold all of them over every user; the
`[access]` map gives some to others: see [security.md](security.md). A call that names a user needs
the right over that user. Without it the result is `permission_denied`, even for wrong params."""


def methods_page() -> str:
    """The page of all methods, with their params, results, errors and examples."""
    known = methods().values()
    blocks = [_INTRODUCTION]
    for family, title in _FAMILIES.items():
        rows = [_index_row(method) for method in known if method.family == family]
        if rows:
            blocks += [f"**{title}**", table(["Method", "What it does"], rows)]
    blocks += ["## Rights", _RIGHTS, table(["Right", "Includes", "Allows"], _right_rows())]
    for method in known:
        blocks += _method(method)
    blocks.append("## Shared types")
    for name in _SHARED:
        shared = definitions()[name]
        blocks += [f"### {name}", shared["description"], field_table(shared)]
    return page("Methods", *blocks)


def _right_rows() -> list[list[str]]:
    return [
        [code(right), ", ".join(map(code, meaning.includes)), meaning.allows]
        for right, meaning in RIGHTS.items()
    ]


def _index_row(method: Method) -> list[str]:
    return [f"[{code(method.name)}]({anchor(method.name)})", method.summary]


def _method(method: Method) -> list[str]:
    effect = _EFFECTS[method.effect]
    codes = {error.name: error.code for error in vars(errors).values() if _is_named(error)}
    refusals = [
        f"[{code(name)}](errors.md{anchor(f'{codes[name]} {name}')})" for name in method.errors
    ]
    params = table(["Param", "Type", "Default", "Limits", "Description"], _rows(method.params))
    result = field_table(method.result)
    return [
        f"## {method.name}",
        " ".join(filter(None, [method.summary, method.description])),
        f"{effect}; needs the right [{code(method.right)}](#rights); limit {method.timeout_s:g} s.",
        f"**Params**\n\n{params}" if params else "**Params**: none.",
        f"**Result**: {_type(method.result)}." + (f"\n\n{result}" if result else ""),
        f"**Errors**: {', '.join(refusals)}." if refusals else "",
        *[block for example in method.examples for block in _example(method.name, example)],
    ]


def _is_named(candidate: object) -> bool:
    return (
        isinstance(candidate, type)
        and issubclass(candidate, errors.RpcError)
        and bool(candidate.name)
    )


def _example(method: str, example: dict[str, Any]) -> list[str]:
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": example["params"]}
    response: dict[str, Any] = {"jsonrpc": "2.0", "id": 1}
    response |= {name: example[name] for name in ("result", "error") if name in example}
    title = example.get("name") or example.get("summary") or "Example"
    return [f"**{title}**", json_block(request), json_block(response)]


def field_table(schema: dict[str, Any]) -> str:
    """A table of an object's fields, like the table of params but without the defaults."""
    rows = [[*row[:2], *row[3:]] for row in _rows(schema)]
    return table(["Field", "Type", "Limits", "Description"], rows)


def _rows(schema: dict[str, Any], prefix: str = "") -> list[list[str]]:
    """One row per property. Those of nested objects are named `outer.inner` or `list[].inner`."""
    rows = []
    for name, given in schema.get("properties", {}).items():
        found = _resolved(given)
        required = name in schema.get("required", ())
        default = code(json.dumps(found["default"])) if "default" in found else ""
        rows.append(
            [
                code(prefix + name),
                _type(given),
                "required" if required and not prefix and "default" not in found else default,
                _limits(found),
                found.get("description", ""),
            ]
        )
        if "$ref" not in given:
            rows += _rows(given, f"{prefix}{name}.")
            if "$ref" not in given.get("items", {"$ref": ""}):
                rows += _rows(given["items"], f"{prefix}{name}[].")
    return rows


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in schema:
        return schema
    shared = definitions()[schema["$ref"].removeprefix("#/$defs/")]
    return {**_resolved(shared), **{key: schema[key] for key in schema if key != "$ref"}}


def _type(schema: dict[str, Any]) -> str:
    """The type of a schema in words, with links to shared objects."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        return f"[{name}]({anchor(name)})" if name in _SHARED else _type(definitions()[name])
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(code(json.dumps(value)) for value in schema["enum"])
    if "const" in schema:
        return code(json.dumps(schema["const"]))
    kind = schema.get("type", "any JSON value")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array" and "items" in schema:
        return f"array of {_type(schema['items'])}"
    return str(kind)


def _limits(schema: dict[str, Any]) -> str:
    parts = []
    for least, most, unit in (
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " entries"),
        ("minimum", "maximum", ""),
    ):
        if least in schema and most in schema:
            parts.append(f"{schema[least]:,} to {schema[most]:,}{unit}")
        elif least in schema:
            parts.append(f"at least {schema[least]:,}{unit}")
        elif most in schema:
            parts.append(f"at most {schema[most]:,}{unit}")
    if "format" in schema:
        parts.append(FORMATS[schema["format"]].reason.removeprefix("must be "))
    if "pattern" in schema:
        parts.append(code(schema["pattern"]))
    if "items" in schema and (each := _limits(_resolved(schema["items"]))):
        parts.append(f"each {each}")
    return "; ".join(parts)
