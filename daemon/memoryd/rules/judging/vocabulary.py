"""Words that rule texts are made of, besides verbs and objects: the data of `prohibition.py`.

Each table serves all languages at once; a word of one language that means something else in
another is left out of both.
"""

import re

from memoryd.rules.judging.foreign_nouns import FOREIGN_APPOINTMENTS, FOREIGN_NOUNS
from memoryd.rules.judging.tokens import word_set

NEGATOR = re.compile(
    r"""(?<![\w-])(?<!\w[./@])(?:
      not\ a\ single|nothing(?=\ to\ (?:\+?\d|\S+@))
    | nothing\ (?:gets|goes)(?=\ \w)|nothing\ (?:may|must|should|shall|can|is\ to)\ (?:ever\
    )?(?:be|get)
    | under\ no\ (?:circumstances?|conditions?)(?:\ should\ you|\ may\ you)?|in\ no\ case
    | (?:you\ |we\ )?(?:must|should|shall|may|can|will|could|are|is|do|does|did|would)
        (?:\ not|n't|nt)(?:\ you\ dare|\ (?:ever|be|under\ any\ circumstances))*
        (?:\ (?:allowed|permitted)\ to)?
    | (?:you\ )?(?:cannot|can't|mustn't|shouldn't|don't|dont|won't|do\ not|mustnt|shouldnt)
        (?:\ you)?(?:\ (?:ever|dare))*
    | (?:never|nevr|nver|neevr|nevre)(?:\ ever)*(?:\ again)?|nevermore|nada\ de(?=\ \w)
    | (?:stop|quit|cease|avoid|refrain\ from|keep\ from|steer\ clear\ of|stay\ away\ from
        |keep\ away\ from|stay\ out\ of|keep\ out\ of|hands\ off(?:\ of)?|stay\ off|keep\ off
        |keep\ clear\ of)
    | no\ more|no\ longer|not\ to|prefer\ not\ to|try\ not\ to|rather\ not|not\ allowed\ to
    | (?:i|we)\ (?:forbid|prohibit|ban)(?:\ you)?(?:\ to|\ from)?
    | (?:it\ is\ |it's\ )?(?:forbidden|prohibited|banned|off[- ]limits|disallowed)
        (?:\ (?:to|for\ you\ to|from))?
    | niemals|nie(?:\ wieder|\ mehr(?!\ als))?|nichts?|keine[nmrs]?|kein|verboten|vermeide
    | finger\ weg\ vo[nm]
    | unterlasse
    | hör(?:e)?\ (?:bitte\ )?auf|es\ ist\ verboten
    | nunca(?:\ m[aá]s(?!\ de)|\ mais(?!\ de))?|jam[aá]s|jamais|no(?=\ (?:\w|--?\w))|n[aã]o
    | prohibido|proibido|evita|evite|evitar
    | deja\ de|dejen\ de|pare\ de|pára\ de|queda\ prohibido|está\ prohibido|fica\ proibido
    | ne(?=\ \w)|n'(?=\w)|évite[rz]?|arr[eê]te[rz]?\ de|cesse[rz]?\ de
    | interdit\ de|interdiction\ de
    | (?:est|il\ est)\ interdit(?:\ de|\ d')?|défense\ de|surtout\ pas|plus\ de(?!\s*\d)|pas\ de
    )(?![\w-]|[./@]\w)|(?<!\w)n'(?=\w)
    | (?<!\w)(?:arr[eê]te[rz]?|cesse[rz]?|évite[rz]?|interdit|interdiction)\ d'(?=\w)
    | (?:永远|绝对|千万|绝|请|从此|以后|今后|一律)*
      (?:不要再|不要|别再|别|不许|不准|不得|不能|不可以|不可|不允许|不应该
        |不应|不该|不再|不用再|禁止|严禁|请勿|切勿|勿|停止|停用|避免|不|永不)
    """,
    re.IGNORECASE | re.VERBOSE,
)

POSITIVE = re.compile(
    r"(?<!\w)(?:always|make sure|be sure|ensure|prefer|remember|please use|use|keep|include|start|"
    r"end|sign|write|answer|be|check|add|put|try|immer|siempre|toujours|"
    r"sempre|总是|始终|记得|请用|务必)(?!\w)",
    re.IGNORECASE,
)

