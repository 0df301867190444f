"""Rules about what code must not say, "never use console.log", "no eval", and whether a call
writes it."""

import re
from collections.abc import Sequence, Set

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import says
from memoryd.rules.judging.patches import added_by
from memoryd.rules.judging.target import WRITTEN, Target
from memoryd.rules.judging.targets import TargetReader

_SAID_IN_CODE: dict[str, str] = {
    "any": r"(?::|<|,|\|)\s*any\b|\bas any\b|\bany\[\]",
    "var": r"(?m)(?:^|[;{(])\s*var\s+[\w{\[]",
    "let": r"(?m)(?:^|[;{(])\s*let\s+[\w{\[]",
    "print": r"(?<![\w.])print\s*\(|^\s*print\s",
    "println": r"println!?\s*\(",
    "printf": r"printf\s*\(",
    "eval": r"(?<![\w.])eval\s*\(",
    "exec": r"(?<![\w.])exec\s*\(",
    "goto": r"\bgoto\s+\w",
    "unwrap": r"\.unwrap\s*\(",
    "unsafe": r"\bunsafe\s*(?:\{|fn|impl)",
    "panic": r"\bpanic!?\s*\(",
    **dict.fromkeys(("type: ignore", "type:ignore"), r"#\s*(?i:type:\s*ignore)"),
}
"""Words of programming languages that are ordinary words too, as they stand in code."""
_KNOWN = {word: re.compile(shape) for word, shape in _SAID_IN_CODE.items()}
_SIGNED = (
    r"@ts-(?:ignore|expect-error|nocheck)|!important|type:\s?ignore|#?\s?noqa|eslint-disable[\w-]*"
)
_NAMED = (
    r"(?:inner|outer)HTML|dangerouslySetInnerHTML|debugger|setTimeout|setInterval|useEffect|"
    r"forwardRef|localStorage|sessionStorage"
)
_WRITTEN = re.compile(
    rf"^\W*(?:(?:the|any|leave|write|put|add)\s+)?`?(?P<code>{_SIGNED}|{_NAMED}|"
    rf"any(?=`|\s+types?(?!\w))|{'|'.join(sorted(_KNOWN.keys() - {'any'}, reverse=True))})`?"
    r"(?:\(\))?"
    r"(?:\s+(?:statements?|calls?|types?|keywords?|comments?|directives?|annotations?|expressions?|"
    r"declarations?|macros?|blocks?))?"
    r"(?:\s+(?:anywhere\s+)?(?:in|into|to)\s+(?:(?:the|my|our|any|this)\s+)?(?:\w+\s+)?(?:code|"
    r"codebase|typescript|javascript|python|rust|go|css|java|files?))?(?=\s*(?:[,;.!](?:\s|$)|$))",
    re.IGNORECASE,
)


_LIBRARY = re.compile(
    r"^\W*(?:the\s+)?(?P<name>[A-Za-z][\w-]*)\.js(?:\s+(?:library|package|module))?"
    r"(?:\s+(?:here|anywhere|again|ever|in\s+(?:this|the|our)\s+(?:project|repo|codebase|code|app)))?(?=\W*$)",
    re.IGNORECASE,
)
_IMPORT = "import "
"""Before the name of a library that must not be used."""
_IMPORTING = r"(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['\"`]"


def take_written(reader: TargetReader, kinds: frozenset[str], verbs: Set[str]) -> None:
    """Take what must not be written out of a clause that says nothing else, for a tool of files;
    `verbs`: the classes of what is forbidden."""
    if kinds != {"file"}:
        return
    reader.take(_WRITTEN, lambda m: Target("phrase", f"{WRITTEN}{m['code'].casefold()}"))
    if verbs == {"use"} and (library := _LIBRARY.match(reader.text)):
        name = library["name"].casefold()
        reader.targets += [
            Target("phrase", f"{WRITTEN}{_IMPORT}{name}"),
            Target("path", f"{name}.js"),
        ]
        last = len(reader.targets) - 1
        reader.text = f" \x01{last - 1}\x01 or \x01{last}\x01 {reader.text[library.end() :]}"


def _is_imported(library: str, written: Sequence[str]) -> Truth:
    """Whether a text imports a library of JavaScript; one that names its file or its version,
    lists it, or imports what goes with it (`moment-timezone`) may."""
    name = re.escape(library)
    imported = re.compile(
        rf"{_IMPORTING}(?:npm:|https?://[^'\"`]*/)?{name}(?:\.js|@[\w.^~-]+)?(?:/[^'\"`]*)?['\"`]",
        re.IGNORECASE,
    )
    if any(map(imported.search, written)):
        return YES
    named = re.compile(
        rf"(?<![\w-]){name}(?:(?:\.min)?\.js(?!\w)|@[\d^~])|['\"`]{name}['\"`]\s*:|"
        rf"[\[,]\s*['\"`]{name}['\"`]\s*[,\]]|{_IMPORTING}{name}-",
        re.IGNORECASE,
    )
    return MAYBE if not written or any(map(named.search, written)) else NO


def is_written(name: str, facts: Facts) -> Truth:
    """Whether the texts that a call writes, not those that it takes away, hold `name`; those with
    its last word may: `console["log"]`. A call without a text may as well."""
    written = [added_by(text) for text in facts.prose if text not in facts.taken_away]
    if name.startswith(_IMPORT):
        return _is_imported(name.removeprefix(_IMPORT), written)
    if known := _KNOWN.get(name):
        found = any(map(known.search, written))
        return YES if found else NO if written else MAYBE
    if any(says(text, name) for text in written):
        return YES
    last = name.rpartition(".")[2]
    return MAYBE if not written or any(says(text, last) for text in written) else NO
