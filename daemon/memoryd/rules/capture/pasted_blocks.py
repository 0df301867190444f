"""Blocks of a message that name where they come from: text in tags, and text behind the label of a
source ("Tool result: …", "[web_fetch result] …", "Content of notes.md: …")."""

import re
from collections.abc import Iterator

from memoryd.rules.capture.given_names import GIVEN_NAMES

FENCE = re.compile(r"[ \t]{0,3}(```|~~~|\"\"\"|''')")
_TAG = re.compile(r"(?:<|&lt;)(/?)([A-Za-z][\w:.-]{0,60})(?:\s[^<>\n]{0,300}?)?(?<!/)(?:>|&gt;)")
"""A tag, escaped for HTML or not."""
_MOST_TAGS = 2000
"""What stands behind so many tags nobody typed."""
_BRACKETED = re.compile(
    r"[ \t]*(?:\[([^\[\]\n]{1,80})\]|【([^【】\n]{1,80})】|"
    r"<\|([^|\n]{1,80})\|>)(?!\()[ \t]*[:：]?"
)
_LABELLED = re.compile(
    r"[ \t]*+(?:[-*•#>]+[ \t]*+)?([^\s:：][^:：\n]{0,79}?)[ \t]*(?::(?=\s|$)|：)"
)
_SPEAKER = (
    r"(?:assistant|ai|llm|chatbot|user|human|system|developer|tool|function|agent|model|bot|gpt|"
    r"claude|chatgpt|gemini|copilot|系统|助手|用户|工具|assistent|benutzer|usuario|asistente|"
    r"utilisateur|usuário|sistema|système)"
)
_KIND = (
    r"(?:results?|outputs?|responses?|repl(?:y|ies)|contents?|text|body|excerpts?|snippets?|"
    r"transcripts?|stdout|stderr|observations?|documents?|pages?|articles?|attachments?|payload|"
    r"message|prompt|instructions?|ergebnis|ausgabe|inhalt|antwort|resultado|salida|contenido|"
    r"respuesta|résultat|sortie|contenu|réponse|saída|conteúdo|resposta)"
)
_NAMES_SOURCE = re.compile(
    rf"(?:the )?{_SPEAKER}(?: \d+)?|(?:[\w./'-]+ ){{1,4}}{_KIND}(?: \d+)?|(?:the )?{_KIND} \d+|"
    rf"(?:the )?{_KIND} (?:of|from|for|von|aus|de|del|du|da|do) .{{1,60}}|"
    r"[\w./-]*\w\.(?:md|txt|rst|html?|pdf|docx?|json|ya?ml|xml|csv|log|eml)|\w+(?:_\w+)+|"
    r"https?://\S+|.*(?:的)?(?:结果|输出|内容|回复|响应|结果)",
    re.IGNORECASE,
)
"""A speaker of a chat, a kind of text that something yields, a file, an identifier, an address."""
_TIME = r"(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[ T])?\d{1,2}:\d\d(?::\d\d)?(?:[ ]?[ap]\.?m\.?)?"
_NAME = r"[^\W\d_][\w.'’-]*(?:[ ][^\W\d_][\w.'’-]*){0,2}"
_SAID_AT = re.compile(
    rf"[ \t]*+(?:\[?{_TIME}\]?[ \t]*[-–—,|]?[ \t]*<?@?{_NAME}>?|"
    rf"<?@?{_NAME}>?[ \t]*[\[(]{_TIME}[\])])[ \t]*(?::(?=\s|$)|：)",
    re.IGNORECASE,
)
"""The label of somebody who speaks at a time: "10:32 Tom:", "Tom (10:32):"."""
_TITLE = re.compile(r"(?:mrs?|ms|dr|prof|herr|frau|se[ñn]ora?|mme|monsieur|madame)\.? \w")
_HEADING = re.compile(
    rf"[ \t#=*]*(?:(?:the )?{_SPEAKER}(?: {_KIND})?|(?:the )?{_KIND} (?:of|from) .{{1,60}})"
    r"[ \t=*]*",
    re.IGNORECASE,
)
"""A line that names a source without a colon."""
_OWN = re.compile(
    r"\b(?:i|me|my|our|we|us|you|your|yourself|rules?|reminder|mein\w*|dein\w*|dich|dir|mi|tu|tus|"
    r"mon|ma|ton|ta|meu|minha|seu)\b|我|你|规则",
    re.IGNORECASE,
)


