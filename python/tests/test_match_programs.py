"""Programs that speak the match protocol, wherever a bot is named."""
from pathlib import Path

import pytest

from bastide import Error, match

EXAMPLE = "/usr/bin/python3 " + str(Path(__file__).parents[2] / "examples/bots/claimer.py")
HOSTILE = str(Path(__file__).parents[2] / "outside/testing/hostile.sh")


def test_a_program_plays_a_run():
    run = match.run([EXAMPLE, "random"], games=3, pairs=True, threads=2, move_time=60_000)
    assert [bot.name for bot in run.bots] == [EXAMPLE, "random"]
    assert [bot.forfeits for bot in run.bots] == [0, 0]
    assert run.bots[0].wins == 1
    assert match.run([EXAMPLE, "random"], games=3, pairs=True, move_time=60_000).bots[0].points == run.bots[0].points


def test_a_program_that_ends_forfeits():
    run = match.run(["random", f"{HOSTILE} dies"], games=2, pairs=True)
    assert [bot.forfeits for bot in run.bots] == [0, 4]
    assert [bot.wins for bot in run.bots] == [1, 0]
    late = match.run([f"{HOSTILE} silent", "random"], games=1, match_time=100)
    assert late.bots[0].forfeits == 1


def test_a_program_chooses_in_a_game():
    game = match.Game(seed="programs")
    while game.hand is not None:
        game.apply(game.choose(EXAMPLE))
    assert sum(game.scores) > 0


def test_what_is_wrong_is_said():
    with pytest.raises(Error, match="no/such: cannot be started: No such file or directory"):
        match.run(["no/such", "random"], games=1)
    with pytest.raises(Error, match="let it choose in a Game"):
        match.Game(seed="programs").position.choose(EXAMPLE)
    with pytest.raises(Error, match="it ended with exit status 4"):
        match.Game(seed="programs").choose(f"{HOSTILE} ends")
    with pytest.raises(Error, match="move_time"):
        match.run([EXAMPLE, "random"], games=1, move_time=0)
