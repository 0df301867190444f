"""Whether a text names the daemon's own places, however it is spelled."""

import base64
import binascii
import fnmatch
import re
import unicodedata
from collections.abc import Iterator
from itertools import accumulate
from operator import and_, or_
from urllib.parse import unquote

_FOLDER = ".oxydra"
_PLACE = re.compile(
    r"(?<![\w-])\.oxydra(?![\w-])|(?<![\w-])memoryd\.sock(?!\w)|(?<!\w)/(?:etc|"
    r"run|var/run)/memoryd(?![\w-])"
)
_WORD = re.compile(r"[\w.*?\[\]{},!^-]+")
_BRACES = re.compile(r"\{([^{}]*)\}")
_QUOTING = re.compile(r"[\"'`\\]")
_CONCATENATION = re.compile(r"[\"']\s*[+.]?\s*[\"']")
_ESCAPE = re.compile(r"\\x([0-9a-fA-F]{2})|\\([0-7]{3})|\\u([0-9a-fA-F]{4})")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{8,}={0,2}")
_INVISIBLE = dict.fromkeys([*range(0x200B, 0x2010), *range(0x202A, 0x202F), 0x2060, 0xFEFF, 0xAD])
_SET = re.compile(r"\[[^\]/]*\]")
_MAX_GLOB = 64
_WILDCARDS = frozenset("*?[{")


def names_guarded(text: str) -> bool:
    """Whether `text`, in lower case, names `.oxydra`, the socket or the daemon's folders, also
    through a wildcard."""
    if ("oxydra" in text or "memoryd" in text) and _PLACE.search(text):
        return True
    if not ("*" in text or "?" in text or "[" in text or "{" in text):
        return False
    return any(_may_be_folder(match.group()) for match in _WORD.finditer(text))


def plain_forms(text: str, *, decoding: bool) -> Iterator[str]:
    """`text` in lower case as it stands, without quoting, and with its escapes read.

    With `decoding`, also what its base64 pieces say.
    """
    folded = text
    if not text.isascii():
        folded = unicodedata.normalize("NFKC", text).translate(_INVISIBLE)
    lowered = folded.casefold()
    yield lowered
    if "'" in lowered or '"' in lowered or "\\" in lowered or "`" in lowered:
        if "\\x" in lowered or "\\0" in lowered or "\\u" in lowered or "\\1" in lowered:
            yield _ESCAPE.sub(_decoded_escape, lowered)
        yield _QUOTING.sub("", _CONCATENATION.sub("", lowered))
        yield lowered.replace("\\", "/")
    if "%2" in lowered or "%6" in lowered or "%7" in lowered:
        yield unquote(lowered)
    if decoding:
        for match in _BASE64.finditer(folded):
            piece = match.group().rstrip("=").replace("-", "+").replace("_", "/")
            try:
                decoded = base64.b64decode(piece + "=" * (-len(piece) % 4))
            except (binascii.Error, ValueError):
                continue
            if b"oxydra" in decoded or b"memory" in decoded:
                yield decoded.decode("utf-8", "replace").casefold()


def _decoded_escape(match: re.Match[str]) -> str:
    hexadecimal, octal, wide = match.groups()
    return chr(int(hexadecimal or wide, 16) if hexadecimal or wide else int(octal, 8))


def _may_be_folder(pattern: str) -> bool:
    """Whether a shell or `find` pattern fits `.oxydra` by more than chance."""
    if not 3 <= len(pattern) <= _MAX_GLOB or not _WILDCARDS & set(pattern):
        return False
    letters = sum(character in "oxydra" for character in pattern)
    if letters < (1 if pattern.startswith(".") else 3):
        return False
    forms = (form.replace("[^", "[!") for form in without_braces(pattern))
    return any(fnmatch.fnmatchcase(_FOLDER, form) for form in forms)


def without_braces(pattern: str) -> list[str]:
    """What the braces of a shell pattern stand for: `a.{b,c}` is `a.b` and `a.c`."""
    forms = [pattern]
    while _BRACES.search(forms[0]) and len(forms) < 32:
        forms = [
            form[: found.start()] + option + form[found.end() :]
            for form in forms
            if (found := _BRACES.search(form))
            for option in found.group(1).split(",")
        ]
    return forms


def fits(pattern: str, name: str) -> bool:
    """Whether a pattern of a shell fits a name; `[…]` stands for any character here."""
    pattern = _SET.sub("?", pattern)
    row = [True, *([False] * len(name))]
    for sign in pattern[:_MAX_GLOB]:
        if sign == "*":
            row = list(accumulate(row, or_))
        else:
            fits = (sign in ("?", each) for each in name)
            row = [False, *map(and_, row, fits)]
    return row[-1] and len(pattern) <= _MAX_GLOB
