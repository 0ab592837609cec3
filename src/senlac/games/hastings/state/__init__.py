"""The position, and the lookup tables of the battlefield."""
