"""Finds the prohibitions in one sentence of a European language other than English (German,
Spanish, French, Portuguese, Italian, Dutch, Swedish, Russian, Ukrainian, Polish), or of one that is
built alike: Vietnamese and Arabic."""

import re
from collections.abc import Iterator
from itertools import islice

from memoryd.rules.capture import european_nouns, european_topics, french, german, romance
from memoryd.rules.capture.arabic import ARABIC
from memoryd.rules.capture.dutch import DUTCH
from memoryd.rules.capture.italian import ITALIAN
from memoryd.rules.capture.language import ENGLISH, Language, is_english, words, words_in
from memoryd.rules.capture.marks import without_marks
from memoryd.rules.capture.own_words import introduces_content
from memoryd.rules.capture.polish import POLISH
from memoryd.rules.capture.russian import RUSSIAN
from memoryd.rules.capture.sentences import MAX_HEADS
from memoryd.rules.capture.swedish import SWEDISH
from memoryd.rules.capture.ukrainian import UKRAINIAN
from memoryd.rules.capture.vietnamese import VIETNAMESE

Clause = tuple[int, int]


GERMAN = Language(
    words(
        "der die das den dem des ein eine einen einem und oder aber nicht nie niemals kein keine "
        "keinen bitte ich du er sie wir ihr auf mit von zu im am für ist sind mehr auch wenn dass "
        "nichts alles ab sofort direkt ohne nur noch wieder mir dir mich dich sein ihn ihm vor "
        "nach bei schick lösch schreib sende verwende benutze nutze über unter zum zur dafür vom "
        "weg finger schluss tabu"
    ),
    (*german.HEADS, *european_nouns.GERMAN, *european_topics.GERMAN),
    german.WRAPPERS,
    german.SCOPE,
    german.QUESTION_TAG,
    "und|aber",
    german.SHIELD,
    asks=german.ASKS,
    others=german.OTHERS,
)
SPANISH = Language(
    words(
        "el la los las un una y o pero no nunca jamás por favor que de del en con sin para a al "
        "este esta ese esa eso mi tu su mis tus sus se lo le les me te ya más como cuando porque "
        "queda prohibido usar antes después correo correos es son está hasta desde deja nada ni "
        "basta bajo"
    ),
    (*romance.SPANISH_HEADS, *european_nouns.SPANISH, *european_topics.SPANISH),
    romance.SPANISH_WRAPPERS,
    romance.ROMANCE_SCOPE,
    romance.ROMANCE_TAG,
    "y|e|pero|ni",
    asks=romance.SPANISH_ASKS,
    others=romance.SPANISH_OTHERS,
)
FRENCH = Language(
    words(
        "le la les un une des du de et ou mais ne n pas jamais plus je tu il elle nous vous on "
        "que qui dans sur avec sans pour à au aux ce cette ces mon ma mes ton ta tes son sa ses "
        "est sont s'il plaît merci arrête évite c d l j y en par même avant après sous aucun "
        "aucune t"
    ),
    (*french.HEADS, *european_nouns.FRENCH, *european_topics.FRENCH),
    french.WRAPPERS,
    romance.ROMANCE_SCOPE,
    romance.ROMANCE_TAG,
    "et|mais|ni",
    asks=french.ASKS,
    others=french.OTHERS,
)
PORTUGUESE = Language(
    words(
        "o a os as um uma e ou mas não nao nunca jamais por favor que de do da dos das em no na "
        "nos nas com sem para pra ao à este esta esse essa isso meu minha seu sua se lhe me te "
        "já mais como quando porque antes depois é são está até você vc pare deixe evite nem aos "
        "nenhum nenhuma chega quero evita"
    ),
    (*romance.PORTUGUESE_HEADS, *european_nouns.PORTUGUESE, *european_topics.PORTUGUESE),
    romance.PORTUGUESE_WRAPPERS,
    romance.ROMANCE_SCOPE,
    romance.ROMANCE_TAG,
    "e|mas|nem",
    asks=romance.PORTUGUESE_ASKS,
)
_CUE = re.compile(
    r"\b(?:nie|niemals|nichts?|niemande[mn]|kein\w*|keinesfalls|hör|höre|vermeide|unterlass\w*|"
    r"finger|hände|untersteh|wage?|manos|mãos?|paz|pattes|tranquilles?|pace|"
    r"larga|taboe|achterwege|zitten|koniec|ani|neanche|nemmeno|neppure|tabu|schluss|lässt|sparen|"
    r"verbitte|nihct|nciht|nicth?|nix|keien|kiene|verboten|"
    r"untersag\w*|verbiete|vedad\w*|lass|no|nunca|jamás|tampoco|dej[aáe]n?|"
    r"par[aáe]n?|evit\w+|abst\w+|proh[ií]b\w+|acab\w+|última|ning\w+|vida|nada|ni|cesa|n|ne|pas|"
    r"jamais|plus|rien|arrête\w*|"
    r"cesse\w*|évite\w*|interdi\w*|défense|não|nao|jamais|deix[ea]|proibido|chega|bajo|sob|em|non|"
    r"aucune?|fini\w*|terminé\w*|halte|hors|garde|nem|nenhuma?|pro[ií]b\w+|hipótese|"
    r"mai|smett\w+|piantala|finiscila|vietat\w+|giù|stai|tieniti|basta|niente|nessun\w*|nooit|niet|"
    r"geen|niks|niets|nergens|stop|hou|houd|kap|vermijd|verboden|verbied|handen|blijf|laat|не|"
    r"нельзя|забудь\w*|забывай|запрещ\w+|хватит|прекрати\w*|перестань\w*|припин\w+|годі|досить|"
    r"жодн\w+|ніяких|заборон\w+|уникай\w*|"
    r"утрим\w+|неможна|геть|подалі|дай\w*|залиш\w*|щоб|кинь\w*|кидай\w*|кончай\w*|завязывай\w*|"
    r"брось|избегай\w*|никаких|ни|воздерж\w+|откажи\w+|довольно|чтоб|руки|держи\w+|оставь\w*|"
    r"nigdy|zabran\w+|zakaz\w*|zabron\w+|przesta\w+|unikaj\w*|"
    r"żadn\w+|ręce|łapy|trzymaj|zostaw|koniec|skończ|dość|od|astien\w*|proib\w*|viet\w*|cerca|vedi|"
    r"assicur\w*|attent\w*|guai|aufhören|dejar|parar|evitar|volver|deixar|arrêter|cesser|éviter|"
    r"smetter\w*|evitare|finirla|stoppen|ophouden|перестать|прекратить|перестати|припинити|"
    r"przestać|skończyć|больше|"
    r"więcej|już|prosz\w*|voglio|vorrei|zorg|onthoud|voortaan|estás|tenho|estou|schei|zero|aldrig|"
    r"inte|ej|inga|inget|ingen|ingenting|sluta|undvik|låta?|undvika|avstå|akta|förbju\w+|håll|"
    r"slut|fingrarna|händerna|tassarna|noll|"
    r"zéro|cero|đừng|chớ|cấm|không|ngừng|dừng|ngưng|chấm|thôi|tránh|yên|dung|khong|tuyet)\b|"
    r"[\u0621-\u064a]"
)
_BOUNDARY = re.compile(r"[,;:()\[\]!?.¡¿*•·→…—–]|(?<=\s)-+(?=\s|$)|^-+")
_CLAUSE_END = re.compile(r"[.;!?](?:\s|$)|(?<=[\w)])\s*,")
_TRAILING = re.compile(
    r"(?:[\s,;:(*•—–-]|\b(?:und|oder|aber|auch|sowie|außerdem|bitte|y|e|o|pero|ni|además|"
    r"también|et|ou|mais|mas|também|ma|ed|inoltre|en|maar|ook|of|и|а|но|или|также|i|ale|oraz|"
    r"też)\b)+$"
)
_REPORT = re.compile(
    r"\b(?:sagt|sagte|gesagt|schreibt|schrieb|meint|meinte|steht|heißt|lautet|dice|dijo|decía|"
    r"escribió|pone|dit|écrit|disait|disse|diz|escreveu|diceva|ha detto|zei|zegt|schreef|"
    r"sa att|(?:chefen|läraren|mamma|pappa|mormor|farmor|morfar|farfar|han|hon) sa|"
    r"varnar|varnade|råder|uppmanar|säga|säger|skrev|skriver|står|lyder|говорил\w*|сказал\w*|"
    r"писал\w*|гласит|"
    r"говори[влт]\w*|каза[вл]\w*|сказа[вл]\w*|каже|кажуть|пише|писа[вл]\w*|написа[вл]\w*|радить|"
    r"mówił\w*|"
    r"powiedział\w*|napisał\w*|decir|suppose|imagine|"
    r"(?:sếp|mẹ|bố|ba|cha|vợ|chồng|thầy|cô|ông|bà|anh ấy|chị ấy|cô ấy|họ|nó|bác sĩ|biển|khách|"
    r"quản lý|tài liệu|hướng dẫn|readme)\s(?:[^,;.!?\s]+\s){0,2}?(?:nói|bảo|dặn|viết|ghi|khuyên|"
    r"nhắc|"
    r"cảnh báo|yêu cầu)|قال|قالت|قالوا|يقول|تقول|مكتوب|كتبت?|اوصي|نصح|حذر|يحذر|طلبت?|يطلب|"
    r"angenommen|stell dir vor|imagina|suponiendo|supón|imaginons|supposons|"
    r"suponha|affiche|zeigt|meldet|muestra)\b[^,;.!?]{0,40}$"
)


