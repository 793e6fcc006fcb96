"""The base game as a game of OpenSpiel: importing this module registers it.

    import pyspiel
    import bastide.openspiel

    state = pyspiel.load_game("bastide_match(players=2,radius=15)").new_initial_state()

The other parameters are those of `bastide.match.Settings`: meeples, small_city, farm and fields.

The chance player draws the tiles: an outcome is an index into `bastide.match.tiles()`. A tile that fits nowhere is drawn and set
aside. Actions are the action numbers of `bastide.match`. If all legal moves are outside the window, the tile is also set aside.

`observation_tensor(player)` is the view of that player, 640 numbers: the tokens row by row, and then the globals. A game of two
players is zero-sum. OpenSpiel cannot undo actions of games that are written in Python: clone the state before the action.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
import pyspiel

from bastide import match

__all__ = ["MatchGame", "MatchState"]

_NAMES = tuple(tile["name"] for tile in match.tiles())
_TOKENS = 72 * 8
_GLOBALS = 64
_SETTINGS: dict[str, Any] = {"players": 2, "meeples": 7, "small_city": 4, "farm": 3, "fields": True}


def _type(players: int | None) -> pyspiel.GameType:
    """The type of the game for this many players, or before their number is known."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="bastide_match",
        long_name="Bastide's base game with 72 tiles",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**_SETTINGS, "radius": 15},
    )


class MatchGame(pyspiel.Game):
    """The game for 2 to 6 players, with actions in a window of a radius."""

    radius: int
    settings: match.Settings

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.radius = int(params.get("radius", 15))
        self.settings = match.Settings(**{name: params.get(name, default) for name, default in _SETTINGS.items()})
        match.Position(self.settings).legal_actions(self.radius)  # checks the radius
        players = self.settings.players
        info = pyspiel.GameInfo(
            num_distinct_actions=36 * (2 * self.radius + 1) ** 2,
            max_chance_outcomes=len(_NAMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=71,
        )
        super().__init__(_type(players), info, params)

    def new_initial_state(self) -> MatchState:
        return MatchState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 71

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MatchObserver:
        return MatchObserver(params)


class _Course:
    """A position and the actions that led there, which copying and pickling use."""

    def __init__(self, settings: match.Settings, radius: int, actions: tuple[int, ...] = ()) -> None:
        self.settings = settings
        self.radius = radius
        self.actions: tuple[int, ...] = ()
        self.position = match.Position(settings)
        for action in actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        if self.position.hand is None:
            self.position = self.position.draw(_NAMES[action])
            if len(self.position.legal_actions(self.radius)) == 0:
                self.position = self.position.set_aside()
        else:
            self.position = self.position.after(self.position.move(action, self.radius))
        self.actions += (action,)

    def __deepcopy__(self, memo: Any) -> _Course:
        other = object.__new__(_Course)
        other.__dict__.update(self.__dict__)  # positions never change
        return other

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return _Course, (self.settings, self.radius, self.actions)


class MatchState(pyspiel.State):
    """A position with a tile in hand, or before a draw."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._course = _Course(game.settings, game.radius)

    @property
    def position(self) -> match.Position:
        return self._course.position

    def current_player(self) -> int:
        if self.position.hand is not None:
            return self.position.to_move
        return pyspiel.PlayerId.CHANCE if any(self.position.left.values()) else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(_NAMES.index(tile), share) for tile, share in self.position.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions(self._course.radius).tolist())

    def _apply_action(self, action: int) -> None:
        self._course.apply(action)

    def undo_action(self, player: int, action: int) -> NoReturn:
        """OpenSpiel keeps the history of a Python game itself, and Python cannot shorten it."""
        raise NotImplementedError("bastide_match cannot undo actions: clone the state before the action")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {_NAMES[action]}"
        return str(self.position.move(action, self._course.radius))

    def returns(self) -> list[float]:
        return list(self.position.returns()) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        at = self.position
        return f"{at.text()}hand {at.hand}, player {at.to_move}, points {at.scores}, meeples {at.supplies}"


class MatchObserver:
    """Tokens and globals as one tensor, from the point of view of a player. Everything is public."""

    tensor: np.ndarray[Any, np.dtype[np.float32]]
    dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]]

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: there are none, but {params} were given")
        self.tensor = np.zeros(_TOKENS + _GLOBALS, np.float32)
        self.dict = {"tokens": self.tensor[:_TOKENS].reshape(72, 8), "globals": self.tensor[_TOKENS:]}

    def set_from(self, state: MatchState, player: int) -> None:
        self.dict["tokens"][:] = state.position.tokens(player=player)
        self.dict["globals"][:] = state.position.globals(player=player)

    def string_from(self, state: MatchState, player: int) -> str:
        return str(state)


pyspiel.register_game(_type(None), MatchGame)
