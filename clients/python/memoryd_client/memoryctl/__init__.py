"""memoryctl, the command-line client. It uses only the standard library and no event loop.

A call must take only tens of milliseconds. So what only some commands need is imported late, and
modules that every call loads never import `typing`, `pathlib` or `dataclasses`, which are slow.
"""
