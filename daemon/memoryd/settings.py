"""The table of settings, `Settings`.

The name, type, default and help of a field define its environment variable (`MEMORYD_<NAME>`), flag
(`--<name>`), TOML key and row in docs/settings.md. Flags take precedence over the environment, the
environment over the file, and the file over the defaults.
"""

import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

from memoryd.access.access_map import AccessMap
from memoryd.errors import SettingsError
from memoryd.setting_values import parse

PREFIX = "MEMORYD_"
LONGEST_SOCKET_PATH = 107
"""Maximum length in bytes of a path in sockaddr_un, without the terminating NUL."""
_CENTURY_S = 100 * 365 * 86_400
_OF_CLIENTS = "MEMORYD_USER"
"""A variable of memoryd-mcp. A daemon that is started from the same shell ignores it."""


def _setting(default: Any, help_text: str, *, older_names: str = "") -> Any:
    """A row of the table. `older_names`: former environment variables, separated by spaces."""
    return field(default=default, metadata={"help": help_text, "older_names": older_names.split()})


def _number(default: int, help_text: str, *, minimum: int = 0, maximum: int) -> Any:
    """A row of the table for an integer. Both bounds are inclusive."""
    bounds = {"minimum": minimum, "maximum": maximum}
    return field(default=default, metadata={"help": help_text, "older_names": [], **bounds})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their effective values. Sizes are in bytes and times in seconds unless the
    name contains another unit."""

    socket: Path = _setting(
        Path(),
        "Unix socket to listen on. Default: $RUNTIME_DIRECTORY/memoryd.sock as a systemd service, "
        "$XDG_RUNTIME_DIR/memoryd/memoryd.sock for a user, /run/memoryd/memoryd.sock for root.",
    )
    workspace_root: Path = _setting(
        Path(),
        "Folder that holds one workspace per user. Default: $STATE_DIRECTORY/workspace as a systemd"
        " service, else $XDG_STATE_HOME/memoryd/workspace (~/.local/state/memoryd/workspace).",
    )
    socket_group: str = _setting(
        "none",
        "Unix group, by name or number, whose members may connect to the socket (mode 0660); none "
        "restricts it to the daemon's own uid and root (mode 0600). A socket passed by systemd "
        "keeps its own mode and group.",
    )
    access: AccessMap = _setting(
        AccessMap(),
        "Which other Unix users and groups may connect, with which rights and for which user ids: "
        "see security.md. A table in the file, JSON in a flag or the environment. Without it, only "
        "root and the daemon's own uid may connect.",
    )
    db_path: str = _setting(
        "auto",
        "Path of a user's database: auto (.oxydra/memory.db) or another path relative to the"
        " user's workspace, outside the folders that tools can see.",
    )
    workspace_group: str = _setting(
        "auto",
        "Unix group, by name or number, of the folders that tools share with the daemon (shared,"
        " tmp, logs, ipc); auto is the daemon's own group.",
    )
    legacy_user: str = _setting(
        "none",
        "User to whom an existing .oxydra/memory.db in the workspace root itself or in the working"
        " directory belongs. The daemon moves it there once, at startup, unless the user already"
        " has a database; none moves nothing.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = _setting(
        "info", "Lowest severity of the log lines to print."
    )
    log_format: Literal["auto", "json", "console"] = _setting(
        "auto", "Format of the log lines; auto is console on a terminal and json elsewhere."
    )
    capture_enabled: bool = _setting(
        True,
        "Whether memory.turn_complete captures decrees and repeated failures.",
        older_names="MEMORYD_TOOL_MEMORY_CAPTURE_ENABLED "
        "OPENHUMAN_LEARNING_TOOL_MEMORY_CAPTURE_ENABLED",
    )
    index_conversation: bool = _setting(
        True, "Whether memory.turn_complete stores the texts of a turn in its session."
    )
    prompt_rule_cap: int = _number(
        30,
        "Maximum number of rules in a prompt block. Critical rules are always included, even if"
        " they exceed it.",
        maximum=10_000,
    )
    session_idle_ttl: int = _number(
        86400,
        "Seconds without a call after which a session's frozen block is thawed.",
        maximum=_CENTURY_S,
    )
    memory_char_limit: int = _number(
        2200,
        "Maximum number of characters that the memory tool stores for target memory; 0 means no"
        " limit.",
        maximum=10_000_000,
    )
    user_char_limit: int = _number(
        1375,
        "Maximum number of characters that the memory tool stores for target user; 0 means no"
        " limit.",
        maximum=10_000_000,
    )
    observations_kept: int = _number(
        5,
        "Maximum number of observations of repeated failures kept per tool; the oldest are deleted"
        " first.",
        maximum=10_000,
    )
    conversation_retention_days: int = _number(
        0,
        "Days after which stored conversation turns are deleted; 0 keeps them forever. Rules,"
        " notes and profile entries stay.",
        maximum=36_500,
    )
    open_users: int = _number(
        64,
        "Maximum number of user databases that are open at the same time.",
        minimum=1,
        maximum=1_000_000,
    )
    index_memory: int = _number(
        268435456,
        "Bytes of memory for the search indexes of all users; a user whose index does not fit is "
        "searched in the database.",
        maximum=2**40,
    )
    readers_per_user: int = _number(
        2, "Maximum number of database connections for reads per user.", minimum=1, maximum=64
    )
    queue_per_user: int = _number(
        1024,
        "Maximum number of waiting writes per user; more are rejected with overloaded.",
        minimum=1,
        maximum=1_000_000,
    )
    quota_bytes: int = _number(
        10737418240,
        "Maximum number of bytes in use in a user's database; 0 means no limit. Over a quota,"
        " writes that add data are rejected with quota_exceeded; reads and deletions still work.",
        maximum=2**48,
    )
    quota_notes: int = _number(
        1000000, "Maximum number of notes per user; 0 means no limit.", maximum=10**12
    )
    quota_turns: int = _number(
        10000000,
        "Maximum number of stored texts of conversation turns per user; 0 means no limit.",
        maximum=10**12,
    )
    erasure_reserve: int = _number(
        16777216,
        "Bytes of disk space reserved for deletions on a full disk, in one file for all users; at"
        " most an eighth of the disk. 0 reserves nothing.",
        maximum=2**40,
    )
    backups_kept: int = _number(
        7,
        "Number of backups that user.backup keeps per user; it deletes the oldest of its own.",
        minimum=1,
        maximum=10_000,
    )
    max_line_bytes: int = _number(
        1048576,
        "Maximum length of a request line in bytes; a longer one is rejected with"
        " request_too_large.",
        minimum=1024,
        maximum=64 * 2**20,
    )
    max_batch: int = _number(
        100, "Maximum number of requests in a batch.", minimum=1, maximum=10_000
    )
    max_nesting: int = _number(
        64, "Maximum nesting depth of a request's JSON.", minimum=8, maximum=250
    )
    max_in_flight: int = _number(
        256,
        "Maximum number of requests in progress per connection; the daemon then stops reading from"
        " it until one ends.",
        minimum=1,
        maximum=100_000,
    )
    max_connections_per_uid: int = _number(
        256,
        "Maximum number of open connections per Unix user; more are closed immediately.",
        minimum=1,
        maximum=100_000,
    )
    write_stall: int = _number(
        30,
        "Seconds after which the connection of a peer that does not read its responses is dropped.",
        minimum=1,
        maximum=86_400,
    )
    events_kept: int = _number(
        4096,
        "Maximum number of events kept in memory for daemon.events; the oldest are dropped first.",
        minimum=1,
        maximum=1_000_000,
    )
    drain: int = _number(
        10,
        "Seconds that a stopping daemon waits for requests in progress.",
        minimum=1,
        maximum=86_400,
    )
    encryption: bool = _setting(
        False,
        "Whether the databases of new users are encrypted. Existing ones stay as they are until"
        " user.encrypt or user.decrypt; see encryption.md.",
    )
    key_source: str = _setting(
        "credential:memoryd.key",
        "Source of the master key of encrypted databases: credential:NAME (a credential passed by "
        "systemd), file:/PATH (mode 0600, owned by the daemon's uid) or command:PROGRAM ARGUMENTS "
        "(prints the key). If the credential does not exist, there is no key.",
    )
    previous_key_source: str = _setting(
        "credential:memoryd.previous-key",
        "Source of the previous master key, in the same forms. Databases under it can be opened; "
        "user.rekey moves them to the current key.",
    )
    embedding_model: str = _setting(
        "default",
        "Model for vector search: default (all-MiniLM-L6-v2, installed with memoryd), none "
        "(keyword search only), the absolute path of a directory with model.onnx and tokenizer "
        "files, or the name of a fastembed model, which is downloaded. After a change, all texts "
        "are re-embedded in the background.",
    )
    embedding_threads: int = _number(
        0,
        "Number of threads that embed texts; 0 means one per processor, at most 4.",
        maximum=256,
    )
    embedding_idle_unload: int = _number(
        900,
        "Seconds of idleness after which the model is unloaded from memory; 0 keeps it loaded.",
        maximum=_CENTURY_S,
    )
    query_cache: int = _number(
        1024,
        "Maximum number of queries whose vectors are cached in memory.",
        maximum=1_000_000,
    )
    model_cache: Path = _setting(
        Path(),
        "Folder for downloaded models. Default: $STATE_DIRECTORY/models as a systemd service, "
        "else $XDG_STATE_HOME/memoryd/models (~/.local/state/memoryd/models), or "
        "/var/lib/memoryd/models if HOME is not set.",
    )


@dataclass(frozen=True, slots=True)
class Effective:
    """A setting's effective value and where it came from."""

    name: str
    value: Any
    origin: str


