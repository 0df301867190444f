"""The words of decisions and of the notes about them."""
