"""A daemon that responds within the time limit of the hooks, even on a busy machine."""

import pytest

from tests.clients.hooks.hook_runs import new_user
from tests.daemon import Daemon


@pytest.fixture(scope="session")
def hook_daemon(shared_daemon: Daemon) -> Daemon:
    """The shared daemon, after its first turn has loaded the guard and the readers of messages."""
    with shared_daemon.connect() as client:
        client.call("memory.turn_complete", user_id=new_user(), user_message="Never use sudo.")
    return shared_daemon