def load(
    flags: Mapping[str, str],
    environment: Mapping[str, str],
    file: Path | None = None,
) -> tuple[Settings, list[Effective]]:
    """Merge the defaults, the file, the environment and the flags, in ascending precedence.

    `flags` maps field names to strings. The file is `file` if given, else the one that
    `MEMORYD_CONFIG` names, else the first of the usual paths that exists. Raises SettingsError for
    an unknown name or an invalid value.
    """
    path, required = _file_to_read(environment, file)
    from_file = _read_file(path, required)
    effective = []
    for row in fields(Settings):
        value, origin = row.default, "default"
        if row.name in from_file:
            value, origin = from_file[row.name], f"file {path}"
        for variable in (*row.metadata["older_names"][::-1], variable_of(row.name)):
            # An empty path, common in shell scripts, would mean the working directory.
            if variable in environment and (environment[variable] or row.type is not Path):
                value, origin = environment[variable], f"environment {variable}"
        if row.name in flags:
            value, origin = flags[row.name], f"flag {flag_of(row.name)}"
        if origin == "default":
            value = _computed_default(row.name, value, environment)
        effective.append(Effective(row.name, parse(row, value, origin), origin))
    _reject_unknown(environment)
    return Settings(**{one.name: one.value for one in effective}), effective


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    """The command-line flag of a setting."""
    return "--" + name.replace("_", "-")


