"""Nouns that tell what a name beside them is, and where such names stand: the data of
`targets.py`."""

import re

from memoryd.rules.judging.target import Kind
from memoryd.rules.judging.tokens import word_set

NOUN_KINDS: dict[str, Kind] = {
    **dict.fromkeys(("branch", "branches", "zweig", "rama", "branche", "ramo", "分支"), "branch"),
    **dict.fromkeys(
        word_set("channel channels group groups room chat kanal canal gruppe grupo groupe 频道 群"),
        "channel",
    ),
    **dict.fromkeys(("table", "tables", "tabelle", "tabla", "tabela", "表"), "table"),
    **dict.fromkeys(
        (
            "bucket",
            "partition",
            "namespace",
            "container",
            "pod",
            "service",
            "services",
            "host",
            "server",
            "cluster",
            "repo",
            "repository",
            "database",
            "db",
            "schema",
            "queue",
            "topic",
            "volume",
            "image",
            "package",
            "deployment",
            "process",
            "project",
            "proyecto",
            "projekt",
            "projet",
            "projeto",
            "column",
            "spalte",
            "columna",
            "colonne",
            "coluna",
            "daemon",
            "collection",
            "stack",
            "index",
            "workspace",
            "context",
            "dataset",
            "contenedor",
            "conteneur",
            "contêiner",
            "servicio",
            "serviço",
            "dienst",
            "datenbank",
            "存储桶",
            "命名空间",
            "容器",
            "服务",
            "数据库",
            "仓库",
            "桶",
            "集群",
            "服务器",
        ),
        "name",
    ),
    **dict.fromkeys(("environment", "env", "umgebung", "entorno", "环境"), "environment"),
    **dict.fromkeys(
        (
            "directory",
            "folder",
            "dir",
            "ordner",
            "verzeichnis",
            "carpeta",
            "directorio",
            "dossier",
            "répertoire",
            "pasta",
            "diretório",
            "目录",
            "文件夹",
        ),
        "path",
    ),
}

LATIN_NOUNS = "|".join(sorted((n for n in NOUN_KINDS if n.isascii()), key=len, reverse=True))

CHINESE_NOUNS = "|".join(sorted((n for n in NOUN_KINDS if not n.isascii()), key=len, reverse=True))

IDENTIFIER = r"[A-Za-z0-9_][\w.*-]*"

BEFORE_NOUN = re.compile(
    rf"(?<![\w.@/-])({IDENTIFIER})\s+({LATIN_NOUNS})(?![\w-])(?-i:(?!\s+[A-ZÄÖÜÀ-Þ]))",
    re.IGNORECASE,
)

AFTER_NOUN = re.compile(
    rf"(?<![\w-])({LATIN_NOUNS})\s+(?:called\s+|named\s+)?({IDENTIFIER})(?![\w-])", re.IGNORECASE
)

CHINESE_NOUN = re.compile(rf"(?<![A-Za-z0-9_])([A-Za-z0-9_][A-Za-z0-9_.-]*)\s*的?({CHINESE_NOUNS})")

LISTED_BEFORE_NOUN = re.compile(
    rf"(?<![\w.@/-])({IDENTIFIER})((?:\s*,|\s+(?:or|and|nor|und|oder|o|y|ou|et|"
    rf"e))\s+)({IDENTIFIER})\s+({LATIN_NOUNS})(?![\w-])",
    re.IGNORECASE,
)

LISTED_AFTER_NOUN = re.compile(
    rf"(?<![\w-])({LATIN_NOUNS})\s+({IDENTIFIER})(\s+(?:or|and|nor|und|oder|o|y|ou|et|e)\s+)"
    rf"({IDENTIFIER})(?=\s*(?:$|[,;.]))",
    re.IGNORECASE,
)
