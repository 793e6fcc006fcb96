"""Where the tests find the repository's own cases."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def examples(root: Path) -> Path:
    return root / "examples"
