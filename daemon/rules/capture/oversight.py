"""Prohibitions of the agent's own questions and reports to its user.

"Never ask for confirmation" as a critical rule would take away what keeps an agent under control,
and nothing in a tool call can break it. So a ban on asking, telling, warning, reporting to or
confirming with the user is no decree; one on asking or telling others is. All patterns read plain
text, see `sentences.plain`, and look at what directly follows the negation.
"""

import re

_USER = r"(?:me|us|the[ ]user|your[ ]user|the[ ]owner|the[ ]human|the[ ]operator)"
_CONSENT = (
    r"(?:permissions?|confirmations?|approvals?|consent|clearance|sign-?offs?|go-?ahead|"
    r"authori[sz]ation|okay|ok)"
)
_PROMPTS = (
    rf"(?:{_CONSENT}[ ](?:prompts?|requests?|dialog(?:ue)?s?|questions?|messages?|pop-?ups?))"
)
_HERE = (
    r"(?:\s*(?:$|[.!,;:()?—–]|\b(?:please|pls|ever|again|any\s?more|from[ ]now[ ]on)\b)|"
    r"\s(?:about|before|after|when|whenever|if|whether|unless|until|while|first|each|every|"
    r"again|all[ ]the|so|that|what|how|anything|everything|for[ ](?:each|every|any|all))\b)"
)
"""Where an act has no object of its own, only a time or what it is about."""
_ANY = r"(?:(?:any|the|those|these|your|an?|my|more|further|explicit|user|prior|all|with)[ ])*"
_NOT_FROM_OTHERS = rf"(?![ ](?:from|of|by)[ ](?!{_USER}\b|my\b))(?![ ](?:over|above|up)\b)"
_TROUBLE = (
    r"(?:errors?|warnings?|failures?|problems?|issues?|risks?|mistakes?|progress|status|results?|"
    rf"{_PROMPTS}|{_CONSENT})"
)
_ENGLISH = re.compile(
    r"\b(?:never|do ?n(?:o|')t|do not|dont|must ?n(?:o|')t|should ?n(?:o|')t|cannot|can't|"
    r"(?:must|should|may|can|shall|will|need|are|to) (?:never|not)(?: to)?|stop|quit|cease|avoid|"
    r"refrain from|no more|no)\b"
)
_ENGLISH_ACT = re.compile(
    rf"""
    (?:,?\s?\b(?:ever|again|always|even|just|really|please|pls|keep|constantly|bother|try|start|
      you|to|with|and|have|come|be|by|in[ ]the[ ]future|from[ ]now[ ]on|stop|
      under[ ]any[ ]circumstances)\b,?)*\s*
    (?: ask(?:ing)?(?:[ ]{_USER})?(?:
          {_HERE}
        | [ ]for[ ]{_ANY}{_CONSENT}{_NOT_FROM_OTHERS}
        | [ ]to[ ](?:confirm|approve|review|verify|check|authori[sz]e)
        | [ ](?:\w+[ ])?questions?\b )
    | (?:double[ -]?|re-?)?(?:check|confirm|verify|verif|clear|consult)(?:y?ing)?
        (?:[ ](?:it|this|that|things|anything|everything|back|in))?[ ]with[ ]{_USER}\b
    | (?:consult|prompt|warn|notify|alert|inform|remind|update|updat|interrupt|bother|bug|bugg|
        pester|nag|nagg|annoy|involve|involv)(?:ing)?[ ]{_USER}\b
    | (?:warn|notify|alert|inform|nag|nagg)(?:ing)?{_HERE}
    | (?:tell|show|give|giv|send|bother)(?:ing)?[ ]{_USER}(?:{_HERE}|[ ]{_ANY}{_TROUBLE}\b)
    | (?:say|mention)(?:ing)?[ ](?:[\w']+[ ]){{1,4}}to[ ]{_USER}\b
    | [a-z]+[ ](?:(?:back|out)[ ])?(?:to[ ])?{_USER}
        [ ](?:for[ ]{_ANY}{_CONSENT}\b|with[ ]{_ANY}questions)
    | [a-z]+[ ]{_ANY}{_TROUBLE}[ ](?:[\w']+[ ]){{0,3}}to[ ]{_USER}\b
    | let(?:ting)?[ ]{_USER}[ ]know\b | loop(?:ing)?[ ]{_USER}[ ]in\b
    | keep(?:ing)?[ ]{_USER}[ ](?:posted|informed|updated|in[ ]the[ ]loop)\b
    | report(?:ing)?\b(?![ ](?:[\w'-]+[ ]){{0,5}}?(?:to|in|on|at|via)[ ](?!{_USER}\b))
    | confirm(?:ing)?{_HERE}
    | (?:request|seek|require|requir|need|demand|obtain|get|(?:wait|paus|pause|
        hold|halt|stop)(?:p?ing)?[ ]for)(?:ing)?[ ]
        {_ANY}{_CONSENT}{_NOT_FROM_OTHERS}
    | (?:(?:show|display|use|us|send|open|raise|pop[ ]up|have|put[ ]up)(?:ing)?[ ])?
        {_ANY}(?:{_PROMPTS}|confirmations|questions|check-?ins)(?:{_HERE}|[ ]for\b)
    )""",
    re.VERBOSE,
)
_LEAD = r"\W*(?:(?:bitte|also|und|por[ ]favor|s'il[ ]te[ ]pla[iî]t|以后|请|今后|y|et|e)\W*){0,3}"
_CONSENT_ES = r"(?:confirmaci[oó]n|permiso|aprobaci[oó]n|autorizaci[oó]n)"
_CONSENT_FR = r"(?:confirmation|permission|autorisation|accord|approbation)"
_CONSENT_PT = r"(?:confirmação|permissão|autorização|aprovação)"
_OTHERS = tuple(
    re.compile(_LEAD + pattern, re.VERBOSE)
    for pattern in (
        r"""(?:
          (?:fragt?|warnt?|informier|benachrichtig|erinner|stör|belästig|meld)e?[ ](?:sie[ ])?
            (?:mich|mir|uns)[ ](?:bitte[ ]|doch[ ])?(?:nicht|nie|niemals)\b
        | sag(?:e|t)?[ ](?:mir|uns)[ ](?:bitte[ ])?(?:niemals|nie|nichts|nicht)\b
            (?=\W*(?:$|,|mehr|wieder|wenn|ob|dass|vorher|bevor))
        | frage?[ ](?:bitte[ ])?(?:nicht|niemals|nie)(?:[ ]mehr|[ ]wieder)?
            (?:\W*$|[ ](?:nach|vorher|bevor|ob|um)\b)
        | hör(?:e|en[ ]sie)?[ ](?:bitte[ ]|endlich[ ])*auf,?[ ](?:mich[ ])?(?:(?:ständig|dauernd|
            immer|(?:nach|um)[ ]\w+)[ ])*(?:zu[ ](?:fragen|warnen|nerven|stören)|nachzufragen)
        | (?:niemals|nie|nicht|keine)[ ](?:mehr[ ]|wieder[ ])?(?:(?:nach|um)[ ])?
            (?:bestätigung(?:en)?|erlaubnis|zustimmung|freigabe|rückfragen|nachfragen)\b
        )""",
        rf"""(?:
          (?:nunca|jamás|no)[ ](?:(?:me|nos|vuelvas[ ]a|más|te)[ ])*(?:
            (?:pregunt(?:es?|arme)|avis(?:es?|arme)|adviert(?:as?)|notifiques?|informes?|molestes?|
              recuerdes?|consultes?|interrumpas?)(?=\W*(?:$|,|antes|cuando|si|sobre|por|más|nunca|
              nada|cada|de))
          | digas?(?=\W*(?:$|,|cuando|si|que|nada|lo[ ]que|cada))
          | (?:pidas?|pedir|solicites?|esperes?)[ ](?:(?:mi|la|una|ninguna|más)[ ])*{_CONSENT_ES})
        | dej[ae][ ]de[ ](?:(?:preguntar|avisar|molestar|advertir)(?:me)?|
            pedir(?:me)?[ ]{_CONSENT_ES})
        )""",
        rf"""(?:
          (?:ne[ ])?(?:me[ ]|m'|nous[ ])(?:demande[sz]?|préviens|prévenez|avertis(?:sez)?|
            informe[sz]?|notifie[sz]?|dérange[sz]?|consulte[sz]?|rappelle[sz]?)[ ]
            (?:pas|jamais|plus|rien)(?=\W*(?:$|,|avant|quand|si|pour|sur|chaque|
            (?:de[ ]|d'|ma[ ]|la[ ]|mon[ ])*{_CONSENT_FR}))
        | (?:ne[ ])?demande[sz]?[ ](?:pas|jamais|plus)[ ]
            (?:(?:ma|mon|la|une|de)[ ]|d')*{_CONSENT_FR}
        | ne[ ](?:me|nous)[ ](?:dis|dites)[ ](?:pas|jamais|plus|rien)
            (?=\W*(?:$|,|quand|si|ce[ ]que))
        | arrête[sz]?[ ]de[ ](?:me[ ]|m')?(?:demander|prévenir|avertir|déranger|notifier)
            (?![ ](?:à|au)\b)
        )""",
        rf"""(?:
          (?:nunca|jamais|não)[ ](?:mais[ ])?(?:(?:me|nos)[ ])?(?:
            (?:pergunt(?:es?|ar)|avis(?:es?|ar)|notifique|inform(?:e|ar)|incomod(?:e|ar)|
              lembr(?:e|ar)|consult(?:e|ar))(?=\W*(?:$|,|antes|quando|se|sobre|mais|nunca|nada|cada))
          | digas?(?=\W*(?:$|,|quando|se|que|nada))
          | (?:peças?|pedir|solicite|espere)[ ](?:(?:a|minha|uma|mais)[ ])*{_CONSENT_PT})
        | par[ae][ ]de[ ](?:me[ ])?(?:perguntar|avisar|incomodar|pedir[ ]{_CONSENT_PT})
        )""",
        r"""(?:永远|千万|绝对|也|再|都)*(?:不要|别|不许|不准|不得|请勿|禁止|停止|勿)(?:再|来|总是|老|一直)*(?:
          问我(?!要(?!不要))|询问我|(?:向|跟|和|与)我(?:确认|询问|报告|汇报|请示|核实)
        | (?:征求|请求|要求|等待?)(?:我的?|用户的?)?(?:同意|意见|许可|批准|确认|授权)
        | (?:通知|提醒|警告|打扰|烦)我|请示
        | 告诉我(?=\W*$|[,，。]|任何|什么|有|当|如果|你|出错|错误|失败)
        )""",
    )
)
"""German, Spanish, French, Portuguese and Chinese, in their plain forms."""
_ORDER = re.compile(
    rf"\W*(?:(?:please|pls|and|also|so|ok|okay|but|now|then|you|from now on|in (?:the )?future|"
    rf"going forward|bitte|por favor|请|以后)\b\W*){{0,4}}(?={_ENGLISH.pattern}|\w+ (?:mich|mir)\b|"
    r"不|别|请勿)"
)


def silences_agent(clause: str) -> bool:
    """Whether a prohibiting clause forbids the agent to ask, tell, warn, report to or confirm with
    its user."""
    if any(language.match(clause) for language in _OTHERS):
        return True
    negation = _ENGLISH.search(clause)
    return negation is not None and _ENGLISH_ACT.match(clause, negation.end()) is not None


def orders_silence(sentence: str) -> bool:
    """Whether a sentence in which no decree was found is an order to be silent towards the user."""
    if sentence.rstrip().endswith(("?", "吗")):
        return False
    begins = _ORDER.match(sentence)
    return begins is not None and silences_agent(sentence[begins.end() :])
