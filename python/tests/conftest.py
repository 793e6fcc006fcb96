"""Fixtures that find the repository's test cases."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def examples(root: Path) -> Path:
    return root / "examples"
