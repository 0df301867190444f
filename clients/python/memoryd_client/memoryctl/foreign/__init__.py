"""Readers of other programs' memory files: bytes in, a list of items out. Standard library only."""
