"""The grammar of German prohibitions, as data. Patterns read plain text, see `sentences.plain`."""

import re

from memoryd.rules.capture.language import BEGIN, WORD

STEMS = (
    "schick|send|schreib|mail|antwort|leit|verschick|versend|lösch|entfern|überschreib|änder|"
    "bearbeit|editier|modifizier|push|pushe|commit|committe|merg|merge|rebas|deploy|deploye|"
    "installier|deinstallier|start|starte|neustart|fahr|führ|benutz|nutz|verwend|gebrauch|ruf|"
    "kontaktier|anruf|buch|bestell|kauf|überweis|zahl|bezahl|plan|leg|erstell|mach|tu|teil|"
    "veröffentlich|poste|post|twitter|tweete|lad|öffn|öffne|besuch|surf|such|lies|les|fass|rühr|"
    "beweg|verschieb|kopier|speicher|gib|geb|nimm|setz|stell|trag|schalt|stopp|beend|beantwort|"
    "frag|sag|erwähn|nenn|verrat|zeig|druck|drucke|formatier|kürz|lass|arbeit|greif|logg|log|lade|"
    "stör|pinge|ping|hol|füg|häng|zieh|reboote|skalier|skaliere|akzeptier|bestätig|erhöh|senk|"
    "reduzier|aktualisier|upgrade|update|downloade|crawl|scrap|scrape|vereinbar|verabred|lösche|"
    "gehe|geh|komm|bring|verlass|versuch|rechne|leite|melde|meld|storniere|stornier|sprich|red|"
    "rede|gieß|spiel|dreh|heiz|koch|wasch|saug|fütter|reservier|sperr|füll|kleb|mal|zeichne|mess|"
    "wiege|räum|putz|reinig|trink|mische|misch|verleih|leih|verschenk|schenk|verwechsel|runde|rund|"
    "zähl|sortier|markier|archivier|exportier|importier|übersetz|fotografier|film|scanne|scan|lock|"
    "weck|duz|siez|kündig|terminier|veröffentliche|kommentier|schließ|schließe|lege"
)
_NEG = (
    r"(?:nie(?:mals)?(?: wieder| mehr)?|(?:nicht?|nihct|nciht|nicth)(?: mehr)?|nix|"
    r"keine?[nmrs]?(?:\s[^\s,;:!?]+\s(?:und|oder|noch)\skeine?[nmrs]?)?|keien|kiene|niemande[mn]|"
    r"auf keinen fall|keinesfalls|unter keinen umständen|nimmer)"
)
_IDIOM = (
    r"(?!\W*(?:(?:bitte|ja|bloß|doch|dich|dir|mich|mir)\s+)*(?:vergiss|vergesst|vergessen|"
    r"zögere?|zögern|sorge|sorgen|ahnung|angst|panik|problem|probleme|eile|frage|zeit|lust|"
    r"stress|hektik|scheu|kopf\b|gedanken|illusionen|umstände|mühe|hoffnung|schlimm|schlecht|dass|"
    r"nur|so|wahr|wirklich|ganz|einmal|mal|sicher|gut|"
    r"viel|hängen\b|auf\s*(?:[!.,]|$)|zu fassen|verzagen|aufgeben|wundern|kommentar|wunder))"
)
_NO_SUBJECT = (
    r"(?!(?:ich|wir|er|man|es|du|ihr|(?:die|der|das|sie) (?:nicht|nie|niemals|kein\w*|auf))\b)"
)

