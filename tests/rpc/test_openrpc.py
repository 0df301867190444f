"""The OpenRPC document that rpc.discover answers."""

from typing import Any

import jsonschema
import orjson
import pytest

from memoryd.errors import RpcError
from memoryd.rpc_schema import openrpc
from memoryd.rpc_schema.catalogue import methods

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
    """Under its name, by name, with what its file says."""
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
    """Inside the document; no definition of a file is left behind."""
    found = references(DOCUMENT)
    assert found
    for reference in found:
        assert reference.startswith("#/components/")
        assert resolved(reference)


def test_every_error_has_its_code() -> None:
    """The components name each class of errors.py once, with its own code."""
    errors = DOCUMENT["components"]["errors"]
    assert {name: one["code"] for name, one in errors.items()} == {
        kind.__name__: kind.code for kind in RpcError.__subclasses__()
    }
    assert all(one["message"] for one in errors.values())
    assert errors["RequestTooLarge"]["data"] == {"code": "request_too_large"}


@pytest.mark.parametrize("one", DOCUMENT["methods"], ids=lambda one: str(one["name"]))
def test_the_schemas_of_the_document_judge_the_examples(one: dict[str, Any]) -> None:
    """They are JSON Schemas, and an example's params and result are valid by them."""
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
    """It is JSON and fits in one answer."""
    assert orjson.loads(orjson.dumps(DOCUMENT)) == DOCUMENT
