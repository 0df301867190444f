"""The grammar of Swedish prohibitions, as data."""

import re

from memoryd.rules.capture.language import BEGIN, WORD, Language, alternatives, words

_ALIKE = """mejla maila mailen mejlen skicka posta publicera dela twittra tweeta smsa messa
    pinga tagga kontakta svara vidarebefordra installera avinstallera uppdatera starta radera
    ändra redigera modifiera kopiera spara ladda pusha force-pusha commita committa merga mergea
    deploya rebasa betala boka avboka öppna visa spela godta acceptera bekräfta surfa googla
    klicka skapa dansa låna tala prata berätta fråga skrapa skanna reboota stoppa avsluta logga
    koppla formatera rensa gissa anta lova spendera handla reservera planera schemalägga anropa
    exportera importera arkivera tilldela hämta filma fotografera tvätta koka laga vattna mata
    dammsuga parkera räkna avrunda sammanfatta förkorta citera kommentera gilla lämna lagra
    dubbelboka återbetala fakturera debitera avslöja larma signera prenumerera anmäla hitta
    blockera kasta sudda flytta rita meddela rapportera anlita"""
"""Verbs of which the order is the infinitive."""
_UNLIKE = """skriv:skriva ring:ringa köp:köpa rör:röra använd:använda kör:köra stäng:stänga
    läs:läsa sälj:sälja lås:låsa höj:höja sänk:sänka sök:söka beställ:beställa ta:ta ge:ge
    gör:göra lägg:lägga sätt:sätta säg:säga bjud:bjuda släck:släcka tänd:tända nämn:nämna
    fyll:fylla töm:tömma stör:störa väck:väcka byt:byta dra:dra slå:slå hyr:hyra
    överför:överföra anslut:ansluta godkänn:godkänna ställ:ställa följ:följa besök:besöka
    vrid:vrida häng:hänga bygg:bygga översätt:översätta skjut:skjuta gå:gå kom:komma håll:hålla
    erbjud:erbjuda överskrid:överskrida inför:införa för:föra bränn:bränna
    släng:slänga tryck:trycka döp:döpa"""
