"""Settings that a command may leave to what is set up: its context, project, region, subscription.

`kubectl delete pod x` works on whatever context is current, which may be the forbidden one.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import tokens_of, word_set

_OPEN = "\0open:"
_CLUSTER, _PROJECT, _SUBSCRIPTION = "cluster", "project", "subscription"
_AWS_REGION, _GCLOUD_REGION, _AZ_REGION = "aws region", "gcloud region", "az region"
_REGIONS = (_AWS_REGION, _GCLOUD_REGION, _AZ_REGION)


class _Setting(NamedTuple):
    """One setting of a program, the options that state it, and how it is chosen for later."""

    name: str
    options: frozenset[str]
    choosing: tuple[str, ...] = ()


_OF_CLUSTERS = frozenset(
    {"--context", "--kube-context", "--kubeconfig", "--cluster", "--server", "-s"}
)
_KUBERNETES = (_Setting(_CLUSTER, _OF_CLUSTERS, ("config", "use-context")),)
_SETTINGS: dict[str, tuple[_Setting, ...]] = {
    **dict.fromkeys(("kubectl", "oc", "helm"), _KUBERNETES),
    "gcloud": (
        _Setting(_PROJECT, frozenset({"--project"}), ("config", "set", "project")),
        _Setting(_GCLOUD_REGION, frozenset({"--region", "--zone", "--location", "--zones"})),
    ),
    "bq": (_Setting(_PROJECT, frozenset({"--project_id", "--project"})),),
    "firebase": (_Setting(_PROJECT, frozenset({"--project", "-P"}), ("use",)),),
    "aws": (_Setting(_AWS_REGION, frozenset({"--region"}), ("configure", "set", "region")),),
    "az": (
        _Setting(_SUBSCRIPTION, frozenset({"--subscription"}), ("account", "set")),
        _Setting(_AZ_REGION, frozenset({"--location", "-l"})),
    ),
}
_VARIABLES = {
    "AWS_REGION": _AWS_REGION,
    "AWS_DEFAULT_REGION": _AWS_REGION,
    "CLOUDSDK_CORE_PROJECT": _PROJECT,
    "GOOGLE_CLOUD_PROJECT": _PROJECT,
    "CLOUDSDK_COMPUTE_REGION": _GCLOUD_REGION,
    "CLOUDSDK_COMPUTE_ZONE": _GCLOUD_REGION,
    "KUBECONFIG": _CLUSTER,
}
_ANYWHERE = frozenset(
    {"config", "configure", "auth", "version", "help", "completion", "repo", "lint", "template"}
    | {
        "components",
        "info",
        "login",
        "iam",
        "route53",
        "cloudfront",
        "organizations",
        "sts",
        "account",
    }
)
"""Subcommands that work at no place in particular."""
_SIDES = r"(?:north|south|east|west|central|northeast|northwest|southeast|southwest)"
_IN_AWS = re.compile(rf"[a-z]{{2}}(?:-gov|-iso[a-z]?)?-{_SIDES}-\d[a-f]?")
_IN_GCLOUD = re.compile(
    rf"(?:us|europe|asia|australia|southamerica|northamerica|me|africa)-{_SIDES}\d{{1,2}}(?:-[a-f])?"
)
_NOUNS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "context",
            "contexts",
            "kontext",
            "contexto",
            "contexte",
            "cluster",
            "clusters",
            "上下文",
            "集群",
        ),
        (_CLUSTER,),
    ),
    **dict.fromkeys(
        ("project", "projects", "projekt", "proyecto", "projet", "projeto", "progetto", "项目"),
        (_PROJECT,),
    ),
    **dict.fromkeys(("subscription", "subscriptions", "abonnement"), (_SUBSCRIPTION,)),
    **dict.fromkeys(
        word_set("region regions zone zones location región région região zona regione 区域 地域"),
        _REGIONS,
    ),
}
_WITH_NOUN = re.compile(rf"(?<!\w)({'|'.join(_NOUNS)})(?!\w)", re.IGNORECASE)
_IN_VARIABLES = frozenset({"name", "domain", "url", "network", "address"})
"""Kinds of objects of which a variable of a shell may hold any."""
_MAX_BETWEEN = 3
"""Words between a noun and a name that it tells of: "projects a-1, b-2 or c-3"."""


_BESIDE = {
    **dict.fromkeys(("context", "cluster", "kubeconfig", "server"), "cluster"),
    **dict.fromkeys(("region", "regions", "zone", "location", "bucket", "uri", "key"), "region"),
    "project": "project",
    "subscription": "subscription",
}
"""Words in the names of arguments that state a setting, by the last word of its name: a bucket is
somewhere already."""


def _is_of_bucket(setting: str, plain: Sequence[str]) -> bool:
    """Whether a command works on a bucket that is somewhere already, whatever region is set."""
    if setting != _AWS_REGION or not plain or plain[0] not in ("s3", "s3api"):
        return False
    return plain[1:2] not in (["mb"], ["create-bucket"])


def settings_named(groups: Iterable[Iterable[Target]], text: str) -> frozenset[tuple[str, str]]:
    """The names in a clause, which says `text`, of places that commands may leave open, each with
    the mark of what leaves it open."""
    found: set[tuple[str, str]] = set()
    nouns = list(_WITH_NOUN.finditer(text))
    folded = text.casefold()
    for target in (each for group in groups for each in group if each.kind == "name"):
        value = target.value
        settings: tuple[str, ...] = ()
        if _IN_AWS.fullmatch(value):
            settings = (_AWS_REGION,)
        elif _IN_GCLOUD.fullmatch(value):
            settings = (_GCLOUD_REGION,)
        elif nouns and (start := folded.find(value)) >= 0:
            settings = _told_by(nouns, text, start, start + len(value))
        found.update((value, f"{_OPEN}{setting}") for setting in settings)
    return frozenset(found)


def _told_by(nouns: Sequence[re.Match[str]], text: str, start: int, end: int) -> tuple[str, ...]:
    """What the noun tells that stands behind the name, or nearest before it."""
    for noun in reversed(nouns):
        before, after = text[noun.end() : start], text[end : noun.start()]
        if (noun.end() <= start and len(before.split()) <= _MAX_BETWEEN and "." not in before) or (
            noun.start() >= end and not after.strip(" `'\"“”")
        ):
            return _NOUNS[noun[1].casefold()]
    return ()


def is_left_open(target: Target, named: Collection[tuple[str, str]], facts: Facts) -> bool:
    """Whether the call leaves open if it is about what `target` names: in a variable, or in a
    setting, which the rule `named`."""
    if facts.unfilled and target.kind in _IN_VARIABLES:
        return True
    return (
        bool(named)
        and not facts.harmless
        and any(value == target.value and mark in facts.tokens for value, mark in named)
    )


def places_chosen(commands: Sequence[Command], names: Iterable[str]) -> dict[int, set[str]]:
    """By the number of a command: the marks of what it leaves open, and the words by which
    commands before it chose its place; `names` are those of arguments beside the commands."""
    found: dict[int, set[str]] = {}
    told_beside: set[str] | None = None
    chosen: dict[str, str] = {}
    for index, command in enumerate(commands):
        own = {_VARIABLES[name]: value for name, value in command.assignments if name in _VARIABLES}
        if own and not command.words:
            chosen.update(own)
        settings = _SETTINGS.get(same_program(command.program))
        if not settings:
            continue
        if told_beside is None:
            told_beside = {
                _BESIDE[part] for name in names for part in name.split("_") if part in _BESIDE
            }
        plain = [word for word in command.words[1:] if not word.startswith("-")]
        options = {word.split("=", 1)[0] for word in command.words[1:] if word.startswith("-")}
        anywhere = bool(_ANYWHERE.intersection(plain[:1])) or not plain
        for setting in settings:
            if setting.choosing and tuple(plain[: len(setting.choosing)]) == setting.choosing:
                chosen[setting.name] = " ".join(plain[len(setting.choosing) :])
            if anywhere or setting.options & options or setting.name in own:
                continue
            if setting.name.split()[-1] in told_beside or _is_of_bucket(setting.name, plain):
                continue
            told = chosen.get(setting.name)
            known = tokens_of(told.casefold()) if told else [f"{_OPEN}{setting.name}"]
            found.setdefault(index, set()).update(known)
    return found
