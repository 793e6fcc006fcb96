"""Tile-laying games of the Carcassonne family: a module for each system of the library.

landscape: a finished map, its score, and the tiles that fit its holes
tally:     the log of a match and its totals
puzzle:    a sequence of tiles and its solutions
solo:      the builder game for one player
match:     the base game for 1 to 6 players
caverna:   the end of a game of Caverna
arrange:   tiles that fill a shape, if the package was compiled with a SAT solver

Docstrings say what raises an `Error`. Arguments of another type raise TypeError.
"""

from bastide import _bastide, _calls
from bastide._bastide import Error, __version__

_calls.give_signatures(_bastide.match)

from bastide import caverna, landscape, match, puzzle, solo, tally  # noqa: E402

__all__ = ["Error", "__version__", "caverna", "landscape", "match", "puzzle", "solo", "tally"]
if hasattr(_bastide, "arrange"):
    from bastide import arrange  # noqa: F401

    __all__ += ["arrange"]
