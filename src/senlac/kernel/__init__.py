"""The rules machine: programs of small steps on a stack of frames that is plain data."""
