"""What is said in base64, hex, escapes, shifted alphabets, reversed, upside down or in Morse."""

import base64
import binascii
import html
import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote

from memoryd.guard.clues import CLUES
from memoryd.guard.memo import Memo
from memoryd.guard.parts import parts_of
from memoryd.guard.turned import turned

_BASE64 = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{12,}={0,2}(?![A-Za-z0-9+/_=])")
_BASE64_LINES = re.compile(r"(?:[A-Za-z0-9+/]{40,80}\n){2,}[A-Za-z0-9+/]{0,80}={0,2}")
_BASE32 = re.compile(r"(?<![A-Z0-9])[A-Z2-7]{24,}={0,6}(?![A-Za-z0-9])")
_HEX = re.compile(
    r"[0-9a-fA-F](?<![0-9A-Za-z].)(?:(?<=0)x[0-9a-fA-F])?[0-9a-fA-F][ :,=-]?"
    r"(?:[0-9a-fA-F]{2}[ :,=-]?){7,}(?![0-9A-Za-z])"
)
"""A form that begins with a class is looked for fast; so do those below."""
_PART_OF_HEX = re.compile(r"(?:[0-9a-f]{2}[:,=-]?){4}|\A(?:[0-9a-f]{2}[:,=-]?){1,3}\Z")
"""Eight pairs in three parts or more have one that holds nothing else; so do the numbers below."""
_ESCAPES = re.compile(
    r"(?:\\u\{?[0-9a-fA-F]{2,6}\}?|\\x[0-9a-fA-F]{2}|\\[0-7]{3}){3,}|(?:\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})"
)
_ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{2,6})\}?|\\x([0-9a-fA-F]{2})|\\([0-7]{3})")
_PERCENT = re.compile(r"%[0-9a-fA-F]{2}")
_ENTITY = re.compile(r"&(?:#\d{2,6}|#x[0-9a-fA-F]{2,5}|[a-z]{2,8});")
_ESCAPED_LETTER = re.compile(
    r"%(?:[46][1-9a-fA-F]|[57][0-9aA])|&#(?:0*(?:6[5-9]|[78]\d|9[0789]|1[01]\d|12[012]);"
    r"|[xX]0*(?:[46][1-9a-fA-F]|[57][0-9aA]);)"
)
_BITS = re.compile(r"[01](?<![0-9].)[01]{7}[ ,]?(?:[01]{8}[ ,]?){5,}(?![0-9])")
_PART_OF_BITS = re.compile("[01]{8}")
_NUMBERS = re.compile(r"\d(?<![0-9].)\d{1,2}[ ,;]{1,2}(?:\d{2,3}[ ,;]{1,2}){9,}\d{2,3}(?![0-9])")
_PART_OF_NUMBERS = re.compile(
    r"(?:\d{2,3}[,;]{1,2}){4}|\A[,;]?(?:\d{2,3}[,;]{1,2}){0,3}\d{2,3}[,;]{0,2}\Z"
)
_MORSE = re.compile(r"(?:[.\-−–—·•_]{1,6}(?:[ ]{1,3}|\s?[/|]\s?)){10,}[.\-−–—·•_]{0,6}")
_PART_OF_MORSE = re.compile(r"\A[.\-−–—·•_/|]{2,}\Z|(?:[.\-−–—·•_]{1,6}[/|]){4}")
_LEAST_READABLE = 0.9
_MORSE_LETTERS = dict(
    zip(
        [
            ".-",
            "-...",
            "-.-.",
            "-..",
            ".",
            "..-.",
            "--.",
            "....",
            "..",
            ".---",
            "-.-",
            ".-..",
            "--",
            "-.",
            "---",
            ".--.",
            "--.-",
            ".-.",
            "...",
            "-",
            "..-",
            "...-",
            ".--",
            "-..-",
            "-.--",
            "--..",
        ],
        "abcdefghijklmnopqrstuvwxyz",
        strict=True,
    )
)
_MORSE_SIGNS = str.maketrans("−–—_·•", "----..")


