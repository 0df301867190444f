"""What of a message the user said in their own words.

Quoted and pasted text (block quotes, code, logs, mails, chats, text to be sent or translated)
is blanked out. The answer has the length of the message, so positions hold in both.
"""

import re
from collections.abc import Iterator

from memoryd.rules.capture.handed_over import hands_over_text
from memoryd.rules.capture.letters import mark_letters
from memoryd.rules.capture.pasted_blocks import FENCE, mark_fences, mark_labelled, tagged_spans

QUOTED = "\ue000"
"""Stands for each character of a quotation inside a sentence: its words are not the user's,
but the sentence around it is."""

_QUOTE_LINE = re.compile(r"[ \t]{0,3}[>|＞]")

_TAGGED_LINE = re.compile(
    r"[ \t]*(?:\[[\w.:/ -]{1,40}\][ \t]+\S|<?@?[^\W\d_][\w.-]{0,24}>?[ "
    r"\t]+\(?\d{1,2}:\d\d(?::\d\d)?(?:[ ]?[ap]m)?\)?[ \t]*[-–:]?[ \t]+\S)",
    re.IGNORECASE,
)
"""A line of a log, `[init] …`, or of a chat, `mira 14:02  …`, where several stand below each
other."""
_MACHINE_LINE = re.compile(
    r"""[ \t]*(?:
      (?:[\w$]+\.)+[\w$]*(?:Exception|Error|Warning|Fault|Panic)\b[^\n]{0,40}?:\s
    | (?:[A-Z][A-Za-z0-9]+)?(?:Exception|Error|Warning)(?:[ ]\[?\w+\]?)?:\s |
      \[?\d{4}-\d\d-\d\d[T\ ]\d\d:\d\d | \[?\d\d:\d\d:\d\d
    | [A-Z][a-z]{2}[ ]+\d{1,2}[ ]\d\d:\d\d:\d\d
    | \[?(?:DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|TRACE
        |debug|info|warn|error)\]?[:\s\]]
    | npm[ ](?:WARN|ERR) | Traceback | File[ ]" | at[ ][\w.$]+\( | Caused[ ]by: | E[ ]{3}
    | fatal: | error: | hint: | warning: | remote:
    | [{}\[\]]["\s{}\[\],]*(?:$|") | "[^"]{1,80}"\s*: | </?[A-Za-z!][^>]{0,200}> | <!--
    | \$[ ]\S | >>>[ ] | //|/\*|\*/ | \#!?\s | \#{1,6}[ ] | --[ ]\S | ;;[ ] | @@ | diff[ ]--git
    | \+\+\+[ ] | ---[ ]\S | (?:User-agent|Disallow|Allow|Sitemap|Crawl-delay):
    | [A-Za-z_][\w.-]{0,40}=["']?[A-Z][a-z']+[ ]
    | (?:def|class|import|from|return|function|const|let|var|if|for)[ ][^.?!]{0,80}[:{;(]\s*$
    )""",
    re.VERBOSE,
)
_CODE_INDENT = re.compile(r"(?: {4,}|\t+)(?![-*•\d])\S")
_CHAT_LINE = re.compile(
    r"[ \t]*(?:\[[^\]]{3,30}\][ \t]*|\d{1,2}:\d\d(?:[ ]?[ap]m)?[ \t]*[-–]?[ \t]*)?"
    r"<?@?([^\W\d_][\w.\-]{0,24}(?:[ ](?-i:[A-Z])[\w.\-]{0,24})?)>?"
    r"(?:[ ]?[\[(]?\d{1,2}:\d\d(?:[ ]?[ap]m)?[\])]?)?[ \t]?[:：][ \t]*\S",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?:ps|nb|p\.s\.|n\.b\.|note|notes?|rules?|reminder|important|wichtig|todo|context|fyi|also|"
    r"and|so|but|ok|okay|please|first|second|third|next|one|two|another|last|general|style|tone|"
    r"remember|email|emails|mail|slack|git|github|shell|terminal|bash|docker|kubernetes|k8s|"
    r"calendar|browser|deploys?|deployment|database|db|sql|files?|code|tests?|money|payments?|"
    r"social|twitter|prod|production|staging|security|privacy|terraform|aws|notion|jira|commits?|"
    r"branches|question|task|tasks|plan|warning|attention|edit|update|tldr|tl;dr|https?|re|"
    r"result|goal)",
    re.IGNORECASE,
)
_CHANGE_VERBS = (
    r"translate|summari[sz]e|proof-?read|rephrase|reword|paraphrase|rewrite|shorten|polish|"
    r"spell-?check|correct|transcribe|convert|format|explain|analy[sz]e|classify|validate|parse|"
    r"lint|review|critique|edit|condense|simplify|(?:turn|put|make|rework) (?:this|that|it|these|"
    r"the \w+) in(?:to)?|fix the (?:grammar|typos|spelling)|check (?:the )?(?:grammar|"
    r"spelling)"
)
_SEND_VERBS = (
    r"write|draft|compose|post|send|text|tell|message|dm|ping|tweet|publish|announce|reply|respond|"
    r"answer|email|mail|e-mail|say|add|append|insert|put|paste|set|use|change|rename|replace|make|"
    r"create|generate|render|print|echo|display|show|log|comment|remind|inform|notify|warn|let(?! "
    r"me\b| us\b|'s\b)|ask|commit|label|title|caption|name|call|quote|copy|save|store|type|enter|"
    r"read(?!-)|search|grep|find|look for|record|pin|update|sign|forward|share|schedule|file|open|"
    r"leave|include|implement|have"
)
_WORK_ORDER = re.compile(
    r"[ \t]*(?:(?:please|pls|can you|could you|hey|hi)[ ,]+)*(?:(?:translate|summari[sz]e|"
    r"proof-?read|rephrase|reword|paraphrase|rewrite|shorten|spell-?check)"
    r"(?: (?:this|the following)"
    r"(?: (?:text|mail|email|message|paragraph|sentence))?)?"
    r"(?: (?:in|into|to|for) (?:\w+ ){0,2}\w+)?|"
    r"(?:correct|fix|check) the (?:grammar|spelling|typos))(?:,? please)?",
    re.IGNORECASE,
)
"""A whole order to work on a text that it does not name: the text stands behind it."""
_PIECE = (
    r"(?:(?:short|quick|bullet(?:ed)?|little|funny) ){0,2}(?:list|checklist|cheat sheet|poster|"
    r"sign|letter|poem|flyer|caption|headline|slogan|invite|invitation|card|speech|toast) (?:for|"
    r"to) (?!you)\w+"
)
_ASKING = (
    r"(?:(?:please|pls|hey|hi|ok|okay|so|now|also|then|and|next|first|can|could|would|will|you|u|"
    r"i|want|need|to|let's|go|ahead|just|kindly|quickly|help|me|i'd|like|thanks|great|"
    r"for)\b[\s,.!:—-]*){0,8}"
)
_CONTENT_INTRO = re.compile(
    rf"(?:^|[.!?;,—–-]\s*){_ASKING}(?:(?P<change>{_CHANGE_VERBS})|(?:{_SEND_VERBS})|{_PIECE})\b",
    re.IGNORECASE,
)
_PASTE_INTRO = re.compile(
    r"\b(?:says?|said|wrote|writes?|reads?(?!-)|sent|states?|reports?|prints?|printed|shows?|goes|"
    r"got this|got these|received|here'?s (?:the|an?|what|my|our|their|his|her)|here is|here are|"
    r"(?:message|text|reply|answer|subject|error|warning|sign|note|label) (?:was|is|ran)|this is "
    r"(?:(?:the|an?)(?! (?:\w+ )?(?:time|warning|deal|thing|problem|point|situation|project|case|"
    r"last|rule)\b)|what|from|how)|below|following|past(?:e|ed|ing)|excerpt|snippet|quote|quoting|"
    r"from (?:the|our|their|his|her|my) \w+|read?me|documentation|docs|handbook|manual|rulebook|"
    r"brochure|leaflet|lease|policy|terms|transcript|thread|logs?|output|error|config|prompt|copy|"
    r"wording|lyrics|poem|sign|notice|ticket|options|headlines?|slogans?|taglines?|mottos?|titles?|"
    r"candidates|proverbs?|examples?|(?:\w+ )?of the (?:day|week)|fortune cookie|horoscope|"
    r"sayings?|wisdom|moral|in full|verbatim|word for word|e?-?mails? from|messages? from|"
    r"note from)\b",
    re.IGNORECASE,
)
_PASTED_AFTER = re.compile(
    r"\bhere(?:'s|’s| is| are) (?:the|an?|their|his|her|what) (?:\w+ ){0,2}?(?:notice|e-?mail|"
    r"message|text|letter|note|sign|policy|post|announcement|memo|clause|terms|reply|rules|"
    r"instructions) (?:from|of|at|by|in) [\w' ]{2,40}$",
    re.IGNORECASE,
)
"""What hands over somebody else's text: all of the line behind the colon is theirs."""
_QUOTING = re.compile(
    r"\b(?:ocr|it|he|she|they|(?:the|that|this|their|his|her|a) (?:\w+ )?\w+) (?:says|said|reads|"
    r"read|states|stated|wrote|writes|goes)$",
    re.IGNORECASE,
)
"""What tells what somebody else said: all of the line behind the colon is theirs."""
_RULES_INTRO = re.compile(
    r"\b(?:(?:my|your|our|some|few|house|ground|new|hard|these|following|two|three|four|five|the|"
    r"basic|simple|standing|important) (?:\w+ )?(?:rules?|don'?ts|do'?s|boundaries|preferences|"
    r"guidelines|guard ?rails|limits|constraints|no-?gos?|things|points|requests|asks|reminders|"
    r"items|notes|instructions|conditions|restrictions|corrections|wishes)|dos and don'?ts|"
    r"remember|keep in mind|from now on|going forward|(?:for|to) you(?:rself)?|your (?:memory|"
    r"rules|notes)|let me (?:say|repeat|be|make|put|tell you|remind you|add)|write (?:this|that|"
    r"it|these) down|note (?:this|that|down)|take (?:a )?note|"
    r"concerns? you|affects? you|is about you|meant for you|make a note|listen|bear in mind|"
    r"(?:this|that|it|which) (?:goes|applies|holds|counts) for|"
    r"rules? (?:for|is|are)|to memory|i(?:'ll|'ve|'d| will| have)? (?:say|said|repeat|told you|"
    r"tell you|asked you|ask you|said to you)|(?:^|[.!?]\s+)(?:(?:right|ok|okay|so|alright|well|"
    r"also|and|but|hey|now),?\s+)*(?:(?:a|my) )?(?:new|standing|personal) policy(?! (?:at|in|of|"
    r"from|by)\b))\b",
    re.IGNORECASE,
)
_BELOW = re.compile(
    r"\b(?:text|wording|copy|letter|transcript|notice|message|mail|email|lyrics)\s+"
    r"(?:is |are |follows |pasted )?below\W*$",
    re.IGNORECASE,
)
"""A line that hands over the text on the lines below it."""
_AUTHORING = re.compile(
    r"\b(?:write|draft|compose|create|generate|make|post|send|publish|translate|reply|tell|text|"
    r"email|print|design|announce)$",
    re.IGNORECASE,
)
_TO_AGENT = re.compile(
    r"\b(?:you|your|yourself|remember|keep in mind|bear in mind|memory|listen|down|note|"
    r"from now on|going forward)\b",
    re.IGNORECASE,
)
_KEPT_FOR_ME = re.compile(
    r"\b(?:add|put|write|save|jot|append|insert|store)\b[^.:]{0,40}?\b(?:to|in|into|on|under) "
    r"(?:my|our|the) (?:\w+ )?(?:notes?|list|journal|diary|wiki|docs?|board|backlog|reminders?)\b",
    re.IGNORECASE,
)
_OWN_VOICE = re.compile(
    r"[ \t]*(?:also|and (?!(?:don['’]?t|do not|never)\b[^.!?\n]{0,80}\beither\b)|btw|by the way|"
    r"oh\b|p\.?s\b|one more|another thing|anyway|separately|"
    r"from now on|going forward|in (?:the )?future|as for you|on another note|unrelated|"
    r"apart from that|other than that|besides|finally|lastly|that said|meanwhile|what'?s more|"
    r"(?:can|could|would|will) you\b|i(?:'d|'m|'ve| want| need)\b|另外|还有|对了|以后|顺便|"
    r"außerdem|übrigens|además|por cierto|au fait|par ailleurs|além disso)",
    re.IGNORECASE,
)
_SOURCE_BELOW = re.compile(
    r"[ \t]*(?:\^|↑|(?:that|this)(?:'s| is| was| one is) (?:from|what|how|the|an?|in)\b|"
    rf"(?:the )?above|source:|(?:{_ASKING})(?:{_CHANGE_VERBS})(?: (?:this|that|it|the (?:above|"
    r"text|mail|email|message))|[ \t]*(?:into|to|in) \w+|[ \t.!?]*$)|what does (?:this|that|"
    r"it) (?:mean|say)|以上|上面|这是|翻译)",
    re.IGNORECASE,
)
_STOP_OR_COLON = re.compile(r"(?<![.!?])[.!?]+\s+|:\s+|[：。！？]")
_INLINE = re.compile(
    r"(`+)[^`\n]{1,600}\1|\[(\w{2,12})\][^\[\n]{1,800}\[/\2\]|"
    r"“[^“”]{1,800}”|„[^„“”\n]{1,800}[“”]|«[^«»]{1,800}»|»[^«»\n]{1,800}«|"
    r"「[^「」]{1,800}」|『[^『』]{1,800}』|《[^《》\n]{1,200}》|(?<!\w)\"[^\"\n]{1,800}\"(?!\w)|"
    r"(?<=[\u3000-\u9fff\uff00-\uffef])\"[^\"\n]{1,800}\"|"
    r"(?<!\w)['‘](?=[^\s'’])[^\n'’‘]{0,300}(?:(?<=\w)['’](?=\w)[^\n'’‘]{0,200}){0,6}['’](?!\w)"
    r""
)

