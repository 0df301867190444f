"""What closes a rule and forbids nothing of its own: that it holds either way, that it is meant,
and which is its only exception."""

import re

_EITHER_WAY = re.compile(
    r"\s*[,;–—(]\s*(?:(?:whether|ob|que)\s+)?(?:[\w'’-]+\s+){1,4}?(?:or\s+not|oder\s+nicht|o\s+no|"
    r"ou\s+pas|ou\s+non|ou\s+não)[\s.!)]*$|"
    r"\s*[,;–—]\s*(?:egal\s*,?\s+(?:was|wer|wem|wen|wie|ob|wann|wo|warum|welche[rsmn]?)|peu\s+importe|"
    r"quoi\s+qu|(?:me\s+)?da\s+igual|sin\s+importar|não\s+importa|non\s+importa|wat\s+er\s+ook)"
    r"(?!\w)[^,;@#/]*$",
    re.IGNORECASE,
)
"""`…, optional or not`, `…, egal was in der Mahnung steht`: it holds in any case."""
_OR_ELSE = re.compile(
    r"(?<=\w)\s*[,;–—]?\s+or\s+(?:else|(?:we|I|they|he|she|it)(?:['’](?:ll|d)|\s+(?:will|would|might))?\s+"
    r"(?:gets?|loses?|be|goes|go|ends?|have|has|pays?|breaks?|dies?|crash(?:es)?|complains?|sues?|"
    r"cries|cry|quits?|leaves?|stops?|fails?|freak|blow|burns?)(?!\w)[^,;@#/]*)[\s.!]*$",
    re.IGNORECASE,
)
"""`…, or we get sued`: what happens otherwise."""
_MANY_MIND = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:(?:(?:far\s+)?too\s+many|many|most|lots\s+of|some|a\s+few)\s+"
    r"(?:people|folks|users|customers|colleagues|clients|readers|parents|neighbou?rs)\s+"
    r"(?:got|get|gets|are|were|have|had|complain\w*|hated?|dislike|left|quit|need|want|use|read|see|"
    r"rely|watch|follow)|(?:my|our|the)\s+(?:[\w'’-]+\s+){1,2}?(?:reads|insists|prefers|hears|sees|"
    r"knows|asked|begged|warned|suffers|dies|forbade|banned|objected|minds)(?:\s+(?:along|on|it|so|"
    r"that|me|us|about|to|from))*)(?!\w)"
    r"(?![^,;]*(?<!\w)(?:not|only|except|unless|but|before|after|until|if|when)(?!\w))[^,;@#/\d]*$",
    re.IGNORECASE,
)
"""`…, too many people got annoyed`, `…, my boss reads along`."""
_EVENT = re.compile(
    r"^\W*(?:after|since|following|nach|seit|después\s+de|tras|desde|après|depuis|depois\s+d[eao])\s+"
    r"(?:(?:what\s+happened|dem,?\s+was|lo\s+que\s+pasó|ce\s+qui)|(?:the|that|last|our|my|this|dem|der|"
    r"l[ao]|el|l['’]|o|a)\s*(?:[\w'’-]+\s+){0,2}?(?:incident|audit|breach|outage|disaster|fiasco|mess|"
    r"debacle|accident|scandal|lawsuit|merger|divorce|breakup|leak|hack|vorfall|unfall|ausfall|"
    r"incidente|escándalo|auditoría|accidente|auditoria))(?!\w)",
    re.IGNORECASE,
)
"""`after the incident, never …`: a reason, which has come to pass."""
_STRESSED = re.compile(
    r"(?<=\w)\s*,\s*(?:never(?:\s+ever)?|ever|not\s+once|niemals|nie|nunca|jamais|jamás|nooit)"
    r"(?=\s*(?:[,;.!–—]|$))",
    re.IGNORECASE,
)
"""`no meetings on Fridays, never, …`: the ban once more."""
_ONLY_EXCEPTION = re.compile(
    r"\s*[,;.–—]\s*(?:and\s+)?(?P<what>[^\s,;]*[^\s,;.])\s+(?:(?:is|being)\s+(?:the|our|my)\s+"
    r"(?:only|one|sole|single)\s+exception|(?:ist|bleibt)\s+die\s+einzige\s+Ausnahme|"
    r"es\s+la\s+única\s+excepción|est\s+la\s+seule\s+exception|é\s+a\s+única\s+exceção)[\s.!]*$|"
    r"\s*[,;.–—]\s*(?:(?:with\s+)?(?:the|our|my)\s+)?(?:only|one|sole|single)\s+exception\s*"
    r"(?:is|being|:|=)\s*(?P<en>\S)|"
    r"\s*[,;.–—]\s*(?:(?:die\s+)?einzige\s+Ausnahme\s*(?:ist|sind|bleibt|:)|(?:la\s+)?única\s+excepción"
    r"\s*(?:es|:)|(?:la\s+)?seule\s+exception\s*(?:est|:)|(?:a\s+)?única\s+exceção\s*(?:é|:))\s*"
    r"(?P<other>\S)|"
    r"[，,；;。]\s*唯一的?例外(?:是|为|：|:)\s*(?P<zh>\S)",
    re.IGNORECASE,
)
"""`…, config/README.md is the only exception`; `…; the only exception is #bots`."""
_FORMED = re.compile(r"[/@#]|\w[.]\w|--")


def with_only_exception(text: str) -> str:
    """A rule's `text` with its only exception as one that is read: "except #bots"."""
    return _ONLY_EXCEPTION.sub(_except, text)


def _except(told: re.Match[str]) -> str:
    if what := told["what"]:
        return f" except {what}" if _FORMED.search(what) else told[0]
    return f"除了 {told['zh']}" if told["zh"] else f" except {told['en'] or told['other']}"


def has_happened(prefix: str) -> bool:
    """Whether what stands before a ban says since which event it holds."""
    return bool(_EVENT.match(prefix))


def stressed_again(sentence: str, at: int) -> str:
    """`sentence` without "never" that is said for stress after the ban at `at`."""
    return sentence[:at] + _STRESSED.sub("", sentence[at:])


def without_closing_remark(body: str) -> str:
    """What a clause forbids without the remark that it holds either way, or what happens else."""
    for remark in (_EITHER_WAY, _OR_ELSE, _MANY_MIND):
        body = remark.sub("", body)
    return body
