"""The synchronous client, and the memory of one user through it."""

from memoryd_client._generated.client import Client as Client
from memoryd_client._generated.client import Memory as Memory
