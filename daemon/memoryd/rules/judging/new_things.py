"""Rules against making something new: what is made is new anyway."""

import re
from collections.abc import Set

from memoryd.rules.judging.tokens import word_set

NEW = word_set(
    """new neue neuen neuer neues nouveau nouvel nouveaux nouvelle nouvelles nuevo nueva nuevos
    nuevas novo nova novos novas nuovo nuova nuovi nuove nieuw nieuwe новый новую новое новые новых
    nowy nową nowe nowych yeni"""
)
_MAKING = frozenset({"create", "open", "place"})
_MAKES = re.compile(r"(?<!\w)(?:add|make|open|place|start)(?!\w)", re.IGNORECASE)


def makes(said: str, verbs: Set[str], deed: str) -> bool:
    """Whether a clause is about making things: `said` its words, `verbs` the classes of its verbs,
    `deed` one of no class."""
    return "create" in verbs or deed in _MAKING or _MAKES.search(said) is not None
