"""The Historic Epic Battle System: one engine for 1066 and what shares its rules."""
