"""The language in which the abilities of cards are written."""
