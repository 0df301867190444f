"""The grammar of Dutch prohibitions, as data."""

import re

from memoryd.rules.capture.european_nouns import DUTCH as DUTCH_NOUNS
from memoryd.rules.capture.european_topics import DUTCH as DUTCH_TOPICS
from memoryd.rules.capture.language import WORD, Language, alternatives, words

_IMPERATIVE = alternatives(
    """stuur mail mailt app bel schrijf zend verzend verstuur antwoord beantwoord reageer plaats
    post deel tweet publiceer gebruik draai voer start herstart stop installeer verwijder wis
    delete gooi haal pas verander wijzig bewerk overschrijf raak kom zit blijf maak zet doe ga
    open sluit lees bekijk toon laat vraag zeg noem vermeld geef neem leg plan boek reserveer
    bestel koop betaal boek schrijf maak sla bewaar download upload kopieer verplaats hernoem
    push commit merge rebase deploy release log koppel verbind accepteer keur bevestig annuleer
    verzet nodig contacteer benader stoor stuur speel zing verhoog verlaag vergrendel ontgrendel
    print druk vertaal vat verkoop leen schenk bezorg lever reken boek tag noem citeer deel
    archiveer exporteer importeer wijs zoek surf bezoek volg klik typ vul voeg meld registreer
    teken rijd parkeer kook was zuig stofzuig geef voer wek film fotografeer neem breng bied
    beloof vergoed zoek grijp kap rommel knoei doorstuur combineer"""
)
_NEG = (
    r"(?:nooit(?: meer| ofte nimmer| ook)?|niet(?: meer| langer)?|geen(?: enkele?)?|niets?|niks|"
    r"niemand|nergens|nimmer|onder geen beding|in geen geval)"
)
_NO_SUBJECT = r"(?!(?:ik|je|jij|we|wij|hij|zij|het|dat|er|u|men|jullie)\b)"
_IDIOM = (
    r"(?!\s+(?:zorgen|druk|illusies|moeite|paniek|probleem|problemen|haast|zo\b|meer dan|"
    r"op\s*(?:[.,!]|$)|weg\s*(?:[.,!]|$)|te (?:laat|hard)|gek|bang|boos|verdrietig|aan jezelf|"
    r"alleen\b|per se|nodig|erg\b|vergeten|aarzelen))"
)
_ENDS = (
    r"\s*(?:[,.;!)–—-]|$|\s(?:alsjeblieft|alstublieft|aub|svp|graag|zonder|voordat|als|tenzij|"
    r"behalve|want|omdat|tot|totdat|wanneer|zolang|om|naar|aan|in|op|met|voor|via|na|buiten|bij|"
    r"uit|over|per|vanaf)\b)"
)
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"(?<!\bde )(?<!\bhet )(?<!\been )(?<!\bmijn )(?<!\bonze )(?<!\bper )(?<!\bdie )"
        rf"\b(?:{_IMPERATIVE})\s{_NO_SUBJECT}(?![^,.;:!?]{{0,40}}\b(?:ik|wij|we|hij|zij)\b)"
        rf"{WORD}{{0,9}}?{_NEG}\b{_IDIOM}"
    ),
    re.compile(
        rf"\b{_NEG}\b{_IDIOM}(?=\s(?:[^,;!?:]{{0,120}}\s)?(?!(?:hebben|zijn|worden|kunnen|moeten|"
        rf"willen|zullen|vergeten|aarzelen|werken|weten|begrijpen|bestaan|mensen|dagen|keren)\b)"
        rf"[a-zëï]{{3,}}en{_ENDS})"
    ),
    re.compile(
        r"\b(?:stop|hou|houd|kap|stopt|houdt)\s(?:(?:nu|eens|alsjeblieft|onmiddellijk|meteen|er|"
        r"toch|op|even)\s){0,3}met\s(?:(?:het|de|al|dat|die|mij|me|hem|haar|hen|steeds|altijd)\s)"
        r"{0,3}(?!roken|zeuren|werken|huilen|lachen|"
        rf"praten\b){WORD}{{0,5}}?[a-zëï]{{3,}}en\b"
    ),
    re.compile(
        rf"\b(?:je|jij|u|jullie)\s(?:mag|mogen|moet|moeten|dient|zult)\s"
        rf"{WORD}{{0,6}}?{_NEG}\b{_IDIOM}(?=\s)"
    ),
    re.compile(rf"\b(?:vanaf nu|voortaan|vanaf vandaag)\s[a-z]+\sje\s{WORD}{{0,6}}?{_NEG}\b"),
    re.compile(
        rf"\bik (?:wil|zou willen|verwacht|eis|heb liever)\s(?:{_NEG}\s)dat (?:je|jij|u)\b|"
        rf"\bik (?:wil|verwacht|eis|vraag je|heb liever),? dat (?:je|jij|u)\s"
        rf"{WORD}{{0,5}}?{_NEG}\b"
    ),
    re.compile(
        rf"\b(?:zorg(?:\s(?:ervoor|er voor))?|let (?:er )?op|denk eraan|onthoud),? dat (?:je|jij|"
        rf"u)\s{WORD}{{0,5}}?{_NEG}\b"
    ),
    re.compile(
        rf"\bgelieve\s{WORD}{{0,4}}?{_NEG}\s(?!te (?:vergeten|aarzelen|schrikken)\b)"
        rf"{WORD}{{0,6}}?te\s[a-zëï]{{3,}}en\b"
    ),
    re.compile(
        r"\bvermijd\b|\b(?:handen|poten|vingers) (?:af|weg) van\b|\bblijf (?:af|weg|uit de buurt) "
        rf"van\b|\bblijf (?:met je \w+ )?(?:van|uit|weg van) {WORD}{{1,6}}?(?:af|weg|vandaan)\b|"
        r"\blaat [^,.;:!?]{2,60} met rust\b|\b(?:het is (?:\w+ )?verboden|verboden|ik verbied je) "
        r"(?:om )?"
    ),
)
DUTCH = Language(
    words=words(
        "de het een en of maar niet nooit geen geen niets niks alsjeblieft alstublieft aub ik je "
        "jij hij zij ze we wij u ons onze mijn jouw zijn haar hun op met van naar aan te om voor "
        "dat die dit deze ook als want omdat alles vanaf nu voortaan zonder nog weer meer er is "
        "bij uit na dan wel mag moet graag stuur gebruik doe maak zet hou bedankt dank hoi dag "
        "eens even gewoon tot over door stop vermijd"
    ),
    heads=(*HEADS, *DUTCH_NOUNS, *DUTCH_TOPICS),
    wrappers=re.compile(
        r"(?:^|(?<=[\s,;:(.!?'-]))(?:alsjeblieft|alstublieft|aub|a\.u\.b|svp|en|maar|of|dus|ook|"
        r"oh|o ja|ja|nee|ok|oké|okay|hoi|hey|hé|hallo|dag|bedankt|dank je|dank u|dankjewel|top|"
        r"goed|prima|super|mooi|vanaf nu|vanaf vandaag|voortaan|in het vervolg|in de toekomst|"
        r"de volgende keer|volgende keer|in het algemeen|trouwens|bovendien|verder|wel graag|wel|"
        r"wilt u|wil je|zou je|zou u|kun je|kunt u|belangrijk|"
        r"let op|nb|ps|onthoud|regel|nog iets|nog één ding|nog een ding|één ding|een ding|dan|nu|"
        r"echt|gewoon|serieus|zoals (?:ik )?(?:al )?gezegd|zoals afgesproken|ten eerste|"
        r"ten tweede|tot slot|je|jij|u|wil je|luister|zeg|daarom|liever|graag|even)"
        r"[\s,.!:–—-]*$"
    ),
    scope=re.compile(
        r"^\W*(?:en |maar |ook ){0,2}(?:in|op|aan|bij|voor|na|tijdens|zonder|met|onder|over|buiten|"
        r"binnen|tussen|sinds|vanaf|tot|als|wanneer|zolang|zodra|voordat|nadat|'s|via|naar)\s"
        r"(?!.*\b(?:ik|wij|we|hij|zij|men)\s*$)(?!.*\b(?:mogen|mag|kan|kunnen|moet|moeten|is|zijn|"
        r"wordt|worden|heeft|hebben|was|waren)\b)(?:\S+\s*){1,8}$"
    ),
    tag=re.compile(
        r"(?:ok|oké|okay|ja|goed|begrepen|duidelijk|akkoord|alsjeblieft|hè|afgesproken|snap je|"
        r"bedankt)\W*\?+\W*$"
    ),
    joints="en|maar",
    shield=re.compile(
        r"\b(?:hoeft|hoeven|hoef|nog niet|nog geen|nog niks|niet nodig|ook niet om te|niet per se|"
        r"niet alleen|niet verplicht)\b"
    ),
    asks=re.compile(
        r"\b(?:kun|kan|zou|wil) (?:je|u|jij) (?:(?:alsjeblieft|aub|willen|kunnen|nu|"
        r"voortaan)\s){0,3}(?:stoppen|ophouden) met\s(?=[^.;!?]{3,120})|"
        r"\b(?:wil|zou|kun|kan) (?:je|u|jij)\s(?=[^.;!?]{0,120}\b(?:voortaan|vanaf nu|in het "
        rf"vervolg|alsjeblieft|aub|svp)\b){WORD}{{0,5}}?(?:(?:niet|niks|niets|nooit) meer|nooit|"
        r"geen)\s(?=(?:[^,.;:!?]{0,100}\s)?[a-zëï]{3,}en\b)"
    ),
    held=re.compile(
        r"\b(?:nog niet|(?<!vanaf )vandaag|deze keer|dit keer|voorlopig|even niet|nu nog)\b"
    ),
)
