"""Hooks for agent runtimes, which pin the rules, check each tool call and report each turn.

They use only the standard library. `hook.sh` runs them and blocks the tool unless they explicitly
allow it.
"""
