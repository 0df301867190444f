"""Concrete objects that a rule's text names: addresses, hosts, paths, branches, flags, …

`mark_targets` finds them and leaves a mark in the text where each stood, so that what remains can
be read as words.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from memoryd.rules.vocabulary import BRANCHES, ENVIRONMENTS, FILLER, GENERIC_NOUNS

Kind = Literal[
    "address", "domain", "url", "network", "port", "phone", "account", "flag", "path", "extension",
    "branch", "channel", "command", "table", "environment", "version", "person", "role", "name",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Target:
    """One object: its kind and its normalised value; `words` are its parts, in lower case.

    The words of an address are the names of the person it belongs to, where the rule tells.
    """

    kind: Kind
    value: str
    words: tuple[str, ...] = ()


WHERE = "\x02where"
"""The value of the flag that an SQL statement with a WHERE clause carries."""
MARK = re.compile("\x01(\\d+)\x01")
_Maker = Callable[[re.Match[str]], Target | None]

_TLDS = frozenset(
    "com org net io dev example test cn de fr es pt uk eu us gov edu info app ai local internal corp lan "
    "co br mx jp in ch at be nl me tv biz xyz cloud site online invalid localhost ru it pl se".split()
)
_FILE_ENDINGS = frozenset(
    "py js ts tsx jsx json yaml yml toml ini cfg conf md txt sh bak log csv sql db sqlite xml html css "
    "lock env pem key crt pdf docx xlsx xls pptx zip tar gz tgz bin exe go rs c h cpp java rb php svg "
    "png jpg jpeg gif tf tfvars tfstate parquet ipynb plist bashrc zshrc gitignore php kt swift scss "
    "vue orig old tmp dump mp4 mov wav mp3 psd ai iso img".split()
)

URL = re.compile(r"(?:https?|ftp|wss?|s3|gs|ssh)://[^\s<>\"'`,;)\]，。；、）]+", re.IGNORECASE)
ADDRESS = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+%'-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_WILD_DOMAIN = re.compile(r"(?<![\w.])\*?[@.]((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})(?![\w-])", re.ASCII)
_HOST = re.compile(
    r"(?<![\w@/.\\-])((?:[A-Za-z0-9_-]+\.)+([A-Za-z]{2,}))(?::(\d{2,5}))?(/[\w./%~*-]*)?(?![\w@-])",
    re.ASCII,
)
_IP = re.compile(r"(?<![\w.])((?:\d{1,3}\.){3}\d{1,3}(?:/\d{1,2})?)(?!\.?\d)", re.ASCII)
_ACCOUNT = re.compile(
    r"(?<!\w)[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){2,8}(?![A-Za-z0-9])"
    r"|(?<=account )(?:number )?\d[\d -]{4,}\d|(?<=acct )\d[\d -]{4,}\d|(?<=账户)\s*\d{6,}|(?<=账号)\s*\d{6,}"
)
_PHONE = re.compile(r"(?<![\w.-])\+?\(?\d[\d ().-]{5,17}\d(?![\w-])", re.ASCII)
_FLAG = re.compile(
    r"(?<![\w-])(?:--[A-Za-z][\w-]*|-[A-Za-z]{1,3}|-9)(?:=[^\s,;，]+)?(?![\w-])", re.ASCII
)
_ASCII_PATH = re.compile(
    r"(?<![A-Za-z0-9_@.~*-])(?:[A-Za-z]:\\[^\s,;，、]*|(?:~[A-Za-z0-9_-]*|\.{1,2}|\$\{?[A-Z]+\}?)?/"
    r"(?:[A-Za-z0-9_.@%+~*?{}$=-]+/?)*|[A-Za-z0-9_.*@+-]+(?:/[A-Za-z0-9_.*@+-]+)+/?"
    r"|[A-Za-z0-9_.-]+/(?![A-Za-z0-9]))"
)
_EXTENSION = re.compile(
    r"(?<![\w/.*-])\*?\.([A-Za-z0-9]{1,8})(?=[- ](?:files?|documents?|dateien|attachments?|backups?|scripts?)\b)"
    r"|(?:archivos|fichiers|arquivos|ficheros|dateien)\s+\*?\.([A-Za-z0-9]{1,8})(?!\w)"
    r"|(?<![\w/.*-])\*?\.([A-Za-z0-9]{1,8})\s*(?:结尾的|后缀的|格式的)?\s*文件"
    r"|(?<![\w/.-])\*\.([A-Za-z0-9]{1,8})(?![\w.])"
)
_FILE = re.compile(
    r"(?<![\w@/\\.*-])(\*?[\w-]*\*?(?:\.[\w-]*\*?)*\.[A-Za-z][\w-]*\*?)(?![\w@/])", re.ASCII
)
_VERSION = re.compile(
    r"(?<![\w.])v?(\d+(?:\.\d+)+(?:[-.]?(?:rc|beta|alpha)\d*)?)(?![\w.]*\w)", re.IGNORECASE
)
_CHANNEL = re.compile(
    r"(?<![A-Za-z0-9_&#])#([A-Za-z0-9_-]+(?![^\W\u3400-\u9fff])|[\w-]+?(?=频道|群|$|[^\w-]))"
)
_NUMBERED = re.compile(
    r"(?<!\w)(?:order|invoice|ticket|issue|booking|reservation|campaign|job|task|contract|case|customer|user|id|"
    r"number|no\.|nr\.|pr)\s+#?(\d{2,})(?![\w.:])(?!\s*(?:am|pm|%|eur|usd|dollars|euros|minutes|people))",
    re.IGNORECASE,
)
_HANDLE = re.compile(r"(?<![\w@])@([A-Za-z_][\w-]*(?:\.\w+)*)")
_PORT = re.compile(
    r"(?<![\w])(?:ports?|puertos?|portas?|端口)\s*(?:number\s+)?:?\s*(\d{1,5})(?!\d)(?:\s*端口)?|(\d{2,5})\s*端口"
    r"|(?<=\s):(\d{2,5})(?!\d)",
    re.IGNORECASE,
)
_QUOTED = re.compile(
    r"`([^`]+)`|\"([^\"]+)\"|(?<!\w)'([^']+)'(?!\w)|“([^”]+)”|「([^」]+)」|«\s*([^»]+?)\s*»"
)

_NOUN_KINDS: dict[str, Kind] = {
    **dict.fromkeys(
        ("branch", "branches", "zweig", "rama", "branche", "ramo", "分支"), "branch"
    ),
    **dict.fromkeys(("channel", "channels", "kanal", "canal", "频道", "群"), "channel"),
    **dict.fromkeys(("table", "tables", "tabelle", "tabla", "tabela", "表"), "table"),
    **dict.fromkeys(
        ("bucket", "namespace", "container", "pod", "service", "services", "host", "server", "cluster", "repo",
         "repository", "database", "db", "schema", "queue", "topic", "volume", "image", "package", "deployment",
         "collection", "stack", "index", "workspace", "dataset", "contenedor", "conteneur", "contêiner",
         "servicio", "serviço", "dienst", "datenbank", "存储桶", "命名空间", "容器", "服务", "数据库", "仓库", "桶",
         "集群", "服务器"),
        "name",
    ),
    **dict.fromkeys(("environment", "env", "umgebung", "entorno", "环境"), "environment"),
    **dict.fromkeys(
        ("directory", "folder", "dir", "ordner", "verzeichnis", "carpeta", "directorio", "dossier",
         "répertoire", "pasta", "diretório", "目录", "文件夹"),
        "path",
    ),
}  # fmt: skip
_LATIN_NOUNS = "|".join(sorted((n for n in _NOUN_KINDS if n.isascii()), key=len, reverse=True))
_CHINESE_NOUNS = "|".join(
    sorted((n for n in _NOUN_KINDS if not n.isascii()), key=len, reverse=True)
)
_IDENTIFIER = r"[A-Za-z0-9_][\w.*-]*"
_BEFORE_NOUN = re.compile(
    rf"(?<![\w.@/-])({_IDENTIFIER})\s+({_LATIN_NOUNS})(?![\w-])", re.IGNORECASE
)
_AFTER_NOUN = re.compile(
    rf"(?<![\w-])({_LATIN_NOUNS})\s+(?:called\s+|named\s+)?({_IDENTIFIER})(?![\w-])", re.IGNORECASE
)
_CHINESE_NOUN = re.compile(rf"([A-Za-z0-9_][A-Za-z0-9_.-]*)\s*的?({_CHINESE_NOUNS})")
_CODE_NAME = re.compile(
    r"(?<![\w\x01])(?=[\w-]*[A-Za-z])(?:\w*[A-Za-z0-9]_\w+|[A-Za-z]+(?:-\w+)*-?\d[\w-]*|[a-z]+[A-Z]\w+)(?![\w\x01])",
    re.ASCII,
)
_HYPHENATED = re.compile(
    r"(?<![\w\x01./@-])(?!pre-|force-|e-mail|long-|read-|one-|up-|non-|self-|well-|third-|on-)[a-z0-9]+(?:-[a-z0-9]+)+"
    r"(?=\s*(?:$|[,;)\x01]|(?:or|and|again|directly|anymore|ever|please|on|in|to|with|for|from|by|via)\b))",
    re.ASCII,
)
_ENVIRONMENT_WORD = re.compile(
    r"(?<![\w-])(production|prod|staging|prd|produktion|producción|produção|sandbox)(?![\w-])|(生产环境|生产|线上|正式环境|预发布?|测试环境)",
    re.IGNORECASE,
)
_BRANCH_WORD = re.compile(rf"(?<![\w-])({'|'.join(sorted(BRANCHES))})(?![\w-])", re.ASCII)
_BRANCH_PLACE = re.compile(
    r"(?<!\w)(?:to|into|onto|on|auf|nach|in|a|en|sur|vers|dans|para|na|no|au|à|from)\s+(?:the\s+|la\s+|le\s+|den\s+|origin/)?"
    r"([a-z0-9][\w./*-]*)(?!\w)", re.ASCII,
)  # fmt: skip
_BRANCH_BEFORE_NOUN = re.compile(r"([a-z0-9*][\w./*-]*)\s+(?:branch(?:es)?)(?!\w)")


class TargetReader:
    """A text whose objects are taken out one kind after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.targets: list[Target] = []

    def take(self, pattern: re.Pattern[str], maker: _Maker) -> None:
        """Replace every match for which `maker` gives a target by a mark."""

        def replaced(match: re.Match[str]) -> str:
            target = maker(match)
            if target is None:
                return match.group()
            self.targets.append(target)
            return f" \x01{len(self.targets) - 1}\x01 "

        self.text = pattern.sub(replaced, self.text)


