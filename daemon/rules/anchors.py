"""What a call must contain, at the least, for a clause to touch it: a cheap first sieve."""

from memoryd.rules.clause_reader import Clause
from memoryd.rules.tokens import tokens_of
from memoryd.rules.targets import Target

NO_RECIPIENT = "\0recipient?"
"""In a call's tokens: whom it reaches is not said plainly."""
NO_BRANCH = "\0branch?"
NO_ENVIRONMENT = "\0environment?"
HAS_COMMAND = "\0command"
WILDCARD = "\0wildcard"


def anchors_of(clause: Clause) -> frozenset[str] | None:
    """Tokens of which a touched call holds at least one; None where any call may be touched."""
    if not clause.groups:
        return None
    found: set[str] = set()
    for group in clause.groups:
        for target in group:
            anchors = _anchors(target)
            if anchors is None:
                return None
            found.update(anchors)
    return frozenset(found)


def _anchors(target: Target) -> set[str] | None:
    kind, value = target.kind, target.value
    if kind == "address":
        return {value, NO_RECIPIENT, *target.words}
    if kind == "person":
        initials = {f"\0initial:{word[0]}" for word in target.words if word}
        return {*target.words, NO_RECIPIENT, "\0names"} | initials if _plain(target) else None
    if kind == "domain":
        return {f"\0domain:{value}", NO_RECIPIENT}
    if kind in ("channel", "port", "version", "table"):
        return {value} if kind != "channel" else {value, NO_RECIPIENT}
    if kind == "command" and target.words and not value.startswith("-"):
        return {f"\0program:{target.words[0]}", f"\0program:{SAME.get(target.words[0], '')}"}
    if kind == "path" and not set("*?[{~$") & set(value):
        last = [piece for piece in value.split("/") if piece not in ("", ".", "..")]
        if last:
            pieces = tokens_of(last[-1])
            ancestors = {
                f"\0path:{'/'.join(value.split('/')[:n])}" for n in range(2, value.count("/") + 1)
            }
            return {pieces[-1], WILDCARD, "\0path:/"} | ancestors if pieces else None
    return None


def _plain(target: Target) -> bool:
    return bool(target.words) and all(word.isascii() and word.isalnum() for word in target.words)


from memoryd.rules.programs import SAME_PROGRAM as SAME  # noqa: E402
