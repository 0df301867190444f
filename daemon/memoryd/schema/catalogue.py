"""The methods of the protocol, loaded from the JSON files in rpc_schema.

Each method has one file: `method`, `family` (tool, host, admin), `effect` (read, write, alone),
`right` (one of rights.py), `timeout_s`, `summary`, `description`, `params` and `result` (JSON
Schema), `errors` (names), `examples`. Optional keys:

* `repeatable`: whether a write is idempotent and may be retried if its response was lost: true, or
  the name of the param that makes it idempotent.
* `large`: the result grows with the stored data and has no pages. Only a few such results are made
  at a time for each Unix user.
* `own_checks`: the params that the method validates itself. Their schemas are only
  documentation.
* `model_view`, only for tools: the params that are hidden from models (`hidden`, in addition to
  user_id), and the arguments that replace them (`added`, each of which `fills` a hidden param).

`definitions.json` holds shared definitions, referred to as `#/$defs/<name>`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

import fastjsonschema

from memoryd.errors import InvalidParams
from memoryd.schema.formats import FORMATS
from memoryd.schema.pattern_reasons import PATTERN_REASONS
from memoryd.schema.rights import RIGHTS, Right

Family = Literal["tool", "host", "admin"]
Effect = Literal["read", "write", "alone"]
"""alone: a write to the whole memory, during which no other call for the user may run."""
Check = Callable[[dict[str, Any]], dict[str, Any]]

_REFERRING = {"$ref", "$defs"}


@dataclass(frozen=True)
class Method:
    """One method of the protocol. `params` and `result` are complete JSON Schemas."""

    name: str
    family: Family
    effect: Effect
    right: Right
    timeout_s: float
    summary: str
    description: str
    params: dict[str, Any]
    result: dict[str, Any]
    errors: tuple[str, ...]
    examples: tuple[dict[str, Any], ...]
    repeatable: bool | str = False
    """Whether the method is idempotent, so that a request may be retried if its response was lost;
    or the name of the param that makes it idempotent."""
    large: bool = False
    """Whether the result grows with the stored data."""
    own_checks: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    added: dict[str, dict[str, Any]] = field(default_factory=dict)

    @cached_property
    def check(self) -> Check:
        """A function that validates params and returns them with defaults filled in. It raises
        InvalidParams with the path of the invalid field."""
        return compiled(self._checked())

    def _checked(self) -> dict[str, Any]:
        """The schema of the params; those that the method checks itself accept any value."""
        properties = self.params.get("properties", {}) | {name: {} for name in self.own_checks}
        required = [name for name in self.params.get("required", ()) if name not in self.own_checks]
        return self.params | {"properties": properties, "required": required}

    @property
    def names_user(self) -> bool:
        """Whether the method requires a user_id."""
        return "user_id" in self.params.get("required", ())


def compiled(schema: dict[str, Any]) -> Check:
    """Compile a schema into a function that validates a value, fills in defaults and raises
    InvalidParams. References of the form `#/$defs/<name>` are to the shared definitions."""
    formats = {name: one.fits for name, one in FORMATS.items()}
    validate = fastjsonschema.compile(_inlined(schema), formats=formats)

    def check(value: dict[str, Any]) -> dict[str, Any]:
        try:
            checked: dict[str, Any] = validate(value)
        except fastjsonschema.JsonSchemaValueException as error:
            raise InvalidParams(*_field_and_reason(error)) from None
        return checked

    return check


@cache
def methods() -> Mapping[str, Method]:
    """All methods by name, in alphabetical order."""
    return {method.name: method for method in map(_method, sorted(_documents()))}


@cache
def definitions() -> dict[str, Any]:
    """The shared definitions by name."""
    shared: dict[str, Any] = json.loads(_folder().joinpath("definitions.json").read_text("utf-8"))
    return shared


def _folder() -> Any:
    return files("memoryd.schema") / "rpc_schema"


@cache
def _documents() -> dict[str, dict[str, Any]]:
    found = {}
    for entry in _folder().iterdir():
        if entry.name.endswith(".json") and entry.name != "definitions.json":
            document = json.loads(entry.read_text("utf-8"))
            found[document["method"]] = document
    return found


def _method(name: str) -> Method:
    document = _documents()[name]
    return Method(
        name=name,
        family=document["family"],
        effect=document["effect"],
        right=_right(document),
        repeatable=document.get("repeatable", document["effect"] == "read"),
        large=document.get("large", False),
        timeout_s=document["timeout_s"],
        summary=document["summary"],
        description=document.get("description", ""),
        params=_whole(document["params"]),
        result=_whole(document["result"]),
        errors=tuple(document.get("errors", ())),
        examples=tuple(document.get("examples", ())),
        own_checks=tuple(document.get("own_checks", ())),
        hidden=tuple(document.get("model_view", {}).get("hidden", ())),
        added=document.get("model_view", {}).get("added", {}),
    )


def _right(document: dict[str, Any]) -> Right:
    if document.get("right") not in RIGHTS:
        raise ValueError(f"{document['method']}: right must be one of {', '.join(RIGHTS)}")
    right: Right = document["right"]
    return right


def _whole(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema together with the shared definitions that it refers to."""
    needed: dict[str, Any] = {}
    open_ends = [schema]
    while open_ends:
        for name in _references(open_ends.pop()):
            if name not in needed:
                needed[name] = definitions()[name]
                open_ends.append(needed[name])
    version = {"$schema": "http://json-schema.org/draft-07/schema#"}
    return version | schema | ({"$defs": needed} if needed else {})


def _inlined(node: Any) -> Any:
    """The schema with every reference replaced by its definition, which makes checks faster."""
    if isinstance(node, dict):
        shared = definitions()[_shared_name(node["$ref"])] if "$ref" in node else {}
        return {
            key: _inlined(value) for key, value in (shared | node).items() if key not in _REFERRING
        }
    return [_inlined(value) for value in node] if isinstance(node, list) else node


def _references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [_shared_name(node["$ref"])] if "$ref" in node else []
        return own + [name for value in node.values() for name in _references(value)]
    if isinstance(node, list):
        return [name for value in node for name in _references(value)]
    return []


def _shared_name(reference: str) -> str:
    return reference.removeprefix("#/$defs/")


def _in_words(schema: dict[str, Any]) -> str:
    """Describe a schema for a message, by its description or else its type."""
    return str(schema.get("description") or schema["type"]).rstrip(".")


def _field_and_reason(error: fastjsonschema.JsonSchemaValueException) -> tuple[str, str]:
    """The path of the field, such as `calls[0].tool_name`, and what is wrong with it."""
    path = list(error.path)[1:]
    reason = str(error.message).replace(str(error.name), "it", 1).removeprefix("it ")
    if error.rule == "required":
        missing = [name for name in error.rule_definition if name not in error.value]
        path, reason = [*path, missing[0]], "is required"
    elif error.rule == "additionalProperties" and isinstance(error.value, dict):
        known = error.definition.get("properties", {})
        unknown = sorted(name for name in error.value if name not in known)
        path, reason = [*path, unknown[0][:100] if unknown else ""], "is not a known param"
    elif error.rule == "pattern":
        reason = PATTERN_REASONS.get(error.rule_definition, f"must match {error.rule_definition}")
    elif error.rule == "format":
        reason = FORMATS[error.rule_definition].reason
    elif error.rule == "anyOf":
        reason = f"must be {' or '.join(map(_in_words, error.rule_definition))}"
    text = ""
    for step in path:
        text += f"[{step}]" if str(step).isdigit() else f".{step}" if text else str(step)
    return text or "params", reason[:300]
