"""Prohibitions that European languages put without a verb for the deed: "Plus aucun achat sur la
carte", "ni un tuit los domingos", "Termine vor 9 sind tabu". Patterns read plain text, see
`sentences.plain`."""

import re

from memoryd.rules.capture.language import BEGIN, WORD

_REMARK = (
    r"(?![^.;!?]{0,160}[,–—-]\s*(?:super|toll|schade|endlich|komisch|genial|menos mal|por fin|qué|"
    r"c'est (?!clair|compris|entendu|ok)|"
    r"ouf|bravo|bizarre|génial|dommage|enfin|tant mieux|j'ai|coitad\w+|finalmente|que (?:bom|pena|"
    r"alívio)|ótimo|скучно|жаль|тишина|наконец|ура|странно|ulga|nareszcie|szkoda|haha\w*|jaja\w*|"
    r"mdr|lol|xd)\b)"
)
"""What makes news of a clause: somebody is glad of it, or wonders."""
_GERMAN_MADE = (
    r"(?:[\w-]*(?:mails?|nachrichten|anrufe?|sms|posts?|postings?|tweets?|termine?|meetings?|"
    r"besprechung(?:en)?|einladung(?:en)?|commits?|push(?:es)?|deployments?|deploys?|releases?|"
    r"bestellung(?:en)?|käufe|einkäufe|zahlung(?:en)?|überweisung(?:en)?|abbuchung(?:en)?|"
    r"buchung(?:en)?|reservierung(?:en)?|erstattung(?:en)?|erinnerung(?:en)?|merges?|rebases?|"
    r"reboots?|neustarts?|downloads?|uploads?|installation(?:en)?|änderung(?:en)?|rabatte?|"
    r"newsletter|umfragen?|abos?|push-nachrichten|benachrichtigung(?:en)?))"
)
_GERMAN_PLACES = (
    r"(?:(?:ordner|verzeichnis|datei|tabelle|datenbank|server|branch|konto|\w*karte|kalender|"
    r"postfach|kanal|channel|repo|thermostat|kamera|safe|laufwerk|prod\w*|main|master|develop|sudo|"
    r"npm|docker|root|curl|force-?push\w*)\b|"
    r"[~/][\w.-]*/[\w./-]+|#[\w-]+|\S+@\S+)"
)
_GERMAN_FROM_NOW = (
    r"(?:ab sofort|ab jetzt|ab heute|von nun an|künftig|zukünftig|in zukunft|bitte|endgültig)"
)
_GERMAN_NEWS = (
    r"(?![^,.;!?]{0,160}\b(?:ist|sind|war|waren|hat|haben|hatte|heute|morgen|gestern|da|bisher|"
    r"noch|diese\w*|nächste\w*|letzte\w*|gefunden|eingegangen|erhalten|geplant|mehr da|seit)\b)"
)
GERMAN: tuple[re.Pattern[str], ...] = (
    re.compile(
        r"(?:(?<=bitte )|(?<=ab sofort )|(?<=ab jetzt )|(?<=ab heute )|(?<=künftig )|"
        rf"(?<=in zukunft )|(?<=von nun an ))(?:keine?|nie (?:mehr|wieder)|"
        rf"niemals)\s(?=(?:\w+en\s)?{_GERMAN_MADE}\s"
        rf"(?:an|nach|vor|ohne|über|unter|auf|in|bei|am|um|zwischen|von dir)\b{_GERMAN_NEWS})"
    ),
    re.compile(
        rf"{BEGIN}(?:nie (?:mehr|wieder)|niemals)\s(?=(?:\w+e\s)?{_GERMAN_MADE}\s(?:an|nach|vor|"
        rf"ohne|über|auf)\s(?!mich\b|uns\b)){_REMARK}{_GERMAN_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}keine?\s(?={_GERMAN_MADE}\s(?:(?:über|ab)\s\d|ohne\s(?:mein|rück|frei|abs|vorh))"
        rf"{_GERMAN_NEWS})"
    ),
    re.compile(rf"{BEGIN}keine\sweiteren\s(?={_GERMAN_MADE}\s(?:an|bei|ohne|in|auf|für)\b)"),
    re.compile(
        rf"{BEGIN}(?!(?:früher|bei|in der|in den|im büro|für mich|für uns)\b)"
        rf"(?={WORD}{{0,5}}(?:{_GERMAN_MADE}|{_GERMAN_PLACES})\s)"
        rf"{WORD}{{1,8}}?(?:ist|sind|bleibt|bleiben)\s(?:{_GERMAN_FROM_NOW}\s|für dich\s|"
        r"(?:hier|dort)\s|(?:auf|in|an) (?:der|dem|diese[rm])\s[\w.-]+\s|absolut\s|streng\s|"
        r"weiterhin\s|hiermit\s|komplett\s){0,3}tabu\b(?!-|\s(?:für (?!dich)|bei|in)\b)"
    ),
    re.compile(
        rf"{BEGIN}(?:{_GERMAN_FROM_NOW} ist |{_GERMAN_FROM_NOW} |jetzt ist |so,? )?schluss mit\s"
        rf"(?:\w+\s){{0,3}}?{_GERMAN_MADE}\b(?!\sfür heute)"
    ),
    re.compile(
        rf"\bich (?:will|möchte)\s(?:nie(?:mals)?(?: wieder| mehr)?|nicht mehr|keine?[nmrs]?)\s"
        rf"(?={WORD}{{0,3}}{_GERMAN_MADE}\s)(?=[^.;!?]{{3,90}}\b(?:sehen|lesen|erleben|"
        r"finden)\b)(?=[^.;!?]{0,90}\b(?:von dir|ohne mein\w*|an (?:frau|herrn|den|die|meine\w*|"
        r"unsere\w*|kunden)|auf (?:main|master|develop|prod\w*))\b)"
    ),
    re.compile(
        r"\bich verbitte mir\s(?!den\b|diesen\b|das\b|solche?n? t[oö]n)"
        rf"(?=(?:\w+e?n?\s){{0,2}}{_GERMAN_MADE}\b)"
    ),
)

