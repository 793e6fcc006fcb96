"""Maps: published cases, features and holes counted by hand, and invalid maps."""

import json
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from bastide import Error, landscape

FIRST_MAP = [
    [[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]],
    [[1, 0, 1, 0, 0], [0, 0, 0, 0, 0]],
    [[1, 1, 0, 0, 0], [0, 0, 0, 1, 0]],
]


@pytest.mark.parametrize(
    ("case", "split", "joined"),
    [("1", 32, 32), ("2", 33, 33), ("3", 42, 39), ("4", 2, 2), ("5", 29, 29), ("6", 106, 106)],
)
def test_published_cases_score_as_published(root, case, split, joined):
    text = (root / f"bastide/landscape/testing/published/case-{case}.json").read_text()
    assert landscape.read(text).score.total == split
    assert landscape.score(text, corner_cities="joined").total == joined


def test_a_published_breakdown(root):
    # Case 1 of the source prints it.
    def lines(kinds):
        return {kind: (line.count, line.points) for kind, line in kinds.items()}

    text = (root / "bastide/landscape/testing/published/case-1.json").read_text()
    score = landscape.score(text)
    assert lines(score.complete) == {"city": (1, 4), "road": (0, 0), "monastery": (0, 0)}
    assert lines(score.incomplete) == {"city": (1, 6), "road": (6, 10), "monastery": (2, 12)}


def test_rows_and_text_and_bytes_are_the_same_map():
    text = json.dumps(FIRST_MAP)
    # The README shows this map and its score.
    assert landscape.read(FIRST_MAP).score.total == 18
    assert landscape.read(text).rows == landscape.read(FIRST_MAP).rows == landscape.read(text.encode()).rows
    assert landscape.read(landscape.read(text).rows).score == landscape.score(text)
    assert landscape.read("[[[], [0,0,0,0,0]]]").rows == (((), (0, 0, 0, 0, 0)),)


def test_features_of_a_map_sum_to_its_score(examples):
    for file in (examples / "landscape").glob("*.json"):
        map_ = landscape.read(file.read_text())
        assert sum(feature.points for feature in map_.features()) == map_.score.total


def test_a_city_of_two_tiles_is_complete_and_scores_four():
    city = landscape.read(FIRST_MAP).features()[0]
    assert (city.kind, city.complete, city.points, city.tiles) == ("city", True, 4, ((0, 0), (0, 1)))


def test_holes_are_those_of_the_readme(examples):
    map_ = landscape.read((examples / "landscape/hole-in-the-wall.json").read_text())
    first, second = map_.holes(beyond=False)
    assert first.at == (1, 1)
    assert first.around == ("field", "field", "city", "city")
    assert first.fits == ((0, 0, 2, 2, 1), (0, 0, 2, 2, 2))
    assert second.fits == ((2, 1, 1, 1, 1),)


def test_a_lone_tile_has_holes_on_its_four_sides():
    holes = landscape.read([[[0, 0, 0, 0, 0]]]).holes()
    assert [hole.at for hole in holes] == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert holes[0].around == (None, None, "field", None)


def test_the_catalogue_has_nineteen_tiles_and_all_pass_strictly():
    assert len(set(landscape.CATALOGUE)) == 19
    for tile in landscape.CATALOGUE:
        assert landscape.read([[tile]], strict=True).warnings == ()


def test_pictures_are_those_of_the_documentation(root, examples):
    map_ = landscape.read((examples / "landscape/river-valley.json").read_text())
    assert map_.svg() == (root / "docs/pictures/river-valley.svg").read_text()
    for theme in ("light", "dark"):
        assert ElementTree.fromstring(map_.svg(theme=theme)).tag.endswith("svg")


def test_arrays_are_maps():
    rows = [[[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]]]
    assert landscape.read(np.array(rows)) == landscape.read(rows)
    assert landscape.score(np.array(rows, np.int8)) == landscape.score(rows)


