"""Checks of the installation: the SQLite driver, the embedding model, process limits, the clock."""

import resource
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from memoryd.doctor.finding import Finding, fail, ok, warn
from memoryd.settings import Settings

_FILES_A_USER = 10
_OTHER_FILES = 200
_OTHER_THREADS = 40
_REINSTALL = "Reinstall memoryd: make install, or pip install with the lock file."


def examine_program(settings: Settings) -> Iterator[Finding]:
    """Yield one finding per check. Opens no user's database, loads no model and writes nothing."""
    yield from _driver()
    yield _model(settings)
    yield _open_files(settings)
    yield _threads(settings)
    yield _time()


def _driver() -> Iterator[Finding]:
    try:
        import sqlite_vec
        from sqlcipher3 import dbapi2 as sqlite
    except ImportError as error:
        yield fail("driver", f"{error.name} cannot be imported: {error}", _REINSTALL)
        return
    connection = sqlite.connect(":memory:")
    try:
        (cipher,) = connection.execute("PRAGMA cipher_version").fetchone() or ("",)
        if not cipher:
            yield fail("driver", "sqlcipher3 was built without SQLCipher", _REINSTALL)
        else:
            yield ok("driver", f"SQLite {sqlite.sqlite_version}, SQLCipher {cipher}")
        try:
            connection.execute("CREATE VIRTUAL TABLE words USING fts5 (text)")
            yield ok("keyword index", "FTS5")
        except sqlite.Error as error:
            yield fail("keyword index", f"FTS5: {error}", _REINSTALL)
        try:
            connection.enable_load_extension(True)
            sqlite_vec.load(connection)
            (found,) = connection.execute("SELECT vec_version()").fetchone()
            yield ok("vectors", f"extensions can be loaded; sqlite-vec {found}")
        except (sqlite.Error, AttributeError) as error:
            yield fail("vectors", f"sqlite-vec cannot be loaded: {error}", _REINSTALL)
    finally:
        connection.close()


def _model(settings: Settings) -> Finding:
    name = settings.embedding_model
    if name == "none":
        return warn("model", "none: keyword search only", "Set embedding_model = 'default'.")
    try:
        from memoryd.embedding.model_files import (
            ModelFilesError,
            default_model,
            downloaded_folder,
            model_in_folder,
        )

        if name == "default":
            files = default_model()
        elif Path(name).is_absolute():
            files = model_in_folder(Path(name))
        else:
            return _downloaded(settings, downloaded_folder(name, settings.model_cache))
        return ok("model", f"{files.name}, SHA-256 {files.digest()[:16]}… as expected")
    except ImportError as error:
        return fail("model", f"{error.name} cannot be imported: {error}", _REINSTALL)
    except (ModelFilesError, OSError) as error:
        advice = "Repair its files, or set another embedding_model."
        return fail("model", str(error), _REINSTALL if name == "default" else advice)


def _downloaded(settings: Settings, folder: Path | None) -> Finding:
    name = settings.embedding_model
    if folder is not None:
        return ok("model", f"{name}, downloaded into {folder}")
    return warn(
        "model",
        f"{name} is not in {settings.model_cache}",
        "memoryd downloads it at startup. The systemd units block network access; operating.md has "
        "the drop-in that allows it.",
    )


def _open_files(settings: Settings) -> Finding:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.open_users * _FILES_A_USER + settings.max_connections_per_uid + _OTHER_FILES
    found = f"limit {_number(hard)} (RLIMIT_NOFILE), now {_number(soft)}; up to {wanted} are needed"
    if hard != resource.RLIM_INFINITY and hard < wanted:
        return fail("open files", found, f"Raise it: LimitNOFILE={wanted}, or ulimit -n.")
    return ok("open files", found)


def _threads(settings: Settings) -> Finding:
    limit = resource.getrlimit(resource.RLIMIT_NPROC)[0]
    wanted = settings.open_users * (1 + settings.readers_per_user) + _OTHER_THREADS
    found = f"limit {_number(limit)} (RLIMIT_NPROC); up to {wanted} are needed"
    if limit != resource.RLIM_INFINITY and limit < wanted:
        return warn("threads", found, "Raise it: LimitNPROC=, or ulimit -u; or lower open_users.")
    return ok("threads", found)


def _time() -> Finding:
    now = datetime.now(UTC)
    made = datetime.fromtimestamp(Path(__file__).stat().st_mtime, UTC)
    found = now.isoformat(timespec="seconds").replace("+00:00", "Z")
    if now < made:
        return fail("time", f"{found}, before memoryd was installed", "Set the clock.")
    return ok("time", found)


def _number(limit: int) -> str:
    return "none" if limit == resource.RLIM_INFINITY else str(limit)
