"""Small complete games that prove the kernel: `fords` (cards, hidden hands, Responses), `hillock` (hexes, dice)."""
