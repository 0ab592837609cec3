"""What a player sees: in text, as a scene, as a drawing."""
