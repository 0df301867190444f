"""The grammars of Spanish and Portuguese prohibitions, as data.

The verbs are what an agent can be told to leave; their imperative forms are derived here.
Patterns read plain text, see `sentences.plain`.
"""

import re

from memoryd.rules.capture.language import BEGIN

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
    "comprimir cifrar imitar repartir aumentar disminuir reducir incrementar sobrepasar rebasar"
)
_PORTUGUESE = (
    "enviar mandar escrever usar utilizar apagar excluir deletar remover tocar mexer mudar alterar "
    "modificar editar subir publicar postar tuitar compartilhar partilhar ligar telefonar contatar "
    "contactar responder encaminhar agendar marcar reservar comprar pagar transferir gastar "
    "executar rodar correr lançar instalar desinstalar atualizar reiniciar desligar parar abrir "
    "fechar visitar navegar entrar acessar aceder buscar procurar baixar copiar mover renomear "
    "sobrescrever implantar fazer dizer dar revelar mostrar mencionar incluir guardar salvar "
    "gravar imprimir ler olhar incomodar avisar convidar citar aceitar rejeitar aprovar assinar "
    "confirmar cancelar consultar contar pedir perguntar sugerir recomendar propor inventar "
    "adivinhar supor assumir traduzir resumir formatar conectar ativar desativar ignorar pular "
    "omitir exportar importar carregar tirar colocar pôr criar adicionar deixar tentar voltar "
    "falar commitar dar divulgar empurrar mesclar fundir raspar regar alimentar acender cozinhar "
    "lavar limpar esquentar esfriar baixar pintar cortar jogar apostar investir negociar emprestar "
    "devolver entregar acordar filmar fotografar escutar tocar servir encomendar chamar organizar "
    "marcar destacar somar calcular arredondar converter medir pesar estimar nomear criticar "
    "discutir registrar inscrever anotar dirigir estacionar voar viajar provar seguir escolher "
    "corrigir sair trazer repetir admitir anunciar adiar dividir juntar separar colar anexar "
    "preencher esvaziar oferecer conceder garantir reembolsar anular restaurar clonar duplicar "
    "trancar destrancar arquivar vender contratar prometer cobrar aumentar diminuir reduzir "
    "ultrapassar exceder superar elevar consumir"
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
    "sugerir": "sugiera|sugira",
    "traducir": "traduzca",
    "contar": "cuente",
    "mostrar": "muestre",
    "cerrar": "cierre",
    "mover": "mueva",
    "sacar": "saque",
    "despedir": "despida",
    "transferir": "transfiera|transfira",
    "desplegar": "despliegue",
    "renombrar": "renombre",
    "actualizar": "actualice",
    "reducir": "reduzca",
    "disminuir": "disminuya",
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


def _subjunctive(infinitives: str) -> str:
    """A pattern of the forms a negated imperative takes ("envíes", "envie", "envíen")."""
    forms = set()
    for verb in infinitives.split():
        if verb in _IRREGULAR:
            forms.add(f"(?:{_with_stress(_IRREGULAR[verb])})")
            continue
        stem, ending = verb[:-2], verb[-2:]
        if ending == "ar":
            for hard, soft in (("gu", "gu"), ("c", "qu"), ("g", "gu"), ("z", "[cz]"), ("ç", "c")):
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


def _with_stress(forms: str) -> str:
    """The forms with the accent that the vos of Argentina puts on them ("ponga" → "pongá")."""
    return re.sub(r"[ae](?=\||$)", lambda end: {"a": "[aá]", "e": "[eé]"}[end[0]], forms)


def _accented(stem: str) -> str:
    """The stem with the accent that some forms bear ("envi" → "envíe")."""
    return stem[:-1] + "[ií]" if stem.endswith("i") else stem


SPANISH_ORDER = _ES = _subjunctive(_SPANISH)
PORTUGUESE_ORDER = _PT = _subjunctive(_PORTUGUESE)
_ES_INFINITIVE = r"\w+(?<!por)(?:ar|er|ir|ír)(?:me|te|le|les|lo|la|los|las|se|nos|selo|sela)?\b"
_ES_CLITIC = r"(?:(?:me|te|le|les|lo|la|los|las|nos|se)\s){0,2}"
_ES_NOT = r"(?:no|nunca(?: más| jamás)?|jamás|ya no|tampoco|nunca,? nunca)"
_ES_IDIOM = (
    r"(?!(?:te|se) (?:preocup|olvid|molest|rind|cort|asust|agobi|apur|enfad|estres)|olvid|dud[ea]|"
    r"tem[ae]|ser\b|poder\b|haber\b|tener\b|estar\b|hay|pas[ae]s? nada|import|obstante|creas|"
    r"est[eé]s|seas|tengas (?:miedo|prisa|pena|duda)|dejes de|saber\b|hacer falta|haga[sn]? falta|"
    r"haga[sn]? caso|me digas\b(?! (?:más|otra))|pares\b|pierdas|querer\b|mames|digas? nunca|jodas|"
    r"tard)"
)
SPANISH_HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_ES_NOT}\s+{_ES_IDIOM}{_ES_CLITIC}{_ES_IDIOM}(?:vuelva[sn]? "
        rf"a\s+{_ES_INFINITIVE}|{_ES}\b)"
    ),
    re.compile(rf"\b{_ES_NOT}\s+{_ES_IDIOM}{_ES_INFINITIVE}"),
    re.compile(
        rf"{BEGIN}ni\s(?!hables|digas|pienses|una?\b){_ES_IDIOM}{_ES_CLITIC}{_ES}\b(?=\s\S)"
    ),
    re.compile(
        r"\b(?:las )?manos (?:fuera|lejos) de\s(?=\S)|\bdej[ae] en paz\s(?=(?:el|la|los|las)\s)"
    ),
    re.compile(
        rf"\b(?:dej[aáe]n?|par[aáe]n?|ces[ae]|tienes que dejar|"
        rf"debes dejar)\s+(?:(?:ya|por favor|de una vez(?: por todas)?)\s+){{0,2}}de\s+(?!ser\b|"
        rf"preocupar|sufrir|llorar|fumar){_ES_INFINITIVE}"
    ),
    re.compile(rf"\b(?:ya basta|basta(?: ya)?) de\s+(?:{'|'.join(_SPANISH.split())})"),
    re.compile(
        rf"\b(?:evit[aáe]n?|evitar|abst[eé]n(?:te|gase)? de|se abstenga de|abstente de|procura "
        rf"(?:no|evitar)|trata de (?:no|evitar)|intenta no|aseg[uú]rate de (?:no|nunca)|cu[ií]date "
        rf"de no)\s+{_ES_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:(?:queda|está|te est[aá]|es) (?:terminantemente |totalmente |"
        r"absolutamente )?prohibido|(?<!teníamos )(?<!tenía )(?<!tenían )(?<!estaba )(?<!era "
        r")(?<!fue )(?<!ha )(?<!han )(?<!he )(?<!has )(?<!hemos )(?<!había )(?<!habían )"
        r"(?<!haya )(?<!tengo )(?<!tiene )(?<!tienen )(?<!tenemos )prohibido|"
        r"(?:te|le|les|os) proh[ií]bo|te tengo prohibido|"
        r"tienes (?:terminantemente )?prohibido)\s+(?!(?:a|al)\s(?:mi|mis|los|las|el)\b|"
        r"(?:que (?:te|os) |estar|ser\b|dudar|llorar|morir))(?!fumar|el paso|aparcar|estacionar)\w"
    ),
    re.compile(
        r"\bno\s+quiero\s+(?:(?:más|nunca más)\s+)?(?:volver a\s+)?verte\s+(?:más\s+)?"
        r"(?!llora|sufr)(?=\w+ndo\s)|"
        rf"\b(?:no|nunca)\s+(?:quiero|deseo)\s+que\s+{_ES_CLITIC}(?:nunca\s+)?{_ES}\b|"
        rf"\b(?:quiero|necesito|te pido|te ruego|prefiero|"
        rf"exijo) que\s+(?:por favor\s+)?{_ES_NOT}\s+{_ES_CLITIC}{_ES}\b"
    ),
    re.compile(
        r"\b(?:no|nunca|jamás)\s+(?:debes|debe|deberías|tienes permitido|tienes permiso (?:para|"
        r"de)|tienes derecho a(?! quejar)|(?:te|le|os) (?:permito|autorizo a|consiento)(?! dudar| "
        r"hablarme)|est[aá]s autorizad[oa] (?:a|para)|tienes autorización para|está permitido|"
        r"se te permite|puedes)\s+(?!ser|estar|haber|"
        r"tener|saber)\w+(?:ar|er|ir)"
    ),
    re.compile(
        rf"\b(?:bajo ning[uú]n concepto|bajo ninguna circunstancia|en ning[uú]n caso|"
        rf"de ninguna manera|por nada del mundo|en (?:tu|la) (?:puta )?vida),?\s+(?:(?:debes|"
        rf"puedes)\s+)?{_ES_CLITIC}(?:{_ES}\b|{_ES_INFINITIVE})"
    ),
    re.compile(
        r"\b(?:a partir de ahora|de ahora en adelante|desde ahora|en adelante),?\s+(?:tú\s+)?"
        r"(?:ya\s+)?(?:no|nunca)\s+(?:(?:me|te|le|les|lo|la|se)\s)?\w{2,}[ae]s\b"
    ),
    re.compile(
        rf"\b(?:nada de|(?:ni|que no) se te ocurra|se acab[oó] (?:lo de|eso de)|no más|"
        rf"no vayas? a(?!\s(?:pensar|creer|ser|decirme|perder)))\s+{_ES_INFINITIVE}|"
        r"\bque sea la última vez que\s(?=\w+[ae]s\b)|\bno andes\s(?=\w+(?:ando|iendo)\b)|"
        r"\bnada (?:más )?de (?:más\s)?(?:pedidos|encargos|reuniones|citas|correos|e?-?mails|"
        r"mensajes|llamadas|compras|pagos|"
        r"transferencias|reembolsos|reservas|publicaciones|posts|tuits|commits|pushes|despliegues|"
        r"invitaciones|recordatorios|notificaciones|descuentos|hashtags|emojis|vuelos|hoteles)\s"
        r"(?!nuev|hoy|todavía|aún|por ahora)\w"
    ),
)
_PT_INFINITIVE = r"\w+(?:ar|er|ir|pôr|por)(?:-(?:me|te|lhe|lhes|o|a|os|as|se))?\b"
_PT_CLITIC = r"(?:(?:me|te|lhe|lhes|o|a|os|as|nos|se)\s){0,2}"
_PT_NOT = r"(?:não|nao|nunca(?: mais)?|jamais|nunca,? nunca)"
_PT_IDIOM = (
    r"(?!(?:se|te) (?:preocup|esque|incomod|assust)|esque[çc]|hesit|tenh|sej|ser\b|ter\b|poder\b|"
    r"haver\b|estar\b|saber\b|quer(?:er)?\b|h[aá]\b|import[ae]\b|desist|digas? nunca|lig[au]e? "
    r"(?:não|pra isso)|precis|deix[ae]s? de)"
)
PORTUGUESE_HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_PT_NOT}\s+{_PT_IDIOM}{_PT_CLITIC}{_PT_IDIOM}(?:volt[ea]s? "
        rf"a\s+{_PT_INFINITIVE}|{_PT}\b)"
    ),
    re.compile(rf"\b{_PT_NOT}\s+{_PT_IDIOM}{_PT_INFINITIVE}"),
    re.compile(r"\btir[ae] as? mãos? d[eoa]s?\s(?=\S)|\bdeix[ae] em paz\s(?=(?:o|a|os|as)\s)"),
    re.compile(
        rf"\b(?:par[ea]|deix[ea]|chega|larga)\s+(?:de uma vez\s+)?de\s+(?!ser\b|se preocupar|"
        rf"chorar){_PT_CLITIC}{_PT_INFINITIVE}"
    ),
    re.compile(
        rf"\b(?:evit[ea]|evitar|abstenha-se de|abst[eé]m-te de|procur[ea] não|tent[ea] não|"
        rf"certifi(?:que|ca)-(?:se|te) de (?:não|nunca))\s+{_PT_INFINITIVE}"
    ),
    re.compile(
        r"\b(?:é|está|estás|tá|tás|fica|ficas) (?:terminantemente |totalmente |absolutamente "
        r")?(?:proibid|vedad)[oa]s?\s+(?!fumar|"
        r"estacionar)\w|\b(?:(?:te|lhe|vos) pro[ií]bo|pro[ií]bo-(?:te|o|a|lhe|vos))\s+(?=(?:de|"
        r"que)\s(?!fica|estar|ser\b|te\b))|(?<!foi )(?<!era )(?<!têm )(?<!tem )(?<!tinha "
        r")\bproibido\s+(?!fumar|estacionar)\w+[aei]r\b"
    ),
    re.compile(
        rf"\b(?:não|nunca)\s+quero\s+(?:mais\s+)?que\s+(?:(?:você|tu|vc)\s+{_PT_CLITIC}(?!preocup|"
        rf"esque|assust)\w|(?:nunca\s+)?{_PT_CLITIC}{_PT}\b)|"
        rf"\b(?:não|nunca)\s+quero\s+(?:(?:mais|nunca mais|te)\s+){{0,2}}ver\s+(?:(?:você|vc|"
        r"tu)\s+)?(?!chora|sofre)(?=\w+ndo\s)|"
        rf"\b(?:quero|preciso|peço|exijo) que\s+(?:você|tu|vc)?\s*{_PT_NOT}\s+{_PT_CLITIC}\w"
    ),
    re.compile(
        r"\b(?:você|vc|tu)\s+(?:não|nunca|jamais)\s+(?:pode|podes|deve|deves|deveria|"
        r"tem permissão para|está autorizado a|pode mais)\s+(?!ser|estar|ter|saber)\w+(?:ar|er|"
        r"ir)|\bnão (?:tens|tem) (?:permissão|autorização|licença|o direito) (?:para|de)\s+"
        r"(?!ser|estar|ter|saber)\w+(?:ar|er|ir)\b|"
        r"\bnão é (?:para|pra)\s+(?:(?:você|vc|tu)\s+)?(?!ser|estar|ter|rir|chorar|menos|falar mal|"
        r"me gabar)(?=\w+(?:ar|er|ir)\s\w)(?![^.;!?]*\bé só\b)"
    ),
    re.compile(
        rf"\b(?:em hipótese (?:alguma|nenhuma)|em circunstância (?:alguma|nenhuma)|de maneira "
        rf"(?:alguma|nenhuma)|em momento (?:algum|nenhum)|sob nenhuma circunstância|em caso algum|"
        rf"de jeito nenhum|de forma alguma),?\s+{_PT_CLITIC}(?:{_PT}\b|{_PT_INFINITIVE})"
    ),
    re.compile(
        r"\b(?:não|nao|nunca)\s+(?:mais\s+)?(?:manda|envia|posta|publica|apaga|deleta|exclui|"
        r"escreve|mexe|usa|compra|paga|liga|responde|marca|agenda|convida|compartilha|divulga|"
        r"mostra|fala|coloca|tira|bota|muda|altera|reserva|transfere|gasta|"
        r"instala)\s(?:[^,.;:!?]{0,60}?\s)??(?:mais|nada|nunca|ninguém|pra|para|pro|sem|depois|"
        r"antes|no|na|nos|nas|da|do|dos|das)\b(?! quem)|"
        r"\b(?:não|nao)\s+(?:salva|guarda|abre|roda|executa|baixa|grava|imprime|sobe|aceita|cria|"
        r"cancela|toca|pega|vende|encomenda|assina|atualiza|reinicia|desliga|liga|manda|envia|"
        r"posta|apaga|compra|paga|usa)\s(?!nenhum)[^,.;:!?]{2,50}?\s(?:nenhuma?|de ninguém|"
        r"com ninguém|sem (?:me|eu|minha|meu|perguntar|avisar))\b(?!,? coitad)"
    ),
    re.compile(
        r"\b(?:a partir de agora|daqui (?:pra|para) frente|de agora em diante),?\s+(?:(?:você|tu|"
        r"vc)\s)?(?:não|nunca)\s+\w"
    ),
    re.compile(
        rf"\b(?:nada de|nem (?:pensar|pense|penses|sonhe|sonhes) em|(?:que )?(?:nem|não) (?:te|"
        rf"lhe) passe pela cabeça)\s+{_PT_INFINITIVE}"
    ),
)
_ES_ASKING = r"(?:pedir|preguntar|consultar|avisar|confirmar|solicitar)(?:me|le)?\b"
_PT_ASKING = r"(?:me\s)?(?:pedir|perguntar|consultar|avisar|confirmar|solicitar)(?:-me)?\b"
"""What an agent may leave off: it is allowed to go ahead then."""
SPANISH_ASKS = re.compile(
    rf"\b(?:puedes|podrías|puede|podría|podés|te importaría) (?:por favor,? )?(?:dejar de|parar de|"
    rf"evitar|no volver a)\s(?!fumar|ser\b)"
    rf"(?!{_ES_ASKING}[^?]*$){_ES_INFINITIVE}"
)
PORTUGUESE_ASKS = re.compile(
    rf"\b(?:(?:você |vc |tu )?(?:pode|podes|poderia|podia)|dá (?:para|pra)) (?:por favor,? "
    rf")?(?:parar de|deixar de|evitar|não voltar a)\s(?!fumar|ser\b)"
    rf"(?!{_PT_ASKING}[^?]*$){_PT_INFINITIVE}"
)
SPANISH_WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?¡-]))(?:por favor|porfa|porfis|y|e|pero|o|ni|además|también|oye|hola|eh|"
    r"che|tío|tía|amigo|amiga|hermano|güey|wey|boludo|ok|okay|vale|bueno|bien|gracias|genial|"
    r"perfecto|sí|mira|a partir de ahora|"
    r"en adelante|de aquí en adelante|(?:le|te|os|les) (?:ruego|pido|agradecería) que|de ahora en "
    r"adelante|desde ahora|en adelante|en el futuro|la próxima vez|en general|"
    r"siempre|importante|nota|ojo|recuerda(?: que)?|regla|que|así que|entonces|pues|por eso|solo|"
    r"sólo|una cosa|otra cosa|una cosa más|por dios|te lo pido|te lo ruego|en serio|de verdad|"
    r"repito|como te dije|como dije|usted|tú|vos|te lo digo)[\s,.!:¡–—-]*$"
)
PORTUGUESE_WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?-]))(?:por favor|pfv|pf|favor|e|mas|ou|nem|também|além disso|olha|olá|"
    r"mano|cara|gente|amigo|amiga|galera|pessoal|meu|de ora em diante|de hoje em diante|a partir "
    r"de hoje|desde já|oi|ei|ok|tá|certo|bom|obrigad[oa]|valeu|ótimo|perfeito|sim|a partir de "
    r"agora|de agora em diante|daqui (?:para|pra) frente|daqui em diante|doravante|no futuro|da "
    r"próxima vez|em geral|sempre|importante|nota|atenção|lembre-se(?: que)?|regra|que|então|por "
    r"isso|só|uma coisa|outra coisa|mais uma coisa|pelo amor de deus|sério|repito|como (?:eu "
    r")?(?:te )?disse|você|vc|tu)[\s,.!:–—-]*$"
)
ROMANCE_SCOPE = re.compile(
    r"^\W*(?:y |pero |et |mais |e |mas |por favor |stp |bueno |mira |oye |te digo una cosa "
    r"){0,4}(?:en|a|al|antes|después|durante|para|"
    r"con|sin|bajo|desde|hasta|por|cuando|si|mientras|dans|sur|à|au|aux|avant|après|pendant|pour|"
    r"avec|sans|sous|depuis|dès|quand|lorsque|si|em|no|na|nos|nas|ao|aos|à|às|depois|com|sem|sob|"
    r"quando|se|enquanto|(?:los|las|el|les?)(?=\s(?:\w+\s)?(?:lunes|martes|mi[eé]rcoles|jueves|"
    r"viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|d[ií]as?|mañanas?|tardes?|noches?|"
    r"festivos|feriados|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|"
    r"week-?ends?|matins?|soirs?|jours?|\d)))\s(?!.*\b(?:je|tu|il|elle|on|nous|ils|elles|yo|ella|"
    r"eu|ele|ela|nós|eles|qui|que)\s*$)(?:\S+\s*){1,8}$"
)
SPANISH_OTHERS = re.compile(
    r"\W*(?:(?:y|pero)\s)?en\s(?:(?:el|la|mi|nuestr[oa]|su)\s(?:cole\w*|escuela|clase|piscina|"
    r"hospital|biblioteca|iglesia|museo|parque|gimnasio|edificio|oficina|trabajo|playa|metro|tren|"
    r"avión|país|ciudad|empresa)|españa|méxico|argentina|francia|alemania|italia|japón|china|"
    r"europa),?\s(?:está prohibido|no se)\b"
)
"""Where something is forbidden to everybody: "en el cole está prohibido …"."""
ROMANCE_TAG = re.compile(
    r"(?:ok|okay|vale|por favor|entendido|de acuerdo|sí|claro|está bien|estamos|d'accord|compris|"
    r"s'il te plaît|stp|svp|oui|hein|entendu|tá|certo|entendeu|tá bom|combinado|pode ser|beleza|"
    r"blz|fechado|valeu|né|tá bem|está bem|estás de acuerdo|listo|ça marche|ça va|c'est clair|"
    r"sim)\W*\?+\W*$"
)
