"""What a rule names by the product that it belongs to: docker volumes, Kubernetes pods, git
branches, Python packages."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.features import RESOURCE_TYPES, RUNNING_PODS, resource_types
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set

_RESOURCES = (
    "container image volume network pod deployment service namespace node secret configmap job "
    "cronjob ingress statefulset daemonset pvc pv replicaset"
)
_PACKAGES = "package* module* dependency* library* lib*"
_PRODUCTS: tuple[tuple[str, str, str], ...] = (
    ("docker podman", "docker podman docker-compose", f"{_RESOURCES} daemon engine"),
    ("kubernetes k8s kubectl k3s openshift", "kubectl helm oc k9s", f"{_RESOURCES} cluster*"),
    ("git", "git gh glab", "branch tag stash config remote submodule worktree hook note"),
    ("github gitlab", "gh glab hub", "release issue workflow repo gist secret"),
    ("npm node yarn pnpm javascript js", "npm yarn pnpm bun npx", _PACKAGES),
    ("python pip", "pip pipx uv poetry conda pipenv pdm", _PACKAGES),
    ("ruby", "gem bundle", f"gem* {_PACKAGES}"),
    ("rust cargo", "cargo rustup", f"crate* {_PACKAGES}"),
    ("system apt os debian ubuntu", "apt dpkg snap dnf yum pacman apk zypper brew", _PACKAGES),
    ("brew homebrew", "brew", f"formula* cask* {_PACKAGES}"),
    ("systemd system", "systemctl service journalctl", "service* unit* daemon* timer journal"),
    ("cron", "crontab", "job* entry* table*"),
    ("aws ec2 amazon", "aws eksctl", "instance bucket stack function role user volume snapshot"),
    ("gcp gcloud google", "gcloud gsutil", "instance bucket cluster function project disk"),
    ("azure", "az", "vm group instance function disk"),
    ("redis", "redis-cli", "key* cache* data* database* instance*"),
    ("bash zsh shell", "history", "history*"),
    ("terraform", "terraform", "state* resource* infrastructure* workspace module"),
    ("helm", "helm", "release* chart repo"),
    ("user linux unix system", "useradd adduser usermod userdel deluser passwd", "account* user*"),
    ("firewall ufw iptables", "ufw iptables ip6tables nft firewall-cmd", "rule* port* setting*"),
    (
        "postgres postgresql",
        "psql pg_restore dropdb createdb",
        "database* cluster* table* schema* role user",
    ),
    ("mysql mariadb", "mysql mariadb mysqladmin", "database* table* user"),
)
"""Names of products, the programs that work on them, and what they hold, in the singular:
with `*` what the programs mostly work on, so that a command need not name it."""


_SUBCOMMANDS = 3
"""Words behind a program that may say what it works on."""


def _plural(noun: str) -> str:
    if noun.endswith("y") and noun[-2] not in "aeo":
        return noun[:-1] + "ies"
    return noun + ("es" if noun[-1] in "sxh" else "s")


_PROGRAMS_OF: dict[tuple[str, str], frozenset[str]] = {}
_HOLDS: dict[str, frozenset[str]] = {}
_MOSTLY: set[tuple[str, str]] = set()
for _names, _programs, _nouns in _PRODUCTS:
    for _name in _names.split():
        _held = _nouns.replace("*", "").split()
        _MOSTLY |= {(_name, noun[:-1]) for noun in _nouns.split() if noun[-1] == "*"}
        _HOLDS[_name] = _HOLDS.get(_name, frozenset()) | frozenset(_held)
        for _noun in _held:
            _known = _PROGRAMS_OF.get((_name, _noun), frozenset())
            _PROGRAMS_OF[_name, _noun] = _known | frozenset(_programs.split())
        _PROGRAMS_OF[_name, ""] = _PROGRAMS_OF[_name, _held[0]]
_SAID_IN_THE_SINGULAR = word_set(
    "config state cache history journal data database cluster daemon engine instance infrastructure"
)
_PLURAL = {_plural(noun): noun for nouns in _HOLDS.values() for noun in nouns}
_SINGULAR = _PLURAL | {noun: noun for noun in _SAID_IN_THE_SINGULAR}


def _one_of(words: Iterable[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_BELONGING = re.compile(
    rf"(?<![\w./@`-])({_one_of(_HOLDS)})(?:(?:'s)?\s+(?=(?:{_one_of(_SINGULAR)})(?![\w-]))"
    rf"|-(?=(?:{_one_of(_PLURAL)})(?![\w-])))([a-z]+)",
    re.IGNORECASE,
)
"""A product's name before something that it holds."""
_ABROAD = {
    form: noun
    for noun, forms in (
        ("package", "pacotes paquetes paquets pakete"),
        ("container", "contêineres contenedores conteneurs"),
        ("image", "imagens imágenes images"),
        ("volume", "volumes volúmenes"),
        ("branch", "ramos ramas branches"),
        ("tag", "etiquetas tags étiquettes"),
        ("secret", "segredos secretos secrets"),
    )
    for form in forms.split()
}
_BELONGING_ABROAD = re.compile(
    rf"(?<!\w)({'|'.join(_ABROAD)})\s+(?:do|da|de|del|des|du|von)\s+({'|'.join(_HOLDS)})(?![\w-])",
    re.IGNORECASE,
)
"""The same in the order of Romance languages."""
_INSIDE = re.compile(
    r"(?<![\w./@`-])(?:(?:in|on|from|into|en|em|dans|auf|aus|do|del)\s+)?(?:the\s+)?"
    r"(kubernetes|k8s|openshift|gcp|azure|firewall)(?![\w./@-])",
    re.IGNORECASE,
)
"""A product by itself, which no program is called after."""
_CLIENTS = {
    name: frozenset(programs.split())
    for names, programs, _ in _PRODUCTS
    for name in names.split()
    if name in ("redis", "postgres", "postgresql", "mysql", "mariadb")
}
_REGISTRIES = {
    "pypi": "twine uv poetry flit hatch pdm python",
    "crates.io": "cargo",
    "rubygems": "gem",
    "docker hub": "docker podman",
    "maven central": "mvn gradle",
}
"""Where packages are published, and the programs that do."""
_REGISTRY = re.compile(
    rf"(?<![\w./@`-])({'|'.join(map(re.escape, _REGISTRIES))})(?![\w-])", re.IGNORECASE
)


