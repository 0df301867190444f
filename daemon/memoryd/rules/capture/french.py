"""The grammar of French prohibitions, as data. Patterns read plain text, see `sentences.plain`."""

import re

from memoryd.rules.capture.language import BEGIN, words

_FRENCH = (
    "envoyer utiliser supprimer effacer toucher changer modifier éditer publier poster tweeter "
    "partager appeler contacter renvoyer transférer programmer planifier réserver acheter payer "
    "dépenser exécuter lancer installer désinstaller redémarrer arrêter fermer visiter naviguer "
    "chercher télécharger copier déplacer renommer écraser déployer fusionner pousser créer "
    "ajouter enlever retirer donner révéler montrer mentionner inclure garder stocker imprimer "
    "regarder déranger inviter citer accepter refuser approuver signer confirmer annuler consulter "
    "demander proposer inventer deviner supposer traduire résumer connecter activer désactiver "
    "ignorer sauter exporter importer charger laisser essayer parler commiter committer pusher "
    "merger rebaser emprunter passer communiquer divulguer facturer archiver forcer écrire mettre "
    "faire dire prendre répondre ouvrir lire aller vendre rendre suivre inscrire transmettre "
    "remettre permettre envoyer migrer arroser allumer cuisiner laver nettoyer chauffer baisser "
    "monter couper jouer parier investir négocier prêter livrer réveiller enregistrer filmer "
    "photographier écouter commander trier marquer numéroter compter calculer arrondir mesurer "
    "peser estimer nommer critiquer discuter noter garer voler voyager goûter accrocher corriger "
    "répéter annoncer avancer reporter diviser séparer coller remplir vider offrir accorder "
    "garantir rembourser restaurer cloner dupliquer verrouiller déverrouiller recommander scraper "
    "crawler "
    "scanner spammer mailer taguer tagger pinger rebooter uploader relancer"
)
_FRENCH_OTHER = (
    "écris|écrivez|mets|mettez|fais|faites|dis|dites|prends|prenez|réponds|répondez|ouvre|"
    "ouvrez|lis|lisez|va|allez|vends|rends|suis|suivez|inscris|transmets|transmettez|remets|"
    "permets|traduis|inclus|envoie|paie|paye|appelle|rappelle|renvoie|essaie|essaye|emploie"
)
_FR_CLITIC = r"(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|y|en)\s|[mtsl]'|l'){0,2}"
_FR_IDIOM = (
    r"(?!(?:t'|te |vous |m'|me )(?:inquiét|inquièt|en |fais pas|gên|gèn|excus|tracass|décourag|"
    r"pren(?:ds|ez) pas la)|hésit|oubli|sois|soyez|aie\b|ayez|ai\b|es\b|est|ét|avais|as\b|a\b|"
    r"sais|sait|peut|peux|vaut|serait|faut|crain|crai|quitte|bouge|pleur|voi[st]|"
    r"cherche[zr]? pas|désespè|perd|perds|le prends? pas mal|fait|sert|marche|fonctionne|"
    r"compte[sz]? pas sur|lâche[zr]? rien|change[zr]? rien(?! (?:à|au|aux|dans|sur)))"
)
_FR_STOPS = (
    r"(?:pas|jamais|plus(?: jamais)?|rien|aucune?|personne|guère|en aucun cas|"
    r"sous aucun prétexte)"
)
_FR_IMPERATIVE = (
    rf"(?:(?:{'|'.join(verb[:-2] for verb in _FRENCH.split() if verb.endswith('er'))})(?:e|"
    rf"ez)|{_FRENCH_OTHER})"
)
_OFTEN_TOLD = words(
    "arrêter proposer écouter jouer parler deviner essayer compter goûter voyager voler peser "
    "supposer sauter chercher regarder critiquer discuter demander laisser donner nommer"
)
"""Verbs of which "tu ne … jamais" is a reproach or news."""
_IN_ER = [verb for verb in _FRENCH.split() if verb.endswith("er")]
FRENCH_OF_YOU = (
    rf"(?:(?:{'|'.join(verb[:-2] for verb in _IN_ER if verb not in _OFTEN_TOLD)})es|envoies|"
    r"renvoies|paies|payes|emploies|appelles|rappelles|achètes|enlèves|répètes|écris|mets|fais|"
    r"dis|prends|ouvres|lis|vends|rends|inscris|transmets|remets|permets|traduis|inclus|réponds)"
)
"""Deeds as "tu" does them."""
_FR_INFINITIVE = rf"{_FR_CLITIC}\w+(?:er|ir|re|oir)\b"
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        r"\bbas les pattes (?:de|du|des|sur)\s|\blaisse[zr]? tranquilles? (?=(?:le|la|les)\s|l')"
    ),
    re.compile(
        r"\b(?:(?:tu n'as|t'as|vous n'avez|vous avez) (?:plus|pas|jamais) le droit (?:de\s|d')|"
        r"(?:tu n'es|t'es|vous n'êtes|vous êtes) (?:plus|pas|jamais) autorisée?s? "
        r"à\s)(?!rater|louper|mourir|vieillir|te plaindre|abandonner|être\b)(?=\w)"
    ),
    re.compile(
        rf"\bn(?:e\s+|'){_FR_IDIOM}{_FR_CLITIC}{_FR_IDIOM}[a-zà-ÿœ-]{{2,20}}(?:-(?:lui|leur|moi|"
        rf"le|la|les|y|en))?\s+(?:(?:surtout|donc|plus|vraiment|"
        rf"absolument)\s+){{0,2}}{_FR_STOPS}\b"
    ),
    re.compile(
        rf"\bn(?:e\s+|'){_FR_IDIOM}{_FR_CLITIC}{_FR_IMPERATIVE}\s+[^,.;:!?]{{1,40}}?\s(?:avec|à|"
        rf"pour|chez|sur)\s+(?:personne|aucune?)\b|\bne\s+(?:surtout\s+)?(?:pas|jamais|plus(?: "
        rf"jamais)?|rien)\s+{_FR_IDIOM}{_FR_INFINITIVE}"
    ),
    re.compile(
        rf"\b{_FR_IDIOM}{_FR_IMPERATIVE}(?:-(?:lui|leur|moi|le|la|les))?\s+(?:(?:surtout|donc|"
        rf"s'il te plaît|stp)\s+)?(?:pas|jamais|plus(?: jamais)?|rien)\b(?!\s+(?:tard|tôt|vite|"
        rf"souvent|mal|que|grand|petit|de détails|d'infos|long|court|clair|simple|haut|bas))"
    ),
    re.compile(
        rf"\b(?:arrête[zr]?|cesse[zr]?|évite[zr]?|abstiens-toi|abstenez-vous|"
        rf"garde-toi(?: bien)?|gardez-vous(?: bien)?)\s+(?:(?:s'il te plaît|stp|svp|absolument|à "
        r"l'avenir|désormais|tout de suite|maintenant),?\s+)?(?:de\s+|d')(?!rire|pleurer|"
        rf"t'inquiéter|stresser|fumer){_FR_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:tu|vous)\s+(?:ne\s+)?(?:dois|devez|devrais|devriez|peux|"
        r"pouvez)\s+(?:surtout\s+)?(?:pas|jamais|plus|en aucun cas|en aucune circonstance|"
        r"sous aucun prétexte)\s+(?!être|avoir|savoir|oublier|"
        r"hésiter)\w+(?:er|ir|re)\b"
    ),
    re.compile(
        r"\b(?:il ne faut|il faut|faut)\s+(?:surtout\s+)?(?:pas|jamais|plus|en aucun cas|sous "
        r"aucun prétexte)\s+(?!être|avoir|"
        r"oublier|hésiter|s'inquiéter|exagérer|rêver|croire|dire jamais|dire fontaine)(?:que tu|"
        r"[a-zà-ÿœ']+(?:er|ir|re)\b)"
    ),
    re.compile(
        r"\b(?<!était )(?<!étaient )(?<!avait )(?<!avaient )(?<!ont )(?:(?:il est |c'est |est |il "
        r"t'est |il vous est )?(?:strictement |formellement |absolument )?interdit|"
        r"(?:(?:tu as|t'as|vous avez) )?interdiction(?: formelle| absolue| stricte)?|défense(?: "
        r"absolue)?|je t'interdis|"
        r"je vous interdis)\s+(?:de\s+|d')(?!fumer|stationner|entrer)\w"
    ),
    re.compile(
        rf"\b(?:désormais|dorénavant|à partir de maintenant|à l'avenir|dès maintenant),?\s+"
        rf"(?:tu|vous)\s+n(?:e\s+|')(?:\S+\s){{1,2}}?{_FR_STOPS}\b|"
        rf"\btu\s+n(?:e\s+|'){_FR_IDIOM}(?:\S+\s){{1,2}}?{_FR_STOPS}\b(?=[^.;!?]{{3,80}},\s*"
        r"(?:hein|d'accord|ok|compris|entendu|c'est clair|plus jamais|jamais|point)\b)"
    ),
    re.compile(
        r"\b(?:je ne veux|je veux|j'veux)\s+(?:pas|plus|plus jamais|surtout pas)\s+que\s+(?:tu|"
        r"vous)\b|\bje (?:veux|voudrais|souhaite|préfère) que tu\s+(?:n(?:e\s+|'))|"
        r"\bje (?:ne )?veux\s(?:plus|pas)\s(?:jamais )?te voir\s(?!pleurer|souffrir|partir|mourir)"
        r"(?=\w+(?:er|ir|re)\s)"
    ),
    re.compile(
        rf"\b(?:(?:nous|je) (?:te |vous )?(?:prie|prions|demande|demandons|remercie|remercions|"
        rf"saurais gré|saurions gré)|merci|prière|veille[zr]?|veuillez|pense[zr]?|essaie|essaye|"
        rf"fais attention|prends soin|assure-toi|tâche)\s+(?:bien\s+)?(?:de\s+|"
        rf"à\s+)?(?:bien\s+vouloir\s+)?ne\s+(?:surtout\s+)?(?:plus jamais rien|plus rien|"
        rf"plus jamais|"
        rf"jamais rien|pas|plus|jamais|rien)\s+(?!oublier|hésiter|lâcher){_FR_INFINITIVE}"
    ),
    re.compile(
        rf"(?:{BEGIN}|(?<=\bdorénavant\s)|(?<=\bdésormais\s)|(?<=\bmaintenant\s)|"
        rf"(?<=\bl'avenir\s)|(?<=\bstp\s)|(?<=\bsvp\s))plus (?:jamais )?rien\s(?!pouvoir|avoir|"
        rf"être|savoir|oublier|lâcher|voir|comprendre|sentir|dire\b|faire\b){_FR_INFINITIVE}"
        r"(?=\s(?:chez|à|au|aux|sur|dans|pour|avec|sans|de|du|depuis)\b)"
    ),
    re.compile(
        r"\bpas d(?:e\s|')(?=[^,.;:!?]{2,60}\s(?:à|au|aux|sur|dans|pour|avant|après|sans|"
        r"chez)\s[^,.;:!?]{2,60},\s*(?:jamais|stp|svp|s'il te|merci)\b)|\b(?:aucune?\s|pas d(?:e\s|"
        r"'))(?=(?:nouve\w+\s)?(?:réunions?|rendez-vous|rdv|mails?|e-?mails?|messages?|sms|appels?|"
        r"publications?|posts?|commits?|déploiements?|commandes?|achats?|paiements?|virements?|"
        r"réservations?|remboursements?|invitations?|rappels?)\s(?:vers\s|le\s\w+(?:di|matin|soir|"
        r"week-?end)|les\s|avant\s|après\s|sans\s(?!réponse|contact|pièces?\b|objet|suite|frais|"
        r"erreur)|à\s(?!\w+(?:er|ir|re)\b)|au\s|aux\s)(?![^,.;!?]*\b(?:aujourd'hui|"
        r"demain|hier|cette|ce (?:matin|soir)|prochaine?|dernière?|encore|prévue?s?|reçue?s?|pour "
        r"(?:l'instant|le moment)|avant \w+di|ouf|bizarre|génial)\b))|\b(?:plus jamais|jamais|"
        r"(?:il n'est |c'est )?(?:pas|plus(?=\squestion (?:que tu|d(?:e |')\w+(?:er|ir|re)\b))) "
        r"question|(?:il est |c'est )?hors de "
        r"question)\s+(?:de\s+|d'|que tu\s|que vous\s)(?!abandonn|baiss\w+ les bras|"
        r"culpabilis|renonc|t'inquiét|stress)\w|\b(?:en aucun cas|sous aucun prétexte),?\s+(?:tu "
        r"ne|ne|n')\b"
    ),
)
ASKS = re.compile(
    r"\b(?:(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|tu (?:peux|pourrais)|vous (?:pouvez|"
    r"pourriez)|est-ce que tu (?:peux|pourrais)) (?:(?:s'il te plaît|stp|svp|s'il vous plaît),? "
    r")?(?:(?:arrêter|cesser|éviter) (?:de\s|d')|ne (?:plus|jamais|pas)\s)(?!fumer)(?!(?:me\s|"
    rf"m')?(?:demander|prévenir|avertir|consulter|solliciter)\b[^?]*$){_FR_INFINITIVE}"
)
OTHERS = re.compile(
    r"\W*(?:(?:et|mais)\s)?(?:en (?!(?:cas|prod\w*|attendant|main|staging|dev)\b)"
    r"\w+|au \w+|aux \w+|chez (?!moi\b)[\w ]{2,20}),? on\s"
)
"""What people somewhere do not do: "en France on ne …"."""
WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?'-]))(?:mec|frère|gars|s'il te pla[iî]t|s'il vous pla[iî]t|stp|svp|et|"
    r"mais|ou|ni|aussi|de plus|par contre|en revanche|dis|salut|bonjour|hé|hey|ok|d'accord|bon|"
    r"bien|merci|super|parfait|génial|oui|non|à partir de maintenant|désormais|dorénavant|à "
    r"l'avenir|la prochaine fois|en général|toujours|important|note|attention|rappel|rappelle-toi|"
    r"souviens-toi|règle|donc|alors|du coup|surtout|une chose|autre chose|encore une chose|"
    r"sérieusement|je répète|comme (?:je l'ai )?(?:dit|convenu)|pitié|au fait|d'ailleurs|"
    r"franchement|je t'en prie|que)[\s,.!:–—-]*$"
)
