"""The pages of the documentation that are written from the project itself: rules, cards, battle, rooms."""
