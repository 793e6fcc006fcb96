"""Puzzles: known numbers of maps, limits, grades by hand, and invalid puzzles."""

import itertools
import json
import math
import threading
import time
import xml.etree.ElementTree as ElementTree

import pytest
from long_work import interrupt

from bastide import Error, puzzle

MEADOW = "tile pasture pasture pasture pasture\n"
# Two ends of a road, which can face each other in one way.
ROAD = "tile pasture road pasture pasture tile pasture pasture pasture road"


@pytest.mark.parametrize(
    ("rotations", "known"),
    [
        (False, [1, 2, 6, 19, 63, 216, 760, 2725, 9910]),  # fixed polyominoes, OEIS A001168
        (True, [1, 1, 2, 7, 18, 60, 196]),  # one-sided polyominoes, OEIS A000988
    ],
)
def test_meadows_make_as_many_maps_as_there_are_polyominoes(rotations, known):
    for tiles, expected in enumerate(known, start=1):
        meadows = puzzle.read(MEADOW * tiles)
        assert meadows.count(rotations=rotations) == expected
        assert meadows.count(rotations=rotations, threads=2) == expected
        assert meadows.count(rotations=rotations, threads=0) == expected
        assert sum(1 for _ in meadows.solve(rotations=rotations)) == expected


def test_rectangles_of_meadows():
    # One fixed polyomino of four cells fits into 2 × 2, and one into a single row.
    meadows = puzzle.read(MEADOW * 4)
    assert meadows.count(dimensions=(2, 2)) == 1
    assert meadows.count(dimensions=(1, 4)) == 1
    assert meadows.count(dimensions=(1, 4), rotations=True) == 1
    (row,) = meadows.solve(dimensions=(1, 4))
    assert (row.rows, row.columns) == (1, 4)


def test_solutions_keep_the_rules(examples):
    delta = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
    steps = list(delta.values())
    for known in json.loads((examples / "puzzle/graded.json").read_text()):
        tiles = puzzle.read((examples / "puzzle" / known["file"]).read_text())
        solution = next(tiles.solve(rotations=known["rotations"]))
        board = {}
        for sides, at in zip(tiles.tiles, solution.placements, strict=True):
            turns = at.degrees // 90
            assert known["rotations"] or turns == 0
            square = (at.row, at.column)
            assert square not in board
            beside = [(at.row + row, at.column + column) for row, column in steps]
            assert not board or any(each in board for each in beside)
            board[square] = [sides[(side - turns) % 4] for side in range(4)]
        for (row, column), sides in board.items():
            for side, (down, right) in enumerate(steps):
                neighbour = board.get((row + down, column + right))
                meets = neighbour[(side + 2) % 4] if neighbour else "pasture"
                assert sides[side] == meets


def test_solutions_come_one_by_one():
    solutions = puzzle.read(MEADOW * 200).solve()
    assert iter(solutions) is solutions
    first, second = itertools.islice(solutions, 2)
    assert first != second
    assert solutions.found == 2
    assert not solutions.is_complete
    assert 0 <= solutions.searched < 1


def test_a_search_knows_its_end():
    solutions = puzzle.read(MEADOW * 3).solve()
    assert len(list(solutions)) == solutions.found == 6
    assert solutions.is_complete
    assert solutions.searched == pytest.approx(1)
    assert next(solutions, None) is None


def test_limits_end_a_search():
    meadows = puzzle.read(MEADOW * 30)
    by_nodes = meadows.solve(max_nodes=1000)
    list(by_nodes)
    assert by_nodes.nodes == 1000
    assert not by_nodes.is_complete
    begun = time.monotonic()
    by_time = meadows.solve(max_seconds=0.2)
    found = sum(1 for _ in by_time)
    assert 0.2 <= time.monotonic() - begun < 20
    assert found == by_time.found > 0
    assert not by_time.is_complete
    assert next(by_time, None) is None


def test_texts_and_tiles(examples):
    text = (examples / "puzzle/pond.txt").read_text()
    pond = puzzle.read(text)
    assert len(pond) == 5
    assert pond.tiles[0] == ("pasture", "road", "road", "pasture")
    assert str(pond) == text
    assert puzzle.read(str(pond)) == puzzle.read(text.encode()) == pond
    assert pond != puzzle.read(MEADOW)


def test_a_solution_is_shown_and_drawn():
    (solution,) = puzzle.read(ROAD).solve()
    assert str(solution) == "Solution: (0,0,0)(0,1,0)"
    assert solution.placements[1] == next(puzzle.read(ROAD).solve()).placements[1]
    assert repr(solution.placements[1]) == "Placement(row=0, column=1, degrees=0)"
    assert ElementTree.fromstring(solution.svg(theme="light")).tag.endswith("svg")
    with pytest.raises(Error, match="theme: expected one of .*, not 'pink'"):
        solution.svg(theme="pink")


def test_grades_by_hand():
    forced = puzzle.read(ROAD).grade()
    assert (forced.choices, forced.difficulty, forced.words) == (0, 0, "every move is forced")
    assert (forced.nodes, forced.solutions, forced.is_complete) == (2, 1, True)
    # After the first of two meadows the second goes to any of four sides, which are one map in pairs.
    choice = puzzle.read(MEADOW * 2).grade()
    assert (choice.choices, choice.difficulty, choice.words, choice.solutions) == (1, 1, "easy", 2)
    assert not puzzle.read(MEADOW * 12).grade(max_nodes=100).is_complete


