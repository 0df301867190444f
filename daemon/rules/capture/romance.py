"""The grammars of Spanish, French and Portuguese prohibitions, as data.

The verbs are what an agent can be told to leave; their imperative forms are derived here.
Patterns read plain text, see `sentences.plain`.
"""

import re

_SPANISH = (
    "enviar mandar escribir usar utilizar borrar eliminar tocar cambiar modificar editar subir "
    "publicar postear tuitear compartir llamar contactar responder contestar reenviar agendar "
    "programar reservar comprar pagar transferir gastar ejecutar correr lanzar instalar "
    "desinstalar actualizar reiniciar apagar detener abrir cerrar visitar navegar entrar acceder "
    "buscar descargar copiar mover renombrar sobrescribir desplegar fusionar mezclar empujar "
    "crear añadir agregar quitar poner meter hacer decir dar revelar mostrar mencionar incluir "
    "guardar almacenar imprimir leer mirar molestar avisar invitar citar aceptar rechazar "
    "aprobar firmar confirmar cancelar consultar contar pedir preguntar sugerir recomendar "
    "proponer inventar adivinar suponer asumir traducir resumir formatear conectar desconectar "
    "activar desactivar ignorar saltar omitir exportar importar cargar sacar tomar dejar "
    "intentar volver tutear hablar escanear rastrear scrapear commitear pushear mergear deployar "
    "exponer filtrar facturar cobrar archivar etiquetar asignar mencionar consumir superar "
    "exceder contratar vender prometer regar alimentar encender prender cocinar lavar limpiar "
    "calentar enfriar bajar tirar pintar cortar jugar apostar invertir negociar prestar regalar "
    "devolver recoger entregar despertar grabar filmar fotografiar escuchar servir ordenar "
    "organizar clasificar marcar destacar numerar sumar calcular redondear convertir medir pesar "
    "estimar nombrar criticar discutir registrar suscribir apuntar anotar conducir aparcar volar "
    "viajar probar colgar seguir elegir corregir salir traer repetir admitir anunciar adelantar "
    "atrasar posponer retrasar mejorar dividir unir juntar separar pegar adjuntar rellenar llenar "
    "vaciar ofrecer conceder garantizar reembolsar devolver anular restaurar clonar duplicar "
    "comprimir cifrar imitar repartir poner"
)
_PORTUGUESE = (
    "enviar mandar escrever usar utilizar apagar excluir deletar remover tocar mexer mudar "
    "alterar modificar editar subir publicar postar tuitar compartilhar partilhar ligar "
    "telefonar contatar contactar responder encaminhar agendar marcar reservar comprar pagar "
    "transferir gastar executar rodar correr lançar instalar desinstalar atualizar reiniciar "
    "desligar parar abrir fechar visitar navegar entrar acessar aceder buscar procurar baixar "
    "copiar mover renomear sobrescrever implantar fazer dizer dar revelar mostrar mencionar "
    "incluir guardar salvar gravar imprimir ler olhar incomodar avisar convidar citar aceitar "
    "rejeitar aprovar assinar confirmar cancelar consultar contar pedir perguntar sugerir "
    "recomendar propor inventar adivinhar supor assumir traduzir resumir formatar conectar "
    "ativar desativar ignorar pular omitir exportar importar carregar tirar colocar pôr criar "
    "adicionar deixar tentar voltar falar commitar dar divulgar empurrar mesclar fundir raspar "
    "regar "
    "alimentar acender cozinhar lavar limpar esquentar esfriar baixar pintar cortar jogar apostar "
    "investir negociar emprestar devolver entregar acordar filmar fotografar escutar tocar servir "
    "encomendar chamar organizar marcar destacar somar calcular arredondar converter medir pesar "
    "estimar "
    "nomear criticar discutir registrar inscrever anotar dirigir estacionar voar viajar provar "
    "seguir escolher corrigir sair trazer repetir admitir anunciar adiar dividir juntar separar "
    "colar anexar preencher esvaziar oferecer conceder garantir reembolsar anular restaurar clonar "
    "duplicar trancar destrancar arquivar vender contratar prometer cobrar"
)
_FRENCH = (
    "envoyer utiliser supprimer effacer toucher changer modifier éditer publier poster tweeter "
    "partager appeler contacter renvoyer transférer programmer planifier réserver acheter payer "
    "dépenser exécuter lancer installer désinstaller redémarrer arrêter fermer visiter naviguer "
    "chercher télécharger copier déplacer renommer écraser déployer fusionner pousser créer "
    "ajouter enlever retirer donner révéler montrer mentionner inclure garder stocker imprimer "
    "regarder déranger inviter citer accepter refuser approuver signer confirmer annuler "
    "consulter demander proposer inventer deviner supposer traduire résumer connecter activer "
    "désactiver ignorer sauter exporter importer charger laisser essayer parler commiter "
    "committer pusher merger rebaser emprunter passer communiquer divulguer facturer archiver "
    "forcer écrire mettre faire dire prendre répondre ouvrir lire aller vendre rendre suivre "
    "inscrire transmettre remettre permettre envoyer migrer arroser allumer cuisiner laver "
    "nettoyer "
    "chauffer baisser monter couper jouer parier investir négocier prêter livrer réveiller "
    "enregistrer filmer photographier écouter commander trier marquer numéroter compter calculer "
    "arrondir mesurer peser estimer nommer critiquer discuter noter garer voler voyager goûter "
    "accrocher corriger répéter annoncer avancer reporter diviser séparer coller remplir vider "
    "offrir accorder garantir rembourser restaurer cloner dupliquer verrouiller déverrouiller "
    "recommander"
)
_IRREGULAR = {
    "hacer": "haga",
    "decir": "diga",
    "dar": "d[eé]",
    "poner": "ponga",
    "proponer": "proponga",
    "suponer": "suponga",
    "exponer": "exponga",
    "volver": "vuelva",
    "pedir": "pida|peça",
    "sugerir": "sugiera",
    "traducir": "traduzca",
    "contar": "cuente",
    "mostrar": "muestre",
    "cerrar": "cierre",
    "mover": "mueva",
    "sacar": "saque",
    "despedir": "despida",
    "transferir": "transfiera",
    "desplegar": "despliegue",
    "renombrar": "renombre",
    "actualizar": "actualice",
    "fazer": "faça",
    "dizer": "diga",
    "ler": "leia",
    "pôr": "ponha",
    "propor": "proponha",
    "supor": "suponha",
    "traduzir": "traduza",
    "excluir": "exclua",
    "incluir": "incluy?a",
    "lançar": "lance",
    "mexer": "mexa",
    "consumir": "consuma",
    "exceder": "exceda",
    "acceder": "acceda",
    "aceder": "aceda",
    "recomendar": "recomiende|recomende",
    "acordar": "acuerde|acorde",
    "regar": "riegue|regue",
    "calentar": "caliente",
    "encender": "encienda",
    "jugar": "juegue",
    "apostar": "apueste|aposte",
    "invertir": "invierta",
    "investir": "invista",
    "devolver": "devuelva|devolva",
    "despertar": "despierte",
    "servir": "sirva",
    "medir": "mida|meça",
    "convertir": "convierta",
    "probar": "pruebe",
    "colgar": "cuelgue",
    "seguir": "siga",
    "elegir": "elija",
    "corregir": "corrija",
    "corrigir": "corrija",
    "conducir": "conduzca",
    "dirigir": "dirija",
    "salir": "salga",
    "sair": "saia",
    "traer": "traiga",
    "trazer": "traga",
    "repetir": "repita",
    "ofrecer": "ofrezca",
    "oferecer": "ofereça",
    "posponer": "posponga",
    "escolher": "escolha",
}
_FRENCH_OTHER = (
    "écris|écrivez|mets|mettez|fais|faites|dis|dites|prends|prenez|réponds|répondez|ouvre|"
    "ouvrez|lis|lisez|va|allez|vends|rends|suis|suivez|inscris|transmets|transmettez|remets|"
    "permets|traduis|inclus|envoie|paie|paye|appelle|rappelle|renvoie|essaie|essaye|emploie"
)


