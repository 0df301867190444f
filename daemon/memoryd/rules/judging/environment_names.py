"""The environment that the name of a host or a database tells: production, staging."""

import re

from memoryd.rules.judging.known_names import ENVIRONMENTS

_HOST_WORD = re.compile(r"(?<![a-z0-9])(?:production|prod|prd|staging|stg)(?![a-z0-9])")
_OTHERS = frozenset(
    {"copy", "clone", "backup", "bak", "dump", "snapshot", "like", "test", "demo", "sandbox", "old"}
    | {"non", "pre", "not", "fake", "mock", "sim", "dev", "staging", "anonymized", "sanitized"}
)
"""What beside "prod" tells that it is only like production."""


def environments_in(name: str) -> set[str]:
    """The environments in `name`, in lower case; `prod-copy` is another one than production."""
    found = _HOST_WORD.findall(name)
    if not found:
        return set()
    if _OTHERS.isdisjoint(re.split(r"[^a-z]+", name)) and "nonprod" not in name:
        return {ENVIRONMENTS[word] for word in found}
    return {"other"}
