"""Generates the files of the TypeScript client: the properties of the methods, and the types."""

import json
import textwrap
from collections.abc import Iterable
from typing import Any, ClassVar

from client_types import Types, about, camel_case, client_methods

from memoryd import errors
from memoryd.schema.catalogue import Method, methods

_HEADER = "// Generated from rpc_schema by `make generate`: {title}.\n\n"
_OWN = """\
  constructor({params});
  /** Closes the connection. A later call connects again. */
  close(): void;
  /** Calls any {about} by its RPC name. */
  call(method: string, params?: Record<string, unknown>): Promise<any>;
"""
_CLIENT = """\
/** The daemon's socket and the timeout of calls. */
export interface ClientOptions {
  /** The daemon's socket. Default: MEMORYD_SOCKET, or one of memoryd's usual paths. */
  path?: string;
  /** Milliseconds that one call may take, including its retries. Default: 30,000. */
  timeout?: number;
}

/** Base class of the errors that the client throws. */
export class ClientError extends Error {
  /** Whether the daemon may have executed the request although no valid response arrived. */
  mayHaveHappened: boolean;
}
/** The daemon cannot be reached, or the connection was lost before the response. */
export class Unreachable extends ClientError {}
/** No response arrived within the timeout. */
export class TimedOut extends ClientError {}
/** The response violates the protocol. */
export class BadResponse extends ClientError {}
/** The daemon rejected the request; nothing was changed. */
export class RpcError extends ClientError {
  /** The JSON-RPC error code. */
  code: number;
  /** The daemon's `data.code`; empty for the standard errors. */
  name: ErrorName;
  data: Record<string, unknown>;
}

"""


def methods_file() -> str:
    """The source of methods.js: properties of the methods, and the names of the error codes."""
    known = {
        method.name: {
            "aboutUser": about_user,
            "name": camel_case(name),
            "repeatable": method.repeatable,
        }
        for about_user in (False, True)
        for name, method in _named(about_user=about_user)
    }
    names = {kind.code: kind.name for kind in _error_kinds()}
    return (
        _HEADER.format(title="the properties of the methods that the client needs")
        + "/** Whether a method concerns one user, its name in the client, and whether it may be\n"
        " * called again if the response was lost. A string names the param that must be given\n"
        " * for that. */\n"
        + f"export const METHODS = {json.dumps(known, indent=2)};\n\n"
        + "/** The daemon's names for its error codes. */\n"
        + f"export const ERROR_NAMES = {json.dumps(names, indent=2)};\n"
    )


def types_file() -> str:
    """The source of memoryd.d.ts: the client's classes with all their methods."""
    types = _TypeScriptTypes()
    client, memory = (
        "".join(_method(name, method, types) for name, method in _named(about_user=about_user))
        for about_user in (False, True)
    )
    names = " | ".join(
        json.dumps(name) for name in dict.fromkeys(kind.name for kind in _error_kinds())
    )
    return (
        _HEADER.format(title="the types of the client")
        + _CLIENT
        + f"/** The daemon's names for its errors. */\nexport type ErrorName = {names};\n\n"
        + "\n".join(types.written.values())
        + "\n/** A connection to the daemon, with the methods that concern no single user. */\n"
        + "export class Client {\n"
        + _OWN.format(params="options?: ClientOptions", about="method")
        + client
        + "}\n\n/** The memory of one user, with the methods that concern a user. */\n"
        + "export class Memory {\n  userId: string;\n  client: Client;\n"
        + _OWN.format(
            params="userId: string, clientOrOptions?: Client | ClientOptions",
            about="method for this user",
        )
        + memory
        + "}\n"
    )


def _named(*, about_user: bool) -> Iterable[tuple[str, Method]]:
    return client_methods(methods().values(), about_user=about_user).items()


class _TypeScriptTypes(Types):
    """TypeScript types, in which an object is an interface."""

    simple: ClassVar[dict[str, str]] = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
        "array": "unknown[]",
        "object": "Record<string, unknown>",
    }
    anything = "unknown"

    def literal(self, values: list[Any]) -> str:
        return " | ".join(json.dumps(value) for value in values)

    def list_of(self, kind: str) -> str:
        return f"Array<{kind}>"

    def declaration(self, name: str, about: str, fields: list[tuple[str, str, bool, str]]) -> str:
        lines = [*_comment([about], ""), f"export interface {name} {{"]
        for key, kind, required, text in fields:
            lines += _comment([text], "  ")
            lines.append(f"  {key}{'' if required else '?'}: {kind};")
        return "\n".join([*lines, "}"]) + "\n"


def _error_kinds() -> list[type[errors.RpcError]]:
    return [kind for kind in errors.RpcError.__subclasses__() if kind.__module__ == errors.__name__]


def _method(name: str, method: Method, types: Types) -> str:
    properties = {
        param: schema
        for param, schema in method.params.get("properties", {}).items()
        if param != "user_id" or not method.names_user
    }
    required = [param for param in method.params.get("required", ()) if param in properties]
    fields = "; ".join(
        f"{param}{'' if param in required else '?'}: {types.of_param(method, param)}"
        for param in properties
    )
    params = f"params{'' if required else '?'}: {{ {fields} }}" if properties else ""
    described = [
        f"`{param}`: {about(schema)}" for param, schema in properties.items() if about(schema)
    ]
    raises = [f"Throws: {', '.join(method.errors)}."] if method.errors else []
    lines = _comment([method.summary, method.description, *described, *raises], "  ")
    result = types.of_result(method)
    return "\n".join([*lines, f"  {camel_case(name)}({params}): Promise<{result}>;"]) + "\n"


def _comment(paragraphs: list[str], indent: str) -> list[str]:
    """The lines of a documentation comment; none if there is no text."""
    filled = [
        textwrap.wrap(text.replace("*/", "* /"), 94 - len(indent), break_on_hyphens=False)
        for text in paragraphs
        if text
    ]
    if not filled:
        return []
    if len(filled) == 1 and len(filled[0]) == 1:
        return [f"{indent}/** {filled[0][0]} */"]
    lines = [line for text in filled for line in [*text, ""]][:-1]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
