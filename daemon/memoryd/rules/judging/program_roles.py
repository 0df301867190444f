"""What people call a program by the work it does: the tests, the linter, the dev server."""

from collections.abc import Sequence

_NOUNS: dict[str, frozenset[str]] = {
    program: frozenset(nouns.split())
    for programs, nouns in (
        ("jest vitest mocha ava karma jasmine rspec phpunit pytest tox nox ctest", "test tests"),
        ("playwright cypress nightwatch testcafe webdriverio wdio", "e2e end-to-end test tests"),
        (
            "eslint ruff flake8 pylint tslint stylelint golangci-lint rubocop shellcheck oxlint",
            "lint linter linters linting",
        ),
        (
            "black prettier gofmt rustfmt isort autopep8 yapf clang-format shfmt",
            "format formatter formatters formatting",
        ),
        ("mypy pyright tsc pyre basedpyright ty", "type types checker checkers check checking"),
        ("webpack vite rollup esbuild parcel", "bundler bundlers"),
    )
    for program in programs.split()
}
_NOUNS_OF_COMMANDS: dict[tuple[str, str], frozenset[str]] = {
    ("ruff", "format"): _NOUNS["black"],
    ("docker", "build"): frozenset({"image", "images"}),
    ("docker", "pull"): frozenset({"image", "images"}),
    ("podman", "build"): frozenset({"image", "images"}),
    ("podman", "pull"): frozenset({"image", "images"}),
}


_APART = frozenset({"install", "init", "info", "verify", "codegen", "show-report", "open-report"})
"""Subcommands that do something else than the program's work."""


def role_nouns(program: str, operands: Sequence[str]) -> frozenset[str]:
    """What a rule may call the program, or what a command with these operands makes: `tests` of
    `jest`, `images` of `docker build`. Empty where its name alone is known."""
    if not _APART.isdisjoint(operands[:1]):
        return frozenset()
    told = _NOUNS_OF_COMMANDS.get((program, operands[0] if operands else ""), frozenset())
    return _NOUNS.get(program, frozenset()) | told
