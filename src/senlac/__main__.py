"""`python -m senlac` is `senlac`."""

from senlac.cli.main import main

main()
