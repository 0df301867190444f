"""SQL text: what its statements do and to which tables, without a full parser."""

import re
from dataclasses import dataclass

from memoryd.rules.judging.tokens import word_set

_LITERALS = re.compile(r"'(?:[^']|'')*'|--[^\n]*|/\*.*?(?:\*/|$)", re.DOTALL)
_STARTS = re.compile(
    r"(?:\s|--[^\n]*\n|/\*[^*]*\*/)*(?:explain\s+(?:analyze\s+)?)?(select|insert|update|delete|"
    r"drop|truncate|alter|create|grant|revoke|merge|"
    r"with|replace|copy|call|show|describe|vacuum|use|begin|commit|set)\b",
    re.IGNORECASE | re.ASCII,
)
_VERB = re.compile(
    r"\b(insert|update|delete|drop|truncate|alter|create|grant|merge|replace)\b",
    re.IGNORECASE | re.ASCII,
)
_TABLE = re.compile(
    r"\b(?:from|join|into|update|table|truncate|copy|on)\s+(?:only\s+|table\s+|"
    r"if\s+(?:not\s+)?exists\s+)*"
    r"((?:[\w.\"`\[\]$-]+)(?:\s*,\s*[\w.\"`\[\]$-]+)*)",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"select\s+(?:[\w\"]+\.)*([a-z_]\w*)\s*\((?!.*\bfrom\b)", re.IGNORECASE | re.DOTALL
)
"""`SELECT rebuild('orders')`, which reads from no table."""
_PURE = word_set(
    "now version count sum max min avg abs round coalesce lower upper length date strftime concat "
    "current_user database pg_size_pretty pg_database_size pg_total_relation_size nullif"
)
"""Functions that only tell something."""
_DROPPED_PART = re.compile(r"\bdrop\b(?!\s+(?:default|not)\b)", re.IGNORECASE)
_NEEDED = {
    "delete": "from",
    "update": "set",
    "insert": "into",
    "show": "tables",
    "call": "(",
    "use": ";",
}
"""What a statement has behind a word that stands in searches too."""
_ACTIONS: dict[str, str] = {
    "select": "query read",
    "with": "query read",
    "show": "read",
    "describe": "read",
    "insert": "write create insert",
    "update": "write",
    "delete": "delete",
    "drop": "drop",
    "truncate": "truncate",
    "alter": "write alter",
    "create": "create",
    "replace": "write",
    "merge": "write",
    "grant": "grant",
    "revoke": "grant",
    "copy": "copy",
    "use": "read",
    "set": "read",
    "vacuum": "write",
    "call": "run",
    "begin": "read",
    "commit": "read",
}


def without_prose(text: str) -> str:
    """`text` without its literals of several words and its comments: what is stored, not meant."""
    return _LITERALS.sub(lambda found: " " if " " in found.group().strip() else found.group(), text)


_COLUMN_OF = re.compile(r"[\w\]\"`]\.[\[\"`]?([a-z_]\w*)", re.IGNORECASE)
"""`p.ssn`: a column of the table that another name stands for."""
_ALL_COLUMNS = re.compile(
    r"\b(?:select\s+(?:distinct\s+|all\s+|top\s+\d+\s+)?|returning\s+)(?:[\w\"`\[\]]+\.)?\*|"
    r",\s*(?:[\w\"`\[\]]+\.)?\*",
    re.IGNORECASE,
)
ALL_COLUMNS = "select *"
"""The feature of a call that reads all columns there are."""


@dataclass(frozen=True, slots=True)
class SqlFacts:
    """The classes of the statements, the tables and the columns of tables they name, whether one
    reads all columns, and whether each is limited (WHERE)."""

    actions: frozenset[str]
    tables: frozenset[str]
    columns: frozenset[str]
    all_columns: bool
    bounded: bool


def looks_like_sql(text: str) -> bool:
    """Whether `text` begins as a statement does."""
    return bool(_STARTS.match(text[:200])) and len(text.split(None, 2)) > 1


def is_plainly_sql(text: str) -> bool:
    """The same for a text that may be a search in words: "delete old branches"."""
    start = _STARTS.match(text[:200])
    needed = _NEEDED.get(start[1].casefold()) if start else None
    return looks_like_sql(text) and (needed is None or needed in text.casefold().split())


def read_sql(text: str) -> SqlFacts:
    """What the statements of `text` do; string literals and comments do not count."""
    bare = _LITERALS.sub(" ' ' ", text)
    actions: set[str] = set()
    bounded = True
    for statement in bare.split(";"):
        start = _STARTS.match(statement)
        if not start:
            if statement.strip():
                actions.update(_ACTIONS[verb.casefold()] for verb in _VERB.findall(statement)[:50])
            continue
        word = start.group(1).casefold()
        called = _CALLED.match(statement, start.start(1)) if word == "select" else None
        if called and called[1].casefold() not in _PURE:
            word = "call"
        actions.update(_ACTIONS[word].split())
        if word == "with":
            for verb in _VERB.findall(statement)[:50]:
                actions.update(_ACTIONS[verb.casefold()].split())
        if word == "alter" and _DROPPED_PART.search(statement):
            actions.add("drop_part")
        if word in ("update", "delete") and not re.search(r"\bwhere\b", statement, re.IGNORECASE):
            bounded = False
    actions = {part for action in actions for part in action.split()}
    tables: set[str] = set()
    for match in _TABLE.finditer(bare):
        for name in match.group(1).split(","):
            plain = re.sub(r"[\"`\[\]]", "", name).strip().casefold()
            tables.add(plain)
            tables.add(plain.rsplit(".", 1)[-1])
    columns = {name.casefold() for name in _COLUMN_OF.findall(bare)} - tables
    all_columns = bool(_ALL_COLUMNS.search(bare))
    return SqlFacts(frozenset(actions), frozenset(tables), frozenset(columns), all_columns, bounded)
