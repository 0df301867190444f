"""Names of groups and channels that have more words than their capitalised ones: "the group
Friends of Ana", "the Book club chat"."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import spaced, word_set

_NOUNS = r"(?i:group|chat|channel|room|thread|kanal|gruppe|grupo|canal|groupe)"
_CAPITAL = r"[^\W\d_a-zà-ÿ][\w'’&-]*"
_WORD = r"[^\W_][\w'’&-]*"
_JOINT = r"(?i:or|and|nor|und|oder|o|y|e|ou|et|ni)"
_AFTER = re.compile(
    rf"(?<!\w){_NOUNS}\s+(?:(?:called|named)\s+)?(?:[\"“„«]\s*(?P<quoted>[^\"”“»]+?)\s*[\"”“»]|"
    rf"(?P<name>{_CAPITAL}(?:\s{_CAPITAL})*))"
    rf"(?![\w'’&-]|\s{_CAPITAL})(?P<more>(?:\s(?!{_JOINT}\s){_WORD}){{1,5}})"
)
_BEFORE = re.compile(
    rf"(?<!\w)(?i:the|our|my)\s+(?P<name>{_CAPITAL}(?:\s+(?!(?i:the|our|my|in|into|on|to|from|via)\s)"
    rf"{_WORD}){{1,4}}?)\s+{_NOUNS}(?!\w)"
)
_SOMEBODY = re.compile(rf"(?<!\w){_CAPITAL}|@")
_PARTICLES = word_set(
    "a of the de del la las los el do da dos das d du des der die den dem das vom van het di della "
    "dei degli delle dell"
)
"""What stands between the words of a name, and is told otherwise where a rule is put in English."""


def take_long_names(reader: TargetReader) -> None:
    """Read what such a name may be beside what is read of its words by themselves: with one, two or
    more of the words behind it."""
    reader.text = _AFTER.sub(lambda match: _with(match, reader, _longer(match)), reader.text)
    reader.text = _BEFORE.sub(lambda match: _with(match, reader, [match["name"]]), reader.text)


def _longer(match: re.Match[str]) -> Iterable[str]:
    more = match["more"].split()
    return (
        " ".join([match["quoted"] or match["name"], *more[:count]])
        for count in range(1, len(more) + 1)
    )


def _with(match: re.Match[str], reader: TargetReader, names: Iterable[str]) -> str:
    """The text of `match` with a mark for each of `names` behind the one that it begins with; not
    where it and the text before both name somebody, so that either may be meant."""
    further = len(_SOMEBODY.findall(match[0])) > 1
    if further and _SOMEBODY.search(match.string, 0, match.start()):
        return match[0]
    marks = []
    for name in names:
        words = " ".join(name.casefold().split())
        reader.targets.append(Target("channel", words, tuple(words.split())))
        marks.append(f" or \x01{len(reader.targets) - 1}\x01 ")
    more = match.groupdict().get("more") or ""
    whole = match[0].removesuffix(more) if more else match[0]
    return f"{whole}{''.join(marks)}{more}"


def is_channel_named(value: str, text: str) -> bool:
    """Whether two names of channels are one, whatever particles and signs stand in them."""
    said, named = spaced(text), spaced(value)
    return said == named or (" " in named and _content(said) == _content(named))


def _content(name: str) -> list[str]:
    """The words of a name, with "" for each run of particles."""
    words = ["" if word in _PARTICLES else word for word in re.split(r"[\s'’]+", name)]
    return [word for word, before in zip(words, [None, *words], strict=False) if word or before]
