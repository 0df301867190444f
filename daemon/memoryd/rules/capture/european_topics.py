"""Prohibitions that name first what they are about: "les salaires tu ne les montres à personne",
"el termostato no se toca", "force-push lässt du bleiben". Patterns read plain text, see
`sentences.plain`."""

import re

from memoryd.rules.capture.french import FRENCH_OF_YOU
from memoryd.rules.capture.german import STEMS as GERMAN_STEMS
from memoryd.rules.capture.language import BEGIN, WORD
from memoryd.rules.capture.romance import PORTUGUESE_ORDER, SPANISH_ORDER

_TOPIC = rf"{WORD}{{1,8}}?"

_FOR_NOW = (
    r"(?![^.;!?]{0,160}\b(?:hoy|(?<!la )mañana|todavía|aún|(?<!de )ahora|de momento|por ahora|esta "
    r"vez|esta (?:noche|semana|tarde)|hoje|amanhã|ainda|(?<!de )agora|por enquanto|desta vez|esta "
    r"semana|aujourd'hui|demain|encore(?! une fois)|pour l'instant|ce soir|cette fois|oggi|domani|"
    r"stavolta|(?<!ab )heute|noch(?! (?:mal|einmal|nie))|diesmal|morgen|gerade)\b)"
)
"""What holds something back for once instead of for good is not said."""
_WORKPLACE = (
    r"(?:#[\w-]+|[~/][\w.-]*/[\w./-]+|/[\w.-]+|[\w-]+\.\w{2,5}|\S+@\S+|main|master|develop|"
    r"trunk|prod\w*|staging)"
)
"""Where an agent works, by its name."""
_NOT_GERMAN = r"(?:nie(?:mals)?(?: wieder| mehr)?|nicht(?: mehr)?|keine?[nmrs]?|nichts|nix)"
_GERMAN_SOFTLY = (
    r"(?:(?:bitte|ab sofort|ab jetzt|ab heute|von nun an|künftig|zukünftig|in zukunft|mal|"
    r"gefälligst|schön|endlich|lieber|mir|jetzt)\s)"
)
_GERMAN_YOU_DO = (
    r"(?!hast|bist|kannst|willst|musst|weißt|magst|siehst|findest|kennst|bekommst)"
    rf"[a-zäöüß]+st du\s{_GERMAN_SOFTLY}{{1,3}}{WORD}{{0,3}}?"
)
_GERMAN_STRICTLY = (
    rf"(?:(?:unter (?:gar )?keinen umständen|auf (?:gar )?keinen fall|keinesfalls)\b|"
    rf"{_NOT_GERMAN}\s"
    rf"{WORD}{{0,3}}?ohne\s(?:mein\w*|vorherige\w*|rücksprache|rückfrage|absprache|freigabe)\b)"
)
_GERMAN_BEGIN = (
    rf"{BEGIN}(?!\W*(?:(?:und|aber|so|also|ach)\s){{0,2}}(?:was|warum|wieso|weshalb|wann|wer|wen|"
    r"wem|wie|wo|wenn|falls|dass|weil|ob|damit|sonst|leider|heute|diesmal|morgen|ich|wir|er|sie|es|"
    r"man|laut|im vertrag|das(?!\s\w+en\b)|"
    r"bei uns)\b)"
)


def _charge(from_now: str = "") -> str:
    """A pattern of what makes "nothing is sent" an order: by whom, or without whose word."""
    return (
        r"(?=[^,.;!?]{0,120}\b(?:von dir|bitte|ohne (?:(?:mein\w*|vorherige\w*) (?:ok|okay|"
        r"freigabe|zustimmung|erlaubnis|wissen|einverständnis|einwilligung|go|ja|wort|rückfrage|"
        rf"bestätigung)|rücksprache|absprache|freigabe|rückfrage){from_now})\b)"
        r"(?![^.;!?]{0,160}\b(?:seit|bei uns|gestern|leider|warum|angeblich)\b)"
    )


