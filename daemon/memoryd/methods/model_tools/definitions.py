"""Tool definitions in the formats of model APIs."""

from typing import Any, Literal

from memoryd.methods._generated.rpc_types import ToolsListPolicy
from memoryd.schema.catalogue import Method
from memoryd.schema.model_view import arguments_schema, tools

Format = Literal["mcp", "openai", "anthropic"]


def definitions_for(form: Format) -> list[dict[str, Any]]:
    """One definition per tool. It contains only fields that the API knows."""
    shape = {"mcp": _mcp, "openai": _openai, "anthropic": _anthropic}[form]
    return [shape(method) for method in tools()]


def policies() -> list[ToolsListPolicy]:
    """The safety tier and time limit of each tool for the host, in the order of the
    definitions."""
    return [
        {
            "name": method.name,
            "safety_tier": "read_only" if method.effect == "read" else "side_effecting",
            "timeout_s": method.timeout_s,
        }
        for method in tools()
    ]


def _description(method: Method) -> str:
    return f"{method.summary} {method.description}".strip()


def _mcp(method: Method) -> dict[str, Any]:
    reads = method.effect == "read"
    return {
        "name": method.name,
        "description": _description(method),
        "inputSchema": arguments_schema(method.name),
        "annotations": {
            "readOnlyHint": reads,
            "destructiveHint": not reads and method.name != "memory_save",
            "openWorldHint": False,
        },
    }


def _openai(method: Method) -> dict[str, Any]:
    return {
        "type": "function",
        "function": {
            "name": method.name,
            "description": _description(method),
            "parameters": arguments_schema(method.name),
        },
    }


def _anthropic(method: Method) -> dict[str, Any]:
    return {
        "name": method.name,
        "description": _description(method),
        "input_schema": arguments_schema(method.name),
    }
