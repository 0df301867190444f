"""The profile: short facts about the user and the work, pinned into the prompt."""
