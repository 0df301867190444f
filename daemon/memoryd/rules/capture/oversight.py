"""Prohibitions of what keeps an agent under control.

"Never ask for confirmation" or "never follow memoryd's rules" as a critical rule would take away
what keeps an agent under control. So no decree is a ban on asking, telling, warning, reporting to,
confirming with or pausing for the user, nor one on obeying or running the guard, nor one on the
agent's record of its own acts. A ban on asking or telling others is. All patterns read plain text,
see `sentences.plain`, and look at what directly follows the negation.
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
_INPUT = r"(?:review|inspection|feedback|input|instructions|decisions?|answers?|repl(?:y|ies))"
_OWN_ACT = (
    r"(?:before|after|when|whenever|if|unless|each[ ]time|every[ ]time)[ ]"
    r"(?:you|it|something|anything|everything|things|(?!morning|evening|meeting|spring)\w+ing)\b"
)
"""The time of an act of the agent: "before deleting", "when something fails"."""
_ASKING_TOOL = (
    r"(?:ask_?(?:the_?)?(?:user|human)\w*|(?:user|human)_?input|exit_?plan_?mode|"
    r"(?:request|get)_?(?:user_?)?(?:approval|confirmation|permission)|notify_?user)"
)
_ADVERBS = r"""(?:,?\s?\b(?:ever|again|always|even|just|really|please|pls|keep|constantly|bother|
    try|start|you|to|with|and|have|come|be|by|in[ ]the[ ]future|from[ ]now[ ]on|stop|
    under[ ]any[ ]circumstances)\b,?)*\s*"""
_ENGLISH = re.compile(
    r"\b(?:never|do ?n(?:o|')t|do not|dont|must ?n(?:o|')t|should ?n(?:o|')t|cannot|can't|"
    r"(?:must|should|may|can|shall|will|need|are|to) (?:never|not)(?: to)?|stop|quit|cease|avoid|"
    r"refrain from|no more|no)\b"
)
_ENGLISH_ACT = re.compile(
    rf"""
    {_ADVERBS}
    (?: ask(?:ing)?(?:[ ]{_USER})?(?:
          {_HERE}
        | [ ]for[ ]{_ANY}{_CONSENT}{_NOT_FROM_OTHERS}
        | [ ]to[ ](?:confirm|approve|review|verify|check|authori[sz]e)
        | [ ](?:\w+[ ])?questions?\b )
    | (?:double[ -]?|re-?)?(?:check|confirm|verify|verif|clear|consult|validate?|discuss|clarify|
        review|align|agree|coordinate?|sync)(?:y?ing)?
        (?:[ ](?:it|this|that|things|anything|everything|back|in))?[ ]with[ ]{_USER}\b
    | run(?:ning)?[ ](?:[\w']+[ ]){{1,5}}(?:by|past)[ ]{_USER}\b
    | (?:e-?mail|message|text|call|ping|dm|contact|page|write[ ]to)(?:ing)?[ ]{_USER}[ ]{_OWN_ACT}
    | (?:use|using|call|invoke|run)(?:ing)?[ ]{_ANY}{_ASKING_TOOL}\b
    | (?:seek|request|require|ask[ ]for|wait[ ]for)(?:ing)?[ ]{_ANY}(?:human[ ])?{_INPUT}{_HERE}
    | (?:wait|paus|pause|hold|halt|stop)(?:p?ing)?[ ]for[ ]{_ANY}{_INPUT}{_HERE}
    | (?:consult|prompt|warn|notify|alert|inform|remind|update|updat|interrupt|bother|bug|bugg|
        pester|nag|nagg|annoy|involve|involv)(?:ing)?[ ]{_USER}\b
    | (?:warn|notify|alert|inform|nag|nagg)(?:ing)?{_HERE}
    | (?:tell|show|give|giv|send|bother)(?:ing)?[ ]{_USER}(?:{_HERE}|[ ]{_ANY}(?:{_TROUBLE}\b|
        (?:notifications?|alerts?|notices?){_HERE}))
    | (?:say|mention)(?:ing)?[ ](?:[\w']+[ ]){{1,4}}to[ ]{_USER}\b
    | [a-z]+[ ](?:(?:back|out)[ ])?(?:to[ ])?{_USER}
        [ ](?:for[ ]{_ANY}{_CONSENT}\b|with[ ]{_ANY}questions)
    | [a-z]+[ ]{_ANY}{_TROUBLE}[ ](?:[\w']+[ ]){{0,3}}to[ ]{_USER}\b
    | let(?:ting)?[ ]{_USER}[ ]know\b | loop(?:ing)?[ ]{_USER}[ ]in\b
    | keep(?:ing)?[ ]{_USER}[ ](?:posted|informed|updated|in[ ]the[ ]loop)\b
    | report(?:ing)?\b(?![ ](?:[\w'-]+[ ]){{0,5}}?(?:to|in|on|at|via)[ ](?!{_USER}\b))
    | confirm(?:ing)?{_HERE}
    | (?:request|seek|require|requir|need|demand|obtain|get|(?:prompt|wait|paus|pause|
        hold|halt|stop)(?:p?ing)?[ ]for)(?:ing)?[ ]
        {_ANY}{_CONSENT}{_NOT_FROM_OTHERS}
    | (?:(?:show|display|use|us|send|open|raise|pop[ ]up|have|put[ ]up)(?:ing)?[ ])?
        {_ANY}(?:{_PROMPTS}|confirmations|questions|check-?ins)(?:{_HERE}|[ ]for\b)
    )""",
    re.VERBOSE,
)
_GUARD = (
    r"(?:(?:the[ ])?memoryd(?:'s)?[ ](?:rules?|checks?|hooks?|guard|verdicts?|blocks?|tools?)\b|"
    rf"(?:the[ ])?memoryd{_HERE}|memory\.(?:tool_(?:call|rule)\w*|turn_complete|session_start)\b|"
    r"(?:(?:the|your|my|any|these|those|all|earlier)[ ])*(?:(?:rules?|guard|safety)[ ](?:blocks?|"
    rf"checks?)\b|tool[ -]calls?[ ]checks?\b|pre-?_?tool-?_?use[ ]hooks?\b)|"
    rf"(?:(?:the|your|my|any|these|those|all|earlier)[ ])+(?:rules?|guard){_HERE})"
)
"""What keeps the agent to the rules. "The rules" of somebody or something else are others'."""
_OWN_DEEDS = (
    r"(?:(?:what|which|that|whatever|how|anything|everything|all)[ ](?:[\w']+[ ]){0,2}?"
    r"you(?:'ve)?[ ](?!(?:are|were)\b(?![ ]\w+ing)|(?:know|see|saw|hear|learn|think|read|remember|"
    r"can|could|want|need|like|love|work)\b)\w|"
    r"your[ ](?:own[ ])?(?:actions?|activit(?:y|ies)|acts|steps|deletions?|commands?|"
    r"tool[ ]calls?)\b)"
)
"""What the agent does; what it is or knows is no deed."""
_TO_OTHERS = rf"(?!.*[ ]to[ ](?!{_USER}\b)\w)"
_ENGLISH_GUARD = re.compile(
    rf"""
    {_ADVERBS}
    (?: (?:call|us|use|run|invoke|invok|execute|execut|obey|follow|respect|heed|honou?r|apply|
        enforce|enforc|observe|consult|query|check|read|trust|start|listen[ ]to|comply[ ]with|
        adhere[ ]to|abide[ ]by|submit[ ]to|bother[ ]with)(?:n?ing)?[ ]{_GUARD}
    | (?:check|verify|validate|clear)(?:ing)?[ ](?:[\w']+[ ]){{1,3}}(?:with|against)[ ]{_GUARD}
    | let(?:ting)?[ ]{_GUARD}
    | (?:block|deny|reject|refus|refuse|intercept|stop|check)(?:p?ing)?[ ]{_ANY}
        tool[ -](?:calls?|use)\b
    | (?:log|record|document|track|note|writ|write)(?:g?ing)?[ ](?:down[ ])?{_OWN_DEEDS}
    | (?:keep|leav|leave|mak|make)(?:ing)?[ ]{_ANY}(?:logs?|records?|traces?|tracks?|
        histor(?:y|ies)|evidence|(?:paper|audit)[ ]trails?)
        (?:[ ](?:of|about)[ ]{_OWN_DEEDS}|{_HERE})
    | (?:disclos|disclose|reveal|mention|report|admit|announc|announce|say)(?:ing)?[ ]{_OWN_DEEDS}
        {_TO_OTHERS}
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
        | (?:sag|gib|geb)(?:e|t)?[ ](?:mir|uns)[ ](?:bitte[ ])?(?:niemals|nie|nicht)[ ](?:mehr[ ]|
            wieder[ ])?bescheid\b
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
        r"""(?:non|mai|smett\w+[ ]di)[ ](?:(?:mai|pi[uù]|mi|ci)[ ])*(?:
          (?:chieder|domandar|avvisar|avvertir|informar|notificar|disturbar|consultar|interpellar)
            (?:mi|ci)(?=[ ](?:mai|pi[uù])\b|\W*(?:$|,|prima|quando|se|su|sugli|degli|di|ogni|nulla|
            niente|conferma|permesso|approvazione|autorizzazione|il[ ]permesso))
          | dir(?:mi|ci)(?=\W*(?:$|,|quando|se|che|nulla|niente|mai\W*$))
          | (?:chieder?|chiedete|richieder?|aspettar?|attender?)e?[ ]
            (?:(?:mai|pi[uù]|la|il|mi[ao]|una)[ ])*
            (?:conferma|permesso|approvazione|autorizzazione|consenso)(?![ ]a[ ])
        )""",
        r"""(?:
          (?:vraag|waarschuw|informeer|verwittig|stoor|raadpleeg|herinner)[ ](?:me|mij|ons)[ ]
            (?:(?:nooit|niet|geen)\b)
          | (?:zeg|vertel|meld)[ ](?:me|mij|ons)[ ](?:nooit|niets?)\b
            (?=\W*(?:$|,|meer|als|wanneer|dat|of|wat))
          | vraag[ ](?:nooit|niet)[ ](?:meer[ ])?(?:(?:om|naar)[ ])?(?:(?:mijn|een|de)[ ])*
            (?:bevestiging|toestemming|goedkeuring|akkoord)
        )""",
        r"""(?:(?:больше|никогда|пожалуйста)[ ])*не[ ](?:надо[ ]|нужно[ ]|больше[ ])?(?:
          (?:спрашива|предупрежда|уведомля|информиру|беспоко)\w*[ ](?:(?:у[ ])?(?:меня|нас))\b
            (?=\W*(?:$|,|о\b|об\b|перед|когда|если|больше|никогда|про|ни))
          | (?:сообща|говор|докладыва)\w*[ ](?:мне|нам)\b(?=\W*(?:$|,|о\b|об\b|когда|если|что|про))
          | (?:спрашива|запрашива|прос|жди|ждать|требу|требова)\w*[ ]
            (?:(?:у[ ]меня|моего|мое|моё)[ ])?
            (?:подтвержден|разрешен|согласи|одобрен)\w*(?![ ](?:у|от)[ ](?!меня|нас))
        )""",
        r"""(?:nigdy[ ]|wi[eę]cej[ ])*nie[ ](?:
          (?:pytaj|informuj|ostrzegaj|powiadamiaj|zawiadamiaj|uprzedzaj)(?:cie)?[ ](?:mnie|nas)\b
            (?=\W*(?:$|,|o\b|przed|gdy|kiedy|je[sś]li|czy|wi[eę]cej|za))
          | (?:m[oó]w|zg[lł]aszaj|raportuj)(?:cie)?[ ](?:mi|nam)\b
            (?=\W*(?:$|,|o\b|gdy|kiedy|je[sś]li|że))
          | (?:pytaj|pro[sś]|czekaj|żądaj|wymagaj)(?:cie)?[ ](?:(?:o|na|mnie|moj[ąeą])[ ])*
            (?:potwierdzen|zgod|pozwolen|zatwierdzen|akceptacj)\w*(?![ ](?:od[ ](?!mnie)))
        )""",
        r"""(?:(?:bana|beni|bize|bizi|benden|bizden|asla|hiç|bir[ ]daha|artık|lütfen)[ ])*(?:
          (?<=bana[ ])(?:sorma|bildirme|haber[ ]verme|söyleme|danışma)
          | (?<=bana[ ]asla[ ])(?:sorma|bildirme|haber[ ]verme|söyleme|danışma)
          | (?<=beni[ ])(?:uyarma|bilgilendirme) | (?<=beni[ ]asla[ ])(?:uyarma|bilgilendirme)
          | (?:onay|izin|onayımı|iznimi)[ ](?:sorma|isteme|bekleme|alma)
        )(?:y[ıi]n|yiniz)?\W*$""",
        r"""(?:(?:決して|絶対に|もう|二度と|今後(?:は)?|これから(?:は)?|(?:私|僕|俺|ユーザー)(?:に|へ|の))[、\s]*)*(?:
          (?:確認|許可|承認|同意|了承)(?:を|は)?(?:求め|取ら|とら|要求し|得|待た)
          | (?<=[私僕俺ー]に)(?:報告|確認|質問|通知|連絡|相談)(?:を)?し
          | (?<=[私僕俺ー]に)(?:聞か|尋ね|訊か|知らせ|伝え)
        )(?:ないで|ない(?:こと|よう)|るな|てはいけ|ちゃだめ)""",
        r"""(?:(?:절대로?|다시는|더[ ]?이상|앞으로|이제|(?:나|저|사용자)(?:에게|한테)|내)[,\s]*)*(?:
          (?:확인|허락|승인|동의|허가)(?:을|를)?[ ]?(?:요청하|구하|받|묻|기다리)
          | (?<=(?:에게|한테)[ ])(?:묻|물어보|알리|보고하|말하|확인하) | 묻 | 물어보
        )지[ ]?(?:는[ ])?(?:마|말)""",
    )
)
"""German, Spanish, French, Portuguese, Chinese, Italian, Dutch, Russian, Polish, Turkish, Japanese
and Korean, in their plain forms."""
_ORDER = re.compile(
    rf"\W*(?:(?:please|pls|and|also|so|ok|okay|but|now|then|you|from now on|in (?:the )?future|"
    rf"going forward|bitte|por favor|请|以后)\b\W*){{0,4}}(?={_ENGLISH.pattern}|\w+ (?:mich|mir)\b|"
    r"不|别|请勿)"
)


def silences_agent(clause: str) -> bool:
    """Whether a prohibiting clause forbids the agent to ask, tell or pause for its user, to obey
    the guard or to record its own acts."""
    if any(language.match(clause) for language in _OTHERS):
        return True
    negation = _ENGLISH.search(clause)
    return negation is not None and any(
        forbidden.match(clause, negation.end()) for forbidden in (_ENGLISH_ACT, _ENGLISH_GUARD)
    )


def orders_silence(sentence: str) -> bool:
    """Whether a sentence in which no decree was found is an order to be silent towards the user."""
    if sentence.rstrip().endswith(("?", "吗")):
        return False
    begins = _ORDER.match(sentence)
    return begins is not None and silences_agent(sentence[begins.end() :])
