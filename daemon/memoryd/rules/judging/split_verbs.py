"""German verbs that stand in two parts: "schalt … aus", "fass … an"."""

import re

_GERMAN_RESTART = re.compile(r"(?<!\w)starten?\b(.*?)\bneu(?!\w)", re.IGNORECASE)
_GERMAN_SWITCH = re.compile(
    r"(?<!\w)(?:schalt|mach|dreh|stell)e?\b(.*?)\b(an|ein|aus|ab)(?=\s*(?:$|[,;.!]))", re.IGNORECASE
)
_GERMAN_CALL_UP = re.compile(r"(?<!\w)rufe?\b(.*?)\b(?:ab|auf)(?=\s*(?:$|[,;.!]))", re.IGNORECASE)
_GERMAN_PREFIX_VERB = re.compile(r"(?<!\w)(?:fass|rühr)\b(.*?)\ban\b", re.IGNORECASE)


def with_whole_verbs(body: str) -> str:
    """A clause's text with these verbs as one word, in front of what they act on."""
    body = _GERMAN_CALL_UP.sub(r"aufrufen \1", body)
    body = _GERMAN_PREFIX_VERB.sub(r"anfassen \1", body)
    body = _GERMAN_SWITCH.sub(lambda m: f"{m[2]}schalten {m[1]}", body)
    return _GERMAN_RESTART.sub(r"neustarten \1", body)
