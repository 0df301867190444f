"""Options of programs that stand before the subcommand: `gh -R a/b release create`."""

from collections.abc import Sequence

VALUED: dict[str, frozenset[str]] = {
    "git": frozenset({"-C", "--git-dir", "--work-tree"}),
    **dict.fromkeys(
        ("kubectl", "oc", "helm"),
        frozenset({"-n", "--namespace", "--context", "--kubeconfig", "--cluster", "-o", "--output"})
        | {"-l", "--selector"},
    ),
    **dict.fromkeys(
        ("docker", "docker-compose"),
        frozenset({"-H", "--host", "--context", "-f", "--file", "--project-name"}),
    ),
    "aws": frozenset({"--profile", "--region", "--output", "--query"}),
    "npm": frozenset({"--prefix", "-w", "--workspace"}),
    "make": frozenset({"-C"}),
}
"""Options with a value that change only where a program works, by program."""
_FURTHER: dict[str, frozenset[str]] = {
    "git": frozenset({"-c", "--namespace"}),
    "npm": frozenset({"--registry", "--loglevel"}),
    "yarn": frozenset({"--cwd"}),
    "pnpm": frozenset({"-C", "--dir", "--filter", "-F"}),
    "bun": frozenset({"--cwd"}),
    "pip": frozenset({"--proxy", "--python", "--log", "--cache-dir"}),
    "cargo": frozenset({"--manifest-path", "--config", "-Z", "-C"}),
    "poetry": frozenset({"-C", "--directory", "-P", "--project"}),
    "uv": frozenset({"--directory", "--project"}),
    "make": frozenset({"-f", "--file", "--directory", "-I"}),
    **dict.fromkeys(("gh", "glab"), frozenset({"-R", "--repo", "--hostname"})),
    "systemctl": frozenset({"-H", "--host", "-M", "--machine"}),
    "aws": frozenset({"--endpoint-url"}),
    "gcloud": frozenset({"--project", "--account", "--configuration"}),
    "az": frozenset({"--subscription"}),
    "apt": frozenset({"-o", "-c", "-t"}),
    "kubectl": frozenset({"-s", "--server", "--token", "--user", "--as"}),
    "helm": frozenset({"--kube-context"}),
    "terraform": frozenset({"-chdir"}),
}
"""Further ones that have a value."""


def without_leading_options(program: str, words: Sequence[str]) -> tuple[str, ...]:
    """The arguments `words` of `program` from its subcommand on, without options."""
    valued = VALUED.get(program, frozenset()) | _FURTHER.get(program, frozenset())
    index = 0
    while index < len(words) and words[index][:1] in ("-", "+"):
        index += 2 if words[index] in valued else 1
    return tuple(word for word in words[index:] if not word.startswith("-"))


def without_options(program: str, words: Sequence[str]) -> tuple[str, ...]:
    """The arguments `words` of `program` without its options and the values of these."""
    valued = VALUED.get(program, frozenset()) | _FURTHER.get(program, frozenset())
    return tuple(
        word
        for before, word in zip(("", *words), words, strict=False)
        if not word.startswith("-") and before not in valued
    )
