"""From a rule's text and a call's arguments to allow, ask or deny."""
