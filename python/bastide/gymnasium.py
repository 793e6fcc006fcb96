"""The base game as an environment of Gymnasium, for one agent against bots.

    import gymnasium
    import bastide.gymnasium

    env = gymnasium.make("bastide/Match-v0", opponent="greedy")
    observation, info = env.reset(seed=7)
    terminated = truncated = False
    while not (terminated or truncated):
        action = env.np_random.choice(info["legal_actions"])
        observation, reward, terminated, truncated, info = env.step(action)
    print(info["seat"], info["final_scores"])

    envs = gymnasium.make_vec("bastide/Match-v0", num_envs=256, opponent="random", threads=2)

An observation is a dict of "tokens" or "planes", and "globals", from the agent's point of view. Actions are the action numbers
of `bastide.match`. `info` has:

- "seat": the agent's seat, counted from 0. It changes from game to game, and the seed decides the first.
- "action_mask": int8 (actions,), 1 for each legal action. `action_masks()` returns it for sb3-contrib.
- "legal_actions": the numbers of the legal actions, a list. Only in the single environment.
- "final_scores": int16 (players,), at the end of a game.

An illegal action ends the game at once with the reward -1. If all legal moves are outside the window, the game is truncated.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Literal, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bastide import match
from bastide._calls import with_known_names
from bastide._spaces import (
    RENDER_MODES,
    BotWord,
    ObservationWord,
    RenderWord,
    checked_observation,
    checked_render_mode,
    checked_settings,
    globals_space,
    number_of_actions,
    own_errors,
    picture,
    plane_space,
    token_space,
)

__all__ = ["MatchEnv", "MatchVectorEnv"]

Observation = dict[str, NDArray[Any]]
Opponent = BotWord | match.BotName | Callable[[match.Position], match.Move | str | SupportsIndex]
RewardWord = Literal["win", "points", "lead"]


def _space(observation: ObservationWord, radius: int) -> gymnasium.spaces.Space[Any]:
    shown = plane_space(radius) if checked_observation(observation) == "planes" else token_space()
    return gymnasium.spaces.Dict({observation: shown, "globals": globals_space()})


def _observed(position: match.Position | match.Game, observation: ObservationWord, radius: int, seat: int) -> Observation:
    shown: NDArray[Any]
    shown = position.planes(radius, player=seat) if observation == "planes" else position.tokens(player=seat)
    return {observation: shown, "globals": position.globals(player=seat)}


class MatchEnv(gymnasium.Env[Observation, int]):
    """A game against bots of one kind.

    `opponent` is the name of a bot, a callable that takes a Position and returns a move, or the command of a program. `simulations`
    is for bots that simulate.

    `reward` is "win" (at the end 1 for first place, 0 for a shared first place and -1 otherwise), "points" (the agent's points since
    its last action, which add up to its final score) or "lead" (the change of its lead over the best opponent, with final scoring).

    `reset` deals the next game. With a seed, the same games follow in the same seats. `options={"seat": 1}` chooses the seat of a
    game but not its deal, so two resets with the same seed play one deal from both seats.

    `settings` are those of the game. `radius`, 1 to 71, is that of the window of actions, `observation` is "tokens" or "planes", and
    `render_mode` is "human", "ansi", "svg" or None. Raises ValueError for another word and `bastide.Error` for a value out of range.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
    observation_space: gymnasium.spaces.Space[Observation]
    action_space: gymnasium.spaces.Space[Any]
    render_mode: str | None

    @with_known_names("MatchEnv")
    def __init__(
        self,
        *,
        opponent: Opponent = "random",
        simulations: int | None = None,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: ObservationWord = "tokens",
        reward: RewardWord = "win",
        render_mode: RenderWord | None = None,
    ) -> None:
        self._actions = number_of_actions(radius)
        self.action_space = gymnasium.spaces.Discrete(self._actions)
        self.observation_space = _space(observation, radius)
        self.render_mode = checked_render_mode(render_mode)
        self._settings = checked_settings(settings)
        self._opponent = match.BotName(opponent) if isinstance(opponent, str) else opponent
        self._budget: dict[str, Any] = {} if simulations is None else {"simulations": simulations}
        self._radius = radius
        self._observation = observation
        self._reward = reward
        self._check_options()
        self._seed: int | None = None
        self._game: match.Game | None = None
        self._is_over = True

    def _check_options(self) -> None:
        """Raises an error for options with which no game can begin."""
        bot: dict[str, Any] = {}
        if isinstance(self._opponent, str):
            is_program = "/" in self._opponent or " " in self._opponent
            bot = {} if is_program else {"opponent": self._opponent, **self._budget}
        elif not callable(self._opponent):
            raise TypeError(f"opponent: expected a bot's name or a callable, not {type(self._opponent).__name__}")
        with own_errors():
            match.VecMatch(1, settings=self._settings, radius=self._radius, observations=[], reward=self._reward, **bot)

    @property
    def game(self) -> match.Game:
        """The current game. Do not change it."""
        if self._game is None:
            raise ResetNeeded("there is no game yet: call reset first")
        return self._game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        wanted = self._wanted_seat(options or {})
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(1 << 62))
            self._first_seat = int(self.np_random.integers(self._settings.players))
            self._deal = -1
        self._begin(wanted)
        # In a narrow window the opponents' first moves can leave no legal action.
        while not self._legal:
            self._begin(wanted)
        return self._observe(), self._info()

    def _wanted_seat(self, options: dict[str, Any]) -> int | None:
        for name in options:
            if name != "seat":
                raise ValueError(f"options: expected seat, not {name!r}")
        seat = options.get("seat")
        if seat is not None and seat not in range(self._settings.players):
            raise ValueError(f"options: expected a seat from 0 to {self._settings.players - 1}, not {seat!r}")
        return seat if seat is None else int(seat)

    def _begin(self, wanted: int | None) -> None:
        self._deal += 1
        self._seat = (self._first_seat + self._deal) % self._settings.players if wanted is None else wanted
        self._game = match.Game(f"{self._seed}-{self._deal}", settings=self._settings)
        self._paid = 0.0
        self._replies = 0
        self._is_over = False
        self._let_opponents_play()

    def _let_opponents_play(self) -> None:
        game = self.game
        while not game.is_over and game.to_move != self._seat:
            seed = f"{self._seed}-{self._deal}-{self._replies}"
            game.apply(game.choose(self._opponent, seed=seed, **self._budget))
            self._replies += 1
        self._list_actions()

    def _list_actions(self) -> None:
        if self.game.is_over or self._is_over:
            self._mask = np.zeros(self._actions, np.int8)
            self._legal: list[int] = []
        else:
            self._mask = self.game.action_mask(self._radius)
            self._legal = self.game.legal_actions(self._radius).tolist()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        if self._is_over:
            raise ResetNeeded("the game is over: call reset first")
        if isinstance(action, bool | np.bool_) or not self.action_space.contains(action):
            raise InvalidAction(f"expected an action from 0 to {self._actions - 1}, not {action!r}")
        is_legal = bool(self._mask[action])
        if is_legal:
            game.apply(game.move(action, self._radius))
            self._let_opponents_play()
        terminated = game.is_over or not is_legal
        truncated = not terminated and not self._legal
        self._is_over = terminated or truncated
        reward = self._pay() if is_legal else -1.0
        if self._is_over:
            self._list_actions()
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, terminated, truncated, self._info()

    def _pay(self) -> float:
        if self._reward == "win":
            return self.game.returns()[self._seat] if self._is_over else 0.0
        paid, self._paid = self._paid, self._earned()
        return self._paid - paid

    def _earned(self) -> float:
        if self._reward == "points":
            return float((self.game.final_scores if self._is_over else self.game.scores)[self._seat])
        scores = list(self.game.final_scores)
        return float(scores.pop(self._seat) - max(scores))

    def _observe(self) -> Observation:
        return _observed(self.game, self._observation, self._radius, self._seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._seat, "action_mask": self._mask.copy(), "legal_actions": self._legal[:]}
        if self._is_over:
            info["final_scores"] = np.array(self.game.final_scores, np.int16)
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, for sb3-contrib."""
        if self._game is None:
            raise ResetNeeded("there is no game yet: call reset first")
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        return picture(self.game, self.render_mode)

    def __copy__(self) -> MatchEnv:
        return copy.deepcopy(self)  # a game that two environments shared would be played by both


class MatchVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """`num_envs` such games that step together, on this many `threads`. Bots are opponents by name only.

    A game that ends restarts in the same step (AutoresetMode.SAME_STEP): `infos["final_obs"]` has its last observation and
    `infos["final_info"]` its "seat" and "final_scores", with Gymnasium's masks "_final_obs" and "_final_info".

    With `copy=False` the observations and masks are the arrays of `matches`, the `bastide.match.VecMatch`, which the next step
    overwrites. The legal actions of game i are `matches.actions[matches.offsets[i]:matches.offsets[i + 1]]`.

    `opponent`, `simulations`, `settings`, `radius`, `observation` and `reward` are as in `MatchEnv`, and `render_mode` is "ansi",
    "svg" or None. Raises ValueError for another word and `bastide.Error` for a value out of range.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "autoreset_mode": AutoresetMode.SAME_STEP}
    num_envs: int
    render_mode: str | None
    observation_space: gymnasium.spaces.Space[Any]
    action_space: gymnasium.spaces.Space[Any]
    single_observation_space: gymnasium.spaces.Space[Any]
    single_action_space: gymnasium.spaces.Space[Any]
    matches: match.VecMatch

    @with_known_names("MatchVectorEnv")
    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: BotWord | match.BotName = "random",
        simulations: int | None = None,
        settings: match.Settings | None = None,
        radius: int = 15,
        observation: ObservationWord = "tokens",
        reward: RewardWord = "win",
        threads: int = 1,
        copy: bool = True,
        render_mode: Literal["ansi", "svg"] | None = None,
    ) -> None:
        self.num_envs = num_envs
        if not isinstance(opponent, str):
            raise TypeError(f"opponent: expected a bot's name, not {type(opponent).__name__}: one environment also takes callables")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: expected ansi or svg, not {render_mode!r}")
        self.render_mode = render_mode
        settings = checked_settings(settings)
        self.single_action_space = gymnasium.spaces.Discrete(number_of_actions(radius))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = _space(observation, radius)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._observation = observation
        self._radius = radius
        self._copies = copy
        self._is_reset = False
        with own_errors():
            self.matches = match.VecMatch(
                num_envs,
                threads=threads,
                settings=settings,
                radius=radius,
                observations=[observation, "globals"],
                masks=True,
                reward=reward,
                illegal="forfeit",
                opponent=match.BotName(opponent),
                simulations=simulations,
            )
        self._players = settings.players
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if options:
            raise ValueError(f"options: there are none, but {', '.join(map(repr, options))} were given")
        if seed is not None or not self._is_reset:
            deal = int(self.np_random.integers(self._players))  # decides the seats
            self.matches.reset(int(self.np_random.integers(1 << 62)), deal=deal)
        else:
            self.matches.reset(deal=1 + max(map(self.matches.episode, range(self.num_envs))))
        self._is_reset = True
        return self._observe(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self._is_reset:
            raise ResetNeeded("there are no games yet: call reset first")
        given, actions = actions, np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.shape != (self.num_envs,):
            shown = f"an array of {actions.dtype} with the shape {actions.shape}" if actions.ndim else repr(given)
            raise InvalidAction(f"expected an array of {self.num_envs} whole numbers, one for each game, not {shown}")
        outside = (actions < 0) | (actions >= self.matches.num_actions)
        if outside.any():
            first = np.flatnonzero(outside)[0]
            raise InvalidAction(
                f"game {first}: expected an action from 0 to {self.matches.num_actions - 1}, not {actions[first]}"
            )
        seats = self.matches.to_move.astype(np.int64)
        rewards, terminated, truncated = self.matches.step(actions)
        mine = rewards[np.arange(self.num_envs), seats].astype(np.float64)
        infos = self._infos()
        ended = terminated | truncated
        if ended.any():
            infos |= self._final(ended, seats)
        return self._observe(), mine, terminated.copy(), truncated.copy(), infos

    def _observe(self) -> Observation:
        matches = self.matches
        shown: NDArray[Any] = matches.planes if self._observation == "planes" else matches.tokens
        return {self._observation: self._given(shown), "globals": self._given(matches.globals)}

    def _infos(self) -> dict[str, Any]:
        return {
            "seat": self.matches.to_move.astype(np.int64),
            "_seat": self._all.copy(),
            "action_mask": self._given(self.matches.masks),
            "_action_mask": self._all.copy(),
        }

    def _final(self, ended: NDArray[np.bool_], seats: NDArray[np.int64]) -> dict[str, Any]:
        """The ends of games, as Gymnasium's vectors lay them out."""
        observations = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ended).tolist():
            position = self.matches.final_position(index)
            assert position is not None
            observations[index] = _observed(position, self._observation, self._radius, int(seats[index]))
        final_info = {
            "seat": np.where(ended, seats, 0),
            "_seat": ended.copy(),
            "final_scores": np.where(ended[:, None], self.matches.final_scores, np.int16(0)),
            "_final_scores": ended.copy(),
        }
        return {"final_obs": observations, "_final_obs": ended.copy(), "final_info": final_info, "_final_info": ended}

    def _given(self, values: NDArray[Any]) -> NDArray[Any]:
        return values.copy() if self._copies else values

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions, for sb3-contrib."""
        return self.matches.masks.astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode is None:
            return None
        games = map(self.matches.game, range(self.num_envs))
        return tuple(each.svg() if self.render_mode == "svg" else each.text() for each in games)


gymnasium.register(
    id="bastide/Match-v0", entry_point="bastide.gymnasium:MatchEnv", vector_entry_point="bastide.gymnasium:MatchVectorEnv"
)
