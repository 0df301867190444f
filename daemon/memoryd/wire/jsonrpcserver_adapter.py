"""The adapter to jsonrpcserver, which calls each method. No other module imports it.

A method returns Success or Error; the library turns any other outcome into an Error. Its parsing,
batches and validation of params are not used.

`Error`, `Result` and `Success` are public. The following names are not:

* `jsonrpcserver.async_dispatcher.call(request, context, method)`, which reads `request.params`;
* `ErrorResult` and `SuccessResult` of `jsonrpcserver.result`, the values inside Error and Success;
* `_error` and `_value` of oslash's Left and Right, the types that Error and Success return: there
  is no public accessor for the value of a Left.

The public functions are too slow. `async_dispatch_to_serializable` takes about 30 µs for one
decoded request without validation, as long as a short request takes in total; `call` takes 1.5 µs.
The public function also creates a task per call, which most calls do not need (see `eager.py`).
tests/rpc/wire/test_library.py fails if one of these names changes.
"""

import warnings
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, cast

with warnings.catch_warnings():
    # On import it reads package data in a way that Python 3.11 and 3.12 deprecate.
    warnings.simplefilter("ignore", DeprecationWarning)
    from jsonrpcserver import Error, Result, Success
    from jsonrpcserver.async_dispatcher import call as _call
    from jsonrpcserver.result import ErrorResult, SuccessResult
    from oslash.either import Right

__all__ = ["Error", "ErrorResult", "Result", "Success", "SuccessResult", "call", "outcome_of"]


class HasParams(Protocol):
    """The part of a request that the library reads."""

    @property
    def params(self) -> dict[str, Any] | list[Any]:
        """The arguments of the method, by name or by position."""


Call = Callable[[HasParams, Any, Callable[..., Awaitable[Result]]], Coroutine[Any, Any, Result]]
call = cast("Call", _call)
"""`call(request, context, method)` awaits `method(context, **request.params)` (`*request.params`
for a list) and returns its result. It raises only CancelledError."""


def outcome_of(result: Result) -> SuccessResult | ErrorResult:
    """Unwrap the result of a call."""
    outcome = result._value if type(result) is Right else result._error  # noqa: SLF001
    return cast("SuccessResult | ErrorResult", outcome)
