"""Whether a whole message is short and plain, so that it may take a rule back.

Nothing is asked about what a foreign text says of itself: any mark beside the sentence (a tag, a
bracket, a quotation, a label, a heading, a list, a URL, a second line, a sign, an invisible
character) makes the message doubtful. Doubt costs the user a confirmation; trust would cost the
rule.
"""

import re
import unicodedata

from memoryd.rules.doubt import Doubt

MAX_MESSAGE = 300
"""Characters of a message that takes a rule back by itself."""

_SMILE = re.compile(
    r"(?<=[\w.!])(?: ?(?:[:=]-?[)D]|<3|[🙂😀😃😄😁😊☺🙏👍👌❤🎉🥳🤗]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
    r"))+(?=\s|$)"
)
"""A friendly one behind a clause; an ironic one is a doubt."""
_MARKS: tuple[tuple[Doubt, re.Pattern[str]], ...] = (
    ("several_lines", re.compile(r"[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")),
    ("url", re.compile(r"\b[a-z][a-z0-9+.-]{1,20}://|\bwww\.", re.IGNORECASE)),
    (
        "quotation",
        re.compile(r"[\"“”„‟«»‹›「」『』《》〈〉`]|(?<!\w)['‘‚‛]|^\s*[>＞]|['’](?!\w)"),
    ),
    (
        "markup",
        re.compile(
            r"[<>\[\]{}|【】〔〕［］｛｝＜＞()（）]|^\s*[*_]|[*_]\W*$|\*\*|__|&\w+;|"
            r"^\s*(?:#{1,6}\s|[-*+•–—·]\s|\w{1,2}[.)]\s)"
        ),
    ),
    ("label", re.compile(r"[:：](?=\s|$|[^\W\d_])|：")),
)
"""What stands beside the sentence in a text that was pasted, quoted or summarised."""
_QUOTING_NAME = re.compile("QUOT|APOSTROPHE|PRIME|ACCENT|CORNER BRACKET|GERSHAYIM|DITTO")
_LETTERS = frozenset({"Lu", "Ll", "Lo", "Nd"})
_MODIFIERS = frozenset("ー々")
_VOWEL_SIGNS = frozenset({"Mn", "Mc"})
_PUNCTUATION = frozenset(" .,;!，。！'’-–—#@/_&+$\\:=~")
_WORD = r"[^\W_]"
_TOKEN = re.compile(
    rf"(?:[#@/.$]|\./|~/|--?|\+(?=\d))?{_WORD}[^\W_\u0300-\u036f]*"
    rf"(?:[._/@:#+\-'’&\\=~]{{1,2}}{_WORD}+)*/?|[&–—-]"
)
"""A word, or a literal such as `#general`, `/srv/photos`, `a@b.example`, `--force`."""
_BETWEEN_TOKENS = re.compile(r"(?:[.,;]|!{1,3})?(?: +|$)|[，。！]|[–—](?=\w)|(?<=\w)(?=[–—])")
_ENDS = re.compile(rf"{_WORD}(?:.*(?:{_WORD}|/))?(?:\.|。|！|!{{1,3}})?", re.DOTALL)


def without_smiles(message: str) -> str:
    """`message` with a full stop in the place of friendly emoticons and emoji. Same length."""
    return _SMILE.sub(_full_stop, message)


def _full_stop(smile: re.Match[str]) -> str:
    ended = smile.string[smile.start() - 1] in ".!"
    return (" " if ended else ".") + " " * (len(smile[0]) - 1)


def doubt_about(message: str) -> Doubt | None:
    """What makes `message` more than a few plain words; None when nothing does."""
    message = without_smiles(message.strip(" \n")).rstrip(" ")
    if len(message) > MAX_MESSAGE:
        return "too_long"
    doubt = next((doubt for doubt, mark in _MARKS if mark.search(message)), None)
    if doubt is not None:
        return doubt
    for char in message:
        if not _is_plain(char):
            return "quotation" if _QUOTING_NAME.search(unicodedata.name(char, "")) else "markup"
    tokens = _BETWEEN_TOKENS.split(message)
    if not _ENDS.fullmatch(message) or not all(
        _TOKEN.fullmatch(token) for token in tokens if token
    ):
        return "markup"
    return None


def _is_plain(char: str) -> bool:
    category = unicodedata.category(char)
    if category in _LETTERS:
        return "FILLER" not in unicodedata.name(char, "")
    if category in _VOWEL_SIGNS:
        return not unicodedata.name(char, "COMBINING").startswith(("COMBINING", "VARIATION"))
    return char in _PUNCTUATION or char in _MODIFIERS
