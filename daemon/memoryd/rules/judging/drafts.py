"""What is not published yet: the exception "unless it is a draft"."""

from collections.abc import Iterable, Mapping

DRAFT = "draft=true"
"""The value of the name that such an exception is."""
OF_DRAFTS = frozenset({"status", "post_status", "publish_status"})
"""Arguments that say whether something is published or kept as a draft."""
_PUBLISHING = frozenset({"publish", "published", "public"})


def is_kept_draft(fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether a call with these `fields` keeps what it writes as a draft, and no word of
    publishing is in it."""
    stated = {value for name in OF_DRAFTS for value in fields.get(name, ())}
    said = {word for name, values in fields.items() if name not in OF_DRAFTS for word in values}
    named = any(part in _PUBLISHING for name in {*fields} - OF_DRAFTS for part in name.split("_"))
    return stated == {"draft"} and not named and said.isdisjoint(_PUBLISHING)
