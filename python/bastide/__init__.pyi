from bastide import caverna, landscape, puzzle, solo, tally

__version__: str
__all__ = ["Error", "caverna", "landscape", "puzzle", "solo", "tally"]

class Error(ValueError): ...
