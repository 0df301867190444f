"""Hooks of agent runtimes: rules are pinned, each tool call is checked, each turn is reported.

Standard library only. `hook.sh` runs them and makes sure that what is not a clear allow blocks.
"""
