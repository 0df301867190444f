"""Tells the behaviour of software under construction from orders to the agent.

"The client must give up after five attempts. Never block the UI thread." specifies a program: what
the second sentence forbids is forbidden to the client. All patterns read plain text, see
`sentences.plain`.
"""

import re

_PRODUCT = (
    r"(?:box|checkbox|dropdown|toggle|tab|bar|panel|card|grid|cell|row|banner|label|bundle|"
    r"apps?|application|client|server|service|api|endpoint|page|form|button|buttons|field|input|"
    r"dialog|modal|popup|tooltip|spinner|menu|sidebar|header|footer|table|list|widget|component|"
    r"screen|view|parser|compiler|linter|crawler|scraper|bot|worker|job|queue|scheduler|cron|"
    r"script|function|method|class|module|library|sdk|cli|query|cache|limiter|validator|handler|"
    r"listener|middleware|router|hook|plugin|extension|webhook|importer|exporter|migration|"
    r"pipeline|test|tests|fixture|mock|schema|model|column|index|config|parameter|flag|option|"
    r"variable|value|response|request|error|exception|message|notification|banner|toast|logger|"
    r"log|loop|thread|process|connection|session|token|cookie|upload|download|search|picker|"
    r"player|game|level|score|users?|customers?|visitors?|guests?|admins?|editors?|moderators?|"
    r"members?|subscribers?|clients|buttons|pages|forms|fields|requests|jobs|emails|retries|"
    r"cursor|animation|layout|chart|axis|legend|image|icon|link|links|password|passwords)"
)
_DUTY = re.compile(
    r"(?:^|[,;:.—-]\s*|\b(?:the|an?|any|each|every|our|its|this|that|all|so|and|then)\s)"
    rf"(?:[\w/-]{{1,30}}\s){{0,3}}?{_PRODUCT}\s(?:[\w'-]{{1,20}}\s){{0,3}}?"
    r"(?:should(?! be\b| have\b)|shouldn't|must(?! be\b| have\b)|mustn't|shall|has to|have to|"
    r"needs? to|ought to|may|can only|is (?:to|only)|are (?:to|only)|(?:are|is) not|never)\b"
)
_BUILD = re.compile(
    r"^\W*(?:(?:please|pls|ok|okay|so|now|then|next|also|and|hey|hi|can|could|would|will|you|i|"
    r"want|need|to|let's|just|great|thanks|go ahead|we)\W+){0,6}(?:implement|build|code|"
    r"develop|program|refactor|(?:write|add|create|make|design|extend|change|fix)\s+(?:me\s+)?"
    rf"(?:an?|the|some|another|two|our|this|that|my)?\s?(?:[\w/-]+\s){{0,3}}?{_PRODUCT})\b"
)
_WANTED = re.compile(
    r"\b(?:we|i)(?:'d)? (?:need|want|would like|like|are building|am building|'m building|'re "
    rf"building)\s(?:an?|some|another)\s(?:[\w/-]{{1,30}}\s){{0,3}}?{_PRODUCT}\b|"
    rf"^\W*(?:and |so |ok |also )?(?:for|in|on) (?:the|our|this|an?) (?:[\w/-]{{1,30}}\s){{0,2}}"
    rf"{_PRODUCT}\s?:"
)
_STATE = re.compile(
    rf"^\W*(?:when|if|while|whenever|once|as long as|unless|until|before|after) (?:the|a|an|any|"
    rf"no|there(?:'s| is| are)(?: no)?) ?(?:[\w/-]+ ){{0,2}}{_PRODUCT}\s[\w' ]{{1,40}}?"
    r"(?=,|\b(?:do not|don'?t|never)\b)"
)
"""A state of the software, before what it must not do then."""
_CRITERIA = re.compile(
    r"^\W*(?:acceptance criteria|requirements?|specs?|specification|definition of done|"
    r"expected behaviou?r|user stor(?:y|ies))\b"
)
_BEHAVES = (
    r"(?:block|return|throw|crash|retry|render|show|display|hide|allow|accept|let|reject|trust|"
    r"count|cache|fire|trigger|emit|log|expose|leak|lose|swallow|persist|reuse|overlap|scroll|"
    r"reload|refetch|refresh|redirect|validate|assume|load|poll|mutate|exceed|fail|hang|wait|"
    r"sleep|require|depend|ignore|include|treat|parse|escape|strip|round|duplicate|resize|"
    r"animate|flicker|autoplay|autofocus|steal|submit|prefill|reset|rely|hit|follow|compare|"
    r"match|buffer|queue|enqueue|dispatch|truncate|wrap|sort|double|hard-?code|raise|expire|"
    r"use (?:a|an|any|global|the same|eval|float|recursion|inline|localstorage|polling|threads?|\w+(?=\())|use (?:any )?(?:external|third-?party))"
    r"(?:ing|ting|ping)?"
)
_FORBID = r"\b(?:never|do not|don'?t|avoid|no more|no)\s+(?:ever\s+|re-?)?"
_BEHAVIOUR = re.compile(rf"{_FORBID}{_BEHAVES}\b")
_EITHER = re.compile(
    rf"{_FORBID}(?:send|call|save|open|close|print|fetch|notify|skip|drop|clear|store|write|read|"
    r"delete|remove|update|create|add|change|start|stop|run)"
)
"""What software and the agent both do; the company it is in decides."""
_READ = 600
"""Characters of a sentence that are looked at."""
_TO_AGENT = re.compile(
    r"\b(?:you|your|yourself|u|me|my|mine|i|again|any\s?more|ever|please|pls|plz|from now on|"
    r"going forward|in (?:the )?future|stop|quit|asking|telling|commit|push|deploy|prod|"
    r"production|@?\w+@\w+)\b"
)


def specifies(text: str) -> bool:
    """Whether `text` says what a piece of software has to do, or asks for one to be built."""
    return bool(
        _DUTY.search(text, 0, _READ)
        or _BUILD.match(text)
        or _WANTED.search(text, 0, _READ)
        or _CRITERIA.match(text)
    )


def is_for_software(clause: str, sentence: str, start: int, *, specified: bool) -> bool:
    """Whether the prohibiting `clause` at `start` of `sentence` is one for the software.

    `specified`: the sentences before specify software."""
    if not (specified or _STATE.match(clause) or specifies(sentence[: min(start, _READ)])):
        return False
    if _TO_AGENT.search(clause):
        return False
    if _BEHAVIOUR.search(clause):
        return True
    return bool(_EITHER.search(clause) and _BEHAVIOUR.search(sentence[:_READ]))
