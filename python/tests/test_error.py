"""bastide.Error: its message and location."""

import pickle

import pytest

from bastide import Error, caverna, landscape, match, puzzle, solo, tally


@pytest.mark.parametrize(
    ("read", "line", "column"),
    [
        (lambda: tally.read("2\n1 city 4\n3 road 1\n.\n"), 3, None),
        (lambda: landscape.read("[[[0,0,0,0,0]],\n  [[0,9,0,0,0]]]"), 2, 7),
        (lambda: caverna.read('{"name":\n 7}'), 2, 2),
        (lambda: solo.read("\n[]"), 2, 1),
        (lambda: match.read("{}\n x"), 2, 2),
        (lambda: puzzle.read("tile road road\nroad ship"), 2, None),
        # The caller did not pass a text.
        (lambda: caverna.read({"name": 7}), None, None),
        (lambda: solo.Game("a", settings=solo.Settings(size=4)), None, None),
    ],
)
def test_an_error_knows_its_place(read, line, column):
    with pytest.raises(Error) as raised:
        read()
    assert (raised.value.line, raised.value.column) == (line, column)
    where = "".join(f"{number}:" for number in (line, column) if number)
    assert str(raised.value).startswith(where)


def test_an_error_is_made_and_pickled_as_others():
    assert (Error("why").line, Error("why").column) == (None, None)
    with pytest.raises(Error) as raised:
        tally.read("2\n7")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.line, again.column) == (str(raised.value), 2, None)
    assert (Error.line, Error.column) == (None, None)


def test_an_error_is_a_value_error():
    with pytest.raises(ValueError, match="size"):
        solo.Game("a", settings=solo.Settings(size=4))