CONSENT = re.compile(
    r"(?<!\w)(?:(?:unless|until|except when|ohne dass|si no) (?:i|we) (?:\w+ )?"
    r"(?:sa(?:y|id)|t(?:ell|old)|ask|"
    r"approve|confirm|allow|agree|request)|ask(?:ing)?(?: me| us| first| before| for (?:my|our|"
    r"permission|approval|consent|confirmation|an? ok))|check(?:ing)? with me|"
    r"confirm(?:ing)?|without (?:first )?(?:asking|checking|consulting|confirming)|"
    r"approv(?:al|ed|ing)|permission|consent|my (?:ok|okay|go-ahead|sign-?off|say-so|knowledge)|"
    r"tell(?:ing)? me|show(?:ing)? me|let(?:ting)? me|"
    r"on your own(?!\s+(?:\S+\s+){0,2}?(?:branch(?:es)?|forks?|repos?|machines?|box(?:es)?|"
    r"accounts?|copy|copies|files?|folders?|sandbox|workspace|work|code|prs?)(?!\w))|"
    r"yourself without|"
    r"zu fragen|rückfrage|erlaubnis|zustimmung|freigabe|genehmigung|frag(?:e)? mich|"
    r"preguntar(?:me|nos|le)?|pedirme permiso|permiso|"
    r"consultar(?:me)?|avisar(?:me)?|aprobaci[oó]n|confirmar|"
    r"demander|autorisation|accord|permission|me prévenir|perguntar|permiss[aã]o|autoriza[cç][aã]o|"
    r"aprova[cç][aã]o|avisar)(?!\w)|先问|问我|问过我|(?<=\S)(?:同意|批准)|"
    r"允许我|许可|确认|经过我|经我|告诉我|请示|授权",
    re.IGNORECASE,
)

EXCEPTION = re.compile(
    r"""(?<![\w-])(?<!\w[./@])(?:
      (?:,\s*)?(?:except(?:ing)?|unless|other\ than|apart\ from|aside\ from|besides|excluding
        |save\ for|with\ the\ exception\ of|if\ not|without|but\ not|but\ only|just\ not
        |(?<!\bthe\ )(?<!\bour\ )(?<!\bmy\ )only|only(?=\ exception)|rather\ than)
        (?:\ (?:for|when|if|in|at|to|on|from|it(?:'s|\ is)|with|by|via|through|using|you(?:'re
        |\ are)?
        |that|it\ goes\ to))*
    | (?<=anyone\ )but|(?<=anything\ )but|(?<=anywhere\ )but|(?<=nothing\ )but|(?<=nobody\ )but
    | (?<=everyone\ )but|(?<=anybody\ )but|(?<=somebody\ )but|(?<=everybody\ )but
    | (?<=everything\ )but|(?<=any\ host\ )but
    | außer|ausgenommen|es\ sei\ denn|ohne|ausser|nur
    | excepto|salvo|a\ menos\ que|a\ no\ ser|menos|sin|fuera\ de\ lo
    | sauf|excepté|à\ moins|hormis|à\ part|(?-i:sans)
    | exceto|a\ não\ ser|sem|senão
    )(?![\w-]|[./@]\w)|除非|除了|(?<![删清移去解废根排掃扫])除|只能|仅限|未经|没有|未|没
    """,
    re.IGNORECASE | re.VERBOSE,
)

OUTSIDE = re.compile(
    r"(?<![\w@./-])(?:(?:anywhere |anything |files |paths |directories )?"
    r"outside(?!\s+(?:counsel|lawyers?|help|contractors?|auditors?|parties)\b)(?: of)?(?: the)?|"
    r"beyond(?!\s+\d)|außerhalb(?: von)?|fuera de(?:l)?|(?:en )?dehors d[eu]|hors d[eu]|hors|fora "
    r"d[eoa]|not (?:in|under|below|inside|within))(?![\w@-]|\.\w)",
    re.IGNORECASE,
)
CHINESE_OUTSIDE = re.compile(
    r"(?<![^\s，。,])(?:在)?\s*([^\s，。,]+?)\s*(?:目录|文件夹|路径)?(?:以外|之外|外面|外(?![卖送套]))"
)

