"""For all tests: how long something takes is measured by `./dev bench`, never by a test."""

from hypothesis import settings

settings.register_profile("senlac", deadline=None)
settings.load_profile("senlac")
