"""The lines of an export file: what they hold, how they are read and written, and their seal."""