def mark_targets(text: str, kinds: frozenset[str], actions: frozenset[str]) -> TargetReader:
    """Take the objects out of `text`, a rule on a tool of families `kinds` that forbids `actions`."""
    reader = TargetReader(text)
    messaging = bool(kinds & {"message", "calendar", "payment"})
    git = bool(kinds & {"git"}) or bool(
        actions & {"push", "force_push", "merge", "commit", "rebase"}
    )
    git = git and not messaging
    reader.take(_QUOTED, lambda m: _quoted(next(g for g in m.groups() if g), kinds))
    reader.take(URL, lambda m: Target("url", _trimmed(m.group()).casefold()))
    reader.take(ADDRESS, lambda m: Target("address", _trimmed(m.group()).casefold()))
    if messaging or not kinds or "web" in kinds:
        reader.take(_WILD_DOMAIN, _wild_domain)
    reader.take(
        _EXTENSION, lambda m: Target("extension", "." + next(g for g in m.groups() if g).casefold())
    )
    reader.take(_IP, lambda m: Target("network", m.group(1)))
    reader.take(_ACCOUNT, lambda m: Target("account", _account(m.group())))
    reader.take(_PORT, lambda m: Target("port", next(g for g in m.groups() if g)))
    reader.take(
        _VERSION, lambda m: None if "git" in kinds else Target("version", m.group(1).casefold())
    )
    if messaging or not kinds:
        reader.take(_PHONE, _phone)
    reader.take(_NUMBERED, lambda m: Target("name", m.group(1)))
    reader.take(_CHANNEL, lambda m: Target("channel", m.group(1).casefold()))
    if messaging or not kinds:
        reader.take(
            _HANDLE, lambda m: Target("person", m.group(1).casefold(), (m.group(1).casefold(),))
        )
    reader.take(_HOST, _host)
    reader.take(_ASCII_PATH, lambda m: _path_or_branch(m.group(), git))
    named: Kind = "table" if "sql" in kinds else "path"
    reader.take(_FILE, lambda m: Target(named, m.group(1).casefold()))
    reader.take(_FLAG, _flag)
    if git:
        reader.take(_BRANCH_BEFORE_NOUN, lambda m: _branch(m.group(1)))
        reader.take(_BRANCH_WORD, lambda m: Target("branch", m.group(1).casefold()))
        reader.take(_BRANCH_PLACE, lambda m: _branch(m.group(1)))
    reader.take(_CHINESE_NOUN, lambda m: _named(m.group(1), m.group(2)))
    reader.take(_BEFORE_NOUN, lambda m: _named(m.group(1), m.group(2)))
    reader.take(_AFTER_NOUN, lambda m: _named(m.group(2), m.group(1)))
    if not messaging or kinds & {"deploy"}:
        reader.take(
            _ENVIRONMENT_WORD,
            lambda m: Target("environment", ENVIRONMENTS[(m.group(1) or m.group(2)).casefold()]),
        )
    if not messaging:
        reader.take(_HYPHENATED, lambda m: Target("name", m.group().casefold()))
    reader.take(_CODE_NAME, lambda m: _code_name(m.group().casefold(), messaging))
    return reader


