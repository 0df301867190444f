"""Texts inside a text, weighed by themselves: elements of a page, messages of a list."""

import re

from memoryd.guard.classifier import resemblance
from memoryd.guard.patterns_markup import ORDER
from memoryd.guard.reading import read

_TELLS_NOTHING, _HARMLESS_PROMPT = -1.1, 0.0
"""What a text that nobody sees resembles an attack, and what a prompt does, at the most."""
_MOST_MARKUP, _MOST_HIDDEN = 200, 200
"""Characters around the beginning of a hidden text, and of it."""
_MOST_BESIDE = 1500
"""Characters before and behind a message where others of its list stand."""
_OF_USER = re.compile(r"[\"']role[\"']\s?:\s?[\"']user[\"']\s?,\s{0,20}[\"']content[\"']\s?:")
_CONTENT = re.compile(
    r"[^\n]{0,60}?content[\"']?\s?[:=]\s?(?P<quote>[\"'])"
    r"(?P<said>(?:(?!(?P=quote))[^\\]|\\.){0,2000})"
)
_SOME_ORDER = re.compile(ORDER)
_COMMENT = re.compile(r"<!--|\{#|\{\{!|\[//\]:\s#\s\(|\[comment\]:\s<>\s\(")
_COMMENT_ENDS = {"<!": "-->", "{#": "#}", "{{": "}}", "[/": "\n", "[c": "\n"}
"""What ends a comment that begins so."""
_READER = re.compile(
    r"\b(?:you|assist\w*|ais?|agent\w*|bots?|chatbots?|llms?|models?|modelo|modell|readers?|system)\b"
)
"""Whom a comment for programmers does not speak to."""


def hides_nothing(lower: str, start: int, end: int) -> bool:
    """Whether a comment, which begins at `start`, or an element that is not shown, whose text begins
    before `end`, tells nobody anything: a page has parts that its scripts show later."""
    comment = _COMMENT.match(lower, start)
    hidden = _said_by_comment(lower, comment) if comment else _said_by_element(lower, end)
    return 0 < len(hidden) <= _MOST_HIDDEN and _resemblance(hidden) < _TELLS_NOTHING


def _said_by_comment(lower: str, opening: re.Match[str]) -> str:
    """What a comment says, or "" if it speaks to a reader or a model."""
    said = _up_to(_COMMENT_ENDS[opening[0][:2]], lower, opening.end())
    return "" if _READER.search(said) else said


def _said_by_element(lower: str, end: int) -> str:
    """What an element says whose text begins before `end`, or "" if that is a comment."""
    begin = lower.rfind(">", max(0, end - _MOST_MARKUP), end) + 1
    in_comment = lower.startswith("<!--", lower.rfind("<", 0, end))
    return _up_to("<", lower, begin) if begin and not in_comment else ""


def _up_to(closing: str, lower: str, begin: int) -> str:
    """The text up to `closing`; a longer one than counts is cut off behind that."""
    most = begin + _MOST_HIDDEN + 1
    after = lower.find(closing, begin, most + len(closing))
    return lower[begin : after if after >= 0 else most]


def is_harmless_message(lower: str, start: int) -> bool:
    """Whether the message of a model's conversation that begins at `start` says nothing that is
    like an attack. One that gives an order must be more harmless if no messages of a user stand
    beside it, as they do in the lists of programs that call a model."""
    message = _CONTENT.match(lower, start)
    if message is None:
        return False
    said = message["said"]
    beside = lower[max(0, start - _MOST_BESIDE) : start + _MOST_BESIDE]
    is_usual = _OF_USER.search(beside) is not None or _SOME_ORDER.search(said) is None
    return _resemblance(said) < (_HARMLESS_PROMPT if is_usual else _TELLS_NOTHING)


def _resemblance(text: str) -> float:
    return resemblance(text, read(text).codes)
