"""The other texts that a reader, or a model, may read in one: joined, cleaned, respelt."""

import re
from collections import Counter
from collections.abc import Iterator

from memoryd.guard.clues import CLUES
from memoryd.guard.memo import Memo
from memoryd.guard.misspelling import unscrambled
from memoryd.guard.parts import parts_of
from memoryd.guard.views import MARKS
from memoryd.guard.vocabulary import code_of

_LETTER = rf"[^\W_][{MARKS}]{{0,4}}"
_SIGN = rf"[\W_](?<![{MARKS}])"
_SPACED = re.compile(
    rf"(?<![^\W_])(?<![{MARKS}]){_LETTER}(?:(?:{_SIGN}){{1,6}}{_LETTER}(?![^\W_])){{4,}}"
)
_SINGLE = re.compile(
    rf"[\W_](?=[^\W_](?![^\W_]))(?<![{MARKS}]){_LETTER}(?:{_SIGN}){{1,4}}{_LETTER}(?:{_SIGN}){{1,4}}"
    rf"{_LETTER}(?:{_SIGN}|$)"
)
_SINGLE_IN_ASCII = re.compile(
    "[^a-z0-9][a-z0-9][^a-z0-9]{1,4}[a-z0-9][^a-z0-9]{1,4}[a-z0-9](?:[^a-z0-9]|$)"
)
_SPACED_SIGNS = re.compile(r"(?<!\S)\S(?: {1,3}\S(?!\S)){12,}")
_ONE_SPACE = re.compile("(?<! ) (?! )")
"""Between the characters of a word, where two or more are between words: signs stay."""
_GAP = re.compile(f"(?:{_SIGN})+")

_SNAKE_WORD = r"[^\W_][^\W_;,.!'-]{0,30}[;,.!'-]{0,3}"
_SNAKE = re.compile(rf"(?<![^\W_])(?<![_;,.!'-]){_SNAKE_WORD}(?:_{{1,2}}{_SNAKE_WORD}){{5,}}")
"""A sentence with signs for its spaces."""
_SNAKE_SIGNS = 5
_SIGNS_FOR_SPACE = re.compile(r"[;,|~*+=-](?<=\w.)[;,|~*+=-]{1,5}(?=\w)")
"""More than one sign, where a word ends that the next follows at once."""

_QUOTES_INSIDE = re.compile(
    r"['\"\\$](?:(?<=[a-z]['\"\\])(?:['\"\\]?[a-z]{1,3}['\"\\]{1,2}|(?<=')'|(?<=\")\"|(?<=\\))[a-z]"
    r"|(?<=\$)\{?ifs|(?<=[a-z]\$)(?:@|\{\w?\})[a-z])"
)
_SHELL_SPACE = re.compile(r"\$\{?ifs\}?")
_SHELL_NOTHING = re.compile(r"\$@|\$\{\w?\}")
_SHELL_QUOTES = re.compile(r"['\"\\]")
_TAG = r"<(?:!--[^<>]{0,40}--|/?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,60})?/?)>"
_TAG_INSIDE = re.compile(rf"<(?<=[^\W_]<){_TAG[1:]}(?:{_TAG})?(?=[^\W_])")
_WRITTEN = rf"(?:[^\W\d_]|[{MARKS}])"
_STUFFED = re.compile(
    rf"{_WRITTEN}{{1,20}}"
    rf"(?:(?:[*_~`|\\/.\-+=^#<>{{}}()·]{{1,4}}|['\"]\s?\+\s?['\"])\n?{_WRITTEN}{{1,20}})+"
)
_STUFFING_SIGN = re.compile(
    rf"[*_~`|\\/.\-+=^#<>{{}}()·'\"](?:(?<=[^\W\d_].)|(?<=[{MARKS}].))"
    r"(?:(?<!['\"])[*_~`|\\/.\-+=^#<>{}()·]{0,3}|(?<=['\"])\s?\+\s?['\"])\n?[^\W\d_]"
)
_CONCATENATION = re.compile(r"'\s?\+\s?'|\"\s?\+\s?\"")
_IS_LETTER = re.compile(_WRITTEN)
_PROGRAMS = frozenset(
    ["curl", "wget", "bash", "sh", "powershell", "python", "nc", "ncat", "iex", "eval", "base64"]
)
_STUFFING = re.compile(rf"[^\w{MARKS}]+|_+")
_SPELT = re.compile(rf"(?<!{_WRITTEN}){_WRITTEN}(?:[\W_]{{1,4}}{_WRITTEN}(?!{_WRITTEN})){{3}}")
_STUFFED_ON_PURPOSE = 2
"""So many known words with signs inside, and the short and the unknown ones are cleaned too."""

