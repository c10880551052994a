"""Players that speak: a bot that asks a language model at an address its host has named."""
