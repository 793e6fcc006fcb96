"""Reviews, problems, ratings, and engines that stay running."""

import json
import pickle
import sys
from pathlib import Path

import pytest

from bastide import Error, match

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = ROOT / "engines/testing/hostile.sh"
CLAIMER = f"{sys.executable} {ROOT / 'examples/bots/claimer.py'}"


def played(bot="greedy", seed="study"):
    game = match.Game(seed)
    while not game.is_over:
        game.apply(game.choose(bot))
    return game


def test_a_review_adds_up():
    game = played()
    review = match.review(game, simulations=0)
    assert review == match.review(game, simulations=0, threads=2)
    assert len(review.turns) == len(game.moves)
    assert [turn.played.move for turn in review.turns] == list(game.moves)
    assert {turn.quality for turn in review.turns} <= {"best", "good", "inaccuracy", "mistake", "blunder"}
    for turn in review.turns:
        assert turn.loss >= 0
        assert 0 <= turn.played.chance <= 1
        assert turn.best[0].lead >= turn.played.lead - 1e-9
    one, other = game.final_scores
    for player, (own, theirs) in enumerate([(one, other), (other, one)]):
        sums = review.players[player]
        assert sums.end == own - theirs
        assert sums.start + sums.luck - sums.lost + sums.others + sums.unforeseen == pytest.approx(sums.end, abs=1e-3)
        assert 0 <= sums.accuracy <= 1
    assert len(review.turning_points) <= 5
    assert pickle.loads(pickle.dumps(review)) == review


def test_headlines_are_those_of_the_command(examples, command):
    file = examples / "match/duel.json"
    totals = json.loads(command("match", "review", str(file), "--simulations", "0", "--json"))["totals"]
    review = match.review(match.read(file.read_text()), simulations=0)
    assert len(review.players) == 2
    for player, expected in zip(review.players, totals["players"], strict=True):
        headline, same = player.headline, expected["headline"]
        assert headline.luck + headline.play + headline.others + headline.rest == headline.lead == player.end
        for part in ("lead", "luck", "play", "others", "rest"):
            assert getattr(headline, part) == same[part]
        for since in ("behind_since", "ahead_since"):
            turn = getattr(headline, since)
            assert (None if turn is None else turn + 1) == same.get(since)
        costliest = same.get("costliest")
        assert headline.costliest == (costliest["turn"] - 1 if costliest else None)
        assert pickle.loads(pickle.dumps(player)) == player
    assert {review.players[0].headline.behind_since, review.players[0].headline.ahead_since} != {None}


def test_leniency_is_a_reason_to_be_good():
    turns = match.review(played("random"), simulations=0).turns
    assert {turn.leniency for turn in turns} == {"none", "uncertain", "decided"}
    for turn in turns:
        # An error of a quick look is never 0, except in the last turns.
        is_certain = turn.loss >= 2 * turn.played.error
        is_lenient = turn.loss >= 1 and (not is_certain or turn.chance_loss < 0.01)
        assert (turn.leniency != "none") == is_lenient
        if is_lenient:
            assert turn.quality == "good"
            assert (turn.leniency == "uncertain") == (not is_certain)


def test_the_picture_of_a_review(examples, tmp_path, command):
    file = examples / "match/duel.json"
    review = match.review(match.read(file.read_text()), simulations=0)
    picture = tmp_path / "review.svg"
    command("match", "review", str(file), "--simulations", "0", "-o", str(picture))
    names = json.loads(file.read_text()).get("names", [])
    assert review.svg(names=names) == picture.read_text()
    assert review._repr_svg_() == review.svg() == review.svg(names=["", ""])
    assert "Player 2" in review.svg(names=["Ann"]) and "Ann" in review.svg(names=["Ann"])
    assert review.svg(theme="dark") != review.svg(theme="light")
    assert pickle.loads(pickle.dumps(review)).svg() == review.svg()
    assert match.review(match.Game("none"), simulations=0).svg().startswith("<svg")


def test_a_review_of_nothing():
    review = match.review(match.Game("none"), simulations=0)
    assert review.turns == ()
    assert review.players[0].accuracy is None
    assert review.players[0].headline is None
    with pytest.raises(Error, match="simulations: expected a whole number from 0 to 1000000, not -1"):
        match.review(match.Game("none"), simulations=-1)


