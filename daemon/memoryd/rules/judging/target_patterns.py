"""How concrete objects look in a rule's text: the data of `targets.py`."""

import re

from memoryd.rules.judging.known_names import BRANCHES, SITES
from memoryd.rules.judging.tokens import word_set

TLDS = word_set(
    """com org net io dev example test cn de fr es pt uk eu us gov edu info app ai local internal
    corp lan co br mx jp in ch at be nl me tv biz xyz cloud site online invalid localhost ru it
    pl se"""
)
FILE_ENDINGS = word_set(
    """py js ts tsx jsx json yaml yml toml ini cfg conf md txt sh bak log csv sql db sqlite xml
    html css lock env pem key crt pdf docx xlsx xls pptx zip tar gz tgz bin exe go rs c h cpp
    java rb php svg png jpg jpeg gif tf tfvars tfstate parquet ipynb plist bashrc zshrc
    gitignore kt swift scss vue orig old tmp dump mp4 mov wav mp3 psd ai iso img"""
)

CRON = re.compile(
    r"(?:with\s+)?(?:(?:the|a)\s+)?(?:(?:cron\s+)?(?:schedule|expression|interval|"
    r"pattern)\s+)?(?<!\S)[`'\"]?"
    r"((?:(?:\*|\d{1,2})[\d,/*-]*\s+){4}(?:\*|\d|(?i:mon|tue|wed|thu|fri|sat|sun))[\w,/*-]*|"
    r"@(?:hourly|daily|weekly|monthly|yearly|reboot))[`'\"]?(?=[\s,.;]|$)"
)
"""`* * * * *`: when a job runs."""
URL = re.compile(r"(?:https?|ftp|wss?|s3|gs|ssh)://[^\s<>\"'`,;)\]，。；、）]+", re.IGNORECASE)
ADDRESS = re.compile(
    r"(?:(?<![\w@])@)?[A-Za-z0-9_][A-Za-z0-9_.+%'-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"
)
SENDER = re.compile(
    r"(?:(?<=send )|(?<=sending )|(?<=mail )|(?<=mails )|(?<=emails )|(?<=email )|(?<=messages )|"
    r"(?<=anything )|(?<=write )|(?<=post )|^\s*)(?:from|as|von|desde|depuis)\s+(?:(?:my|our|the|"
    r"your)\s+)?"
    r"(?:[\w-]+\s+){0,2}?([A-Za-z0-9_][A-Za-z0-9_.+%'-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)",
    re.IGNORECASE,
)
PAYING_ACCOUNT = re.compile(
    r"(?<!\w)(?:from|out of|with|using|on|von|vom|desde|con|depuis)\s+"
    r"(?:(?:my|our|the|meinem|mi|la|le)\s+)?"
    r"(savings|checking|joint|business|company|credit|giro|sparkonto|girokonto|ahorros)"
    r"(?:\s+(?:account|card|konto))?(?=\s*(?:$|[,;.]))",
    re.IGNORECASE,
)
"""`from savings`: what is paid with."""
IN_CODE = re.compile(
    r"(?<![\w./-])((?:console|logger|logging|log|sys|system|os|process|window|document|pdb|fmt|"
    r"debug)(?:\.[a-z_]\w*)+)(?:\(\))?(?:\s+(?:statements?|calls?|lines?))?\s+"
    r"(?:anywhere\s+)?(?:in|into|to)\s+(?:(?:the|my|our|any|this)\s+)?(?:\w+\s+)?(?:code|codebase|"
    r"code\s+base|sources?|source\s+code|source\s+files?)(?!\w|\s+(?:folder|directory|dir|tree))",
    re.ASCII | re.IGNORECASE,
)
"""`console.log into the code`: what must not be written."""
USED_CODE = re.compile(
    r"^\W*(?:any\s+)?((?:console|logger|logging|log|sys|system|os|process|window|document|pdb|fmt|debug|time|"
    r"datetime|random|math|subprocess|shutil|pickle|json|yaml|re|thread|threading|asyncio|promise|"
    r"object|array|react|np|pd|torch)(?:\.[a-z_]\w*)+)(?:\(\))?(?:\s+(?:statements?|calls?|lines?))?"
    r"(?![\w/.-]|\s+(?:file|folder|directory)(?!\w))",
    re.ASCII | re.IGNORECASE,
)
"""`console.log` behind "never use": the same."""
SENDING_NUMBER = re.compile(
    r"(?<!\w)(?:from|as|von|desde|depuis)\s+(?:(?:my|our|the|number)\s+)*"
    r"(\+\d[\d ()-]{5,17}\d)(?!\w)",
    re.IGNORECASE,
)
WILD_DOMAIN = re.compile(r"(?<![\w.])\*?[@.]((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})(?![\w-])", re.ASCII)
HOST_PORT = re.compile(
    r"(?<![\w@/.\\-])((?:[A-Za-z0-9_-]+\.)*[A-Za-z][A-Za-z0-9_-]*:\d{2,5})(?![\w/.@-])", re.ASCII
)
HOST = re.compile(
    r"(?<![\w@/.\\-])((?:[A-Za-z0-9_-]+\.)+([A-Za-z]{2,}))(?::(\d{2,5}))?(/[\w./%~*-]*)?(?![\w@-])",
    re.ASCII,
)
STREET = re.compile(
    r"(?<![\w.])\d{1,5}[a-z]?\s+(?:[A-Z][\w'’-]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|"
    r"Drive|Square|Court|Way|Place|Boulevard|Blvd|Terrace|Crescent|Row|Close|Grove|Gardens|Mews|"
    r"Walk|Parade|Hill|Quay)(?!\w)|"
    r"(?<!\w)[A-ZÄÖÜ][\wäöüß-]*(?:straße|strasse|str\.|weg|gasse|allee|platz|ring|damm|"
    r"ufer)\s+\d{1,4}[a-z]?(?!\w)|"
    r"(?<!\w)(?i:calle|rua|rue|via|avenida|piazza|"
    r"plaza)\s+(?:[A-ZÀ-Þ][\wà-ÿ'’-]+\s+){1,3}\d{1,5}(?!\w)|"
    r"(?<![\w.])\d{1,5}\s*(?:bis\s+)?,?\s(?:rue|avenue|boulevard|"
    r"place)\s(?:\w+\s){0,3}[A-ZÀ-Þ][\wà-ÿ'’-]+"
)
"""The address of a house."""
IP = re.compile(r"(?<![\w.])((?:\d{1,3}\.){3}\d{1,3}(?:/\d{1,2})?)(?!\.?\d)", re.ASCII)
ACCOUNT = re.compile(
    r"(?<!\w)[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){2,8}(?![A-Za-z0-9])"
    r"|(?<![\d-])\d{4}(?:[ -]\d{4}){3}(?![\d-])"
    r"|(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)|(?<![\d.])\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}(?!\d)"
    r"|(?<=account )(?:number )?\d[\d -]{4,}\d|(?<=acct )\d[\d -]{4,}\d|"
    r"(?<=账户)\s*\d{6,}|(?<=账号)\s*\d{6,}"
)
WALLET = re.compile(
    r"(?<![\w/])(?:0[xX][0-9a-fA-F]{40}|(?:bc|tb|ltc|addr)1[a-z0-9]{20,90}|"
    r"(?=[1-9A-Za-z]*[a-z])(?=[1-9A-Za-z]*[A-Z])[13T][1-9A-HJ-NP-Za-km-z]{25,34})(?![\w/])"
)
"""The address of a wallet, on Ethereum, Bitcoin and the like."""
DEBITED = re.compile(
    r"(?<!\w)(?:from|use|using|debit|debiting|charge|charging|touch|touching|von|vom|desde|depuis|"
    r"从|用|动)\s*(?:(?:the|my|our|dem|la|le)\s+)?(?:[\w-]+\s+){0,2}(?:account|acct|konto|cuenta|"
    r"compte|conta|wallet|账户|账号)?\s*$",
    re.IGNORECASE,
)
"""What stands before an account that money is taken from."""
LAST_DIGITS = re.compile(
    r"(?<!\w)(?:that\s+)?(?:end(?:s|ing)?|finish(?:es|ing)?|endet|terminad[ao]|termina)\s+"
    r"(?:(?:in|with|on|auf|en|em)\s+)?(\d{2,8})(?!\d)|尾号(?:为|是)?\s*(\d{2,8})",
    re.IGNORECASE,
)
PHONE = re.compile(r"(?<![\w.-])\+?\(?\d[\d ().-]{5,17}\d(?![\w-])", re.ASCII)
FLAG = re.compile(
    r"(?<![\w-])(?:--[A-Za-z][\w-]*|-[A-Za-z]{1,3}|-9)(?:=[^\s,;，]+)?(?![\w-])", re.ASCII
)
LONG_FLAG = re.compile(
    r"(?<![\w-])-(?=[a-z]*[A-Z0-9=-])[A-Za-z][\w.:]*(?:-\w+)*(?:=[^\s,;，]+)?(?![\w-])"
    r"|(?<![\w-])(?<![\w,.;] )-[a-z]{4,}(?=\s*(?:$|[,;.)]))|(?<=with )-[a-z]{4,}(?![\w-])"
    r"|(?<=without )-[a-z]{4,}(?![\w-])|(?<=use )-[a-z]{4,}(?![\w-])",
    re.ASCII,
)
"""`-DskipTests`, `-auto-approve`, `without -target`: a long option behind one dash."""
ASSIGNMENT = re.compile(r"(?<![\w.?&/-])[A-Za-z_]\w*=[^\s,;)，。；、）\x01]+", re.ASCII)
ASCII_PATH = re.compile(
    r"(?<![A-Za-z0-9_@.~*-])(?:[A-Za-z]:\\[^\s,;，、]*|[\w.-]+(?:\\[\w.@+-]+)+\\?|"
    r"(?:~[A-Za-z0-9_-]*|\.{1,2}|\$\{?[A-Z]+\}?)?/"
    r"(?:[A-Za-z0-9À-ɏЀ-ӿ_.@%+~*?{}$=-]+/?|(?<=/)(?![下里中内的外])[\u3400-\u9fff]{1,16}?"
    r"(?=[\s/,，。；;]|$|[下里]|中的|的|目录|文件)/?)*|[A-Za-z0-9À-ɏЀ-ӿ_.*@+-]+(?:/[A-Za-z0-9À-ɏЀ-ӿ_.*@+-]+)+/?"
    r"|[A-Za-z0-9_.-]+/(?![A-Za-z0-9]))"
)
PROVIDER = re.compile(
    r"(?<![\w.@])(gmail|hotmail|yahoo|icloud|gmx|protonmail|aol|qq|"
    r"163)(?=\s*(?:e-?mail\s+)?(?:addresses|"
    r"address|accounts?|recipients?|mailboxes|users|邮箱))",
    re.IGNORECASE,
)
"""A provider of mailboxes for everybody, whose domain begins with its name."""
PREFIX = re.compile(
    r"(?<!\w)(?:that\s+)?(?:start|begin)(?:s|ning|ing)?\s+(?:in|with)\s+(\+?\d{2,8})(?!\d)",
    re.IGNORECASE,
)
TOP_LEVEL = re.compile(
    r"(?<![\w*.])\.([a-z]{2,12})(?=\s+(?:e-?mail\s+)?(?:address|domain|site|website|host|url|"
    r"email|page)(?:e?s)?(?!\w))",
    re.IGNORECASE,
)
AFFIX = re.compile(
    r"(?<!\w)(?:that\s+)?(?:(end)(?:s|ing)?|(?:start|begin)(?:s|ning|ing)?)\s+(?:in|with)\s+"
    r"[`'\"]?([\w.*/-]*[\w/])[`'\"]?",
    re.IGNORECASE,
)
LOCALHOST = re.compile(r"(?<![\w.@/-])localhost(?![\w.@/-])", re.IGNORECASE)
OWN_REMOTE = re.compile(r"(?<!\w)(?:my|your|our)\s+(?:own\s+)?(fork|upstream)(?!\w)", re.IGNORECASE)
NO_BRANCH_AT = re.compile(
    "\x05(?:assign|invit|nominat|request)|(?<!\\w)(?:issues?|tickets?|discussions?) (?:in|on|to) |"
    "(?<!\\w)(?:[Pp][Rr]s?|pull-requests?|releases) in "
)
"""Where what stands behind "to" or "in" is somebody or a repository."""
REVIEWER = re.compile(
    r"(?<!\w)reviews?\s+(?:from|by)\s+(?!my |the |our )@?([a-z][\w-]+)(?![\w@.])", re.IGNORECASE
)
TICKER = re.compile(
    r"(?<![\w$])\$?(?!(?:EUR|USD|GBP|CHF|JPY|ETF|ETFS|CFD|CFDS|IPO|US|EU|UK|I|OK|DO|NOT|NO)(?!\w))"
    r"([A-Z]{2,5})(?![\w@./-])"
)
ASSIGNEE = re.compile(
    r"(?<!\w)to (?!I\b|Me\b)([A-Z][\w-]+(?: (?:(?:van|von|de|der|da|di|del) )?[A-Z][\w'’-]+){0,2})"
    r"(?![\w@./-])"
)
DESCRIBING = ("-facing", "-critical", "-related", "-owned", "-based", "-only", "-specific")
"""Endings of what is no name of a thing but a quality."""
SITE = re.compile(rf"(?<![\w.@/-])({'|'.join(sorted(SITES))})(?![\w@/-]|\.\w)", re.IGNORECASE)
SCHEME = re.compile(r"(?<!\w)(https?|ftp|file)://(?=$|[\s,;)`'\"])", re.IGNORECASE)
PROTOCOL = re.compile(
    r"(?<![\w./-])(?:plain\s+|unencrypted\s+)?(https?|ftp)(?=\s*(?:$|[,;.)](?!\w)|urls?\b|links?\b|"
    r"sites?\b|pages?\b|connections?\b|only\b|instead\b|ever\b|again\b|or\b))",
    re.IGNORECASE,
)
EXTENSION = re.compile(
    r"(?<![\w/.*-])\*?\.([A-Za-z0-9]{1,8})(?=[- ]+(?:\x01|(?:files?|documents?|dateien|"
    r"attachments?|backups?|scripts?|dumps?|archives?|logs?|images?)\b))"
    r"|(?<![\w/.*-])\*?\.([A-Za-z0-9]{1,8})(?=,?\s+(?:or|and|nor)\s+\*?\.[A-Za-z0-9]{1,8}[- ]+"
    r"(?:\x01|files?|attachments?|archives?|documents?|images?))"
    r"|(?:archivos|fichiers|arquivos|ficheros|dateien)\s+\*?\.([A-Za-z0-9]{1,8})(?!\w)"
    r"|(?<![\w/.*-])\*?\.([A-Za-z0-9]{1,8})\s*(?:结尾的|后缀的|格式的)?\s*文件"
    r"|(?<![\w/.-])\*\.([A-Za-z0-9]{1,8})(?![\w.])"
    r"|(?<![\w/.-])((?i:zip|pdf|exe|csv|xlsx?|docx?|pptx?|png|jpe?g|gif|svg|mp3|mp4|wav|apk|dmg|"
    r"iso|json|xml|html|psd|heic))(?=\s+(?i:files?|archives?|attachments?|dateien)\b)"
    r"|(?<!\w)(?i:los|las|les|os|as|die|the|any|all|alle|my|no)\s+\.(?i:(xlsx?|docx?|pptx?|pdf|"
    r"csv|txt|log|bak|tmp|zip|png|jpe?g|mp4|mp3|json|xml|html|py|js|ts|sql|md))(?![\w.])"
    r"|^\s*\.(?i:(xlsx?|docx?|pptx?|pdf|csv|txt|log|tmp|zip|png|jpe?g|json|xml|html|py|js|ts|sql|"
    r"md))(?=\s*$|\s+(?:in|on|under|inside|from|to|files?)(?!\w))"
    r"|(?<![\w/.-])(PDF|CSV|ZIP|EXE|PNG|JPG|GIF|DOCX|XLSX)s(?!\w)"
)
_WITHOUT_SPACES = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3"
"""Letters of scripts in which what stands before a name may be written close to it."""
_OF_NAME = rf"[^\W{_WITHOUT_SPACES}]"
FILE = re.compile(
    rf"(?<!{_OF_NAME})(?<![@/\\.*-])(\*?(?:(?:{_OF_NAME}|-)*|[\w-]*[{_WITHOUT_SPACES}])\*?"
    rf"(?:\.(?:{_OF_NAME}|-)*\*?)*\.[A-Za-z][A-Za-z0-9_-]*\*?)(?![A-Za-z0-9_@/])"
)
VERSION = re.compile(
    r"(?<![\w.])v?(\d+(?:\.\d+)+(?:[-.]?(?:rc|beta|alpha)\d*)?)(?![\w.]*\w)", re.IGNORECASE
)
CHANNEL = re.compile(
    r"(?<![A-Za-z0-9_&#])#([A-Za-z0-9_-]+(?![^\W\u3400-\u9fff])|[\w-]+?(?=频道|群|$|[^\w-]))"
)
NUMBERED = re.compile(
    r"(?<!\w)(?:order|invoice|ticket|issue|booking|reservation|campaign|"
    r"job|task|contract|case|customer|user|id|"
    r"number|no\.|nr\.|pr)\s+#?(\d{2,})(?![\w.:]|-\d)(?!\s*(?:am|pm|%|eur|usd|"
    r"dollars|euros|minutes|people))",
    re.IGNORECASE,
)
THING_NUMBER = re.compile(
    r"(?<![\w-])(?!(?:over|above|than|below|under|port|version|before|after|until|past|from|with|"
    r"for|and|or|the|exactly|about|level|python|node|only|more|less|every|all|any|least|most|"
    r"first|last|next|top)\s)([a-zà-ÿ]{3,20})\s+#?(\d{1,8})(?![\w.,:%/-])(?!\s*(?:am|pm|%|eur|"
    r"usd|dollars|euros|minutes|hours|days|people|"
    r"times|degrees|uhr|°|kg|g|m|km|mg|ml|l)\b)"
)
"""`cow 4412`, on a tool whose family is not known."""
HANDLE = re.compile(r"(?<![\w@])@([A-Za-z_][\w-]*(?:\.\w+)*)")
PORT = re.compile(
    r"(?<![\w])(?:ports?|puertos?|portas?|端口)\s*(?:number\s+)?:?\s*(\d{1,"
    r"5})(?!\d)(?:\s*端口)?|(\d{2,5})\s*端口"
    r"|(?<=\s):(\d{2,5})(?!\d)",
    re.IGNORECASE,
)
QUOTED = re.compile(
    r"`([^`]+)`|\"([^\"]+)\"|(?<!\w)'([^']+)'(?!\w)|[“„]([^”“]+)[”“]|「([^」]+)」|«\s*([^»]+?)\s*»"
)