_GERMAN_AT = (
    rf"(?:auf|in|an|am|im|nach|unter|von|mit)\s(?:(?:den|dem|die|der|das)\s)?"
    rf"(?:(?:branch|ordner|channel|kanal|datei|server)\s)?{_WORKPLACE}(?:-\w+)?\s"
)
_GERMAN_DONE = (
    r"(?:gepush[te]d?|gepusht|gepostet|geschrieben|gelöscht|gemerg[te]d?|gemergt|committe[td]|"
    r"commited|commitet|deploy(?:t|ed)|geändert|installiert|geschraubt|gefummelt|gerührt|"
    r"herumgeschraubt|rumgefummelt|gebastelt|verändert|überschrieben|gespeichert|gerebased?t?|"
    r"veröffentlicht|hochgeladen|angelegt|abgelegt|geschickt|gesendet|gemailt|experimentiert|"
    r"getestet|gearbeitet|angefasst|bearbeitet)"
)
"""What people do there, not programs."""
_GERMAN_REMARK = (
    r"(?![^.;!?]*\b(?:seit|bei uns|gestern|leider|warum|angeblich|oft|selten|hab ich|habe ich|"
    r"merk\w*|gemerkt|laut|wundert|komisch|hängt|kaputt|fehler|weil (?:der|die|das|es))\b)"
)


GERMAN: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{_GERMAN_BEGIN}{_TOPIC}lässt du\s{_GERMAN_SOFTLY}{{0,3}}(?:bleiben|sein)\b(?!\slassen)"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}{_TOPIC}lässt du\s{_GERMAN_SOFTLY}{{0,3}}die (?:finger|hände|pfoten)\b"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}(?!\W*(?:(?:die|deine|alle|solche) )?(?:rück|"
        rf"nach)?fragen\b){_TOPIC}(?:kannst|"
        rf"könntest) du\s(?=[^.;!?]{{0,160}}\b(?:künftig|in zukunft|ab (?:jetzt|heute|"
        rf"sofort))\b)(?:dir\s|{_GERMAN_SOFTLY}){{1,4}}(?:sparen|schenken)\b"
    ),
    re.compile(
        rf"\blass\s(?=[^,.;!?]{{0,160}}\b(?:künftig|in zukunft|ab (?:jetzt|heute|sofort)|endlich|"
        rf"gefälligst|bitte)\s){_GERMAN_SOFTLY}{{0,2}}(?!(?:uns|mich|ihn|sie|es|das|gut|"
        rf"ihr)\s){_TOPIC}(?<!offen )(?<!an )(?<!aus )(?<!auf )(?<!zu )(?<!da )(?<!hier )(?<!so )"
        r"(?<!oben )(?<!unten )(?<!drin )(?<!wach )(?<!stehen )"
        r"(?<!liegen )(?<!wie es )(?<!gut )(?<!ruhig )(?:bleiben|sein)\b"
    ),
    re.compile(
        r"\blass (?:es|das)\s(?:(?:bitte|künftig|endlich|gefälligst)\s){0,2}(?:bleiben|sein),\s"
        r"(?=[^.;!?]{3,100}\s(?:zu\s\w+en|\w+zu\w+en)\b)"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}{_charge('|ab sofort|ab jetzt|künftig|in zukunft|von nun an')}"
        rf"(?:{_TOPIC})(?:geht|gehen)\s{WORD}{{0,6}}?"
        rf"{_NOT_GERMAN}\b(?=[^,.;:!?]{{0,160}}\s(?:raus|hinaus|heraus|rein|live|online)\b)"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}{_charge()}(?:{_TOPIC}|es )(?:wird|werden)\s{WORD}{{0,6}}?"
        rf"{_NOT_GERMAN}\s(?=[^,.;:!?]{{0,160}}\b(?:\w*ge|über|ver|be)\w+(?:t|en)\b)"
    ),
    re.compile(
        rf"(?:{BEGIN}es (?:wird|werden)\s(?:{_GERMAN_SOFTLY}){{0,2}}(?!nichts|nix){_NOT_GERMAN}\s"
        rf"(?={_GERMAN_AT})|{_GERMAN_BEGIN}{_GERMAN_AT}(?:wird|werden)\s{_GERMAN_SOFTLY}{{0,2}}"
        rf"(?!nichts|nix){_NOT_GERMAN}\s)"
        rf"(?!(?:viel|oft|so|mehr|immer|automatisch|richtig|korrekt|sauber)\b)"
        rf"(?=(?:[^,.;:!?]{{0,160}}\s)?{_GERMAN_DONE}\b){_FOR_NOW}{_GERMAN_REMARK}"
    ),
    re.compile(
        rf"{BEGIN}du (?:{GERMAN_STEMS})e?s?t\s(?!ja\b|halt\b|wohl\b|"
        rf"immer\b)(?:{_GERMAN_SOFTLY}{{0,2}}"
        rf"{WORD}{{0,4}}?{_GERMAN_STRICTLY}|(?:ab sofort|ab jetzt|ab heute|künftig|in zukunft)\s"
        rf"{WORD}{{0,4}}?{_NOT_GERMAN}\s(?=\S)){_FOR_NOW}(?![^.;!?]*,\s*(?:super|toll|schade|danke|"
        r"oder|was))"
    ),
    re.compile(rf"{BEGIN}es wird\s(?:hier\s|mir\s)?nichts ohne\s(?=mein\w*\s)"),
    re.compile(
        rf"{_GERMAN_BEGIN}{_TOPIC}{_GERMAN_YOU_DO}(?:nie (?:wieder|mehr)|niemals|nicht mehr|"
        rf"nichts mehr|keine?[nmrs]?\s{WORD}{{0,2}}mehr)\b{_FOR_NOW}"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}(?=[^,;!?]{{0,120}}\b(?:ab sofort|ab jetzt|ab heute|künftig|in "
        rf"zukunft)\s|"
        rf"{WORD}{{0,4}}?[^\s,;!?]*[/#@]){_TOPIC}{_GERMAN_YOU_DO}{_NOT_GERMAN}\b{_FOR_NOW}"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}{_TOPIC}(?:{GERMAN_STEMS})e?s?t du\s{_GERMAN_SOFTLY}{{0,3}}{WORD}{{0,3}}?"
        rf"{_GERMAN_STRICTLY}{_FOR_NOW}"
    ),
    re.compile(
        rf"{_GERMAN_BEGIN}{_TOPIC}(?:fasst|rührst|packst|langst) du\s{_GERMAN_SOFTLY}{{0,3}}"
        rf"{WORD}{{0,3}}?{_NOT_GERMAN}\s(?:mehr )?(?=an\b){_FOR_NOW}"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:da|dort|hier)\s|(?:in|im|auf|an|am|bei|unter)\s{WORD}{{1,6}}?)hast du\s"
        rf"(?:\w+\s){{0,3}}?nichts (?:mehr )?(?:verloren|zu suchen)\b|\bdu hast\s(?:in|im|auf|an|"
        rf"am|bei|unter)\s{WORD}{{1,6}}?nichts (?:mehr )?(?:verloren|zu suchen)\b"
    ),
)