_SPANISH_MADE = (
    r"(?:reuni[oó]n(?:es)?|citas?|correos?|e?-?mails?|mensajes?|sms|whatsapps?|llamadas?|compras?|"
    r"pagos?|transferencias?|reembolsos?|reservas?|publicaci[oó]n(?:es)?|posts?|tuits?|tweets?|"
    r"historias?|commits?|push(?:es)?|merges?|despliegues?|invitaci[oó]n(?:es)?|recordatorios?|"
    r"notificaci[oó]n(?:es)?|avisos?|descuentos?|hashtags?|emojis?|pedidos?|vuelos?|hoteles)"
)
_SPANISH_WHEN = (
    r"(?:los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos|fines de semana|"
    r"festivos)|(?:por|de|a) la noche|de noche|de madrugada|en (?:fin(?:es)? de semana|festivos))"
)
_SPANISH_LIMIT = (
    r"(?:más\b|a\b|al\b|en\b|sin\b|antes\b|despu[eé]s\b|por encima\b|fuera\b|con (?:la|mi)\b|"
    rf"{_SPANISH_WHEN})"
)
_SPANISH_NEWS = (
    rf"{_REMARK}(?![^,.;!?]{{0,160}}\b(?:hoy|ayer|mañana por|esta (?:semana|mañana|tarde|noche)|"
    r"este mes|todavía|aún|desde|he|ha|has|han|hay|hubo|lleg\w+|recib\w+|qued\w+)\b)"
)
SPANISH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?:(?:y|pero|por favor)\s)?(?:{_SPANISH_WHEN}\s)?ni\s(?:un|una)\s(?:solo\s|"
        rf"sola\s)?(?:{_SPANISH_MADE}|euro|céntimo|centavo|peso|"
        rf"dólar)\s(?={_SPANISH_LIMIT}){_SPANISH_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}(?:y\s)?{_SPANISH_WHEN},?\sni\s(?:un|una)\s(?:solo\s|sola\s)?{_SPANISH_MADE}"
        rf"(?=\s*(?:[.!]|$|,\s*(?:que|porque|por favor|vale|ok|eh)\b))"
    ),
    re.compile(
        rf"\bcero\s{_SPANISH_MADE}\s(?=[^,.;!?]{{0,50}}?\bsin (?:mi|que yo|consultar|permiso|"
        rf"autorización)\b){_SPANISH_NEWS}"
    ),
    re.compile(
        rf"\b(?:ya basta|basta(?:\sya)?)\sde\s(?:(?:tant[oa]s?|más|tus|los|las|mandar|enviar)\s)"
        rf"{{0,2}}{_SPANISH_MADE}\b"
    ),
    re.compile(
        rf"\bse acab(?:ó|aron)\s(?:(?:el|la|los|las|tus|lo de|eso de)\s){{1,2}}"
        rf"(?:{_SPANISH_MADE})\s(?={_SPANISH_LIMIT}){_SPANISH_NEWS}"
    ),
)

