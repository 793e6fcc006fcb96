"""Fills the modules of the package from the extension module, which has a part for each."""

from types import ModuleType
from typing import Any


def fill(module: dict[str, Any], part: ModuleType) -> list[str]:
    """Gives a module the docstring, classes and functions of a part. Returns their names."""
    module["__doc__"] = part.__doc__
    names = [name for name in vars(part) if not name.startswith("_")]
    module.update((name, getattr(part, name)) for name in names)
    return names
