"""Decrees: the standing prohibitions a user's message lays on the agent."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.rules.capture.chinese import chinese_clauses
from memoryd.rules.capture.english_clauses import english_clauses
from memoryd.rules.capture.european_clauses import european_clauses
from memoryd.rules.capture.language import is_english
from memoryd.rules.capture.oversight import orders_silence, silences_agent
from memoryd.rules.capture.own_words import own_words
from memoryd.rules.capture.sentences import plain, sentences
from memoryd.rules.capture.specification import (
    asks_for_notice,
    is_for_others,
    is_for_software,
    is_to_be_built,
    specifies,
)
from memoryd.rules.capture.tool_choice import choose_tool, does, says_nothing
from memoryd.rules.capture.verb_final_clauses import verb_final_clauses
from memoryd.rules.judging.emphasis import in_one_breath
from memoryd.rules.rule import text_key

MAX_TEXT = 240
"""Characters of a rule's body."""

MAX_SENTENCE = 1000
"""Characters kept of the sentence for provenance."""

MAX_DECREES = 50
"""Decrees read out of one message; no person lays down more at a time."""

MAX_CLAUSES = 500
"""Prohibiting clauses looked at in one message, those said twice included."""

_LEAD = re.compile(
    r"^(?:[\s,;:!?.…•·>|&~—–-]|[*_]+\s|\(?(?:\d{1,2}|[a-z])[.)]\s|"
    r"(?:and|but|so|also|oh|now|ok|okay|plus(?!\s(?:aucune?|jamais|une?|rien|d[e'])\b)|or|then|yet|"
    r"well|um|uh|hey|hi|och|men(?=\s[^.;]{0,40}\b(?:inte|aldrig|inga|inget|ingen)\b)|und|aber|y|"
    r"pero|et|mais|ma(?!\s[^.;]{0,40}\b(?:ne|n'\w+|jamais)\b)|ed|"
    r"en(?!\s[^.;]{0,40}\b(?:no|nunca|jamás|ne|n'\w+|jamais)\b)|maar|и|а|но|і|й|але|ale|oraz|"
    r"i(?=\snie\b)|và|nhưng|còn)\b[\s,:—–-]+(?=\S))+",
    re.IGNORECASE,
)

_EMPHASIS = re.compile(r"(?:\*{1,3}|_{1,3})$")
"""Markdown's marks in front of a clause."""

_TITLE = re.compile(
    r"(?:Never|Don['’]t|Do Not|Stop|No More|You Must Not)(?:\s(?:[A-Z][\w'’-]*|the|a|an|of|to|in|"
    r"and))*\s[A-Z][\w'’-]*\W*"
)
"""The name of a film or a song in the middle of a sentence: "Don't Look Up"."""


_BEGINS_TITLE = re.compile(
    r"(?:Never|Don['’]t|Do Not|Stop|No More|You Must Not)\s(?:[A-Z][\w'’-]+)\s(?:[A-Z][\w'’-]+)"
)
_IN_SENTENCE = re.compile(r"(?:^|\s)[a-z]+\s$")


def _is_title(sentence: str, text: str) -> bool:
    """Whether `text` begins with a name of several capital words in the middle of a clause."""
    start = max(0, sentence.find(text))
    before = sentence[max(0, start - 30) : start]
    return bool(_IN_SENTENCE.search(before) and _BEGINS_TITLE.match(sentence, start))


@dataclass(frozen=True, slots=True)
class Decree:
    """One prohibition.

    `text` is the body of its rule, the user's own words, at most `MAX_TEXT` characters, cut at a
    word. `sentence` is the whole sentence it was said in. `tool_name` is normalised, or
    `__unscoped__`.
    """

    text: str
    sentence: str
    tool_name: str
    silences: bool = False
    """Whether it forbids the agent to ask or tell its user; such a one is no rule."""


def find_decrees(
    message: str,
    *,
    tools_ran: Sequence[str] = (),
    available_tools: Sequence[str] = (),
    known_tools: Sequence[str] = (),
) -> list[Decree]:
    """The decrees of `read_decrees` that become rules."""
    found = read_decrees(
        message, tools_ran=tools_ran, available_tools=available_tools, known_tools=known_tools
    )
    return [decree for decree in found if not decree.silences]


def read_decrees(
    message: str,
    *,
    tools_ran: Sequence[str] = (),
    available_tools: Sequence[str] = (),
    known_tools: Sequence[str] = (),
) -> list[Decree]:
    """The decrees of a user's message, in order, each said once.

    `tools_ran` are the tools of the turn in the order of their calls, `known_tools` those the
    user's memory knows already. Text that the user quotes or pastes is not read.
    """
    spoken = in_one_breath(message)
    words = own_words(spoken)
    readable = plain(words)
    found: dict[str, Decree] = {}
    read = 0
    english = is_english(words)
    specified, relayed = is_to_be_built(readable), False
    before = 0
    for start, end in sentences(words):
        sentence = readable[start:end]
        if "\n\n" in words[before:start]:
            specified = relayed = False
        before = end
        if spoken != message and not _clauses(_collapsed(sentence)):
            continue
        clauses = _clauses(sentence, among_english=english)
        if not clauses and orders_silence(sentence):
            clauses = [(0, len(sentence))]
        for clause_start, clause_end in clauses:
            read += 1
            clause = sentence[clause_start:clause_end]
            if relayed and is_for_others(clause):
                continue
            if is_for_software(clause, sentence, clause_start, specified=specified) and not any(
                does(clause, tool) for tool in tools_ran
            ):
                continue
            text = _body(message[start:end], clause_start, clause_end)
            if not text or text_key(text) in found:
                continue
            if says_nothing(text, tools_ran):
                continue
            if clause_start and (_TITLE.fullmatch(text) or _is_title(message[start:end], text)):
                continue
            found[text_key(text)] = Decree(
                text=text,
                sentence=_cut(_collapsed(message[start:end]), MAX_SENTENCE),
                tool_name=choose_tool(text, tools_ran, (*available_tools, *known_tools)),
                silences=silences_agent(clause),
            )
            if len(found) >= MAX_DECREES:
                return list(found.values())
        if read >= MAX_CLAUSES:
            break
        specified = specified or specifies(sentence)
        relayed = relayed or asks_for_notice(sentence)
    return list(found.values())


def _clauses(sentence: str, *, among_english: bool = False) -> list[tuple[int, int]]:
    """The prohibiting clauses of a sentence, of the first language that has any."""
    return (
        chinese_clauses(sentence)
        or english_clauses(sentence)
        or european_clauses(sentence, among_english=among_english)
        or verb_final_clauses(sentence, among_english=among_english)
    )


def _body(sentence: str, start: int, end: int) -> str:
    """The clause of `sentence` from `start` to `end` as a rule's text."""
    marked = _EMPHASIS.search(sentence[max(0, start - 3) : start])
    if marked and marked[0] in sentence[start:end]:
        start -= len(marked[0])
    text = _collapsed(sentence[start:end])
    text = text[lead.end() :] if (lead := _LEAD.match(text)) else text
    if text.endswith((")", "）")) and "(" not in text and "（" not in text:
        text = text[:-1]
    return _cut(text, MAX_TEXT)


def _collapsed(text: str) -> str:
    return " ".join(text.split())


def _cut(text: str, limit: int) -> str:
    """`text` in at most `limit` characters, cut between words where it has any."""
    if len(text) <= limit:
        return text
    space = text.rfind(" ", limit // 2, limit + 1)
    return text[: space if space > 0 else limit].rstrip(" ,;:—–-")
