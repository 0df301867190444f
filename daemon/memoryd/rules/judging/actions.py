"""What is done: the verbs of rules and of calls, gathered into classes that can be compared.

`class_of("pushing")` is "push". `relation("write", "delete")` says how far a call that deletes is
what a rule against writing forbids: yes, perhaps, no.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from itertools import product

from memoryd.rules.judging.tokens import word_set


class Truth(IntEnum):
    """Three-valued: `min` is and, `max` is or."""

    NO = 0
    MAYBE = 1
    YES = 2

    def negated(self) -> "Truth":
        """Yes becomes no and the other way round; perhaps stays."""
        return Truth(2 - self)


NO, MAYBE, YES = Truth.NO, Truth.MAYBE, Truth.YES

_CLASS_WORDS: dict[str, str] = {
    "read": "read view show print display cat list look inspect dump peek tail see lesen anzeigen "
    "ausgeben leer mostrar lire afficher ler get describe head logs status ls stat expose "
    "reveal log history retrieve info less grep count check",
    "export": "export",
    "fetch": "fetch open browse visit navigate load crawl scrape request hit goto surf ping "
    "öffnen öffne besuchen aufrufen abrufen abrir abras abre visitar visites acceder navegar "
    "ouvrir ouvre visiter visite accéder acessar acesse acesses abra visite click follow curl "
    "klick klicke cliquer clique cliques clicar",
    "open_up": "open_up",
    "search": "search google lookup find",
    "download": "download wget herunterladen descargar télécharger télécharge téléchargez baixar",
    "query": "query select abfragen consultar consultes interroger consulte",
    "write": "write geschrieben written overwritten rewritten règle réglez régler eintragen trage "
    "edit modify change alter update overwrite replace save append rewrite format "
    "reformat patch mess tamper fiddle adjust set configure stellen stelle stell schreiben "
    "schreibe schreib ändern "
    "ändere bearbeiten bearbeite überschreiben überschreibe speichern verändern escribir escribas "
    "escriba editar edites edite modificar modifiques modifique cambiar cambies sobrescribir "
    "guardar guardes écrire écris écrivez modifier modifie modifiez éditer édite changer écraser "
    "écrase añadir añadas añade escrever escreva escrevas alterar altere alteres mexer mexa "
    "sobrescrever mudar mude "
    "insert füge fügen einfügen hinzufügen put store transition convert refactor lint fix add "
    "upsert",
    "touch": "touch angefasst anfassen anrühren fass tocar toques toque toucher touche touchez",
    "create": "create make generate add new mkdir init erstellen erstelle erstellt anlegen crear "
    "crees créer crée criar crie",
    "delete": "delete remove erase wipe rm unlink trash discard purge clear clean rmdir prune "
    "löschen lösche lösch entfernen entferne borrar borres borre eliminar elimines elimine "
    "suprimir supprimer supprime supprimez enlève effacer efface apagar apague apagues excluir "
    "exclua deletar delete remover remova del rb flush",
    "drop": "drop",
    "truncate": "truncate",
    "destroy": "destroy teardown nuke zerstören destruir détruire",
    "move": "move rename mv relocate verschieben umbenennen mover muevas renombrar déplacer "
    "déplace déplacez renommer renomear",
    "copy": "copy cp duplicate clone sync rsync kopieren copiar copier",
    "upload": "upload hochladen téléverser enviar_arquivo",
    "run": "run execute launch invoke ausführen ausführe führe starte starten ejecutar "
    "ejecutes ejecute correr exécuter exécute exécutez lancer lance executar execute executes "
    "rodar rode rodes issue",
    "exec": "exec",
    "use": "use access benutzen benutze benutz verwenden verwende nutzen nutze usar uses usa "
    "utilizar utilices utiliser utilise utilisez utilize employ va vas vai vá vaya geh gehe faça "
    "faças fazer hagas haga hacer fais faites faire leverage rely go work interact "
    "do perform operate",
    "restart": "restart reboot bounce neustarten reiniciar reinicies reinicie redémarrer redémarre "
    "redémarrez rollout",
    "stop": "drain cordon evict kill shut shutdown halt pause stoppen stoppe beenden "
    "beende detener detengas matar arrêter pkill killall suspend stop",
    "terminate": "terminate deprovision decommission deregister",
    "start": "start up boot resume démarrer démarre démarrez",
    "enable": "enable activate aktivieren aktiviere activar actives activer active ativar ative",
    "disable": "disable deactivate deaktivieren deaktiviere desactivar desactives désactiver "
    "désactive desativar desative",
    "send": "send sent email mail message text dm contact notify reply forward post tweet publish "
    "invite cc bcc share announce whatsapp sms phone ring chat comment toot write_to reach "
    "respond answer broadcast retweet e-mail bother disturb cold-email spam slack senden sende "
    "schicken schicke schick verschicken verschicke verschick versenden versende mailen maile mail "
    "anschreiben kontaktieren kontaktiere posten poste "
    "einladen lade anrufen ruf rufe anmailen mandar mandes mande manda enviar envíes envies "
    "envíe envía "
    "envie contactar contactes contacte publicar publiques publique invitar invites llamar llames "
    "escribirle envoyer envoie envoyez envoies écrire contacter contacte contactez poster postez "
    "publier publiez publie inviter appeler appelle contatar contate postar poste convidar convide "
    "ligar ligue répondre réponds répondez expédie veröffentliche veröffentlichen twittern "
    "twittere tuitear tuitees tweeter tweetez tuitar call dial "
    "address mention tag message_to cco copie kopiere",
    "push": "push pushen pushe pousser pousse poussez empujar",
    "force_push": "force_push",
    "commit": "commit committen committe commiter commita check_in checkin",
    "merge": "merge mergen merge mergear fusionner fusionne fusionar fazer_merge",
    "rebase": "rebase rebasen",
    "pull": "pull",
    "git_read": "diff blame shortlog reflog rev-parse ls-files ls-remote remote",
    "checkout": "checkout switch",
    "reset": "reset",
    "amend": "amend",
    "tag_git": "create_tag",
    "stage": "git_add",
    "stash": "stash",
    "cherry_pick": "cherry-pick",
    "revert": "revert rollback undo roll_back",
    "deploy": "deploy release ship rollout deployen deploye ausrollen rolle desplegar despliegues "
    "despliegue déployer déploie déployez implantar implante deployar promote",
    "cut": "cut_release",
    "mount": "mount remount",
    "plan": "plan preview dry_run validate fmt",
    "apply": "apply",
    "scale": "scale resize skalieren skaliere skalier escalar escales mettre_à_l_échelle",
    "migrate": "migrate migration migrationen migraciones migrações migrazioni",
    "install": "install installieren installiere installier instalar instales instale installer "
    "installe installez i",
    "uninstall": "uninstall",
    "upgrade": "upgrade bump",
    "build": "build compile package pack",
    "test": "test",
    "pay": "pay paid bought gastar gastes gaste dépenser dépense dépenses "
    "transfer wire buy purchase order refund charge spend bezahlen bezahle überweisen "
    "überweise zahlen zahle kaufen kaufe bestellen bestelle bestell pidas pida pedir peça peças "
    "commander commande commandez pagar pagues pague transferir transfieras transfira "
    "comprar compres compre payer paie payez virer vire acheter achète checkout_payment payout "
    "donate subscribe rembourser rembourse remboursez reembolsar reembolses reembolse erstatten "
    "erstatte",
    "book": "book reserve reservieren reserviere buchen buche buch reservar reserves réserver "
    "réserve reserver",
    "schedule": "schedule plan_event planen plane programar programes "
    "programe agendar agendes agende marcar marque marques "
    "planifier planifie planifies planifiez arrange set_up reschedule",
    "login": "login log_in ssh connect sign_in einloggen verbinden conectar conectes connecter "
    "connecte logon remote_into",
    "approve": "approve accept",
    "archive": "archive archivieren archiviere archivar archives archiver",
    "grant": "grant authorize",
    "cancel": "cancel decline reject stornieren storniere kündigen kündige absagen cancelar "
    "canceles cancele cancela anular anules annuler annule annulez",
    "expel": "ban kick",
    "draft": "draft",
    "print_out": "print_out",
    "assign": "assign zuweisen asignar assigner atribuir",
    "close": "close resolve schließen schließe cerrar cierres fermer ferme fechar feche",
    "encrypt": "encrypt decrypt",
    "sell": "sell verkaufen verkaufe verkauf vender vendas venda vendre vends vendez",
    "trade": "trade invest",
    "play": "play spielen spiele spiel poner pongas ponga pon mettre mets mettez reproducir "
    "reproduzcas reproduzca jouer joue jouez coloque coloques coloca colocar reproduza reproduzir",
    "raise": "raise increase erhöhen erhöhe subir subas suba augmenter augmente aumentar aumente",
    "lower": "lower decrease dim senken senke bajar bajes baje baisser baisse baixe",
    "submit": "submit",
    "lock": "lock",
    "unlock": "unlock",
    "turn_on": "turn_on switch_on anschalten einschalten anmachen allumer allume allumez encender "
    "enciendas encienda acender acenda",
    "turn_off": "turn_off switch_off ausschalten abschalten ausmachen abstellen éteindre éteins "
    "éteignez desligar desligue",
    "arm": "arm",
    "disarm": "disarm",
    "mark": "star unstar snooze unsnooze mark_read mark_unread mark_as_read unflag",
    "mute": "mute",
    "unmute": "unmute",
}

_CHINESE: dict[str, str] = {
    "force_push": "强制推送 强推 强制push",
    "send": "发邮件 发电子邮件 发送邮件 发送 发消息 发短信 发信息 发微信 写邮件 写信 "
    "发信 联系 通知 回复 转发 发帖 "
    "发推文 发推 发布消息 发言 邀请 抄送 密送 私信 打电话 群发 发 寄 短信 "
    "推文 邮件给 发货 寄送 分享 公布 说话 留言",
    "push": "推送 推到 推代码 推",
    "commit": "提交",
    "merge": "合并",
    "rebase": "变基",
    "delete": "删除 删掉 清空 清除 移除 删",
    "write": "修改 改动 编辑 格式化 写入 覆盖 更新 更改 变更 改写 保存 改 写 动",
    "touch": "碰 触碰 接触",
    "read": "读取 查看 打印 显示 输出 读 看",
    "fetch": "访问 打开 抓取 爬取 请求 调用 浏览 爬",
    "download": "下载",
    "upload": "上传",
    "run": "运行 执行 跑",
    "use": "使用 用",
    "restart": "重启 重新启动",
    "close": "关闭",
    "turn_off": "关掉",
    "play": "播放 放音乐 放歌 放首歌",
    "sell": "卖出 卖掉",
    "stop": "停掉 杀掉 终止",
    "deploy": "部署 上线 发布到 发版 发布",
    "install": "安装 装",
    "pay": "转账 付款 支付 汇款 打款 购买 下单 退款 转钱 打钱 付钱 买",
    "book": "预订 预定 订",
    "schedule": "安排 排",
    "query": "查询 查",
    "search": "搜索",
    "login": "登录 连接 连",
    "approve": "批准 同意",
    "move": "移动 重命名",
    "create": "创建 新建",
    "drop": "drop",
}

CHINESE_VERBS: dict[str, str] = {
    word: name for name, words in _CHINESE.items() for word in words.split()
}

_CLASSES: dict[str, str] = {}
for _name, _words in _CLASS_WORDS.items():
    for _word in _words.split():
        _CLASSES.setdefault(_word, _name)

_YES: dict[str, str] = {
    "read": "print_out read fetch search download query export git_read",
    "fetch": "open_up turn_on fetch read download search query write send upload delete use create",
    "open_up": "open_up unlock fetch turn_on write create",
    "search": "search fetch query",
    "download": "download fetch export",
    "query": "query read write delete drop truncate alter create",
    "write": "write create append move copy upload drop truncate alter encrypt apply",
    "touch": "write create move copy upload delete drop truncate destroy terminate restart stop "
    "deploy push commit merge rebase reset apply scale send install uninstall migrate start play "
    "turn_on turn_off lock close raise lower arm disarm mute unmute",
    "create": "create write book schedule",
    "plan": "schedule create book write",
    "delete": "delete drop truncate destroy cancel terminate",
    "cancel": "cancel delete",
    "destroy": "destroy delete drop terminate",
    "terminate": "terminate stop destroy delete",
    "move": "move",
    "copy": "copy upload download export",
    "upload": "upload copy send write",
    "restart": "restart",
    "turn_off": "turn_off stop lock disable",
    "turn_on": "turn_on start enable play",
    "stop": "stop delete destroy turn_off disable terminate",
    "send": "send pay schedule create share upload",
    "push": "push force_push",
    "commit": "commit amend",
    "merge": "merge",
    "deploy": "deploy apply push_deploy",
    "apply": "apply deploy",
    "install": "install upgrade",
    "pay": "pay send book",
    "book": "book schedule create pay",
    "schedule": "schedule create book send",
    "login": "login",
    "upgrade": "upgrade install",
    "migrate": "migrate",
    "reset": "reset",
    "rewrite_history": "rebase amend force_push",
    "start": "start restart run enable play",
    "enable": "enable start turn_on",
    "disable": "disable stop turn_off",
    "revert": "revert reset",
    "trade": "pay sell",
    "raise": "write",
    "lower": "write",
    "close": "stop turn_off",
    "play": "start",
    "assign": "write create",
}
_MAYBE: dict[str, str] = {
    "read": "write copy move",
    "write": "scale restart deploy upgrade configure delete destroy restore run reset checkout "
    "merge revert install migrate",
    "touch": "read query fetch run login",
    "create": "copy push apply",
    "delete": "move reset run drop_part",
    "drop": "drop_part",
    "destroy": "apply",
    "copy": "read move",
    "commit": "push stage",
    "merge": "push approve",
    "close": "delete cancel merge archive",
    "approve": "merge",
    "publish": "push",
    "push": "merge",
    "deploy": "push merge restart start cut",
    "send": "approve write cut export",
    "restart": "stop start deploy apply",
    "stop": "restart scale cancel",
    "download": "read install copy pull",
    "install": "download add",
    "migrate": "write alter run upgrade",
    "login": "copy fetch",
    "search": "read",
    "fetch": "unlock",
    "open_up": "raise start use",
    "start": "create",
    "play": "run",
    "scale": "write",
    "rewrite_history": "reset commit merge push",
}
GENERIC = frozenset({"use", "run"})
"""Classes that any call may be: the object decides."""

CLICKING = frozenset({"click", "press", "tap", "submit"})
"""What may set off anything on a page."""

DISTINCT = word_set(
    """push force_push pull merge commit rebase checkout stash cherry_pick tag_git install uninstall
    start stop restart delete write create copy read search query git_read plan test build login
    download encrypt scale mark"""
)
"""Classes that say exactly what is done: one of them is never another one."""
OPPOSITES = frozenset(
    frozenset(pair.split())
    for pair in [
        "lock unlock",
        "turn_on turn_off",
        "arm disarm",
        "mute unmute",
        "enable disable",
        "start stop",
        "start turn_off",
        "stop turn_on",
        "fetch close",
        "open_up close",
        "open_up lock",
        "encrypt read",
        "enable turn_off",
        "disable turn_on",
    ]
)
LOOKING = frozenset({"read", "search", "query"})
"""Classes of what changes nothing."""
_READING = frozenset({"read", "search", "query", "git_read", "plan", "test", "http_get", "export"})
_YES_SETS = {name: frozenset(words.split()) | {name} for name, words in _YES.items()}
_MAYBE_SETS = {name: frozenset(words.split()) for name, words in _MAYBE.items()}


@lru_cache(maxsize=4096)
def class_of(word: str) -> str | None:
    """The class of a verb in any of its plain forms, or None for another word."""
    word = word.casefold()
    for form in _forms(word):
        found = _CLASSES.get(form)
        if found:
            return found
    return None


def relation(forbidden: str, done: str) -> Truth:
    """Whether doing `done` is doing `forbidden`; both are classes."""
    if forbidden in GENERIC or forbidden == done:
        return YES
    if done in _YES_SETS.get(forbidden, ()):
        return YES
    if done in _MAYBE_SETS.get(forbidden, ()):
        return MAYBE
    return NO


def closest(forbidden: Iterable[str], done: Iterable[str]) -> Truth:
    """The closest relation of any of the deeds that are `done` to any of the forbidden ones."""
    return _closest(frozenset(forbidden), frozenset(done))


@lru_cache(maxsize=4096)
def _closest(forbidden: frozenset[str], done: frozenset[str]) -> Truth:
    pairs = product(forbidden, done)
    return max((relation(first, second) for first, second in pairs), default=NO)


def may_amount_to(forbidden: str, done: str) -> bool:
    """Whether `done` on the very thing that a rule names could be what the rule means, although
    the words differ: both are no plain reading, and not both are exact."""
    if done in _READING or forbidden.startswith("http_") or done.startswith("http_"):
        return False
    if frozenset((forbidden, done)) in OPPOSITES:
        return False
    return not (forbidden in DISTINCT and done in DISTINCT)


def _forms(word: str) -> list[str]:
    forms = [word]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) >= len(ending) + 2:
            stem = word[: -len(ending)]
            forms += [stem, stem + "e"]
            if len(stem) > 2 and stem[-1] == stem[-2]:
                forms.append(stem[:-1])
    if word.endswith("ies") and len(word) > 4:
        forms.append(word[:-3] + "y")
    if word.endswith("es") and len(word) > 4:
        forms.append(word[:-2])
    if word.endswith("s") and len(word) > 3:
        forms.append(word[:-1])
    if word.endswith("t") and len(word) > 4:
        stem = word.removeprefix("ge")[:-1].removesuffix("e")
        forms += [stem + "en", stem + "n", stem]
    if word.endswith("ying"):
        forms.append(word[:-4] + "ie")
    return forms
