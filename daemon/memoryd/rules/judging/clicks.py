"""What is clicked on in a page: "press the 'Subscribe' button in a popup"."""

import re

_QUOTED = r"(?:\"[^\"\n]+\"|“[^”\n]+”|„[^“”\n]+[“”]|«[^»\n]+»|'[^'\n]+'|‘[^’\n]+’|`[^`\n]+`)"
_CLICKED = re.compile(
    r"(?<![\w./-])(?:click|press|tap|hit|klick|cliqu|clic)(?:e|en|es|s|ing|ping|ting|er|ez|ar|"
    r"car|che|king)?(?:\s+(?:on|auf|sur|en|su|em))?"
    r"(?:\s+(?:the|any|a|an|den|die|das|le|la|el|il|o))?(?:\s+(?:button|link|knopf|bouton|botón|botão))?"
    rf"\s+(?P<label>{_QUOTED})(?:\s+(?:buttons?|links?|checkbox(?:es)?|tabs?|icons?|knopf|button))?"
    r"(?:\s+(?:on|in|of|at)\s+(?:an?|the|any|every|some|that|those|all)\s+(?:[\w-]+\s+){0,2}"
    r"(?:banners?|dialogs?|dialogues?|pop-?ups?|modals?|prompts?|windows?|pages?|forms?|screens?|"
    r"menus?|notices?|overlays?|panels?|bars?|sites?|walls?)(?!\w))?",
    re.IGNORECASE,
)


def clicking(body: str) -> str:
    """A clause's text, of a rule on a browser, with what is clicked on by what is written there:
    `click "Accept all"` for "press "Accept all" on a cookie banner"."""
    return _CLICKED.sub(r"click \g<label>", body)
