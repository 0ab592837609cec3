"""The games that come with Senlac."""
