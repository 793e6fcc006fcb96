"""The base game as an environment of PettingZoo, for several agents that take turns.

    from bastide.pettingzoo import env

    game = env(render_mode="ansi")
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        done = terminated or truncated
        game.step(None if done else game.action_space(agent).sample(observation["action_mask"]))

`observe(agent)` is that agent's view:

- "observation": float32 (640,), the tokens row by row and then the globals, or with `observation="planes"` the planes, uint8
  (54, side, side).
- "action_mask": int8 (actions,), 1 for each legal action. Agents that are not to move have none.
  `np.flatnonzero(mask.view(bool))` finds the ones quickly.
- "globals": float32 (64,), only with planes.

With `layout="array"` an observation is only the array, and the mask and the globals are in `infos`, as SuperSuit's wrappers need.
Actions are the action numbers of `bastide.match`. `infos[agent]` has "legal_actions", int32, which is faster to choose from than
the mask, "action_mask", and at the end "final_scores", int16 (players,).

The reward at the end is 1 for first place, 0 for players who share it and -1 for the others. If all legal moves are outside the
window, the game is truncated, and the rewards follow from the points so far with final scoring. With `env`, an illegal action ends
the game with the reward -1 for its agent and 0 for the others. With `raw_env` it raises `bastide.Error` and changes nothing.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECIterable

from bastide import match
from bastide._calls import with_known_names
from bastide._spaces import (
    RENDER_MODES,
    ObservationWord,
    RenderWord,
    checked_observation,
    checked_render_mode,
    checked_settings,
    globals_space,
    number_of_actions,
    picture,
    plane_space,
    vector,
    vector_space,
)

__all__ = ["MatchEnv", "env", "raw_env"]

LayoutWord = Literal["dict", "array"]


class MatchEnv(AECEnv[str, Any, int]):
    """One game, without wrappers. `env` creates it with PettingZoo's usual wrappers.

    `settings` are those of the game, with one agent per player. `radius`, 1 to 71, is that of the window of actions, `observation` is
    "tokens" or "planes", `layout` is "dict" or "array", and `render_mode` is "human", "ansi", "svg" or None. Raises ValueError for another
    word and `bastide.Error` for a value out of range.
    """

    metadata: dict[str, Any] = {"name": "bastide_match_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    settings: match.Settings
    radius: int
    observation: ObservationWord
    layout: LayoutWord
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

    @with_known_names("MatchEnv")
    def __init__(
        self,
        *,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: ObservationWord = "tokens",
        layout: LayoutWord = "dict",
        render_mode: RenderWord | None = None,
    ) -> None:
        super().__init__()
        if layout not in ("dict", "array"):
            raise ValueError(f"layout: expected dict or array, not {layout!r}")
        self._actions = number_of_actions(radius)
        self.settings = checked_settings(settings)
        self.radius = radius
        self.observation = checked_observation(observation)
        self.layout = layout
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.settings.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self._actions) for agent in self.possible_agents}
        self._no_actions: dict[str, NDArray[Any]] = {
            "legal_actions": np.zeros(0, np.int32),
            "action_mask": np.zeros(self._actions, np.int8),
        }
        self._no_actions["action_mask"].flags.writeable = False  # because the agents share it
        self._game: match.Game | None = None
        self._seed: int | None = None
        self._games = 0

    def _space(self) -> gymnasium.spaces.Space[Any]:
        has_planes = self.observation == "planes"
        shown: gymnasium.spaces.Space[Any] = plane_space(self.radius) if has_planes else vector_space()
        if self.layout == "array":
            return shown
        mask = gymnasium.spaces.Box(0, 1, (self._actions,), np.int8)
        more = {"globals": globals_space()} if has_planes else {}
        return gymnasium.spaces.Dict({"observation": shown, "action_mask": mask} | more)

    @property
    def game(self) -> match.Game:
        """The current game. Do not change it."""
        if self._game is None:
            raise ResetNeeded("there is no game yet: call reset first")
        return self._game

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._games = seed, 0
        self._game = match.Game(None if self._seed is None else f"{self._seed}-{self._games}", settings=self.settings)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._take_turn()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.game  # raises ResetNeeded before `reset`
        return super().last(observe)

    def agent_iter(self, max_iter: int = 1 << 63) -> AECIterable[str, Any, int]:
        self.game  # raises ResetNeeded before `reset`
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Any:
        game = self.game
        if agent not in self._seats:
            raise ValueError(f"agent: expected one of {', '.join(self.possible_agents)}, not {agent!r}")
        seat = self._seats[agent]
        shown = game.planes(self.radius, player=seat) if self.observation == "planes" else vector(game, seat)
        if self.layout == "array":
            return shown
        observed = {"observation": shown, "action_mask": self.infos[agent]["action_mask"]}
        if self.observation == "planes":
            observed["globals"] = game.globals(player=seat)
        return observed

    def step(self, action: int | None) -> None:
        game = self.game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None is for agents whose game is over")
        game.apply(game.move(action, self.radius))
        self._cumulative_rewards[agent] = 0.0
        self._take_turn()
        if self.render_mode == "human":
            self.render()

    def _take_turn(self) -> None:
        """Selects the player to move, with the legal actions, or ends the game."""
        game = self.game
        self.agent_selection = self.possible_agents[game.to_move]
        self.infos = {agent: self._info(agent) for agent in self.possible_agents}
        legal = game.legal_actions(self.radius)
        if len(legal) > 0:
            self.infos[self.agent_selection] |= {"legal_actions": legal, "action_mask": game.action_mask(self.radius)}
            return
        ends = self.terminations if game.is_over else self.truncations
        for agent, reward in zip(self.possible_agents, game.returns(), strict=True):
            ends[agent] = True
            self.rewards[agent] = reward
        self._show_end()
        self._accumulate_rewards()

    def _show_end(self) -> None:
        """Gives each agent the final scores, and no actions."""
        scores = np.array(self.game.final_scores, np.int16)
        self.infos = {agent: self._info(agent) | {"final_scores": scores} for agent in self.possible_agents}

    def _info(self, agent: str) -> dict[str, Any]:
        """What an agent that is not to move is given."""
        info: dict[str, Any] = dict(self._no_actions)
        if self.layout == "array" and self.observation == "planes":
            info["globals"] = self.game.globals(player=self._seats[agent])
        return info

    def render(self) -> str | None:
        return picture(self.game, self.render_mode)

    def close(self) -> None:
        pass


raw_env = MatchEnv


class _TerminateIllegalWrapper(wrappers.TerminateIllegalWrapper):
    """PettingZoo's also calls the end a truncation, and leaves the agents' legal actions in `infos`."""

    def step(self, action: int | None) -> None:
        was_terminated = self._terminated
        super().step(action)
        if self._terminated and not was_terminated:
            raw = self.env.unwrapped
            raw.truncations = dict.fromkeys(raw.possible_agents, False)
            raw._show_end()


@with_known_names("env")
def env(
    *,
    settings: match.Settings | None = None,
    radius: int = 15,
    observation: ObservationWord = "tokens",
    layout: LayoutWord = "dict",
    render_mode: RenderWord | None = None,
) -> AECEnv[str, Any, int]:
    """Create the environment with PettingZoo's wrappers, for illegal actions, actions out of bounds and calls out of order.

    `settings`, `radius`, `observation`, `layout` and `render_mode` are those of `MatchEnv`.
    """
    raw = raw_env(settings=settings, radius=radius, observation=observation, layout=layout, render_mode=render_mode)
    safe = _TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))