_PAIRS = [each.rpartition(":") for each in _UNLIKE.split()]
_ORDER = alternatives(" ".join(["sms:a", *_ALIKE.split(), *(first for first, _, _ in _PAIRS)]))
_DO = alternatives(" ".join(["sms:a", *_ALIKE.split(), *(last for _, _, last in _PAIRS)]))
_NOT = (
    r"(?:aldrig(?: någonsin| nånsin| mer| igen)?|(?:absolut |verkligen )?inte(?: längre| mer| ens|"
    r" heller| någonsin)?|ej|under inga (?:omständigheter|villkor)|på inga villkor)"
)
_NONE = r"(?:inga|inget|ingen|ingenting)"
_IDIOM = (
    r"(?!\s*(?:illa\b|högt\b|så (?:högt|nära|länge)|(?:på|åt|vid|med) (?:dig|er)\s*(?:[.!,]|$)|"
    r"åt (?:helvete|fanders|skogen)|(?:några )?förhastade|vad om\b|huvudet\b|andan\b|läpp|"
    r"bort (?:livet|tiden)|på (?:pianisten|röda gubben|rött)|upp(?: (?:dig|er|"
    r"hoppet))?\s*(?:[.!,]|$)|in för mycket|så (?:hårt|mycket|"
    r"fort)|för (?:fort|mycket|långt|länge|sent|tidigt|hårt)|än\b|ännu|nu\b|bort (?:dig|er)|bråk|"
    r"väsen|problem|stress|fel\b|bekymmer|oro\b|mer\s*(?:[.!,]|$)|vikt\b|tid\b|hoppet|slut på|"
    r"sur|arg|ledsen|rädd|dum|bara\b|i onödan|varför|hur\b|händelser|(?:mer "
    r")?(?:mig )?(?:om lov|först\b|innan)|personligt|grisen|skinnet|aldrig\b|"
    r"(?:det|den|dem|detta|den här|det här)(?: där| här)?\s*(?:[.!,]|$|ännu\b|än\b|så\b|idag\b)))"
)
_OF_BODIES = (
    r"(?!rör (?:dig|er|mig|inte (?:dig|er|mig))\b|(?:lägg|sätt|ställ|gör|skjut|häng|dra|bränn) "
    r"(?:dig|er)\b|(?:gå|kom)\s(?!(?:(?:inte|aldrig|ej|du|ni|mer|igen)\s){1,3}(?:in|ut|upp|över|"
    r"vidare|åt|förbi|under|utanför)\s\S))"
)
"""What nobody does with a tool: to move, to sit down, to go somewhere or come near."""
_BETWEEN = (
    r"(?:(?!(?:jag|vi|han|hon|de|man|fungerar|funkar|är|var|har|hade|går|verkar|syns|finns|ser|kan|"
    r"kunde|du|ni|som|att|om|eftersom|så|där|vars|när|och|men|utan|innan|medan|varför|hur|vad|vem|"
    rf"aldrig|vilk\w+)\s){WORD})"
)
"""What may stand between the verb of an order and its negation: whom or what it is about."""
_NO_NEWS = (
    r"(?![^,.;!?]{0,160}\b(?:är|var|blev|har|hade|fick|kom|finns|fanns|hittades|skickades|"
    r"(?<!med )idag|igår|imorgon|(?<!med )i dag|i går|i morgon|ännu|hittills|just nu|i natt|"
    r"(?:den här|denna|förra|nästa) (?:vecka\w*|månad\w*|gång\w*)|sedan|planerade|inbokade|"
    r"(?:mån|tis|ons|tors|fre|lör|sön)dag|från (?!dig\b|mig\b|mitt\b|min\b)|till mig\b)\b)"
    r"(?![^.;!?]{0,160}[,–—-]\s*(?:skönt|äntligen|härligt|tråkigt|konstigt|synd|haha|lol|toppen))"
)
_MADE = (
    r"(?:[\w-]*(?:mejl|mail|meddelanden|sms|samtal|inlägg|tweets?|möten|bokningar|köp|betalningar|"
    r"överföringar|beställningar|commits|pushar|deployer|deploys|inbjudningar|påminnelser|"
    r"notiser|rabatter|återbetalningar|nyhetsbrev|omstarter|installationer|ändringar|"
    r"uppladdningar|emojis|emojier|hashtags|releaser|utskick|annonser|kampanjer|utskrifter))"
)
_LIMIT = r"(?:till|efter|före|innan|över|utan|mellan|från dig|av dig|under)\s"
_PLACE = (
    r"(?:#[\w-]+|[~/][\w./-]+|[\w-]+\.\w{2,5}|\S+@\S+|main|master|develop|trunk|prod\w*|staging)"
)
_THING = r"(?:(?:filen|mappen|katalogen|tabellen|databasen|grenen|servern|kontot|kanalen)\s)?"
_NEVER_MIND = (
    r"(?!(?:glömma|tveka|oroa|oroas|missa|tro|vara|bli|ge upp|skämmas|må|känna|ha|behöva|sluta|"
    r"vänta|förvänta|underskatta)\b)"
)
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_OF_BODIES}(?:{_ORDER})\s(?:{_NOT}{_IDIOM}(?=\s+\S)|aldrig(?=\W*(?:$|[.!,]))|"
        rf"{_NONE}(?: fler| "
        rf"mer)?{_IDIOM}(?=\s+\w)|(?!\w+(?:ar|er)\s)(?!(?:det|den|dem|dom|detta) (?:inte|"
        rf"ej)\W*(?:$|[.!,;])){_BETWEEN}{{1,4}}?(?:{_NOT}|{_NONE})\b{_IDIOM})"
    ),
    re.compile(
        rf"{BEGIN}(?:snälla,?\s|tack,?\s|och\s|men\s|alltså\s){{0,2}}{_NOT}\s(?:{_DO})\b"
        rf"(?=\s\S){_NO_NEWS}"
    ),
    re.compile(
        rf"\b(?:du|ni)\s(?:får|ska|skall)\s(?:(?:alltså|ju|verkligen|dock|framöver|hädanefter|"
        rf"absolut|från och med nu|i fortsättningen)\s){{0,2}}{_NOT}\s{_NEVER_MIND}"
        rf"(?=(?:{WORD}){{0,3}}?(?:{_DO})\b)"
    ),
    re.compile(
        rf"{BEGIN}(?!\W*(?:(?:och|men|så)\s)?(?:enligt|som|med|vid|när|först|om)\b)"
        rf"(?!\W*(?:(?:och|men|så)\s)?(?:varför|hur|vad|vem|att|eftersom|för att|"
        rf"då|det|jag|(?:i|på|hos) (?!{_PLACE}\s)\w+)\s(?:får|ska)\b)(?:{WORD}){{1,7}}?(?:får|"
        r"ska) du\s(?:(?:alltså|verkligen|absolut|framöver|"
        rf"hädanefter)\s){{0,2}}{_NOT}\s{_NEVER_MIND}(?=(?:{WORD}){{0,2}}?(?:{_DO})\b)"
    ),
    re.compile(
        rf"\bsluta\s(?:(?:genast|nu|omedelbart|snälla|bara|äntligen)\s){{0,2}}(?:upp\s)?"
        rf"(?:(?:med\s)?att\s)?(?=(?:{_DO})\b)|\bsluta\s(?:(?:genast|nu|snälla)\s){{0,2}}med\s"
        rf"(?:(?:alla|all|allt|de|dina|ditt|din|det|den|där|dessa|här)\s){{0,3}}(?={_MADE}\w*\b)"
    ),
    re.compile(
        rf"\b(?:undvik|låt bli|avstå från|akta dig för)\s(?:att\s)?(?=(?:{_DO})\b)|"
        rf"\blåt bli\s(?={_THING}{_PLACE})"
    ),
    re.compile(
        r"\bjag (?:vill|önskar) (?:verkligen )?(?:inte|aldrig)(?: mer| längre| någonsin| igen)? "
        rf"att (?:du|ni)\s(?=(?:{WORD}){{0,2}}?\w+(?:ar|er|r|år|ör)\b)(?!(?:oroar|är|blir|känner|"
        rf"tror|mår|lider|ska behöva)\b)|\bjag (?:vill|kräver|ber dig|önskar|föredrar)(?: "
        rf"helst)?,? att (?:du|ni)\s(?:{WORD}){{0,3}}?(?:{_NOT}|{_NONE})\s(?!(?:oroar|är|blir|"
        rf"känner|tror)\b)|\bjag vill (?:inte|aldrig)(?: mer| längre)? se (?:dig|er)\s(?={_DO})"
    ),
    re.compile(
        rf"\b(?:se till|var noga med|kom ihåg|tänk på|försök|lova|glöm inte|var försiktig så|"
        rf"se upp så),? (?:att\s)?(?:du\s)?{_NOT}\s(?:du\s)?(?=(?:{WORD}){{0,2}}?(?:{_DO})r?\b)"
    ),
    re.compile(
        rf"\b(?:(?:det är )?(?:strängt |absolut |helt )?förbjudet(?: för dig)?|jag förbjuder dig|"
        rf"du har (?:inte|aldrig) (?:lov|rätt|tillåtelse|tillstånd)|det är inte tillåtet(?: för "
        rf"dig)?) att\s(?!köra\b|parkera\b|filma\b|fotografera\b|lämna\b)(?=(?:{_DO})\b)"
        r"(?![^.;!?]*\b(?:enligt|lagen|i sverige|i skolan|på bussen|för (?:hundar|barn|alla))\b)"
    ),
    re.compile(
        r"\b(?:håll (?:dina )?(?:fingrarna|händerna|tassarna|fingrar|händer|tassar) (?:borta )?"
        r"(?:från|ifrån)|(?:bort med )?(?:fingrarna|händerna|tassarna) (?:bort |borta )?från|"
        r"håll dig (?:borta|undan) (?:från|ifrån)(?! (?:trubbel|problem|mig)\b))\s(?=\S)|"
        rf"\blåt {_THING}{_PLACE}\svara(?: i fred)?(?=\s*(?:[.!;]|$))"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:snälla|tack|och|men|från och med nu|hädanefter|framöver|i fortsättningen),?"
        rf"\s){{0,2}}(?:inga(?: fler| nya)?|inget mer|aldrig mer|inga mer|noll)\s(?={_MADE}\s"
        rf"(?:[^,.;!?]{{2,60}}?\s)?(?:{_LIMIT}|tack\b)){_NO_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:och|men)\s)?(?:nu (?:är|får) det (?:vara )?slut (?:med|på)|slut (?:med|"
        rf"på))\s(?:(?:alla|de|dina)\s){{0,2}}{_MADE}\w*\s(?={_LIMIT}){_NO_NEWS}"
    ),
    re.compile(rf"{BEGIN}(?:(?:och|men)\s)?{_THING}{_PLACE}\sfår\s{_NOT}\s\w+s\b{_NO_NEWS}"),
)
SWEDISH = Language(
    words=words(
        "och eller men inte aldrig inga inget ingen ingenting ej sluta undvik låt bli att det den "
        "ett en som är jag du han hon vi ni mig dig honom henne oss er min mitt mina din ditt dina "
        "på i till från med utan för om av när så också bara nu mer igen någonsin tack snälla får "
        "ska vill kan har alla allt efter före under över mellan mot vid ur här där detta denna "
        "dessa förbjudet förbjuder använd skicka mejla rör hej bra okej håll slut aldrig mappen "
        "filen fler"
    ),
    heads=HEADS,
    wrappers=re.compile(
        r"(?:^|(?<=[\s,;:(.!?'-]))(?:snälla(?: du| ni| rara)?|tack|tack så mycket|vänligen|var god|"
        r"var (?:så )?snäll och|var vänlig och|och|men|eller|så|också|även|ja|jo|nej|nä|ok|okej|"
        r"hej|hallå|tjena|bra|toppen|perfekt|super|fint|kanon|grymt|från och med (?:nu|idag|i dag|"
        r"i morgon)|från nu(?: av)?|hädanefter|framöver|framledes|i fortsättningen|i framtiden|"
        r"nästa gång|i allmänhet|generellt|förresten|dessutom|för övrigt|viktigt|obs|ps|nb|notera|"
        r"observera|kom ihåg|kom ihåg att|tänk på|regel|en regel|en sak till|en sak|en till sak|en "
        r"annan sak|sist men inte minst|"
        r"alltså|då|nu|bara|verkligen|allvarligt talat|allvarligt|som (?:jag )?sagt|som vi sa|för "
        r"det första|för det andra|till sist|slutligen|du|ni|kan du|lyssna|hör du|därför|helst|"
        r"gärna|ju|för guds skull|jag ber dig|jag upprepar|eller hur|nåväl|absolut)"
        r"[\s,.!:–—-]*$"
    ),
    scope=re.compile(
        r"^\W*(?:och |men |så ){0,2}(?:i|på|vid|till|från|efter|före|innan|under|utan|med|för|om|"
        r"när|medan|så länge|tills|hos|över|mellan|inom|utanför|sedan|mot|via|angående|gällande)\s"
        r"(?!.*\b(?:jag|vi|han|hon|de|man|får|kan|ska|är|var|har|hade|måste|vill|brukar|sa|säger)\b)(?:\S+\s*){1,8}$"
    ),
    tag=re.compile(
        r"(?:ok|okej|va|eller hur|förstått|uppfattat|är det klart|tack|snälla|fattar du|"
        r"överens|visst|bra)\W*\?+\W*$"
    ),
    joints="och|men|eller",
    shield=re.compile(
        r"\b(?:behöver|behövs|måste inte|måste du inte|inte bara|inte nödvändigtvis|inte än|"
        r"ännu inte|inte ännu|inte endast|inte tvungen|haha|skojar)\b"
    ),
    asks=re.compile(
        rf"\b(?:kan|kunde|skulle) (?:du|ni)\s(?:(?:kunna|snälla|vara snäll och|vänligen|"
        rf"bara|vilja)\s){{0,2}}(?:sluta(?: upp)?(?: med)?(?: att)?|låta bli(?: att)?|undvika "
        rf"att)\s(?=(?:{_DO})\b)|\b(?:kan|skulle) (?:du|ni)\s(?:snälla\s|kunna\s){{0,2}}(?:inte|"
        rf"aldrig)\s(?=(?:{_DO})\b[^.;!?]*\b(?:igen|längre|framöver|i fortsättningen|hädanefter|"
        r"i framtiden)\b)"
    ),
    held=re.compile(
        r"\b(?:förrän|inte än|än(?=\s*(?:[.!,]|$))|ännu|(?<!med )idag|(?<!med )i dag|ikväll|"
        r"i kväll|just nu|den här gången|denna gång|tills vidare|för tillfället|"
        r"(?<!med )imorgon|(?<!med )i morgon|i natt)\b(?! en\b)"
    ),
    others=re.compile(
        r"\W*(?:(?:och|men)\s)?(?:hos|på|i|för)\s(?:[^\s,;.!?]+\s){1,4}?(?:får|ska|kan|brukar)\s"
        r"(?!du\b|ni\b|inte\b|aldrig\b)"
    ),
)