def _subjunctive(infinitives: str) -> str:
    """A pattern of the forms a negated imperative takes ("envíes", "envie", "envíen")."""
    forms = set()
    for verb in infinitives.split():
        if verb in _IRREGULAR:
            forms.add(f"(?:{_IRREGULAR[verb]})")
            continue
        stem, ending = verb[:-2], verb[-2:]
        if ending == "ar":
            for hard, soft in (("gu", "gu"), ("c", "qu"), ("g", "gu"), ("z", "c"), ("ç", "c")):
                if stem.endswith(hard):
                    stem = stem.removesuffix(hard) + soft
                    break
            forms.add(_accented(stem) + "[eé]")
        else:
            for hard, soft in (("c", "z[c]?"), ("gu", "g"), ("g", "j")):
                if stem.endswith(hard):
                    stem = stem.removesuffix(hard) + soft
                    break
            forms.add(_accented(stem) + "[aá]")
    return f"(?:{'|'.join(sorted(forms))})(?:s|n|m|is|mos)?"


def _accented(stem: str) -> str:
    """The stem with the accent that some forms bear ("envi" → "envíe")."""
    return stem[:-1] + "[ií]" if stem.endswith("i") else stem


_ES = _subjunctive(_SPANISH)
_PT = _subjunctive(_PORTUGUESE)
_ES_INFINITIVE = r"\w+(?<!por)(?:ar|er|ir|ír)(?:me|te|le|les|lo|la|los|las|se|nos|selo|sela)?\b"
_ES_CLITIC = r"(?:(?:me|te|le|les|lo|la|los|las|nos|se)\s){0,2}"
_ES_NOT = r"(?:no|nunca(?: más| jamás)?|jamás|ya no|tampoco|nunca,? nunca)"
_ES_IDIOM = (
    r"(?!(?:te|se) (?:preocup|olvid|molest|rind|cort|asust|agobi|apur|enfad|estres)|olvid|"
    r"dud[ea]|tem[ae]|ser\b|poder\b|haber\b|tener\b|estar\b|hay|pas[ae]s? nada|import|obstante|"
    r"creas|est[eé]s|seas|tengas (?:miedo|prisa|pena|duda)|dejes de|saber\b|hacer falta|"
    r"haga[sn]? falta|haga[sn]? caso|me digas\b(?! (?:más|otra))|pares\b|pierdas|querer\b|mames|"
    r"digas? nunca|"
    r"jodas|tard)"
)
SPANISH_HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_ES_NOT}\s+{_ES_IDIOM}{_ES_CLITIC}{_ES_IDIOM}(?:vuelva[sn]? "
        rf"a\s+{_ES_INFINITIVE}|{_ES}\b)"
    ),
    re.compile(rf"\b{_ES_NOT}\s+{_ES_IDIOM}{_ES_INFINITIVE}"),
    re.compile(
        rf"\b(?:dej[aáe]n?|par[aáe]n?|ces[ae]|tienes que dejar|"
        rf"debes dejar)\s+(?:ya\s+)?de\s+(?!ser\b|preocupar|sufrir|llorar|fumar){_ES_INFINITIVE}"
    ),
    re.compile(
        rf"\b(?:evit[aáe]n?|evitar|abst[eé]n(?:te|gase)? de|abstente de|procura (?:no|evitar)|"
        rf"trata de (?:no|evitar)|intenta no|aseg[uú]rate de (?:no|nunca)|"
        rf"cu[ií]date de no)\s+{_ES_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:(?:queda|está|te est[aá]|es) (?:terminantemente |totalmente |"
        r"absolutamente )?prohibido|prohibido|te proh[ií]bo|"
        r"tienes (?:terminantemente )?prohibido)\s+(?!fumar|el paso|aparcar|estacionar)\w"
    ),
    re.compile(
        rf"\b(?:no|nunca)\s+(?:quiero|deseo)\s+que\s+{_ES_CLITIC}(?:nunca\s+)?{_ES}\b|"
        rf"\b(?:quiero|necesito|te pido|te ruego|prefiero|"
        rf"exijo) que\s+(?:por favor\s+)?{_ES_NOT}\s+{_ES_CLITIC}{_ES}\b"
    ),
    re.compile(
        r"\b(?:no|nunca|jamás)\s+(?:debes|debe|deberías|tienes permitido|tienes permiso para|"
        r"tienes autorización para|está permitido|se te permite|puedes)\s+(?!ser|estar|haber|"
        r"tener|saber)\w+(?:ar|er|ir)"
    ),
    re.compile(
        rf"\b(?:bajo ning[uú]n concepto|bajo ninguna circunstancia|en ning[uú]n caso|"
        rf"de ninguna manera|por nada del mundo),?\s+(?:(?:debes|"
        rf"puedes)\s+)?{_ES_CLITIC}(?:{_ES}\b|{_ES_INFINITIVE})"
    ),
    re.compile(
        rf"\b(?:nada de|ni se te ocurra|se acab[oó] (?:lo de|eso de)|no más)\s+{_ES_INFINITIVE}"
    ),
)
_PT_INFINITIVE = r"\w+(?:ar|er|ir|pôr|por)(?:-(?:me|te|lhe|lhes|o|a|os|as|se))?\b"
_PT_CLITIC = r"(?:(?:me|te|lhe|lhes|o|a|os|as|nos|se)\s){0,2}"
_PT_NOT = r"(?:não|nao|nunca(?: mais)?|jamais|nunca,? nunca)"
_PT_IDIOM = (
    r"(?!(?:se|te) (?:preocup|esque|incomod|assust)|esque[çc]|hesit|tenh|sej|ser\b|ter\b|"
    r"poder\b|haver\b|estar\b|saber\b|querer\b|h[aá]\b|import[ae]\b|desist|digas? nunca|lig[au]e? "
    r"(?:não|"
    r"pra isso)|precis|deix[ae]s? de)"
)
PORTUGUESE_HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_PT_NOT}\s+{_PT_IDIOM}{_PT_CLITIC}{_PT_IDIOM}(?:volt[ea]s? "
        rf"a\s+{_PT_INFINITIVE}|{_PT}\b)"
    ),
    re.compile(rf"\b{_PT_NOT}\s+{_PT_IDIOM}{_PT_INFINITIVE}"),
    re.compile(
        rf"\b(?:par[ea]|deix[ea]|chega)\s+de\s+(?!ser\b|se preocupar|"
        rf"chorar){_PT_CLITIC}{_PT_INFINITIVE}"
    ),
    re.compile(
        rf"\b(?:evit[ea]|evitar|abstenha-se de|procur[ea] não|tent[ea] não|certifi(?:que|"
        rf"ca)-(?:se|te) de (?:não|nunca))\s+{_PT_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:é|está|fica) (?:terminantemente |totalmente |absolutamente )?proibido\s+(?!fumar|"
        r"estacionar)\w|\bproibido\s+(?!fumar|estacionar)\w+[aei]r\b"
    ),
    re.compile(
        rf"\b(?:não|nunca)\s+quero\s+que\s+(?:você|tu|vc)\s+{_PT_CLITIC}\w|\b(?:quero|preciso|"
        rf"peço|exijo) que\s+(?:você|tu|vc)?\s*{_PT_NOT}\s+{_PT_CLITIC}\w"
    ),
    re.compile(
        r"\b(?:você|vc|tu)\s+(?:não|nunca|jamais)\s+(?:pode|podes|deve|deves|deveria|"
        r"tem permissão para|está autorizado a|pode mais)\s+(?!ser|estar|ter|saber)\w+(?:ar|er|"
        r"ir)"
    ),
    re.compile(
        rf"\b(?:em hipótese alguma|sob nenhuma circunstância|em caso algum|de jeito nenhum|"
        rf"de forma alguma),?\s+{_PT_CLITIC}(?:{_PT}\b|{_PT_INFINITIVE})"
    ),
    re.compile(rf"\b(?:nada de|nem pense em)\s+{_PT_INFINITIVE}"),
)
_FR_CLITIC = r"(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|y|en)\s|[mtsl]'|l'){0,2}"
_FR_IDIOM = (
    r"(?!(?:t'|te |vous |m'|me )(?:inquiét|inquièt|en |fais pas|gên|gèn|excus|tracass|décourag|"
    r"pren(?:ds|ez) pas la)|hésit|oubli|sois|soyez|aie\b|ayez|ai\b|es\b|est|ét|avais|as\b|a\b|"
    r"sais|sait|peut|peux|vaut|serait|faut|crain|crai|quitte|bouge|pleur|voi[st]|"
    r"cherche[zr]? pas|désespè|perd|perds|le prends? pas mal|fait|sert|marche|fonctionne|"
    r"compte[sz]? pas sur|lâche[zr]? rien|change[zr]? rien(?! (?:à|au|aux|dans|sur)))"
)
_FR_STOPS = r"(?:pas|jamais|plus(?: jamais)?|rien|aucune?|personne|guère)"
_FR_IMPERATIVE = (
    rf"(?:(?:{'|'.join(verb[:-2] for verb in _FRENCH.split() if verb.endswith('er'))})(?:e|"
    rf"ez)|{_FRENCH_OTHER})"
)
_FR_INFINITIVE = rf"{_FR_CLITIC}\w+(?:er|ir|re|oir)\b"
FRENCH_HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\bn(?:e\s+|'){_FR_IDIOM}{_FR_CLITIC}{_FR_IDIOM}[a-zà-ÿœ-]{{2,20}}(?:-(?:lui|leur|moi|"
        rf"le|la|les|y|en))?\s+(?:(?:surtout|donc|plus|vraiment|"
        rf"absolument)\s+){{0,2}}{_FR_STOPS}\b"
    ),
    re.compile(
        rf"\bn(?:e\s+|'){_FR_IDIOM}{_FR_CLITIC}{_FR_IMPERATIVE}\s+[^,.;:!?]{{1,40}}?\s(?:avec|à|"
        rf"pour|chez|sur)\s+"
        rf"(?:personne|aucune?)\b|"
        rf"\bne\s+(?:surtout\s+)?(?:pas|jamais|plus(?: jamais)?|rien)\s+{_FR_IDIOM}{_FR_INFINITIVE}"
    ),
    re.compile(
        rf"\b{_FR_IDIOM}{_FR_IMPERATIVE}(?:-(?:lui|leur|moi|le|la|les))?\s+(?:(?:surtout|donc|"
        rf"s'il te plaît|stp)\s+)?(?:pas|jamais|plus(?: jamais)?|rien)\b(?!\s+(?:tard|tôt|vite|"
        rf"souvent|mal|que|grand|petit|de détails|d'infos|long|court|clair|simple|haut|bas))"
    ),
    re.compile(
        rf"\b(?:arrête[zr]?|cesse[zr]?|évite[zr]?|abstiens-toi|abstenez-vous|"
        rf"garde-toi)\s+(?:(?:s'il te plaît|stp|svp|absolument|à l'avenir|désormais|"
        rf"tout de suite|maintenant),?\s+)?(?:de\s+|d')(?!rire|pleurer|t'inquiéter|stresser|"
        rf"fumer){_FR_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:tu|vous)\s+(?:ne\s+)?(?:dois|devez|devrais|devriez|peux|"
        r"pouvez)\s+(?:surtout\s+)?(?:pas|jamais|plus)\s+(?!être|avoir|savoir|oublier|"
        r"hésiter)\w+(?:er|ir|re)\b"
    ),
    re.compile(
        r"\b(?:il ne faut|il faut|faut)\s+(?:surtout\s+)?(?:pas|jamais|plus)\s+(?!être|avoir|"
        r"oublier|hésiter|s'inquiéter|exagérer|rêver|croire)(?:que tu|[a-zà-ÿœ']+(?:er|ir|re)\b)"
    ),
    re.compile(
        r"\b(?:(?:il est |c'est |est )?(?:strictement |formellement |absolument )?interdit|"
        r"interdiction(?: formelle| absolue| stricte)?|défense(?: absolue)?|je t'interdis|"
        r"je vous interdis)\s+(?:de\s+|d')(?!fumer|stationner|entrer)\w"
    ),
    re.compile(
        r"\b(?:je ne veux|je veux|j'veux)\s+(?:pas|plus|plus jamais|surtout pas)\s+que\s+(?:tu|"
        r"vous)\b|\bje (?:veux|voudrais|souhaite|préfère) que tu\s+(?:n(?:e\s+|'))"
    ),
    re.compile(
        rf"\b(?:merci|prière|veille[zr]?|veuillez|pense[zr]?|essaie|essaye|fais attention|"
        rf"prends soin|assure-toi|tâche)\s+(?:bien\s+)?(?:de\s+|à\s+)?ne\s+(?:surtout\s+)?(?:pas|"
        rf"plus|jamais)\s+(?!oublier|hésiter){_FR_INFINITIVE}"
    ),
    re.compile(
        r"\bpas d(?:e\s|')(?=[^,.;:!?]{2,60}\s(?:à|au|aux|sur|dans|pour|avant|après|sans|"
        r"chez)\s[^,.;:!?]{2,60},\s*"
        r"(?:jamais|stp|svp|s'il te|merci)\b)|"
        r"\b(?:plus jamais|jamais|pas question|hors de question)\s+(?:de\s+|d')\w|"
        r"\b(?:en aucun cas|sous aucun prétexte),?\s+(?:tu ne|ne|n')\b"
    ),
)

