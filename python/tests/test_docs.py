"""The examples of docs/python.md do what it shows."""

import doctest


def test_examples_of_the_documentation(root, monkeypatch):
    monkeypatch.chdir(root)
    result = doctest.testfile(str(root / "docs/python.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0
