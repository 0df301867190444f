"""The objects that stand in matches of `target_patterns`: one maker for each form."""

import re
from dataclasses import replace

from memoryd.rules.judging import target_nouns as nouns
from memoryd.rules.judging import target_patterns as patterns
from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.amounts import limit_in
from memoryd.rules.judging.known_names import ENVIRONMENTS, NOT_NAMES, SERVICES, SITES
from memoryd.rules.judging.target import DESCRIBED, WALLET, Target
from memoryd.rules.judging.things import QUALITIES
from memoryd.rules.judging.vocabulary import FILLER, GENERIC_NOUNS

_WITH_NUMBERS = frozenset({"git", "shell"})
"""Families of tools that name issues and merge requests by their numbers."""


def amount(match: re.Match[str], kinds: frozenset[str]) -> Target | None:
    """The limit of a sum or a number; None for a number of another kind."""
    value = limit_in(match)
    if value is None:
        return None
    if "payment" in kinds:
        value = value.removesuffix(" #")
    return (
        Target("amount", value)
        if "#" in value or value[-1].isalpha() or "payment" in kinds
        else None
    )


def version(match: re.Match[str], kinds: frozenset[str]) -> Target | None:
    """A version; in git the name of a tag, unless it is the end of a branch's name."""
    if "git" not in kinds:
        return Target("version", match.group(1).casefold())
    alone = match.string[: match.start()][-1:] in ("", " ")
    return Target("name", match.group().casefold()) if alone else None


def command(text: str) -> Target:
    """The words of a command."""
    words = tuple(text.casefold().split())
    return Target("command", " ".join(words), words)


def titled(match: re.Match[str]) -> Target | None:
    """`Familie Brandt` of "the group Familie Brandt"."""
    noun, name = match.group(1).casefold(), " ".join(match.group(2).casefold().split())
    return Target(nouns.NOUN_KINDS.get(noun, "name"), name, tuple(name.split()))


def namespace(match: re.Match[str]) -> Target | None:
    """`payments` of "in the payments namespace"."""
    name = (match["before"] or match["after"]).casefold()
    if name in ENVIRONMENTS:
        return Target("environment", ENVIRONMENTS[name], ("namespace",))
    common = name in FILLER | GENERIC_NOUNS | patterns.ADJECTIVES and name not in patterns.OWN_NAMES
    return None if common else Target("place", name, ("namespace",))


def server(match: re.Match[str]) -> Target | None:
    """`indie devs` of "on the Indie Devs server"."""
    name = (match["before"] or match["after"]).casefold()
    name = re.sub(r"['’]s?$", "", name)
    if name in NOT_NAMES or name in SITES or name in SERVICES or name in ENVIRONMENTS:
        return None
    return Target("place", name, ("server",))


def called(match: re.Match[str]) -> Target:
    """`mirror` of "the remote called mirror"."""
    noun, name = match.group(1).casefold(), trimmed(match.group(2)).casefold()
    return Target(nouns.NOUN_KINDS.get(noun, "name"), name, tuple(name.split()))


def account(match: re.Match[str]) -> Target:
    """The number of an account: the paying one where a rule says "from"."""
    number = re.sub(r"[^A-Za-z0-9]", "", match.group().removeprefix("number ")).casefold()
    debited = patterns.DEBITED.search(match.string, 0, match.start())
    return Target("sender" if debited else "account", number)


def wallet(match: re.Match[str], kinds: frozenset[str]) -> Target:
    """The address of a wallet: an account on a tool that pays, elsewhere a name."""
    if "payment" not in kinds:
        return Target("name", match[0].casefold(), (WALLET,))
    return replace(account(match), words=(WALLET,))


def last_digits(match: re.Match[str]) -> Target:
    """`*4471` of "the account ending in 4471": the paying one where a rule says "from"."""
    debited = patterns.DEBITED.search(match.string, 0, match.start())
    return Target("sender" if debited else "account", f"*{match[1] or match[2]}")


def project_of_tickets(match: re.Match[str]) -> Target | None:
    """The project `OPS` of "OPS tickets", which may be another property of these."""
    name = match[1].casefold()
    return None if name in ENVIRONMENTS else Target("place", name, ("project", DESCRIBED))


def assignee(match: re.Match[str]) -> Target:
    """The person to whom something must not be given."""
    name = match[1].casefold()
    return Target("person", name, tuple(name.split()))


def phone(match: re.Match[str]) -> Target | None:
    """The digits of a telephone number."""
    digits = re.sub(r"\D", "", match.group())
    return Target("phone", digits) if 6 <= len(digits) <= 15 else None


def flag_target(text: str) -> Target:
    """An option; the case of one behind a single dash counts."""
    return Target("flag", text if text[1:2] != "-" else text.casefold())


def flag(match: re.Match[str]) -> Target:
    """The same of a whole match."""
    return flag_target(match.group())


def place(match: re.Match[str]) -> Target | None:
    """`inbox` of "in the Inbox project"."""
    name = (match["before"] or match["after"]).casefold()
    if name in NOT_NAMES or name in SITES:
        return None
    return Target("place", name, ((match["noun"] or match["place"]).casefold(),))


def some_place(match: re.Match[str]) -> Target | None:
    """`shopping` of "the shopping list"; "the shared list" may be called anything."""
    name, noun = match["before"], match["noun"]
    if name in FILLER:
        return None
    described = name in patterns.ADJECTIVES | QUALITIES
    return Target("place", name, (noun, DESCRIBED) if described else (noun,))


def hashed(match: re.Match[str], kinds: frozenset[str]) -> Target:
    """`#ops`: a channel; a number in a repository or in a tracker, where there are none."""
    numbered = match[1].isdecimal() and kinds & _WITH_NUMBERS and "message" not in kinds
    return Target("name" if numbered else "channel", match[1].casefold())


def image_tag(match: re.Match[str]) -> Target | None:
    """`latest` of "the image tag latest"."""
    name = next(group for group in match.groups() if group).casefold()
    common = name in FILLER | GENERIC_NOUNS | patterns.ADJECTIVES or class_of(name)
    return None if common else Target("name", name)


def cron(match: re.Match[str]) -> Target | None:
    """When a job runs, in the notation of cron."""
    times = " ".join(match[1].casefold().split())
    return Target("name", times) if times[0] == "@" or "*" in times else None


def trimmed(text: str) -> str:
    """`text` without the marks that end a sentence."""
    return text.rstrip(".,;:!?'\"")


def wild_domain(match: re.Match[str]) -> Target | None:
    """`acme.example` of "@acme.example" and of "*.acme.example"."""
    if (
        match.group().startswith(".")
        and match.group(1).rsplit(".", 1)[-1].casefold() not in patterns.TLDS
    ):
        return None
    return Target("domain", match.group(1).casefold())