def mark_fences(texts: list[str], gone: list[bool]) -> None:
    """Mark the lines of code blocks, their fences included."""
    fence: str | None = None
    for index, line in enumerate(texts):
        match = FENCE.match(line)
        if fence is not None:
            gone[index] = True
            if match and match[1] == fence:
                fence = None
        elif match:
            gone[index] = True
            if match[1] not in line[match.end() :]:
                fence = match[1]


def tagged_spans(message: str, lines: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Where text stands in tags of any name, the tags included, code blocks apart. A tag alone on
    its line that is never closed holds all that follows."""
    if "<" not in message and "&lt;" not in message:
        return
    fenced = [False] * len(lines)
    mark_fences([message[start:end] for start, end in lines], fenced)
    opened: dict[str, int] = {}
    covered = read = 0
    for (line_start, line_end), is_code in zip(lines, fenced, strict=True):
        for tag in () if is_code else _TAG.finditer(message, line_start, line_end):
            name, read = tag[2].casefold(), read + 1
            if read > _MOST_TAGS:
                yield min((*opened.values(), tag.start())), len(message)
                return
            if not tag[1]:
                opened.setdefault(name, tag.start())
                continue
            start = opened.pop(name, -1)
            if start >= covered:
                yield start, tag.end()
                covered = tag.end()
                opened = {other: place for other, place in opened.items() if place < start}
    for start in opened.values():
        begin, end = message.rfind("\n", 0, start) + 1, message.find("\n", start)
        line = message[begin : end if end >= 0 else len(message)]
        if start >= covered and _TAG.fullmatch(line.strip()):
            yield start, len(message)


def mark_labelled(
    texts: list[str], gone: list[bool], own_label: re.Pattern[str], own_voice: re.Pattern[str]
) -> None:
    """Mark what stands behind the label of a source: its paragraph, or where the label stands alone
    on its line all up to where the user speaks again (`own_voice`)."""
    inside = alone = False
    for index, line in enumerate(texts):
        after_blank = index == 0 or not texts[index - 1].strip()
        if inside and after_blank and (not alone or own_voice.match(line)):
            inside = False
        if not gone[index] and (end := _label_of_source(line, own_label)):
            inside, alone = True, not line[end:].strip()
        gone[index] = gone[index] or (inside and bool(line.strip()))


def _label_of_source(line: str, own_label: re.Pattern[str]) -> int:
    """Where the text behind the label of a source begins in `line`; 0 when it has no such label.
    A bracketed label is one unless it is an `own_label`."""
    if bracketed := _BRACKETED.match(line):
        label = next(filter(None, bracketed.groups())).strip()
        is_box = label in ("", "x", "X")
        return 0 if is_box or own_label.fullmatch(label) or _OWN.search(label) else bracketed.end()
    if said := _SAID_AT.match(line):
        return said.end()
    labelled = _LABELLED.match(line)
    if labelled and _is_person(labelled[1].strip()):
        return labelled.end()
    if labelled and _NAMES_SOURCE.fullmatch(labelled[1].strip()) and not _OWN.search(labelled[1]):
        return 0 if own_label.fullmatch(labelled[1].strip()) else labelled.end()
    return len(line) if _HEADING.fullmatch(line) else 0


def _is_person(label: str) -> bool:
    """Whether `label` is the name of a person: a given name or a title, and no more than a surname
    behind it."""
    words = label.split()
    if len(words) > 3 or not all(word[0].isupper() for word in words):
        return False
    if _TITLE.match(label.lower()):
        return True
    return len(words) < 3 and words[0].lower() in GIVEN_NAMES
