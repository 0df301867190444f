"""Letters and mails in a message: by their heading, their salutation or their signature."""

import re
from itertools import pairwise

_FORWARDED = re.compile(
    r"[ \t]*(?:[-_=*]{2,}[ \t]*)?(?:begin[ \t]+)?(?:forwarded|original|weitergeleitete|"
    r"urspr[uü]ngliche|mensaje|message)[ \t]+(?:message|nachricht|mail|reenviado|original|"
    r"transf[eé]r[eé])|[ \t]*-{3,}[ \t]*(?:转发|原始)|[ \t]*(?:on|am|le|el|em)[ \t].{4,80}"
    r"(?:wrote|schrieb.{0,40}|a [eé]crit|escribi[oó]|escreveu)[ \t]?:[ \t]*$",
    re.IGNORECASE,
)
_MAIL_HEADER = re.compile(
    r"[ \t]*\**(?:from|to|cc|subject|date|sent|reply-to|von|an|betreff|gesendet|de|para|asunto|"
    r"assunto|objet|à|发件人|收件人|主题|抄送|时间)\**[ \t]?[:：]",
    re.IGNORECASE,
)
_SALUTATION = re.compile(
    r"[ \t]*(?:dear|to whom it may|sehr geehrte|liebe[rs]?|estimad[oa]s?|querid[oa]s?|ch[eè]re?s?|"
    r"bonjour à tous|prezad[oa]s?|尊敬的|各位|亲爱的)\b.{0,60}[,:!，：]?[ \t]*$|"
    r"[ \t]*(?:hi|hello|hey)[ \t]+(?:all|team|everyone|everybody|folks)\b.{0,20}$",
    re.IGNORECASE,
)
_TO_AN_AGENT = re.compile(
    r"\b(?:assistant|agent|ai|bot|claude|gpt|chatgpt|gemini|copilot|memoryd)\b", re.IGNORECASE
)
_SIGN_OFF = re.compile(
    r"[ \t]*(?:(?:all the |my )?best|(?:kind |warm |best )?(?:regards|wishes)|cheers|"
    r"(?:many )?thanks|thank you|sincerely|yours(?: \w+)?|(?:mit |viele |liebe )(?:\w+ )?grüßen?|"
    r"lg|vg|(?:un )?saludos?(?: \w+)?|cordialement|bien à vous|atenciosamente|abraços?|此致|谢谢)"
    r"[ \t]*[,.!，]?[ \t]*",
    re.IGNORECASE,
)
_ADDRESSING = re.compile(
    r"[ \t]*(?:dear|hi|hello|hey|liebe[rs]?|hallo|sehr geehrte[rs]?|estimad[oa]s?|hola|ch[eè]re?s?|"
    r"bonjour|prezad[oa]s?|olá|尊敬的|各位|亲爱的)(?!\w)",
    re.IGNORECASE,
)
"""How a letter begins whose head has one line: its text may go on behind the greeting."""


def mark_letters(texts: list[str], gone: list[bool], own_voice: re.Pattern[str]) -> None:
    """Mark letters: from their heading or salutation to where the user speaks again (`own_voice`).
    A message that begins with a salutation is one if it ends as letters do."""
    inside = False
    signed = _is_signed(texts)
    for index, line in enumerate(texts):
        after_blank = index > 0 and not texts[index - 1].strip()
        headers = bool(_MAIL_HEADER.match(line)) and (
            index + 1 < len(texts) and bool(_MAIL_HEADER.match(texts[index + 1]))
        )
        letter = (index > 0 or (signed and not _TO_AN_AGENT.search(line))) and (
            _SALUTATION.match(line)
            or (_ADDRESSING.match(line) and _MAIL_HEADER.match(_line_above(texts, index)))
        )
        if _FORWARDED.match(line) or headers or letter:
            inside = True
        elif inside and after_blank and own_voice.match(line):
            inside = False
        gone[index] = gone[index] or inside


def _is_signed(texts: list[str]) -> bool:
    """Whether a name stands below a line that ends a letter."""
    said = [line for line in texts if line.strip()]
    return any(
        _SIGN_OFF.fullmatch(line) and len(below.split()) <= 3 for line, below in pairwise(said[1:])
    )


def _line_above(texts: list[str], index: int) -> str:
    """The last line before `index` that is not blank, an empty text if there is none."""
    return next((line for line in reversed(texts[max(0, index - 4) : index]) if line.strip()), "")