def take_products(reader: TargetReader) -> None:
    """Take what belongs to a product out of a clause for a tool that runs commands."""
    reader.take(_BELONGING, _belonging)
    reader.take(_BELONGING_ABROAD, _belonging_abroad)
    reader.take(_REGISTRY, _registry)
    reader.take(_INSIDE, _inside)


def _registry(match: re.Match[str]) -> Target:
    """The target of a match of `_REGISTRY`."""
    return Target("product", match[1].casefold(), ("package",))


def _belonging(match: re.Match[str]) -> Target | None:
    """The target of a match of `_BELONGING`; None for what the product does not hold."""
    product, noun = match[1].casefold(), _SINGULAR[match[2].casefold()]
    if (product, noun) not in _PROGRAMS_OF:
        return None
    return Target("product", product, (noun,))


def _belonging_abroad(match: re.Match[str]) -> Target | None:
    """The target of a match of `_BELONGING_ABROAD`."""
    product, noun = match[2].casefold(), _ABROAD[match[1].casefold()]
    return Target("product", product, (noun,)) if (product, noun) in _PROGRAMS_OF else None


def _inside(match: re.Match[str]) -> Target:
    """The target of a match of `_INSIDE`: whatever the product holds."""
    return Target("product", match[1].casefold(), ("",))


def programs_of(target: Target) -> frozenset[str]:
    """The programs that work on what a target of the kind "product" names."""
    publishing = _REGISTRIES.get(target.value)
    return (
        frozenset(publishing.split()) if publishing else _PROGRAMS_OF[target.value, target.words[0]]
    )


def clients_of(name: str) -> frozenset[str]:
    """The programs by which people work on a server that has this name: redis-cli on redis."""
    return _CLIENTS.get(name, frozenset())


def works_on(target: Target, command: Command) -> Truth:
    """Whether a command works on what such a target names."""
    if same_program(command.program) not in programs_of(target):
        return NO
    noun = target.words[0]
    if not noun:
        return YES
    operands = [word.casefold() for word in command.words[1:] if not word.startswith("-")]
    types = resource_types(same_program(command.program), operands)
    if types and noun in RESOURCE_TYPES:
        if noun == "pod" and not RUNNING_PODS.isdisjoint(types):
            return MAYBE
        return YES if RESOURCE_TYPES[noun] in types else NO
    if target.value in _REGISTRIES:
        return YES if {"upload", "publish", "push", "release", "deploy"} & set(operands) else MAYBE
    if noun == "volume" and with_volumes(command):
        return YES
    asked = operands[:1] if target.value == "git" else operands[:_SUBCOMMANDS]
    if (target.value, noun) in _MOSTLY or any(_says(noun, word) for word in asked):
        return YES
    others = _HOLDS[target.value] - {noun}
    return NO if any(_says(other, word) for other in others for word in asked) else MAYBE


def with_volumes(command: Command) -> bool:
    """Whether a command of docker takes the volumes along: `docker compose down -v`."""
    short = "-v" in command.words and not {"down", "rm"}.isdisjoint(command.words)
    return short or "--volumes" in command.words


def _says(noun: str, subcommand: str) -> bool:
    """Whether a subcommand is, or holds, a noun in the singular: `terminate-instances`."""
    return {noun, f"{noun}s"}.intersection(subcommand.split("-")) != set()
