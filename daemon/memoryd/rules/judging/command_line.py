"""Command lines, read the way a POSIX shell splits them, without running or expanding anything.

`parse_command_line` gives every simple command that a line would run: parts of pipelines and
lists, subshells, `$(…)` and backticks, scripts handed to `sh -c`, `eval` or a here-document, and
what stands behind `sudo`, `env`, `xargs`, `ssh host` and the like. Work is linear in the length
of the line, and any text is accepted: what no shell would take is split as well as it goes.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from memoryd.rules.judging.checkpoint import checkpoint
from memoryd.rules.judging.command import REST, Command
from memoryd.rules.judging.unwrapping import unwrapped

MAX_COMMANDS = 2000
"""Simple commands of one line that are told apart; the rest of the line is one `REST`."""
_MAX_EXPANSION = 4096
"""Characters of a value that stands in for its variable."""
_MAX_EXPANDED = 256 * 1024
"""Characters that the variables of one line come to: a line of 1 MB could ask for gigabytes."""
_MAX_OPEN = 200
_SAYING = frozenset({"echo", "printf"})
"""Programs of which the output is what stands behind them."""
_PLAIN = re.compile(r"[^\s'\"\\$`|&;()<>#]+")
_PLAIN_WORDS = re.compile(r"(?:[^\s'\"\\$`|&;()<>#]+[ \t]+)+")
_PLAIN_IN_QUOTES = re.compile(r"[^\"\\$`]+")
_VARIABLE = re.compile(r"\$(?:\{(\w+)(?!\w)[^{}\s]{0,200}\}|(\w+))")
_ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)\+?=(.*)", re.DOTALL)
_RESERVED = frozenset({"do", "then", "else", "elif", "if", "while", "until", "!", "{", "}", "time"})
_HEREDOC = re.compile(r"<<-?[ \t]*(['\"]?)([\w.-]+)\1")


_NO_SYNTAX = str.maketrans(dict.fromkeys("\"'\\$`|&;()<>#", " "))


@dataclass(slots=True)
class _Frame:
    """A list of commands under construction: the line itself, or one `(…)` within it."""

    closer: str
    first: int = 0
    """The number of its first command."""
    substitutes: bool = False
    """Whether it is a `$(…)`, of which the output stands in the word around it."""
    quoted: bool = False
    word: list[str] = field(default_factory=list)
    in_word: bool = False
    words: list[str] = field(default_factory=list)
    writes: list[str] = field(default_factory=list)
    reads: list[str] = field(default_factory=list)
    stdin: list[str] = field(default_factory=list)
    redirect: str = ""
    fed_by: str = ""
    closed: int = -1
    """The number of the first command of the `(…)` that has just ended, if one has."""
    braces: list[int] = field(default_factory=list)
    """The numbers of the commands that the open `{` stand before."""
    heredocs: list["_HereDocument"] = field(default_factory=list)
    """Those of the pipeline that is being read."""


@dataclass(slots=True)
class _HereDocument:
    """A text that stands below the line: its last line, the frame that asks for it, and the
    numbers of the first command that reads it and of the one behind its pipeline."""

    delimiter: str
    frame: _Frame
    first: int
    end: int = -1


_WINDOWS_PATH = re.compile(
    r"(?<![^\s\"'=,;(])(?:[A-Za-z]:|\$env:\w+|%\w+%|\\\\\w[\w.-]*)(?:\\[^\s\\\"'|;&<>]*)+"
)
"""`C:\\Users\\ana`, where a backslash is no sign that the next character is meant plainly."""


def parse_command_line(line: str) -> tuple[Command, ...]:
    """Every simple command of `line`, in the order in which they end."""
    if "\\" in line:
        line = _WINDOWS_PATH.sub(lambda path: path[0].replace("\\", "/"), line)
    return tuple(unwrapped(_Splitter(line).split(), _split))


def parse_argv(words: Sequence[str]) -> tuple[Command, ...]:
    """The commands of an argument vector: itself and what it wraps (`["sudo", "-u", "x", …]`)."""
    return tuple(unwrapped([Command(tuple(words))], _split))


def _split(script: str) -> list[Command]:
    return _Splitter(script).split()


def _printed(command: Command) -> str:
    """What a command prints where its words say it: `which git`, `command -v git`, `echo x`."""
    words = command.words
    if command.writes or len(words) < 2:
        return ""
    if words[0] == "which" or words[:2] in (("command", "-v"), ("type", "-p"), ("type", "-P")):
        return f"/usr/bin/{words[-1]}"
    return " ".join(words[1:]) if words[0] == "echo" and words[1][:1] != "-" else ""


class _Splitter:
    """Splits one line into simple commands; variables set on the way are filled in."""

    def __init__(self, line: str) -> None:
        self._line = line
        self._position = 0
        self._frames = [_Frame(closer="")]
        self._commands: list[Command] = []
        self._variables: dict[str, str] = {}
        self._expanded = 0
        self._heredocs: list[_HereDocument] = []
        self._read = 0
        """Commands that stand before the last text which was read."""

    def split(self) -> list[Command]:
        line, end = self._line, len(self._line)
        while self._position < end:
            checkpoint()
            if len(self._commands) >= MAX_COMMANDS:
                rest = line[self._position :].translate(_NO_SYNTAX).split()
                return [*self._commands, Command((REST, *dict.fromkeys(rest)))]
            frame = self._frames[-1]
            if not (frame.in_word or frame.quoted or frame.redirect):
                words = _PLAIN_WORDS.match(line, self._position)
                if words:
                    frame.words.extend(words.group().split())
                    self._position = words.end()
                    continue
            plain = (_PLAIN_IN_QUOTES if frame.quoted else _PLAIN).match(line, self._position)
            if plain:
                frame.word.append(plain.group())
                frame.in_word = True
                self._position = plain.end()
                continue
            character = line[self._position]
            if character == "\\":
                self._escape(frame)
            elif character == '"':
                frame.quoted = not frame.quoted
                frame.in_word = True
                self._position += 1
            elif character == "$":
                self._dollar(frame)
            elif character == "`":
                self._backtick(frame)
            else:
                self._unquoted(frame, character)
        while self._frames:
            self._end_command(self._frames.pop())
        if self._expanded > _MAX_EXPANDED:
            self._commands.append(Command((REST,)))
        return self._commands

    def _open(self, closer: str, *, substitutes: bool = False) -> None:
        if len(self._frames) < _MAX_OPEN:
            self._frames.append(_Frame(closer, len(self._commands), substitutes))

    def _close(self) -> None:
        """End the innermost `(…)`; what it surely prints goes into the word that it stands in."""
        frame = self._frames.pop()
        outer = self._frames[-1]
        outer.closed = frame.first
        if frame.substitutes and len(self._commands) == frame.first + 1:
            outer.word.append(_printed(self._commands[-1]))

    def _escape(self, frame: _Frame) -> None:
        escaped = self._line[self._position + 1 : self._position + 2]
        if escaped != "\n":
            keep = frame.quoted and escaped not in ('"', "\\", "$", "`")
            frame.word.append("\\" + escaped if keep else escaped)
            frame.in_word = True
        self._position += 2

    def _dollar(self, frame: _Frame) -> None:
        line, start = self._line, self._position
        frame.in_word = True
        if line.startswith("$(", start):
            self._open(")", substitutes=True)
            self._position += 2
        elif line.startswith("$'", start) and not frame.quoted:
            self._position += 1
        elif variable := _VARIABLE.match(line, start):
            name = variable.group(1) or variable.group(2)
            self._add_value(frame, self._variables.get(name) or variable.group())
            self._position = variable.end()
        else:
            frame.word.append("$")
            self._position += 1

    def _add_value(self, frame: _Frame, value: str) -> None:
        """The value of a variable, which is several words where it stands without quotes."""
        self._expanded += len(value)
        if self._expanded > _MAX_EXPANDED:
            return
        parts = value.split()
        if frame.quoted or frame.redirect or len(parts) < 2 or "=" in "".join(frame.word):
            frame.word.append(value)
            return
        for part in parts[:-1]:
            frame.word.append(part)
            frame.in_word = True
            self._end_word(frame)
        frame.word.append(parts[-1])
        frame.in_word = True

    def _backtick(self, frame: _Frame) -> None:
        self._position += 1
        if frame.closer == "`" and not frame.quoted:
            self._end_command(frame)
            self._close()
        else:
            frame.in_word = True
            self._open("`", substitutes=True)

    def _unquoted(self, frame: _Frame, character: str) -> None:
        line, start = self._line, self._position
        if character == "'":
            end = line.find("'", start + 1)
            end = len(line) if end < 0 else end
            frame.word.append(line[start + 1 : end])
            frame.in_word = True
            self._position = end + 1
        elif character == "#" and not frame.in_word:
            end = line.find("\n", start)
            self._position = len(line) if end < 0 else end
        elif character == "#":
            frame.word.append("#")
            self._position += 1
        elif character in "<>":
            self._redirect(frame, character)
        elif character == "(":
            self._end_command(frame)
            self._open(")")
            self._position += 1
        elif character == ")":
            self._end_pipeline(frame)
            if frame.closer == ")":
                self._close()
            self._position += 1
        elif character == "|":
            either = line.startswith("||", start)
            if either:
                self._end_pipeline(frame)
            else:
                self._end_command(frame)
            feeding = None if either or not self._commands else self._commands[-1]
            frame.fed_by = feeding.program if feeding else ""
            if feeding and feeding.program in _SAYING:
                frame.stdin.append(" ".join(feeding.words[1:]))
            self._position += 2 if either else 1
        elif character in ";\n":
            self._end_pipeline(frame)
            self._position += 1
            if character == "\n" and self._heredocs:
                self._read_heredocs()
        elif character == "&":
            if not line.startswith("&>", start):
                self._end_pipeline(frame)
            self._position += 1
        else:
            self._end_word(frame)
            self._position += 1

    def _redirect(self, frame: _Frame, character: str) -> None:
        line, start = self._line, self._position
        if frame.in_word and "".join(frame.word).isdigit():
            frame.word.clear()
            frame.in_word = False
        self._end_word(frame)
        if line.startswith(("<(", ">("), start):
            self._open(")")
            self._position += 2
        elif line.startswith("<<<", start):
            frame.redirect = "<<<"
            self._position += 3
        elif heredoc := _HEREDOC.match(line, start):
            found = _HereDocument(heredoc.group(2), frame, self._next_reader(frame))
            self._heredocs.append(found)
            frame.heredocs.append(found)
            self._position = heredoc.end()
        else:
            frame.redirect = character
            self._position += 1
            while line[self._position : self._position + 1] in (">", "|", "&"):
                self._position += 1

    def _next_reader(self, frame: _Frame) -> int:
        """The number of the first command that reads a text asked for here: the one that is being
        read, or the first of the group that has just closed."""
        if frame.words[:1] == ["}"] and frame.braces:
            return frame.braces[-1]
        group = frame.closed >= 0 and not frame.words
        return frame.closed if group else len(self._commands)

    def _read_heredocs(self) -> None:
        """The texts that begin here go to the commands that asked for them and their pipelines;
        what stands behind these on the line may be fed by them as well."""
        before = min(each.first for each in self._heredocs)
        bodies = [""] * (len(self._commands) - before)
        texts: list[tuple[int, int, str]] = []
        for asked in self._heredocs:
            closing = re.compile(rf"^[ \t]*{re.escape(asked.delimiter)}[ \t]*$", re.MULTILINE)
            found = closing.search(self._line, self._position)
            end = found.start() if found else len(self._line)
            body = self._line[self._position : end]
            self._position = found.end() if found else end
            if asked.end < 0:
                asked.frame.stdin.append(body)
                asked.end = len(self._commands)
            texts.append((asked.first, asked.end, body))
            bodies[asked.end - before :] = [body] * (len(self._commands) - asked.end)
        for first, behind, body in sorted(texts, key=lambda each: (each[0], -each[1])):
            bodies[first - before : behind - before] = [body] * (behind - first)
        for index, body in enumerate(bodies, before):
            command = self._commands[index]
            if body and command.words and (index >= self._read or not command.stdin):
                self._commands[index] = replace(command, stdin=body)
        self._read = len(self._commands)
        self._heredocs.clear()

    def _end_pipeline(self, frame: _Frame) -> None:
        self._end_command(frame)
        for each in frame.heredocs:
            each.end = len(self._commands)
        frame.heredocs.clear()

    def _end_word(self, frame: _Frame) -> None:
        if not frame.in_word:
            return
        word = "".join(frame.word)
        frame.word.clear()
        frame.in_word = False
        if frame.redirect == ">":
            frame.writes.append(word)
        elif frame.redirect == "<":
            frame.reads.append(word)
        elif frame.redirect == "<<<":
            frame.stdin.append(word)
        else:
            frame.words.append(word)
        frame.redirect = ""

    def _end_command(self, frame: _Frame) -> None:
        self._end_word(frame)
        frame.quoted = False
        words = frame.words
        start = 0
        assignments: list[tuple[str, str]] = []
        while start < len(words):
            if words[start] in _RESERVED:
                self._brace(frame, words[start])
                start += 1
                continue
            assignment = _ASSIGNMENT.fullmatch(words[start])
            if words[start] in ("export", "local", "declare", "readonly") and start + 1 < len(
                words
            ):
                start += 1
                continue
            if not assignment:
                break
            assignments.append((assignment.group(1), assignment.group(2)))
            start += 1
        for name, value in assignments:
            if len(value) <= _MAX_EXPANSION:
                self._variables[name] = value
        rest = tuple(words[start:])
        if rest or assignments or frame.writes or frame.reads:
            self._commands.append(
                Command(
                    rest,
                    tuple(assignments),
                    tuple(frame.writes),
                    tuple(frame.reads),
                    "\n".join(frame.stdin),
                    frame.fed_by,
                )
            )
        for collected in (frame.words, frame.writes, frame.reads, frame.stdin):
            collected.clear()
        frame.redirect = frame.fed_by = ""
        frame.closed = -1

    def _brace(self, frame: _Frame, word: str) -> None:
        if word == "{" and len(frame.braces) < _MAX_OPEN:
            frame.braces.append(len(self._commands))
        elif word == "}" and frame.braces:
            frame.braces.pop()