_SPANISH_DEED = (
    r"(?:toca|borra|elimina|publica|paga|compra|manda|envía|escribe|llama|comparte|sube|despliega|"
    r"mergea|pushea|commitea|reinicia|apaga|usa|cambia|modifica|edita|instala|actualiza|ejecuta|"
    r"transfiere|reserva|abre|cierra|contacta|responde|molesta|mueve|copia|descarga|enseña|"
    r"muestra|cancela|renombra|gasta|trabaja en)n?"
)
_SPANISH_CHANGE = (
    r"(?:toca|borra|elimina|publica|despliega|mergea|pushea|commitea|reinicia|apaga|modifica|"
    r"edita|instala|transfiere|cancela|renombra)n?"
)
"""Deeds that do not fail by themselves, as opening and sending does."""
_SPANISH_NEVER = (
    r"(?:bajo ning[uú]n (?:concepto|pretexto|motivo)|bajo ninguna circunstancia|en ning[uú]n caso|"
    r"por nada del mundo|de ninguna manera|nunca jamás)"
)
_SPANISH_STRICTLY = (
    rf"(?:{_SPANISH_NEVER}|sin (?:mi (?:ok|permiso|visto bueno|aprobación|"
    r"autorización|consentimiento|confirmación|firma|revisión)|que yo|consultar|avisar|permiso|"
    r"preguntar|autorización|aprobación)|a nadie)"
)
_SPANISH_RULE = (
    rf"(?:{_SPANISH_STRICTLY}|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos|"
    r"fines de semana|festivos)|de noche|por la noche|antes de las|después de las)"
)
_OTHERS_WAYS = (
    r"(?!\W*(?:antes|ayer|en (?:mi|nuestro|nuestra|el) (?:cole\w*|trabajo|país|empresa|familia|"
    r"pueblo|casa|oficina)|en (?:españa|méxico|argentina|alemania|japón)|aquí|yo|él|ella|"
    r"si|que|qué|la gente|dicen?|dijo|dijeron|me dij\w+|según|la (?:norma|ley)|cuando|porque|como|"
    r"creo|dice|em (?:portugal|casa)|no brasil|na (?:escola|minha empresa|minha casa)|eu|ele|ela|"
    r"se|quando|acho|aqui)\b)"
)
SPANISH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}{_TOPIC}no se toca(?:n)?\b(?=\s*(?:[,.!;]|$)|\s(?:más|nunca|"
        rf"jamás|para nada|sin|{_SPANISH_RULE})\b)"
    ),
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}(?:{_TOPIC})?no se (?:(?:me|te|le|les|lo|la)\s)?{_SPANISH_DEED}\s"
        rf"(?=[^,.;!?]{{0,60}}?\b{_SPANISH_STRICTLY})"
    ),
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}(?:{_TOPIC})?no se {_SPANISH_CHANGE}\s"
        rf"(?=[^,.;!?]{{0,60}}?\b{_SPANISH_RULE})(?!.*\bporque\b)"
    ),
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}(?={WORD}{{0,4}}{_SPANISH_RULE})(?:{_TOPIC})no se "
        rf"(?:(?:me|te|le|les|lo|la)\s)?(?!(?:abre|cierra|actualiza|muestra|llama|trabaja "
        rf"en)n?\b){_SPANISH_DEED}\b(?!.*\bporque\b)"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:y|pero|ah|oye)\s)?(?:el|la|los|las|mi|mis|tu|tus|a|al|ese|esa|esos|esas|"
        rf"este|esta)\s{_TOPIC}(?<!que )(?:no|nunca|jamás)\s(?:(?:me|se)\s)?(?:lo|la|los|las|le|"
        rf"les)\s(?:(?:debes|puedes|tienes que|vuelvas a)\s(?=\w+[aei]r\b)|"
        rf"(?!\w+é\b){SPANISH_ORDER})\b(?!\s(?:como ejemplo|en cuenta)){_FOR_NOW}"
    ),
)

