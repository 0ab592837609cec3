"""The packs of cards: reading them, checking them, finding them."""
