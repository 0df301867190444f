"""The schema of a method, as it lies in rpc_schema: read when it is needed, since that takes a
while."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def schema_of(method: str) -> dict[str, Any] | None:
    """The document of a method; None for one without, of a newer daemon perhaps."""
    if not method.replace(".", "_").isidentifier():
        return None
    try:
        return _document(method)
    except FileNotFoundError:
        return None


def definition(name: str) -> dict[str, Any]:
    """The schema of a type that several methods share, such as user_id."""
    schema: dict[str, Any] = _document("definitions")[name]
    return schema


def _document(name: str) -> dict[str, Any]:
    import json

    import memoryd.rpc_schema

    path = os.path.join(memoryd.rpc_schema.__path__[0], name + ".json")  # noqa: PTH118
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 (pathlib costs 5 ms)
        document: dict[str, Any] = json.load(file)
    return document
