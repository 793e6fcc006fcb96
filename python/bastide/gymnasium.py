"""The match as environments of Gymnasium, for one agent against a bot.

    import gymnasium
    import bastide.gymnasium

    match = gymnasium.make("bastide/Match-v0", opponent="greedy")
    many = gymnasium.make_vec("bastide/Match-v0", num_envs=256, opponent="random", threads=2)

Actions are the action numbers of `bastide.match`. The observation's "action_mask" has 1 for each legal action. An illegal action
loses the match at once with the reward -1. The seat changes from match to match.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bastide import match
from bastide._spaces import observation_space, observed

__all__ = ["MatchEnv", "MatchVectorEnv"]

Observation = dict[str, np.ndarray[Any, Any]]


class MatchEnv(gymnasium.Env[Observation, int]):
    """A match against bots of one kind. `reward` is "win", "points" or "lead", as in `bastide.match.VecMatch`."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}
    observation_space: gymnasium.spaces.Space[Observation]
    action_space: gymnasium.spaces.Space[Any]
    render_mode: str | None

    def __init__(
        self,
        *,
        opponent: str = "random",
        simulations: int = 100,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: str = "tokens",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self._vector = MatchVectorEnv(
            1,
            opponent=opponent,
            simulations=simulations,
            settings=settings,
            radius=radius,
            observation=observation,
            reward=reward,
        )
        self.observation_space = self._vector.single_observation_space
        self.action_space = self._vector.single_action_space
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: expected human, ansi or svg, not {render_mode!r}")
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        observation, _ = self._vector.reset(seed=int(self.np_random.integers(1 << 62)))
        return self._one(observation), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        observation, rewards, ended, cut, info = self._vector.step(np.array([action], np.int64))
        if self.render_mode == "human":
            self.render()
        return self._one(observation), float(rewards[0]), bool(ended[0]), bool(cut[0]), {}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The mask of legal actions, for sb3-contrib."""
        return self._vector.matches.masks[0].astype(bool)

    def render(self) -> str | None:
        position = self._vector.matches.game(0)
        if self.render_mode == "svg":
            return position.svg()
        if self.render_mode == "ansi":
            return position.text()
        if self.render_mode == "human":
            print(position.text())
        return None

    @staticmethod
    def _one(observation: Observation) -> Observation:
        return {name: values[0].copy() for name, values in observation.items()}


class MatchVectorEnv(VectorEnv[Observation, np.ndarray[Any, Any], np.ndarray[Any, Any]]):
    """Many such matches that step together. The next step overwrites the NumPy arrays."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
    num_envs: int
    render_mode: str | None
    observation_space: gymnasium.spaces.Space[Any]
    action_space: gymnasium.spaces.Space[Any]
    single_observation_space: gymnasium.spaces.Space[Any]
    single_action_space: gymnasium.spaces.Space[Any]
    matches: match.VecMatch

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: str = "random",
        simulations: int = 100,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: str = "tokens",
        reward: str = "win",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        shown = observation_space(observation, radius)
        self.single_observation_space = shown
        self.observation_space = batch_space(shown, num_envs)
        actions = 36 * (2 * radius + 1) ** 2
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._options: dict[str, Any] = {
            "threads": threads,
            "settings": settings or match.Settings(),
            "radius": radius,
            "observations": [observation, "globals"],
            "masks": True,
            "reward": reward,
            "illegal": "forfeit",
            "opponent": opponent,
            "simulations": simulations,
        }
        self._observation = observation
        self.matches = match.VecMatch(num_envs, **self._options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.matches = match.VecMatch(self.num_envs, int(self.np_random.integers(1 << 62)), **self._options)
        return self._observed(), {}

    def step(
        self, actions: np.ndarray[Any, Any]
    ) -> tuple[Observation, np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any]]:
        seats = self.matches.to_move.copy()
        rewards, ended, cut = self.matches.step(np.asarray(actions))
        info = {"final_scores": self.matches.final_scores, "seats": seats}
        mine = rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return self._observed(), mine, ended.astype(bool), cut.astype(bool), info

    def _observed(self) -> Observation:
        matches = self.matches
        shown = matches.planes if self._observation == "planes" else matches.tokens
        return {self._observation: shown, "globals": matches.globals, "action_mask": matches.masks}


gymnasium.register(
    id="bastide/Match-v0", entry_point="bastide.gymnasium:MatchEnv", vector_entry_point="bastide.gymnasium:MatchVectorEnv"
)