def configuration_files(environment: Mapping[str, str], file: Path | None) -> tuple[Path, ...]:
    """The paths of the configuration files that this daemon reads, or would read if they
    existed."""
    named, _ = _file_to_read(environment, file)
    return (*_usual_files(environment), *([named.absolute()] if named else []))


def _file_to_read(environment: Mapping[str, str], file: Path | None) -> tuple[Path | None, bool]:
    if file is not None:
        return file, True
    if named := environment.get(PREFIX + "CONFIG"):
        return Path(named), True
    for path in _usual_files(environment):
        if path.is_file():
            return path, False
    return None, False


def _usual_files(environment: Mapping[str, str]) -> tuple[Path, ...]:
    home = environment.get("XDG_CONFIG_HOME") or os.path.join(  # noqa: PTH118 (may be empty)
        environment.get("HOME", "/nonexistent"), ".config"
    )
    return Path(home) / "memoryd" / "config.toml", Path("/etc/memoryd/config.toml")


def _read_file(path: Path | None, required: bool) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        with path.open("rb") as file:
            found = os.fstat(file.fileno())
            content = tomllib.load(file)
    except FileNotFoundError as error:
        if not required:
            return {}
        raise SettingsError(f"the configuration file {path} does not exist") from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"the configuration file {path} cannot be read: {error}") from error
    if unknown := sorted(set(content) - {row.name for row in fields(Settings)}):
        raise SettingsError(f"{path}: unknown setting {', '.join(unknown)}; see memoryd settings")
    if "access" in content and (
        found.st_uid not in (0, os.geteuid()) or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    ):
        raise SettingsError(
            f"{path}: a file with [access] must be owned by root or the daemon's own uid, and"
            " must not be writable by anyone else"
        )
    return content


def _reject_unknown(environment: Mapping[str, str]) -> None:
    known = {variable_of(row.name) for row in fields(Settings)}
    known |= {PREFIX + "CONFIG", _OF_CLIENTS}
    for row in fields(Settings):
        known.update(row.metadata["older_names"])
    unknown = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    if unknown:
        raise SettingsError(
            f"unknown setting in the environment: {', '.join(unknown)}; see memoryd settings"
        )


def _computed_default(name: str, value: Any, environment: Mapping[str, str]) -> Any:
    if name == "socket":
        if runtime := environment.get("RUNTIME_DIRECTORY"):
            return Path(runtime.split(":")[0]) / "memoryd.sock"
        if runtime := environment.get("XDG_RUNTIME_DIR"):
            return Path(runtime) / "memoryd" / "memoryd.sock"
        if os.geteuid() == 0:
            return Path("/run/memoryd/memoryd.sock")
        raise SettingsError("XDG_RUNTIME_DIR is not set: give the socket's path with --socket PATH")
    if name == "workspace_root":
        if state := _state_directory(environment):
            return state / "workspace"
        raise SettingsError(
            "HOME is not set: give a folder for workspaces with --workspace-root DIR"
        )
    if name == "model_cache":
        return (_state_directory(environment) or Path("/var/lib/memoryd")) / "models"
    return value


def _state_directory(environment: Mapping[str, str]) -> Path | None:
    if state := environment.get("STATE_DIRECTORY"):
        return Path(state.split(":")[0])
    if state := environment.get("XDG_STATE_HOME"):
        return Path(state) / "memoryd"
    if home := environment.get("HOME"):
        return Path(home) / ".local" / "state" / "memoryd"
    return None