_FOR_LETTER = re.compile("[0-9@$€£!|+]")
_LEET = re.compile(
    r"(?<![\w@$€£!|+])(?=[a-z]{0,39}[0-9@$€£!|+])[a-z0-9@$€£!|+]{2,40}(?![\w@$€£|+])"
)
_LEET_SIGN = re.compile(r"[0-9@$€£!|+](?=[a-z])")
_IS_LEET = re.compile(r"[a-z].?[0-9@$€£!|+]|[0-9@$€£!|+].?[a-z]")
_LETTERS = str.maketrans("013456789@$€£!|+2", "oieasgtbgaseliitz")
_SPELT_ON_PURPOSE = 3
_CYRILLIC_LEET = re.compile(
    r"(?<!\w)(?=[0346]{0,3}[а-яіїєґ])(?=[а-яіїєґ]{0,39}[0346])[а-яіїєґ0346]{4,40}(?!\w)"
)
_CYRILLIC_LEET_SIGN = re.compile("[0346](?:[а-яіїєґ]|(?<=[а-яіїєґ].))")
_CYRILLIC_LETTERS = tuple(str.maketrans("0346", letters) for letters in ("озчб", "озаб"))
_PICTURE = re.compile("[\u2190-\u2bff\u3030\u303d\U0001f000-\U0001fbff]")
_BETWEEN_WORDS = re.compile(rf"(?<=\w) ?{_PICTURE.pattern}[\ufe0f\u200d]?[^\w\s]{{0,3}} ?(?=\w)")
"""Pictures and symbols where a space would do."""
_MANY_BETWEEN = 5
_L_FOR_ONE = str.maketrans("1|!", "lll")


def undisguised(text: str) -> Iterator[str]:
    """Every other reading of the `plain` text in which more words are known."""
    if (_SINGLE_IN_ASCII if text.isascii() else _SINGLE).search(text):
        joined = _SPACED.sub(lambda run: _apart(run[0]), text)
        if joined != text:
            yield joined
        if _SPACED_SIGNS.search(text):
            yield _SPACED_SIGNS.sub(lambda run: _ONE_SPACE.sub("", run[0]), text)
    if any(part.count("_") >= _SNAKE_SIGNS for part in parts_of(text).long) and _SNAKE.search(text):
        text = _SNAKE.sub(lambda run: run[0].replace("_", " "), text)
        yield text
    if text.count("+") > 1:
        glued = _CONCATENATION.sub("", text)
        if glued != text:
            yield glued
    if _QUOTES_INSIDE.search(text):
        yield _SHELL_QUOTES.sub("", _SHELL_NOTHING.sub("", _SHELL_SPACE.sub(" ", text)))
    whole = _TAG_INSIDE.sub("", text) if "<" in text else text
    whole = _cleaned(whole)
    whole = _SIGNS_FOR_SPACE.sub(" ", whole)
    if whole != text:
        yield whole
    leet = CLUES.find(whole) & _LEET_BIT and _LEET_SIGN.search(whole)
    spelt = _spelt_out(whole) if leet else whole
    if not spelt.isascii() and _CYRILLIC_LEET_SIGN.search(spelt):
        spelt = _CYRILLIC_LEET.sub(_spelt_in_cyrillic, spelt)
    if spelt != whole:
        yield spelt
    if not text.isascii() and len(_PICTURE.findall(text)) >= _MANY_BETWEEN:
        apart, count = _BETWEEN_WORDS.subn(" ", text)
        if count >= _MANY_BETWEEN:
            yield apart
    ordered = unscrambled(text)
    if ordered != text:
        yield ordered


