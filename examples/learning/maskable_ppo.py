"""Learn the match with MaskablePPO of sb3-contrib: python maskable_ppo.py --steps 200000

Regularly prints the share of games won, from both seats on the same deals, with its 95% interval."""

import argparse
from pathlib import Path

import bastide.gymnasium
import gymnasium
import numpy as np
import torch
from bastide import Error, match
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

RADIUS = 7  # squares from the start tile in each direction; games that leave the window are truncated
WIDTH = 24  # channels of the network
POINTS = 10  # scales rewards and scores to about 1
SCALES = torch.tensor([10 * POINTS] * 6 + [7] * 6 + [1] * 24 + [4] * 24 + [72, 6, 6, 72])  # of the globals

# The network is too small for more threads to help.
torch.set_num_threads(1)


class Board(BaseFeaturesExtractor):
    """Convolutions over the board. Its features are 36 numbers for each square, and then WIDTH numbers for the value.

    Actions are numbered square by square, with 4 rotations of 9 meeples for each, so the 36 numbers are the logits of the actions on
    a square. The network need not learn each square separately."""

    def __init__(self, space):
        planes, side, _ = space["planes"].shape
        super().__init__(space, 36 * side * side + WIDTH)
        self.look = nn.Conv2d(planes, WIDTH, 3, padding=1)
        self.know = nn.Linear(64, WIDTH)
        self.think = nn.Conv2d(WIDTH, WIDTH, 3, padding=1)
        self.act = nn.Conv2d(WIDTH, 36, 1)

    def forward(self, seen):
        known = self.know(seen["globals"] / SCALES)
        board = torch.relu(self.look(seen["planes"]) + known[:, :, None, None])
        board = torch.relu(board + self.think(board))
        logits = self.act(board).permute(0, 2, 3, 1).flatten(1)
        return torch.cat([logits, board.mean((2, 3))], dim=1)


class Split(nn.Module):
    """Gives the logits to the policy and the rest to the value, in place of the layers of Stable-Baselines3."""

    latent_dim_pi = 1  # for a layer that is replaced
    latent_dim_vf = WIDTH

    def forward(self, features):
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features):
        return features[:, :-WIDTH]

    def forward_critic(self, features):
        return features[:, -WIDTH:]


class BoardPolicy(MaskableMultiInputActorCriticPolicy):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, features_extractor_class=Board, **kwargs)

    def _build_mlp_extractor(self):
        self.mlp_extractor = Split()

    def _build(self, lr_schedule):
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def environment(opponent):
    env = gymnasium.make("bastide/Match-v0", opponent=opponent, radius=RADIUS, observation="planes", reward="lead")
    return TransformReward(env, lambda reward: reward / POINTS)


def player(model):
    """Returns a bot for `match.run`. Where all legal moves are outside the window, it plays the first."""

    def learned(position):
        mask = position.action_mask(RADIUS)
        if not mask.any():
            return position.legal_moves()[0]
        seen = {"planes": position.planes(RADIUS), "globals": position.globals()}
        action, _ = model.predict(seen, action_masks=mask, deterministic=True)
        return position.move(int(action), RADIUS)

    return learned


def duel(model, bot, pairs):
    """Returns the `match.BotResult` of the model over this many deals, each played twice with seats swapped."""
    return match.run([player(model), bot], games=pairs, pairs=True, seed="fresh").bots[0]


def report(model, bots, pairs):
    for bot in bots:
        result = duel(model, bot, pairs)
        low, high = result.interval
        print(f"{model.num_timesteps:7,} steps; against {bot}: wins {result.wins:.3f}, {low:.3f} to {high:.3f}; "
              f"ahead by {result.ahead:.1f}; {2 * pairs} games", flush=True)


class Reports(BaseCallback):
    """Reports regularly while the model learns."""

    def __init__(self, every, bots, pairs):
        super().__init__()
        self.every, self.bots, self.pairs = every, bots, pairs
        self.due = 0

    def _on_rollout_start(self):
        if self.num_timesteps >= self.due:
            report(self.model, self.bots, self.pairs)
            self.due += self.every

    def _on_step(self):
        return True


def learner(opponent, seed):
    envs = make_vec_env(lambda: environment(opponent), n_envs=8, seed=seed)
    return MaskablePPO(BoardPolicy, envs, learning_rate=1e-3, n_steps=256, batch_size=256, n_epochs=4, gamma=1.0, ent_coef=0.01, seed=seed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000, help="actions to learn from")
    parser.add_argument("--opponent", default="plain", help="the bot that it plays while it learns")
    parser.add_argument("--against", nargs="+", default=["random", "plain"], help="the bots that it is measured against")
    parser.add_argument("--pairs", type=int, default=200, help="deals of the last report, each played twice with seats swapped")
    parser.add_argument("--seed", type=int, default=1, help="the same steps for the same seed")
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"), help="where the model is saved")
    options = parser.parse_args()
    try:
        model = learner(options.opponent, options.seed)
    except Error as error:
        parser.error(str(error))
    model.learn(options.steps, Reports(options.steps // 10, options.against, pairs=50))
    model.save(options.out)
    report(model, options.against, options.pairs)


if __name__ == "__main__":
    main()
