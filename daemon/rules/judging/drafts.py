"""What is not published yet: the exception "unless it is a draft"."""

from collections.abc import Iterable, Mapping

DRAFT = "draft=true"
"""The value of the name that such an exception is."""
OF_DRAFTS = frozenset({"status", "post_status", "publish_status"})
"""Arguments that say whether something is published or kept as a draft."""
_PUBLISHING = ("publish", "published", "public", "publish_now")


def is_kept_draft(fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether a call with these `fields` keeps what it writes as a draft."""
    stated = {value for name in OF_DRAFTS for value in fields.get(name, ())}
    published = any("true" in fields.get(name, ()) for name in _PUBLISHING)
    return stated == {"draft"} and not published
