"""What a step of the tests reads: files of the repository, found by the arrows of C++'s includes."""
import hashlib
import os
import re
import subprocess
from functools import cache
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]


@cache
def tree():
    """Every file of the repository that is not ignored, and a hash of what is in it."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=HOME, capture_output=True, text=True)
    if listed.returncode == 0:
        paths = set(filter(None, listed.stdout.split("\0")))
    else:  # not a clone
        ignored = {"build", "node_modules", "dist", ".git"}
        paths = {os.path.relpath(os.path.join(folder, name), HOME)
                 for folder, folders, names in os.walk(HOME)
                 for name in names if not folders.__setitem__(slice(None), [each for each in folders if each not in ignored])}
    return {path: hashlib.sha1((HOME / path).read_bytes()).hexdigest() for path in sorted(paths) if (HOME / path).is_file()}


def under(*folders):
    """The files in the folders, and the files named themselves."""
    return {path for path in tree() if any(path == folder or path.startswith(folder.rstrip("/") + "/") for folder in folders)}


@cache
def _includes(path):
    return [name for name in re.findall(r'^#include "([^"]+)"', (HOME / path).read_text(), re.MULTILINE) if name in tree()]


def program(roots):
    """The C++ files that make a program of these: what they include, what carries that out, and so on.

    What a header promises is carried out by the .cpp file of the same name; test_steps.py holds the sources to that.
    """
    found, todo = set(), set(roots)
    while todo:
        path = todo.pop()
        found.add(path)
        beside = re.sub(r"\.h$", ".cpp", path)
        todo |= ({beside} & tree().keys() | set(_includes(path))) - found
    return found


def fingerprint(paths):
    """Changes if any of the files does."""
    total = hashlib.sha1()
    for path in sorted(paths):
        total.update(f"{path} {tree()[path]}\n".encode())
    return total.hexdigest()
