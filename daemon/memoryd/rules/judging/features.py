"""What a rule may forbid that is no object: a pipe between programs, a mention of everyone, an
attachment, a tag, a phrase. The same names are read from rules and from calls."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.dns_records import take_records
from memoryd.rules.judging.git_tags import take_tags
from memoryd.rules.judging.phrases import take_phrases
from memoryd.rules.judging.pipes import LISTED_PIPES, WHATEVER, listed_pipes
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.sql import ALL_COLUMNS
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader

ATTACHMENT = "attachment"
SIDES = frozenset({"remote branch", "local branch"})
"""Where a branch stands: a call may leave it open."""
HASHTAGS = "hashtags"
EMOJIS = "emojis"
HANDLES = "handles"
LINKS = "links"
FOR_ANYBODY = "link for anybody"
_FOR_ANYBODY = re.compile(
    r"(?<!\w)(?:with\s+)?['\"“‘]?(?:anyone|anybody|everyone|everybody|people)[\s-]+(?:with|who\s+(?:has|have|gets))[\s-]+"
    r"(?:(?:the|a|that)[\s-]+)?link['\"”’]?|(?<!\w)(?:with|to|for)\s+['\"“‘](?:anyone|everyone|public)['\"”’]|(?<!\w)(?:by|via|through|with)\s+(?:a\s+)?public\s+links?(?!\w)",
    re.IGNORECASE,
)
_TO_ANYBODY = frozenset(
    {"anyone", "anyonewithlink", "anyonewiththelink", "public", "publiclink", "everyone", "anybody"}
)
_SHORT = 32
_GIVING = frozenset({"", "add", "set", "new", "event", "ticket", "issue", "task"})
"""What may stand before the name of a thing that an argument gives."""
_NO_PART, _WHOLE = r"(?<![\w.@+-])", r"(?![\w@+-]|\.\w)"
"""Around words that may stand in an address as well: `attachments@acme.example`."""
_MENTION = re.compile(r"[@!](everyone|here|channel|all)(?!\w)", re.IGNORECASE)
_WORDING = re.compile(
    r"(?<!\w)(?:(?<=write )|(?<=writing )|(?<=say )|(?<=saying )|(?<=include )|(?<=mention )|"
    r"(?<=type )|(?<=sign as )|(?<=sign off as )|(?<=sign with )|(?<=sign off with )|"
    r"(?<=signing as ))(?:\"([^\"]+)\"|'([^']+)'(?!\w)|“([^”]+)”|‘([^’]+)’)"
)
"""A wording that a message must not have."""
_CHANNEL_ID = re.compile(
    r"(?<!\w)(?:chat|channel|group|room|thread|kanal|gruppe|grupo|canal)\s+(?:id\s+)?(-?\d{5,})(?!\w)",
    re.I,
)
_HASHTAG = re.compile(r"(?<!\w)hash-?tags?\s+(#\w+)", re.IGNORECASE)
_LINKS_TO = re.compile(
    r"(?<!\w)links?\s+(?:to|from)\s+((?:[\w-]+\.)+[a-z]{2,})(?![\w/])", re.IGNORECASE
)
_HASHTAGS = re.compile(rf"{_NO_PART}hash-?tags?{_WHOLE}(?!\s*[#\"'“‘`])", re.IGNORECASE)
_EMOJIS = re.compile(
    rf"{_NO_PART}(?:emojis?|emoticons?|smileys?){_WHOLE}(?!\s*[\"'“‘`])", re.IGNORECASE
)
_HANDLES = re.compile(
    r"(?<![\w@])@-?mention(?:s|ing)?(?:\s+(?:anyone|anybody|someone|somebody|people|others))?"
    r"(?![\w@])",
    re.IGNORECASE,
)
"""`@mention people`: anybody's name after an at sign."""
_HAS_HANDLE = re.compile(r"(?<![\w.@/-])@[A-Za-z_]|<[@!]\w")
_LINKS = re.compile(
    rf"{_NO_PART}(?:any\s+)?(?:links|urls|hyperlinks){_WHOLE}(?!\s+(?:to|from|for|into|of|that|which|with|shared|anyone)\b)",
    re.IGNORECASE,
)
_HAS_LINK = re.compile(r"https?://|(?<![\w@.])www\.\w")
_HAS_HASHTAG = re.compile(r"(?<![\w&/])#[^\W\d]\w*")
_HAS_EMOJI = re.compile(
    "[\U0001f300-\U0001faff\u2600-\u27bf\u2b50\u2b55]|(?<![\\w:]):[a-z][a-z0-9_+-]{1,30}:(?![\\w:])"
)
_CODE = re.compile(
    r"(?<!\w)(?:codes?|pins?|passwords?|passport|licence|license|card)\s+(?:number\s+)?"
    r"([A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*)(?![\w-])",
    re.ASCII,
)
"""`the gate code 4821`: what a message must not say."""
_MENTIONED_THING = re.compile(
    r"(?<!\w)(mention(?:ing)?|bring(?:ing)?\s+up)\s+(?:the|my|our)\s+([a-z][a-z' -]{2,40}?)"
    r"(?=\s*(?:$|[,;.])|\s+(?:in|on|to|at|with|anywhere|again|ever)(?!\w))"
)
"""`mention the surprise party`."""
_PASSWORD_IS = re.compile(
    r"(?<!\w)(?:password|passcode|passphrase|pin|code)\s+is\s+[\"'`“‘]?([\w!@#$%^&*+-]{4,64})(?=[\"'`”’]?(?:[\s,;.!]|$))",
    re.IGNORECASE,
)
"""`the wifi password is maple-71`: what must not be written."""
_EMPTY = re.compile(
    r"(?<!\w)(?:with\s+)?(?:an?\s+)?(?:empty|blank)\s+(subject|title|body|description|message|summary|name)"
    r"(?:\s+line)?(?!\w)",
    re.IGNORECASE,
)
_NAMED_GROUP = re.compile(
    r"(?<!\w)(?:the|our|my)\s+((?:[A-ZÄÖÜÀ-Þ]\w*\s+){2,4})(?:group|chat|channel|thread|gruppe|grupo|groupe)"
    r"(?!\w)"
)
"""`in the Family Chaos group`."""
_TAGGED = re.compile(
    r"(?<!\w)((?:tag|mention|ping|highlight|@-?mention)(?:g?ing)?)\s+(@[\w.-]*\w)", re.IGNORECASE
)
_PIPE = re.compile(
    r"(?<!\w)(?:(?=(?:curl|wget)\s)(curl|wget)\s+(?:pipes?\s+(?:in)?to\s+|pipe\s+|"
    r"to\s+)`?(?:sudo\s+)?(bash|sh|shell)`?(?!\w))|"
    r"(?<!\w)(curl|wget)(?!\w)[^.;]{0,60}?\bpip(?:e|ing)\s+(?:it|them|that|these|(?:the\s+)?(?:output|"
    r"scripts?|result))\s+(?:in)?to\s+(?:a\s+|the\s+)?`?(bash|sh|shell)`?(?!\w)|"
    r"(?<!\w)pip(?:e|ing)\s+(?:the\s+output\s+of\s+|(?:anything|scripts?|output)\s+from\s+)?"
    r"`?(\w+)`?\s+(?:output\s+)?(?:straight\s+|directly\s+)?(?:in)?to\s+(?:a\s+|the\s+)?`?(\w+)`?(?!\w)"
    r"|`?(?<!\w)(\w+)(?:\s[^|`]{0,40})?\|\s*(?:sudo\s+)?(\w+)`?(?!\w)",
    re.IGNORECASE,
)
_ATTACHMENT = re.compile(
    rf"{_NO_PART}(?:e-?mail\s+)?(?:attachments?|anhänge?n?|pièces?\s+jointes?|adjuntos?|anexos?)"
    rf"{_WHOLE}|附件",
    re.IGNORECASE,
)
_SSH_KEYS = re.compile(
    r"(?<![\w/.])(?:(?:private|public)\s+)?ssh[- ](?:(?:private|public)\s+)?keys?(?![\w-])",
    re.IGNORECASE,
)
_DOTFILES = re.compile(r"(?<![\w/.])(?:dotfiles|dot files)(?![\w/-])", re.IGNORECASE)
_CONFIG_FOLDERS = {
    "nginx": "/etc/nginx",
    "apache": "/etc/apache2",
    "haproxy": "/etc/haproxy",
    "sshd": "/etc/ssh",
    "postfix": "/etc/postfix",
    "systemd": "/etc/systemd",
}
_CONFIG = re.compile(
    rf"(?<![\w/.-])({'|'.join(_CONFIG_FOLDERS)})(?:'s)?[\s-](?:configs?|configurations?|settings|"
    rf"konfiguration)(?:\s(?:files?|folder))?(?![\w-])|"
    rf"(?<!\w)(?:configuración|configuration|configuração)\s(?:de|do|du)\s({'|'.join(_CONFIG_FOLDERS)})(?![\w-])",
    re.IGNORECASE,
)
_EVENT = re.compile(
    r"(?<!\w)(?i:events?|meetings?|appointments?|entry|termine?|evento|reunión|rendez-vous)\s+"
    r"(?i:called\s+|"
    r"named\s+)?[\"“'‘]?((?!I\b)[A-ZÄÖÜÀ-Þ][\w:-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w:-]*)*)[\"”'’]?"
)
RESOURCE_TYPES: dict[str, str] = {
    form: f"resource {names.split()[0]}"
    for names in (
        "pod pods po",
        "deployment deployments deploy",
        "service services svc",
        "namespace namespaces ns",
        "node nodes no",
        "secret secrets",
        "configmap configmaps cm",
        "job jobs",
        "cronjob cronjobs cj",
        "ingress ingresses ing",
        "statefulset statefulsets sts",
        "daemonset daemonsets ds",
        "pvc pvcs persistentvolumeclaim persistentvolumeclaims",
        "pv pvs persistentvolume persistentvolumes",
        "replicaset replicasets rs",
        "container containers",
        "image images",
        "volume volumes",
        "network networks",
    )
    for form in names.split()
}
RUNNING_PODS = frozenset(
    RESOURCE_TYPES[name] for name in ("deployment", "statefulset", "daemonset", "replicaset", "job")
)
"""What restarts and removes pods as well."""
_ACTED_ON = RUNNING_PODS | frozenset(
    RESOURCE_TYPES[name] for name in ("pod", "secret", "configmap", "cronjob", "ingress", "pvc")
)
_DOCKER_TYPES = {
    **dict.fromkeys(
        ("rm", "stop", "start", "restart", "kill", "exec", "logs", "run", "pause"),
        "resource container",
    ),
    **dict.fromkeys(("rmi", "pull", "push", "build", "tag"), "resource image"),
}
_OF_NODES = frozenset({"drain", "cordon", "uncordon", "taint"})
_RESOURCE = re.compile(
    r"^\s*(?:any\s+|all\s+|the\s+|an?\s+|my\s+|our\s+)?"
    rf"({'|'.join(sorted((f for f in RESOURCE_TYPES if len(f) > 3), key=len, reverse=True))})"
    r"(?=\s*(?:$|[,;]|(?:in|on|from|of|or|and|ever|again|please|without|unless)\b))",
    re.IGNORECASE,
)
_ALL_COLUMNS = re.compile(
    r"(?<!\w)select\s+(?:\w+\.)?\*(?:\s+(?:queries|statements))?", re.IGNORECASE
)
_SIDE = re.compile(
    r"(?<![\w-])(remote|local)(?:[- ]tracking)?\s+branch(?:es)?(?!\w)"
    r"(?!\s+(?:called|named|[`'\"]))",
    re.IGNORECASE,
)


