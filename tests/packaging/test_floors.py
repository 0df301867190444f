"""The floors of the house: imports run downwards only, and the pure rooms stay pure."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

GROUND = {"errors", "clock", "settings", "lock_file", "rpc_schema"}
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
    | {"methods", "storage", "wire", "rules", "notes", "guard", "profile", "workspace", "keys"},
    "storage": {
        *("errors", "clock", "lock_file"),
        *("storage", "workspace", "rules", "notes", "guard", "profile", "exports", "embedding"),
        "keys",
    },
    "embedding": {"errors", "embedding"},
    "exports": {"errors", "rpc_schema", "exports"},
    "guard": {"guard"},
    "notes": {"notes"},
    "profile": {"profile"},
    "workspace": {"errors", "workspace"},
    "keys": {"errors", "keys"},
    "wire": GROUND | {"wire"},
    "rules": {"rules"},
    "logs": {"clock", "standard_error"},
    "rpc_schema": {"errors", "rpc_schema"},
    "settings": {"errors", "access", "setting_values"},
    "setting_values": {"errors", "access"},
    "access": {"rpc_schema", "access"},
    "errors": set(),
    "clock": set(),
    "lock_file": set(),
    "process_limits": set(),
    "installation": set(),
    "standard_error": set(),
    "warm_up": set(),
    "clients": {"clients", "rpc_schema"},
}
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


def modules() -> Iterator[tuple[str, Path]]:
    """Every module with the room it is in."""
    for path in sorted((ROOT / "daemon").rglob("*.py")):
        inside = path.relative_to(ROOT / "daemon")
        if inside.name != "__init__.py":
            yield inside.parts[0].removesuffix(".py"), path
    for folder in ("rpc_schema", "clients"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield folder, path


def imported(path: Path) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(("room", "path"), list(modules()), ids=lambda value: str(value)[-40:])
def test_imports_run_downwards(room: str, path: Path) -> None:
    """A module imports its own room and what lies below it, by the package's name."""
    for name in imported(path):
        parts = name.split(".")
        assert parts[0] not in ("daemon", "clients", "rpc_schema"), f"{path.name}: {name}"
        if parts[0] == "memoryd" and len(parts) > 1:
            assert parts[1] in MAY_IMPORT[room], f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path",
    [
        path
        for room in ("exports", "guard", "notes", "profile", "rules")
        for path in sorted((ROOT / "daemon" / room).rglob("*.py"))
    ],
    ids=lambda path: path.name,
)
def test_the_pure_rooms_are_pure(path: Path) -> None:
    """No clock, no files, no sockets, no randomness: plain values in and out."""
    assert not IMPURE & {name.split(".")[0] for name in imported(path)}


@pytest.mark.parametrize(
    "path",
    [
        path
        for folder in ("daemon", "rpc_schema", "clients")
        for path in sorted((ROOT / folder).rglob("__init__.py"))
    ],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_packages_import_nothing_by_themselves(path: Path) -> None:
    """An `__init__.py` imports nothing when it is run: a client does not load the daemon."""
    run = [node for node in ast.parse(path.read_text("utf-8")).body if is_import(node)]
    assert run == []


def is_import(node: ast.stmt) -> bool:
    """Whether it loads a module."""
    if isinstance(node, ast.ImportFrom):
        return node.module != "__future__"
    return isinstance(node, ast.Import)