def _trimmed(text: str) -> str:
    return text.rstrip(".,;:!?'\"")


def _quoted(text: str, kinds: frozenset[str]) -> Target | None:
    inner = text.strip()
    lowered = inner.casefold()
    for pattern, kind in ((URL, "url"), (ADDRESS, "address")):
        if pattern.fullmatch(inner):
            return Target("url" if kind == "url" else "address", lowered)
    if _CHANNEL.fullmatch(inner):
        return Target("channel", lowered[1:])
    if _FLAG.fullmatch(inner):
        return _flag_target(inner)
    if _HOST.fullmatch(inner) and (found := _host(_HOST.fullmatch(inner))):
        return found
    if ("/" in inner or "\\" in inner or _FILE.fullmatch(inner)) and " " not in inner:
        return _path_or_branch(inner, "git" in kinds)
    if kinds & {"shell", "container", "cloud", "package"} or (" " in inner and "git" in kinds):
        return Target("command", lowered, tuple(lowered.split()))
    if kinds & {"message", "calendar", "payment"}:
        if inner[:1].isupper() or not inner.isascii():
            return Target("person", lowered, tuple(lowered.split()))
        return None
    return Target("name", lowered)


def _wild_domain(match: re.Match[str]) -> Target | None:
    if match.group().startswith(".") and match.group(1).rsplit(".", 1)[-1].casefold() not in _TLDS:
        return None
    return Target("domain", match.group(1).casefold())


