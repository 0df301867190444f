"""Packages that a rule names: the one word beside "install" or on a tool for packages."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.programs import PACKAGE_MANAGERS, PROGRAMS
from memoryd.rules.judging.quotes import quoted_spans
from memoryd.rules.judging.target import PACKAGE, Target
from memoryd.rules.judging.target_patterns import ADJECTIVES
from memoryd.rules.judging.things import QUALITIES
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import GENERIC_NOUNS

_PROPERTY = re.compile(r"(?<!\w)(?:that|which|with|without|from|using|older|newer)(?!\w)", re.I)
_PACKAGE = re.compile(r"@?[a-z0-9][\w./-]*", re.ASCII)
SOFTWARE = word_set(
    "app apps application applications program programs software dependency dependencies library "
    "libraries module modules lib libs deps "
    "paket pakete programm programme anwendung anwendungen abhängigkeit abhängigkeiten bibliothek "
    "bibliotheken paquete paquetes programa programas aplicación aplicaciones dependencia "
    "dependencias biblioteca bibliotecas librería librerías paquet paquets logiciel logiciels "
    "programmes dépendance dépendances bibliothèque bibliothèques pacote pacotes aplicativo "
    "aplicativos dependência dependências pacchetto pacchetti programmi applicazioni dipendenza "
    "dipendenze librerie pakket pakketten programma programma's afhankelijkheden зависимости "
    "пакеты программы библиотеки 依赖 依赖包 软件包 软件 程序 依存パッケージ パッケージ ライブラリ"
)
"""What is installed, whatever it is."""
SOME_SOFTWARE = word_set(
    "plugin plugins extension extensions addon addons add-on add-ons gem gems crate crates cask "
    "casks formula formulae formulas snap snaps chart charts font fonts driver drivers theme themes"
)
"""What is installed, of a kind that a command does not tell."""
NAMED_PACKAGES = PROGRAMS - SOFTWARE - SOME_SOFTWARE - {"service"}
NAMED_PACKAGES |= word_set(
    "request requests event events message messages query link links node process prompt index "
    "schema port flag slack telegram whatsapp discord teams twitter mastodon mail email chat"
)
"""Packages with the name of a program, or of what a rule means in general elsewhere."""
_ITEM = r"[A-Za-z](?:[\w.+-]*[\w+])?"
_INSTALLED = re.compile(
    rf"(?<!\S)(?P<verb>[^\W\d_]+)\s+(?P<what>{_ITEM}(?:(?:\s*,\s*(?:(?:or|and|nor)\s+)?|\s*&\s*|"
    rf"\s+(?:or|and|nor|oder|und|noch|o|y|ni|ou|et|e|nem)\s+){_ITEM})*)"
    r"(?=\s*(?:$|[,;.!(\d]|(?:with|without|via|through|using|on|in|into|globally|again|ever|anymore|"
    r"anywhere|here|please|for|from(?!\s+(?:the\s+)?source)|as|to|at|by|before|after|unless|if|when|"
    r"while|until|during|en|em|dans|auf|mit|con|com|avec|para|pour|für)(?!\w)))"
)
"""`install bash or fish`; of `install git hooks` no package is named."""
_MORE = word_set("new more extra additional further")
_DEEDS = frozenset({"install", "uninstall", "upgrade"})
_CHANGING = frozenset({"install", "uninstall"})
_INSTALLING = frozenset({"install", "add", "i", "remove", "uninstall", "upgrade"})


def package_named(
    said: str,
    leftover: tuple[str, ...],
    groups: tuple[tuple[Target, ...], ...],
    kinds: frozenset[str],
) -> Target | None:
    """The package that the one word left over of `said` names, on a tool for packages or behind
    the command of one: "pip install pandas"."""
    if len(leftover) != 1 or _PROPERTY.search(said):
        return None
    word = leftover[0]
    commanded = groups and all(_installs(target) for group in groups for target in group)
    if not commanded and (groups or "package" not in kinds or "shell" in kinds):
        return None
    if not _PACKAGE.fullmatch(word) or word in ADJECTIVES | QUALITIES or word.endswith("ly"):
        return None
    following = re.search(rf"(?<!\w){re.escape(word)}\s+([\w-]+)", said, re.IGNORECASE)
    described = following and following[1].casefold() in GENERIC_NOUNS
    return None if described else Target("name", word)


def take_packages(text: str, targets: list[Target], kinds: frozenset[str]) -> str:
    """`text` with marks for the packages that it names behind a verb and that would be taken for
    commands or for no names, which become `targets`."""
    if not kinds & {"package", "shell"}:
        return text
    quoted = quoted_spans(text)

    def taken(item: re.Match[str]) -> str:
        name = item.group().casefold()
        if name not in NAMED_PACKAGES:
            return item.group()
        targets.append(Target("name", name, (name, PACKAGE)))
        return f"\x01{len(targets) - 1}\x01"

    def listed(match: re.Match[str]) -> str:
        written = any(start < match.start() < end for start, end in quoted)
        done = class_of(match["verb"]) in _CHANGING and not written
        return f"{match['verb']} {re.sub(_ITEM, taken, match['what'])}" if done else match[0]

    return _INSTALLED.sub(listed, text)


def nouns_beside(verbs: set[str]) -> frozenset[str]:
    """The words that add nothing to these verbs: what is installed is new software."""
    return SOFTWARE | _MORE if verbs & _DEEDS else frozenset()


def _installs(target: Target) -> bool:
    manager = target.kind == "command" and target.words[0] in PACKAGE_MANAGERS
    return manager and not _INSTALLING.isdisjoint(target.words[1:])