_FRENCH_MADE = (
    r"(?:réunions?|rendez-vous|rdv|mails?|e-?mails?|messages?|sms|textos?|appels?|coups? de fil|"
    r"publications?|posts?|tweets?|articles?|commits?|push(?:es|s)?|merges?|déploiements?|mises? "
    r"en prod|commandes?|achats?|paiements?|virements?|réservations?|remboursements?|"
    r"invitations?|rappels?|relances?|notifications?|notifs?|dépenses?|remises?)"
)
_FRENCH_WHEN = r"(?:le\s(?:\w+di|dimanche|matin|midi|soir|week-?end)|la nuit|les (?:jours|week)\b)"
_FRENCH_WITHOUT = (
    r"sans\s(?:mon\b|ma\b|mes\b|notre\b|me\b|m'|que je\b|l'a|accord|aval|revue|relecture|"
    r"validation|autorisation|prévenir|demander|permission)"
)
_FRENCH_LIMIT = (
    rf"(?:vers\s|{_FRENCH_WHEN}|avant\s(?!\w+di\b)|après\s|{_FRENCH_WITHOUT}|"
    r"à\s(?!\w+(?:er|ir|re|rallonge)\b)|au\s|aux\s|sur\s|dans\s|avec\s|"
    r"depuis (?:la|le|ma|mon)\s(?:carte|compte)|hors\s|de plus de\s)"
)
_FRENCH_SO = (
    rf"(?:{_FRENCH_WITHOUT}|tant que\s|avant\s|hors\s|svp\b|stp\b|s'il (?:te|vous)\b|jamais\b)"
)
_FRENCH_NEWS = (
    rf"{_REMARK}(?!(?:(?!tant que |sans |avant )[^,.;!?])*\b(?:aujourd'hui|demain|hier|cette|"
    r"ce (?:matin|soir|mois)|prochaine?|dernière?|"
    r"encore|prévue?s?|reçue?s?|pour (?:l'instant|le moment)|depuis (?:hier|lundi|mardi|mercredi|"
    r"jeudi|vendredi|samedi|dimanche|ce|cette|\d)|ma boîte|est|sont|a été|a|ont)\b)"
)
FRENCH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\bplus\s(?:aucune?|un seul|une seule)\s(?:nouve\w+\s)?{_FRENCH_MADE}\s"
        rf"(?={_FRENCH_LIMIT}){_FRENCH_NEWS}"
    ),
    re.compile(
        rf"\b(?:aucune?\s|zéro\s|pas d(?:e\s|'))(?:nouve\w+\s)?{_FRENCH_MADE}\s"
        rf"(?=(?:sur\s|dans\s|avec\s|vers\s)[^,.;!?]{{2,60}}?,?\s{_FRENCH_SO}|tant que\s|"
        rf"{_FRENCH_WITHOUT}|hors\s|de plus de\s){_FRENCH_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}(?:c'(?:en )?est\s)?(?:fini|terminé)e?s?,?\s(?:avec\s)?(?:les\s|l'|le\s|la\s)"
        rf"{_FRENCH_MADE}\s(?={_FRENCH_LIMIT}|\W*$){_FRENCH_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}(?:stop|halte)\s(?:aux?|à\sla|à l'|les)\s?{_FRENCH_MADE}\s(?={_FRENCH_LIMIT})"
        rf"{_FRENCH_NEWS}"
    ),
    re.compile(
        r"\bje (?:ne )?veux\s(?:plus|pas|plus jamais)\s(?:jamais )?voir\s(?:d[e']|des|un|une|un "
        rf"seul|une seule|aucune?)\s?{_FRENCH_MADE}\s(?!de\s(?!toi)|dans ma|en retard)"
        rf"(?=(?:\w+ée?s?\s)?{_FRENCH_LIMIT}|de toi\b){_FRENCH_NEWS}"
    ),
)

