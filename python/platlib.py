"""Prints the folder for packages with compiled modules, relative to a prefix: platlib.py PREFIX."""

import os
import sys
import sysconfig

prefix = sys.argv[1]
platlib = sysconfig.get_path("platlib")
if os.path.commonpath([prefix, platlib]) != os.path.normpath(prefix):
    platlib = sysconfig.get_path("platlib", "posix_prefix", vars={"platbase": prefix})
print(os.path.relpath(platlib, prefix))
