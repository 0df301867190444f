"""memoryctl, the command-line client: standard library only, no event loop.

A call takes tens of milliseconds. So modules import late what only some commands need, and the
modules of every call never import `typing`, `pathlib` or `dataclasses`, which cost more than that.
"""
