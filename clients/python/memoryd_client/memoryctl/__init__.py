"""memoryctl, the command-line client: the standard library alone, and no event loop.

A call of memoryctl is over in tens of milliseconds, so modules import late what only some
commands need, and never `typing`, `pathlib` or `dataclasses`, which cost more than the call.
"""
