"""The guarded things: what no tool may change, call or stop, whatever the rules say.

One table: places by the ends of their paths, programs, processes, packages, and the words of
command lines that act on them. What the daemon knows of its own places is in `guarded_places`.
"""

import re
from typing import Final

from memoryd.rules.judging.tokens import word_set

NAME: Final = "memoryd"
"""The package, the process and its systemd unit."""
CLIENT: Final = "memoryd_client"
"""The package of the clients."""
CLIENTS: Final = frozenset({"memoryctl", f"{CLIENT}.memoryctl", f"{CLIENT}.memoryctl.__main__"})
"""What calls the daemon's methods from a command line, as a program or a module."""
CLIENT_SCRIPT: Final = re.compile(rf"(?:.*/)?{CLIENT}/memoryctl(?:/__main__\.py)?/?")
HOOKS: Final = frozenset({f"{CLIENT}.hooks", f"{CLIENT}.hooks.__main__"})
"""What reports a runtime's events to the daemon, as a module."""
HOOK_SCRIPT: Final = re.compile(rf"(?:.*/)?{CLIENT}/hooks(?:/__main__\.py|/hook\.sh)?/?")
HOOK_EVENTS: Final = frozenset({"session-start", "pre-tool-use", "turn-complete", "stop"})
RUNTIMES: Final = frozenset({"claude", "claude-code"})
"""Programs that read the runtime's settings and run its hooks."""
RUNTIME_FOLDER: Final = "CLAUDE_CONFIG_DIR"
"""The variable that says where the runtime's settings are."""
PROGRAMS: Final = frozenset({"memoryd", "memoryctl", "memoryd-mcp"})
"""The programs that the package installs."""
SOCKET_VARIABLE: Final = re.compile(r"\$\{?MEMORYD_SOCKET\b")
MODULE_FILE: Final = re.compile(
    rf"\b(?:{NAME}|{CLIENT})(?:\.\w+)*\.__(?:file|path)__|find_spec\(.{NAME}"
)
"""Code that says where the package is installed."""
HOOKS_OFF: Final = re.compile(r"disableAllHooks\W{0,6}(?:true|1|yes)\b", re.IGNORECASE)
"""The runtime's own switch for all hooks."""

_RUNTIME_FOLDERS = (".claude", "$claude_config_dir", "${claude_config_dir}", "claude_config_dir")
KEPT_PLACES: Final[tuple[tuple[str, ...], ...]] = (
    *((folder, "settings.json") for folder in _RUNTIME_FOLDERS),
    *((folder, "settings.local.json") for folder in _RUNTIME_FOLDERS),
    *((folder, "projects", "**") for folder in _RUNTIME_FOLDERS),
    ("claude-code", "managed-settings.json"),
    ("claudecode", "managed-settings.json"),
    ("site-packages", "memoryd", "**"),
    ("dist-packages", "memoryd", "**"),
    (CLIENT, "**"),
    *(("bin", program) for program in sorted(PROGRAMS)),
    *(("system", unit) for unit in ("memoryd.service", "memoryd.socket")),
    *(("user", unit) for unit in ("memoryd.service", "memoryd.socket")),
)
"""The ends of paths that may be read and not changed, in lower case; `**`: and all below. They are
the runtime's settings, which hold the hooks, its transcripts, which count as the user's words, and
the installed package."""
KEPT_FOLDERS: Final = frozenset(_RUNTIME_FOLDERS)
"""Folders that hold a kept file: they are not removed, moved or unpacked over."""

