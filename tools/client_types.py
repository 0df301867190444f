"""Converts JSON Schemas to named types. The generators of the typed clients share this module."""

import keyword
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from memoryd.schema.catalogue import Method, definitions

_FAMILY = re.compile(r"^(?:memory[._]|user\.|daemon\.)")
_OTHER_NAMES = {"memory": "profile_edit"}
"""Names of methods whose name without its family would be empty. `memory` edits what
`memory.profile` shows."""
_OWN_NAMES = frozenset({"call", "client", "close", "path", "timeout", "user_id"})


class Types(ABC):
    """The types of schemas in one language. Each object becomes a named type, declared once."""

    simple: ClassVar[dict[str, str]]
    """The language's names for JSON's types."""
    anything: ClassVar[str]
    """The type for a schema without constraints."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    @abstractmethod
    def literal(self, values: list[Any]) -> str:
        """The type whose values are exactly these."""

    @abstractmethod
    def list_of(self, kind: str) -> str:
        """The type of a list whose elements have the type `kind`."""

    @abstractmethod
    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        """The declaration of a named type. `fields`: the name, the type, whether it is required,
        and the description of each field."""

    def of(self, schema: dict[str, Any], name: str) -> str:
        """The type of a schema. The type of an object is declared under `name`."""
        if "$ref" in schema:
            key = schema["$ref"].removeprefix("#/$defs/")
            return self.of(definitions()[key], camel(key))
        if "anyOf" in schema:
            return self.union(self.of(one, name) for one in schema["anyOf"])
        if "enum" in schema:
            return self.literal(schema["enum"])
        if "const" in schema:
            return self.literal([schema["const"]])
        kind = schema.get("type")
        if isinstance(kind, list):
            return self.union(self.of(schema | {"type": one}, name) for one in kind)
        if kind == "array" and "items" in schema:
            return self.list_of(self.of(schema["items"], _name_of_one(name)))
        if kind == "object" and schema.get("properties"):
            self._declare(schema, name)
            return name
        return self.simple.get(str(kind), self.anything)

    def of_result(self, method: Method) -> str:
        """The type of a method's result."""
        return self.of(method.result, f"{camel(method.name)}Result")

    def of_param(self, method: Method, name: str) -> str:
        """The type of the param `name` of a method."""
        return self.of(method.params["properties"][name], f"{camel(method.name)}{camel(name)}")

    def union(self, kinds: Iterable[str]) -> str:
        """The union of several types, without duplicates and with null last."""
        null = self.simple["null"]
        return " | ".join(sorted(dict.fromkeys(kinds), key=lambda kind: kind == null))

    def _declare(self, schema: dict[str, Any], name: str) -> None:
        if name in self.written:
            return
        required = schema.get("required", ())
        fields = [
            (
                key,
                self.of(value, name.removesuffix("Result") + camel(key)),
                key in required,
                about(value),
            )
            for key, value in schema["properties"].items()
        ]
        self.written[name] = self.declaration(name, schema.get("description", ""), fields)


def client_methods(known: Iterable[Method], *, about_user: bool) -> dict[str, Method]:
    """The methods of one client class by name: those of `known` that concern one user, or the
    others.

    A name is the protocol's name without its family, which the class implies, and with underscores
    for dots: `memory.tool_rule_put` becomes `tool_rule_put`, `memory_save` becomes `save`. Raises
    ValueError if two methods would have the same name, or a name that the class reserves.
    """
    named: dict[str, Method] = {}
    for method in known:
        if method.names_user == about_user:
            name = _OTHER_NAMES.get(method.name) or _FAMILY.sub("", method.name).replace(".", "_")
            if name in named or name in _OWN_NAMES:
                raise ValueError(f"{method.name}: the name {name} is taken")
            named[name] = method
    return named


def identifier(name: str) -> str:
    """The name as a Python identifier, with an underscore after a keyword."""
    return f"{name}_" if keyword.iskeyword(name) else name


def camel_case(name: str) -> str:
    """The name as a TypeScript identifier: `tool_rule_put` becomes `toolRulePut`."""
    return name[0] + camel(name.replace("_", "."))[1:]


def about(schema: dict[str, Any]) -> str:
    """The description of a schema, or else that of the shared definition that it references."""
    if "description" in schema or "$ref" not in schema:
        return str(schema.get("description", ""))
    return about(definitions()[schema["$ref"].removeprefix("#/$defs/")])


def camel(name: str) -> str:
    """A protocol name as the name of a type: `tool_rule` becomes `ToolRule`."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[._-]", name))


def _name_of_one(name: str) -> str:
    """The name for an element of a list with this name. `…Result` stays free for the whole
    result."""
    if name.endswith("Results"):
        return f"{name[:-1]}Item"
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name