_PORTUGUESE_DEED = (
    r"(?:mexe|toca|apaga|deleta|exclui|publica|posta|paga|compra|manda|envia|escreve|liga|"
    r"compartilha|partilha|sobe|usa|muda|altera|edita|instala|roda|executa|transfere|reserva|"
    r"abre|fecha|responde|copia|baixa|mostra|cancela|gasta|divulga|desliga|reinicia)m?"
)
_PORTUGUESE_NEVER = (
    r"(?:em hipótese alguma|em hipótese nenhuma|sob (?:nenhum|hipótese|circunstância)\w*|"
    r"em (?:caso algum|nenhum caso|circunstância alguma)|de (?:jeito nenhum|forma alguma|"
    r"maneira nenhuma|maneira alguma))"
)
_PORTUGUESE_RULE = (
    rf"(?:{_PORTUGUESE_NEVER}|sem (?:(?:o )?meu (?:ok|aval|consentimento)|"
    r"(?:a )?minha (?:autorização|aprovação|confirmação|permissão|revisão)|eu|me|autorização|"
    r"permissão|perguntar|avisar)|a ninguém|pra ninguém|para ninguém)"
)
PORTUGUESE: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}{_TOPIC}não se (?:mexe|toca)\b(?=\s*(?:[,.!;]|$)|\s(?:mais|nunca|"
        rf"sem|{_PORTUGUESE_RULE})\b)"
    ),
    re.compile(
        rf"{BEGIN}{_OTHERS_WAYS}(?:{_TOPIC})?não se {_PORTUGUESE_DEED}\s"
        rf"(?=[^,.;!?]{{0,60}}?\b{_PORTUGUESE_RULE})"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:e|mas|ah|olha)\s)?(?:o|a|os|as|meu|minha|meus|minhas|no|na|nos|nas|ao|à|"
        rf"esse|essa|este|esta)\s{WORD}{{0,7}}[^\s,;!?]+,?\s(?:não|nunca)\s"
        rf"(?:o|a|os|as|lhe|lhes|me|me [oa]s?)\s(?!\w+[éi]\b){PORTUGUESE_ORDER}\b{_FOR_NOW}"
    ),
)