ROOM_NAMES = word_set("living dining guest kids play laundry server bed bath")
"""What stands before "room" as a part of the name."""
SWITCH = re.compile(
    r"(?<!\w)(?:with\s+|where\s+)?([a-z]\w{2,30})\s*(?:=|:|\s+is|\s+set\s+to)?\s+(true|false)(?!\w)",
    re.IGNORECASE,
)
"""`with public true`."""
DOTENVS = re.compile(r"(?<![\w/.])\.env\.\*(?:\s+files?)?")
"""`.env.*`: each of the files with secrets."""
KEY_PREFIX = re.compile(
    r"(?<![\w-])(?:(?:whose|with)\s+keys?\s+(?:(?:that\s+)?(?:starts?|begins?)\s+with\s+|"
    r"starting\s+with\s+))?([A-Z][A-Z0-9]{1,9})-(?:\*|[xX]+(?!\w)|[nN]+(?!\w)|(?=\s|$|[,;.]))"
)
"""`LEGAL-*`, `whose key starts with SEC-`."""
CMDLET = re.compile(r"(?<![\w-])[A-Z][a-z]+-[A-Z][A-Za-z]+(?:\s+-[A-Z][A-Za-z]+)*(?![\w-])")
IMAGE_TAG = re.compile(
    r"(?<!\w)(?:(?:image|docker|container)\s+)?tag(?:s|ged)?\s+(?:with\s+|as\s+)?(?:called\s+|"
    r"named\s+)?:?([\w][\w.-]*)(?![\w-])|"
    r"(?<![\w:]):([a-z][\w.-]*)(?![\w-])|(?<![\w-])(latest|nightly|edge)(?=\s+(?:tags?|images?|"
    r"builds?)(?!\w))"
)
OF_IMAGES = re.compile(r"(?<!\w)(?:images?|docker|podman|containers?|latest)(?!\w)", re.IGNORECASE)
"""Where a tag is one of images, and none of commits."""
CODE_NAME = re.compile(
    r"(?<![\w\x01])(?=[\w-]*[A-Za-z])(?:\w*[A-Za-z0-9]_\w+|[A-Za-z]+(?:-\w+)*-?\d[\w-]*|"
    r"[a-z]+[A-Z]\w*(?:-\w+)*)(?![\w\x01])",
    re.ASCII,
)
HYPHENATED = re.compile(
    r"(?<![\w\x01./@-])(?!pre-|force-|e-mail|long-|read-|one-|up-|non-|self-|"
    r"well-|third-|on-|\w+-(?:heavy|intensive|based|only|related|running|facing|like|wide|owned|"
    r"side|\w+ed|ready|term|level|scale|made|time)(?!\w))[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])"
    r"(?=\s*(?:$|[,;)\x01]|(?:or|and|again|directly|anymore|ever|please|"
    r"on|in|to|with|for|from|by|via)\b))",
    re.ASCII,
)
NUMBERED_GROUP = re.compile(
    r"(?<=\s)((?:[A-Z][\w'’&-]*\s+){1,3}\w*\d\w*)(?=\s+(?:group|chat|channel|thread)(?!\w))"
)
"""`the Neighbours 4B group`."""
CHANNEL_PLACE = re.compile(rf"(?:(?<=in )|(?<=to ))(?:{HYPHENATED.pattern})", re.ASCII)
"""`post in exec-leads`."""
NAMED_THING = re.compile(
    r"(?<!\w)(?:the|my|our)\s+([a-z0-9]+(?:[-_][a-z0-9]+)+)\s+(?:job|context|tab|sheet|workflow|"
    r"pipeline|function|task|playbook|dag|campaign|profile|secret|key|flag|topic)(?![\w-])",
    re.ASCII,
)
"""`the nightly-backup job`."""
ENVIRONMENT_WORD = re.compile(
    r"(?<![\w-])(production|prod|staging|prd|produktion|producción|produção|"
    r"sandbox|(?<=to )live(?=\s*(?:$|[,;)]|ever|again|without|unless|on|directly))|"
    r"live(?=\s+(?:system|site|environment|env|database|db|servers?|cluster|traffic)(?!\w)))"
    r"(?![\w-])|(生产环境|生产|线上|正式环境|预发布?|测试环境)",
    re.IGNORECASE,
)
BRANCH_WORD = re.compile(rf"(?<![\w-])({'|'.join(sorted(BRANCHES))})(?![\w-])", re.ASCII)
BRANCH_PLACE = re.compile(
    r"(?<!\w)(?:to|into|onto|on|against|auf|nach|in|a|en|sur|vers|dans|para|na|no|"
    r"au|à|from)\s+(?:the\s+|la\s+|le\s+|den\s+|origin/)?"
    r"([a-z0-9][\w./*-]*)(?![\wÀ-ɏ])",
    re.ASCII,
)
SQL_PLACE = re.compile(
    r"(?<!\w)(?:into|from|in|of|to)\s+(?:the\s+)?([a-z_]\w+)(?!\w)"
    r"(?=\s*(?:$|[,;]|again\b|or\b|ever\b|without\b|unless\b))",
    re.ASCII,
)
BRANCH_BEFORE_NOUN = re.compile(r"([a-z0-9*][\w./*-]*)\s+branch(es)?(?!\w)")
OF_BRANCHES = word_set(
    """push force_push cherry_pick rewrite_history merge commit rebase checkout delete touch use
    pull reset revert amend"""
)
MANAGED = frozenset(
    {
        "login",
        "restart",
        "stop",
        "terminate",
        "start",
        "install",
        "uninstall",
        "upgrade",
        "scale",
        "deploy",
    }
)
MANAGED_NAME = re.compile(
    r"^(\s*(?:(?:or|and|,|/)\s+)*(?:the\s+|any\s+|to\s+|into\s+|on\s+)?)(?!(?:the|any|a|an|my|our|"
    r"all|every|to|on|in|at|with|from|if|when)\b)([a-z][a-z0-9.+_-]+)(?![\w+-])"
    r"(?=\s*(?:$|[\x01,;]|(?:or|and|again|directly|on|in|from|with|at|yourself|ever|please|to|"
    r"beyond|above|over|past|below|under)\b))",
    re.ASCII,
)
CHANNEL_NAMES = frozenset(
    [
        "random",
        "general",
        "support",
        "team",
        "company",
        "releases",
        "deploys",
        "events",
        "web",
        "app",
    ]
)
OWN_NAMES = word_set(
    """web frontend backend worker gateway search shop api app database db mail payments auth
    calendar orders accounts redis project-x"""
)
TABLE_NAMES = OWN_NAMES | word_set(
    """users user customers teams clients messages events transfers meetings invitations tasks
    jobs posts packages versions services releases contacts recipients processes notes emails
    logs settings"""
)
ADJECTIVES = word_set(
    """automatic
    protected shared public private wrong other default old new existing important large big
    small remote local temporary internal external customer customers client clients user team
    teams company home root main-level parent whole entire running broken unknown different
    primary secondary untrusted third-party random specific certain critical long-running sensitive
    personal web
    mail phone bank chat group support email calendar never don't not use delete drop restart
    stop start remove kill push query touch edit write read open run deploy modify change
    create send post message when if while during after before without unless except has have
    was were can will would should may must should't systems that which because since until"""
)
