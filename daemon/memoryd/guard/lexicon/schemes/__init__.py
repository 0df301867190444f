"""What schemes are made of: lies, conditions, recommendations, payments, files, installations;
by language."""
