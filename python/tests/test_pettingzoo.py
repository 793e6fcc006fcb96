"""The base game in PettingZoo: whole games equal those of `match.Game`, and its checkers and wrappers accept it."""

import copy
import pickle
import re
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from bastide import Error, match
from bastide.pettingzoo import MatchEnv, env, raw_env

# The checker warns of every observation that is a dict, except in PettingZoo's own games.
OF_DICTS = re.compile("Observation is not a NumPy array|Observation space for each agent probably should be")
# Agents have no legal action once a game is over.
OF_THE_END = re.compile("Action mask numpy array is all zeros")


@pytest.mark.parametrize("observation", ["tokens", "planes"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("create", [env, raw_env])
@pytest.mark.parametrize("layout", ["dict", "array"])
def test_api(create, observation, players, layout):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(create(observation=observation, layout=layout, settings=match.Settings(players=players)), num_cycles=200)
    messages = {str(each.message) for each in warned}
    if layout == "array":
        assert not messages
    assert {each for each in messages if not OF_DICTS.match(each) and not OF_THE_END.match(each)} == set()


def test_seeds():
    seed_test(env, num_cycles=10)


def test_rendering(capsys):
    render_test(MatchEnv)
    assert capsys.readouterr().out.count("\n") > 20


def due_observation(game, seat, observation, radius):
    tokens, numbers = game.tokens(player=seat), game.globals(player=seat)
    if observation == "planes":
        return game.planes(radius, player=seat)
    return np.concatenate([tokens.ravel(), numbers], dtype=np.float32)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("observation", "radius"), [("tokens", 15), ("planes", 9), ("tokens", 2)])
@pytest.mark.parametrize("layout", ["dict", "array"])
def test_whole_games_are_those_of_a_game(players, observation, radius, layout):
    settings = match.Settings(players=players)
    played = env(settings=settings, radius=radius, observation=observation, layout=layout)
    chance = np.random.default_rng(players)
    played.reset(seed=5)
    for number in range(3):
        game = match.Game(f"5-{number}", settings=settings)
        totals = dict.fromkeys(played.possible_agents, 0.0)
        for agent in played.agent_iter():
            seen, reward, terminated, truncated, info = played.last()
            totals[agent] += reward
            legal = [] if game.is_over else game.legal_actions(radius)
            is_mover = not (terminated or truncated)
            for other in played.agents:
                seat, view = int(other[-1]), played.observe(other)
                shown = view if layout == "array" else view["observation"]
                assert np.array_equal(shown, due_observation(game, seat, observation, radius))
                assert played.observation_space(other).contains(view)
                mask = played.infos[other]["action_mask"] if layout == "array" else view["action_mask"]
                due = np.sort(legal) if other == agent and is_mover else []
                assert np.array_equal(np.flatnonzero(mask), due)
                if observation == "planes":
                    numbers = (view if layout == "dict" else played.infos[other])["globals"]
                    assert np.array_equal(numbers, game.globals(player=seat))
            if not is_mover:
                assert (terminated, truncated) == (game.is_over, not game.is_over and len(legal) == 0)
                assert tuple(info["final_scores"]) == game.final_scores
                played.step(None)
                continue
            assert agent == f"player_{game.to_move}"
            assert np.array_equal(info["legal_actions"], legal)
            action = chance.choice(info["legal_actions"])
            played.step(action)
            game.apply(game.move(action, radius))
        assert not played.agents
        assert tuple(totals.values()) == game.returns()
        assert game.is_over == (radius > 2)
        played.reset()


def test_each_reset_begins_another_game():
    played = env()
    played.reset(seed=1)
    first = played.game
    played.reset()
    assert played.game != first
    played.reset(seed=1)
    assert played.game == first


def play(game, action):
    """Plays an action and then to the end. Returns the sum of each agent's rewards."""
    totals = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, reward, terminated, truncated, info = game.last()
        totals[agent] += reward
        game.step(None if terminated or truncated else action)
    return totals


@pytest.mark.parametrize("layout", ["dict", "array"])
def test_an_illegal_action_ends_the_game(layout):
    played = env(settings=match.Settings(players=3), layout=layout)
    played.reset(seed=1)
    played.last()
    played.step(played.infos[played.agent_selection]["legal_actions"][0])
    played.step(0)
    scores = [played.unwrapped.game.final_scores] * 3
    assert set(played.terminations.values()) == {True} and set(played.truncations.values()) == {False}
    assert [tuple(info["final_scores"]) for info in played.infos.values()] == scores
    assert not any(info["action_mask"].any() or len(info["legal_actions"]) for info in played.infos.values())
    assert play(played, 0) == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}


