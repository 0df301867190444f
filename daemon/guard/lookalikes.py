"""Letters that look like Latin ones: Unicode's confusables, and the fancy alphabets of the web."""

import re
import string

_NOT_IN_TEXTS_OF_PEOPLE = {
    "a": "ɑᴀ⍺ꭺᎪꓮᗅɐ",
    "b": "ʙᏴꓐᗷᏏƅ",
    "c": "ᴄⲥᏟꓚ¢ɔ",
    "d": "ᴅᎠꓓᗞᗪᏧ",
    "e": "ᴇᎬꓰ℮ꬲǝɘ€",
    "f": "ꜰꓝᖴꬵꞙẝɟ",
    "g": "ɢɡᶃᏀꓖƍᏻƃ",
    "h": "ʜᎻꓧᕼⲏᏂɥ",
    "i": "ɪɩıᎥⲓᎢꓲ⍳ᴉ",
    "j": "ᴊᎫꓙᒍɾ",
    "k": "ᴋᏦꓗⲕʞ",
    "l": "ʟᏞꓡᒪⳑǀ",
    "m": "ᴍᎷꓟⲙᗰɯ",
    "n": "ɴꓠⲛ",
    "o": "ᴏᴑⲟꓳⵔ〇",
    "p": "ᴘᏢꓑᑭⲣ⍴",
    "q": "ꞯⵕ",
    "r": "ʀᎡᏒꓣᖇⲅɹ",
    "s": "ꜱᏚᏕꓢƽ",
    "t": "ᴛⲧꓔʇ",
    "u": "ᴜꓴᑌʋ",
    "v": "ᴠᏙꓦⴸʌ",
    "w": "ᴡᎳᏔꓪʍ",
    "x": "ꓫⲭ᙭ᕁ",
    "y": "ʏᎩꓬᎽʎ",
    "z": "ᴢᏃꓜ",
}
_OF_LIVING_ALPHABETS = {
    "a": "аα",
    "b": "ЬЪвβ",
    "c": "сϲ",
    "d": "ԁժ",
    "e": "еҽєεё",
    "f": "ք",
    "g": "ցԍ",
    "h": "һհнη",
    "i": "іιӏїί",
    "j": "јϳ",
    "k": "кκ",
    "l": "ⅼӀ",
    "m": "мм",
    "n": "ոռпп",
    "o": "оοσօө",
    "p": "рρ",
    "q": "ԛգզ",
    "r": "гя",
    "s": "ѕտ",
    "t": "тτ",
    "u": "սυцμ",
    "v": "νѵ",
    "w": "ԝաѡω",
    "x": "хχ",
    "y": "уүγ",
    "z": "ᴢζ",
}


def _table(rows: dict[str, str]) -> dict[int, str]:
    return {ord(one): letter for letter, alike in rows.items() for one in alike + alike.lower()}


FANCY = (
    _table(_NOT_IN_TEXTS_OF_PEOPLE)
    | {0x1F170 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
    | {0x1F150 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
    | {0x1F130 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
)
"""Letters of no living alphabet here, small capitals, letters in boxes: always read as Latin."""

_ALIKE = _table(_OF_LIVING_ALPHABETS)
_CYRILLIC_ALIKE = dict(zip("acehkmoptxyb", "асенкмортхув", strict=True))
"""Latin letters as the Cyrillic ones they look like, for words that are mostly Cyrillic."""

_FLAGS = re.compile("[\U0001f1e6-\U0001f1ff]+")
_FLAG_LETTERS = {0x1F1E6 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
_OTHER_ALPHABETS = "\u0370-\u052f\u0531-\u058f"
_OTHER = re.compile(f"[{_OTHER_ALPHABETS}]")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile("[a-z]")


def as_latin(word: str) -> str:
    """The word with every Cyrillic, Greek and Armenian lookalike as the Latin letter."""
    return word.translate(_ALIKE)


def unmixed(text: str) -> str:
    """The lower-case text with each word in the one alphabet of most of its letters."""
    if not _OTHER.search(text) or not _LATIN.search(text):
        return text
    return _WORD.sub(lambda word: _unmixed_word(word[0]), text)


def _unmixed_word(word: str) -> str:
    others = _OTHER.findall(word)
    latin = _LATIN.findall(word)
    if not others or not latin:
        return word
    if len(latin) < len(others) and not set(latin) - _CYRILLIC_ALIKE.keys():
        return "".join(_CYRILLIC_ALIKE.get(letter, letter) for letter in word)
    return as_latin(word)


def unflagged(text: str) -> str:
    """The text with regional indicators as letters, for words spelt in them."""
    return _FLAGS.sub(lambda run: run[0].translate(_FLAG_LETTERS), text)
