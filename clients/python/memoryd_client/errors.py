"""The exceptions of the clients: ClientError and its subclasses, one per error code of the daemon.

base_errors.py shows the class tree.
"""

from memoryd_client._generated.errors import *  # noqa: F403 (its __all__ is made from the codes)
