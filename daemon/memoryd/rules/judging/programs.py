"""Well-known programs: which words of a rule are commands, and what a command line does."""

import re
from functools import lru_cache

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.tokens import word_set

PROGRAMS = word_set(
    """sudo su doas curl wget rm rmdir mv cp dd mkfs fdisk parted shred chmod chown chgrp kill
    pkill killall git docker docker-compose podman kubectl helm terraform tofu ansible
    ansible-playbook vagrant npm npx yarn pnpm bun pip pip3 pipx conda mamba poetry uv cargo
    rustup brew apt apt-get aptitude yum dnf pacman snap apk zypper winget choco scoop flatpak
    gem bundle composer maven mvn gradle cmake
    systemctl service journalctl crontab iptables ufw nft ssh scp sftp rsync
    telnet nc netcat ncat socat nmap tcpdump psql mysql mysqldump pg_dump pg_restore mongo
    mongosh redis-cli sqlite3 aws gcloud az gsutil s3cmd heroku vercel netlify flyctl
    firebase wrangler gh glab hub python python3 python2 node deno ruby perl php java javac bash zsh
    sh powershell pwsh eval sed awk tee xargs nohup tmux screen vim vi nano emacs reboot
    shutdown poweroff halt mkswap swapoff mount umount lsof strace gdb useradd userdel
    usermod passwd visudo chattr truncate tar unzip zip gzip openssl gpg ssh-keygen base64
    ffmpeg convert alembic prisma flyway liquibase rake rails django-admin manage.py pytest
    tox make launchctl defaults diskutil crictl k9s oc argocd flux skaffold minikube kind
    eksctl pulumi packer vault consul nomad ls cat grep find"""
)
"""Names that a rule most likely means as commands wherever they stand."""

AMBIGUOUS = word_set(
    "make find kind convert service defaults truncate cat kill host mount "
    "flux vault node composer tee "
    "shutdown reboot halt screen snap zip hub bundle pip3 eval consul nomad "
    "prisma packer java python"
)
"""Programs that are plain words too: commands only where the rule says so."""

WITH_SUBCOMMANDS = word_set(
    """git docker docker-compose podman kubectl helm terraform tofu npm yarn pnpm bun pip pip3
    pipx conda poetry uv cargo rustup brew apt apt-get yum dnf pacman snap apk winget choco
    scoop flatpak gem bundle composer mvn gradle
    systemctl service aws gcloud az gsutil heroku vercel netlify flyctl
    firebase wrangler gh glab make alembic prisma flyway rake rails manage.py artisan ansible
    vagrant oc
    argocd flux skaffold minikube eksctl pulumi packer vault nomad redis-cli ufw crontab
    launchctl diskutil npx sudo openssl"""
)

_SAME_PROGRAM: dict[str, str] = {
    "python3": "python",
    "python2": "python",
    "pip3": "pip",
    "apt-get": "apt",
    "nodejs": "node",
    "netcat": "nc",
    "ncat": "nc",
    "tofu": "terraform",
    "maven": "mvn",
    "mvnw": "mvn",
    "gradlew": "gradle",
    "kubernetes": "kubectl",
    "fly": "flyctl",
    "vi": "vim",
    "ntl": "netlify",
    "netlify-cli": "netlify",
    "firebase-tools": "firebase",
}
_VERSIONED = re.compile(r"(python|pip|node|php|ruby|perl|lua|java|gcc|g\+\+|clang)-?[\d.]+")


@lru_cache(maxsize=4096)
def same_program(name: str) -> str:
    """The one name of a program that has several: `python3.12`, `mkfs.ext4`, `apt-get`."""
    if name.startswith("mkfs."):
        return "mkfs"
    versioned = _VERSIONED.fullmatch(name)
    return versioned.group(1) if versioned else _SAME_PROGRAM.get(name, name)


SAME_SUBCOMMAND: dict[str, str] = {
    "i": "install",
    "add": "install",
    "rm": "remove",
    "un": "uninstall",
    "rmi": "remove",
    "flushall": "delete",
    "flushdb": "delete",
    "switch": "checkout",
    "del": "delete",
    "run-instances": "create",
    "dist-upgrade": "upgrade",
    "full-upgrade": "upgrade",
}

