"""Programs of the match protocol in place of bots' names."""
from pathlib import Path

import pytest

from bastide import Error, match

EXAMPLE = "/usr/bin/python3 " + str(Path(__file__).parents[2] / "examples/bots/claimer.py")
HOSTILE = str(Path(__file__).parents[2] / "engines/testing/hostile.sh")


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
    assert [(each.deal, each.round, each.bot) for each in late.forfeits] == [(0, 0, f"{HOSTILE} silent")]
    assert late.forfeits[0].why.startswith("its clock of 100 ms has run out, its last line was ")
    assert [(each.deal, each.round) for each in run.forfeits] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all("it was ended by signal 11" in each.why for each in run.forfeits)


def test_the_first_forfeits_are_the_same_on_any_number_of_threads():
    runs = [match.run([f"{HOSTILE} ends", "random"], games=12, pairs=True, threads=threads) for threads in (1, 3)]
    assert len(runs[0].forfeits) == 20
    assert runs[0].bots[0].forfeits == 24
    assert runs[0].forfeits == runs[1].forfeits


def test_programs_are_limited_and_their_errors_kept(tmp_path):
    run = match.run([f"{HOSTILE} dies", "random"], games=1, bot_memory=4096, bot_cpu=1000, bot_log=str(tmp_path / "log"))
    assert run.bots[0].forfeits == 1
    assert "out of ideas" in next((tmp_path / "log").iterdir()).read_text()
    eats = match.run([f"{HOSTILE} eats", "random"], games=1, bot_memory=64)
    assert eats.bots[0].forfeits == 1


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
    with pytest.raises(Error, match="bot_memory"):
        match.run([EXAMPLE, "random"], games=1, bot_memory=0)
    with pytest.raises(Error, match="bot_cpu"):
        match.run([EXAMPLE, "random"], games=1, bot_cpu=0)
    with pytest.raises(Error, match="bot_log: '/proc/none': "):
        match.run([EXAMPLE, "random"], games=1, bot_log="/proc/none")
    with pytest.raises(Error, match="no move within 100 ms"):
        match.Game(seed="programs").choose(f"{HOSTILE} silent", move_time=100)


def test_programs_play_no_matches_that_step_together():
    with pytest.raises(Error, match="opponent: programs do not play matches that step together, as './mybot.py' would"):
        match.VecMatch(2, opponent="./mybot.py")
    gymnasium = pytest.importorskip("bastide.gymnasium")
    with pytest.raises(Error, match="let it play in match.run or Game.choose"):
        gymnasium.MatchVectorEnv(2, opponent="./mybot.py")