CHANGING: Final = word_set("write create delete move reset checkout apply stash truncate")
"""Classes of actions that change a file."""
WRITERS: Final = word_set("sponge setfacl ex nvim helix hx micro emacs kak chattr chgrp")
"""Programs that write their operands and are not told by their actions."""
WRITING_OPTIONS: Final = {
    "curl": frozenset({"-o", "--output"}),
    "wget": frozenset({"-O", "--output-document"}),
    "sort": frozenset({"-o", "--output"}),
    "yq": frozenset({"-i", "--inplace"}),
    "awk": frozenset({"-i"}),
    "gawk": frozenset({"-i"}),
}
"""Options by which a program that reads writes a file."""
IN_PLACE: Final = frozenset({"-i", "-I", "--in-place", "--inplace", "--write", "--fix"})
"""The same of programs that are not known."""
EDITING: Final = re.compile(r"-[a-zA-Z]{0,9}i\S*|--in-place\S*")
"""What makes an editor of streams write the files that it reads."""
UNPACKING: Final = frozenset({"tar", "unzip", "7z", "cpio", "bsdtar"})
LISTING: Final = word_set(
    "for ls stat du test [ [[ file tree find cd pushd df namei realpath readlink"
)
"""Programs that read names and sizes, and no file."""
LOOKING_AT: Final = frozenset({"ls", "stat", "test", "[", "[["})
"""Those of them that say of a socket only whether it is there."""
GATHERING: Final = word_set("zip archive compress tar backup upload sync mirror pack")
"""Words in the names of tools that take a folder with all that it holds."""
SEARCHING_TOOLS: Final = frozenset({"grep", "glob", "ripgrep", "rg"})
"""Words in the names of tools that look through a folder and all below it."""
RECURSIVE: Final = re.compile(
    r"-[a-zA-Z]{0,9}[rR][a-zA-Z]{0,9}|--recursive|--dereference-recursive"
)
SEARCHING_HIDDEN: Final = {
    "rg": re.compile(r"-[a-zA-Z]{0,9}(?:u|\.)[a-zA-Z]{0,9}|--hidden|--unrestricted"),
    "ag": re.compile(r"-[a-zA-Z]{0,9}u[a-zA-Z]{0,9}|--hidden|--unrestricted"),
    "fd": re.compile(r"-[a-zA-Z]{0,9}[Hux][a-zA-Z]{0,9}|--hidden|--unrestricted|--exec\S*"),
}
"""Programs that look through a folder by themselves, and what makes them look into hidden ones."""

CONNECTING: Final = word_set(
    """nc ncat netcat socat curl websocat xh http https wget telnet ssh python ruby perl node php
    deno"""
)
"""Programs that talk to a socket."""
ENDING: Final = frozenset({"kill", "pkill", "killall", "skill", "fuser", "tskill", "taskkill"})
"""Programs that end processes."""
ATTACHING: Final = frozenset({"prlimit", "gdb", "lldb", "strace", "ltrace", "renice", "ionice"})
"""Programs that take hold of a running process, by its number."""
COVERING: Final = frozenset({"mount", "umount", "fusermount", "fusermount3"})
"""Programs that put other files in the place of a folder."""
MANAGERS: Final = word_set(
    """systemctl service rc-service launchctl supervisorctl sv initctl s6-svc s6-rc pm2 docker
    podman docker-compose snap chkconfig update-rc.d rc-update"""
)
"""Programs that start and stop services."""
STOPPING: Final = word_set(
    """stop restart kill disable mask edit revert set-property try-restart reload-or-restart freeze
    terminate rm remove unload bootout kickstart down halt pause del delete off isolate exit"""
)
"""What these do to a service that is to be left alone."""
STOPS: Final = frozenset({"stop", "disable", "uninstall", "restart", "kill", "pause"})
"""Classes of actions that stop a service or take a package away."""
PROCESS: Final = re.compile(
    rf"(?<![\w-]){NAME}(?:@\S{{1,64}})?(?:\.(?:service|socket|plist|pid|timer))?(?![\w/.-])"
)

INSTALLERS: Final = word_set(
    """pip uv pipx poetry conda mamba micromamba pdm pipenv apt apt-get dnf yum pacman brew apk
    zypper snap easy_install rye hatch nix nix-env dpkg rpm"""
)
REMOVING: Final = word_set(
    "uninstall remove rm purge erase autoremove -e -r -R -Rs --purge --remove"
)
REPLACING: Final = word_set("upgrade reinstall update self-update downgrade")
INSTALLING: Final = frozenset({"install", "add", "inject", "i", "sync"}) | REPLACING
FORCING: Final = word_set(
    """--force-reinstall --upgrade -U --force -f --ignore-installed -I --reinstall
    --reinstall-package --upgrade-package -P --allow-downgrades"""
)
"""Options by which an installed package is replaced. Without one, an installed one stays."""
OWN_PACKAGE: Final = re.compile(
    rf"{NAME}(?:\[[\w,-]*\])?(?P<version>[=<>~!@ ].*)?"
    rf"|(?P<source>(?:.*[/@+]{NAME}|{NAME}(?=/$))(?:\.git\S*|-\d\S*|#.*|/)?"
    rf"|{NAME}-\d\S*\.(?:whl|tar\.gz|zip))",
    re.DOTALL,
)
"""The package as it is given to an installer. A version or a source replaces what is there."""

TYPING: Final = word_set(
    """type typing keys key keyboard keystroke keystrokes tty pty tmux stdin paste xdotool sendkeys
    terminal console iterm iterm2 kitty wezterm repl"""
)
"""Words in the names of tools, or actions of tools, that type into what is on the screen."""
CODE_NAMES: Final = word_set(
    "code source cell snippet script program new_source cells expression js"
)
"""Arguments that hold code."""
