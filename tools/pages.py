"""Generates docs/settings.md and docs/errors.md from the daemon's settings and error classes."""

import inspect
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, get_args

from markup import anchor, code, page, sentences, table

from memoryd import errors
from memoryd.schema.catalogue import methods
from memoryd.setting_values import describe
from memoryd.settings import PREFIX, Settings, flag_of, variable_of

_SETTINGS = f"""\
Each setting has a flag of `memoryd`, an environment variable and a key in a TOML file. Flags win,
then the environment, then the file, then the default. The file is the one that `--config` or
`{PREFIX}CONFIG` names, else `~/.config/memoryd/config.toml`, else `/etc/memoryd/config.toml`.
Sizes are in bytes and times in seconds. An unknown name is an error."""

_ERRORS = """\
A rejected call returns a JSON-RPC error with a stable `code`, a safe `message`, and `data`, whose
field `data.code` is the error's name (the standard codes have no name). Below is the tree of the
errors with their codes and the other fields of `data`."""


def settings_page() -> str:
    """The page of all settings, with their variables, flags, types, defaults and descriptions."""
    rows = [
        [
            f"[{code(row.name)}]({anchor(row.name)})",
            code(variable_of(row.name)),
            code(flag_of(row.name)),
            describe(row),
            _default(row),
        ]
        for row in fields(Settings)
    ]
    blocks = [_SETTINGS, table(["Setting", "Environment", "Flag", "Type", "Default"], rows)]
    for row in fields(Settings):
        blocks += [f"## {row.name}", row.metadata["help"], _facts(row)]
    return page("Settings", *blocks)


def _default(row: "Field[Any]") -> str:
    if row.default == Path():
        return "depends, see below"
    return code(str(row.default).lower() if row.type is bool else str(row.default))


def _facts(row: "Field[Any]") -> str:
    names = ", ".join(map(code, [variable_of(row.name), *row.metadata["older_names"]]))
    lines = [
        f"* environment: {names}",
        f"* flag: {code(flag_of(row.name))}",
        f"* type: {describe(row)}",
        f"* default: {_default(row)}" if row.default != Path() else "",
        "* from {minimum} to {maximum}".format(**row.metadata) if row.type is int else "",
    ]
    return "\n".join(filter(None, lines))


def errors_page() -> str:
    """The page of all errors, with their codes, names, meanings and methods that return them."""
    known = _error_classes()
    tree = (errors.__doc__ or "").split("\n\n")[1]
    blocks = [_ERRORS, f"```text\n{inspect.cleandoc(tree)}\n```"]
    rpc_errors = [one for one in known if issubclass(one, errors.RpcError)]
    for one in rpc_errors:
        blocks += [f"## {one.code} {one.name or one.__name__}", *_error_blocks(one)]
    blocks.append("## Without a code")
    for other in known:
        if other not in rpc_errors:
            blocks += [f"### {other.__name__}", sentences(other.__doc__)]
    return page("Errors", *blocks)


def _error_blocks(error: type[errors.RpcError]) -> list[str]:
    blocks = [sentences(error.__doc__)]
    if error is errors.StorageUnavailable:
        reasons = ", ".join(map(code, get_args(errors.StorageReason)))
        causes = ", ".join(map(code, get_args(errors.SystemCause)))
        told = "An error of the operating system is `locked`, and `data.cause` gives its cause"
        blocks.append(f"`data.reason` is one of {reasons}. {told}: {causes}.")
    if error is errors.PermissionDenied:
        blocks.append("Any method whose [right](methods.md#rights) is not `any` may return it.")
    declaring = [method.name for method in methods().values() if error.name in method.errors]
    if declaring:
        links = ", ".join(f"[{code(name)}](methods.md{anchor(name)})" for name in declaring)
        blocks.append(f"Declared by {links}.")
    return blocks


def _error_classes() -> list[type[errors.MemorydError]]:
    """The concrete error classes, in the order of the module."""
    abstract = (errors.MemorydError, errors.RpcError)
    return [
        one
        for one in vars(errors).values()
        if isinstance(one, type) and issubclass(one, errors.MemorydError) and one not in abstract
    ]
