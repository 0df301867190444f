"""The safety case, played step by step against a real daemon: `make demo`.

A user forbids something, the daemon is killed, and the next session still knows it.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

BOLD, DIM, GREEN, RED, END = (
    ("\033[1m", "\033[2m", "\033[32m", "\033[31m", "\033[0m") if sys.stdout.isatty() else [""] * 5
)
USER = "demo"
DECREE = "Never email Sarah at sarah@example.com."


class Stage:
    """A daemon in a temporary folder and the means to talk to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "memoryd.sock"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the daemon and wait until it answers."""
        command = [sys.executable, "-m", "memoryd", "--log-level", "error"]
        places = ["--socket", str(self.socket), "--workspace-root", str(self.folder / "workspace")]
        self.process = subprocess.Popen([*command, *places])
        for _ in range(1000):
            if self.memoryctl("health", check=False) is not None:
                return
            time.sleep(0.01)
        sys.exit("the daemon did not start")

    def kill(self) -> None:
        """SIGKILL: no chance to finish anything."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def memoryctl(self, *arguments: str, check: bool = True) -> Any:
        """The answer of a memoryctl command, or None when it failed and may."""
        done = subprocess.run(
            [sys.executable, "-m", "memoryd_client.memoryctl", *arguments],
            env=os.environ | {"MEMORYD_SOCKET": str(self.socket), "MEMORYCTL_USER": USER},
            capture_output=True,
            text=True,
        )
        if done.returncode in (0, 10, 11):
            return json.loads(done.stdout)
        if check:
            sys.exit(done.stderr)
        return None


def say(step: int, text: str) -> None:
    """Print the heading of a step."""
    print(f"\n{BOLD}{step}. {text}{END}")


def main() -> None:
    """Play the case."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.start()
        say(1, f"The user says: “{DECREE}” The agent has just used send_email.")
        answer = stage.memoryctl("turn", DECREE, "--tool", "send_email", "--session", "monday")
        (rule,) = answer["captured"]
        print(f"   captured: [{rule['priority']}] on {rule['tool_name']}, said in a turn of monday")
        say(2, "The daemon is killed with SIGKILL and started again.")
        stage.kill()
        stage.start()
        print("   it is back")
        say(3, "The next session asks what to pin into its system prompt.")
        block = stage.memoryctl("rules", "prompt", "--session", "tuesday")["rendered"]
        print("".join(f"   {DIM}| {line}{END}\n" for line in block.splitlines()), end="")
        say(4, "The agent is about to send mails. It asks first.")
        for recipient in ("sarah@example.com", "tom@example.com"):
            verdict = stage.memoryctl("rules", "check", "send_email", f"to={recipient}")
            colour = GREEN if verdict["verdict"] == "allow" else RED
            print(f"   to {recipient:<20}{colour}{verdict['verdict']}{END}  {verdict['reason']}")
        say(5, "The database is deleted behind the daemon's back.")
        (stage.folder / "workspace" / USER / ".oxydra" / "memory.db").unlink()
        answered = stage.memoryctl(
            "rules", "check", "send_email", "to=sarah@example.com", check=False
        )
        print(f"   {'an answer: ' + str(answered) if answered else 'an error, never allow'}")
        stage.kill()


if __name__ == "__main__":
    main()
