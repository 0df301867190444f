"""What a forbidding clause says beside what it forbids: reasons, ends of the ban, and what only the
user can tell."""

import re

from memoryd.rules.judging.actions import class_of

_STILL_ON = re.compile(
    r"\s*(?<!\w)(?:until|till|bis|hasta|jusqu['’]?\s?[àa]u?|até)\s+(?:auf weiteres|further notice|"
    r"nuevo aviso|nouvel ordre|[^,;]*(?:is|are|has|have|ist|sind)?\s(?:over|ends?|ended|lifted|"
    r"settled|vorbei|beendet|termine|acabe))\s*$",
    re.IGNORECASE,
)
"""An end of the ban that is not known to have come."""
_REASON = re.compile(
    r"(?<=\w)\s*(?:[,;–—]|\s-\s)\s*(?:I|we|he|she|they|it|nobody|no one|everybody|everyone|"
    r"somebody|someone|(?:two|three|four|five|six|seven|eight|ten|many|some|most|all|several|"
    r"\d+)\s+of\s+us)(?:['’]\w+)?\s+(?!(?:or|and|nor|may|can|must|only(?!\s+(?:just|"
    r"recently)(?!\w)))(?!\w))\w.*$",
    re.IGNORECASE | re.DOTALL,
)
"""`stop rebasing, I hate rewritten history`."""
_GERMAN_REASON = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:die|sie|er|wir|ich|das|der)\s+(?:haben|hat|habe|ist|sind|bin|war|waren|"
    r"will|wollen|mag|kann|können|kostet|gehört|gehören|läuft|macht|nervt|gibt|bringt|stört|führt|"
    r"sorgt|schläft|schlafen|hasst|hassen|braucht|brauchen|arbeitet|arbeiten|wohnt)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`…, die haben uns gesperrt`."""
_STATEMENT = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:the|that|this|there|my|our)\s+(?:[\w'-]+\s+){0,3}?(?:is|are|was|were|"
    r"gets?|has|went|will|would|could|keeps?|takes?|took|costs?|breaks?|broke|needs?|wants?|"
    r"lives?|belongs?|hates?|loves?|runs?|said|says|told|loses?|relies|rely|depends?|complains?|"
    r"sleeps?|charges?|hurts?|fails?|crash(?:es)?|closes?|owns?|uses?|counts?|pays?|"
    r"handles?)(?!\w)(?!.*(?<!\w)(?:too|either|as well|off[- ]limits|taboo|forbidden|same|"
    r"untouched|alone)(?!\w)).*$",
    re.IGNORECASE | re.DOTALL,
)
"""`don't install pandas, the image gets huge`: a reason as well, where it bans nothing more."""
_MORE_IS_SAID = (
    r"(?<!\w)(?:too|either|as well|off[- ]limits|taboo|forbidden|same|untouched|alone|not|no|fine|"
    r"ok|okay|allowed|unless|except|but|over|above|below|under|more|less|anything|before|after|"
    r"\d{1,2}(?:[:.h]\d\d|\s?[ap]m|h))(?!\w)|\S*[/*]"
)
"""What makes a statement more than a reason: a time, a limit, a permission, a place."""
_HAS_NOT = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?!(?:and|or|nor|but|you|if|when|unless|also|that|which|who|where)(?!\w))"
    r"(?-i:[a-z'-]+\s+){1,3}?(?:ha(?:s|ve|d)|did|does|do|was|were|is|are)n't\s+"
    rf"(?!to\s)(?!.*(?:{_MORE_IS_SAID}))[^,;@#]*$",
    re.IGNORECASE | re.DOTALL,
)
"""`…, legal hasn't cleared it`: a reason as well."""
_SO_IT_IS = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:that|this|there|it)['’]s\s+(?!(?:also|only|when|if|where|for|"
    r"just)(?!\w))(?![^\s,]+(?:\s*,\s*[^\s,]+)*,?\s+(?:and|or|&|plus)\s+[^\s,]+[\s.!]*$)"
    rf"(?!\S*[/~#@*`]\S*[\s.!]*$)(?!.*(?:{_MORE_IS_SAID})).*$",
    re.IGNORECASE | re.DOTALL,
)
"""`…, that's the school run`: the same; a mere list is none."""
_OTHERS_ARE = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:(?:those|these|others|(?:bigger|larger|higher|smaller|other)\s+ones)|"
    r"[a-z]{3,}s(?=\s(?:come|need|want|hate|live|sleep|complain|said|pay|get)\s))\s+"
    r"(?:are|were|have|come|goe?s?|need|want|hate|live|sleep|complain|said|pay|get)(?!\w)"
    rf"(?!.*(?:{_MORE_IS_SAID})).*$",
    re.IGNORECASE | re.DOTALL,
)
"""`…, those go through Miriam`: a reason as well."""
_POINTING = frozenset({"it", "him", "her", "them", "this", "that", "these", "those"})
_ALL_THERE = re.compile(
    r"\s*[,;–—]\s*(?:everything|anything|all|nothing)\s+(?:that\s+)?(?:I|we|you|one)\s+[^,;]*?"
    r"(?<!\w)(?:is|are|was|were|has|comes?|lives?|stands?)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`never use the browser, everything I need is in the docs folder`."""
_NOT_SO_EITHER = re.compile(
    r"\s*[,;–—]\s*(?:and\s+)?not\s+(?:even\s+)?(?:with|via|through|by|using|for|as)\s[^,;]*$",
    re.IGNORECASE,
)
"""`never force-push, not with -f`: the same again."""
_NOT_AFTER = re.compile(
    r"\s*[,;–—]\s*(?:and\s+)?(?:certainly\s+|especially\s+)?not\s+after\s+(?:last|what|that|this|"
    r"everything|all|how|the)(?!\w)(?![^,;]*\d)(?![^,;]*(?<!\w)(?:noon|midnight|hours?|lunch|"
    r"dinner|release|freeze|deadline)(?!\w))[^,;]*$",
    re.IGNORECASE,
)
"""`…, not after last week`: a reason."""
_CHINESE_REASON = re.compile(
    r"[，,；](?:他们?|她们?|它们?|我们?|咱们?|这|那|人家|[^，,；]{1,12}会(?![议员话计]))"
    r"(?![^，,；]*(?:不要|别|勿|禁止|也|只|除|的时候))[^，,；]*$"
)
_IF_NEEDED = re.compile(
    r"\s*[,;–—]\s*(?:if|when|should)\s+(?:[\w'’/-]+\s+){1,6}?(?:needed|necessary|required|"
    r"needs?\s+(?:it|to|that|one)|must\s+be|(?:has|have)\s+to)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`if root is needed tell me and I'll do it`: what happens instead of the forbidden."""
_ONLY_THIS = re.compile(
    r"(?<=\w|/)\s*[,;–—]\s*(?:[\w.-]+\s){1,2}only(?:\s+(?:there|here))?[\s.!]*$", re.IGNORECASE
)
"""`…, https only`: what to do instead."""
_FROM_THERE = re.compile(
    r"(?<=\w)\s*[,;–—]\s*(?:just\s+|please\s+)?(?:work|answer|rely|draw|stick)\s+only\s+(?:from|"
    r"off|on\s+what)\s(?![^,;]*[@#\d]|[^,;]*\w[./:]\w)[^,;]*$",
    re.IGNORECASE,
)
"""`no web searches, work only from what's in the repo`: the same."""
_ONLY_DRAFTS = re.compile(
    r"(?<=\w)\s*[,;–—]\s*only\s+(?:leave|make|save|create|write|prepare|keep)\s+"
    r"(?:(?:me|an?|the|it|them|as)\s+){0,2}drafts?[\s.!]*$",
    re.IGNORECASE,
)
"""`never publish posts, only leave drafts`."""
_USER_DOES = re.compile(
    r"(?:^|\s*[,;.–—]|\s-)\s*(?:(?:just|please|instead|rather)\s+)*"
    r"(?:tell|ask|ping|message|show|give|let|notify|call)\s+me(?!\w)"
    r"(?![^;.]*(?<!\w)(?:first|before|until|unless|if|ok|okay)(?!\w))[^;.]*?"
    r"[\s,]+(?:and|so|then)\s+I(?:['’]ll|\s+will|\s+can|['’]d)\s+(?:just\s+|then\s+)?"
    r"(?P<deed>[a-z]+)(?:\s+(?:it|that|them|this|those|so|one|myself|by\s+hand|manually|"
    r"personally|instead|later|for\s+you))*[\s.!]*$",
    re.IGNORECASE,
)
"""`tell me and I'll run it myself`: who does it instead, and no consent that would be given."""
_CONSENTING = frozenset({"approve", "read", "search", "query", "use", "check", "send", "fetch"})
_OF_THEIRS = re.compile(
    r"\s+(?:or|nor|and)\s+any(?:\s+other)?\s+(?:[a-z]+\s+){1,2}of\s+(?:theirs|his|hers|its)(?!\w)",
    re.IGNORECASE,
)
"""`Binance or any account of theirs`: these are meant anyhow."""
_READ_OR_WRITE = re.compile(
    r"\s*[,;–—(]\s*(?:neither\s+)?(?:to\s+|for\s+)?(?:read(?:s|ing)?|writ(?:es?|ing))\s+"
    r"(?:or|and|nor)\s+(?:read(?:s|ing)?|writ(?:es?|ing))[\s.!)]*$",
    re.IGNORECASE,
)
"""`…, read or write`: whatever is done."""
_EACH_TIME = re.compile(
    r"^(\s*(?:creat|writ|mak|generat|add|leav|produc|draft|send|post)[a-z]*\s.*?)\s+(?:(?:at\s+the\s+end\s+of|after|for|on|with)\s+(?:each|every)\s+(?:single\s+)?"
    r"(?:tasks?|change|edit|step|turn|session|run|prompt|answer|response|message|reply|request|"
    r"time|fix|feature|commit)|(?:each|every)\s+(?:single\s+)?time(?:\s+(?:you|u)\s+(?:finish|"
    r"complete|change|do|edit|fix|make)(?:\s+(?:something|anything|a\s+\w+|it|work))?)?|"
    r"all\s+the\s+time|constantly)(?=\s*(?:$|[,;.!–—]))",
    re.IGNORECASE,
)
"""`creating SUMMARY.md after every task`: what is not wanted once is not wanted each time."""
_OR_ANYTHING = re.compile(
    r"(?<!\w)for\s+(?:[\w'-]+\s+){1,3}or\s+anything\s+else(?=\W*$)", re.IGNORECASE
)
"""`for clothes or anything else`."""
_ABOUT_ANYTHING = re.compile(
    r"(?<!\w)(?:about|regarding|for|over) (?:anything|whatever|any (?:reason|matter|topic|purpose))"
    r"(?!\w)",
    re.IGNORECASE,
)
_AFTER_ALL = re.compile(
    r"(?<=\w)\s+(?:after|nach|después|tras|après|depois|dopo)\s+(?:what\s+(?:happened|he|she|they|we)|"
    r"(?:the|that|last|our|my)\s+(?:[\w'’-]+\s+){0,2}?(?:incident|disaster|fiasco|mess|debacle|accident|"
    r"scandal|trouble|outage)|dem,\s+was|de\s+lo\s+que\s+(?:pasó|hizo|hicieron)|lo\s+que\s+pasó|"
    r"ce\s+qui\s+s['’]est\s+passé|d?o\s+que\s+(?:aconteceu|houve)|quello\s+che\s+è\s+successo)"
    r"(?!\w).*$",
    re.IGNORECASE,
)
"""`never book Ryanair after what happened in Beauvais`: a reason, and no time."""
_ELSEWHERE_TOO = re.compile(
    r"(?<!\W)\W*(?<!\w)(?:(?:or|nor|and)\s+(?:in\s+|on\s+)?(?:anywhere|everywhere)\s+else|"
    r"(?:or|nor|and)\s+(?:in|on|to)\s+any\s+(?:of\s+the\s+)?others?(?:\s+\w+)?|"
    r"(?:oder|noch|und)\s+(?:sonst\s*wo|sonst\s+irgendwo|irgendwo\s+sonst|anderswo|woanders)|"
    r"(?:ni|o)\s+en\s+(?:ning[uú]na?|cualquier)\s+otr[oa](?:\s+\w+)?|"
    r"(?:nem|ou)\s+em\s+(?:nenhuma?|qualquer)\s+outr[oa](?:\s+\w+)?|(?:ni|ou)\s+ailleurs|"
    r"(?:né|o)\s+altrove)(?=\s*(?:$|[,;.!]))",
    re.IGNORECASE,
)
"""`in production or anywhere else`."""
_SOMEBODY_DOES = re.compile(
    r"\s*[,;–—]\s*(?:[A-Z]\w*|(?:the|my|our)\s+(?:\w+\s+){0,2}\w+|[a-z]{3,20}(?=\s+(?:does|do|"
    r"handles?|decides?)\s)|(?:a\s+)?(?:person|human)|"
    r"(?:somebody|someone)\s+else)\s+"
    r"(?:will\s+|must\s+|should\s+)?(?!is\s|are\s)\w+s?\s+(?:it|them|that|this|those|these|so)"
    r"(?:\s+(?:herself|himself|themselves|personally|by hand|manually|later|anyway))?[\s.!]*$"
)
"""`stop closing issues, QA closes them`."""
_OPENING = re.compile(
    r"\W*(?:(?:hey|hi|hello|hallo|hola|olá|bonjour|ok|okay|alright|listen|look|so|again|btw|fyi|"
    r"reminder|important|very important|remember(?: this)?|note(?: to self)?|attention|warning|"
    r"(?:new |hard |house )?rule(?: \d+)?|heads up|policy|please note|from now on|going forward|"
    r"in future|as a rule|(?:the )?user(?:'s)? (?:said|says|wants|asked|told (?:me|us)|rule|wish|"
    r"request)(?: that)?|wichtig|merke|hinweis|achtung|bitte beachten|ab jetzt|ab sofort|"
    r"importante|nota|recuerda|ojo|de ahora en adelante|rappel|désormais|dorénavant|"
    r"à partir de maintenant|lembre-se|lembra|atenção|a partir de agora|重要|注意|记住|提醒)\s*"
    r"(?:[:,!.…–—：，！-]|(?<=that)(?=\s))+\s*|"
    r"(?:please|pls|bitte|por favor|s'il te pla[iî]t|请)[\s,:]+)",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"(?:\s*[,;.!–—-]\s*|\s+)(?:(?:many )?thanks(?: a lot)?|thank you|thx|cheers|ok(?:ay)?|got it|"
    r"understood|i mean it|i'm serious|seriously|lol|lmao|ha(?:ha)+|ffs|jeez|pls|danke(?: dir)?|"
    r"gracias|merci|obrigad[oa]|(?<=[,;.!–—-] )please)\s*[?!.…]*$",
    re.IGNORECASE,
)
_PLEASE = re.compile(
    r"\s*,?\s*(?<![\w./#@*~-])(?:s['’]il te pla[iî]t|s['’]il vous pla[iî]t|por favor|porfa|"
    r"alsjeblieft|alstublieft|per favore|per piacere|пожалуйста|proszę|lütfen)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
_SHORT_PLEASE = re.compile(
    r"\s*,?\s*(?<![\w./#@*~-])(?<!\bor\s)(?<!\band\s)(?<!\bthe\s)(?<!\bto\s)(?<!\bin\s)"
    r"(?:stp|svp|pfv|aub)(?=\s*(?:[,;.!]|$))"
)
_NOT_ENGLISH = re.compile(
    r"(?<!\w)(?:ne|pas|jamais|plus|não|nunca|niet|nooit|geen)(?!\w)|(?<!\w)n['’]", re.IGNORECASE
)
_NAMED_CHOOSER = re.compile(
    r"(?<=s )[A-Z][a-z]+\s+(?:still\s+|also\s+|currently\s+)?"
    r"(?:needs|uses|wants|owns|likes|reads)(?!\w)"
)
"""`files Ines still needs`: what only people can tell."""
_COUNTS_TOO = re.compile(
    r"(?:,\s*)?(?<!\w)(?:and\s+)?(?:(?P<one>(?:--?|\.|/|#|\x01)[\w\x01./-]+)\s+(?:also\s+counts?|"
    r"counts?\s+(?:as\s+well|too|as\s+(?:one|that|such|it)))|"
    r"(?:that|this|which|it)\s+(?:also\s+)?(?:includes?|goes\s+for)\s+"
    r"(?P<other>(?:--?|\.|/|#|\x01)[\w\x01./-]+))(?=\W*$)",
    re.IGNORECASE,
)
"""`…, and --force-with-lease counts as well`."""
_WHAT_YOU_POST = re.compile(
    r"(?<!\w)(?:in|on|to|under)\s+any(?:thing|\s+\w+)\s+(?:that\s+)?(?:you|u)(?:['’]re)?\s+(?:\w+\s+)?"
    r"(?:post|put\s+up|publish|share|upload|write|send|make|create|do)(?:ing)?(?!\w)",
    re.IGNORECASE,
)
"""`in anything you put up`."""
_AT_ONCE = re.compile(
    r"(?<!\w)(?:at once|at a time|in one go|in (?:one|any one|a single|the same) (?:place|stay)|"
    r"auf einmal|à la fois|de una vez|de uma vez)(?!\w)",
    re.IGNORECASE,
)
_HOLDING = re.compile(
    r"(?<!\w)((?:with|without|containing)\s+(?:[\w-]+\s+){1,4}?)in\s+(?:it|them)(?!\w)",
    re.IGNORECASE,
)
"""`anything with peanuts in it`."""
_FROM_AFAR = re.compile(
    r"(?<!\w)(?:remotely|from afar|aus der ferne|à distance|a distancia|à distância|da remoto|op "
    r"afstand)(?!\w)",
    re.IGNORECASE,
)
_KEPT_IN = re.compile(
    r"(?<=\w)\s+(?:that\s+|which\s+)?(?:I|we)(?:['’]ve)?\s+"
    r"(?:keep|kept|have|had|store|stored|put|save|saved)\s+"
    r"(?=(?:in|on|under|at|inside|below|within)\s)",
    re.IGNORECASE,
)
"""`anything I keep in /srv`: anything in /srv."""
_AND_BELOW = re.compile(
    r"(?<=\S)\s+(?:or|and)\s+(?:any(?:thing)?\s+(?:of\s+)?|all\s+(?:of\s+)?|"
    r"everything\s+)?(?:(?:its|their)\s+sub-?(?:domains?|folders?|directories|paths?|pages?)|"
    r"sub-?(?:domains?|folders?|directories|paths?|pages?)\s+of\s+(?:it|them|theirs|its|that)|"
    r"(?:below|under|beneath|inside)\s+(?:it|them|that))(?!\w)",
    re.IGNORECASE,
)
"""`paste.example or its subdomains`: these are meant anyhow."""
CHOSEN = re.compile(
    r"(?<!\w)(?:people|users|customers|employees|those|anyone|anybody|accounts|orders|"
    r"requests)\s+(?:who|that|which)\s+(?:have|has|had|are|is|were|was|do|did|can|will|need|want|"
    r"haven't|hasn't|don't|didn't|aren't|isn't)(?!\w)|(?<!\w)(?:anything|everything|something|"
    r"stuff|someone|anyone|anybody|people|(?!(?:as|is|was|this|that|always|unless|plus|says|yes|"
    r"means)\s)\w+s)\s+(?:(?:that|which|who|whom)\s+)?(?:(?:I|we)(?:['’]\w+)?\s+(?!(?:mean|beg|"
    r"swear|promise|hate|said|told|repeat|guess|think)(?!\w))\w|(?:(?:other\s+)?people|they|others|"
    r"some(?:body|one)|any(?:body|one)|every(?:body|one)|users|customers|clients|students|(?:my|"
    r"our|the)\s+\w+)\s+(?:(?:still|also|actually|often|regularly|currently|might|may|could|"
    r"will)\s+)*(?:use|need|want|like|love|rely|depend|read|follow|share|own|edit|care|watch|visit|"
    r"cite)s?(?!\w)|(?:other\s+people|others|some(?:body|one)\s+else|they|people)\s+(?:is|are|has|"
    r"have)\s+(?:(?:still|also|actually|currently)\s+)*\w+(?:ing|ed)(?!\w))|(?<!\w)(?:my|"
    r"our)\s+own\s+(?:\w+\s+)?(?:expenses?|prs?|pull[ -]requests?|requests?|reports?|changes|code|"
    r"invoices?|commits?|claims?|reviews?|applications?)(?!\w)",
    re.IGNORECASE,
)
"""What only people can tell: "files I still need", "pages people use", "my own expenses"."""
_OTHERS_DO = re.compile(
    r"\s*[,;–—]\s*only\s+(?:the\s+|my\s+|our\s+|an?\s+)?(?:[\w-]+\s+){1,4}?"
    r"(?:(?:does?|may|can|should|must|decides?|handles?|gets?\s+to)(?:\s+do)?\s+(?:that|this|it|"
    r"so|those|them)|(?:is|are)\s+(?:allowed|supposed|permitted)\s+to)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`only the lead does that`: who may, which no call tells."""

_DEFINED = re.compile(
    r"^\s*(?P<deed>[^\W\d_]+(?:\s+(?:to|into|in|on|from|with|at|under)(?=\s))?)\s[^,;(–—]*?"
    r"\s*[,;(–—]\s*(?:meaning|i\.?\s?e\.?|that is|that means|which means|namely|d\.\s?h\.|"
    r"das heißt|nämlich|c'est-à-dire|es decir|ou seja|cioè)[,:]?\s+"
    r"(?P<what>(?=.*(?:[/@#`]|\w\.\w|(?<!\S)--?[a-z]))"
    r"(?!.*(?:(?<!\w)(?:not|no|other|than|but|except|unless|outside|only|without|nicht|außer|"
    r"sauf|salvo|exceto|tranne)(?!\w)|n't)).+?)[)\s]*$",
    re.IGNORECASE,
)
"""`edit generated code, meaning everything under src/gen/`."""


def definition_in(body: str) -> str:
    """What `body` forbids in the words by which it says what it means; empty where it does not."""
    defined = _DEFINED.match(body)
    known = defined and class_of(defined["deed"].split()[0])
    return f"{defined['deed']} {defined['what']}" if defined and known else ""


def without_courtesies(text: str) -> str:
    """A rule's `text` without what it is introduced and closed with: "Remember: …, thanks"."""
    before = None
    while before != text:
        before = text
        opened = _OPENING.match(text)
        if opened and opened.end() < len(text):
            text = text[opened.end() :]
        text = _CLOSING.sub("", text)
    text = _PLEASE.sub("", text)
    return _SHORT_PLEASE.sub("", text) if _NOT_ENGLISH.search(text) else text


def without_others(body: str) -> str:
    """`body` without the remark at its end that somebody else does it, or what to use instead."""
    for aside in (_OTHERS_DO, _SOMEBODY_DOES, _IF_NEEDED, _ONLY_THIS, _FROM_THERE):
        body = aside.sub("", body)
    return _ONLY_DRAFTS.sub(" unless it is a draft", body)


def without_users_deed(text: str) -> str:
    """`text` without the offer at its end that the user does it instead of the agent."""
    offer = _USER_DOES.search(text)
    if not offer:
        return text
    deed = offer["deed"].casefold()
    done = deed in ("do", "handle") or (class_of(deed) or "use") not in _CONSENTING
    return text[: offer.start()] if done else text


_CLAUSE_BEHIND = re.compile(
    r"\s*(?:[,;–—(]|\s-\s)\s*(?:(?:and|as|since|because|'?cause|cuz|coz)\s+)?"
    r"(?:(?:I|we|he|she|it|they|you|there|everyone|nobody)(?:['’]\w+)?\s+"
    r"(?!(?:may|can|could|might|must|should|shall|need|will|want|would|are|have|was)\b)\w"
    r"|(?:(?:I|we|he|she|it|they|there|everyone|nobody)\s+|"
    r"(?:(?:the|my|our|his|her|their|its|a|an)\s+)?(?:[\w'’-]+\s+){1,4}?)"
    r"(?:is|are|was|were|has|have|had|does|did|got)\s+\w"
    r"|(?:er|sie|es|wir|ich|das|die|der)\s+(?!darfst|kannst|sollst|musst)\w+(?:t|en|e|te|ten)\s)"
    r"[^@/#`~\"“:.()]*[).!\s]*$"
)
"""A sentence of its own behind a ban, which says why: "…, she unsubscribed last month"."""
_LIMITS = re.compile(
    r"(?<!\w)(?:unless|except|without|until|before|after|if|when|while|during|instead|use|"
    r"only|fine|ok|okay|allowed|ask|außer|ohne|wenn|bis|nur)(?!\w)|\d{3}",
    re.IGNORECASE,
)


def without_reason(body: str) -> str:
    """`body` without a reason or a far end of the ban that closes it."""
    behind = _CLAUSE_BEHIND.search(body)
    if behind and _names_something(body[: behind.start()]) and not _LIMITS.search(behind[0]):
        body = body[: behind.start()]
    for told in (_SO_IT_IS, _OTHERS_ARE, _HAS_NOT):
        found = told.search(body)
        if found and _names_something(body[: found.start()]):
            body = body[: found.start()]
    if (after := _AFTER_ALL.search(body)) and _names_something(body[: after.start()]):
        body = body[: after.start()]
    for aside in (
        _REASON,
        _STATEMENT,
        _GERMAN_REASON,
        _ALL_THERE,
        _NOT_SO_EITHER,
        _NOT_AFTER,
        _CHINESE_REASON,
        _STILL_ON,
        _OF_THEIRS,
        _READ_OR_WRITE,
    ):
        body = aside.sub("", body)
    body = _EACH_TIME.sub(r"\1", body)
    return _NAMED_CHOOSER.sub("people use", _HOLDING.sub(r"\1", body))


def _names_something(said: str) -> bool:
    """Whether a verb and an object have been said, so that what follows need not be the object."""
    words = re.findall(r"[^\W_]+", said.casefold())
    return len(words) > 1 and words[-1] not in _POINTING


def in_one_place(body: str) -> tuple[str, bool]:
    """`body` without "or anywhere else", and whether it said so: then its place is one of many."""
    told = _ELSEWHERE_TOO.sub("", body)
    return told, told != body


def with_what_counts(body: str) -> str:
    """`body`, no exception, with what counts as well as one more of what it names."""
    return _COUNTS_TOO.sub(lambda told: f" or {told['one'] or told['other']}", body)


def without_asides(body: str) -> str:
    """`body` without words about everything, and about where something is kept."""
    for aside in (
        _WHAT_YOU_POST,
        _OR_ANYTHING,
        _ABOUT_ANYTHING,
        _AT_ONCE,
        _FROM_AFAR,
        _KEPT_IN,
        _AND_BELOW,
    ):
        body = aside.sub(" ", body)
    return body
