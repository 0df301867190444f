"""Connections of other unix users, and calls that fit every method."""

import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from memoryd.schema.catalogue import methods

_CONNECT = """
import os, socket, sys
path, uid, *groups = sys.argv[1:]
groups = [int(one) for one in groups]
carrier = socket.socket(fileno=0)
os.setgroups(groups)
os.setgid(int(uid)); os.setuid(int(uid))
peer = socket.socket(socket.AF_UNIX)
try:
    peer.connect(path)
except OSError as error:
    carrier.send(b"E" + str(error.errno).encode())
else:
    socket.send_fds(carrier, [b"C"], [peer.fileno()])
carrier.recv(1)
"""


class NoEntryError(Exception):
    """The socket's mode did not let the user in."""


@contextmanager
def connected_as(path: Path, uid: int, groups: Sequence[int] = ()) -> Iterator[socket.socket]:
    """A socket that another process has connected as this uid (and the gid of that number), with
    these supplementary groups. The process lives on until the end."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-I", "-S", "-c", _CONNECT, str(path), str(uid), *map(str, groups)]
    with ours, subprocess.Popen(command, stdin=theirs.fileno()):
        theirs.close()
        try:
            told, descriptors, _, _ = socket.recv_fds(ours, 64, 1)
            if told[:1] != b"C":
                raise NoEntryError(told.decode())
            with socket.socket(fileno=descriptors[0]) as connected:
                connected.settimeout(30)
                yield connected
        finally:
            ours.close()  # lets the process end, which its `with` waits for


def params_of(method: str, user_id: str) -> dict[str, Any]:
    """Params of the method's kind that name this user, valid or not."""
    named = "user_id" in methods()[method].params["properties"]
    return {"user_id": user_id} if named else {}
