"""`tools.list` and `tools.call`: the tools as a model sees them."""

from typing import Any, cast

from memoryd.errors import InvalidParams, RpcError
from memoryd.methods._generated.rpc_types import (
    ToolsCallParams,
    ToolsCallResult,
    ToolsListParams,
    ToolsListResult,
)
from memoryd.methods.model_tools.arguments import read_arguments
from memoryd.methods.model_tools.definitions import definitions_for, policies
from memoryd.methods.model_tools.texts import failure, result_text
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import handlers_of, method
from memoryd.schema.catalogue import Effect, Method
from memoryd.schema.model_view import argument_of, params_of_call, tools
from memoryd.wire.observer import Observer


class ToolMethods:
    """The tools of a model: what they are, and calls of them."""

    def __init__(self, observer: Observer, *families: object) -> None:
        """`observer` is notified of the failures that a model gets as results; `families` handle
        the tools."""
        self._observer = observer
        handlers = handlers_of(*families)
        self._tools = {tool.name: (tool, handlers[tool.name]) for tool in tools()}

    @staticmethod
    def effect_of_call(params: dict[str, Any]) -> Effect:
        """The effect of the tool that a call names."""
        return next((one.effect for one in tools() if one.name == params.get("name")), "write")

    @method("tools.list")
    async def list_all(self, call: Call, params: ToolsListParams) -> ToolsListResult:
        """The definitions in the shape of one API."""
        return {"tools": definitions_for(params["format"]), "policies": policies()}

    @method("tools.call")
    async def call(self, call: Call, params: ToolsCallParams) -> ToolsCallResult:
        """Run a tool for a model."""
        if params["name"] not in self._tools:
            raise InvalidParams("name", f"must be one of {', '.join(self._tools)}")
        tool, handler = self._tools[params["name"]]
        try:
            result = await handler(call.peer, _params(tool, params))
        except RpcError as error:
            failed = failure(error)
            if failed is None:
                raise
            self._observer.request_refused(call.peer, tool.name, params, error.name, error.data)
            text, code = failed
            return {"content": text, "is_error": True, "error_code": cast("Any", code)}
        return {
            "content": result_text(tool.name, result),
            "is_error": False,
            "error_code": None,
        }


def _params(tool: Method, call: ToolsCallParams) -> dict[str, Any]:
    """The checked params of the tool: the model's arguments and the host's user and session."""
    params = params_of_call(tool, read_arguments(call["arguments"]))
    params["user_id"] = call["user_id"]
    if params.get("include_conversation") is True:
        if "session_id" not in call:
            raise InvalidParams("include_conversation", "there is no conversation to search")
        params["session_id"] = call["session_id"]
    try:
        return tool.check(params)
    except InvalidParams as error:
        field = argument_of(tool, error.data["field"])
        raise InvalidParams(field, error.data["reason"]) from None
