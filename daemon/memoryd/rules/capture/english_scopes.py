"""How an English clause limits the prohibition that follows it, as data: when, where, on what
condition. Patterns read plain text, see `sentences.plain`."""

import re

SCOPE = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now |oh |well ){0,2}(?:in|on|at|after|before|"
    r"during|for|with|when|whenever|if|while|unless|until|under|outside|inside|without|within|"
    r"between|whatever|no matter|regardless of|once|as long as|every time|each time|by|to|from|"
    r"about|regarding|as for|until|till|"
    r"over|per|where|wherever|even if|even when|since|because)\s"
)
"""How a clause opens that limits the one after it."""

SHORT_SCOPE = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now ){0,2}(?:in|on|at|after|before|during|for|"
    r"with|under|outside|inside|within|between|as for|without|until|from|because of|due to|given|"
    r"thanks to|when \w+ing|while \w+ing)\s(?!\S(?:.*\s)?(?!(?:of|in|on|at|to|for|from|with|by|"
    r"than|and|or|during|after|before|under|over|near|all|both)\s)\S+\s(?:the|an?|my|our|your|"
    r"their|these|those|some)\s)(?!.*\b(?:i|we|they|he|she|it|people|users|customers|who|that|"
    r"which|you|is|are|was|were|will|would|has|have|had)\b)(?:[\w#@./\ue000'+-]+\s*){1,6}$"
)
"""A prepositional phrase that may stand before a head without a comma."""

CONDITION = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now ){0,2}(?:when|whenever|if|while|unless|"
    r"until|once|as long as|every time|each time|before|after|even if|even when)\s(?:i|you|we|it|"
    r"he|she|they|this|that|the|a|an|there|something|someone|anything|any|my|your|our)\b.*[^,]$"
)
_CONDITION_SUBJECTS = re.compile(
    r"\b(?:i|you|we|he|she|they|it|that|which|who|people|users|customers|and|or|would|could|must|"
    r"should|shall|may|might|can|will|does|do|just|to|always|simply)$|\b(?:the|my|your|our|his|her|"
    r"their|these|those|any|some) (?:[\w-]+ ){0,2}(?!is |was )(?!(?:fails|breaks|works|looks|goes|"
    r"happens|says|changes|ends|starts|runs|stops|crashes|asks|needs|wants|exists|matters|passes|"
    r"comes|gets|replies|answers|calls|writes|leaves|appears|arrives|complains)$)[\w-]*[^\Ws]s$"
)
"""What may be the subject of the head that follows ("if the tests don't pass")."""


def begins_condition(left: str) -> bool:
    """Whether `left` is a condition that a head may follow without a comma
    ("if the tests fail", not "if you")."""
    return (
        bool(CONDITION.match(left))
        and not _CONDITION_SUBJECTS.search(left)
        and len(left.split()) >= 4
    )
