"""Caverna: sheets of the documentation, exchanges by hand, known bounds, and invalid sheets."""

import json

import pytest

from bastide import Error, caverna


def test_a_game_adds_up_as_by_the_rules(examples):
    # Counted by the table of docs/caverna.md.
    text = (examples / "caverna/blue.json").read_text()
    (blue,) = caverna.read(text).score()
    points = {line.key: line.points for line in blue.lines}
    assert points["animals"] == 8
    assert points["missing_types"] == -2
    assert points["weaving_parlor"] == 2
    assert points["food_chamber"] == 8
    assert points["pastures"] == 1 * 2 + 2 * 4
    assert points["mines"] == 3 + 4
    assert blue.total == sum(points.values()) == 63
    assert (blue.name, blue.rank) == ("Blue", 1)
    assert next(line for line in blue.lines if line.key == "animals").why == "7 farm animals and 1 dog"


def test_text_bytes_and_dicts_are_the_same(examples):
    text = (examples / "caverna/three-players.json").read_text()
    sheets = caverna.read(text)
    assert len(sheets) == 3
    assert sheets == caverna.read(text.encode()) == caverna.read(json.loads(text))
    assert sheets == caverna.read(sheets.as_dict())
    assert [score.name for score in sheets.score()] == ["Blue", "Green", "Red"]


def test_a_new_player_has_two_dwarfs_and_misses_four_types():
    (score,) = caverna.read({}).score()
    assert score.total == 2 - 8
    (chapter,) = caverna.read({}).score(rules="chapter")
    assert chapter.total == 2 - 6
    assert score.name == "Player 1"


def test_equal_totals_share_a_rank():
    scores = caverna.read({"players": [{}, {"supply": {"gold": 3}}, {}]}).score()
    assert [score.rank for score in scores] == [2, 1, 2]


def test_what_cannot_be_is_refused_unless_house_rules_let_it_be():
    sheets = caverna.read({"dwarfs": 5})
    assert sheets.problems() == ("there is room for 2 dwarfs, not for 5: add a dwelling",)
    for ask in (sheets.score, sheets.best):
        with pytest.raises(Error, match="there is room for"):
            ask()
        assert len(ask(house_rules=True)) == 1
    both = caverna.read({"players": [{}, {"dwarfs": 7}]})
    assert all(problem.startswith("player 2: ") for problem in both.problems())


def test_the_best_exchange_of_the_documentation(examples):
    (best,) = caverna.read((examples / "caverna/blue.json").read_text()).best()
    assert best.gain == 2
    assert [(exchange.tile, exchange.times) for exchange in best.exchanges] == [("beer_parlor", 1)]
    assert best.after.score()[0].total == 63 + 2
    # Two grain from the supply became three gold.
    assert best.after.as_dict()["supply"]["gold"] == 7 + 3
    assert best.after.as_dict()["supply"]["grain"] == 3 - 2


def test_known_bounds():
    box = caverna.PHYSICAL_ANIMALS
    assert box == {"sheep": 35, "donkeys": 30, "wild_boars": 30, "cattle": 30}
    assert caverna.greatest().total == 214
    assert caverna.greatest(office_room=True).total == 299
    assert caverna.greatest(animals=box).total == 204
    assert caverna.greatest(animals=box, office_room=True).total == 287
    goods = caverna.PHYSICAL_GOODS
    assert caverna.greatest(goods=goods, animals=box).total == 549
    # The Office room's 30 gold come from the same box.
    less = {**goods, "gold": goods["gold"] - 30}
    assert caverna.greatest(goods=less, animals=box, office_room=True).total == 622
    assert caverna.greatest(goods=goods, animals=box, office_room=True, max_gold=118).total == 622
    assert caverna.greatest(goods=goods, animals=box, office_room=True).total == 622 + 30
    assert caverna.greatest(goods={"gold": 20}, max_gold=0).total == caverna.greatest(max_gold=7).total == 214


def test_a_greatest_board_scores_what_it_says():
    maximum = caverna.greatest(goods={"gold": 20})
    assert maximum.board.score()[0].total == maximum.total == 214 + 20
    animals = maximum.board.as_dict()["animals"]
    assert sum(zone.count for zone in maximum.zones) == sum(animals.values()) - animals["dogs"]
    assert maximum.picture


def test_the_least_score_falls_by_three_for_each_marker():
    for markers in (0, 1, 9):
        assert caverna.least(markers).score()[0].total == -28 - 3 * markers


def test_doing_nothing_costs_what_the_documentation_says():
    totals = {(each.players, each.seat): each.total for each in caverna.doing_nothing()}
    assert totals[1, 1] == -124
    assert totals[2, 1] == -109
    assert {total for (players, _), total in totals.items() if players > 2} == {-121, -118, -115}
    assert all(each.derivation for each in caverna.doing_nothing())


def test_there_are_48_tiles():
    tiles = caverna.tiles()
    assert len({tile["name"] for tile in tiles}) == 48
    assert [tile["name"] for tile in tiles if tile["many"]] == ["dwelling"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"supply": {"gold": -1}}', "1:21: supply, gold: '-1' is not a whole number from 0 to 999"),
        ('{"animals": {"cats": 1}}', "1:22: animals: 'cats' is unknown here: expected one of dogs, sheep, donkeys, "
         "wild_boars, cattle"),
        ("[]", "1:1: expected an object, { … }"),
    ],
)  # fmt: skip
def test_bad_sheets_are_refused_with_their_place(text, message):
    with pytest.raises(Error) as refused:
        caverna.read(text)
    assert str(refused.value) == message


def test_bad_dicts_are_refused_without_a_line_that_nobody_wrote():
    with pytest.raises(Error) as refused:
        caverna.read({"supply": {"gold": -1}})
    assert str(refused.value) == "supply, gold: '-1' is not a whole number from 0 to 999"


@pytest.mark.parametrize("source", ["", "\0", b"\xff", [], {"name": 1}, {"players": [{}] * 8}])
def test_what_is_no_sheet(source):
    with pytest.raises(Error):
        caverna.read(source)


def test_bad_options():
    with pytest.raises(Error, match="rules: expected one of official, chapter, not 'mine'"):
        caverna.read({}).score(rules="mine")
    with pytest.raises(Error, match="goods: expected one of .*, not 'wood'"):
        caverna.greatest(goods={"wood": 1})
    with pytest.raises(Error, match="animals: expected one of .*, not 'dogs'"):
        caverna.greatest(animals={"dogs": 1})
    with pytest.raises(Error, match="gold: expected a whole number from 0 to 999, not 1000"):
        caverna.greatest(goods={"gold": 1000})
    for max_gold in (-1, 1000):
        with pytest.raises(Error, match=f"max_gold: expected a whole number from 0 to 999, not {max_gold}"):
            caverna.greatest(max_gold=max_gold)
    with pytest.raises(Error, match="begging_markers: expected a whole number from 0 to 999, not -1"):
        caverna.least(-1)


def test_notebooks_show_the_boards(examples):
    sheets = caverna.read((examples / "caverna/blue.json").read_text())
    assert sheets._repr_svg_() == sheets.svg() and sheets.svg().startswith("<svg")
    assert sheets.svg(theme="dark") != sheets.svg()
    assert caverna.read({"dwarfs": 5}).svg(rules="chapter").startswith("<svg")


def test_the_command_draws_the_same_boards(command, examples):
    file = examples / "caverna/blue.json"
    assert caverna.read(file.read_text()).svg() == command("caverna", "score", str(file), "--draw", "svg")
