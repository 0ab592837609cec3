"""What a seat sees: in text, as a scene, and the words on the cards."""
