"""What a call holds, as the anchors of rules are compared with it: tokens of its values, and marks
for what is no plain token."""

from memoryd.rules.judging.addressees import GROUP_NAMES, Recipient, without_number
from memoryd.rules.judging.anchors import (
    HAS_FLAGS,
    NO_BRANCH,
    NO_ENVIRONMENT,
    NO_LABEL,
    NO_NUMBER,
    NO_RECIPIENT,
    NOTHING_SAID,
    WILDCARD,
    domain_mark,
    number_mark,
)
from memoryd.rules.judging.codes import code_marks
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.remotes import remote_marks
from memoryd.rules.judging.tokens import spaced

_WILD = frozenset("*?[$")


def marks_of(part: Facts) -> set[str]:
    """Everything that `part` of a call holds."""
    found = part.titles | part.tokens | part.addresses | part.ports | part.tables
    found.update(map(spaced, part.channels), part.branches)
    for recipient in part.recipients:
        found.update(recipient.names)
        found |= _whom(recipient)
    for host in part.hosts:
        found |= _suffixes(host)
        if "web" in part.kinds:
            found.update(f"\0label:{label}" for label in host.split(".", 8))
    found.update(f"\0ending:.{url.rsplit('.', 1)[-1]}" for url in part.urls)
    if part.reaches_host:
        found.update(f"\0label:{label}" for label in part.host_labels())
    for url in part.inner_urls:
        found |= _suffixes(url.split("/", 1)[0])
    for recipient in part.answered:
        found.update(recipient.names)
        found |= _whom(recipient) | _suffixes(recipient.address.rsplit("@", 1)[-1])
    found |= code_marks(part.fields) | remote_marks(part.fields)
    taking = part.actions & {"delete", "move", "copy", "destroy"}
    for path in part.paths:
        if taking:
            found.add(f"\0path:{path}")
        found.add(f"\0ending:.{path.rsplit('.', 1)[-1]}")
        if ".env." in path:
            found.add("\0ending:.env")
        if not _WILD.isdisjoint(path) or path in (".", ".."):
            found.add(WILDCARD)
    found.update(f"\0environment:{name}" for name in part.environments | part.hinted)
    found.update(f"\0account:{account}" for account in part.accounts)
    found.update(number_mark(number) for number in part.numbers)
    found |= part.flags
    found.update(f"\0feature:{name}" for name in part.features)
    found.update(
        mark
        for mark, present in (
            (HAS_FLAGS, part.flags),
            (NO_RECIPIENT, _reaches_unknown(part)),
            (NO_NUMBER, any(map(without_number, part.recipients))),
            (NO_BRANCH, part.unfilled or not part.branches),
            (NO_ENVIRONMENT, not part.environments),
            (NO_LABEL, part.unlabelled),
            (NOTHING_SAID, _says_nothing(part)),
        )
        if present
    )
    return found


def _whom(recipient: Recipient) -> set[str]:
    address, names = recipient.address, recipient.names
    found: set[str] = set()
    if not recipient.text.isascii():
        found.update(f"\0initial:{character}" for character in recipient.text[:64])
    if address:
        local = address.split("@", 1)[0]
        base = local.split("+", 1)[0]
        pieces = [piece for piece in _cut(base) if piece]
        domain = address.split("@", 1)[1]
        found.update((base, f"{base}@{domain}", *pieces))
        found.update(f"\0label:{label}" for label in domain.split(".", 8)[:-1])
        found.update(f"\0initial:{piece[0]}" for piece in pieces[:4])
    found.update(f"\0initial:{name[0]}" for name in names[:8])
    return found


def _cut(local: str) -> list[str]:
    for character in "_-+0123456789":
        local = local.replace(character, ".")
    return local.split(".")


def _says_nothing(part: Facts) -> bool:
    return part.empty or part.opaque or part.numbered or part.unfilled


def _reaches_unknown(part: Facts) -> bool:
    if not part.recipients:
        return bool(part.kinds & {"message", "payment"}) or part.empty
    for recipient in part.recipients:
        local = recipient.address.split("@", 1)[0]
        if (
            recipient.opaque
            or recipient.group
            or not GROUP_NAMES.isdisjoint(_cut(local or recipient.text))
            or (not recipient.address and _digits_only(recipient.text))
        ):
            return True
    return False


def _digits_only(text: str) -> bool:
    return any(character.isdigit() for character in text) and not any(c.isalpha() for c in text)


def _suffixes(host: str) -> set[str]:
    labels = host.split(".")
    first = max(0, len(labels) - 8)
    return {domain_mark(".".join(labels[index:])) for index in range(first, len(labels))} | {
        domain_mark(host)
    }
