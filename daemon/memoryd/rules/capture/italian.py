"""The grammar of Italian prohibitions, as data."""

import re

from memoryd.rules.capture.european_nouns import ITALIAN as ITALIAN_NOUNS
from memoryd.rules.capture.european_topics import ITALIAN as ITALIAN_TOPICS
from memoryd.rules.capture.language import Language, alternatives, words

_CLITIC = r"(?:mi|ti|ci|vi|gli|lo|la|li|le|ne|si|glielo|gliela|glieli|melo|mela|telo)"
_INFINITIVE = rf"\w+(?:are|ere|ire|rre|[aei]r{_CLITIC})\b"
_BEFORE_VERB = r"(?:(?:mi|ti|ci|vi|gli|lo|la|li|le|ne|si)\s)?"
_SOFTLY = r"(?:(?:assolutamente|proprio|per favore|semplicemente|mai|più|mai più)\s){0,2}"
_SUBJUNCTIVE = alternatives(
    """invii mandi scriva spedisca usi utilizzi cancelli elimini rimuova tocchi modifichi cambi
    apra chiuda legga chiami telefoni contatti risponda inoltri condivida pubblichi posti prenoti
    compri acquisti ordini paghi trasferisca spenda installi aggiorni riavvii spenga accenda
    faccia metta dia dica riveli mostri menzioni includa salvi stampi disturbi inviti accetti
    rifiuti approvi firmi confermi annulli disdica fissi programmi pianifichi sposti copi
    carichi scarichi crei aggiunga tolga riproduca suoni alzi abbassi sblocchi blocchi prenda
    superi esegua lanci avvii fermi traduca riassuma esporti importi archivi assegni venda offra
    prometta rimborsi citi tagghi registri visiti acceda investa presti regali consegni"""
)
_IDIOM = (
    r"(?!(?:ti |vi |mi |si )?(?:preoccup|scord|dimentic|esit|arrend|moll|scherz|arrabbi|offend|"
    r"scoraggi|spavent|stupir|meravigli|perder(?:e|ti) (?:d'animo|tempo)|aver|esser|saper|poter|"
    r"dover|voler|riuscir|capir|veder l'ora|far(?:e|ci|ti)? (?:caso|lo stupido|così|il modesto)|"
    r"dire mai\b|sembr|import|smettere|stress|agit|fraintend|sentir(?:e|ti)\b|pensar(?:e|"
    r"ci) (?:male|troppo)))"
)
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(rf"\b(?:non|né)\s+{_SOFTLY}{_IDIOM}{_BEFORE_VERB}{_IDIOM}{_INFINITIVE}"),
    re.compile(rf"\bnon\s+{_SOFTLY}{_BEFORE_VERB}(?:{_SUBJUNCTIVE})\b"),
    re.compile(
        rf"\bnon\s+{_SOFTLY}{_IDIOM}{_BEFORE_VERB}"
        r"(?!(?:avete|siete|potete|dovete|sapete|volete|riuscite|capite|vedete|state)\b)"
        r"\w{3,}(?:ate|ete|ite)(?:gli|mi|ci|lo|la|li|le)?\b"
    ),
    re.compile(
        rf"\b(?:mai|mai più|mai e poi mai|per nessun motivo|in nessun caso),?\s+"
        rf"(?:(?:devi|puoi|dovete)\s)?{_IDIOM}{_INFINITIVE}"
    ),
    re.compile(
        rf"\b(?:smettila|smetti|smettetela|smettete|smetta|piantala|finiscila|evita(?:te)?|eviti|"
        rf"cerca di non|vedi di non|assicurati di non|stai attent[oa] a non|astieniti dal|(?:ti|le|"
        rf"vi) (?:chiedo|prego|ho chiesto) di non|basta(?=[^.;?]*!)|ti (?:vieto|proibisco) di|guai "
        rf"a te se|(?:ti è |vi è |è )(?:\w+mente )?(?:vietato|proibito)|vietato)\s+(?:(?:di|"
        r"assolutamente|per favore|sempre|continuamente|mai|più)\s+){0,2}(?!fumare|entrare|"
        rf"preoccup|ridere){_INFINITIVE}"
    ),
    re.compile(
        rf"\bnon\s+(?:devi|deve|dovete|dovresti|hai il permesso di|ti è permesso(?: di)?|"
        rf"sei autorizzat[oa] a)\s+{_SOFTLY}(?!per forza|preoccup|necessariamente|sempre\b)"
        rf"{_BEFORE_VERB}{_INFINITIVE}"
    ),
    re.compile(
        r"\bnon\s+voglio\s+(?:più\s+|mai\s+|mai più\s+)?che\s+(?:tu\s+)?\w|"
        r"\b(?:voglio|vorrei|preferisco|esigo|ti chiedo)\s+che\s+(?:tu\s+)?non\s+\w|"
        r"\bnon\s+voglio\s+(?:più\s+|mai\s+|mai più\s+)?vederti\s+(?!piangere|soffrire|partire)"
        r"(?=\w+(?:are|ere|ire)\s)"
    ),
    re.compile(
        r"\b(?:niente|nessuna?|nessun|basta(?: con)?)\s+(?:più\s+|altr[iae]\s+)?"
        r"(?!di\b|da\b|male|problema?|paura|panico|fretta|dubbio|errore|risposta|notizia|idea|"
        r"così|che\b|è\b|ha\b|mi\b|si\b|\w+[aei]re\b)(?:(?:le|i|gli|la|il|l')\s?)?[\w-]{3,}\s+"
        r"(?:\w+\s){0,2}?(?:a|al|alla|ai|alle|agli|allo|all'|su|sul|sulla|in|nel|nella|con|dopo|"
        r"prima|per|di|il|la|durante|oltre|verso|sopra|senza)\b"
    ),
    re.compile(
        r"\b(?:d'ora in poi|da ora in poi|d'ora in avanti|da subito|da oggi|"
        r"da adesso),?\s+(?:tu\s)?non\s+"
        r"(?:(?:mi|gli|le|lo|la|ci|si)\s)?\w{2,}i\b"
    ),
    re.compile(
        r"\blascia in pace\s(?=(?:il|lo|la|i|gli|le|l')\s?\w)|"
        r"\b(?:giù le mani|stai (?:alla larga|lontan[oa])|tieniti (?:alla larga|fuori))\s+d"
    ),
)
ITALIAN = Language(
    words=words(
        "il lo gli i le un una uno e o ma non mai per favore che di del della dei delle degli in "
        "nel nella con senza a al alla ai alle questo questa questi queste mio mia miei tuo tua "
        "suo mi ti si ci vi già più come quando perché prima dopo è sono fino ora grazie basta "
        "niente nessuno nessun smettila anche solo ancora ho hai ha da dal dalla sul sulla su se "
        "poi però quindi così ciao vietato evita l"
    ),
    heads=(*HEADS, *ITALIAN_NOUNS, *ITALIAN_TOPICS),
    wrappers=re.compile(
        r"(?:^|(?<=[\s,;:(.!?'-]))(?:per favore|per piacere|per cortesia|gentilmente|cortesemente|"
        r"ti prego|e|ma|o|però|anche|inoltre|allora|quindi|perciò|poi|ok|okay|va bene|bene|"
        r"perfetto|grazie|grazie mille|sì|no|ciao|ehi|senti|ascolta|guarda|scusa|d'ora in poi|"
        r"d'ora in avanti|da ora in avanti|da subito|da domani|da "
        r"ora in poi|da adesso in poi|da oggi in poi|da oggi|in futuro|la prossima volta|in "
        r"generale|importante|nota|attenzione|ricorda(?:ti)?(?: che)?|regola|che|una cosa|altra "
        r"cosa|un'altra cosa|ultima cosa|sul serio|davvero|ripeto|come (?:ti )?ho detto|tu|lei|voi|"
        r"solo|mi raccomando|comunque|ah|eh|oh|dai|piuttosto|assolutamente|tra "
        r"l'altro)[\s,.!:–—-]*$"
    ),
    scope=re.compile(
        r"^\W*(?:e |ma |poi |però ){0,2}(?:in|nel|nella|nei|nelle|a|al|alla|ai|alle|prima|dopo|"
        r"durante|per|con|senza|sotto|fino|quando|se|mentre|di (?:notte|sera|domenica|sabato|"
        r"lunedì|venerdì)|il|la|nel|dalle|dopo|su|sul|sulla|sui)\s(?:\S+\s*){1,8}$"
    ),
    tag=re.compile(
        r"(?:ok|okay|va bene|d'accordo|capito|chiaro|intesi|per favore|siamo intesi|eh|grazie)"
        r"\W*\?+\W*$"
    ),
    joints="e|ma|né",
    shield=re.compile(r"\b(?:per forza|non solo|non serve|non occorre|non c'è bisogno)\b"),
    asks=re.compile(
        rf"\b(?:puoi|potresti|può|potrebbe) (?:per favore,? )?(?:smettere di|smetterla di|evitare "
        rf"di|non|finirla di)\s(?!fumare){_INFINITIVE}"
    ),
    held=re.compile(
        r"\b(?:ancora|per ora|per adesso|per il momento|adesso|(?<!da )oggi|stavolta|questa "
        r"volta)\b"
    ),
)