def take_features(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take the features that a clause of a rule names out of it."""

    reader.take(_FOR_ANYBODY, lambda _: Target("feature", FOR_ANYBODY))
    if "message" in kinds:
        reader.text = _MENTIONED_THING.sub(lambda m: _mentioned(m, reader), reader.text)
    if not kinds & {"shell", "git", "sql"}:
        reader.take(_PASSWORD_IS, lambda match: Target("phrase", match[1].casefold()))
    reader.take(_EMPTY, lambda match: Target("feature", f"empty {match[1].casefold()}"))
    reader.take(_HASHTAG, lambda match: Target("phrase", match[1].casefold()))
    take_phrases(reader, kinds)
    if "calendar" in kinds:
        reader.take(_EVENT, lambda match: Target("phrase", match[1].casefold()))
    if kinds & {"message"}:
        reader.take(_CODE, lambda match: Target("phrase", match[1].casefold()))
        reader.take(_NAMED_GROUP, lambda match: Target("channel", match[1].strip().casefold()))
        reader.take(_CHANNEL_ID, lambda match: Target("channel", match[1]))
        reader.take(_LINKS_TO, lambda match: Target("phrase", match[1].casefold()))
        reader.take(_HASHTAGS, lambda _: Target("feature", HASHTAGS))
        reader.take(_HANDLES, lambda _: Target("feature", HANDLES))
        reader.take(_LINKS, lambda _: Target("feature", LINKS))
        reader.take(_EMOJIS, lambda _: Target("feature", EMOJIS))
        reader.take(_WORDING, lambda match: Target("phrase", _quoted(match)))
        reader.text = _TAGGED.sub(lambda match: _tagged(match, reader), reader.text)
        reader.take(_MENTION, lambda match: Target("feature", mention(match[1])))
        reader.take(_ATTACHMENT, lambda _: Target("feature", ATTACHMENT))
    elif kinds & {"sql"}:
        reader.take(_ALL_COLUMNS, lambda _: Target("feature", ALL_COLUMNS))
    elif kinds & {"shell"}:
        reader.text = LISTED_PIPES.sub(lambda match: _each_pipe(match, reader), reader.text)
        reader.take(
            _PIPE, lambda match: Target("feature", pipe(*(each for each in match.groups() if each)))
        )
    if kinds & {"file", "shell"}:
        reader.take(_SSH_KEYS, lambda _: Target("path", "~/.ssh"))
        reader.take(_DOTFILES, lambda _: Target("path", "~/.*"))
        reader.take(_CONFIG, lambda match: Target("path", _CONFIG_FOLDERS[_named(match)]))
    if kinds & {"git", "shell"}:
        reader.take(_SIDE, lambda match: Target("feature", f"{match[1].casefold()} branch"))
    take_tags(reader, kinds)
    take_records(reader, kinds)


def _each_pipe(match: re.Match[str], reader: TargetReader) -> str:
    """The pipes of "curl or wget into bash or sh", each of which is meant."""
    pairs = listed_pipes(match)
    if not pairs:
        return match[0]
    first = len(reader.targets)
    pipes = dict.fromkeys(pipe(*each) for each in pairs)
    reader.targets += [Target("feature", each) for each in pipes]
    return (
        " " + " or ".join(f"\x01{index}\x01" for index in range(first, len(reader.targets))) + " "
    )


def _mentioned(match: re.Match[str], reader: TargetReader) -> str:
    """What must not be mentioned, as a wording."""
    reader.targets.append(Target("phrase", match[2].casefold()))
    return f"{match[1]} \x01{len(reader.targets) - 1}\x01"


def _tagged(match: re.Match[str], reader: TargetReader) -> str:
    """ "tag @dana": whoever tags her in a text or writes to her."""
    if _MENTION.fullmatch(match[2]):
        return match.group()
    handle = match[2].casefold()
    words = tuple(re.split(r"[^\w]+", handle.lstrip("@").strip(".")))
    reader.targets += [Target("phrase", handle), Target("person", handle, words)]
    last = len(reader.targets) - 1
    return f"{match[1]} \x01{last - 1}\x01 or \x01{last}\x01"


def is_feature(value: str, features: Collection[str]) -> Truth:
    """Whether a call with these `features` has the one that a rule names."""
    if value in features or (
        value.startswith("|") and any(each.endswith(value) for each in features)
    ):
        return YES
    if value.startswith("given "):
        return NO if value.replace("given ", "empty ", 1) in features else MAYBE
    if value == RESOURCE_TYPES["pod"] and not RUNNING_PODS.isdisjoint(features):
        return MAYBE
    return MAYBE if value in SIDES and SIDES.isdisjoint(features) else NO


def take_resources(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take the types of resources out of a clause whose verbs are gone: "delete namespaces"."""
    if "container" in kinds:
        reader.take(_RESOURCE, lambda match: Target("feature", RESOURCE_TYPES[match[1].casefold()]))


def mentions_in(text: str) -> set[str]:
    """The groups that a text calls with an at sign."""
    called = "@" in text or "<!" in text
    return {mention(match[1]) for match in _MENTION.finditer(text)} if called else set()


def message_features(text: str) -> set[str]:
    """What a message has: the groups and people that it calls with an at sign, hashtags, links,
    emojis."""
    found = mentions_in(text)
    if "#" in text and _HAS_HASHTAG.search(text):
        found.add(HASHTAGS)
    if "@" in text and _HAS_HANDLE.search(text):
        found.add(HANDLES)
    if ("://" in text or "www." in text) and _HAS_LINK.search(text):
        found.add(LINKS)
    if (":" in text or not text.isascii()) and _HAS_EMOJI.search(text):
        found.add(EMOJIS)
    return found


def given(names: Iterable[str]) -> set[str]:
    """The features that a call has by arguments of these names, which are not empty."""
    found = set()
    for name in names:
        first, _, last = name.rpartition("_")
        if first in _GIVING:
            found.add(f"given {last.removesuffix('s')}")
    return found


def argument_features(arguments: Mapping[str, object]) -> set[str]:
    """The features that a call has by its arguments' names, where what they hold has other names
    itself: `attachments: [{name: …}]`."""
    found: set[str] = set()
    waiting: list[object] = [arguments]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Mapping):
            if any(str(name).casefold().startswith("attach") and value[name] for name in value):
                found.add(ATTACHMENT)
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            waiting.extend(value)
        elif isinstance(value, str) and _plain(value[:_SHORT]) in _TO_ANYBODY:
            found.add(FOR_ANYBODY)
    return found


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def mention(group: str) -> str:
    """The feature of a message that calls `group`."""
    return f"@{group.casefold()}"


