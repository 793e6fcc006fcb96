"""All readers reject values other than text, lists and dicts with the same message."""

from collections import deque
from pathlib import Path

import pytest

from bastide import Error, caverna, landscape, match, puzzle, solo, tally

READ_JSON = [landscape.read, landscape.score, caverna.read, solo.read, match.read]
READ_TEXT = [tally.read, tally.standings, puzzle.read]
READ = READ_JSON + READ_TEXT


@pytest.mark.parametrize("read", READ)
@pytest.mark.parametrize("source", [7, 1.5, object(), {1}, deque([1]), bytearray(b"[]")])
def test_other_types_are_refused(read, source):
    due = "expected JSON, as str, bytes, a list or a dict" if read in READ_JSON else "expected text, str or bytes"
    with pytest.raises(TypeError) as refused:
        read(source)
    assert str(refused.value) == f"{due}, not {type(source).__name__}"


@pytest.mark.parametrize("read", READ)
def test_nothing_is_refused(read):
    with pytest.raises(TypeError, match="expected text,? (or )?bytes.*, not None"):
        read(None)


@pytest.mark.parametrize("read", READ)
def test_files_are_to_be_read_first(read, tmp_path):
    path = tmp_path / "source"
    path.write_text("[]")
    with path.open() as file:
        for source in (Path("source"), file):
            with pytest.raises(TypeError, match=f"not {type(source).__name__}: read the file first"):
                read(source)


@pytest.mark.parametrize("read", READ_JSON)
def test_lists_without_an_end_are_refused(read):
    own = []
    own.append(own)
    with pytest.raises(Error, match="no JSON can be made of it: Circular reference"):
        read(own)
    deep = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Error, match="no JSON can be made of it"):
        read(deep)


@pytest.mark.parametrize("read", READ_JSON)
def test_what_json_has_no_word_for_is_refused(read):
    for source in ([Path()], {"a": object()}, {(1, 2): 3}):
        with pytest.raises(TypeError, match="no JSON can be made of it"):
            read(source)


@pytest.mark.parametrize("read", READ)
def test_half_characters_are_refused(read):
    with pytest.raises(Error, match="a surrogate alone"):
        read("\ud800")
