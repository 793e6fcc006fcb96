"""Finds the files of the repository that a test step reads, by following C++ includes."""
import hashlib
import os
import re
import subprocess
from functools import cache
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]


IGNORED = {"build", "node_modules", "dist", ".git"}


def _git(*words):
    try:
        done = subprocess.run(["git", *words], cwd=HOME, capture_output=True)
    except FileNotFoundError:
        return ""
    return os.fsdecode(done.stdout) if done.returncode == 0 else ""


def _paths():
    """Returns all files that git does not ignore. In a folder that is not a clone, returns all files that no build has made."""
    if os.path.realpath(_git("rev-parse", "--show-toplevel").rstrip("\n")) == str(HOME):
        return set(filter(None, _git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")))
    found = set()
    for folder, folders, names in os.walk(HOME):
        folders[:] = [each for each in folders if each not in IGNORED]
        found.update(os.path.relpath(os.path.join(folder, name), HOME) for name in names)
    return found


def _hash(path):
    try:
        return hashlib.sha1((HOME / path).read_bytes()).hexdigest()
    except OSError:
        return "unreadable"


@cache
def tree():
    """Returns all files of the repository with a hash of their content at the start of the tests."""
    return {path: _hash(path) for path in sorted(_paths()) if (HOME / path).is_file()}


def under(*folders):
    """Returns the given files and the files in the given folders."""
    return {path for path in tree() if any(path == folder or path.startswith(folder.rstrip("/") + "/") for folder in folders)}


def text(path):
    return (HOME / path).read_text(errors="replace")


@cache
def _includes(path):
    return [name for name in re.findall(r'^#include "([^"]+)"', text(path), re.MULTILINE) if name in tree()]


def program(roots):
    """Returns the C++ files of a program with these roots: the headers that they include, their implementations, and so on.

    A header is implemented by the .cpp file of the same name, which test_plan.py checks.
    """
    found, todo = set(), set(roots)
    while todo:
        path = todo.pop()
        found.add(path)
        beside = re.sub(r"\.h$", ".cpp", path)
        todo |= ({beside} & tree().keys() | set(_includes(path))) - found
    return found


def fingerprint(paths, command):
    """Returns a hash of the files and the command."""
    total = hashlib.sha1(command.encode())
    for path in sorted(paths):
        total.update(os.fsencode(f"{path} {tree()[path]}\n"))
    return total.hexdigest()


def is_as_it_began(paths):
    """Returns whether no file has changed since the start of the tests."""
    return all(_hash(path) == tree()[path] for path in paths)
