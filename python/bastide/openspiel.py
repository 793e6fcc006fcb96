"""The base game as a game of OpenSpiel: importing this module registers it.

    import pyspiel
    import bastide.openspiel

    state = pyspiel.load_game("bastide_match(players=2,radius=15)").new_initial_state()

The other parameters are those of `bastide.match.Settings`: meeples, small_city, farm, fields, unplaceable and start.

The chance player draws the tiles: an outcome is an index into `bastide.match.tiles()`. A tile that fits nowhere is drawn and set
aside, or with `unplaceable=bottom` drawn again after all other tiles, in the order in which these tiles were drawn. With
`start=shuffled`, the first draw is the tile that starts the board. Actions are the action numbers of `bastide.match`. A tile
whose legal moves are all outside the window counts as a tile that fits nowhere.

`observation_tensor(player)` is the view of that player, 640 numbers: the tokens row by row, and then the globals. A game of two
players is zero-sum. OpenSpiel cannot undo actions of games that are written in Python: clone the state before the action.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
import pyspiel

from bastide import Error, match

__all__ = ["MatchGame", "MatchState"]

_NAMES = tuple(tile["name"] for tile in match.tiles())
_TOKENS = 72 * 8
_GLOBALS = 64
_BOX = {tile["name"]: tile["count"] for tile in match.tiles()}
_SETTINGS: dict[str, Any] = {
    "players": 2,
    "meeples": 7,
    "small_city": 4,
    "farm": 3,
    "fields": True,
    "unplaceable": "redraw",
    "start": "fixed",
}


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
    """The game for 2 to 6 players, with actions in a window of a radius.

    `params` are the parameters by name. Raises `bastide.Error` for a value out of range.
    """

    radius: int
    settings: match.Settings

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.radius = int(params.get("radius", 15))
        self.settings = match.Settings(**{name: params.get(name, default) for name, default in _SETTINGS.items()})
        match.Position().legal_actions(self.radius)  # checks the radius
        players = self.settings.players
        if players < 2:  # a return says who won
            raise Error(f"players: expected a whole number from 2 to 6, not {players}")
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
        # With the other rule, each of the remaining tiles may be drawn in every turn.
        return 72 if self.settings.unplaceable == "redraw" else 72 * 73 // 2

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MatchObserver:
        """The observer of tokens and globals. Both arguments are OpenSpiel's. Raises ValueError for `params`."""
        return MatchObserver(params)


class _Course:
    """A position and the actions that led there, which copying and pickling use."""

    def __init__(self, settings: match.Settings, radius: int, actions: tuple[int, ...] = ()) -> None:
        self.settings = settings
        self.radius = radius
        self.actions: tuple[int, ...] = ()
        self.under_the_deck: tuple[str, ...] = ()
        self.position: match.Position | None = match.Position(settings) if settings.start == "fixed" else None
        for action in actions:
            self.apply(action)

    def chance_outcomes(self) -> list[tuple[str, float]]:
        if self.position is None:
            return _shares(_BOX)
        if not self.under_the_deck:
            return list(self.position.chance_outcomes())
        return _shares(self._in_the_deck(self.position) or {self.under_the_deck[0]: 1})

    def _in_the_deck(self, position: match.Position) -> dict[str, int]:
        """The numbers of the tiles that come before those under the deck."""
        counts = {tile: count - self.under_the_deck.count(tile) for tile, count in position.left.items()}
        return {tile: count for tile, count in counts.items() if count > 0}

    def is_over(self) -> bool:
        at = self.position
        if at is None or at.hand is not None:
            return False
        if self.settings.unplaceable == "bottom":
            return not any(self._has_place(at.draw(tile)) for tile, count in at.left.items() if count > 0)
        return not any(at.left.values())

    def _has_place(self, position: match.Position) -> bool:
        return len(position.legal_actions(self.radius)) > 0

    def apply(self, action: int) -> None:
        if self.position is None:
            self.position = match.Position(self.settings, _tile(action))
        elif self.position.hand is None:
            self._draw(self.position, _tile(action))
        else:
            self.position = self.position.after(self.position.move(action, self.radius))
        self.actions += (action,)

    def _draw(self, position: match.Position, tile: str) -> None:
        if self.under_the_deck and not self._in_the_deck(position):
            self.under_the_deck = self.under_the_deck[1:]
        drawn = position.draw(tile)
        if self._has_place(drawn):
            self.position = drawn
        elif self.settings.unplaceable == "bottom":
            self.under_the_deck += (tile,)
        else:
            self.position = drawn.set_aside()

    def __deepcopy__(self, memo: Any) -> _Course:
        other = object.__new__(_Course)
        other.__dict__.update(self.__dict__)  # positions never change
        return other

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return _Course, (self.settings, self.radius, self.actions)


def _tile(action: int) -> str:
    """The tile of an action of the chance player."""
    if not 0 <= action < len(_NAMES):
        raise ValueError(f"action: expected the index of a tile in bastide.match.tiles(), from 0 to {len(_NAMES) - 1}, not {action}")
    return _NAMES[action]


def _shares(counts: dict[str, int]) -> list[tuple[str, float]]:
    total = sum(counts.values())
    return [(tile, count / total) for tile, count in counts.items()]


class MatchState(pyspiel.State):
    """A position with a tile in hand, or before a draw. `game.new_initial_state()` creates one."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._course = _Course(game.settings, game.radius)

    @property
    def position(self) -> match.Position:
        """The position. With `start=shuffled` there is none before the first draw, and a ValueError is raised."""
        if self._course.position is None:
            raise ValueError("there is no position before the first tile is drawn")
        return self._course.position

    def current_player(self) -> int:
        at = self._course.position
        if at is not None and at.hand is not None:
            return at.to_move
        return pyspiel.PlayerId.TERMINAL if self._course.is_over() else pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(_NAMES.index(tile), share) for tile, share in self._course.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions(self._course.radius).tolist())

    def _apply_action(self, action: int) -> None:
        self._course.apply(action)

    def undo_action(self, player: int, action: int) -> NoReturn:
        """OpenSpiel keeps the history of a Python game itself, and Python cannot shorten it."""
        raise NotImplementedError("bastide_match cannot undo actions: clone the state before the action")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {_tile(action)}"
        return str(self.position.move(action, self._course.radius))

    def returns(self) -> list[float]:
        return list(self.position.returns()) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        at = self._course.position
        if at is None:
            return "empty board"
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
        at = state._course.position
        if at is not None:
            self.dict["tokens"][:] = at.tokens(player=player)
            self.dict["globals"][:] = at.globals(player=player)
            return
        start = match.Position(state._course.settings.__replace__(start="fixed"))
        self.tensor[:] = 0
        self.dict["globals"][:] = start.globals(player=player)
        self.dict["globals"][[36 + _NAMES.index("RCr"), 60]] += 1  # the start tile is in the deck
        self.dict["globals"][63] = 0

    def string_from(self, state: MatchState, player: int) -> str:
        return str(state)


pyspiel.register_game(_type(None), MatchGame)
