"""What may stand beside a permission that takes a rule back: members of small closed classes.

Thanks, greetings, time words, the withdrawal of what the speaker said, one short reason out of the
speaker's own world, an order to go on. A remark that is no member makes the message doubtful.
"""

import re

PERMISSION = "◆"
"""Stands for each permission in the text that `are_plain_remarks` reads."""

_THANKS = (
    r"thanks|thx|cheers|thank you|thank you (?:so|very) much|please|pls|all good|"
    r"(?:thanks|thank you) for (?:waiting|holding off|your patience|your help)|"
    r"danke|bitte|gracias|por favor|merci|obrigad[oa]|grazie|per favore|bedankt|спасибо|dzięki|"
    r"teşekkürler|谢谢|ありがとう|고마워"
)
_OPENING = (
    r"ok|okay|oki|okey|alright|all right|fine|good|good news|yes|yep|hi|hey|hello|so|and|"
    r"also|then|therefore|btw|by the way|actually|anyway|"
    r"gut|übrigens|hallo|bueno|vale|y|hola|d'accord|bon|bonjour|salut|et|então|olá|e|"
    r"va bene|bene|allora|perfetto|senti|ehi|ciao|oké|goed|dus|trouwens|hoi|en|ладно|хорошо|окей|"
    r"привет|кстати|dobra|dobrze|okej|hej|więc|tamam|peki|selam|merhaba|"
    r"好的?|行|嗯|那么?|对了|了解|はい|うん|じゃあ|では|네|응|그럼|알겠어"
)
_TIME = (
    r"now|again|from now on|from here on|going forward|as of (?:now|today)|starting now|ab jetzt|"
    r"ab sofort|jetzt|nun|a partir de ahora|desde ahora|ahora|ya|désormais|maintenant|"
    r"à partir de maintenant|a partir de agora|agora|já|d'ora in poi|da ora|ora|adesso|vanaf nu|"
    r"voortaan|теперь|od teraz|teraz|artık|bundan sonra|现在|以后|从现在起|これから|이제"
)
_EAST_ASIAN = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_AFTER = rf"(?:\s+|(?={PERMISSION}|$)|(?<=[{_EAST_ASIAN}])(?=[{_EAST_ASIAN}]))"
_LEAD = rf"(?:(?:{_OPENING}|{_THANKS}|{_TIME}){_AFTER})*"
_TRAIL = rf"(?:(?:{_THANKS}|{_TIME}){_AFTER})*"
_NOUN = (
    r"(?!(?:boss|admins?|administrator|managers?|ce[oi]|cto|lead|owner|users?|assistant|agent|"
    r"humans?|people|clients?|customers?|legal|hr|support|policy|polic\w+|messages?|e?-?mails?|"
    r"notes?|docs?|documents?|pages?|site|wiki|tickets?|rules?|jokes?|lies?|lying|news|memo|"
    r"letter|text|prompt|wait|bans?|restrictions?|prohibitions?|no|not|never|other|"
    r"others|only|wrong|false|doubt\w*|so|is|are|was|"
    r"and|or)\b)[a-z][a-z-]*"
)
_THING = rf"(?:the|my|our)\s{_NOUN}(?:\s{_NOUN})?"
_SINCE = r"(?:\s(?:now|again|anyway|already|these days|finally))*"
_IS = r"(?:'s|'re|\sis|\sare|\shas been|\shave been)(?:\s(?:all|now|finally|back))?"
_MENDED = (
    r"(?:fixed|repaired|resolved|settled|sorted(?: out)?|solved|safe|clean|online|stable|ok|okay|"
    r"alright|up and running)"
)
_CONTENT = r"(?:fine|ok|okay|happy|good) with (?:it|that|this)"
_DID = (
    r"(?:fixed|repaired|sorted|solved|settled|resolved|put|put in|set up|built|installed|added|"
    r"updated|upgraded|replaced|moved|cleaned|tested|finished|rotated|patched|backed)"
)
_REASON = (
    r"(?:"
    rf"{_THING}{_IS}\s(?:{_MENDED}|over|gone|done|finished|ready)|"
    rf"(?:it|everything){_IS}\s{_MENDED}|"
    rf"(?:she|he|they){_IS}\s(?:back|home|safe|ready|better|{_CONTENT})|"
    rf"(?:i'm|i am|we're|we are)\s(?:all\s)?(?:home|back|ready|better|{_CONTENT})|"
    r"(?:she|he|they)(?:'ve|'s| has| have)?\s(?:just\s|finally\s)?(?:opted (?:back )?in|"
    r"resubscribed|rejoined|came back|returned|recovered|apologi[sz]ed|calmed down|"
    r"moved (?:out|in|away)|sleeps? (?:well|fine|better|like a log))|"
    rf"(?:i|we)(?:'ve|\shave)?\s(?:just\s|finally\s|already\s)?(?:{_DID}\s"
    rf"(?:it|them|everything|things|an?\s{_NOUN}|{_THING})(?:\s(?:up|in|out))?|"
    r"(?:talked|spoke)(?: about it| it over| it through| (?:to|with) (?:her|him|them))?|"
    r"made up|worked it out|cleared the air)|"
    r"(?:i|we) have (?:a |the |new )?(?:backups?|copy|copies|replacement)|"
    r"ci siamo chiariti|è (?:tutto )?risolto|het is (?:opgelost|geregeld)|мы помирились|"
    r"всё (?:решено|починили)|es ist (?:alles )?(?:geklärt|repariert|erledigt)|"
    r"wir haben (?:es|das) geklärt|ya está (?:arreglado|resuelto)|"
    r"c'est (?:réglé|réparé|résolu)|já está (?:resolvido|consertado)|sprawa załatwiona|"
    rf"sorun çözüldü|(?:问题)?(?:已经)?(?:解决|修好)了|解決しました|해결됐어)(?:{_SINCE})"
)
_BECAUSE = r"(?:because|since|as|now that)"
_NAMED = r"(?:\s[\w'#@./-]+){1,4}"
_WITHDRAWAL = (
    r"(?:(?:please\s)?(?:forget|ignore|disregard|scratch|scrap|drop)\s"
    rf"(?:what i (?:said|told you)(?:\s(?:about|on|regarding){_NAMED})?|"
    r"(?:the|my)\s(?:[\w-]+\s)?(?:rule|ban))|"
    r"i take (?:it|that|this|what i said|(?:the|my)\s[\w-]+\s(?:rule|ban)) back|"
    rf"i take back (?:what i said(?:\sabout{_NAMED})?|(?:the|my|that)\s(?:[\w-]+\s)?(?:rule|ban))|"
    rf"i(?:'ve| have)? changed my mind(?:\sabout{_NAMED})?|"
    r"ich nehme (?:es|das) zurück|ich habe es mir anders überlegt|me retracto|"
    r"(?:he cambiado|cambié) de opinión|j'ai changé d'avis|mudei de ideia|ho cambiato idea|"
    r"ik ben van gedachten veranderd|я передумала?|zmieni[łl][ae]m zdanie|fikrimi değiştirdim|"
    r"我改主意了|気が変わった|마음이 바뀌었어)"
)
WITHDRAWN = re.compile(rf"\b{_WITHDRAWAL}(?!\w)", re.IGNORECASE)
"""How a speaker takes back what they said, in words that name no deed."""