_PROGRAM_ACTIONS: dict[str, str] = {
    **dict.fromkeys(("sbatch", "qsub", "bsub", "srun", "salloc"), "submit start"),
    **dict.fromkeys(
        ("rm", "rmdir", "unlink", "shred", "srm", "trash", "rimraf", "del", "trash-empty"), "delete"
    ),
    **dict.fromkeys(("mv", "rename"), "move write"),
    **dict.fromkeys(("cp", "rsync", "scp", "sftp", "install", "ln"), "copy write"),
    **dict.fromkeys(
        ("tee", "dd", "truncate", "patch", "chmod", "chown", "chgrp", "chattr", "ed"), "write"
    ),
    **dict.fromkeys(("touch", "mkdir"), "create write"),
    **dict.fromkeys(("nano", "vim", "vi", "emacs", "code"), "write read"),
    **dict.fromkeys(
        (
            "cat",
            "less",
            "more",
            "head",
            "tail",
            "grep",
            "egrep",
            "fgrep",
            "rg",
            "ag",
            "ls",
            "wc",
            "stat",
            "file",
            "diff",
            "cmp",
            "tree",
            "du",
            "xxd",
            "od",
            "strings",
            "sort",
            "uniq",
            "cut",
            "jq",
            "yq",
            "bat",
            "nl",
            "tac",
            "md5sum",
            "sha256sum",
            "readlink",
            "realpath",
            "awk",
            "hexdump",
            "column",
        ),
        "read",
    ),
    **dict.fromkeys(("tar", "zip", "gzip", "7z", "base64", "gpg", "openssl"), "read copy"),
    **dict.fromkeys(("unzip", "gunzip"), "read write"),
    **dict.fromkeys(("source", "."), "read"),
    "sed": "read",
    **dict.fromkeys(("curl", "http", "https", "lynx", "links", "xdg-open"), "fetch download send"),
    "wget": "download fetch",
    **dict.fromkeys(("kill", "pkill", "killall", "shutdown", "poweroff", "halt"), "stop"),
    **dict.fromkeys(("ufw", "iptables", "firewall-cmd", "nft"), "write fetch"),
    "reboot": "restart",
    **dict.fromkeys(("ssh", "telnet", "mosh"), "login"),
    **dict.fromkeys(("mail", "sendmail", "mutt", "mailx", "msmtp"), "send"),
    **dict.fromkeys(("pg_dump", "mysqldump"), "read export"),
    **dict.fromkeys(("pytest", "tox", "jest", "mypy", "ruff", "eslint", "flake8"), "test"),
    **dict.fromkeys(("dropdb", "userdel", "deluser"), "drop delete"),
    **dict.fromkeys(("useradd", "adduser"), "create"),
    **dict.fromkeys(("usermod", "passwd", "chsh"), "write"),
    "mkfs": "delete write",
    **dict.fromkeys(("psql", "mysql", "mariadb", "mongosh", "mongo", "redis-cli"), "login query"),
    "mount": "mount",
    "alembic": "migrate",
    "flyway": "migrate",
    "liquibase": "migrate",
}

HARMLESS = word_set(
    """ls pwd cd echo printf cat head tail grep egrep rg wc date whoami hostname uptime df du ps
    which type true false test [ stat file sort uniq cut tr diff tree id uname env printenv
    sleep seq basename dirname jq less more find done fi esac for in case export set unset
    read history man help free top lsblk blkid lscpu lsusb lspci getent groups id last who w
    printenv ss netstat dig nslookup vmstat iostat lsof"""
)
"""Programs that change nothing, whatever their arguments: a vague rule does not stop them."""

_READING_SUBCOMMANDS = word_set(
    """status log diff show list ls get describe logs ps images inspect version help info config
    branch remote blame plan validate fmt fetch outdated search view test build lint whoami
    top events explain history audit check output state tag shortlog reflog rev-parse graph"""
)
_INTERPRETERS = word_set(
    "python node ruby perl php bash sh zsh deno make java go npx npm yarn "
    "pnpm bun uv cargo rake poetry task just"
)


PACKAGE_MANAGERS = word_set(
    "npm yarn pnpm bun pip pipx conda poetry uv cargo brew apt dnf gem bundle"
)
_UNINSTALLERS = PACKAGE_MANAGERS | word_set(
    "helm winget choco scoop snap flatpak apk zypper yum adb asdf nvm rustup"
)
_UNINSTALLING = word_set("remove purge autoremove rm erase uninstall un")
_COMPOSING = frozenset({"docker", "docker-compose", "podman", "podman-compose"})
_OF_RELEASES = frozenset({"delete", "del"})
"""What `helm` has besides for uninstalling."""
_FIREWALLS = frozenset({"ufw", "iptables", "firewall-cmd", "nft"})
_REWRITING = (("filter-branch",), ("filter-repo",))
_TARGET_RUNNERS = frozenset({"make", "just", "rake", "task", "npm", "yarn", "pnpm", "bun", "deno"})
_FORGES = frozenset({"gh", "glab"})
"""Their first word is a thing, the second says what is done to it."""
_RELEASED = frozenset({"deploy", "send"})
"""What making a release amounts to besides."""
_MAKING = frozenset({"create", "upload", "edit"})
_RELEASING = frozenset({"release", "ship"})
"""Targets that may deploy, publish or only build, as their author liked."""
_UPGRADING = frozenset({"update", "upgrade", "up"})


