"""URLs that stand in another URL: in a proxy's path, in a query."""

import re
from urllib.parse import unquote

_INNER = re.compile(
    r"(?:[a-z][a-z0-9+.-]{1,10}:/{1,2}|(?<![?&]q)(?<![?&](?:wd|kw))(?<!query)(?<!search)(?<!text)(?<!term)"
    r"(?<![?&]ref)(?<!referrer)(?<!referer)(?<!utm_source)(?<!utm_medium)(?<!utm_campaign)"
    r"(?<![?&]about)(?<![?&]topic)(?<![?&]tag)(?<!subject)(?<!keyword)(?<!keywords)(?<!phrase)"
    r"(?<![?&]title)=)((?:[\w-]+\.)+[a-z0-9-]{2,}|localhost)(?::\d{1,5})?"
    r"(/[^\s?&#\"'<>]*)?"
)
_MAX_URL = 2048


def inner_urls(url: str) -> list[str]:
    """The URLs, as `host/path`, that stand in the path or the query of `url`, quoted or not."""
    rest = url.split("://", 1)[-1].removeprefix("//")[:_MAX_URL]
    if "%" in rest:
        rest = unquote(unquote(rest)).casefold()
    start = min((at for at in map(rest.find, "/?#") if at >= 0), default=-1)
    if start < 0:
        return []
    return [host + (path or "") for host, path in _INNER.findall(rest[start:])]
