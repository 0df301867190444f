"""Records of the domain name system by their types: "MX records of acme.example"."""

import re
from collections.abc import Collection, Mapping

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set

RECORD = "dns record "
_TYPES = word_set(
    "a aaaa mx txt cname ns srv caa ptr soa spf dkim dmarc dnskey ds tlsa naptr https"
)
_TOLD_BY_WORD = _TYPES - word_set("a ns ds")
"""Those that a word of a command line tells."""
_ELSEWHERE = frozenset({"sql", "message", "calendar", "payment", "file"})
_TYPE = r"(?:MX|TXT|CNAME|AAAA|SRV|CAA|PTR|NS|SOA|SPF|DKIM|DMARC|DNSKEY|TLSA|A)"
_NAMED = re.compile(
    rf"(?<![\w.-])({_TYPE}(?:(?:-?\s*[,/]\s*(?:or\s+|and\s+)?|-?\s+(?:or|and|nor|und|oder|y|o|et|ou|e)\s+){_TYPE}){{0,5}})"
    r"[\s-]+(?:(?:dns|DNS)[\s-]+)?(?i:records?|entr(?:y|ies)|einträge?n?|registros?|enregistrements?)(?!\w)|"
    rf"(?<!\w)(?i:registros?|enregistrements?|record)\s+({_TYPE})(?![\w.-])"
)
_FIELDS = ("type", "record_type", "rrtype", "rr_type", "rdtype", "dns_type", "recordtype")
_IP = re.compile(r"(?:\d{1,3}\.){3}\d{1,3}")
"""What an A record holds."""
_HINTS = word_set("dns zone zones record records rrset rrsets domain route53 cloudflare nsupdate")
"""Words of a call that has to do with such records."""


def take_records(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take the types of records that a clause names out of it, each of several."""
    if not kinds & _ELSEWHERE:
        reader.text = _NAMED.sub(lambda match: _records(match, reader), reader.text)


def _records(match: re.Match[str], reader: TargetReader) -> str:
    first = len(reader.targets)
    named = re.findall(_TYPE, match[1] or match[2])
    reader.targets += [Target("feature", f"{RECORD}{each.casefold()}") for each in named]
    marks = (f"\x01{index}\x01" for index in range(first, len(reader.targets)))
    return f" {' or '.join(marks)} "


def is_record(
    value: str,
    fields: Mapping[str, Collection[str]],
    tokens: Collection[str],
    names: Collection[str],
) -> Truth:
    """Whether a call with these `fields`, `tokens` and `names` of arguments is about records of
    the type that a rule names; one that has to do with records and tells no type may be."""
    wanted = value.removeprefix(RECORD)
    stated = {each for name in _FIELDS for each in fields.get(name, ())} & _TYPES
    if not stated:
        stated = set(_TOLD_BY_WORD.intersection(tokens))
    if not stated and any(map(_IP.fullmatch, tokens)):
        stated = {"a"}
    if wanted in stated:
        return YES
    if stated:
        return NO
    return NO if _HINTS.isdisjoint(names) and _HINTS.isdisjoint(tokens) else MAYBE