_PORTUGUESE_MADE = (
    r"(?:reuni(?:ão|ões)|e-?mails?|mails?|mensage(?:m|ns)|sms|zaps?|chamadas?|ligaç(?:ão|ões)|"
    r"telefonemas?|compras?|pagamentos?|transferências?|pix|reembolsos?|reservas?|"
    r"publicaç(?:ão|ões)|posts?|postage(?:m|ns)|tweets?|tuítes?|commits?|push(?:es)?|merges?|"
    r"deploys?|convites?|lembretes?|notificaç(?:ão|ões)|descontos?|pedidos?|encomendas?)"
)
_PORTUGUESE_WHEN = (
    r"(?:(?:aos|às|nos|nas)\s(?:domingos?|sábados?|fins? de semana|feriados?|segundas?|terças?|"
    r"quartas?|quintas?|sextas?)|ao (?:fim de semana|domingo|sábado)|(?:à|de) noite|"
    r"de madrugada)"
)
_PORTUGUESE_LIMIT = (
    rf"(?:{_PORTUGUESE_WHEN}|mais\b|a\b|à\b|ao\b|aos\b|às\b|pra\b|pro\b|para\b|sem\b|antes\b|"
    r"depois\b|acima\b|fora\b|em\b|na\b|no\b|com o meu\b|de mais de\b)"
)
_PORTUGUESE_WITHOUT = (
    r"sem\s(?:o meu|a minha|meu|minha|me|eu|autorização|aprovação|avisar|perguntar|confirmar|"
    r"permissão)\b"
)
_PORTUGUESE_NEWS = (
    rf"{_REMARK}(?![^,.;!?]{{0,160}}\b(?:hoje|ontem|amanhã|esta (?:semana|manhã|tarde|noite)|"
    r"este mês|ainda|desde|até agora|até ver|foi|foram|há|tem|chegou|recebi|recebeu|está|estão)\b)"
)
PORTUGUESE: tuple[re.Pattern[str], ...] = (
    re.compile(
        r"\b(?:nem mais um|nem mais uma|nem um|nem uma|nem um único|nem uma única)\s"
        rf"(?:só\s)?{_PORTUGUESE_MADE}\s(?={_PORTUGUESE_LIMIT}){_PORTUGUESE_NEWS}"
    ),
    re.compile(
        rf"\b(?:nenhuma?\s|mais nenhuma?\s|zero\s){_PORTUGUESE_MADE}\s(?=(?:acima\b|de mais de\b|"
        rf"{_PORTUGUESE_WITHOUT}|antes\b|depois\b|{_PORTUGUESE_WHEN}|"
        rf"[^,.;!?]{{2,50}}\s{_PORTUGUESE_WITHOUT})){_PORTUGUESE_NEWS}"
    ),
    re.compile(
        rf"\b(?:nada|chega)\sde\s(?:mais\s|tant[oa]s\s)?{_PORTUGUESE_MADE}\s"
        rf"(?={_PORTUGUESE_LIMIT}){_PORTUGUESE_NEWS}"
    ),
    re.compile(
        rf"{BEGIN}acab(?:aram|ou)(?:-se)?\s(?:o|a|os|as)\s{_PORTUGUESE_MADE}\s"
        rf"(?={_PORTUGUESE_LIMIT}){_PORTUGUESE_NEWS}"
    ),
)

