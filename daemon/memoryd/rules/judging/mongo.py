"""Statements for MongoDB's shell: the collections they name and what they do."""

import re

from memoryd.rules.judging.actions import class_of

_STATEMENT = re.compile(
    r"\bdb\.(?:getCollection\(\s*[\"']([\w.$-]{1,120})[\"']\s*\)|([\w$]{1,120}))\s*\.\s*([a-zA-Z]{1,40})\s*\("
)
_DATABASE = re.compile(r"\bdb\.(dropDatabase|createCollection)\s*\(")
_WORD = re.compile(r"[a-z]+")
MAX_TEXT = 16_384
"""Characters of a statement that are read."""


def read_mongo(text: str) -> list[tuple[str, str]]:
    """Collection, in lower case, and class of what is done to it, of every statement of `text`; the
    collection is empty for what is done to the whole database."""
    text = text[:MAX_TEXT]
    if "db." not in text:
        return []
    found = [
        ((quoted or plain).casefold(), _class(method))
        for quoted, plain, method in _STATEMENT.findall(text)
    ]
    return found + [("", _class(method)) for method in _DATABASE.findall(text)]


def _class(method: str) -> str:
    """`delete` of `deleteMany`."""
    first = _WORD.match(method)
    return (class_of(first[0]) if first else None) or "query"
