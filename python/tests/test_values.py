"""Results are values: equal if their content is equal, their own copies, and created only by the library."""

import copy
import importlib
import pickle

import pytest

from bastide import Error, arrange, caverna, landscape, match, puzzle, solo, tally

ROOMS = ["landscape", "tally", "puzzle", "solo", "match", "caverna", "arrange"]
CLASSES = [
    each
    for room in ROOMS
    for each in vars(importlib.import_module(f"bastide.{room}")).values()
    if isinstance(each, type)
]
# The others are results.
MADE_BY_CALLERS = [solo.Settings, solo.Move, solo.Game, match.Settings, match.Move, match.Position, match.Game, match.VecMatch, match.Engine, arrange.Problem]

LOG = "2\n1 city 4\n:\n2 field 1\n.\n"
MAP = [[[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]]]


EXTENDED = """# Saturday
players Anna Zoë
Anna,Zoë city 2 pennants 1  # fair
Zoë correction -2
"""


def played():
    game = match.Game("values")
    while not game.is_over:
        game.apply(game.legal_moves()[-1])
    return game


def values():
    """One of each kind that can be read, and some derived from them."""
    map_ = landscape.read(MAP)
    tiles, sheets = puzzle.read("tile pasture pasture pasture pasture"), caverna.read({"name": "Blue", "dwarfs": 3})
    wagered, game = tally.read("2\n1 city 4\n2 cloister\n:\n2 field 1\n.\n"), played()
    return [
        map_, map_.score, map_.score.complete["city"], map_.features()[0], map_.holes()[0],
        wagered, *wagered.entries, *wagered.standings, wagered.timeline[0], tally.read(EXTENDED), *tally.standings(EXTENDED),
        arrange.Problem((1, 1), tiles="1 L").solve(), arrange.Problem((1, 1), tiles="1 L").best("points"),
        arrange.Problem((1, 1), tiles="1 L"), arrange.Problem((1, 1), tiles="1 L").prove(), match.odds(match.Position(), ["L"], against=["L", "Rr"]),
        match.adjudicate(match.Position(), simulations=1), *match.openings([game], simulations=0),
        tiles, next(tiles.solve()), next(tiles.solve()).placements[0], tiles.grade(),
        sheets, sheets.score(house_rules=True)[0], sheets.best(house_rules=True)[0], caverna.greatest(), caverna.doing_nothing()[0],
        solo.Move(0, 1, 2), solo.DISCARD, solo.Game("a"), solo.Game("a").score, solo.run(["random"], games=3, settings=solo.Settings(size=5)),
        solo.run(["random", "greedy"], games=3, settings=solo.Settings(size=5)),
        solo.Settings(size=5, roads="directed"), match.Settings(players=3, farm=2), match.Move("RFr", 0, 1), *game.moves[:3], *game.events, game, *game.table[-2:],
        match.run(["random", "easy"], games=4, seed=3),
    ]  # fmt: skip


def test_what_is_read_twice_is_equal():
    for one, other in zip(values(), values(), strict=True):
        assert one is not other or one is solo.DISCARD
        assert one == other, one
        assert one != 1


def test_what_differs_is_not_equal():
    assert landscape.read(MAP) != landscape.read(MAP * 2)
    # The same tile, once with a count of cities that contradicts its sides.
    right, wrong = landscape.read([[[2, 0, 0, 0, 1]]]), landscape.read([[[2, 0, 0, 0, 4]]])
    assert right.rows == wrong.rows
    assert right.warnings != wrong.warnings
    assert right != wrong
    assert tally.read(LOG) != tally.read(LOG.replace("4", "5"))
    assert tally.read(LOG) != tally.read(LOG.replace("2\n1", "3\n1"))
    assert puzzle.read("tile pasture pasture pasture pasture") != puzzle.read("tile road road road road")


def test_equal_values_have_equal_hashes():
    for one, other in zip(values(), values(), strict=True):
        try:
            assert hash(one) == hash(other)
        except TypeError:
            assert "{" in repr(one) or isinstance(one, match.Game | solo.Game), one  # a dict, or it changes


def test_copies_are_the_value_itself():
    for value in values():
        if isinstance(value, match.Game | solo.Game):
            continue
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
        assert copy.deepcopy([value])[0] is value


def test_results_are_pickled():
    for value in values():
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(value, protocol))
            assert again == value, value
            assert repr(again) == repr(value)


def test_what_is_pickled_works_as_before():
    puzzle_ = puzzle.generate(7, seed="a")
    solution = next(puzzle_.solve())
    assert pickle.loads(pickle.dumps(solution)).svg() == solution.svg()
    run = solo.run(["random"], games=20, settings=solo.Settings(size=5), seed="a")
    assert pickle.loads(pickle.dumps(run)).scores.confidence() == run.scores.confidence()
    best = caverna.read({"dwarfs": 3}).best(house_rules=True)[0]
    assert pickle.loads(pickle.dumps(best)).after == best.after
    # The same tiles, but corner cities were read differently.
    corner = [[[2, 2, 0, 0, 2]]]
    for corner_cities in ("split", "joined"):
        map_ = landscape.read(corner, corner_cities=corner_cities)
        assert pickle.loads(pickle.dumps(map_)).score == map_.score


def test_what_is_not_pickled_says_so():
    for value in (puzzle.read("tile road road road road").solve(), solo.Game("a").position, match.VecMatch(1)):
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(value)


@pytest.mark.parametrize("cls", CLASSES, ids=str)
def test_junk_is_not_unpickled(cls):
    if "__setstate__" in vars(cls):
        for junk in (None, (), (1,), ("a",) * 4, {}, {"a": 1}, [None] * 7):
            made = cls.__new__(cls)
            with pytest.raises((TypeError, Error)):
                made.__setstate__(junk)


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
                with pytest.raises(TypeError, match="is not initialised"):
                    getattr(unmade, name)
        if cls.__repr__ is not object.__repr__:
            with pytest.raises(TypeError, match="is not initialised"):
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
        with pytest.raises(TypeError, match="is not initialised"):
            touch()
    with pytest.raises(TypeError, match="is not initialised"):
        solo.Game("a").gain(solo.Move.__new__(solo.Move))


def test_a_refused_object_leaves_the_class_as_it_was():
    with pytest.raises(TypeError):
        tally.Entry()
    assert tally.read(LOG).entries[0].points == 8
    with pytest.raises(Error):
        tally.read("")
