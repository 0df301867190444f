"""The client for threads, and one user's memory through it."""

from memoryd_client._generated.client import Client as Client
from memoryd_client._generated.client import Memory as Memory
