"""How many turns of a match a second Python sees, on one core, beside what others step through: the best of several runs.

The signature sums up the final scores of what was played: a faster engine must leave it unchanged.
"""

import time
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

import numpy as np

from bastide import match
from bastide.pettingzoo import env, raw_env

N = 256
STEPS = 2_000
RUNS = 3


def best(run: Callable[[], int]) -> float:
    """Turns a second."""
    speeds = []
    for _ in range(RUNS):
        start = time.perf_counter()
        turns = run()
        speeds.append(turns / (time.perf_counter() - start))
    return max(speeds)


def batch(observations: list[str], threads: int = 1) -> tuple[float, int]:
    """Random play of many matches, and the sum of their final scores."""
    signature = 0

    def run() -> int:
        nonlocal signature
        signature = 0
        matches = match.VecMatch(N, 1, threads, observations=observations)
        chance = np.random.Generator(np.random.PCG64(1))
        for _ in range(STEPS):
            first = matches.offsets[:-1]
            chosen = first + (chance.random(N) * np.diff(matches.offsets)).astype(np.int64)
            _, ended, _ = matches.step(matches.actions[chosen])
            if ended.any():
                signature += int(matches.final_scores[ended].sum())
        return N * STEPS

    return best(run), signature


def games() -> int:
    turns = 0
    for seed in range(20):
        game = match.Game(seed)
        while not game.is_over:
            actions = game.legal_actions()
            game.apply(actions[turns % len(actions)])
            turns += 1
    return turns


def pettingzoo_loop(create: Callable[[], Any], choose: Callable[[Any, str, Any, Any], int]) -> int:
    turns = 0
    played = create()
    for seed in range(20):
        played.reset(seed=seed)
        for agent in played.agent_iter():
            observation, _, terminated, truncated, info = played.last()
            played.step(None if terminated or truncated else choose(played, agent, observation, info))
            turns += 1
    return turns


def sampled(played: Any, agent: str, observation: Any, info: Any) -> int:
    return played.action_space(agent).sample(observation["action_mask"])


def listed(played: Any, agent: str, observation: Any, info: Any) -> int:
    return info["legal_actions"][0]


def connect_four() -> int:
    from pettingzoo.classic import connect_four_v3

    return pettingzoo_loop(connect_four_v3.env, sampled)


def chess_moves() -> int:
    import chess

    turns = 0
    for _ in range(20):
        board = chess.Board()
        for _ in range(70):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[turns % len(moves)])
            turns += 1
    return turns


def wingedsheep() -> int:
    # The parts of its CarcassonneGame, which itself opens a window.
    from wingedsheep.carcassonne.carcassonne_game_state import CarcassonneGameState
    from wingedsheep.carcassonne.objects.actions.pass_action import PassAction
    from wingedsheep.carcassonne.tile_sets.supplementary_rules import SupplementaryRule
    from wingedsheep.carcassonne.tile_sets.tile_sets import TileSet
    from wingedsheep.carcassonne.utils.action_util import ActionUtil
    from wingedsheep.carcassonne.utils.state_updater import StateUpdater

    state = CarcassonneGameState(
        players=2, tile_sets=[TileSet.BASE], supplementary_rules=[SupplementaryRule.FARMERS]
    )
    turns = 0
    with redirect_stdout(None):  # it tells of every feature that is completed
        while not state.is_terminated() and turns < 30:
            actions = ActionUtil.get_possible_actions(state)
            state = StateUpdater.apply_action(game_state=state, action=actions[turns % len(actions)])
            # No meeples, the quicker way: with a NumPy of today it cannot score those.
            ActionUtil.get_possible_actions(state)
            state = StateUpdater.apply_action(game_state=state, action=PassAction())
            turns += 1
    return turns


def peer(what: str, run: Callable[[], int]) -> tuple[str, float] | None:
    try:
        return what, best(run)
    except ImportError:
        return None


def main() -> None:
    peers = {
        "chess": peer("python-chess: list and push", chess_moves),
        "wingedsheep": peer("wingedsheep/carcassonne", wingedsheep),
        "connect four": peer("connect_four_v3, sampled from the mask", connect_four),
    }

    def row(what: str, speed: float, beside: str) -> None:
        other = peers[beside]
        comparison = f"{other[0]}\t{other[1]:.4g}\t{speed / other[1]:.2f}" if other else "(not installed)\t\t"
        print(f"= {what}\t{speed:.4g}\tturns/s\t{comparison}")

    for observations in ([], ["tokens", "globals"], ["tokens", "globals", "planes"]):
        speed, signature = batch(observations)
        what = "VecMatch: " + (", ".join(observations) or "legal actions")
        print(f"{what:<44} {speed:>10.0f} turns/s   signature {signature}")
        row(what, speed, "wingedsheep")
        if not observations:
            both, same = batch(observations, threads=2)
            print(f"{what + ', two threads':<44} {both:>10.0f} turns/s   signature {same}")
            print(f"= the same, two threads\t{both:.4g}\tturns/s\tone thread\t{speed:.4g}\t{both / speed:.2f}")
    row("Game: list and apply", best(games), "chess")
    row("PettingZoo: env, sampled from the mask", best(lambda: pettingzoo_loop(env, sampled)), "connect four")
    row("PettingZoo: raw_env, from the list", best(lambda: pettingzoo_loop(raw_env, listed)), "connect four")


main()