_CMDLET = re.compile(
    r"(remove|clear|get|set|new|copy|move|rename|stop|start|restart|add|send|install|uninstall|"
    r"enable|disable|update)-[a-z]+"
)
"""`remove-item`: a command of PowerShell, which begins with its verb."""


def command_actions(program: str, operands: tuple[str, ...]) -> frozenset[str]:
    """The classes of what a simple command does; empty for a program that is not known."""
    program = same_program(program)
    found: set[str] = set()
    if program in _FORGES and operands[1:]:
        thing, *rest = operands
        operands = tuple(rest)
        if thing == "release" and rest[0] in _MAKING:
            found.update(_RELEASED)
    if program in _TARGET_RUNNERS and _RELEASING.intersection(operands[:3]):
        return frozenset({"cut"})
    if program == "git" and operands[:1] in _REWRITING:
        return frozenset({"rewrite_history"})
    if program in _UNINSTALLERS and _UNINSTALLING.intersection(operands[:1]):
        return frozenset({"uninstall", "delete"})
    if program in _COMPOSING and operands[-1:] == ("down",):
        return frozenset({"stop", "delete"})
    if program == "helm" and _OF_RELEASES.intersection(operands[:1]):
        return frozenset({"uninstall", "delete"})
    if _LISTED.intersection(operands[:1]) and _LISTING.intersection(operands[1:2]):
        return frozenset({"read"})
    if program in _FIREWALLS | {"systemctl"} and is_harmless(program, operands):
        return frozenset({"read"})
    if program in _PROGRAM_ACTIONS:
        found.update(_PROGRAM_ACTIONS[program].split())
    if program in PACKAGE_MANAGERS and _UPGRADING.intersection(operands[:1]):
        return frozenset({"upgrade"})
    if program in PACKAGE_MANAGERS and operands[:1] == ("publish",):
        return frozenset({"send", "cut"})
    if program in WITH_SUBCOMMANDS:
        told: set[str] = set()
        for word in operands[:3]:
            lowered = SAME_SUBCOMMAND.get(word.casefold(), word.casefold())
            for part in (lowered,) if class_of(lowered) else re.split("[-:]", lowered):
                name = class_of(part)
                if name and name not in ("use",):
                    told.add(name)
            if told - {"run"}:
                break
        found |= told
    elif program in HARMLESS and not found:
        found.add("read")
    elif not found and (cmdlet := _CMDLET.fullmatch(program)):
        found.add(class_of(cmdlet[1]) or "use")
    return frozenset(found)


_LISTED = word_set("stash worktree submodule image container volume network secret rollout")
_LISTING = frozenset({"list", "ls", "show", "status", "history"})
"""`git stash list` only looks; `git push list` does not."""
_ASKING = re.compile("(?:describe|list|get|is)-")
"""The same for `aws ec2 describe-instances`, `systemctl is-active`."""
_LOOKING_OPTIONS = {
    "crontab": frozenset({"-l"}),
    "nginx": frozenset({"-t", "-T", "-v", "-V"}),
    "apachectl": frozenset({"-t", "-S", "-v"}),
    "visudo": frozenset({"-c"}),
}
"""Options with which a program changes nothing."""
_ON_JOURNALS = ("--vacuum", "--rotate", "--flush", "--sync", "--relinquish", "--setup", "--update")
"""Options with which `journalctl` changes the journals that it shows."""
_ABOUT_ITSELF = frozenset({"--help", "--version"})
_ASKING_CONFIG = 2
"""Words of `git config NAME`, which sets nothing."""


def is_harmless(program: str, operands: tuple[str, ...]) -> bool:
    """Whether the command only looks: no vague ban on doing something concerns it."""
    if program == "git" and operands[:1] == ("config",):
        return len(operands) <= _ASKING_CONFIG
    if program in HARMLESS:
        return not (program == "find" and {"-delete", "-exec"} & set(operands))
    if program not in WITH_SUBCOMMANDS or program in _INTERPRETERS:
        return False
    if _LISTED.intersection(operands[:1]) and _LISTING.intersection(operands[1:2]):
        return True
    if program == "aws" and any(map(_ASKING.match, operands[1:2])):
        return True
    if program == "systemctl" and any(map(_ASKING.match, operands[:1])):
        return True
    return operands[:1] != () and operands[0].casefold() in _READING_SUBCOMMANDS


def only_looks(program: str, words: tuple[str, ...]) -> bool:
    """Whether the options among `words`, all arguments, make the command one that only looks."""
    if program == "journalctl":
        return not any(word.startswith(_ON_JOURNALS) for word in words)
    alone = len(words) == 1 and not _ABOUT_ITSELF.isdisjoint(words)
    return alone or not _LOOKING_OPTIONS.get(program, frozenset()).isdisjoint(words)
