"""Words that are set apart for emphasis: "Never. Push. To. Main."."""

import re

_STRESSED = re.compile(
    r"(?<!\S)(?:never|do|do not|don['’]t|not|no|stop|nie|niemals|nunca|jamás|jamais|não|mai|non|"
    r"nooit|никогда|не|nigdy|aldrig)(?:\.[ \t]+[\w'’#@/~-]+){2,}(?=[.!]|\s*$)"
    r"(?:\.(?=[ \t]+(?-i:[a-z#/~@])))?|"
    r"(?<!\S)(?:never|do not|don['’]t)\.[ \t]+ever(?=\.[ \t]+\w)\.?",
    re.IGNORECASE,
)
_CLAP = "\N{CLAPPING HANDS SIGN}[\U0001f3fb-\U0001f3ff]?"
_CLAPPED = re.compile(rf"(?<!\w)\w{{1,40}}(?:\s?{_CLAP}\s?[\w'’#@/~-]{{1,40}}){{2,}}")
_MARK = re.compile(r"[^\w\s'’#@/~-]")


def in_one_breath(text: str) -> str:
    """`text` with such words in lower case and no stops or clapping between. Same length."""
    return _STRESSED.sub(_joined, _CLAPPED.sub(_joined, text))


def _joined(words: re.Match[str]) -> str:
    low = words[0].lower()
    return _MARK.sub(" ", low if len(low) == len(words[0]) else words[0])
