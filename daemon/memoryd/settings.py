"""The one table of settings.

`Settings` is the table: a field's name, type, default and help give the environment variable
(`MEMORYD_<NAME>`), the command-line flag (`--<name>`), the key of the TOML file and the row in
docs/settings.md. Flags win, then the environment, then the file, then the default.
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
"""Bytes of a path in sockaddr_un, without its final zero."""
_CENTURY_S = 100 * 365 * 86_400
_OF_CLIENTS = "MEMORYD_USER"
"""What memoryd-mcp reads, and a daemon that is started from the same shell passes over."""


def _setting(default: Any, help_text: str, *, older_names: str = "") -> Any:
    """One row of the table. `older_names`: other environment variables, space-separated."""
    return field(default=default, metadata={"help": help_text, "older_names": older_names.split()})


def _number(default: int, help_text: str, *, minimum: int = 0, maximum: int) -> Any:
    """One row of the table that is a whole number, both bounds included."""
    bounds = {"minimum": minimum, "maximum": maximum}
    return field(default=default, metadata={"help": help_text, "older_names": [], **bounds})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its effective value. Sizes are bytes and times seconds unless named."""

    socket: Path = _setting(
        Path(),
        "Unix socket to serve on. Default: $RUNTIME_DIRECTORY/memoryd.sock as a systemd service, "
        "$XDG_RUNTIME_DIR/memoryd/memoryd.sock for a user, /run/memoryd/memoryd.sock for root.",
    )
    workspace_root: Path = _setting(
        Path(),
        "Folder with one workspace a user. Default: $STATE_DIRECTORY/workspace as a systemd "
        "service, else $XDG_STATE_HOME/memoryd/workspace (~/.local/state/memoryd/workspace).",
    )
    socket_group: str = _setting(
        "none",
        "Unix group, by name or number, whose members may open the socket (mode 0660); none leaves "
        "it to the daemon's own uid and root (mode 0600). A socket that systemd passes keeps its "
        "own mode and group.",
    )
    access: AccessMap = _setting(
        AccessMap(),
        "Which other unix users and groups may do what, and for which user ids: see security.md. "
        "A table of the file; JSON in a flag or the environment. Without it only root and the "
        "daemon's own uid may connect.",
    )
    db_path: str = _setting(
        "auto",
        "Where a user's database lies: auto (.oxydra/memory.db) or another path relative to the"
        " user's workspace, outside the folders that tools get to see.",
    )
    workspace_group: str = _setting(
        "auto",
        "Group of the folders that tools share with the daemon (shared, tmp, logs, ipc), by name or"
        " number; auto is the daemon's own.",
    )
    legacy_user: str = _setting(
        "none",
        "User who gets the database that lies in .oxydra/ in the workspace root itself or in the"
        " working directory. It is moved at the start, once, unless the user has one; none moves"
        " nothing.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = _setting(
        "info", "Least severe log lines to print."
    )
    log_format: Literal["auto", "json", "console"] = _setting(
        "auto", "Form of the log lines; auto is console on a terminal and json elsewhere."
    )
    capture_enabled: bool = _setting(
        True,
        "Whether memory.turn_complete captures decrees and repeated failures.",
        older_names="MEMORYD_TOOL_MEMORY_CAPTURE_ENABLED "
        "OPENHUMAN_LEARNING_TOOL_MEMORY_CAPTURE_ENABLED",
    )
    index_conversation: bool = _setting(
        True, "Whether memory.turn_complete stores the texts of a turn under its session."
    )
    prompt_rule_cap: int = _number(
        30,
        "Most rules in a prompt block. Critical rules are always there, also beyond it.",
        maximum=10_000,
    )
    session_idle_ttl: int = _number(
        86400,
        "Seconds without a call after which a session's frozen block thaws.",
        maximum=_CENTURY_S,
    )
    memory_char_limit: int = _number(
        2200,
        "Most characters that the memory tool keeps for target memory; 0 is no limit.",
        maximum=10_000_000,
    )
    user_char_limit: int = _number(
        1375,
        "Most characters that the memory tool keeps for target user; 0 is no limit.",
        maximum=10_000_000,
    )
    observations_kept: int = _number(
        5,
        "Most repeated-failure observations kept for one tool; the oldest go first.",
        maximum=10_000,
    )
    conversation_retention_days: int = _number(
        0,
        "Days after which stored conversation turns are deleted; 0 keeps them for ever. Rules,"
        " notes and profile entries stay.",
        maximum=36_500,
    )
    open_users: int = _number(64, "Most user databases open at once.", minimum=1, maximum=1_000_000)
    index_memory: int = _number(
        268435456,
        "Bytes that the search indexes of all users may take in memory; what has no room there "
        "is searched in its database.",
        maximum=2**40,
    )
    readers_per_user: int = _number(
        2, "Most reading connections of one open user.", minimum=1, maximum=64
    )
    queue_per_user: int = _number(
        1024,
        "Most writes of one user that may wait; more are answered overloaded.",
        minimum=1,
        maximum=1_000_000,
    )
    quota_bytes: int = _number(
        10737418240,
        "Most bytes of a user's database that may be in use; 0 is no limit. Over a quota writes"
        " that add are answered quota_exceeded; reads and deletions go on.",
        maximum=2**48,
    )
    quota_notes: int = _number(1000000, "Most notes of one user; 0 is no limit.", maximum=10**12)
    quota_turns: int = _number(
        10000000,
        "Most stored texts of conversation turns of one user; 0 is no limit.",
        maximum=10**12,
    )
    erasure_reserve: int = _number(
        16777216,
        "Bytes of the disk that are kept for deletions when it is full, in one file for all users;"
        " at most an eighth of the disk. 0 keeps none.",
        maximum=2**40,
    )
    backups_kept: int = _number(
        7,
        "Backups that user.backup keeps of a user; the oldest that it made go first.",
        minimum=1,
        maximum=10_000,
    )
    max_line_bytes: int = _number(
        1048576,
        "Longest request line in bytes; a longer one is answered -32016.",
        minimum=1024,
        maximum=64 * 2**20,
    )
    max_batch: int = _number(100, "Most requests in one batch.", minimum=1, maximum=10_000)
    max_nesting: int = _number(64, "Deepest nesting of a request's JSON.", minimum=8, maximum=250)
    max_in_flight: int = _number(
        256,
        "Most unanswered requests of one connection; reading pauses at it.",
        minimum=1,
        maximum=100_000,
    )
    max_connections_per_uid: int = _number(
        256,
        "Most open connections of one unix user; more are closed at once.",
        minimum=1,
        maximum=100_000,
    )
    write_stall: int = _number(
        30,
        "Seconds after which a peer that does not read its answers is dropped.",
        minimum=1,
        maximum=86_400,
    )
    events_kept: int = _number(
        4096,
        "Most events that are kept in memory for daemon.events; the oldest go first.",
        minimum=1,
        maximum=1_000_000,
    )
    drain: int = _number(
        10,
        "Seconds that a stopping daemon gives the requests in flight.",
        minimum=1,
        maximum=86_400,
    )
    encryption: bool = _setting(
        False,
        "Whether the databases of new users are encrypted. Those that are there stay as they are"
        " until user.encrypt or user.decrypt; see encryption.md.",
    )
    key_source: str = _setting(
        "credential:memoryd.key",
        "Where the master key of encrypted databases comes from: credential:NAME (a credential "
        "that systemd passes), file:/PATH (mode 0600, the daemon's own) or command:PROGRAM "
        "ARGUMENTS (prints the key). A credential that is not there is no key.",
    )
    previous_key_source: str = _setting(
        "credential:memoryd.previous-key",
        "Where the master key before the current one comes from, in the same forms. Databases "
        "under it open until user.rekey moves them to the current key.",
    )
    embedding_model: str = _setting(
        "default",
        "Model for search by meaning: default (all-MiniLM-L6-v2, installed with memoryd), none "
        "(search by keywords alone), the absolute path of a directory with model.onnx and "
        "tokenizer files, or the name of a fastembed model, which is downloaded. After a change "
        "all texts are embedded again in the background.",
    )
    embedding_threads: int = _number(
        0, "Threads that embed texts; 0 is one for each processor, at most 4.", maximum=256
    )
    embedding_idle_unload: int = _number(
        900,
        "Seconds without a text after which the model leaves memory; 0 keeps it there.",
        maximum=_CENTURY_S,
    )
    query_cache: int = _number(
        1024, "Most queries whose vectors are kept in memory.", maximum=1_000_000
    )
    model_cache: Path = _setting(
        Path(),
        "Folder for downloaded models. Default: $STATE_DIRECTORY/models as a systemd service, "
        "else $XDG_STATE_HOME/memoryd/models (~/.local/state/memoryd/models); "
        "/var/lib/memoryd/models without a home.",
    )