_BORDER = re.compile(
    rf"\s*(?:[.,;!]+(?=\s|$|[{_EAST_ASIAN}{PERMISSION}])|[。])\s*|\s+[-–—]\s+|[–—]"
)
_PERMITS = re.compile(
    rf"(?:(?P<before>{_REASON})\s+so\s+)?(?P<lead>{_LEAD}){PERMISSION}"
    rf"(?:\s+{_BECAUSE}\s(?P<behind>{_REASON})|\s*{_TRAIL})"
)
_OPENS = re.compile(_LEAD)
_ENDS = re.compile(_TRAIL)
_REASONED = re.compile(rf"{_LEAD}(?:{_BECAUSE}\s)?{_REASON}(?P<so>\s+so)?")
_WITHDRAWS = re.compile(rf"{_LEAD}{_WITHDRAWAL}")
_GO_ON = re.compile(
    r"(?:(?:and|then|now|please)\s)*(?:go ahead|go on|carry on|continue|try again|"
    r"(?:run|rerun|start|restart|resume) the (?:cleanup|build|tests?|jobs?|pipeline|migration|"
    r"backup|sync|deploy|deployment)(?: again)?)(?: now)?(?: please)?"
)


def are_plain_remarks(text: str) -> bool:
    """Whether all of `text`, plain and with `PERMISSION` in the place of each permission, consists
    of members of the closed classes, with one reason at most."""
    clauses = [clause.strip() for clause in _BORDER.split(text)]
    reasons, permitted = 0, False
    for index, clause in enumerate(clauses):
        if permits := _PERMITS.fullmatch(clause):
            if index == 0 and permits["lead"].startswith("so "):
                return False
            reasons += bool(permits["before"]) + bool(permits["behind"])
            permitted = True
        elif reason := _REASONED.fullmatch(clause):
            if permitted and reason["so"]:
                return False
            reasons += 1
        elif not any(
            member.fullmatch(clause)
            for member in ((_ENDS, _GO_ON) if permitted else (_OPENS, _WITHDRAWS))
        ):
            return False
    return permitted and reasons <= 1