REASON = re.compile(
    r"(?<!\w)(?:because|'cause|since(?=\s(?:(?:she|he|they|it|we|i|you|there)\b|"
    r"(?:the|my|our|this|that)\s(?:\w+\s){1,3}?(?:is|are|was|were|has|have|had|gets?|keeps?)\b))|"
    r"(?<!soon )(?<!long )(?<!far )(?<!often )(?<!much )(?<!many )(?<!same )(?<!well )(?<!such )"
    r"as(?=\s(?:she|he|they|it|we|i)\s(?!is\W*$|are\W*$|was\W*$))|"
    r"so(?=\s(?:that|we|i|they|it|she|he)\b)|(?:given|considering)(?=\s(?:what|how|that|all)\b)|"
    r"dado que|debido a(?=\s(?:lo|que|la|el)\b)|vu que|étant donné|visto que|"
    r"dato che|weil|denn|damit|porque|ya que|pues|parce que?|"
    r"parce qu'|car(?=\s(?:il|elle|ils|elles|on|c'est|je|nous|cela|ça)\b)|"
    r"puisque|pois|já que|instead|"
    r"no matter|(?<=, )whatever(?=\s+\w+\s+\w)|"
    r"whatever(?=\s+(?:(?:the|my|our|any)\s+)?[\w-]+\s+(?:says?|said|thinks?|claims?|tells?|wants?|shows?|"
    r"reports?|suggests?|promises?)(?!\w))|regardless|not even|"
    r"even (?:if|though|drafts|when)|lest|otherwise)(?!\w)|因为|由于|否则",
    re.IGNORECASE,
)

STRONG_BREAK = re.compile(r"\s[—–-]{1,2}\s|—|–(?=\s)|：|:\s(?!ignore\b)|;\s*|；|\s\(|（")

CONDITION_PREFIX = re.compile(
    r"(?<!\w)(?:if|when|whenever|while|during|after|before|until|at night|"
    r"on (?:weekend|friday|monday|"
    r"saturday|sunday|holiday|weekday)s?|wenn|während|nach|vor|si|quand|cuando|quando|durante|am|"
    r"in the (?:morning|evening|night|afternoon))(?!\w)|当|如果|周|晚上|之前|以前|期间|时候|下班",
    re.IGNORECASE,
)

CONJUNCTIONS = word_set(
    "or and nor , & / oder und noch sowie o u y ni e nem ou et und/oder "
    "and/or 和 或 或者 与 及 、 以及 跟"
)

FILLER = word_set(
    """completely entirely totally altogether absolutely fully wholly strictly
    permanently forever
    indefinitely vollständig komplett gänzlich überhaupt grundsätzlich generell prinzipiell
    completamente absolutamente totalmente complètement totalement absolument
    plain against pls plz thx cheers danke gracias merci obrigado straight outright a an the
    this that these those my our your his her its their any all every each some of to in on at
    by for from with into onto via through over under below beneath within inside upon as is are
    be been being was it them him they he she me us we i you again ever anymore more please
    directly just simply really actually always either both whatsoever manually automatically
    personally accidentally period else anything anyone anybody everyone everybody someone somebody
    nobody nothing everything something anywhere people person persons folks thing things stuff
    item items hand yourself yourselves myself ourselves own here there now today then too also
    even still yet at-all whatever any- kind kinds sort type types other others another one ones
    way ways etc contents content whole entire line lines near around up out off down back away
    and/or or and but so what which who whom where there's let get getting have having make
    making trying try attempt going go need want future henceforth onwards forward circumstances
    circumstance case cases time ever-again meiner meinem meines unserer unserem unseren deinem
    deiner der die das den dem des ein eine
    einen einem einer
    eines mein meine meinen meinem unser unsere jeder jede jedes alle aller alles irgend etwas
    auf im ins am zu zum zur nach von vom mit bei für aus über unter durch mehr wieder bitte
    direkt einfach du sie ihr ihm ihn ihnen es ist wird werden darf darfst dürft
    solltest dürfen sollst soll kann
    kannst musst je man niemanden niemand jemand irgendwas mir mich uns dich dir sich selbst
    hier da dort dann daran davon dafür bloß bloss ja auch noch irgendwelche dieser diese dieses
    dein
    deine el la los las lo un una unos unas mi mis tu tus su sus del al de en por para con sobre
    desde hacia ningún ninguna ninguno nada nadie nunca más jamás otra otro vez por-favor favor
    directamente usted te le les se nos que algo alguien ya ni tampoco este esta esto ese esa
    eso todo toda todos todas cualquier l' une d' au aux à dans sur sous par pour avec vers chez
    mon ma mes ton ta tes son sa ses notre votre vos aucun aucune rien personne pas plus point
    jamais s'il plaît vous plait directement il elle nous quoi ce cet cette ces y tout toute
    toutes o os um uma umas meu minha seus sua seu do dos no na nas ao aos às em pelo pela com
    direto direct nenhum nenhuma ninguém mais você lhe lhes isso esse essa diretamente qualquer
    tudo novo
    nesta neste nestas nestes nisto nisso naquele naquela deste desta desse dessa aqui ahí acá
    novamente dentro adentro innerhalb unterhalb dedans intérieur pra pro pras pros dê dar"""
)

