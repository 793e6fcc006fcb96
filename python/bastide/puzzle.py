from bastide import _bastide, _modules

__all__ = _modules.fill(globals(), _bastide.puzzle)
