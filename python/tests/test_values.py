"""Results are values: equal if they say the same, their own copies, and made by the library alone."""

import copy
import importlib
import pickle

import pytest

from bastide import Error, caverna, landscape, puzzle, solo, tally

ROOMS = ["landscape", "tally", "puzzle", "solo", "caverna"]
CLASSES = [
    each
    for room in ROOMS
    for each in vars(importlib.import_module(f"bastide.{room}")).values()
    if isinstance(each, type)
]
# The others are results.
MADE_BY_CALLERS = [solo.Move, solo.Game]

LOG = "2\n1 city 4\n:\n2 field 1\n.\n"
MAP = [[[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]]]


def values():
    """One of each kind that is read, and some that come from them."""
    map_, match = landscape.read(MAP), tally.read(LOG)
    tiles, sheets = puzzle.read("tile pasture pasture pasture pasture"), caverna.read({"name": "Blue", "dwarfs": 3})
    return [
        map_, map_.score, map_.features()[0], match, match.entries[0], match.standings[0], tiles, next(tiles.solve()),
        tiles.grade(), sheets, sheets.score(house_rules=True)[0], solo.Move(0, 1, 2), solo.Game("a").score,
    ]  # fmt: skip


def test_what_is_read_twice_is_equal():
    for one, other in zip(values(), values(), strict=True):
        assert one is not other
        assert one == other, one
        assert one != 1


def test_what_differs_is_not_equal():
    assert landscape.read(MAP) != landscape.read(MAP * 2)
    # The same tile, once with a count of cities that contradicts its sides.
    right, wrong = landscape.read([[[2, 0, 0, 0, 1]]]), landscape.read([[[2, 0, 0, 0, 4]]])
    assert right.rows == wrong.rows
    assert right.doubts != wrong.doubts
    assert right != wrong
    assert tally.read(LOG) != tally.read(LOG.replace("4", "5"))
    assert tally.read(LOG) != tally.read(LOG.replace("2\n1", "3\n1"))
    assert puzzle.read("tile pasture pasture pasture pasture") != puzzle.read("tile road road road road")


def test_equal_values_have_equal_hashes():
    for one, other in zip(values(), values(), strict=True):
        try:
            assert hash(one) == hash(other)
        except TypeError:
            assert any(isinstance(getattr(one, name), dict) for name in one.__match_args__), one


def test_copies_are_the_value_itself():
    for value in values():
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
        assert copy.deepcopy([value])[0] is value


def test_puzzles_and_sheets_are_pickled():
    for value in (puzzle.generate(7, seed="a"), caverna.least(2), caverna.read({"players": [{}, {"name": "Zoë"}]})):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(value, protocol)) == value


def test_what_is_not_pickled_says_so():
    for value in (landscape.read(MAP), tally.read(LOG), solo.DISCARD, solo.Game("a")):
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(value)


def test_a_game_changes_and_is_equal_to_itself_alone():
    game = solo.Game("a")
    assert game == game  # noqa: PLR0124
    assert game != solo.Game("a")


@pytest.mark.parametrize("cls", CLASSES, ids=str)
def test_results_are_not_made_by_callers(cls):
    if cls not in MADE_BY_CALLERS:
        with pytest.raises(TypeError, match="no constructor defined"):
            cls()
    for base in cls.__mro__[1:]:
        with pytest.raises(TypeError, match="not safe"):
            base.__new__(cls)


@pytest.mark.filterwarnings("ignore:.*uninitialized instance:RuntimeWarning")
@pytest.mark.parametrize("cls", CLASSES, ids=str)
def test_what_is_not_made_yet_is_not_touched(cls):
    below = type("Below", (cls,), {"__init__": lambda self: None})
    for unmade in (cls.__new__(cls), below.__new__(below), below()):
        for name in dir(cls):
            if isinstance(getattr(cls, name), property):
                with pytest.raises(TypeError, match="incompatible function arguments"):
                    getattr(unmade, name)
        if cls.__repr__ is not object.__repr__:
            with pytest.raises(TypeError, match="incompatible function arguments"):
                repr(unmade)


@pytest.mark.filterwarnings("ignore:.*uninitialized instance:RuntimeWarning")
def test_a_class_below_game_begins_with_its_init():
    class Early(solo.Game):
        def __init__(self):
            self.first = self.hand
            super().__init__("a")

    class Late(solo.Game):
        def __init__(self):
            super().__init__("a")
            self.first = self.hand

    class Never(solo.Game):
        def __init__(self):
            pass

    assert Late().first == solo.Game("a").hand
    for touch in (Early, lambda: Never().hand):
        with pytest.raises(TypeError, match="incompatible function arguments"):
            touch()
    with pytest.raises(TypeError, match="incompatible function arguments"):
        solo.Game("a").gain(solo.Move.__new__(solo.Move))


def test_a_refused_object_leaves_the_class_as_it_was():
    with pytest.raises(TypeError):
        tally.Entry()
    assert tally.read(LOG).entries[0].points == 8
    with pytest.raises(Error):
        tally.read("")
