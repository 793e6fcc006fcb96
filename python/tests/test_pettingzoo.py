"""The match in PettingZoo: its own tests pass, and play agrees with the engine."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test

from bastide import Error, match
from bastide.pettingzoo import MatchEnv, env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("observation", ["tokens", "planes"])
def test_api(observation):
    api_test(env(observation=observation), num_cycles=200)


def test_seeds():
    seed_test(env, num_cycles=10)


def test_rendering(capsys):
    render_test(MatchEnv)
    assert capsys.readouterr().out.count("\n") > 20


def test_a_match_is_that_of_a_game():
    played = env(settings=match.Settings(players=3))
    played.reset(seed=5)
    game = match.Game("5-0", settings=match.Settings(players=3))
    for turn, agent in enumerate(played.agent_iter()):
        observation, reward, terminated, truncated, info = played.last()
        if terminated:
            assert game.is_over and not truncated
            assert reward == game.returns()[int(agent[-1])]
            played.step(None)
            continue
        assert agent == f"player_{game.to_move}"
        assert np.array_equal(observation["tokens"], game.tokens())
        assert np.array_equal(np.flatnonzero(observation["action_mask"]), np.sort(game.legal_actions()))
        assert np.array_equal(info["legal_actions"], game.legal_actions())
        action = info["legal_actions"][turn % len(info["legal_actions"])]
        played.step(action)
        game.apply(action)
    assert not played.agents


def test_each_reset_begins_another_match():
    played = env()
    played.reset(seed=1)
    first = played.game
    played.reset()
    assert played.game != first
    played.reset(seed=1)
    assert played.game == first


def test_what_is_wrong_is_said():
    played = env()
    played.reset(seed=1)
    with pytest.raises(Error, match="square -15 -15 has no tile next to it"):
        played.step(0)
    with pytest.raises(ValueError, match="observation: expected tokens or planes, not 'pixels'"):
        env(observation="pixels")
    with pytest.raises(ValueError, match="render_mode: expected human, ansi or svg, not 'rgb'"):
        env(render_mode="rgb")


def test_a_narrow_window_truncates():
    played = env(radius=1)
    played.reset(seed=2)
    for agent in played.agent_iter():
        _, _, terminated, truncated, info = played.last()
        played.step(None if terminated or truncated else info["legal_actions"][0])
    assert len(played.game.moves) <= 8
    assert not played.game.is_over
