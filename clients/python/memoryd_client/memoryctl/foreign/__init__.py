"""Readers of other programs' memory files, which convert bytes to items.

They use only the standard library.
"""
