"""The adapter to jsonrpcserver, which calls each method. The only module that imports it.

A method returns Success or Error, and the library turns everything else into an Error.
Parsing, batches and the check of params are not taken from it.

`Error`, `Result` and `Success` are public. The following names are not:

* `jsonrpcserver.async_dispatcher.call(request, context, method)`, which reads `request.params`;
* `ErrorResult` and `SuccessResult` of `jsonrpcserver.result`, what Error and Success hold;
* `_error` and `_value` of oslash's Left and Right, what Error and Success return: they have no
  public accessor for the value of a Left.

The public functions cost too much. `async_dispatch_to_serializable` takes about 30 µs for one
decoded request without validation, as long as the whole of a short request takes; `call` takes
1.5 µs. It also gives each call a task of its own, which most calls do not need (`eager.py`).
tests/rpc/wire/test_library.py fails when one of these names changes.
"""

import warnings
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, cast

with warnings.catch_warnings():
    # Its import reads package data the way that Python 3.11 and 3.12 deprecate.
    warnings.simplefilter("ignore", DeprecationWarning)
    from jsonrpcserver import Error, Result, Success
    from jsonrpcserver.async_dispatcher import call as _call
    from jsonrpcserver.result import ErrorResult, SuccessResult
    from oslash.either import Right

__all__ = ["Error", "ErrorResult", "Result", "Success", "SuccessResult", "call", "outcome_of"]


class HasParams(Protocol):
    """A request, as far as the library reads it."""

    @property
    def params(self) -> dict[str, Any] | list[Any]:
        """The arguments of the method, by name or by position."""


Call = Callable[[HasParams, Any, Callable[..., Awaitable[Result]]], Coroutine[Any, Any, Result]]
call = cast("Call", _call)
"""`call(request, context, method)`: a coroutine that calls `method(context, **request.params)` and
returns its result. Raises only CancelledError."""


def outcome_of(result: Result) -> SuccessResult | ErrorResult:
    """What a call came to."""
    outcome = result._value if type(result) is Right else result._error  # noqa: SLF001
    return cast("SuccessResult | ErrorResult", outcome)
