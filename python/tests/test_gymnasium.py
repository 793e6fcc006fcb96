"""The match in Gymnasium: its checker passes, and rewards and seats agree with the matches."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env

import bastide.gymnasium
from bastide import Error

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def made(**options):
    return gymnasium.make("bastide/Match-v0", **options)


@pytest.mark.parametrize("observation", ["tokens", "planes"])
def test_the_checker_passes(observation):
    check_env(made(opponent="greedy", observation=observation).unwrapped)


def test_a_match_is_won_or_lost():
    played = made(opponent="random", reward="win")
    observation, _ = played.reset(seed=3)
    rewards = []
    terminated = truncated = False
    while not (terminated or truncated):
        action = np.flatnonzero(observation["action_mask"])[0]
        assert played.unwrapped.action_masks()[action]
        observation, reward, terminated, truncated, _ = played.step(action)
        rewards.append(reward)
    assert len(rewards) in (35, 36)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] in (-1.0, 0.0, 1.0)


def test_an_illegal_action_loses():
    played = made()
    played.reset(seed=4)
    _, reward, terminated, truncated, _ = played.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_one_of_many_is_as_one_alone():
    many = gymnasium.make_vec("bastide/Match-v0", num_envs=3, opponent="greedy", reward="points")
    observation, _ = many.reset(seed=5)
    sums = np.zeros(3)
    for _ in range(80):
        assert many.observation_space.contains({name: each.copy() for name, each in observation.items()})
        actions = np.array([np.flatnonzero(mask)[-1] for mask in observation["action_mask"]])
        observation, rewards, terminated, truncated, info = many.step(actions)
        sums += rewards
        for i in np.flatnonzero(terminated):
            assert sums[i] == info["final_scores"][i, info["seats"][i]]
            sums[i] = 0
        assert not truncated.any()


def test_seats_change_from_match_to_match():
    many = bastide.gymnasium.MatchVectorEnv(2)
    observation, _ = many.reset(seed=6)
    seats = [many.matches.to_move.tolist()]
    for _ in range(40):
        actions = np.array([np.flatnonzero(mask)[0] for mask in observation["action_mask"]])
        observation, *_ = many.step(actions)
        if many.matches.to_move.tolist() != seats[-1]:
            seats.append(many.matches.to_move.tolist())
    assert seats == [[0, 1], [1, 0]] or [0, 1] in seats and [1, 0] in seats


def test_rendering():
    played = made(render_mode="ansi")
    played.reset(seed=7)
    assert played.render().count("\n") >= 4
    drawn = made(render_mode="svg")
    drawn.reset(seed=7)
    assert drawn.render().startswith("<svg")


def test_what_is_wrong_is_said():
    with pytest.raises(Error, match="'gredy' is not a bot .*did you mean 'greedy'"):
        made(opponent="gredy")
    with pytest.raises(ValueError, match="observation: expected tokens or planes"):
        made(observation="pixels")
    with pytest.raises(Error, match="reward: expected one of win, points, lead, not 'tie'"):
        made(reward="tie")
