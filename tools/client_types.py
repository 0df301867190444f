"""JSON Schemas as named types: what the generators of the typed clients share."""

import keyword
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from memoryd.schema.catalogue import Method, definitions

_FAMILY = re.compile(r"^(?:memory[._]|user\.|daemon\.)")
_OTHER_NAMES = {"memory": "profile_edit"}
"""Without its family this one had no name; it edits what `memory.profile` shows."""
_OWN_NAMES = frozenset({"call", "client", "close", "path", "timeout", "user_id"})


class Types(ABC):
    """The types of schemas in one language. Each object becomes a named type, written once."""

    simple: ClassVar[dict[str, str]]
    """The language's words for JSON's types."""
    anything: ClassVar[str]
    """The word for a schema that says nothing."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    @abstractmethod
    def literal(self, values: list[Any]) -> str:
        """One of these values."""

    @abstractmethod
    def list_of(self, kind: str) -> str:
        """A list of a type."""

    @abstractmethod
    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        """A named type; of each field its name, its type, whether it is required and its text."""

    def of(self, schema: dict[str, Any], name: str) -> str:
        """The type of a schema; an object's own type gets this name."""
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
        """The type of one of a method's params."""
        return self.of(method.params["properties"][name], f"{camel(method.name)}{camel(name)}")

    def union(self, kinds: Iterable[str]) -> str:
        """One of several types, each named once, null last."""
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
    """The methods of one class of a client by their names: of those known the ones about one user,
    or the others.

    A name is the protocol's without its family, which the class says already, and with underscores
    for dots: `memory.tool_rule_put` and `memory_save` are `tool_rule_put` and `save`. Raises
    ValueError if two methods would share a name, or if the class has it for its own use.
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
    """The name in Python, with an underscore after a keyword."""
    return f"{name}_" if keyword.iskeyword(name) else name


def camel_case(name: str) -> str:
    """The name in TypeScript: `tool_rule_put` as `toolRulePut`."""
    return name[0] + camel(name.replace("_", "."))[1:]


def about(schema: dict[str, Any]) -> str:
    """What a schema says of itself, or else the shared definition that it names."""
    if "description" in schema or "$ref" not in schema:
        return str(schema.get("description", ""))
    return about(definitions()[schema["$ref"].removeprefix("#/$defs/")])


def camel(name: str) -> str:
    """A name of the protocol as the name of a type."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[._-]", name))


def _name_of_one(name: str) -> str:
    """What one entry of a list of this name is called; `…Result` is the whole result's."""
    if name.endswith("Results"):
        return f"{name[:-1]}Item"
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name
