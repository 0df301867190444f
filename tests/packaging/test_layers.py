"""The layers: imports point downwards only, and the pure packages have no side effects."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT

DAEMON = ROOT / "daemon" / "memoryd"
CLIENT = ROOT / "clients" / "python" / "memoryd_client"

GROUND = {"errors", "clock", "settings", "lock_file", "schema"}
MAY_IMPORT = {
    "__main__": {
        *("access", "doctor", "errors", "settings", "setting_values"),
        *("logs", "process_limits", "service", "standard_error"),
    },
    "service": GROUND
    | {"access", "logs", "methods", "storage", "wire", "rules", "embedding", "keys", "workspace"}
    | {"process_limits", "warm_up", "installation"},
    "doctor": {
        *("doctor", "embedding", "errors", "keys", "lock_file", "settings", "storage", "workspace"),
    },
    "methods": GROUND
    | {"methods", "storage", "wire", "rules", "retrieval", "guard", "profile", "workspace", "keys"},
    "storage": {
        *("errors", "clock", "lock_file", "schema", "keys", "embedding"),
        *("storage", "workspace", "rules", "retrieval", "guard", "profile"),
    },
    "embedding": {"errors", "embedding"},
    "guard": {"guard"},
    "retrieval": {"retrieval"},
    "profile": {"profile"},
    "workspace": {"errors", "workspace"},
    "keys": {"errors", "keys"},
    "wire": GROUND | {"wire"},
    "rules": {"rules"},
    "logs": {"clock", "standard_error"},
    "schema": {"errors", "schema"},
    "settings": {"errors", "access", "setting_values"},
    "setting_values": {"errors", "access"},
    "access": {"schema", "access"},
    "errors": set(),
    "clock": set(),
    "lock_file": set(),
    "process_limits": set(),
    "installation": set(),
    "standard_error": set(),
    "warm_up": set(),
}
"""The packages and modules of the daemon that each package or module may import."""

STORAGE_LAYERS = (
    {"engine"},
    {"files", "tables"},
    {"search"},
    {"exchange"},
    {"users"},
    {"upkeep"},
)
"""The folders of storage, lowest layer first. Each may import its own layer and those before it."""

PURE = ("guard", "retrieval", "profile", "rules")
IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "socket",
    "sqlite3",
    "structlog",
    "subprocess",
    "sys",
    "threading",
    "time",
    "uuid",
}


def modules(package: Path) -> list[Path]:
    """Every module of a package except `__init__.py` files."""
    return [path for path in sorted(package.rglob("*.py")) if path.name != "__init__.py"]


def part_of(path: Path) -> str:
    """The package or module of the daemon that a file belongs to."""
    return path.relative_to(DAEMON).parts[0].removesuffix(".py")


def named(path: Path) -> str:
    """A file as a pytest parameter whose id is its path."""
    return str(path.relative_to(ROOT))


def imported(path: Path) -> Iterator[str]:
    """The dotted names that a module imports, at any level of the code."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", modules(DAEMON), ids=named)
def test_imports_point_downwards(path: Path) -> None:
    """A module of the daemon imports only its own package and those below it, and no client."""
    for name in imported(path):
        parts = name.split(".")
        assert parts[0] != "memoryd_client", f"{path.name} imports {name}"
        if parts[0] == "memoryd":
            assert parts[1] in MAY_IMPORT[part_of(path)], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", modules(CLIENT), ids=named)
def test_clients_do_not_import_the_daemon(path: Path) -> None:
    """Clients are installed without the daemon."""
    assert not [name for name in imported(path) if name.split(".")[0] == "memoryd"]


@pytest.mark.parametrize("path", modules(DAEMON / "storage"), ids=named)
def test_the_folders_of_storage_have_an_order(path: Path) -> None:
    """A module of storage imports only its own layer and those below it."""
    own = path.relative_to(DAEMON / "storage").parts[0]
    height = next(number for number, layer in enumerate(STORAGE_LAYERS) if own in layer)
    allowed = set().union(*STORAGE_LAYERS[: height + 1])
    for name in imported(path):
        parts = name.split(".")
        if parts[:2] == ["memoryd", "storage"]:
            assert parts[2] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", [path for package in PURE for path in modules(DAEMON / package)], ids=named
)
def test_pure_packages_are_pure(path: Path) -> None:
    """No clock, files, sockets or randomness: pure packages map plain values to plain values."""
    assert not IMPURE & {name.split(".")[0] for name in imported(path)}


@pytest.mark.parametrize(
    "path",
    [path for package in (DAEMON, CLIENT) for path in sorted(package.rglob("__init__.py"))],
    ids=named,
)
def test_packages_import_nothing_by_themselves(path: Path) -> None:
    """An `__init__.py` imports nothing when it runs, so a client does not load the daemon."""
    run = [node for node in ast.parse(path.read_text("utf-8")).body if is_import(node)]
    assert run == []


def is_import(node: ast.stmt) -> bool:
    """Whether the statement imports a module."""
    if isinstance(node, ast.ImportFrom):
        return node.module != "__future__"
    return isinstance(node, ast.Import)