def test_all_words_of_grades_are_told(examples):
    for known in json.loads((examples / "puzzle/graded.json").read_text()):
        assert f"'{known['words']}'" in puzzle.Grade.words.__doc__


def test_grades_are_those_of_the_list(examples):
    for known in json.loads((examples / "puzzle/graded.json").read_text())[:12]:
        grade = puzzle.read((examples / "puzzle" / known["file"]).read_text()).grade(rotations=known["rotations"])
        assert grade.words == known["words"]
        assert math.floor(grade.difficulty * 10) / 10 == pytest.approx(known["difficulty"], abs=0.11)


def test_made_puzzles_have_solutions():
    for seed in ("a", "b", "ü"):
        made = puzzle.generate(9, seed=seed)
        assert len(made) == 9
        assert made == puzzle.generate(9, seed=seed)
        assert next(made.solve(), None) is not None
        assert puzzle.generate(7, seed=seed, rotations=True, unique=True).count(rotations=True) == 1
        assert puzzle.generate(6, seed=seed, dimensions=(2, 3)).count(dimensions=(2, 3)) >= 1
    assert puzzle.generate(9, seed="a") != puzzle.generate(9, seed="b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            MEADOW + "tile road rod road road",
            "2: the east side must be road, city or pasture, not 'rod'",
        ),
        (
            MEADOW * 3 + "tile road city pasture pasture",
            "4: the tile is not legal: with one road side, a tile must have no city side or three",
        ),
    ],
)
def test_bad_puzzles_are_refused_with_their_line(text, message):
    with pytest.raises(Error) as refused:
        puzzle.read(text)
    assert str(refused.value) == message


@pytest.mark.parametrize("text", ["", "tile", "tile road", "\0", b"\xff", MEADOW * 1001])
def test_what_is_no_puzzle(text):
    with pytest.raises(Error):
        puzzle.read(text)


@pytest.mark.parametrize(
    "options",
    [
        {"dimensions": (0, 3)},
        {"dimensions": (3, -1)},
        {"dimensions": (2**60, 1)},
        {"max_nodes": 0},
        {"max_seconds": 0},
        {"max_seconds": math.nan},
    ],
)
def test_bad_options_of_a_search(options):
    with pytest.raises(Error):
        puzzle.read(ROAD).solve(**options)


def test_bad_options():
    for threads in (-1, 257):
        with pytest.raises(Error, match="threads"):
            puzzle.read(ROAD).count(threads=threads)
    for tiles in (0, -5, 201):
        with pytest.raises(Error, match="tiles"):
            puzzle.generate(tiles, seed="a")
    for density in (-0.1, 1.1, math.nan, math.inf):
        with pytest.raises(Error, match="density"):
            puzzle.generate(seed="a", density=density)
    with pytest.raises(Error, match="9 tiles do not fit into 2 × 4"):
        puzzle.generate(9, seed="a", dimensions=(2, 4))
    with pytest.raises(TypeError):
        puzzle.read(ROAD).solve(dimensions=(1, 2, 3))


def test_ctrl_c_ends_long_searches():
    many = puzzle.read(MEADOW * 40)
    interrupt(lambda: many.count())
    interrupt(lambda: many.count(threads=2))
    interrupt(lambda: many.grade(max_nodes=10**15))
    interrupt(lambda: list(puzzle.read(MEADOW * 40).solve(dimensions=(7, 7))))


def test_ctrl_c_ends_a_search_for_good():
    # One meadow too many for the rectangle, which the search proves by trying everything.
    solutions = puzzle.read(MEADOW * 26).solve(dimensions=(5, 5))
    interrupt(lambda: next(solutions))
    assert next(solutions, None) is None
    assert not solutions.is_complete


def test_other_threads_run_meanwhile_but_not_in_the_same_search():
    solutions = puzzle.read(MEADOW * 26).solve(dimensions=(5, 5), max_seconds=2)
    refused = []

    def ask_too():
        deadline = time.monotonic() + 2
        while not refused and time.monotonic() < deadline:
            try:
                next(solutions, None)
            except Error as error:
                refused.append(str(error))

    assert solutions.nodes == 0
    other = threading.Thread(target=ask_too)
    other.start()
    while other.is_alive():
        try:
            next(solutions, None)
        except Error as error:
            refused.append(str(error))
    other.join()
    assert refused
    assert "another thread" in refused[0]
    assert solutions.nodes > 0


def test_a_puzzle_has_its_tiles_in_order():
    tiles = puzzle.generate(7, seed="order")
    assert tuple(tiles) == tiles.tiles == tiles[:]
    assert tiles[0] == tiles.tiles[0]
    assert tiles[-2:] == tiles.tiles[-2:]
    assert list(reversed(tiles)) == list(reversed(tiles.tiles))
    assert tiles[3] in tiles
    assert "road" not in tiles
    with pytest.raises(IndexError):
        tiles[7]
    with pytest.raises(TypeError):
        tiles["a"]
