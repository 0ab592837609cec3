# What people can type besides the printed names: words for actions, other names, kinds of things
little-words = a, an, at, by, for, from, in, into, of, on, the, to, with, facing, hex
typed-demo = show me
typed-piles = pile, discard pile, discard piles, discards, discard
