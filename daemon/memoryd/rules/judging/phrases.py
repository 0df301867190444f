"""Words that a rule names as words: "never use the word 'synergy' in my posts"."""

import re

from memoryd.rules.judging.target import SAID, Kind, Target
from memoryd.rules.judging.targets import TargetReader

_QUOTED = (
    r"(?:\"[^\"]+\"|(?<!\w)'[^']+'(?!\w)|“[^”]+”|„[^“”]+[“”]|‘[^’]+’|`[^`]+`|«[^»]+»|"
    r"「[^」]+」|『[^』]+』)"
)
_JOINT = r",|、|/|(?<!\w)(?:or|and|nor|oder|und|ou|et|o|y|e|of|en|或|和|とか|と)(?!\w)"
_LISTED = rf"{_QUOTED}(?:\s*(?:(?:{_JOINT})\s*)+{_QUOTED})*"
_TITLES = r"called|named|titled|entitled|subject|title"
_NOUNS = (
    r"words?|phrases?|terms?|expressions?|emojis?|hashtags?|wort|wörter|worte|begriffe?|ausdruck|"
    r"ausdrücke|floskeln?|formulierung(?:en)?|palabras?|términos?|frases?|expresi(?:ón|ones)|mots?|"
    r"termes?|palavras?|termos?|express(?:ão|ões)|parol[ae]|termin[ei]|espression[ei]|woord(?:en)?|"
    r"слов[оа]|фраз[уы]|słow[oa]|zwrotu?"
)
_PHRASE = re.compile(
    rf"(?<!\w)(?:(?P<title>{_TITLES})|(?:(?:the|das|die|la|las|el|los|le|les|a|o|as|os|l[ao]|il|it|het|de)\s+)?"
    rf"(?:{_NOUNS}))(?:\s+line)?\s+(?P<listed>{_LISTED})",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    rf"(?P<title>)(?P<listed>{_LISTED})\s*(?:word(?!\w)|(?:这个|一|这些|这|等)?(?:词语?|字眼|字样|说法)|"
    r"(?:이?라는)?\s*(?:단어|표현|말)|(?:kelimesi|sözcüğü|ifadesi)(?:ni)?(?!\w))"
)
"""The same in languages with the noun behind: `“协同”这个词`."""
_IN_TEXTS = re.compile(
    r"(?<!\w)(?:in|en|dans|nos|nas|em|nei|nelle|w|в|to|at|on)\s+(?:(?:the|my|our|any|meinen|"
    r"mis|mes|nos|meus|minhas|os|as|los|les|miei)\s+)*(?:posts?|tweets|captions|messages|beiträgen|nachrichten|"
    r"publicaciones|mensajes|correos|publications|courriels|publicações|mensagens|постах|"
    r"сообщениях|письмах|postach|wiadomościach|mailach|gönderilerde|berichten|messaggi)(?!\w)|"
    r"在?(?:我的)?(?:帖子|消息|文案|推文|邮件|朋友圈)(?:里面?|中|上)",
    re.IGNORECASE,
)
"""In which texts a word must not stand: in all."""
_PIECE = re.compile(_QUOTED)


def take_phrases(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take the words that a clause names as words out of it, on a tool of families `kinds`."""
    known = len(reader.targets)
    kind: Kind = "phrase" if kinds else "name"
    for pattern in (_PHRASE, _BEHIND):
        reader.text = pattern.sub(lambda match: _marks(match, reader, kind), reader.text)
    if "message" in kinds and len(reader.targets) > known:
        reader.text = _IN_TEXTS.sub(" ", reader.text)


def _marks(match: re.Match[str], reader: TargetReader, kind: Kind) -> str:
    marks = []
    words = (SAID,) if kind == "phrase" and not match["title"] else ()
    for piece in _PIECE.findall(match["listed"]):
        reader.targets.append(Target(kind, piece[1:-1].strip().casefold(), words))
        marks.append(f"\x01{len(reader.targets) - 1}\x01")
    return f" {' or '.join(marks)} "
