"""Bans that a modal verb or a wish tells: "it's not ok to push", "no debes borrar", "tu ne dois
pas", "auf keinen Fall". They are brought into the plain negation of their language."""

import re

_NEVER: tuple[tuple[str, str], ...] = (
    (
        r"(?:it\s+is|it's|its)\s+(?:(?:strictly|absolutely|really)\s+)?(?:not|never|no\s+longer)\s+"
        r"(?:ok(?:ay)?|allowed|permitted|acceptable|fine|cool|alright)\s+(?:for\s+you\s+)?to"
        r"(?:\s+ever)?",
        "never",
    ),
    (
        r"(?:i|we)\s+(?:(?:really|absolutely)\s+)?(?:don't|do\s+not|never|no\s+longer)(?:\s+ever)?"
        r"\s+want\s+(?:you|u)\s+to(?:\s+ever)?",
        "never",
    ),
    (
        r"no\s+(?:(?:se\s+)?(?:debes?|puedes?)|tienes\s+que|quiero\s+que)(?:\s+nunca)?"
        r"(?=\s+(?!olvid|dud))",
        "nunca",
    ),
    (r"(?:bajo\s+ningún\s+concepto|en\s+ningún\s+caso|bajo\s+ninguna\s+circunstancia)", "nunca"),
    (
        r"não\s+(?:deves?|podes?|(?:quero|queremos)\s+que(?:\s+(?:você|tu|voce))?)(?:\s+nunca)?"
        r"(?=\s+(?!esque|duvid))",
        "nunca",
    ),
    (r"(?:em\s+hipótese\s+alguma|de\s+jeito\s+nenhum|em\s+caso\s+algum)", "nunca"),
    (r"(?:我不(?:希望|想要?)你|我不要你)(?:再)?", "不要"),
    (
        r"(?:(?:tu|vous|on)\s+ne\s+(?:dois|devez|doit|peux|pouvez|peut)|il\s+ne\s+faut)\s+"
        r"(?:(?:surtout|absolument)\s+)?(?:pas|jamais|plus)(?=\s+(?!oubli|hésit))",
        "ne jamais",
    ),
    (
        r"il\s+est\s+(?:(?:strictement|formellement|absolument)\s+)?interdit\s+(?:de|d')",
        "ne jamais",
    ),
    (r"je\s+ne\s+veux\s+(?:pas|plus)(?:\s+jamais)?\s+que\s+tu", "ne jamais"),
    (
        r"(?:auf\s+keinen\s+Fall|unter\s+keinen\s+Umständen|in\s+keinem\s+Fall|keinesfalls)",
        "niemals",
    ),
    (r"ich\s+(?:will|möchte)\s+(?:nicht|nie|niemals|nicht\s+mehr),?\s+dass\s+du", "niemals"),
)
_BANS = [
    (re.compile(rf"(?<![a-zß-ÿ]){told}(?![a-zß-ÿ])", re.IGNORECASE), word) for told, word in _NEVER
]


def with_plain_bans(text: str) -> str:
    """A rule's `text` with "never", or what its language has for it, in place of such phrases."""
    for ban, word in _BANS:
        text = ban.sub(word, text)
    return text