Line = tuple[int, int]
"""Start and end of one line in the message, its line break left out."""


def own_words(message: str) -> str:
    """The message with other people's text blanked: whole lines become line breaks,
    quotations inside a sentence become `QUOTED`. Same length as `message`."""
    text = list(message)
    lines = list(_lines(message))
    for start, end in tagged_spans(message, lines):
        text[start:end] = ("\n" if "\n" in message[start:end] else QUOTED) * (end - start)
    pasted = _pasted(message, lines)
    for (start, end), gone in zip(lines, pasted, strict=True):
        if gone:
            text[start:end] = "\n" * (end - start)
    for start, end in _dictated(message, lines, pasted):
        text[start:end] = "\n" * (end - start)
    kept = "".join(text)
    for match in _INLINE.finditer(kept):
        start, end = match.span()
        text[start:end] = QUOTED * (end - start)
    return "".join(text)


def _lines(message: str) -> Iterator[Line]:
    start = 0
    for match in re.finditer(r"\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]", message):
        yield start, match.start()
        start = match.end()
    yield start, len(message)


def _pasted(message: str, lines: list[Line]) -> list[bool]:
    """For every line, whether it is somebody else's text."""
    texts = [message[start:end][:2000] for start, end in lines]
    gone = [False] * len(lines)
    mark_fences(texts, gone)
    chat = _is_chat(texts)
    tagged = sum(map(bool, map(_TAGGED_LINE.match, texts))) > 1
    diff = any(line.startswith(("@@ ", "diff --git")) for line in texts)
    for index, line in enumerate(texts):
        if (
            _QUOTE_LINE.match(line)
            or _MACHINE_LINE.match(line)
            or _CODE_INDENT.match(line)
            or (chat and _CHAT_LINE.match(line))
            or (tagged and _TAGGED_LINE.match(line))
            or (diff and line.startswith(("+", "-")))
        ):
            gone[index] = True
    mark_letters(texts, gone, _OWN_VOICE)
    mark_labelled(texts, gone, _LABEL, _OWN_VOICE)
    _mark_introduced(texts, gone)
    _mark_above_source(texts, gone)
    return gone