@dataclass(frozen=True, slots=True)
class Effective:
    """One setting as it is in force: its value and where that came from."""

    name: str
    value: Any
    origin: str


def load(
    flags: Mapping[str, str],
    environment: Mapping[str, str],
    file: Path | None = None,
) -> tuple[Settings, list[Effective]]:
    """Merge flags, environment and file over the defaults.

    `flags` maps field names to texts. `file` is read when given; otherwise the one that
    `MEMORYD_CONFIG` names, or else the first of the usual places that exists.
    Raises SettingsError for an unknown name or a value that does not fit.
    """
    path, required = _file_to_read(environment, file)
    from_file = _read_file(path, required)
    effective = []
    for row in fields(Settings):
        value, origin = row.default, "default"
        if row.name in from_file:
            value, origin = from_file[row.name], f"file {path}"
        for variable in (*row.metadata["older_names"][::-1], variable_of(row.name)):
            # An empty path, as shells leave behind, would be the working directory.
            if variable in environment and (environment[variable] or row.type is not Path):
                value, origin = environment[variable], f"environment {variable}"
        if row.name in flags:
            value, origin = flags[row.name], f"flag {flag_of(row.name)}"
        if origin == "default":
            value = _computed_default(row.name, value, environment)
        effective.append(Effective(row.name, parse(row, value, origin), origin))
    _refuse_unknown(environment)
    return Settings(**{one.name: one.value for one in effective}), effective


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    """The command-line flag of a setting."""
    return "--" + name.replace("_", "-")


def configuration_files(environment: Mapping[str, str], file: Path | None) -> tuple[Path, ...]:
    """The files that hold settings for this daemon, or would be read if they were there."""
    named, _ = _file_to_read(environment, file)
    return (*_usual_files(environment), *([named.absolute()] if named else []))


def _file_to_read(environment: Mapping[str, str], file: Path | None) -> tuple[Path | None, bool]:
    if file is not None:
        return file, True
    if named := environment.get(PREFIX + "CONFIG"):
        return Path(named), True
    for place in _usual_files(environment):
        if place.is_file():
            return place, False
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
            f"{path}: with [access] in it, it must belong to root or to the daemon's own uid, and "
            "be writable by nobody else"
        )
    return content


def _refuse_unknown(environment: Mapping[str, str]) -> None:
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
        raise SettingsError("there is no XDG_RUNTIME_DIR for the socket: give --socket PATH")
    if name == "workspace_root":
        if state := _state_directory(environment):
            return state / "workspace"
        raise SettingsError("there is no HOME for the workspaces: give --workspace-root DIR")
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
