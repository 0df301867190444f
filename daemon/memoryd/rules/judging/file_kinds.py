"""What files are by their endings: photos, videos, spreadsheets, the code of a language."""

import re
from collections.abc import Iterable, Sequence

from memoryd.rules.judging.tokens import word_set

_KINDS: tuple[tuple[str, str], ...] = (
    (
        "photo photos picture pictures image images fotos foto bilder bild imágenes images imagens",
        "jpg jpeg png heic heif gif webp tif tiff bmp raw cr2 nef arw dng",
    ),
    ("video videos movie movies film films vídeos", "mp4 mov mkv avi webm m4v mpg mpeg wmv"),
    ("music song songs audio musik música musique", "mp3 flac wav m4a ogg aac wma opus"),
    ("spreadsheet spreadsheets", "xlsx xls ods csv tsv numbers"),
    ("presentation presentations slides", "pptx ppt odp key"),
    ("log logs", "log"),
)
"""Words for files, and the endings of what they are."""
_ENDINGS = {word: word_set(endings) for words, endings in _KINDS for word in words.split()}
_LANGUAGES = {
    word: word_set(endings)
    for word, endings in (
        ("pdfs", "pdf"),
        ("markdown", "md mdx markdown"),
        ("python", "py pyi pyw"),
        ("javascript", "js jsx mjs cjs"),
        ("typescript", "ts tsx mts cts"),
        ("yaml", "yaml yml"),
        ("json", "json jsonl json5"),
        ("css", "css scss sass less"),
        ("rust", "rs"),
        ("ruby", "rb"),
        ("kotlin", "kt kts"),
        ("java", "java"),
        ("terraform", "tf tfvars"),
    )
}
"""The same for languages, which files with other endings may hold too."""
_KNOWN = frozenset().union(*_ENDINGS.values()) | word_set(
    "txt md pdf doc docx json yaml yml toml ini cfg conf html css js ts py rs go c h o a so "
    "java rb "
    "php sh sql db zip tar gz tgz bak tmp xml lock exe bin"
)
"""Endings that tell what a file is."""

_LOCKS = frozenset({"lockfile", "lockfiles", "lock-file", "lock-files"})
_OPEN = frozenset("*?$[{")
"""Signs that stand for any others."""
_LOCK_NAME = re.compile(
    r"(?:^|[._-])lock(?:file|b)?$|^lockfile\.|[.-]lock\.(?:json|ya?ml|hcl|toml)(?:\.|$)|shrinkwrap\.json$|"
    r"\.(?:resolved|freeze)$|^go\.sum$|^manifest\.toml$",
    re.IGNORECASE,
)
"""`package-lock.json`, `yarn.lock`, `.terraform.lock.hcl`."""


def are_lock_files(words: Sequence[str], paths: Iterable[str], *, only: bool) -> bool | None:
    """Whether one of `paths` is a lock file, where the one word says so; None where it does not, or
    where more than they may be written, as a package manager does, so that they are not the `only`
    ones."""
    if len(words) != 1 or not (words[0] in _LOCKS or (only and words[0] == "lock")):
        return None
    named = [path.rsplit("/", 1)[-1] for path in paths]
    if any(map(_LOCK_NAME.search, named)):
        return True
    certain = only and all("." in name and _OPEN.isdisjoint(name) for name in named)
    return False if certain and named else None


def are_files_of(words: Sequence[str], paths: Iterable[str]) -> bool | None:
    """Whether one of `paths` is a file of the kind that the one word is: "photos"; None where it
    is no such word, or the endings do not tell."""
    if len(words) != 1:
        return None
    endings = [path.rsplit("/", 1)[-1].rpartition(".")[2] for path in paths]
    if words[0] in _LANGUAGES:
        return True if not _LANGUAGES[words[0]].isdisjoint(endings) else None
    wanted = _ENDINGS.get(words[0])
    if wanted is None:
        return None
    if any(ending in wanted for ending in endings):
        return True
    return False if endings and all(ending in _KNOWN for ending in endings) else None