@pytest.mark.parametrize("create", [env, raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_its_own_way_and_plays_on_alike(create, copied):
    def turns(game, count):
        for agent in game.agent_iter(count):
            seen, reward, terminated, truncated, info = game.last()
            yield agent, reward, seen["observation"].tobytes(), seen["action_mask"].tobytes()
            game.step(None if terminated or truncated else info["legal_actions"][-1])

    game = create()
    game.reset(seed=4)
    for _ in turns(game, 20):
        pass
    other = copied(game)
    before = str(game.unwrapped.game)
    once = list(turns(other, 100))
    assert str(game.unwrapped.game) == before
    assert list(turns(game, 100)) == once


def test_without_wrappers_an_illegal_action_is_an_error():
    played = raw_env()
    played.reset(seed=1)
    before = played.observe("player_0")["observation"]
    with pytest.raises(Error, match="square -15 -15 has no tile next to it"):
        played.step(0)
    assert np.array_equal(played.observe("player_0")["observation"], before)
    with pytest.raises(ValueError, match="action: None is for agents whose game is over"):
        played.step(None)


def test_use_before_reset_is_refused():
    played = raw_env(render_mode="ansi")
    for call in (
        lambda: played.observe("player_0"),
        lambda: played.step(0),
        played.last,
        played.agent_iter,
        played.render,
        lambda: played.game,
    ):
        with pytest.raises(ResetNeeded, match="call reset first"):
            call()
    wrapped = env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        wrapped.agent_selection
    with pytest.raises(AssertionError, match="action is not in action space"):
        wrapped.reset(seed=1)
        wrapped.step(40_000)


def test_wrong_names_and_words_are_refused():
    played = raw_env()
    played.reset(seed=1)
    with pytest.raises(ValueError, match="agent: expected one of player_0, player_1, not 'nobody'"):
        played.observe("nobody")
    with pytest.raises(ValueError, match="observation: expected tokens or planes, not 'pixels'"):
        env(observation="pixels")
    with pytest.raises(ValueError, match="layout: expected dict or array, not 'list'"):
        env(layout="list")
    with pytest.raises(ValueError, match="render_mode: expected human, ansi or svg, not 'rgb'"):
        env(render_mode="rgb")
    with pytest.raises(Error, match="radius: expected a whole number from 1 to 71, not 99"):
        env(radius=99)
    for create, name in ((env, "env"), (raw_env, "MatchEnv")):
        with pytest.raises(TypeError, match=f"{name}\\(\\) has no argument 'obervation'; did you mean 'observation'?"):
            create(obervation="planes")
        with pytest.raises(TypeError, match="'players': it is part of the settings"):
            create(players=3)
        for settings, kind in (({"players": 3}, "dict"), (3, "int"), (0, "int")):
            with pytest.raises(TypeError, match=f"settings: expected match.Settings.*, not {kind}$"):
                create(settings=settings)
        with pytest.raises(TypeError, match="^radius: expected a whole number, not str$"):
            create(radius="7")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_supersuit():
    supersuit = pytest.importorskip("supersuit")
    stacked = supersuit.frame_stack_v2(supersuit.agent_indicator_v0(env(layout="array")), 3)
    for played, shape in [(stacked, (3 * 642,)), (supersuit.clip_reward_v0(env(layout="array"), 0, 1), (640,))]:
        played.reset(seed=3)
        totals = dict.fromkeys(played.possible_agents, 0.0)
        for agent in played.agent_iter():
            seen, reward, terminated, truncated, info = played.last()
            assert seen.shape == shape == played.observation_space(agent).shape
            totals[agent] += reward
            played.step(None if terminated or truncated else int(info["legal_actions"][-1]))
        assert sum(totals.values()) == (0 if shape != (640,) else 1)
