"""What a step of the tests reads: files of the repository, found by the arrows of C++'s includes."""
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
    """Every file that is not ignored; in a folder that is not a clone, every file that is not made by building."""
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
    """Every file of the repository, and a hash of what was in it when the tests began."""
    return {path: _hash(path) for path in sorted(_paths()) if (HOME / path).is_file()}


def under(*folders):
    """The files in the folders, and the files named themselves."""
    return {path for path in tree() if any(path == folder or path.startswith(folder.rstrip("/") + "/") for folder in folders)}


def text(path):
    return (HOME / path).read_text(errors="replace")


@cache
def _includes(path):
    return [name for name in re.findall(r'^#include "([^"]+)"', text(path), re.MULTILINE) if name in tree()]


def program(roots):
    """The C++ files that make a program of these: what they include, what carries that out, and so on.

    What a header promises is carried out by the .cpp file of the same name; test_plan.py holds the sources to that.
    """
    found, todo = set(), set(roots)
    while todo:
        path = todo.pop()
        found.add(path)
        beside = re.sub(r"\.h$", ".cpp", path)
        todo |= ({beside} & tree().keys() | set(_includes(path))) - found
    return found


def fingerprint(paths, command):
    """Changes if any of the files does, or the command."""
    total = hashlib.sha1(command.encode())
    for path in sorted(paths):
        total.update(os.fsencode(f"{path} {tree()[path]}\n"))
    return total.hexdigest()


def is_as_it_began(paths):
    """Whether no file has changed since the tests began."""
    return all(_hash(path) == tree()[path] for path in paths)