SPANISH_WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?¡-]))(?:por favor|porfa|porfis|y|e|pero|o|ni|además|también|oye|hola|eh|"
    r"ok|okay|vale|bueno|bien|gracias|genial|perfecto|sí|mira|a partir de ahora|"
    r"de ahora en adelante|desde ahora|en adelante|en el futuro|la próxima vez|en general|"
    r"siempre|importante|nota|ojo|recuerda(?: que)?|regla|que|así que|entonces|pues|por eso|solo|"
    r"sólo|una cosa|otra cosa|una cosa más|por dios|te lo pido|te lo ruego|en serio|de verdad|"
    r"repito|como te dije|como dije|usted|tú|vos|te lo digo)[\s,.!:¡–—-]*$"
)
PORTUGUESE_WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?-]))(?:por favor|pfv|pf|favor|e|mas|ou|nem|também|além disso|olha|olá|"
    r"oi|ei|ok|tá|certo|bom|obrigad[oa]|valeu|ótimo|perfeito|sim|a partir de agora|"
    r"de agora em diante|daqui (?:para|pra) frente|daqui em diante|doravante|no futuro|"
    r"da próxima vez|em geral|sempre|importante|nota|atenção|lembre-se(?: que)?|regra|que|então|"
    r"por isso|só|uma coisa|outra coisa|mais uma coisa|pelo amor de deus|sério|repito|"
    r"como (?:eu )?(?:te )?disse|você|vc|tu)[\s,.!:–—-]*$"
)
FRENCH_WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?'-]))(?:s'il te pla[iî]t|s'il vous pla[iî]t|stp|svp|et|mais|ou|ni|aussi|"
    r"de plus|par contre|en revanche|dis|salut|bonjour|hé|hey|ok|d'accord|bon|bien|merci|super|"
    r"parfait|génial|oui|non|à partir de maintenant|désormais|dorénavant|à l'avenir|"
    r"la prochaine fois|en général|toujours|important|note|attention|rappel|rappelle-toi|"
    r"souviens-toi|règle|donc|alors|du coup|surtout|une chose|autre chose|encore une chose|"
    r"sérieusement|je répète|comme (?:je l'ai )?(?:dit|convenu)|pitié|au fait|d'ailleurs|"
    r"franchement|je t'en prie|que)[\s,.!:–—-]*$"
)
ROMANCE_SCOPE = re.compile(
    r"^\W*(?:y |pero |et |mais |e |mas |por favor |stp ){0,2}(?:en|a|al|antes|después|durante|"
    r"para|con|sin|bajo|desde|hasta|por|cuando|si|mientras|dans|sur|à|au|aux|avant|"
    r"après|pendant|pour|avec|sans|sous|depuis|dès|quand|lorsque|si|em|no|na|nos|nas|ao|"
    r"aos|à|às|depois|com|sem|sob|quando|se|enquanto|(?:los|las|el|les?)(?=\s(?:\w+\s)?"
    r"(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|"
    r"d[ií]as?|"
    r"mañanas?|tardes?|noches?|festivos|feriados|lundis?|mardis?|mercredis?|jeudis?|vendredis?|"
    r"samedis?|dimanches?|week-?ends?|matins?|soirs?|jours?|\d)))\s(?!.*\b(?:je|tu|il|elle|on|"
    r"nous|ils|elles|"
    r"yo|ella|eu|ele|ela|nós|eles|qui|que)\s*$)(?:\S+\s*){1,8}$"
)
ROMANCE_TAG = re.compile(
    r"(?:ok|okay|vale|por favor|entendido|de acuerdo|sí|claro|está bien|estamos|d'accord|compris|"
    r"s'il te plaît|stp|svp|oui|hein|entendu|tá|certo|entendeu|tá bom|combinado|pode ser|beleza|"
    r"blz|fechado|valeu|né|tá bem|está bem|estás de acuerdo|listo|ça marche|ça va|c'est clair|"
    r"sim)\W*\?+\W*$"
)
