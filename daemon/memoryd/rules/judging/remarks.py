"""Remarks behind a ban that take nothing back: what is fine anyhow, what to do instead, what the
others do, and that each way of doing it is meant."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.tokens import word_set

_FINE = (
    r"(?:(?:is|are|['’]s|['’]re|would\s+be|stays?)\s+(?:\w+\s+)?(?:fine|ok|okay|allowed|all\s?right|good|welcome|"
    r"permitted|acceptable|enough|safe|no\s+problem)|(?:works|will\s+do)|(?:ist|sind|wäre|geht|gehen)\s+"
    r"(?:\w+\s+)?(?:ok|okay|in\s+Ordnung|erlaubt|gut|kein\s+Problem|klar)|est[aá]n?\s+(?:\w+\s+)?(?:bien|"
    r"permitid[oa]s?|ok|bom|tudo\s+bem)|(?:es|son|é|são)\s+(?:ok|v[aá]lid[oa]s?|permitid[oa]s?)|"
    r"(?:c['’]est|est|sont|ça\s+va)\s+(?:\w+\s+)?(?:bon|ok|permise?s?|autorisée?s?|très\s+bien|bien)|ça\s+va|"
    r"(?:va|vanno)\s+bene|è\s+permesso|(?:is|zijn)\s+(?:prima|goed|oké)|mag\s+wel|можно|нормально|"
    r"jest\s+ok|można)"
)
_TOO = r"(?:\s+(?:too|though|anyway|by\s+me|with\s+me|of\s+course|as\s+always))?[\s.!]*$"
_IS_FINE = re.compile(rf"(?<=\S)\s*;\s*[^;]*?(?<!\w){_FINE}{_TOO}", re.IGNORECASE)
"""`…; status and logs are fine`."""
_WITHOUT_IS_FINE = re.compile(
    r"(?<=\S)\s*(?:[,;.–—]|\s-\s)\s*(?:but\s+|pero\s+|aber\s+|mais\s+|mas\s+)?(?:without|ohne|sin|sans|sem|"
    rf"senza|zonder|без|bez)\s+(?:the\s+|el\s+|la\s+|le\s+)?(?P<what>\S+?)[,:]?\s+(?:it\s*|das\s+|es\s+)?{_FINE}{_TOO}",
    re.IGNORECASE,
)
"""`never use docker compose down -v; without -v is fine`: what goes without saying."""
_THEY_ONLY = re.compile(
    r"(?<=\w)[)\]]?\s*[,;–—]\s*(?:they|he|she)\s+only\s+(?:ever\s+)?(?:accepts?|takes?|does|do|reads?|uses?|"
    r"answers?|handles?|wants?|likes?|writes?|replies|reply|prefers?|has|have|reacts?|responds?)\s+"
    r"(?:(?:to|by|via|on)\s+)?(?:the\s+)?(?:(?:plain|real|registered|signed|"
    r"printed|proper|old|incoming)\s+)?(?P<way>[a-z]+(?:-[a-z]+)?)(?:\s+(?:mail|letters?|calls?|messages?|person)|"
    r"\s+(?:or|and)\s+(?P<other>[a-z-]+))?"
    r"(?:\s+(?:now|these\s+days|anyway|since\s+\w+))?[\s.!]*$",
    re.IGNORECASE,
)
"""`…, they only accept letters`: a reason, which leaves nothing open."""
_ON_PAPER = word_set("paper letter letters post fax faxes snail in")
_BY_MAIL = re.compile(r"\W*(?:ever\s+)?(?:e-?mail|mail)(?!\w)", re.IGNORECASE)
_BY_TEXT = re.compile(r"\W*(?:ever\s+)?(?:text|sms|message|dm|write\s+to)(?!\w)", re.IGNORECASE)
_BY_PHONE = re.compile(
    r"\W*(?:ever\s+)?(?:video-?call|call(?:ing)?|phon(?:e|ing)|ring|dial)(?!\w)", re.IGNORECASE
)
_SPOKEN = word_set("phone call calls calling voice video")
_TEXTED = word_set("text texts texting sms")
_WRITTEN = _TEXTED | word_set(
    """message messages email emails e-mail e-mails mail mails chat chats
    writing dms"""
)
_PURPOSE = re.compile(
    r"(?<=\S)\s+(?:in\s+order\s+)?to\s+(?:(?:make|get|let|have)\s+(?:(?:an?|the|some|any|my|our|"
    r"your|that|this)\s+)?(?:[\w-]+\s+){1,3}?(?:go\s+away|disappear|work|pass|compile|build|succeed|shut\s+up|"
    r"happy|green|faster|quiet|going|through)|(?:fix|silence|suppress|hide|get\s+(?:around|rid\s+of|past)|work\s+around)"
    r"\s+(?:(?:an?|the|some|any|my|our|that|this)\s+)?(?:[\w-]+\s+){0,3}?(?:errors?|warnings?|failures?|problems?|"
    r"issues?|checks?|conflicts?|complaints?|linters?|tests?|messages?|it|them))(?=\s*(?:$|[,;.!–—]))",
    re.IGNORECASE,
)
"""`set X=0 to make an error go away`: what for, no call tells."""
_SETTING = re.compile(r"\w=\w|`|(?<!\S)--?[A-Za-z]")
_DOWNLOADED = re.compile(
    r"(?<!\w)(pip(?:e|ing)\s[^;]*?)\s*[;,–—]\s*(?:just\s+|please\s+|rather\s+)?(?:download|save|fetch|store|write)\s+"
    r"(?:it|them|the\s+(?:scripts?|files?|installer))(?:\s+(?:first|instead|to\s+(?:a\s+file|disk)))?\s*"
    r"(?:,|and\s|so\s|then\s).*$",
    re.IGNORECASE,
)
"""`never pipe curl into sh; download it, let me look`: nothing is piped then."""
_BY_ANY_WAY = re.compile(
    r"[,;–—(]\s*(?:nothing(?=\s*(?:$|[,;.!)]))|not\s+(?:even\s+)?(?:by|via|over|through|with)\s+(?:ssh|scp|sftp|"
    r"rsync|ftp|rdp|vnc|telnet|curl|ping|https?|an?\s+tunnel)(?!\w)|not\s+even\s+(?:to\s+(?:look|read|check|peek)|"
    r"(?:look|read|check|peek|query)ing|for\s+(?:reading|a\s+look))(?!\w))",
    re.IGNORECASE,
)
"""`never touch that host, not by ssh, nothing`: to look is to touch."""
_DEED = re.compile(r"\W*([^\W\d_]{3,})\s+\S")
_DUE_TO = re.compile(
    r"^\W*(?:because\s+of|due\s+to|owing\s+to|given|wegen|aufgrund(?:\s+von)?|debido\s+a|por\s+culpa\s+de|à\s+cause\s+de|"
    r"por\s+causa\s+d[eoa]|a\s+causa\s+di|из-за|由于|因为)\s*[^,:;，：@#/]{1,60}[,:，：]\s*(?=\S)",
    re.IGNORECASE,
)
"""`because of the audit: never …`."""


def without_permission(text: str) -> str:
    """`text` without what it says at its end to be fine where a thing is left out."""
    return _WITHOUT_IS_FINE.sub("", text)


def without_remarks(body: str) -> str:
    """`body`, what is forbidden, without what is said behind it that lets nothing pass."""
    body = _DOWNLOADED.sub(r"\1", _IS_FINE.sub("", without_permission(body)))
    told = _THEY_ONLY.search(body)
    if told and {told["way"].casefold(), (told["other"] or told["way"]).casefold()} <= _ways_beside(
        body
    ):
        body = body[: told.start()]
    purpose = _PURPOSE.search(body)
    if purpose and _SETTING.search(body, 0, purpose.start()):
        body = body[: purpose.start()]
    return body


def _ways_beside(body: str) -> frozenset[str]:
    """How else people are reached than the way that `body` forbids."""
    if _BY_MAIL.match(body):
        return _ON_PAPER | _SPOKEN | _TEXTED
    if _BY_TEXT.match(body):
        return _ON_PAPER | _SPOKEN
    return _ON_PAPER | _WRITTEN if _BY_PHONE.match(body) else _ON_PAPER


def without_cause(text: str) -> str:
    """`text` without the reason in front of it: "because of GDPR: nothing in us-east-1"."""
    return _DUE_TO.sub("", text)


def by_any_way(body: str) -> bool:
    """Whether `body` says that whatever is done with its object is meant."""
    return bool(_BY_ANY_WAY.search(body))


def without_other_choice(body: str) -> str:
    """`push to main, push to dev` without what to do instead, which the same verb orders; where
    "or" joins them both are forbidden."""
    deed = _DEED.match(body)
    if not deed or not class_of(deed[1].casefold()):
        return body
    again = re.compile(rf"\s*,\s*{re.escape(deed[1])}\s+(?=\S)", re.IGNORECASE)
    found = again.search(body, deed.end())
    listed = found and re.search(
        rf"(?<!\w)(?:or|nor|and|und|oder|ni|ou|y|o|e)\s+{re.escape(deed[1])}(?!\w)",
        body,
        re.IGNORECASE,
    )
    return body[: found.start()] if found and not listed else body
