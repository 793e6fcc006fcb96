"""Tile-laying games of the Carcassonne family: a module for each system of the library.

landscape: a finished map, its score, and what fits its holes
tally:     the log of a match, added up
puzzle:    a sequence of tiles, and the maps it makes
solo:      the builder game for one
match:     the base game for 2 to 6 players
caverna:   the end of a game of Caverna
"""

from bastide._bastide import Error, __version__, caverna, landscape, match, puzzle, solo, tally

__all__ = ["Error", "caverna", "landscape", "match", "puzzle", "solo", "tally"]
