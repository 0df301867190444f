"""A rule's text in English where it is in one of the languages that have a word list: the words
that a ban is made of, in English order. Names, literals and unknown words stay as they are."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from memoryd.rules.judging.asides import without_courtesies
from memoryd.rules.judging.languages.dutch import DUTCH
from memoryd.rules.judging.languages.italian import ITALIAN
from memoryd.rules.judging.languages.japanese import from_japanese
from memoryd.rules.judging.languages.korean import from_korean
from memoryd.rules.judging.languages.language import Language
from memoryd.rules.judging.languages.polish import POLISH
from memoryd.rules.judging.languages.russian import RUSSIAN
from memoryd.rules.judging.languages.turkish import TURKISH
from memoryd.rules.judging.languages.verb_final import WISH
from memoryd.rules.judging.languages.wishes import as_order
from memoryd.rules.judging.vocabulary import NEGATOR

_LANGUAGES = (RUSSIAN, POLISH, TURKISH, ITALIAN, DUTCH)
_Part = Literal["never", "verb", "known", "unknown", "fixed", "mark"]
_PIECE = re.compile(
    r"\"[^\"\n]*\"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]|`[^`\n]*`|(?<!\w)'[^'\n]+'(?!\w)"
    r"|[^\W\d_]+(?:['’-][^\W\d_]+)*(?![\w@/\\]|[.:]\w|['’-]\w)(?:['’](?!\w))?"
    r"|(?:\.{1,2}(?=[\w/]))?[^\s,;:.!?()—–\"“”«»]+(?:[,.:;!?][^\s,;:.!?()—–\"“”«»]+)*[/~*]?|[,;:.!?()—–\n]"
)
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?")
_OF_BYTES = re.compile("[KMGTКМГТ][BБ]")
"""`500 MB`: a unit, and no name."""
_NAME = "A-Za-z0-9_々〆ァ-ヶー一-鿿가-힣-"
_FILE = re.compile(
    rf"(?<![{_NAME}\"'`“「『/\\.])[{_NAME}]*[ァ-ヶー一-鿿가-힣][{_NAME}]*\.[A-Za-z][A-Za-z0-9]{{0,4}}"
    r"(?![A-Za-z0-9\"'`”」』/\\])"
)
"""`報告書.xlsx`: the name of a file, whose words mean nothing."""
_FOREIGN_QUOTES = str.maketrans("«»„“”", '"""""')
_SENTENCE = frozenset(".!?\n")
_LONGEST = 4
"""Words of the longest group in a word list."""
_CONDITIONS = frozenset({"if", "when", "while", "before", "after", "until", "during"})
_CONTINUING = _CONDITIONS | {
    "that",
    "or",
    "and",
    "except",
    "unless",
    "only",
    "outside",
    "without",
    "because",
}
_JOINING = frozenset({"or", "and", ","})
_DETERMINERS = frozenset({"the", "a", "an", "my", "our", "any", "this", "these", "that", "those"})
"""What stands behind a preposition, and not behind the second part of a verb."""
_SHORTEST_STEM = 2


@dataclass(frozen=True, slots=True)
class _Piece:
    """One piece of a text: its English, and what part it plays."""

    said: str
    part: _Part
    word: str = ""
    """What it was, in lower case."""


def in_english(text: str) -> str:
    """The rule's `text`, or what it says in English where one of the word lists reads it."""
    text = as_order(text, lambda word: bool(verb_in_english(word)))
    for language in _LANGUAGES:
        wished = language.wished.search(text)
        if wished or language.told_by.search(text):
            glossed = _glossed(language.wished.sub(WISH, without_courtesies(text)), language)
            return glossed or (WISH if wished else text)
    if text.isascii():
        return text
    literal = _FILE.sub(r'"\g<0>"', text)
    return from_japanese(literal) or from_korean(literal) or text


@lru_cache(maxsize=4096)
def verb_in_english(word: str) -> str:
    """The first word of the English for a verb of any of the languages, or nothing."""
    for language in _LANGUAGES:
        piece = _known(word, language, alone=True) if len(word) > _SHORTEST_STEM else None
        if piece and piece.part == "verb":
            return piece.said.partition("|")[0].replace(" o", "_o")
    return ""


def _glossed(text: str, language: Language) -> str:
    """`text` in English; empty where it bans nothing that the words tell."""
    text = language.spelled(text.lower() if text.isupper() else text)
    sentences: list[list[_Piece]] = [[]]
    for piece in _pieces(text, language):
        sentences[-1].append(piece)
        if piece.said in _SENTENCE:
            sentences.append([])
    read = [_sentence(each, language) for each in sentences]
    if any(each is None for each in read) or not any(_bans(each) for each in sentences):
        return ""
    return ". ".join(each for each in read if each)


