"""Hastings 1066 AD: the hex wargame. Modules are named after the modules of its rulebook."""
