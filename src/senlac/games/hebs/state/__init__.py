"""The table, and the lookup tables that every game of one box shares."""
