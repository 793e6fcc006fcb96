"""What the net sees of an afterstate, and what it makes of it.

An afterstate is the table after a turn, before the next tile is drawn. Its value is how many points whoever has just moved
will be ahead when the match ends. Most of that hangs on the meeples: what each would pay now, by how many edges its feature
is still open, how many tiles are left to close them. So the net looks at each meeple alone, adds up what it makes of those
of either player, and judges the two sums together with the points and the tiles left. It is told no rule.
"""

import math

import numpy as np
import torch
from torch import nn

MEEPLES = 14  # on the table at most, of two players
SIZES = (25 * 9, 10, 72, 100)  # a meeple: its tile's type and the piece, open edges, tiles left, what it would pay
OWNER = math.prod(SIZES)  # and, times this, 1 for the player to move or 2 for the other
REST = [0, 1, 6, 7, *range(36, 61)]  # of the globals: points, meeples in supply, tiles left by type and in all
SCALE = torch.tensor([10.0, 10.0, *[4.0] * 26, 40.0])
POINTS = 10  # nets learn numbers of about 1 best

# For nets this small more threads cost more than they give, and would add up in an order that depends on chance.
torch.set_num_threads(1)


def seen(tokens, table):
    """Of tokens (n, 72, 8) and globals (n, 64): the meeples, int64 (n, 14), and the rest, float32 (n, 29).

    A meeple is one number, made of all there is to know about it; 0 is none."""
    row, tile = np.nonzero(tokens[:, :, 4])
    place = np.arange(len(row)) - np.searchsorted(row, row)
    kind, _, _, _, owner, piece, pays, open_edges = tokens[row, tile].T.astype(np.int64)
    meeple = (9 * kind + piece - 1, open_edges, table[row, 60].astype(np.int64), pays)
    meeples = np.zeros((len(tokens), MEEPLES), np.int64)
    meeples[row, place] = owner * OWNER + np.ravel_multi_index(meeple, SIZES, mode="clip")
    return torch.from_numpy(meeples), torch.from_numpy(table[:, REST]) / SCALE


class Value(nn.Module):
    def __init__(self, width=48):
        super().__init__()
        self.width = width
        self.piece = nn.Embedding(SIZES[0], width)
        self.open_edges = nn.Embedding(SIZES[1], width)
        self.numbers = nn.Linear(2, width)
        self.meeple = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.head = nn.Sequential(nn.Linear(2 * width + len(REST), 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, meeples, rest):
        row, place = torch.nonzero(meeples, as_tuple=True)
        number = meeples[row, place]
        # The afterstates of a position have most of their meeples in common: each is looked at once.
        kinds, which = torch.unique(number % OWNER, return_inverse=True)
        seats = 2 * row + number // OWNER - 1
        sums = rest.new_zeros(2 * len(rest), self.width).index_add(0, seats, self.look(kinds)[which])
        return POINTS * self.head(torch.cat([sums.view(len(rest), -1), rest], dim=1)).squeeze(1)

    def look(self, kinds):
        piece, open_edges, left, pays = map(torch.from_numpy, np.unravel_index(kinds.numpy(), SIZES))
        numbers = torch.stack([left / 40, pays / POINTS], dim=1)
        return self.meeple(self.piece(piece) + self.open_edges(open_edges) + self.numbers(numbers))
