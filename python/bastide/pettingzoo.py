"""The match as an environment of PettingZoo, for several agents that take turns.

    from bastide.pettingzoo import env

    match = env(render_mode="ansi")
    match.reset(seed=7)
    for agent in match.agent_iter():
        observation, reward, terminated, truncated, info = match.last()
        done = terminated or truncated
        match.step(None if done else match.action_space(agent).sample(observation["action_mask"]))

Actions are the action numbers of `bastide.match`, and `info["legal_actions"]` lists the legal ones. The reward at the end is
1 for first place, 0 for players who share it and -1 for the others. If all legal moves are outside the window, the match is
truncated, and the rewards follow from the points so far with final scoring.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from pettingzoo import AECEnv

from bastide import match
from bastide._spaces import observation_space, observed

__all__ = ["MatchEnv", "env"]


class MatchEnv(AECEnv[str, dict[str, Any], int]):
    """One match. `observation` is "tokens" or "planes". Both include the globals."""

    metadata: dict[str, Any] = {"name": "bastide_match_v0", "render_modes": ["human", "ansi", "svg"], "is_parallelizable": False}

    settings: match.Settings
    radius: int
    observation: str
    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    observation_spaces: dict[str, gymnasium.spaces.Space[Any]]
    action_spaces: dict[str, gymnasium.spaces.Space[Any]]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    game: match.Game

    def __init__(
        self,
        *,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: str = "tokens",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: expected human, ansi or svg, not {render_mode!r}")
        self.settings = settings or match.Settings()
        self.radius = radius
        self.observation = observation
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.settings.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = 36 * (2 * radius + 1) ** 2
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(observation, radius))
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._seed: int | None = None
        self._matches = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._matches = seed, 0
        self.game = match.Game(None if self._seed is None else f"{self._seed}-{self._matches}", settings=self.settings)
        self._matches += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.game, self.observation, self.radius, agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None is for agents whose match is over")
        self.game.apply(self.game.move(action, self.radius))
        self._cumulative_rewards[agent] = 0.0
        self._take_turn()
        if self.render_mode == "human":
            self.render()

    def _take_turn(self) -> None:
        """Select the player to move, with the legal actions, or end the match."""
        game = self.game
        self.agent_selection = self.possible_agents[game.to_move]
        legal = game.legal_actions(self.radius)
        self.infos[self.agent_selection] = {"legal_actions": legal}
        if len(legal) > 0:
            return
        ends = self.terminations if game.is_over else self.truncations
        for agent, reward in zip(self.possible_agents, game.returns()):
            ends[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "ansi":
            return self.game.text()
        if self.render_mode == "human":
            print(self.game.text())
        return None

    def close(self) -> None:
        pass


def env(**options: Any) -> MatchEnv:
    """Create the environment, under PettingZoo's usual name. The options are those of `MatchEnv`."""
    return MatchEnv(**options)