def test_strong_bots_are_more_accurate():
    weak, strong = (match.review(played(bot), simulations=0) for bot in ("random", "greedy"))
    assert weak.players[0].accuracy < strong.players[0].accuracy


def test_problems_are_read(examples):
    problems = match.read_problems((examples / "match/problems.json").read_text())
    assert problems
    for problem in problems:
        assert problem.game.is_legal(problem.best)
        assert problem.game.hand == problem.best.tile
        assert problem.lead >= 1
        assert "/" in problem.id
        assert pickle.loads(pickle.dumps(problem)) == problem
    with pytest.raises(Error):
        match.read_problems("{}")


def test_problems_are_found():
    game = match.Game(deck=["RFr", "C", "L", "CFC"])
    while not game.is_over:
        game.apply(game.choose("random"))
    reports = []
    problems = match.find_problems(game, threads=2, progress=lambda done, turns: reports.append((done, turns)))
    assert problems == match.find_problems(game)
    assert reports[-1] == (4, 4) and reports == sorted(set(reports))
    for problem in problems:
        assert problem.game.is_legal(problem.best)
        assert problem.lead >= 1
    with pytest.raises(ZeroDivisionError):
        match.find_problems(game, progress=lambda done, turns: done / 0)
    with pytest.raises(TypeError, match="progress: expected a function of two numbers, of finished turns and of all, not int"):
        match.find_problems(game, progress=3)


def test_ratings():
    ratings = match.ratings([("strong", "weak", 10, 1, 1), ("weak", "weakest", 8, 0, 2)])
    assert [rating.name for rating in ratings] == ["strong", "weak", "weakest"]
    assert sum(rating.rating for rating in ratings) == pytest.approx(0, abs=1e-6)
    assert all(rating.low < rating.rating < rating.high for rating in ratings)
    assert match.ratings([]) == ()
    assert pickle.loads(pickle.dumps(ratings)) == ratings
    for wrong in ([("a", "a", 1, 0, 0)], [("a", "b", -1, 0, 0)], [("a", "b", float("nan"), 0, 0)]):
        with pytest.raises(Error, match="results: two different players"):
            match.ratings(wrong)
    for wrong in ([("a", "b")], [(1, 2, 3, 4, 5)], [5]):
        with pytest.raises(TypeError):
            match.ratings(wrong)
    with pytest.raises(Error, match="prior"):
        match.ratings([("a", "b", 1, 0, 0)], prior=-1)


def test_an_engine_stays_running():
    game = match.Game("engine")
    with match.Engine(CLAIMER) as engine:
        assert engine.command == CLAIMER
        assert not engine.is_closed
        for _ in range(6):
            move = engine.choose(game, move_time=60_000)
            assert game.is_legal(move)
            game.apply(move)
        another = match.Game("another")
        assert another.is_legal(engine.choose(another, move_time=60_000))
    assert engine.is_closed
    assert repr(engine).endswith(", closed>")
    with pytest.raises(Error, match="the engine is closed"):
        engine.choose(game)
    engine.close()


def test_engines_that_do_not_start():
    with pytest.raises(Error, match="a program has a '/' or a space in it"):
        match.Engine("greedy")
    with pytest.raises(Error, match=r"\./nothing"):
        match.Engine("./nothing")


def test_an_engine_that_fails_says_why():
    with match.Engine(f"{HOSTILE} ends") as engine, pytest.raises(Error, match="it ended with exit status 4"):
        engine.choose(match.Game("a"))


def test_an_adjudication():
    position = match.Position.from_text("players 2; tiles RCr 0 0 0; scores 3 0; hand L; left RRR 1")
    judged = match.adjudicate(position, simulations=20)
    assert judged.is_exact
    assert sum(player.chance for player in judged.players) == pytest.approx(1)
    assert all(player.low == player.chance == player.high for player in judged.players)
    assert (judged.tiles[0].tile, judged.tiles[0].count) == ("L", 1)
    assert judged.tiles[0].best[0].chance == judged.players[0].chance
    assert pickle.loads(pickle.dumps(judged)) == judged
    estimate = match.adjudicate(match.Game("open"), simulations=20)
    assert not estimate.is_exact
    assert all(player.low < player.chance < player.high for player in estimate.players)
    with pytest.raises(Error, match="simulations"):
        match.adjudicate(position, simulations=0)
