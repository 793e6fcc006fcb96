"""The examples in the documentation give the shown results."""

import doctest

import pytest


@pytest.mark.parametrize("page", ["README.md", "docs/first-bot.md", "docs/python.md", "docs/environments.md", "python/PACKAGE.md"])
def test_examples_of_the_documentation(root, monkeypatch, page):
    if page == "docs/environments.md":
        pytest.importorskip("gymnasium")
        pytest.importorskip("pettingzoo")
    monkeypatch.chdir(root)
    result = doctest.testfile(str(root / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0
