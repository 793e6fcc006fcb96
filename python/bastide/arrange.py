from bastide import _bastide, _modules

if not hasattr(_bastide, "arrange"):
    raise ImportError(
        "bastide.arrange needs the SAT solver CaDiCaL, which was missing when bastide was compiled: "
        "install libcadical-dev, and then install bastide again"
    )
__all__ = _modules.fill(globals(), _bastide.arrange)
