"""Plays matches of a net against itself and computes the values that it should have predicted.

Every turn, the net evaluates the table after each legal action and takes the best, with some noise so that it also explores
others. After a match, the target of each afterstate is a mix, TD(lambda), of the result and the predictions for later
afterstates: results are unbiased but noisy, predictions are stable but wrong at first.
"""

import numpy as np
import torch
from bastide import match

from value import seen

NOISE = 1.0  # points: actions worse than the best by less than this are often taken
LAMBDA = 0.9


class SelfPlay:
    def __init__(self, net, seed, tables=64):
        self.net = net
        self.tables = match.VecMatch(tables, seed, observations=[])
        self.turns = [[] for _ in range(tables)]  # (meeples, rest, value) of each afterstate of the current match
        self.chance = np.random.default_rng(seed)
        self.matches = 0

    def samples(self, matches):
        """Plays until this many more matches have ended. Returns their afterstates and targets: (meeples, rest, targets)."""
        ended = []
        enough = self.matches + matches
        while self.matches < enough:
            ended += self.turn()
        meeples, rest, targets = zip(*ended)
        return torch.stack(meeples), torch.stack(rest), torch.tensor(targets)

    def turn(self):
        """Plays one turn at every table and returns the samples of the matches that end."""
        tables = self.tables
        meeples, rest, values = valued(self.net, tables)
        chosen = best(tables, values + NOISE * self.chance.gumbel(size=len(values)))
        mover = tables.to_move.copy()
        _, terminated, truncated = tables.step(tables.actions[chosen])
        samples = []
        for i, choice in enumerate(chosen):
            self.turns[i].append((meeples[choice], rest[choice], float(values[choice])))
            if terminated[i] or truncated[i]:
                scores = tables.final_scores[i]
                samples += with_targets(self.turns[i], float(scores[mover[i]] - scores[1 - mover[i]]))
                self.turns[i] = []
                self.matches += 1
        return samples


@torch.no_grad()
def valued(net, tables):
    """Returns the input of the net after each legal action at each table, and its values."""
    meeples, rest = seen(*tables.afterstates())
    return meeples, rest, net(meeples, rest).numpy()


def best(tables, values):
    """Returns the index of the action with the highest value at each table."""
    return np.array([first + values[first:end].argmax() for first, end in zip(tables.offsets, tables.offsets[1:])])


def with_targets(turns, lead):
    """Returns the samples of a match from the final lead of the last player to move. The other player's lead is its negative."""
    samples = []
    target = lead
    for meeples, rest, value in reversed(turns):
        samples.append((meeples, rest, target))
        target = -(LAMBDA * target + (1 - LAMBDA) * value)
    return samples
