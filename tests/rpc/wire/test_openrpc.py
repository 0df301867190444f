"""The OpenRPC document that rpc.discover returns."""

from collections.abc import Iterator
from typing import Any

import jsonschema
import orjson
import pytest

from memoryd.errors import RpcError
from memoryd.schema import openrpc
from memoryd.schema.catalogue import methods
from memoryd.schema.pattern_reasons import PATTERN_REASONS
from tests.client import Client
from tests.daemon import Daemon

DOCUMENT = openrpc.document()


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [found for value in node.values() for found in references(value)]
    if isinstance(node, list):
        return [found for value in node for found in references(value)]
    return []


def resolved(reference: str) -> Any:
    node: Any = DOCUMENT
    for step in reference.removeprefix("#/").split("/"):
        node = node[step]
    return node


def test_every_method_is_in_the_document() -> None:
    """Each method has its name, takes its params by name, and is described as in its schema
    file."""
    assert DOCUMENT["openrpc"] == "1.3.2"
    assert [one["name"] for one in DOCUMENT["methods"]] == sorted(methods())
    for one in DOCUMENT["methods"]:
        method = methods()[one["name"]]
        assert one["summary"] == method.summary
        assert one["paramStructure"] == "by-name"
        assert {param["name"] for param in one["params"]} == set(method.params["properties"])
        required = {param["name"] for param in one["params"] if param["required"]}
        assert required == set(method.params.get("required", ()))
        flags = [param["required"] for param in one["params"]]
        assert flags == sorted(flags, reverse=True)


def test_every_reference_leads_somewhere() -> None:
    """References point into the document, and no definition from a schema file is missing."""
    found = references(DOCUMENT)
    assert found
    for reference in found:
        assert reference.startswith("#/components/")
        assert resolved(reference)


def test_every_error_has_its_code() -> None:
    """The components list each class in errors.py once, with its own code."""
    errors = DOCUMENT["components"]["errors"]
    assert {name: one["code"] for name, one in errors.items()} == {
        kind.__name__: kind.code for kind in RpcError.__subclasses__()
    }
    assert all(one["message"] for one in errors.values())
    assert errors["RequestTooLarge"]["data"] == {"code": "request_too_large"}


@pytest.mark.parametrize("one", DOCUMENT["methods"], ids=lambda one: str(one["name"]))
def test_the_examples_are_valid_by_the_schemas_of_the_document(one: dict[str, Any]) -> None:
    """The schemas are valid JSON Schemas, and the params and results of the examples validate
    against them."""
    schemas = {param["name"]: param["schema"] for param in one["params"]}
    for schema in (*schemas.values(), one["result"]["schema"]):
        jsonschema.Draft7Validator.check_schema(schema)
    for example in one["examples"]:
        for given in example["params"]:
            whole = schemas[given["name"]] | {"components": DOCUMENT["components"]}
            jsonschema.Draft7Validator(whole).validate(given["value"])
        whole = one["result"]["schema"] | {"components": DOCUMENT["components"]}
        jsonschema.Draft7Validator(whole).validate(example["result"]["value"])


def test_the_document_can_be_sent() -> None:
    """It is JSON and fits in one response."""
    assert orjson.loads(orjson.dumps(DOCUMENT)) == DOCUMENT


def test_every_pattern_of_the_params_is_explained_in_words() -> None:
    """No error shows a regular expression, and every explanation is used."""
    asked = [(method.params, method.added) for method in methods().values()]
    assert set(patterns_in(asked)) == set(PATTERN_REASONS)


def patterns_in(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("pattern"), str):
            yield node["pattern"]
        node = list(node.values())
    if isinstance(node, list | tuple):
        for value in node:
            yield from patterns_in(value)


@pytest.mark.parametrize(
    ("method", "params", "reason"),
    [
        (
            "memory_search",
            {"query": "q", "since": "2026-11-24"},
            "since: must be an RFC 3339 time with a UTC offset, such as 2026-11-21T09:30:00Z",
        ),
        ("memory_search", {"query": "   "}, "query: must not be blank"),
        (
            "memory_search",
            {"query": "q", "user_id": "../x"},
            "user_id: must be 1 to 128 characters of A-Z a-z 0-9 . _ @ + -,"
            " the first a letter or digit",
        ),
        (
            "memory.tool_rule_put",
            {"tool_name": "send email", "rule": "No."},
            "tool_name: must be 1 to 128 characters of A-Z a-z 0-9 _ . : / -",
        ),
    ],
)
def test_the_error_for_a_text_says_what_would_fit(
    shared_daemon: Daemon, method: str, params: dict[str, Any], reason: str
) -> None:
    """The error names the field and says in words what is valid."""
    with Client(shared_daemon.socket) as client:
        refused = client.refused(method, **{"user_id": "sam"} | params)
    assert refused.message == f"Invalid params: {reason}"