def _bans(pieces: Sequence[_Piece]) -> bool:
    return any(each.part == "never" or each.said.split()[:1] == ["only"] for each in pieces)


def _pieces(text: str, language: Language) -> list[_Piece]:
    found = list(_PIECE.finditer(text))
    pieces: list[_Piece] = []
    index = 0
    while index < len(found):
        match = found[index]
        if not _WORD.fullmatch(match[0]):
            mark = match[0] in ",;:.!?()—–\n"
            said = match[0].translate(_FOREIGN_QUOTES)
            pieces.append(_Piece(said, "mark" if mark else "fixed"))
            index += 1
            continue
        first = not pieces or pieces[-1].said in _SENTENCE | {":"}
        for count in range(_LONGEST, 0, -1):
            group = found[index : index + count]
            if len(group) < count or not all(_WORD.fullmatch(each[0]) for each in group):
                continue
            words = [each[0] for each in group]
            capital = any(word[0].isupper() and not word.isupper() for word in words[int(first) :])
            key = " ".join(words).casefold().replace("’", "'")
            piece = None if capital else _known(key, language, alone=count == 1)
            if piece and piece.part == "known" and pieces and pieces[-1].said == "table":
                piece = _Piece(match[0], "fixed", key)  # its name, whatever that means
            if piece and (not words[0].isupper() or len(words[0]) == 1 or piece.part == "never"):
                pieces.append(piece)
                index += count
                break
        else:
            name = match[0]
            capital = name[0].isupper()
            while capital and not first and _goes_on(text, found, index):
                index += 1
                name = f"{name} {found[index][0]}"
            plain = first or (_OF_BYTES.fullmatch(name) and pieces[-1].said[-1:].isdigit())
            named = language.named(name) if capital and not plain else name
            pieces.append(_Piece(named, "fixed" if capital else "unknown", name.casefold()))
            index += 1
    return pieces


def _goes_on(text: str, found: Sequence[re.Match[str]], index: int) -> bool:
    """Whether the name at `index` has another word."""
    if index + 1 >= len(found):
        return False
    following = found[index + 1]
    beside = text[found[index].end() : following.start()] == " "
    return beside and following[0][0].isupper() and bool(_WORD.fullmatch(following[0]))


def _known(key: str, language: Language, *, alone: bool) -> _Piece | None:
    if key in language.never:
        return _Piece("never", "never", key)
    if key in language.verbs:
        return _Piece(language.verbs[key], "verb", key)
    if key in language.words:
        return _Piece(language.words[key], "known", key)
    if not alone:
        return None
    for end in range(len(key), _SHORTEST_STEM, -1):
        if key[:end] in language.verb_stems and key[end:] in language.verb_endings:
            return _Piece(language.verb_stems[key[:end]], "verb")
        if key[:end] in language.stems:
            return _Piece(language.stems[key[:end]], "known")
    return None


def _sentence(pieces: Sequence[_Piece], language: Language) -> str | None:
    """One sentence in English; None where it bans what the word list does not tell."""
    out: list[str] = []
    banned = False
    clauses = [(lead, _joined(clause, language)) for lead, clause in _clauses(pieces)]
    clauses = [(lead, _in_singular(clause, language)) for lead, clause in clauses]
    told = any(_is_told(clause) for _, clause in clauses)
    for lead, clause in clauses:
        nevers = any(each.part == "never" for each in clause)
        if nevers and not _is_told(clause):
            if not told:
                return None
            if not banned:
                clause = [each for each in clause if each.part != "never"]
        elif banned and not nevers and not _continues(clause) and not _negates(clause):
            continue
        if not clause:
            continue
        banned = banned or nevers
        relative = clause[0].said == "that"
        out += ["" if relative else lead, _ordered(clause)]
    return " ".join(filter(None, out))


def _negates(clause: Sequence[_Piece]) -> bool:
    """Whether a clause forbids or denies in English or another language."""
    return bool(NEGATOR.search(" ".join(each.word or each.said for each in clause).lower()))


def _is_told(clause: Sequence[_Piece]) -> bool:
    """Whether a clause is a ban of which the word list tells what is forbidden."""
    parts = [each.part for each in clause]
    if "never" not in parts:
        return False
    unknown = parts.count("unknown")
    return "verb" in parts or parts[-1] == "never" or parts.count("known") >= unknown