def decoded(text: str, depth: int = 2) -> Iterator[str]:
    """Every text that a part of this one says in an encoding, with what stands around it.

    An encoding in an encoding is followed `depth` deep. What decodes to no text is left out.
    """
    for found in _once(text):
        if found != text:
            yield found
            if depth > 1 and len(found) <= len(text):
                yield from decoded(found, depth - 1)


_SHORTEST_BLOB = 200
_BLOB = re.compile(rf"(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{{{_SHORTEST_BLOB},}}={{0,2}}")
_SHORTEST_PROGRAM = 60
_PROGRAM = re.compile(
    rf"(?<![A-Za-z0-9+/])(?:f0VMRg|TVqQ|TVpQ|7f454c46|4d5a9000)[A-Za-z0-9+/]{{{_SHORTEST_PROGRAM - 8},}}"
)
"""How the executable files of Linux and Windows begin."""
_HEX_BLOB = re.compile(rf"(?<![A-Za-z0-9])(?:0x)?[0-9a-fA-F]{{{_SHORTEST_BLOB},}}(?![A-Za-z0-9])")
_LEAST_HEX_LETTERS = 12
"""Different digits of a hexadecimal block; a long number or a row of zeros has fewer."""
_ORDINARY_BLOB = re.compile(
    r"(?:data:(?:image|font)/|ssh-(?:rsa|dss)\s|sha\d+-)\S{0,40}$", re.IGNORECASE
)


def holds_blob(text: str) -> bool:
    """Whether a program or a long block in base64 or hex stands in the text; pictures and public
    keys in base64 are none."""
    if parts_of(text).longest < _SHORTEST_PROGRAM:
        return False
    if _PROGRAM.search(text):
        return True
    if any(len(set(blob[0])) >= _LEAST_HEX_LETTERS for blob in _HEX_BLOB.finditer(text)):
        return True
    return any(
        len(set(blob[0])) >= 8
        and re.search("[a-z]", blob[0]) is not None
        and re.search("[A-Z]", blob[0]) is not None
        and re.search("[0-9]", blob[0]) is not None
        and not re.search(r"[a-z]{3,}/[a-z]{3,}", blob[0])
        and not _ORDINARY_BLOB.search(text[max(0, blob.start() - 60) : blob.start()])
        for blob in _BLOB.finditer(text)
    )


def is_escaped_as_usual(found: str, text: str) -> bool:
    """Whether `found` is the text without escapes of URLs or HTML, of which none stands for an
    English letter: those need no escape."""
    return _web_text(found) == _web_text(text) and not _ESCAPED_LETTER.search(text)


def _web_text(text: str) -> str:
    return html.unescape(_unquoted(text))


def _unquoted(text: str) -> str:
    return unquote(text.replace("+", " "), errors="replace")


def _once(text: str) -> Iterator[str]:
    for said in _said_in_blocks(text, CLUES.find(text.lower())):
        if said:
            yield " ".join(said)
    if "\\" in text and _ESCAPES.search(text):
        yield _ESCAPE.sub(_unescaped, text)
    if "%" in text and _PERCENT.search(text):
        yield _unquoted(text)
    if "&" in text and _ENTITY.search(text):
        yield html.unescape(text)
    yield from turned(text)


def _said_in_blocks(text: str, clues: int) -> Iterator[list[str]]:
    """What the blocks of each form say."""
    parts = parts_of(text)
    yield [said for part in parts.long for said in _SAID_IN_BASE64[part]]
    if sum(len(part) >= _SHORTEST_LINE and part.isascii() for part in parts.long) > 1:
        yield _said(_BASE64_LINES, text, _from_base64)
    if parts.longest >= _SHORTEST_BASE32:
        yield [said for part in parts.long for said in _SAID_IN_BASE32[part]]
    for bit, form, decode in _WITHOUT_LETTERS:
        if clues & bit:
            yield _said(form, text, decode)