_SAID_AFTERWARDS = re.compile(
    r"[,–—]\s*(?:(?:me|nos|m'a|mi|me lo)\s)?(?:sagte?|meinte?|schreibt|schrieb|dice|dijo|según|"
    r"disait|selon|diz|disse|segundo|"
    r"dice|secondo|zegt|zei|volgens|säger|brukade?|råder|varnar|står det|sa (?:han|hon|de|"
    r"chefen)|enligt|skriver|говорит|"
    r"сказал[аи]?|пишет|каже|сказа(?:в|ла|ли)|пише|mówi|powiedział[ai]?)\s(?!ich\b|du\b|"
    r"yo\b|eu\b|я\b|ik\b|io\b)(?!was\b|que\b|lo\b|bescheid)[\w' ]{2,30}\W*$"
)
"""A report behind what was said: "…, sagt der Anbieter"."""
_HYPOTHETICAL = re.compile(
    r"\W*(?:(?:y|pero|e|mas|et|mais|und|aber)\s)?(?:si|se|wenn|falls|même si|"
    r"aunque)\s[^,.;:!?]{0,40}?\b(?:dijera|dijese|hubiera dicho|hubiese dicho|dissesse|tivesse(?: "
    r"\w+)? dito|disais|avais dit|gesagt hätte|sagen würde|sagte)\b"
)
"""How a sentence begins that only imagines what would have been said."""


