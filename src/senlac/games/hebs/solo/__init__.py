"""The solo game: the Foe is no bot but a set of rules, and where these leave a choice, the player makes it."""
