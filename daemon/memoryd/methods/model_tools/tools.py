"""`tools.list` and `tools.call`: listing and calling the tools for a model."""

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
    """Listing the tools of a model and calling them."""

    def __init__(self, observer: Observer, *families: object) -> None:
        """`observer` is notified of errors that are returned to the model as results. `families`:
        the objects with the handlers of the tools."""
        self._observer = observer
        handlers = handlers_of(*families)
        self._tools = {tool.name: (tool, handlers[tool.name]) for tool in tools()}

    @staticmethod
    def effect_of_call(params: dict[str, Any]) -> Effect:
        """The effect of the called tool; `write` if it is unknown. The params are unchecked."""
        return next((one.effect for one in tools() if one.name == params.get("name")), "write")

    @method("tools.list")
    async def list_all(self, call: Call, params: ToolsListParams) -> ToolsListResult:
        """Return the definitions in the format of one API, and the policies for the host."""
        return {"tools": definitions_for(params["format"]), "policies": policies()}

    @method("tools.call")
    async def call(self, call: Call, params: ToolsCallParams) -> ToolsCallResult:
        """Run a tool. Errors that the model can act on are returned as the result."""
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
    """Combine the model's arguments with the host's user and session, and check them. Raises
    InvalidParams with the names that the model knows."""
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