def european_clauses(sentence: str, *, among_english: bool = False) -> list[Clause]:
    """The clauses of `sentence` (plain text) that forbid, in order, in the language it is in;
    `among_english`: the message is in English, so one word of another language tells nothing.

    English sentences and those of no language known here have none."""
    spelt, places = without_marks(sentence)
    if not _CUE.search(spelt) or _HYPOTHETICAL.match(spelt) or is_english(spelt):
        return []
    if _SAID_AFTERWARDS.search(spelt[:600]):
        return []
    for language in _languages(spelt[:600], 2 if among_english else 1):
        if clauses := list(_clauses(spelt, language)):
            return [(places[start], places[end]) for start, end in clauses]
    return []


def _languages(text: str, least: int) -> list[Language]:
    """The language of `text`, told by `least` of its words or more; several where its words tell
    no more."""
    said = words_in(text)
    scores = [len(said & language.words) for language in _LANGUAGES]
    best = max(scores)
    if best < least or len(said & ENGLISH) > best:
        return []
    alike = [each for each, score in zip(_LANGUAGES, scores, strict=True) if score == best]
    if RUSSIAN in alike and UKRAINIAN in alike:
        alike.remove(RUSSIAN if _ONLY_UKRAINIAN.search(text) else UKRAINIAN)
    return alike


