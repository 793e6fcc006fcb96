"""Writes the type stubs of the package built in a folder: stubs.py FOLDER."""

import re
import sys
import typing
from pathlib import Path

from nanobind import stubgen

# Values whose type is not precise enough, and one that is left out.
CONSTANTS = {
    "__version__": "str",
    "CATALOGUE": "tuple[tuple[int, int, int, int, int], ...]",
    "PHYSICAL_GOODS": "dict[str, int]",
    "PHYSICAL_ANIMALS": "dict[str, int]",
}


class Stubs(stubgen.StubGen):
    def put(self, value, name=None, parent=None):
        if isinstance(value, typing.NewType):
            new_type = self.bind("typing", "NewType")
            self.write_ln(f'{name} = {new_type}("{name}", {value.__supertype__.__name__})\n')
        elif name == "__hash__" and value is None:
            class_var = self.bind("typing", "ClassVar")
            self.write_ln(f"__hash__: {class_var}[None]  # type: ignore[assignment]\n")
        elif name in ("line", "column") and value is None:
            self.write_ln(f"{name}: int | None\n")  # of an Error
        elif name in CONSTANTS:
            self.write_ln(f"{name}: {CONSTANTS[name]}\n")
        elif name in ("__all__", "__match_args__"):
            # Type checkers read these names.
            self.write_ln(f"{name} = {value!r}\n")
        else:
            super().put(value, name, parent)


stubgen.StubGen = Stubs  # also for submodules
folder = Path(sys.argv[1])
stubgen.main(["-q", "-r", "-i", str(folder), "-O", str(folder / "bastide"), "-m", "bastide"])

# Arguments that are whole numbers may be NumPy's.
for stub in (folder / "bastide").glob("*.pyi"):
    text = re.sub(
        r"^ *def (?:__init__|[a-z]\w*)\(.*\) ->",
        lambda head: re.sub(r"(\b\w+: )int\b", r"\1SupportsIndex", head[0]),
        stub.read_text(),
        flags=re.MULTILINE,
    )
    if "SupportsIndex" in text and not re.search(r"^ +SupportsIndex,?$|^from typing import .*SupportsIndex", text, re.MULTILINE):
        text = text.replace("from typing import ", "from typing import SupportsIndex, ", 1)
    stub.write_text(text)
