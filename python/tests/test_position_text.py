"""Positions and moves as text, and what a game is equal to."""

import copy
import pickle
import random
import weakref

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_match_states import SETTINGS

from bastide import Error, match, solo


def played(agreed, seed, moves):
    game, chance = match.Game(seed, settings=agreed), random.Random(seed)
    while not game.is_over and len(game.moves) < moves:
        game.apply(chance.choice(game.legal_moves()))
    return game


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SETTINGS, st.integers(0, 10**6), st.integers(0, 72))
def test_every_position_is_read_back(agreed, seed, moves):
    game = played(agreed, seed, moves)
    text = game.to_text()
    assert "\n" not in text
    again = match.Position.from_text(text)
    assert again == game.position
    assert hash(again) == hash(game.position)
    assert again.to_text() == text == game.position.to_text()
    for name in ("settings", "players", "to_move", "hand", "left", "scores", "final_scores", "supplies", "table", "key"):
        assert getattr(again, name) == getattr(game, name), name
    assert again.legal_moves() == game.legal_moves()
    assert again.tokens().tobytes() == game.tokens().tobytes()
    assert again.is_over == game.position.is_over
    for move in game.legal_moves()[:5]:
        assert again.after(move) == game.position.after(move)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SETTINGS, st.integers(0, 10**6), st.integers(0, 72))
def test_every_move_is_read_back(agreed, seed, moves):
    game = played(agreed, seed, moves)
    for move in (*game.moves, *game.legal_moves()):
        assert match.Move.from_text(str(move)) == move


def test_a_position_is_set_up_by_hand():
    position = match.Position.from_text("players 2; tiles RCr 0 0 0 rE 1, RFr 1 0 0; scores 3 8; turn 1; hand L")
    assert position.scores == (3, 8)
    assert position.to_move == 1
    assert position.hand == "L"
    assert position.supplies == (7, 6)
    assert position.choose("greedy").tile == "L"
    assert not position.is_over


def test_a_position_knows_that_it_is_over():
    game = match.Game("over")
    while not game.is_over:
        assert not game.position.is_over
        game.apply(game.legal_moves()[0])
    assert game.position.is_over
    assert not match.Position().is_over


@pytest.mark.parametrize(
    ("text", "column", "why"),
    [
        ("", 1, "'' is not a part of a position"),
        ("players 2; tiles RCr 0 0 0, RFr 5 0 0", 29, "square 5 0 has no tile next to it"),
        ("players 2; tiles RCr 0 0 0 cN 0, C 0 -1 2", 18, "the city is complete, so its meeples have returned"),
    ],
)
def test_mistakes_in_a_position_have_their_column(text, column, why):
    with pytest.raises(Error, match=why) as wrong:
        match.Position.from_text(text)
    assert (wrong.value.line, wrong.value.column) == (None, column)


def test_positions_are_pickled():
    game = played(match.Settings(players=3), 5, 30)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(game.position, protocol))
        assert again == game.position
    with pytest.raises(Error, match="is not a part of a position"):
        match.Position.__new__(match.Position).__setstate__("nonsense")


def test_equality_ignores_what_was_undone():
    for game, other in ((match.Game("same"), match.Game("same")), (solo.Game("same"), solo.Game("same"))):
        game.apply(game.legal_moves()[0])
        assert game != other
        game.undo()
        assert game == other
        assert game.redo()


def test_a_game_that_changes_is_not_hashable():
    for game in (match.Game("a"), solo.Game("a")):
        with pytest.raises(TypeError, match="unhashable"):
            hash(game)
        assert {game.position: 1}[game.clone().position] == 1
    assert {match.Game("a").key: 1}[match.Game("a").key] == 1


@pytest.mark.parametrize("cls", [match.Game, solo.Game])
def test_classes_below_survive(cls):
    global Named

    class Named(cls):
        def __init__(self, seed, name):
            super().__init__(seed)
            self.name = name

    Named.__qualname__ = "Named"
    game = Named("below", "me")
    for again in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert type(again) is Named
        assert again == game
        assert again.name == "me"


def test_games_can_be_watched():
    game = match.Game("watched")
    watched = weakref.ref(game)
    assert watched() is game
    del game
    assert watched() is None


def test_a_run_keeps_records():
    run = match.run(["random", "greedy"], games=3, pairs=True, seed="kept", keep="records")
    games = [match.read(record) for record in run.records]
    assert [game.seed for game in games] == ["kept-0", "kept-0", "kept-1", "kept-1", "kept-2", "kept-2"]
    assert sum(game.final_scores[0] for game in games) == round(run.by_seat[0].mean * 6)
    assert '"names":["random","greedy"]' in run.records[0]
    assert '"names":["greedy","random"]' in run.records[1]
    assert match.run(["random", "greedy"], games=1).records == ()
    threaded = match.run(["random", "greedy"], games=3, pairs=True, seed="kept", keep="records", threads=2)
    assert threaded == run


def test_a_run_reports_its_progress():
    seen = []
    match.run(["random", "random"], games=30, progress=lambda done, games: seen.append((done, games)))
    assert seen[-1] == (30, 30)
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})

    class StopIt(Exception):
        pass

    def stop(done, games):
        raise StopIt

    with pytest.raises(StopIt):
        match.run(["random", "random"], games=10**7, progress=stop)


def test_bots_have_numbers_of_simulations():
    game = match.Game("master")
    assert game.choose("master:5", seed=1) == game.choose("master", simulations=5, seed=1)
    run = match.run(["random", "uct:3"], games=1)
    assert run.bots[1].name == "uct:3"


def test_no_seed_is_a_random_one():
    assert match.run(["random", "random"], games=3, seed=None) != match.run(["random", "random"], games=3, seed=None)
    assert match.Game("a").choose("random", seed=None) in match.Game("a").legal_moves()
