"""Objects of which a call gives the parts in arguments of their own: owner and repository, schema
and table, folder and file."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from memoryd.rules.judging.arguments import Argument, normal_name
from memoryd.rules.judging.role import Role

_NOTHING = frozenset({"", "none", "null", "unassigned", "n/a", "-", "[]", "{}"})
"""Values that give nothing."""
_WHOLES: tuple[tuple[str, str, str, Role], ...] = (
    (
        "owner org organization organisation repo_owner namespace workspace",
        "repo repository repo_name repository_name repo_slug",
        "/",
        "resource",
    ),
    (
        "schema schema_name database db dataset dataset_id database_name",
        "table table_name tables",
        ".",
        "resource",
    ),
    ("bucket bucket_name", "key object object_key prefix object_name blob", "/", "path"),
    (
        "dir directory folder parent_dir parent_path base_path folder_path cwd root",
        "file filename file_name name basename",
        "/",
        "path",
    ),
    (
        "firstname first_name given_name vorname nombre prénom prenom",
        "lastname last_name family_name surname nachname apellido nom",
        " ",
        "recipient",
    ),
    ("host hostname domain base_url site server", "path route endpoint uri", "", "host"),
)
"""Names of the arguments of the first and of the second part, what joins them, the role of the
whole."""
_MAX_PART = 256
_SHORTEST = 2


def wholes_of(arguments: Sequence[Argument]) -> Iterator[tuple[Argument, str]]:
    """The whole objects that arguments of `arguments` give in parts, each with its first part."""
    if len(arguments) < _SHORTEST:
        return
    texts: dict[str, str] = {}
    for each in arguments:
        if each.text and len(each.text) <= _MAX_PART:
            texts.setdefault(each.name, each.text.strip())
    for firsts, seconds, joint, role in _SPLIT:
        first = next((texts[name] for name in firsts if name in texts), "")
        second = next((texts[name] for name in seconds if name in texts), "")
        if not first or not second or "://" in second or (not joint and second[0] != "/"):
            continue
        if role == "path" and second.startswith(("/", "~")):
            continue
        if firsts[0] == "bucket":
            yield Argument("whole", "host", f"s3://{first}/{second}"), first
        yield Argument("whole", role, f"{first.rstrip('/')}{joint}{second}"), first


_SPLIT = tuple(
    (firsts.split(), seconds.split(), joint, role) for firsts, seconds, joint, role in _WHOLES
)


def is_given(argument: Argument) -> bool:
    """Whether an argument says anything."""
    return argument.role != "flag" and argument.text.strip().casefold() not in _NOTHING


def filled(arguments: Mapping[str, Any]) -> list[str]:
    """The names of the lists and objects of a call that hold anything, at its first two levels."""
    inner = (each for each in arguments.values() if isinstance(each, Mapping))
    return [
        normal_name(str(name))
        for level in (arguments, *inner)
        for name, value in level.items()
        if (isinstance(value, Mapping) and any(value.values()))
        or (value and isinstance(value, list | tuple))
    ]