def _clauses(pieces: Sequence[_Piece]) -> list[tuple[str, list[_Piece]]]:
    """The clauses between marks, each with the mark before it; a second ban is a clause too."""
    clauses: list[tuple[str, list[_Piece]]] = [("", [])]
    for index, piece in enumerate(pieces):
        clause = clauses[-1][1]
        if piece.part == "mark":
            clauses.append((piece.said, []))
        elif piece.part == "never" and any(each.part == "never" for each in clause):
            following = pieces[index + 1] if index + 1 < len(pieces) else None
            said = [each.part for each in clause]
            if "verb" in said[said.index("never") :] and following and following.part == "verb":
                joint = clause.pop().said if clause[-1].said in _JOINING else ","
                clauses.append((joint, [piece]))
        else:
            clause.append(piece)
    return clauses


def _continues(clause: Sequence[_Piece]) -> bool:
    """Whether a clause behind a ban goes on with it: a list, an exception, a condition."""
    said = [each.said.split()[0] for each in clause if each.said]
    if said and (said[0] in _CONTINUING or not _CONDITIONS.isdisjoint(said)):
        return True
    return bool(said) and all(each.part in ("known", "fixed", "verb") for each in clause)


def _joined(clause: list[_Piece], language: Language) -> list[_Piece]:
    """`clause` with the parted verb in one piece."""
    for (first, last), english in language.parted.items():
        words = [each.word for each in clause]
        if first in words and last in words[words.index(first) + 1 :]:
            at = len(words) - 1 - words[::-1].index(last)
            if any(each.said in _DETERMINERS for each in clause[at + 1 : at + 2]):
                continue
            clause = list(clause)
            del clause[at]
            clause[words.index(first)] = _Piece(english, "verb", first)
    return clause


def _in_singular(clause: list[_Piece], language: Language) -> list[_Piece]:
    """`clause` with its one unknown noun in all that it may be; several may be of any class."""
    unknown = [n for n, each in enumerate(clause) if each.part == "unknown"]
    if len(unknown) != 1 or not any(each.part == "verb" for each in clause):
        return clause
    piece = clause[unknown[0]]
    return [
        replace(each, said=language.singular(each.said)) if each is piece else each
        for each in clause
    ]


def _ordered(clause: list[_Piece]) -> str:
    """The words of a clause with the negation and the verbs in front of what they are about."""
    at = next((n for n, each in enumerate(clause) if each.part == "never"), None)
    if at is None:
        at = next((n for n, each in enumerate(clause) if each.said.split()[:1] == ["only"]), None)
        verbs = _verbs(clause, at or 0)
        if at is not None and verbs and verbs[0] > at:
            clause = [clause[n] for n in verbs] + [
                each for n, each in enumerate(clause) if n not in verbs
            ]
        return _text(clause)
    start = 0
    if clause[0].said.split()[:1] and clause[0].said.split()[0] in _CONDITIONS:
        start = at
    verbs = _verbs(clause, at) or _verbs(clause[:at], start)
    if clause[0].part == "verb":
        verbs = _verbs(clause[:at], 0)
    chosen = [clause[n] for n in verbs]
    if not verbs and at == len(clause) - 1:
        chosen = [_Piece("use", "verb")]
    rest = [n for n in range(start, len(clause)) if n not in verbs and n != at]
    after = [clause[n] for n in rest if n > at]
    before = [clause[n] for n in rest if n < at]
    if verbs and verbs[0] < at:
        after, before = before + after, []
    return _text([*clause[:start], clause[at], *chosen, *after, *before])


def _verbs(clause: Sequence[_Piece], start: int) -> list[int]:
    """The first verb from `start` on, with those that it is joined with."""
    found: list[int] = []
    for index in range(start, len(clause)):
        piece = clause[index]
        if piece.part == "verb":
            found.append(index)
        elif found and piece.said in _JOINING and index + 1 < len(clause):
            if clause[index + 1].part != "verb":
                break
            found.append(index)
        elif found:
            break
    return found


def _stands_last(piece: _Piece) -> bool:
    return piece.said.startswith("without asking")


def _text(pieces: Sequence[_Piece]) -> str:
    """The words of a clause; whom a verb has as its ending stands at the end: "send|to her"."""
    said = [each.said.partition("|") for each in sorted(pieces, key=_stands_last) if each.said]
    return " ".join([each[0] for each in said] + [each[2] for each in said if each[2]])
