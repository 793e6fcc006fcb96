"""The chances of the draws to come: published values, counts of every order, and the command."""

import itertools
import json
import pickle
import re

import pytest

from bastide import Error, match

BOX = match.Position()
MONASTERIES = ["L", "LR"]


def test_the_published_values():
    # The first monastery of the whole box, and single tiles of it.
    [monasteries] = match.odds(BOX, MONASTERIES).tiles
    assert monasteries.first == pytest.approx((0.5219036477137, 0.4780963522863), abs=1e-12)
    assert monasteries.next == pytest.approx(6 / 71, abs=1e-12)
    odds = match.odds(BOX, ["RRRR"], against=["Cccc+"])
    assert odds.tiles[0].draws == pytest.approx((36 / 71, 35 / 71), abs=1e-12)
    assert odds.races[0].neither == pytest.approx(36 / 71 * 35 / 70, abs=1e-12)


# Five tiles are left, of which the second player draws the first.
FEW = match.Position.from_text("players 2; tiles RCr 0 0 0; turn 1; left L 2, CccR 1, Rr 1, RRRR 1")


def chances(tiles, wanted, against):
    """Counts the orders of some tiles by who draws the first: the second player begins."""
    draws, first, races, orders = [0, 0], [0, 0], [0, 0, 0], 0
    for order in itertools.permutations(tiles):
        orders += 1
        drawn = [{tile for draw, tile in enumerate(order) if (1 + draw) % 2 == player} for player in (0, 1)]
        for player in (0, 1):
            draws[player] += bool(drawn[player] & set(wanted))
        first[(1 + [tile in wanted for tile in order].index(True)) % 2] += 1
        for draw, tile in enumerate(order):
            player = (1 + draw) % 2
            if tile in (wanted, against)[player]:
                races[player] += 1
                break
        else:
            races[2] += 1
    return [[each / orders for each in counts] for counts in (draws, first, races)]


def test_every_order_of_a_short_deck():
    draws, first, races = chances(["L", "L", "CccR", "Rr", "RRRR"], ["L"], ["Rr", "RRRR"])
    odds = match.odds(FEW, ["L"], against=["Rr", "RRRR"])
    assert (odds.remaining, odds.next_player, odds.tiles[0].left) == (5, 1, 2)
    assert odds.tiles[0].draws == pytest.approx(draws)
    assert odds.tiles[0].first == pytest.approx(first)
    race = odds.races[0]
    assert (race.player, race.opponent) == (0, 1)
    assert (race.player_first, race.opponent_first, race.neither) == pytest.approx(races)


def test_a_square_stands_for_the_tiles_that_fit():
    [fitting] = match.odds(BOX, square=(1, 0)).tiles
    assert "Cccc+" not in fitting.tiles and "RFr" in fitting.tiles
    assert fitting == match.odds(BOX, list(fitting.tiles)).tiles[0]
    assert fitting.left == sum(BOX.left[tile] for tile in fitting.tiles)


def test_all_types_are_listed():
    game = match.Game("odds")
    odds = match.odds(game)
    assert odds.remaining == sum(game.left.values())
    assert [tile.tiles for tile in odds.tiles] == [(name,) for name, left in game.left.items() if left]
    assert sum(tile.next for tile in odds.tiles) == pytest.approx(1)
    assert odds == match.odds(game.position) and odds.races == ()
    assert pickle.loads(pickle.dumps(odds)) == odds
    assert odds.to_dict()["tiles"][0]["tiles"] == list(odds.tiles[0].tiles)


def test_a_game_that_is_over_has_no_draws():
    game = match.Game("over")
    while not game.is_over:
        game.apply(game.legal_moves()[0])
    assert match.odds(game).tiles == ()
    assert match.odds(game, ["L"]).tiles[0].draws == (0, 0)


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: match.odds(BOX, ["Z"]), "'Z' is not a tile"),
        (lambda: match.odds(BOX, []), "tiles: name a tile, such as ['L', 'LR']"),
        (lambda: match.odds(BOX, ["L"], against=[]), "against: name a tile, such as ['L', 'LR']"),
        (lambda: match.odds(BOX, ["L"], square=(1, 0)), "give tiles or a square, not both"),
        (lambda: match.odds(BOX, against=["L"]), "against needs tiles or a square"),
        (lambda: match.odds(BOX, square=(0, 0)), "square: expected an empty square next to a tile, such as (0, -1), not (0, 0)"),
        (lambda: match.odds(BOX, square=(9, 9)), "such as (0, -1), not (9, 9)"),
        (lambda: match.odds(BOX, square=(500, 0)), "square: expected a whole number from -84 to 84, not 500"),
    ],
)
def test_mistakes(call, why):
    with pytest.raises(Error, match=re.escape(why)):
        call()


def test_wrong_calls():
    with pytest.raises(TypeError, match="position: expected a Game or a Position, not str"):
        match.odds("monday")
    with pytest.raises(TypeError, match="tiles is a list, not str"):
        match.odds(BOX, "L")


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ([], {}),
        (["--tiles", "L,LR"], {"tiles": MONASTERIES}),
        (["--tiles", "Cccc+", "--against", "CccR"], {"tiles": ["Cccc+"], "against": ["CccR"]}),
    ],
)
def test_the_command_says_the_same(command, examples, words, arguments):
    file = examples / "match/duel.json"
    seen = json.loads(command("match", "odds", str(file), "--turn", "40", *words, "--json"))
    game = match.read(file.read_text())
    for _ in range(len(game.moves) - 40):
        game.undo()
    odds = match.odds(game, **arguments).to_dict()
    for tile in odds["tiles"]:
        tile["tiles"] = ", ".join(tile["tiles"])
    assert odds == seen
