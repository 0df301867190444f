"""From a user's message to decrees, and to the tool that each belongs to."""
