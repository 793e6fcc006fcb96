"""Names of the previous version work, and warn."""

import copy
import json
import sys

import pytest

from bastide import Error, caverna, landscape, match, puzzle, solo, tally

GAME = solo.Game("old")
LOG = "1\n1 cloister\n.\n"
MEADOWS = puzzle.read("tile pasture pasture pasture pasture\n" * 5)

# The old way, the new one, and the warning.
RENAMED = [
    (lambda: match.load(match.Game("a").save()), lambda: match.read(match.Game("a").save()), "match.load is deprecated.*: write match.read"),
    (lambda: solo.load(GAME.save()), lambda: solo.read(GAME.save()), "solo.load is deprecated.*: write solo.read"),
    (lambda: solo.Game("a", size=5), lambda: solo.Game("a", settings=solo.Settings(size=5)), "write settings=solo.Settings"),
    (lambda: GAME.clone().play(GAME.legal_moves()[0]), lambda: GAME.clone().apply(GAME.legal_moves()[0]), "play is deprecated.*: write apply"),
    (lambda: GAME.choose(playouts=5), lambda: GAME.choose(simulations=5), "playouts= is deprecated.*: write simulations="),
    (lambda: solo.run("random", games=2), lambda: solo.run(["random"], games=2), r"run\(bot\) is deprecated.*: write run\(\[bot\]\)"),
    (lambda: solo.run(["random"], against="greedy", games=2), lambda: solo.run(["random", "greedy"], games=2), "against= is deprecated"),
    (lambda: GAME.score.abbeys, lambda: GAME.score.monasteries, "abbeys is deprecated.*: write monasteries"),
    (lambda: landscape.read([[[2, 0, 0, 0, 4]]]).doubts, lambda: landscape.read([[[2, 0, 0, 0, 4]]]).warnings, "doubts is deprecated.*: write warnings"),
    (lambda: MEADOWS.solve(most_nodes=9).__next__(), lambda: next(MEADOWS.solve(max_nodes=9)), "most_nodes= is deprecated"),
    (lambda: MEADOWS.grade(most_nodes=9), lambda: MEADOWS.grade(max_nodes=9), "most_nodes= is deprecated"),
    (lambda: next(MEADOWS.solve(most_seconds=99)), lambda: next(MEADOWS.solve(max_seconds=99)), "most_seconds= is deprecated"),
    (lambda: caverna.greatest(most_gold=7), lambda: caverna.greatest(max_gold=7), "most_gold= is deprecated"),
    (lambda: tally.read(LOG).standings[0].play["cloister"], lambda: tally.read(LOG).standings[0].play["monastery"], "'cloister' is deprecated"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "warning"), RENAMED, ids=[warning for *_, warning in RENAMED])
def test_an_old_name_works_and_warns(old, new, warning):
    with pytest.warns(DeprecationWarning, match=warning):
        before = old()
    assert before == new()


def test_an_old_and_a_new_name_are_not_given_together():
    with pytest.raises(Error, match="playouts is the old name of simulations: leave it out"):
        GAME.choose(simulations=5, playouts=5)
    with pytest.raises(Error, match="are parts of the settings: leave them out"):
        solo.Game("a", size=5, settings=solo.Settings())


def test_points_of_features_are_plain_dicts():
    play = tally.read(LOG).standings[0].play
    assert play == {"city": 0, "road": 0, "monastery": 9}
    assert json.loads(json.dumps(play)) == play
    assert type(copy.copy(play)) is dict
    with pytest.raises(KeyError, match="castle"):
        play["castle"]


def test_values_are_dicts_and_copied_with_other_fields():
    move = match.Move("RFr", 1, 0, meeple="rE")
    assert move.to_dict() == {"tile": "RFr", "x": 1, "y": 0, "rotation": 0, "meeple": "rE"}
    assert match.Move(**move.to_dict()) == move
    assert move.__replace__(x=2) == match.Move("RFr", 2, 0, meeple="rE")
    settings = match.Settings(players=3)
    assert match.Settings(**settings.to_dict()) == settings
    assert settings.__replace__(players=4) == match.Settings(players=4)
    assert solo.Settings(size=5).__replace__(roads="directed") == solo.Settings(size=5, roads="directed")
    if sys.version_info >= (3, 13):
        assert copy.replace(move, y=3) == match.Move("RFr", 1, 3, meeple="rE")
    with pytest.raises(TypeError, match="has no argument 'z'"):
        move.__replace__(z=1)
    run = match.run(["random", "greedy"], games=2)
    assert json.loads(json.dumps(run.to_dict()["bots"]))[0]["name"] == "random"


def test_a_match_is_a_landscape_and_a_log():
    game = match.Game("all")
    while not game.is_over:
        game.apply(game.choose("greedy"))
    log = game.to_tally()
    assert isinstance(log, tally.Match)
    assert tuple(standing.total for standing in log.standings) == game.final_scores
    map_ = game.to_landscape()
    assert isinstance(map_, landscape.Landscape)
    assert map_ == game.position.to_landscape()
    assert map_.warnings == ()
    assert sum(len(cell) > 0 for row in map_.rows for cell in row) == len(game.table)
    with pytest.raises(Error, match="a log cannot record first-edition farms"):
        match.Game("all", settings=match.Settings(farm=1)).to_tally()


def test_notebooks_draw_what_has_a_picture():
    map_ = landscape.read([[[0, 2, 1, 1, 1]]])
    log = tally.read(LOG)
    solution = next(MEADOWS.solve())
    game = match.Game("drawn")
    for value in (map_, log, solution, game, game.position):
        assert value._repr_svg_() == value.svg()
        assert value.svg().startswith("<svg")


def test_distributions_are_in_both_games():
    assert match.Distribution is solo.Distribution


def test_caverna_scores_a_source():
    assert caverna.score({"dwarfs": 2}) == caverna.read({"dwarfs": 2}).score()
