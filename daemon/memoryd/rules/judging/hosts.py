"""Hosts: where they and the URLs of their pages lie."""

import ipaddress
import re

from memoryd.rules.judging.actions import NO, YES, Truth
from memoryd.rules.judging.paths import is_below, normal_path


def is_url(value: str, url: str) -> Truth:
    """Whether a URL lies where the one that a rule names does, whatever their schemes."""
    rest = value.split("://", 1)[-1].removeprefix("//")
    host, slash, path = rest.partition("/")
    host = host.rsplit("@", 1)[-1].partition(":")[0]
    wanted = f"{host}{slash}{normal_path('/' + path)[1:] if path else ''}".removeprefix(
        "www."
    ).rstrip("/*")
    url = url.removeprefix("www.")
    if not path.strip("/*"):
        other = url.split("/", 1)[0]
        return YES if other == wanted or other.endswith("." + wanted) else NO
    return YES if is_below(url, wanted) else NO


def in_network(value: str, host: str) -> Truth:
    """Whether a host is the one that a rule names, or lies in its network: `10.0.0.0/8`."""
    if host == value:
        return YES
    if "/" not in value or value.endswith("/0") or not re.fullmatch(r"[\d.]+", host):
        return NO
    try:
        return (
            YES if ipaddress.ip_address(host) in ipaddress.ip_network(value, strict=False) else NO
        )
    except ValueError:
        return NO