def _is_chat(texts: list[str]) -> bool:
    """Two lines or more that open with a speaker's name."""
    speakers = 0
    for line in texts:
        match = _CHAT_LINE.match(line)
        if match and not _LABEL.fullmatch(match[1]) and line.lstrip()[:1] not in "-*•":
            speakers += 1
    return speakers >= 2


def introduces_content(lead: str) -> bool:
    """Whether what follows `lead` (text up to and without a colon) is content to be sent,
    written or worked on, or somebody else's words, rather than an instruction."""
    lead = lead[-240:]
    if _dictates(lead):
        return True
    return bool(_PASTE_INTRO.search(lead)) and not _RULES_INTRO.search(lead)


def _dictates(lead: str) -> bool:
    """Whether `lead` asks to write or send what follows it."""
    verb = _CONTENT_INTRO.search(lead)
    if not verb or _LABEL.fullmatch(lead.strip()):
        return False
    if _RULES_INTRO.search(lead) and not _KEPT_FOR_ME.search(lead):
        return bool(_AUTHORING.search(verb[0])) and not _TO_AGENT.search(lead)
    return True


def _dictated(message: str, lines: list[Line], pasted: list[bool]) -> Iterator[Line]:
    """What follows "text my brother:" on its line, up to where the user speaks again."""
    for (start, end), gone in zip(lines, pasted, strict=True):
        if gone:
            continue
        sentence_start = start
        for match in _STOP_OR_COLON.finditer(message, start, end):
            if match[0][0] not in ":：":
                if sentence_start == start and _WORK_ORDER.fullmatch(
                    message, start, min(match.start(), start + 240)
                ):
                    yield match.end(), end
                    break
                sentence_start = match.end()
                continue
            lead = message[max(sentence_start, match.start() - 240) : match.start()]
            if not (_dictates(lead) or _PASTED_AFTER.search(lead) or _QUOTING.search(lead)):
                continue
            stop = next(
                (
                    point.end()
                    for point in _STOP_OR_COLON.finditer(message, match.end(), end)
                    if point[0][0] not in ":："
                    and _OWN_VOICE.match(message[point.end() : point.end() + 60])
                ),
                end,
            )
            yield match.end(), stop
            break


