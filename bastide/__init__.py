"""This folder is the C++ library's. Python finds it when it runs in the folder above, and gets the installed package."""

import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path

above = Path(__file__).resolve().parent.parent
spec = PathFinder.find_spec("bastide", [entry for entry in sys.path if Path(entry).resolve() != above])
if spec is None or spec.loader is None:
    raise ImportError(f"bastide is not installed: `pip install {above}` installs it")
sys.modules["bastide"] = module_from_spec(spec)
spec.loader.exec_module(sys.modules["bastide"])