_FRENCH_NEVER = (
    r"(?:jamais|plus(?: jamais)?|rien|personne|à personne|nulle part|aucune?|en aucun cas|"
    r"sous aucun prétexte)"
)
_FRENCH_CLITIC = r"(?:(?:me|le|la|les|lui|leur|y|en)\s|[l]'){1,2}"
_FRENCH_LIMIT = (
    r"(?:sans\s|avant\s(?!demain|\w+di\b|ce\s)|après\s|à personne|tant que\s|le\s(?:\w+di|dimanche|"
    r"soir|matin|week-?end)\b|la nuit|svp\b|stp\b)"
)
_NOT_AS_WANTED = (
    r"(?![^.;!?]{0,160}\b(?:quand je|ce que je|les? bon\w*|la bonne|à temps|à l'heure|d'original|"
    r"assez|correctement|pourquoi|hein|c'est (?:drôle|dommage|bizarre|fou|normal)|bravo|haha|mdr|"
    rf"lol)\b){_FOR_NOW}"
)
_ON_AS_OTHERS = (
    r"(?![^.;!?]*\b(?:chez (?:nous|eux|vous)|en \w+|d'habitude|normalement|\d+ ans|avant l'âge|"
    r"dans (?:ma|notre|la) (?:boîte|famille|équipe|culture)|parce qu|vu qu|ouf|tant mieux|"
    r"a dit|crie|crient|promet|film|slogan)\b)"
)
"""What makes "on" people in general."""
FRENCH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?:(?:et|mais|bon)\s)?(?!(?:si|quand|comme|parce|que|pourquoi|je|il|elle|on)\b)"
        rf"(?:{WORD}){{0,6}}[^\s,;!?]+,?\s(?:tu|vous)\s(?:ne\s|n')?{_FRENCH_CLITIC}"
        rf"{FRENCH_OF_YOU}\s(?=(?:[^,.;!?]{{1,40}}\s)?{_FRENCH_NEVER}(?!\w)|pas\s(?:\S+\s){{0,4}}?"
        rf"{_FRENCH_LIMIT}){_NOT_AS_WANTED}"
    ),
    re.compile(
        rf"\btu\s(?:ne\s|n')(?:{_FRENCH_CLITIC})?{FRENCH_OF_YOU}\s(?:surtout\s|donc\s)?"
        rf"(?:(?:jamais|plus(?: jamais)?)\s(?!rien d)(?=[^\s,.;:!?])|(?:à personne|nulle part|"
        rf"en aucun cas|sous aucun prétexte)(?!\w)|(?:pas|rien|personne|aucune?)\s"
        rf"(?=(?:[^\s,.;:!?]+\s){{0,6}}?{_FRENCH_LIMIT})){_NOT_AS_WANTED}"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:et|mais|bon)\s)?tu\s(?:touches\s(?:pas|plus|jamais)\s(?=à\s|aux?\s)|"
        r"(?:paies|payes|publies|envoies|supprimes|effaces|modifies|pousses|postes|appelles|"
        r"commandes|achètes|partages|touches|écris|déploies|réserves)\s(?:pas|jamais|plus)\s"
        rf"(?=(?:[^\s,.;:!?]+\s){{0,6}}?{_FRENCH_LIMIT})){_NOT_AS_WANTED}"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:et|mais|bon|non)\s)?on\s(?:ne\s|n')?touche\s(?:(?:surtout|donc)\s)?"
        rf"(?:pas|plus|jamais)\s(?:à|au|aux)\s(?=(?:(?:la|l'|ma|mon|mes|ce|cette|ces)\s?)?"
        rf"(?:{_WORKPLACE}(?![\w/@])|(?:base|bdd|fichier|dossier|branche|serveur|compte|table|"
        rf"config|configuration|production)s?\b)){_NOT_AS_WANTED}{_ON_AS_OTHERS}"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:et|mais|bon|non)\s)?on\s(?:ne\s|n')?(?:pousse|publie|poste|déploie|"
        rf"merge|envoie|supprime|efface|modifie|partage|écrit|committe|commite|push|installe|"
        rf"touche)\s(?:surtout\s)?(?:pas|plus|jamais|rien)\s"
        rf"(?=(?:[^\s,.;:!?]+\s){{0,6}}?(?:{_FRENCH_LIMIT}|(?:sur|dans|à|avec)\s{_WORKPLACE}"
        rf"(?![\w/@])))(?!assez|trop|souvent){_NOT_AS_WANTED}{_ON_AS_OTHERS}"
    ),
    re.compile(rf"\bjamais\stu\s(?:ne\s|n'){FRENCH_OF_YOU}\s(?=\S)"),
)

