"""Why a tool failed, in words of our own.

A tool's output is written by whoever the tool talked to, so none of it is ever stored: it is
matched against a closed vocabulary and only the vocabulary's words are kept.
"""

import re

from memoryd.rules.rule import normal_tool_name

UNKNOWN_FAILURE = "unknown error"

_MAX_READ = 4000
"""Characters of an output that are looked at, half from its start and half from its end."""

_CLASSES: tuple[tuple[str, str], ...] = (
    # first match wins: the more telling class stands before the more general one
    (
        "rate limited",
        r"rate.?limit|too many requests|\b429\b|quota (?:exceeded|reached)|throttl|slow down",
    ),
    (
        "authentication failed",
        r"unauthori[sz]ed|unauthenticated|authentication|\b401\b|(?:invalid|expired|missing|bad|"
        r"revoked) (?:api[ _-]?key|token|credential|password|login)|(?:token|session|"
        r"credentials?|api[ _-]?key|password)s? (?:has |have |is |are |was )?(?:expired|invalid|"
        r"incorrect|revoked|missing)|not logged in|login (?:failed|required)|wrong password|"
        r"sign.?in required",
    ),
    (
        "permission denied",
        r"permission.?denied|access.?(?:is )?denied|forbidden|\b403\b|\beacces\b|\beperm\b|"
        r"operation not permitted|not (?:allowed|permitted|authori[sz]ed)|"
        r"insufficient (?:permission|privilege|right|scope)|read-only file ?system|\berofs\b|"
        r"must be root|requires? (?:root|sudo|admin)|权限|拒绝访问",
    ),
    (
        "out of space",
        r"no space left|\benospc\b|disk (?:is )?full|disk quota|out of (?:disk )?(?:space|"
        r"storage)|storage (?:is )?full|insufficient storage|\b507\b",
    ),
    (
        "out of memory",
        r"out of memory|\boom\b|oomkilled|cannot allocate memory|\benomem\b|memoryerror|heap space",
    ),
    (
        "payment required",
        r"\b402\b|payment required|insufficient (?:funds|balance|credit)|card (?:was )?declined|"
        r"billing",
    ),
    (
        "timeout",
        r"time[d]?[ -]?out|\betimedout\b|deadline exceeded|\b504\b|\b408\b|took too long|超时",
    ),
    (
        "cancelled",
        r"cancel+ed|cancel+ation|aborted|interrupted|sigint|keyboardinterrupt|\bsigterm\b|"
        r"user (?:denied|rejected|declined)",
    ),
    (
        "network error",
        r"connection (?:was )?(?:refused|reset|closed|aborted|error|failed|lost)|\beconn\w+|"
        r"\benotfound\b|\behostunreach\b|\benetunreach\b|(?:could not|cannot|can't|unable to|"
        r"failed to) (?:resolve|connect|reach)|name or service not known|dns|"
        r"network (?:is )?(?:unreachable|error|down)|no route to host|unreachable|offline|"
        r"socket hang up|\bssl\b|\btls\b|certificate|getaddrinfo|broken pipe|proxy error|"
        r"无法连接|网络",
    ),
    (
        "not found",
        r"not found|\b404\b|\b410\b|\benoent\b|no such (?:file|directory|host|table|column|user|"
        r"key|object|container|command|process|branch|element|module|option)|does(?: not|"
        r"n't) exist|cannot find|could ?n[o']t find|can't find|unknown (?:command|host|channel|"
        r"user|table|column|database|tool)|no (?:results|matches|match|route)|missing file|"
        r"modulenotfounderror|channel_not_found|undefined (?:table|column)|找不到|不存在",
    ),
    (
        "conflict",
        r"conflict|\b409\b|\b412\b|already (?:exists|in use|running|taken|locked)|\beexist\b|"
        r"\beaddrinuse\b|address already|duplicate|non-fast-forward|rejected|database is locked|"
        r"deadlock|version mismatch|stale|precondition failed|is locked|lock (?:held|file)|冲突|"
        r"已存在",
    ),
    (
        "too large",
        r"too (?:large|long|big)|\b413\b|payload size|exceeds? (?:the )?(?:maximum|limit|max)|"
        r"maximum (?:size|length|context)|context length|file size limit",
    ),
    (
        "not supported",
        r"not (?:supported|implemented|available in)|unsupported|\b501\b|\b405\b|"
        r"method not allowed|deprecated|notimplementederror",
    ),
    (
        "invalid arguments",
        r"invalid|bad request|\b400\b|\b422\b|validation|malformed|unexpected (?:argument|"
        r"keyword|token|parameter|end)|missing (?:required|argument|parameter|field|positional)|"
        r"required (?:parameter|argument|field|property)|unrecognized|syntax ?error|parse error|"
        r"jsondecodeerror|valueerror|typeerror|keyerror|usage:|illegal|cannot parse|out of range|"
        r"schema|wrong (?:type|number)|参数|无效",
    ),
    (
        "service unavailable",
        r"\b50[023]\b|service unavailable|bad gateway|internal (?:server )?error|"
        r"temporarily unavailable|overloaded|server error|maintenance|try again later|\b529\b",
    ),
    (
        "crashed",
        r"segmentation fault|segfault|core dumped|panic|fatal|traceback|stack ?trace|unhandled|"
        r"uncaught|assertion|exception|crash|\bsig(?:segv|abrt|kill|bus|ill)\b|killed",
    ),
    ("tests failed", r"\b\d+ (?:tests? )?failed|tests? failed|assertionerror|\bfailures?=\d"),
    (
        "command failed",
        r"exit(?:ed)?(?: with)?(?: status| code| value)?:? ?[1-9]\d*|non-?zero|"
        r"returned? (?:code )?[1-9]\d*\b|build failed|command failed|compilation (?:failed|error)",
    ),
)
_PATTERNS = tuple((name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _CLASSES)

FAILURE_CLASSES: frozenset[str] = frozenset({UNKNOWN_FAILURE, *(name for name, _ in _CLASSES)})
"""Every class there is."""


def failure_class(output_summary: str | None) -> str:
    """The class of a failed call, told from its output; `UNKNOWN_FAILURE` where nothing fits."""
    if not output_summary:
        return UNKNOWN_FAILURE
    text = output_summary
    if len(text) > _MAX_READ:
        text = f"{text[: _MAX_READ // 2]}\n{text[-_MAX_READ // 2 :]}"
    return next((name for name, pattern in _PATTERNS if pattern.search(text)), UNKNOWN_FAILURE)


def observation_text(tool_name: str, failures: int, failure_class: str) -> str:
    """The body of the observation that a tool failed repeatedly in one turn.

    Raises:
        ValueError: `failure_class` is none of `FAILURE_CLASSES`; outputs never get through here.
    """
    if failure_class not in FAILURE_CLASSES:
        raise ValueError(f"not a failure class of {normal_tool_name(tool_name)}")
    times = "once" if failures == 1 else f"{failures} times"
    return f"failed {times} in one turn ({failure_class})"
