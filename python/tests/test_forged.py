"""Forged pickle state raises Error instead of reading invalid data."""

import pytest

from bastide import Error, caverna, match, puzzle, solo


def forged(of, state):
    made = of.__new__(of)
    made.__setstate__(state)
    return made


def state_of(value):
    return value.__reduce_ex__(2)[2]


def test_a_tile_beyond_the_table(examples):
    good = caverna.read((examples / "caverna/blue.json").read_text()).best()[0].exchanges[0]
    assert forged(type(good), state_of(good)) == good
    for tile in (70, 2**31 - 1):
        with pytest.raises(Error, match="there is no tile"):
            forged(caverna.Exchange, (tile, 1))


def test_placements_off_the_map(examples):
    pond = puzzle.read((examples / "puzzle/pond.txt").read_text())
    good = next(pond.solve())
    owner, placements, rows, columns = state_of(good)
    assert forged(puzzle.Solution, (owner, placements, rows, columns)) == good
    for state in [
        (None, placements, rows, columns),
        (owner, [], rows, columns),
        (owner, placements, 1, 1),
        (owner, placements, 2**31 - 1, 2**31 - 1),
    ]:
        with pytest.raises(Error, match="placement"):
            forged(puzzle.Solution, state)
    for state in [(-1, 0, 0), (0, -(2**31), 0), (0, 0, 255), (0, 0, -1)]:
        with pytest.raises(Error, match="a placement has"):
            forged(type(placements[0]), state)


def test_a_grade_below_nothing():
    with pytest.raises(Error, match="choices"):
        forged(puzzle.Grade, (-5, 1, 1, True))


def test_a_run_against_half_a_bot():
    state = list(state_of(solo.run(["random", "random"], games=2, settings=solo.Settings(size=5))))
    state[2] = None
    with pytest.raises(Error, match="a run against a bot"):
        forged(solo.Run, tuple(state))


def test_a_review_of_a_wrong_game():
    game = match.Game("forged")
    game.apply(game.choose("greedy"))
    players, is_over, end, (turn,) = state_of(match.review(game, simulations=0))
    assert forged(match.Review, (players, is_over, end, [turn])) == match.review(game, simulations=0)
    player, before, luck, chances, is_exact, best, made = turn
    text, leads, error, after, noise = made
    for wrong, why in [
        ((2, before, luck, chances, is_exact, best, made), "player: expected"),
        ((player, [2**62] * 6, luck, chances, is_exact, best, made), "lead: expected"),
        ((player, before, luck, [-1] * 6, is_exact, best, made), "chance: expected"),
        ((player, before, luck, chances, is_exact, [], made), "has a best move"),
        ((player, before, luck, chances, is_exact, best, ("X", leads, error, after, noise)), "the move is incomplete"),
        ((player, before, luck, chances, is_exact, best, (text, leads, 2**62, after, noise)), "lead: expected"),
    ]:
        with pytest.raises(Error, match=why):
            forged(match.Review, (players, is_over, end, [wrong]))
    with pytest.raises(Error, match="players: expected"):
        forged(match.Review, (7, is_over, end, []))
