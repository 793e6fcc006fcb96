"""The observations of the environments, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from bastide import match

PLANES = 54
GLOBALS = 64


def observation_space(observation: str, radius: int) -> spaces.Dict:
    """Tokens or planes with the globals, and the mask of legal actions."""
    side = 2 * radius + 1
    shown: dict[str, spaces.Space[Any]] = {
        "tokens": spaces.Box(-128, 10_000, (72, 8), np.int16),
        "planes": spaces.Box(0, 5, (PLANES, side, side), np.uint8),
    }
    if observation not in shown:
        raise ValueError(f"observation: expected tokens or planes, not {observation!r}")
    return spaces.Dict(
        {
            observation: shown[observation],
            "globals": spaces.Box(0, 10_000, (GLOBALS,), np.float32),
            "action_mask": spaces.Box(0, 1, (36 * side * side,), np.int8),
        }
    )


def observed(game: match.Game, observation: str, radius: int, may_move: bool) -> dict[str, np.ndarray[Any, Any]]:
    """The observation of a game from the point of view of the player to move. Other players have no legal actions."""
    mask = game.action_mask(radius) if may_move else np.zeros(36 * (2 * radius + 1) ** 2, np.int8)
    return {
        observation: game.planes(radius) if observation == "planes" else game.tokens(),
        "globals": game.globals(),
        "action_mask": mask,
    }
