"""Tells the behaviour of software under construction from orders to the agent.

"The client must give up after five attempts. Never block the UI thread." specifies a program: what
the second sentence forbids is forbidden to the client. All patterns read plain text, see
`sentences.plain`.
"""

import re

_PRODUCT = (
    r"(?:apps?|application|client|server|service|api|endpoint|page|form|button|buttons|field|input|"
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
    rf"^(?:\W|\w+ ){{0,4}}?(?:[^,;:]{{1,60}}, ?)?(?:\w+ ){{0,5}}?(?:the|a|an|any|each|every|our|its|"
    rf"this|that|all|new|-)? ?(?:[\w/-]+ ){{0,3}}?{_PRODUCT}\s(?:[\w'-]+\s){{0,3}}?"
    r"(?:should(?! be\b| have\b)|shouldn't|must(?! be\b| have\b)|mustn't|shall|has to|have to|"
    r"needs? to|ought to|may|can only|"
    r"is (?:to|only)|are (?:to|only)|(?:are|is) not|never)\b"
)
_BUILD = re.compile(
    r"^\W*(?:(?:please|pls|ok|okay|so|now|then|next|also|and|hey|hi|can|could|would|will|you|i|"
    r"want|need|to|let's|just|great|thanks|go ahead|we)\W+){0,6}(?:implement|build|code|"
    r"develop|program|refactor|(?:write|add|create|make|design|extend|change|fix)\s+(?:me\s+)?"
    rf"(?:an?|the|some|another|two|our|this|that|my)?\s?(?:[\w/-]+\s){{0,3}}?{_PRODUCT})\b"
)
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
    r"use (?:a|an|any|global|the same|eval|float|recursion|inline|localstorage|polling|threads?))"
    r"(?:ing|ting|ping)?"
)
_BEHAVIOUR = re.compile(
    rf"\b(?:never|do not|don'?t|avoid|no more|no)\s+(?:ever\s+|re-?)?{_BEHAVES}\b"
)
_TO_AGENT = re.compile(
    r"\b(?:you|your|yourself|u|me|my|mine|i|again|any\s?more|ever|please|pls|plz|from now on|"
    r"going forward|in (?:the )?future|stop|quit|asking|telling|commit|push|deploy|prod|"
    r"production|@?\w+@\w+)\b"
)


def specifies(text: str) -> bool:
    """Whether `text` says what a piece of software has to do, or asks for one to be built."""
    return bool(_DUTY.match(text) or _BUILD.match(text) or _CRITERIA.match(text))


def is_behaviour(clause: str) -> bool:
    """Whether a prohibiting clause, in a specification, is about the software."""
    return bool(_BEHAVIOUR.search(clause)) and not _TO_AGENT.search(clause)
