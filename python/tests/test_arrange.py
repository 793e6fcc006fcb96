"""Arrangements of tiles: the command's examples, the rules of a problem, and limits."""

import importlib
import pickle
import re

import pytest

from bastide import Error

arrange = pytest.importorskip("bastide.arrange")

RING = "###\n#.#\n###\n"


def roads(root):
    return (root / "examples/arrange/roads.txt").read_text()


def test_the_commands_examples(root):
    [ring] = arrange.Problem(RING, tiles=roads(root), border="closed").solve().maps
    assert ring.rows[1][1] == ()
    assert ring.score.total > 0 and ring.score.incomplete["road"].count == 0
    assert arrange.Problem(RING, tiles=roads(root)).count() == 1136
    assert arrange.Problem(RING, tiles=roads(root)).count(threads=2) == 1136


def test_all_tiles_of_the_box_fill_a_rectangle():
    problem = arrange.Problem((8, 9))
    found = problem.solve(seed="monday")
    assert found.end == "found"
    [map_] = found.maps
    assert (len(map_.rows), len(map_.rows[0]), map_.warnings) == (8, 9, ())
    assert problem.solve(seed="monday") == found
    assert problem.solve(seed="tuesday") != found


def test_the_best_is_proved():
    best = arrange.Problem((8, 9)).best("points")
    assert (best.value, best.bound, best.end) == (213, 213, "proved")
    assert best.map.score.total == 213
    assert pickle.loads(pickle.dumps(best)) == best


def test_the_goals():
    problem = arrange.Problem((3, 3), tiles="19", border="closed")
    for goal in ("points", "city", "road", "closed"):
        best = problem.best(goal)
        assert best.end == "proved" and best.value == best.bound
    some = arrange.Problem((3, 3), some=True, connected=True, border="closed").best("tiles")
    assert sum(cell != () for row in some.map.rows for cell in row) == some.value == 9


def test_no_arrangement():
    none = arrange.Problem((1, 3), tiles="3 [1,0,0,0,0]", border="closed")
    assert none.count() == 0
    assert none.solve().end == "all" and none.solve().maps == ()
    assert none.best("points").end == "none"
    assert none.best("points").map is None and none.best("points").value is None


def test_different_arrangements_end_with_all_of_them():
    problem = arrange.Problem((2, 2), tiles="4 [1,1,0,0,0]")
    count = problem.count()
    assert len(set(problem.solve(count=count).maps)) == count
    every = problem.solve(count=count + 1)
    assert (every.end, len(every.maps)) == ("all", count)
    assert problem.solve(count=count - 1).end == "found"
    assert pickle.loads(pickle.dumps(every)) == every


def test_rules():
    def only(**rules):
        return arrange.Problem((2, 2), tiles="19", **rules).solve(count=30).maps

    for map_ in only(border="road"):
        assert map_.rows[0][0][0] == map_.rows[0][0][3] == 1
    for map_ in only(sides=[(1, 0, "south", "city")]):
        assert map_.rows[1][0][2] == 2
    for map_ in only(fixed=[(0, 1, "RCr", 1)]):
        assert map_.rows[0][1] == (1, 2, 1, 0, 1)  # its city is in the north, and turns to the east
    for map_ in only(equal_corners=False):
        kinds = [min(cell[k:4] + cell[:k] + cell[4:] for k in range(4)) for row in map_.rows for cell in row]
        assert len(set(kinds)) == 4
    for map_ in only(equal_neighbours=False):
        (a, b), (c, d) = map_.rows
        assert a != b and a != c and d != b and d != c
    assert only(apart=["city"])


def test_squares_may_stay_empty():
    [map_] = arrange.Problem((3, 3), tiles="2 [1,0,0,0,0]", connected=True, border="closed").solve().maps
    assert map_.score.complete["road"].count == 1


def test_a_formula_for_other_solvers(root):
    text = arrange.Problem(RING, tiles=roads(root)).to_dimacs()
    variables, clauses = map(int, re.match(r"p cnf (\d+) (\d+)\n", text).groups())
    lines = text.splitlines()[1:]
    assert len(lines) == clauses
    assert max(abs(int(word)) for line in lines for word in line.split()) == variables


def test_without_the_solver(monkeypatch):
    monkeypatch.delattr("bastide._bastide.arrange")
    with pytest.raises(ImportError, match="install libcadical-dev, and then install bastide again"):
        importlib.reload(arrange)


def test_a_limit_of_time():
    hard = arrange.Problem((17, 17), tiles="any [1,0,1,0,0]\nany [1,1,0,0,0]", border="closed")
    assert hard.solve(max_seconds=1e-6) == hard.solve(max_seconds=1e-6)
    assert hard.solve(max_seconds=1e-6).end == "time"
    best = hard.best("road", max_seconds=1e-6)
    assert (best.end, best.value, best.map) == ("time", None, None)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: arrange.Problem((2, 2), tiles="2 [0,1,0,0,0]"), "too few tiles to fill the shape"),
        (lambda: arrange.Problem((0, 2)), "rows of shape: expected a whole number from 1 to 1024, not 0"),
        (lambda: arrange.Problem((99, 99)), "the shape is too large: 99 × 99 cells"),
        (lambda: arrange.Problem("ab"), "1:1: a mask has '#' for a cell"),
        (lambda: arrange.Problem((2, 2), tiles="x"), "1: a line is a count and a tile"),
        (lambda: arrange.Problem((2, 2), border="wall"), "border: expected one of free, closed, field, road, city"),
        (lambda: arrange.Problem((2, 2), sides=[(0, 0, "up", "road")]), "sides: expected one of north, east, south, west"),
        (lambda: arrange.Problem((2, 2), tiles="19", sides=[(9, 9, "north", "road")]), "row 10, column 10"),
        (lambda: arrange.Problem((2, 2), fixed=[(0, 0, "L", 4)]), "rotation of fixed: expected a whole number from 0 to 3"),
        (lambda: arrange.Problem((2, 2), fixed=[(0, 0, "XX", 0)]), "a tile is"),
        (lambda: arrange.Problem((2, 2), apart=["field"]), "apart: expected one of city, road, monastery"),
        (lambda: arrange.Problem((8, 9)).best("wins"), "goal: expected one of points, city, road, closed, tiles"),
        (lambda: arrange.Problem((8, 9)).solve(count=0), "count: expected a whole number from 1 to 1000000"),
        (lambda: arrange.Problem((8, 9)).solve(max_seconds=0), "max_seconds is a number of seconds above 0"),
        (lambda: arrange.Problem((8, 9)).solve(threads=999), "threads: expected a whole number from 0 to 256"),
    ],
)
def test_mistakes(make, why):
    with pytest.raises(Error, match=re.escape(why)):
        make()


def test_wrong_calls():
    with pytest.raises(TypeError, match="shape: expected \\(rows, columns\\) or the text of a mask, not int"):
        arrange.Problem(3)
    with pytest.raises(TypeError, match="apart is a list, not str: Problem\\(apart=\\['monastery'\\]\\)"):
        arrange.Problem((2, 2), apart="city")
    with pytest.raises(TypeError, match="an element of shape or sides is wrong"):
        arrange.Problem((2, 2), sides=[(0, 0)])
