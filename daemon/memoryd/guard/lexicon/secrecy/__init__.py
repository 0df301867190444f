"""How a scheme is covered up: the truth, silence, warnings, reports, what is deleted; by language."""
