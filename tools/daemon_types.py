"""Generates the types of the daemon's handlers: their params, their results and their decorator."""

from typing import Any

from client_types import camel
from python_client import PythonTypes, formatted

from memoryd.schema.catalogue import Method, methods

_HEADER = '"""Generated from rpc_schema by `make generate`: {title}."""\n\n'
_DECORATOR = '''\
from collections.abc import Callable, Coroutine
from typing import Any, Literal, Protocol, TypeVar, overload

from memoryd.methods._generated import rpc_types as t
from memoryd.methods.shared.call import Call

Family = TypeVar("Family")
Params = TypeVar("Params")
Result = TypeVar("Result")


class Registers(Protocol[Params, Result]):
    """Registers a method of a family's class as a handler; returns it unchanged."""

    def __call__(
        self, handler: Callable[[Family, Call, Params], Coroutine[Any, Any, Result]], /
    ) -> Callable[[Family, Call, Params], Coroutine[Any, Any, Result]]: ...


class MethodDecorator(Protocol):
    """Returns the decorator for the handler of the method with this name."""

'''


def types_module() -> str:
    """A module with a TypedDict for each method's params and for each object in params and results.
    The params are those that the handler gets, validated and with their defaults."""
    types = _HandlerTypes()
    for method in methods().values():
        types.of_params(method)
        types.of_result(method)
    return formatted(
        _HEADER.format(title="the params and results of the methods")
        + "from typing import Any, Literal, NotRequired, TypedDict\n\n\n"
        + "\n\n".join(types.written.values())
    )


def decorator_module() -> str:
    """A module with the type of the handlers' decorator, which has one overload per method."""
    types = _HandlerTypes()
    overloads = "".join(
        "    @overload\n"
        f'    def __call__(self, name: Literal["{method.name}"], /) -> '
        f"Registers[t.{types.of_params(method)}, {types.qualified_result(method)}]: ...\n"
        for method in methods().values()
    )
    title = "the params and the result of each handler"
    return formatted(_HEADER.format(title=title) + _DECORATOR + overloads)


class _HandlerTypes(PythonTypes):
    """TypedDicts without the schemas' descriptions, which are for callers."""

    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        told = [(key, kind, required, "") for key, kind, required, _ in fields]
        return super().declaration(name, "", told) + ("" if fields else "    pass\n")

    def of_params(self, method: Method) -> str:
        """Declare the type of a method's params and return its name. Params that the method
        validates itself may have any type."""
        name = f"{camel(method.name)}Params"
        schema = _filled(method.params)
        required = [one for one in schema.get("required", ()) if one not in method.own_checks]
        fields = [
            (
                key,
                self.anything
                if key in method.own_checks
                else self.of(value, f"{camel(method.name)}{camel(key)}"),
                key in required,
                "",
            )
            for key, value in schema.get("properties", {}).items()
        ]
        self.written[name] = self.declaration(name, "", fields)
        return name

    def qualified_result(self, method: Method) -> str:
        """The type of a method's result, qualified for use in another module."""
        kind = self.of_result(method)
        for name in self.written:
            if kind in (name, f"{name} | None", f"list[{name}]"):
                return kind.replace(name, f"t.{name}")
        return kind


def _filled(node: Any) -> Any:
    """The schema after validation, which fills in defaults: fields with a default are required."""
    if isinstance(node, list):
        return [_filled(one) for one in node]
    if not isinstance(node, dict):
        return node
    filled = {key: _filled(value) for key, value in node.items() if key != "default"}
    properties = node.get("properties")
    if isinstance(properties, dict):
        given = [name for name, value in properties.items() if "default" in value]
        filled["required"] = [*node.get("required", ()), *given]
    return filled