GENERIC_NOUNS = word_set(
    """ticket tickets issue issues object objects bug bugs data datos daten dados données
    instance instances vm vms node nodes volume volumes certificate log script scripts photos
    pictures videos certificates config configs configuration configurations setting settings
    logs script- file files folder folders directory directories path paths document
    documents command commands shell terminal console cli prompt script-runner bash email
    emails e-mail e-mails mail mails message messages msg dm dms sms text texts tweet tweets
    post posts slack whatsapp telegram discord teams chat channel channels branch branches
    repo repos repositories repository remote origin git table tables row rows record
    records database databases field fields db schema column columns sql query queries
    statement statements browser website websites web site sites page pages internet online
    url urls link links host hosts server servers
    machine box computer laptop máquina computador ordenador computadora ordinateur system
    environment environments env cluster container containers image images pod pods
    namespace namespaces bucket buckets service services
    process processes port ports package packages module library version versions dependency
    tool tools call calls request requests api endpoint endpoints meeting meetings event
    events calendar agenda kalender calendario calendrier calendário invite invites invitation
    invitations payment payments transfer transfers money account accounts
    number numbers address addresses inbox company-account
    deployment deployments release releases app application project flag flags option options
    switch parameter argument permissions user users root pull-request pr phone phones bank
    iban recipient recipients contact contacts domain domains twitter x mastodon
    collection collections index indexes indices view views key keys partition partitions
    snapshot snapshots workflow workflows stash stashes profile profiles tab tabs worksheet apis
    registry registries rights privileges attendee attendees list lists prs pull-requests
    merge-request merge-requests
    resource resources ownership
    mode permission submodule-
    facebook-post code source edits edit changes change update updates deletion copy cc bcc
    task tasks job jobs run runs push pushes commit commits merge merges deploy deploys action
    booking bookings reservation reservations entry entries filas linhas lignes righe zeilen rijen
    registros datensätze
    aufgabe aufgaben notiz notizen eintrag einträge tarea tareas tâche tâches tarefa tarefas
    datei dateien ordner verzeichnis verzeichnisse befehl befehle nachricht nachrichten
    e-mail mail kanal zweig tabelle tabellen datenbank rechner server konto überweisung
    überweisungen geld termin termine einladung einladungen seite seiten webseite webseiten
    adresse nummer dienst archivo archivos fichero ficheros carpeta carpetas directorio
    comando comandos correo correos mensaje mensajes rama canal tabla tablas base datos
    servidor servidores cuenta dinero transferencia transferencias pago pagos reunión
    reuniones navegador página páginas sitio correo-e electrónico electrónicos número
    dirección contenedor servicio puerto producción- fichier fichiers dossier dossiers
    répertoire commande commandes courriel courriels e-mail branche canal base données
    serveur serveurs compte argent virement virements réunion réunions navigateur page pages
    site sites numéro adresse conteneur service port mél message messages arquivo arquivos
    pasta pastas diretório mensagem mensagens ramo tabela tabelas banco dados servidor conta
    dinheiro transferência transferências pagamento reunião reuniões navegador página número
    endereço serviço porta contêiner dienste servicios servicio services serviços servizio servizi
    prozess prozesse proceso procesos processus processo processos processi contenedores
    conteneurs contêineres serveurs servidores datenbanken berechtigung berechtigungen rechner
    diensten bestanden montags dienstags mittwochs donnerstags freitags samstags sonntags"""
).union(FOREIGN_NOUNS)

