"""Matches that a net plays against itself, and what it should have thought of them.

Every turn it values the table after each legal action and takes the best, with some noise so that it hears about others,
too. Once a match is over, the target of each afterstate is a mix, TD(lambda), of how the match ended and what the net
thought of the afterstates between: ends alone are right but noisy; thoughts alone are steady but wrong at first.
"""

import numpy as np
import torch
from bastide import match

from value import seen

NOISE = 1.0  # points: actions less than this behind the best are often taken
LAMBDA = 0.9


class SelfPlay:
    def __init__(self, net, seed, tables=64):
        self.net = net
        self.tables = match.VecMatch(tables, seed, observations=[])
        self.turns = [[] for _ in range(tables)]  # of the match under way: (meeples, rest, value) of each afterstate
        self.chance = np.random.default_rng(seed)
        self.matches = 0

    def samples(self, matches):
        """Plays until so many more matches have ended; gives their afterstates and targets: (meeples, rest, targets)."""
        ended = []
        enough = self.matches + matches
        while self.matches < enough:
            ended += self.turn()
        meeples, rest, targets = zip(*ended)
        return torch.stack(meeples), torch.stack(rest), torch.tensor(targets)

    def turn(self):
        """One turn at every table; gives the samples of the matches that it ends."""
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
    """What the net sees after each legal action at each table, and its values."""
    meeples, rest = seen(*tables.afterstates())
    return meeples, rest, net(meeples, rest).numpy()


def best(tables, values):
    """Of each table, the place of its action with the highest value."""
    return np.array([first + values[first:end].argmax() for first, end in zip(tables.offsets, tables.offsets[1:])])


def with_targets(turns, lead):
    """Samples of a match at whose end the last to move was so far ahead. One player's lead is the other's lag."""
    samples = []
    target = lead
    for meeples, rest, value in reversed(turns):
        samples.append((meeples, rest, target))
        target = -(LAMBDA * target + (1 - LAMBDA) * value)
    return samples