_ITALIAN_DEED = (
    r"(?:tocca|apre|chiude|pubblica|paga|compra|manda|invia|scrive|chiama|condivide|cancella|"
    r"elimina|modifica|cambia|usa|riavvia|installa|aggiorna|prenota|trasferisce|risponde|sposta|"
    r"mergia|committa)"
)
_ITALIAN_OTHERS_WAYS = (
    r"(?!\W*(?:se|quando|qui|da noi|in (?:italia|casa mia|ufficio)|dice|dicono|io|lui|lei|chi|che|"
    r"perché)\b)"
)
ITALIAN: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}{_ITALIAN_OTHERS_WAYS}(?=(?:(?:e|ma|però|poi)\s)?(?:il|lo|la|i|gli|le|l'|quel|"
        rf"quell[aeo]|quei|quest[aeio])(?:\s|(?<=')))"
        rf"{_TOPIC}non (?:(?:lo|la|li|le|me l[oaie])\s)(?:(?:(?:devi|dovete|puoi)\s)(?:più\s|mai\s|"
        rf"assolutamente\s){{0,2}})?(?!sapere|capire|avere|essere)\w+(?:are|ere|ire)\b{_FOR_NOW}"
    ),
    re.compile(
        rf"{BEGIN}{_ITALIAN_OTHERS_WAYS}{_TOPIC}"
        rf"non si (?:tocca(?:no)?(?=\s*(?:[,.!;]|$)|\s(?:più|mai)\b)|{_ITALIAN_DEED}\s"
        r"(?=[^,.;!?]{0,60}?\b(?:per nessun motivo|in nessun caso|per nessuna ragione|senza (?:il "
        r"mio (?:ok|permesso|consenso|via libera)|la mia (?:approvazione|conferma|autorizzazione)|"
        r"che io|chiedere|avvisare|permesso))\b))"
    ),
)
_DUTCH_NO = r"(?:nooit(?: meer)?|niet(?: meer)?|niets(?: meer)?|niks(?: meer)?|geen)"
_DUTCH_NO_NEWS = (
    r"(?![^.;!?]*\b(?:volgens|staat|zegt|zei|wet|sinds|bij ons|gisteren|blijkbaar|waarom|nu even|"
    r"vandaag|morgen|nog niet|deze keer)\b)"
)
_DUTCH_BEGIN = (
    rf"{BEGIN}(?!\W*(?:(?:en|maar|dus)\s)?(?:dat|wat|waarom|als|toen|ik|hij|zij|ze|we|wie|wanneer|"
    r"hoe|waar|welke|volgens|omdat|want|hier|daar|een|vroeger|bij|met een)\b)"
)
_DUTCH_DONE = (
    r"(?:gepusht|gepost|geplaatst|gemerged?|gecommit|gedeployed|geschreven|gewist|verwijderd|"
    r"gewijzigd|aangepast|geïnstalleerd|gezeten|gekomen|gemaild|gestuurd|gerebased)"
)
_DUTCH_AT = (
    rf"(?:naar|op|in|aan|via|van)\s(?:(?:de|het)\s)?(?:{_WORKPLACE}|productie\w*)(?:-\w+)?\s"
)
DUTCH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?!\W*(?:dat|wat|waarom|als|toen|ik|hij|zij|ze|we)\b){_TOPIC}laat "
        rf"je\s(?:(?:voortaan|"
        r"vanaf (?:nu|vandaag)|alsjeblieft|aub|graag|maar)\s){1,3}(?:achterwege|zitten)\b"
    ),
    re.compile(
        rf"{_DUTCH_BEGIN}(?:(?:de|het|die|dit|deze|mijn|m'n|onze|ons|alle|[~/#]\S*|\S+\.\w+)\s|"
        rf"(?:naar|op|in|aan|via|met|van)\s(?:(?:de|het)\s)?(?:{_WORKPLACE}|klanten|mijn\s\S+|"
        rf"onze\s\S+|productie)\s)(?:{WORD}){{0,6}}?mag je\s(?:(?:echt|dus|voortaan|vanaf nu|"
        rf"absoluut|van mij|zelf)\s){{0,3}}{_DUTCH_NO}\s"
        rf"(?=(?:[^,.;:!?]{{0,100}}\s)?[a-zëï-]{{3,}}en\b)"
        rf"(?!(?:[^,.;:!?]{{0,100}}\s)?(?:missen|vergeten|onderschatten|verwachten|lopen|liggen|"
        rf"kijken|parkeren|roken|rijden|eten|drinken)\b){_DUTCH_NO_NEWS}"
    ),
    re.compile(
        rf"{_DUTCH_BEGIN}(?:er wordt\s{_DUTCH_NO}\s{_DUTCH_AT}|"
        rf"{_DUTCH_AT}wordt\s(?:(?:voortaan|vanaf nu)\s)?{_DUTCH_NO}\s)(?!veel|vaak|automatisch)"
        rf"(?=(?:[^,.;:!?]{{0,80}}\s)?{_DUTCH_DONE}\b){_DUTCH_NO_NEWS}"
    ),
)
