"""What the clients raise: ClientError and below it a class for each error code of the daemon.

The tree is drawn in base_errors.py.
"""

from memoryd_client._generated.errors import *  # noqa: F403 (its __all__ is made from the codes)
