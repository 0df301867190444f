"""The guard on every text that is stored and can reach a prompt later."""
