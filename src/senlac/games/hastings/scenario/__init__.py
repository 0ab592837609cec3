"""The battlefield and the armies: reading them, checking them, finding them."""