_NO_VERB = (
    r"(?!(?:ich|du|er|wir|ihr|sie|man|das|die|der|ein|wenn|falls|als|weil|dass|und|aber|oder|mit|"
    r"bei|von|nach|vor|auf|aus|für|ohne|über|unter|durch|gegen|heute|morgen|gestern|jetzt|dann|"
    r"hier|auch|nur|noch|schon|immer|oft|nein|warum|wieso|was|wer|wie|wann|leider|hab|bin|war|kann|"
    r"will|muss|soll|darf|weiß|mag|kenn|glaub|denk|hoff|brauch|find|zum|zur|beim|vom|ins|mir|ihm|"
    r"uns|sonst|bisher|mein|dein|sein|unser|kein|dass|damit|obwohl|während|trotz|wegen|seit|bis)\b)"
)
_NO_ASKING = (
    r"(?!\W*(?:was|warum|wieso|weshalb|wann|wer|wen|wem|wie|wo|woher|wohin|welche\w*|wenn|falls|"
    r"dass|weil|ob|damit|sonst|dann|noch|eigentlich|leider)\b)"
)
_FROM_NOW = "|".join(
    rf"(?<=\b{each}\s)"
    for each in (
        *("bitte", "ab sofort", "ab jetzt", "ab heute", "ab morgen", "künftig", "zukünftig"),
        *("in zukunft", "von nun an", "von jetzt an", "fortan", "bitte auch", "bitte hier"),
        *("bitte dort", "grundsätzlich"),
    )
)
"""What an order without a verb of its own begins with: "ab sofort bitte nichts …"."""
_PARTICLE = (
    r"(?:weiter|an|ab|aus|auf|ein|hoch|runter|herunter|herauf|raus|heraus|rein|um|zu|mit|nach|vor|"
    r"weg|frei|durch|über|unter|zurück|fest|zusammen|dazu)"
)
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"(?<!\bsie )(?<!\ber )(?<!\bes )(?<!\bman )(?<!\bwer )\b(?:{STEMS})(?:e|t|en sie|n "
        rf"sie)?\s(?![^,.;:!?]{{0,60}}(?<!wenn )(?<!falls )(?<!während )(?<!solange )(?<!bevor "
        rf")(?<!weil )\b(?:ich|wir|er|man|du)\b){_NO_SUBJECT}(?:[^\s,;:!?]+\s){{0,9}}?(?:{_NEG}|"
        rf"(?<!macht )(?<!sag )nichts)\b{_IDIOM}"
    ),
    re.compile(
        rf"\b{_NEG}\b{_IDIOM}(?!\s(?:die|der|den|dem|das|am|im|zum|bei|"
        rf"mit)\s[^\s,;.!?]+\s*(?:[,;.!?]|$))"
        rf"(?=\s(?:[^,;!?:]{{0,120}}\s)?(?!ge\w+en\b|vergessen|zögern|"
        rf"verstanden|worden|haben|sein|werden|gewesen|können|müssen|bekommen|gefallen|passen|"
        rf"klappen|morgen|wegen|allen|beiden|neuen|hinten|oben|unten|vorn|innen|außen)"
        r"[a-zäöü-]{2,}(?:en|ern|eln)\s*(?:[,;.!:)–—-]|$|\s(?:bitte|danke|ok)\b|\s(?:außer|bevor|"
        r"ohne|weil|wenn|solange|bis|es sei)\b))"
    ),
    re.compile(
        rf"(?:^|(?<=[.!:;,]\s)|(?<=bitte\s)){_NO_VERB}[a-zäöüß]{{3,12}}(?<![te])(?<!en)\s(?:bitte\s"
        r")?(?:die|den|das|dem|mein\w*|unser\w*|mir|uns|"
        rf"ihn)\s{WORD}{{0,6}}?{_NEG}\b{_IDIOM}"
    ),
    re.compile(
        rf"\bkeine?[nmrs]?(?=\s{WORD}{{1,2}}?(?:an|auf|für|ohne|in|mit|nach|vor|am|im|zu|"
        r"über|von)\s[^,.;:!?]{2,60}(?:,\s*(?:nie|niemals|jemals|bitte|klar)\b|\sbitte\b))"
    ),
    re.compile(
        r"(?:^|(?<=\n)|(?<=[-•*:.!] ))kein(?:e[nr]?)?\s(?=[\ue000]{2,}\s(?:auf|an|in|nach|zu|ohne|"
        r"vor)\b|(?:sprach|weiteren |neuen )?(?:nachrichten|"
        r"e?-?mails|anrufe|sms|posts|tweets|termine|meetings|besprechungen|einladungen|commits|"
        r"pushes|deployments|deploys|releases|bestellungen|käufe|zahlungen|überweisungen|buchungen|"
        r"erstattungen|erinnerungen)\s(?:an|nach|vor|ohne|am wochenende|(?:mon|diens|donners|frei|"
        r"sams|sonn)tags|mittwochs|über|auf|in)\b(?![^,.;!?]*\b(?:ist|sind|war|waren|hat|haben|"
        r"hatte|heute|morgen|gestern|da|bisher|noch|diese\w*|nächste\w*|letzte\w*|gefunden|"
        r"eingegangen|erhalten|geplant|mehr da)\b))"
    ),
    re.compile(
        rf"\bkeine?[nmrs]?\b{_IDIOM}(?=\s{WORD}{{0,4}}mehr\s(?:an|auf|für|ohne|in|"
        rf"mit|nach|vor|am|im|zu|über|von)\b)"
    ),
    re.compile(
        rf"(?:{_FROM_NOW})keine?[nmrs]?\b{_IDIOM}(?=\s{WORD}{{0,4}}mehr\s(?:bei|beim|zum|zur)\s)"
        r"(?![^.;!?]{0,160}\b(?:ist|sind|gibt|frei|geplant|möglich|verfügbar)\b)"
    ),
    re.compile(
        rf"\b(?:ab sofort|ab jetzt|ab heute|künftig|in zukunft|von nun an) [a-zäöüß]+st du\s"
        rf"{WORD}{{0,6}}?{_NEG}\b"
    ),
    re.compile(
        rf"\bdu (?:darfst|sollst|solltest|kannst|wirst|"
        rf"hast)\s(?![^,.;:!?]{{0,40}}\bnicht (?:fragen|"
        rf"warten)\b){WORD}{{0,6}}?(?:{_NEG}|nichts)\b(?=\s)(?<!hast nicht)(?<!hast "
        rf"nie)(?<!hast keine)(?<!hast keinen)(?<!kannst nicht)(?<!kannst keine)"
    ),
    re.compile(
        rf"(?:^|(?<=[.!:;,]\s)){_NO_ASKING}{WORD}{{1,7}}?(?:darfst|sollst|solltest) "
        rf"du\s{WORD}{{0,4}}?{_NEG}\b(?=\s)"
    ),
    re.compile(
        rf"\b(?:weise (?:\w+ )?darauf hin|merk dir|beachten? (?:sie|bitte)|bitte beachte|denk "
        rf"daran|bestehe darauf|erwarte|wünsche), dass (?:du|"
        rf"sie)\s(?:[^\s,;:!?]+\s){{0,9}}?{_NEG}\s(?:[^\s,;:!?]+\s){{1,8}}?(?:darfst|dürfen|sollst|"
        rf"sollen)\b"
    ),
    re.compile(
        rf"\b(?:ab sofort|ab jetzt|ab heute|künftig|von nun an)\s(?:wird|"
        rf"werden)\s{WORD}{{0,6}}?"
        rf"(?:nichts|{_NEG})(?:\smehr)?\s{WORD}{{0,4}}?(?:ge|über|ver|be)\w+(?:t|en)\b"
    ),
    re.compile(
        r"\b(?:hör|höre|hört|hören sie)\s(?:(?:bitte|endlich|sofort|doch|mal|"
        r"jetzt)\s){0,3}(?:damit\s)?auf\b(?!\s*(?:[.!]|$))"
    ),
    re.compile(
        r"\b(?:vermeide|unterlass|unterlasse|vermeiden sie|verzichte(?: bitte)? (?:darauf|auf))\b"
    ),
    re.compile(
        r"\b(?:lass|lasst)\s(?:(?:bitte|die|deine)\s){0,3}(?:finger|hände) (?:von|weg)|"
        r"\b(?:finger|hände) weg (?:von|vom)\b"
    ),
    re.compile(
        rf"(?:{BEGIN}(?=nichts\s{WORD}\S)|{_FROM_NOW})nichts\s(?!zu\b|mehr zu\b|wie\b|gegen\b|"
        r"für\b|(?:mehr )?(?:sagen|tun|machen|verraten|nennen|reden|fragen|trinken|stellen)\b|"
        r"anderes\b[^.;!?]{0,160}\bals\b)"
        rf"(?={WORD}{{0,5}}?(?<!zu ){_PARTICLE}?(?:{STEMS})e?n\b(?!\s(?:zu|kann|können|konnten?|"
        rf"will|wollen|wollten?|müssen|dürfen|ist|"
        r"wäre|hilft|bringt)\b))"
    ),
    re.compile(
        r"\b(?:untersteh dich|wage? es (?:ja )?nicht),?\s(?=[^.;!?]{3,100}\b(?:zu\s\w+en|"
        r"\w+zu\w+en)\b)"
    ),
    re.compile(
        rf"\bich (?:will|möchte|wünsche)\s?(?:nicht|nie|nie wieder|nicht mehr),? dass du\b|"
        rf"\bich (?:will|möchte|bitte dich|verlange),? dass du {WORD}{{0,5}}?{_NEG}"
    ),
    re.compile(
        r"\b(?:es ist (?:dir )?(?:streng(?:stens)? )?(?:verboten|untersagt|nicht (?:erlaubt|"
        r"gestattet))|ich (?:verbiete|untersage) (?:dir|ihnen)|dir (?:ist|bleibt) es (?:verboten|"
        r"untersagt)|(?:hiermit |ausdrücklich )(?:verbiete|"
        r"untersage) ich (?:dir|ihnen|es dir|es ihnen)|(?:dir ist|ist dir) (?:verboten|"
        r"untersagt))\b"
    ),
    re.compile(
        rf"\b(?:achte darauf|pass auf|stell(?:e)? sicher|sorg(?:e)? dafür|denk(?:e)? dran|"
        rf"denk(?:e)? daran),? (?:dass du\s{WORD}{{0,5}}?{_NEG}|{_NEG}\s)"
    ),
)

WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?-]))(?:alter|digga|leute|mann|bitte|und|aber|oder|also|auch|doch|ja|nein|"
    r"ok|okay|hey|hallo|hi|danke|super|gut|prima|toll|perfekt|ab sofort|ab jetzt|ab heute|von "
    r"jetzt an|von nun an|in zukunft|zukünftig|künftig|nächstes mal|grundsätzlich|generell|"
    r"übrigens|außerdem|ferner|wichtig|achtung|hinweis|merke?|merk dir|denk dran|regel|noch was|"
    r"noch etwas|noch eins|eins noch|sonst|dann|jetzt|wirklich|bloß|unbedingt|mensch|um gottes "
    r"willen|im ernst|ernsthaft|ps|wie gesagt|wie besprochen|wie vereinbart|zweitens|erstens|"
    r"drittens|zuletzt|bitte bitte|du|sie|so|deshalb|daher|darum|direkt|einfach|hier|dort|dabei|"
    r"danach|trotzdem)[\s,.!:–—-]*$"
)
SCOPE = re.compile(
    r"^\W*(?:und |aber |auch |bitte ){0,2}(?:in|im|an|am|auf|bei|beim|vor|nach|während|für|ohne|"
    r"mit|unter|über|außerhalb|innerhalb|zwischen|seit|ab|bis|zu|zum|zur|wenn|falls|solange|"
    r"sobald|bevor|nachdem|sofern)\s(?!.*\b(?:ich|wir|er|man|es)\s*$)"
    r"(?!.*\b(?:darf|dürfen|durften?|können|konnten?|müssen|mussten?|sollen|wollen|wollten?)\s"
    r"(?:die|der|das|sie|wir|ich|er|man|es|alle|viele|manche|meine?|unsere?|leute)\b)"
)
ASKS = re.compile(
    r"\b(?:kannst|könntest|würdest|können|könnten|würden) (?:du|sie) (?:(?:bitte|endlich|mal|"
    r"vielleicht|künftig|damit)\s){0,3}aufhören,?\s(?=[^.;!?]{2,120}?\b(?:zu\s\w+en|\w+zu\w+en)\b)|"
    r"\b(?:kannst|könntest|würdest|können|könnten|würden) (?:du|sie)\s(?=[^.;!?]{0,80}\b(?:bitte|"
    r"künftig|zukünftig|in zukunft|ab (?:jetzt|heute|sofort))\s)(?![^,.;!?]*\b(?:dass|ob|warum|"
    r"wieso)\b)"
    rf"{WORD}{{0,5}}?(?:(?:nicht|nichts|nie) mehr|nie wieder|keine?[nmrs]?\s{WORD}{{1,3}}?mehr)\s"
    r"(?=(?:[^,.;:!?]{0,100}\s)?[a-zäöü]{2,}(?:en|ern|eln)\b)"
)
QUESTION_TAG = re.compile(
    r"(?:ok|okay|ja|gut|bitte|verstanden|klar|alles klar|einverstanden|in ordnung|danke|"
    r"versprochen)\W*\?+\W*$"
)
OTHERS = re.compile(
    r"\W*(?:(?:und|aber|denn)\s)?(?:bei|in|im|an|am|auf|laut)\s"
    r"(?!(?:main|master|develop|staging|prod\w*)\b|[~/#]|[\w-]+\.\w)(?:[^\s,;.!?]+\s){1,5}?"
    r"(?:darf|dürfen|durften?|müssen|sollen|können)\s(?!du\b|sie\b|nicht|nie|kein|bitte|ab\b|"
    r"künftig)(?![^.;!?]*\b(?:werden|sein|rein|raus|rauf|hinein|hinaus)\b)"
)
"""What others may not do where they are: "bei Audi dürfen Leiharbeiter nicht …"."""
SHIELD = re.compile(
    r"\b(?:brauchst|musst|müssen|brauchen|noch nicht|noch kein\w*|nicht nötig|nicht unbedingt|"
    r"nicht nur)\b"
)
"""Words that make a negation a relaxation, a hold or no prohibition at all."""
