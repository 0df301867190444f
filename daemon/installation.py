"""Where this installation of memoryd lies on the disk."""

import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

_PACKAGES = ("memoryd", "memoryd.clients", "memoryd.rpc_schema")
"""In a checkout that is installed in place, they lie in folders of their own."""


def installed_places() -> tuple[str, ...]:
    """The absolute paths of the package's folders and programs, also as links resolve them."""
    specs = filter(None, map(find_spec, _PACKAGES))
    folders = [Path(folder) for spec in specs for folder in spec.submodule_search_locations or ()]
    found = [*folders, *_programs()]
    return tuple(dict.fromkeys(str(form) for place in found for form in (place, place.resolve())))


def _programs() -> list[Path]:
    try:
        entries = distribution("memoryd").entry_points
    except PackageNotFoundError:
        return []
    scripts = Path(sysconfig.get_path("scripts"))
    return [scripts / each.name for each in entries if each.group == "console_scripts"]
