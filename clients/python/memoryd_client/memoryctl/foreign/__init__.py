"""Readers of other programs' memory files: from bytes to items. Standard library only."""
