"""Whether a whole message is short and the user's own, so that it may take a rule back.

Nothing is asked about what a foreign text says of itself: any mark beside the sentence (a tag, a
bracket, a quotation, a label, a heading, a list, a URL, a second line) and any words that are
neither the speaker's nor a remark of theirs make the message doubtful. Doubt costs the user a
confirmation; trust would cost the rule.
"""

import re

from memoryd.rules.capture.english_exceptions import REPORTED, SAID_AFTERWARDS
from memoryd.rules.capture.sentences import plain
from memoryd.rules.doubt import Doubt
from memoryd.rules.judging.actions import class_of

MAX_MESSAGE = 300
"""Characters of a message that takes a rule back by itself."""

_EMOTICON = re.compile(r"(?<!\S)[:;=8xX]['’]?-?[)(\]DPpOo3/|*]+(?=[\s.,!?]|$)|<3(?!\d)")
_MARKS: tuple[tuple[Doubt, re.Pattern[str]], ...] = (
    ("several_lines", re.compile(r"[\n\r\x0b\x0c\x85\u2028\u2029]")),
    ("url", re.compile(r"\b[a-z][a-z0-9+.-]{1,20}://|\bwww\.", re.IGNORECASE)),
    (
        "quotation",
        re.compile(r"[\"“”„‟«»‹›「」『』《》〈〉`]|(?<!\w)['‘‚‛]|^\s*[>＞]|['’](?!\w)(?<!s['’])"),
    ),
    (
        "markup",
        re.compile(
            r"[<>\[\]{}|【】〔〕［］｛｝＜＞]|"
            r"^\s*[*_]|[*_]\W*$|\*\*|__|&\w+;|^\s*(?:#{1,6}\s|[-*+•–—·]\s|\(?\w{1,2}[.)]\s)"
        ),
    ),
    ("label", re.compile(r"[:：](?=\s|$|[^\W\d_])|：")),
)
"""What stands beside the sentence in a text that was pasted, quoted or summarised."""

_BORDER = re.compile(r"[,;()（），；。！？、]|[—–]|\s-\s|[.!?…]+(?=\s|$)|\n")
_REMARK = re.compile(
    r"(?:\W|\b(?:ok|okay|oki|okey|k|alright|all (?:right|good|set|clear|done)|right|so|"
    r"and|also|but|then|therefore|well|yes|yeah|"
    r"yep|sure|fine|great|good|cool|nice|perfect|awesome|thanks|thank|thx|cheers|you|please|pls|"
    r"actually|btw|by|the|way|oh|hey|hi|hello|now|again|anyway|news|clear|done|sorry|no|problem|"
    r"worries|from|on|here|as|of|today|going|forward|gut|danke|bitte|also|übrigens|hallo|super|"
    r"bueno|vale|gracias|hola|por|favor|merci|bonjour|salut|d'accord|bon|então|obrigad[oa]|olá|"
    r"grazie|ciao|va|bene|bedankt|hoi|goed|спасибо|привет|хорошо|ладно|dzięki|dobra|teşekkürler|"
    r"tamam)\b)*|(?:\W|好的?|行|那么?|对了|谢谢|嗯|ありがとう|はい|了解|고마워|네|응)*"
)
"""Thanks, greetings and the like."""
_GREETED = re.compile(
    r"\W*(?:hi|hey|hello|ok|okay|thanks|thank you|hallo|hola|bonjour|salut|olá|ciao|hoi)\s+"
    r"(?!all\b|team\b|folks\b|every|there\b|guys\b|people\b|colleagues\b)\w+\W*"
)
_THANKED = re.compile(
    r"\W*(?:thanks|thank you|thx|danke|gracias|merci)\s+for\s+\w+ing\b(?:\s\w+){0,3}"
)
_SPOKEN = re.compile(
    r"\b(?:i|i'\w+|we|we'\w+|me|my|mine|our|us|you|you'\w+|your|ich|wir|mir|uns|mein\w*|du|yo|nos|"
    r"mi|tú|je|j'\w+|nous|mon|ma|tu|eu|nós|meu|minha|você|ci|io|noi|ik|we|wij|я|мы|мне|нам|ja|my|"
    r"nam|biz|ben)\b|我|咱|你|私|제가|우리"
)
"""The one who speaks or the one who is spoken to."""
_STATED = re.compile(
    r"\b(?:she|he|they|it|it's|she's|he's|that's|there's|that|this|is|are|was|were|has|have|had|"
    r"isn't|aren't|wasn't|will|did|does|sie|er|es|ist|sind|hat|haben|wurde|ella|él|está|están|fue|"
    r"ha|hemos|elle|il|c'est|est|ela|ele|foi|é|siamo|abbiamo|ho|het|is|zijn|heeft|она|он|jest)\b|"
    r"她|他|它|已经|了$|もう"
)
"""A subject or a verb, which a heading, a source and a signature lack."""
_ABOUT_THE_USER = re.compile(r"\b(?:user|users|assistant|human)\b|用户|助手|ユーザー")
"""A summary speaks of the user; the user does not."""
_SAID = re.compile(
    r"\b(?:sagt\w*|gesagt|meint\w*|schrieb|laut|dijo|dice|dicho|según|escribió|dit|disait|selon|"
    r"écrit|disse|diz|dito|segundo|detto|dice|disse|secondo|zei|zegt|gezegd|volgens|сказал\w*|"
    r"говорит|powiedział\w*|mówi|dedi|according|per|quote|reportedly)\b|说|表示|告诉|据|と言|だって|"
    r"라고|다고|대요"
)
_SOURCE = re.compile(
    r"\W*(?:in|according|per|under|from|by|at|on|with|for|as(?! (?:she|he|they|we|i)\b)) (?!now\b)"
)
_ORDER = re.compile(
    r"\W*(?:(?:also|and|then|please|so|now)\s+)*(?P<verb>[a-z-]+)\s+(?:the|my|our|this|that|these|"
    r"those|it|them|all|a|an|\w+ing)\b"
)


def doubt_about(message: str) -> Doubt | None:
    """What makes `message` more than a few words of the user's own; None when nothing does."""
    message = _EMOTICON.sub(" ", message.strip())
    if len(message) > MAX_MESSAGE:
        return "too_long"
    return next((doubt for doubt, mark in _MARKS if mark.search(message)), None)


def are_own_remarks(sentence: str, others: str) -> bool:
    """Whether all that stands beside a relaxation, in its sentence and in the others, is what a
    user says to the agent: thanks, orders, what they did or want; in the sentence also a reason."""
    return _all_own(sentence, _SPOKEN, _STATED) and _all_own(others, _SPOKEN)


def _all_own(text: str, *own: re.Pattern[str]) -> bool:
    readable = plain(_EMOTICON.sub(" ", text))
    if SAID_AFTERWARDS.search(readable):
        return False
    return all(_is_own(clause, own) for clause in _BORDER.split(readable))


def _is_own(clause: str, own: tuple[re.Pattern[str], ...]) -> bool:
    if _REMARK.fullmatch(clause) or _GREETED.fullmatch(clause) or _THANKED.fullmatch(clause):
        return True
    if _SOURCE.match(clause) or any(
        found.search(clause) for found in (REPORTED, _SAID, _ABOUT_THE_USER)
    ):
        return False
    if any(mark.search(clause) for mark in own):
        return True
    order = _ORDER.match(clause)
    return order is not None and class_of(order["verb"]) is not None