def _mark_introduced(texts: list[str], gone: list[bool]) -> None:
    """Lines below "translate this:" and its like."""
    inside = False
    for index, line in enumerate(texts):
        own = not inside or (
            not texts[index - 1].strip() and _OWN_VOICE.match(line) and not line.endswith(":")
        )
        if not own:
            gone[index] = gone[index] or bool(line.strip())
            continue
        inside = False
        stripped = line.rstrip()
        if stripped.endswith((":", "：")) and not gone[index]:
            inside = introduces_content(stripped[:-1]) or hands_over_text(stripped)
            if inside and _is_set_off(texts, index) and not _works_on(stripped):
                inside = False
        elif not gone[index] and (
            _BELOW.search(stripped[-80:]) or _WORK_ORDER.fullmatch(stripped.rstrip(".!"))
        ):
            inside = True


def _is_set_off(texts: list[str], index: int) -> bool:
    """Whether a code block or a block quote stands below, which ends where its marks do."""
    below = next((line for line in texts[index + 1 : index + 4] if line.strip()), "")
    return bool(FENCE.match(below) or _QUOTE_LINE.match(below))


def _works_on(line: str) -> bool:
    """Whether `line` asks to send, to write or to work on what stands below it."""
    return _dictates(line.rstrip(":：")[-240:]) or hands_over_text(line)


def _mark_above_source(texts: list[str], gone: list[bool]) -> None:
    """The paragraphs above "^ that's from the channel" or "translate this"."""
    for index in range(len(texts) - 1, 0, -1):
        if not texts[index - 1].strip() and _SOURCE_BELOW.match(texts[index]):
            for above in range(index - 1):
                gone[above] = True
            return