_RUSSIAN_MADE = (
    r"(?:пис(?:ем|ьма)|сообщени[йя]|звонк(?:ов|а)|смс|пост(?:ов|а)|твит(?:ов|а)|публикаци[йи]|"
    r"перевод(?:ов|а)|плат(?:ежей|ежа)|платёж[а-я]*|покупк[аи]?|покупок|заказ(?:ов|а)|встреч[иа]?|"
    r"созвон(?:ов|а)|напоминани[йя]|уведомлени[йя]|рассыл(?:ок|ки)|коммит(?:ов|а)|пуш(?:ей|а)|"
    r"деплоев|деплоя|релиз(?:ов|а)|мерж(?:ей|а)|брон(?:ей|и)|бронировани[йя]|возврат(?:ов|а)|"
    r"скид(?:ок|ки)|трат)"
)
_RUSSIAN_LIMIT = (
    r"(?:без\s(?:моего|моей|спроса|разрешения|согласования|ревью|согласия)|после\s\d|до\s\d|"
    r"по (?:ночам|выходным|вечерам)|ночью|в (?:выходные|main|master|прод)|больше\b|дороже\s|"
    r"на (?:карту|сч[её]т))"
)
_RUSSIAN_NEWS = (
    rf"{_REMARK}"
    r"(?![^,.;!?]{0,160}(?<!\w)(?:не|нет|сегодня|вчера|пока|ещё|еще|пришло|было|за день|от)(?!\w))"
)
RUSSIAN: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b(?:больше )?ни (?:одного|одной|единого|единой)\s{_RUSSIAN_MADE}\s"
        rf"(?=[^.;!?]{{0,60}}?{_RUSSIAN_LIMIT}){_RUSSIAN_NEWS}"
    ),
    re.compile(
        rf"\bбольше ни (?:одного|одной|единого|единой)\s{_RUSSIAN_MADE}\s(?=\w){_RUSSIAN_NEWS}"
    ),
    re.compile(
        rf"\bни (?:рубля|копейки|цента|доллара|евро|гривны|тенге)\s(?=(?:на(?!\sсчет|\sсчёт)|"
        rf"больше|без|сверх|кроме|с)\s){_RUSSIAN_NEWS}"
    ),
    re.compile(
        rf"\b(?:хватит|довольно)(?:\s(?:уже|с меня|этих|твоих))?\s{_RUSSIAN_MADE}\s"
        rf"(?=\w){_RUSSIAN_NEWS}"
    ),
)

_ITALIAN_MADE = (
    r"(?:e-?mail|mail|messagg[io]|chiamat[ae]|telefonat[ae]|riunion[ei]|appuntament[oi]|"
    r"acquist[oi]|pagament[oi]|bonific[oi]?|bonifici|ordin[ei]|prenotazion[ei]|rimbors[oi]|post|"
    r"tweet|commit|push|deploy|promemoria|notific(?:a|he)|inviti?|sconti?)"
)
ITALIAN: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?:(?:e|ma)\s)?(?:la (?:domenica|notte|sera)\s)?(?:neanche|nemmeno|neppure)\s"
        rf"(?:un|una|un')\s?(?:sol[oa]\s)?{_ITALIAN_MADE}\s(?=(?:a|al|alla|ai|su|sul|sulla|senza|"
        rf"dopo le|prima delle|la (?:domenica|notte|sera)|il (?:sabato|weekend)|in più)\b){_REMARK}"
        r"(?![^,.;!?]{0,160}\b(?:oggi|ieri|questa|questo|ancora|è|ho|ha|arrivat\w+)\b)"
    ),
    re.compile(
        r"\b(?:smettila|smetti|piantala|finiscila) con (?:(?:il|lo|la|i|gli|le|quest[eio]|"
        rf"quell[eio]|quei|tutt[eio]|tu[oe]i?)\s){{1,2}}{_ITALIAN_MADE}\b|"
        rf"\bzero\s{_ITALIAN_MADE}\s(?=[^,.;!?]{{0,50}}?\bsenza (?:il mio|la mia|che io|chiedere|"
        rf"permesso)\b)(?![^,.;!?]{{0,160}}\b(?:oggi|ieri|questa|questo|è|ho|ha)\b)"
    ),
)