_NOUNS_OF_FAMILIES: dict[str, str] = {
    "message calendar": "email emails e-mail e-mails mail mails dm dms sms text texts tweet tweets "
    "inbox recipient recipients contact contacts correo correos nachricht nachrichten",
    "payment": "money account accounts bank iban payment payments transfer transfers konto "
    "überweisung cuenta dinero compte argent conta dinheiro",
    "sql shell": "table tables row rows record records database databases db schema "
    "tabelle tabellen",
    "git shell": "branch branches repo repository commit commits merge merges push pushes",
    "web": "browser website websites web page pages link links endpoint endpoints api url urls "
    "navegador navegadores navigateur navigateurs webbrowser webseite webseiten 浏览器 网页 网站",
    "calendar": "meeting meetings event events calendar invite invites termin termine",
    "container cloud deploy shell": "cluster container containers pod pods node nodes namespace "
    "instance instances vm vms bucket buckets deployment deployments release releases",
}
FAMILIES_OF_NOUN: dict[str, frozenset[str]] = {
    noun: frozenset(families.split())
    for families, nouns in _NOUNS_OF_FAMILIES.items()
    for noun in nouns.split()
}
"""Generic nouns by the families of tools for which they say nothing new."""

NARROW_NOUNS = word_set(
    """ticket tickets issue issues bug bugs certificate certificates log logs script scripts photos
    pictures videos config configs configuration configurations setting settings snapshot snapshots
    workflow workflows stash stashes key keys dump dumps backup backups archive
    archives card cards tarjeta tarjetas cartão kreditkarte image images volume volumes"""
)
"""Nouns that say no more than an object beside them, but on their own are one kind of many."""

TOOL_NOUNS: dict[str, frozenset[str]] = {
    "message": word_set(
        "note notes reply replies tweeting anything something toot toots "
        "status statuses thread threads comment comments caption"
    ),
    "container": word_set("tag tags manifest manifests workload workloads resource resources"),
    "shell": word_set("manifest manifests"),
    "package": word_set("crate crates project projects repo gem gems image dependencies"),
    "calendar": FOREIGN_APPOINTMENTS | word_set("appointment appointments termin termine"),
    "web": word_set(
        "form forms google web-browser chrome firefox tab tabs http https get browsing"
    ),
    "payment": word_set(
        "payout payouts deposit deposits withdrawal withdrawals remittance remittances funds cash "
        "bill bills invoice invoices eur usd share shares stock stocks coin coins unit "
        "units order orders amount amounts sum sums"
    ),
}
"""Nouns that say no more than the tool's own name does, by the tool's family."""

_NOUNS_OF_TOOLS: dict[str, str] = {
    "thermostat heating climate hvac": "heat heating temperature heizung calefacción chauffage "
    "暖气 空调 отопление температуру "
    "aquecimento temperatura température temperatur thermostat termostato",
    "vm vms instance instances server servers droplet": "machine machines vm vms instance "
    "instances server servers box boxes",
    "migration migrations migrate": "migration migrations 迁移",
    "roborock roomba ecovacs deebot dreame irobot vacuum": "vacuum vacuums vacuuming hoover "
    "hoovering roomba robot",
    "rachio sprinkler sprinklers irrigation": "sprinkler sprinklers irrigation watering",
    "tado ecobee netatmo": "heat heating temperature heizung calefacción chauffage thermostat",
    "door": "door doors puerta porte porta tür",
    "window": "window windows ventana fenêtre janela fenster",
    "gate": "gate gates portão portón portail",
    "music spotify player sonos speaker audio": "music song songs track tracks musik música "
    "musique",
    "light lights lamp hue": "light lights lamp lamps licht luz luces lumière luzes 灯",
    "food meal restaurant": "food comida essen nourriture meal meals",
    "wp wordpress blog ghost": "blog blogs article articles entry entries post posts",
    "print printer": "page pages document documents printer printers job jobs drucker imprimante "
    "impresora impressora",
    "sncf renfe trenitalia ouigo trainline": "ticket tickets billet billets billete billetes "
    "biglietto biglietti train trains tren trenes treno treni",
    "vlucht vluchten": "flight flights vlucht vluchten reis",
    "flight flights vol vuelo vuelos amadeus duffel skyscanner": "flight flights fare fares "
    "航班 机票 travel trip trips journey journeys flug flüge vuelo vuelos "
    "vol "
    "vols voo voos",
    "train trains rail": "train trains travel trip trips journey journeys zug züge tren trenes "
    "trem "
    "treno treni 火车 高铁 动车 车票 火车票 fare fares ticket tickets",
    "shipment shipping parcel": "parcel parcels package packages shipment shipments",
    "oven stove": "ofen backofen horno four forno oven stove",
    "camera cam": "photo photos picture pictures snapshot snapshots",
    "hotel hotels": "hotel hotels room rooms",
    "shop grocery groceries store": "goods groceries",
    "onepassword bitwarden lastpass keepass": "vault vaults entry entries login logins",
    "mailchimp newsletter campaign campaigns sendgrid": "newsletter newsletters campaign campaigns "
    "mailing mailings",
    "expense expenses": "expense expenses report reports 経費 経費精算",
    "gdrive gdocs googledrive": "drive google",
    "cart basket instacart warenkorb": "cart carts basket baskets trolley groceries "
    "warenkorb carrito panier carrinho",
    "airbnb hotel hotels booking vrbo expedia agoda hostelworld": "stay stays place places "
    "accommodation accommodations "
    "listing listings hotel hotels hôtel hôtels hoteles hotéis room rooms",
}
NOUNS_OF_TOOLS: dict[str, frozenset[str]] = {
    tool: frozenset(nouns.split())
    for tools, nouns in _NOUNS_OF_TOOLS.items()
    for tool in tools.split()
}
"""Nouns that say no more than the tool's own name does, by a word of that name."""

