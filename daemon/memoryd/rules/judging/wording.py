"""Turns of phrase that mean a command, a flag or a deed, brought into the form that is read."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.amounts import open_ended
from memoryd.rules.judging.asides import without_asides
from memoryd.rules.judging.clicks import clicking
from memoryd.rules.judging.target import AS_ROOT
from memoryd.rules.judging.target_patterns import FILE_ENDINGS, TLDS
from memoryd.rules.judging.things import STATE

_SWITCHED = re.compile(
    r"(?<!\w)((?:turn|switch|shut)(?:t?ing)?)\s+((?:the|my|our|any|all|that|"
    r"this)\s+[^,;.]{1,40}?)\s+(on|off|down)(?!\w)",
    re.IGNORECASE,
)
"""`turn the lights off`: turn off the lights."""
_SKIPPED_HOOKS = re.compile(
    r"(?<!\w)(?:skip|bypass|disabl|ignor|circumvent)(?:p?ing|e)?\s+(?:the\s+|any\s+|"
    r"our\s+)?(?:git\s+|pre-?commit\s+|pre-?push\s+|commit\s+)?(?:hooks?|pre-?commit)(?!\w)",
    re.IGNORECASE,
)
_AS_ROOT = re.compile(
    r"(?<!\w)as root(?! user's)(?: user)?(?!\w)|als root|como root|en tant "
    r"que root|以?\s*root\s*(?:权限|用户|身份)|"
    r"(?:escalat|elevat)(?:e|ing)\s+(?:(?:the|your|my|its)\s+)?(?:privileges?|permissions|rights)|"
    r"(?:with|using)\s+elevated\s+(?:privileges|permissions|rights)",
    re.IGNORECASE,
)
_ONLINE = re.compile(
    r"(?<!\w)(?:us(?:e|ing)|access(?:ing)?|reach(?:ing)?|touch(?:ing)?|connect(?:ing)?\s+to)\s+the\s+"
    r"(?:internet|web)(?!\w|\s+(?!(?:for|to|from|without|unless|ever|again|here|in|when)\b)[a-z])|(?<!\w)go(?:ing)?\s+online(?!\w)|"
    r"(?<!\w)(?:mak(?:e|ing)|send(?:ing)?|issu(?:e|ing))\s+(?:any\s+)?(?:https?|network|web)\s+(?:requests?|calls?)"
    r"(?=\s*(?:$|[,;.!]))",
    re.IGNORECASE,
)
_REQUESTS_TO = re.compile(
    r"(?<!\w)(?:mak(?:e|ing)|send(?:ing)?|issu(?:e|ing))\s+(?:any\s+)?(?:https?|network|web)\s+(?:requests?|calls?)"
    r"(?=\s+(?:to|at|against)\s)",
    re.IGNORECASE,
)
"""`make HTTP requests to api.shop.example`: call it."""
_BY_NETWORK = "use " + " or ".join(
    f"`{command}`"
    for command in (
        *("curl", "wget", "http", "https", "xh", "aria2c", "lynx", "openssl s_client"),
        *("ssh", "scp", "sftp", "ftp", "rsync", "nc", "telnet", "ping"),
        *("git clone", "git pull", "git push", "git fetch", "docker pull", "docker push"),
        *("npm install", "pip install", "apt install", "brew install"),
        *("requests", "urllib", "httpx", "aiohttp", "socket", "axios", "fetch"),
    )
)
"""`access the internet`: the commands that most often do."""
_OF_CI = re.compile(
    r"(?<!\w)(?:CI(?:/CD)?|GitHub\s+Actions)(?:\s+(?:config(?:uration)?s?|pipelines?|workflows?|settings|"
    r"definitions?|ya?ml|files?)){1,2}(?!\w)"
)
_CI_FILES = " or ".join(
    f"`{name}`"
    for name in (
        *(".github/workflows", ".gitlab-ci.yml", ".circleci", ".travis.yml", "azure-pipelines.yml"),
        *("bitbucket-pipelines.yml", "Jenkinsfile", ".drone.yml", ".buildkite"),
    )
)
"""`the CI config`: where it lies."""
_ON_PACKAGES = re.compile(
    r"(?<!\w)(?P<deed>add|remov|updat|upgrad|bump)(?:e|ing)?\s+(?:(?:any|new|more|extra|additional|further|"
    r"external|third-party)\s+)*(?:(?:dependencies|deps|packages|libraries)|(?:an?\s+(?:new\s+)?)"
    r"(?:dependency|package|library))(?=\s*(?:$|[,;.!(–—-]|(?:to|from|in|on|for|without|unless|again|ever|by|with)(?!\w)))",
    re.IGNORECASE,
)
"""`add dependencies`: install them."""
_DEEDS_ON_PACKAGES = {"add": "install", "remov": "uninstall"}
_TAGGED_IMAGES = re.compile(
    r"(?<!\w)tag(?:ging)?\s+(?:(?:any|the|our|docker)\s+)*images?\s+(?:as|with)\s+:?", re.IGNORECASE
)
"""`tag images as latest`."""
_SHORT_PROGRAM = re.compile(r"(?<!\w)(us(?:e|ing)|run(?:ning)?) (at|batch|w|who|id)(?=\W*$)")
"""`never use at`: a program with the name of a filler."""
_MARKED_AS = re.compile(r"(?<!\w)mark(?:ing)?\s+([^,;.]{1,40}?)\s+as\s+(\w+)(?!\w)", re.IGNORECASE)
"""`mark issues as resolved`: resolve issues."""
_NODE_PACKAGES = re.compile(r"(?<!\w)(?:p?npm|yarn|bun)(?!\w)", re.IGNORECASE)


_SET_OFF = re.compile(
    r"(?<!\w)(?:start|trigger|launch|kick\s+off)(?:ing)?\s+(?:(?:any|new|the)\s+)?"
    r"(build|deploy|release|import|export)(?:ment)?s?(?=\s*(?:$|[,;.!]|(?:on|in|for|from|at|without|"
    r"unless|after|before|when|again|ever|here)(?!\w)))",
    re.IGNORECASE,
)
"""`start builds`: build."""
_OPENED = re.compile(
    r"(?<!\w)open(?:ing)?\s+(?=(?:(?:any|new|more|a|an)\s+){0,2}(?:issues?|tickets?|prs?|bugs?|"
    r"pull-requests?|accounts?)(?!\w))",
    re.IGNORECASE,
)
"""`open issues`: create them."""


_OPENED_UP = re.compile(
    r"(?<!\w)open(?:ing)?\s+(?=(?:(?:the|my|our|any|that|a)\s+)?(?:[\w-]+\s+){0,2}?"
    r"(?:doors?|gates?|windows?|garage|"
    r"valves?|blinds?|shutters?|curtains?|trunk|locks?|sunroof|hatch|skylight)"
    r"(?=\s*(?:$|[,;.!]|(?:before|after|when|if|while|at|in|on|for|unless|without|until)(?!\w))))",
    re.IGNORECASE,
)
"""`open the garage door`: what one does with doors, not with pages."""
_THAN_THAT = re.compile(
    r"(?<!\w)(?:(?:which|that)\s+(?:cost|costs|are|is)\s+)?(?:pricier|dearer|costlier|more\s+expensive|higher|longer|bigger|"
    r"louder|warmer|more|costs?\s+more)\s+than\s+that(?=\s*(?:$|[,;.!]))",
    re.IGNORECASE,
)
"""`hotels pricier than that`: than the limit that was named before."""
_TAGGED_AS = re.compile(
    r"(?<!\w)(?:that\s+are\s+|which\s+are\s+)?(?:tagged|labell?ed)\s+(?:as\s+|with\s+)?([a-z][a-z0-9_-]{1,30})"
    r"(?=\s*(?:$|[,;.!]))"
)
"""`tickets tagged vip`."""
_RUN_STATEMENT = re.compile(
    r"(?<!\w)run(?:ning)?\s+(?:(?:an?|any)\s+)?(update|delete|insert|drop|alter|truncate)s?(?!\w)"
    r"(?:\s+(?:statements?|quer(?:y|ies)|commands?))?(?:\s+(?:on|against|in|into))?",
    re.IGNORECASE,
)
"""`run updates on customers`: update customers."""


_SIGNED_UP = re.compile(
    r"(?<!\w)sign(?:ing)?\s+(?:(?:me|us|him|her|them|anyone|anybody|people)\s+)?up\s+(?:for|to)(?!\w)",
    re.IGNORECASE,
)
"""`sign me up for`: subscribe to."""


_TAGGED_IN = re.compile(
    r"(?<!\w)(tag(?:ging)?\s+@?[\w.-]+)\s+(?:in|on)\s+(?:(?:a|an|any)\s+)?(?:pictures?|photos?|posts?|"
    r"stor(?:y|ies)|reels?|images?|videos?)(?=\s*(?:$|[,;.!]))",
    re.IGNORECASE,
)
"""`tag @ella in a picture`: in any."""
_NAMESPACES = re.compile(
    r"(?<!\w)(?P<at>(?:in|into|on|from|to)\s+)(?:the\s+)?(?P<names>(?:[\w.-]+(?:\s*,\s*|\s+(?:or|and|nor)\s+))+"
    r"[\w.-]+)\s+namespaces(?!\w)",
    re.IGNORECASE,
)
_ADDED_TO_GIT = re.compile(
    r"(?<!\w)add(?:ing)?\s+(\S+(?:\s+(?:or|and)\s+\S+)?)\s+to\s+(?:git|version\s+control|the\s+index|"
    r"the\s+(?:git\s+)?repo(?:sitory)?)(?!\w)",
    re.IGNORECASE,
)
"""`add .env to git`: stage it."""
_ATTACHING = re.compile(
    r"(?<!\w)(?:attach(?:ing)?|adjuntar|adjuntes?|joindre|joins|joignez|anexar|anexes?|allegare|allega)(?!\w)",
    re.IGNORECASE,
)
_LISTING = re.compile(r"\s*,\s*|\s+(?:or|and|nor)\s+")


def _each_namespace(match: re.Match[str]) -> str:
    """`in the prod-eu or prod-us namespaces`: in either."""
    return " or ".join(f"in namespace {name}" for name in _LISTING.split(match["names"]) if name)


_CARRYING = re.compile(
    r"(?<!\w)(?:that|which)\s+(?:carry|carries|have|has|bear|bears)\s+(?:the\s+)?"
    r"(?:(?:label|tag)\s+(?P<after>[\w-]+)|(?P<before>[\w-]+)\s+(?:label|tag))(?!\w)",
    re.IGNORECASE,
)
"""`that carry the tag steuer`: labelled so."""


_SET_TO = re.compile(
    r"(?<!\w)((?:[a-z]+\s)?(?:stage|status|state|priority|visibility|tier))\s+to\s+[\"'`“‘]?([a-z][\w-]+)[\"'`”’]?"
    r"(?!\w)",
    re.IGNORECASE,
)
"""`lifecycle stage to churned`: a property and its value."""


_SET_TO_STATE = re.compile(
    r"(?<!\w)(?:set|setting|change|changing|transition|transitioning)\s+((?:[a-z]+\s+){1,3})to\s+"
    r"[\"'`“‘]?([a-z]{3,}ed)(?=[\"'`”’]?\s*(?:$|[,;.]))",
    re.IGNORECASE,
)
"""`set incidents to resolved`."""
_AT_MENTION = re.compile(r"(?<!\w)@-?(mention(?:ing)?|tag(?:ging)?)\s+@?(?=[a-z]+[-_\d]\w)")
"""`@-mention octo-lead`."""


_HANDLE_OF = re.compile(
    r"(?<!\w)(?i:my|our)\s+[a-z]+(?:\s[a-z]+)?\s*"
    r"\(\s*@?([A-Za-z][^\W_]*(?:[._][^\W_]+)*[._]([^\W_]+))\s*\)"
)
"""`my sister (priya.menon)`: the handle of whom is meant."""
_COSTING = re.compile(
    r"(?<!\w)(?:(?:that|which)\s+)?(?:cost(?:s|ing)?|(?:(?:is|are)\s+)?worth)\s+(?=(?:more|less)\s+than\s|(?:over|above|under|below)\s)",
    re.IGNORECASE,
)
"""`hotels that cost more than 180 euros`."""


_PARTED = (
    (re.compile(r"(?i)(?<!\w)neu\s+(?:zu\s+)?starten(?!\w)"), "neustarten"),
    (
        re.compile(r"(?i)(?<!\w)lade?\s+(.{0,60}?)\s*(?<!\w)(?:he)?runter(?!\w)"),
        r"herunterladen \1",
    ),
    (re.compile(r"(?i)(?<!\w)lade?\s+(.{0,60}?)\s*(?<!\w)hoch(?!\w)"), r"hochladen \1"),
    (re.compile(r"(?i)(?<!\w)fahre?\s+(.{0,60}?)\s*(?<!\w)(?:he)?runter(?!\w)"), r"stoppe \1"),
    (re.compile(r"(?i)(?<!\w)lege?\s+(.{0,60}?)\s*(?<!\w)an(?=\s*(?:$|[,;.!]))"), r"create \1"),
    (re.compile(r"(?i)(?<!\w)fasse?\s+(.{0,60}?)\s*(?<!\w)an(?=\s*(?:$|[,;.!]))"), r"touch \1"),
    (re.compile(r"(?i)(?<!\w)apag(?:ar|u?es?|a)\s+(?=(?:el|la|los|las)\s)"), "turn_off "),
    (
        re.compile(
            r"(?i)(?<!\w)baix(?:ar|es?|a)\s+(?=(?:arquivos?|ficheiros?|programas?|pacotes?|aplicativos?|fotos?|vídeos?|nada)(?!\w))"
        ),
        "download ",
    ),
)
"""German verbs of which a part stands at the end, and verbs that mean something else elsewhere."""


def _done_to(match: re.Match[str]) -> str:
    deed = "" if class_of(match[2]) else "set "
    return f"{deed}{match[2]} {match[1]}"


def _done_to_packages(match: re.Match[str]) -> str:
    return f"{_DEEDS_ON_PACKAGES.get(match['deed'].casefold(), 'upgrade')} packages"


def _handle(match: re.Match[str]) -> str:
    known = match[2].casefold() in FILE_ENDINGS | TLDS
    return match[0] if known else f"@{match[1]}"


_REASSIGNING = re.compile(
    r"(?<!\w)reassign(?:ing)?(?=\s+(?:(?:any|the|my|our|these|those)\s+)?(?:\w+\s+)?(?:tickets?|issues?|"
    r"tasks?|cards?|bugs?|incidents?|anything)[\s.!]*$)",
    re.IGNORECASE,
)
"""`don't reassign tickets`, to whomever."""


def plain_wording(body: str, kinds: frozenset[str]) -> str:
    """A clause's text with its turns of phrase replaced, for a tool of the families `kinds`."""
    for parted, whole in _PARTED:
        body = parted.sub(whole, body)
    body = _CARRYING.sub(lambda m: f"labelled {m['after'] or m['before']}", body)
    body = _REASSIGNING.sub("assign", body)
    body = _TAGGED_IN.sub(r"\1", body)
    body = _COSTING.sub("", _AT_MENTION.sub(r"\1 @", body))
    body = open_ended(_MARKED_AS.sub(_done_to, body))
    body = _AS_ROOT.sub(f" `sudo` or `doas` or `su` or `{AS_ROOT}` ", body)
    if "payment" in kinds:
        body = re.sub(r"(?i)(?<!\w)aus(?:zu)?geben(?!\w)", "bezahlen", body)
    if kinds & {"file", "shell"}:
        body = _OF_CI.sub(_CI_FILES, body)
    if "web" in kinds:
        body = clicking(body)
    if kinds & {"shell", "web"}:
        body = _REQUESTS_TO.sub("call", body)
    if "shell" in kinds:
        body = _SHORT_PROGRAM.sub(r"\1 `\2`", body)
        body = _TAGGED_IMAGES.sub("use the tag ", body)
        body = _ONLINE.sub(_BY_NETWORK, body)
        body = _ON_PACKAGES.sub(_done_to_packages, body)
        body = re.sub(r"(?i)(?<!\w)recursive(?:ly)?(?![\w-])", " `-r` ", body)
        body = re.sub(r"(?i)(?<!\w)(python|node|java|php|ruby|perl) (?=\d)", r"\1 version ", body)
        if _NODE_PACKAGES.search(body):
            body = re.sub(r"(?i)(?<!\w)global(?:ly|mente|ement)?(?![\w-])", " `-g` ", body)
        body = re.sub(r"(?i)(?<!\w)docker socket(?!\w)", "docker.sock", body)
        body = re.sub(r"(?i)(?<!\w)web[ -]?servers?(?!\w)", "server", body)
    body = without_asides(body)
    body = re.sub(r"(?i)(?<!\w)hand-(?=edit|writ|modif|chang)", "", body)
    body = re.sub(r"(?i)(?<!\w)force[- ]push", "force_push", body)
    body = re.sub(r"(?i)(?<!\w)(?:pull|merge) requests?(?!\w)", "pull-request", body)
    body = re.sub(
        r"(?i)(?<!\w)push(?:ing)?\s+(?:with\s+)?(?:--force|-f)(?![\w-])", "force_push", body
    )
    if kinds & {"git", "shell"}:
        body = _ADDED_TO_GIT.sub(r"git_add \1", body)
        body = _SKIPPED_HOOKS.sub(" `--no-verify` ", body)
    if "git" in kinds:
        body = re.sub(r"(?i)(?<!\w)push(ing)? (?:any )?tags(?!\w)", r"push\1 `--tags`", body)
    if kinds & {"container", "shell"}:
        body = _NAMESPACES.sub(_each_namespace, body)
    if "sql" in kinds:
        body = _RUN_STATEMENT.sub(r"\1 ", body)
    if not kinds:
        body = _SET_TO_STATE.sub(lambda m: f"set {STATE}{m[2].casefold()} {m[1]}", body)
        body = _SET_TO.sub(lambda m: f"{m[1].replace(' ', '_')}={m[2]}", body)
    body = _THAN_THAT.sub(" that", body)
    body = _OPENED.sub(r"create ", body)
    body = _SET_OFF.sub(r"\1", body)
    if not kinds:
        body = _TAGGED_AS.sub(r'tagged "\1"', body)
        body = _OPENED_UP.sub("open_up ", body)
    body = _SIGNED_UP.sub("subscribe to", body)
    body = re.sub(r"(?i)(?<!\w)reply(ing)?[ -](?:to )?all(?!\w)", r"reply\1 `reply-all`", body)
    body = _SWITCHED.sub(r"\1 \3 \2", body)
    if "message" in kinds:
        body = _HANDLE_OF.sub(_handle, body)
        body = _ATTACHING.sub("send attachments of", body)
        body = re.sub(r"(?<![\w/])[ru]/(\w+)(?![\w/])", r"#\1", body)
    return body
