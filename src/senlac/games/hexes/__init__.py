"""The hex grid on which hex wargames are built."""
