"""Say what to type next; `make run` calls it before the daemon takes the terminal."""

import sys
from pathlib import Path

run = sys.argv[1]
memoryctl = Path(sys.executable).with_name("memoryctl")
shown = memoryctl.relative_to(Path.cwd()) if memoryctl.is_relative_to(Path.cwd()) else memoryctl
print(
    f"""memoryd is starting. In another terminal, from this folder:

  export MEMORYD_SOCKET={run}/memoryd.sock MEMORYCTL_USER=me
  {shown} turn "Never email Sarah at sarah@example.com." --tool send_email
  {shown} rules prompt
  {shown} rules check send_email to=sarah@example.com

Stop it with Ctrl-C. What is stored is kept below {run}/workspace.
"""
)