def split_at_capitals(text: str) -> str:
    """The `bare` text with the words of SentencesWithoutSpaces apart."""
    if not any(map(_WITHOUT_SPACES.search, parts_of(text).long)):
        return text
    return _WITHOUT_SPACES.sub(lambda run: _CAPITAL.sub(r" \g<0>", run[0]), text)


_WITHOUT_SPACES = re.compile(
    r"[A-Z](?<!\w.)(?:(?<=[AI])(?=[A-Z][a-z])|[a-z']{1,14}[.,:;]?)"
    r"(?:[A-Z][a-z']{1,14}[.,:;]?|[AI](?=[A-Z][a-z])){5,}"
)
_CAPITAL = re.compile("(?<=[a-z.,:;AI])[A-Z]")


def _apart(run: str) -> str:
    """The letters of a run; where a gap differs from the usual one, a word ends."""
    gaps = _GAP.findall(run)
    usual = Counter(gaps).most_common(1)[0][0]
    return _GAP.sub(lambda gap: "" if gap[0] == usual else " ", run)


def _cleaned(text: str) -> str:
    """The text without the signs in known words. It is looked for signs, which are few."""
    words: list[re.Match[str]] = []
    at = 0
    for sign in _STUFFING_SIGN.finditer(text):
        if sign.start() < at:
            continue
        begin = sign.start()
        least = max(at, begin - 20)
        while begin > least and (text[begin - 1].isalpha() or _IS_LETTER.match(text, begin - 1)):
            begin -= 1
        word = _STUFFED.match(text, begin)
        if word is not None:
            words.append(word)
            at = word.end()
    cleaned = [_CLEANED[word[0]] for word in words]
    known = sum(is_known for _, is_known in cleaned)
    if not known:
        return text
    pieces: list[str] = []
    at = 0
    for word, (letters, is_known) in zip(words, cleaned, strict=True):
        clean = is_known or known >= _STUFFED_ON_PURPOSE
        pieces += [text[at : word.start()], letters if clean else word[0]]
        at = word.end()
    return "".join([*pieces, text[at:]])


def _cleaned_word(run: str) -> tuple[str, bool]:
    """The letters of a word with signs inside, and whether they are known words."""
    letters = _without_signs(run)
    return letters, any(map(_is_known, letters.split()))


_CLEANED = Memo(_cleaned_word)


def _without_signs(run: str) -> str:
    """The letters between the signs; spelt letter by letter, a word ends where other signs stand."""
    return _apart(run) if _SPELT.search(run) else _STUFFING.sub("", run)


def _is_known(letters: str) -> bool:
    return letters in _PROGRAMS or (len(letters) >= 4 and code_of(letters) != "")


def _spelt_out(text: str) -> str:
    """With digits and signs as letters in the words that are known then; in all that mix them with
    letters, where somebody spells so on purpose."""
    if sum(_spelt(word) != word[0] for word in _LEET.finditer(text)) < _SPELT_ON_PURPOSE:
        return _LEET.sub(_spelt, text)
    return _LEET.sub(
        lambda word: found if (found := _spelt(word)) != word[0] else _all_letters(word[0]), text
    )


def _holds_leet(part: str) -> bool:
    """Whether a part of a text has a word that is known with letters for its digits and signs."""
    return _FOR_LETTER.search(part) is not None and any(
        _spelt(word) != word[0] for word in _LEET.finditer(part)
    )


_LEET_BIT = CLUES.add_trait(_holds_leet)


def _all_letters(word: str) -> str:
    mixed = _IS_LEET.search(word) and sum(map(str.isalpha, word)) * 3 >= len(word)
    return word.translate(_LETTERS) if mixed else word


def _spelt(word: re.Match[str]) -> str:
    """A word with digits and signs as letters, if it is known then; else as it was."""
    if not _IS_LEET.search(word[0]):
        return word[0]
    for candidate in (word[0], word[0].rstrip("!|+")):
        for letters in (
            candidate.translate(_LETTERS),
            candidate.translate(_L_FOR_ONE).translate(_LETTERS),
        ):
            if code_of(letters):
                return letters
    return word[0]


def _spelt_in_cyrillic(word: re.Match[str]) -> str:
    """The same for a word in Cyrillic letters."""
    for letters in _CYRILLIC_LETTERS:
        spelt = word[0].translate(letters)
        if code_of(spelt):
            return spelt
    return word[0]
