"""What bots need to know."""