def test_doubts_are_told_or_refused():
    differing = [[[1, 0, 0, 0, 0]], [[0, 0, 0, 0, 0]], [[2, 0, 0, 0, 1]]]
    doubts = landscape.read(differing).warnings
    assert doubts == ("row 2, column 1: south edge is field, but its neighbour's north edge is city",)
    with pytest.raises(Error, match="row 2, column 1: south edge is field"):
        landscape.read(differing, strict=True)
    with pytest.raises(Error, match="is not one of the 19 tiles"):
        landscape.read([[[2, 2, 2, 2, 4]]], strict=True)


def test_bad_texts_are_refused_as_the_library_expects(root):
    bad = root / "bastide/landscape/testing/bad"
    cases = sorted(bad.glob("*.json"))
    assert cases
    for case in cases:
        with pytest.raises(Error) as refused:
            landscape.read(case.read_bytes(), strict=case.name.startswith("strict-"))
        expected = case.with_suffix(".expected").read_text().strip()
        assert str(refused.value) == expected.removeprefix("FILE:").lstrip(), case.name


def test_bad_rows_are_refused_without_a_line_that_nobody_wrote():
    with pytest.raises(Error) as refused:
        landscape.read([[[0, 0, 0, 0, 0]], [[], [0, 0, 3, 0, 0]]])
    assert str(refused.value) == "row 2, column 2: the south edge is 3: an edge must be 0 (field), 1 (road) or 2 (city)"


@pytest.mark.parametrize("source", [[], [[None]], {"a": 1}, [[[0, 0, 0, 0, True]]], [[["0"]]]])
def test_what_is_no_map(source):
    with pytest.raises(Error):
        landscape.read(source)


def test_bad_words():
    with pytest.raises(Error, match="theme: expected one of reader, light, dark, not 'pink'"):
        landscape.read(FIRST_MAP).svg(theme="pink")
    with pytest.raises(Error, match="corner_cities: expected one of .*, not 'both'"):
        landscape.score(FIRST_MAP, corner_cities="both")


def test_values_are_shown_compared_hashed_and_taken_apart():
    line = landscape.score(FIRST_MAP).complete["city"]
    assert repr(line) == "Line(count=1, points=4)"
    assert line == landscape.score(FIRST_MAP).complete["city"]
    assert line != landscape.score(FIRST_MAP).complete["road"]
    assert line != (1, 4)
    assert len({line, landscape.score(FIRST_MAP).complete["city"]}) == 1
    match line:
        case landscape.Line(count, points):
            assert (count, points) == (1, 4)
    with pytest.raises(AttributeError):
        line.count = 2


def test_a_map_becomes_a_puzzle():
    map_ = landscape.read([[[0, 0, 0, 0, 0], [], [0, 0, 0, 0, 0]], [[0, 1, 0, 0, 0], [0, 1, 0, 1, 0], [0, 0, 0, 1, 0]]])
    made = map_.to_puzzle()
    assert [tile[1] for tile in made.tiles] == ["pasture", "road", "road", "pasture", "pasture"]
    assert any((solution.rows, solution.columns) == (2, 3) for solution in made.solve())
    for rows, why in [
        ([[[0, 1, 0, 0, 0]]], "row 1, column 1: a road is open, which a puzzle does not allow: close it"),
        ([[[0, 0, 0, 0, 0], [], [0, 0, 0, 0, 0]]], "row 1, column 3: the tile is not connected to the first"),
    ]:
        with pytest.raises(Error, match=why):
            landscape.read(rows).to_puzzle()


def test_the_command_writes_the_same_puzzle(command):
    arrange = pytest.importorskip("bastide.arrange")
    seen = command("arrange", "--rectangle", "4", "4", "--some", "--border", "closed", "--seed", "a", "--to", "puzzle")
    [map_] = arrange.Problem((4, 4), some=True, border="closed").solve(seed="a").maps
    assert str(map_.to_puzzle()) == seen
