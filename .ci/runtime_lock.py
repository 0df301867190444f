"""Print the part of the lock file that an installed memoryd needs: what pyproject.toml asks for at
run time and to build, and what those need, each pinned with its hashes."""

import re
import sys
import tomllib
from pathlib import Path

lock, project = Path(sys.argv[1]).read_text("utf-8"), Path(sys.argv[2]).read_text("utf-8")


def name_of(requirement: str) -> str:
    """The normalized name at the begin of a requirement."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()


entries = {name_of(entry): entry for entry in re.split(r"\n(?=\w)", lock.strip())}
parents = {
    name: set(re.findall(r"^    #(?: via|  )\s*([\w.-]+)", entry, re.MULTILINE))
    for name, entry in entries.items()
}
asked = tomllib.loads(project)
needed = {name_of(one) for one in asked["project"]["dependencies"]}
needed |= {name_of(one) for one in asked["build-system"]["requires"]}
while more := {name for name in entries if parents[name] & needed} - needed:
    needed |= more
if missing := sorted(needed - entries.keys()):
    sys.exit(f"not in {sys.argv[1]}: {', '.join(missing)}; run make lock")
print("\n".join(entry for name, entry in entries.items() if name in needed))