def pipe(source: str, sink: str) -> str:
    """The feature of a command line that pipes `source` into `sink`; all shells are one."""
    names = (
        "sh" if name in SHELLS or name == "shell" else same_program(name)
        for name in (source.casefold(), sink.casefold())
    )
    return "|".join("" if name in WHATEVER else name for name in names)


def resource_types(program: str, operands: Sequence[str]) -> set[str]:
    """The types of resources that a command line of kubectl or docker acts on."""
    if program in ("kubectl", "oc") and operands[:1] and operands[0] in _OF_NODES:
        return {"resource node"}
    if program in ("kubectl", "oc"):
        words = [word for operand in operands[1:3] for word in operand.split("/")[0].split(",")]
        return {RESOURCE_TYPES[word] for word in words if word in RESOURCE_TYPES}
    if program in ("docker", "podman") and operands:
        return {RESOURCE_TYPES.get(operands[0], _DOCKER_TYPES.get(operands[0], ""))} - {""}
    return set()


def named_resources(names: Iterable[str]) -> set[str]:
    """The types of resources that the names of a tool and of its arguments tell; a namespace, say,
    is where it acts, mostly."""
    return {RESOURCE_TYPES[name] for name in names if name in RESOURCE_TYPES} & _ACTED_ON


def says(text: str, phrase: str) -> bool:
    """Whether `phrase` stands in `text` as words of its own, in any case."""
    folded = text.casefold()
    start = folded.find(phrase)
    while start >= 0:
        before, after = folded[start - 1 : start], folded[start + len(phrase) :][:1]
        goes_on = after.isalnum() or (after == "_" and phrase[0] == "@")
        if not (before.isalnum() and _is_letter(phrase[0])) and not (
            goes_on and _is_letter(phrase[-1])
        ):
            return True
        start = folded.find(phrase, start + 1)
    return False


def _is_letter(sign: str) -> bool:
    """Whether words that `sign` begins or ends are parted from others, as no Chinese ones are."""
    return sign.isalnum() and not "\u3040" <= sign <= "\u9fff"


def _named(match: re.Match[str]) -> str:
    return next(group for group in match.groups() if group).casefold()


def _quoted(match: re.Match[str]) -> str:
    return next(group for group in match.groups() if group).strip().casefold()
