"""Fixtures that find the repository's test cases, and run the command."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def examples(root: Path) -> Path:
    return root / "examples"


@pytest.fixture(scope="session")
def command(root: Path) -> Callable[..., str]:
    """Runs the command of the same build with some words, and returns its output."""
    program = root / "build/test/bin/bastide"
    if not program.exists():
        pytest.skip("the command is not built: tools/build test bastide")

    def run(*words: str, source: str = "") -> str:
        ran = subprocess.run([program, *words], input=source, capture_output=True, text=True, check=True)
        return ran.stdout

    return run
