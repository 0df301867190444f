"""The words of orders and attacks, by language."""
