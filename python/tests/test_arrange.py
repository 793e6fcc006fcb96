"""Arrangements of tiles: the command's examples, the rules of a problem, and limits."""

import copy
import importlib
import json
import pickle
import re

import pytest

from bastide import Error, landscape, puzzle

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


SEVERAL = [
    lambda: arrange.Problem((8, 9)),
    lambda: arrange.Problem((3, 3), some=True, connected=True, border="closed"),
    lambda: arrange.Problem((4, 3), tiles="19", apart=["city", "monastery"], equal_neighbours=False),
    lambda: arrange.Problem("..#\n.##\n\n#", tiles="any L\n1 RCr\n2 L", equal_corners=False, border="road"),
    lambda: arrange.Problem((1, 2), tiles="any L\n3 LR", some=True, sides=[(0, 0, "north", "field")]),
    lambda: arrange.Problem((2, 2), tiles="19", fixed=[(0, 1, "RCr", 1)], border="free"),
]


@pytest.mark.parametrize("make", SEVERAL)
def test_problems_are_values(make):
    problem = make()
    assert problem == make() and hash(problem) == hash(make())
    assert problem != arrange.Problem((1, 1), tiles="19")
    assert copy.copy(problem) is problem
    assert eval(repr(problem), {"Problem": arrange.Problem}) == problem
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(problem, protocol)) == problem
    closed = problem.__replace__(border="closed", sides=[], fixed=[])
    assert (closed.border, closed.shape, closed.tiles) == ("field", problem.shape, problem.tiles)


def test_a_problem_shows_its_rules():
    problem = arrange.Problem("##\n#", tiles="3 RCr", some=True, fixed=[(0, 1, "RCr", 1)], apart=["road"])
    assert repr(problem) == (
        "Problem(shape='##\\n#\\n', tiles='3 [1,2,1,0,1]\\n', some=True, connected=False, border='free', sides=(), "
        "fixed=((0, 1, '[1,2,1,0,1]', 0),), equal_neighbours=True, equal_corners=True, apart=('road',))"
    )
    assert arrange.Problem((8, 9)).tiles == "box"
    assert arrange.Problem((2, 2), some=True).tiles == "box"
    assert arrange.Problem((2, 2), tiles="19").tiles == "19"


def test_tiles_of_maps_and_puzzles(root):
    [map_] = arrange.Problem(RING, tiles=roads(root), border="closed").solve().maps
    rows = [[list(cell) for cell in row] for row in map_.rows]
    for tiles in (map_, rows, map_.rows, json.dumps(rows), json.dumps(rows).encode()):
        assert arrange.Problem(RING, tiles=tiles, border="closed").solve().maps == (map_,)
    text = "# Two ends.\ntile road pasture pasture pasture\ntile pasture road pasture pasture\n"
    for tiles in (text, puzzle.read(text)):
        [pair] = arrange.Problem((1, 2), tiles=tiles, border="closed").solve().maps
        assert pair.rows == (((0, 1, 0, 0, 0), (0, 0, 0, 1, 0)),)
    with pytest.raises(Error, match="the map has no tiles"):
        arrange.Problem(RING, tiles=[[[]]])
    with pytest.raises(TypeError, match="tiles: expected text, a map or a puzzle, not int"):
        arrange.Problem(RING, tiles=19)


def test_the_smallest_rectangle():
    found = arrange.compact("3 [1,0,1,0,0]\n2 [1,0,0,0,0]", border="closed")
    [map_] = found.maps
    assert (len(map_.rows), len(map_.rows[0]), found.end, found.is_complete) == (1, 5, "found", True)
    none = arrange.compact("3 [1,0,0,0,0]", border="closed")
    assert (none.maps, none.end, none.is_complete) == ((), "all", True)
    late = arrange.compact(max_seconds=1e-6)
    assert (late.maps, late.end, late.is_complete) == ((), "time", False)
    assert pickle.loads(pickle.dumps(found)) == found
    with pytest.raises(Error, match="^all tiles are placed, but some kinds have no exact number: give counts$"):
        arrange.compact("19")
    with pytest.raises(Error, match="^at most 1024 tiles can be placed, and there are 2000: remove 976$"):
        arrange.compact("2000 RCr")