def _host(match: re.Match[str] | None) -> Target | None:
    if match is None:
        return None
    name, ending, port, path = match.groups()
    ending = ending.casefold()
    if ending in _FILE_ENDINGS and ending not in ("ai",) or ending not in _TLDS and not port:
        return None
    if path and path != "/":
        return Target("url", f"//{name}{path}".casefold())
    return Target("domain", name.casefold().removeprefix("www."))


def _account(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "", text.removeprefix("number ")).casefold()


def _phone(match: re.Match[str]) -> Target | None:
    digits = re.sub(r"\D", "", match.group())
    return Target("phone", digits) if 6 <= len(digits) <= 15 else None


def _flag_target(text: str) -> Target:
    return Target("flag", text if text[1:2] != "-" else text.casefold())


def _flag(match: re.Match[str]) -> Target:
    return _flag_target(match.group())


def _path_or_branch(text: str, git: bool) -> Target | None:
    value = _trimmed(text.replace("\\", "/")) or text
    if git and not value.startswith(("/", "~", "./", "../", "$")):
        return _branch(value)
    if (
        value in ("and/or", "und/oder", "he/she", "w/o")
        or value == "/" * len(value)
        and len(value) > 1
    ):
        return None
    return Target("path", value.casefold())


def _branch(text: str) -> Target | None:
    name = _trimmed(text).removeprefix("origin/").removeprefix("refs/heads/")
    if name.casefold() in (FILLER | GENERIC_NOUNS) or name in (
        "protected",
        "shared",
        "public",
        "other",
        "default",
    ):
        return None
    return Target("branch", name.casefold())


def _code_name(name: str, messaging: bool) -> Target:
    return Target("person", name, (name,)) if messaging else Target("name", name)


def _named(name: str, noun: str) -> Target | None:
    lowered = name.casefold()
    kind: Kind = _NOUN_KINDS[noun.casefold()]
    if lowered in ENVIRONMENTS and kind != "branch":
        return Target("environment", ENVIRONMENTS[lowered])
    common = FILLER | GENERIC_NOUNS | _ADJECTIVES
    if (
        lowered in common and lowered not in (_TABLE_NAMES if kind == "table" else _OWN_NAMES)
    ) or "\x01" in name:
        return None
    if kind == "environment":
        return Target("name", lowered)
    return Target(kind, lowered)


_OWN_NAMES = frozenset(
    "api app database db mail payments auth calendar orders accounts redis project-x".split()
)
_TABLE_NAMES = _OWN_NAMES | frozenset(
    "users user customers teams clients messages events transfers meetings invitations tasks jobs posts packages "
    "versions services releases contacts recipients processes notes emails logs settings".split()
)  # fmt: skip
_ADJECTIVES = frozenset(
    """protected shared public private wrong other default old new existing important large big small
    remote local temporary internal external customer customers client clients user team teams
    company home root main-level parent whole entire running broken unknown external different
    untrusted third-party random specific certain critical long-running sensitive personal web
    mail phone bank chat group support email calendar never don't not use delete drop restart stop
    start remove kill push query touch edit write read open run deploy modify change create send
    post message when if while during after before without unless except has have was were can
    will would should may must should't systems that which because since until""".split()
)  # fmt: skip
