"""The Python client: Client and Memory for threads, AsyncClient and AsyncMemory for asyncio.

Standard library only. `calls.py`, `async_calls.py`, `results.py` and `errors.py` are generated
from rpc_schema.
"""