_ONLY_UKRAINIAN = re.compile(r"[іїєґ]")
_PIECE = re.compile(
    r"\b(?:(?:in|für|bei) (?:diese[rmns]?|(?:die|der|den|dem|das) eine[nmrs]?) (?:\w+ )?(?:e-?mail|"
    r"mail|nachricht|post|tweet|brief|text|artikel|einladung|antwort|anschreiben|rede|folie|"
    r"präsentation|plakat|entwurf)|(?:en|para) est[ea] (?:correo|e-?mail|mensaje|post|tuit|tweet|"
    r"texto|artículo|invitación|carta|respuesta|borrador|cartel|diapositiva)|(?:dans|pour) (?:ce|"
    r"cet|cette) (?:mail|e-?mail|courriel|message|post|tweet|texte|article|invitation|lettre|"
    r"réponse|brouillon|affiche|diapo)|(?:neste|nesta|para este|para esta) (?:e-?mail|mensagem|"
    r"post|tweet|texto|artigo|convite|carta|resposta|rascunho|cartaz|slide)|(?:in|"
    r"per) quest[oa']\s?(?:e-?mail|mail|messaggio|post|tweet|testo|articolo|invito|lettera|"
    r"risposta|bozza|slide)|(?:in|"
    r"voor) (?:deze|dit) (?:e-?mail|mail|bericht|post|tweet|tekst|artikel|uitnodiging|brief|"
    r"antwoord|slide)|(?:i|för) (?:det här|detta|den här|denna) (?:mejlet|mejl|mailet|meddelandet|"
    r"meddelande|inlägget|inlägg|texten|text|artikeln|inbjudan|brevet|brev|svaret|svar|bilden)|"
    r"(?:в|для) эт(?:ом|ого|ой) (?:письм|сообщени|пост|твит|текст|стать|"
    r"приглашени|ответ|слайд)\w*|"
    r"(?:[ув]|для) ць(?:ому|ого|ій|ої) (?:лист|повідомленн|пост|твіт|текст|статт|запрошенн|"
    r"відповід|"
    r"слайд)\w*|(?:w|do) (?:tym|tej|tego) (?:mail|wiadomoś|po[sś]|tweet|tekś|"
    r"artykul|zaproszeni|odpowiedz|slajd)\w*)\b(?!-)"
)
_FOR_GOOD = re.compile(
    r"\b(?:nie wieder|niemals|nunca|jamás|jamais|mai|nooit|никогда|ніколи|nigdy|mehr|más|mais|più|"
    r"meer|"
    r"aldrig|больше|більше|więcej)\b"
)
"""Where a piece of work is named, what it shall not have is for this piece, but for "never"."""


_WHO_KNOWS = re.compile(
    r"\b(?:frage?t? (?:mich|uns|bloß|lieber|jetzt) nicht,? (?:wieso|warum|weshalb|woher|wie|wer|"
    r"was)|no (?:me|nos) preguntes? (?:por qué|porque|cómo|quién)|ne me demandez? pas (?:pourquoi|"
    r"comment|qui)|não me pergunt(?:e|es) (?:por ?qu[eê]|como|quem)|non (?:chiedermi|"
    r"chiedetemi) (?:perché|come|chi)|vraag (?:me|mij) niet (?:waarom|hoe|wie|wat)|fråga (?:mig "
    r")?inte (?:varför|hur|vem|vad)|не "
    r"спрашивай(?:те)?(?: меня)?,? (?:почему|как|откуда|зачем)|не "
    r"питай(?:те)?(?: мене)?,? (?:чому|як|звідки|навіщо)|"
    r"nie pytaj(?:cie)?(?: mnie)?,? (?:dlaczego|czemu|skąd|jak|po co))\b"
)
"""'Frag mich nicht, warum': the speaker does not know either."""
_LANGUAGES = (
    *(GERMAN, SPANISH, FRENCH, PORTUGUESE, ITALIAN, DUTCH, SWEDISH, RUSSIAN, POLISH),
    *(UKRAINIAN, VIETNAMESE, ARABIC),
)


