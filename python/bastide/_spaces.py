"""Observations, their spaces and pictures, which the environments share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bastide import match

__all__: list[str] = []

ObservationWord = Literal["tokens", "planes"]
RenderWord = Literal["human", "ansi", "svg"]
BotWord = Literal[
    "random", "easy", "casual", "rollouts", "plain", "star25", "uct", "medium", "greedy", "skilled", "hard", "master"
]

TOKENS = (72, 8)
PLANES = 54
GLOBALS = 64
RENDER_MODES = ["human", "ansi", "svg"]

_MOST_POINTS = 10_000
# A token is a type, x, y, a rotation, an owner, a segment, points and open edges.
_TOKEN_LOW = np.array([0, -71, -71, 0, 0, 0, 0, 0], np.int16)
_TOKEN_HIGH = np.array([24, 71, 71, 3, 6, 9, _MOST_POINTS, 1_000], np.int16)
# The globals are scores, meeples, the tile in hand, remaining tiles of each type and in total, players, a seat and tiles.
_GLOBALS_HIGH = np.repeat(np.array([_MOST_POINTS, 72, 6, 15, 84, 6, 5, 84], np.float32), [6, 6, 24, 24, 1, 1, 1, 1])


@contextmanager
def own_errors() -> Iterator[None]:
    """Raises the TypeErrors of the package's functions without the signature, which is not the caller's function's."""
    try:
        yield
    except TypeError as error:
        raise TypeError(str(error).partition("\n")[0]) from None


def number_of_actions(radius: int) -> int:
    with own_errors():
        match.Position().legal_actions(radius)  # raises an Error for a wrong radius
    return 36 * (2 * radius + 1) ** 2


def checked_settings(settings: match.Settings | None) -> match.Settings:
    if settings is None:
        return match.Settings()
    if not isinstance(settings, match.Settings):
        raise TypeError(f"settings: expected match.Settings(players=…), not {type(settings).__name__}")
    return settings


def checked_observation(observation: ObservationWord) -> ObservationWord:
    if observation not in ("tokens", "planes"):
        raise ValueError(f"observation: expected tokens or planes, not {observation!r}")
    return observation


def checked_render_mode(mode: RenderWord | None) -> RenderWord | None:
    if mode is not None and mode not in RENDER_MODES:
        # `make_vec_env` of stable-baselines3 asks for rgb_array, and does without it only after a TypeError.
        kind = TypeError if mode == "rgb_array" else ValueError
        raise kind(f"render_mode: expected human, ansi or svg, not {mode!r}")
    return mode


def token_space() -> spaces.Box:
    return spaces.Box(np.tile(_TOKEN_LOW, (72, 1)), np.tile(_TOKEN_HIGH, (72, 1)), TOKENS, np.int16)


def globals_space() -> spaces.Box:
    return spaces.Box(np.zeros(GLOBALS, np.float32), _GLOBALS_HIGH, (GLOBALS,), np.float32)


def plane_space(radius: int) -> spaces.Box:
    side = 2 * radius + 1
    high = np.ones((PLANES, side, side), np.uint8)
    high[36:49] = 5  # the opponents' meeples
    return spaces.Box(np.zeros_like(high), high, high.shape, np.uint8)


def vector_space() -> spaces.Box:
    """The space of `vector`."""
    low = np.concatenate([np.tile(_TOKEN_LOW, 72), np.zeros(GLOBALS)], dtype=np.float32)
    high = np.concatenate([np.tile(_TOKEN_HIGH, 72), _GLOBALS_HIGH], dtype=np.float32)
    return spaces.Box(low, high, low.shape, np.float32)


def vector(position: match.Position | match.Game, player: int) -> NDArray[np.float32]:
    """The tokens, row by row, and then the globals: float32 (640,)."""
    numbers: NDArray[np.float32] = np.concatenate(
        (position.tokens(player=player).ravel(), position.globals(player=player)), dtype=np.float32
    )
    return numbers


def picture(position: match.Position | match.Game, mode: str | None) -> str | None:
    """The board as SVG or text, or printed."""
    if mode == "svg":
        return position.svg()
    if mode == "ansi":
        return position.text()
    if mode == "human":
        print(position.text())
    return None