def _said(form: re.Pattern[str], text: str, decode: Callable[[str], str]) -> list[str]:
    return [said for block in form.finditer(text) if (said := decode(block[0]))]


def _readable(data: bytes) -> str:
    """The bytes as text, or "" if they are none."""
    for encoding in ("utf-8", "utf-16-le"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if encoding == "utf-16-le" and not _ONE_SCRIPT.fullmatch(text):
            continue
        plain = sum(character.isprintable() or character in "\n\r\t" for character in text)
        words = sum(character.isalnum() or character == " " for character in text)
        if text and plain >= _LEAST_READABLE * len(text) and words >= 0.6 * len(text):
            return text
    return ""


_ONE_SCRIPT = re.compile(
    "[^\u2e80-\udfff]*|[^\u3100-\u4dff\ua000-\udfff]*|[^\u2e80-\uabff\ud7a4-\udfff]*"
)
"""A text in one of the scripts of the world; bytes that are none mix Chinese and Korean."""


def _from_base64(block: str) -> str:
    block = block.replace("\n", "").rstrip("=").replace("-", "+").replace("_", "/")
    block = block[: len(block) // 4 * 4] if len(block) % 4 == 1 else block
    try:
        return _readable(base64.b64decode(block + "=" * (-len(block) % 4)))
    except (binascii.Error, ValueError):
        return ""


def _from_base32(block: str) -> str:
    block = block.rstrip("=")
    try:
        return _readable(base64.b32decode(block + "=" * (-len(block) % 8)))
    except (binascii.Error, ValueError):
        return ""


def _from_hex(block: str) -> str:
    digits = re.sub("[^0-9a-fA-F]", "", block.removeprefix("0x"))
    return _readable(bytes.fromhex(digits[: len(digits) // 2 * 2]))


def _from_bits(block: str) -> str:
    bits = re.sub("[^01]", "", block)
    return _readable(bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)))


def _from_numbers(block: str) -> str:
    numbers = re.findall(r"\d+", block)
    for base in (10, 8):
        if base == 10 or not re.search("[89]", block):
            codes = [int(number, base) for number in numbers]
            if all(32 <= code < 127 for code in codes):
                return _readable(bytes(codes))
    return ""


def _from_morse(block: str) -> str:
    signs = block.translate(_MORSE_SIGNS)
    words = re.split(r"\s?[/|]\s?|\s{3}", signs)
    said = " ".join(
        "".join(_MORSE_LETTERS.get(sign, "") for sign in word.split()) for word in words
    )
    return said if len(said) > 8 else ""


def _unescaped(escape: re.Match[str]) -> str:
    digits = escape[1] or escape[2]
    code = int(digits, 16) if digits else int(escape[3], 8)
    return chr(code) if code < 0xD800 or 0xE000 <= code < 0x110000 else ""


def _has(held: re.Pattern[str]) -> Callable[[str], bool]:
    return lambda part: held.search(part) is not None


_SAID_IN_BASE64 = Memo(lambda part: _said(_BASE64, part, _from_base64))
_SAID_IN_BASE32 = Memo(lambda part: _said(_BASE32, part, _from_base32))
_WITHOUT_LETTERS = [
    (CLUES.add_trait(_has(held)), form, decode)
    for held, form, decode in (
        (_PART_OF_HEX, _HEX, _from_hex),
        (_PART_OF_BITS, _BITS, _from_bits),
        (_PART_OF_NUMBERS, _NUMBERS, _from_numbers),
        (_PART_OF_MORSE, _MORSE, _from_morse),
    )
]
"""Forms whose blocks may hold spaces: the bit of a text with a part that a block holds, the form,
and what decodes it."""

_SHORTEST_BASE32 = 24
_SHORTEST_LINE = 40