CLASS_NOUNS = word_set(
    """customer customers client clients candidate candidates competitor competitors supplier
    suppliers vendor vendors partner partners press journalist journalists investor investors
    applicant applicants employee employees staff colleague colleagues coworker coworkers
    boss manager ceo cto cfo hr legal lawyer landlord landlady mother father mum mom dad wife
    husband sister brother family friend friends team teammates student students patient
    patients parent parents teacher neighbor neighbour neighbors lead leads prospect
    prospects subscriber subscribers members member stranger strangers executive executives
    management board recruiter recruiters doctor accountant kids kid son daughter ex
    girlfriend boyfriend guest guests outsiders externals kunden kunde kundin kundinnen chef
    chefin mutter
    vater lieferanten presse verwandte verwandten relatives kollegen bewerber partnern
    cliente clientes jefe jefa madre
    intern interns trainee trainees apprentice apprentices volunteer volunteers tenant tenants
    suegra suegro sogra sogro schwiegermutter schwiegervater
    padre proveedor proveedores prensa candidato candidatos patron patronne mère père
    fournisseur fournisseurs presse candidats chefe mãe pai fornecedor fornecedores imprensa"""
)

HEADS = word_set(
    """firma unternehmen kontakt händler anbieter laden frau herr herrn familie company firm store
    shop vendor merchant contact contacto contato tienda empresa magasin entreprise société boutique
    blatt tabellenblatt reiter hoja pestaña feuille onglet planilha loja employer landlord
    neighbour neighbor señor señora monsieur madame senhor senhora"""
)
"""Nouns that stand before a name and say what it is: "die Firma Brandt", "la tienda Aurora"."""

CHINESE_CLASS_NOUNS = tuple(
    sorted(
        word_set(
            """客户 顾客 候选人 竞争对手 供应商 媒体 记者 老板 领导 同事 家人 妈妈 爸爸 老师 学生
            用户 外部 投资人 律师 房东 经销商 合作伙伴 前男友 前女友 前夫 前妻"""
        )
    )
)

CHINESE_FILLER = re.compile(
    "请假|休假|任何人|任何|所有|的|了|再|直接|随便|擅自|自己|里面|里边|里|下面|下的|"
    "下|上面|上|中|内|内容|文件夹|文件|目录|邮件|"
    "电子邮件|消息|短信|微信|信息|命令行|命令|终端|浏览器|网站|网页|网址|"
    "远程|远端|分支|频道|群聊|群|数据库|数据|表|记录|服务器|"
    "机器|容器|服务|工单|命名空间|存储桶|桶|环境|端口|接口|地址|账号|账户|帐户|"
    "号码|电话|钱|款|到|往|给|向|对|从|在|把|将|"
    "和|或者|或|与|及|以及|跟|去|来|我们|我|你|您|他们|他|她|它|这个|那个|"
    "这|那|一下|请|永远|绝对|千万|以后|今后|也|"
    "都|就|是|有|用|进行|做|要|一切|什么|谁|人|东西|代码|项目|仓库|系统|"
    "工具|参加|出席|(?<![车仓])库|温度|调高|调低|(?<!空)调|设置|脚本里|会议|日程|日历|活动|任务|权限|"
    "单笔|每笔|单次|每次|订单|单子|语句|邮箱|飞书|钉钉|企业微信|推特|微博|推文|付款|转账|操作|此|该|本|个|条|份|台|些|为|被|让|吧|啊|呢|哦|再次|、|，|。|"
    "！|,"
)
