"""Command lines: every simple command, and nothing that is only text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.rules.judging.command import REST
from memoryd.rules.judging.command_line import parse_argv, parse_command_line


@pytest.mark.parametrize(
    ("line", "programs"),
    [
        ("ls -la", ["ls"]),
        ("a | b && c ; d || e & f", ["a", "b", "c", "d", "e", "f"]),
        ("echo 'sudo x; rm y'", ["echo"]),
        ("sh -c 'sudo x; rm y'", ["sh", "sudo", "x", "rm"]),
        ("bash -lc \"eval 'mount z'\"", ["bash", "eval", "mount"]),
        ('echo "$(whoami) `date`"', ["whoami", "date", "echo"]),
        ("(cd /x && make) > log", ["cd", "make"]),
        ("for f in *; do rm $f; done", ["for", "rm", "done"]),
        ("A=1 B=2 env C=3 nice -n 5 python x.py", ["env", "nice", "python"]),
        ("find . -name x -exec chmod 600 {} ;", ["find", "chmod"]),
        ("ssh -p 22 web 'reboot now'", ["ssh", "reboot now", "reboot"]),
        ("ls # rm -rf /", ["ls"]),
        ("sh <<EOF\nhalt\nEOF\nls", ["sh", "halt", "ls"]),
        ("cat <<EOF\nhalt\nEOF\nls", ["cat", "ls"]),
        ("sh <<EOF | tee log\nhalt\nEOF", ["sh", "halt", "tee"]),
        ("ssh web 'sh -s' <<'EOF'\nhalt\nEOF", ["ssh", "sh -s", "sh", "halt"]),
        ("ssh -T web <<EOF\nhalt\nEOF\nls", ["ssh", "halt", "ls"]),
        ("ssh web 'cat > x' <<EOF\nhalt\nEOF", ["ssh", "cat > x", "cat"]),
        ("cat <<EOF | sudo sh\nhalt\nEOF", ["cat", "sudo", "sh", "halt"]),
        ("echo halt now | sh", ["echo", "sh", "halt"]),
        ("(sh) <<A\nhalt\nA", ["sh", "halt"]),
        ("{ sh; } <<A\nhalt\nA", ["sh", "halt"]),
        ("{ { sh; } >x; ls; } <<A\nhalt\nA", ["sh", "halt", "ls"]),
        ("{\nsh\n} <<A\nhalt\nA", ["sh", "halt"]),
        ("(cd x && sh) <<A\nhalt\nA", ["cd", "sh", "halt"]),
        ("( cat | sh ) <<A\nhalt\nA", ["cat", "sh", "halt"]),
        ("(sudo sh) <<A\nhalt\nA", ["sudo", "sh", "halt"]),
        ("{ ssh web sh; } <<A\nhalt\nA", ["ssh", "sh", "halt"]),
        ("(cat <<A) | sh\nhalt\nA", ["cat", "sh", "halt"]),
        ("{ cat <<A; sh; } <<B\nls\nA\nhalt\nB", ["cat", "sh", "halt"]),
        ("sh <<A\nls\nA\n(cat) <<B\nhalt\nB", ["sh", "ls", "cat"]),
        ("cat <<E" + " | cat" * 9 + " | sh\nhalt\nE", ["cat"] * 10 + ["sh", "halt"]),
        ("sh <<E $(ls;ls;ls;ls;ls;ls;ls;ls;ls)\nhalt\nE", ["ls"] * 9 + ["sh", "halt"]),
        ("docker exec -it web rm -rf /data", ["docker", "rm"]),
        ("cat <(sort a)", ["sort", "cat"]),
        ("$(which halt) now", ["which", "halt"]),
        ("`command -v halt` now", ["command", "halt", "halt"]),
        ("X='halt now'; $X", ["halt"]),
        ("alias h=halt; h now", ["alias", "halt"]),
        ("tmux send-keys -t 0 'halt now' Enter", ["tmux", "halt"]),
        ("tmux new-session -d 'halt now'", ["tmux", "halt"]),
        ("screen -S a -X stuff 'halt\\n'", ["screen", "halt"]),
        ("tmux ls", ["tmux"]),
        ("systemd-run --user halt now", ["systemd-run", "halt"]),
        ("echo '0 5 * * * halt now' | crontab -", ["echo", "crontab", "halt"]),
        ("echo 'halt now' > x.sh; sh x.sh", ["echo", "sh", "halt"]),
        ("cat > x.sh <<E; chmod +x x.sh; ./x.sh\nhalt\nE", ["cat", "chmod", "x.sh", "halt"]),
        ("echo 'halt now' > x.sh; sh y.sh", ["echo", "sh"]),
        ("find /sbin -name halt -exec {} now ;", ["find", "halt"]),
    ],
)
def test_programs_of_a_line(line: str, programs: list[str]) -> None:
    """Each command that a shell would run is found, in lists, quotes, wrappers and scripts."""
    found = [command.program for command in parse_command_line(line) if command.words]
    assert found == programs


def test_shells_that_share_a_text_are_followed_a_few_times() -> None:
    """Work stays in proportion to the line, however often it hands the same text to a shell."""
    line = "sh -c '" + "sh;" * 400 + "' <<EOF\n" + "halt\n" * 400 + "EOF"
    assert len(parse_command_line(line)) < 400 * 12
    hosts = "".join(f"ssh web{n} sh;" for n in range(9))
    assert parse_command_line("{ " + hosts + " } <<A\nhalt\nA")[-1].words[0] == REST


def test_the_same_text_is_followed_on_every_host() -> None:
    """A text that stands on the line again for each host is read for each of them."""
    line = "\n".join(f"ssh web{n} sh <<A\nhalt\nA" for n in range(12))
    places = [each.place for each in parse_command_line(line) if each.program == "halt"]
    assert places == [(f"web{n}",) for n in range(12)]


def test_variables_set_on_the_line_are_filled_in() -> None:
    """`D=x; rm $D` removes x."""
    assert parse_command_line("D=.x; E=${D}y; rm -r $E")[-1].words == ("rm", "-r", ".xy")


def test_a_variable_of_several_words_is_split_where_a_shell_would() -> None:
    """Without quotes it is several words, in quotes and in an assignment one."""
    first, second, third = parse_command_line("X='a b'; c $X; d \"$X\"")
    assert (first.words, second.words, third.words) == ((), ("c", "a", "b"), ("d", "a b"))
    assert parse_command_line("X='a b'; Y=$X make")[1].assignments == (("Y", "a b"),)


def test_variables_do_not_multiply_a_line() -> None:
    """What is filled in stays in proportion, however often a variable is named."""
    line = "X='" + "a " * 2000 + "'; echo " + "$X " * 100_000
    assert len(parse_command_line(line)[-1].words) < 1_000_000


def test_redirections_are_not_arguments() -> None:
    """What is written to and read from stands apart from the words."""
    command = parse_command_line("sort -u < in.txt > 'out file' 2>> err")[0]
    assert (command.words, command.writes, command.reads) == (
        ("sort", "-u"),
        ("out file", "err"),
        ("in.txt",),
    )


def test_argument_vector_is_not_split_again() -> None:
    """A word of a vector keeps its blanks; wrappers are looked through all the same."""
    commands = parse_argv(["sudo", "-u", "kim", "touch", "a b"])
    assert [command.words for command in commands] == [
        ("sudo", "-u", "kim", "touch", "a b"),
        ("touch", "a b"),
    ]


@given(st.text(alphabet="ab $(){}[]`'\"\\;|&<>#=\n-é", max_size=200))
@settings(max_examples=300, deadline=None)
def test_any_text_is_split(line: str) -> None:
    """No text makes the splitter fail or lose a plain first word."""
    commands = parse_command_line(f"start {line}")
    assert any("start" in word for command in commands for word in command.words)
