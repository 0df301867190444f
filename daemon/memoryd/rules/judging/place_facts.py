"""The places that a call names: its paths, hosts, URLs, ports and environments."""

import re
from dataclasses import dataclass, field

from memoryd.rules.judging.addressees import (
    LIST_ITEM,
    MAX_FIELD,
    addresses_in,
)
from memoryd.rules.judging.environment_names import environments_in
from memoryd.rules.judging.idn_hosts import in_ascii
from memoryd.rules.judging.inner_urls import inner_urls
from memoryd.rules.judging.known_names import ENVIRONMENTS, WHOLE_ENVIRONMENTS
from memoryd.rules.judging.paths import home_form, normal_path
from memoryd.rules.judging.tokens import tokens_of

_SCHEME_URL = re.compile(r"[a-z][a-z0-9+.-]{0,20}://[^\s<>\"'`]+", re.IGNORECASE)
_BARE_HOST = re.compile(
    r"[a-z0-9\u00df-\u024f\u0370-\u052f_-]+(?:\.[a-z0-9\u00df-\u024f\u0370-\u052f_-]+)+|"
    r"[a-z0-9_-]+:\d{2,5}\b",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\D+")
_NOT_ALPHANUMERIC = re.compile(r"[^0-9a-z]")
_MIN_NUMBER, MAX_NUMBER = 5, 64
_BOUND = re.compile(r"[~.]?/[^:]*:/")
"""`/srv/data:/data`: a folder and where it appears in a container."""
_HOSTLIKE = re.compile(r"[.@:]")
_PLAIN_PATH = re.compile(r"/?[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+")
_MAX_PLAIN_PATH = 256
_OWN_HOME = ("~/", "$home", "${home}")
_HOMES = ("/home/", "/users/", "/root")
_SERVER_SCHEMES = frozenset(
    {"postgres", "postgresql", "mysql", "mariadb", "mongodb", "redis", "rediss", "amqp", "amqps"}
    | {"ldap", "ldaps", "jdbc", "mssql", "oracle", "clickhouse"}
)
"""Schemes of URLs by which a program connects to a server."""


def account_form(text: str) -> str:
    """The number of an account without the signs that part it."""
    return _NOT_ALPHANUMERIC.sub("", text.casefold())


@dataclass(slots=True)
class PlaceFacts:
    """What the values of a call say of where it acts."""

    kinds: frozenset[str]
    actions: set[str] = field(default_factory=set)
    hosts: list[str] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    ports: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    accounts: set[str] = field(default_factory=set)
    addresses: set[str] = field(default_factory=set)
    environments: set[str] = field(default_factory=set)
    hinted: set[str] = field(default_factory=set)
    """Environments that names hold which are no hosts: `production-tracker`."""
    features: set[str] = field(default_factory=set)
    own_home: set[str] = field(default_factory=set)
    """The paths that are given from `~` on: whose home it is, the call does not tell."""
    inner_urls: list[str] = field(default_factory=list)
    """URLs that stand in the path or the query of another one, as `host/path`."""

    def add_places(self, text: str, pieces: list[str]) -> None:
        if text.isalnum() and text.isascii() and len(text) <= MAX_NUMBER:
            self._add_plain_word(text.casefold())
            return
        if len(text) <= _MAX_PLAIN_PATH and _PLAIN_PATH.fullmatch(text):
            self._add_plain_path(text.casefold(), pieces)
            return
        self.addresses.update(addresses_in(text))
        for url in _SCHEME_URL.findall(text) if "://" in text else ():
            self.add_url(url.casefold())
        if "://" not in text:
            first = text.strip().casefold()
            before, _, last = first.rpartition("@")
            # `host/path@v1` names a module and its version, `user@host` a place to log in to.
            place = before if "/" in before else last
            if _BARE_HOST.match(place):
                self.add_url("//" + place)
        for part in LIST_ITEM.findall(text):
            if (part and "://" not in part) or part.startswith("file://"):
                self.add_path(part)
            if _BOUND.match(part):
                for side in part.split(":")[:2]:
                    self.add_path(side)
        self._add_hosts(text, pieces)
        for piece in pieces:
            if piece in ENVIRONMENTS and piece not in WHOLE_ENVIRONMENTS:
                self.environments.add(ENVIRONMENTS[piece])
        if (whole := text.strip().casefold()) in WHOLE_ENVIRONMENTS:
            self.environments.add(ENVIRONMENTS[whole])
        if "/" not in text and " " not in text:
            told = environments_in(text.casefold())
            (self.environments if _HOSTLIKE.search(text) else self.hinted).update(told)
        if len(text) <= MAX_NUMBER:
            digits = _DIGITS.sub("", text)
            if len(digits) >= _MIN_NUMBER:
                self.numbers.add(digits)
                self.accounts.add(account_form(text))

    def _add_plain_path(self, path: str, pieces: list[str]) -> None:
        """A path that is spelled in no unusual way; what `add_places` would make of it."""
        self.paths.append(path)
        if path.startswith(_HOMES) and (home := home_form(path)) != path:
            self.paths.append(home)
        first = path.split("/", 1)[0]
        if "." in first and _BARE_HOST.match(first):
            self.add_url("//" + path)
        known = (set(pieces) & ENVIRONMENTS.keys()) - WHOLE_ENVIRONMENTS
        self.environments.update(ENVIRONMENTS[piece] for piece in known)
        if len(path) <= MAX_NUMBER and sum(map(str.isdigit, path)) >= _MIN_NUMBER:
            self.numbers.add(_DIGITS.sub("", path))
            self.accounts.add(account_form(path))

    def _add_plain_word(self, word: str) -> None:
        """A word of letters and digits: a name, a number, or a file in the present folder."""
        self.paths.append(word)
        if word in ENVIRONMENTS:
            self.environments.add(ENVIRONMENTS[word])
        if not word.isalpha():
            digits = _DIGITS.sub("", word)
            if len(digits) >= _MIN_NUMBER:
                self.numbers.add(digits)
                self.accounts.add(word)

    def _add_long(self, text: str, pieces: list[str]) -> None:
        for url in _SCHEME_URL.findall(text) if "://" in text else ():
            self.add_url(url[:2048].casefold())
        self._add_hosts(text, pieces)
        if "/" in text or "\\" in text:
            for word in text.split():
                if ("/" in word or "\\" in word) and len(word) <= MAX_FIELD:
                    self.add_path(word.strip(",;()[]{}\"'"))

    def _add_hosts(self, text: str, pieces: list[str]) -> None:
        """Words that may be hosts; what stands in the path of a URL is none."""
        if "://" in text:
            pieces = tokens_of(_SCHEME_URL.sub(" ", text))
        self.hosts.extend(
            in_ascii(piece.strip(".")) for piece in pieces if "." in piece and len(piece) <= 253
        )

    def add_url(self, url: str) -> None:
        """A URL, or `//host/path` without its scheme; both in lower case."""
        if "://" in url:
            scheme = url.split("://", 1)[0]
            self.features.add(scheme + "://")
            if scheme.partition("+")[0] in _SERVER_SCHEMES:
                self.actions.add("login")
        rest = url.split("://", 1)[-1].removeprefix("//")
        authority, slash, path = rest.partition("/")
        host, _, port = authority.rsplit("@", 1)[-1].partition(":")
        host = in_ascii(host.split("?", 1)[0].split("#", 1)[0].rstrip(".,;"))
        if port.isdigit():
            self.ports.add(port)
            self.hosts.append(f"{host}:{port}")
        path = path.split("?", 1)[0].split("#", 1)[0]
        self.hosts.append(host)
        if "web" in self.kinds and path:
            self.paths.append(normal_path("/" + path))
        if "://" in rest or "=" in rest or "%3a" in rest or ":/" in path:
            self.inner_urls += inner_urls(url)
        self.urls.append(f"{host}{slash}{normal_path('/' + path)[1:] if path else ''}")

    def drop_path(self, text: str) -> None:
        """Forget a path that only says where something else lies."""
        path = normal_path(text)
        self.paths = [each for each in self.paths if each not in (path, home_form(path))]

    def add_path(self, text: str, base: str = "") -> None:
        """A path, or a word that may be one."""
        path = normal_path(text, base)
        if path and len(path) <= MAX_FIELD:
            self.paths.append(path)
            home = home_form(path)
            if path.startswith(_OWN_HOME):
                self.own_home.add(home)
            if home != path:
                self.paths.append(home)
