"""Whether a negating word of a sentence begins a ban."""

import re

from memoryd.rules.judging.vocabulary import NEGATOR

ONLY = re.compile(
    r"^(?P<first>[a-z]+)\s+(?P<there>(?:to|in|on|from|via|with|at|into|under|inside|"
    r"within)\s+\S.*?)\s+only\W*$|(?<!\w)only\s+(?:ever\s+)?(?P<verb>[a-z]+)\b(?P<rest>.*)|"
    r"^(?P<head>.*?)(?<!\w)only(?: ever)?\s+(?P<where>(?:to|in|on|from|via|with|at|into|under|"
    r"inside|within)\b.*)|只(?:能|可以|准|许|允许)(?P<zh>.+)",
    re.IGNORECASE | re.DOTALL,
)
NO_LONGER = r"plus(?!\s+de\s+[\d€$£])"
"""The French for it, and not "more than" a number."""
_RELATIVE_SUBJECT = re.compile(r"(?:\w (?:that|which|who|they|we|i|you|it|she|he))$")
_RELATIVE_VERBS = ("don't", "do not", "can't", "cannot")
_THEY_MAY_NOT = re.compile(
    r"[,;–—]\s*(?:we|i|they|he|she|it|nobody|that|this)\s+(?:(?:may|might|must|can|could|should|do|"
    r"does)(?:\s+not|n't|not)|can't|won't)$"
)
"""`only use eu-west-1, we may not leave the region`: a reason."""
_HENCE = re.compile(
    r"[,;–—-]\s*(?:so|hence|therefore|thus|donc|así que|por eso|por isso|então)"
    r"(?:\s+(?:please|from now on))?$"
)
"""`money is tight, so no taxis`."""
_THEY_NEVER = re.compile(r"[,;–—]\s*(?:they|he|she|it|nobody|that|this)\s+never$")
"""`no basic fares, they never let us sit together`: a reason as well."""
_I_NEVER = re.compile(
    r"[,;–—]\s*I\s+never\s+(?:read|use|need|open)\s+(?:it|them|those|these|that)[\s.!]*$",
    re.IGNORECASE,
)
"""`stop writing reports, I never read them`: the same behind a ban."""
_OWN_WISH = re.compile(
    r"[,;–—(]\s*(?:because\s+|since\s+|as\s+)?(?:i|we|he|she|they)(?:'\w+|\s+(?:am|are|is|have|has)(?:\s+been)?)?\s+(?:\w+ing|wants?|"
    r"needs?|hopes?|decided|promised|have|has|tried|try|tries|managed|swore)\s+to$"
)
"""`no visiting casino.example, I'm trying to quit`: a reason, and no ban."""
_AUXILIARY = re.compile(
    r"(?:you |we )?(?:are|is|does|did|was|were|has|have|could|would|will|can)(?:n't| not|nt)"
)


def is_negation(sentence: str, match: re.Match[str]) -> bool:
    """`no` and its like count only where a clause begins; "but not to" is no ban."""
    word = match.group().casefold()
    before = sentence[: match.start()].rstrip().casefold()
    banned_before = bool(NEGATOR.search(before))
    if _AUXILIARY.match(word) and (banned_before or re.search(r"\b(?:that|which|who)$", before)):
        return False
    said = f"{before} {word}"
    unused = _I_NEVER.search(said + sentence[match.end() :])
    if _THEY_NEVER.search(said) or (banned_before and unused):
        return False
    stated = _THEY_MAY_NOT.search(said)
    if stated and (banned_before or ONLY.search(before)):
        return False
    if banned_before and word.startswith("you ") and before[-1:].isalnum():
        return bool(re.search(r"\b(?:and|but|or|so|that|because)$", before))
    if banned_before and word.startswith(_RELATIVE_VERBS) and _RELATIVE_SUBJECT.search(before):
        return False
    if word in ("stop", "avoid", "evitar", "quit", "cease", "停止", "避免"):
        if word in ("stop", "quit", "cease") and banned_before and _OWN_WISH.search(before):
            return False
        return (
            not before
            or bool(
                re.search(
                    r"(?:[,;:—–，]|\b(?:and|please|just|you|to|should|must|general|"
                    r"generally|wish|request|rule|favou?r|also|always|ideally|preferably|future|"
                    r"now on))$",
                    before,
                )
            )
            or not before.isascii()
        )
    if word == "no":
        return (
            not before
            or before.endswith((",", ";", ":", "."))
            or bool(re.search(r"\b(?:por favor|and|usted|favor)$", before))
            or bool(not banned_before and _HENCE.search(before))
        )
    if before.endswith(("but", "but also", "even")) and word in ("not to",):
        return False
    return not (word.startswith("不") and before.endswith("是"))