def test_a_proof():
    none = arrange.Problem((3, 3), tiles="any [1,1,0,0,0]\nany [1,0,1,0,0]", border="closed")
    proof = none.prove()
    assert (proof.map, proof.end) == (None, "all")
    assert proof.text.endswith("0\n")
    assert pickle.loads(pickle.dumps(proof)) == proof
    some = arrange.Problem((2, 2), tiles="4 [1,1,0,0,0]").prove()
    assert (some.text, some.end) == (None, "found")
    assert some.map.score.total > 0
    hard = arrange.Problem((17, 17), tiles="any [1,0,1,0,0]\nany [1,1,0,0,0]", border="closed").prove(max_seconds=1e-6)
    assert (hard.text, hard.map, hard.end) == (None, None, "time")
    with pytest.raises(Error, match="a problem with connected tiles has no proof"):
        arrange.Problem((3, 3), some=True, connected=True).prove()


def test_a_reason_by_counting():
    assert arrange.Problem((8, 9), border="closed").why_none().startswith("Counting shows it: every city side inside")
    assert arrange.Problem((8, 9)).why_none() is None
    assert arrange.Problem((8, 9)).best("points").by_counting
    assert arrange.Problem((8, 9), border="closed").solve().is_complete


def test_notebooks_show_the_arrangement():
    problem = arrange.Problem((2, 2), tiles="4 [1,1,0,0,0]")
    found = problem.solve(count=2)
    assert found._repr_svg_() == found.maps[0].svg()
    best = problem.best("points")
    assert best._repr_svg_() == best.map.svg()
    none = arrange.Problem((1, 3), tiles="3 [1,0,0,0,0]", border="closed")
    assert none.solve()._repr_svg_() is None and none.best("points")._repr_svg_() is None


def test_counting_has_a_limit_of_time():
    with pytest.raises(Error, match="the search reached the time limit after 0 arrangements"):
        arrange.Problem((8, 9)).count(max_seconds=1e-6)


def rows_of(map_):
    return [[list(cell) for cell in row] for row in map_.rows]


def test_the_command_finds_the_same(command, root, tmp_path):
    def maps(*words, **source):
        return json.loads(command("arrange", *words, "--json", "--seed", "monday", **source))

    box = maps("--rectangle", "8", "9")
    assert [rows_of(map_) for map_ in arrange.Problem((8, 9)).solve(seed="monday").maps] == box["arrangements"]
    tiles = "any [0,1,0,1,0]\nany [0,0,0,1,0]\nany [0,0,0,0,0]\n"
    both = maps("--rectangle", "1", "2", "--tiles", "-", "--border", "field", "-n", "9", source=tiles)
    problem = arrange.Problem((1, 2), tiles=tiles, border="field")
    assert [rows_of(map_) for map_ in problem.solve(count=9, seed="monday").maps] == both["arrangements"]
    assert problem.count() == both["count"]
    best = maps("--rectangle", "3", "3", "--tiles", "19", "--border", "closed", "--most", "city")
    found = arrange.Problem((3, 3), tiles="19", border="closed").best("city", seed="monday")
    assert (found.value, found.bound, [rows_of(found.map)]) == (best["value"], best["bound"], best["arrangements"])


def test_the_command_fits_the_same_rectangle(command):
    tiles = "6 [1,1,0,0,0]\n2 RCr\n3 C\n"
    seen = json.loads(command("arrange", "--compact", "--tiles", "-", "--json", "--seed", "monday", source=tiles))
    found = arrange.compact(tiles, seed="monday")
    assert [rows_of(map_) for map_ in found.maps] == seen["arrangements"]
    assert found.is_complete == seen.get("complete", True)


def test_the_command_writes_the_same_proof(command, root, tmp_path):
    circles = root / "examples/arrange/circles.txt"
    words = ["--rectangle", "5", "5", "--tiles", str(circles), "--border", "closed"]
    command("arrange", *words, "--proof", str(tmp_path / "no.drat"), "--cnf", str(tmp_path / "no.cnf"))
    problem = arrange.Problem((5, 5), tiles=circles.read_text(), border="closed")
    assert problem.prove().text == (tmp_path / "no.drat").read_text()
    assert problem.to_dimacs() == (tmp_path / "no.cnf").read_text()


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
