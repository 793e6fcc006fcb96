"""The input of the net, and the net, which values an afterstate.

An afterstate is the table after a turn, before the next tile is drawn. Its value is the expected final lead, in points, of
the player who has just moved. It mostly depends on the meeples: how many points each would score now, how many edges of its
feature are open, and how many tiles are left to close them. The net evaluates each meeple separately, adds up the results
for each player, and combines the two sums with the points and the remaining tiles. It knows no rules.
"""

import math

import numpy as np
import torch
from torch import nn

MEEPLES = 14  # the most on the table, for two players
SIZES = (25 * 9, 10, 72, 100)  # of a meeple: its tile's type and piece, open edges, remaining tiles, points it would score
OWNER = math.prod(SIZES)  # multiplied by 1 for the player to move or 2 for the other
REST = [0, 1, 6, 7, *range(36, 61)]  # indices of globals: points, meeples in supply, remaining tiles by type and in total
SCALE = torch.tensor([10.0, 10.0, *[4.0] * 26, 40.0])
POINTS = 10  # scales values to about 1, which nets learn best

# For nets this small, more threads are slower, and would add numbers in an unpredictable order.
torch.set_num_threads(1)


def seen(tokens, table):
    """Converts tokens (n, 72, 8) and globals (n, 64) to meeples, int64 (n, 14), and the rest, float32 (n, 29).

    A meeple is one number that encodes all its properties. 0 means no meeple."""
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
        # The afterstates of a position share most of their meeples, so each is evaluated once.
        kinds, which = torch.unique(number % OWNER, return_inverse=True)
        seats = 2 * row + number // OWNER - 1
        sums = rest.new_zeros(2 * len(rest), self.width).index_add(0, seats, self.look(kinds)[which])
        return POINTS * self.head(torch.cat([sums.view(len(rest), -1), rest], dim=1)).squeeze(1)

    def look(self, kinds):
        piece, open_edges, left, pays = map(torch.from_numpy, np.unravel_index(kinds.numpy(), SIZES))
        numbers = torch.stack([left / 40, pays / POINTS], dim=1)
        return self.meeple(self.piece(piece) + self.open_edges(open_edges) + self.numbers(numbers))
