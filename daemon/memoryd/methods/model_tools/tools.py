"""`tools.list` and `tools.call`: the tools as a model sees them."""

from typing import Any, Protocol

from memoryd.errors import InvalidParams, RpcError
from memoryd.methods.model_tools.tool_arguments import read_arguments
from memoryd.methods.model_tools.tool_definitions import definitions_for, policies
from memoryd.methods.model_tools.tool_texts import failure, result_text
from memoryd.schema.catalogue import Effect, Method
from memoryd.schema.model_view import argument_of, params_of_call, tools
from memoryd.wire.handlers import Handler
from memoryd.wire.observer import Observer
from memoryd.wire.peer import Peer


class Family(Protocol):
    """Methods of which some are tools."""

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""


class ToolMethods:
    """The tools of a model: what they are, and calls of them."""

    def __init__(self, observer: Observer, *families: Family) -> None:
        """`observer` is told of the failures that a model gets as results."""
        self._observer = observer
        handlers = {name: one for family in families for name, one in family.handlers().items()}
        self._tools = {method.name: (method, handlers[method.name]) for method in tools()}

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"tools.list": self.list_all, "tools.call": self.call}

    @staticmethod
    def effect_of_call(params: dict[str, Any]) -> Effect:
        """The effect of the tool that a call names."""
        return next((one.effect for one in tools() if one.name == params.get("name")), "write")

    async def list_all(self, peer: Peer, params: dict[str, Any]) -> Any:
        """The definitions in the shape of one API."""
        return {"tools": definitions_for(params["format"]), "policies": policies()}

    async def call(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Run a tool for a model."""
        if params["name"] not in self._tools:
            raise InvalidParams("name", f"must be one of {', '.join(self._tools)}")
        method, handler = self._tools[params["name"]]
        try:
            result = await handler(peer, _params(method, params))
        except RpcError as error:
            told = failure(error)
            if told is None:
                raise
            self._observer.request_refused(peer, method.name, params, error.name, error.data)
            return {"content": told[0], "is_error": True, "error_code": told[1]}
        return {
            "content": result_text(method.name, result),
            "is_error": False,
            "error_code": None,
        }


def _params(method: Method, call: dict[str, Any]) -> dict[str, Any]:
    """The checked params of the tool: the model's arguments and the host's user and session."""
    params = params_of_call(method, read_arguments(call["arguments"]))
    params["user_id"] = call["user_id"]
    if params.get("include_conversation") is True:
        if "session_id" not in call:
            raise InvalidParams("include_conversation", "there is no conversation to be searched")
        params["session_id"] = call["session_id"]
    try:
        return method.check(params)
    except InvalidParams as error:
        field = argument_of(method, error.data["field"])
        raise InvalidParams(field, error.data["reason"]) from None
