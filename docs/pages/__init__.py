"""The documentation pages that are generated from the project itself: rules, cards, Hastings, rooms."""
