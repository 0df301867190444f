"""Words that are set apart for emphasis: "Never. Push. To. Main."."""

import re

_WORD = r"[\w'’#@/~-]{1,40}(?:\.[\w'’#@/~-]{1,40}){0,5}"
"""A file's name or an address is one word."""
_NO_SAYING = r"(?!(?:\.[ \t]+[\w'’-]{1,40}){1,9}\.[ \t]+(?-i:To)\s[a-z]+\s[a-z])"
"""What goes on as a sentence of its own: "Never. Send. A. Boy. To do a man's job."."""
_STRESSED = re.compile(
    r"(?<!\S)(?:never|do|do not|don['’]t|nie|niemals|nunca|jamás|jamais|não|mai|non|"
    rf"nooit|никогда|не|nigdy|aldrig){_NO_SAYING}(?:\.[ \t]+{_WORD}(?!\w)){{2,}}(?=[.!]|\s*$)"
    r"(?:\.(?=[ \t]+(?-i:[a-z#/~@])))?|"
    r"(?<!\S)(?:never|do not|don['’]t)\.[ \t]+ever(?=\.[ \t]+\w)\.?",
    re.IGNORECASE,
)
_CLAP = "\N{CLAPPING HANDS SIGN}[\U0001f3fb-\U0001f3ff]?"
_CLAPPED = re.compile(rf"(?<![\w.]){_WORD}(?:\s?{_CLAP}\s?{_WORD}){{2,}}")
_MARK = re.compile(r"[^\w\s'’#@/~.-]|\.(?!\w)")
_PLAIN = re.compile(r"(?<![\w./@~#-])[\w'’-]+(?![\w/@]|\.\w)")


def in_one_breath(text: str) -> str:
    """`text` with such words in lower case and no stops or clapping between. Same length."""
    return _STRESSED.sub(_joined, _CLAPPED.sub(_joined, text))


def _joined(words: re.Match[str]) -> str:
    return _PLAIN.sub(_lower, _MARK.sub(" ", words[0]))


def _lower(word: re.Match[str]) -> str:
    low = word[0].lower()
    return low if len(low) == len(word[0]) else word[0]
