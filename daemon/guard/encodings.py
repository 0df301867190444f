"""What is said in base64, hex, escapes, shifted alphabets, reversed, upside down or in Morse."""

import base64
import binascii
import html
import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote

from memoryd.guard.clues import CLUES
from memoryd.guard.parts import LONG, parts_of
from memoryd.guard.turned import turned

_BASE64 = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{12,}={0,2}(?![A-Za-z0-9+/_=])")
_BASE64_LINES = re.compile(r"(?:[A-Za-z0-9+/]{40,80}\n){2,}[A-Za-z0-9+/]{0,80}={0,2}")
_BASE32 = re.compile(r"(?<![A-Z0-9])[A-Z2-7]{24,}={0,6}(?![A-Za-z0-9])")
_HEX = re.compile(r"(?<![0-9A-Za-z])(?:0x)?(?:[0-9a-fA-F]{2}[ :,=-]?){8,}(?![0-9A-Za-z])")
_HAS_HEX = re.compile(r"[0-9a-fA-F][0-9a-fA-F][ :,=-]?(?:[0-9a-fA-F]{2}[ :,=-]?){7}")
"""A form that begins with a class is looked for fast; so do those below."""
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
_DIGIT = re.compile("[0-9]")
"""Letters of every alphabet have one in hexadecimal, too."""
_BITS = re.compile(r"[01](?<![0-9].)[01]{7}[ ,]?(?:[01]{8}[ ,]?){5,}(?![0-9])")
_NUMBERS = re.compile(r"\d(?<![0-9].)\d{1,2}[ ,;]{1,2}(?:\d{2,3}[ ,;]{1,2}){9,}\d{2,3}(?![0-9])")
_MORSE = re.compile(r"(?:[.\-−–—·•_]{1,6}(?:[ ]{1,3}|\s?[/|]\s?)){10,}[.\-−–—·•_]{0,6}")
_MORSE_SIGN = re.compile(r"[.\-−–—·•_]{2}\s?[/| ]?\s?[.\-−–—·•_]")
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
    if CLUES.find(text.lower()) & _SIGNS_BIT:
        yield from _spelt_in_signs(text)
    yield from turned(text)


_SIGN = re.compile(rf"[0-9\\%&]|[.\-−–—·•_]{{2}}|.{{{LONG}}}")
"""What every encoding but those of `turned` has in a part without white space."""


def _holds_sign(part: str) -> bool:
    return (len(part) >= LONG or not part.isalpha()) and _SIGN.search(part) is not None


_SIGNS_BIT = CLUES.add_trait(_holds_sign)


def _spelt_in_signs(text: str) -> Iterator[str]:
    for block, decode in _blocks(text):
        said = [one for match in block if (one := decode(match[0]))]
        if said:
            yield " ".join(said)
    if "\\" in text and _ESCAPES.search(text):
        yield _ESCAPE.sub(_unescaped, text)
    if "%" in text and _PERCENT.search(text):
        yield _unquoted(text)
    if "&" in text and _ENTITY.search(text):
        yield html.unescape(text)
    if _MORSE_SIGN.search(text):
        morse = [_from_morse(match[0]) for match in _MORSE.finditer(text)]
        if any(morse):
            yield " ".join(morse)


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


_Decoder = Callable[[str], str]


def _blocks(text: str) -> Iterator[tuple[Iterator[re.Match[str]], _Decoder]]:
    """The encoded blocks of each form, with what decodes them."""
    parts = parts_of(text)
    if parts.long:
        joined = " ".join(parts.long)
        yield _BASE64.finditer(joined), _from_base64
        if parts.longest >= _SHORTEST_LINE:
            yield _BASE64_LINES.finditer(text), _from_base64
        yield _BASE32.finditer(joined), _from_base32
    if _DIGIT.search(text):
        if _HAS_HEX.search(text):
            yield _HEX.finditer(text), _from_hex
        yield _BITS.finditer(text), _from_bits
        yield _NUMBERS.finditer(text), _from_numbers


_SHORTEST_LINE = 40