_DUTCH_MADE = (
    r"(?:[\w-]*(?:mails?|berichten|berichtjes|telefoontjes|belletjes|vergaderingen|afspraken|"
    r"aankopen|bestellingen|betalingen|overboekingen|reserveringen|posts|tweets|commits|"
    r"push(?:es)?|deploys|meldingen|uitnodigingen|herinneringen))"
)
DUTCH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?!\W*(?:bij|vroeger|in|voor mij|voor ons)\b)(?={WORD}{{0,4}}{_DUTCH_MADE}\s)"
        rf"{WORD}{{1,7}}?(?:is|zijn|blijft|blijven)\s(?:(?:vanaf nu|voortaan|voor jou|absoluut)\s)"
        r"{0,2}taboe\b(?!-|\s(?:bij|in|voor (?!jou)))"
    ),
    re.compile(
        rf"{BEGIN}(?:nooit meer\s(?={_DUTCH_MADE}\s(?:naar|aan|op)\s)|"
        rf"geen\s(?={_DUTCH_MADE}\smeer\s"
        rf"(?:zonder|naar|aan|op|na|voor|via)\s)){_REMARK}(?![^.;!?]*\b(?:vandaag|sinds|ontvangen|"
        r"gekregen|binnen|heb|hebben|zijn|is)\b)"
    ),
    re.compile(
        r"\b(?:stop|hou|houd|kap|schei)\s(?:(?:nu|eens|alsjeblieft|onmiddellijk|meteen|er|toch|op|"
        r"uit|even)\s){0,3}met\s(?:(?:al|die|dat|de|het|je|jouw|deze|elke)\s){0,3}(?:[a-zë]+e\s)?"
        rf"{_DUTCH_MADE}\b"
    ),
)

_POLISH_MADE = (
    r"(?:mail(?:i|ami|a)|wiadomości(?:ami)?|telefon(?:ów|ami|u)|tweet(?:ów|ami|a)|post(?:ów|ami|a)|"
    r"przelew(?:ów|ami|u)|zakup(?:ów|ami|u)|zamówie(?:ń|niami|nia)|spotka(?:ń|niami|nia)|"
    r"commit(?:ów|ami|a)|push(?:y|ami|a)|powiadomie(?:ń|niami|nia)|przypomnie(?:ń|niami|nia)|"
    r"sms(?:ów|ami|a))"
)
POLISH: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{BEGIN}(?:(?:i|a|no|to)\s)?(?:koniec ze?\s|nigdy więcej\s|ani (?:jednego|"
        rf"jednej)\s)(?:\w+\s)?{_POLISH_MADE}"
        rf"\s(?=(?:do|na|w|we|po|przed|bez|z|ze)\s)(?!na dziś|na dzisiaj){_REMARK}"
        r"(?![^,.;!?]{0,160}\b(?:dziś|dzisiaj|wczoraj|jeszcze|nie|jest|było)\b)"
    ),
    re.compile(
        rf"\bzero\s{_POLISH_MADE}\s(?=[^,.;!?]{{0,50}}?\bbez (?:mojej|mojego|pytania|zgody)\b)"
        r"(?![^,.;!?]{0,160}\b(?:wczoraj|nie|jest|było)\b)"
    ),
)