def _clauses(sentence: str, language: Language) -> Iterator[Clause]:
    asks = (language.asks,) if language.asks else ()
    is_question = sentence.rstrip(" )\"'").endswith("?") and not language.tag.search(sentence[-60:])
    found: list[int] = []
    free_from = 0
    heads = sorted(
        (match.start(), match.end())
        for head in (asks if is_question else (*asks, *language.heads))
        for match in islice(head.finditer(sentence), MAX_HEADS)
    )
    for start, end in heads[:MAX_HEADS]:
        if start < free_from:
            continue
        clause_start = _clause_start(sentence, start, language, goes_on=bool(found))
        if clause_start is None or _is_content(sentence, clause_start):
            continue
        if language.shield and language.shield.search(sentence, clause_start, end + 12):
            continue
        if language.others and language.others.match(sentence, clause_start):
            continue
        clause = _CLAUSE_END.split(sentence[clause_start:], 1)[0]
        if (language.held and language.held.search(clause)) or _WHO_KNOWS.search(clause[:60]):
            continue
        if _PIECE.search(sentence, max(0, clause_start - 40), end) and not _FOR_GOOD.search(clause):
            continue
        found.append(clause_start)
        free_from = end
    for start, end in zip(found, [*found[1:], len(sentence)], strict=False):
        cut = _TRAILING.search(sentence, max(start, end - 40), end) if end < len(sentence) else None
        yield start, cut.start() if cut else end


def _is_content(sentence: str, start: int) -> bool:
    """Whether a clause is part of what is to be written: "write to them that they must not"."""
    return bool(_THAT.match(sentence, start) and _RELAY_FIRST.match(sentence))


def _clause_start(
    sentence: str, head: int, language: Language, *, goes_on: bool = False
) -> int | None:
    """Where the clause of the head at `head` begins, None where it forbids nothing. `goes_on`: the
    sentence has forbidden something already."""
    floor = max(0, head - 160)
    left = sentence[floor:head]
    for _ in range(8):
        left = left.rstrip()
        if _last_boundary(left) == len(left):
            break
        shorter = language.wrappers.sub("", left)
        if shorter == left:
            break
        left = shorter
    boundary = _last_boundary(left)
    segment = left[boundary:].strip()
    if segment and len(left) < head - floor and not language.scope.match(segment + " "):
        joined = re.search(
            rf"\s(?:{language.joints})\s",
            sentence[floor + len(left) - 1 : head],
        )
        if not joined or _SUBJECT.match(segment) or (not goes_on and _NAMED.match(segment)):
            return None
    elif segment and not language.scope.match(segment + " "):
        return None
    start = floor + (boundary if not segment or language.scope.match(segment + " ") else len(left))
    before = sentence[max(0, start - 200) : start]
    colon = before.rfind(":")
    if colon >= 0 and (introduces_content(before[:colon]) or _relays(before[:colon])):
        return None
    if _REPORT.search(before.rstrip(" :,\"'„“»«")):
        return None
    return start


def _last_boundary(left: str) -> int:
    last = 0
    for match in _BOUNDARY.finditer(left):
        if match.end() == len(left) or left[match.end()].isspace() or match[0] not in ".:*":
            last = match.end()
    return last


