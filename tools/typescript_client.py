"""The generated files of the TypeScript client: the methods, and their types."""

import json
import textwrap
from typing import Any, ClassVar

from client_types import Types, about

from memoryd import errors
from memoryd.schema.catalogue import Method, methods

_HEADER = "// {title}\n// Generated from rpc_schema by `make generate`.\n\n"
_CLIENT = """\
/** Where the daemon is, and how long a call may take with all its tries. */
export interface ClientOptions {
  /** The daemon's socket: unless given, MEMORYD_SOCKET or where memoryd puts it. */
  path?: string;
  /** Milliseconds; 30,000 unless given. */
  timeout?: number;
}

/** The root of everything that a client throws. */
export class ClientError extends Error {
  /** Whether the daemon may have carried the request out although no answer came. */
  mayHaveHappened: boolean;
}
/** No daemon, or the connection was lost before the answer. */
export class Unreachable extends ClientError {}
/** No answer in time. */
export class TimedOut extends ClientError {}
/** What answered is not memoryd. */
export class BadAnswer extends ClientError {}
/** The daemon refused the request; nothing was changed. */
export class RpcError extends ClientError {
  /** The JSON-RPC code. */
  code: number;
  /** The daemon's `data.code`; empty for the standard errors. */
  name: ErrorName;
  data: Record<string, unknown>;
}

"""


def methods_file() -> str:
    """methods.js: what the client has to know of each method, and the names of the error codes."""
    known = {
        method.name: {"user": method.names_user, "repeatable": method.repeatable}
        for method in methods().values()
    }
    names = {kind.code: kind.name for kind in _error_kinds()}
    return (
        _HEADER.format(title="What the client has to know of each method.")
        + "/** Whether a method is about one user, and whether it may be sent again when its\n"
        " * answer was lost: a string names the param with which it may. */\n"
        + f"export const METHODS = {json.dumps(known, indent=2)};\n\n"
        + "/** The daemon's own names of its error codes. */\n"
        + f"export const ERROR_NAMES = {json.dumps(names, indent=2)};\n"
    )


def types_file() -> str:
    """memoryd.d.ts: the client's classes with all their methods."""
    types = _TypeScriptTypes()
    whole = [_method(method, types, with_user=True) for method in methods().values()]
    scoped = [
        _method(method, types, with_user=False)
        for method in methods().values()
        if method.names_user
    ]
    names = " | ".join(json.dumps(kind.name) for kind in _error_kinds())
    own = (
        "\n  constructor({params});\n"
        "  /** Hang up. A later call connects again. */\n"
        "  close(): void;\n"
    )
    client = own.format(params="options?: ClientOptions")
    memory = own.format(params="userId: string, clientOrOptions?: Client | ClientOptions")
    call = (
        "  /** The result of one call by the method's own name. */\n"
        "  call(method: string, params?: Record<string, unknown>): Promise<any>;\n"
    )
    return (
        _HEADER.format(title="The types of the client.")
        + _CLIENT
        + f"/** The daemon's names of its errors. */\nexport type ErrorName = {names};\n\n"
        + "\n".join(types.written.values())
        + "\n/** A connection to the daemon, with one method for each of its methods. */\n"
        + f"export class Client {{{client}{call}"
        + "".join(whole)
        + "}\n\n/** One user's memory: the methods about a user, without user_id. */\n"
        + f"export class Memory {{\n  userId: string;\n  client: Client;{memory}"
        + "".join(scoped)
        + "}\n"
    )


class _TypeScriptTypes(Types):
    """Interfaces."""

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
        for key, kind, required, told in fields:
            lines += _comment([told], "  ")
            lines.append(f"  {key}{'' if required else '?'}: {kind};")
        return "\n".join([*lines, "}"]) + "\n"


def _error_kinds() -> list[type[errors.RpcError]]:
    return [kind for kind in errors.RpcError.__subclasses__() if kind.__module__ == errors.__name__]


def _method(method: Method, types: Types, *, with_user: bool) -> str:
    properties = method.params.get("properties", {})
    required = method.params.get("required", ())
    names = [name for name in properties if with_user or name != "user_id"]
    kinds = {name: types.of_param(method, name) for name in names}
    fields = "; ".join(f"{name}{'' if name in required else '?'}: {kinds[name]}" for name in names)
    optional = "" if any(name in required for name in names) else "?"
    params = f"params{optional}: {{ {fields} }}" if names else ""
    told = [f"`{name}`: {about(properties[name])}" for name in names if about(properties[name])]
    raises = [f"Throws: {', '.join(method.errors)}."] if method.errors else []
    lines = _comment([method.summary, method.description, *told, *raises], "  ")
    result = types.of_result(method)
    name = method.name.replace(".", "_")
    return "\n".join([*lines, f"  {name}({params}): Promise<{result}>;"]) + "\n"


def _comment(paragraphs: list[str], indent: str) -> list[str]:
    """A documentation comment; nothing for no text."""
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
