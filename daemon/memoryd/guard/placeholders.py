"""Values that stand for a secret and are none."""

import re
from collections import Counter
from math import log2

_STANDS_FOR = re.compile(
    r"^(?:[<\[{(%$].*|.*[>\]})%]$|\*+.*|\.+|[xX0•●_#?-]{3,}.*|n/?a|none|null|nil|true|false|undefined|redacted|hidden|"
    r"omitted|secret|password|passwd|pass|token|key|value|string|str|int|text|here|empty|todo|tbd|"
    r"same|unknown|unset|required|optional|changed|rotated|expired|wrong|invalid|protected|"
    r"env|os\.\S*|process\.env\S*|getenv\S*|config\S*|settings\S*|vault\S*|secrets?[./:]\S*|op://\S*|"
    r"ssm:\S*|arn:\S*|file:\S*|keyring\S*|aws-sm\S*|ref\+\S*|!\w+\S*|[a-z]+(?:[_.][a-z]+)+\(\S*|self\.\S*|args\.\S*|request\.\S*|"
    r"\\[sdwb].*|.*\\[sdw][+*{].*|[a-z_$]{1,20}(?:\??\.[a-z_$]{1,24}){1,5}(?:[(\[].*)?|\w{0,30}\[[-\d:]{1,8}\]?)$",
    re.IGNORECASE,
)
_SAYS_SO = re.compile(
    r"your|example|change[-_]?me|placeholder|dummy|sample|insert|replace|goes[-_]?here|redacted|"
    r"x{4,}|\.{3}|…|\*{3,}|<[^>]*>|my[-_]?(?:secret|password|token|api|key)|foobar|todo|fill[-_]?in|"
    r"test[-_](?:secret|password|token|key)|some[-_]?(?:secret|password|token|key)|^1password|not[-_]?(?:a[-_]?)?real|abc123$|1234567890$|(?:the|a)[-_](?:password|token|key)",
    re.IGNORECASE,
)


def is_placeholder(value: str) -> bool:
    """Whether somebody is meant to put the real value there: `<token>`, `$TOKEN`, `xxxx`."""
    value = value.strip("\"'`.,;")
    return (
        len(value) < 3
        or bool(_STANDS_FOR.match(value))
        or bool(_SAYS_SO.search(value))
        or len(set(value)) <= 2
    )


def is_blank_form(token: str) -> bool:
    """Whether a token of a known form is filled with dots, one letter, or words for "yours"."""
    return bool(
        re.search(
            r"(?i)your|x{6,}|\*{3,}|\.{3}|…|<|placeholder|redacted|insert|0{12,}|#{4,}", token
        )
    )


def entropy(value: str) -> float:
    """Shannon's entropy in bits a character."""
    counts = Counter(value).values()
    return -sum(count / len(value) * log2(count / len(value)) for count in counts)