_SUBJECT = re.compile(
    r"\W*(?:ich|wir|er|sie|es|man|yo|él|ella|je|j'|il|elle|on|nous|eu|ele|ela|io|lui|lei|noi|ik|"
    r"wij|hij|zij|я|мы|он|она|они|ми|він|вона|вони|ja|my|ona|oni)\b"
)
_NAMED = re.compile(
    r"\W*(?:der|die|das|ein|eine|mein|meine|unser|unsere|le|la|les|un|une|mon|ma|el|los|las|mi|o|a|"
    r"os|as|um|uma|meu|minha|il|lo|i|gli|uno|una|mio|mia|de|het|een|mijn|onze|l')[\s']"
)
"""How a clause begins whose subject what is joined with it may share."""
_THAT = re.compile(
    r"\W*(?:(?:und|y|e|et|en|и|i)\s)?(?:que|che|dass|dat|żeby|że|что|чтобы|що|щоб|qu')(?!\w)"
)
_WRITING = (
    r"schreib|schicke?|escríbeles?|mándales?|envíales?|respóndeles?|contéstales?|ponles?|sende?|"
    r"poste?|übersetze?|sag|antworte|ändere?|ersetze?|füge?|escribe|"
    r"manda|envía|publica|traduce|di(?:le|les)?|dile|responde|cambia|pon|añade|écris|envoie|"
    r"poste|publie|traduis|dis|réponds|change|remplace|ajoute|escreva|escreve|mande|envie|"
    r"publique|traduza|diga|responda|mude|adicione|corrige|resume|résume|fasse?|formulier\w*|"
    r"verfass\w*|entwirf|erstell\w*|redacta|redige|formula|prepara|elabora|crea|rédige\w*|"
    r"prépare\w*|crée|formule|redija|elabore|cria|crie|prepare|redigi|componi|scrivi|invia|"
    r"pubblica|traduci|rispondi|di'|dì|dille|digli|correggi|riassumi|stampa|schrijf|stuur|"
    r"plaats|vertaal|zeg|antwoord|wijzig|vervang|maak|formuleer|ontwerp|print|corrigeer|"
    r"skriv|skicka|mejla|posta|publicera|översätt|svara|säg|hälsa|formulera|skapa|designa|"
    r"rätta|sammanfatta|lägg till|byt ut|tryck|"
    r"напиши\w*|отправь\w*|пошли|опубликуй\w*|переведи\w*|скажи\w*|ответь\w*|измени\w*|"
    r"замени\w*|добавь\w*|сделай\w*|состав\w*|сформулируй\w*|придумай\w*|оформи\w*|"
    r"подготовь\w*|набросай|нарисуй|распечатай\w*|исправь\w*|"
    r"надішли\w*|відправ\w*|опублікуй\w*|переклади\w*|відповідай\w*|дай відповідь|заміни\w*|"
    r"зміни\w*|додай\w*|зроби\w*|склади\w*|сформулюй\w*|придумай\w*|оформи\w*|підготуй\w*|"
    r"намалюй|роздрукуй\w*|виправ\w*|скажи\w*|napisz|wyślij|opublikuj|"
    r"przetłumacz|powiedz|odpowiedz|zmień|zastąp|dodaj|zrób|sformułuj|ułóż|przygotuj|stwórz|"
    r"zredaguj|zaprojektuj|wymyśl|wydrukuj|popraw|viết|gửi|nhắn|dịch|trả lời|đăng|soạn|bảo|nói|báo|"
    r"thông báo|اكتب|ارسل|ابعث|ابعت|انشر|ترجم|اخبر|قل|صغ|رد|اجب|ضع|اضف|اطبع|حرر|لخص|صحح"
)
"""What asks for a text to be written or sent."""
_RELAY = re.compile(rf"\b(?:{_WRITING})\b[^.!?]{{0,80}}$")
_RELAY_FIRST = re.compile(
    r"\W*(?:(?:bitte|por favor|s'il te plaît|per favore|alsjeblieft|snälla|kan du|пожалуйста|"
    r"будь ласка|"
    rf"proszę|kannst du|puedes|peux-tu|puoi|kun je|можешь|możesz)\s)?(?:{_WRITING})\b"
)


def _relays(lead: str) -> bool:
    return bool(_RELAY.search(lead[-120:]))
