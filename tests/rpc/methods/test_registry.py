"""Handlers and the schema files: which belong together, and how long a call has."""

import os
from typing import Any

import pytest

from memoryd.methods._generated.rpc_types import DaemonVersionParams, DaemonVersionResult
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import check_complete, handlers_of, method
from memoryd.schema.catalogue import methods
from memoryd.wire.peer import Peer

PEER = Peer(os.getpid(), os.getuid())


class Family:
    """One handler, which keeps the call that it got."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    @method("daemon.version")
    async def version(self, call: Call, params: DaemonVersionParams) -> DaemonVersionResult:
        self.calls.append(call)
        return {"program": "0", "protocol": "1.0", "schema": 1}


class Unknown:
    """A handler of a method that no schema file has."""

    @method("daemon.unknown")  # type: ignore[call-overload, untyped-decorator] # no method's name
    async def unknown(self, call: Call, params: Any) -> None:
        pass


async def test_a_call_has_the_time_of_its_method() -> None:
    """The handler gets the method's name, the peer, and at most the time of the schema file."""
    family = Family()
    handler = handlers_of(family)["daemon.version"]
    assert await handler(PEER, {}) == {"program": "0", "protocol": "1.0", "schema": 1}
    (call,) = family.calls
    assert (call.method, call.peer) == ("daemon.version", PEER)
    limit = methods()["daemon.version"].timeout_s
    assert limit - 1 < call.left() <= limit


def test_no_time_is_left_after_the_end() -> None:
    """What is left of a call's time is never negative."""
    assert Call("daemon.version", PEER, 0.0).left() == 0.0


def test_a_handler_without_a_schema_file() -> None:
    """A name that no schema file defines is an error, and is named."""
    with pytest.raises(ValueError, match=r"daemon\.unknown: no schema file"):
        handlers_of(Unknown())


def test_two_handlers_of_one_method() -> None:
    """A method has one handler."""
    with pytest.raises(ValueError, match=r"daemon\.version: two handlers"):
        handlers_of(Family(), Family())


def test_a_method_without_a_handler() -> None:
    """Every method of the schema files needs a handler."""
    handlers = dict.fromkeys(methods(), handlers_of(Family())["daemon.version"])
    check_complete(handlers)
    del handlers["memory_save"]
    with pytest.raises(ValueError, match=r"no handler is registered for memory_save$"):
        check_complete(handlers)
