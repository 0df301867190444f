"""Hooks of agent runtimes: rules are pinned, each tool call is checked, each turn is reported.

Standard library only. `hook.sh` runs them and blocks the tool unless they clearly allow it.
"""
