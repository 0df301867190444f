"""What the commands of a version control say: commit messages, titles, descriptions."""

import re
from collections.abc import Iterator

from memoryd.rules.judging.command import Command

_MESSAGE = re.compile(
    r"(?:-[A-Za-z]{0,6}?m|--(?:mes[a-z]*|(?P<name>body|title|notes|subject))(?:=|(?=$)))"
    r"(?P<text>.*)",
    re.DOTALL,
)
"""`-m`, `-am'text'`, `--mess=text`: before or with a text."""
_FIXING = re.compile(r"--(fixup|squash)(?:=|$)")
"""`--fixup=HEAD~1`: the message begins with it."""
WITH_MESSAGES = frozenset({"git", "gh", "glab", "hg", "svn"})
TEXT_PROGRAMS = frozenset({"echo", "printf", "say", "notify-send", "wall", "figlet"})


def message_texts(
    command: Command, program: str, before: Command | None = None
) -> Iterator[tuple[str, str]]:
    """What a command of a version control says in messages, titles and descriptions, by name; what
    the command `before` prints may be one: `-m "$(cat <<EOF …)"`."""
    if program not in WITH_MESSAGES or command.words[1:2] == ("branch",):
        return
    for word, following in zip(command.words, (*command.words[1:], ""), strict=True):
        if option := _MESSAGE.fullmatch(word):
            text = option["text"] or following
            yield option["name"] or "message", text or _printed(before)
        elif fixed := _FIXING.match(word):
            yield "message", f"{fixed[1]}!"
        elif word == "--trailer" or word.startswith("--trailer="):
            yield "message", word.partition("=")[2] or following
        elif word in ("-F", "--file=-", "--body-file") and following in ("-", ""):
            yield "message", command.stdin or _printed(before)


def _printed(command: Command | None) -> str:
    """The text that a command prints, where it says it itself."""
    if command is None or command.writes:
        return ""
    if command.program == "cat":
        return command.stdin
    said = " ".join(command.words[1:]).replace("\\n", "\n")
    return said if command.program in TEXT_PROGRAMS else ""
