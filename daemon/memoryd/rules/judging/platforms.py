"""Platforms to which programs of their own deploy: `fly deploy` deploys to Fly."""

import re
from collections.abc import Sequence

from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.tokens import word_set

_DEPLOYING: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    program: (word_set(names), word_set(subcommands))
    for program, names, subcommands in (
        ("flyctl", "fly flyio fly.io", "deploy launch"),
        ("vercel", "vercel vercel.com", "deploy redeploy promote"),
        ("surge", "surge surge.sh", ""),
        ("netlify", "netlify netlify.com", "deploy"),
        ("railway", "railway railway.app railway.com", "up redeploy deploy"),
        ("render", "render render.com", "deploys"),
        ("wrangler", "cloudflare workers cloudflare.com", "deploy publish"),
        ("firebase", "firebase", "deploy"),
        ("heroku", "heroku heroku.com", "container:release"),
        ("gcloud", "gcp google cloud", "deploy"),
        ("az", "azure", "deploy up"),
        ("azd", "azure", "deploy up"),
        ("cdk", "aws amazon", "deploy"),
        ("sam", "aws amazon", "deploy"),
        ("eb", "aws amazon beanstalk", "deploy create"),
        ("copilot", "aws amazon", "deploy"),
        ("amplify", "aws amazon", "publish push"),
    )
}
"""Programs that deploy, each with the names of its platform and the subcommands that do so."""
_BY_DEFAULT = frozenset({"vercel", "surge"})
"""Programs that deploy where no subcommand is given, or a folder."""
_REMOTES = word_set("heroku dokku scalingo gigalixir piku")
"""Remotes that deploy what is pushed to them."""
_RUNNERS = frozenset({"npx", "bunx"})
_LOOKING = frozenset(
    {"--help", "-h", "--version", "--dry-run", "-n", "--no-deploy", "--build-only"}
)
_FOLDER = re.compile(r"\.|.*/.*|dist|public|out|www|_site|site")
_OF_THINGS = frozenset({"gcloud", "az"})
"""Programs whose subcommands stand behind a thing: `gcloud run deploy`."""


def deployed_to(program: str, words: Sequence[str]) -> frozenset[str]:
    """The names of the platform to which `program` with the arguments `words` deploys."""
    plain = [word for word in words if not word.startswith("-")]
    if program == "git":
        pushed = plain[:1] == ["push"] and _LOOKING.isdisjoint(words)
        return _REMOTES.intersection(plain[1:2]) if pushed else frozenset()
    if program in _RUNNERS and plain:
        program, plain = same_program(plain[0]), plain[1:]
    names, subcommands = _DEPLOYING.get(program, (frozenset[str](), frozenset[str]()))
    if not _LOOKING.isdisjoint(words):
        return frozenset()
    by_default = program in _BY_DEFAULT and (not plain or _FOLDER.fullmatch(plain[0]))
    place = slice(1, 3) if program in _OF_THINGS else slice(1)
    return names if by_default or not subcommands.isdisjoint(plain[place]) else frozenset()
