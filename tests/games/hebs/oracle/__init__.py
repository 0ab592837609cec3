"""The oracle: a second, slow and independent reading of what cards say, to hold the engine against.

`table` is a plain model of the table, read from the raw fields of a state; `reading` interprets abilities straight from
the tree that the parser makes of their text, with its own idea of zones, targets, amounts and responses; `comparing`
plays the engine and the reading side by side. Nothing here calls the engine to know what a card means.
"""
