"""The paths of this installation of memoryd."""

import sysconfig
from collections.abc import Iterable
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

_PACKAGES = ("memoryd", "memoryd_client")
_DISTRIBUTIONS = ("memoryd", "memoryd-client")


def installed_paths() -> tuple[str, ...]:
    """The absolute paths of the packages' folders and of their programs, each as it is and with
    links resolved."""
    specs = filter(None, map(find_spec, _PACKAGES))
    folders = [Path(folder) for spec in specs for folder in spec.submodule_search_locations or ()]
    found = [*folders, *_programs()]
    return tuple(dict.fromkeys(str(form) for path in found for form in (path, path.resolve())))


def _programs() -> list[Path]:
    scripts = Path(sysconfig.get_path("scripts"))
    return [
        scripts / entry.name
        for name in _DISTRIBUTIONS
        for entry in _entry_points(name)
        if entry.group == "console_scripts"
    ]


def _entry_points(name: str) -> Iterable[EntryPoint]:
    try:
        return distribution(name).entry_points
    except PackageNotFoundError:
        return ()
